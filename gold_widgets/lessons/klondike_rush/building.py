"""What a prediction can ask of building: its price, its way, its token, the company's value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gold_widgets.engine.errors import SetupError
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import translations
from gold_widgets.games.klondike_rush.data import KINDS
from gold_widgets.games.klondike_rush.events import MineBuilt, ValueUp
from gold_widgets.games.klondike_rush.mountain import FREE, Cost
from gold_widgets.games.klondike_rush.naming import name_company, name_kind
from gold_widgets.games.klondike_rush.state import NONE
from gold_widgets.lessons.klondike_rush import ways
from gold_widgets.lessons.klondike_rush.answers import WRONG, asked, dollars, of_several
from gold_widgets.lessons.klondike_rush.happened import all_of, first, misfit, told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gold_widgets.games.klondike_rush.game import Game
    from gold_widgets.lessons.questions import Asking, Question

_BUILD = "build-green@c7"


class _Build:
    """The first mine that is built by some moves, on the mountain before it."""

    def __init__(self, before: Game, after: Game, language: str) -> None:
        event, game, _ = first(before, after, MineBuilt, _BUILD)
        self.event, self.game, self.language = event, game, language
        self.mountain, data = game.state.mountain, game.data
        self.company = data.company_numbers[event.company]
        self.space = data.space_numbers[event.space]
        self.cost = Cost(event.dollars, event.way)
        self.color = name_company(event.company, language)
        self.gettext = translations(language).gettext
        self.told = told(before, game, language)

    def ways(self) -> list[Cost]:
        """Return the ways that start rightly, cheapest first."""
        starts = ways.starts_of(self.mountain, self.company)
        return ways.ways(self.mountain, starts, self.space, self.cost.dollars)

    def foreign_ways(self) -> list[Cost]:
        """Return ways from mines of other companies that are cheaper, or hardly dearer."""
        starts = ways.foreign(self.mountain, self.company)
        found = ways.ways(self.mountain, starts, self.space, 0)
        return [way for way in found if way.dollars <= self.cost.dollars]

    def dearer(self, way: Cost) -> str:
        """Say why a way is not taken."""
        return self.gettext(
            "{way} costs ${dollars} ({sum}). For that, there could be no cheaper way."
        ).format(way=ways.named(way), dollars=way.dollars, sum=ways.added(way))

    def not_its_own(self, way: Cost) -> str:
        """Say why a way does not start at another company's mine."""
        return self.gettext(
            "For that, the mine on {space} would have to be of {company}: a way starts at a mine "
            "of the same company, or in the town."
        ).format(space=way.spaces[0], company=self.color)


def cost(before: Game, after: Game, language: str) -> Question:
    """Ask what the first mine costs that is built."""
    build = _Build(before, after, language)
    text = build.gettext("What does it cost to build a mine for {company} on {space}?").format(
        company=build.color, space=build.event.space
    )
    too_low = build.gettext(
        "For that, a way of ${dollars} would have to lead to {space}, from a mine of {company} or "
        "the town."
    )
    too_high = build.gettext("For that, there could be no cheaper way, but there is one.")

    def otherwise(number: int) -> str:
        if number > build.event.dollars:
            return too_high
        return too_low.format(dollars=number, space=build.event.space, company=build.color)

    return dollars(
        asked(build.told, text),
        build.event.dollars,
        _slips(build),
        otherwise,
        language,
        rule=build.event.rule,
    )


def _slips(build: _Build) -> Iterator[tuple[int, str]]:
    """Yield the prices that typical mistakes lead to."""
    gettext, way = build.gettext, build.cost.way
    reduced = [path for path in way if path.is_reduced]
    if reduced:
        need = gettext(
            "For that, {path} would have to cost what is printed, {printed}. But there are mines "
            "at both ends: it costs 1."
        )
        path = f"{reduced[0].start}–{reduced[0].end}"
        total = sum(path.printed for path in way)
        yield total, need.format(path=path, printed=reduced[0].printed)
    straight = ways.shortest(build.ways())
    if straight and straight.dollars > build.cost.dollars:
        yield straight.dollars, build.dearer(straight)
    for foreign in build.foreign_ways()[:1]:
        yield foreign.dollars, build.not_its_own(foreign)
    if way[-1].printed > 1:
        need = gettext(
            "For that, the last path would have to cost 1. But {space} is still empty: the path "
            "into it costs what is printed."
        )
        yield build.cost.dollars - way[-1].printed + 1, need.format(space=way[-1].end)
    if len(way) > 1:
        need = gettext("For that, only the last path would have to be paid: the whole way counts.")
        yield way[-1].dollars, need


def way(before: Game, after: Game, language: str) -> Question:
    """Ask which way is the cheapest one to the first mine that is built."""
    build = _Build(before, after, language)
    own = [each for each in build.ways() if each.dollars > build.cost.dollars]
    foreign = build.foreign_ways()[:1]
    straight = ways.shortest(own)
    likely = [*([straight] if straight else []), *own]
    wrong = {ways.named(each): build.not_its_own(each) for each in foreign}
    for each in likely:
        if len(wrong) < WRONG:
            wrong.setdefault(ways.named(each), build.dearer(each))
    text = build.gettext("A {company} mine on {space}: which way is paid for?").format(
        company=build.color, space=build.event.space
    )
    return of_several(
        asked(build.told, text), ways.named(build.cost), wrong, in_order=True, rule="KR12"
    )


def cheapest(before: Game, after: Game, language: str) -> Question:
    """Ask on which of some spaces a mine is cheapest; the moves must build it there."""
    build = _Build(before, after, language)
    mountain, spaces = build.mountain, build.game.data.spaces
    prices = {
        space: mountain.dollars(build.company, space)
        for space, mine in enumerate(mountain.mines)
        if mine == FREE
    }
    least = min(prices.values())
    if prices[build.space] > least:
        best = [spaces[space].id for space, price in prices.items() if price == least]
        raise SetupError(
            Sentence(
                "ask='cheapest' needs moves that build where it is cheapest: on {spaces}.",
                spaces=", ".join(best),
            )
        )
    dearer = [space for space, price in prices.items() if price > least]
    dearer.sort(key=lambda space: (_look(build, space), prices[space], space))
    wrong = {}
    for space in dearer[:WRONG]:
        found = mountain.cost(build.company, space)
        wrong[spaces[space].id] = build.gettext(
            "On {space} it costs ${dollars} ({way}: {sum}). There is a cheaper space."
        ).format(
            space=spaces[space].id,
            dollars=found.dollars,
            way=ways.named(found),
            sum=ways.added(found),
        )
    text = build.gettext("Where is a mine for {company} cheapest?").format(company=build.color)
    return of_several(
        asked(build.told, text), build.event.space, wrong, in_order=True, rule=build.event.rule
    )


def _look(build: _Build, space: int) -> int:
    """Tell how cheap a space looks: what is printed on its cheapest path from any mine."""
    mountain = build.mountain
    beside = [
        printed
        for other, printed in mountain.data.neighbors[space]
        if mountain.mines[other] != FREE
    ]
    return min(beside, default=99)


def token(before: Game, after: Game, language: str) -> Question:
    """Ask which hunt token the first mine brings."""
    build = _Build(before, after, language)
    gettext = build.gettext
    here = build.game.state.board[build.space]
    none = translations(language).pgettext("hunt token", "None")
    need = gettext("For that, such a token would have to lie on {space}.").format(
        space=build.event.space
    )
    near = (
        build.game.state.board[other] for other, _ in build.mountain.data.neighbors[build.space]
    )
    lying = [here, *near, *range(len(KINDS))]
    likely = list(dict.fromkeys(kind for kind in lying if kind != NONE))[:WRONG]
    wrong = {name_kind(KINDS[kind], language): need for kind in sorted(likely)}
    wrong[none] = gettext("For that, no token could lie on {space}.").format(
        space=build.event.space
    )
    right = none if here == NONE else name_kind(KINDS[here], language)
    text = gettext("Which hunt token does {player} get?").format(player=build.event.by)
    act = gettext("{player} builds a mine for {company} on {space}.").format(
        player=build.event.by, company=build.color, space=build.event.space
    )
    return of_several(
        asked(asked(build.told, act), text), right, wrong, in_order=False, rule=build.event.rule
    )


def value(before: Game, after: Game, language: str) -> Question:
    """Ask what an investment is worth in the company that was built for last."""
    catalogue = translations(language)
    gettext, ngettext = catalogue.gettext, catalogue.ngettext
    ups = all_of(before, after, ValueUp)
    if not ups:
        raise misfit(_BUILD)
    last = ups[-1]
    track, number = after.data.track, after.data.company_numbers[last.company]
    color = name_company(last.company, language)
    earlier = before.state.value(number)
    likely = [(earlier, ""), (last.value + 1, ""), (last.value - 1, "")]
    built = next(event for event in reversed(all_of(before, after, MineBuilt)))
    if last.company == built.company:
        paid = gettext(
            "For that, the price of the mine would have to be its value: look at the track."
        )
        likely.append((built.dollars, paid))

    def otherwise(worth: int) -> str:
        if worth not in track:
            return gettext("For that, ${value} would have to stand on the track.").format(
                value=worth
            )
        mines = track.index(worth) + 1
        return ngettext(
            "For that, {company} would have to have {mines} mine, the town counted: there are "
            "{count}.",
            "For that, {company} would have to have {mines} mines, the town counted: there are "
            "{count}.",
            mines,
        ).format(company=color, mines=mines, count=last.mines)

    text = gettext("What is an investment in {company} worth then?").format(company=color)
    return dollars(
        asked(told(before, after, language), text),
        last.value,
        likely,
        otherwise,
        language,
        rule=last.rule,
    )


ASKED: dict[str, Asking] = {
    "cost": cost,
    "way": way,
    "cheapest": cheapest,
    "token": token,
    "value": value,
}
"""Kind of question → what asks it."""
