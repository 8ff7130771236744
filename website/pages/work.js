// "My work": what this browser keeps, as a list, as one file to take along, and set back.
import { together } from "./merging.js";
import { GAMES } from "./play/games.js";
import { begun, forget, takeUp } from "./play/store.js";
import { addressOf, wishOf } from "./play/wish.js";
import { said } from "./play/words.js";
import { PROGRESS, files, free, put, remove } from "./storage.js";
import { language, words as told } from "./words.js";

const KIND = "gold_widgets-work";
const words = told();
const root = new URL(".", import.meta.url);
const byId = (name) => document.getElementById(name);
const say = (text) => (byId("said").textContent = text);

const versions = () => fetch(new URL("course.json", root)).then((answer) => answer.json());

// What Python has written is kept as bytes.
const plain = ({ content, format }) =>
  format === "base64" ? new TextDecoder().decode(Uint8Array.from(atob(content), (byte) => byte.codePointAt())) : content;
const parsed = (model) =>
  typeof model.content === "string" ? JSON.parse(plain(model)) : model.content;

function state(path, model, newest) {
  if (path === PROGRESS) return words.progressFile;
  if (!newest) return words.isChanged;
  if (!(path in newest)) return words.isOwn;
  const { version } = parsed(model)?.metadata?.gold_widgets ?? {};
  return version === newest[path] ? words.isChanged : words.isNewer;
}

// What a button does goes to the storage, which may have been taken away since the page was opened.
async function unreached(error) {
  console.error("[gold_widgets]", error);
  await show();
  say(words.workNoStorage);
}

// A button that must be pressed twice, as nothing brings back what it takes away.
function sure(button, name, act) {
  const label = button.textContent;
  const press = async () => {
    if (button.dataset.sure) {
      await act();
      await show();
      return say(words.resetDone.replace("{name}", name));
    }
    button.dataset.sure = "yes";
    button.textContent = words.resetSure.replace("{name}", name);
    setTimeout(() => {
      delete button.dataset.sure;
      button.textContent = label;
    }, 6000);
    return null;
  };
  button.addEventListener("click", () => press().catch(unreached));
}

function row(name, href, note, act) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  if (href) link.href = href;
  link.textContent = name;
  const about = document.createElement("span");
  about.textContent = note;
  const button = document.createElement("button");
  button.className = "button";
  button.textContent = words.reset;
  sure(button, name, act);
  item.append(link, about, button);
  return item;
}

function fileRow(path, model, newest) {
  const href = new URL(`lab/index.html?path=${encodeURIComponent(path)}`, root);
  let note = "";
  try {
    note = state(path, model, newest);
  } catch (error) {
    note = String(error); // damaged; it can still be downloaded and set back
  }
  return row(path, href, note, () => remove([path]));
}

function gameRow(slot) {
  const wish = wishOf(slot, language());
  const act = () => forget(slot);
  if (!wish) return row(slot, "", words.isGame, act);
  const word = (key) => said(wish.language, key);
  const name = GAMES[wish.game].names[wish.language];
  const parts = [name, `${word("players")}: ${wish.players}`, word(wish.level)];
  if (wish.seed) parts.push(`${word("seed")}: ${wish.seed}`);
  return row(parts.join(" · "), new URL(`play/index.html${addressOf(wish)}`, root), words.isGame, act);
}

async function show() {
  const games = [...begun().keys()].toSorted();
  byId("files").replaceChildren(...games.map((slot) => gameRow(slot)));
  const held = await files().catch(() => null);
  if (!held) return say(words.workNoStorage);
  const newest = await versions().catch(() => null);
  const shown = [...held].filter(([, { type }]) => type !== "directory").toSorted();
  byId("files").prepend(...shown.map(([path, model]) => fileRow(path, model, newest)));
  if (!newest) say(words.workNoCourse);
  else if (!shown.length && !games.length) say(words.workNone);
  return null;
}

async function download() {
  const [kept, games] = [await files(), begun()].map((each) => Object.fromEntries(each));
  const work = { kind: KIND, version: 1, files: kept, games };
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(work)], { type: "application/json" }));
  link.download = `gold_widgets-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

const renamed = (model, path) => ({ ...model, path, name: path.split("/").at(-1) });

// Two notes of progress as one; null if one of them cannot be read.
function progress(here, given) {
  try {
    const content = together(parsed(here), parsed(given));
    const written = JSON.stringify(content);
    const size = written.length;
    return typeof given.content === "string"
      ? { ...given, format: "text", content: written, size }
      : { ...given, content, size };
  } catch {
    return null;
  }
}

function isReadable(model) {
  try {
    return Object(parsed(model)) === parsed(model);
  } catch {
    return false;
  }
}

// What is here under the same name stays too, under another; progress is put together.
function merged(held, given) {
  const made = new Map();
  const taken = new Set([...held.keys(), ...Object.keys(given)]);
  const aside = (path, model) => {
    const name = free(path, words.beforeSuffix, taken);
    taken.add(name);
    made.set(name, renamed(model, name));
  };
  for (const [path, model] of Object.entries(given)) {
    const here = held.get(path);
    const isSame = !here || JSON.stringify(here.content) === JSON.stringify(model.content);
    const both = path === PROGRESS && !isSame ? progress(here, model) : null;
    if (isSame || model.type === "directory") made.set(path, model);
    else if (both) made.set(path, both);
    // Damaged progress does not take the place of what can be read.
    else if (path === PROGRESS && isReadable(here)) aside(path, model);
    else {
      aside(path, here);
      made.set(path, model);
    }
  }
  return made;
}

const isModel = (model) => typeof model === "object" && typeof model?.path === "string";

const isGame = ([slot, text]) => typeof slot === "string" && typeof text === "string";

async function read(file) {
  const work = await file
    .text()
    .then(JSON.parse)
    .catch(() => null);
  const [models, games] = [work?.files, work?.games].map((part) => Object.entries(part ?? {}));
  const isWhole = models.every(([, model]) => isModel(model)) && games.every((game) => isGame(game));
  return work?.kind === KIND && isWhole ? { models, games } : null;
}

async function upload([file]) {
  const work = await read(file);
  if (!work) return say(words.uploadBad);
  const { models, games } = work;
  if (models.length) await put(merged(await files(), Object.fromEntries(models)));
  if (!takeUp(games)) return say(words.workNoStorage);
  await show();
  const damaged = models.some(([path, model]) => path === PROGRESS && !isReadable(model));
  const count = String(models.length + games.length);
  const done = words.uploaded.replace("{count}", count).replace("{suffix}", words.beforeSuffix);
  return say(damaged ? `${done} ${words.uploadDamaged}` : done);
}

async function forgetAll() {
  for (const slot of begun().keys()) forget(slot);
  await remove([...(await files()).keys()]);
}

document.documentElement.lang = language();
byId("download").addEventListener("click", () => download().catch(unreached));
byId("upload").addEventListener("click", () => byId("file").click());
byId("file").addEventListener("change", ({ target }) => {
  const given = [...target.files];
  target.value = ""; // so that the same file can be chosen again
  if (given.length) upload(given).catch((error) => say(words.uploadFailed.replace("{why}", error)));
});
sure(byId("reset"), words.workHead, forgetAll);
import("./site.js").catch(() => {}); // it keeps pages for later; this one needs nothing of it
show().catch((error) => say(String(error)));
