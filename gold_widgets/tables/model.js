// What happens once for each model, however many views of it are in the page.

import { guarded } from "../canvas/safe.js";
import { revive } from "./revive.js";

const MEET_MS = 100; // what is to be seen comes first

// All tables of a page share one style.
function dress(text) {
  const id = "gold-widgets-style";
  const style = document.getElementById(id) ?? document.createElement("style");
  style.id = id;
  if (style.textContent !== text) style.textContent = text; // another version may have been there
  if (!style.isConnected) document.head.append(style);
}

// What tables/news.py says of a list, done to the old list.
function renewed(old, [length, items, gone = [], come = []]) {
  const list = old.filter((_, index) => !gone.includes(index)).slice(0, length);
  for (const index of come) list.splice(index, 0, {});
  for (const [index, item] of Object.entries(items)) {
    const isPart = list[index] && typeof item === "object";
    list[index] = isPart ? { ...list[index], ...item } : item;
  }
  return list;
}

// A list travels whole only once; then `news` says what changed in it. A view that is opened later
// finds it complete. `late` is the news that came before this script.
export function initialize({ model, late, sight, style }) {
  guarded(dress)(style);
  const renew = guarded((news) => {
    for (const [name, change] of Object.entries(news ?? {})) {
      model.set(name, renewed(model.get(name) ?? [], change));
    }
  });
  late.forEach((news) => renew(news));
  model.on("change:news", () => renew(model.get("news")));
  revive(model).catch((error) => console.error("[gold_widgets]", error));
  // From then on it can be closed: see Frame.once_met. A page that shows it has said so already.
  const meet = () => sight.hasTold || model.send({ met: 1 });
  setTimeout(guarded(meet), MEET_MS);
}
