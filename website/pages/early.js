// Pyodide for JupyterLite's kernels. One may have begun before JupyterLab was there (kernel.js):
// whoever asks first gets it. The kernel takes this module for Pyodide itself.
import { loadPyodide as load } from "./pyodide.js";
import { opened, unpack } from "./unpack.js";

const WARM = "@WARM@";
const indexURL = new URL(".", import.meta.url).href;

let begun = null;

async function fetched(name) {
  const answer = await fetch(new URL(name, indexURL));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return opened(answer);
}

// Python with all of its packages.
async function whole(options) {
  const packages = fetched("packages.bin");
  const [made, pack] = await Promise.all([load({ ...options, indexURL, packages: [] }), packages]);
  unpack(made.FS, pack);
  made.runPython("import importlib; importlib.invalidate_caches(); del importlib");
  return made;
}

async function python(game) {
  const made = await whole({});
  const globals = made.toPy({ game });
  made.runPython(WARM, { globals });
  globals.destroy();
  return made;
}

export function begin(game) {
  begun = python(game);
  begun.catch(() => {}); // told when it is asked for
}

export async function loadPyodide(options) {
  const early = begun;
  begun = null;
  const made = await early?.catch((error) => console.warn(`Python is begun anew: ${error.message}`));
  if (!made) return whole(options);
  made.setStdout({ batched: options.stdout });
  made.setStderr({ batched: options.stderr });
  return made;
}
