"""MK-CRIT-03, MK-CRIT-07, MK-COMBAT-04, -09, -10: attack rolls that heal, what types allow, and immunity to magic."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, Knights, figure, foe, item, near, own


def healing(dice: list[int], **healer: Any) -> Knights:
    """A healer of damage 2 and a friend that is 4 clicks down, in contact; nobody else is near."""
    return Knights(
        [own("healer", (10, 10)), own("hurt", near("healer"), click=4), foe("elf", (30, 30))],
        [figure("healer", **{"attack": 9, "damage": 2, "abilities": ["healing"], **healer}), figure("hurt", clicks=8)],
        dice,
    )


@pytest.mark.rule("MK-CRIT-03")
def test_MK_CRIT_03_a_critical_miss_in_healing() -> None:
    """9 + 2 would be enough for a defense of 11; it fails, and the healer takes the click."""
    table = Knights(
        [own("healer", (10, 10)), own("hurt", near("healer"), click=4), foe("elf", (30, 30))],
        [figure("healer", attack=9, abilities=["healing"]), figure("hurt", defense=11)],
        [1, 1],
    ).say("heal", "healer", "hurt")

    assert (table.warrior("hurt").click, table.warrior("healer").click) == (4, 1)
    assert table.happened("critical-miss", "healer")
    assert table.happened("damaged", "healer", 1, rule="MK-CRIT-02")


@pytest.mark.rule("MK-CRIT-03")
def test_MK_CRIT_03_and_in_an_attack_without_damage() -> None:
    table = Knights(
        [own("mage", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 16))],
        [figure("mage", attack=14, attack_types=["wand"], range=10, ranged_damage=1, abilities=["magic-confusion"])],
        [1, 1],
    ).say("confuse", "mage", "elf")

    assert table.warrior("mage").click == 1
    assert table.question() == (0, "act")


@pytest.mark.rule("MK-CRIT-07")
@pytest.mark.parametrize(("dice", "click"), [([3, 4], 2), ([6, 6], 1)])
def test_MK_CRIT_07_two_sixes_heal_one_more(dice: list[int], click: int) -> None:
    table = healing(dice).say("heal", "healer", "hurt").done()

    assert table.warrior("hurt").click == click


@pytest.mark.rule("MK-CRIT-07")
def test_MK_CRIT_07_whatever_was_needed() -> None:
    table = healing([6, 6], attack=1).say("heal", "healer", "hurt").done()

    assert table.warrior("hurt").click == 1
    assert table.happened("healed", "hurt", 3, 1)


@pytest.mark.rule("MK-CRIT-07")
def test_MK_CRIT_07_with_a_die_too() -> None:
    table = healing([6, 6, 2]).say("heal-by-die", "healer", "hurt").done()

    assert table.warrior("hurt").click == 1


# -- what an attack type allows ------------------------------------------------------------------------------


@pytest.mark.rule("MK-COMBAT-04")
@pytest.mark.parametrize(("kind", "talents"), [("sword", {"surge"}), ("bow", {"precise"}), ("wand", set())])
def test_MK_COMBAT_04_the_type_allows_talents(kind: str, talents: set[str]) -> None:
    table = Knights(
        [
            own("fighter", (10, 10)),
            own("friend", near("elf", 0, EAST)),
            foe("elf", (10, 16)),
        ],
        [figure("fighter", attack_types=[kind], range=10, ranged_damage=1)],
    )

    assert table.keys("fighter") & {"surge", "precise"} == talents


@pytest.mark.rule("MK-COMBAT-04")
@pytest.mark.parametrize(("kind", "is_allowed"), [("bow", True), ("wand", False), ("sword", False)])
def test_MK_COMBAT_04_and_the_carrying_of_items(kind: str, is_allowed: bool) -> None:
    table = Knights(
        [own("fighter", (10, 10))],
        [figure("fighter", attack_types=[kind]), item("rifle", attack_type="bow", changes={"attack": 1})],
        loot=[{"item": "rifle", "at": [10, 11.125]}],
    )

    assert table.because("pick-up", "fighter", "loot-1") == (set() if is_allowed else {"wrong-attack-type"})
    assert ("pick-up" in table.keys("fighter")) == is_allowed


# -- magic immunity -----------------------------------------------------------------------------------------


IMMUNE: list[dict[str, Any]] = [{"defense_type": "magic-immunity"}, {"abilities": ["magic-immunity"]}]


@pytest.mark.rule("MK-COMBAT-09")
@pytest.mark.parametrize("immune", IMMUNE)
def test_MK_COMBAT_09_magic_attacks_do_nothing_to_the_immune(immune: dict[str, Any]) -> None:
    """The lightning of a wand strikes the elf, and not the golem beside it."""
    table = Knights(
        [own("mage", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 16)), foe("golem", near("elf", 0, EAST))],
        [
            figure("mage", attack_types=["wand"], range=10, ranged_damage=1, abilities=["flame-lightning"]),
            figure("golem", defense=5, **immune),
        ],
        [5, 5],
    ).say("flame", "mage", "elf")

    assert (table.warrior("elf").click, table.warrior("golem").click) == (1, 0)
    assert not table.happened("hit", "golem")


@pytest.mark.rule("MK-COMBAT-10")
@pytest.mark.parametrize("immune", IMMUNE)
def test_MK_COMBAT_10_nor_do_abilities_of_friends_with_magic_in_their_name(immune: dict[str, Any]) -> None:
    """Neither levitation nor magic healing, and magic does not enhance its shots; plain healing works."""
    table = Knights(
        [own("mage", (10, 10)), own("golem", near("mage"), click=2), foe("elf", (30, 30))],
        [
            figure("mage", attack_types=["wand"], range=10, abilities=["magic-levitation", "magic-healing"]),
            figure("golem", **immune),
        ],
    )

    assert "MK-COMBAT-10" in table.refused("magic-heal", "mage", "golem")
    assert "MK-COMBAT-10" in table.refused("levitate", "mage", "golem", (10, 15))
