"""How a game comes to the table: what a `Staging` draws, where it can be pressed, how it is told.

Each game has one, in `tables/<game>/__init__.py`, called `Staging`. Its arguments are the options
that the game's own tables take besides those of all. A class may inherit from the ones here for
what it does not need to say.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from gold_widgets.engine.moves import parts
from gold_widgets.engine.rooms import room
from gold_widgets.engine.words import translations

if TYPE_CHECKING:
    from gold_widgets.canvas.shapes import Picture, Tile
    from gold_widgets.engine.game import Game
    from gold_widgets.engine.moves import Draft
    from gold_widgets.engine.records import Record
    from gold_widgets.engine.rulebook import Memory, Rulebook
    from gold_widgets.tables.pieces import Fares, Spot, Step, Trail

G = TypeVar("G", bound="Game", contravariant=True)
V = TypeVar("V", contravariant=True)
L = TypeVar("L", bound="Layout")


class Layout(Protocol):
    """Where everything lies; a game may note in it whatever it needs."""

    @property
    def width(self) -> float:
        """Of the picture, in its own units."""

    @property
    def height(self) -> float:
        """Of the picture."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a view is looked at: all that changes a picture without changing the game."""

    stage: int = 0
    """Which stage of the last move is shown, from 0 on: what happens in steps is shown in steps."""
    is_held: bool = False
    """Whether more stages of it are to come."""
    events: Sequence[Any] = ()
    """What the last move made happen."""
    on: Collection[str] = ()
    """The switches that are on."""
    asks: bool = True
    """Whether a person at this screen is to choose now."""
    marked: Collection[str] = ()
    """Spots that a hint points at."""
    picked: Collection[str] = ()
    """Parts of the move that has been begun."""
    lit: Collection[str] = ()
    """Parts that may come next in it."""
    over: str = ""
    """The spot that somebody looks at, by mouse or focus, if it has an eye (`Spot`)."""
    language: str = "en"
    """Of the labels, and of whatever is written in the picture."""
    works_out: bool = True
    """Whether to say what follows from what lies there: not while somebody is asked for it."""
    live: bool = False
    """Whether a page writes and says what spots cost (`Fares`): else the picture and labels do."""


class Moment(NamedTuple):
    """A choice that is worth looking at again."""

    point: int
    """The point of the record at which it was made."""
    spots: tuple[str, ...]
    """What to look at."""
    words: str
    """What is to be said of it."""


class Debrief(NamedTuple):
    """A game that is over, looked at again."""

    words: str
    """What is to be said of the whole."""
    moments: tuple[Moment, ...]
    """The choices that mattered most, the weightiest first."""
    chart: str = ""
    """The whole as a picture, SVG, if there is one."""
    rows: Sequence[Sequence[str]] = ()
    """The whole as a table, if there is one: the first row and column are headings."""


class Telling(Protocol[G]):
    """What a table says of a game, in one language."""

    language: str

    def headline(self, game: G, /) -> str:
        """Say whose turn it is, and how the game stands."""

    def underway(self, game: G, stage: int, /) -> str:
        """Say the same at a stage before the last move is told: by default as it was before it."""
        return self.headline(game if game.before is None else game.before)

    def status(self, game: G, /, *, ask: bool, stage: int = 0) -> str:
        """Say what the last move made happen; if `ask`, also what to do now."""

    def line(self, game: G, number: int, /) -> Iterator[str]:
        """Tell what the last move adds to the log; `number` is that of the next line."""

    def describe(self, view: Any, spots: Sequence[Spot], /) -> Iterable[str]:  # noqa: ANN401
        """Tell all there is to see, line by line, for those who do not see it."""

    def banner(self, game: G, /) -> str:
        """Name the big moment, if it is one."""
        if not game.is_over:
            return ""
        winners = " + ".join(game.seats[seat].name for seat in game.winners)
        return translations(self.language).gettext("Winner: {players}").format(players=winners)

    def outcry(self, game: G, stage: int, /) -> str:
        """Name the big moment of a stage before the last move is told, if it is one."""
        return ""

    def about(self, game: G, part: str, view: Any = None, /) -> str:  # noqa: ANN401
        """Say something of a spot that is no move now, if there is anything to say.

        The view is that of whoever looks, where something is not for everybody to know.
        """
        return ""

    def begun(self, game: G, draft: Draft, /) -> str:
        """Say how to go on with a move that has been begun, if there is anything to say."""
        return ""

    def part(self, part: str, /) -> tuple[str, str]:
        """Return what is written on a button for a part of a move, and what it does."""
        return part, ""

    def offer(self, game: G, part: str, /) -> tuple[str, str]:
        """Return the same as it is now, such as with what it would bring."""
        return self.part(part)

    def is_main(self, part: str, /) -> bool:
        """Say whether a button is among what usually comes next: others are plain, and last."""
        return True

    def leaves(self, game: G, verb: str, /) -> tuple[int, str] | None:
        """Return what a number is taken from, and how to say what it leaves, if it leaves any."""
        return None

    def number(self, verb: str, low: int, high: int, /) -> str:
        """Name the chooser of a number, such as of a bid: by default in the table's own words."""
        return ""

    def buttons(self) -> Mapping[str, tuple[str, str]]:
        """Return tools that this game words otherwise: button → what is written, what it does."""
        return {}

    def slider(self) -> str:
        """Name the way through the game's time."""
        return translations(self.language).gettext("Move by move")

    def match_rule(self) -> str:
        """Return the id of the rule about matches, if there is one."""
        return ""


class Staging(Protocol[G, V, L]):
    """How one game is drawn, pressed and told."""

    SWITCHES: Sequence[str] = ()
    """What can be switched on at its tables, such as a memory aid: also names of tools."""
    NUMBERS: str = ""
    """The switch that lets hints speak in figures, too, if there is one."""
    OPEN: Collection[str] = ()
    """Choices (a game's `asks`) that rest on what everybody sees: no curtain is lifted for them."""
    ANY_TIME: bool = False
    """Whether people may look at what is theirs during open choices as well, and act on it."""
    HAS_DEBRIEF: bool = False
    """Whether a finished game can be looked at again."""

    def layout(self, game: G, /) -> L:
        """Say where everything lies, from what everybody may see."""

    def scene(self, view: V, at: L, look: Look, /) -> Picture:
        """Draw what a seat may see."""

    def spots(self, view: V, at: L, look: Look, /) -> list[Spot]:
        """Return what can be pressed, in the order in which it is read out.

        A spot's id is a part of a move, several of them, or a whole move such as `close-0-2-1`.
        """

    def meant(self, spot: str, /) -> str:
        """Return what pressing a spot means: its own name, unless several mean the same."""
        return spot

    def is_meant(self, move: str, picked: Collection[str], /) -> bool:
        """Say whether the one move left is made of what was pressed: by default it is.

        A game may want more to be pressed of a move that costs much.
        """
        return True

    def is_secret(self, move: str, /) -> bool:
        """Say whether a move rests on what others must not see: only whoever looks can make it."""
        return False

    def has_own(self, game: G, seat: int, /) -> bool:
        """Say, by what all know, if a seat may have something to look at or to do out of turn."""
        return True

    def trail(self, view: V, at: L, look: Look, /) -> Trail | None:
        """Return the way to the spot that somebody looks at, if there is one to be shown."""
        return None

    def fares(self, view: V, look: Look, /) -> Fares | None:
        """Return what spots cost, if their ways are chosen among now."""
        return None

    def words(self, language: str, /) -> Telling[G]:
        """Return what tells the game."""

    def stages(self, game: G, /) -> int:
        """Return in how many stages the last move is shown: one, if all is seen at once."""
        return 1

    def told_from(self, game: G, /) -> int:
        """Return the stage from which on it is told how the last move ended: by default the last.

        Before that the headline, the banner and the log know of nothing but the game before it.
        """
        return self.stages(game) - 1

    def laid_out(self, game: G, stage: int, /) -> L:
        """Say where everything lies at a stage of the last move: by default as at its end."""
        return self.layout(game)

    def effects(self, game: G, stage: int = 0, /) -> list[Step]:
        """Return what a stage of the last move looks like as it happens, step by step."""
        return []

    def asked_at(self, game: G, /) -> int:
        """Return the stage of a game's last move that is seen while the next one is asked about."""
        return 0

    def pause(self, game: G, /) -> float:
        """Return which part of a table's pace to wait before a computer moves next."""
        return 0.5

    def shown(self, game: G, /) -> Collection[str]:
        """Return the parts that lie in sight while a move is held: pressing one only goes on."""
        return parts(game.moves[-1]) if game.moves else ()

    def stamps(self, game: G, at: L, language: str, /) -> Iterable[Tile]:
        """Return tiles that will be shown again and again; only how they look matters."""
        return ()

    def own_stamps(self, view: V, language: str, /) -> Iterable[Tile]:
        """Return the same of what one seat alone sees, such as its hand, where no curtain is."""
        return ()

    def sight(self) -> Mapping[str, Any]:
        """Return what the game's views take besides at these tables, those of computers too."""
        return {}

    def memory(self, start: G, /) -> Memory | None:
        """Return what people know before anything was shown, if it is not just nothing."""
        return None

    def switched_on(self) -> Collection[str]:
        """Return the switches that are on from the start."""
        return ()

    def debrief(self, record: Record[Any], seat: int | None, language: str, /) -> Debrief:
        """Look at a game again, for one seat or for all."""
        return Debrief("", ())


def staging_of(rulebook: Rulebook[Any, Any]) -> type[Staging[Any, Any, Any]]:
    """Return how a game comes to the table."""
    found: type[Staging[Any, Any, Any]] = room(rulebook, "tables").Staging
    return found
