"""MKA  Abilities that ask for a special action or wait for the command phase: levitation and overwatch."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, Entry, Knights, figure, foe, near, own

MAGE = figure("mage", abilities=["magic-levitation"])
WALL = {"wall": {"kind": "blocking", "at": [10, 16], "width": 10, "depth": 2}}

# -- Magic Levitation -------------------------------------------------------------------------------------------


def lifting(*others: Entry, **position: Any) -> Knights:
    return Knights(
        [own("mage", (10, 10)), own("orc", near("mage")), own("guest", (33, 2)), *others], [MAGE], **position
    )


@pytest.mark.rule("MKA-MAGICLEVITATION-01", "MK-TERM-20")
def test_MKA_MAGICLEVITATION_01_behind_a_wall_without_breaking_away() -> None:
    elf = foe("elf", near("orc", 0, EAST), facing=180)
    table = lifting(elf, terrain=WALL).say("levitate", "mage", "orc", (10, 21.5), facing=270).done()
    orc = table.warrior("orc")

    assert (table.at("orc"), orc.facing, orc.tokens) == ((10, 21.5), 270, 0)
    assert (table.warrior("mage").tokens, table.rolls(), orc.has_moved) == (1, [], True)
    assert table.refused("move", "orc", (10, 22)) == {"MKA-MAGICLEVITATION-01"}


@pytest.mark.rule("MKA-MAGICLEVITATION-01")
@pytest.mark.parametrize(
    ("y", "rules"), [(21.5, set()), (21.501, {"MKA-MAGICLEVITATION-01"}), (22, {"MKA-MAGICLEVITATION-01"})]
)
def test_MKA_MAGICLEVITATION_01_within_10_inches_of_where_it_stood(y: float, rules: set[str]) -> None:
    assert lifting().refused("levitate", "mage", "orc", (10, y)) == rules


@pytest.mark.rule("MKA-MAGICLEVITATION-01")
def test_MKA_MAGICLEVITATION_01_not_onto_bases_or_into_blocking_terrain_or_off_the_field() -> None:
    table = lifting(foe("elf", (16, 12)), terrain=WALL)

    assert table.because("levitate", "mage", "orc", (16, 13.4)) == {"no-room"}
    assert table.because("levitate", "mage", "orc", (10, 14.3)) == {"on-blocking"}
    assert table.because("levitate", "mage", "orc", (0.7, 11)) == {"off-the-field"}


@pytest.mark.rule("MKA-MAGICLEVITATION-01")
def test_MKA_MAGICLEVITATION_01_whom_it_lifts() -> None:
    table = Knights(
        [
            own("mage", (10, 10)),
            own("orc", near("mage", 0, NORTH)),
            own("tired", near("mage", 0, EAST), acted=True),
            own("dwarf", near("mage", 0, 180)),
            own("far", near("mage", 0.02, 45)),
            foe("elf", near("mage", 0, SOUTH)),
        ],
        [MAGE, figure("dwarf", defense_type="magic-immunity")],
    )

    assert table.offered("levitate", "mage") == {"orc"}
    assert table.because("levitate", "mage", "tired", (20, 10)) == {"has-acted"}
    assert table.refused("levitate", "mage", "dwarf", (5, 10)) == {"MK-COMBAT-10"}
    assert table.because("levitate", "mage", "far", (15, 15)) == {"not-in-contact"}
    assert table.because("levitate", "mage", "elf", (10, 3)) == {"not-a-friend"}
    assert table.because("levitate", "orc", "mage", (5, 5)) == {"no-ability"}


# -- Overwatch --------------------------------------------------------------------------------------------------

SCOUT = figure("scout", attack=9, range=10, ranged_damage=2, attack_types=["wand"], abilities=["overwatch"])


def watching(
    *others: Entry, dice: tuple[int, ...] = (), scout: dict[str, Any] | None = None, **position: Any
) -> Knights:
    """The command phase of the scout's player begins, and it has an overwatch token."""
    warriors = [own("scout", (10, 10), watching=True, **(scout or {})), *others]
    return Knights(warriors, [SCOUT], dice=dice, phase="command", **position)


@pytest.mark.rule("MKA-OVERWATCH-01", "MK-TURN-12")
def test_MKA_OVERWATCH_01_the_shot_is_kept_for_the_next_command_phase() -> None:
    table = Knights(
        [own("scout", (10, 10)), own("orc", (30, 2)), foe("elf", (10, 30))], [SCOUT], dice=[3, 4], total=200
    )
    table.say("watch", "scout")
    assert (table.warrior("scout").is_watching, table.warrior("scout").tokens, table.player(0).actions) == (True, 1, 1)
    table.end().say("sprint", "elf", (10, 18)).go_on("watch", 0)

    assert table.offered("ranged", "scout") == {"elf"}
    table.say("ranged", "scout", "elf")
    assert (table.warrior("elf").click, table.warrior("scout").is_watching) == (3, False)
    assert (table.player(0).actions, table.warrior("scout").tokens, table.question()) == (2, 1, (0, "act"))


@pytest.mark.rule("MKA-OVERWATCH-01")
def test_MKA_OVERWATCH_01_it_may_hold_its_fire_and_the_token_is_gone() -> None:
    table = watching(foe("elf", (10, 18)))
    assert table.question() == (0, "watch")
    table.say("pass")

    assert (table.warrior("scout").is_watching, table.rolls()) == (False, [])


@pytest.mark.rule("MKA-OVERWATCH-01")
def test_MKA_OVERWATCH_01_only_at_what_it_could_shoot_at() -> None:
    table = watching(foe("elf", (10, 20)), foe("far", (13, 20)), foe("behind", (10, 5)))

    assert table.offered("ranged", "scout") == {"elf"}
    assert table.refused("ranged", "scout", "behind") == {"MK-RANGED-05"}
    assert watching(foe("behind", (10, 5))).question() == (0, "act")


LOST: list[tuple[dict[str, Any], list[Entry]]] = [
    ({}, [foe("elf", near("scout")), foe("far", (10, 18))]),
    ({"guard": "elf"}, [foe("elf", near("scout")), own("orc", (30, 2)), foe("far", (10, 18))]),
]


@pytest.mark.rule("MKA-OVERWATCH-01")
@pytest.mark.parametrize(("scout", "others"), LOST)
def test_MKA_OVERWATCH_01_lost_next_to_an_enemy_and_in_captivity(scout: dict[str, Any], others: list[Entry]) -> None:
    table = watching(*others, scout=scout)

    assert (table.question(), table.warrior("scout").is_watching) == ((0, "act"), False)


@pytest.mark.rule("MKA-OVERWATCH-01")
def test_MKA_OVERWATCH_01_lost_when_it_is_demoralized() -> None:
    sad = figure("sad", dial=[{}, {"abilities": ["demoralized"]}], range=10)
    table = Knights(
        [own("ogre", (20, 10)), foe("sad", near("ogre"), watching=True), foe("far", (30, 30))], [sad], dice=[3, 4]
    )
    close = Knights(
        [own("ogre", (20, 10)), foe("sad", (20, 14), watching=True), foe("far", (30, 30))],
        [sad, figure("ogre", range=8, ranged_damage=1, attack_types=["wand"])],
        dice=[3, 4],
    )

    assert not table.warrior("sad").is_watching
    assert close.warrior("sad").is_watching
    assert not close.say("ranged", "ogre", "sad").warrior("sad").is_watching


@pytest.mark.rule("MKA-OVERWATCH-01")
def test_MKA_OVERWATCH_01_lost_when_it_moves_or_turns_but_not_by_waiting() -> None:
    warriors = [own("scout", (10, 10), watching=True), own("orc", (30, 2)), foe("elf", (10, 18))]
    moved = Knights(warriors, [SCOUT]).say("move", "scout", (10, 11), facing=90)
    turned = Knights(warriors, [SCOUT]).say("move", "scout", (10, 10), facing=80)
    stayed = Knights(warriors, [SCOUT]).say("move", "orc", (30, 3))

    assert [table.warrior("scout").is_watching for table in (moved, turned, stayed)] == [False, False, True]


@pytest.mark.rule("MKA-OVERWATCH-01")
def test_MKA_OVERWATCH_01_lost_when_it_is_levitated() -> None:
    table = Knights(
        [own("mage", (10, 10)), own("scout", near("mage"), watching=True), own("orc", (30, 2))], [MAGE, SCOUT]
    ).say("levitate", "mage", "scout", (15, 15))

    assert not table.warrior("scout").is_watching


@pytest.mark.rule("MKA-OVERWATCH-01")
def test_MKA_OVERWATCH_01_refused_without_the_ability_or_in_contact() -> None:
    table = Knights([own("archer", (20, 10))], [figure("archer", range=8, attack_types=["bow"])])
    held = Knights([own("scout", (10, 10)), foe("elf", near("scout"))], [SCOUT])

    assert table.refused("watch", "archer") == {"MKA-OVERWATCH-01"}
    assert held.refused("watch", "scout") == {"MK-RANGED-03"}
