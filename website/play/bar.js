// The bar above the table: which game, with whom, in which language.

import { GAMES, LANGUAGES, lessonOf } from "./games.js";
import { said } from "./words.js";

function fill(select, values, textOf, chosen) {
  const options = values.map((value) => new Option(textOf(value), value, false, String(value) === String(chosen)));
  select.replaceChildren(...options);
}

// `change(part)` is called with what was chosen, `deal(seed)` when a new game is wanted.
export function bar(node, { change, deal }) {
  const part = (name) => node.querySelector(`[data-part="${name}"]`);
  const more = node.querySelector("details");
  const wide = matchMedia("(min-width: 78rem)");
  const unfold = () => (more.open = wide.matches);
  wide.addEventListener("change", unfold);
  unfold();

  for (const [name, read] of [["game", String], ["language", String], ["players", Number], ["level", String]]) {
    part(name).addEventListener("change", () => change({ [name]: read(part(name).value) }));
  }
  more.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    deal(part("seed").value.trim());
  });

  return {
    show(wish) {
      const word = (key) => said(wish.language, key);
      const { players, levels, lesson } = GAMES[wish.game];
      for (const label of node.querySelectorAll("[data-word]")) {
        label.textContent = word(label.dataset.word);
      }
      for (const named of node.querySelectorAll("[data-title]")) {
        named.title = word(named.dataset.title);
      }
      fill(part("game"), Object.keys(GAMES), (game) => GAMES[game].names[wish.language], wish.game);
      fill(part("language"), Object.keys(LANGUAGES), (each) => LANGUAGES[each], wish.language);
      fill(part("players"), players, String, wish.players);
      fill(part("level"), levels, word, wish.level);
      part("seed").value = wish.seed;
      const folder = wish.language === "en" ? "" : `${wish.language}/`;
      part("home").href = `../${folder}index.html`;
      document.querySelector('link[rel="manifest"]').href = `../${folder}manifest.webmanifest`;
      part("course").href = lessonOf(lesson, wish.language);
    },
  };
}
