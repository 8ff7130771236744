// A way over the board, from spot to spot: above the drawing, below what can be pressed.

import { make } from "./elements.js";

const SVG = "http://www.w3.org/2000/svg";

// `at(id)` says where a spot is.
export function trailOver(at) {
  const lines = document.createElementNS(SVG, "svg");
  lines.setAttribute("viewBox", "0 0 100 100");
  lines.setAttribute("preserveAspectRatio", "none");
  for (const name of ["gold-trail-edge", "gold-trail-line"]) {
    const line = document.createElementNS(SVG, "polyline");
    line.setAttribute("class", name);
    line.setAttribute("vector-effect", "non-scaling-stroke");
    lines.append(line);
  }
  const marks = make("div", {});
  const place = make("div", { class: "gold-trail", "aria-hidden": "true" }, lines, marks);
  place.hidden = true;

  const written = (name, text, x, y) => {
    const mark = make("span", { class: name });
    mark.textContent = text;
    mark.style.top = `${y}%`;
    mark.style[x > 50 && name === "gold-trail-note" ? "right" : "left"] =
      `${x > 50 && name === "gold-trail-note" ? 100 - x : x}%`;
    return mark;
  };

  return {
    place,
    show({ spots = [], marks: told = [], note = "" }) {
      const points = spots.map(at).filter(Boolean);
      place.hidden = !points.length;
      const middles = points.map(([left, top, width, height]) => [left + width / 2, top + height / 2]);
      for (const line of lines.children) line.setAttribute("points", middles.join(" "));
      const all = told.map(([x, y, text]) => written("gold-trail-mark", text, x, y));
      if (note && points.length) {
        const [x] = middles.at(-1);
        const [, top, , height] = points.at(-1);
        all.push(written("gold-trail-note", note, x, top + height));
      }
      marks.replaceChildren(...all);
    },
  };
}
