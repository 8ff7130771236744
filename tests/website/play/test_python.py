"""Python's side of the page, in a process of its own: it takes IPython's place there."""

import json
import subprocess
import sys

import pytest

SCRIPT = """
import json, sys
from website.play.python.page import Page

told = []
def post(kind, name, text, buffers):
    told.append([kind, name, json.loads(text), len(buffers)])

page = Page(post)
steps = json.load(sys.stdin)
for kind, *given in steps:
    if kind == "open":
        page.open(json.dumps(given[0]))
    else:
        frame = next(name for what, name, content, _ in reversed(told)
                     if what == "comm_open" and "spots" in content.get("state", {}))
        page.hear(frame, json.dumps({"method": "custom", "content": given[0]}))
if "IPython.core.magic" in sys.modules:
    raise SystemExit("more than a table needs was loaded")
print(json.dumps(told))
"""
WISH = {
    "game": "gold",
    "language": "en",
    "players": 2,
    "level": "casual",
    "seed": "7",
    "slot": "here",
    "kept": "",
    "words": {"silent": "Wait!"},
    "scale": 2,
    "fineness": 0,
}


def told(*steps):
    done = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", SCRIPT],
        input=json.dumps(steps),
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    return json.loads(done.stdout)


def of(kind, messages):
    return [message[1:3] for message in messages if message[0] == kind]


@pytest.mark.parametrize("game", ["gold", "mine_for_gold", "klondike_rush"])
def test_a_table_is_opened_with_all_its_widgets(game):
    heard = told(("open", WISH | {"game": game, "players": 3, "language": "de"}))
    [(table, content)] = of("table", heard)
    assert content == {"damage": ""}
    models = dict(of("comm_open", heard))
    names = [each["state"]["_model_name"] for each in models.values()]
    assert {"AnyModel", "BoxModel", "CanvasModel", "CanvasManagerModel"} <= set(names)
    assert models[table]["state"]["_dom_classes"] == ["gold-table"]
    [frame] = [each["state"] for each in models.values() if "spots" in each["state"]]
    assert frame["language"] == "de"
    updates = [content["state"] for _, content in of("comm_msg", heard) if "state" in content]
    assert any(state.get("words", {}).get("silent") == "Wait!" for state in updates)


def test_every_move_is_kept_and_gone_on_with():
    heard = told(("open", WISH), ("say", {"press": "a1"}), ("say", {"press": "b1"}))
    kept = [content["kept"] for slot, content in of("keep", heard) if slot == "here"]
    assert [json.loads(each)["at"] for each in kept] == [0, 1, 2]
    again = told(("open", WISH | {"kept": kept[-1]}))
    assert of("keep", again) == [["here", {"kept": kept[-1]}]]


def test_what_cannot_be_read_is_told_and_not_written_over_until_a_move():
    heard = told(("open", WISH | {"kept": "gold1-3-abc-00000000"}))
    [(_, content)] = of("table", heard)
    assert content["damage"]
    assert of("keep", heard) == []
    heard = told(("open", WISH | {"kept": "gold1-3-abc-00000000"}), ("say", {"press": "a1"}))
    assert len(of("keep", heard)) == 1


def test_a_table_that_makes_room_for_another_leaves_nothing_open():
    heard = told(*[("open", WISH | {"slot": str(n)}) for n in range(5)])
    opened, closed = of("comm_open", heard), of("comm_close", heard)
    once = told(("open", WISH))
    # Nobody has met the tables before, so they wait for a page; the last one stays.
    assert len(of("table", heard)) == 5
    assert len(opened) - len(closed) <= len(of("comm_open", once))


def test_what_cannot_be_dealt_is_refused_in_a_sentence():
    heard = told(("open", WISH | {"seed": "x", "language": "fr"}))
    [(_, content)] = of("refused", heard)
    assert "graine" in content["said"]
