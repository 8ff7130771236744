"""Whatever can be asked of a game, asked."""

from itertools import pairwise

from gold_widgets.engine.errors import SetupError
from gold_widgets.lessons.questions import ask


def ask_everything(subject, end, language):
    """Ask all that fits each turn of a game, expect sound questions, and return their kinds."""
    asked_for = set()
    settled = [game for game in end.history if subject.is_settled(game)]
    for before, after in pairwise(settled):
        for kind in subject.questions():
            try:
                question = ask(subject, kind, before, after, language)
            except SetupError:
                continue
            asked_for.add(kind)
            check_choices(question)
    return asked_for


def check_choices(question):
    """Expect the answer among different choices, and a sentence for each of the others."""
    assert question.answer in question.choices
    assert len(set(question.choices)) == len(question.choices) > 1
    others = [choice for choice in question.choices if choice != question.answer]
    assert all(question.needs.get(choice) for choice in others)
