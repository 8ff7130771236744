"""The kernel plays GOLD: by the engine's rules, compiled or not, with what a seat has seen."""

from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gold_widgets import gold
from gold_widgets.games.gold import events
from gold_widgets.games.gold.rules import is_stalled
from gold_widgets.games.gold.setup import seat_players
from gold_widgets.lab.gold import layout
from tests.games.gold.tables import played_out
from tests.lab.gold.kernels import (
    HALF,
    NEARLY_STALLED,
    PERFECT,
    RANDOM,
    cards,
    each_number_of_players,
    each_policy,
    each_stall,
    fast,
    game_of,
    needs_numba,
    plain,
    sums_of,
)


def test_what_was_compiled_with_other_numbers_is_not_used_again():
    """numba looks at kernel.py alone to see whether it has to compile anew."""
    room = Path(fast.kernel.__file__).parent
    imported = (room / name for name in ("../compiler.py", "layout.py", "luck.py"))
    # As git may write them: on Windows lines end otherwise.
    text = "".join(path.read_text(encoding="utf-8") for path in imported)
    digest = sha256(text.encode()).hexdigest()[:16]
    assert digest == fast.kernel.EDITION, f"Write EDITION = {digest!r} in kernel.py."


@needs_numba
@each_number_of_players
@each_policy
@each_stall
def test_compiled_and_plain_count_the_same(players, policy, stall):
    for rush_at, deck in ((10, gold.DECK), (0, gold.DECK), (3, cards(NEARLY_STALLED))):
        what = 7, 100, 12, players, policy, gold.Rules(rush_at, stall), deck
        assert sums_of(fast, *what) == sums_of(plain, *what)


@needs_numba
@pytest.mark.parametrize("seed", [0, -1, 10**18 - 1, 1 - 10**18])
def test_any_seed_is_the_same_compiled_and_plain(seed):
    what = seed, 10**12, 20, 3, [HALF] * 3, gold.Rules()
    assert sums_of(fast, *what) == sums_of(plain, *what)


def replayed(played):
    """Play a kernel's game again by the engine; count what happened as the kernel should have."""
    game, counted, turns = played.start, Counter(), 0
    for seat, spot in played.flips:
        assert game.to_move == seat
        game = game.flip(spot)
        turns += not game.face_up
        for event in game.events:
            match event:
                case events.Strike(by=by, to=to, gold=card):
                    own = layout.OWN if by is to else layout.FED
                    counted[layout.UNOWNED if event.is_unowned else own] += card.value
                case events.Explosion():
                    counted[layout.LOST] += event.gold_lost
                case events.RushTaken(gold=card):
                    counted[layout.RUSHED] += card.value
    for seat, score in enumerate(game.scores):
        counted[layout.POINTS + seat] = score
        counted[layout.POINTS_SQUARED + seat] = score**2
    for seat in game.winners:
        share = layout.SHARES // len(game.winners)
        counted[layout.WINS + seat] = share
        counted[layout.WINS_SQUARED + seat] = share**2
    left = sum(card.value for card in game.table.values() if card.is_gold)
    counted += Counter({layout.TURNS: turns, layout.TURNS_SQUARED: turns**2, layout.LEFT: left})
    counted[layout.LENGTHS + min(turns, layout.LONGEST)] += 1
    return game, counted


def has_stalled(game):
    """Say whether a game came to a table of more cards than start a rush on which nothing goes."""
    few = game.rules.rush_at
    tables = (past.table.values() for past in game.history if not past.face_up)
    return any(len(table) > few and is_stalled(table) for table in tables)


@each_number_of_players
@each_policy
def test_the_engine_plays_every_game_as_the_kernel_did(players, policy):
    for number in range(6):
        played = game_of(fast, 3, number, players, policy, gold.Rules())
        game, counted = replayed(played)
        assert game.is_over
        assert +counted == Counter({k: v for k, v in enumerate(played.sums) if v})


@each_number_of_players
@each_policy
@each_stall
def test_the_engine_stalls_where_the_kernel_does(players, policy, stall):
    stalls = 0
    for number in range(12):
        rules, deck = gold.Rules(10 * (number % 2), stall), cards(NEARLY_STALLED)
        played = game_of(fast, 4, number, players, policy, rules, deck)
        game, counted = replayed(played)
        stalled = has_stalled(game)
        assert game.is_over == (stall != "play_on" or not stalled)
        counted[layout.STALLED] += stalled
        assert +counted == Counter({k: v for k, v in enumerate(played.sums) if v})
        stalls += stalled
    assert stalls


@each_stall
@pytest.mark.parametrize("codes", ["**", "$1", "R2", "R3 B3", "** **", "$4 R3", "$3 R3", "R5 $1"])
@pytest.mark.parametrize("rush_at", [0, 1, 2])
def test_the_smallest_tables(codes, stall, rush_at):
    played = game_of(plain, 1, 1, 2, [RANDOM, PERFECT], gold.Rules(rush_at, stall), cards(codes))
    game, counted = replayed(played)
    counted[layout.STALLED] += has_stalled(game)
    assert +counted == Counter({k: v for k, v in enumerate(played.sums) if v})


@given(st.lists(st.sampled_from(gold.CARDS), min_size=1, max_size=14))
def test_a_stall_is_seen_in_the_counts(table):
    book = plain.facts.write_book(seat_players(2), gold.Rules(), [RANDOM] * 2, table)
    assert plain.kernel.is_stalled(len(table), book[layout.COUNTS]) == is_stalled(table)


def own_strikes(view):
    """Return the gold that a seat could strike for itself with cards it knows: spot → value."""
    others = "".join(seat.colors for seat in view.setup.seats if seat.number != view.seat)
    diggers = [c.value for c in view.known.values() if c.is_digger and c.color not in others]
    strength = max(diggers, default=0)
    known = view.known.items()
    return {spot: c.value for spot, c in known if c.is_gold and c.value <= strength}


@each_number_of_players
def test_a_perfect_seat_uses_all_that_it_was_shown(players):
    begun, seen = 0, 0
    for number in range(4):
        played = game_of(fast, 5, number, players, [PERFECT] * 5, gold.Rules())
        game, memory = played.start, gold.Memory()
        for _, spot in played.flips:
            view = gold.view(game, memory=memory)
            strikes = own_strikes(view)
            if not game.rush and not game.face_up and strikes:
                begun += 1
                assert strikes[spot] == max(strikes.values())
            elif not game.rush and not game.face_up and view.unknown:
                seen += 1
                assert spot in view.unknown
            game = game.flip(spot)
            memory = memory.after(game.events)
    assert begun > 10
    assert seen > 20


def choices(luck, seat, table, book, size, first):
    kernel = plain.kernel
    return (
        kernel.choose_first(luck, seat, size, book, table),
        kernel.choose_second(luck, seat, size, book, table, first),
        kernel.choose_in_rush(luck, seat, size, book, table),
    )


@given(st.integers(2, 64), st.integers(0, 2**32))
def test_a_seat_chooses_by_what_it_was_shown_alone(size, seed):
    """Whatever lies where it has not looked, it chooses the same."""
    luck = Random(seed)
    deck = luck.sample(gold.DECK, size)
    book = plain.facts.write_book(seat_players(3), gold.Rules(), [HALF] * 3, deck)
    seat, first, dice = luck.randrange(3), luck.randrange(size), luck.randrange(1 << 62)
    share, mine = luck.random(), 1 << seat
    kinds = book[layout.DECK : layout.DECK + size]
    known = [(luck.random() < share) * mine for _ in range(size)]

    def choose():
        """The other seats may know what they like."""
        seen = [mask | luck.randrange(8) & ~mine for mask in known]
        cards_ = [kind | mask << layout.KNOWN for kind, mask in zip(kinds, seen, strict=True)]
        table = cards_ + [0] * (layout.TABLE - size)
        return choices(dice, seat, table, book, size, first)

    chosen = choose()
    unseen = [place for place in range(size) if not known[place]]
    # For the second flip the first card lies open, so only the others may change.
    for places, which in ((unseen, {0, 2}), ([place for place in unseen if place != first], {1})):
        for _ in range(3):
            others = [kinds[place] for place in places]
            luck.shuffle(others)
            before = list(kinds)
            for place, kind in zip(places, others, strict=True):
                kinds[place] = kind
            again = choose()
            kinds[:] = before
            assert all(again[flip] == chosen[flip] for flip in which)


def test_a_seat_that_keeps_nothing_knows_nothing_and_one_that_keeps_half_knows_half():
    keeps = [0, HALF, PERFECT]
    book = plain.facts.write_book(seat_players(3), gold.Rules(), keeps)
    known, luck = Counter(), 5
    for _ in range(1000):
        table = [0] * layout.TABLE
        luck = plain.kernel.remember(luck, 3, 8, book, table)
        luck = plain.kernel.next_luck(luck)
        for place in range(64):
            bits = table[place] >> layout.KNOWN
            assert place in (3, 8) or not bits
            known += Counter(seat for seat in range(3) if bits >> seat & 1)
    assert (known[0], known[2]) == (0, 2000)
    assert abs(known[1] - 1000) < 5 * 500**0.5


def test_every_order_of_cards_is_dealt_as_often():
    deck = cards("$1 $2 $3 $4")
    book = plain.facts.write_book(seat_players(2), gold.Rules(), [RANDOM] * 2, deck)
    table, times = [0] * layout.TABLE, 24_000
    dealt = Counter()
    for number in range(times):
        plain.kernel.deal(plain.kernel.first_luck(1, number), book, table)
        dealt[tuple(card & layout.KIND for card in table[:4])] += 1
    assert len(dealt) == 24
    chi_square = sum((count - times / 24) ** 2 / (times / 24) for count in dealt.values())
    assert chi_square < 60  # 23 degrees of freedom: a fair dealer is above it once in 30,000 times


def test_random_games_are_as_long_as_the_engine_s():
    lengths = [len(played_out(gold.deal(3, seed=seed), seed).flips) for seed in range(300)]
    mean = sum(lengths) / 300
    error = (sum((length - mean) ** 2 for length in lengths) / 300 / 300) ** 0.5
    kernels = [len(game_of(fast, 1, n, 3, [RANDOM] * 3, gold.Rules()).flips) for n in range(300)]
    assert abs(sum(kernels) / 300 - mean) < 4 * 2**0.5 * error
