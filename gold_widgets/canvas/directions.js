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
const TINY = 1e-6;

// How far ahead another spot is in a direction, and how far aside.
function seen(here, there, way) {
  const [x, y] = [there.x - here.x, there.y - here.y];
  const ahead = x * way.x + y * way.y;
  const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
  return { ahead, aside };
}

// Spots that overlap by half, seen in a direction, stand in line.
function inLine(here, there, way) {
  const sides = way.x ? here.height + there.height : here.width + there.width;
  return seen(here, there, way).aside < sides / 4;
}

function best(spots, cost) {
  let [found, least] = [undefined, Infinity];
  for (const spot of spots) {
    const now = cost(spot);
    if (now < least) [found, least] = [spot, now];
  }
  return found;
}

// In rows and columns, the next one of the row or column, over holes too.
function byEye(here, there, way) {
  const { ahead, aside } = seen(here, there, way);
  if (ahead <= TINY || aside > SPREAD * ahead) return Infinity;
  return inLine(here, there, way) ? ahead : ahead + ASIDE * aside;
}

// The nearest one of a quarter of all directions.
function byQuarter(here, there, way) {
  const { ahead, aside } = seen(here, there, way);
  return ahead <= TINY || aside > ahead ? Infinity : ahead + aside;
}

function allWays(spots, cost) {
  const ways = Object.entries(WAYS);
  const next = ({ place: here }, way) => best(spots, ({ place }) => cost(here, place, way));
  return new Map(
    spots.map((spot) => [spot, Object.fromEntries(ways.map(([key, way]) => [key, next(spot, way)]))]),
  );
}

// Whether arrows lead from every spot to every other: to all from the first, and from all to it.
function leadsEverywhere(ways) {
  const [first] = ways.keys();
  const back = new Map([...ways.keys()].map((spot) => [spot, []]));
  for (const [spot, to] of ways) for (const next of Object.values(to)) back.get(next)?.push(spot);
  const reached = (steps) => {
    const found = new Set([first]);
    for (const spot of found) for (const next of steps(spot)) if (next) found.add(next);
    return found.size === ways.size;
  };
  return reached((spot) => Object.values(ways.get(spot))) && reached((spot) => back.get(spot));
}

export const isArrow = (key) => Object.hasOwn(WAYS, key);

// For each spot and each arrow key, the spot next to it in that direction, if there is one. Should
// a board be so odd that some spot cannot be reached, left and right go through all, line by line.
export function compass(spots) {
  const eye = allWays(spots, byEye);
  if (spots.length < 2 || leadsEverywhere(eye)) return eye;
  const ways = allWays(spots, byQuarter);
  if (leadsEverywhere(ways)) return ways;
  const lines = spots.toSorted(({ place: a }, { place: b }) => a.y - b.y || a.x - b.x);
  lines.forEach((spot, index) => {
    const [ArrowLeft, ArrowRight] = [lines[index - 1], lines[index + 1]];
    ways.set(spot, { ...ways.get(spot), ArrowLeft, ArrowRight });
  });
  return ways;
}

// The one of some neighbours that lies best in an arrow's direction: paths go any way they like.
export function along(place, neighbours, key) {
  return best(neighbours, ({ place: there }) => {
    const { ahead, aside } = seen(place, there, WAYS[key]);
    return ahead > TINY ? aside / ahead : Infinity;
  });
}

export function nearest(place, spots) {
  return best(spots, ({ place: there }) => Math.hypot(there.x - place.x, there.y - place.y));
}

// The first or the last of those that stand in a row with `place`.
export function edge(place, spots, isLast) {
  const row = spots.filter(({ place: there }) => inLine(place, there, WAYS.ArrowRight));
  return best(row, ({ place: there }) => (isLast ? -there.x : there.x));
}
