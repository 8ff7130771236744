// The pictures on buttons, by name.

const ICONS = {
  continue: "M7 4.5v15l12-7.5z",
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1",
  redo: "m15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6v1",
  hint: "M9 18h6M10 21h4M8.5 15A6.5 6.5 0 1 1 15.5 15v1h-7z",
  memory: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  odds: "M4 20h16M6 20v-6M11 20V9M16 20V4",
  numbers: "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16",
  rules: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14",
  scores: "M4 4h16v16H4zM4 10h16M10 10v10M15 10v10",
  piles: "M6 3h12v10H6zM4 16h16M4 20h16",
  copy: "M9 9h11v12H9zM5 15H4V3h11v2",
  paste: "M9 4H5v17h14V4h-4M9 3h6v4H9zM12 11v6M9.5 14.5 12 17l2.5-2.5",
  new: "M12 5v14M5 12h14",
  review: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20M7.5 12l2-2 2 1.5 2-3",
  rematch: "M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5",
  sound: "M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  silence: "M4 9v6h4l5 4V5L8 9zM16 9.5l5 5M21 9.5l-5 5",
  won: "M7 4h10v5a5 5 0 0 1-10 0zM7 6H4a3 3 0 0 0 3.4 4M17 6h3a3 3 0 0 1-3.4 4M12 14v4M8 20h8",
  lost: "M6 21V4h12l-3.5 4L18 12H6",
  open: "M5 5h14v14H5z",
  met: "M5 5h14v14H5zM8.5 12l2.5 2.5 5-5.5",
  broken: "M5 5h14v14H5zM9 9l6 6M15 9l-6 6",
  less: "M5 12h14",
  more: "M12 5v14M5 12h14",
};

const SPACE = "http://www.w3.org/2000/svg";

// An element, or none if there is no such picture.
export function icon(name) {
  if (!Object.hasOwn(ICONS, name)) return [];
  const svg = document.createElementNS(SPACE, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SPACE, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return [svg];
}
