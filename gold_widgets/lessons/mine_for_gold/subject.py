"""How Mine for Gold is taught."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import titled
from gold_widgets.games.mine_for_gold.events import Chosen, GameOver, RoundBegan
from gold_widgets.games.mine_for_gold.notation import parse, scenario
from gold_widgets.lessons import subject
from gold_widgets.lessons.mine_for_gold import questions
from gold_widgets.lessons.mine_for_gold.aims import MineAim
from gold_widgets.lessons.mine_for_gold.guide import MineGuide
from gold_widgets.lessons.mine_for_gold.wanted import MineWanted

if TYPE_CHECKING:
    from gold_widgets.games.mine_for_gold.game import Game


class MineSubject(subject.Subject["Game"]):
    """Moves are choices; what came of them can be judged once nobody's card lies face down."""

    QUESTIONS = questions.KINDS
    AIM = MineAim
    GUIDE = MineGuide
    WANTED = MineWanted
    UNFINISHED = Sentence(
        "This round is not finished: a question needs a card of every player, and all choices."
    )

    def is_settled(self, game: Game) -> bool:
        """Tell whether no chosen card lies face down."""
        return not any(game.chosen)

    def turns(self, start: Game, game: Game) -> int:
        """Count the rounds that were finished."""
        under_way = bool(game.queue) or game.gaps is not None
        begun = bool(start.queue) or start.gaps is not None
        return len(start.hands[0]) - len(game.hands[0]) + begun - under_way

    def begun(self, before: Game, after: Game) -> Game:
        """Return the game in which the last round began: later ones show where its cards may go."""
        game = after.before
        while game is not None and game is not before and not _is_between_rounds(game):
            game = game.before
        return game or before

    def read(self, table: object, players: int | Sequence[str]) -> Game:
        """Read a drawing, or a position with its lines `players: ...` on top."""
        if isinstance(table, str) and ":" in table:
            return parse(table)
        return scenario(table, players=players)  # type: ignore[arg-type] # it says what is no text

    def tell(self, start: Game, end: Game, language: str, *, to_the_end: bool) -> list[str]:
        """Tell each choice of which something came in a line, and if it matters, the end."""
        idle = (Chosen, RoundBegan) if to_the_end else (Chosen, RoundBegan, GameOver)
        lines, made = [], []
        for move, game in self.steps(start, end):
            made.append(move)
            told = [
                self.sentence(each, language) for each in game.events if not isinstance(each, idle)
            ]
            if told:
                lines.append(titled(" ".join(made), " ".join(told), language))
                made = []
        return lines


def _is_between_rounds(game: Game) -> bool:
    """Tell whether nothing is chosen, and no card or closing is still to come."""
    return not (any(game.chosen) or game.queue or game.gaps is not None)
