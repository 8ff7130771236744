// A widget's state in the page, as a frame's script asks for it: what anywidget's models can do.

export const nameOf = (reference) => reference.replace("IPY_MODEL_", "");

// Puts the buffers of a message to where they belong in its state.
function filled(state, paths = [], buffers = []) {
  paths.forEach((path, index) => {
    const last = path.at(-1);
    const owner = path.slice(0, -1).reduce((part, key) => part[key], state);
    owner[last] = buffers[index];
  });
  return state;
}

export class Model {
  #listeners = new Map();
  #state;
  #send;

  // `send(content, answered)` says something to Python; `manager` knows all other models.
  constructor(id, { state, buffer_paths: paths }, buffers, { send, manager }) {
    this.id = id;
    this.widget_manager = manager;
    this.#state = filled(state, paths, buffers);
    this.#send = send;
    if (this.#state._model_name === "CanvasModel") {
      this.canvas = document.createElement("canvas");
      this.#resize();
    }
  }

  get(name) {
    return this.#state[name];
  }

  set(name, value) {
    this.#state[name] = value;
    this.fire(`change:${name}`, this, value);
    this.fire("change", this);
  }

  // Python alone keeps state: what people do is sent as messages.
  save_changes() {
    throw new Error("A table's page sends messages, and no state.");
  }

  on(names, call) {
    for (const name of names.split(" ")) {
      if (!this.#listeners.has(name)) this.#listeners.set(name, new Set());
      this.#listeners.get(name).add(call);
    }
  }

  off(names, call) {
    for (const name of names.split(" ")) this.#listeners.get(name)?.delete(call);
  }

  fire(name, ...given) {
    for (const call of this.#listeners.get(name) ?? []) call(...given);
  }

  // What Jupyter calls when it is done with a message is called here, too.
  send(content, callbacks) {
    const status = callbacks?.iopub?.status;
    this.#send(content, status && (() => status({ content: { execution_state: "idle" } })));
  }

  // What Python says has changed.
  update({ state, buffer_paths: paths }, buffers) {
    Object.assign(this.#state, filled(state, paths, buffers));
    if (this.canvas) this.#resize();
    for (const name of Object.keys(state)) this.fire(`change:${name}`, this, state[name]);
    this.fire("change", this);
  }

  // A canvas that is given a size is emptied, also if it is the same one.
  #resize() {
    for (const side of ["width", "height"]) {
      if (this.canvas[side] !== this.#state[side]) this.canvas[side] = this.#state[side];
    }
  }
}
