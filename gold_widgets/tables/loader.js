// What travels with every frame: it finds the frames' whole script, and has it read once a page.
//
// script.py puts a name in front, which is another one for every other text of the script:
/* global NAME */

async function read(model) {
  const id = model.get("script").replace("IPY_MODEL_", "");
  const script = await model.widget_manager.get_model(id);
  const text = new Blob([script.get("source")], { type: "text/javascript" });
  const url = URL.createObjectURL(text);
  try {
    return (await import(url)).default;
  } catch (error) {
    delete globalThis[NAME]; // the next frame tries again
    throw error;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export default () => {
  let frame;
  return {
    async initialize(given) {
      globalThis[NAME] ??= read(given.model);
      frame = (await globalThis[NAME])();
      frame.initialize(given);
    },
    render: (given) => frame.render(given),
  };
};
