// Making and changing elements.
//
// Text goes in by textContent alone, so a name such as <script> is shown, never run.

export function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

// Only what differs: a live region speaks again whenever it is touched.
export function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

export function flag(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
}

export const hasFocus = (node) => node.contains(node.getRootNode().activeElement);
