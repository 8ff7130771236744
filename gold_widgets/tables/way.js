// Where another notebook is, from the address of the page and a path from this notebook's folder.

// .../lab/tree/nim/01.ipynb, .../lab/workspaces/auto-A/tree/nim/01.ipynb, .../notebooks/01.ipynb
const TREE = /^(.*\/(?:lab(?:\/workspaces\/[^/]+)?\/tree|doc\/tree|notebooks|tree)\/)(.+)$/;

const folder = (path) => path.split("/").slice(0, -1);

function joined(base, path) {
  const steps = folder(base);
  for (const step of path.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}

// The path of this very notebook; null where the page does not say it.
export function here({ pathname, search }) {
  const found = TREE.exec(pathname);
  return found ? decodeURIComponent(found[2]) : new URLSearchParams(search).get("path");
}

// The notebook's path for the server and its address; null where the page does not say where it is.
export function pathFrom({ pathname, search }, path) {
  const found = TREE.exec(pathname);
  if (found) {
    const target = joined(decodeURIComponent(found[2]), path);
    return { path: target, href: found[1] + target.split("/").map(encodeURIComponent).join("/") };
  }
  const query = new URLSearchParams(search); // a site without a server has it behind the "?"
  const open = query.get("path");
  if (!open) return null;
  const target = joined(open, path);
  query.set("path", target);
  return { path: target, href: `${pathname}?${query}` };
}
