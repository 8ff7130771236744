// One transparent, real <button> for each spot of a drawing that lies underneath.
//
// The drawing takes no input (see canvas/hotspots.css), so keys, touch, focus and screen readers
// all meet ordinary buttons. Moving the mouse is the browser's own affair: nothing listens to it.

import { along, compass, edge, isArrow, nearest } from "./directions.js";
import { fareBook, writeFare } from "./fares.js";
import { gaze } from "./gaze.js";
import { listen } from "./safe.js";

function make(role) {
  const node = document.createElement("div");
  node.setAttribute("role", role);
  return node;
}

function mark(node, name, value) {
  if (!value) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

// Lets a node have these children, without touching those that are in their place already: what is
// moved loses the focus.
function fill(parent, wanted) {
  const kept = new Set(wanted);
  const left = Array.from(parent.children).filter((node) => !kept.has(node));
  for (const node of left) node.remove();
  let at = parent.firstChild;
  for (const node of wanted) {
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
}

// `grid` becomes the board's buttons; `press(id)` is called for each press, and `look(id)` when
// somebody comes to look at a spot that has an eye, by mouse or focus, or goes away from it ("");
// `look(id, true)` for a first tap, after which a second one presses.
export function hotspots(grid, press, look = () => {}) {
  let spots = new Map(); // by id, in the order in which they are read out
  let current = ""; // the one button that Tab reaches
  let ratio = 1;
  let isOff = false;
  let chord = false; // a key with a modifier is down: it is meant for the notebook
  let rows = new Map();
  let ways = null; // where arrow keys lead, once one was pressed
  let gone = new Map(); // what was there a moment ago

  grid.classList.add("gold-spots");
  grid.setAttribute("role", "grid");
  grid.tabIndex = -1; // it has the focus only while there is nothing else to have it

  const rove = (id) => {
    const [last, now] = [spots.get(current), spots.get(id)];
    if (last) last.button.tabIndex = -1;
    if (now) now.button.tabIndex = 0;
    current = id;
  };
  const off = (button) => mark(button, "aria-disabled", isOff && "true");

  const build = (id) => {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.spot = id;
    button.tabIndex = -1;
    off(button);
    const cell = make("gridcell");
    cell.append(button);
    return { id, button, cell, told: {}, fare: {}, tag: null, at: [], place: null, near: null };
  };

  const move = (spot, at) => {
    const [left, top, width, height, angle] = at;
    const { style } = spot.cell;
    style.left = `${left}%`;
    style.top = `${top}%`;
    style.width = `${width}%`;
    style.height = `${height}%`;
    style.transform = angle ? `rotate(${angle}deg)` : "";
    spot.at = at;
  };

  const show = (spot, told, isReshaped, fare) => {
    writeFare(spot, fare);
    mark(spot.button, "aria-label", fare.label);
    if (spot.told === told && !isReshaped) return;
    const { button, cell } = spot;
    mark(button, "aria-pressed", told.picked && "true");
    mark(button, "aria-keyshortcuts", told.key);
    cell.toggleAttribute("data-empty", Boolean(told.empty));
    cell.toggleAttribute("data-lit", Boolean(told.lit));
    cell.toggleAttribute("data-picked", Boolean(told.picked));
    cell.toggleAttribute("data-point", Boolean(told.point));
    spot.near = told.near;
    spot.told = told;
    if (spot.at === told.at && !isReshaped) return;
    move(spot, told.at);
    const [left, top, width, height] = told.at;
    ways = null;
    spot.place = { x: left + width / 2, y: (top + height / 2) / ratio, width, height: height / ratio };
  };

  const lineUp = () => {
    const cells = new Map();
    for (const { told, cell } of spots.values()) {
      const row = told.row ?? 0;
      if (!cells.has(row)) cells.set(row, []);
      cells.get(row).push(cell);
    }
    rows = new Map([...cells.keys()].map((row) => [row, rows.get(row) ?? make("row")]));
    for (const [row, node] of rows) fill(node, cells.get(row));
    fill(grid, [...rows.values()]);
  };

  // Where a key leads from a spot; undefined for keys that are not the board's.
  const target = (event, spot) => {
    const all = [...spots.values()];
    const isEnd = event.key === "End";
    const isEdge = isEnd || event.key === "Home";
    if (event.shiftKey || event.altKey) return undefined;
    if (event.ctrlKey || event.metaKey) return isEdge ? all.at(isEnd ? -1 : 0) : undefined;
    if (isEdge) return edge(spot.place, all, isEnd);
    if (!isArrow(event.key)) return undefined;
    const near = spot.near?.map((id) => spots.get(id)).filter(Boolean);
    if (near) return along(spot.place, near, event.key) ?? spot;
    ways ??= compass(all);
    return ways.get(spot)[event.key] ?? spot;
  };

  listen(grid, "keydown", (event) => {
    const spot = spots.get(event.target.dataset.spot);
    if (!spot) return;
    chord = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
    const to = target(event, spot);
    if (to) {
      // Also at an edge, where nothing moves: the notebook would select another cell.
      event.preventDefault();
      event.stopPropagation();
      to.button.focus();
    } else if (!chord && event.repeat && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault(); // a key held down is one press
    }
  });
  listen(grid, "keyup", () => {
    // Space presses when it comes up, so the chord ends only after that.
    setTimeout(() => (chord = false));
  });
  listen(grid, "focusin", (event) => {
    chord = false;
    if (spots.has(event.target.dataset.spot)) rove(event.target.dataset.spot);
  });
  const hasEye = (id) => !isOff && (spots.get(id)?.told.eye || spots.get(id)?.fare.tag);
  const isLook = gaze(grid, hasEye, look, listen);
  listen(grid, "click", (event) => {
    const button = event.target.closest("[data-spot]");
    const byKey = event.detail === 0;
    if (!button || (byKey && chord) || isOff) return;
    if (!isLook(button.dataset.spot)) press(button.dataset.spot);
  });

  return {
    // Spots as Python tells of them (tables/pieces.py), on a board of this shape, with their fares. One that was there
    // keeps its button, and with it the focus; if it has gone, the nearest one takes the focus over.
    arrange(wanted, shape = 1, fares = {}) {
      const hadFocus = grid.contains(grid.getRootNode().activeElement);
      const last = spots.get(current);
      const isReshaped = shape !== ratio;
      const before = [...spots.values()].map(({ id, told }) => `${told.row ?? 0} ${id}`);
      ratio = shape;
      gone = spots;
      if (before.length !== wanted.length) ways = null;
      spots = new Map(wanted.map((told) => [told.id, gone.get(told.id) ?? build(told.id)]));
      const fare = fareBook(fares);
      for (const told of wanted) show(spots.get(told.id), told, isReshaped, fare(told));
      const after = wanted.map(({ id, row }) => `${row ?? 0} ${id}`);
      if (before.length !== after.length || before.some((id, index) => id !== after[index])) lineUp();
      if (!spots.has(current)) {
        const all = [...spots.values()];
        rove((last ? nearest(last.place, all) : all[0])?.id ?? "");
      }
      // Whoever comes here with Tab comes to what is pointed at; nobody who is here is moved away.
      const pointed = wanted.find(({ point }) => point);
      if (pointed && !hadFocus) rove(pointed.id);
      if (!hadFocus || grid.querySelector("[data-spot]:focus")) return;
      (spots.get(current)?.button ?? grid).focus({ preventScroll: true });
    },
    // Not `disabled`: a button that has the focus would lose it.
    disable(asleep) {
      isOff = asleep;
      for (const { button } of spots.values()) off(button);
    },
    // Where a spot is, or was a moment ago.
    at: (id) => (spots.get(id) ?? gone.get(id))?.at,
    // The spot that a key presses.
    keyed: (key) => [...spots.values()].find(({ told }) => told.key?.toLowerCase() === key)?.id,
    focus: () => (spots.get(current)?.button ?? grid).focus({ preventScroll: true }),
  };
}
