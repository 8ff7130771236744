"""The map of the course as a learner sees it: words for terminals, a page for notebooks.

The page is plain HTML with styles of its own and nothing else: it also shows where a notebook is
not trusted, on light and on dark ground, in print, and on a phone.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from gold_widgets.engine.pages import AS_WRITTEN, NOTE
from gold_widgets.engine.words import spoken, titled, translations
from gold_widgets.lessons.mapping import Standing, earned, standing, standings
from gold_widgets.lessons.stars import MOST, written
from gold_widgets.tables.links import way_to

if TYPE_CHECKING:
    from gold_widgets.lessons.index import Course, Lesson
    from gold_widgets.lessons.mapping import Place
    from gold_widgets.lessons.notes import Mark, Notes

# Grounds that let light and dark shine through, so that words keep the color they have around.
_BOX = "border:1px solid rgba(128,128,128,.45);border-radius:8px"
_CHIP = "display:inline-block;padding:0 .45em;margin:.1em .3em .1em 0;border-radius:1em"
_SOLVED = "background-color:rgba(46,160,67,.2);border:1px solid rgba(46,160,67,.9)"
_TRIED = "background-color:rgba(219,130,0,.16);border:1px dashed rgba(219,130,0,.9)"
_OPEN = "border:1px solid rgba(128,128,128,.45)"
_BUTTON = (
    "display:inline-block;padding:.5em 1em;margin:.5em 0;border-radius:8px;"
    "background-color:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none"
)
_ROW = "display:flex;flex-wrap:wrap;padding:.3em .6em;margin:.1em 0;border-radius:8px"


class MapView:
    """The map of the whole course, or the end of one lesson."""

    def __init__(
        self,
        notes: Notes,
        language: str | None = None,
        *,
        lesson: tuple[Course, Lesson] | None = None,
        line: str = "",
        problem: str = "",
    ) -> None:
        """Say what is shown.

        Args:
            notes: What the learner has done.
            language: `"en"`, `"fr"` or `"de"`; by default what `speak` chose.
            lesson: The lesson that a notebook ends; by default the map is of all of them.
            line: The progress as one line, to be copied.
            problem: What there is to say about keeping it.
        """
        self._language = spoken(language)
        self._words = translations(self._language)
        self._notes, self._lesson = notes, lesson
        self._standings = standings(notes) if lesson is None else (standing(lesson[0], notes),)
        self._line, self._problem = line, problem

    # -- words -------------------------------------------------------------------------------

    def text(self) -> str:
        """Tell it in lines, for terminals and whoever listens."""
        lines = [self._problem] if self._problem else []
        for number, each in enumerate(self._standings):
            shown = self._shown(each)
            lines += [""] * bool(number)  # a blank line between games
            lines.append(self._summary(each))
            width = max(len(self._title(place.lesson)) for place in shown)
            for place in shown:
                mark = self._sign(each, place)
                chips = "  ".join(self._chip_text(*pair) for pair in self._pairs(place))
                lines.append(f"{mark} {self._title(place.lesson):{width}}  {chips}".rstrip())
            lines.append(self._way(each))
        return "\n".join(lines)

    def _shown(self, each: Standing) -> list[Place]:
        wanted = self._lesson[1] if self._lesson else None
        return [place for place in each.places if wanted in (None, place.lesson)]

    def _sign(self, each: Standing, place: Place) -> str:
        if place.is_done:
            return "✓"
        return "→" if each.here == each.places.index(place) and not self._lesson else " "

    def _title(self, lesson: Lesson) -> str:
        return f"{lesson.number} {lesson.title(self._language)}"

    def _titled(self, name: str, said: str) -> str:
        return titled(name, said, self._language)

    def _summary(self, each: Standing) -> str:
        """Say how far a game's lessons are done, in numbers."""
        gettext, ngettext = self._words.gettext, self._words.ngettext
        parts = [
            each.course.title(self._language),
            self._numbers(each.solved, each.total, each.stars),
        ]
        tally = each.tally
        if tally.played:
            played = ngettext("{count} game played", "{count} games played", tally.played)
            parts.append(played.format(count=tally.played))
        if tally.won:
            parts.append(gettext("{count} won").format(count=tally.won))
        return " · ".join(parts)

    def _numbers(self, solved: int, total: int, stars: int) -> str:
        gettext, ngettext = self._words.gettext, self._words.ngettext
        exercises = ngettext(
            "{solved} of {total} exercise solved", "{solved} of {total} exercises solved", total
        )
        of_stars = gettext("{stars} of {most} stars").format(stars=stars, most=MOST * total)
        return f"{exercises.format(solved=solved, total=total)} · ★ {of_stars}"

    def _pairs(self, place: Place) -> list[tuple[str, Mark]]:
        names = [each.name for each in place.lesson.exercises]
        return list(zip(names, place.marks, strict=True))

    def _chip_text(self, name: str, mark: Mark) -> str:
        if mark.solved:
            return f"{name} {written(earned(mark))}"
        return f"{name} ✗{mark.tries}" if mark.tries else f"{name} ·"

    def _told(self, name: str, mark: Mark) -> str:
        """Say how an exercise stands, for whoever listens, and for a pointer that rests on it."""
        gettext, ngettext = self._words.gettext, self._words.ngettext
        if mark.solved:
            sentence = ngettext(
                "{name}: solved in {tries} try, {stars} of {most} stars",
                "{name}: solved in {tries} tries, {stars} of {most} stars",
                mark.tries,
            )
        elif mark.tries:
            sentence = ngettext(
                "{name}: not solved yet, {tries} try",
                "{name}: not solved yet, {tries} tries",
                mark.tries,
            )
        else:
            sentence = gettext("{name}: not tried yet")
        return sentence.format(name=name, tries=mark.tries, stars=earned(mark), most=MOST)

    # -- the way on --------------------------------------------------------------------------

    def _target(self, each: Standing) -> Lesson | None:
        """Return the lesson to go on with: of a lesson's end, the one that follows it."""
        lessons = each.course.lessons
        if self._lesson is None:
            return None if each.here is None else lessons[each.here]
        after = lessons.index(self._lesson[1]) + 1
        return lessons[after] if after < len(lessons) else None

    def _way(self, each: Standing) -> str:
        gettext = self._words.gettext
        target = self._target(each)
        if target is None:
            return self._no_way()
        label = gettext("Next lesson") if self._lesson else gettext("Go on here")
        return f"{self._titled(label, self._title(target))} ({target.file(self._language)})"

    def _no_way(self) -> str:
        gettext = self._words.gettext
        if self._lesson:
            return gettext("This was the last lesson.")
        return gettext("Everything is solved. Well done!")

    def _link(self, lesson: Lesson) -> str:
        """Return where a notebook is, seen from the one that runs here; nothing outside a course.

        Its own folder is the one that the kernel works in.
        """
        return way_to(lesson.file(self._language))

    # -- the page ----------------------------------------------------------------------------

    def html(self) -> str:
        """Draw it for a notebook."""
        note = f'class="{AS_WRITTEN}" style="{NOTE}"'
        parts = [f'<p role="alert" {note}>{escape(self._problem)}</p>']
        parts *= bool(self._problem)
        for each in self._standings:
            parts += [
                f'<div style="{_BOX};padding:.6em .8em;margin:.4em 0;max-width:60em">',
                self._head(each),
                self._way_html(each) if self._lesson is None else "",
                '<div role="list">',
                *(self._row(each, place) for place in self._shown(each)),
                "</div>",
                self._way_html(each) if self._lesson else "",
                "</div>",
            ]
        parts.append(self._whole_html() if self._lesson else self._line_html())
        lines = "".join(parts)
        return f'<div lang="{self._language}" style="line-height:1.6">{lines}</div>'

    def _head(self, each: Standing) -> str:
        name, _, numbers = self._summary(each).partition(" · ")
        stars, most = each.stars, each.most_stars
        below = ""
        if self._lesson:
            [place] = self._shown(each)
            total = len(place.marks)
            below = f'<div style="opacity:.8">{escape(self._titled(name, numbers))}</div>'
            name, stars, most = self._title(place.lesson), place.stars, MOST * total
            numbers = self._numbers(place.solved, total, stars) if total else ""
        share = round(100 * stars / most) if most else 0
        bar = (
            '<div aria-hidden="true" style="height:.6em;margin:.3em 0 .5em 0;border-radius:1em;'
            'background-color:rgba(128,128,128,.25)">'
            f'<div style="height:.6em;width:{share}%;border-radius:1em;'
            'background-color:#2ea043"></div></div>'
        )
        return (
            f'<div style="font-size:120%;font-weight:bold">{escape(name)}</div>'
            f"<div>{escape(numbers)}</div>{bar if most else ''}{below}"
        )

    def _row(self, each: Standing, place: Place) -> str:
        is_here = self._sign(each, place) == "→"
        ground = ";background-color:rgba(26,95,180,.14)" if is_here else ""
        sign = {"✓": "✓", "→": "▶"}.get(self._sign(each, place), "○")
        said = self._words.gettext("done") if place.is_done else ""
        title = escape(self._title(place.lesson))
        link = self._link(place.lesson)
        if link and not self._lesson:
            title = f'<a href="{escape(link)}">{title}</a>'
        chips = "".join(self._chip(*pair) for pair in self._pairs(place))
        minutes = f"{place.lesson.minutes} min"
        head = (
            f'<span role="img" aria-label="{escape(said)}" style="display:inline-block;'
            f'width:1.4em;text-indent:0">{sign}</span><b>{title}</b> '
            f'<span style="opacity:.75;white-space:nowrap">{escape(minutes)}</span>'
        )
        if self._lesson:
            return f'<div role="listitem">{chips}</div>'
        beside = f'<div style="flex:3 1 18em;padding-left:1.4em">{chips}</div>' if chips else ""
        return (
            f'<div role="listitem" style="{_ROW}{ground}">'
            f'<div style="flex:2 1 15em;padding-left:1.4em;text-indent:-1.4em">{head}</div>'
            f"{beside}</div>"
        )

    def _chip(self, name: str, mark: Mark) -> str:
        told = escape(self._told(name, mark))
        look = _SOLVED if mark.solved else _TRIED if mark.tries else _OPEN
        shown = written(earned(mark)) if mark.solved or not mark.tries else f"✗ {mark.tries}"
        return (
            f'<span role="img" aria-label="{told}" title="{told}" '
            f'style="{_CHIP};{look};white-space:nowrap">{escape(name)} {shown}</span> '
        )

    def _way_html(self, each: Standing) -> str:
        gettext = self._words.gettext
        target = self._target(each)
        if target is None:
            return f"<p><b>{escape(self._no_way())}</b></p>"
        label = gettext("Next lesson") if self._lesson else gettext("Go on here")
        text = f"{self._titled(label, self._title(target))} →"
        link = self._link(target)
        if not link:
            return f"<p><b>{escape(text)}</b></p>"
        return (
            f'<div><a href="{escape(link)}" style="{_BUTTON}">'
            f'<span style="color:#ffffff">{escape(text)}</span></a></div>'
        )

    def _whole_html(self) -> str:
        """Fold the map of the whole course below the end of a lesson."""
        summary = escape(self._words.gettext("The map of the whole course"))
        whole = MapView(self._notes, self._language, line=self._line).html()
        return f'<details style="margin:.5em 0"><summary>{summary}</summary>{whole}</details>'

    def _line_html(self) -> str:
        """Offer the one line: a button where buttons may do something, else a click selects it."""
        if not self._line:
            return ""
        gettext = self._words.gettext
        copied = escape(gettext("Copied"))
        press = (
            "const line=this.closest('details').querySelector('code').textContent,button=this;"
            "navigator.clipboard.writeText(line).then(()=>{button.textContent=button.dataset.done})"
            ".catch(()=>getSelection().selectAllChildren("
            "button.closest('details').querySelector('code')))"
        )
        summary = escape(gettext("My progress as one line, for my teacher or another computer"))
        return (
            f'<details style="margin:.5em 0"><summary>{summary}</summary>'
            f'<div><button type="button" data-done="{copied}" onclick="{escape(press)}" '
            f'style="padding:.3em .9em;margin:.3em 0">{escape(gettext("Copy"))}</button></div>'
            f'<code style="user-select:all;overflow-wrap:anywhere;word-break:break-all">'
            f"{escape(self._line)}</code></details>"
        )
