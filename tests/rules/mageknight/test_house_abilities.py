"""MKA  Abilities of our own, each written in one module."""

from __future__ import annotations

import pytest

from knights import EAST, WEST, Card, Entry, Knights, figure, foe, near, own

ARCHER = figure("archer", attack_types=["bow"], range=12)


def attacked(key: str, card: Card, *others: Entry, off: tuple[str, ...] = ()) -> Knights:
    """The orc strikes the elf north of it, or an archer shoots at it from 6 inches away."""
    table = [
        own("orc", (10, 10)), own("archer", (10, 4)), own("idle", (34, 2)),
        foe("elf", near("orc") if key == "close" else (10, 14), off=list(off)), foe("far", (34, 34)),
    ]  # fmt: skip
    knights = Knights(
        [each for each in table if key == "close" or each[0] != "orc"] + [*others], [ARCHER, card], dice=[1, 2]
    )
    return knights.say(key, "orc" if key == "close" else "archer", "elf").go_on("act")


# -- Shield Wall --------------------------------------------------------------------------------------------------

WALL = figure("elf", abilities=["shield-wall"])
BESIDE = foe("elf2", near("elf", 0, EAST))


@pytest.mark.rule("MKA-SHIELDWALL-01")
@pytest.mark.parametrize(
    ("others", "value"),
    [
        ((), 15),
        ((BESIDE,), 16),
        ((BESIDE, foe("elf3", near("elf", 0, WEST))), 16),
        ((foe("guest", near("elf", 0, EAST)),), 15),
    ],
)
def test_MKA_SHIELDWALL_01_a_friend_in_the_wall_makes_it_stronger_once(others: tuple[Entry, ...], value: int) -> None:
    assert attacked("close", WALL, *others).facts("missed")[0][3] == value


@pytest.mark.rule("MKA-SHIELDWALL-01")
def test_MKA_SHIELDWALL_01_not_against_shots_nor_when_it_is_switched_off() -> None:
    shot = attacked("ranged", WALL, BESIDE)
    bare = attacked("close", WALL, BESIDE, off=("shield-wall",))

    assert shot.facts("missed")[0][3] == bare.facts("missed")[0][3] == 15


@pytest.mark.rule("MKA-SHIELDWALL-01", "MK-ATTACKSEQ-07")
def test_MKA_SHIELDWALL_01_its_player_may_do_without_it() -> None:
    table = Knights([own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc")), BESIDE], [WALL])

    assert table.say("close", "orc", "elf").offered("switch-off") == {"elf:shield-wall", "elf2:shield-wall"}


# -- Mist Cloak -------------------------------------------------------------------------------------------------


def in_mist(y: float, **elf: object) -> Knights:
    others = [own("idle", (34, 2)), foe("far", (34, 34)), foe("other", (13, 12))]
    return Knights([own("archer", (10, 10)), foe("elf", (10, y), **elf), *others], [ARCHER, MIST])


MIST = figure("elf", abilities=["mist-cloak"])


@pytest.mark.rule("MKA-MISTCLOAK-01")
@pytest.mark.parametrize(("y", "rules"), [(16, set()), (16.001, {"MKA-MISTCLOAK-01"}), (20, {"MKA-MISTCLOAK-01"})])
def test_MKA_MISTCLOAK_01_nobody_shoots_at_it_from_afar(y: float, rules: set[str]) -> None:
    assert in_mist(y).refused("ranged", "archer", "elf") == rules


@pytest.mark.rule("MKA-MISTCLOAK-01")
def test_MKA_MISTCLOAK_01_only_while_it_is_switched_on() -> None:
    assert in_mist(20, off=["mist-cloak"]).offered("ranged") == {"elf", "other"}
    assert in_mist(20).offered("ranged") == {"other"}


# -- War Cry ----------------------------------------------------------------------------------------------------


def crying(*friends: Entry) -> Knights:
    crier = figure("crier", abilities=["war-cry"])
    return Knights([own("crier", (10, 10)), *friends, own("idle", (34, 2)), foe("far", (34, 34))], [crier])


@pytest.mark.rule("MKA-WARCRY-01", "MK-SPECIAL-02")
def test_MKA_WARCRY_01_friends_at_its_side_have_one_token_less() -> None:
    table = crying(
        own("orc", near("crier", 0, EAST), tokens=1),
        own("dwarf", near("crier", 0, WEST), tokens=2),
        own("guest", (10, 20), tokens=1),
    )
    table.say("war-cry", "crier")

    assert [table.warrior(who).tokens for who in ("orc", "dwarf", "guest", "crier")] == [0, 1, 1, 1]


@pytest.mark.rule("MKA-WARCRY-01")
def test_MKA_WARCRY_01_somebody_has_to_hear_it() -> None:
    fresh = crying(own("orc", near("crier", 0, EAST)))
    enemy = crying(foe("elf", near("crier", 0, EAST), tokens=1))

    assert fresh.because("war-cry", "crier") == enemy.because("war-cry", "crier") == {"nobody-hears"}
    assert "war-cry" not in fresh.keys()


@pytest.mark.rule("MKA-WARCRY-01")
def test_MKA_WARCRY_01_only_who_has_the_ability_gives_it() -> None:
    table = crying(own("orc", near("crier", 0, EAST), tokens=1))

    assert table.refused("war-cry", "orc") == {"MKA-WARCRY-01"}
    assert "war-cry" in table.keys()
