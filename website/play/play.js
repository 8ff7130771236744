// The page with nothing but a table: a picture at once, then the table itself, as soon as it lives.

import { bar } from "./bar.js";
import { GAMES } from "./games.js";
import { hosting } from "./host.js";
import { SCALE, stillOf } from "./still.js";
import { forget, keep, keepLanguage, keepPicture, kept, keptLanguage, pictureOf } from "./store.js";
import { addressOf, firstSeed, fitting, readWish, slotOf } from "./wish.js";
import { frameWords, said } from "./words.js";

const REVEAL_MS = 1500; // a table that is not as sharp as it could be is better than none
const QUIET_MS = 3000; // whoever plays comes before what is kept for later
const SITE = new URL("../site.js", import.meta.url).href; // see website/pages

const place = document.getElementById("table");
const notes = document.getElementById("notes");
const progress = document.getElementById("progress");

let wish;
let still = null;
let live = null;
let slot = "";
let hasFailed = false;

const word = (key, gaps) => said(wish.language, key, gaps);

// A sentence above the table that stays; `again` offers to load the page anew.
function note(key, gaps, again = false) {
  const line = document.createElement("p");
  line.dataset.note = key;
  line.textContent = word(key, gaps);
  if (again) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = word("again");
    button.addEventListener("click", () => location.reload());
    line.append(" ", button);
  }
  notes.querySelector(`[data-note="${key}"]`)?.remove();
  notes.append(line);
}

function fail(key, gaps) {
  hasFailed = true;
  progress.textContent = "";
  still?.say("");
  note(key, gaps, true);
}

function say(key, gaps) {
  if (hasFailed || !still) return;
  still.say(word(key, gaps));
  if (key !== "fetched") progress.textContent = word(key); // not every percent is read out
}

// -- the picture ---------------------------------------------------------------------------------

function showStill() {
  const { still: shape, name } = GAMES[wish.game];
  const alt = `${name}. ${word("picture")}`;
  const known = pictureOf(slot);
  const { game, players, language } = wish;
  const [width, height] = shape[players];
  const src = `pictures/${game}-${players}-${language}.svg`;
  const isOther = Boolean(kept(slot)) || (wish.seed !== "" && wish.seed !== firstSeed({ seed: "" }));
  still = stillOf(place, known ? { ...known, alt } : { src, width, height, alt, isOther });
}

// What the table looks like now, for the next time.
function takePicture() {
  if (!live?.isShown || !live.canvas.width) return;
  const [width] = GAMES[wish.game].still[wish.players];
  const height = (width * live.canvas.height) / live.canvas.width;
  const headline = live.root.querySelector(".gold-headline")?.textContent ?? "";
  keepPicture(slot, { src: live.canvas.toDataURL("image/webp", 0.85), width, height, headline });
}
addEventListener("pagehide", takePicture);

// -- Python --------------------------------------------------------------------------------------

let worker = null;
const post = (message) => worker.postMessage(message, []);
const host = hosting({ post, painted: (canvas) => canvas === live?.canvas && reveal() });

function reveal(anyway = false) {
  const { canvas, root } = live;
  const shown = Math.round(canvas.getBoundingClientRect().width * devicePixelRatio);
  if (live.isShown || !(anyway || (shown && canvas.width % shown === 0))) return;
  live.isShown = true;
  clearTimeout(live.timer);
  root.classList.remove("coming");
  still?.remove();
  still = null;
  progress.textContent = word("alive");
  performance.mark("alive");
  setTimeout(keepSite, QUIET_MS);
}

// From now on the page works without a network, too.
let isSiteKept = false;
function keepSite() {
  if (isSiteKept) return;
  isSiteKept = true;
  import(SITE).then((site) => site.keep()).catch((error) => console.warn("[gold_widgets]", error));
}

// The frame finds its size in the page's next picture or two; often the drawing fits already.
function watch(shown) {
  if (shown !== live || shown.isShown) return;
  reveal();
  requestAnimationFrame(() => watch(shown));
}

async function show(id, { damage }) {
  const shown = await host.show(id, place);
  live?.remove();
  live = shown;
  live.root.classList.toggle("coming", Boolean(still));
  if (damage) note("damaged", { why: damage });
  live.timer = setTimeout(reveal, REVEAL_MS, true);
  watch(live);
}

function hear(message) {
  const { kind, id, text } = message;
  const content = ["table", "keep", "refused"].includes(kind) ? JSON.parse(text) : null;
  if (kind === "fetched") say("fetched", { percent: Math.round(100 * message.part) });
  else if (kind === "step") say(message.step);
  else if (kind === "failed") {
    host.end();
    console.error("[gold_widgets]", message.detail);
    fail(message.problem, { detail: message.detail.split("\n").at(-1) });
  } else if (kind === "refused") fail("refused", content);
  else if (kind === "keep") {
    if (!keep(id, content.kept)) note("unkept");
  } else if (kind === "table") return show(id, content);
  else host.hear(message);
  return null;
}

// Whether the worker's scripts are there, and this browser cannot read them. Not all browsers say that.
async function isUnreadable(problem) {
  if (problem) return problem.includes("SyntaxError");
  const names = ["worker.js", "files.js", "../static/pyodide/unpack.js"];
  const scripts = names.map((name) => fetch(new URL(name, import.meta.url)));
  const answers = await Promise.all(scripts).catch(() => [{ ok: false }]);
  return answers.every(({ ok }) => ok);
}

function start() {
  if (typeof WebAssembly !== "object" || typeof Worker !== "function") {
    fail("old");
    return;
  }
  worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  worker.addEventListener("error", async (event) => {
    event.preventDefault();
    const problem = (await isUnreadable(event.message)) ? "old" : "unfetched";
    fail(problem, { detail: event.message ?? "worker.js" });
  });
  let turn = Promise.resolve(); // a table is there before anything else is said of it
  worker.addEventListener("message", ({ data }) => {
    turn = turn.then(() => hear(data)).catch((error) => {
      console.error("[gold_widgets]", error);
      note("undrawn", { detail: error.message });
    });
  });
}

function open(isFresh = false) {
  slot = slotOf(wish);
  if (!hasFailed) notes.replaceChildren();
  document.documentElement.lang = wish.language;
  document.title = word("title", { game: GAMES[wish.game].names[wish.language] });
  controls.show(wish);
  if (isFresh) forget(slot);
  if (!live) {
    still?.remove();
    showStill();
  }
  const game = kept(slot);
  const seed = isFresh ? wish.seed : firstSeed(wish);
  const words = frameWords(wish.language);
  const fineness = still?.fineness ?? 0;
  const text = JSON.stringify({ ...wish, seed, slot, kept: game, words, scale: SCALE, fineness });
  if (worker && !hasFailed) post({ kind: "open", text });
}

// -- what people choose --------------------------------------------------------------------------

function choose(part, isFresh = false) {
  takePicture();
  wish = fitting({ ...wish, ...part });
  if (part.language) keepLanguage(part.language);
  history.pushState(null, "", addressOf(wish));
  open(isFresh);
}
const controls = bar(document.getElementById("bar"), {
  change: choose,
  deal: (seed) => choose({ seed: /^[0-9]{1,15}$/.test(seed) ? seed : "" }, true),
});
function follow() {
  const { wish: wished, strange } = readWish(location.search, { language: keptLanguage() });
  wish = wished;
  return strange;
}
addEventListener("popstate", () => {
  follow();
  open();
});

const strange = follow();
start();
open();
if (strange.length) note("unknown", { what: strange.join(", ") });
document.getElementById("stays").remove(); // it is for browsers that do not come as far as this
