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

// Of two marks for one exercise the better counts: solved, then solved in fewer tries.
const rank = ({ solved = false, tries = 0, played = 0, won = 0 }) =>
  [Number(solved), solved ? -tries : tries, played, won];

const better = (one, other) => {
  const [first, second] = [rank(one), rank(other)];
  const at = first.findIndex((value, index) => value !== second[index]);
  return at >= 0 && second[at] > first[at] ? other : one;
};

const isMark = (piece) => "tries" in piece || "played" in piece;
const isObject = (piece) => typeof piece === "object" && piece !== null;

// Two notes of progress as one; nothing of either is lost.
export function together(one, other) {
  if (!isObject(one) || !isObject(other)) return one ?? other;
  if (isMark(one) && isMark(other)) return better(one, other);
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...keys].map((key) => [key, together(one[key], other[key])]));
}
