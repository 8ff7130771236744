"""What every table says, whatever is played at it, in the reader's language."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from gold_widgets.engine.words import spoken, tell, translations

if TYPE_CHECKING:
    from gold_widgets.engine.errors import GameError
    from gold_widgets.engine.game import Game
    from gold_widgets.engine.match import Match
    from gold_widgets.tables.pieces import Form


class Phrases:
    """The sentences of one language."""

    def __init__(self, language: str | None = None) -> None:
        self.language = spoken(language)
        catalogue = translations(self.language)
        self.gettext, self.ngettext = catalogue.gettext, catalogue.ngettext

    @cached_property
    def buttons(self) -> dict[str, tuple[str, str]]:
        """Button → what is written on it, and what it does."""
        gettext = self.gettext
        return {
            "continue": (gettext("Continue"), gettext("Go on with the game")),
            "undo": (gettext("Undo"), gettext("Take back your last move")),
            "redo": (gettext("Redo"), gettext("Make the move again that was taken back")),
            "hint": (gettext("Hint"), gettext("What would a good player do, and why?")),
            "numbers": (gettext("Numbers"), gettext("Let hints give their numbers, too")),
            "rules": (gettext("Rules"), gettext("Read the rules of the game")),
            "scores": (gettext("Scores"), gettext("The games of this match, added up")),
            "copy": (gettext("Copy"), gettext("Get this game as one line to send to a friend")),
            "paste": (gettext("Paste"), gettext("Load a game from its line")),
            "new": (gettext("New game"), gettext("The same players, other luck")),
            "review": (gettext("Review"), gettext("Look at the game again")),
            "rematch": (
                gettext("Play again"),
                gettext("Another game; if it counts, another player starts"),
            ),
            "sound": (gettext("Sound"), gettext("Let all tables of this page be heard")),
            "drop": (gettext("Start over"), gettext("Drop what you have chosen so far")),
        }

    @cached_property
    def frame(self) -> dict[str, str]:
        """What the frame itself says: the keys are those of WORDS in frame.js."""
        gettext = self.gettext
        return {
            "asleep": gettext(
                "This table is asleep: its kernel was restarted or has stopped. "
                "Choose Run → Run All Cells. The notebook “help” says more."
            ),
            "lost": gettext(
                "The connection to the kernel is lost. The table waits for it to come back. "
                "The notebook “help” says more."
            ),
            "silent": gettext(
                "No answer yet: the kernel may be busy with another cell. "
                "The notebook “help” says more."
            ),
            "stumbled": gettext("The table could not show everything:"),
            "dismiss": gettext("Dismiss"),
            "tools": gettext("Table tools"),
            "log": gettext("Log"),
            "aims": gettext("Aims"),
            "open": gettext("still open"),
            "met": gettext("reached"),
            "broken": gettext("missed"),
            "copied": gettext("Copied."),
            "by_hand": gettext("The browser does not let the table copy: press Ctrl+C."),
            "range": gettext("From {min} to {max}."),
            "close": gettext("Close"),
            "rule": gettext("Rule {id}, {name}"),
            "steps": gettext("From {min} to {max}, in steps of {step}."),
        }

    def form(self, kind: str, value: str = "") -> Form:
        """Write a form: copy, paste or new."""
        gettext = self.gettext
        cancel = gettext("Close") if kind == "copy" else gettext("Cancel")
        match kind:
            case "copy":
                title = gettext("This game as one line")
                text, ok = gettext("Send it to a friend, who can paste it here."), gettext("Copy")
            case "paste":
                title = gettext("A game from its line")
                text, ok = gettext("Paste the line that a table has copied."), gettext("Load")
            case _:
                title = gettext("New game")
                text = gettext("The same seed deals the same cards. Leave it empty for any.")
                ok = gettext("Deal")
        return {
            "kind": kind,
            "title": title,
            "text": text,
            "value": value,
            "ok": ok,
            "cancel": cancel,
        }

    def victory(self, *, shared: bool) -> str:
        """Greet the one person who has won."""
        if shared:
            return self.gettext("You share the victory!")
        return self.gettext("You win!")

    def waiting(self, game: Game, seat: int) -> str:
        """Say that a computer is to move."""
        player = game.seats[seat]
        return self.gettext("Please wait: {player} is to move.").format(player=player)

    def refusal(self, error: GameError) -> str:
        """Say what the game has refused, and why."""
        return tell(error, self.language)

    def of_match(self, match: Match[Any]) -> str:
        """Say which game of a match is being played."""
        return self.gettext("game {number} of {all}").format(
            number=len(match.results) + 1, all=len(match.seats)
        )

    def match(self, match: Match[Any], rule: str = "") -> str:
        """Say how a match stands; `rule` is the id of the rule about matches."""
        totals = ", ".join(
            f"{seat} {total}" for seat, total in zip(match.seats, match.totals, strict=True)
        )
        rule = f" ({rule})" if rule else ""
        if match.is_over:
            winners = " + ".join(match.seats[seat].name for seat in match.winners)
            sentence = self.gettext("The match is over{rule}: {totals}. Winner: {players}.")
            return sentence.format(rule=rule, totals=totals, players=winners)
        sentence = self.gettext("The match after game {done} of {all}{rule}: {totals}.")
        return sentence.format(
            done=len(match.results), all=len(match.seats), rule=rule, totals=totals
        )

    def curtain(self, game: Game, seat: int) -> tuple[str, str]:
        """Return what is written on the button that shows a person what is theirs to see."""
        player = game.seats[seat]
        return (
            self.gettext("{player}: show my cards").format(player=player),
            self.gettext("Only {player} may look now").format(player=player),
        )

    def behind_curtain(self) -> str:
        """Say why there is less to see than there is."""
        return self.gettext("Now the table shows what everybody may see.")

    def tap_again(self, spot: str) -> str:
        """Say that a first tap was a look."""
        return self.gettext("Tap {spot} once more to choose it.").format(spot=spot)

    def number(self, low: int, high: int) -> str:
        """Name a chooser of numbers."""
        return self.gettext("A number from {low} to {high}").format(low=low, high=high)

    def people(self, players: int) -> list[str]:
        """Name the players of a game among people."""
        name = self.gettext("Player {number}")
        return [name.format(number=number) for number in range(1, players + 1)]

    def names(self, players: int) -> list[str]:
        """Name the players of a game against computers."""
        if players == 2:
            return [*self.people(1), self.gettext("Computer")]
        other = self.gettext("Computer {number}")
        return [*self.people(1), *(other.format(number=number) for number in range(1, players))]
