// An extension of JupyterLab and Notebook 7, written by hand so that nothing has to be built.
//
// A notebook that was run and saved holds, for each table, a widget and a picture of it. Opened
// again, Jupyter asks for the widget, and where its kernel has ended says "model not found" beside
// the picture that nobody sees. Here the picture is shown, until a kernel says that it knows the
// widget. Only what is shown is chosen: the notebook itself is not touched, so it has nothing to
// undo. Nor has any notebook something to save that was only opened: what Jupyter notes in it of
// the kernel that it opens with is no change, as long as that is the kernel the file names.
{
  const NAME = "gold-widgets";
  const WIDGET = "application/vnd.jupyter.widget-view+json";
  const SVG = "image/svg+xml";
  const PICTURES = [SVG, "image/png", "text/html"];

  // What Jupyter notes of a kernel in each notebook that is opened.
  const NOTES = ["language_info", "kernelspec"];

  // Jupyter shows an SVG as an image, which does not hear that the drawing asks to fit in.
  const FITTING = encodeURIComponent('style="max-width:100%;height:auto"');

  // What is printed in a notebook that uses gold_widgets is sentences as often as tables, and
  // Jupyter breaks words in two.
  const OURS = "gold-widgets-words";
  const STYLE = `
    .jp-RenderedSVG > img[src*="${FITTING}"] { max-width: 100%; height: auto; }
    .${OURS} .jp-OutputArea-output pre { word-break: normal; overflow-wrap: anywhere; }`;

  // One view of one notebook.
  class View {
    // Ids of the widgets that were stored in the file, and that no kernel has claimed yet.
    #asleep = new Set();
    #isOpening = true;
    #hasKernel = false;
    #panel;

    constructor(panel) {
      this.#panel = panel;
      this.#choose(panel.content.rendermime);
      this.#describe(panel.content.rendermime);
      this.#forgive(panel.context.model);
      const isLate = panel.context.isReady; // a second view: its outputs are drawn already
      const opened = panel.context.ready.then(() => this.#open(isLate));
      const meet = (kernel) => {
        opened.then(() => this.#ask(kernel)).catch(report);
        this.#wait(kernel).catch(report);
      };
      meet(panel.sessionContext.session?.kernel);
      panel.sessionContext.kernelChanged.connect((_, { newValue }) => void meet(newValue));
    }

    // Lets Jupyter choose as ever, but keeps from it the widgets that sleep beside a picture.
    #choose(rendermime) {
      const prefer = rendermime.preferredMimeType.bind(rendermime);
      rendermime.preferredMimeType = (bundle, safe) => {
        const id = widgetIn(bundle);
        // What is drawn before the file is read to its end can only come from the file.
        if (id && this.#isOpening) this.#asleep.add(id);
        const sleeps = this.#asleep.has(id) && PICTURES.some((kind) => kind in bundle);
        return prefer(sleeps ? without(WIDGET, bundle) : bundle, safe);
      };
    }

    // Gives a drawing that has a title to the screen reader: in the words that are stored with it.
    #describe(rendermime) {
      const create = rendermime.createRenderer.bind(rendermime);
      rendermime.createRenderer = (kind) => {
        const renderer = create(kind);
        if (kind === SVG) {
          const render = renderer.renderModel.bind(renderer);
          renderer.renderModel = (model) =>
            render(model).then(() => guarded(() => putIntoWords(renderer.node, model.data)));
        }
        return renderer;
      };
    }

    // Which Python runs is no change of anybody's: a notebook that was only opened stays saved.
    // Whichever kernel a person chooses, at the start or later, is one to be saved.
    #forgive(model) {
      const note = model.setMetadata.bind(model);
      model.setMetadata = (key, value) => {
        const isChosen = key === "kernelspec" && model.getMetadata(key)?.name !== value?.name;
        const isNothing = !model.dirty && !this.#hasKernel && NOTES.includes(key) && !isChosen;
        note(key, value);
        if (isNothing) model.dirty = false;
      };
    }

    // Until all is noted of the first kernel: Jupyter waits for the same, and has waited longer.
    async #wait(kernel) {
      if (!kernel || this.#hasKernel) return;
      try {
        await Promise.all([kernel.info, kernel.spec]);
      } catch {
        return; // it ended before it said what it is: the next one is the first
      }
      this.#hasKernel = true;
    }

    #open(isLate) {
      const cells = [...this.#panel.context.model.cells];
      for (const { outputs } of cells) {
        for (const { id } of widgets(outputs)) this.#asleep.add(id);
      }
      this.#panel.content.toggleClass(OURS, cells.some(isOurs));
      this.#isOpening = false;
      if (isLate) this.#draw(new Set(this.#asleep));
    }

    // A kernel that lives on, after a page was reloaded or a tab closed, knows its widgets.
    async #ask(kernel) {
      if (!kernel || !this.#asleep.size) return;
      let comms;
      try {
        const { content } = await kernel.requestCommInfo({ target_name: "jupyter.widget" });
        comms = content.comms ?? {};
      } catch {
        return; // it ended before it answered, so it knows nothing: the pictures stay
      }
      const awake = Object.keys(comms).filter((id) => this.#asleep.delete(id));
      if (awake.length && !this.#panel.isDisposed) this.#draw(new Set(awake));
    }

    // Draws these widgets' outputs anew, as an output area does when one of its outputs changes.
    #draw(ids) {
      const areas = this.#panel.content.widgets.map((cell) => cell.outputArea).filter(Boolean);
      for (const area of areas) {
        for (const { id, at, output } of widgets(area.model)) {
          const change = { type: "set", newIndex: at, newValues: [output] };
          if (ids.has(id)) area.onModelChanged(area.model, change);
        }
      }
    }
  }

  const widgetIn = (bundle) => bundle[WIDGET]?.model_id;

  const putIntoWords = (node, { [SVG]: drawing, "text/plain": words }) => {
    const image = node.querySelector("img:not([alt])");
    if (image && words && String(drawing).includes("<title>")) image.alt = words;
  };

  const without = (kind, { [kind]: _, ...rest }) => rest;

  const isOurs = ({ type, sharedModel }) =>
    type === "code" && sharedModel.getSource().includes("gold_widgets");

  // Those outputs of a code cell that hold a widget; other cells have none.
  function* widgets(list) {
    for (let at = 0; at < (list?.length ?? 0); at++) {
      const output = list.get(at);
      const id = widgetIn(output.data ?? {});
      if (id) yield { id, at, output };
    }
  }

  // Whatever goes wrong here, Jupyter goes on as if this were not installed.
  const report = (error) => console.warn(`${NAME}: stored pictures are not shown.`, error);

  const guarded = (act) => {
    try {
      act();
    } catch (error) {
      report(error);
    }
  };

  const pictures = (INotebookTracker) => ({
    id: `${NAME}:pictures`,
    description: "Shows the stored picture of a widget that no kernel knows.",
    autoStart: true,
    optional: [INotebookTracker],
    activate(_, notebooks) {
      const watch = (panel) => guarded(() => new View(panel));
      const style = document.createElement("style");
      style.textContent = STYLE;
      document.head.append(style);
      notebooks?.forEach(watch);
      notebooks?.widgetAdded.connect((_tracker, panel) => watch(panel));
    },
  });

  // Where the server asks for it, and a person's layout is not known yet, the notebook gets the
  // width of the screen: the file browser starts closed.
  const room = (PageConfig) => ({
    id: `${NAME}:room`,
    description: "Starts with the file browser closed, if the page's settings say so.",
    autoStart: true,
    activate({ shell }) {
      if (PageConfig.getOption("goldWidgetsRoom") !== "true") return;
      const close = (layout) => {
        // In the next turn, as JupyterLab opens the file browser in this one.
        if (layout?.fresh) setTimeout(() => guarded(() => shell.collapseLeft()));
      };
      shell.restored?.then(close).catch(report);
    },
  });

  // What the page and its extensions share: name → version → how to get it.
  let scope = {};

  const shared = async (name) => {
    const versions = Object.values(scope[name]);
    const { get } = versions.find(({ loaded }) => loaded) ?? versions.at(-1);
    return (await get())();
  };

  const plugins = async () => {
    const [{ INotebookTracker }, { PageConfig }] = await Promise.all(
      ["@jupyterlab/notebook", "@jupyterlab/coreutils"].map(shared),
    );
    return [pictures(INotebookTracker), room(PageConfig)];
  };

  window._JUPYTERLAB ??= {};
  window._JUPYTERLAB[NAME] = {
    init(given) {
      scope = given;
    },
    async get() {
      const found = await plugins().catch((error) => (report(error), []));
      return () => ({ __esModule: true, default: found });
    },
  };
}
