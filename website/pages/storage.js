// What JupyterLite keeps in this browser: a pupil's files, by their paths.
const root = new URL(".", import.meta.url);
const NAME = `JupyterLite Storage - ${root.pathname}`;
const FILES = "files";
const LAYOUT = "statedb";
export const PROGRESS = "gold_progress.json";

const done = (request) =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });

async function store(mode, name = FILES) {
  const known = await indexedDB.databases?.();
  // To open a database that is not there would make one that JupyterLite does not expect.
  if (known && !known.some((each) => each.name === NAME)) return null;
  const database = await done(indexedDB.open(NAME));
  if (!database.objectStoreNames.contains(name)) return void database.close();
  const held = database.transaction(name, mode).objectStore(name);
  held.transaction.addEventListener("complete", () => database.close());
  return held;
}

// Path → what JupyterLite stores for it.
export async function files() {
  const held = await store("readonly");
  if (!held) return new Map();
  const [paths, models] = await Promise.all([done(held.getAllKeys()), done(held.getAll())]);
  return new Map(paths.map((path, at) => [path, models[at]]));
}

// Whether there is a place to put files into: JupyterLite makes it when it is opened first.
export const isThere = async () => Boolean(await store("readonly"));

export async function put(models) {
  const held = await store("readwrite");
  await Promise.all([...models].map(([path, model]) => done(held.put(model, path))));
}

export async function remove(paths) {
  const held = await store("readwrite");
  if (held) await Promise.all(paths.map((path) => done(held.delete(path))));
}

// Which tabs were open last time. Each of them would start a Python of its own.
export async function forgetTabs() {
  const held = await store("readwrite", LAYOUT);
  if (held) await done(held.clear());
}

// A name beside a file's own that nobody has yet: x.before.ipynb, x.before-2.ipynb and so on.
export function free(path, suffix, taken) {
  const name = (number) => path.replace(/(\.\w+)?$/, `.${suffix}${number > 1 ? `-${number}` : ""}$1`);
  let number = 1;
  while (taken.has(name(number))) number += 1;
  return name(number);
}
