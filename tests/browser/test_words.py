"""What cells answer in words stays as it is written, whatever signs are in it."""

from playwright.sync_api import expect

from tests.browser.course import rewrite

TYPO = 'from gold_widgets import check, gold\ncheck("R4 £3", "a1 b1", rule="G5")'
REVIEW = """
five = gold.scenario("$3 $4 R2 B5 Y2", players=["Ann", "Bob"], rules=gold.Rules(rush_at=0))
gold.review(five.play("a1 b1 d1 c1"))
"""
TABLE = """
from gold_widgets.lab.columns import Columns, Tabled

class Prices(Tabled):
    def table(self):
        return Columns("From $1 to $4", ("$2", "$3"), (("$3 $4", "$1"),), ("$3 is not $4.",))

Prices()
"""
MATH = 'from IPython.display import HTML\nHTML("$x^2$")'
CARDS = "Cards are $1 to $4 (gold), R2 to P5"
FORMULA = "mjx-container"
IDS = "() => rig.cells.map((cell) => cell.model.id)"


def test_the_sign_of_gold_is_no_formula(show):
    notebook = show(TYPO, REVIEW, TABLE, MATH)
    page = notebook.page
    first, *_, last = page.evaluate(IDS)
    outputs = page.locator(".jp-OutputArea-output")
    # Mathematics is set in the order of the cells: once the last is, all others would be.
    expect(outputs.last.locator(FORMULA)).to_have_count(1)
    expect(page.locator(FORMULA)).to_have_count(1)
    expect(outputs.first).to_contain_text(CARDS)
    expect(outputs.nth(2)).to_contain_text("From $1 to $4")
    said = rewrite(notebook, first, 'check("R4 £3", "a1 b1", rule="G5")', 'gold.scenario("$5 $3")')
    expect(said.first).to_contain_text(CARDS)
    expect(rewrite(notebook, last, "x^2", "y").locator(FORMULA)).to_have_text("y")
    expect(page.locator(FORMULA)).to_have_count(1)
