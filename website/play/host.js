// Where a table's widgets live without Jupyter: it keeps their models, draws on their canvases, and
// shows a table's box with its canvas and its frame.

import { Model, nameOf } from "./model.js";
import { drawBytes } from "./pens.js";

// `post(message)` speaks to Python; `painted(canvas)` is called after each drawing.
export function hosting({ post, painted = () => {} }) {
  const models = new Map();
  const waiting = new Map();
  let count = 0;

  const canvasOf = (id) => models.get(id)?.canvas;
  const manager = {
    get_model: async (id) => {
      if (!models.has(id)) throw new Error(`There is no widget called ${id}.`);
      return models.get(id);
    },
  };
  const open = (id, data, buffers) => {
    const send = (content, answered) => {
      count += 1;
      if (answered) waiting.set(count, answered);
      post({ kind: "said", id, number: count, text: JSON.stringify({ method: "custom", content }) });
    };
    models.set(id, new Model(id, data, buffers, { send, manager }));
  };
  const tell = (model, data, buffers) => {
    if (data.method === "update") model.update(data, buffers);
    else if (data.method !== "custom") throw new Error(`Nobody knows what ${data.method} means.`);
    else if (model.get("_model_name") === "CanvasManagerModel") {
      for (const canvas of drawBytes(buffers[0], canvasOf)) painted(canvas);
    } else model.fire("msg:custom", data.content, buffers);
  };

  return {
    // A message from Python.
    hear({ kind, id, text, buffers = [], number }) {
      if (kind === "comm_open") open(id, JSON.parse(text), buffers);
      else if (kind === "comm_close") models.delete(id); // another one is on its way
      else if (kind === "comm_msg" && models.has(id)) tell(models.get(id), JSON.parse(text), buffers);
      else if (kind === "done") {
        waiting.get(number)?.();
        waiting.delete(number);
      }
    },
    // Builds what shows a table; `remove()` takes it away again.
    async show(id, place) {
      const box = await manager.get_model(id);
      const root = document.createElement("div");
      root.className = box.get("_dom_classes").join(" ");
      place.append(root);
      const ends = [];
      for (const child of box.get("children")) {
        const model = await manager.get_model(nameOf(child));
        if (model.canvas) root.append(model.canvas);
        else ends.push(await render(model, root));
      }
      return {
        root,
        canvas: root.querySelector(":scope > canvas"),
        remove() {
          for (const end of ends) end?.();
          root.remove();
        },
      };
    },
    // Python is gone: tables say so, and take no more presses.
    end() {
      for (const model of models.values()) model.fire("comm:close");
      models.clear();
    },
    get size() {
      return models.size;
    },
  };
}

// Runs a widget's own script, as anywidget does.
async function render(model, root) {
  const el = document.createElement("div");
  root.append(el);
  const url = URL.createObjectURL(new Blob([model.get("_esm")], { type: "text/javascript" }));
  try {
    const { default: made } = await import(url);
    const widget = typeof made === "function" ? await made() : made;
    await widget.initialize?.({ model });
    return await widget.render({ model, el });
  } finally {
    URL.revokeObjectURL(url);
  }
}
