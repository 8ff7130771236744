// All that happened, a line each, of which the last ones are in the page.

import { listen } from "../canvas/safe.js";
import { flag, make, write } from "./elements.js";
import { plain } from "./keys.js";

const MOST = 200; // lines in the page

// `cite` writes a line and makes its rules buttons: one of them is reached with Tab, arrows lead on.
export function logBook(cite) {
  const list = make("ol", { tabindex: "0" });
  const title = make("span");
  const count = make("span", { class: "gold-count" });
  const details = make("details", { class: "gold-log" }, make("summary"), list);
  const chips = () => [...list.querySelectorAll(".gold-chip")];
  const rove = (chosen) => {
    for (const chip of chips()) chip.tabIndex = chip === chosen ? 0 : -1;
  };
  listen(list, "focusin", (event) => event.target.closest(".gold-chip") && rove(event.target));
  listen(list, "keydown", (event) => {
    const all = chips();
    const at = all.indexOf(event.target);
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (at < 0 || !step || !plain(event)) return;
    event.preventDefault();
    (all[at + step] ?? all[at]).focus();
  });
  let first = 0; // the number of the first line in the page
  details.firstChild.append(title, " ", count);
  const toEnd = () => (list.scrollTop = list.scrollHeight);
  listen(details, "toggle", () => {
    toEnd();
    rove(chips().at(-1));
  });
  return {
    details,
    show(lines, name) {
      write(title, name);
      flag(list, "aria-label", name);
      write(count, lines.length ? String(lines.length) : "");
      details.hidden = lines.length === 0;
      // Asking for a height makes the page lay itself out, so not for a log that is closed.
      const below = () => list.scrollHeight - list.scrollTop - list.clientHeight;
      const atEnd = details.open && below() < 40;
      const from = Math.max(0, lines.length - MOST);
      for (; first < from; first++) list.firstChild?.remove();
      for (; first > from; first--) list.prepend(make("li"));
      const shown = lines.slice(from);
      while (list.children.length > shown.length) list.lastChild.remove();
      while (list.children.length < shown.length) list.append(make("li"));
      let item = list.firstChild;
      for (const line of shown) {
        cite.write(item, line);
        item = item.nextSibling;
      }
      if (details.open) rove(chips().at(-1));
      if (atEnd) toEnd();
    },
  };
}
