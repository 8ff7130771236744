// What the browser tests ask of a page: every page under test has this as `rig`.
window.rig = {
  get session() {
    return window.jupyterapp?.shell.currentWidget?.sessionContext;
  },
  get kernel() {
    return rig.session?.session?.kernel;
  },
  get cells() {
    return jupyterapp.shell.currentWidget.content.widgets;
  },
  ready() {
    const linked = rig.session?.isReady && rig.kernel?.connectionStatus === "connected";
    return linked && rig.kernel.status === "idle";
  },
  done() {
    const ran = (cell) => cell.model.type !== "code" || cell.model.executionCount;
    return rig.cells.every(ran) && rig.kernel.status === "idle";
  },
  // Runs the first cell again and again, without waiting for what it shows.
  async runAgain(times, gap) {
    jupyterapp.shell.currentWidget.content.activeCellIndex = 0;
    const runs = [];
    for (let time = 0; time < times; time++) {
      runs.push(jupyterapp.commands.execute("notebook:run-cell"));
      await new Promise((resolve) => setTimeout(resolve, gap));
    }
    await Promise.all(runs);
  },
  // Gives nothing back: a test cannot be handed what JupyterLab opens.
  async open(path) {
    await jupyterapp.commands.execute("docmanager:open", { path });
  },
  // Closes all notebooks; says whether JupyterLab is then as it was before them.
  async leave() {
    if (document.querySelector(".jp-Dialog")) return false;
    await jupyterapp.commands.execute("docmanager:save-all");
    await jupyterapp.commands.execute("application:close-all");
    return !document.querySelector(".jp-Dialog, .jp-Notebook");
  },
  // Tracebacks in the outputs.
  failures() {
    const outputs = rig.cells.flatMap((cell) => cell.model.sharedModel.outputs ?? []);
    const failed = outputs.filter((output) => output.output_type === "error");
    return failed.map((output) => output.traceback.join("\n"));
  },
  // All that the page's widgets know, shown or not, as text.
  async models() {
    const inside = (widget) => [widget, ...[...widget.children()].flatMap(inside)];
    const shown = inside(jupyterapp.shell.currentWidget).find((widget) => widget._manager?.promise);
    const { _models: models } = await shown._manager.promise;
    const known = await Promise.all(Object.values(models));
    return JSON.stringify(known.map(({ attributes }) => attributes));
  },
  // Presses may be heard in another thread of the kernel than the one that runs cells, so code
  // that follows them waits until each has been answered.
  async answered() {
    const isPress = ({ msg }) => msg.header.msg_type === "comm_msg";
    while ([...rig.kernel._futures.values()].some(isPress)) {
      await new Promise(requestAnimationFrame);
    }
  },
  // What code prints in the kernel, and the traceback if it fails.
  async ask(code) {
    let text = "";
    let error = "";
    await rig.answered();
    const future = rig.kernel.requestExecute({ code, store_history: false });
    future.onIOPub = ({ header, content }) => {
      if (header.msg_type === "stream") text += content.text;
      if (header.msg_type === "error") error = content.traceback.join("\n");
    };
    await future.done;
    return [text, error];
  },
  pixels(canvas) {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return new Uint32Array(data.buffer);
  },
  // One number for all pixels; 0 for a canvas on which nothing was drawn.
  paint(canvas) {
    let sum = 0x811c9dc5;
    let blank = true;
    for (const pixel of rig.pixels(canvas)) {
      sum = Math.imul(sum ^ pixel, 0x01000193);
      blank &&= pixel === 0;
    }
    return blank ? 0 : sum >>> 0;
  },
  painted([canvas, last]) {
    const now = rig.paint(canvas);
    return now !== 0 && now !== last;
  },
};
