"""What every game here must do, whatever its rules. Each check plays, watches, and asserts.

`check_game(start)` needs a start alone; the others also look at what a rulebook makes of games.
"""

import copy
import pickle
import re
from functools import partial
from itertools import product

import pytest

from gold_widgets.engine.errors import GameError, IllegalMove, NotationError
from gold_widgets.engine.match import Match
from gold_widgets.engine.moves import narrow, read, shortened
from gold_widgets.engine.players import is_player
from gold_widgets.engine.playing import Company, checked_move, play_out
from gold_widgets.engine.recall import Keep, Last, Perfect
from gold_widgets.engine.records import Record
from gold_widgets.engine.saves import write_text
from gold_widgets.engine.seats import Seat
from gold_widgets.engine.seeds import shuffled
from gold_widgets.engine.sentences import Sentence
from gold_widgets.engine.words import LANGUAGES, tell

NONSENSE = ("", "nonsense", "a1 b1", "ä", "-1", "\n", "7/x", "x" * 100_000, "{}", "@", "99/1")
"""Moves of no game."""
NO_WORDS = (None, 7, b"a1", [7], [None, "a1"])
"""What is not even a word."""
RULE = re.compile(r"[A-Z]+[0-9]+")
CITED = re.compile(r"\(([A-Z]+[0-9]+)\)")
LONGEST_REFUSAL = 500
MOST_WORDS = 48
"""Of a hint: no more than are read at a glance."""


def every_seat(game):
    return range(len(game.seats))


def every_move(game):
    """Return the moves of everybody."""
    return [move for seat in every_seat(game) for move in game.legal(seat)]


def played(start, seed=0, most_moves=200):
    """Yield the games that the seed's luck leads to, moves of seats out of turn among them."""
    game = start
    yield game
    for count in range(most_moves):
        if game.is_over:
            return
        game = game.play(shuffled(every_move(game), seed + count)[0])
        yield game


# -- a game is a value -------------------------------------------------------------------------


def check_game(start, seed=0, most_moves=200):
    """Play a game from its start by the seed's luck, and hold every point of it to the protocol."""
    assert start.before is None
    assert start.history == (start,)
    assert start.moves == ()
    line, photographs, moves = [start], [photograph(start)], []
    while not line[-1].is_over and len(moves) < most_moves:
        check_position(line[-1], every_move(start))
        moves.append(shuffled(every_move(line[-1]), seed + len(moves))[0])
        line.append(check_move(line[-1], moves[-1]))
        photographs.append(photograph(line[-1]))
    end = line[-1]
    check_position(end, every_move(start))
    assert end.history == tuple(line)
    assert end.moves == tuple(moves)
    assert list(map(photograph, line)) == photographs
    replayed = start.play(" ".join(moves))
    for copied in (replayed, copy.copy(end), copy.deepcopy(end), pickle.loads(pickle.dumps(end))):
        check_equal(copied, end)
        assert copied.moves == end.moves
        assert list(map(photograph, copied.history)) == photographs
    check_undo(end, photographs)
    return end


def check_undo(end, photographs):
    """Check that what was done can be taken back, step by step, and done again."""
    record = Record.of(end)
    for point in reversed(range(len(record))):
        record = record.undo()
        assert photograph(record.game) == photographs[point]
    while record.at < len(record):
        record = record.redo()
    assert record.game is end


def check_position(game, elsewhere=()):
    """Check what holds at any point of a game; `elsewhere` are moves that may be legal or not."""
    seats, before = every_seat(game), photograph(game)
    assert [seat.number for seat in game.seats] == list(seats)
    assert all(isinstance(seat, Seat) and str(seat) == seat.name for seat in game.seats)
    assert len(game.scores) == len(seats)
    assert game.to_move in seats
    assert set(game.winners) <= set(seats)
    assert bool(game.winners) == game.is_over
    check_waiting(game)
    legal = every_move(game)
    assert len(set(legal)) == len(legal)
    assert [game.why_not(move) for move in legal] == [None] * len(legal)
    assert game.play("") is game.play([]) is game
    for thing in NO_WORDS:
        assert isinstance(game.why_not(thing), Sentence)
        check_said(partial(game.play, thing), IllegalMove)
    others = {move for seat in seats for move in elsewhere_of(seat, elsewhere)}
    for move in {*NONSENSE, *shuffled(sorted(others), len(legal))[:20]} - set(legal):
        check_refusal(game, move)
    assert photograph(game) == before


def elsewhere_of(seat, moves):
    """Return moves of anybody, and others of one more or less, as moves of one seat."""
    bare = {move.rpartition("/")[2] for move in moves}
    bare |= {re.sub(r"\d+", lambda n: str(int(n[0]) + 1), move) for move in bare}
    bare |= {re.sub(r"\d+", lambda n: str(int(n[0]) - 1), move) for move in bare}
    return [*bare, *(f"{seat}/{move}" for move in bare)]


def check_waiting(game):
    """Check that a game says whom it waits for, and what they can do."""
    assert bool(game.actors) == (not game.is_over)
    assert bool(game.asks) == (not game.is_over)
    assert len(set(game.actors)) == len(game.actors)
    assert game.legal() == game.legal(game.to_move)
    if not game.is_over:
        assert game.to_move == game.actors[0]
    assert [game.legal(seat) for seat in (-1, len(game.seats), 99, "nobody")] == [()] * 4
    for seat in every_seat(game):
        legal = game.legal(seat)
        assert isinstance(legal, tuple)
        if game.is_over:
            assert legal == ()
        if seat in game.actors:
            assert legal
        for move in legal:
            assert str(read(move)) == move
            assert read(move).seat == (None if seat == game.to_move else seat)


def check_refusal(game, move):
    """Check that a move which is not legal is refused in words."""
    problem = game.why_not(move)
    assert isinstance(problem, Sentence), shortened(move)
    assert 0 < len(problem) <= LONGEST_REFUSAL
    assert all(0 < len(tell(problem, language)) <= LONGEST_REFUSAL for language in LANGUAGES)
    if move.split() == [move]:  # several moves at once, or none, are another matter
        with pytest.raises(IllegalMove) as refusal:
            game.play(move)
        assert str(refusal.value) == problem
        assert str(pickle.loads(pickle.dumps(refusal.value))) == problem


def check_move(game, move):
    """Check that a legal move makes the next game and leaves this one alone."""
    before = photograph(game)
    after, again = game.play(move), game.play(move)
    assert photograph(game) == before
    assert after is not game
    assert type(after) is type(game)
    assert after.before is game
    assert after.history[-2:] == (game, after)
    assert after.moves == (*game.moves, move)
    assert after.rulebook is game.rulebook
    assert after.seats == game.seats
    assert after.seed == game.seed
    assert after.events
    check_equal(again, after)
    return after


def check_every_move(start, seed=0):
    """Check at some points of a game that every move of every seat can be made."""
    for game in list(played(start, seed))[::8]:
        for move in every_move(game):
            check_move(game, move)


def check_equal(one, two):
    """Check that two games are the same value."""
    assert one == two
    assert hash(one) == hash(two)
    assert photograph(one) == photograph(two)


def photograph(game):
    """Return all that the protocol shows of one point of a game, to compare with later."""
    return (
        game.seats,
        game.to_move,
        game.actors,
        game.asks,
        game.is_over,
        game.scores,
        game.winners,
        tuple(game.events),
        tuple(game.legal(seat) for seat in every_seat(game)),
        game.seed,
        str(game),
        repr(game),
    )


# -- what a rulebook makes of games ------------------------------------------------------------


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


def check_said(refused, kind=GameError):
    """Check that something is refused in a sentence, which is no longer than it must be."""
    with pytest.raises(kind) as refusal:
        refused()
    assert isinstance(refusal.value.said, Sentence)
    assert 0 < len(refusal.value.said) <= LONGEST_REFUSAL
    return refusal.value


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


# -- views, players, secrets -------------------------------------------------------------------

RECALLS = (None, Perfect(), Keep(0.5, 7), Last(3))


def views(book, game):
    """Return the views of every seat, and what everybody may see."""
    return [
        book.view(game, seat, recall) for seat in (None, *every_seat(game)) for recall in RECALLS
    ]


def check_views(book, start, seed=0):
    """Check that views are values that follow a game, and can travel."""
    memories = {recall: book.watch(start, recall) for recall in RECALLS}
    for count, game in enumerate(played(start, seed)):
        if count:
            memories = {recall: memory.after(game.events) for recall, memory in memories.items()}
        for recall, memory in memories.items() if count % 4 == 0 or game.is_over else ():
            assert pickle.loads(pickle.dumps(memory)) == memory
            for seat in every_seat(game):
                view = book.view(game, seat, memory=memory)
                assert view == book.view(game, seat, recall)
                assert view == book.view(game, game.seats[seat].name, recall)
                assert pickle.loads(pickle.dumps(view)) == view
                assert copy.deepcopy(view) == view
                assert view.to_move == game.to_move
                assert tuple(getattr(view, "actors", game.actors)) == game.actors
                if seat in game.actors:
                    assert tuple(view.legal()) == game.legal(seat)
    for seat in (-1, len(start.seats), "nobody", "x" * 10**6, 0.5):
        check_said(partial(book.view, start, seat))


def check_players(book, start, seed=0, points=20):
    """Check that every computer chooses a legal move and says why, and that hints are legal."""
    *line, end = played(start, seed)
    check_nothing_to_hint(book, end)
    for game in line[:: max(len(line) // points, 1)]:
        check_nothing_to_hint(book, game)
        for seat in game.actors:
            view = book.view(game, seat)
            for language, level in product((None, *LANGUAGES), (None, *book.LEVELS)):
                hint = book.hint(view, language, level)
                assert narrow(game.legal(seat), hint.spots[:1]).moves
                check_plain(hint)
        for name in book.OPPONENTS:
            players = [book.opponent(name, 7 + seat) for seat in every_seat(game)]
            company = Company(game, players)
            for seat in game.actors:
                assert is_player(players[seat])
                move = checked_move(game, seat, company.ask(game, seat))
                assert move in game.legal(seat)
                view = book.view(game, seat, players[seat].recall)
                assert len({players[seat].why(view, each) for each in LANGUAGES}) == len(LANGUAGES)
                assert pickle.loads(pickle.dumps(players[seat])).choose(view) == move
    for name in book.OPPONENTS:
        end = play_out(start, [name] * len(start.seats))
        assert end.is_over
        assert end.moves == play_out(start, [name] * len(start.seats)).moves


def check_nothing_to_hint(book, game):
    """Check that whoever has nothing to choose is told so when asking for a hint."""
    for view in [book.view(game, seat) for seat in (None, *every_seat(game))]:
        if view.seat not in game.actors:
            check_said(partial(book.hint, view))


def check_plain(hint):
    """Check that a hint is short, gives a reason, and needs no estimates: those are its numbers."""
    assert not re.search(r"\d[.,]\d|%", hint.words), hint.words
    assert len([part for part in re.split(r"[.:,;!?]\s", hint.words) if part]) > 1, hint.words
    words = [word for word in hint.words.split() if any(map(str.isalnum, word))]
    assert len(words) <= MOST_WORDS, hint.words


def check_secrets(book, start, alike, seed=0, points=10):
    """Check that nothing which a seat is given depends on what it may not see.

    `alike(game, seat, seed)` is another game that the seat cannot tell from this one. Return
    whether it ever was a different game at all.
    """
    differed = False
    line = list(played(start, seed))
    for game in line[:: max(len(line) // points, 1)]:
        for seat in (None, *every_seat(game)):
            other = alike(game, seat, seed)
            differed |= other != game
            check_alike(book, game, other, seat)
    return differed


def check_alike(book, game, other, seat):
    """Check that a seat is given the same in two games, by whoever speaks to it."""
    assert [past.events for past in game.history] == [past.events for past in other.history]
    assert (game.to_move, game.actors, game.asks) == (other.to_move, other.actors, other.asks)
    assert (game.is_over, game.scores, game.winners) == (other.is_over, other.scores, other.winners)
    for recall in RECALLS:
        one, two = book.view(game, seat, recall), book.view(other, seat, recall)
        assert one == two
        assert repr(one) == repr(two)
        assert pickle.dumps(one) == pickle.dumps(two)
        assert book.watch(game, recall) == book.watch(other, recall)
    if seat is None:
        return
    assert game.legal(seat) == other.legal(seat)
    everything = {*every_move(game.history[0]), *every_move(game), *every_move(other)}
    mark = "" if seat == game.to_move else f"{seat}/"
    for move in {f"{mark}{word.rpartition('/')[2]}" for word in everything}:
        assert game.why_not(move) == other.why_not(move)
    if seat not in game.actors:
        return
    one, two = book.view(game, seat), book.view(other, seat)
    for language in LANGUAGES:
        assert book.hint(one, language) == book.hint(two, language)
    for name in book.OPPONENTS:
        player = book.opponent(name, 7)
        one, two = (book.view(each, seat, player.recall) for each in (game, other))
        assert player.choose(one) == player.choose(two)
        assert player.why(one, "en") == player.why(two, "en")
