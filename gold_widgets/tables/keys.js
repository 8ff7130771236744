// A key pressed at a table is the table's: in a notebook, arrows would change the cell, and "d d"
// would delete the table. Shift+Enter, Ctrl+S and their like are the notebook's all the same.

import { guarded, listen } from "../canvas/safe.js";

export const plain = (event) =>
  !(event.shiftKey || event.ctrlKey || event.altKey || event.metaKey);

function isOurs({ key, shiftKey, ctrlKey, altKey, metaKey }) {
  if (key === "Enter") return !(shiftKey || ctrlKey || altKey || metaKey);
  if (key === "Home" || key === "End") return !altKey;
  return !(ctrlKey || altKey || metaKey);
}

// JupyterLab hears keys after the table has, Notebook 7 before, but then it asks the element. So
// that is told for each key, before anybody else hears of it.
const claim = guarded((event) => {
  const node = event.target;
  if (node instanceof Element && node.closest(".gold-frame")) {
    node.toggleAttribute("data-lm-suppress-shortcuts", isOurs(event));
  }
});
addEventListener("keydown", claim, true);

const FIELDS = "input, textarea, select";

// Lets a key press the spot that has it, wherever at the table the focus is, but not in a field.
export function pressKeys(root, spotOf, press) {
  listen(root, "keydown", (event) => {
    const { key, ctrlKey, altKey, metaKey, repeat, target } = event;
    if (ctrlKey || altKey || metaKey || repeat || target.closest(FIELDS)) return;
    const spot = spotOf(key.toLowerCase());
    if (!spot) return;
    event.preventDefault();
    press(spot);
  });
}

export function keepKeys(root) {
  listen(root, "keydown", (event) => {
    if (isOurs(event)) event.stopPropagation();
  });
}
