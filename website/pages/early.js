// Pyodide for JupyterLite's kernels. One may have begun before JupyterLab was there (kernel.js):
// whoever asks first gets it. The kernel takes this module for Pyodide itself.
import { loadPyodide as load } from "./pyodide.js";

const PACKAGES = "@PACKAGES@";
const WARM = "@WARM@";
const indexURL = new URL(".", import.meta.url).href;

let begun = null;

async function python(game) {
  const made = await load({ indexURL, packages: PACKAGES });
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
  if (!made) return load(options);
  made.setStdout({ batched: options.stdout });
  made.setStderr({ batched: options.stderr });
  return made;
}
