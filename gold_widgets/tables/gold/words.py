"""Everything that the GOLD table says, in the reader's language."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from gold_widgets.engine.words import tell, translations
from gold_widgets.games.gold.cards import CARDS
from gold_widgets.games.gold.events import Flipped, GameOver, RushBegan, TurnPassed
from gold_widgets.games.gold.explain import explain, name_card
from gold_widgets.tables.gold.scene import DOWN, EMPTY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gold_widgets.engine.errors import GameError
    from gold_widgets.games.gold.game import Game
    from gold_widgets.games.gold.match import Match
    from gold_widgets.games.gold.views import View
    from gold_widgets.tables.frame import Form


class Words:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue = translations(language)
        self.gettext, self.ngettext = self._catalogue.gettext, self._catalogue.ngettext
        self._log: tuple[Game | None, list[str], int] = (None, [], 0)

    @cached_property
    def labels(self) -> dict[str, str]:
        """What is said for each face: see `scene.faces`."""
        faces = {card.code: name_card(card, self.language) for card in CARDS}
        noted = self.gettext("face down (noted: {card})")
        notes = {f"{DOWN}{code}": noted.format(card=name) for code, name in faces.items()}
        return {DOWN: self.gettext("face down"), EMPTY: self.gettext("empty"), **faces, **notes}

    @cached_property
    def buttons(self) -> dict[str, tuple[str, str]]:
        """Button → what is written on it, and what it does."""
        gettext = self.gettext
        return {
            "continue": (gettext("Continue"), gettext("Go on with the game")),
            "undo": (gettext("Undo"), gettext("Take back your last flip")),
            "redo": (gettext("Redo"), gettext("Make the flip again that was taken back")),
            "hint": (gettext("Hint"), gettext("What would a good player flip, and why?")),
            "memory": (gettext("Memory aid"), gettext("Show faintly which cards you have seen")),
            "odds": (gettext("Odds"), gettext("Show what each flip is worth on average")),
            "copy": (gettext("Copy"), gettext("Get this game as one line to send to a friend")),
            "paste": (gettext("Paste"), gettext("Load a game from its line")),
            "new": (gettext("New game"), gettext("Deal new cards")),
            "review": (
                gettext("Review"),
                gettext("What was luck, what memory, what choice?"),
            ),
            "rematch": (
                gettext("Play again"),
                gettext("Another game; if it counts, another player starts"),
            ),
        }

    @cached_property
    def frame(self) -> dict[str, str]:
        """What the frame itself says: the keys are those of WORDS in words.js."""
        gettext = self.gettext
        return {
            "asleep": gettext(
                "This table is asleep: its kernel was restarted or has stopped. Run its cell again."
            ),
            "lost": gettext(
                "The connection to the kernel is lost. The table waits for it to come back."
            ),
            "silent": gettext("No answer yet: the kernel may be busy with another cell."),
            "stumbled": gettext("The table could not show everything:"),
            "dismiss": gettext("Dismiss"),
            "tools": gettext("Table tools"),
            "log": gettext("Log"),
            "copied": gettext("Copied."),
            "by_hand": gettext("The browser does not let the table copy: press Ctrl+C."),
            "range": gettext("From {min} to {max}."),
            "steps": gettext("From {min} to {max}, in steps of {step}."),
        }

    def headline(self, game: Game, match: Match | None = None) -> str:
        """Say whose turn it is, how many cards are left, and which game of a match this is."""
        if game.is_over:
            return self.gettext("The game is over.")
        left = len(game.table)
        turn = self.gettext("{player}'s turn").format(player=game.seats[game.to_move])
        cards = self.ngettext("{count} card left", "{count} cards left", left).format(count=left)
        if match is None:
            return f"{turn} · {cards}"
        place = self.gettext("game {number} of {all}").format(
            number=len(match.results) + 1, all=len(match.seats)
        )
        return f"{turn} · {cards} · {place}"

    def banner(self, game: Game) -> str:
        """Name the big moment, if it is one."""
        if game.is_over:
            winners = " + ".join(game.seats[seat].name for seat in game.winners)
            return self.gettext("Winner: {players}").format(players=winners)
        return self.gettext("Gold rush!") if game.rush else ""

    def status(self, game: Game, *, ask: bool = True) -> str:
        """Say what the last flip made happen, with the rule's id, and ask for the next flip."""
        if game.before is None:
            told = [self._sentence(event) for event in game.events]
            return " ".join([*told, self.gettext("Flip a card.")] if ask else told)
        flipped, *happened = game.events
        if not happened:
            sentence = explain(flipped, self.language)
            second = self.gettext("Flip a second card.")
            return f"{sentence} {second}" if ask else sentence
        return " ".join(
            self._sentence(event) for event in happened if not isinstance(event, TurnPassed)
        )

    def log(self, game: Game) -> list[str]:
        """Tell the game so far, a line a turn."""
        known, lines, turns = self._log
        if known is game:
            return lines
        news: tuple[Game, ...] = (game,)
        if known is not None and game.before is known:
            lines = [*lines]
        else:
            news, lines, turns = game.history, [], 0
        for past in news:
            told = [*self._told(past, turns + 1)]
            lines += told
            turns += bool(told)
        self._log = (game, lines, turns)
        return lines

    def match(self, match: Match) -> str:
        """Say how a match stands (G11)."""
        totals = ", ".join(
            f"{seat} {total}" for seat, total in zip(match.seats, match.totals, strict=True)
        )
        if match.is_over:
            winners = " + ".join(match.seats[seat].name for seat in match.winners)
            sentence = self.gettext("The match is over (G11): {totals}. Winner: {players}.")
            return sentence.format(totals=totals, players=winners)
        sentence = self.gettext("The match after game {done} of {all} (G11): {totals}.")
        return sentence.format(done=len(match.results), all=len(match.seats), totals=totals)

    def people(self, players: int) -> list[str]:
        """Name the players of a game among people."""
        name = self.gettext("Player {number}")
        return [name.format(number=number) for number in range(1, players + 1)]

    def names(self, players: int) -> list[str]:
        """Name the players of a game against computers."""
        other = self.gettext("Computer {number}")
        return [
            *self.people(1),
            *(other.format(number=number) for number in range(2, players + 1)),
        ]

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
                text, ok = gettext("Paste the line that begins with gold1."), gettext("Load")
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

    def waiting(self, game: Game) -> str:
        """Say that a computer is to move."""
        player = game.seats[game.to_move]
        return self.gettext("Please wait: {player} is to move.").format(player=player)

    def refusal(self, error: GameError) -> str:
        """Say what the game has refused, and why."""
        return tell(error, self.language)

    def describe(self, game: Game, view: View, faces: list[str]) -> str:
        """Tell the whole table, for those who do not see it."""
        columns = game.setup.columns
        rows = [
            ", ".join(
                f"{spot} {self.labels[face]}"
                for spot, face in list(zip(game.setup.spots, faces, strict=True))[
                    start : start + columns
                ]
            )
            for start in range(0, len(faces), columns)
        ]
        mines = ", ".join(
            self.ngettext(
                "{player}: {count} gold card", "{player}: {count} gold cards", len(mine)
            ).format(player=seat, count=len(mine))
            for seat, mine in zip(game.seats, view.mines, strict=True)
        )
        return "\n".join([self.headline(game), self.status(game), mines, *rows])

    def _told(self, game: Game, turn: int) -> Iterator[str]:
        """Tell what one flip adds to the log: nothing until the turn is over."""
        if game.before is None or game.face_up:
            return
        mover = game.seats[game.before.to_move]
        shown = [event for past in (game.before, game) for event in past.events[:1]]
        flips = [event for event in shown if isinstance(event, Flipped)]
        if not game.before.face_up:
            flips = flips[-1:]
        spots = " ".join(event.spot for event in flips)
        settled = self._sentence(game.events[1])
        line = self.gettext("{turn}. {player}, {spots}: {what}")
        yield line.format(turn=turn, player=mover, spots=spots, what=settled)
        for event in game.events[2:]:
            if isinstance(event, RushBegan | GameOver):
                yield self._sentence(event)

    def _sentence(self, event: object) -> str:
        sentence = explain(event, self.language)  # type: ignore[arg-type]
        return f"{sentence} ({event.rule})"  # type: ignore[attr-defined]
