// What happens, shown one thing after the other: lights that pass over the drawing (effects.css).

import { guarded } from "../canvas/safe.js";
import { make } from "./elements.js";
import { fly, glide, keep } from "./glide.js";

// How long each is looked at before the next one begins. A card's light is still turning when what
// came of it is seen.
const LOOK_MS = { turn: 180, move: 420, glide: 400, fly: 450, clash: 320, blast: 420, glow: 420 };
Object.assign(LOOK_MS, { sweep: 600, shower: 650 });
const LAST_MS = 800; // a little longer than an animation of effects.css
// How it ended is to be enjoyed, or to be thought about, a little longer.
const LONG_MS = { won: 4200, solved: 3000, lost: 2200, missed: 1800 };
const WHOLE = ["sweep", "shower", ...Object.keys(LONG_MS)]; // these go over all of the board
const SHAKES = { clash: [0.2, 300], blast: [0.4, 400] }; // how far in rem, and how long

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// Steps that begin together, each group with the time at which it begins.
function timed(steps) {
  const groups = [];
  let end = 0;
  for (const step of steps) {
    if (!step.with || !groups.length) groups.push({ begin: end, steps: [] });
    const group = groups.at(-1);
    group.steps.push(step);
    end = Math.max(end, group.begin + (LOOK_MS[step.kind] ?? 0));
  }
  return groups;
}

// How a light at one place has to be moved and stretched to be at another, in parts of itself.
function path([left, top, width, height], [toLeft, toTop, toWidth, toHeight]) {
  const x = (100 * (left + width / 2 - toLeft - toWidth / 2)) / toWidth;
  const y = (100 * (top + height / 2 - toTop - toHeight / 2)) / toHeight;
  return { "--gold-x": `${x}%`, "--gold-y": `${y}%`, "--gold-size": width / toWidth };
}

function light(kind, at, more = {}) {
  const node = make("i", { class: "gold-light", "data-kind": kind });
  const [left, top, width, height, angle] = at;
  node.style.cssText = `left:${left}%;top:${top}%;width:${width}%;height:${height}%`;
  if (angle) node.style.rotate = `${angle}deg`;
  for (const [name, value] of Object.entries(more)) node.style.setProperty(name, value);
  return node;
}

// `at(id)` says where a spot is, `shaken()` gives what trembles, `banner()` the banner's words;
// `hear(kind)` is called as each thing begins.
export function effects({ at, shaken, banner, hear }) {
  const stage = make("div", { class: "gold-show", "aria-hidden": "true" });
  const timers = new Set();
  let kept = new Map(); // what spots showed when somebody said to keep it, by where that was
  let before = kept; // the same of the effects before these

  const later = (work, ms) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      guarded(work)();
    }, ms);
    timers.add(timer);
  };
  const stop = () => {
    timers.forEach(clearTimeout);
    timers.clear();
    stage.replaceChildren();
  };

  const shake = (far, ms) => {
    const [one, other] = [`${-far}rem ${far / 2}rem`, `${far}rem ${-far / 2}rem`];
    const frames = { translate: ["0 0", one, other, one, other, "0 0"] };
    for (const node of shaken()) node.animate(frames, { duration: ms });
  };
  const lights = ({ kind, spots = [], from, by, text, over }) => {
    if (WHOLE.includes(kind)) {
      const node = light(kind, [0, 0, 100, 100]);
      node.dataset.text = text ?? banner();
      return [node];
    }
    const start = typeof from === "string" ? at(from) : from;
    const drawing = shaken().find((node) => node.getContext);
    if (kind === "glide" && (start ?? by) && drawing?.width) {
      const begin = ([x, y, ...size]) => start ?? [x + by[0], y + by[1], ...size];
      return spots.filter(at).flatMap((spot) => glide(drawing, begin(at(spot)), at(spot), over));
    }
    const seen = kind === "fly" && start && before.get(String(start));
    if (seen) return spots.filter(at).map((spot) => fly(seen, start, at(spot)));
    const isMove = kind === "move" || kind === "fly";
    return spots.filter(at).map((spot) => {
      const way = isMove && start ? path(start, at(spot)) : {};
      const node = light(isMove ? "move" : kind, at(spot), way);
      node.dataset.over = spot;
      return node;
    });
  };
  const remember = (spots) => {
    const [drawing, now] = [shaken().find((node) => node.getContext), kept];
    if (!drawing?.width) return;
    for (const spot of spots.filter(at)) now.set(String(at(spot)), keep(drawing, at(spot), () => now === kept));
  };
  const show = (step) => {
    const nodes = lights(step);
    if (step.keep) remember(step.spots);
    stage.append(...nodes);
    later(() => nodes.forEach((node) => node.remove()), LONG_MS[step.kind] ?? LAST_MS);
    if (step.kind in SHAKES && nodes.length) shake(...SHAKES[step.kind]);
  };

  return {
    stage,
    stop,
    play({ steps = [], still, mute } = {}) {
      stop();
      [before, kept] = [kept, new Map()];
      const isStill = still || isCalm();
      const begin = (step) => {
        if (!mute) hear(step.kind);
        if (!isStill) show(step);
      };
      for (const group of timed(steps)) {
        if (group.begin) later(() => group.steps.forEach(begin), group.begin);
        else group.steps.forEach(begin);
      }
    },
  };
}
