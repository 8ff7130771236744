// Everything of a table that a person reads or presses, except the drawing. It knows no game.
//
// Python sends state, one message a change; this only shows it and sends presses back.

import { hotspots } from "../canvas/hotspots.js";
import { guarded, listen } from "../canvas/safe.js";
import { checklist } from "./aims.js";
import { alertBox } from "./alert.js";
import { bannerPlace } from "./banner.js";
import { citing } from "./chips.js";
import { effects } from "./effects.js";
import { flag, make, write } from "./elements.js";
import { formPlace } from "./form.js";
import { keepKeys, plain, pressKeys } from "./keys.js";
import { lens } from "./lens.js";
import { logBook } from "./log.js";
import { initialize } from "./model.js";
import { numberChooser } from "./number.js";
import { panelPlace } from "./panel.js";
import { pulse } from "./pulse.js";
import { settle } from "./settle.js";
import { slider } from "./slider.js";
import { soundOf } from "./sound.js";
import { toolbar } from "./toolbar.js";
import { trailOver } from "./trail.js";
import { speaker } from "./words.js";

const MINE_MS = 10_000; // what opens so soon after a press here was asked for here

function render({ model, el, sight }) {
  const id = `gold-${Math.random().toString(36).slice(2)}`; // several tables share a page
  const word = speaker(model);
  let [mood, stumble] = ["", ""];
  let isScrolled = false;
  let touched = -Infinity; // when this very view was last pressed

  const safely = (work) =>
    guarded(work, (error) => {
      stumble = `${word("stumbled")} ${error.message}`;
      showError();
    });
  const off = () => mood === "asleep" || mood === "lost";
  const send = safely((content, answered) => {
    if (off()) return;
    touched = performance.now();
    life.send(content, answered && safely(answered));
  });
  const sound = soundOf(model);
  const act = (what) => (what === "sound" ? sound.toggle() : send({ do: what }));
  const drop = () => model.get("draft") && act("drop");
  const away = () => spots.focus();

  const headline = make("div", { class: "gold-headline" });
  const banner = bannerPlace();
  const head = make("div", { class: "gold-head" }, headline, banner.place);
  const probe = make("div", { class: "gold-probe" });
  const grid = make("div");
  const press = (spot) => send({ press: spot });
  const spots = hotspots(grid, press, (look, tap) => send(tap ? { look, tap } : { look }));
  const lights = effects({
    at: spots.at,
    shaken: () => [board, ...(el.closest(".gold-table")?.querySelectorAll(":scope > canvas") ?? [])],
    banner: () => model.get("banner"),
    hear: sound.hear,
  });
  const trail = trailOver(spots.at);
  const board = make("div", { class: "gold-board" }, trail.place, grid, lights.stage);

  const status = make("div", { class: "gold-status", role: "status" });
  const tools = toolbar(act);
  const time = slider(send);
  const number = numberChooser({ id, send: (n) => send({ number: n }), drop, word, away });
  const mine = () => performance.now() - touched < MINE_MS;
  const form = formPlace({ id, send, word, mine });
  const cite = citing({ model, word, press: (rule) => send({ rule }), away });
  const panel = panelPlace({ id, send, word, cite, mine, away });
  const dismiss = () => {
    stumble = "";
    showError();
    if (model.get("error")) act("dismiss");
  };
  const alert = alertBox({ word, dismiss, away });
  const log = logBook(cite);
  const aims = checklist(word);
  const foot = make("div", { class: "gold-foot" }, aims.list, status, number.place, time.row);
  foot.append(tools.bar, form.place, alert.box, panel.place, log.details);

  // Why nothing works comes before what went wrong earlier.
  const showError = () => alert.show(mood ? word(mood) : model.get("error") || stumble, mood);
  const showSpots = () =>
    spots.arrange(model.get("spots"), model.get("ratio") || 1, model.get("fares") ?? {});
  const showTools = () => tools.show(sound.shown(model.get("buttons")), off(), model.get("spots"));
  const showSlider = () => time.show(model.get("slider"), off());
  const showNumber = () => number.show(model.get("number"), off());
  const showPanel = () => panel.show(model.get("panel") ?? {}, off());
  const showForm = () => form.show(model.get("form"), off());
  const showLog = () => log.show(model.get("log"), word("log"));
  const showAims = () => aims.show(model.get("aims"));
  const showBanner = () => {
    banner.show(model.get("banner"), model.get("mood"));
    flag(el, "data-ending", model.get("mood") || null);
  };
  const showLook = () => {
    board.style.aspectRatio = String(model.get("ratio") || 1);
    place.fit();
  };
  const parts = {
    spots: showSpots,
    fares: showSpots,
    trail: () => trail.show(model.get("trail") ?? {}),
    draft: () => board.toggleAttribute("data-draft", Boolean(model.get("draft"))),
    label: () => flag(grid, "aria-label", model.get("label")),
    ratio: () => [showSpots, showLook].forEach((show) => show()),
    width: showLook,
    scale: showLook,
    headline: () => write(headline, model.get("headline")),
    banner: showBanner,
    // What is lit at an end does not light what comes next.
    mood: () => [showBanner(), model.get("mood") || lights.stop()],
    aims: showAims,
    status: () => {
      cite.write(status, model.get("status"));
      if (isScrolled) status.scrollTop = 0; // else the page need not lay itself out
      isScrolled = false;
    },
    error: showError,
    buttons: showTools,
    slider: showSlider,
    number: showNumber,
    log: showLog,
    words: () => {
      flag(tools.bar, "aria-label", word("tools"));
      showLog();
      showAims();
      showError();
    },
    language: () => flag(el, "lang", model.get("language") || null), // the voice that reads it out
    form: showForm,
    panel: showPanel,
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
      for (const show of [showTools, showSlider, showNumber, showForm, showPanel, showError]) show();
      if (isBack) {
        sight.forget();
        place.fit();
      }
    }),
  );
  const place = settle({ el, probe, model, off, sight });

  listen(foot, "click", cite.hear);
  listen(status, "scroll", () => (isScrolled = true));
  listen(board, "keydown", (event) => {
    if (event.key === "Escape" && plain(event)) drop();
  });
  listen(board, "click", (event) => {
    if (!event.target.closest("[data-spot]")) drop();
  });
  // Not to `el`, which JupyterLab keeps: it would keep the spots along with it.
  for (const part of [board, foot]) pressKeys(part, spots.keyed, press);
  keepKeys(el);

  el.classList.add("gold-frame");
  const updates = Object.entries(parts).map(([name, part]) => [`change:${name}`, safely(part)]);
  for (const [, update] of updates) update();
  // After all else that came with them: they may pass over spots that are new.
  const play = () => queueMicrotask(safely(() => lights.play(model.get("effects"))));
  updates.push(["change:effects", play]);
  const deaf = sound.on(safely(showTools));
  for (const [change, update] of updates) model.on(change, update);
  el.append(probe, head, board, foot);

  return () => {
    for (const [change, update] of updates) model.off(change, update);
    deaf();
    for (const part of [lights, place, time, life]) part.stop();
    el.replaceChildren(); // JupyterLab keeps what it has closed until the kernel ends
  };
}

// Made once a page, and then once a model: all its views in a page look through one lens.
export default (style) => () => {
  let sight;
  return {
    initialize({ model }) {
      sight = lens(model);
      initialize({ model, sight, style });
    },
    render: (given) => render({ ...given, sight }),
  };
};
