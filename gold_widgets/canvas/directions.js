// Where an arrow key leads on a board, as the eye expects it.
//
// A spot is anything with a `place`: the x and y of its middle, its width and its height, all in
// one unit.

const WAYS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const ASIDE = 3; // a step aside is as bad as three steps ahead
const SPREAD = 2; // what lies further aside than twice the way ahead is in another direction

// How far ahead another spot is in a direction, and how far aside.
function seen(here, there, way) {
  const [x, y] = [there.x - here.x, there.y - here.y];
  const ahead = x * way.x + y * way.y;
  const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
  return { ahead, aside };
}

// Spots that overlap by half, seen in a direction, stand in line.
const inLine = (here, there, { aside }, way) =>
  aside < (way.x ? here.height + there.height : here.width + there.width) / 4;

function best(spots, cost) {
  let [found, least] = [undefined, Infinity];
  for (const spot of spots) {
    const now = cost(spot);
    if (now < least) [found, least] = [spot, now];
  }
  return found;
}

export const isArrow = (key) => Object.hasOwn(WAYS, key);

// The spot next to `place` in an arrow's direction, if there is one. In rows and columns, this is
// the next one of the row or column.
export function next(place, spots, key) {
  const way = WAYS[key];
  return best(spots, ({ place: there }) => {
    const view = seen(place, there, way);
    const { ahead, aside } = view;
    if (ahead <= 1e-6 || aside > SPREAD * ahead) return Infinity;
    return inLine(place, there, view, way) ? ahead : ahead + ASIDE * aside;
  });
}

// The one of some neighbours that lies best in an arrow's direction: paths go any way they like.
export function along(place, neighbours, key) {
  return best(neighbours, ({ place: there }) => {
    const { ahead, aside } = seen(place, there, WAYS[key]);
    return ahead > 1e-6 ? aside / ahead : Infinity;
  });
}

export function nearest(place, spots) {
  return best(spots, ({ place: there }) => Math.hypot(there.x - place.x, there.y - place.y));
}

// The first or the last of those that stand in a row with `place`.
export function edge(place, spots, isLast) {
  const way = WAYS.ArrowRight;
  const row = spots.filter(({ place: there }) => inLine(place, there, seen(place, there, way), way));
  return best(row, ({ place: there }) => (isLast ? -there.x : there.x));
}
