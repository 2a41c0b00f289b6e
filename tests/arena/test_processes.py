"""Matches in processes of their own: the same as in this one, and a process that dies costs one match at most."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterator

from tercio.arena.backend import DIED
from tercio.arena.deals import Dealer
from tercio.arena.match import play
from tercio.arena.memory import collect_seldom
from tercio.arena.orders import Hall, Order, Result
from tercio.arena.processes import Processes
from tercio.games import open_game

HALL = Hall("skirmish")


def orders(pairs: int, bots: tuple[str, str] = ("random", "greedy")) -> list[Order]:
    dealer = Dealer(open_game("skirmish"), None, 3)
    return [dealer.order(*bots, dealer.deal(number), half, False) for number in range(pairs) for half in (0, 1)]


def by_key(results: Iterator[Result]) -> dict[str, Result]:
    return {result.key: result._replace(seconds=0.0) for result in results}


def test_two_processes_play_the_same_matches_as_this_one() -> None:
    wanted = orders(4)
    with Processes(2) as processes:
        found = by_key(played.result for played in processes.play(HALL, iter(wanted)))
        more = by_key(played.result for played in processes.play(HALL, iter(orders(5)[8:])))

    assert found == by_key(play(HALL, order).result for order in wanted)
    assert len(more) == 2


def kill(processes: Processes, place: int) -> None:
    victim = processes.workers[place].process
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    victim.join()


def test_a_process_that_dies_costs_one_match_and_the_others_are_played() -> None:
    """The second process is killed in its first match, when the first one asks for more."""
    quick, slow = orders(3), orders(1, ("greedy:samples=200", "greedy:samples=100"))[0]

    def killing() -> Iterator[Order]:
        yield quick[0]
        yield slow
        kill(processes, 1)
        yield from quick[1:]

    with Processes(2) as processes:
        found = [played.result for played in processes.play(HALL, killing())]

    assert sorted([result.key for result in found]) == sorted([order.key for order in (*quick, slow)])
    assert [(result.key, result.trouble) for result in found if result.trouble] == [(slow.key, DIED)]


def test_a_process_that_dies_idle_costs_nothing() -> None:
    wanted = orders(1, ("greedy:samples=9", "greedy:samples=8"))  # slow enough that none waits in line
    with Processes(1) as processes:
        playing = processes.play(HALL, iter(wanted))
        found = [next(playing).result]
        kill(processes, 0)
        found += [played.result for played in playing]

    assert [result.key for result in found if not result.trouble] == [order.key for order in wanted]


def test_processes_end_with_the_run() -> None:
    with Processes(2) as processes:
        for _ in processes.play(HALL, iter(orders(2))):
            pass
        started = [worker.process for worker in processes.workers]

    assert [process.is_alive() for process in started] == [False, False]


def test_garbage_is_looked_for_seldom_where_matches_follow_each_other() -> None:
    before = gc.get_threshold()
    try:
        collect_seldom()
        assert all(seldom > usual for seldom, usual in zip(gc.get_threshold(), (700, 10, 10), strict=True))
    finally:
        gc.set_threshold(*before)
