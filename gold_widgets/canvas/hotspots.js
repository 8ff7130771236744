// One transparent, real <button> for each spot of a drawing that lies underneath.
//
// The drawing takes no input (see canvas/hotspots.css), so keys, touch, focus and screen readers
// all meet ordinary buttons. Moving the mouse is the browser's own affair: nothing listens to it.
//
// This file is put in front of a widget's own script: functions, not a module.

// No error may escape into the page, where it would stop whatever else the page is doing.
function guarded(work, report = () => {}) {
  return (...values) => {
    try {
      return work(...values);
    } catch (error) {
      console.error("[gold_widgets]", error);
      report(error);
      return undefined;
    }
  };
}

function listen(node, kind, work) {
  node.addEventListener(kind, guarded(work));
}

// `grid` becomes the grid of buttons; `press(id)` is called for each press.
function hotspots(grid, press) {
  let buttons = []; // in reading order
  let columns = 1;
  let current = 0; // the one button that Tab reaches
  let shape = ""; // which buttons stand in which row: while it stays, no element is made anew
  let chord = false; // a key with a modifier is down: it is meant for the notebook

  grid.classList.add("gold-spots");
  grid.setAttribute("role", "grid");

  const rove = (index) => {
    buttons[current]?.setAttribute("tabindex", "-1");
    current = index;
    buttons[current]?.setAttribute("tabindex", "0");
  };

  const build = (ids) => {
    const focused = grid.getRootNode().activeElement;
    const held = grid.contains(focused) ? focused.dataset.spot : null;
    const roved = buttons[current]?.dataset.spot;
    buttons = ids.map((id) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.spot = id;
      button.tabIndex = -1;
      return button;
    });
    const rows = [];
    buttons.forEach((button, index) => {
      if (index % columns === 0) {
        rows.push(document.createElement("div"));
        rows.at(-1).setAttribute("role", "row");
      }
      const cell = document.createElement("div");
      cell.setAttribute("role", "gridcell");
      cell.append(button);
      rows.at(-1).append(cell);
    });
    grid.replaceChildren(...rows);
    rove(Math.max(0, ids.indexOf(held ?? roved)));
    if (held !== null) buttons[current]?.focus({ preventScroll: true });
  };

  // Where a key leads from the button at `index`; undefined for keys that are not the grid's.
  const target = (event, index) => {
    const first = index - (index % columns);
    const last = Math.min(first + columns, buttons.length) - 1;
    const whole = event.ctrlKey || event.metaKey;
    if (whole && event.key === "Home") return 0;
    if (whole && event.key === "End") return buttons.length - 1;
    if (whole || event.shiftKey || event.altKey) return undefined;
    switch (event.key) {
      case "ArrowLeft":
        return Math.max(index - 1, first);
      case "ArrowRight":
        return Math.min(index + 1, last);
      case "ArrowUp":
        return index - columns >= 0 ? index - columns : index;
      case "ArrowDown":
        return index + columns < buttons.length ? index + columns : index;
      case "Home":
        return first;
      case "End":
        return last;
      default:
        return undefined;
    }
  };

  listen(grid, "keydown", (event) => {
    const index = buttons.indexOf(event.target);
    if (index < 0) return;
    chord = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
    const next = target(event, index);
    if (next !== undefined) {
      // Also at an edge, where nothing moves: the notebook would select another cell.
      event.preventDefault();
      event.stopPropagation();
      buttons[next].focus();
    } else if (!chord && (event.key === "Enter" || event.key === " ")) {
      event.stopPropagation();
      if (event.repeat) event.preventDefault(); // a key held down is one press
    }
  });
  listen(grid, "keyup", () => {
    // Space presses when it comes up, so the chord ends only after that.
    setTimeout(() => (chord = false));
  });
  listen(grid, "focusin", (event) => {
    const index = buttons.indexOf(event.target);
    chord = false;
    if (index >= 0) rove(index);
  });
  listen(grid, "click", (event) => {
    const button = event.target.closest("[data-spot]");
    const byKey = event.detail === 0;
    if (!button || (byKey && chord) || button.getAttribute("aria-disabled") === "true") return;
    press(button.dataset.spot);
  });

  return {
    // `spots`: [id, left, top, width, height, angle], all but the angle in percent of the grid.
    // Left and top are those of the spot before it is turned about its middle.
    arrange(spots, perRow) {
      columns = Math.max(1, perRow);
      const ids = spots.map(([id]) => id);
      const wanted = JSON.stringify([columns, ids]);
      if (wanted !== shape) build(ids);
      shape = wanted;
      spots.forEach(([, left, top, width, height, angle], index) => {
        const { style } = buttons[index].parentElement;
        style.left = `${left}%`;
        style.top = `${top}%`;
        style.width = `${width}%`;
        style.height = `${height}%`;
        style.transform = angle ? `rotate(${angle}deg)` : "";
      });
    },
    // What each spot shows: a key of `labels`, "" for an empty spot.
    name(faces, labels) {
      buttons.forEach((button, index) => {
        const face = faces[index] ?? "";
        const words = labels[face] ?? face;
        const label = words ? `${button.dataset.spot}, ${words}` : button.dataset.spot;
        if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
        button.parentElement.toggleAttribute("data-empty", face === "");
      });
    },
    // Not `disabled`: a button that has the focus would lose it.
    disable(off) {
      for (const button of buttons) {
        if (off) button.setAttribute("aria-disabled", "true");
        else button.removeAttribute("aria-disabled");
      }
    },
    // The cell that holds a spot's button, for effects.
    cell(id) {
      return buttons.find((button) => button.dataset.spot === id)?.parentElement;
    },
  };
}
