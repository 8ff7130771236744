// What it costs to get to a spot, as it is said and written there: see Fares in tables/pieces.py.

function filled(pattern, words) {
  return pattern.replace(/\{(\w+)\}/g, (whole, name) => words[name] ?? whole);
}

// Returns what gives a spot its label, and if it has a price, what is written there.
export function fareBook({ by = "", label: said = "", tag = "", most = null }) {
  const legs = new Map();
  for (const leg of by ? by.split(", ") : []) {
    const [spot, before, price] = leg.split(" ");
    legs.set(spot, { before, price });
  }
  return ({ id, label }) => {
    const price = legs.get(id)?.price;
    if (!price) return { label };
    const way = [];
    for (let at = legs.get(id).before; at && !way.includes(at); at = legs.get(at)?.before) {
      way.unshift(at);
    }
    return {
      label: filled(said, { label, price, way: way.join(", ") }),
      tag: filled(tag, { price }),
      isDear: most !== null && Number(price) > most,
    };
  };
}

// Writes what a spot costs at its foot; a spot without a price has nothing there.
export function writeFare(spot, fare) {
  const { cell, fare: last } = spot;
  spot.fare = fare;
  if (fare.tag === last.tag && fare.isDear === last.isDear) return;
  if (!spot.tag) {
    spot.tag = document.createElement("span");
    spot.tag.setAttribute("aria-hidden", "true"); // the label says it
    cell.append(spot.tag);
  }
  spot.tag.textContent = fare.tag ?? "";
  cell.toggleAttribute("data-fare", Boolean(fare.tag));
  cell.toggleAttribute("data-dear", Boolean(fare.isDear));
}
