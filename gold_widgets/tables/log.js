// All that happened, a line each, of which the last ones are in the page.

import { listen } from "../canvas/safe.js";
import { flag, make, write } from "./elements.js";

const MOST = 200; // lines in the page

export function logBook() {
  const list = make("ol", { tabindex: "0" });
  const title = make("span");
  const count = make("span", { class: "gold-count" });
  const details = make("details", { class: "gold-log" }, make("summary"), list);
  let first = 0; // the number of the first line in the page
  details.firstChild.append(title, " ", count);
  const toEnd = () => (list.scrollTop = list.scrollHeight);
  listen(details, "toggle", toEnd);
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
        write(item, line);
        item = item.nextSibling;
      }
      if (atEnd) toEnd();
    },
  };
}
