"""All that a page has shown: prose, outputs, spoken labels, and words painted on canvases."""

import sys
from pathlib import Path

from tests.browser.notebook import Notebook

sys.path.append(str(Path(__file__).parents[2] / ".make"))
from tongues import checks, vocabulary

# Left out is what JupyterLab says itself, and code, which is English anywhere: also the drawing in
# text that JupyterLab gives a picture as its `alt`.
LISTEN = """() => {
  const panel = document.querySelector('.jp-NotebookPanel:not(.lm-mod-hidden)');
  const said = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title'];
  const ours = '.jp-MarkdownOutput, .jp-OutputArea-output';
  const code = 'code, script, style, .cm-editor';
  const shown = new Set();
  const isOurs = (element) => element?.closest(ours) && !element.closest(code);
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (isOurs(node.parentElement)) shown.add(node.data.trim());
      return;
    }
    if (isOurs(node)) {
      for (const each of said) if (node.hasAttribute(each)) shown.add(node.getAttribute(each));
    }
    node.childNodes.forEach(read);
  };
  const watch = new MutationObserver((changes) =>
    changes.forEach(({ target, addedNodes }) => [target, ...addedNodes].forEach(read)));
  const pen = CanvasRenderingContext2D.prototype;
  const { fillText } = pen;
  pen.fillText = function (text, ...where) {
    shown.add(String(text));
    return fillText.call(this, text, ...where);
  };
  read(panel);
  watch.observe(panel, {
    attributeFilter: said, attributes: true, characterData: true, childList: true, subtree: true,
  });
  rig.shown = () => {
    read(panel);
    watch.disconnect();
    pen.fillText = fillText;
    return [...shown];
  };
}"""


def listen(notebook: Notebook) -> None:
    """Remember from now on all that the notebook in front shows."""
    notebook.page.evaluate(LISTEN)


def shown(notebook: Notebook) -> list[str]:
    """Return all that was shown since `listen`, and listen no longer."""
    return notebook.page.evaluate("() => rig.shown()")


def in_english(text: str, language: str) -> set[str]:
    """Return the words of a text that are English, and are not said in this language."""
    known = vocabulary.words(text) & vocabulary.only_english(language)
    return known | set(checks.english(vocabulary.prose(text)))
