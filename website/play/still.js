// What is to be seen before the table comes alive: a picture of it, just where the table will be,
// and a line that says how far that is.

import { roomFor, wholePixels } from "./room.js";

// As large as the window has room for, up to twice as large as in a notebook.
export const SCALE = 2;

const make = (kind, name, ...children) => {
  const node = document.createElement(kind);
  node.className = name;
  node.append(...children);
  return node;
};

// `picture` has src, alt, width and height in the table's own units, and perhaps a headline.
export function stillOf(place, picture) {
  const image = make("img", "still-picture");
  image.alt = picture.alt;
  image.src = picture.src;
  image.width = Math.round(picture.width);
  image.height = Math.round(picture.height);
  const headline = make("div", "gold-headline", picture.headline ?? "");
  const line = make("div", "gold-status still-line");
  const root = make(
    "div",
    "gold-table still",
    make("div", "gold-head", headline),
    image,
    make("div", "gold-foot", line),
  );
  root.toggleAttribute("data-other", Boolean(picture.isOther));
  const fit = () => {
    const page = place.getBoundingClientRect().width;
    const ratio = picture.width / picture.height;
    const { most, wide, words } = roomFor({ page, ratio, scale: SCALE, widest: picture.width * SCALE });
    root.toggleAttribute("data-wide", wide);
    root.style.setProperty("--gold-scale", words);
    root.style.setProperty("--gold-board", `${wholePixels(most)}px`);
    return wholePixels(most);
  };
  place.append(root);
  const width = fit();
  addEventListener("resize", fit);
  return {
    // Pixels of the screen for each unit of a table that is not scaled.
    fineness: (width * devicePixelRatio) / (picture.width * SCALE),
    say: (text) => (line.textContent = text),
    remove() {
      removeEventListener("resize", fit);
      root.remove();
    },
  };
}
