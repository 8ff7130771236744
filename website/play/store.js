// What this browser keeps: the games that were begun, and how the last table looked.

const PLACE = "gold-widgets/play/";
const PICTURE = `${PLACE}picture`;
const LANGUAGE = `${PLACE}language`;
const SLOTS = `${PLACE}game/`;
const MOST = 40; // games; the ones not played for longest go first

// Storage may be full, or forbidden.
function tried(work, or = null) {
  try {
    return work(localStorage);
  } catch {
    return or;
  }
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const slots = (store) => Object.keys(store).filter((key) => key.startsWith(SLOTS));
const when = (store, key) => read(store.getItem(key))?.when ?? 0;

function makeRoom(store, most) {
  const old = slots(store).toSorted((one, other) => when(store, one) - when(store, other));
  for (const key of old.slice(0, Math.max(0, old.length - most))) store.removeItem(key);
}

// What was kept in a slot, be it readable or not; "" for nothing.
export function kept(slot) {
  const text = tried((store) => store.getItem(SLOTS + slot));
  return text ? (read(text)?.game ?? text) : "";
}

// Says whether it could be kept.
export function keep(slot, game) {
  const text = JSON.stringify({ when: Date.now(), game });
  const put = (store) => {
    store.setItem(SLOTS + slot, text);
    return true;
  };
  if (tried(put, false)) return tried((store) => (makeRoom(store, MOST), true), true);
  // The picture is the largest, and the first that one can do without.
  tried((store) => store.removeItem(PICTURE));
  return tried(put, false);
}

export const forget = (slot) => tried((store) => store.removeItem(SLOTS + slot));

export function keepPicture(slot, picture) {
  tried((store) => store.setItem(PICTURE, JSON.stringify({ ...picture, slot })));
}

// How a table looked when it was last seen, if that was the last table.
export function pictureOf(slot) {
  const known = read(tried((store) => store.getItem(PICTURE)));
  const isWhole = known?.slot === slot && known.width > 0 && known.height > 0;
  return isWhole && String(known.src).startsWith("data:image/") ? known : null;
}

export const keepLanguage = (language) => tried((store) => store.setItem(LANGUAGE, language));
export const keptLanguage = () => tried((store) => store.getItem(LANGUAGE));
