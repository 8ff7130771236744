"""The clock: it rings once, where the cell ran, and not if it was stopped."""

import asyncio
from threading import Thread, current_thread

from gold_widgets.tables.clock import Clock


def rung(use, *, times=1):
    """Use a clock inside a running loop, and say in which threads it rang."""
    heard = []

    async def run():
        use(Clock(lambda: heard.append(current_thread())))
        for _ in range(200):
            if len(heard) >= times:
                break
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.1)

    asyncio.run(run())
    return heard


def elsewhere(work):
    thread = Thread(target=work)
    thread.start()
    thread.join()


def test_it_rings_once():
    assert rung(lambda clock: clock.start(0.01)) == [current_thread()]


def test_started_again_it_still_rings_once():
    def use(clock):
        clock.start(0.01)
        clock.start(0.02)

    assert len(rung(use)) == 1


def test_stopped_it_does_not_ring():
    def use(clock):
        clock.start(0.01)
        clock.stop()

    assert not rung(use, times=0)


def test_started_in_another_thread_it_rings_where_the_cell_ran():
    assert rung(lambda clock: elsewhere(lambda: clock.start(0.01))) == [current_thread()]


def test_stopped_in_another_thread_it_does_not_ring():
    def use(clock):
        clock.start(0.01)
        elsewhere(clock.stop)

    assert not rung(use, times=0)


def test_without_a_loop_and_after_its_end_it_never_rings():
    heard = []
    Clock(lambda: heard.append(1)).start(0)
    kept = []
    rung(kept.append, times=0)
    kept[0].start(0)
    assert not heard
