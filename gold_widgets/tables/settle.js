// What the frame does for the table that it stands in, once it is in the page.

import { guarded } from "../canvas/safe.js";
import { roomFor, wholePixels } from "./room.js";

export function settle({ el, probe, model, off, sight }) {
  let table = null;
  let last = 0;

  const share = () =>
    roomFor({
      page: probe.getBoundingClientRect().width,
      scale: model.get("scale") || 1,
      ratio: model.get("ratio") || 1,
      widest: model.get("width") || Infinity,
      aims: model.get("aims").length,
    });
  const fit = guarded(() => {
    if (!table) return;
    const { most, wide, words } = share();
    const board = wholePixels(most);
    if (board <= 0) {
      sight.leave(el); // not in sight, as in a closed tab
      return;
    }
    // A little more room may only be a scroll bar that went because the board became smaller.
    if (wide !== table.hasAttribute("data-wide") || board < last || board - last >= 18) {
      last = board;
      table.toggleAttribute("data-wide", wide);
      table.style.setProperty("--gold-scale", words);
      table.style.setProperty("--gold-board", `${board}px`);
    }
    if (!off()) sight.see(el, Math.round(last * (devicePixelRatio || 1)));
  });

  // ipycanvas lets Tab reach its canvas and then swallows every key.
  const quiet = () => {
    for (const canvas of table.querySelectorAll("canvas")) {
      canvas.inert = true;
      canvas.tabIndex = -1;
      canvas.setAttribute("aria-hidden", "true");
    }
  };
  const comings = new MutationObserver(quiet);
  const look = () => {
    const found = el.closest(".gold-table");
    if (found && found !== table) {
      table = found;
      comings.disconnect();
      comings.observe(table, { childList: true, subtree: true });
      quiet();
    }
    fit();
  };
  // The probe's size depends on nothing that `fit` changes, so this cannot go round in circles.
  const widths = new ResizeObserver(guarded(look));
  widths.observe(probe);
  addEventListener("resize", fit);
  // Another screen may have other pixels without the page being of another size.
  let screen = null;
  const onScreen = guarded(() => {
    screen?.removeEventListener("change", onScreen);
    screen = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    screen.addEventListener("change", onScreen);
    fit();
  });
  onScreen();

  return {
    fit() {
      last = 0;
      fit();
    },
    stop() {
      screen?.removeEventListener("change", onScreen);
      sight.leave(el);
      widths.disconnect();
      comings.disconnect();
      removeEventListener("resize", fit);
    },
  };
}
