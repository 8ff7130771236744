// An extension of JupyterLab for the static site, written by hand so that nothing has to be built.
//
// Once Python answers, the first table of a lesson comes alive by itself; a lesson that the course
// has changed is offered beside the pupil's own; the help menu leads to what the browser keeps.
{
  const NAME = "gold-widgets-site";
  const STOP_MS = 2000;
  const SEEN_TRIES = 40;
  const NOTICE_MS = 1000;
  // Whether Python can stop to listen while it works: not in every browser.
  const CAN_LISTEN = typeof globalThis.WebAssembly?.Suspending === "function";

  const root = new URL("../../../", document.currentScript?.src ?? location.href);

  // From website/pages/start.js, which may come later than JupyterLab where that is kept already.
  let words = {};

  const report = (error) => console.warn(`${NAME}:`, error);

  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  // What the course has noted of a notebook (website/course.py), also in a pupil's copy: its version,
  // the cells to run by themselves, and the sums of all sources.
  const noted = (model) => ({ alive: [], sources: [], ...model.getMetadata("gold_widgets") });

  // The CRC-32 of a text.
  function sum(text) {
    let found = ~0;
    for (const byte of new TextEncoder().encode(text)) {
      found ^= byte;
      for (let bit = 0; bit < 8; bit += 1) found = (found >>> 1) ^ (found & 1 ? 0xedb88320 : 0);
    }
    return ~found >>> 0;
  }

  const sourceOf = (cell) => cell.sharedModel.getSource();

  // Whether every cell still says what the course wrote there, whatever was answered below it.
  function isUntouched(model) {
    const { sources } = noted(model);
    const now = [...model.cells].map((cell) => [cell.id, sum(sourceOf(cell))]);
    return sources.length > 0 && JSON.stringify(now) === JSON.stringify(sources);
  }

  // All that a pupil may have done to a notebook, beside what is run without being asked for.
  function work(model) {
    const { alive } = noted(model);
    const seen = (cell) => (alive.includes(cell.id) ? sourceOf(cell) : cell.toJSON());
    return JSON.stringify([...model.cells].map((cell) => seen(cell)));
  }

  // No page can interrupt Python, but long work of ours listens now and then (lab/absent.py), and
  // answers. Each kernel has a channel of its own: what other pages do goes on.
  function makeStoppable(kernel, { Notification }) {
    kernel.interrupt = async () => {
      const channel = new BroadcastChannel(`gold_widgets.stop.${kernel.clientId}`);
      const heard = new Promise((resolve) => {
        channel.addEventListener("message", ({ data }) => data === "heard" && resolve(true));
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel.postMessage("stop");
      const isHeard = await Promise.race([heard, wait(STOP_MS)]);
      channel.close();
      if (!isHeard && kernel.status === "busy") {
        Notification.warning(CAN_LISTEN ? words.cannotStop : words.neverStop, { autoClose: false });
      }
    };
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
      this.#seen().catch(report);
      const newest = (await this.#tools.versions)[context.path];
      if (newest && noted(context.model).version !== newest) await this.#renew(newest);
      const before = work(context.model);
      await sessionContext.ready;
      const kernel = sessionContext.session?.kernel;
      if (!kernel) return;
      makeStoppable(kernel, this.#tools);
      sessionContext.kernelChanged.connect((_session, { newValue }) => {
        if (newValue) makeStoppable(newValue, this.#tools);
      });
      // Answered only once Python has started, and changes nothing.
      await kernel.requestExecute({ code: "", silent: true, store_history: false }).done;
      globalThis.goldWidgets.ready();
      // A lesson of the course that is kept under another name has tables, too.
      if (!newest && !noted(context.model).alive.length) return;
      await this.#enliven();
      // What ran by itself is nobody's work: saved, it would be a pupil's own from then on.
      if (work(context.model) === before) context.model.dirty = false;
    }

    // Until words and pictures of the lesson stand there, the page shows a still of it.
    async #seen() {
      const { node } = this.#panel;
      const parts = [".jp-RenderedMarkdown > *", ".jp-RenderedSVG img, .gold-table"];
      const isSeen = () => parts.every((part) => node.querySelector(part));
      for (let tries = 0; tries < SEEN_TRIES && !isSeen(); tries += 1) await wait(50);
      globalThis.goldWidgets.shown();
    }

    async #enliven() {
      const { content, context, sessionContext } = this.#panel;
      const { alive, sources } = noted(context.model);
      const first = new Map(sources);
      const cells = content.widgets.filter(({ model }) => alive.includes(model.id));
      // Code that a pupil has changed waits for the pupil: it may never end.
      const isFresh = ({ model }) =>
        sum(sourceOf(model)) === first.get(model.id) && model.executionState !== "running";
      if (cells.length && cells.length === alive.length && cells.every(isFresh)) {
        await this.#tools.NotebookActions.runCells(content, cells, sessionContext);
      }
    }

    // The course has another version: it takes the place of one in which nothing was changed.
    async #renew(newest) {
      const { context } = this.#panel;
      if (!isUntouched(context.model)) {
        this.#offer(context.path, newest).catch(report); // the lesson need not wait for it
        return;
      }
      const { remove } = await import(new URL("storage.js", root));
      await remove([context.path]);
      await context.revert();
    }

    async #offer(path, newest) {
      // JupyterLab shows no notice that comes before all of it has started.
      await this.#tools.app.started;
      await wait(NOTICE_MS);
      const seen = `gold_widgets-seen-${root.pathname}${path}`;
      if (localStorage.getItem(seen) === newest) return;
      const show = async () => {
        const answer = await fetch(new URL(`files/${path}`, root));
        const { contents } = this.#tools.app.serviceManager;
        const { files, free } = await import(new URL("storage.js", root));
        const name = free(path, words.newSuffix, await files());
        await contents.save(name, { type: "notebook", format: "json", content: await answer.json() });
        localStorage.setItem(seen, newest);
        await this.#tools.app.commands.execute("docmanager:open", { path: name });
      };
      this.#tools.Notification.info(words.lessonNewer, {
        autoClose: false,
        actions: [
          { label: words.showBeside, callback: () => void show().catch(report) },
          { label: words.later, callback: () => {} },
        ],
      });
    }
  }

  // Opens the lesson in the address as soon as there is room for it. JupyterLite would do so a second
  // later, as it first saves, and saves again, the layout that it has just loaded; so it does not get
  // to know of it.
  async function openFirst({ commands, restored }) {
    const address = new URL(location.href);
    const paths = address.searchParams.getAll("path");
    address.searchParams.delete("path");
    history.replaceState(history.state, "", address);
    await restored;
    for (const path of paths) await commands.execute("docmanager:open", { path });
  }

  const lessons = (tools, INotebookTracker) => ({
    id: `${NAME}:lessons`,
    description: "Brings a lesson's first table to life, and tells of newer lessons.",
    autoStart: true,
    requires: [INotebookTracker],
    activate(app, notebooks) {
      const versions = fetch(new URL("course.json", root)).then((answer) => answer.json());
      // The file browser is open at first.
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
      openFirst(app).catch(report);
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
    await import(new URL("start.js", root));
    ({ words } = globalThis.goldWidgets);
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
