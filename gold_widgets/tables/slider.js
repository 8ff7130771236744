// A slider with at most one message under way: what comes between is left out, the last one sent.

import { listen } from "../canvas/safe.js";
import { flag, make, write } from "./elements.js";

const FLIGHT_MS = 1000; // a message counts as answered after this, whatever happens

export function slider(send) {
  const range = make("input", { type: "range", min: "0", step: "1" });
  const count = make("span", { class: "gold-of", "aria-hidden": "true" }); // the slider says it
  const name = make("span");
  const row = make("label", { class: "gold-slider" }, name, range, count);
  let state = {};
  let flying = null;
  let wanted = null;
  let timer = 0;

  const number = () => {
    write(count, `${range.value} / ${range.max}`);
    flag(range, "aria-valuetext", `${range.value} / ${range.max}`);
  };
  const follow = () => {
    // While a person drags it, the thumb is theirs.
    if (flying !== null || wanted !== null) return;
    range.max = String(state.max ?? 0);
    range.value = String(state.value ?? 0);
    number();
  };
  const land = () => {
    clearTimeout(timer);
    flying = null;
    if (wanted !== null) fly();
    else follow();
  };
  const fly = () => {
    flying = wanted;
    wanted = null;
    timer = setTimeout(land, FLIGHT_MS);
    send({ go: flying }, land);
  };

  listen(range, "input", () => {
    number();
    wanted = Number(range.value);
    if (flying === null) fly();
  });

  return {
    row,
    show(next, isOff) {
      state = next;
      row.hidden = !("max" in state);
      write(name, state.label ?? "");
      range.disabled = isOff || !state.max;
      follow();
    },
    stop: () => clearTimeout(timer),
  };
}
