// Buttons in a row: Tab reaches one of them, arrows the others.

import { listen } from "../canvas/safe.js";
import { flag, make, write } from "./elements.js";
import { icon } from "./icons.js";
import { plain } from "./keys.js";

const SHORT = 8; // letters: no tile is narrower than for a word of so many

const longest = (buttons) =>
  Math.max(SHORT, ...buttons.flatMap(({ text, wide }) => (wide ? [] : text.split(/[\s-]/).map((word) => word.length))));

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

  const button = (id) => {
    const node = make("button", { type: "button", class: "gold-button", "data-do": id });
    node.append(make("span"));
    nodes.set(id, node);
    return node;
  };
  const paint = (node, name) => {
    if (node.dataset.icon === name) return;
    node.dataset.icon = name;
    node.replaceChildren(...icon(name), node.lastChild);
  };

  return {
    bar,
    show(buttons, isOff, spots) {
      // Room for the arrow at a button is kept from the first time on that anything is pointed at.
      if ([...spots, ...buttons].some(({ point }) => point)) flag(bar, "data-guided", "");
      const wanted = buttons.map(({ id }) => nodes.get(id) ?? button(id));
      const moved = wanted.some((node, index) => bar.children[index] !== node);
      if (moved || wanted.length !== bar.children.length) {
        const focused = bar.getRootNode().activeElement;
        bar.replaceChildren(...wanted);
        if (wanted.includes(focused)) focused.focus({ preventScroll: true });
      }
      bar.style.setProperty("--gold-longest", longest(buttons));
      buttons.forEach(({ id, icon: name, text, title, on, off, main, wide, mark, point }, index) => {
        const node = wanted[index];
        paint(node, name || id);
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
