// What ties a frame to what is not its own: the kernel behind it and the table around it.
//
// canvas/hotspots.js stands in front of this file and gives:
/* global guarded */

const PATIENCE_MS = 1500; // without a sign of life, ask
const SILENCE_MS = 5000; // still none after asking

// Widths and heights in rem.
const LEAST_REM = 20; // the least width of a board, if the page has it
const BESIDE_REM = 20; // for the words beside the board
const ABOVE_REM = 11; // for the notebook's own bars and the headline
const BELOW_REM = 20; // for all that and the words below the board

const WORDS_STEP = 0.05; // words are tried smaller and smaller until the board has its size

const STILL_MS = 200; // a window that is being resized is not asked for pixels until it rests

// Is there anybody at the other end? `tell` hears "", "lost", "silent" or "asleep".
//
// JupyterLab says when a kernel restarts. Elsewhere, and when a connection comes back, an
// unanswered press makes us ask once: the frame in Python answers "hello".
function pulse(model, el, tell) {
  const kernel = model.widget_manager?.kernel;
  const gone = ["restarting", "autorestarting", "terminating", "dead"];
  let mood = "";
  let asked = false;
  let timers = [];

  const turn = (next) => {
    if (mood === "asleep" || mood === next) return; // nothing wakes a table whose kernel went
    mood = next;
    tell(mood);
  };
  const calm = () => {
    timers.forEach(clearTimeout);
    timers = [];
  };
  const alive = () => {
    asked = false;
    calm();
    if (mood === "silent") turn("");
  };
  // A kernel that never heard of this table also says when it is done with our message, so once
  // we have asked, only the table's own voice counts.
  const done = () => {
    if (!asked) alive();
  };
  const ask = guarded(() => {
    asked = true;
    model.send({ hello: 1 });
    const judge = () => turn(kernel?.status === "idle" ? "asleep" : "silent");
    timers.push(setTimeout(judge, SILENCE_MS));
  });
  const expect = () => {
    if (timers.length) return;
    timers.push(
      setTimeout(() => {
        if (kernel && kernel.status !== "idle") turn("silent");
        ask();
      }, PATIENCE_MS),
    );
  };

  const onStatus = (_, status) => gone.includes(status) && turn("asleep");
  const onLink = (_, status) => {
    if (status !== "connected") turn("lost");
    else if (mood === "lost") {
      turn("");
      calm();
      ask();
    }
  };
  const onGone = () => turn("asleep");
  const onComm = () => {
    // The view's own class is the one public trace of model.comm_live.
    if (el.classList.contains("jupyter-widgets-disconnected")) turn("asleep");
  };

  model.on("change", alive);
  model.on("msg:custom", alive);
  model.on("comm:close", onGone);
  model.on("comm_live_update", onComm);
  kernel?.statusChanged?.connect(onStatus);
  kernel?.connectionStatusChanged?.connect(onLink);
  kernel?.disposed?.connect(onGone);
  onComm();

  return {
    expect,
    done,
    stop() {
      calm();
      model.off("change", alive);
      model.off("msg:custom", alive);
      model.off("comm:close", onGone);
      model.off("comm_live_update", onComm);
      kernel?.statusChanged?.disconnect(onStatus);
      kernel?.connectionStatusChanged?.disconnect(onLink);
      kernel?.disposed?.disconnect(onGone);
    },
  };
}

// A name for this tab of the browser, the same after a reload; where a page may keep nothing, the
// name is a new one.
function tabName() {
  const fresh = Math.random().toString(36).slice(2);
  try {
    const name = sessionStorage.getItem("gold-widgets") ?? fresh;
    sessionStorage.setItem("gold-widgets", name);
    return name;
  } catch {
    return fresh;
  }
}

// How many pixels the screen has for the drawing, wherever this page shows it. The kernel draws just
// as many, and draws everything for a page that is new.
function lens(model) {
  const name = tabName();
  const views = new Map();
  let told = 0;
  let timer = 0;
  const tell = guarded(() => {
    const pixels = Math.max(0, ...views.values());
    if (pixels === 0 || pixels === told) return;
    model.send({ window: name, pixels, new: told === 0 });
    told = pixels;
  });
  // A window that is gone needs no pixels. Should this get lost, a smaller window is drawn a little
  // softer from then on, until the cell is run again.
  const part = guarded(() => {
    if (told) model.send({ window: name, pixels: 0, new: false });
    told = 0;
  });
  const soon = () => {
    clearTimeout(timer);
    if (told) timer = setTimeout(tell, STILL_MS);
    else tell();
  };
  return {
    get hasTold() {
      return told > 0;
    },
    see(view, pixels) {
      if (!views.size) addEventListener("pagehide", part);
      views.set(view, pixels);
      soon();
    },
    leave(view) {
      views.delete(view);
      clearTimeout(timer);
      if (views.size) soon();
      else removeEventListener("pagehide", part);
    },
    // As if it had never told: it may have missed what was drawn since.
    forget() {
      told = 0;
    },
  };
}

// What the frame does for the table that it stands in, once it is in the page.
function settle({ el, probe, model, off, sight }) {
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
    const room = (words) => {
      const size = (across, above) => {
        const inSight = Math.max((innerHeight - above * root * words) * ratio, LEAST_REM * root);
        return Math.min(across, inSight, widest);
      };
      const below = size(page, BELOW_REM);
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
