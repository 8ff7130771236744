"""The script and the style of all frames: sent once, of modules that fit in a head."""

import graphlib
import json
import re

import pytest

from gold_widgets.canvas import palette
from gold_widgets.tables import script
from gold_widgets.tables.frame import Frame
from gold_widgets.tables.script import Script

pytestmark = pytest.mark.usefixtures("no_widget_is_left")

IMPORTS = {
    name: re.findall(r'^(?:import|\}).* from "[^"]*?([\w-]+\.js)";$', text, re.MULTILINE)
    for name, text in script.MODULES.items()
}


def test_the_script_travels_once_and_not_with_every_frame():
    one, other = Frame(), Frame()
    assert one.script is other.script
    assert len(json.dumps(one.get_state())) < 3000
    assert one.get_state()["script"] == f"IPY_MODEL_{Script.shared().model_id}"
    assert Script.shared().get_state()["modules"] == script.MODULES


def test_a_script_that_somebody_closed_is_made_again():
    first = Script.shared()
    first.close()
    assert Script.shared() is not first
    assert Frame().script is Script.shared()


def test_another_script_or_style_has_another_name_in_the_page():
    names = [script._named({"a.js": "one"}, ""), script._named({"a.js": "two"}, "")]
    names += [script._named({"b.js": "one"}, ""), script._named({"a.js": "one"}, "x")]
    assert len(set(names)) == len(names)
    assert Script.shared().name == script._named(script.MODULES, script.STYLE)


def test_every_module_imports_only_what_is_there_and_none_goes_round_in_circles():
    order = graphlib.TopologicalSorter(IMPORTS)
    assert set(order.static_order()) == set(script.MODULES)


def test_every_module_is_needed_and_fits_in_a_head():
    assert {name for names in IMPORTS.values() for name in names} | {"frame.js"} == set(IMPORTS)
    assert max(text.count("\n") for text in script.MODULES.values()) <= 200


def test_a_board_has_the_color_of_the_felt_until_it_is_drawn():
    assert f"background: {palette.FELT};" in script.STYLE


def test_every_effect_keeps_still_for_those_who_ask():
    asked = "@media (prefers-reduced-motion: no-preference) {"
    still = re.sub(rf"{re.escape(asked)}\n.*?\n}}\n", "", script.STYLE, flags=re.DOTALL)
    assert "animation:" in script.STYLE
    assert "animation:" not in still
