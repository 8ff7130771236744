// A small form: a text to copy, a text to paste, a seed to type.

import { listen } from "../canvas/safe.js";
import { flag, hasFocus, make, write } from "./elements.js";
import { plain } from "./keys.js";

// A game is one line, which Enter sends, or a file, in which Enter begins another line.
const isLine = (node) => node.matches("textarea") && !node.value.trim().includes("\n");

async function copy(field, note, word) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    write(note, word("copied"));
  } catch {
    write(note, word("by_hand"));
  }
}

function build({ id, kind, title, text, value, ok, cancel }, word) {
  const isArea = kind !== "new";
  const field = make(isArea ? "textarea" : "input", { id: `${id}-field`, spellcheck: "false" });
  field.classList.add("gold-field");
  field.value = value ?? "";
  field.readOnly = kind === "copy";
  if (isArea) field.rows = 3;
  const form = make("form", {}, make("label", { for: field.id }, title ?? ""));
  if (text) {
    form.append(make("p", { id: `${id}-text` }, text));
    field.setAttribute("aria-describedby", `${id}-text`);
  }
  const row = make("div", { class: "gold-row" });
  if (ok) {
    const button = make("button", { class: "gold-button gold-main" }, ok);
    button.toggleAttribute("data-sends", kind !== "copy"); // copying needs no kernel
    row.append(button);
  }
  const leave = make("button", { type: "button", class: "gold-button", "data-do": "cancel" });
  leave.textContent = cancel ?? word("dismiss");
  const note = make("span", { role: "status" });
  row.append(leave, note);
  form.append(field, row);
  return { form, field, note, leave };
}

// `mine` says whether it was this view that asked for the form.
export function formPlace({ id, send, word, mine }) {
  const place = make("div", { class: "gold-form" });
  let opener = null;
  let shown = "{}";
  let isOff = false;

  const close = () => {
    const inside = hasFocus(place);
    place.replaceChildren();
    if (inside && opener?.isConnected) opener.focus({ preventScroll: true });
  };
  const cancel = () => {
    if (isOff) close();
    else send({ do: "cancel" });
  };

  const open = (state) => {
    const { form, field, note, leave } = build({ ...state, id }, word);
    listen(form, "submit", (event) => {
      event.preventDefault();
      if (state.kind === "copy") copy(field, note, word);
      else send({ form: state.kind, value: field.value });
    });
    listen(leave, "click", cancel);
    listen(form, "keydown", (event) => {
      if (!plain(event)) return;
      if (event.key === "Escape") cancel();
      else if (event.key === "Enter" && isLine(event.target)) form.requestSubmit();
      else return;
      event.preventDefault();
    });
    place.replaceChildren(form);
    // Another view of the same table must neither steal the focus nor fill a clipboard.
    if (!mine()) return;
    opener = place.getRootNode().activeElement;
    field.focus();
    field.select();
    if (state.kind === "copy") copy(field, note, word);
  };

  return {
    place,
    show(state, off) {
      isOff = off;
      const wanted = JSON.stringify(state);
      // Otherwise what is being typed stays.
      if (wanted !== shown) {
        shown = wanted;
        if (state.kind) open(state);
        else close();
      }
      for (const ok of place.querySelectorAll("[data-sends]")) {
        flag(ok, "aria-disabled", isOff || null);
      }
    },
  };
}
