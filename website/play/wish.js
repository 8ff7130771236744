// What is wished for: the game, its players and so on, as an address says it.

import { GAMES, LANGUAGES, SEED } from "./games.js";

const SEEDS = /^[0-9]{0,15}$/;

function spoken(asked) {
  const known = [asked, ...(navigator.languages ?? [])].map((each) => String(each).slice(0, 2).toLowerCase());
  return known.find((each) => LANGUAGES[each]) ?? "en";
}

// Returns the wish, and what of the address was not understood.
export function readWish(query, usual = {}) {
  const asked = new URLSearchParams(query);
  const strange = [];
  const take = (name, isKnown, or) => {
    const value = asked.get(name);
    if (value === null || value === "") return or;
    if (isKnown(value)) return value;
    strange.push(`${name}=${value.slice(0, 40)}`);
    return or;
  };
  const game = take("game", (value) => Object.hasOwn(GAMES, value), Object.keys(GAMES)[0]);
  const { players, levels, level } = GAMES[game];
  const language = take("lang", (value) => Object.hasOwn(LANGUAGES, value), spoken(usual.language));
  return {
    wish: {
      game,
      language,
      players: Number(take("players", (value) => players.includes(Number(value)), players[0])),
      level: take("level", (value) => levels.includes(value), level),
      seed: take("seed", (value) => SEEDS.test(value), ""),
    },
    strange,
  };
}

// The address of a wish; what is usual is left out.
export function addressOf({ game, language, players, level, seed }) {
  const query = new URLSearchParams({ game, lang: language });
  if (players !== GAMES[game].players[0]) query.set("players", players);
  if (level !== GAMES[game].level) query.set("level", level);
  if (seed) query.set("seed", seed);
  return `?${query}`;
}

// A wish that suits another game as far as that has the like.
export function fitting(wish) {
  const { players, levels, level } = GAMES[wish.game];
  return {
    ...wish,
    players: Math.max(players[0], Math.min(wish.players, players.at(-1))),
    level: levels.includes(wish.level) ? wish.level : level,
  };
}

// What a game is kept under: a wish for other players or another seed is another game.
export const slotOf = ({ game, players, level, seed }) => [game, players, level, seed].join(":");

// The wish of a slot; null for what no table here was ever called.
export function wishOf(slot, language) {
  const [game, players, level, seed] = slot.split(":");
  if (!Object.hasOwn(GAMES, game) || !GAMES[game].levels.includes(level)) return null;
  return { game, language, players: Number(players), level, seed };
}

// Whoever does not say which game it shall be begins with the one in the picture.
export const firstSeed = ({ seed }) => seed || String(SEED);
