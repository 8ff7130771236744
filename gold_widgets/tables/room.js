// How large a board can be in a window with all its words in sight. Widths and heights in rem.

const LEAST_REM = 20; // the least width of a board, if the page has it
const BESIDE_REM = 20; // for the words beside the board
const ABOVE_REM = 11; // for the notebook's own bars and the headline
const BELOW_REM = 20; // for all that and the words below the board
const AIM_REM = 1.75; // for each line of a checklist

const WORDS_STEP = 0.05; // words are tried smaller and smaller until the board has its size

// The board is as large as the window and the page's width allow with all words in sight. They
// stand beside it instead of below it wherever that does not make it smaller. With a scale, they
// grow along with the board, never take the room that it needs to grow, and are never too small.
export function roomFor({ page, scale = 1, ratio = 1, widest = Infinity, aims = 0 }) {
  const root = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const room = (words) => {
    const size = (across, above) => {
      const inSight = Math.max((innerHeight - above * root * words) * ratio, LEAST_REM * root);
      return Math.min(across, inSight, widest);
    };
    const below = size(page, BELOW_REM + AIM_REM * aims);
    const beside = size(page - BESIDE_REM * root * words, ABOVE_REM);
    return { most: Math.max(beside, below), wide: beside >= below, words };
  };
  for (let words = scale; words > 1; words -= WORDS_STEP) {
    const tried = room(words);
    if (tried.most * scale >= words * widest) return tried;
  }
  return room(1);
}

// Whole pixels of the screen, of which a pixel of the page may be one and a half.
export function wholePixels(most) {
  const fine = devicePixelRatio || 1;
  return Math.floor(most * fine + 0.01) / fine;
}
