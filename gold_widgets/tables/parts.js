// The parts of a frame that are built once and then only told what to show.
//
// Text goes in by textContent alone, so a name such as <script> is shown, never run.
//
// canvas/hotspots.js stands in front of this file and gives:
/* global guarded, listen */

const ICONS = {
  continue: "M7 4.5v15l12-7.5z",
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1",
  redo: "m15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6v1",
  hint: "M9 18h6M10 21h4M8.5 15A6.5 6.5 0 1 1 15.5 15v1h-7z",
  memory: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  odds: "M4 20h16M6 20v-6M11 20V9M16 20V4",
  copy: "M9 9h11v12H9zM5 15H4V3h11v2",
  paste: "M9 4H5v17h14V4h-4M9 3h6v4H9zM12 11v6M9.5 14.5 12 17l2.5-2.5",
  new: "M12 5v14M5 12h14",
  review: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20M7.5 12l2-2 2 1.5 2-3",
  rematch: "M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5",
  help: "M9 9a3 3 0 1 1 4 2.8c-.7.3-1 .9-1 2.2M12 18v.5",
};

const FLIGHT_MS = 1000; // a slider's message counts as answered after this, whatever happens

function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

// Only what differs: a live region speaks again whenever it is touched.
function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

function flag(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
}

function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

const plain = (event) => !(event.shiftKey || event.ctrlKey || event.altKey || event.metaKey);

// Keys that a control uses itself must not reach the notebook, where arrows change the cell.
function keepKeys(node, keys) {
  listen(node, "keydown", (event) => {
    if (plain(event) && keys.includes(event.key)) event.stopPropagation();
  });
}

// Buttons in a row: Tab reaches one of them, arrows the others.
function toolbar(press) {
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
    if (next !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      all[next].focus();
    } else if (["Enter", " "].includes(event.key)) {
      event.stopPropagation();
    }
  });

  const button = (id, picture) => {
    const node = make("button", { type: "button", class: "gold-button", "data-do": id });
    if (Object.hasOwn(ICONS, picture)) node.append(icon(picture));
    node.append(make("span"));
    nodes.set(id, node);
    return node;
  };

  return {
    bar,
    show(buttons, asleep) {
      const wanted = buttons.map(({ id, icon: name }) => nodes.get(id) ?? button(id, name || id));
      const moved = wanted.some((node, index) => bar.children[index] !== node);
      if (moved || wanted.length !== bar.children.length) {
        const focused = bar.getRootNode().activeElement;
        bar.replaceChildren(...wanted);
        if (wanted.includes(focused)) focused.focus({ preventScroll: true });
      }
      buttons.forEach(({ text, title, on, off, main, wide }, index) => {
        const node = wanted[index];
        write(node.lastChild, text);
        flag(node, "title", title || null);
        flag(node, "aria-pressed", on ?? null);
        flag(node, "aria-disabled", off || asleep ? true : null);
        node.classList.toggle("gold-main", Boolean(main));
        node.classList.toggle("gold-wide", Boolean(wide));
      });
      if (!wanted.some((node) => node.tabIndex === 0)) rove(wanted[0]);
      bar.hidden = wanted.length === 0;
    },
  };
}

// A slider with at most one message under way: what comes between is left out, the last one sent.
function slider(send) {
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
  keepKeys(range, ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", " "]);
  keepKeys(range, ["PageUp", "PageDown"]);

  return {
    row,
    show(next, asleep) {
      state = next;
      row.hidden = !("max" in state);
      write(name, state.label ?? "");
      range.disabled = asleep || !state.max;
      follow();
    },
    stop: () => clearTimeout(timer),
  };
}

// A game is one line, which Enter sends, or a file, in which Enter begins another line.
const isLine = (node) => node.matches("textarea") && !node.value.trim().includes("\n");

// A small form: a text to copy, a text to paste, a seed to type.
function sheetForm({ id, send, word, mine }) {
  const place = make("div", { class: "gold-sheet" });
  let opener = null;
  let shown = "{}";
  let asleep = false;

  const copy = async (field, note) => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      write(note, word("copied"));
    } catch {
      write(note, word("by_hand"));
    }
  };

  const close = () => {
    const inside = place.contains(place.getRootNode().activeElement);
    place.replaceChildren();
    if (inside && opener?.isConnected) opener.focus({ preventScroll: true });
  };
  const leave = () => {
    if (asleep) close();
    else send({ do: "cancel" });
  };

  const open = (sheet) => {
    const area = sheet.kind !== "new";
    const field = make(area ? "textarea" : "input", { id: `${id}-field`, spellcheck: "false" });
    field.classList.add("gold-field");
    field.value = sheet.value ?? "";
    field.readOnly = sheet.kind === "copy";
    if (area) field.rows = 3;
    const note = make("span", { role: "status" });
    const title = make("label", { for: field.id }, sheet.title ?? "");
    const form = make("form", {}, title);
    if (sheet.text) {
      form.append(make("p", { id: `${id}-text` }, sheet.text));
      field.setAttribute("aria-describedby", `${id}-text`);
    }
    const row = make("div", { class: "gold-row" });
    if (sheet.ok) {
      const ok = make("button", { class: "gold-button gold-main" }, sheet.ok);
      // Copying needs no kernel.
      ok.toggleAttribute("data-sends", sheet.kind !== "copy");
      row.append(ok);
    }
    const cancel = make("button", { type: "button", class: "gold-button", "data-do": "cancel" });
    cancel.textContent = sheet.cancel ?? word("dismiss");
    row.append(cancel, note);
    form.append(field, row);

    listen(form, "submit", (event) => {
      event.preventDefault();
      if (sheet.kind === "copy") copy(field, note);
      else send({ sheet: sheet.kind, value: field.value });
    });
    listen(cancel, "click", leave);
    listen(form, "keydown", (event) => {
      if (event.key === "Escape" && plain(event)) {
        event.preventDefault();
        event.stopPropagation();
        leave();
      } else if (event.key === "Enter" && plain(event) && area && isLine(event.target)) {
        event.preventDefault();
        event.stopPropagation();
        form.requestSubmit();
      } else if (!event.altKey && !(event.key === "Enter" && !plain(event))) {
        // Letters typed here are text, not the notebook's commands; Shift+Enter still runs a cell.
        event.stopPropagation();
      }
    });
    place.replaceChildren(form);
    // Another view of the same table must neither steal the focus nor fill a clipboard.
    if (!mine()) return;
    opener = place.getRootNode().activeElement;
    field.focus();
    field.select();
    if (sheet.kind === "copy") copy(field, note);
  };

  return {
    place,
    show(sheet, off) {
      asleep = off;
      const wanted = JSON.stringify(sheet);
      // Otherwise what is being typed stays.
      if (wanted !== shown) {
        shown = wanted;
        if (sheet.kind) open(sheet);
        else close();
      }
      for (const ok of place.querySelectorAll("[data-sends]")) {
        flag(ok, "aria-disabled", asleep || null);
      }
    },
  };
}

function logBook() {
  const list = make("ol", { tabindex: "0" });
  const title = make("span");
  const count = make("span", { class: "gold-count" });
  const details = make("details", { class: "gold-log" }, make("summary"), list);
  details.firstChild.append(title, " ", count);
  const toEnd = () => (list.scrollTop = list.scrollHeight);
  listen(details, "toggle", toEnd);
  keepKeys(details, ["Enter", " ", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"]);
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
      while (list.children.length > lines.length) list.lastChild.remove();
      lines.forEach((line, index) => {
        if (index < list.children.length) write(list.children[index], line);
        else list.append(make("li", {}, line));
      });
      if (atEnd) toEnd();
    },
  };
}
