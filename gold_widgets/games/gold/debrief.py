"""A review in words, in the reader's language: for print, for a page, for a table's buttons."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING

from gold_widgets.engine.figures import signed
from gold_widgets.engine.words import translations
from gold_widgets.games.gold.explain import as_subject, name_card
from gold_widgets.games.gold.verdict import tell_verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gold_widgets.games.gold.judging import Flip, Part
    from gold_widgets.games.gold.reviewing import Review, Total


_PARTS: tuple[Part, ...] = ("luck", "memory", "choice")
"""In the order of the columns."""
_COLUMNS = ("start", "worth", "luck", "memory", "choice", "rivals", "lead")


def name_part(part: Part, language: str | None = None) -> str:
    """Name luck, memory or choice, as a heading does."""
    gettext = translations(language).gettext
    names = {
        "memory": gettext("Memory"),
        "choice": gettext("Choice"),
        "luck": gettext("Luck"),
    }
    return names[part]


def tell_flip(review: Review, flip: Flip) -> str:
    """Say what mattered in one flip.

    >>> from gold_widgets import gold
    >>> game = gold.scenario("$3 $4 R2 B5 Y2", players=["Ann", "Bob"], rules=gold.Rules(rush_at=0))
    >>> found = gold.review(game.play("a1 b1 d1 c1"))
    >>> print(tell_flip(found, found.moments()[0]))
    Turn 2, Bob, c1: red digger 2. Memory -4. b1 was better, where the gold 4 was last shown in \
turn 1. It was worth +4, and c1 0.
    """
    language = review.language
    head = translations(language).gettext("Turn {turn}, {player}, {spot}: {card}.")
    head = head.format(
        turn=flip.turn,
        player=review.record.end.seats[flip.seat],
        spot=flip.spot,
        card=name_card(flip.card, language),
    )
    costs: tuple[Part, ...] = ("memory", "choice")
    # Both costs, for it is their sum by which the other flip was better; none that reads as 0.
    named = [part for part in costs if round(flip.amount(part), 1)] if flip.part in costs else []
    named = named or [flip.part]
    amounts = (f"{name_part(p, language)} {signed(flip.amount(p), language)}" for p in named)
    return f"{head} {', '.join(amounts)}. {_why(flip, language)}"


def tell_total(review: Review, total: Total) -> str:
    """Say what a seat's game is made of."""
    gettext = translations(review.language).gettext
    pattern = gettext(
        "{player}'s lead {lead} = best flips {worth}, luck {luck}, memory {memory}, "
        "choice {choice}, turns of the others {rivals}."
    )
    if total.start:
        pattern = gettext(
            "{player}'s lead {lead} = start {start}, best flips {worth}, luck {luck}, "
            "memory {memory}, choice {choice}, turns of the others {rivals}."
        )
    amounts = dict(zip(_COLUMNS, _amounts(review, total), strict=True))
    return pattern.format(player=review.record.end.seats[total.seat], **amounts)


def as_text(review: Review) -> str:
    """Tell a review: how the game ended, a table and a list."""
    told = (f"{number}. {line}" for number, line in enumerate(moments(review), start=1))
    return "\n".join([*verdicts(review), title(review), in_columns(totals(review)), *told])


def as_html(review: Review, picture: str = "") -> str:
    """Tell a review on a page; the picture is SVG."""
    parts = [f'<div lang="{review.language}">']
    parts += [f"<p>{escape(line)}</p>" for line in verdicts(review)]
    parts.append(_html_table(totals(review), title(review)))
    parts += ["<ol>", *(f"<li>{escape(line)}</li>" for line in moments(review)), "</ol>"]
    if picture:
        # As an image: what cleans foreign pages takes SVG away, but leaves images where they are.
        source = f"data:image/svg+xml;base64,{b64encode(picture.encode()).decode()}"
        text = escape(title(review))
        parts.append(f'<img alt="{text}" style="max-width:100%" src="{source}"/>')
    all_turns = escape(translations(review.language).gettext("Turn by turn"))
    parts.append(f"<details><summary>{all_turns}</summary>{_html_table(turns(review))}</details>")
    return "\n".join([*parts, "</div>"])


def in_columns(rows: list[list[str]], words: int = 1) -> str:
    """Write rows below each other: the first columns are words, the others numbers."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [text.ljust(width) for text, width in zip(row[:words], widths, strict=False)]
        cells += [text.rjust(width) for text, width in zip(row, widths, strict=True)][words:]
        lines.append("  ".join(cells))
    return "\n".join(lines)


def title(review: Review) -> str:
    """Say what was looked at."""
    count = len(review.turns)
    pattern = translations(review.language).ngettext(
        "Review of {turns} turn", "Review of {turns} turns", count
    )
    return pattern.format(turns=count)


def verdicts(review: Review) -> list[str]:
    """Say how the game ended for whom it is about, and what mattered most; nothing before that."""
    if not review.record.end.is_over:
        return []
    return [tell_verdict(review, each, by_name=True) for each in about(review)]


def about(review: Review) -> Sequence[Total]:
    """Return the totals of the seat that it is about, or of all."""
    return review.totals if review.seat is None else review.totals[review.seat :][:1]


def moments(review: Review, count: int = 3) -> list[str]:
    """Tell the flips that mattered most, a sentence or two each."""
    return [tell_flip(review, flip) for flip in review.moments(count)]


def totals(review: Review) -> list[list[str]]:
    """Return what every seat's game is made of: a row each, and the headings first."""
    language = review.language
    gettext = translations(language).gettext
    heads = {
        "start": gettext("Start"),
        "worth": gettext("Best flips"),
        "luck": name_part("luck", language),
        "memory": name_part("memory", language),
        "choice": name_part("choice", language),
        "rivals": gettext("Turns of the others"),
        "lead": gettext("Lead"),
    }
    seats = review.record.end.seats
    rows = [[gettext("Player"), *heads.values()]]
    rows += [[seats[total.seat].name, *_amounts(review, total)] for total in review.totals]
    if not any(total.start for total in review.totals):
        for row in rows:
            del row[1]
    return rows


def turns(review: Review) -> list[list[str]]:
    """Return every flip of the seat it is about: a row each, and the headings first.

    Cards are written by their codes; ?? is one that had not been shown.
    """
    language = review.language
    gettext = translations(language).gettext
    heads = [gettext("Turn"), gettext("Player"), gettext("Flip"), gettext("Best flip")]
    heads += [gettext("Worth"), *(name_part(part, language) for part in _PARTS), gettext("Result")]
    rows = [heads]
    for flip in review.flips:
        if review.seat in (None, flip.seat):
            player = review.record.end.seats[flip.seat].name
            best = f"{flip.best} {flip.best_card or '??'}"
            numbers = (flip.worth, *(flip.amount(part) for part in _PARTS), flip.came)
            rows.append([str(flip.turn), player, f"{flip.spot} {flip.card}", best])
            rows[-1] += [signed(number, language) for number in numbers]
    return rows


def _html_table(rows: list[list[str]], caption: str = "") -> str:
    head, *others = rows
    lines = ["".join(f'<th scope="col">{escape(text)}</th>' for text in head)]
    lines += ["".join(f"<td>{escape(text)}</td>" for text in row) for row in others]
    named = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f"<table>{named}" + "\n".join(f"<tr>{line}</tr>" for line in lines) + "</table>"


def _amounts(review: Review, total: Total) -> list[str]:
    """Write what each part did to a seat's lead; costs are negative."""
    numbers = [total.start, total.worth, total.luck, -total.memory, -total.choice]
    return [signed(number, review.language) for number in (*numbers, total.rivals, total.lead)]


def _why(flip: Flip, language: str | None) -> str:
    gettext = translations(language).gettext
    if flip.part == "luck":
        pattern = gettext("It was worth {made}, and came to {came}.")
    elif flip.part == "choice":
        pattern = gettext(
            "A card that nobody had seen yet was better. It was worth {fresh}, and {spot} {made}."
        )
    elif flip.shown is None:
        pattern = gettext(
            "{best} was better, where {card} was known to be. "
            "It was worth {worth}, and {spot} {made}."
        )
    else:
        pattern = gettext(
            "{best} was better, where {card} was last shown in turn {shown}. "
            "It was worth {worth}, and {spot} {made}."
        )
    return pattern.format(
        best=flip.best,
        card=as_subject(flip.best_card, language) if flip.best_card else "",
        shown=flip.shown,
        spot=flip.spot,
        worth=signed(flip.worth, language),
        fresh=signed(flip.made if flip.fresh is None else flip.fresh, language),
        made=signed(flip.made, language),
        came=signed(flip.came, language),
    )
