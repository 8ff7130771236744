"""What is to be seen at a table: through whose eyes, in which words, with what to press."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from gold_widgets.canvas.threads import alone
from gold_widgets.engine.moves import Draft, parts
from gold_widgets.engine.words import game_name
from gold_widgets.tables import asking, tools
from gold_widgets.tables.board import Board
from gold_widgets.tables.clock import Clock
from gold_widgets.tables.log import Log
from gold_widgets.tables.staging import Look

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gold_widgets.canvas.shapes import Picture
    from gold_widgets.engine.records import Record
    from gold_widgets.engine.rulebook import Hint
    from gold_widgets.tables.phrases import Phrases
    from gold_widgets.tables.pieces import Aim, Button, Spot, Step
    from gold_widgets.tables.sitting import Sitting
    from gold_widgets.tables.staging import Debrief


class Showing(Board):
    """A sitting, drawn and told for whoever looks; `Table` adds what people can do."""

    _words: Phrases
    _sitting: Sitting[Any]
    _tables: list[Showing]
    """All that show this sitting."""
    _pace: float
    _scale: float
    _motion: bool
    _allow: frozenset[str]
    _switches: dict[str, bool]
    _fixed: int | None = None
    """The one seat that this table is for, if it is for one."""
    _endings: Mapping[str, str] = MappingProxyType({"won": "won", "lost": "lost"})
    """Mood → the kind of effect with which it ends."""
    _watchers: tuple[Callable[[], object], ...] = ()
    _watched: Record[Any] | None = None

    def on_change(self, callback: Callable[[], object]) -> None:
        """Call `callback` when the game here is another one, or another point of it is shown."""
        self._watched = self._sitting.record
        self._watchers = (*self._watchers, callback)

    def _begin(self) -> None:
        """Show the sitting, once all that is needed for it is there."""
        self._clock = Clock(self._tick)
        staging = self._sitting.staging
        self._telling = staging.words(self._words.language)
        self._log = Log(self._telling)
        self._button_words = {**self._words.buttons, **self._telling.buttons()}
        self._tools = tools.buttons_of(tools.tools_of(staging), self._allow)
        self._effects = 0
        self._failure = ""
        self._eyes: int | None = None
        self._debrief: Debrief | None = None
        self._forget()
        at = staging.laid_out(self._sitting.game, self._sitting.stage)
        picture, state = self._shown()
        self._told = state
        self._open(
            at.width,
            at.height,
            self._scale,
            book=self._sitting.book,
            words=self._words.frame,
            language=self._words.language,
            label=game_name(self._sitting.book.NAME, self._words.language),
            **state,
        )
        self._prepare()
        self._painter.show(picture)
        self._tables.append(self)
        self._start_clock()

    def _forget(self) -> None:
        """Drop what was begun and said: it belongs to another position, or to somebody else."""
        self._draft = Draft()
        self._hint: Hint | None = None
        self._said = self._over = ""

    def _changed(self) -> None:
        """Take note that the game has moved, before that is shown: drawing itself counts nothing.

        At this table there is nothing to note.
        """

    def _put_away(self, *kinds: str) -> None:
        """Close the panel if it shows what is not true any more."""
        if self._frame.panel.get("kind") in kinds:
            self._frame.panel = {}

    def describe(self) -> str:
        """Tell the whole table in words."""
        view, spots = self._view_and_spots()
        told = self._telling.describe(view, spots)
        return "\n".join([self._headline(), self._status(), *told])

    def picture(self) -> Picture:
        """What is to be seen now, as shapes."""
        sitting, view = self._sitting, self._sitting.view(self._viewer)
        at = sitting.staging.laid_out(sitting.game, sitting.stage)
        return sitting.staging.scene(view, at, self._look())

    @alone
    def close(self) -> None:
        """Take the table off the page, with all its parts. Its game can still be read."""
        if self._is_open:
            self._clock.stop()
            self._tables.remove(self)
            # What is kept for the next drawing is not needed any more; a notebook may keep us.
            self._told, self._debrief, self._log = {}, None, Log(self._telling)
            for other in self._tables[:1]:
                other._start_clock()
        super().close()

    # -- whose eyes, whose move --------------------------------------------------------------

    @property
    def _viewer(self) -> int | None:
        """The seat through whose eyes the table is drawn; None for what everybody may see."""
        if self._fixed is not None:
            return self._fixed
        sitting = self._sitting
        people = sitting.people
        if sitting.has_secrets or (sitting.book.HAS_SECRETS and not people):
            return self._eyes
        seat: int = sitting.game.to_move
        return seat if seat in people or not people else people[0]

    @property
    def _chooser(self) -> int | None:
        """The seat for which a press at this table counts, if it does for any."""
        sitting = self._sitting
        if self._fixed is not None:
            return self._fixed
        if sitting.has_secrets and (self._eyes is not None or not self._is_open_choice()):
            return self._eyes
        return next(iter(sitting.able), None)

    def _is_open_choice(self) -> bool:
        """Whether the choice to be made now needs nothing that others must not see."""
        return self._sitting.game.asks in self._sitting.staging.OPEN

    @property
    def _is_asked(self) -> bool:
        """Whether the one whose presses count here is to choose now."""
        sitting = self._sitting
        return not sitting.is_held and self._chooser in sitting.game.actors

    @property
    def _curtained(self) -> list[int]:
        """The people who may now look at what is theirs, and do not."""
        sitting = self._sitting
        if self._fixed is not None or not sitting.has_secrets or sitting.is_held:
            return []
        if sitting.staging.ANY_TIME and not sitting.game.is_over:
            # Whether somebody could do something out of turn is a secret, too: anybody may look
            # who has anything at all.
            game, has_own = sitting.game, sitting.staging.has_own
            return [seat for seat in sitting.people if seat == self._eyes or has_own(game, seat)]
        if self._is_open_choice():
            return []
        return [seat for seat in sitting.able if seat != self._eyes]

    def _legal(self) -> tuple[str, ...]:
        seat = self._chooser
        if seat is None or self._sitting.is_held:
            return ()
        return self._pressable(self._sitting.game.legal(seat))

    def _pressable(self, legal: tuple[str, ...]) -> tuple[str, ...]:
        """Return the moves that can be put together here: where all look on, no secret ones."""
        if self._fixed is not None or self._eyes is not None or not self._sitting.has_secrets:
            return legal
        is_secret = self._sitting.staging.is_secret
        return tuple([move for move in legal if not is_secret(move)])

    # -- keeping the picture and the words true ----------------------------------------------

    @alone
    def _draw(self, effect: bool = False) -> None:
        picture, state = self._shown()
        told = self._told
        # Of what a person reads, most stays as it is: what is not touched costs nothing.
        news = {name: value for name, value in state.items() if told.get(name) != value}
        self._told = state
        if effect and (steps := self._steps()):
            self._effects += 1
            still, mute = not self._motion, tools.SOUND not in self._allow
            news["effects"] = {"n": self._effects, "steps": steps, "still": still, "mute": mute}
        self._painter.show(picture)
        self._frame.show(**news)
        self._start_clock()
        if self._watched is not self._sitting.record and self._watchers:
            self._watched = self._sitting.record
            for watcher in self._watchers:
                watcher()

    def _shown(self) -> tuple[Picture, dict[str, Any]]:
        """Return the picture, and what the frame says and offers now."""
        sitting, staging, game = self._sitting, self._sitting.staging, self._sitting.game
        view = sitting.view(self._viewer)
        at = staging.laid_out(game, sitting.stage)
        look = replace(self._look(), live=True)
        spots = staging.spots(view, at, look)
        legal = self._legal()
        offer = asking.offered(self._draft, legal, spots, self._telling, self._words, game)
        self._number_verb = offer.verb
        self._point(offer)
        state = {
            "spots": spots,
            "ratio": at.width / at.height,
            "width": at.width * self._scale,
            "headline": self._headline(),
            "banner": self._banner(),
            "mood": self._mood(),
            "aims": self._aims(),
            "status": self._said or self._status(),
            "buttons": [*self._shows(), *offer.buttons, *self._tool_buttons()],
            "number": offer.number,
            "slider": tools.slider(sitting, self._telling.slider(), self._allow),
            "log": self._log.of(sitting.told),
            "draft": bool(self._draft.picked),
            "fares": staging.fares(view, look) or {},
            "trail": staging.trail(view, at, look) or {},
            "wait": sitting.computer is not None,
        }
        return staging.scene(view, at, look), state

    def _view_and_spots(self) -> tuple[Any, list[Spot]]:
        sitting, view = self._sitting, self._sitting.view(self._viewer)
        at = sitting.staging.laid_out(sitting.game, sitting.stage)
        return view, sitting.staging.spots(view, at, self._look())

    def _look(self) -> Look:
        sitting, picked = self._sitting, self._draft.picked
        switches = self._switches.items()
        return Look(
            sitting.stage,
            sitting.has_more,
            sitting.game.events,
            [switch for switch, is_on in switches if is_on and switch != tools.SOUND],
            self._is_asked,
            self._marked(),
            picked,
            self._draft.next if picked else (),
            self._over,
            self._words.language,
        )

    def _marked(self) -> frozenset[str]:
        """Return what a hint points at, as spots may be called: whole moves, and their parts."""
        spots = self._hint.spots if self._hint else ()
        return frozenset(spots).union(*map(parts, spots))

    def _point(self, offer: asking.Offer) -> None:
        """Point at what a hint means, where that is beside the board."""
        if not self._hint:
            return
        marked = self._marked()
        for button in offer.buttons:
            if button["id"].removeprefix(asking.PART) in marked:
                button["point"] = True
        if "min" in offer.number:
            for spot in self._hint.spots:
                if spot.startswith(f"{offer.verb}-"):
                    offer.number["value"] = int(spot.removeprefix(f"{offer.verb}-"))

    def _shows(self) -> list[Button]:
        made: list[Button] = []
        asked = self._sitting.askable
        for seat in self._curtained:
            text, title = self._words.curtain(self._sitting.game, seat)
            button: Button = {"id": f"{asking.SHOW}{seat}", "text": text, "title": title}
            if self._is_open_choice():
                button["on"] = seat == self._eyes
            elif seat in asked:
                button["main"] = True
            made.append(button)
        return made

    def _tool_buttons(self) -> list[Button]:
        panel = self._frame.panel.get("kind") if self._is_open else ""
        switches = {
            **self._switches,
            "review": self._debrief is not None,
            "rules": panel == "rules",
            "scores": panel == "scores",
        }
        off = tools.locked(self._sitting, can_choose=self._can_be_helped)
        made = tools.buttons(self._tools, self._button_words, self._sitting, switches, off)
        return made + tools.moments(self._debrief)

    @property
    def _can_be_helped(self) -> bool:
        """Whether a hint can be given: also while the last move is still being looked at."""
        return self._chooser in self._sitting.game.actors

    def _headline(self) -> str:
        sitting, game, earlier = self._sitting, self._sitting.told, self._sitting.earlier
        if game is sitting.game:
            headline = self._telling.headline(game)
        else:
            headline = self._telling.underway(sitting.game, sitting.stage)
        if earlier is None or game.is_over:
            return headline
        return f"{headline} · {self._words.of_match(earlier)}"

    def _banner(self) -> str:
        game = self._sitting.told
        if game.is_over and self._mood() == "won":
            return self._words.victory(shared=len(game.winners) > 1)
        if game is not self._sitting.game:
            return self._telling.outcry(self._sitting.game, self._sitting.stage)
        return self._telling.banner(game)

    def _mood(self) -> str:
        """How it ended for the one person at this screen: won, lost, or not yet."""
        game, people = self._sitting.told, self._sitting.people
        if not game.is_over or (self._fixed is None and len(people) != 1):
            return ""
        seat = people[0] if self._fixed is None else self._fixed
        return "won" if seat in game.winners else "lost"

    def _aims(self) -> list[Aim]:
        """What is to be reached, where there is a checklist."""
        return []

    def _steps(self) -> list[Step]:
        """What the last move looks like as it happens; how it ended is seen and heard, too."""
        sitting, mood = self._sitting, self._mood()
        steps = sitting.staging.effects(sitting.game, sitting.stage)
        if not mood or sitting.stage != sitting.told_from:
            return steps
        # Whoever loses need not see a shower of coins.
        return [
            *(step for step in steps if step["kind"] != "shower"),
            {"kind": self._endings[mood]},
        ]

    def _status(self) -> str:
        sitting, game = self._sitting, self._sitting.game
        if self._draft.picked and (begun := self._telling.begun(game, self._draft)):
            return begun
        status = self._telling.status(game, ask=self._can_be_helped, stage=sitting.stage)
        if self._curtained and self._eyes is None and not self._is_open_choice():
            return f"{status} {self._words.behind_curtain()}"
        rule = self._telling.match_rule()
        if sitting.match and sitting.match.results and sitting.told.is_over:
            return f"{status} {self._words.match(sitting.match, rule)}"
        if game.before is None and sitting.earlier and sitting.earlier.results:
            return f"{self._words.match(sitting.earlier, rule)} {status}"
        return status

    def _prepare(self) -> None:
        staging, start = self._sitting.staging, self._sitting.record.start
        language = self._words.language
        tiles = [*staging.stamps(start, staging.layout(start), language)]
        if not self._sitting.has_secrets or self._fixed is not None:
            tiles += staging.own_stamps(self._sitting.view(self._viewer), language)
        self._painter.prepare(tiles)

    # -- time --------------------------------------------------------------------------------

    def _start_clock(self) -> None:
        """Let the game go on by itself after a while; of several tables, the first sees to it."""
        if self._pace and self._tables[:1] == [self] and self._sitting.is_due:
            # A computer's moves follow each other faster than a move is taken out of sight.
            sitting = self._sitting
            part = 1 if sitting.is_held else sitting.staging.pause(sitting.game)
            self._clock.start(self._pace * part)
        else:
            self._clock.stop()

    @alone
    def _tick(self) -> None:
        raise NotImplementedError
