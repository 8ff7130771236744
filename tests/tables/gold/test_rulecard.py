"""The rules of GOLD, drawn: the cards lie open first, and only then something comes of them."""

import pytest

from gold_widgets import gold
from gold_widgets.tables.gold import Staging
from gold_widgets.tables.rulecard import RuleCard

PLAYED = [rule for rule in gold.rules("en") if rule.moves]


@pytest.mark.parametrize("rule", PLAYED, ids=lambda rule: rule.id)
def test_first_nothing_has_come_of_the_open_cards(rule, monkeypatch):
    views, scene = [], Staging.scene
    monkeypatch.setattr(Staging, "scene", lambda *given: views.append(given[1]) or scene(*given))
    [entry] = RuleCard(gold, "en").one(rule.id)["entries"]
    end = gold.parse(rule.example).play(rule.moves)
    wanted = [gold.view(game) for game in (end.before, end)]
    assert [(view.mines, view.to_move) for view in views] == [
        (view.mines, view.to_move) for view in wanted
    ]
    first = entry["stills"][0]
    if first["text"] == "First":
        assert f"{end.flips[-1]} face down" not in first["label"]
        assert f"{end.flips[-1]} empty" not in first["label"]
