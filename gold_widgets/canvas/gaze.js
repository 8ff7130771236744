// Tells which spot somebody looks at, by mouse or focus: only of spots that have an eye.

const MOMENT_MS = 40; // whoever only passes by on the way to another spot does not look

// `hasEye(id)` says whether there is more to see of a spot; `look(id)` hears of it, "" for none.
export function gaze(grid, hasEye, look, listen) {
  let seen = "";
  let coming = 0;

  const at = (id) => {
    clearTimeout(coming);
    coming = setTimeout(() => {
      const next = hasEye(id) ? id : "";
      if (next === seen) return;
      seen = next;
      look(next);
    }, MOMENT_MS);
  };

  listen(grid, "focusin", (event) => at(event.target.dataset.spot));
  listen(grid, "focusout", (event) => {
    if (!grid.contains(event.relatedTarget)) at("");
  });
  listen(grid, "pointerover", (event) => {
    if (event.pointerType === "mouse") at(event.target.dataset.spot);
  });
  listen(grid, "pointerleave", () => at(""));
}
