// How many pixels the screen has for the drawing, wherever this page shows it. The kernel draws just
// as many, and draws everything for a page that is new.

import { guarded } from "../canvas/safe.js";

const STILL_MS = 200; // a window that is being resized is not asked for pixels until it rests
const AGAIN_MS = 60_000; // a window says again that it is there: the kernel forgets silent ones
const KEY = "gold-widgets";

// What a page keeps as long as its tab is there; where it may keep nothing, there is nothing.
function kept(work) {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

function take(store) {
  const name = store.getItem(KEY);
  store.removeItem(KEY);
  return name;
}

// A name for this tab of the browser, the same after a reload. It is kept only while no page has it:
// a tab that is duplicated takes all that is kept along, and must not take the name of one that is
// still there.
function tabName() {
  const name = kept(take) ?? Math.random().toString(36).slice(2);
  addEventListener("pagehide", () => kept((store) => store.setItem(KEY, name)));
  addEventListener("pageshow", () => kept(take)); // it was only put aside
  return name;
}

const NAME = tabName();

export function lens(model) {
  const views = new Map();
  let told = 0;
  let toldAt = 0;
  let timer = 0;
  let beat = 0;

  const say = (pixels, isNew) => {
    model.send({ window: NAME, pixels, new: isNew });
    told = pixels;
    toldAt = performance.now();
  };
  const tell = guarded(() => {
    const pixels = Math.max(0, ...views.values());
    if (pixels !== 0 && pixels !== told) say(pixels, told === 0);
  });
  // A window that is gone needs no pixels. Should this get lost, its silence says it.
  const part = guarded(() => {
    if (told) say(0, false);
  });
  const soon = () => {
    clearTimeout(timer);
    if (told) timer = setTimeout(tell, STILL_MS);
    else tell();
  };
  const repeat = guarded(() => {
    if (document.visibilityState !== "visible" || !views.size) return;
    if (!told) tell();
    else if (performance.now() - toldAt > AGAIN_MS / 2) say(told, false);
  });

  const begin = () => {
    addEventListener("pagehide", part);
    addEventListener("focus", repeat);
    document.addEventListener("visibilitychange", repeat);
    beat = setInterval(repeat, AGAIN_MS);
  };
  const end = () => {
    removeEventListener("pagehide", part);
    removeEventListener("focus", repeat);
    document.removeEventListener("visibilitychange", repeat);
    clearInterval(beat);
  };

  return {
    get hasTold() {
      return told > 0;
    },
    see(view, pixels) {
      if (!views.size) begin();
      views.set(view, pixels);
      soon();
      repeat(); // it may have been out of sight for long
    },
    leave(view) {
      if (!views.delete(view)) return;
      clearTimeout(timer);
      if (views.size) soon();
      else end();
    },
    // As if it had never told: it may have missed what was drawn since.
    forget() {
      told = 0;
    },
  };
}
