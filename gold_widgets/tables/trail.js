// A way over the board, from spot to spot: above the drawing, below what can be pressed.

import { make } from "./elements.js";

const SVG = "http://www.w3.org/2000/svg";

const box = (node) => node.getBoundingClientRect();

// Whether a node lies on the board, and on none of some others.
function isClear(node, others) {
  const [here, board] = [box(node), box(node.closest(".gold-trail"))];
  if (here.left < board.left || here.right > board.right) return false;
  if (here.top < board.top || here.bottom > board.bottom) return false;
  return others.map(box).every(
    ({ left, right, top, bottom }) =>
      left >= here.right || here.left >= right || top >= here.bottom || here.top >= bottom,
  );
}

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

  const written = (name, text, style) => {
    const mark = make("span", { class: name });
    mark.textContent = text;
    for (const [side, part] of Object.entries(style)) mark.style[side] = `${part}%`;
    return mark;
  };
  // What the way leads to stands below its end or above it, to one side or the other, where it
  // hides none of the prices.
  const note = (text, x, [, top, , height], beside) => {
    const node = written("gold-trail-note", text, {});
    const sides = x > 50 ? [{ right: 100 - x }, { left: x }] : [{ left: x }, { right: 100 - x }];
    const places = [{ top: top + height }, { bottom: 100 - top }].flatMap((level) =>
      sides.map((side) => ({ ...level, ...side })),
    );
    marks.append(node);
    const put = (one) => {
      for (const side of ["left", "right", "top", "bottom"]) {
        node.style[side] = side in one ? `${one[side]}%` : "auto";
      }
      return isClear(node, beside);
    };
    if (!places.some(put)) put(places[0]);
  };

  return {
    place,
    show({ spots = [], marks: told = [], note: said = "" }) {
      const points = spots.map(at).filter(Boolean);
      place.hidden = !points.length;
      const middles = points.map(([left, top, width, height]) => [left + width / 2, top + height / 2]);
      for (const line of lines.children) line.setAttribute("points", middles.join(" "));
      const all = told.map(([x, y, text]) => written("gold-trail-mark", text, { left: x, top: y }));
      marks.replaceChildren(...all);
      if (said && points.length) note(said, middles.at(-1)[0], points.at(-1), all);
    },
  };
}
