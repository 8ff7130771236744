// What is to be reached, as a checklist beside the board.

import { flag, make, write } from "./elements.js";
import { icon } from "./icons.js";

// A sign that is told by its shape; of a number, so many dots.
function sign({ state, count }) {
  if (!count) return icon(state);
  const [left, all] = count;
  const dots = Array.from({ length: all }, (_, index) => make("i", index < left ? { "data-left": "" } : {}));
  return dots.length > 12 ? [] : dots;
}

export function checklist(word) {
  const list = make("ul", { class: "gold-aims", role: "list" });

  const item = () => {
    const mark = make("span", { class: "gold-sign", "aria-hidden": "true" });
    return make("li", {}, mark, make("span"), make("span", { class: "gold-unseen" }));
  };
  const tell = (node, aim) => {
    const [mark, text, state] = node.children;
    const look = JSON.stringify([aim.state, aim.count]);
    if (mark.dataset.look !== look) mark.replaceChildren(...sign(aim));
    mark.dataset.look = look;
    write(text, aim.text);
    write(state, aim.count ? "" : ` (${word(aim.state)})`);
    flag(node, "data-state", aim.state);
    node.toggleAttribute("data-count", Boolean(aim.count));
  };

  return {
    list,
    show(aims) {
      flag(list, "aria-label", word("aims"));
      list.hidden = aims.length === 0;
      while (list.children.length > aims.length) list.lastChild.remove();
      while (list.children.length < aims.length) list.append(item());
      aims.forEach((aim, index) => tell(list.children[index], aim));
    },
  };
}
