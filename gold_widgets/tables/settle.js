// What the frame does for the table that it stands in, once it is in the page.

import { guarded } from "../canvas/safe.js";

// Widths and heights in rem.
const LEAST_REM = 20; // the least width of a board, if the page has it
const BESIDE_REM = 20; // for the words beside the board
const ABOVE_REM = 11; // for the notebook's own bars and the headline
const BELOW_REM = 20; // for all that and the words below the board
const AIM_REM = 1.75; // for each line of a checklist

const WORDS_STEP = 0.05; // words are tried smaller and smaller until the board has its size

export function settle({ el, probe, model, off, sight }) {
  let table = null;
  let last = 0;

  // The board is as large as the window and the page's width allow with all words in sight. They
  // stand beside it instead of below it wherever that does not make it smaller. With a scale, they
  // grow along with the board, never take the room that it needs to grow, and are never too small.
  const share = () => {
    const root = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const page = probe.getBoundingClientRect().width;
    const scale = model.get("scale") || 1;
    const ratio = model.get("ratio") || 1;
    const widest = model.get("width") || Infinity;
    const aims = model.get("aims").length;
    const room = (words) => {
      const size = (across, above) => {
        const inSight = Math.max((innerHeight - above * root * words) * ratio, LEAST_REM * root);
        return Math.min(across, inSight, widest);
      };
      const below = size(page, BELOW_REM + AIM_REM * aims);
      const beside = size(page - BESIDE_REM * root * words, ABOVE_REM);
      return { most: Math.max(beside, below), wide: beside >= below, words };
    };
    for (let words = scale; words > 1; words -= WORDS_STEP) {
      const tried = room(words);
      if (tried.most * scale >= words * widest) return tried;
    }
    return room(1);
  };
  const fit = guarded(() => {
    if (!table) return;
    const { most, wide, words } = share();
    // Whole pixels of the screen, of which a pixel of the page may be one and a half.
    const fine = devicePixelRatio || 1;
    const board = Math.floor(most * fine + 0.01) / fine;
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
    if (!off()) sight.see(el, Math.round(last * fine));
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
