// An extension of JupyterLab for the static site, written by hand so that nothing has to be built.
//
// Once Python answers, the first table of a lesson comes alive by itself; a lesson that the course
// has changed is offered beside the pupil's own; the help menu leads to what the browser keeps.
{
  const NAME = "gold-widgets-site";
  const SVG = "image/svg+xml";
  const WIDGET = "application/vnd.jupyter.widget-view+json";

  // From website/pages/start.js, which is there before JupyterLab.
  const { words } = globalThis.goldWidgets;
  const root = new URL("../../../", document.currentScript?.src ?? location.href);

  const report = (error) => console.warn(`${NAME}:`, error);

  const isTable = ({ data }) => Boolean(data?.[SVG] || data?.[WIDGET]);

  // The code cells from the top to the first picture of a table.
  function opening(cells) {
    const code = cells.filter(({ model }) => model.type === "code");
    const at = code.findIndex(({ model }) => model.outputs.toJSON().some(isTable));
    return code.slice(0, at + 1);
  }

  class Lesson {
    #panel;
    #tools;

    constructor(panel, tools) {
      this.#panel = panel;
      this.#tools = tools;
    }

    async open() {
      const { context, sessionContext } = this.#panel;
      await context.ready;
      await this.#panel.revealed;
      this.#tools.makeRoom();
      const version = context.model.getMetadata("gold_widgets")?.version;
      const newest = (await this.#tools.versions)[context.path];
      if (newest && version !== newest) this.#offer(context.path, newest);
      await sessionContext.ready;
      const kernel = sessionContext.session?.kernel;
      if (!kernel) return;
      // No page can interrupt Python, but long work of ours listens now and then (lab/absent.py).
      kernel.interrupt = async () => {
        const channel = new BroadcastChannel("gold_widgets.stop");
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
        channel.postMessage("stop");
        channel.close();
      };
      // Answered only once Python has started, and changes nothing.
      await kernel.requestExecute({ code: "", silent: true, store_history: false }).done;
      globalThis.goldWidgets.ready();
      if (newest) await this.#enliven();
    }

    async #enliven() {
      const { content, sessionContext } = this.#panel;
      const cells = opening(content.widgets);
      const isFresh = cells.every(({ model }) => !model.isDirty && model.executionState !== "running");
      if (cells.length && isFresh) {
        await this.#tools.NotebookActions.runCells(content, cells, sessionContext);
      }
    }

    #offer(path, newest) {
      const seen = `gold_widgets-seen-${path}`;
      if (localStorage.getItem(seen) === newest) return;
      const show = async () => {
        const answer = await fetch(new URL(`files/${path}`, root));
        const name = path.replace(/\.ipynb$/, `.${words.newSuffix}.ipynb`);
        const { contents } = this.#tools.app.serviceManager;
        await contents.save(name, { type: "notebook", format: "json", content: await answer.json() });
        localStorage.setItem(seen, newest);
        await this.#tools.app.commands.execute("docmanager:open", { path: name });
      };
      this.#tools.Notification.info(words.lessonNewer, {
        autoClose: false,
        actions: [
          { label: words.showBeside, callback: () => void show().catch(report) },
          { label: words.later, callback: () => localStorage.setItem(seen, newest) },
        ],
      });
    }
  }

  const lessons = (tools, INotebookTracker) => ({
    id: `${NAME}:lessons`,
    description: "Brings a lesson's first table to life, and tells of newer lessons.",
    autoStart: true,
    requires: [INotebookTracker],
    activate(app, notebooks) {
      const versions = fetch(new URL("course.json", root)).then((answer) => answer.json());
      // JupyterLite opens the file browser beside the first notebook.
      let hasRoom = false;
      const makeRoom = () => {
        if (!hasRoom) app.shell.collapseLeft();
        hasRoom = true;
      };
      const open = (panel) => {
        new Lesson(panel, { ...tools, app, versions, makeRoom }).open().catch((error) => {
          report(error);
          if (!panel.isDisposed) globalThis.goldWidgets.failed();
        });
      };
      // A reload, or a bookmark, opens the lesson again.
      notebooks.currentChanged.connect((_tracker, panel) => {
        if (!panel) return;
        const address = new URL(location.href);
        address.searchParams.set("path", panel.context.path);
        history.replaceState(history.state, "", address);
      });
      notebooks.forEach(open);
      notebooks.widgetAdded.connect((_tracker, panel) => open(panel));
    },
  });

  const menu = (IMainMenu) => ({
    id: `${NAME}:menu`,
    description: "Leads from the help menu to the other pages of the site.",
    autoStart: true,
    optional: [IMainMenu],
    activate({ commands }, mainMenu) {
      const pages = { work: words.myWork, front: words.frontPage };
      const places = { work: `${words.folder}work/`, front: words.folder || "./" };
      const items = Object.entries(pages).map(([name, label]) => {
        const command = `${NAME}:${name}`;
        const go = () => void window.open(new URL(places[name], root), "_blank");
        commands.addCommand(command, { label, execute: go });
        return { command };
      });
      mainMenu?.helpMenu.addGroup(items, 0);
    },
  });

  let scope = {};

  const shared = async (name) => {
    const versions = Object.values(scope[name]);
    const { get } = versions.find(({ loaded }) => loaded) ?? versions.at(-1);
    return (await get())();
  };

  const plugins = async () => {
    const names = ["@jupyterlab/notebook", "@jupyterlab/apputils", "@jupyterlab/mainmenu"];
    const [notebook, apputils, mainmenu] = await Promise.all(names.map(shared));
    const { INotebookTracker, NotebookActions } = notebook;
    const tools = { NotebookActions, Notification: apputils.Notification };
    return [lessons(tools, INotebookTracker), menu(mainmenu.IMainMenu)];
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
