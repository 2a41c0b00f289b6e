"""Mage Knight: two dice with six sides, worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from knights import Knights, book, figure, foe, near, own, spell
from odds.playing import check_by_sampling, counted
from tercio.games.mageknight.thinking.previews import attack_preview
from tercio.kernel import Answer, Decision, Match

MAGE = figure("mage", attack_types=["wand"], attack=10, range=10)
LANCE = spell("lance", target="enemy", deeds=[{"does": "attack", "amount": 3}])
WIZARD = figure("wizard", attack_types=["wand"], attack=10, range=10)


def close(attack: int = 9, defense: int = 15, damage: int = 3, **elf: Any) -> tuple[Knights, Answer]:
    cards = [figure("orc", attack=attack, damage=damage), figure("elf", defense=defense, **elf)]
    table = Knights([own("orc", (10, 10)), foe("elf", near("orc"))], cards=cards)
    return table, table.answer("close", "orc", "elf")


@pytest.mark.parametrize(
    ("attack", "ways"),
    [(9, 26), (8, 21), (10, 30), (20, 35), (1, 1), (3, 1), (5, 6)],  # a 2 never hits, a 12 always
)
def test_so_many_of_36_throws_hit(attack: int, ways: int) -> None:
    table, answer = close(attack)
    odds = counted(table.match, answer)

    assert odds.chance("hit", table.number("elf")) == Fraction(ways, 36)


def test_a_critical_hit_deals_one_more_and_a_critical_miss_costs_a_click() -> None:
    table, answer = close()
    odds, orc, elf = counted(table.match, answer), table.number("orc"), table.number("elf")

    assert odds.spread("clicks", elf) == {0: Fraction(10, 36), 3: Fraction(25, 36), 4: Fraction(1, 36)}
    assert odds.spread("clicks", orc) == {0: Fraction(35, 36), 1: Fraction(1, 36)}
    assert odds.chance("critical-hit", orc) == odds.chance("critical-miss", orc) == Fraction(1, 36)
    assert odds.mean("clicks", elf) == Fraction(25 * 3 + 4, 36)
    check_by_sampling(table.match, answer, odds)


@pytest.mark.parametrize(("clicks", "ways"), [(3, 26), (4, 1), (5, 0)])
def test_who_has_few_clicks_is_eliminated(clicks: int, ways: int) -> None:
    table, answer = close(clicks=clicks)

    assert counted(table.match, answer).chance("eliminated", table.number("elf")) == Fraction(ways, 36)


def test_the_preview_of_the_board_says_the_same() -> None:
    for attack in range(16):
        table, answer = close(attack)
        preview = attack_preview(table.state, table.warrior("orc"), table.warrior("elf"))
        ways, throws = preview.chance

        assert counted(table.match, answer).chance("hit", table.number("elf")) == Fraction(ways, throws)


def test_who_may_dodge_rolls_a_die_of_its_own() -> None:
    table, answer = close(abilities=["dodge"])
    preview = attack_preview(table.state, table.warrior("orc"), table.warrior("elf"))
    odds, elf = counted(table.match, answer), table.number("elf")

    assert odds.chance("hit", elf) == Fraction(*preview.chance) < Fraction(26, 36)
    assert odds.rolls == 2
    check_by_sampling(table.match, answer, odds)


def test_help_that_is_announced_counts() -> None:
    cards = [figure("orc", attack=9), figure("elf", defense=15)]
    where = [own("orc", (10, 10)), foe("elf", near("orc")), own("orc2", near("elf", 0, 0), facing="elf")]
    table = Knights(where, cards=cards)

    def gang_up(m: Match, decision: Decision) -> Answer | None:
        if decision.kind != "gang-up":
            return None
        return Answer(decision.seat, "gang-up", decision.options[0].subject, decision.options[0].among)

    answer, elf = table.answer("close", "orc", "elf"), table.number("elf")

    assert counted(table.match, answer).chance("hit", elf) == Fraction(26, 36)
    assert counted(table.match, answer, gang_up).chance("hit", elf) == Fraction(30, 36)  # one more on the attack


def test_one_roll_is_compared_with_two_targets() -> None:
    """The one is hit by 6 and more, the other by 9 and more; both by the same throws, which divides the damage."""
    archer = figure("archer", attack_types=["bow"], attack=9, range=12, arrows=2, ranged_damage=2)
    cards = [archer, figure("elf", defense=15), figure("knight", defense=18)]
    where = [own("archer", (10, 10)), foe("elf", (8, 18)), foe("knight", (12, 18))]
    table = Knights(where, cards=cards)
    answer = table.answer("ranged", "archer", "elf", "knight")
    odds, elf, knight = counted(table.match, answer), table.number("elf"), table.number("knight")

    assert odds.chance("hit", elf) == Fraction(26, 36)
    assert odds.chance("hit", knight) == Fraction(10, 36)
    assert odds.spread("clicks", elf) == {
        0: Fraction(10, 36),
        1: Fraction(9, 36),  # both are hit: one click each
        2: Fraction(16 + 1, 36),  # alone with 6, 7 and 8; and one more with a 12
    }
    check_by_sampling(table.match, answer, odds)


def test_breaking_away() -> None:
    table = Knights([own("orc", (10, 10)), foe("elf", near("orc"))])
    answer = table.answer("move", "orc")
    odds = counted(table.match, answer)

    assert odds.chance("broke-away", table.number("orc")) == Fraction(1, 2)
    check_by_sampling(table.match, answer, odds, 200)


def test_a_capture_deals_no_damage() -> None:
    table, _ = close()
    odds, elf = counted(table.match, table.answer("capture", "orc", "elf")), table.number("elf")

    assert odds.chance("captured", elf) == odds.chance("hit", elf) > 0
    assert ("clicks", elf) not in odds.noted


def test_a_sorcery_that_attacks() -> None:
    mage = own("mage", (10, 10), items=["tome"], spells=["lance"])
    table = Knights([mage, foe("orc", (10, 16))], [MAGE, book(), LANCE])
    answer = table.answer("cast", "mage", "orc", spell="lance")
    odds, orc = counted(table.match, answer), table.number("orc")

    assert odds.chance("hit", orc) == Fraction(30, 36)  # 5 and more
    assert odds.mean("clicks", orc) == Fraction(30 * 3 + 1, 36)
    check_by_sampling(table.match, answer, odds)


def test_a_counterspell_is_rolled_against_the_caster() -> None:
    mage = own("mage", (10, 10), items=["tome"], spells=["lance"])
    table = Knights([mage, foe("wizard", (10, 16))], [MAGE, WIZARD, book(), LANCE])

    def counter(m: Match, decision: Decision) -> Answer | None:
        offered = [option for option in decision.options if option.key == "counterspell"]
        return Answer(decision.seat, "counterspell", offered[0].subject) if offered else None

    answer = table.answer("cast", "mage", "wizard", spell="lance")
    odds = counted(table.match, answer, counter)
    wizard = table.number("wizard")

    assert 0 < odds.chance("countered", wizard) < 1
    assert odds.chance("hit", wizard) == (1 - odds.chance("countered", wizard)) * Fraction(30, 36)
    check_by_sampling(table.match, answer, odds, reply=counter)
