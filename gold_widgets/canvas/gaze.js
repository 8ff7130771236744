// Tells which spot somebody looks at, by mouse, focus or a first tap: only of spots that have an eye.

const MOMENT_MS = 40; // whoever only passes by on the way to another spot does not look

// `hasEye(id)` says whether there is more to see of a spot; `look(id, byTap)` hears of it, "" for
// none. What is returned says of a press whether it was only a look: the first tap on such a spot.
export function gaze(grid, hasEye, look, listen) {
  let seen = "";
  let coming = 0;
  let byTouch = false; // how the last press began
  let tapped = ""; // the spot that the next tap presses

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
  listen(grid, "pointerleave", (event) => {
    if (event.pointerType === "mouse") at(""); // a finger leaves whenever it is lifted
  });
  listen(grid, "pointerdown", (event) => (byTouch = event.pointerType === "touch"));
  listen(grid, "keydown", () => (byTouch = false));

  return (id) => {
    const isLook = byTouch && hasEye(id) && !(tapped === id && seen === id);
    tapped = isLook ? id : "";
    if (isLook) {
      clearTimeout(coming);
      seen = id;
      look(id, true);
    }
    return isLook;
  };
}
