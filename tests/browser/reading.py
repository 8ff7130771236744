"""All that a page has shown: prose, outputs, spoken labels, and words painted on canvases."""

import re
import sys
from functools import cache
from pathlib import Path

from babel.messages.pofile import read_po

from gold_widgets.engine.words import CATALOGUES
from tests.browser.notebook import Notebook

sys.path.append(str(Path(__file__).parents[2] / ".make"))
from tongues import checks

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
_WORD = re.compile(r"[^\W\d_]{2,}")
_CODE = re.compile(r"`[^`]*`|\{[^}]*\}|\]\([^)]*\)|\S+@\S+")
"""Code in prose, gaps in a sentence, where a link leads, a move with its place."""


def listen(notebook: Notebook) -> None:
    """Remember from now on all that the notebook in front shows."""
    notebook.page.evaluate(LISTEN)


def shown(notebook: Notebook) -> list[str]:
    """Return all that was shown since `listen`, and listen no longer."""
    return notebook.page.evaluate("() => rig.shown()")


def in_english(text: str, language: str) -> set[str]:
    """Return the words of a text that are English, and are not said in this language."""
    return (words(text) & english(language)) | set(checks.english(_CODE.sub(" ", text)))


@cache
def english(language: str) -> frozenset[str]:
    """Return the words of all English sentences that none of their translations has."""
    ours, theirs = set(), set()
    for path in sorted((CATALOGUES / language).rglob("*.po")):
        with path.open("rb") as file:
            for message in read_po(file):
                if message.id:
                    ours |= words(_joined(message.id))
                    theirs |= words(_joined(message.string))
    return frozenset(ours - theirs)


def words(text: str) -> set[str]:
    """Return the words of a text, in small letters, without those of code."""
    return {word.lower() for word in _WORD.findall(_CODE.sub(" ", text))}


def _joined(said: str | tuple[str, ...]) -> str:
    return said if isinstance(said, str) else " ".join(said)
