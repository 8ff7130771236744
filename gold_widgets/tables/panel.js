// A card to read beside the board or below it: a rule, all rules, a chart, a score sheet.

import { listen } from "../canvas/safe.js";
import { hasFocus, make } from "./elements.js";
import { plain } from "./keys.js";
import { here, pathFrom } from "./way.js";

const source = (svg) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

const SIZE = /viewBox="0 0 ([\d.]+) ([\d.]+)"/;

// Its room is kept while it is being read: nothing jumps.
function still({ svg, label, text }) {
  const [, width, height] = SIZE.exec(svg) ?? [];
  const picture = make("img", { src: source(svg), alt: label });
  if (width) picture.style.aspectRatio = `${width} / ${height}`;
  const figure = make("figure", {}, picture);
  if (text) figure.append(make("figcaption", {}, text));
  return figure;
}

// The first row and the first column are headings; the last row is a sum.
function table(rows, label) {
  const cell = (row) => (text, column) => {
    if (row && column) return make("td", {}, text);
    return make("th", { scope: row ? "row" : "col" }, text);
  };
  const lines = rows.map((row, at) => make("tr", {}, ...row.map(cell(at))));
  const [head, ...others] = lines;
  const sum = others.pop();
  const body = make("table", {}, make("thead", {}, head), make("tbody", {}, ...others));
  body.append(make("tfoot", {}, sum));
  return make("div", { class: "gold-scroll", tabindex: "0", role: "group", "aria-label": label }, body);
}

// JupyterLab opens it where it is; anything else follows the link. Without a way there is no link,
// and nothing at all to whoever is there already.
function way({ path, text }) {
  const found = pathFrom(location, path);
  if (!found) return [make("p", { class: "gold-lesson" }, `${text}: ${path}`)];
  if (found.path === here(location)) return [];
  const link = make("a", { class: "gold-button", href: found.href }, text);
  link.dataset.commandlinkerCommand = "docmanager:open";
  link.dataset.commandlinkerArgs = JSON.stringify({ path: found.path });
  return [make("p", { class: "gold-lesson" }, link)];
}

function pictures({ stills, wide }, label) {
  const row = make("div", { class: "gold-stills" }, ...stills.map(still));
  if (!wide) return row;
  row.classList.add("gold-scroll", "gold-chart");
  for (const [name, value] of [["tabindex", "0"], ["role", "group"], ["aria-label", label]]) {
    row.setAttribute(name, value);
  }
  return row;
}

// `mine` says whether it was this view that asked for it.
export function panelPlace({ id, send, word, cite, mine, away }) {
  const place = make("div", { class: "gold-panel-place" });
  let opener = null;
  let shown = "{}";
  let isOff = false;

  const close = () => {
    const inside = hasFocus(place);
    place.replaceChildren();
    if (!inside) return;
    if (opener?.isConnected) opener.focus({ preventScroll: true });
    else away();
  };
  const leave = () => (isOff ? close() : send({ do: "close" }));

  const entry = (panel, { id: name, title, text, rows, more, stills, wide, told, link }) => {
    const part = make("section", { class: "gold-entry", "data-entry": name });
    if (title) part.append(make("h4", {}, title));
    if (text) part.append(make("p", {}));
    if (text) cite.write(part.lastChild, text);
    if (rows) part.append(table(rows, panel.title));
    if (more) {
      const kind = { type: "button", class: "gold-button gold-more", "data-more": name };
      const button = make("button", { ...kind, "aria-expanded": String(more.open) }, more.text);
      button.setAttribute("aria-label", `${more.text}: ${title}`);
      part.append(button);
    }
    if (stills) part.append(pictures({ stills, wide }, panel.title));
    if (told) part.append(make("p", { class: "gold-told" }));
    if (told) cite.write(part.lastChild, told);
    if (link) part.append(...way(link));
    return part;
  };

  const open = (panel, before) => {
    const button = make("button", { type: "button", class: "gold-button", "data-do": "close" });
    button.textContent = word("close");
    const title = make("h3", { id: `${id}-panel`, tabindex: "-1" }, panel.title);
    const box = make("section", { class: "gold-panel", "aria-labelledby": title.id });
    box.dataset.kind = panel.kind;
    box.append(make("div", { class: "gold-panel-head" }, title, button));
    const list = make("div", { class: "gold-entries" }, ...panel.entries.map((each) => entry(panel, each)));
    box.append(list);
    const scrolled = place.querySelector(".gold-entries")?.scrollTop ?? 0;
    const focused = hasFocus(place) && place.getRootNode().activeElement;
    place.replaceChildren(box);
    if (panel.kind === before) {
      list.scrollTop = scrolled; // more of the same
      const again = focused?.dataset?.more;
      if (again) list.querySelector(`[data-more="${again}"]`)?.focus({ preventScroll: true });
      else if (focused) title.focus({ preventScroll: true });
      return;
    }
    // Another view of the same table must not steal the focus.
    if (!mine()) return;
    if (!focused) opener = place.getRootNode().activeElement;
    title.focus({ preventScroll: true });
    box.scrollIntoView({ block: "nearest" });
  };

  listen(place, "click", (event) => {
    const button = event.target.closest("button");
    if (button?.dataset.do === "close") leave();
    else if (button?.dataset.more) send({ more: button.dataset.more });
  });
  listen(place, "keydown", (event) => {
    if (event.key !== "Escape" || !plain(event)) return;
    event.preventDefault();
    leave();
  });

  return {
    place,
    show(panel, off) {
      isOff = off;
      const wanted = JSON.stringify(panel);
      if (wanted === shown) return;
      const before = JSON.parse(shown).kind;
      shown = wanted;
      if (panel.kind) open(panel, before);
      else close();
    },
  };
}
