// Is there anybody at the other end? `tell` hears "", "lost", "silent" or "asleep".
//
// JupyterLab says when it restarts a kernel itself. Otherwise, only the table's own voice counts:
// the frame in Python answers every press. A kernel that never heard of the table also says that it
// is done with a message, and then it is asked once more: the frame would answer "hello".

import { guarded } from "../canvas/safe.js";

const PATIENCE_MS = 1500; // without a sign of life, ask
const SILENCE_MS = 5000; // still none after asking
const GRACE_MS = 500; // for an answer that comes a little later than "done"

const GONE = ["restarting", "autorestarting", "terminating", "dead"];

const isIdle = (message) => message.content?.execution_state === "idle";

export function pulse(model, el, tell) {
  const kernel = model.widget_manager?.kernel;
  let mood = "";
  let heard = true; // since the last press, or since we asked
  let asked = false;
  let timers = [];

  const turn = (next) => {
    if (mood === "asleep" || mood === next) return; // nothing wakes a table whose kernel went
    mood = next;
    tell(mood);
  };
  const calm = () => {
    timers.forEach(clearTimeout);
    timers = [];
  };
  const later = (work, ms) => timers.push(setTimeout(guarded(work), ms));
  const alive = () => {
    heard = true;
    asked = false;
    calm();
    if (mood === "silent") turn("");
  };
  const doubt = () => {
    if (!heard) later(() => heard || turn("asleep"), GRACE_MS);
  };
  const ask = () => {
    if (asked || mood === "asleep") return;
    asked = true;
    heard = false;
    model.send({ hello: 1 }, { iopub: { status: guarded((status) => isIdle(status) && doubt()) } });
    later(() => turn(kernel?.status === "idle" ? "asleep" : "silent"), SILENCE_MS);
  };

  const onStatus = (_, status) => {
    if (GONE.includes(status)) turn("asleep");
    else if (status === "starting") ask(); // somebody else has restarted it
  };
  const onLink = (_, status) => {
    if (status !== "connected") turn("lost");
    else if (mood === "lost") {
      turn("");
      calm();
      asked = false;
      ask();
    }
  };
  const onGone = () => turn("asleep");
  const onComm = () => {
    // The view's own class is the one public trace of model.comm_live.
    if (el.classList.contains("jupyter-widgets-disconnected")) turn("asleep");
  };

  model.on("change", alive);
  model.on("msg:custom", alive);
  model.on("comm:close", onGone);
  model.on("comm_live_update", onComm);
  kernel?.statusChanged?.connect(onStatus);
  kernel?.connectionStatusChanged?.connect(onLink);
  kernel?.disposed?.connect(onGone);
  onComm();

  return {
    // Sends a press, whose answer is waited for; `answered` is called when the kernel is done.
    send(content, answered) {
      heard = false;
      if (!timers.length) {
        later(() => {
          if (kernel && kernel.status !== "idle") turn("silent");
          ask();
        }, PATIENCE_MS);
      }
      const status = guarded((message) => {
        if (!isIdle(message)) return;
        if (!heard) later(ask, GRACE_MS);
        answered?.();
      });
      model.send(content, { iopub: { status } });
    },
    stop() {
      calm();
      model.off("change", alive);
      model.off("msg:custom", alive);
      model.off("comm:close", onGone);
      model.off("comm_live_update", onComm);
      kernel?.statusChanged?.disconnect(onStatus);
      kernel?.connectionStatusChanged?.disconnect(onLink);
      kernel?.disposed?.disconnect(onGone);
    },
  };
}
