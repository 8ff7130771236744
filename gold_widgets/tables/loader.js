// What travels with every frame: it finds the frames' whole script, and has it read once a page.

const IMPORT = /(\bfrom ")[^"]*?([\w-]+\.js)"/g;

// The script is modules that import each other by their names, which a page cannot know: each gets
// an address of its own, after those that it imports.
function addressed(modules) {
  const urls = {};
  const address = (name) => {
    urls[name] ??= URL.createObjectURL(new Blob([linked(name)], { type: "text/javascript" }));
    return urls[name];
  };
  const linked = (name) => {
    const text = modules[name].replace(IMPORT, (_, from, other) => `${from}${address(other)}"`);
    return `${text}\n//# sourceURL=gold_widgets/${name}\n`;
  };
  Object.keys(modules).forEach(address);
  return urls;
}

async function read(script) {
  const urls = addressed(script.get("modules"));
  try {
    const { default: frames } = await import(urls["frame.js"]);
    return frames(script.get("style"));
  } finally {
    Object.values(urls).forEach(URL.revokeObjectURL);
  }
}

async function shared(model) {
  const id = model.get("script").replace("IPY_MODEL_", "");
  const script = await model.widget_manager.get_model(id);
  const name = script.get("name"); // another one for every other text of the script
  try {
    return await (globalThis[name] ??= read(script));
  } catch (error) {
    delete globalThis[name]; // the next frame tries again
    throw error;
  }
}

export default () => {
  let frame;
  return {
    // anywidget waits two seconds for this, and never again hears of the kernel if it takes longer.
    // A slow machine needs longer to read the script: what comes meanwhile is kept.
    initialize({ model }) {
      const late = [];
      const keep = () => late.push(model.get("news"));
      model.on("change:news", keep);
      frame = shared(model).then((made) => {
        const whole = made();
        model.off("change:news", keep);
        whole.initialize({ model, late });
        return whole;
      });
      frame.catch(() => {}); // whoever renders it tells of it
    },
    render: async (given) => (await frame).render(given),
  };
};
