"""MK-FLY: the talent Soaring, the flight cylinder, fights in the air and from it, and coming down."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, WEST, Card, Entry, Knights, domain, figure, foe, item, near, own
from tercio.games.mageknight.browser.scene import scene_of
from tercio.games.mageknight.field.ground import are_touching, foot_of, level_of

FAR = foe("far", (34, 34))


def bird(**values: Any) -> Card:
    return figure("bird", **{"movement_type": "wings", "movement": 10, **values})


def flock(*others: Entry, soaring: bool = False, at: tuple[float, float] = (10, 10), **more: Any) -> Knights:
    """A bird, somebody idle of its side, an enemy far away, and all others that are named."""
    cards = [*more.pop("cards", ()), bird(**more.pop("values", {}))]
    entries = [own("bird", at, soaring=soaring), own("idle", (34, 2)), FAR, *others]
    return Knights(entries, cards, **more)


def shot(shooter: Entry, target: Entry, *others: Entry, **more: Any) -> list[int]:
    """The target's defense in the only attack: a roll of 7 with attack 9."""
    cards = [
        figure("archer", attack_types=["bow"], range=14, movement_type="wings"),
        figure("target", movement_type="wings", defense=16),
    ]
    table = Knights([shooter, target, *others], cards, dice=[3, 4], **more)
    table.say("ranged", "archer", "target")
    if table.question()[1] == "point-blank":
        table.say("pass")
    return [facts[3] for facts in table.facts("hit") + table.facts("missed")]


# -- the talent ------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-FLY-01")
@pytest.mark.parametrize("movement_type", ["boot", "horseshoe", "wave", "wings"])
def test_MK_FLY_01_wings_alone_can_soar(movement_type: str) -> None:
    table = flock(values={"movement_type": movement_type})
    has_wings = movement_type == "wings"

    assert ("take-off" in table.keys("bird")) is has_wings
    assert (table.refused("take-off", "bird", (10, 12)) == {"MK-FLY-01"}) is not has_wings
    assert "sprint" not in table.keys("bird") or not has_wings


@pytest.mark.rule("MK-FLY-01", "MKA-FLIGHT-01")
def test_MK_FLY_01_who_has_only_the_ability_to_fly_stays_low() -> None:
    table = flock(values={"movement_type": "boot", "abilities": ["flight"]})

    assert "take-off" not in table.keys("bird")
    assert table.refused("take-off", "bird", (10, 12)) == {"MK-FLY-01"}


@pytest.mark.rule("MK-FLY-01")
def test_MK_FLY_01_a_domain_can_forbid_it() -> None:
    rain = domain("rain", forbids=["soaring"])
    table = flock(cards=[rain], players=[{"domain": "rain"}, {}])

    assert "take-off" not in table.keys("bird")
    assert table.refused("take-off", "bird", (10, 12)) == {"MK-DOMAIN-09"}


@pytest.mark.rule("MK-FLY-02")
def test_MK_FLY_02_soaring_is_above_every_hill() -> None:
    hill = {"hill": {"kind": "clear", "at": [10, 10], "radius": 3, "elevated": True}}
    table = flock(own("climber", (11.8, 10)), soaring=True, terrain=hill)
    levels = [level_of(table.state, table.warrior(label)) for label in ("bird", "climber")]

    assert levels == ["soaring", "elevated"]
    assert not are_touching(table.state, table.warrior("bird"), table.warrior("climber"))


@pytest.mark.rule("MK-FLY-03")
def test_MK_FLY_03_terrain_is_nothing_to_who_soars() -> None:
    terrain = {
        "wood": {"kind": "hindering", "at": [10, 10], "radius": 2},
        "wall": {"kind": "blocking", "outline": [[5, 14], [15, 14], [15, 15], [5, 15]]},
        "copse": {"kind": "hindering", "at": [10, 20], "radius": 2},
        "rock": {"kind": "blocking", "at": [20, 10], "radius": 2},
    }
    table = flock(soaring=True, terrain=terrain)

    assert table.refused("move", "bird", (10, 20)) == set()
    assert table.refused("move", "bird", (20, 10)) == set()
    assert table.refused("move", "bird", (10, 20.001)) == {"MK-MOVE-02"}


@pytest.mark.rule("MK-FLY-04", "MK-FLY-07")
def test_MK_FLY_04_wings_may_begin_in_the_air() -> None:
    players = [{"side": 0}, {"side": 2}]
    waiting = [own("bird", (0, 0), gone="waiting"), own("walker", (0, 0), gone="waiting"), FAR]
    table = Knights(
        waiting, [bird(radius=0.5)], phase="setup", players=players, pending=[{"step": "Deploy", "seat": 0}]
    )
    soaring = "deploy-soaring"

    assert table.subjects(soaring) == ["bird"]
    assert table.refused(soaring, "walker", (10, 2)) == {"MK-FLY-04"}
    assert table.refused(soaring, "bird", (10, 0.749)) == {"MK-FIGURE-10"}
    table.say(soaring, "bird", (10, 2), facing=NORTH)
    assert (table.warrior("bird").is_soaring, foot_of(table.warrior("bird")).radius) == (True, 750)
    assert table.refused("deploy", "walker", (11.4, 2)) == {"MK-MOVE-08"}
    assert table.refused("deploy", "walker", (11.5, 2)) == set()


@pytest.mark.rule("MK-FLY-04", "MK-FLY-08")
def test_MK_FLY_04_not_on_a_mission_token() -> None:
    waiting = [own("bird", (0, 0), gone="waiting"), FAR]
    table = Knights(
        waiting,
        [bird()],
        phase="setup",
        players=[{"side": 0}, {"side": 2}],
        missions=[{"at": [10, 4]}],
        pending=[{"step": "Deploy", "seat": 0}],
    )

    assert table.refused("deploy-soaring", "bird", (10, 2.75)) == {"MK-FLY-08"}
    assert table.refused("deploy-soaring", "bird", (10, 2.739)) == set()
    assert table.refused("deploy", "bird", (10, 2.75)) == set()


# -- up and down -------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-FLY-05")
def test_MK_FLY_05_up_and_down_with_a_move_action_only() -> None:
    table = flock(soaring=True)

    assert table.refused("take-off", "bird", (10, 10)) == {"MK-FLY-05"}
    table.say("land", "bird", (10, 12))
    assert not table.warrior("bird").is_soaring
    assert (table.player(0).actions, table.warrior("bird").tokens) == (1, 1)
    assert table.refused("take-off", "bird", (10, 12)) == {"MK-TURN-16"}
    top = figure("top", abilities=["nimble"])
    spent = flock(own("top", (30, 2)), cards=[top], players=[{"actions": 0}, {}])
    assert spent.keys("bird") == set()
    assert spent.refused("take-off", "bird", (10, 12)) == {"MK-TURN-18"}


@pytest.mark.rule("MK-FLY-05")
def test_MK_FLY_05_a_plain_move_stays_at_its_level() -> None:
    low = flock().say("move", "bird", (10, 15)).warrior("bird")
    high = flock(soaring=True).say("move", "bird", (10, 15)).warrior("bird")

    assert (low.is_soaring, high.is_soaring) == (False, True)


@pytest.mark.rule("MK-FLY-06")
@pytest.mark.parametrize(("movement", "farthest"), [(10, 15), (9, 15), (8, 14), (7, 14)])
@pytest.mark.parametrize("soaring", [False, True])
def test_MK_FLY_06_the_change_halves_the_movement(movement: int, farthest: int, soaring: bool) -> None:
    table = flock(soaring=soaring, values={"movement": movement})
    key = "land" if soaring else "take-off"

    assert table.refused(key, "bird", (10, farthest)) == set()
    assert table.refused(key, "bird", (10, farthest + 0.001)) == {"MK-MOVE-02"}


@pytest.mark.rule("MK-FLY-06")
def test_MK_FLY_06_modifiers_come_after_the_halving_and_terrain_does_not_halve_again() -> None:
    feather = item("feather", changes={"movement": 1})
    wood = {"wood": {"kind": "hindering", "at": [10, 10], "radius": 2}}
    table = Knights([own("bird", (10, 10), items=["feather"]), FAR], [bird(), feather], terrain=wood)

    assert table.refused("take-off", "bird", (10, 16)) == set()
    assert table.refused("take-off", "bird", (10, 16.001)) == {"MK-MOVE-02"}


@pytest.mark.rule("MK-FLY-28")
def test_MK_FLY_28_straight_up_is_not_to_have_moved() -> None:
    up = flock().say("take-off", "bird", (10, 10)).warrior("bird")
    turned = flock().say("take-off", "bird", (10, 10), facing=EAST).warrior("bird")
    away = flock().say("take-off", "bird", (10, 11)).warrior("bird")

    assert [(w.is_soaring, w.has_moved) for w in (up, turned, away)] == [(True, False), (True, True), (True, True)]


@pytest.mark.rule("MK-FLY-28")
def test_MK_FLY_28_nobody_turns_to_one_that_came_straight_down() -> None:
    """It has not moved, so there is no free spin; a warrior that comes down beside it gets one."""
    elf = foe("elf", (10, 11.5), facing=NORTH)
    still = flock(elf, soaring=True).say("land", "bird", (10, 10))
    moved = flock(elf, soaring=True, at=(10, 9)).say("land", "bird", (10, 10))

    assert (still.question(), moved.question()) == ((0, "act"), (1, "free-spin"))


@pytest.mark.rule("MK-FLY-05")
@pytest.mark.parametrize(("face", "is_up"), [(1, False), (2, True)])
def test_MK_FLY_05_in_contact_the_roll_comes_first(face: int, is_up: bool) -> None:
    """a83: if it fails, there is only the new facing, and the action is spent."""
    table = flock(foe("elf", near("bird")), dice=[face]).say("take-off", "bird")
    if is_up:
        table.say("take-off", "bird", (10, 5), facing=EAST)
    else:
        table.say("turn", "bird", facing=EAST)
    found = table.warrior("bird")

    assert (found.is_soaring, found.facing, found.tokens) == (is_up, EAST, 1)
    assert table.at("bird") == ((10, 5) if is_up else (10, 10))


# -- the cylinder --------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-FLY-07", "MK-FLY-13")
@pytest.mark.parametrize(("radius", "rim"), [(1.5, 0.75), (0.5, 0.75)])
def test_MK_FLY_07_on_the_ground_there_is_only_the_cylinder(radius: float, rim: float) -> None:
    """A base wider than the cylinder is in nobody's way; under a small one stands a cylinder all the same."""
    table = flock(own("walker", (10, 6)), soaring=True, values={"radius": radius})
    touching = 10 - rim - 0.75

    assert foot_of(table.warrior("bird")).radius == 750
    assert table.refused("move", "walker", (10, touching)) == set()
    assert table.refused("move", "walker", (10, touching + 0.01)) == {"MK-FLY-11"}
    assert table.refused("move", "walker", (10, 13)) == set()


@pytest.mark.rule("MK-FLY-07")
def test_MK_FLY_07_a_marker_shows_that_it_soars() -> None:
    table = flock().say("take-off", "bird", (10, 12))
    drawn = scene_of(table.match.view(0), "en")["figures"]
    shown = {figure["id"]: (figure["level"], [badge["kind"] for badge in figure["badges"]]) for figure in drawn}

    assert shown[table.number("bird")] == ("soaring", ["token", "soaring"])
    assert shown[table.number("idle")] == ("ground", [])


@pytest.mark.rule("MK-FLY-08")
@pytest.mark.parametrize(
    ("y", "rules"), [(18, {"MK-FLY-08"}), (16.75, {"MK-FLY-08"}), (16.74, {"MK-FLY-08"}), (16.739, set())]
)
def test_MK_FLY_08_the_cylinder_neither_touches_nor_covers_a_token(y: float, rules: set[str]) -> None:
    table = flock(soaring=True, missions=[{"at": [10, 18]}])
    low = flock(missions=[{"at": [10, 18]}])

    assert table.refused("move", "bird", (10, y)) == rules
    assert low.refused("move", "bird", (10, y)) == set()


@pytest.mark.rule("MK-FLY-08")
def test_MK_FLY_08_counts_for_a_take_off_and_not_for_the_way() -> None:
    table = flock(missions=[{"at": [10, 12]}])
    high = flock(soaring=True, missions=[{"at": [10, 14]}])

    assert table.because("take-off", "bird", (10, 12)) == {"cylinder-on-mission"}
    assert high.refused("move", "bird", (10, 18)) == set()


@pytest.mark.rule("MK-FLY-09")
@pytest.mark.parametrize(("soaring", "holder"), [(True, -1), (False, 0)])
def test_MK_FLY_09_nobody_holds_a_token_from_the_air(soaring: bool, holder: int) -> None:
    table = flock(soaring=soaring, missions=[{"at": [10, 10]}])

    assert table.end().mission().holder == holder


@pytest.mark.rule("MK-FLY-10")
@pytest.mark.parametrize("other", [foe("elf", (10, 17)), own("friend", (10, 17)), foe("elf", (10, 17), soaring=True)])
def test_MK_FLY_10_the_cylinder_stands_on_no_base(other: Entry) -> None:
    table = flock(other, soaring=True, cards=[figure("elf", movement_type="wings")])

    assert table.because("move", "bird", (10, 15.6)) == {"no-room"}
    assert table.refused("move", "bird", (10, 15.51)) == {"MK-FLY-10"}
    assert table.refused("move", "bird", (10, 15.5)) == set()


@pytest.mark.rule("MK-FLY-11")
def test_MK_FLY_11_nobody_ends_under_a_cylinder_but_may_pass() -> None:
    table = Knights([own("walker", (10, 6)), foe("bird", (10, 10), soaring=True)], [bird(), figure("walker")])

    assert table.refused("move", "walker", (10, 8.6)) == {"MK-FLY-11"}
    assert table.because("move", "walker", (10, 8.6)) == {"no-room"}
    assert table.refused("move", "walker", (10, 8.5)) == set()
    assert table.refused("move", "walker", (10, 13)) == set()


@pytest.mark.rule("MK-FLY-11", "MK-FLY-10")
def test_MK_FLY_11_who_comes_down_finds_no_room_under_another() -> None:
    table = flock(own("hawk", (10, 14), soaring=True), soaring=True, cards=[figure("hawk", movement_type="wings")])

    assert table.refused("land", "bird", (10, 13)) == {"MK-FLY-11"}
    assert table.refused("land", "bird", (10, 12.5)) == set()


@pytest.mark.rule("MK-FLY-12")
def test_MK_FLY_12_who_soars_is_in_no_formation() -> None:
    cards = [figure("orc", factions=["orc-khans"], movement_type="wings")]

    def group(soaring: bool) -> Knights:
        line = [own("orc", (10, 10)), own("orc2", near("orc", 0, EAST))]
        return Knights([*line, own("orc3", near("orc2", 0, EAST), soaring=soaring), FAR], cards)

    low, high = group(False), group(True)

    assert low.offered("form", "orc") == {"orc2", "orc3"}
    assert "form" not in high.keys("orc")
    assert high.refused("form", "orc", "orc2", "orc3") >= {"MK-FLY-12"}
    assert low.refused("form", "orc", "orc2", "orc3") == set()


@pytest.mark.rule("MK-FLY-12")
@pytest.mark.parametrize("soaring", [True, False])
def test_MK_FLY_12_nor_in_one_that_shoots(soaring: bool) -> None:
    archer = figure("archer", factions=["orc-khans"], movement_type="wings", attack_types=["bow"], range=14)
    line = [own("archer", (10, 10)), own("archer2", near("archer", 0, EAST))]
    table = Knights([*line, own("archer3", near("archer2", 0, EAST), soaring=soaring), foe("elf", (11, 20))], [archer])

    assert ("volley" in table.keys("archer")) is not soaring
    assert ("MK-FLY-12" in table.refused("volley", "archer", "elf", "archer2", "archer3")) is soaring


# -- in the air and on the ground ----------------------------------------------------------------------------


@pytest.mark.rule("MK-FLY-13")
def test_MK_FLY_13_its_base_is_in_nobodys_line_or_way() -> None:
    high = foe("hawk", (10, 14), soaring=True)
    cards = [figure("archer", attack_types=["bow"], range=14), figure("hawk", movement_type="wings", radius=1.5)]
    table = Knights([own("archer", (10, 10)), foe("elf", (10, 18)), high], cards)
    blocked = Knights([own("archer", (10, 10)), foe("elf", (10, 18)), foe("hawk", (10, 14))], cards)

    assert table.offered("ranged", "archer") == {"elf", "hawk"}
    assert blocked.offered("ranged", "archer") == {"hawk"}
    assert table.refused("move", "archer", (10, 16)) == set()
    assert "MK-MOVE-06" in blocked.refused("move", "archer", (10, 16))


@pytest.mark.rule("MK-FLY-14")
@pytest.mark.parametrize("soaring", [True, False])
def test_MK_FLY_14_the_ground_does_not_touch_the_air(soaring: bool) -> None:
    table = Knights(
        [own("walker", (10, 10)), foe("bird", near("walker"), soaring=soaring)], [bird(), figure("walker")], dice=[5]
    )
    touching = are_touching(table.state, table.warrior("walker"), table.warrior("bird"))
    if soaring:
        table.say("move", "walker", (10, 5))
    else:
        table.away("move", "walker", (10, 5))

    assert touching is not soaring
    assert ("rolled" in table.names()) is not soaring


@pytest.mark.rule("MK-FLY-15", "MK-FLY-30")
@pytest.mark.parametrize(
    ("low", "high", "defense"), [(False, True, 17), (True, True, 16), (True, False, 16), (False, False, 16)]
)
def test_MK_FLY_15_high_above_the_shooter_is_one_better(low: bool, high: bool, defense: int) -> None:
    found = shot(own("archer", (10, 10), soaring=low), foe("target", (10, 20), soaring=high))

    assert found == [defense]


@pytest.mark.rule("MK-FLY-15")
def test_MK_FLY_15_a_hill_is_still_below() -> None:
    """a44: the height counts against shooters on elevated terrain as well."""
    hill = {"hill": {"kind": "clear", "at": [10, 10], "radius": 3, "elevated": True}}

    assert shot(own("archer", (10, 10)), foe("target", (10, 20), soaring=True), terrain=hill) == [17]


@pytest.mark.rule("MK-FLY-15")
def test_MK_FLY_15_the_height_is_told_by_its_rule_and_counts_under_the_rule_of_3() -> None:
    feather = item("feather", changes={"defense": 3})
    cards = [
        figure("archer", attack_types=["bow"], range=14),
        figure("target", movement_type="wings", defense=16),
        feather,
    ]
    table = Knights(
        [own("archer", (10, 10)), foe("target", (10, 20), soaring=True, items=["feather"])], cards, dice=[3, 4]
    )
    table.say("ranged", "archer", "target")

    assert [facts[3] for facts in table.facts("missed")] == [19]


@pytest.mark.rule("MK-FLY-16")
def test_MK_FLY_16_from_the_ground_one_only_shoots_at_them() -> None:
    cards = [figure("archer", attack_types=["sword", "bow"], range=10), bird()]
    table = Knights([own("archer", (10, 10)), foe("bird", near("archer"), soaring=True)], cards)

    assert table.refused("close", "archer", "bird") == {"MK-FLY-16"}
    assert table.because("close", "archer", "bird") == {"other-level"}
    assert "close" not in table.keys("archer")
    assert table.offered("ranged", "archer") == {"bird"}


@pytest.mark.rule("MK-FLY-16")
def test_MK_FLY_16_nor_does_who_soars_strike_downwards() -> None:
    table = Knights([own("bird", (10, 10), soaring=True), foe("elf", near("bird"))], [bird(), figure("elf")])

    assert table.refused("close", "bird", "elf") == {"MK-FLY-16"}


def duel(gap: float = 0, angle: int = NORTH, **values: Any) -> Knights:
    cards = [bird(attack_types=["sword", "bow"], range=10, **values), figure("hawk", movement_type="wings", **values)]
    entries = [own("bird", (10, 10), soaring=True), foe("hawk", near("bird", gap, angle), soaring=True)]
    return Knights(entries, cards, dice=[4, 5])


@pytest.mark.rule("MK-FLY-17")
def test_MK_FLY_17_in_the_air_they_fight_hand_to_hand_and_from_afar() -> None:
    close, behind, apart = duel(), duel(0, SOUTH), duel(5)
    close.say("close", "bird", "hawk")

    assert close.warrior("hawk").click == 2
    assert [facts[3] for facts in close.facts("hit")] == [15]
    assert behind.refused("close", "bird", "hawk") == {"MK-MELEE-03"}
    assert apart.offered("ranged", "bird") == {"hawk"}


@pytest.mark.rule("MK-FLY-17")
@pytest.mark.parametrize(("face", "at"), [(1, (10, 10)), (2, (10, 4))])
def test_MK_FLY_17_who_is_touched_in_the_air_must_break_away(face: int, at: tuple[float, float]) -> None:
    """a37"""
    entries = [own("bird", (10, 10), soaring=True), foe("hawk", near("bird"), soaring=True)]
    table = Knights(entries, [bird(), figure("hawk", movement_type="wings")], dice=[face])

    assert table.away("move", "bird", (10, 4)).done().at("bird") == at


@pytest.mark.rule("MK-FLY-17")
def test_MK_FLY_17_a_friend_in_contact_protects_in_the_air_as_well() -> None:
    """a45"""
    cards = [figure("archer", attack_types=["wand"], range=14), bird(), figure("hawk", movement_type="wings")]

    def field(soaring: bool) -> Knights:
        friend = own("bird", (10, 20), soaring=soaring)
        return Knights([own("archer", (10, 10)), friend, foe("hawk", (11.5, 20), soaring=True)], cards)

    assert field(True).refused("ranged", "archer", "hawk") == {"MK-RANGED-12"}
    assert field(False).refused("ranged", "archer", "hawk") == set()


@pytest.mark.rule("MK-FLY-18")
@pytest.mark.parametrize(("soaring", "defense"), [(True, 17), (False, 17)])
def test_MK_FLY_18_woods_hide_nobody_in_the_air(soaring: bool, defense: int) -> None:
    """In the air 16 and the height; on the ground 16 and the cover."""
    wood = {"wood": {"kind": "hindering", "at": [10, 15], "radius": 2}}
    found = shot(own("archer", (10, 10)), foe("target", (10, 20), soaring=soaring), terrain=wood)

    assert found == [defense]


@pytest.mark.rule("MK-FLY-18")
def test_MK_FLY_18_only_the_height_counts_above_a_wood() -> None:
    wood = {"wood": {"kind": "hindering", "at": [10, 20], "radius": 4}}
    target = foe("target", (10, 20), soaring=True)

    assert shot(own("archer", (10, 10)), target, terrain=wood) == [17]
    assert shot(own("archer", (10, 10), soaring=True), target, terrain=wood) == [16]


@pytest.mark.rule("MK-FLY-19")
def test_MK_FLY_19_no_base_is_between_the_ground_and_the_air() -> None:
    between = [foe("a", (10, 12)), own("b", (10, 16))]
    archer = [figure("archer", attack_types=["wand"], range=14), bird()]
    high = Knights([own("archer", (10, 9)), foe("bird", (10, 20), soaring=True), *between], archer)
    low = Knights([own("archer", (10, 9)), foe("bird", (10, 20)), *between], archer)

    assert "bird" in high.offered("ranged", "archer")
    assert low.refused("ranged", "archer", "bird") == {"MK-RANGED-07"}


@pytest.mark.rule("MK-FLY-20")
@pytest.mark.parametrize(("gap", "is_contact"), [(0, True), (0.01, True), (0.011, False), (0.2, False)])
def test_MK_FLY_20_cylinders_touch_not_the_bases(gap: float, is_contact: bool) -> None:
    entries = [own("bird", (10, 10), soaring=True), foe("hawk", (10, 11.5 + gap), soaring=True)]
    table = Knights(entries, [bird(radius=1), figure("hawk", movement_type="wings", radius=1)])

    assert are_touching(table.state, table.warrior("bird"), table.warrior("hawk")) is is_contact
    assert ("close" in table.keys("bird")) is is_contact


@pytest.mark.rule("MK-FLY-21")
def test_MK_FLY_21_from_above_no_base_is_in_the_way() -> None:
    archer = [bird(attack_types=["wand"], range=14)]
    others = [foe("elf", (10, 20)), own("friend", (10, 15)), foe("elf2", (10, 17))]
    high = Knights([own("bird", (10, 9), soaring=True), *others], archer)
    low = Knights([own("bird", (10, 9)), *others], archer)

    assert high.offered("ranged", "bird") == {"elf", "elf2"}
    assert low.refused("ranged", "bird", "elf") == {"MK-RANGED-07"}


@pytest.mark.rule("MK-FLY-22")
@pytest.mark.parametrize(("y", "defense"), [(22, 16), (18, 17)])
def test_MK_FLY_22_from_above_terrain_counts_only_under_the_target(y: float, defense: int) -> None:
    """Defense 16: over a wall and a wood, and inside the wood."""
    terrain = {
        "wall": {"kind": "blocking", "outline": [[5, 12], [15, 12], [15, 13], [5, 13]]},
        "wood": {"kind": "hindering", "at": [10, 18], "radius": 2},
    }
    found = shot(own("archer", (10, 10), soaring=True), foe("target", (10, y)), terrain=terrain)

    assert found == [defense]


# -- coming down ---------------------------------------------------------------------------------------------


def struck(
    values: dict[str, Any] | None = None,
    at: tuple[float, float] = (10, 10),
    others: tuple[Entry, ...] = (),
    **more: Any,
) -> Knights:
    """A soaring hawk on its last click with wings is shot: attack 9 and a roll of 11, one click."""
    hawk = figure("hawk", dial=[{}, {"movement_type": "boot"}, {}], movement_type="wings", **(values or {}))
    cards = [figure("archer", attack_types=["wand"], range=14, ranged_damage=1), hawk]
    hit = foe("hawk", at, soaring=True, facing=WEST)
    table = Knights([own("archer", (10, 2)), hit, foe("idle", (34, 34)), *others], cards, dice=[5, 6], **more)
    return table.say("ranged", "archer", "hawk")


@pytest.mark.rule("MK-FLY-23", "MK-FLY-29")
def test_MK_FLY_23_who_loses_its_wings_comes_down_where_it_is() -> None:
    table = struck()
    hawk = table.warrior("hawk")

    assert (hawk.click, hawk.is_soaring, hawk.at, hawk.facing) == (1, False, (10_000, 10_000), WEST)
    assert table.happened("lands", "hawk", rule="MK-FLY-23")
    assert not hawk.has_moved
    assert "turned" not in table.names()


@pytest.mark.rule("MK-FLY-23")
def test_MK_FLY_23_a_domain_that_forbids_soaring_brings_all_down() -> None:
    rain = domain("rain", forbids=["soaring"])
    table = Knights([own("bird", (10, 10), soaring=True), FAR], [bird(), rain], players=[{}, {"domain": "rain"}])

    assert not table.warrior("bird").is_soaring


@pytest.mark.rule("MK-FLY-24")
@pytest.mark.parametrize("kind", ["deep-water", "abyss", "blocking"])
def test_MK_FLY_24_over_what_blocks_it_is_lost(kind: str) -> None:
    terrain = {"piece": {"kind": kind, "at": [10, 12.7], "radius": 2}}
    beside = {"piece": {"kind": kind, "at": [10, 12.75], "radius": 2}}
    table = struck(terrain=terrain)

    assert (table.warrior("hawk").gone, table.happened("eliminated", "hawk", rule="MK-FLY-24")) == ("eliminated", True)
    assert struck(terrain=beside).warrior("hawk").gone == ""


@pytest.mark.rule("MK-FLY-24")
@pytest.mark.parametrize("kind", ["hindering", "shallow-water", "clear"])
def test_MK_FLY_24_on_other_terrain_it_lands(kind: str) -> None:
    terrain = {"piece": {"kind": kind, "at": [10, 10], "radius": 2}}

    assert struck(terrain=terrain).warrior("hawk").gone == ""


@pytest.mark.rule("MK-FLY-24")
@pytest.mark.parametrize(("gap", "gone"), [(0.2, "eliminated"), (0.25, "")])
def test_MK_FLY_24_a_wide_base_needs_more_room_than_its_cylinder(gap: float, gone: str) -> None:
    """The base of radius 1 reaches a quarter of an inch beyond the cylinder."""
    table = struck({"radius": 1}, others=(foe("elf", (10, 11.5 + gap)),))

    assert table.warrior("hawk").gone == gone


@pytest.mark.rule("MK-FLY-24")
@pytest.mark.parametrize(("gap", "gone"), [(0.2, "eliminated"), (0.25, "")])
def test_MK_FLY_24_nor_is_there_room_under_a_cylinder(gap: float, gone: str) -> None:
    table = struck({"radius": 1}, others=(foe("hawk2", (10, 11.5 + gap), soaring=True),))

    assert table.warrior("hawk").gone == gone


@pytest.mark.rule("MK-FLY-24")
@pytest.mark.parametrize(("x", "gone"), [(0.9, "eliminated"), (1, "")])
def test_MK_FLY_24_and_it_must_be_on_the_field(x: float, gone: str) -> None:
    table = struck({"radius": 1}, at=(x, 5))

    assert table.warrior("hawk").gone == gone


@pytest.mark.rule("MK-FLY-24")
def test_MK_FLY_24_who_lands_of_its_own_will_cannot_do_so_on_a_wall() -> None:
    wall = {"wall": {"kind": "blocking", "at": [10, 10], "radius": 2}}
    table = flock(soaring=True, terrain=wall)

    assert table.refused("land", "bird", (10, 10)) == {"MK-MOVE-32"}
    assert table.refused("land", "bird", (10, 12.75)) == set()


# -- captives ------------------------------------------------------------------------------------------------


def seized(radius: float = 0.75, others: tuple[Entry, ...] = (), at: float = 11.5, **more: Any) -> Knights:
    """A soaring bird captures a soaring hawk: attack 9 - 3 and a roll of 11 against 15."""
    cards = [bird(radius=more.pop("guard_radius", radius)), figure("hawk", movement_type="wings", radius=radius)]
    hawk = foe("hawk", (10, at), soaring=True, facing=EAST)
    entries = [own("bird", (10, 10), soaring=True), hawk, FAR, own("idle", (34, 2)), *others]
    return Knights(entries, cards, dice=[5, 6], **more).say("capture", "bird", "hawk")


@pytest.mark.rule("MK-FLY-25", "MK-FLY-29")
def test_MK_FLY_25_guard_and_captive_come_down_together() -> None:
    table = seized()
    guard, captive = table.warrior("bird"), table.warrior("hawk")

    assert captive.guard == guard.id
    assert [(w.is_soaring, w.at) for w in (guard, captive)] == [(False, (10_000, 10_000)), (False, (10_000, 11_500))]
    assert (guard.facing, captive.facing) == (NORTH, EAST)
    assert "placed" not in table.names()
    assert [facts[0] for facts in table.facts("lands")] == [guard.id, captive.id]
    assert not table.go_on("act", seat=0).keys("bird") & {"take-off", "land"}


@pytest.mark.rule("MK-FLY-25")
def test_MK_FLY_25_the_guard_goes_on_foot() -> None:
    wall = {"wall": {"kind": "blocking", "outline": [[5, 5], [15, 5], [15, 6], [5, 6]]}}
    table = seized(terrain=wall).end().go_on("act", seat=0)

    assert "MK-TERRAIN-28" in table.refused("move", "bird", (10, 3))
    assert "MK-FLY-01" in table.refused("take-off", "bird", (10, 8))


@pytest.mark.rule("MK-FLY-26")
def test_MK_FLY_26_the_captive_is_put_at_its_guards_side() -> None:
    """The cylinders touch, so that bases of 1.1 inches are 0.4 apart."""
    table = seized(radius=0.55)
    captive = table.warrior("hawk")

    assert are_touching(table.state, table.warrior("bird"), captive)
    assert captive.at[0] == 10_000
    assert 11_100 <= captive.at[1] <= 11_104
    assert captive.facing == EAST
    assert table.happened("placed", "hawk", *captive.at, rule="MK-FLY-26")


@pytest.mark.rule("MK-FLY-26", "MK-FLY-27")
def test_MK_FLY_26_wide_bases_are_moved_apart_and_nobody_is_lost() -> None:
    """a84"""
    table = seized(radius=1)
    captive = table.warrior("hawk")

    assert captive.gone == table.warrior("bird").gone == ""
    assert are_touching(table.state, table.warrior("bird"), captive)
    assert 12_000 <= captive.at[1] <= 12_004


@pytest.mark.rule("MK-FLY-26")
def test_MK_FLY_26_where_the_straight_way_is_barred_the_nearest_place_is_taken() -> None:
    """Bases of 2 inches: straight on stands somebody, a little to the side there is room."""
    table = seized(radius=1, others=(foe("elf", (10.4, 13.4), figure="far"),))
    captive = table.warrior("hawk")

    assert captive.gone == ""
    assert captive.at != (10_000, 12_001)
    assert captive.at[1] > 11_500
    assert are_touching(table.state, table.warrior("bird"), captive)


@pytest.mark.rule("MK-FLY-27")
def test_MK_FLY_27_a_captive_without_room_is_lost_and_the_guard_stands() -> None:
    wall = {"wall": {"kind": "blocking", "outline": [[8, 11.6], [12, 11.6], [12, 12.6], [8, 12.6]]}}
    table = seized(terrain=wall)

    assert table.happened("eliminated", "hawk", rule="MK-FLY-27")
    assert (table.warrior("bird").gone, table.at("bird")) == ("", (10, 10))


@pytest.mark.rule("MK-FLY-27")
def test_MK_FLY_27_a_guard_without_room_is_lost_and_the_captive_is_free() -> None:
    wall = {"wall": {"kind": "blocking", "outline": [[8, 8], [12, 8], [12, 9.4], [8, 9.4]]}}
    table = seized(terrain=wall)
    captive = table.warrior("hawk")

    assert table.happened("eliminated", "bird", rule="MK-FLY-27")
    assert (captive.gone, captive.guard, captive.is_soaring, captive.at) == ("", -1, False, (10_000, 11_500))


@pytest.mark.rule("MK-FLY-27")
def test_MK_FLY_27_no_room_at_the_guards_side_is_no_room() -> None:
    """The captive can land, but around the small guard nothing is free: a wall lies to all sides."""
    ring = {
        "south": {"kind": "blocking", "outline": [[8, 9.1], [12, 9.1], [12, 9.3], [8, 9.3]]},
        "west": {"kind": "blocking", "outline": [[9.1, 9], [9.3, 9], [9.3, 11.3], [9.1, 11.3]]},
        "east": {"kind": "blocking", "outline": [[10.7, 9], [10.9, 9], [10.9, 11.3], [10.7, 11.3]]},
        "north": {"kind": "blocking", "outline": [[9.9, 10.6], [10.1, 10.6], [10.1, 10.7], [9.9, 10.7]]},
    }
    table = seized(radius=0.55, terrain=ring)

    assert table.warrior("bird").gone == ""
    assert table.happened("eliminated", "hawk", rule="MK-FLY-27")


@pytest.mark.rule("MK-FLY-29")
def test_MK_FLY_29_with_a_move_action_it_may_turn() -> None:
    table = flock(soaring=True).say("land", "bird", (10, 10), facing=WEST)

    assert (table.warrior("bird").facing, table.warrior("bird").is_soaring) == (WEST, False)


@pytest.mark.rule("MK-FLY-30")
def test_MK_FLY_30_hand_to_hand_in_the_air_there_is_no_height_either() -> None:
    """a44"""
    table = duel().say("close", "bird", "hawk")

    assert [facts[3] for facts in table.facts("hit")] == [15]
