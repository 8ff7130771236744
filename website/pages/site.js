// On every page of the site: what is needed without a network is kept, and a newer version offered.
import { words as told } from "./words.js";

const root = new URL(".", import.meta.url);
const words = told();
const BUSY_MS = 5000;

// The address that JupyterLite registers, too. It would begin by throwing out a worker that it has
// not noted as its own, and Python would be without files for that moment.
function registered() {
  const url = new URL("service-worker.js?enableCache=false", root).href;
  try {
    localStorage.setItem(`${url}-version`, "@LITE@");
  } catch {
    // Where nothing can be stored, there is no worker either.
  }
  return navigator.serviceWorker?.register(url, { updateViaCache: "none" });
}

// Has the browser keep everything, once a lesson or a table is alive and has nothing better to do.
// The front page alone does not ask for it: thirty pupils may share one line.
export async function keep() {
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage({ gold: "fill" }, []);
}

function button(text, act) {
  const made = document.createElement("button");
  made.textContent = text;
  made.addEventListener("click", act);
  return made;
}

// A line at the bottom of the page, one at a time; returns where its words stand.
function bar(said, ...buttons) {
  const made = document.createElement("div");
  made.className = "gold-bar";
  made.setAttribute("role", "status");
  const text = document.createElement("span");
  text.textContent = said;
  made.append(text, ...buttons.map(([label, act]) => button(label, () => (act ? act() : made.remove()))));
  document.querySelector(".gold-bar")?.remove();
  document.body.append(made);
  return text;
}

let offered = null;
let patience = 0;

// The worker in use may be busy for a page that was closed, and nothing can take over from it then:
// once it is given up, the newer one comes as a first one does.
async function force() {
  await (await navigator.serviceWorker.getRegistration(root))?.unregister();
  location.reload();
}

function offer(worker) {
  if (offered?.isConnected) return;
  const { serviceWorker } = navigator;
  const take = () => {
    // Only here: a first version takes over without anybody noticing, in the middle of a game.
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    worker.postMessage({ gold: "take" }, []);
    clearTimeout(patience);
    patience = setTimeout(force, BUSY_MS);
  };
  offered = bar(words.newer, [words.reload, take], [words.later]);
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data?.gold !== "others") return;
    clearTimeout(patience);
    offered.textContent = words.others;
  });
}

// Whatever else stands in the way is tried again next time; a full disk stays full.
function hear({ data }) {
  if (data?.gold !== "not kept" || data.why !== "QuotaExceededError") return;
  if (!document.querySelector(".gold-bar")) bar(words.noRoom, [words.close]);
}

async function watch() {
  const registration = await registered();
  if (!registration) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", hear);
  const look = () => {
    if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
  };
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed") look();
    });
  };
  look();
  follow(); // to open a page is to look for a newer version, so one may be on its way already
  registration.addEventListener("updatefound", follow);
}

// JupyterLab's page is one for all languages; what is installed from it speaks the lesson's.
const manifest = document.querySelector('link[rel="manifest"]');
if (manifest) manifest.href = new URL(`${words.folder}manifest.webmanifest`, root).href;

watch().catch((error) => console.warn("This browser keeps nothing for later:", error));
