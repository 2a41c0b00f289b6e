"""Summoners: dice with eight sides, worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

import pytest

from odds.playing import check_by_sampling, counted
from summoning import Summoning, creature, foe, near, own
from tercio.games.summoners.thinking import chances
from tercio.games.summoners.thinking.outcomes import SummonersOutcomes
from tercio.kernel import Answer, Decision, Match, Roll
from tercio.odds import odds_of, odds_of_roll, percent_text


def bite(melee: int, reflex: int = 3, resistance: int = 4, **golem: Any) -> tuple[Summoning, Answer]:
    cards = [creature("cobra", melee=melee), creature("golem", reflex=reflex, resistance=resistance, **golem)]
    table = Summoning([own("cobra", (10, 10)), foe("golem", near("cobra"))], cards=cards, acting="cobra")
    return table, table.answer("melee", "cobra", "golem")


def says(key: str) -> Any:
    def reply(m: Match, decision: Decision) -> Answer | None:
        offered = [option for option in decision.options if option.key == key]
        return offered[0].reply(decision.seat) if offered else None

    return reply


def test_one_die_hits_and_one_die_hurts() -> None:
    """Reflex 3: six faces of eight hit; Resistance 4: 5 to 8 do 1 to 4."""
    table, answer = bite(1)
    odds, golem = counted(table.match, answer), table.number("golem")
    hurt = Fraction(3, 4) * Fraction(1, 8)

    assert odds.chance("hits", golem) == Fraction(3, 4)
    assert odds.spread("damage", golem) == {0: 1 - 4 * hurt, 1: hurt, 2: hurt, 3: hurt, 4: hurt}
    assert odds.mean("damage", golem) == Fraction(15, 16)


@pytest.mark.parametrize("dice", [2, 3, 5])
def test_hits_are_binomial(dice: int) -> None:
    table, answer = bite(dice, reflex=5)
    odds = counted(table.match, answer)

    assert odds.spread("hits", table.number("golem")) == {
        hits: Fraction(comb(dice, hits), 2**dice) for hits in range(dice + 1)
    }


@pytest.mark.parametrize(("reflex", "faces"), [(1, 7), (2, 7), (7, 2), (8, 1)])
def test_a_1_never_hits_and_an_8_always_does(reflex: int, faces: int) -> None:
    table, answer = bite(1, reflex=reflex)

    assert counted(table.match, answer).chance("hits", table.number("golem")) == Fraction(faces, 8)


def test_so_few_life_points_are_lost_with_one_blow() -> None:
    """Two life points left: a 6, 7 or 8 of the damage die kills."""
    table, answer = bite(1, white=1, red=1)
    odds = counted(table.match, answer)

    assert odds.chance("killed", table.number("golem")) == Fraction(3, 4) * Fraction(3, 8)


def test_an_announced_parry_takes_hits_off() -> None:
    """One die each: the parry succeeds with six faces of eight, too."""
    table, answer = bite(1)
    odds = counted(table.match, answer, says("parry"))
    golem = table.number("golem")

    assert odds.chance("hits", golem) < Fraction(3, 4)
    assert odds.rolls == 3
    check_by_sampling(table.match, answer, odds, reply=says("parry"))


def test_a_counterstrike_hurts_both_at_once() -> None:
    cards = [creature("cobra", melee=1, reflex=5, resistance=6), creature("golem", melee=1, reflex=3, resistance=4)]
    table = Summoning([own("cobra", (10, 10)), foe("golem", near("cobra"))], cards=cards, acting="cobra")
    answer = table.answer("melee", "cobra", "golem")
    odds = counted(table.match, answer, says("counterstrike"))
    cobra, golem = table.number("cobra"), table.number("golem")

    assert odds.mean("damage", golem) == Fraction(15, 16)
    assert odds.mean("damage", cobra) == Fraction(1, 2) * Fraction(1 + 2, 8)
    check_by_sampling(table.match, answer, odds, reply=says("counterstrike"))


def test_a_shot_of_two_dice() -> None:
    cards = [creature("archer", ranged=2, reach=12), creature("golem", reflex=3, resistance=7)]
    table = Summoning([own("archer", (10, 10)), foe("golem", (10, 16))], cards=cards, acting="archer")
    answer = table.answer("ranged", "archer", "golem", attack="shot")
    odds, golem = counted(table.match, answer), table.number("golem")

    assert odds.chance("hits", golem) == 1 - Fraction(1, 16)
    assert odds.mean("damage", golem) == 2 * Fraction(3, 4) * Fraction(1, 8)
    check_by_sampling(table.match, answer, odds)


def test_disengaging_is_a_test_of_three_dice() -> None:
    """Reflex 3: two of three dice must show 3 or less."""
    table = Summoning([own("cobra", (10, 10)), foe("golem", near("cobra"))], acting="cobra")
    odds = counted(table.match, table.answer("walk", "cobra", (6, 10)))
    good, bad = Fraction(3, 8), Fraction(5, 8)

    chance = odds.chance("disengaged", table.number("cobra"))

    assert chance == good**3 + 3 * good**2 * bad
    assert percent_text(chance) == f"{chances.passed(3, 3, 2)} %"


@pytest.mark.parametrize(("gems", "chance"), [(0, Fraction(6, 8)), (1, 1 - Fraction(1, 64)), (2, Fraction(1))])
def test_a_control_roll(gems: int, chance: Fraction) -> None:
    """Level 1, within 12 inches: 3 must be reached, with a die more for each gem."""
    table = Summoning(
        [own("mage0", (2, 2)), own("cobra", (2, 12)), foe("golem", (30, 30))],
        activating="cobra",
        players=[{"gems": 3}, {}],
    )
    answer = table.answer("focus", "cobra", numbers=[gems])
    odds = counted(table.match, answer)

    assert odds.chance("controlled", table.number("cobra")) == chance
    check_by_sampling(table.match, answer, odds, 200)


def test_a_control_roll_that_is_under_way_already() -> None:
    """Without a gem nobody is asked: the die is about to fall."""
    where = [own("mage0", (2, 2)), own("cobra", (2, 12)), foe("golem", (30, 30))]
    table = Summoning(where, activating="cobra", players=[{"gems": 0}, {}], is_open=True)
    odds = odds_of_roll(table.match, SummonersOutcomes())

    assert odds.chance("controlled", table.number("cobra")) == Fraction(6, 8)
    assert odds.rolls == 1


class FaceByFace(SummonersOutcomes):
    """Takes no face for another."""

    def alike(self, m: Match, roll: Roll) -> tuple[int, ...]:
        return ()


@pytest.mark.parametrize("key", ["passive", "parry", "counterstrike"])
def test_faces_that_mean_the_same_are_rightly_put_together(key: str) -> None:
    table, answer = bite(2, resistance=2)

    assert odds_of(table.match, answer, SummonersOutcomes(), says(key)) == odds_of(
        table.match, answer, FaceByFace(), says(key)
    )
