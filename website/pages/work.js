// "My work": what this browser keeps, as a list, as one file to take along, and set back.
import { PROGRESS, files, isThere, put, remove, together } from "./storage.js";
import { language, words as told } from "./words.js";

const KIND = "gold_widgets-work";
const words = told();
const root = new URL(".", import.meta.url);
const byId = (name) => document.getElementById(name);
const say = (text) => (byId("said").textContent = text);

const versions = () => fetch(new URL("course.json", root)).then((answer) => answer.json());

const parsed = (model) =>
  typeof model.content === "string" ? JSON.parse(model.content) : model.content;

function state(path, model, newest) {
  if (path === PROGRESS) return words.progressFile;
  if (!(path in newest)) return words.isOwn;
  const { version } = parsed(model)?.metadata?.gold_widgets ?? {};
  return version === newest[path] ? words.isChanged : words.isNewer;
}

// A button that must be pressed twice, as nothing brings back what it takes away.
function sure(button, name, act) {
  const label = button.textContent;
  button.addEventListener("click", async () => {
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
  });
}

function row(path, model, newest) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = new URL(`lab/index.html?path=${encodeURIComponent(path)}`, root);
  link.textContent = path;
  const note = document.createElement("span");
  try {
    note.textContent = state(path, model, newest);
  } catch (error) {
    note.textContent = String(error); // damaged; it can still be downloaded and set back
  }
  const button = document.createElement("button");
  button.className = "button";
  button.textContent = words.reset;
  sure(button, path, () => remove([path]));
  item.append(link, note, button);
  return item;
}

async function show() {
  const [held, newest] = await Promise.all([files(), versions()]);
  const shown = [...held].filter(([, { type }]) => type !== "directory").toSorted();
  byId("files").replaceChildren(...shown.map(([path, model]) => row(path, model, newest)));
  if (!shown.length) say(words.workNone);
}

async function download() {
  const work = { kind: KIND, version: 1, files: Object.fromEntries(await files()) };
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(work)], { type: "application/json" }));
  link.download = `gold_widgets-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

const aside = (path) => path.replace(/(\.\w+)?$/, `.${words.beforeSuffix}$1`);

// What is here under the same name stays too, under another; progress is put together.
function merged(held, given) {
  const made = new Map();
  for (const [path, model] of Object.entries(given)) {
    const here = held.get(path);
    const isSame = !here || JSON.stringify(here.content) === JSON.stringify(model.content);
    if (isSame || model.type === "directory") made.set(path, model);
    else if (path === PROGRESS) {
      const content = together(parsed(here), parsed(model));
      const text = typeof model.content === "string" ? JSON.stringify(content) : content;
      made.set(path, { ...model, content: text, size: JSON.stringify(content).length });
    } else {
      const name = aside(path);
      made.set(name, { ...here, path: name, name: name.split("/").at(-1) }).set(path, model);
    }
  }
  return made;
}

const isModel = (model) => typeof model === "object" && typeof model?.path === "string";

async function upload([file]) {
  const work = await file
    .text()
    .then(JSON.parse)
    .catch(() => ({}));
  const models = Object.values(work.files ?? {});
  if (work.kind !== KIND || !models.every(isModel)) return say(words.uploadBad);
  if (!(await isThere())) await open();
  await put(merged(await files(), work.files));
  await show();
  const count = String(models.length);
  say(words.uploaded.replace("{count}", count).replace("{suffix}", words.beforeSuffix));
}

// On a new computer JupyterLite has not been here yet: it makes its own storage, unseen.
async function open() {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.src = new URL("lab/index.html", root);
  document.body.append(frame);
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 200));
  frame.remove();
}

document.documentElement.lang = language();
byId("download").addEventListener("click", download);
byId("upload").addEventListener("click", () => byId("file").click());
byId("file").addEventListener("change", ({ target }) => void upload(target.files));
sure(byId("reset"), words.workHead, async () => remove([...(await files()).keys()]));
import("./site.js").catch(() => {});
show().catch(() => say(words.workNoStorage));
