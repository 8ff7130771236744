// What the benches need inside a page: when did the screen change?
//
// A page shows changes frame by frame, so each frame is looked at before it is painted, and for
// all ways of showing a table alike: for words as well as for pixels.
{
  const PATIENCE_MS = 20_000;
  const PATCH = 24; // pixels of a canvas, around the place that is pressed

  const output = (cell) =>
    document.querySelectorAll(".jp-Notebook .jp-CodeCell")[cell].querySelector(".jp-Cell-outputArea");

  // Reading pixels takes time, so they are read only after an ipycanvas has shown something new,
  // which it does by copying all of an unseen canvas.
  const shows = new WeakMap();
  const { drawImage } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.drawImage = function (...given) {
    shows.set(this.canvas, (shows.get(this.canvas) ?? 0) + 1);
    return drawImage.apply(this, given);
  };

  const pixels = (canvas, x, y, size) => {
    const corner = [Math.round(x - size / 2), Math.round(y - size / 2)];
    return canvas.getContext("2d").getImageData(...corner, size, size).data.join();
  };
  // Where a point of the page is on a canvas.
  const under = (canvas, x, y) => {
    const box = canvas.getBoundingClientRect();
    const across = (x - box.left) / box.width;
    return [across * canvas.width, ((y - box.top) / box.height) * canvas.height];
  };
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  // The middle of one of 8 by 8 cards in a box.
  const card = (box, number) => [
    box.left + (((number % 8) + 0.5) / 8) * box.width,
    box.top + (((Math.floor(number / 8) % 8) + 0.5) / 8) * box.height,
  ];

  // A function that says whether a canvas looks different from now on, at a point of the page.
  const repaints = (canvas, x, y) => {
    const point = under(canvas, x, y);
    const before = pixels(canvas, ...point, PATCH);
    let looked = shows.get(canvas);
    return () => {
      if (shows.get(canvas) === looked) return false;
      looked = shows.get(canvas);
      return pixels(canvas, ...point, PATCH) !== before;
    };
  };
  const rewords = (place) => {
    const before = place.textContent;
    return () => place.textContent !== before;
  };
  // A function that says whether a cell has a canvas on which something lies at all of these
  // places, which are parts of its width and height.
  const opens = (cell, places) => {
    let looked = NaN;
    return () => {
      const canvas = output(cell).querySelector("canvas");
      if (!canvas || shows.get(canvas) === looked) return false;
      looked = shows.get(canvas);
      const ground = pixels(canvas, 2, 2, 2);
      return places.every(
        ([x, y]) => pixels(canvas, x * canvas.width, y * canvas.height, 2) !== ground,
      );
    };
  };

  // Calls `done` with the time of the first frame in which `test` holds. To read pixels takes longer
  // the larger a canvas is, and is no part of what is measured.
  const until = (test, done) => {
    const look = () => {
      const now = performance.now();
      if (test()) done(now);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  const timed = (what, start) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`Nothing came of ${what}.`)), PATIENCE_MS);
      start(resolve);
    });

  let answer; // of the press that is aimed at

  window.bench = {
    // Brings a cell into sight; says false as long as there is nothing in it to press.
    reveal(cell, pressed) {
      output(cell).scrollIntoView({ block: "center" });
      return output(cell).querySelector(pressed) !== null;
    },

    // Gets ready to time a press on the `number`th of the things that can be pressed in a cell, and
    // says where that is. On a canvas, these are 8 by 8 cards. What changes is looked for around that
    // place if there is a canvas, and else, or if asked to, in all that can be read.
    aim(cell, pressed, number, event, words) {
      const found = output(cell).querySelectorAll(pressed);
      const target = found[number % found.length];
      target.scrollIntoView({ block: "nearest" });
      const box = target.getBoundingClientRect();
      const point = target.matches("canvas") ? card(box, number) : middle(box);
      const canvas = words ? null : output(cell).querySelector("canvas");
      const differs = canvas ? repaints(canvas, ...point) : rewords(output(cell));
      answer = timed(`a ${event} on ${target.outerHTML}`, (resolve) => {
        const began = ({ timeStamp }) => until(differs, (now) => resolve(now - timeStamp));
        addEventListener(event, began, { capture: true, once: true });
      });
      return point;
    },
    // How long the press took, once all of it is over.
    async answer() {
      const ms = await answer;
      while (rig.kernel.status !== "idle") await new Promise((resolve) => setTimeout(resolve, 1));
      return ms;
    },

    // Empties a cell, to run it as if for the first time.
    clear(cell) {
      jupyterapp.shell.currentWidget.content.activeCellIndex = cell;
      return jupyterapp.commands.execute("notebook:clear-cell-output");
    },

    // Runs a cell, and times it until its canvas shows something at all of these places.
    run(cell, places) {
      return timed(`running cell ${cell}`, (resolve) => {
        const began = performance.now();
        jupyterapp.commands.execute("notebook:run-cell");
        until(opens(cell, places), (now) => resolve(now - began));
      });
    },
  };
}
