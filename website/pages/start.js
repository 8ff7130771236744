// In JupyterLab's page, before JupyterLab: fetches Python meanwhile, and says how far it is.
import { keep } from "./site.js";
import { show } from "./still.js";
import { forgetTabs } from "./storage.js";
import { words as told } from "./words.js";

const ALIVE = "@ALIVE@";
const EARLY = "@EARLY@";
const KERNEL = "@KERNEL@";
const QUIET_MS = 3000;
const LATE_MS = 60_000;

const words = told();
const line = document.getElementById("gold-start");
line.addEventListener("click", () => line.remove());
let late = 0;
let isOver = false;
// What the pupil should know, but need not know before the table is there.
let trouble = "";

const say = (text) => {
  const isFree = line.isConnected && !line.classList.contains("gold-failed");
  if (isFree && line.textContent !== text) line.textContent = text;
};

// Python answers, or never will.
const end = () => {
  isOver = true;
  clearTimeout(late);
};

// Whatever else is wrong, this is said and stays.
const fail = (text) => {
  end();
  line.classList.add("gold-failed");
  line.textContent = text;
  document.body.append(line);
};

// As long as something comes, it is the line that is slow.
const wait = () => {
  clearTimeout(late);
  if (!isOver) late = setTimeout(() => fail(words.slow), LATE_MS);
};

const missing = () => {
  if (typeof WebAssembly !== "object") return words.noWebAssembly;
  if (!Promise.withResolvers || !Array.prototype.toSorted) return words.tooOld;
  return "";
};

// Without any storage JupyterLab may not even open; the tables of play/ do.
async function storage() {
  try {
    localStorage.getItem("gold_widgets-try");
    await new Promise((resolve, reject) => {
      const opened = indexedDB.open("gold_widgets-try");
      opened.addEventListener("success", () => resolve(opened.result.close()));
      opened.addEventListener("error", () => reject(opened.error));
    });
    return navigator.serviceWorker ? "" : words.noWorker;
  } catch {
    return words.noStorage;
  }
}

// Whether the service worker has the whole site: then it comes quickly when it is asked for. There is
// one as soon as the front page was open, and it may have nothing yet.
async function isKept() {
  if (!navigator.serviceWorker?.controller) return false;
  return Boolean(await globalThis.caches?.match(new URL("complete", import.meta.url)).catch(() => null));
}

async function fetchEarly() {
  const total = EARLY.reduce((sum, [, size]) => sum + size, 0);
  let done = 0;
  const count = async ([path]) => {
    const answer = await fetch(new URL(path, import.meta.url), { priority: "low" });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      wait();
      done += part.value.length;
      say(words.fetching.replace("{percent}", Math.floor((100 * done) / total)));
    }
  };
  await Promise.all(EARLY.map(count));
}

// A worker asks for files by the service worker, which must have this page in its care by then.
async function inCare() {
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    setTimeout(resolve, QUIET_MS);
  });
}

// Python begins at once, in a worker that the first kernel of JupyterLab gets for its own.
async function begin() {
  await inCare();
  const [game] = (address.searchParams.get("path") ?? "").split("/").slice(-2);
  const url = new URL(`kernel.js?game=${encodeURIComponent(game)}`, import.meta.url);
  let begun = new Worker(url, { type: "module" });
  globalThis.Worker = new Proxy(Worker, {
    construct(target, given) {
      if (!begun || !String(given[0]).endsWith(KERNEL)) return Reflect.construct(target, given);
      const own = begun;
      begun = null;
      return own;
    },
  });
}

// The lesson's first screen, until JupyterLab shows the lesson itself; it stays where that cannot.
let isShown = false;
let still = null;

async function preview() {
  const page = await show(address.searchParams.get("path"));
  if (!page || isShown) return;
  still = page;
  document.body.append(page);
}

function uncover() {
  isShown = true;
  still?.remove();
}

// Told by the extension in JupyterLab (website/extension).
globalThis.goldWidgets = {
  words,
  // The lesson can be seen.
  shown: uncover,
  // Python answers.
  ready() {
    end();
    line.classList.remove("gold-failed");
    if (trouble) say(trouble);
    else line.remove();
    setTimeout(() => keep().catch(() => {}), QUIET_MS); // without a worker, as `storage` has said
  },
  failed: () => fail(words.noPython),
};

// JupyterLab alone would ask what to do; here everything begins with the first lesson.
const address = new URL(location.href);
if (!address.searchParams.has("path")) {
  address.searchParams.set("path", words.start);
  history.replaceState(null, "", address);
}

// A table that needs an answer first does not come alive by itself (website/alive.py).
const starting = () => (ALIVE.includes(address.searchParams.get("path")) ? words.starting : words.beginning);

function tellOf(said) {
  trouble = said;
  return said === words.noStorage && fail(said);
}

async function start() {
  preview().catch(() => {}); // JupyterLab shows the lesson a little later
  const problem = missing();
  if (problem) return fail(problem);
  say(starting());
  // One lesson at a time: the one in the address, which the extension keeps up to date.
  forgetTabs().catch(() => {}); // where nothing can be stored, which `storage` says
  wait();
  storage().then((said) => tellOf(said));
  begin().catch(() => {}); // then it begins when JupyterLab is there
  if (!(await isKept())) await fetchEarly().then(() => say(starting()));
}

start().catch(() => fail(words.noFile));
