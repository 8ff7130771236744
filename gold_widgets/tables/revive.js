// anywidget gives a widget two seconds to be ready. If it takes longer, as it may on a slow computer
// with many tables, everything that Python says to it from then on is dropped: the table is there,
// and dead. So whatever is heard in vain is heard as other widgets hear it, and asked for again.

// anywidget hands out no model, only ways to use it; but a change tells whose it is.
function itself(model) {
  let found = null;
  const look = (it) => (found = it);
  model.on("change:revived", look);
  model.set("revived", true);
  model.off("change:revived", look);
  return found;
}

const PROBE = { content: { data: { method: "probe" } } }; // means nothing to any widget

export async function revive(model) {
  const it = itself(model);
  if (!it?._handle_comm_msg || !it.comm?.on_msg) return; // not in Jupyter, or not as it was
  try {
    await it._handle_comm_msg(PROBE);
  } catch {
    // It was not ready in time: from now on what Python says goes past that.
    const others = Object.getPrototypeOf(Object.getPrototypeOf(it));
    it.comm.on_msg(others._handle_comm_msg.bind(it));
    it.comm.send({ method: "request_state" });
  }
}
