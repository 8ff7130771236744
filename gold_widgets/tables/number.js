// A number to choose: by buttons, by typing, by the arrow keys.

import { listen } from "../canvas/safe.js";
import { flag, hasFocus, make, write } from "./elements.js";
import { icon } from "./icons.js";
import { plain } from "./keys.js";

const PAGE = 10; // steps of Page up and Page down

// `send` sends the number, `drop` gives up, `away` takes the focus when the chooser closes.
export function numberChooser({ id, send, drop, word, away }) {
  const title = make("label", { for: `${id}-number` });
  const field = make("input", {
    id: `${id}-number`,
    class: "gold-field",
    type: "text",
    role: "spinbutton",
    inputmode: "numeric",
    autocomplete: "off",
    "aria-describedby": `${id}-note`,
  });
  // Whoever uses the keyboard has the arrows for these two.
  const side = (name, sign) =>
    make(
      "button",
      { type: "button", class: "gold-button gold-step", tabindex: "-1", "aria-label": sign },
      ...icon(name),
    );
  const [less, more] = [side("less", "−"), side("more", "+")];
  const ok = make("button", { class: "gold-button gold-main", "data-do": "number" });
  const note = make("span", { id: `${id}-note`, class: "gold-note", role: "status" });
  const wheel = make("div", { class: "gold-wheel" }, less, field, more);
  const row = make("form", { class: "gold-number", novalidate: "" }, title, wheel, ok, note);
  const place = make("div", { class: "gold-number-place" }, row);
  row.hidden = true;
  let state = {};
  let shown = "";
  let isOff = false;

  const step = () => state.step || 1;
  const last = () => state.max - ((state.max - state.min) % step());
  // What stands in the field, if it is one of the numbers.
  const chosen = () => {
    const text = field.value.trim();
    const value = /^[-−+]?\d{1,15}$/.test(text) ? Number(text.replace("−", "-")) : NaN;
    const fits = value >= state.min && value <= state.max && (value - state.min) % step() === 0;
    return fits ? value : null;
  };
  const show = () => {
    const value = chosen();
    flag(field, "aria-valuenow", value);
    flag(field, "aria-invalid", value === null ? true : null);
    flag(less, "aria-disabled", value === state.min || null);
    flag(more, "aria-disabled", value === last() || null);
    const left = "of" in state ? state.left.replace("{left}", state.of - value) : "";
    write(note, value === null ? word(step() === 1 ? "range" : "steps", { ...state, step: step() }) : left);
  };
  const put = (value) => {
    field.value = String(Math.min(Math.max(value, state.min), last()));
    show();
  };
  // From a number in between, or from none, to the next one that there is.
  const go = (steps) => {
    const typed = parseInt(field.value, 10);
    const from = Number.isNaN(typed) ? state.value : typed;
    const at = (from - state.min) / step();
    const to = steps > 0 ? Math.floor(at) + steps : Math.ceil(at) + steps;
    put(state.min + to * step());
  };

  listen(less, "click", () => go(-1));
  listen(more, "click", () => go(1));
  listen(field, "input", show);
  listen(row, "submit", (event) => {
    event.preventDefault();
    const value = chosen();
    if (value !== null && !isOff) send(value);
    else field.focus();
  });
  listen(row, "keydown", (event) => {
    if (!plain(event)) return;
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE, PageDown: -PAGE }[event.key];
    if (steps) go(steps);
    else if (event.key === "Escape") drop();
    else return;
    event.preventDefault();
  });

  return {
    place,
    show(next, off) {
      isOff = off;
      flag(ok, "aria-disabled", off || null);
      const wanted = JSON.stringify(next);
      if (wanted === shown) return; // otherwise what is being typed stays
      shown = wanted;
      const hadFocus = hasFocus(row);
      const isOpen = "max" in next;
      row.hidden = !isOpen;
      ok.toggleAttribute("data-point", Boolean(next.point));
      if (!isOpen) {
        if (hadFocus) away();
        return;
      }
      state = next;
      // Its room is kept from now on, so that nothing jumps when it comes again.
      place.dataset.kept = "";
      write(title, state.label);
      write(ok, state.ok);
      flag(field, "aria-valuemin", state.min);
      flag(field, "aria-valuemax", last());
      field.style.setProperty("--gold-digits", String(state.max).length);
      put(state.value);
      if (hadFocus) field.select();
    },
  };
}
