// No error may escape into the page, where it would stop whatever else the page is doing.

export function guarded(work, report = () => {}) {
  return (...values) => {
    try {
      return work(...values);
    } catch (error) {
      console.error("[gold_widgets]", error);
      report(error);
      return undefined;
    }
  };
}

export function listen(node, kind, work, options) {
  node.addEventListener(kind, guarded(work), options);
}
