"""Ways to show a table of 64 cards in a notebook, each as the code of a cell."""

from typing import NamedTuple

OURS = "GoldTable"
ECHO = "echo: a Button and a Label"


class Way(NamedTuple):
    """What a cell shows, what of it is pressed, and the event that a press is answered from."""

    name: str
    code: str
    pressed: str = "button"
    event: str = "click"


ECHO_CODE = """
from ipywidgets import Button, HBox, Label

def echo():
    label = Label("0")
    button = Button(description="echo")

    def press(_):
        label.value = str(int(label.value) + 1)

    button.on_click(press)
    return HBox([button, label])

echo()
"""

BUTTONS_CODE = """
from ipywidgets import Button, GridBox, Layout

def turn(button):
    button.description = "digger 4" if button.description == "?" else "?"

def buttons():
    cards = [Button(description="?", layout=Layout(width="auto")) for _ in range(64)]
    for card in cards:
        card.on_click(turn)
    return GridBox(cards, layout=Layout(grid_template_columns="repeat(8, 1fr)", width="560px"))

buttons()
"""

SVG_CODE = """
from ipywidgets import HTML, Button, VBox

CARD = '<rect x="{}" y="{}" width="56" height="56" rx="6" fill="{}" stroke="#000"/>'
WORD = '<text x="{}" y="{}" font-size="12" text-anchor="middle">{}</text>'

def svg(up):
    cards = []
    for card in range(64):
        color, word = ("#f0e442", "digger 4") if card in up else ("#0072b2", "?")
        x, y = card % 8 * 60, card // 8 * 60
        cards += [CARD.format(x + 2, y + 2, color), WORD.format(x + 30, y + 34, word)]
    space = 'xmlns="http://www.w3.org/2000/svg"'
    return f'<svg {space} width="480" height="480">{"".join(cards)}</svg>'

def html():
    up, left = set(), list(range(64))
    html, button = HTML(svg(up)), Button(description="flip")

    def flip(_):
        left.append(left.pop(0))
        up.symmetric_difference_update(left[:1])
        html.value = svg(up)

    button.on_click(flip)
    return VBox([button, html])

html()
"""

REDRAW_CODE = """
from ipycanvas import Canvas, hold_canvas

def redrawn():
    canvas, up = Canvas(width=480, height=480), set()

    def draw():
        with hold_canvas():
            canvas.clear()
            canvas.font = "12px sans-serif"
            canvas.text_align = "center"
            for card in range(64):
                x, y = card % 8 * 60, card // 8 * 60
                canvas.fill_style = "#f0e442" if card in up else "#0072b2"
                canvas.fill_rect(x + 2, y + 2, 56, 56)
                canvas.stroke_rect(x + 2, y + 2, 56, 56)
                canvas.fill_style = "#000"
                canvas.fill_text("digger 4" if card in up else "?", x + 30, y + 34)

    def flip(x, y):
        up.symmetric_difference_update({int(x // 60) + 8 * int(y // 60)})
        draw()

    canvas.on_mouse_down(flip)
    canvas.on_client_ready(draw)
    return canvas

redrawn()
"""

OURS_CODE = """
from gold_widgets import GoldTable, gold

table = GoldTable(gold.deal(players=2, seed=1), pace=0)
table
"""

FACE_DOWN = '[data-spot][aria-label$="face down"]'
WAYS = (
    Way(ECHO, ECHO_CODE),
    Way("64 Buttons", BUTTONS_CODE),
    Way("HTML with an SVG of 64 cards", SVG_CODE),
    Way("ipycanvas, full redraw, held", REDRAW_CODE, "canvas", "mousedown"),
    Way(OURS, OURS_CODE, FACE_DOWN),
)
"""In the order of the notebook's cells."""
