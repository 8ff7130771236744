// What this browser keeps: the games that were begun, and how the last table looked.

// A host may have several copies of the site: each keeps its own.
const OLD = "gold-widgets/play/";
const PLACE = `gold-widgets${new URL("./", import.meta.url).pathname}`;
const PICTURE = `${PLACE}picture`;
const LANGUAGE = `${PLACE}language`;
const SLOTS = `${PLACE}game/`;
const TAKEN = `${PLACE}taken`;
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
    return null; // damaged, or not ours: whoever asks goes on as if nothing were there
  }
}

// What was kept before each copy of the site kept its own is read once: reset, it stays away.
function takeOver(store) {
  if (PLACE === OLD || store.getItem(TAKEN)) return;
  for (const key of Object.keys(store).filter((each) => each.startsWith(OLD))) {
    store.setItem(PLACE + key.slice(OLD.length), store.getItem(key));
  }
  store.setItem(TAKEN, "yes");
}
tried(takeOver);

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

// Every game that was begun, by its slot: the text of it, to be taken along.
export const begun = () =>
  new Map(tried((store) => slots(store).map((key) => [key.slice(SLOTS.length), store.getItem(key)]), []));

// Takes up games from elsewhere; where there is one already, the one that was played last stays.
export function takeUp(games) {
  const put = (store) => {
    for (const [slot, text] of games) {
      const isLater = (read(text)?.when ?? 0) > when(store, SLOTS + slot);
      if (isLater || !store.getItem(SLOTS + slot)) store.setItem(SLOTS + slot, text);
    }
    return true;
  };
  return tried(put, false);
}

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
