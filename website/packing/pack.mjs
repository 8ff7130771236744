// node pack.mjs CORE WHEELS PACKED: makes wheels and Python's own library smaller and quicker to
// import. It runs in Pyodide itself, so that the byte code is just what Pyodide reads.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { argv, exit } from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const [core, wheels, packed] = argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${core}/pyodide.mjs`).href);
const here = dirname(fileURLToPath(import.meta.url));

async function run(script, names = "[]") {
  const python = await loadPyodide({ indexURL: `${core}/` });
  for (const [name, path] of Object.entries({ core, wheels, packed })) {
    python.FS.mkdirTree(`/${name}`);
    python.mountNodeFS(`/${name}`, path);
  }
  python.globals.set("names", names);
  return python.runPythonAsync(readFileSync(`${here}/${script}.py`, "utf8"));
}

try {
  await run("pack", await run("needed"));
} catch (error) {
  // By itself Node would quote Pyodide's longest line.
  console.error(String(error.message).slice(0, 3000));
  exit(1);
}
