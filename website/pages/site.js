// On every page of the site: what is needed without a network is kept, and a newer version offered.
import { words as told } from "./words.js";

const root = new URL(".", import.meta.url);
const words = told();

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

function offer(worker) {
  if (document.querySelector(".gold-bar")) return;
  const bar = document.createElement("div");
  bar.className = "gold-bar";
  bar.setAttribute("role", "status");
  const text = document.createElement("span");
  text.textContent = words.newer;
  const button = document.createElement("button");
  button.textContent = words.reload;
  const later = document.createElement("button");
  later.textContent = words.later;
  button.addEventListener("click", () => {
    // Only here: a first version takes over without anybody noticing, in the middle of a game.
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    worker.postMessage({ gold: "take" }, []);
  });
  later.addEventListener("click", () => bar.remove());
  bar.append(text, button, later);
  document.body.append(bar);
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data?.gold === "others") text.textContent = words.others;
  });
}

async function watch() {
  const registration = await registered();
  if (!registration) return;
  const { serviceWorker } = navigator;
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

watch().catch((error) => console.warn("This browser keeps nothing for later:", error));
