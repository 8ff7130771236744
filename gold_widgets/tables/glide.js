// A part of the drawing that comes gliding from elsewhere, such as a card that is laid.
//
// The drawing already shows how it ends. A copy of that part moves over it, and a patch of the color
// beside it hides it meanwhile.

import { make } from "./elements.js";

const GLIDE = { duration: 420, easing: "cubic-bezier(0.4, 0, 0.2, 1)" };
const FLY = { duration: 600, easing: "cubic-bezier(0.5, 0, 0.6, 1)", fill: "forwards" };
const KEEP_MS = 400; // a drawing comes at most this much later than we do
const BESIDE = 2; // pixels

const lay = (node, [left, top, width, height], depth) => {
  node.style.cssText = `left:${left}%;top:${top}%;width:${width}%;height:${height}%;z-index:${depth}`;
  return node;
};

function colorBeside(drawing, x, y) {
  const at = [Math.max(0, Math.round(x) - BESIDE), Math.max(0, Math.round(y) - BESIDE)];
  const [red, green, blue] = drawing.getContext("2d").getImageData(...at, 1, 1).data;
  return `rgb(${red} ${green} ${blue})`;
}

// A canvas as large as a part of a drawing, and what copies that part into it.
function copied(drawing, part) {
  const { width, height } = drawing;
  const [x, y, wide, high] = part.map((share, n) => (share * (n % 2 ? height : width)) / 100);
  const copy = make("canvas", { class: "gold-light", width: Math.ceil(wide), height: Math.ceil(high) });
  const brush = copy.getContext("2d");
  const draw = () => brush.drawImage(drawing, x, y, wide, high, 0, 0, copy.width, copy.height);
  return { copy, draw, x, y };
}

// A copy of a part of a drawing, to be shown when it is gone from there. `isNow()` says whether the
// drawing still shows it.
export function keep(drawing, part, isNow) {
  const { copy, draw } = copied(drawing, part);
  const end = performance.now() + KEEP_MS;
  const again = () => {
    if (!isNow()) return;
    draw();
    if (performance.now() < end) requestAnimationFrame(again);
  };
  requestAnimationFrame(again);
  return copy;
}

// A kept copy on its way from where it was to somewhere else, where it vanishes.
export function fly(copy, from, to) {
  lay(copy, from, 2);
  const away = (n) => `${(100 * (to[n] + to[n + 2] / 2 - from[n] - from[n + 2] / 2)) / from[n + 2]}%`;
  const end = `translate(${away(0)}, ${away(1)}) scale(0.3)`;
  copy.animate({ transform: ["none", end], opacity: [1, 1, 0] }, FLY);
  return copy;
}

// The nodes that show a part of a drawing as it comes `from` a place; `over` hides nothing.
export function glide(drawing, from, to, over) {
  const { copy, draw, x, y } = copied(drawing, to);
  lay(copy, to, 1);
  copy.style.transformOrigin = "0 0";
  const away = (n) => `${(100 * (from[n] - to[n])) / to[n + 2]}%`;
  const start = `translate(${away(0)}, ${away(1)}) scale(${from[2] / to[2]}, ${from[3] / to[3]})`;
  copy.animate({ transform: [start, "none"] }, GLIDE);
  const again = () => {
    draw(); // the drawing may come a moment later than we do
    if (copy.isConnected) requestAnimationFrame(again);
  };
  requestAnimationFrame(again);
  if (over) return [copy];
  const patch = lay(make("i", { class: "gold-light" }), to, 0);
  patch.style.background = colorBeside(drawing, x, y);
  return [patch, copy];
}
