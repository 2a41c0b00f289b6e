"""MKC-DARK, MKF-DARKUNITY  Dark Riders: pairs that nothing parts."""

from __future__ import annotations

from typing import Any

import pytest

from cavalry import horse, lancer
from knights import NORTH, SOUTH, Knights, figure, foe, game_of, near, own, pack_of, ride
from tercio.content.trouble import BadInput
from tercio.games.mageknight.browser.measures import about_of
from tercio.games.mageknight.building.army import Army, Recruit, problems_of

DARK: dict[str, Any] = {"factions": ["apocalypse"], "subfaction": "dark-riders"}
STEED = horse("steed", symbol="square", collector="121b", movement_type="wings", **DARK)
HERALD = lancer("herald", collector="121a", **DARK)
OTHER = [horse("other-steed", collector="122b", **DARK), lancer("other-herald", collector="122a", **DARK)]
AXE = figure("axe", attack=20, damage=2)
FAR = foe("elf", (33, 33))


def pair(rider: dict[str, Any] | None = None, seat: int = 1, **mount: Any) -> list[Any]:
    standing = (own if seat == 0 else foe)("steed", (18, 18), **mount)
    return [standing, ride("herald", "steed", seat=seat, **(rider or {}))]


@pytest.mark.rule("MKC-DARK-01")
def test_MKC_DARK_01_else_they_are_cavalry_like_any_other() -> None:
    table = Knights([*pair(seat=0), foe("orc", near("steed")), own("axe", (5, 5))], cards=[STEED, HERALD, AXE])
    met = Knights([*pair(facing=NORTH), own("axe", (18, 10)), own("orc", (5, 5))], cards=[STEED, HERALD, AXE])
    met.say("move", "axe", near("steed", 0, SOUTH))

    assert not (table.keys("steed") | table.keys("herald")) & {"capture", "surge"}
    assert table.refused("capture", "herald", "orc") >= {"MKC-UNIT-09"}
    assert met.question() == (0, "act")


@pytest.mark.rule("MKC-DARK-02")
def test_MKC_DARK_02_only_what_has_its_number() -> None:
    content = game_of(pack_of({}, [STEED, HERALD, *OTHER])).content

    def broken(rider: str, mount: str) -> list[str]:
        return [problem.rule for problem in problems_of(content, Army("", 100, (Recruit(rider, mount=mount),)))]

    assert broken("herald", "steed") == []
    assert broken("herald", "other-steed") == ["MKC-DARK-02"]
    assert broken("other-herald", "steed") == ["MKC-DARK-02"]


@pytest.mark.rule("MKC-DARK-02")
def test_MKC_DARK_02_no_other_rider_climbs_onto_it() -> None:
    standing = [own("steed", (18, 18)), own("other-herald", near("steed", 0, SOUTH)), FAR]
    table = Knights(standing, cards=[STEED, *OTHER])

    assert table.refused("mount", "other-herald", "steed") == {"MKC-DARK-02"}
    with pytest.raises(BadInput, match="collector"):
        game_of(pack_of({}, [horse("odd", collector="121", **DARK)]))


@pytest.mark.rule("MKC-DARK-03")
def test_MKC_DARK_03_they_neither_dismount_nor_are_thrown() -> None:
    own_pair = Knights([*pair(seat=0), FAR], cards=[STEED, HERALD])
    standing = [own("horse", (18, 10)), ride("lancer", "horse"), own("orc", (5, 5)), *pair()]
    met = Knights(standing, cards=[horse(), lancer(), STEED, HERALD], dice=[6])
    met.say("overwhelm", "horse", near("steed", 0, SOUTH), facing=90)

    assert own_pair.refused("dismount", "herald", (18, 20.25), facing=0) == {"MKC-DARK-03"}
    assert "dismount" not in own_pair.keys("herald")
    assert met.warrior("herald").is_rider
    assert met.happened("keeps-its-saddle", "herald", 9, rule="MKC-DARK-03")


def wounded(who: str, **words: Any) -> Knights:
    standing = [own("axe", near("steed", 0, SOUTH)), own("orc", (5, 5)), *pair(**words), FAR]
    table = Knights(standing, cards=[STEED, HERALD, AXE], dice=[3, 4])
    return table.say("close", "axe", who).go_on("act")


@pytest.mark.rule("MKC-DARK-04", "MKC-DARK-05")
@pytest.mark.parametrize("click", [4, 5])
def test_MKC_DARK_04_before_its_rider_a_mount_never_falls(click: int) -> None:
    """Two clicks turn it past its last one: exactly to the skulls, or beyond them."""
    table = wounded("steed", click=click)

    assert (table.warrior("steed").gone, table.warrior("steed").click) == ("", 0)
    assert table.warrior("herald").is_rider
    assert table.happened("restarts", "steed", rule="MKC-DARK-05")


@pytest.mark.rule("MKC-DARK-05")
def test_MKC_DARK_05_without_its_rider_it_falls_like_any_other() -> None:
    standing = [own("axe", near("steed", 0, SOUTH)), own("orc", (5, 5)), foe("steed", (18, 18), click=4), FAR]
    table = Knights(standing, cards=[STEED, HERALD, AXE], dice=[3, 4])
    table.say("close", "axe", "steed").go_on("act")

    assert table.warrior("steed").gone == "eliminated"


@pytest.mark.rule("MKC-DARK-06")
def test_MKC_DARK_06_a_fallen_rider_leaves_its_mount_to_itself() -> None:
    table = wounded("herald", rider={"click": 5})

    assert table.warrior("herald").gone == "eliminated"
    assert (table.warrior("steed").partner, table.warrior("steed").is_lone_mount) == (-1, True)


@pytest.mark.rule("MKC-DARK-07", "MKF-DARKUNITY-01")
def test_MKC_DARK_07_the_rider_uses_the_ability_of_its_subfaction() -> None:
    table = Knights([*pair(seat=0, click=2), FAR], cards=[STEED, HERALD], phase="command")
    about = about_of(table.match.view(0), table.number("herald"), "en")

    assert table.keys() == {"unite", "pass"}
    assert about is not None
    assert [each["rule"] for each in about["paragraphs"] if "optional" in each["title"]] == ["MKF-DARKUNITY-01"]


@pytest.mark.rule("MKF-DARKUNITY-02")
def test_MKF_DARKUNITY_02_the_rider_suffers_the_mount_heals() -> None:
    table = Knights([*pair(seat=0, click=4, rider={"click": 2}), FAR], cards=[STEED, HERALD], phase="command")
    table.say("unite", "herald")

    assert (table.warrior("herald").click, table.warrior("steed").click) == (3, 3)


@pytest.mark.rule("MKF-DARKUNITY-02")
def test_MKF_DARKUNITY_02_on_its_last_click_as_well_but_not_for_a_whole_mount() -> None:
    """A69"""
    last = Knights([*pair(seat=0, click=4, rider={"click": 5}), FAR], cards=[STEED, HERALD], phase="command")
    whole = Knights([*pair(seat=0), FAR], cards=[STEED, HERALD], phase="command")
    last.say("unite", "herald").go_on("act")

    assert (last.warrior("herald").gone, last.warrior("steed").click) == ("eliminated", 3)
    assert whole.question() == (0, "act")


@pytest.mark.rule("MKF-DARKUNITY-03")
def test_MKF_DARKUNITY_03_once_in_each_command_phase() -> None:
    table = Knights([*pair(seat=0, click=4), FAR], cards=[STEED, HERALD], phase="command")
    table.say("unite", "herald")
    once = table.question()
    table.end().go_on("unite", seat=0)

    assert once == (0, "act")
    assert table.subjects("unite") == ["herald"]


@pytest.mark.rule("MKF-DARKUNITY-02")
def test_MKF_DARKUNITY_02_the_rider_need_not_suffer() -> None:
    table = Knights([*pair(seat=0, click=4, rider={"click": 2}), FAR], cards=[STEED, HERALD], phase="command")
    table.say("pass")

    assert (table.warrior("herald").click, table.warrior("steed").click, table.question()) == (2, 4, (0, "act"))
