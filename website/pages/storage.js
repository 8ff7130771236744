// What JupyterLite keeps in this browser: a pupil's files, by their paths.
const root = new URL(".", import.meta.url);
const NAME = `JupyterLite Storage - ${root.pathname}`;
const FILES = "files";
const LAYOUT = "statedb";
const STORES = ["checkpoints", FILES, "settings", LAYOUT];
export const PROGRESS = "gold_progress.json";

const done = (request) =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });

async function database(version) {
  const opening = indexedDB.open(NAME, version);
  opening.addEventListener("upgradeneeded", () => {
    const { result } = opening;
    for (const name of STORES) {
      if (!result.objectStoreNames.contains(name)) result.createObjectStore(name);
    }
  });
  const found = await done(opening);
  found.addEventListener("versionchange", () => found.close()); // whoever adds to it waits for all
  return found;
}

const isWhole = (found) => STORES.every((name) => found.objectStoreNames.contains(name));

const newest = (error) => {
  if (error.name !== "VersionError") throw error;
  return database();
};

// Makes what JupyterLite would make one by one when it needs it. Two tabs that do so at the same time
// would wait for each other, and every time takes a while: so it is done before, by one tab at a time.
export async function prepare() {
  const make = async () => {
    let found = await database();
    // JupyterLite may be making one of its own just now, and have taken the next number.
    while (!isWhole(found)) {
      found.close();
      found = await database(found.version + 1).catch(newest);
    }
    found.close();
  };
  await (navigator.locks ? navigator.locks.request(NAME, make) : make());
}

async function store(mode, name = FILES) {
  await prepare();
  const found = await database();
  const held = found.transaction(name, mode).objectStore(name);
  for (const end of ["complete", "abort"]) {
    held.transaction.addEventListener(end, () => found.close());
  }
  return held;
}

// Path → what JupyterLite stores for it.
export async function files() {
  const held = await store("readonly");
  const [paths, models] = await Promise.all([done(held.getAllKeys()), done(held.getAll())]);
  return new Map(paths.map((path, at) => [path, models[at]]));
}

export async function isOwn(path) {
  const held = await store("readonly");
  return (await done(held.getKey(path))) !== undefined;
}

export async function put(models) {
  const held = await store("readwrite");
  await Promise.all([...models].map(([path, model]) => done(held.put(model, path))));
}

export async function remove(paths) {
  const held = await store("readwrite");
  await Promise.all(paths.map((path) => done(held.delete(path))));
}

// Which tabs were open last time. Each of them would start a Python of its own.
export async function forgetTabs() {
  const held = await store("readwrite", LAYOUT);
  await done(held.clear());
}

// A name beside a file's own that nobody has yet: x.before.ipynb, x.before-2.ipynb and so on.
export function free(path, suffix, taken) {
  const name = (number) => path.replace(/(\.\w+)?$/, `.${suffix}${number > 1 ? `-${number}` : ""}$1`);
  let number = 1;
  while (taken.has(name(number))) number += 1;
  return name(number);
}
