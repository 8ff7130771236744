// Everything of a table that a person reads or presses, except the drawing. It knows no game.
//
// Python sends state, one message a change; this file only shows it and sends presses back.
//
// canvas/hotspots.js, parts.js and bonds.js stand in front of this file and give:
/* global guarded, hotspots, listen */
/* global flag, logBook, make, sheetForm, slider, toolbar, write */
/* global lens, pulse, settle */
// script.py puts the style in front of them all:
/* global STYLE */

// What the frame itself says, where `words` has no translation.
const WORDS = {
  asleep: "This table is asleep: its kernel was restarted or has stopped. Run its cell again.",
  lost: "The connection to the kernel is lost. The table waits for it to come back.",
  silent: "No answer yet: the kernel may be busy with another cell.",
  stumbled: "The table could not show everything:",
  dismiss: "Dismiss",
  tools: "Table tools",
  log: "Log",
  copied: "Copied.",
  by_hand: "The browser does not let the table copy: press Ctrl+C.",
};

const MEET_MS = 100; // what is to be seen comes first
const EFFECT_MS = 700; // a little longer than the longest animation of effects.css

// All tables of a page share one style.
function dress() {
  const id = "gold-widgets-style";
  const style = document.getElementById(id) ?? document.createElement("style");
  style.id = id;
  if (style.textContent !== STYLE) style.textContent = STYLE; // another version may have been there
  if (!style.isConnected) document.head.append(style);
}

// A list travels whole only once; then `news` says what changed: {list: [length, {index: item}]}.
// This runs once a model, so a view that is opened later finds the lists complete.
function initialize({ model, sight }) {
  guarded(dress)();
  const update = guarded(() => {
    for (const [name, [length, items]] of Object.entries(model.get("news") ?? {})) {
      const list = (model.get(name) ?? []).slice(0, length);
      for (const [index, item] of Object.entries(items)) {
        const old = list[index];
        const part = old && typeof item === "object" && !Array.isArray(item);
        list[index] = part ? { ...old, ...item } : item;
      }
      model.set(name, list);
    }
  });
  model.on("change:news", update);
  // From then on it can be closed: see Frame.once_met. A page that shows it has said so already.
  const meet = () => sight.hasTold || model.send({ met: 1 });
  setTimeout(guarded(meet), MEET_MS);
}

function render({ model, el, sight }) {
  const id = `gold-${Math.random().toString(36).slice(2)}`; // several tables share a page
  const word = (key) => model.get("words")?.[key] ?? WORDS[key];
  let mood = "";
  let stumble = "";
  let touched = -Infinity; // when this very view was last pressed
  let effectTimer = 0;

  const safely = (work) =>
    guarded(work, (error) => {
      stumble = `${word("stumbled")} ${error.message}`;
      showError();
    });
  const off = () => mood === "asleep" || mood === "lost";
  const send = safely((content, answered) => {
    if (off()) return;
    touched = performance.now();
    life.expect();
    const status = (message) => {
      if (message.content?.execution_state !== "idle") return;
      life.done();
      answered?.();
    };
    model.send(content, { iopub: { status: safely(status) } });
  });
  const act = safely((what) => send({ do: what }));

  const headline = make("div", { class: "gold-headline" });
  const banner = make("div", { class: "gold-banner", role: "status" });
  const head = make("div", { class: "gold-head" }, headline, banner);

  const probe = make("div", { class: "gold-probe" });
  const grid = make("div");
  const show = make("div", { class: "gold-show", "aria-hidden": "true" });
  const board = make("div", { class: "gold-board" }, grid, show);
  const spots = hotspots(grid, safely((spot) => send({ press: spot })));

  const status = make("div", { class: "gold-status", role: "status" });
  const message = make("span");
  const dismiss = make("button", { type: "button", class: "gold-button", "data-do": "dismiss" });
  const alert = make("div", { class: "gold-alert", role: "alert" });
  const tools = toolbar(act);
  const time = slider(send);
  const sheet = sheetForm({ id, send, word, mine: () => performance.now() - touched < 10000 });
  const log = logBook();
  const foot = make("div", { class: "gold-foot" });
  foot.append(status, alert, time.row, tools.bar, sheet.place, log.details);

  listen(dismiss, "click", () => {
    stumble = "";
    showError();
    if (model.get("error")) act("dismiss");
  });

  // Why nothing works comes before what went wrong earlier.
  const showError = () => {
    const text = mood ? word(mood) : model.get("error") || stumble;
    if (!text) {
      const lost = alert.contains(alert.getRootNode().activeElement);
      alert.replaceChildren();
      if (lost) grid.querySelector("[tabindex='0']")?.focus({ preventScroll: true });
      return;
    }
    write(message, text);
    write(dismiss, word("dismiss"));
    dismiss.hidden = Boolean(mood);
    alert.dataset.mood = mood || "error";
    if (!message.isConnected || message.parentElement !== alert) alert.append(message, dismiss);
  };

  const play = (effect) => {
    clearTimeout(effectTimer);
    const clear = () => {
      board.removeAttribute("data-effect");
      for (const cell of grid.querySelectorAll("[data-effect], [data-flip]")) {
        cell.removeAttribute("data-effect");
        cell.removeAttribute("data-flip");
      }
    };
    clear();
    if (!effect?.kind || effect.still) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    void board.offsetWidth; // the same animation twice must start twice
    const turned = effect.kind === "flip" ? effect.spots : effect.flip;
    for (const spot of turned ?? []) spots.cell(spot)?.setAttribute("data-flip", "");
    if (effect.kind !== "flip") {
      show.dataset.text = model.get("banner") ?? "";
      board.dataset.effect = effect.kind;
      board.toggleAttribute("data-late", Boolean(effect.flip?.length));
      for (const spot of effect.spots ?? []) {
        spots.cell(spot)?.setAttribute("data-effect", effect.kind);
      }
    }
    effectTimer = setTimeout(safely(clear), EFFECT_MS);
  };

  const showSpots = () => {
    spots.arrange(model.get("spots"), model.get("columns"));
    showFaces();
    spots.disable(off());
  };
  const showFaces = () => spots.name(model.get("faces"), model.get("labels"));
  const showTools = () => tools.show(model.get("buttons"), off());
  const showSlider = () => time.show(model.get("slider"), off());
  const showSheet = () => sheet.show(model.get("sheet"), off());
  const showWords = () => {
    flag(tools.bar, "aria-label", word("tools"));
    log.show(model.get("log"), word("log"));
    showError();
  };
  const showLook = () => {
    board.style.aspectRatio = String(model.get("ratio") || 1);
    place.fit();
  };

  const parts = {
    spots: showSpots,
    columns: showSpots,
    faces: showFaces,
    labels: showFaces,
    label: () => flag(grid, "aria-label", model.get("label")),
    ratio: showLook,
    width: showLook,
    scale: showLook,
    headline: () => write(headline, model.get("headline")),
    banner: () => write(banner, model.get("banner")),
    status: () => write(status, model.get("status")),
    error: showError,
    buttons: showTools,
    slider: showSlider,
    log: () => log.show(model.get("log"), word("log")),
    words: showWords,
    language: () => flag(el, "lang", model.get("language") || null), // the voice that reads it out
    sheet: showSheet,
    wait: () => board.toggleAttribute("data-wait", Boolean(model.get("wait"))),
  };

  const life = pulse(
    model,
    el,
    safely((next) => {
      const isBack = mood === "lost" && next === "";
      mood = next;
      board.toggleAttribute("data-asleep", off());
      spots.disable(off());
      showTools();
      showSlider();
      showSheet();
      showError();
      if (isBack) {
        sight.forget();
        place.fit();
      }
    }),
  );
  const place = settle({ el, probe, model, off, sight });

  // A letter typed at a table is nobody's command: in a notebook, "d d" would delete the table.
  const keepLetters = (event) => {
    const isLetter = event.key.length === 1 && event.key !== " ";
    if (isLetter && !(event.ctrlKey || event.metaKey || event.altKey)) event.stopPropagation();
  };
  for (const part of [board, foot]) listen(part, "keydown", keepLetters);

  el.classList.add("gold-frame");
  for (const [name, part] of Object.entries(parts)) {
    const update = safely(part);
    update();
    model.on(`change:${name}`, update);
  }
  model.on("change:effect", safely(() => play(model.get("effect"))));
  el.append(probe, head, board, foot);

  return () => {
    clearTimeout(effectTimer);
    place.stop();
    time.stop();
    life.stop();
    el.replaceChildren(); // JupyterLab keeps what it has closed until the kernel ends
  };
}

// Made once a model: all its views in a page look through one lens.
export default () => {
  let sight;
  return {
    initialize({ model }) {
      sight = lens(model);
      initialize({ model, sight });
    },
    render: (given) => render({ ...given, sight }),
  };
};
