"""MKA: special abilities on the damage value, what they do, and what they forbid."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, SOUTH, WEST, Card, Entry, Knights, figure, foe, item, near, own, warrior
from tercio.games.mageknight.field.ground import touches_loot


def mage(*abilities: str, **values: Any) -> Card:
    plain = {"attack_types": ["bow"], "range": 8, "ranged_damage": 2, "attack": 9}
    return figure("mage", abilities=abilities, **{**plain, **values})


def aiming(
    card: Card,
    *others: Entry,
    elf: Card | None = None,
    cards: tuple[Card, ...] = (),
    dice: tuple[int, ...] = (),
    elf_is: dict[str, Any] | None = None,
    **position: Any,
) -> Knights:
    """The mage at (10, 10), looking north, and the elf 6 inches ahead of it."""
    table = [own("mage", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 16), **(elf_is or {})), foe("far", (34, 34))]
    return Knights([*table, *others], [card, elf or figure("elf"), *cards], dice=dice, **position)


def without(table: Knights, who: str, ability: str) -> Knights:
    """Switched off by the player who is asked."""
    _, number = table.words.meant(table.match, "switch-off", table.number(who), {"ability": ability})
    table.take(table.answer("switch-off", who)._replace(picks=(number,)))
    return table


def compared(table: Knights) -> dict[str, tuple[int, ...]]:
    """Result, attack value and defense of the last comparison with each."""
    found = [event.facts for event in table.match.events if event.name in ("hit", "missed")]
    return {table.name(facts[0]): facts[1:] for facts in found}


# -- Berserk and Battle Fury ---------------------------------------------------------------------------------


def guarding(ability: str, click: int = 0) -> Knights:
    """The orc guards an elf and shows the ability from its second click on; another elf is about to strike it."""
    dial = [{}, {"abilities": [ability]}, {"abilities": [ability]}, {}]
    orc = figure("orc", dial=dial, attack_types=["sword", "bow"], range=8, ranged_damage=2)
    return Knights(
        [
            own("orc", (10, 10), click=click), own("idle", (34, 2)), foe("held", near("orc"), guard="orc"),
            foe("elf", near("orc", 0, SOUTH), facing=90), foe("far", (10, 16)),
        ],
        [orc, figure("held", points=31), figure("elf", damage=1)],
        dice=[4, 4],
        active=1,
    )  # fmt: skip


@pytest.mark.rule("MKA-BERSERK-01")
def test_MKA_BERSERK_01_when_it_shows_the_captive_is_eliminated() -> None:
    table = guarding("berserk").say("close", "elf", "orc").go_on("act")

    assert table.warrior("orc").click == 1
    assert table.warrior("held").gone == "eliminated"
    assert table.player(0).glory == 31
    assert table.happened("eliminated", "held", "orc", rule="MKA-BERSERK-01")


@pytest.mark.rule("MKA-BERSERK-01")
def test_MKA_BERSERK_01_no_ranged_action_of_any_kind() -> None:
    table = aiming(mage("berserk", "magic-freeze", "shockwave"), own("orc", (5, 5)))
    close = Knights([own("orc", (10, 10)), foe("elf", near("orc"))], [figure("orc", abilities=["berserk"])])

    assert table.refused("ranged", "mage", "elf") == {"MKA-BERSERK-01"}
    assert table.refused("freeze", "mage", "elf") == {"MKA-BERSERK-01"}
    assert "MKA-BERSERK-01" in table.refused("shockwave", "mage")
    assert "close" in close.keys("orc")


@pytest.mark.rule("MKA-BATTLEFURY-01")
def test_MKA_BATTLEFURY_01_when_it_shows_the_captive_goes_free() -> None:
    table = guarding("battle-fury").say("close", "elf", "orc").go_on("act")

    assert not table.warrior("held").is_captive
    assert table.warrior("held").is_here
    assert table.happened("freed", "held", rule="MKA-BATTLEFURY-01")


@pytest.mark.rule("MKA-BATTLEFURY-01")
def test_MKA_BATTLEFURY_01_its_bearer_may_shoot() -> None:
    assert aiming(mage("battle-fury")).refused("ranged", "mage", "elf") == set()


@pytest.mark.rule("MKA-BERSERK-01", "MKA-BATTLEFURY-01")
@pytest.mark.parametrize("ability", ["berserk", "battle-fury"])
def test_MKA_BATTLEFURY_01_neither_takes_captives_nor_is_taken(ability: str) -> None:
    rule = f"MKA-{ability.upper().replace('-', '')}-01"
    wild = figure("wild", abilities=[ability])
    takes = Knights([own("wild", (10, 10)), foe("elf", near("wild"))], [wild])
    taken = Knights([own("orc", (10, 10)), foe("wild", near("orc")), foe("elf", near("orc", 0, EAST))], [wild])

    assert takes.refused("capture", "wild", "elf") == {rule}
    assert taken.refused("capture", "orc", "wild") == {rule}
    assert taken.offered("capture") == {"elf"}


@pytest.mark.rule("MKA-BERSERK-01", "MKA-BATTLEFURY-01")
@pytest.mark.parametrize("ability", ["berserk", "battle-fury"])
def test_MKA_BERSERK_01_before_that_click_the_guard_keeps_its_captive(ability: str) -> None:
    assert guarding(ability).warrior("held").is_captive


# -- Magic Enhancement ---------------------------------------------------------------------------------------


WITCH = figure("witch", abilities=["magic-enhancement"], attack_types=["wand"], range=8, ranged_damage=1)


@pytest.mark.rule("MKA-MAGICENHANCEMENT-01")
@pytest.mark.parametrize(("gap", "clicks"), [(0, 3), (0.1, 2)])
def test_MKA_MAGICENHANCEMENT_01_friends_in_contact_shoot_harder(gap: float, clicks: int) -> None:
    table = aiming(mage(), own("witch", near("mage", gap, WEST)), cards=(WITCH,), dice=(4, 4))
    table.say("ranged", "mage", "elf").go_on("act")

    assert table.warrior("elf").click == clicks


@pytest.mark.rule("MKA-MAGICENHANCEMENT-01")
def test_MKA_MAGICENHANCEMENT_01_several_are_no_more_than_one() -> None:
    table = aiming(
        mage(), own("witch", near("mage", 0, WEST)), own("witch2", near("mage", 0, EAST)), cards=(WITCH,), dice=(4, 4)
    )
    table.say("ranged", "mage", "elf").go_on("act")

    assert table.warrior("elf").click == 3


@pytest.mark.rule("MKA-MAGICENHANCEMENT-01")
def test_MKA_MAGICENHANCEMENT_01_neither_itself_nor_blows_nor_when_switched_off() -> None:
    own_shot = Knights([own("witch", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 16))], [WITCH], dice=[4, 4])
    own_shot.say("ranged", "witch", "elf").go_on("act")
    blow = Knights(
        [own("orc", (10, 10)), own("witch", near("orc", 0, WEST)), foe("elf", near("orc")), foe("far", (34, 34))],
        [WITCH, figure("orc", damage=2)],
        dice=[4, 4],
    )
    blow.say("close", "orc", "elf").go_on("act")
    off = aiming(mage(), own("witch", near("mage", 0, WEST), off=["magic-enhancement"]), cards=(WITCH,), dice=(4, 4))
    off.say("ranged", "mage", "elf").go_on("act")

    assert [own_shot.warrior("elf").click, blow.warrior("elf").click, off.warrior("elf").click] == [1, 2, 2]


@pytest.mark.rule("MKA-MAGICENHANCEMENT-01")
def test_MKA_MAGICENHANCEMENT_01_for_many_targets_each_or_the_sum() -> None:
    flames = aiming(
        mage("flame-lightning"), own("witch", near("mage", 0, WEST)), foe("elf2", near("elf", 0, EAST)), cards=(WITCH,),
        dice=(4, 4),
    )  # fmt: skip
    flames.say("flame", "mage", "elf").go_on("act")
    divided = aiming(
        mage(arrows=2), own("witch", near("mage", 0, WEST)), foe("elf2", (13, 16)), cards=(WITCH,), dice=(4, 4)
    )
    divided.say("ranged", "mage", "elf", "elf2").go_on("split")
    most = divided.options("split")[0].high

    assert [flames.warrior(who).click for who in ("elf", "elf2")] == [2, 2]
    assert most == 3


@pytest.mark.rule("MKA-MAGICENHANCEMENT-01", "MK-MOD-15")
def test_MKA_MAGICENHANCEMENT_01_it_is_a_modifier_under_the_rule_of_3() -> None:
    table = Knights(
        [
            own("mage", (10, 10), items=["ring"]), own("witch", near("mage", 0, WEST)), foe("elf", (10, 16)),
            foe("far", (34, 34)),
        ],
        [mage(ranged_damage=1), WITCH, item("ring", changes={"ranged-damage": 3}), figure("elf", clicks=9)],
        dice=[4, 4],
    )  # fmt: skip
    table.say("ranged", "mage", "elf").go_on("act")

    assert table.warrior("elf").click == 4


# -- Demoralized ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-DEMORALIZED-01")
def test_MKA_DEMORALIZED_01_only_moves_and_not_up_to_an_enemy() -> None:
    card = figure("orc", abilities=["demoralized"], attack_types=["sword", "bow"], range=8, ranged_damage=1)
    table = Knights([own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 15))], [card])
    touched = Knights([own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc"))], [card], dice=[4])

    assert table.keys("orc") == {"move", "sprint"}
    assert table.because("ranged", "orc", "elf") == {"demoralized"}
    assert touched.because("close", "orc", "elf") == {"demoralized"}
    assert table.refused("move", "orc", near("elf", 0, SOUTH)) == {"MKA-DEMORALIZED-01"}
    assert table.refused("move", "orc", near("elf", 0.1, SOUTH)) == set()
    assert touched.say("move", "orc").refused("move", "orc", (10, 6)) == set()


@pytest.mark.rule("MKA-DEMORALIZED-01")
def test_MKA_DEMORALIZED_01_it_may_turn_beside_an_enemy_and_stand_beside_a_captive() -> None:
    card = figure("orc", abilities=["demoralized"])
    touched = Knights([own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc"))], [card], dice=[4])
    captive = Knights(
        [own("orc", (10, 10)), own("guard", (14, 14)), foe("held", near("guard", 0, WEST), guard="guard")], [card]
    )

    assert touched.say("move", "orc").refused("move", "orc", (10, 10), facing=180) == set()
    assert captive.refused("move", "orc", near("held", 0, SOUTH)) == set()


@pytest.mark.rule("MKA-DEMORALIZED-01", "MK-TERM-01")
def test_MKA_DEMORALIZED_01_it_controls_nothing_and_keeps_nobody_in_the_game() -> None:
    card = figure("coward", abilities=["demoralized"])
    table = Knights(
        [own("coward", (10, 10)), foe("elf", (30, 30))],
        [card],
        missions=[{"at": [10, 11]}],
        players=[{}, {}],
        last_turn=9,
    )
    table.end().go_on()

    assert table.happened("out", 0)
    assert table.winners == (1,)


@pytest.mark.rule("MKA-DEMORALIZED-01", "MK-OBJECTIVE-08")
def test_MKA_DEMORALIZED_01_an_objective_beside_it_stays_neutral() -> None:
    card = figure("coward", abilities=["demoralized"])
    table = Knights(
        [own("coward", (10, 10)), own("idle", (34, 2)), foe("elf", (30, 30))], [card], missions=[{"at": [10, 11]}]
    )
    table.end().go_on("act", seat=1)

    assert table.mission().holder == -1


# -- Pierce --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-PIERCE-01")
@pytest.mark.parametrize("abilities", [["battle-armor", "toughness"], ["invulnerability"]])
def test_MKA_PIERCE_01_shots_go_through_armor_toughness_and_invulnerability(abilities: list[str]) -> None:
    table = aiming(mage("pierce"), elf=figure("elf", abilities=abilities), dice=(3, 3)).say("ranged", "mage", "elf")
    table.go_on("act")

    assert compared(table)["elf"] == (15, 9, 15)
    assert table.warrior("elf").click == 2


@pytest.mark.rule("MKA-PIERCE-01")
def test_MKA_PIERCE_01_not_in_close_combat_nor_switched_off_nor_past_a_dodge() -> None:
    blow = Knights(
        [own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc")), foe("far", (34, 34))],
        [figure("orc", abilities=["pierce"], damage=2), figure("elf", abilities=["toughness"])],
        dice=[4, 4],
    )
    blow.say("close", "orc", "elf").go_on("act")
    off = aiming(mage("pierce"), elf=figure("elf", abilities=["toughness"]), dice=(4, 4))
    without(off, "mage", "pierce").say("ranged", "mage", "elf").go_on("act")
    dodged = aiming(mage("pierce"), elf=figure("elf", abilities=["dodge"]), dice=(4, 4, 4))
    dodged.say("ranged", "mage", "elf").go_on("act")

    assert [table.warrior("elf").click for table in (blow, off, dodged)] == [1, 1, 0]


@pytest.mark.rule("MKA-PIERCE-01", "MKA-STORMFIRE-01")
def test_MKA_PIERCE_01_it_works_with_other_ranged_abilities() -> None:
    table = aiming(
        mage("pierce", "stormfire"), foe("elf2", (12, 16)), elf=figure("elf", abilities=["toughness"]), dice=(4, 4)
    )
    table.say("stormfire", "mage", "elf").go_on("act")

    assert [table.warrior(who).click for who in ("elf", "elf2")] == [2, 2]


# -- Magic Freeze --------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-MAGICFREEZE-01")
@pytest.mark.parametrize(
    ("tokens", "face", "after", "click"), [(0, 4, 1, 2), (0, 3, 0, 2), (1, 4, 2, 3), (1, 3, 1, 2), (1, 6, 2, 3)]
)
def test_MKA_MAGICFREEZE_01_a_token_on_four_to_six_and_a_click_for_the_second(
    tokens: int, face: int, after: int, click: int
) -> None:
    table = aiming(mage("magic-freeze"), dice=(4, 4, face), elf_is={"tokens": tokens})
    table.say("freeze", "mage", "elf").go_on("act")

    assert (table.warrior("elf").tokens, table.warrior("elf").click) == (after, click)


@pytest.mark.rule("MKA-MAGICFREEZE-01", "MK-TERM-17")
def test_MKA_MAGICFREEZE_01_toughness_does_not_keep_off_the_push() -> None:
    table = aiming(
        mage("magic-freeze"), elf=figure("elf", abilities=["toughness"]), dice=(4, 4, 4), elf_is={"tokens": 1}
    )
    table.say("freeze", "mage", "elf").go_on("act")

    assert table.warrior("elf").click == 2


@pytest.mark.rule("MKA-MAGICFREEZE-01")
def test_MKA_MAGICFREEZE_01_no_die_for_two_tokens_a_miss_or_the_dead() -> None:
    full = aiming(mage("magic-freeze"), dice=(4, 4), elf_is={"tokens": 2}).say("freeze", "mage", "elf").go_on("act")
    missed = aiming(mage("magic-freeze"), dice=(1, 2)).say("freeze", "mage", "elf").go_on("act")
    dead = aiming(mage("magic-freeze"), elf=figure("elf", clicks=2), dice=(4, 4)).say("freeze", "mage", "elf")
    dead.go_on("act")

    assert [table.dice_left for table in (full, missed, dead)] == [0, 0, 0]
    assert full.warrior("elf").tokens == 2
    assert dead.warrior("elf").gone == "eliminated"


@pytest.mark.rule("MKA-MAGICFREEZE-01", "MK-DAMAGE-11")
def test_MKA_MAGICFREEZE_01_who_dies_of_the_push_is_the_freezers() -> None:
    table = aiming(mage("magic-freeze"), elf=figure("elf", clicks=3, points=40), dice=(4, 4, 4), elf_is={"tokens": 1})
    table.say("freeze", "mage", "elf").go_on("act")

    assert table.player(0).glory == 40


@pytest.mark.rule("MKA-MAGICFREEZE-01")
def test_MKA_MAGICFREEZE_01_a_token_from_another_turn_goes_in_its_own_end_phase() -> None:
    table = aiming(mage("magic-freeze"), dice=(4, 4, 4)).say("freeze", "mage", "elf").go_on("act")
    frozen = table.warrior("elf").tokens
    table.end().go_on("act", seat=1).end().go_on("act", seat=0)

    assert (frozen, table.warrior("elf").tokens) == (1, 0)


# -- Magic Confusion -----------------------------------------------------------------------------------------


def confused(*others: Entry, dice: tuple[int, ...] = (4, 4), **more: Any) -> Knights:
    return aiming(mage("magic-confusion"), *others, dice=dice, **more).say("confuse", "mage", "elf").go_on("confuse")


@pytest.mark.rule("MKA-MAGICCONFUSION-01")
def test_MKA_MAGICCONFUSION_01_the_target_is_moved_unhurt_and_without_a_token() -> None:
    table = confused()
    asked = table.question()
    table.say("lead", "elf", (10, 24), facing=90)

    assert asked == (0, "confuse")
    assert table.at("elf") == (10, 24)
    assert (table.warrior("elf").click, table.warrior("elf").tokens, table.warrior("elf").facing) == (0, 0, 90)
    assert not table.warrior("elf").has_acted


@pytest.mark.rule("MKA-MAGICCONFUSION-01")
def test_MKA_MAGICCONFUSION_01_no_further_than_it_moves_and_not_to_your_own() -> None:
    table = confused(own("orc", (14, 16)))

    assert table.because("lead", "elf", (10, 24.001)) == {"too-far"}
    assert table.because("lead", "elf", near("orc", 0, WEST)) == {"touches-your-own"}
    assert table.because("lead", "elf", near("orc", 0.1, WEST)) == set()


@pytest.mark.rule("MKA-MAGICCONFUSION-01")
def test_MKA_MAGICCONFUSION_01_only_the_end_of_its_way_must_not_touch_your_own() -> None:
    table = confused(own("orc", (14, 16)))

    assert table.because("lead", "elf", (11, 16), near("orc", 0, WEST)) == {"touches-your-own"}
    assert table.because("lead", "elf", (11, 16), (11, 18)) == set()


@pytest.mark.rule("MKA-MAGICCONFUSION-01")
def test_MKA_MAGICCONFUSION_01_it_may_be_led_to_somebody_elses_or_stay() -> None:
    table = Knights(
        [
            own("mage", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 16)), foe("far", (34, 34)),
            warrior("third", 2, (10, 20)),
        ],
        [mage("magic-confusion")],
        dice=[4, 4],
        players=[{"actions": 2}, {}, {}],
    )  # fmt: skip
    table.say("confuse", "mage", "elf").go_on("confuse")
    led = table.refused("lead", "elf", near("third", 0, SOUTH))
    table.say("pass")

    assert led == set()
    assert table.at("elf") == (10, 16)
    assert table.question() == (0, "act")


@pytest.mark.rule("MKA-MAGICCONFUSION-01")
@pytest.mark.parametrize(("face", "at"), [(3, (10, 16)), (4, (10, 20))])
def test_MKA_MAGICCONFUSION_01_it_breaks_away_like_anybody(face: int, at: tuple[int, int]) -> None:
    table = Knights(
        [
            own("mage", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 16)), foe("far", (34, 34)),
            warrior("third", 2, near("elf", 0, EAST)),
        ],
        [mage("magic-confusion")],
        dice=[4, 4, face],
        players=[{"actions": 2}, {}, {}],
    )  # fmt: skip
    table.say("confuse", "mage", "elf").go_on("confuse").away("lead", "elf", (10, 20)).done()

    assert table.at("elf") == at


@pytest.mark.rule("MKA-MAGICCONFUSION-01", "MK-CRIT-05")
def test_MKA_MAGICCONFUSION_01_no_damage_even_for_a_critical_hit_and_no_retaliation() -> None:
    table = confused(dice=(6, 6), elf=figure("elf", abilities=["magic-retaliation"])).say("pass")

    assert [table.warrior("elf").click, table.warrior("mage").click] == [0, 0]


@pytest.mark.rule("MKA-MAGICCONFUSION-01")
def test_MKA_MAGICCONFUSION_01_a_miss_moves_nobody_and_a_curse_comes_after_the_move() -> None:
    missed = aiming(mage("magic-confusion"), dice=(1, 2)).say("confuse", "mage", "elf")
    cursed = confused(elf=figure("elf", abilities=["cursed"]))
    before = cursed.warrior("elf").click
    cursed.say("lead", "elf", (10, 20)).go_on("act")

    assert missed.question() == (0, "act")
    assert (before, cursed.warrior("elf").click) == (0, 1)


@pytest.mark.rule("MKA-MAGICCONFUSION-01")
def test_MKA_MAGICCONFUSION_01_a_guard_takes_its_captive_along_and_flyers_stay_in_the_air() -> None:
    guard = confused(own("held", near("elf", 0, EAST), guard="elf")).say("lead", "elf", (10, 20))
    guard.say("escort", "held", near("elf", 0, WEST)).go_on("act")
    wings = Knights(
        [own("mage", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 16), soaring=True), foe("far", (34, 34))],
        [mage("magic-confusion"), figure("elf", movement_type="wings")],
        dice=[4, 4],
    )
    wings.say("confuse", "mage", "elf").go_on("confuse").say("lead", "elf", (10, 20))

    assert guard.at("elf") == (10, 20)
    assert guard.at("held") == (8.5, 20)
    assert wings.warrior("elf").is_soaring


# -- Frenzy --------------------------------------------------------------------------------------------------


FURY = figure("fury", abilities=["frenzy"])


@pytest.mark.rule("MKA-FRENZY-01")
def test_MKA_FRENZY_01_it_is_given_an_action_before_the_others() -> None:
    table = Knights(
        [own("fury", (10, 10)), own("orc", (20, 10)), foe("elf", (30, 30))], [FURY], players=[{"actions": 3}, {}]
    )
    refused = table.refused("move", "orc", (20, 12))
    table.say("move", "fury", (10, 12))

    assert refused == {"MKA-FRENZY-01"}
    assert table.refused("move", "orc", (20, 12)) == set()


@pytest.mark.rule("MKA-FRENZY-01")
@pytest.mark.parametrize(
    "fury",
    [
        own("fury", (10, 10), tokens=2),
        own("fury", (10, 10), acted=True),
        own("fury", (10, 10), guard="guard"),
    ],
)
def test_MKA_FRENZY_01_not_with_two_tokens_after_its_action_or_as_a_captive(fury: Entry) -> None:
    table = Knights([fury, own("orc", (20, 10)), foe("guard", near("fury"))], [FURY])

    assert table.refused("move", "orc", (20, 12)) == set()


@pytest.mark.rule("MKA-FRENZY-01")
def test_MKA_FRENZY_01_several_in_any_order_and_passing_is_allowed() -> None:
    table = Knights([own("fury", (10, 10)), own("fury2", (20, 10)), own("orc", (30, 10)), foe("elf", (30, 30))], [FURY])

    assert table.subjects("move") == ["fury", "fury2"]
    assert table.end().go_on("act", seat=1).question() == (1, "act")


@pytest.mark.rule("MKA-FRENZY-01", "MKA-QUICKNESS-01")
def test_MKA_FRENZY_01_a_quick_move_is_none_of_the_players_actions() -> None:
    cards = [FURY, figure("hare", abilities=["quickness"])]
    table = Knights([own("fury", (10, 10)), own("hare", (20, 10)), foe("elf", (30, 30))], cards)

    assert "move" not in table.keys("hare")
    assert any(key.startswith("quick") for key in table.keys("hare"))


@pytest.mark.rule("MKA-FRENZY-01")
def test_MKA_FRENZY_01_it_captures_nobody() -> None:
    table = Knights([own("fury", (10, 10)), foe("elf", near("fury"))], [FURY])

    assert table.refused("capture", "fury", "elf") == {"MKA-FRENZY-01"}


# -- Hex -----------------------------------------------------------------------------------------------------


def hexing(*others: Entry, dice: tuple[int, ...] = (4, 4), **more: Any) -> Knights:
    return aiming(mage("hex"), *others, dice=dice, **more).say("hex", "mage", "elf").go_on("act")


@pytest.mark.rule("MKA-HEX-01")
def test_MKA_HEX_01_no_damage_but_one_less_on_attack_and_defense() -> None:
    table = Knights(
        [
            own("mage", (10, 10)), own("orc", (13, 16), facing=180), own("idle", (34, 2)),
            foe("elf", (10, 16), facing=0), foe("far", (34, 34)),
        ],
        [mage("hex"), figure("elf", attack=9, defense=15)],
        dice=[4, 4, 3, 3, 3, 4],
    )  # fmt: skip
    table.say("hex", "mage", "elf").go_on("act")
    click = table.warrior("elf").click
    table.say("surge", "orc", near("elf", 0, EAST), facing=180).go_on("surge").say("close", "orc", "elf").go_on("act")
    defended = compared(table)["elf"]
    table.end().go_on("act", seat=1).say("close", "elf", "orc").go_on("act")

    assert click == 0
    assert defended[2] == 14
    assert compared(table)["orc"][1] == 8


@pytest.mark.rule("MKA-HEX-01")
def test_MKA_HEX_01_it_lasts_until_the_end_of_the_hexers_next_turn() -> None:
    table = hexing()
    hexed = []
    for seat in (1, 0, 1):
        hexed.append(table.warrior("elf").hexed_by)
        table.end().go_on("act", seat=seat)
    hexed.append(table.warrior("elf").hexed_by)

    assert hexed == [0, 0, 0, -1]
    assert table.happened("unhexed", "elf")


@pytest.mark.rule("MKA-HEX-01")
def test_MKA_HEX_01_two_hexes_are_no_worse_than_one_but_the_later_lasts() -> None:
    table = Knights(
        [
            own("mage", (10, 10)), own("mage2", (13, 10)), own("idle", (34, 2)), foe("elf", (10, 16)),
            foe("far", (34, 34)),
        ],
        [mage("hex"), figure("elf", defense=15)],
        dice=[4, 4, 4, 4],
    )  # fmt: skip
    table.say("hex", "mage", "elf").go_on("act").say("hex", "mage2", "elf").go_on("act")

    assert compared(table)["elf"][2] == 14


@pytest.mark.rule("MKA-HEX-01")
def test_MKA_HEX_01_when_the_hexer_is_out_its_hexes_go() -> None:
    table = Knights(
        [
            own("orc", (5, 5)), foe("elf", (10, 16), hexed_by=2), foe("elf2", (13, 16), hexed_by=0),
            warrior("mage", 2, (30, 30), guard="elf3"), foe("elf3", near("mage")),
        ],
        [mage("hex")],
        players=[{}, {}, {}],
    )  # fmt: skip
    table.end().go_on("act", seat=1)

    assert table.player(2).is_out
    assert table.warrior("elf").hexed_by == -1


@pytest.mark.rule("MKA-HEX-01")
def test_MKA_HEX_01_a_replaced_token_does_not_come_back() -> None:
    """H35: the second hexer's player gives up, and the token of the first is gone for good."""
    table = Knights(
        [
            own("mage", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 16), hexed_by=2), foe("far", (34, 34)),
            warrior("mage3", 2, (30, 10)),
        ],
        [mage("hex")],
        dice=[4, 4],
        players=[{}, {}, {}],
    )  # fmt: skip
    table.say("hex", "mage", "elf").go_on("act")
    hexed_by = table.warrior("elf").hexed_by
    table.say("concede")

    assert hexed_by == 0
    assert table.warrior("elf").hexed_by == -1


@pytest.mark.rule("MKA-HEX-01")
def test_MKA_HEX_01_only_enemies_and_only_on_a_hit() -> None:
    missed = hexing(dice=(1, 2))
    table = aiming(mage("hex"), own("orc", (13, 16)))

    assert missed.warrior("elf").hexed_by == -1
    assert table.because("hex", "mage", "orc") == {"not-an-enemy"}


# -- Shatter -------------------------------------------------------------------------------------------------


def shattering(
    *items: str, dice: tuple[int, ...] = (4, 4), elf: Card | None = None, damage: int = 1, **more: Any
) -> Knights:
    cards = [item("blade"), item("ring", collector="998"), figure("orc", abilities=["shatter"], damage=damage)]
    return Knights(
        [
            own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc"), items=list(items), **more),
            foe("far", (34, 34)),
        ],
        [*cards, elf or figure("elf", slots=2)],
        dice=dice,
    ).say("close", "orc", "elf").go_on("act" if len(items) < 2 else "shatter")  # fmt: skip


@pytest.mark.rule("MKA-SHATTER-01")
def test_MKA_SHATTER_01_the_attackers_player_says_which_of_its_items_falls() -> None:
    table = shattering("blade", "ring")
    asked = table.question()
    table.take(table.answer("shatter", "elf")._replace(picks=(table.options("shatter")[0].among[1],)))
    loot, elf = table.state.loot[0], table.warrior("elf")

    assert asked == (0, "shatter")
    assert [loot.item.id for loot in table.state.loot] == ["ring"]
    assert [each.id for each in elf.items] == ["blade"]
    assert touches_loot(table.state, elf, loot)


@pytest.mark.rule("MKA-SHATTER-01")
def test_MKA_SHATTER_01_the_only_item_falls_without_a_question() -> None:
    table = shattering("ring")

    assert table.warrior("elf").items == ()
    assert table.happened("dropped", "elf", rule="MKA-SHATTER-01")


@pytest.mark.rule("MKA-SHATTER-01")
def test_MKA_SHATTER_01_only_for_damage() -> None:
    tough = shattering("ring", elf=figure("elf", abilities=["toughness"]))
    missed = shattering("ring", dice=(1, 2))

    assert [len(table.warrior("elf").items) for table in (tough, missed)] == [1, 1]


@pytest.mark.rule("MKA-SHATTER-01")
def test_MKA_SHATTER_01_by_shots_too_and_from_each_that_is_hurt() -> None:
    table = aiming(
        mage("stormfire", "shatter"),
        foe("elf2", (12, 16), items=["ring"]),
        cards=(item("ring"), item("blade", collector="998")),
        dice=(4, 4),
        elf_is={"items": ["blade"]},
    )
    table.say("stormfire", "mage", "elf").go_on("act")

    assert {loot.item.id for loot in table.state.loot} == {"ring", "blade"}


@pytest.mark.rule("MKA-SHATTER-01")
def test_MKA_SHATTER_01_it_does_not_work_for_a_capture() -> None:
    table = Knights(
        [own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc"), items=["ring"]), foe("far", (34, 34))],
        [figure("orc", abilities=["shatter"], attack=12), item("ring")],
        dice=[4, 4],
    )
    table.say("capture", "orc", "elf").go_on("act")

    assert table.warrior("elf").is_captive
    assert len(table.warrior("elf").items) == 1
