// Two notes of progress as one, just as Python puts them together (gold_widgets/lessons/notes.py):
// of what both know that which says more counts, and what is not understood stays where it is.
const MARK = ["tries", "solved", "first"];
const TALLY = ["played", "won", "lost"];

const isObject = (piece) => typeof piece === "object" && piece !== null && !Array.isArray(piece);
const isCount = (piece) => Number.isInteger(piece) && piece >= 0 && piece < 1e9;

function isMark(piece) {
  if (!isObject(piece) || typeof piece.solved !== "boolean") return false;
  const isKnown = (piece.first ?? null) === null || isCount(piece.first);
  return isCount(piece.tries) && piece.tries > 0 && isKnown;
}

function isTally(piece) {
  const isWhole = isObject(piece) && TALLY.every((key) => isCount(piece[key]));
  return isWhole && piece.won + piece.lost <= piece.played;
}

// JSON in one way only, so that whoever compares two pieces finds the same one first.
function text(piece) {
  if (Array.isArray(piece)) return `[${piece.map((each) => text(each)).join(", ")}]`;
  if (isObject(piece)) {
    const keys = Object.keys(piece).toSorted();
    return `{${keys.map((key) => `${text(key)}: ${text(piece[key])}`).join(", ")}}`;
  }
  const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(piece).replace(/[\u007f-\uffff]/g, escaped);
}

// What is solved, and in fewer tries, is worth more.
function rank(piece) {
  if (isMark(piece)) {
    const { tries, solved, first } = piece;
    return [2, Number(solved), solved ? -tries : tries, first ?? -1];
  }
  if (isTally(piece)) return [2, piece.played, piece.won, piece.lost];
  return isCount(piece) ? [1, piece] : [0, text(piece)];
}

function compare(one, other) {
  const at = one.findIndex((value, index) => value !== other[index]);
  if (at < 0) return one.length - other.length;
  return other[at] === undefined || one[at] > other[at] ? 1 : -1;
}

const better = (one, other) => (compare(rank(one), rank(other)) >= 0 ? one : other);

const joined = (one, other, keys) =>
  Object.fromEntries(
    keys.map((key) => {
      const isBoth = Object.hasOwn(one, key) && Object.hasOwn(other, key);
      if (isBoth) return [key, together(one[key], other[key])];
      return [key, Object.hasOwn(one, key) ? one[key] : other[key]];
    }),
  );

export function together(one, other) {
  if (!isObject(one) || !isObject(other)) return better(one, other);
  const keys = [...new Set([...Object.keys(other), ...Object.keys(one)])];
  const own = [[isMark, MARK], [isTally, TALLY]].find(([is]) => is(one) && is(other))?.[1];
  if (!own) return joined(one, other, keys);
  // Half of each would be what nobody has done.
  const whole = Object.entries(better(one, other)).filter(([key]) => own.includes(key));
  const rest = joined(one, other, keys.filter((key) => !own.includes(key)));
  return { ...rest, ...Object.fromEntries(whole) };
}
