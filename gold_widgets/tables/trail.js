// A way over the board, from spot to spot: above the drawing, below what can be pressed.

const SVG = "http://www.w3.org/2000/svg";

// `at(id)` says where a spot is.
export function trailOver(at) {
  const place = document.createElementNS(SVG, "svg");
  place.setAttribute("class", "gold-trail");
  place.setAttribute("viewBox", "0 0 100 100");
  place.setAttribute("preserveAspectRatio", "none");
  place.setAttribute("aria-hidden", "true");
  const lines = ["gold-trail-edge", "gold-trail-line"].map((name) => {
    const line = document.createElementNS(SVG, "polyline");
    line.setAttribute("class", name);
    line.setAttribute("vector-effect", "non-scaling-stroke");
    return line;
  });
  place.append(...lines);
  return {
    place,
    show(spots) {
      const points = spots.map(at).filter(Boolean);
      const steps = points.map(([left, top, width, height]) => `${left + width / 2},${top + height / 2}`);
      for (const line of lines) line.setAttribute("points", steps.join(" "));
    },
  };
}
