// Buttons in a row: Tab reaches one of them, arrows the others.

import { listen } from "../canvas/safe.js";
import { flag, make, write } from "./elements.js";
import { icon } from "./icons.js";
import { plain } from "./keys.js";

export function toolbar(press) {
  const bar = make("div", { class: "gold-tools", role: "toolbar" });
  const nodes = new Map();

  const rove = (chosen) => {
    for (const node of bar.children) node.tabIndex = node === chosen ? 0 : -1;
  };

  listen(bar, "focusin", (event) => rove(event.target.closest("button")));
  listen(bar, "click", (event) => {
    const node = event.target.closest("button");
    if (node && node.getAttribute("aria-disabled") !== "true") press(node.dataset.do);
  });
  listen(bar, "keydown", (event) => {
    if (!plain(event)) return;
    const all = [...bar.children];
    const index = all.indexOf(event.target);
    const last = all.length - 1;
    const before = index > 0 ? index - 1 : last;
    const after = index < last ? index + 1 : 0;
    const next = {
      ArrowLeft: before,
      ArrowUp: before,
      ArrowRight: after,
      ArrowDown: after,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[next].focus();
  });

  const button = (id, picture) => {
    const node = make("button", { type: "button", class: "gold-button", "data-do": id });
    node.append(...icon(picture), make("span"));
    nodes.set(id, node);
    return node;
  };

  return {
    bar,
    show(buttons, isOff) {
      const wanted = buttons.map(({ id, icon: name }) => nodes.get(id) ?? button(id, name || id));
      const moved = wanted.some((node, index) => bar.children[index] !== node);
      if (moved || wanted.length !== bar.children.length) {
        const focused = bar.getRootNode().activeElement;
        bar.replaceChildren(...wanted);
        if (wanted.includes(focused)) focused.focus({ preventScroll: true });
      }
      buttons.forEach(({ text, title, on, off, main, wide, mark, point }, index) => {
        const node = wanted[index];
        write(node.lastChild, text);
        flag(node, "title", title || null);
        flag(node, "data-mark", mark || null);
        flag(node, "aria-pressed", on ?? null);
        flag(node, "aria-disabled", off || isOff ? true : null);
        node.classList.toggle("gold-main", Boolean(main));
        node.classList.toggle("gold-wide", Boolean(wide));
        node.toggleAttribute("data-point", Boolean(point));
      });
      if (!wanted.some((node) => node.tabIndex === 0)) rove(wanted[0]);
      bar.hidden = wanted.length === 0;
    },
  };
}
