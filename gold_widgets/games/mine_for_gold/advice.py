"""Why a move is a good one, and what it costs, in words for a reader of twelve: no estimates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.moves import read
from gold_widgets.engine.words import translations
from gold_widgets.games.mine_for_gold.cards import BY_CODE
from gold_widgets.games.mine_for_gold.corridors import corridors
from gold_widgets.games.mine_for_gold.laying import places, put
from gold_widgets.games.mine_for_gold.naming import name_card
from gold_widgets.games.mine_for_gold.outlook import options
from gold_widgets.games.mine_for_gold.reasons import WORTH_SAYING
from gold_widgets.games.mine_for_gold.thinking import Prospects, lay_at

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from gold_widgets.games.mine_for_gold.cards import Card
    from gold_widgets.games.mine_for_gold.corridors import Kind
    from gold_widgets.games.mine_for_gold.expert import Worth
    from gold_widgets.games.mine_for_gold.outlook import Option
    from gold_widgets.games.mine_for_gold.views import View

LIKELY = 0.5
"""Cards to be expected from which on it is worth saying that somebody may take some."""


class Advice:
    """The sentences for a move, in one language: as far ahead as whoever advises looks."""

    def __init__(self, move: str, view: View, language: str | None) -> None:
        self.move, self.view, self.language = move, view, language
        self.gettext = translations(language).gettext
        self.options = options(view)
        self.option = self.options[move]
        self.gain = self.option.result.gain
        self.after = Prospects(self.option.result.layout)

    def greedy(self) -> Iterator[str]:
        """Say what it takes, as somebody does who looks at nothing else."""
        if self.gain:
            yield self._takes()
            yield from self._may_be_spoiled()
        elif len(self.options) == 1:
            yield self._only()
        else:
            yield from self._all_the_same()

    def sharp(self) -> Iterator[str]:
        """Say also what it leaves to the others at once."""
        leaves = bool(self.after.gains(self.view.unseen))
        if self.gain:
            yield self._takes()
            yield from self._may_be_spoiled()
        elif len(self.options) == 1:
            yield self._only()
        else:
            yield self._nothing()
            if leaves:
                yield self.gettext("So leave the others little: this leaves them least.")
                return
        if not leaves:
            yield self.gettext("After that, the others can take nothing at once.")
        elif self.gain:
            yield self.gettext("After that, the others may take something, too.")

    def expert(self, worths: Mapping[str, Worth]) -> Iterator[str]:
        """Say also what others may do first, and what comes next."""
        worth = worths[self.move]
        best, *others = sorted((each.total for each in worths.values()), reverse=True)
        has_reason = True
        if self.gain:
            yield self._takes()
        elif worth.gain >= LIKELY:
            yield self.gettext("Others may lay something first that it can then take.")
        elif worth.next_own >= LIKELY:
            yield self._later()
        elif len(worths) == 1:
            has_reason = False  # nor is there anything to decide
            yield self._only()
        elif best - others[0] < WORTH_SAYING and not any(map(_gain, self.options.values())):
            yield from self._all_the_same() if best - others[-1] < WORTH_SAYING else self._mixed()
            return
        else:
            has_reason = False
            yield self._least_bad()
        yield from self._costs(worth, worths, has_reason=has_reason)

    def _costs(
        self, worth: Worth, worths: Mapping[str, Worth], *, has_reason: bool
    ) -> Iterator[str]:
        """Say what speaks against a move: one thing, for there is much to read."""
        tempting = max(worths, key=lambda other: worths[other].gain)
        kindest = min(worths, key=lambda other: worths[other].given + worths[other].threat)
        theirs = worth.given + worth.threat
        least = worths[kindest].given + worths[kindest].threat
        if self.gain - worth.gain >= LIKELY:
            yield from self._may_be_spoiled()
        elif worths[tempting].gain - worth.gain >= LIKELY:
            yield self._resisted(tempting, worth, worths[tempting])
        elif theirs - least >= LIKELY:
            yield self._leaves_more_than(kindest)
        elif theirs < LIKELY:
            yield self.gettext("It leaves the others little to take.")
        elif has_reason:
            yield self.gettext("But the others may take something, too, whatever you do.")

    # -- what a move does ---------------------------------------------------------------------

    def _takes(self) -> str:
        """Say which corridor is completed, and how many cards that takes."""
        patterns: dict[Kind, str] = {
            "row": self.gettext("It makes four piles side by side and takes {count} cards."),
            "column": self.gettext("It makes four piles in a column and takes {count} cards."),
            "pile": self.gettext("It is the fourth card of a pile and takes {count} cards."),
        }
        kind = self._kind()
        pattern = patterns[kind] if kind else self.gettext("That takes {count} more cards.")
        return pattern.format(count=self.gain)

    def _kind(self) -> Kind | None:
        """Return what kind of corridor a card completes first; closing gaps lays no card."""
        if self.view.asks == "close":
            return None
        layout, card = self.view.layout, self._card()
        for place in places(layout, card):
            is_best = lay_at(layout, card, place).gain == self.gain
            if is_best if self.view.asks == "choose" else place.word == self.move:
                return corridors(put(layout, card, place)[0])[0].kind
        return None

    def _card(self) -> Card:
        """Return the card that is chosen or laid."""
        return (
            BY_CODE[read(self.move).verb] if self.view.asks == "choose" else self.view.queue[0][1]
        )

    def _later(self) -> str:
        """Say what one can take in the next round, and with which card if that is known."""
        card = max(self.option.hand, key=self.after.of, default=None)
        count = self.after.of(card) if card else 0
        if card and count:
            pattern = self.gettext(
                "It takes nothing yet, but if nobody spoils it, your {card} can take {count} cards "
                "next round."
            )
            return pattern.format(card=name_card(card, self.language), count=count)
        return self.gettext(
            "It takes nothing yet, but with what others lay, you may take something next round."
        )

    def _may_be_spoiled(self) -> Iterator[str]:
        """Warn that the chosen card is not laid yet, if another can come before it (M2)."""
        if self.view.asks == "choose":
            order = self._card().order
            if any(card.order < order for card in self.view.unseen):
                yield self.gettext("But what is laid before it may spoil that.")

    # -- what its alternatives do -------------------------------------------------------------

    def _nothing(self) -> str:
        return self._of_what_is_asked(
            self.gettext("None of your cards takes anything now."),
            self.gettext("No place takes anything now."),
            self.gettext("No way takes anything more."),
        )

    def _all_the_same(self) -> Iterator[str]:
        yield self._nothing()
        yield self.gettext("So any of them will do.")

    def _mixed(self) -> Iterator[str]:
        yield self._nothing()
        yield self.gettext(
            "But not all choices are as good: some would bring you less later, or the others more."
        )

    def _only(self) -> str:
        return self._of_what_is_asked(
            self.gettext("It is your last card."),
            self.gettext("There is no other place for it."),
            self.gettext("There is no other way."),
        )

    def _least_bad(self) -> str:
        return self._of_what_is_asked(
            self.gettext("Your other cards would bring you less, or the others more."),
            self.gettext("Other places would bring you less, or the others more."),
            self.gettext("Other ways would bring you less, or the others more."),
        )

    def _of_what_is_asked(self, choose: str, lay: str, close: str) -> str:
        """Speak of cards, of places or of ways: whichever of them is to be chosen."""
        return {"choose": choose, "lay": lay, "close": close}[self.view.asks]

    def _leaves_more_than(self, move: str) -> str:
        made = read(move)
        if made.verb in BY_CODE:
            pattern = self.gettext("But it leaves the others more to take than the {card} would.")
            return pattern.format(card=name_card(BY_CODE[made.verb], self.language))
        return self.gettext("But elsewhere you would leave the others less to take.")

    def _resisted(self, move: str, worth: Worth, other: Worth) -> str:
        """Say why a move is not advised that takes more now."""
        made = read(move)
        mine, theirs = worth.next_own - other.next_own, other.threat - worth.threat
        if made.verb in BY_CODE:
            pattern = self.gettext("The {card} may take more now, but leaves you less for later.")
            if theirs > mine:
                pattern = self.gettext("The {card} may take more now, but leaves the others more.")
            return pattern.format(card=name_card(BY_CODE[made.verb], self.language))
        if theirs > mine:
            return self.gettext("Elsewhere you may take more now, but leave the others more.")
        return self.gettext("Elsewhere you may take more now, but have less for later.")


def _gain(option: Option) -> int:
    return option.result.gain
