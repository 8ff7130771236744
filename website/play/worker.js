// Python in a worker of its own, so that the page stays alive while it thinks.

import { FILES, LOCK, PYODIDE, SIZE } from "./files.js";
import { opened, unpack } from "../static/pyodide/unpack.js";

const here = (path) => new URL(path, import.meta.url).href;
const tell = (kind, more = {}) => postMessage({ kind, ...more });

class Unfetched extends Error {}
let lack = null; // the first file that did not come: Pyodide tells of it in words of its own

// All that is needed is asked for at once, and counted as it comes: in a copy, as a browser that is
// given the WebAssembly just as it came keeps what it makes of it for the next time.
let come = 0;
async function count({ body }) {
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    come += part.value.byteLength;
    tell("fetched", { part: Math.min(come / SIZE, 1) });
  }
}
async function fetched(url) {
  const name = url.split("/").at(-1);
  const answer = await ask(url).catch(() => null);
  if (!answer?.ok) {
    lack ??= new Unfetched(answer ? `${name}: ${answer.status}` : name);
    throw lack;
  }
  count(answer.clone()).catch(() => {}); // whoever reads the answer itself hears of it
  return answer;
}
const ask = globalThis.fetch.bind(globalThis);
const early = new Map(Object.values(FILES).map((file) => [here(file), fetched(here(file))]));
for (const answer of early.values()) answer.catch(() => {}); // whoever needs it hears of it

// Pyodide fetches its own files: it gets those that are on their way already.
globalThis.fetch = (what, options) => {
  const url = new URL(what?.url ?? what, import.meta.url).href;
  const answer = early.get(url);
  early.delete(url);
  return answer ?? ask(what, options);
};

async function start() {
  const tables = fetch(here(FILES.tables)).then((answer) => opened(answer));
  tables.catch(() => {}); // told where it is waited for
  const { loadPyodide } = await import(here(`${PYODIDE}pyodide.js`));
  const python = await loadPyodide({
    indexURL: here(PYODIDE),
    stdLibURL: here(FILES.library),
    lockFileContents: LOCK,
    checkAPIVersion: false,
  });
  tell("step", { step: "unpack" });
  unpack(python.FS, await tables);
  tell("step", { step: "import" });
  const post = (kind, id, text, buffers) => {
    const given = buffers.toJs ? buffers.toJs() : [];
    buffers.destroy?.();
    tell(kind, { id, text, buffers: given });
  };
  const page = python.pyimport("website.play.python.page").Page(post);
  return { open: page.open.bind(page), said: page.hear.bind(page) };
}

// What went wrong, as the page tells it.
function problem(error) {
  const detail = String(error?.message ?? error).trim();
  if (error instanceof Unfetched) return { problem: "unfetched", detail };
  if (error instanceof WebAssembly.CompileError || error instanceof SyntaxError) {
    return { problem: "old", detail };
  }
  // A module that could not be loaded is a TypeError that says so.
  if (error instanceof TypeError && /fetch|import|module/i.test(detail)) {
    return { problem: "unfetched", detail };
  }
  return { problem: "python", detail };
}

// Without one of its files Pyodide may wait for ever.
const lacking = Promise.all(early.values()).then(() => new Promise(() => {}));
const started = Promise.race([start(), lacking]);
started.catch((error) => tell("failed", problem(lack ?? error)));

onmessage = async ({ data: { kind, id, number, text } }) => {
  const page = await started.catch(() => null);
  if (!page) return;
  try {
    if (kind === "open") page.open(text);
    else page.said(id, text);
  } catch (error) {
    tell("failed", problem(error));
  }
  if (number) tell("done", { number });
};
