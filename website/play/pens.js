// Draws what ipycanvas's Python side sends: lists of commands, [number, [arguments]].
//
// Only what our pictures are made of is known here; tests/website holds that nothing is missing, and
// that each pixel is what ipycanvas itself draws.

// Those that a canvas knows by the same name.
const PLAIN = {
  0: "fillRect",
  1: "strokeRect",
  14: "beginPath",
  15: "closePath",
  16: "stroke",
  19: "fill",
  20: "moveTo",
  21: "lineTo",
  22: "rect",
  25: "arcTo",
  26: "quadraticCurveTo",
  27: "bezierCurveTo",
  28: "fillText",
  33: "clip",
  34: "save",
  35: "restore",
  40: "setTransform",
  41: "resetTransform",
};
const SETTINGS = {
  0: "fillStyle",
  1: "strokeStyle",
  2: "globalAlpha",
  3: "font",
  4: "textAlign",
  7: "globalCompositeOperation",
  8: "lineWidth",
  9: "lineCap",
  10: "lineJoin",
};

const circle = (pen, [x, y, radius]) => {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
};
const ask = (canvasOf, name) => {
  const canvas = canvasOf(name.replace("IPY_MODEL_", ""));
  if (!canvas) throw new Error(`There is no canvas called ${name}.`);
  return canvas;
};
// The others: what they do, given the pen, the arguments and whom to ask for a canvas.
const OWN = {
  6: ["fillCircle", (pen, given) => { circle(pen, given); pen.fill(); }],
  8: ["strokeCircle", (pen, given) => { circle(pen, given); pen.stroke(); }],
  13: ["strokeLine", (pen, [x, y, toX, toY]) => {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(toX, toY);
    pen.stroke();
  }],
  31: ["drawImage", (pen, [name, ...place], canvasOf) => pen.drawImage(ask(canvasOf, name), ...place)],
  42: ["set", (pen, [number, value]) => {
    const name = SETTINGS[number];
    if (!name) throw new Error(`The canvas was sent setting ${number}, which this page does not know.`);
    pen[name] = value;
  }],
  43: ["clear", (pen) => pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height)],
};
const SWITCH = 60;

// Number → name, of all that is known.
export const COMMANDS = {
  ...PLAIN,
  ...Object.fromEntries(Object.entries(OWN).map(([number, [name]]) => [number, name])),
  [SWITCH]: "switchCanvas",
};
export { SETTINGS };

// Executes commands; `canvasOf(id)` returns a canvas. Gives back those that were drawn on.
export function draw(commands, canvasOf) {
  const drawn = new Set();
  let pen = null;
  for (const [number, given = []] of commands) {
    if (number === SWITCH) {
      const canvas = ask(canvasOf, given[0]);
      drawn.add(canvas);
      pen = canvas.getContext("2d");
    } else if (!pen) {
      throw new Error(`Command ${number} came before a canvas was chosen.`);
    } else if (PLAIN[number]) {
      pen[PLAIN[number]](...given);
    } else if (OWN[number]) {
      OWN[number][1](pen, given, canvasOf);
    } else {
      throw new Error(`The canvas was sent command ${number}, which this page does not know.`);
    }
  }
  return drawn;
}

// The same from the bytes of a message.
export const drawBytes = (bytes, canvasOf) =>
  draw(JSON.parse(new TextDecoder().decode(bytes)), canvasOf);
