// Rules in a text: each "(G5)" can be pressed, if the game has such a rule.

import { hasFocus, make } from "./elements.js";

const NAMED = /\(([A-Z]+\d+)\)/g;

// The model has the names of the rules by id, `press` is told the id of a rule, and `away` puts the
// focus somewhere when what had it is gone.
export function citing({ model, word, press, away }) {
  const rules = () => model.get("rules") ?? {};
  const chip = (id) => {
    const name = rules()[id];
    const node = make("button", { type: "button", class: "gold-chip", "data-rule": id }, id);
    node.setAttribute("aria-label", word("rule", { id, name }));
    node.title = name;
    return node;
  };

  const cut = (text) => {
    const pieces = [];
    let done = 0;
    for (const { 0: all, 1: id, index } of text.matchAll(NAMED)) {
      if (!Object.hasOwn(rules(), id)) continue;
      pieces.push(text.slice(done, index), make("span", { class: "gold-cited" }, "(", chip(id), ")"));
      done = index + all.length;
    }
    return [...pieces, text.slice(done)];
  };

  return {
    // As `write` of elements.js does: only what differs is touched.
    write(node, text) {
      if (node.textContent === text) return;
      const focused = hasFocus(node) && node.getRootNode().activeElement?.dataset.rule;
      node.replaceChildren(...cut(text));
      if (!focused) return;
      const same = node.querySelector(`[data-rule="${focused}"]`);
      if (same) same.focus({ preventScroll: true });
      else away();
    },
    hear(event) {
      const node = event.target.closest(".gold-chip");
      if (node) press(node.dataset.rule);
    },
  };
}
