"""Luck: what each roll was worth beside what could be expected of it. Over many matches it comes to nothing."""

from __future__ import annotations

import os
from math import sqrt

import pytest

from tercio.bots import ask_bot, named
from tercio.bots.luck import Thrown, in_any_order, thrown_in, total_of, weighed
from tercio.games import box_of, open_game
from tercio.kernel import CHANCE, Answer, Match, seeded, start
from tercio.kernel.dice import Dice, orders_of

MATCHES = 400 if os.environ.get("TERCIO_SOAK") else 16


def played(name: str, dice: Dice, seed: int) -> tuple[Match, list[Thrown]]:
    """A match of random players, and its rolls, worth the first seat's chance to win and the foes that fall."""
    game, forces, winning = open_game(name), box_of(name).forces, box_of(name).thinking().winning
    setup = {} if forces is None else forces.setup([ready.name for ready in forces.ready(game)][:2])
    match = start(game, setup, dice.clone())
    bots = [named("random", 2 * seed + seat) for seat in range(2)]
    while match.stack:
        decision = match.asks()[0]
        match.answer(ask_bot(bots[decision.seat], match, decision))

    def worths(m: Match) -> tuple[float, ...]:
        return winning.chance(m, 0), float(winning.fallen(m, 1))

    return match, thrown_in(game, setup, dice, match.answers, worths)


@pytest.mark.parametrize(("name", "number"), [("skirmish", MATCHES), ("mageknight", MATCHES // 8), ("summoners", 1)])
def test_over_many_matches_luck_sums_to_nothing_within_its_interval(name: str, number: int) -> None:
    found = [played(name, seeded(seed), seed) for seed in range(number)]
    thrown = [each for _, rolls in found for each in rolls]
    fell = [event.facts for match, _ in found for event in match.events if event.name == "rolled"]

    assert [(each.roller, each.sides, *each.faces) for each in thrown] == fell
    for place in range(2):
        spread = sqrt(sum(each.variance[place] for each in thrown))
        assert abs(total_of(thrown, place).luck) < 3 * spread


def test_what_may_fall_is_worth_nothing_in_the_mean_and_spreads_as_far_as_it_says() -> None:
    """The first roll of a match that matters: all of its throws, each by its chance."""
    winning = box_of("skirmish").thinking().winning
    game, dice = open_game("skirmish"), seeded(2)
    match, thrown = played("skirmish", seeded(2), 2)
    wanted = next(each for each in thrown if each.variance[0] > 1e-4)
    dice.is_open = True
    again = start(game, {}, dice)
    fallen = iter(thrown)
    for answer in match.answers[: wanted.n]:
        while again.question_to(CHANCE) is not None:
            again.answer(Answer(CHANCE, "faces", numbers=next(fallen).faces))
        again.answer(answer)
    while (due := next(fallen)) is not wanted:
        again.answer(Answer(CHANCE, "faces", numbers=due.faces))
    found: list[tuple[float, float]] = []
    for faces in in_any_order(wanted.sides, len(wanted.faces)):
        luck = weighed(again, faces, wanted.n, lambda m: (winning.chance(m, 0),)).luck[0]
        found.append((orders_of(faces) / wanted.sides ** len(faces), luck))

    assert abs(sum(share * luck for share, luck in found)) < 1e-9
    assert abs(sum(share * luck**2 for share, luck in found) - wanted.variance[0]) < 1e-9
    assert max(luck for _, luck in found) > 0
