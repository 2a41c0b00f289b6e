"""MKA: what awaits a warrior that moves up to another: Pole Arm, Terrify, Sneak Attack; and ways through bases."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, Card, Entry, Knights, figure, foe, near, own

FAR = foe("far", (34, 34))
IDLE = own("idle", (34, 2))
ELF = foe("elf", (10, 14.5))  # three inches from base to base
AT_THE_ELF = near("elf", 0, SOUTH)


def elf(*abilities: str, **values: Any) -> Card:
    return figure("elf", abilities=list(abilities), **values)


def field(*others: Entry, cards: tuple[Card, ...], dice: tuple[int, ...] = (), **more: Any) -> Knights:
    """The orc at (10, 10) facing north, somebody idle, an enemy far away, and all others that are named."""
    entry = own("orc", (10, 10), **more.pop("state", {}))
    return Knights([entry, IDLE, FAR, *(others or (ELF,))], list(cards), dice=dice, **more)


# -- Pole Arm ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-POLEARM-01")
@pytest.mark.parametrize(("facing", "answer", "clicks"), [(SOUTH, "pass", 1), (NORTH, "pass", 0), (NORTH, "spin", 1)])
def test_MKA_POLEARM_01_who_moves_up_to_its_front_takes_a_click(facing: int, answer: str, clicks: int) -> None:
    """What counts is its facing after the free spin."""
    table = field(foe("elf", (10, 14.5), facing=facing), cards=(elf("pole-arm"),)).say("move", "orc", AT_THE_ELF)
    if answer == "spin":
        table.say("spin", "elf", facing="orc")
    else:
        table.say("pass")

    assert table.warrior("orc").click == clicks
    assert table.happened("damaged", "orc", 1, 1, "elf", rule="MKA-POLEARM-01") is bool(clicks)
    assert table.question() == (0, "act")


@pytest.mark.rule("MKA-POLEARM-01")
def test_MKA_POLEARM_01_each_of_several_deals_its_click() -> None:
    entries = (foe("elf", (9.25, 14.5)), foe("elf2", near("elf", 0, EAST)))
    table = field(*entries, cards=(elf("pole-arm"),)).say("move", "orc", (10, 13.202)).say("pass").say("pass")

    assert (table.question(), table.subjects("pole-arm")) == ((0, "arrival"), ["elf", "elf2"])
    table.say("pole-arm", "elf2")
    assert table.warrior("orc").click == 2


@pytest.mark.rule("MKA-POLEARM-01")
def test_MKA_POLEARM_01_it_may_kill_and_its_player_has_the_credit() -> None:
    cards = (elf("pole-arm"), figure("orc", clicks=1, points=30))
    table = field(cards=cards).say("move", "orc", AT_THE_ELF).say("pass")

    assert (table.warrior("orc").gone, table.player(1).glory) == ("eliminated", 30)


@pytest.mark.rule("MKA-POLEARM-01")
def test_MKA_POLEARM_01_those_who_stay_or_turn_or_are_friends_feel_nothing() -> None:
    touching = foe("elf", near("orc"))
    held = field(touching, cards=(elf("pole-arm"),), dice=(3,)).away("move", "orc", (10, 5))
    turned = field(touching, cards=(elf("pole-arm"),), dice=(4,)).away("move", "orc", (10, 10), facing=EAST)
    friend = field(own("elf", (10, 14.5), facing=SOUTH), cards=(elf("pole-arm"),)).say("move", "orc", AT_THE_ELF)
    captive = field(foe("elf", (10, 14.5), guard="idle"), cards=(elf("pole-arm"),)).say("move", "orc", AT_THE_ELF)

    assert [table.warrior("orc").click for table in (held, turned, friend, captive)] == [0, 0, 0, 0]


@pytest.mark.rule("MKA-POLEARM-01")
def test_MKA_POLEARM_01_its_bearer_deals_nothing_by_moving_up_itself() -> None:
    table = field(cards=(figure("orc", abilities=["pole-arm"]),)).say("move", "orc", AT_THE_ELF).say("pass")

    assert (table.warrior("elf").click, table.warrior("orc").click) == (0, 0)


@pytest.mark.rule("MKA-POLEARM-01")
@pytest.mark.parametrize(("ability", "clicks"), [("toughness", 0), ("invulnerability", 0), ("crushing-blow", 1)])
def test_MKA_POLEARM_01_it_is_the_damage_of_an_ability(ability: str, clicks: int) -> None:
    cards = (elf("pole-arm"), figure("orc", abilities=[ability]))
    table = field(cards=cards).say("move", "orc", AT_THE_ELF).say("pass")

    assert table.warrior("orc").click == clicks


@pytest.mark.rule("MKA-POLEARM-01", "MK-FLY-14")
@pytest.mark.parametrize(("soaring", "clicks"), [(True, 1), (False, 0)])
def test_MKA_POLEARM_01_it_reaches_nobody_at_another_level(soaring: bool, clicks: int) -> None:
    cards = (elf("pole-arm", movement_type="wings"), figure("orc", movement_type="wings"))
    table = field(foe("elf", (10, 14.5), soaring=soaring), cards=cards, state={"soaring": True})
    table.say("move", "orc", AT_THE_ELF).go_on("act", seat=0)

    assert table.warrior("orc").click == clicks


@pytest.mark.rule("MKA-POLEARM-01")
def test_MKA_POLEARM_01_a_guard_meets_it_and_its_captive_does_not() -> None:
    table = field(ELF, foe("captive", near("orc", 0, EAST), guard="orc"), cards=(elf("pole-arm"),))
    table.say("move", "orc", AT_THE_ELF).say("escort", "captive", (11.3, 13.75))
    table.go_on("act", seat=0)

    assert [table.warrior(label).click for label in ("orc", "captive")] == [1, 0]


@pytest.mark.rule("MKA-POLEARM-01")
def test_MKA_POLEARM_01_a_member_of_a_formation_meets_it_too() -> None:
    cards = (elf("pole-arm"), *[figure(name, factions=["orc-khans"]) for name in ("orc", "mate")])
    line = (own("mate", near("orc", 0, EAST)), own("mate2", near("mate", 0, EAST)))
    table = field(ELF, *line, cards=cards).say("form", "orc", "mate", "mate2")
    table.say("plan", "orc", (10, 13)).say("plan", "mate", (11.5, 13)).say("plan", "mate2", (13, 13)).say("commit")
    table.go_on("act", seat=0)

    assert [table.warrior(label).click for label in ("orc", "mate", "mate2")] == [1, 0, 0]
    assert [table.at(label) for label in ("orc", "mate", "mate2")] == [(10, 13), (11.5, 13), (13, 13)]


@pytest.mark.rule("MKA-POLEARM-01", "MK-SPRINT-06")
def test_MKA_POLEARM_01_a_sprint_into_it_costs_both_clicks() -> None:
    table = field(cards=(elf("pole-arm"),)).say("sprint", "orc", AT_THE_ELF).say("pass")

    assert table.keys() == {"pole-arm", "sprint-click"}
    assert table.say("sprint-click").warrior("orc").click == 2


# -- Terrify -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-TERRIFY-01")
@pytest.mark.parametrize("face", [1, 2])
def test_MKA_TERRIFY_01_a_one_or_two_keeps_the_enemy_off(face: int) -> None:
    table = field(cards=(elf("terrify"),), dice=(face,)).say("move", "orc", AT_THE_ELF)

    assert (table.question(), table.at("orc")) == ((0, "another-way"), (10, 10))
    assert table.happened("frightened", "orc", "elf", face, rule="MKA-TERRIFY-01")
    assert table.refused("another-way", "orc", AT_THE_ELF) == {"MKA-TERRIFY-01"}
    assert table.because("another-way", "orc", AT_THE_ELF) == {"frightened"}
    table.say("another-way", "orc", near("elf", 0.011, SOUTH), facing=EAST)
    assert (table.at("orc"), table.warrior("orc").facing) == ((10, 12.989), EAST)
    assert (table.warrior("orc").tokens, table.player(0).actions) == (1, 1)


@pytest.mark.rule("MKA-TERRIFY-01")
@pytest.mark.parametrize("face", [3, 6])
def test_MKA_TERRIFY_01_with_more_it_comes(face: int) -> None:
    table = field(cards=(elf("terrify"),), dice=(face,)).say("move", "orc", AT_THE_ELF)

    assert (table.question(), table.at("orc")) == ((1, "free-spin"), (10, 13))
    assert table.happened("unafraid", "orc", "elf", face)


@pytest.mark.rule("MKA-TERRIFY-01")
def test_MKA_TERRIFY_01_the_frightened_may_stay_where_it_is() -> None:
    table = field(cards=(elf("terrify"),), dice=(2,)).say("move", "orc", AT_THE_ELF, facing=EAST).say("pass")

    assert (table.at("orc"), table.warrior("orc").facing) == ((10, 10), NORTH)
    assert (table.warrior("orc").tokens, table.warrior("orc").has_moved) == (1, False)


@pytest.mark.rule("MKA-TERRIFY-01")
def test_MKA_TERRIFY_01_another_way_obeys_the_rules_of_the_same_action() -> None:
    far = field(cards=(elf("terrify"),), dice=(2,)).say("move", "orc", AT_THE_ELF)
    sprint = field(cards=(elf("terrify"),), dice=(2,)).say("sprint", "orc", AT_THE_ELF)

    assert far.refused("another-way", "orc", (18, 10)) == set()
    assert far.refused("another-way", "orc", (18.001, 10)) == {"MK-MOVE-02"}
    assert sprint.refused("another-way", "orc", (26, 10)) == set()
    assert sprint.say("another-way", "orc", (26, 10)).warrior("orc").click == 1


@pytest.mark.rule("MKA-TERRIFY-01")
def test_MKA_TERRIFY_01_each_one_who_frightens_rolls_and_none_of_them_twice() -> None:
    entries = (foe("elf", (9.25, 14.5)), foe("elf2", near("elf", 0, EAST)))
    table = field(*entries, cards=(elf("terrify"),), dice=(3, 2)).say("move", "orc", (10, 13.202))

    assert table.happened("unafraid", "orc", "elf")
    assert table.happened("frightened", "orc", "elf2")
    table.say("another-way", "orc", near("elf", 0, SOUTH)).done()
    assert table.question() == (1, "free-spin")


@pytest.mark.rule("MKA-TERRIFY-01")
def test_MKA_TERRIFY_01_who_withstands_all_of_them_comes() -> None:
    entries = (foe("elf", (9.25, 14.5)), foe("elf2", near("elf", 0, EAST)))
    table = field(*entries, cards=(elf("terrify"),), dice=(3, 4)).say("move", "orc", (10, 13.202)).done()

    assert (table.question(), table.at("orc")) == ((1, "free-spin"), (10, 13.202))


@pytest.mark.rule("MKA-TERRIFY-01")
def test_MKA_TERRIFY_01_whoever_has_frightened_it_stays_out_of_reach() -> None:
    """One after the other: the first one is not forgotten."""
    entries = (foe("elf", (7, 14)), foe("elf2", (13, 14)))
    table = field(*entries, cards=(elf("terrify"),), dice=(1, 2)).say("move", "orc", AT_THE_ELF)
    table.say("another-way", "orc", near("elf2", 0, SOUTH)).done()

    assert table.question() == (0, "another-way")
    assert table.refused("another-way", "orc", AT_THE_ELF) == {"MKA-TERRIFY-01"}
    assert table.refused("another-way", "orc", near("elf2", 0, SOUTH)) == {"MKA-TERRIFY-01"}
    assert table.refused("another-way", "orc", (10, 14)) == set()


@pytest.mark.rule("MKA-TERRIFY-01")
def test_MKA_TERRIFY_01_no_die_for_passing_by_for_friends_or_when_it_is_off() -> None:
    away = field(cards=(elf("terrify"),)).say("move", "orc", near("elf", 0.011, SOUTH))
    friend = field(own("elf", (10, 14.5)), cards=(elf("terrify"),)).say("move", "orc", AT_THE_ELF)
    captive = field(foe("elf", (10, 14.5), guard="idle"), cards=(elf("terrify"),)).say("move", "orc", AT_THE_ELF)
    off = field(foe("elf", (10, 14.5), off=["terrify"]), cards=(elf("terrify"),)).say("move", "orc", AT_THE_ELF)

    assert [table.rolls() for table in (away, friend, captive, off)] == [[], [], [], []]


@pytest.mark.rule("MKA-TERRIFY-01")
def test_MKA_TERRIFY_01_who_is_there_already_is_not_frightened_again() -> None:
    """One roll to break away, none for terror."""
    table = field(foe("elf", near("orc")), cards=(elf("terrify"),), dice=(4,))
    table.away("move", "orc", (10, 9), near("elf", 0, 300), facing="elf").done()

    assert table.question() == (1, "free-spin")


@pytest.mark.rule("MKA-TERRIFY-01", "MK-CHARGE-11")
def test_MKA_TERRIFY_01_a_frightened_surge_may_turn_to_another_or_come_to_nothing() -> None:
    """Without contact there is neither a click nor an attack."""
    entries = (ELF, foe("other", (14, 13)))
    away = field(*entries, cards=(elf("terrify"),), dice=(1,)).say("surge", "orc", AT_THE_ELF)
    turned = field(*entries, cards=(elf("terrify"),), dice=(1,)).say("surge", "orc", AT_THE_ELF)
    away.say("another-way", "orc", (10, 12))
    turned.say("another-way", "orc", near("other", 0, SOUTH)).say("pass")

    assert (away.warrior("orc").click, away.warrior("orc").tokens, away.question()) == (0, 1, (0, "act"))
    assert (turned.warrior("orc").click, turned.offered("close")) == (1, {"other"})


@pytest.mark.rule("MKA-TERRIFY-01", "MK-FLY-14")
@pytest.mark.parametrize(("soaring", "rolls"), [(True, 1), (False, 0)])
def test_MKA_TERRIFY_01_it_frightens_nobody_at_another_level(soaring: bool, rolls: int) -> None:
    cards = (elf("terrify", movement_type="wings"), figure("orc", movement_type="wings"))
    table = field(foe("elf", (10, 14.5), soaring=soaring), cards=cards, state={"soaring": True}, dice=(3,))
    table.say("move", "orc", AT_THE_ELF)

    assert len(table.rolls()) == rolls


@pytest.mark.rule("MKA-TERRIFY-01", "MK-FLY-05")
def test_MKA_TERRIFY_01_who_lands_beside_it_is_frightened_in_the_air() -> None:
    cards = (elf("terrify"), figure("orc", movement_type="wings"))
    table = field(cards=cards, state={"soaring": True}, dice=(2,)).say("land", "orc", AT_THE_ELF)

    assert (table.question(), table.warrior("orc").is_soaring) == ((0, "another-way"), True)
    assert table.refused("another-way", "orc", (14, 10)) == set()
    assert table.refused("another-way", "orc", (14.001, 10)) == {"MK-MOVE-02"}
    assert not table.say("another-way", "orc", (14, 10)).warrior("orc").is_soaring


@pytest.mark.rule("MKA-TERRIFY-01")
def test_MKA_TERRIFY_01_a_guard_and_its_captive_are_turned_away_together() -> None:
    table = field(ELF, foe("captive", near("orc", 0, EAST), guard="orc"), cards=(elf("terrify"),), dice=(2,))
    table.say("move", "orc", AT_THE_ELF)

    assert table.question() == (0, "another-way")
    table.say("another-way", "orc", (10, 5)).say("escort", "captive", near("orc", 0, EAST))
    assert table.at("captive") == (11.5, 5)


@pytest.mark.rule("MKA-TERRIFY-01")
def test_MKA_TERRIFY_01_the_die_is_modified_by_nothing() -> None:
    """Breaking away comes first, then the terror: two dice, each on its own."""
    table = field(foe("other", near("orc", 0, SOUTH)), ELF, cards=(elf("terrify"),), dice=(4, 2))
    table.away("move", "orc", AT_THE_ELF).done()

    assert (table.rolls(), table.question()) == ([(4,), (2,)], (0, "another-way"))


@pytest.mark.rule("MKA-TERRIFY-01", "MKA-STRONGFLIER-01")
def test_MKA_TERRIFY_01_a_frightened_flier_keeps_its_burden() -> None:
    """The other way needs room for both; who stays has carried nobody."""
    cards = (elf("terrify"), figure("orc", abilities=["strong-flier"], movement_type="wings"))
    entries = (ELF, own("friend", near("orc", 0, EAST)))
    table = field(*entries, cards=cards, dice=(1,)).say("move", "orc", AT_THE_ELF, "friend")
    stays = field(*entries, cards=cards, dice=(1,)).say("move", "orc", AT_THE_ELF, "friend").say("pass")
    table.say("another-way", "orc", (10, 5)).say("set-down", "friend", near("orc", 0, EAST))

    assert (table.at("friend"), table.warrior("friend").is_done) == ((11.5, 5), True)
    assert (stays.question(), stays.warrior("friend").is_done) == ((0, "act"), False)


# -- Ghostform -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-GHOSTFORM-01")
def test_MKA_GHOSTFORM_01_it_goes_through_bases_and_ends_on_none() -> None:
    others = (foe("elf", (10, 12)), own("friend", (10, 14)))
    ghost = field(*others, cards=(figure("orc", abilities=["ghostform"]),))
    body = field(*others, cards=(figure("orc"),))

    assert ghost.refused("move", "orc", (10, 16)) == set()
    assert body.refused("move", "orc", (10, 16)) == {"MK-MOVE-06"}
    assert ghost.refused("move", "orc", (10, 13)) == {"MK-MOVE-08"}


@pytest.mark.rule("MKA-GHOSTFORM-01")
def test_MKA_GHOSTFORM_01_between_two_that_touch_but_through_no_wall() -> None:
    pair = (foe("a", (9.25, 12)), foe("b", near("a", 0, EAST)))
    wall = {"wall": {"kind": "blocking", "outline": [[5, 15], [15, 15], [15, 16], [5, 16]]}}
    ghost = field(*pair, cards=(figure("orc", abilities=["ghostform"]),), terrain=wall)

    assert ghost.refused("move", "orc", (10, 13.3)) == set()
    assert "MK-TERRAIN-28" in ghost.refused("move", "orc", (10, 17))


@pytest.mark.rule("MKA-GHOSTFORM-01")
@pytest.mark.parametrize(("face", "at"), [(3, (10, 10)), (4, (10, 14))])
def test_MKA_GHOSTFORM_01_it_must_break_away_as_others_do(face: int, at: tuple[float, float]) -> None:
    table = field(foe("elf", near("orc")), cards=(figure("orc", abilities=["ghostform"]),), dice=(face,))

    assert table.away("move", "orc", (10, 14)).at("orc") == at


# -- Sneak Attack --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-SNEAKATTACK-01")
@pytest.mark.parametrize(("abilities", "asked"), [(["sneak-attack"], (0, "act")), ([], (1, "free-spin"))])
def test_MKA_SNEAKATTACK_01_nobody_turns_to_who_comes_unseen(abilities: list[str], asked: tuple[int, str]) -> None:
    table = field(foe("elf", (10, 14.5), facing=NORTH), cards=(figure("orc", abilities=abilities),))

    assert table.say("move", "orc", AT_THE_ELF).question() == asked


@pytest.mark.rule("MKA-SNEAKATTACK-01")
def test_MKA_SNEAKATTACK_01_whom_it_touched_before_sees_it() -> None:
    """It breaks away from the elf and comes to both: the elf may turn, the other one may not."""
    card = figure("orc", abilities=["sneak-attack"])
    table = field(foe("elf", near("orc")), foe("other", (13, 11.5)), cards=(card,), dice=(4,))
    table.away("move", "orc", (11.5, 9), (11.5, 11.5))

    assert (table.question(), table.subjects("spin")) == ((1, "free-spin"), ["elf"])
    assert table.say("pass").question() == (0, "act")


@pytest.mark.rule("MKA-SNEAKATTACK-01")
def test_MKA_SNEAKATTACK_01_in_a_surge_and_in_the_air_as_well() -> None:
    """From behind: damage 2 doubled."""
    cards = (figure("orc", abilities=["sneak-attack"], movement_type="wings"), elf(movement_type="wings"))
    table = field(foe("elf", (10, 14.5), facing=NORTH, soaring=True), cards=cards, state={"soaring": True}, dice=(3, 4))
    table.say("surge", "orc", AT_THE_ELF).say("close", "orc", "elf").go_on("act")

    assert table.warrior("elf").click == 4


# -- back from the dead --------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-MOVE-13")
def test_MK_MOVE_13_who_is_brought_back_has_not_moved() -> None:
    fallen = own("bones", (0, 0), gone="eliminated", moved=True)
    table = field(ELF, fallen, cards=(figure("orc", abilities=["necromancy"]), figure("bones", clicks=8)), dice=(2,))
    table.say("raise", "orc", "bones", near("orc", 0, EAST), facing=NORTH).go_on("act", seat=0)
    bones = table.warrior("bones")

    assert (bones.gone, bones.has_moved) == ("", False)
    assert table.at("bones") == (11.5, 10)
