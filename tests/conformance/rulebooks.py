"""What a rulebook makes of games: deals, texts, rules, events, matches."""

import pickle
import re
from functools import partial

from gold_widgets.engine.errors import NotationError
from gold_widgets.engine.match import Match
from gold_widgets.engine.records import Record
from gold_widgets.engine.saves import write_text
from gold_widgets.engine.words import LANGUAGES
from tests.conformance.values import check_equal, check_said, every_seat, photograph, played

RULE = re.compile(r"[A-Z]+[0-9]+")
CITED = re.compile(r"\(([A-Z]+[0-9]+)\)")


def check_rulebook(book):
    """Check what a module says of its game, and how it begins one."""
    assert book.NAME
    assert re.fullmatch(r"[a-z]{2,20}[0-9]{1,2}", book.TAG)
    assert isinstance(book.PLAYERS, range)
    assert isinstance(book.HAS_SECRETS, bool)
    assert set(book.LEVELS) <= set(book.OPPONENTS)
    for players in book.PLAYERS:
        start = book.deal(players, 7)
        assert len(start.seats) == players
        assert start.rulebook.NAME == book.NAME
        assert book.is_whole(start)
        names = [f"Name {number}" for number in range(players)]
        assert [seat.name for seat in book.deal(names, 7).seats] == names
    wrong = [0, -1, book.PLAYERS[-1] + 1, None, "Ann", True, ["Ann", "Ann"], ["Ann", "\u200b"]]
    for players in wrong:
        check_said(partial(book.deal, players, 7))
    for seed in ("7", 0.5, 10**18):
        check_said(partial(book.deal, book.PLAYERS[0], seed))
    for level in ("nobody", None, "x" * 10**6):
        check_said(partial(book.opponent, level))


def check_seeds(book):
    """Check that luck comes from the seed alone."""
    players = book.PLAYERS[-1]
    for seed in (0, 7, 10**18 - 1):
        check_equal(book.deal(players, seed), book.deal(players, seed))
        start = book.deal(players, 5)
        check_equal(book.deal_again(start, seed), book.deal_again(start, seed))
        for starter in every_seat(start):
            again = book.deal_again(start, seed, starter)
            assert again.to_move == starter
            assert (again.seats, again.seed, book.is_whole(again)) == (start.seats, seed, True)
    assert len({str(book.deal(players, seed)).replace(str(seed), "") for seed in range(10)}) > 1
    fresh = book.deal(players)
    check_equal(book.deal(players, fresh.seed), fresh)


def check_text(book, start, seed=0):
    """Check that positions and whole games read back as they were written."""
    line = list(played(start, seed))
    for game in line:
        text = str(game)
        assert text.startswith("players:")
        check_equal_position(book.parse(text), game)
        check_equal_position(book.parse("\ufeff" + text), game)
    end = line[-1]
    saved = book.save(end)
    assert saved.startswith(book.TAG + "-")
    assert book.save(Record.of(end).go(0)) == saved
    for text in (saved, f"Look: {saved.upper()} !", write_text(end), "\ufeff" + write_text(end)):
        read_back = book.load(text).game
        assert list(map(photograph, read_back.history)) == list(map(photograph, line))
        assert read_back.moves == end.moves


def check_equal_position(one, two):
    """Check that two games are the same value, however they came about."""
    assert one == two
    assert hash(one) == hash(two)
    assert str(one) == str(two)
    assert [one.legal(seat) for seat in every_seat(one)] == [
        two.legal(seat) for seat in every_seat(two)
    ]


def check_bad_text(book, start):
    """Check that what cannot be read is refused in a sentence that is no longer than it must be."""
    saved, text = book.save(start), str(start)
    bad = ["", "nonsense", "\x00", "players:", "moves:", "moves: 1", "x" * 10**6, "\n" * 10**6]
    bad += [f"{text}\nmoves: nonsense", f"{text}\nmoves: {'x' * 10**5}", text + "\nx", text[:12]]
    bad += [book.TAG + "-hello", saved[:-1], saved[:20], "other1" + saved[len(book.TAG) :]]
    for each in bad:
        check_said(partial(book.load, each), NotationError)
        check_said(partial(book.parse, each), NotationError)
    for each in (None, 7, b"x", [text]):
        check_said(partial(book.load, each), NotationError)
        check_said(partial(book.parse, each), NotationError)
    assert "damaged" in check_said(partial(book.load, book.TAG + "-hello")).said
    other = check_said(partial(book.load, "other1" + saved[len(book.TAG) :])).said
    assert "other1-" in other
    assert book.NAME in other


def check_rules(book):
    """Check that the rules are told in every language, and that each example shows its rule."""
    told = {language: book.rules(language) for language in LANGUAGES}
    ids = [rule.id for rule in book.rules()]
    assert ids
    assert len(set(ids)) == len(ids)
    assert all(map(RULE.fullmatch, ids))
    for rules in told.values():
        assert [rule.id for rule in rules] == ids
    for versions in zip(*told.values(), strict=True):
        assert len({rule.words for rule in versions}) == len(versions), versions[0].id
        assert len({(rule.example, rule.moves, rule.lesson) for rule in versions}) == 1
    for rule in book.rules():
        assert rule.name
        assert set(CITED.findall(rule.words)) <= set(ids)
        assert re.fullmatch(r"([a-z_]+/[0-9]{2}_[a-z_]+)?", rule.lesson)
        check_example(book, rule)


def check_example(book, rule):
    """Check that an example can be read, and that its moves are settled by the rule."""
    if not rule.example:
        assert not rule.moves
        return
    game = book.parse(rule.example)
    end = game.play(rule.moves)
    happened = {event.rule for past in end.history[1:] for event in past.events}
    # a ruling that says "as always" is shown by the rules that it names
    assert not rule.moves or happened & {rule.id, *CITED.findall(rule.words)}, rule.id


def check_events(book, start, seed=0):
    """Check that every event names a rule of the book and is told in every language."""
    ids = {rule.id for rule in book.rules()}
    for game in played(start, seed):
        for event in game.events:
            assert event.rule in ids
            assert hash(event) == hash(pickle.loads(pickle.dumps(event)))
            told = [book.explain(event, language) for language in LANGUAGES]
            assert all(told)
            assert len(set(told)) == len(told), told


def check_match(book):
    """Check that a match of random games has an end, a winner, and another starter each time."""
    match = Match.of(book.deal(book.PLAYERS[-1], 7))
    starters = []
    while not match.is_over:
        assert match.deal() == match.deal()
        starters.append(match.deal().to_move)
        match = match.add(list(played(match.deal(), len(starters), 10_000))[-1])
    assert sorted(starters) == list(every_seat(match))
    assert match.winners
    again = match.again()
    assert (again.results, again.starter, again.seats) == ((), match.starter, match.seats)
    assert again.seed == match.seed + len(match.seats)
