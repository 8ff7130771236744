// What travels with every frame: it finds the frames' whole script, and has it read once a page.
//
// script.py puts a name in front, which is another one for every other text of the script:
/* global NAME */

async function read(model) {
  const name = model.get("script");
  const script = await model.widget_manager.get_model(name.replace("IPY_MODEL_", ""));
  const text = new Blob([script.get("source")], { type: "text/javascript" });
  const url = URL.createObjectURL(text);
  try {
    return (await import(url)).default;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function shared(model) {
  try {
    return await (globalThis[NAME] ??= read(model));
  } catch (error) {
    delete globalThis[NAME]; // the next frame tries again
    throw error;
  }
}

export default () => {
  let frame;
  return {
    async initialize(given) {
      frame = (await shared(given.model))();
      frame.initialize(given);
    },
    render: (given) => frame.render(given),
  };
};
