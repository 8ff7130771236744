// In JupyterLab's page, before JupyterLab: fetches Python meanwhile, and says how far it is.
import { keep } from "./site.js";
import { forgetTabs } from "./storage.js";
import { words as told } from "./words.js";

const EARLY = "@EARLY@";
const QUIET_MS = 3000;
const LATE_MS = 60_000;

const words = told();
const line = document.getElementById("gold-start");
line.addEventListener("click", () => line.remove());
let late = 0;
// What the pupil should know, but need not know before the table is there.
let trouble = "";

const say = (text) => {
  const isFree = line.isConnected && !line.classList.contains("gold-failed");
  if (isFree && line.textContent !== text) line.textContent = text;
};

// Whatever else is wrong, this is said and stays.
const fail = (text) => {
  clearTimeout(late);
  line.classList.add("gold-failed");
  line.textContent = text;
  document.body.append(line);
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
      done += part.value.length;
      say(words.fetching.replace("{percent}", Math.floor((100 * done) / total)));
    }
  };
  await Promise.all(EARLY.map(count));
}

// Told by the extension in JupyterLab (website/extension).
globalThis.goldWidgets = {
  words,
  // Python answers.
  ready() {
    clearTimeout(late);
    line.classList.remove("gold-failed");
    if (trouble) say(trouble);
    else line.remove();
    setTimeout(() => keep().catch(() => {}), QUIET_MS);
  },
  failed: () => fail(words.noPython),
};

// JupyterLab alone would ask what to do; here everything begins with the first lesson.
const address = new URL(location.href);
if (!address.searchParams.has("path")) {
  address.searchParams.set("path", words.start);
  history.replaceState(null, "", address);
}

function tellOf(said) {
  trouble = said;
  return said === words.noStorage && fail(said);
}

async function start() {
  const problem = missing();
  if (problem) return fail(problem);
  say(words.starting);
  // One lesson at a time: the one in the address, which the extension keeps up to date.
  forgetTabs().catch(() => {});
  late = setTimeout(() => fail(words.slow), LATE_MS);
  storage().then((said) => tellOf(said));
  if (!(await isKept())) await fetchEarly().then(() => say(words.starting));
}

start().catch(() => fail(words.noFile));
