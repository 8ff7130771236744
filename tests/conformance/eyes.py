"""What each seat is given: views, players, hints, and no secret of another."""

import copy
import pickle
import re
from functools import partial
from itertools import product

from gold_widgets.engine.moves import narrow
from gold_widgets.engine.players import is_player
from gold_widgets.engine.playing import Company, checked_move, play_out
from gold_widgets.engine.recall import Keep, Last, Perfect
from gold_widgets.engine.words import LANGUAGES
from tests.conformance.values import check_said, every_move, every_seat, played

MOST_WORDS = 48
"""Of a hint: no more than are read at a glance."""
RECALLS = (None, Perfect(), Keep(0.5, 7), Last(3))


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
