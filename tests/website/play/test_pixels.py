"""The page draws each pixel as ipycanvas does: the same commands, in JupyterLab and here."""

import json

import pytest

from tests.browser.notebook import paint
from tests.browser.table import Table

# A game of each kind, with turned, faint and stamped tiles, a ground, undone and dealt anew; all
# that goes to a canvas is noted.
CELL = """
import json
from gold_widgets import gold, klondike_rush, mine_for_gold, play
from gold_widgets.canvas import layers, painter, wire

told = []
send, resize, canvas = wire.send, wire.resize, wire.canvas

def noted_send(target, commands):
    told.append(["draw", target.model_id, commands])
    send(target, commands)

def noted_resize(target, width, height):
    told.append(["size", target.model_id, [width, height]])
    resize(target, width, height)

def noted_canvas(*given, **named):
    made = canvas(*given, **named)
    told.append(["size", made.model_id, [made.width, made.height]])
    return made

wire.send, wire.resize, wire.canvas = noted_send, noted_resize, noted_canvas
table = play({game}, players=3, seed=7, pace=0, opponents="random")
table
"""
MOVES = """
for turn in range({turns}):
    table.go_on()
    if table._sitting.askable and not table._sitting.is_held:
        table._do(lambda: table._sitting.play(table.game.legal(0)[turn % len(table.game.legal(0))]))
table._give_hint()
table.undo()
table.go_on()
table._painter.redraw()
print(json.dumps([table._painter.canvas.model_id, told]))
"""
DRAW = """async ([name, told]) => {
  const { draw } = await import("./pens.js");
  const canvases = new Map();
  for (const [kind, id, what] of told) {
    if (!canvases.has(id)) canvases.set(id, document.createElement("canvas"));
    const canvas = canvases.get(id);
    if (kind === "draw") {
      draw(JSON.parse(`[[60,["IPY_MODEL_${id}"]],${what}]`), (other) => canvases.get(other));
    } else {
      if (canvas.width !== what[0]) canvas.width = what[0];
      if (canvas.height !== what[1]) canvas.height = what[1];
    }
  }
  const canvas = canvases.get(name);
  return [canvas.width, canvas.height, rig.paint(canvas)];
}"""


@pytest.mark.parametrize(
    ("game", "turns"), [("gold", 60), ("mine_for_gold", 40), ("klondike_rush", 60)]
)
def test_the_page_draws_what_ipycanvas_draws_in_light_and_dark(show, opened, game, turns):
    notebook = show(CELL.format(game=game), color_scheme="light")
    table = Table(notebook)
    page = opened(f"?game={game}&lang=en", color_scheme="light")
    for scheme in ("light", "dark"):
        notebook.page.emulate_media(color_scheme=scheme)
        page.page.emulate_media(color_scheme=scheme)
        name, told = json.loads(notebook.py(MOVES.format(turns=turns)))
        table.settle()
        drawn = table.canvas.evaluate("(canvas) => [canvas.width, canvas.height]")
        commands = sum(len(json.loads(f"[{what}]")) for kind, _, what in told if kind == "draw")
        assert commands > 1000
        picture = paint(table.canvas)
        assert picture != 0
        assert page.page.evaluate(DRAW, [name, told]) == [*drawn, picture]
