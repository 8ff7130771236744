"""A first game of GOLD: a strike of one's own, something of the rival's, and one more effect."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.seeds import seed_or_fresh, shuffled
from gold_widgets.games.gold.events import Duel, Explosion, RushTaken, Strike, TurnedBack
from gold_widgets.games.gold.explain import as_object, explain, name_card
from gold_widgets.games.gold.notation import scenario
from gold_widgets.games.gold.rules import Rules
from gold_widgets.lessons import guide
from gold_widgets.lessons.guide import PUPIL

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gold_widgets.games.gold.cards import Card
    from gold_widgets.games.gold.game import Game

_CARDS = """
R3 R4 G2 G3 B3 B4 Y2 Y3
$1 $2 $2 $3 $3 $4 **
"""
"""Enough of everything: whatever is pressed first, each effect can still be shown later."""
_COLUMNS = 5
_SHORT = Rules(rush_at=4)
_OTHERS = ("blast", "duel", "nothing")
"""What turns show besides strikes."""


class GoldGuide(guide.Guide["Game"]):
    """Looks at all the cards, as a friend who knows the table would, and shows what is new."""

    @property
    def rival(self) -> str:
        """A computer that remembers half of what it sees, and forgets the rest."""
        return "forgetful"

    def lay(self, seed: int | None) -> Game:
        """Lay fifteen cards, shuffled: few enough to be in sight at once."""
        seed = seed_or_fresh(seed)
        cards = shuffled(_CARDS.split(), seed)
        rows = [cards[at : at + _COLUMNS] for at in range(0, len(cards), _COLUMNS)]
        drawing = "\n".join(" ".join(row) for row in rows)
        return scenario(drawing, players=self.PLAYERS, rules=_SHORT, seed=seed)

    def shows(self, turn: Game) -> str:
        """Name what came of a turn, as the one who is guided sees it."""
        match turn.events[1]:
            case Strike(to=seat):
                return "mine" if seat.number == PUPIL else "theirs"
            case Duel():
                return "duel"
            case Explosion():
                return "blast"
            case TurnedBack():
                return "nothing"
            case RushTaken(by=seat):
                return "mine" if seat.number == PUPIL else "theirs"
        return "away"

    def pupil(self, game: Game, shown: Sequence[str]) -> str:
        """Point at a strike of one's own first, then at an effect, then at what was seen."""
        wanted = ["mine"] if "mine" not in shown else []
        if not {"blast", "duel"} & set(shown):
            wanted += ["blast", "duel"]
        return self._best(game, [*wanted, "mine", "duel", "blast", "away", "nothing", "theirs"])

    def computer(self, game: Game, shown: Sequence[str]) -> str:
        """Show what has not been seen: a strike of its own, or whatever the pupil has missed."""
        wanted = [each for each in ("theirs", "mine") if each not in shown]
        if not set(_OTHERS) & set(shown):
            wanted += ["blast", "duel"]
        return self._best(game, [*wanted, "nothing", "duel", "blast", "away", "theirs", "mine"])

    def prompt(self, game: Game, move: str, spot: str) -> str:
        """Say what to press; of the second card, say first what the first one is."""
        gettext = self.gettext
        if not game.face_up:
            if move in _seen(game):
                return gettext("Your turn. You have seen {spot} before: press it.").format(
                    spot=spot
                )
            return super().prompt(game, move, spot)
        then = gettext("Now press {spot}.")
        if move in _seen(game):
            then = gettext("Now press {spot}: you have seen {card} there.")
        found = self._found(game, game.table[game.face_up[0]])
        named = as_object(game.table[move], self.language)
        return f"{found} {then.format(spot=spot, card=named)}"

    def why(self, turn: Game) -> str:
        """Tell what two cards did, and why, in a child's words."""
        settled = turn.events[1]
        return f"{explain(settled, self.language)} {self._reason(settled)}".rstrip()

    def _found(self, game: Game, card: Card) -> str:
        """Say what the first card is, and whom it works for."""
        gettext = self.gettext
        if card.is_gold:
            said = gettext("{card}: a digger must carry it out.")
        elif not card.is_digger:
            said = gettext("{card}: whatever comes next blows up with it.")
        elif (owner := game.setup.owners.get(card.color)) is None:
            said = gettext("{card}: it works for whoever turns it over.")
        elif owner.number == PUPIL:
            said = gettext("{card}: it works for you.")
        else:
            said = gettext("{card}: it works for {player}.").replace("{player}", str(owner))
        name = name_card(card, self.language)
        return said.format(card=name[:1].upper() + name[1:])

    def _reason(self, settled: Any) -> str:  # noqa: ANN401 - any event
        gettext = self.gettext
        match settled:
            case Strike(is_unowned=True):
                return gettext("Such a digger works for whoever turns it over.")
            case Strike(by=by, to=to) if to.number == PUPIL:
                if by.number == PUPIL:
                    return gettext("The digger works for you, so the gold is yours.")
                said = gettext("It was {player}'s turn, but the digger works for you!")
                return said.format(player=by)
            case Strike(by=by, to=to):
                if by.number == to.number:
                    return gettext("The digger works for {player}.").format(player=to)
                said = gettext("It was your turn, but the digger works for {player}.")
                return said.format(player=to)
            case Duel():
                return gettext("The stronger digger wins, whoever it works for.")
            case Explosion():
                return gettext("Dynamite takes along whatever is turned over with it.")
            case TurnedBack():
                return gettext("But now you know what lies there.")
        return ""

    def _best(self, game: Game, wanted: Sequence[str]) -> str:
        """Return the next flip of the turn that shows what is wanted most."""
        rank = {kind: number for number, kind in reversed(list(enumerate(wanted)))}
        seen = _seen(game)

        def worth(turn: tuple[str, ...]) -> tuple[int, ...]:
            after = game.play(turn)
            return (
                rank.get(self.shows(after), len(wanted)),
                -sum(spot in seen for spot in turn),
                *_cost(game, after.events[1], game.table[turn[0]]),
            )

        return min(_turns(game), key=worth)[0]


def _cost(game: Game, settled: Any, first: Card) -> tuple[int, bool]:  # noqa: ANN401 - any event
    """Rank turns that show the same: no strength is wasted, and rivals pay rather than oneself."""
    match settled:
        case Strike(digger=digger, gold=gold):
            # Nobody's digger is harder to explain, and a digger comes before its gold.
            return 10 * settled.is_unowned + digger.value - gold.value, first.is_gold
        case Duel(loser=loser):
            return _pain(game, loser), False
        case Explosion(cards=cards):
            return sum(_pain(game, card) for card in cards), first.kind != "dynamite"
        case TurnedBack(cards=cards):
            return -sum(card.value for card in cards if card.is_gold), False
    return 0, False


def _pain(game: Game, card: Card) -> int:
    """Say how much whoever is to move minds the loss of a card."""
    if card.is_gold:
        return 2
    owner = game.setup.owners.get(card.color)
    return 1 if owner is None else 3 * (owner.number == game.to_move)


def _turns(game: Game) -> Iterator[tuple[str, ...]]:
    """Yield every way to finish this turn."""
    down = [spot for spot in game.table if spot not in game.face_up]
    if game.rush or game.face_up or len(down) == 1:
        yield from ((spot,) for spot in down)
    else:
        yield from permutations(down, 2)


def _seen(game: Game) -> set[str]:
    """Return where cards lie that have been shown before this turn."""
    return {spot for spot in game.flips if spot in game.table and spot not in game.face_up}
