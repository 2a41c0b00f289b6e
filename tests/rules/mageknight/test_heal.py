"""MK-HEAL  Dials that turn back, golems with repair markers, and the abilities that heal."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, Card, Knights, domain, figure, foe, item, near, own

HEALER = figure("healer", attack=8, damage=2, abilities=["healing"])
MAGE = figure("mage", attack=9, range=8, attack_types=["wand"], abilities=["magic-healing"])
REPAIRS: list[dict[str, Any]] = [{}, {}, {}, {"repair": True}, {}, {}]
GOLEM = figure("golem", dial=REPAIRS, damage_type="golem")


def healing(dice: tuple[int, ...], patient: Card | None = None, click: int = 3, damage: int = 2) -> Knights:
    """A healer with a friend before it, which is some clicks down."""
    card = patient or figure("orc")
    cards = [card, figure("healer", attack=8, damage=damage, abilities=["healing"])]
    return Knights([own("healer", (10, 10)), own(card[1]["id"], near("healer"), click=click)], cards, dice=dice)


def named(card: Card | None) -> str:
    return "orc" if card is None else str(card[1]["id"])


@pytest.mark.rule("MK-HEAL-01")
def test_MK_HEAL_01_the_dial_turns_back() -> None:
    table = healing((3, 4), damage=1).say("heal", "healer", "orc")

    assert table.warrior("orc").click == 2
    assert table.happened("healed", "orc", 1, 2, rule="MK-HEAL-01")


@pytest.mark.rule("MK-HEAL-03")
def test_MK_HEAL_03_only_with_an_ability_that_heals() -> None:
    archer = figure("archer", range=8, attack_types=["bow"])
    table = Knights([own("ogre", (10, 10)), own("orc", near("ogre"), click=3), own("archer", (20, 10))], [archer])

    assert table.refused("heal", "ogre", "orc") == {"MK-HEAL-03"}
    assert table.refused("magic-heal", "archer", "orc") >= {"MK-HEAL-03"}
    assert table.keys("ogre").isdisjoint({"heal", "heal-by-die", "magic-heal"})


@pytest.mark.rule("MK-HEAL-04")
@pytest.mark.parametrize(("click", "after"), [(1, 0), (2, 0), (3, 0), (4, 1)])
def test_MK_HEAL_04_never_past_the_starting_marker(click: int, after: int) -> None:
    table = healing((3, 4), click=click, damage=3).say("heal", "healer", "orc")

    assert table.warrior("orc").click == after


@pytest.mark.rule("MK-HEAL-04")
def test_MK_HEAL_04_the_starting_marker_may_be_later_on_the_dial() -> None:
    table = healing((3, 4), figure("late", start=2), click=3, damage=3).say("heal", "healer", "late")

    assert table.warrior("late").click == 2


@pytest.mark.rule("MK-HEAL-05")
def test_MK_HEAL_05_golems_have_repair_markers() -> None:
    table = Knights([own("golem", (10, 10), click=3), own("golem2", (20, 10), click=2), own("orc", (30, 10))], [GOLEM])

    assert [table.warrior(name).now.is_repair for name in ("golem", "golem2", "orc")] == [True, False, False]


@pytest.mark.rule("MK-HEAL-06")
@pytest.mark.parametrize(("click", "amount", "after"), [(5, 4, 3), (5, 1, 3), (4, 6, 3), (2, 1, 0), (1, 5, 0)])
def test_MK_HEAL_06_back_to_the_next_marker_whatever_the_amount(click: int, amount: int, after: int) -> None:
    table = healing((3, 4), GOLEM, click, amount).say("heal", "healer", "golem")

    assert table.warrior("golem").click == after


@pytest.mark.rule("MK-HEAL-07")
def test_MK_HEAL_07_not_while_a_marker_shows() -> None:
    table = healing((3, 4), GOLEM).say("heal", "healer", "golem")

    assert table.happened("hit", "golem")
    assert (table.warrior("golem").click, table.happened("healed")) == (3, False)


@pytest.mark.rule("MK-HEAL-07")
def test_MK_HEAL_07_nor_by_itself() -> None:
    golem = figure("golem", dial=[{"abilities": ["regeneration"], **click} for click in REPAIRS], damage_type="golem")
    table = Knights([own("golem", (10, 10), click=3), own("golem2", (20, 10), click=4)], [golem], dice=[6, 3])
    table.say("regenerate", "golem").say("regenerate", "golem2")

    assert [table.warrior(name).click for name in ("golem", "golem2")] == [3, 3]


# -- Healing -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-HEALING-01", "MK-TERM-20")
def test_MKA_HEALING_01_an_attack_on_a_friend_heals_by_the_damage_value() -> None:
    table = healing((3, 4))

    assert table.refused("close", "healer", "orc") == {"MK-COMBAT-16"}
    table.say("heal", "healer", "orc")
    assert (table.warrior("orc").click, table.warrior("healer").tokens) == (1, 1)
    assert table.facts("hit") == [(table.number("orc"), 15, 8, 15)]


@pytest.mark.rule("MKA-HEALING-01")
def test_MKA_HEALING_01_or_by_a_die_which_is_chosen_before_the_roll() -> None:
    table = healing((3, 4, 5), click=5)

    assert table.keys("healer") >= {"heal", "heal-by-die"}
    table.say("heal-by-die", "healer", "orc").done()
    assert (table.rolls(), table.warrior("orc").click) == ([(3, 4), (5,)], 0)


@pytest.mark.rule("MKA-HEALING-01")
def test_MKA_HEALING_01_a_miss_heals_nothing() -> None:
    table = healing((3, 3)).say("heal", "healer", "orc").done()

    assert table.warrior("orc").click == 3


@pytest.mark.rule("MKA-HEALING-01")
def test_MKA_HEALING_01_all_modifiers_are_ignored() -> None:
    """From behind, with items and a domain, into a wood: the printed values count, and the bonus, which is none."""
    healer = figure("healer", attack=8, damage=2, abilities=["healing"], sword_bonus=1, slots=2)
    table = Knights(
        [
            own("healer", (10, 10), items=["blade", "fist"]),
            own("orc", near("healer"), click=5, items=["mail"], facing=90),
        ],
        [
            healer,
            item("blade", collector="901", changes={"attack": 2}),
            item("fist", collector="902", changes={"damage": 2}),
            item("mail", collector="903", changes={"defense": 3}),
            domain("luck", changes={"attack": 1}),
        ],
        dice=(3, 3),
        players=[{"domain": "luck"}, {}],
    ).say("heal", "healer", "orc")

    assert table.facts("hit") == [(table.number("orc"), 15, 9, 15)]
    assert table.warrior("orc").click == 3


@pytest.mark.rule("MKA-HEALING-01")
@pytest.mark.parametrize("beside", ["healer", "orc"])
def test_MKA_HEALING_01_not_next_to_an_enemy(beside: str) -> None:
    angle = SOUTH if beside == "healer" else NORTH
    table = Knights(
        [own("healer", (10, 10)), own("orc", near("healer"), click=3), foe("elf", near(beside, 0, angle))], [HEALER]
    )

    assert table.refused("heal", "healer", "orc") == {"MKA-HEALING-01"}
    assert table.because("heal", "healer", "orc") == {"enemy-in-contact"}


@pytest.mark.rule("MKA-HEALING-01")
def test_MKA_HEALING_01_only_friends_in_contact_with_the_front_arc() -> None:
    table = Knights(
        [
            own("healer", (10, 10)),
            own("behind", near("healer", 0, SOUTH)),
            own("far", near("healer", 0.02, NORTH)),
            own("beside", near("healer", 0, EAST)),
            foe("elf", (30, 30)),
        ],
        [HEALER],
    )

    assert table.offered("heal", "healer") == {"beside"}
    assert table.because("heal", "healer", "behind") == {"not-in-front"}
    assert table.because("heal", "healer", "far") == {"not-in-contact"}
    assert table.because("heal", "healer", "elf") == {"not-a-friend", "not-in-contact"}
    assert table.because("heal", "healer", "healer") >= {"not-a-friend"}


@pytest.mark.rule("MKA-HEALING-01", "MK-CRIT-03")
def test_MKA_HEALING_01_a_2_fails_and_hurts_the_healer_only() -> None:
    table = healing((1, 1), figure("orc", defense=9)).say("heal", "healer", "orc").done()

    assert (table.warrior("orc").click, table.warrior("healer").click) == (3, 1)


@pytest.mark.rule("MKA-HEALING-01", "MK-CRIT-07")
def test_MKA_HEALING_01_a_12_heals_one_more() -> None:
    table = healing((6, 6), figure("orc", defense=30), click=5).say("heal", "healer", "orc")
    die = healing((6, 6, 2), figure("orc", defense=30), click=5).say("heal-by-die", "healer", "orc")

    assert (table.warrior("orc").click, die.warrior("orc").click) == (2, 2)


@pytest.mark.rule("MKA-HEALING-01")
def test_MKA_HEALING_01_nobody_dodges_it_and_the_invulnerable_are_refused() -> None:
    nimble = healing((3, 4), figure("thief", abilities=["dodge", "toughness"])).say("heal", "healer", "thief").done()
    table = healing((), figure("rock", abilities=["invulnerability"]))

    assert nimble.warrior("thief").click == 1
    assert table.refused("heal", "healer", "rock") == {"MKA-INVULNERABILITY-01"}


@pytest.mark.rule("MKA-HEALING-01")
def test_MKA_HEALING_01_a_guard_heals_nobody() -> None:
    table = Knights(
        [
            own("healer", (10, 10)),
            own("orc", near("healer"), click=3),
            foe("elf", near("healer", 0, EAST), guard="healer"),
            foe("far", (30, 30)),
        ],
        [HEALER],
    )

    assert table.because("heal", "healer", "orc") == {"guards"}
    assert "heal" not in table.keys("healer")


# -- Magic Healing --------------------------------------------------------------------------------------------


def from_afar(dice: tuple[int, ...] = (), orc: Card | None = None, **position: Any) -> Knights:
    cards = [MAGE, orc or figure("orc")]
    return Knights([own("mage", (10, 10)), own("orc", (10, 16), click=5)], cards, dice=dice, **position)


@pytest.mark.rule("MKA-MAGICHEALING-01")
def test_MKA_MAGICHEALING_01_from_afar_by_a_die() -> None:
    table = from_afar((2, 4, 3)).say("magic-heal", "mage", "orc").done()

    assert (table.warrior("orc").click, table.warrior("mage").tokens) == (2, 1)
    assert table.facts("hit") == [(table.number("orc"), 15, 9, 15)]


@pytest.mark.rule("MKA-MAGICHEALING-01")
def test_MKA_MAGICHEALING_01_cover_is_ignored_but_a_wall_is_not() -> None:
    wood = {"wood": {"kind": "hindering", "at": [10, 16], "radius": 2}}
    wall = {"wall": {"kind": "blocking", "at": [10, 13], "width": 4, "depth": 1}}
    table = from_afar((2, 4, 3), terrain=wood).say("magic-heal", "mage", "orc")

    assert table.facts("hit")[0][3] == 15
    assert from_afar(terrain=wall).because("magic-heal", "mage", "orc") == {"line-blocked"}


@pytest.mark.rule("MKA-MAGICHEALING-01")
def test_MKA_MAGICHEALING_01_the_patient_may_touch_the_healer_but_neither_an_enemy() -> None:
    close = Knights([own("mage", (10, 10)), own("orc", near("mage"), click=5)], [MAGE], dice=[2, 4, 1])
    held = Knights([own("mage", (10, 10)), own("orc", (10, 16)), foe("elf", near("orc"))], [MAGE])
    busy = Knights([own("mage", (10, 10)), own("orc", (10, 16)), foe("elf", near("mage", 0, SOUTH))], [MAGE])

    assert close.say("magic-heal", "mage", "orc").warrior("orc").click == 4
    assert held.refused("magic-heal", "mage", "orc") == {"MKA-MAGICHEALING-01"}
    assert busy.refused("magic-heal", "mage", "orc") == {"MK-RANGED-03", "MKA-MAGICHEALING-01"}


@pytest.mark.rule("MKA-MAGICHEALING-01")
def test_MKA_MAGICHEALING_01_magic_does_nothing_for_the_immune() -> None:
    table = from_afar(orc=figure("orc", defense_type="magic-immunity"))

    assert table.refused("magic-heal", "mage", "orc") == {"MK-COMBAT-10"}


@pytest.mark.rule("MKA-MAGICHEALING-01")
@pytest.mark.parametrize(("at", "because"), [((10, 18.001), "out-of-range"), ((10, 8), "not-in-front")])
def test_MKA_MAGICHEALING_01_within_range_and_front_arc(at: tuple[float, float], because: str) -> None:
    table = Knights([own("mage", (10, 10)), own("orc", at), own("orc2", (18, 10))], [MAGE])

    assert table.because("magic-heal", "mage", "orc") == {because}
    assert table.refused("magic-heal", "mage", "orc2") == set()
