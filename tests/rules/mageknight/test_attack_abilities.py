"""MKA: special abilities on the attack value, what they do, and what they are refused for."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, WEST, Card, Entry, Knights, figure, foe, item, near, own, warrior

WALL = {"wall": {"kind": "blocking", "at": [10, 13], "radius": 1}}


def mage(*abilities: str, **values: Any) -> Card:
    plain = {"attack_types": ["bow"], "range": 8, "ranged_damage": 2, "attack": 9}
    return figure("mage", abilities=abilities, **{**plain, **values})


def shooting(
    card: Card,
    *others: Entry,
    elf: Card | None = None,
    cards: tuple[Card, ...] = (),
    dice: tuple[int, ...] = (),
    **position: Any,
) -> Knights:
    """The mage at (10, 10), looking north, and the elf 6 inches ahead of it."""
    known = [card, elf or figure("elf"), *cards]
    table = [own("mage", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 16)), foe("far", (34, 34)), *others]
    return Knights(table, known, dice=dice, **position)


def fighting(*others: Entry, orc: Card, elf: Card, dice: tuple[int, ...] = (), **elf_is: Any) -> Knights:
    """The orc at (10, 10), the elf north of it, face to face."""
    table = [
        own("orc", (10, 10)),
        own("idle", (34, 2)),
        foe("elf", near("orc"), **elf_is),
        foe("far", (34, 34)),
        *others,
    ]
    return Knights(table, [orc, elf], dice=dice)


def without(table: Knights, who: str, ability: str) -> Knights:
    """Switched off in the action phase."""
    _, number = table.words.meant(table.match, "switch-off", table.number(who), {"ability": ability})
    answer = table.answer("switch-off", who)._replace(picks=(number,))
    table.take(answer)
    return table


def compared(table: Knights) -> dict[str, tuple[int, ...]]:
    """Result, attack value and defense of every comparison, by target."""
    found = [event.facts for event in table.match.events if event.name in ("hit", "missed")]
    return {table.name(facts[0]): facts[1:] for facts in found}


# -- Weapon Master -------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-WEAPONMASTER-01")
def test_MKA_WEAPONMASTER_01_a_die_replaces_the_damage_value() -> None:
    table = fighting(orc=figure("orc", abilities=["weapon-master"], damage=2), elf=figure("elf"), dice=(3, 4, 5))
    table.say("close", "orc", "elf").go_on("act")

    assert table.warrior("elf").click == 5
    assert table.rolls() == [(3, 4), (5,)]


@pytest.mark.rule("MKA-WEAPONMASTER-01")
def test_MKA_WEAPONMASTER_01_switched_off_the_value_counts() -> None:
    table = fighting(orc=figure("orc", abilities=["weapon-master"], damage=2), elf=figure("elf"), dice=(3, 4))
    without(table, "orc", "weapon-master").say("close", "orc", "elf").done()

    assert table.warrior("elf").click == 2


@pytest.mark.rule("MKA-WEAPONMASTER-01", "MK-MOD-08")
@pytest.mark.parametrize(("bonus", "clicks"), [(1, 3), (5, 5)])
def test_MKA_WEAPONMASTER_01_modifiers_come_after_the_die_under_the_rule_of_3(bonus: int, clicks: int) -> None:
    cards = [figure("orc", abilities=["weapon-master"], damage=1), item("blade", changes={"damage": bonus})]
    table = Knights(
        [own("orc", (10, 10), items=["blade"]), own("idle", (34, 2)), foe("elf", near("orc")), foe("far", (34, 34))],
        [*cards, figure("elf", clicks=9)],
        dice=[3, 4, 2],
    )
    table.say("close", "orc", "elf").go_on("act")

    assert table.warrior("elf").click == clicks


@pytest.mark.rule("MKA-WEAPONMASTER-01")
def test_MKA_WEAPONMASTER_01_no_die_for_a_miss_a_capture_or_a_shot() -> None:
    orc = figure("orc", abilities=["weapon-master"], attack=12, attack_types=["sword", "bow"], range=8, ranged_damage=1)
    missed = fighting(orc=orc, elf=figure("elf", defense=20), dice=(1, 2)).say("close", "orc", "elf").go_on("act")
    captured = fighting(orc=orc, elf=figure("elf"), dice=(5, 4)).say("capture", "orc", "elf").go_on("act")
    shot = Knights([own("orc", (10, 10)), foe("elf", (10, 16))], [orc], dice=[4, 4])
    shot.say("ranged", "orc", "elf").go_on("act", seat=1)

    assert [missed.dice_left, captured.dice_left, shot.dice_left] == [0, 0, 0]
    assert captured.warrior("elf").is_captive
    assert shot.warrior("elf").click == 1


@pytest.mark.rule("MKA-WEAPONMASTER-01")
def test_MKA_WEAPONMASTER_01_after_a_surge_it_works_if_it_shows_then() -> None:
    dials = [[{"abilities": ["weapon-master"]}, {}], [{}, {"abilities": ["weapon-master"]}]]
    clicks = []
    for dial in dials:
        table = Knights(
            [own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc", 4)), foe("far", (34, 34))],
            [figure("orc", dial=[*dial, {}], damage=1), figure("elf")],
            dice=[3, 4, 4],
        )
        table.say("surge", "orc", near("elf", 0, SOUTH)).go_on("surge").say("close", "orc", "elf").go_on("act")
        clicks.append(table.warrior("elf").click)

    assert clicks == [1, 4]


# -- Magic Blast ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-MAGICBLAST-01")
def test_MKA_MAGICBLAST_01_nothing_blocks_it_and_a_die_is_its_damage() -> None:
    table = shooting(mage("magic-blast"), terrain=WALL, dice=(3, 4, 4))
    blocked = "ranged" not in table.keys("mage")
    table.say("blast", "mage", "elf").go_on("act")

    assert blocked
    assert table.warrior("elf").click == 4
    assert table.happened("wields", "mage")


@pytest.mark.rule("MKA-MAGICBLAST-01")
def test_MKA_MAGICBLAST_01_bases_do_not_block_it_either() -> None:
    table = shooting(mage("magic-blast"), own("orc", (10, 12)), own("orc2", (10, 14)), dice=(3, 4, 4))

    assert table.offered("blast") == {"elf"}
    assert "ranged" not in table.keys("mage")


@pytest.mark.rule("MKA-MAGICBLAST-01")
def test_MKA_MAGICBLAST_01_neither_cover_nor_height_counts() -> None:
    hill = {"hill": {"kind": "hindering", "at": [10, 17], "radius": 3, "elevated": True}}
    blast = shooting(mage("magic-blast"), terrain=hill, dice=(3, 4, 4)).say("blast", "mage", "elf").go_on("act")
    shot = shooting(mage(), terrain=hill, dice=(3, 4)).say("ranged", "mage", "elf").go_on("act")

    assert compared(blast)["elf"][2] == 15
    assert compared(shot)["elf"][2] == 17


@pytest.mark.rule("MKA-MAGICBLAST-01", "MKA-MAGICIMMUNITY-01")
@pytest.mark.parametrize(
    "elf", [figure("elf", abilities=["magic-immunity"]), figure("elf", defense_type="magic-immunity")]
)
def test_MKA_MAGICBLAST_01_not_against_the_immune(elf: Card) -> None:
    table = shooting(mage("magic-blast"), foe("other", (12, 16)), elf=elf)

    assert table.offered("blast") == {"other"}
    assert table.because("blast", "mage", "elf") == {"immune-to-magic"}
    assert "elf" in table.offered("ranged")


@pytest.mark.rule("MKA-MAGICBLAST-01")
@pytest.mark.parametrize(
    ("others", "elf_at", "rules"),
    [
        ((), (10, 18.001), {"MK-RANGED-06"}),
        ((), (10, 4), {"MK-RANGED-05"}),
        ((own("orc", near("elf", 0, EAST)),), (10, 16), {"MK-RANGED-12"}),
    ],
)
def test_MKA_MAGICBLAST_01_range_arc_and_friends_count(
    others: tuple[Entry, ...], elf_at: tuple[float, float], rules: set[str]
) -> None:
    table = Knights(
        [own("mage", (10, 10)), foe("elf", elf_at), foe("other", (7, 16)), *others], [mage("magic-blast", range=8)]
    )

    assert table.refused("blast", "mage", "elf") == rules


@pytest.mark.rule("MKA-MAGICBLAST-01")
def test_MKA_MAGICBLAST_01_one_target_whatever_its_arrows() -> None:
    table = shooting(mage("magic-blast", arrows=2), foe("elf2", (13, 16)))

    assert table.because("blast", "mage", "elf", "elf2") == {"one-target"}


@pytest.mark.rule("MKA-MAGICBLAST-01")
def test_MKA_MAGICBLAST_01_the_ability_must_show_and_an_action_be_possible() -> None:
    table = shooting(mage("magic-blast"), own("idle2", (30, 2)))
    close = Knights([own("mage", (10, 10)), foe("elf", near("mage")), foe("elf2", (10, 16))], [mage("magic-blast")])
    off = without(table, "mage", "magic-blast")

    assert off.because("blast", "mage", "elf") == {"no-ability"}
    assert close.because("blast", "mage", "elf2") == {"enemy-in-contact"}


@pytest.mark.rule("MKA-MAGICBLAST-01")
def test_MKA_MAGICBLAST_01_point_blank_adds_to_the_die() -> None:
    table = shooting(mage("magic-blast", range=12), dice=(3, 4, 3), elf=figure("elf", clicks=9))
    table.say("blast", "mage", "elf").say("blank-damage", "mage").go_on("act")

    assert table.warrior("elf").click == 4


@pytest.mark.rule("MKA-MAGICBLAST-01")
def test_MKA_MAGICBLAST_01_those_high_above_are_struck_without_their_height() -> None:
    wings = figure("elf", movement_type="wings")
    table = Knights(
        [own("mage", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 16), soaring=True), foe("far", (34, 34))],
        [mage("magic-blast"), wings],
        dice=[3, 3, 2],
    )
    table.say("blast", "mage", "elf").go_on("act")

    assert compared(table)["elf"] == (15, 9, 15)
    assert table.warrior("elf").click == 2


@pytest.mark.rule("MKA-MAGICBLAST-01", "MK-CAPTURE-12")
def test_MKA_MAGICBLAST_01_captives_are_no_targets() -> None:
    table = shooting(
        mage("magic-blast"), foe("guard", (14, 16)), own("held", near("guard"), guard="guard"), terrain=WALL
    )

    assert table.offered("blast") == {"elf", "guard"}
    assert "MK-CAPTURE-12" in table.refused("blast", "mage", "held")


# -- Flame/Lightning -----------------------------------------------------------------------------------------


def flame(*others: Entry, dice: tuple[int, ...] = (), card: Card | None = None, **position: Any) -> Knights:
    """The elf touches elf2 to its east and elf3 to its west."""
    return shooting(
        card or mage("flame-lightning", ranged_damage=3),
        foe("elf2", near("elf", 0, EAST)),
        foe("elf3", near("elf", 0, WEST)),
        *others,
        dice=dice,
        **position,
    )


@pytest.mark.rule("MKA-FLAMELIGHTNING-01")
def test_MKA_FLAMELIGHTNING_01_one_click_for_the_target_and_all_that_touch_it() -> None:
    table = flame(foe("elf4", near("elf2", 0, EAST)), dice=(3, 4)).say("flame", "mage", "elf").go_on("act")

    assert [table.warrior(who).click for who in ("elf", "elf2", "elf3", "elf4")] == [1, 1, 1, 0]
    assert table.rolls() == [(3, 4)]


@pytest.mark.rule("MKA-FLAMELIGHTNING-01")
def test_MKA_FLAMELIGHTNING_01_the_one_result_is_compared_with_each() -> None:
    cards = (figure("strong", defense=17),)
    table = shooting(mage("flame-lightning"), foe("strong", near("elf", 0, EAST), facing=270), cards=cards, dice=(3, 4))
    table.say("flame", "mage", "elf").go_on("act")

    assert [table.warrior(who).click for who in ("elf", "strong")] == [1, 0]
    assert compared(table)["strong"] == (16, 9, 17)


@pytest.mark.rule("MKA-FLAMELIGHTNING-01")
def test_MKA_FLAMELIGHTNING_01_rear_arc_and_cover_are_worked_out_for_each() -> None:
    wood = {"wood": {"kind": "concealing", "at": [11.5, 17], "radius": 1.2}}
    table = shooting(
        mage("flame-lightning"), foe("elf2", near("elf", 0, EAST)), foe("elf3", near("elf", 0, WEST), facing=90),
        terrain=wood, dice=(3, 4),
    )  # fmt: skip
    table.say("flame", "mage", "elf").go_on("act")

    assert compared(table) == {"elf": (16, 9, 15), "elf2": (16, 9, 16), "elf3": (17, 10, 15)}


@pytest.mark.rule("MKA-FLAMELIGHTNING-01", "MK-MULTI-05")
def test_MKA_FLAMELIGHTNING_01_only_the_target_needs_a_free_line() -> None:
    wall = {"wall": {"kind": "blocking", "at": [11.2, 13.4], "radius": 0.4}}
    table = flame(terrain=wall, dice=(3, 4))
    refused = table.because("flame", "mage", "elf2")
    table.say("flame", "mage", "elf").go_on("act")

    assert refused == {"line-blocked"}
    assert table.warrior("elf2").click == 1


@pytest.mark.rule("MKA-FLAMELIGHTNING-01")
def test_MKA_FLAMELIGHTNING_01_an_invisible_neighbour_is_no_target_but_burns() -> None:
    table = shooting(
        mage("flame-lightning"),
        foe("ghost", near("elf", 0, EAST)),
        cards=(figure("ghost", abilities=["invisibility"]),),
        dice=(3, 4),
    )
    refused = table.because("flame", "mage", "ghost")
    table.say("flame", "mage", "elf").go_on("act")

    assert refused == {"cannot-be-shot"}
    assert table.warrior("ghost").click == 1


@pytest.mark.rule("MKA-FLAMELIGHTNING-01", "MK-CAPTURE-13", "MK-COMBAT-09")
def test_MKA_FLAMELIGHTNING_01_it_spares_captives_and_who_is_immune_to_wands() -> None:
    wand = mage("flame-lightning", attack_types=["wand"])
    table = shooting(
        wand,
        own("held", near("elf", 0, EAST), guard="elf"),
        foe("immune", near("elf", 0, WEST)),
        cards=(figure("immune", defense_type="magic-immunity"),),
        dice=(3, 4),
    )
    table.say("flame", "mage", "elf").go_on("act")

    assert set(compared(table)) == {"elf"}


@pytest.mark.rule("MKA-FLAMELIGHTNING-01")
def test_MKA_FLAMELIGHTNING_01_friends_of_the_target_with_another_master_burn_as_well() -> None:
    table = Knights(
        [
            own("mage", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 16)), foe("far", (34, 34)),
            warrior("third", 2, near("elf", 0, EAST)),
        ],
        [mage("flame-lightning")],
        dice=[3, 4],
        players=[{"actions": 2}, {}, {}],
    )  # fmt: skip
    table.say("flame", "mage", "elf").go_on("act")

    assert table.warrior("third").click == 1


@pytest.mark.rule("MKA-FLAMELIGHTNING-01")
def test_MKA_FLAMELIGHTNING_01_levels_keep_fire_apart() -> None:
    table = Knights(
        [
            own("mage", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 16), soaring=True), foe("far", (34, 34)),
            foe("elf2", near("elf", 0, EAST)), foe("elf3", near("elf", 0, WEST), soaring=True),
        ],
        [mage("flame-lightning"), figure("elf", movement_type="wings")],
        dice=[4, 4],
    )  # fmt: skip
    table.say("flame", "mage", "elf").go_on("act")

    assert set(compared(table)) == {"elf", "elf3"}


@pytest.mark.rule("MKA-FLAMELIGHTNING-01", "MK-CRIT-06")
def test_MKA_FLAMELIGHTNING_01_damage_1_is_a_replacement_that_can_be_modified() -> None:
    ring = item("ring", changes={"ranged-damage": 1})
    table = Knights(
        [
            own("mage", (10, 10), items=["ring"]), own("idle", (34, 2)), foe("elf", (10, 16)), foe("far", (34, 34)),
            foe("elf2", near("elf", 0, EAST)),
        ],
        [mage("flame-lightning", ranged_damage=3), ring],
        dice=[6, 6],
    )  # fmt: skip
    table.say("flame", "mage", "elf").go_on("act")

    assert [table.warrior(who).click for who in ("elf", "elf2")] == [3, 3]


# -- Shockwave -----------------------------------------------------------------------------------------------


def shock(*others: Entry, card: Card | None = None, cards: tuple[Card, ...] = (), **position: Any) -> Knights:
    return Knights(
        [own("mage", (10, 10)), own("idle", (34, 2)), foe("far", (34, 34)), *others],
        [card or mage("shockwave", ranged_damage=3), *cards],
        **position,
    )


@pytest.mark.rule("MKA-SHOCKWAVE-01")
def test_MKA_SHOCKWAVE_01_friend_and_enemy_in_all_directions_take_a_click() -> None:
    cards = (figure("elf", defense=14), figure("tough", defense=14, abilities=["toughness"]), figure("orc", defense=14))
    others = (foe("elf", (10, 14)), foe("tough", (10, 6)), own("orc", (14, 10)), foe("beyond", (5.999, 10)))
    table = shock(*others, cards=cards, dice=[2, 3]).say("shockwave", "mage").go_on("act")

    assert [table.warrior(who).click for who in ("elf", "tough", "orc", "beyond")] == [1, 1, 1, 0]
    assert table.rolls() == [(2, 3)]


@pytest.mark.rule("MKA-SHOCKWAVE-01")
@pytest.mark.parametrize(
    ("range_", "at", "is_near"), [(8, 14, True), (8, 14.001, False), (7, 14, True), (7, 14.001, False)]
)
def test_MKA_SHOCKWAVE_01_half_its_range_rounded_up(range_: int, at: float, is_near: bool) -> None:
    table = shock(foe("elf", (10, at)), card=mage("shockwave", range=range_))

    assert ("shockwave" in table.keys("mage")) == is_near


@pytest.mark.rule("MKA-SHOCKWAVE-01")
def test_MKA_SHOCKWAVE_01_who_is_alone_takes_the_ranged_damage() -> None:
    table = shock(foe("elf", (10, 14)), dice=[3, 4], cards=(figure("elf"),)).say("shockwave", "mage").go_on("act")

    assert table.warrior("elf").click == 3


@pytest.mark.rule("MKA-SHOCKWAVE-01")
def test_MKA_SHOCKWAVE_01_the_line_must_be_free_but_friends_in_contact_protect_nobody() -> None:
    table = shock(foe("elf", (10, 12)), own("orc", near("elf", 0, EAST)), foe("hidden", (10, 14)), dice=[4, 4])
    table.say("shockwave", "mage").go_on("act")

    assert set(compared(table)) == {"elf", "orc"}


@pytest.mark.rule("MKA-SHOCKWAVE-01")
@pytest.mark.parametrize(
    "ability",
    ["toughness", "invulnerability", "battle-armor", "dodge", "invisibility", "ghostform", "magic-retaliation"],
)
def test_MKA_SHOCKWAVE_01_no_ability_of_a_target_helps_it(ability: str) -> None:
    table = shock(foe("elf", (10, 14)), foe("elf2", (10, 6)), cards=(figure("elf", abilities=[ability]),), dice=[3, 4])
    table.say("shockwave", "mage").go_on("act")

    assert [table.warrior(who).click for who in ("elf", "elf2", "mage")] == [1, 1, 0]
    assert compared(table)["elf"][2] == 15
    assert table.rolls() == [(3, 4)]


@pytest.mark.rule("MKA-SHOCKWAVE-01", "MKA-SPELLRESISTANCE-01", "MKA-MAGICIMMUNITY-01")
def test_MKA_SHOCKWAVE_01_with_a_wand_only_the_defense_type_protects() -> None:
    cards = (
        figure("resisting", abilities=["spell-resistance"]),
        figure("immune", abilities=["magic-immunity"]),
        figure("shut", defense_type="magic-immunity"),
    )
    wand = mage("shockwave", attack_types=["wand"])
    table = shock(
        foe("resisting", (10, 14)), foe("immune", (14, 10)), foe("shut", (6, 10)), card=wand, cards=cards, dice=[3, 4]
    )
    table.say("shockwave", "mage").go_on("act")

    assert set(compared(table)) == {"resisting", "immune"}
    assert compared(table)["resisting"][1] == 9


@pytest.mark.rule("MKA-SHOCKWAVE-01", "MKA-STEALTH-01")
def test_MKA_SHOCKWAVE_01_stealth_does_not_hide_and_defend_does_not_help() -> None:
    cards = (figure("sly", abilities=["stealth"]), figure("guard", defense=19, abilities=["defend"]))
    wood = {"wood": {"kind": "concealing", "at": [10, 13.5], "radius": 0.8}}
    table = shock(foe("sly", (10, 13.8)), foe("guard", near("sly", 0, EAST)), cards=cards, terrain=wood, dice=[4, 4])
    table.say("shockwave", "mage").go_on("act")

    assert compared(table)["sly"] == (17, 9, 16)


@pytest.mark.rule("MKA-SHOCKWAVE-01")
def test_MKA_SHOCKWAVE_01_captives_are_spared_and_those_in_the_air_are_not() -> None:
    table = shock(
        foe("bird", (10, 14), soaring=True),
        foe("guard", (6, 10)),
        own("held", near("guard", 0, NORTH), guard="guard"),
        cards=(figure("bird", movement_type="wings"),),
        dice=[4, 4],
    )
    table.say("shockwave", "mage").go_on("act")

    assert set(compared(table)) == {"bird", "guard"}
    assert compared(table)["bird"][2] == 16


@pytest.mark.rule("MKA-SHOCKWAVE-01")
def test_MKA_SHOCKWAVE_01_refused_where_nobody_is_near_or_an_enemy_touches() -> None:
    table = shock(foe("elf", (10, 20)))
    touched = shock(foe("elf", near("mage")))

    assert table.because("shockwave", "mage") == {"nobody-near"}
    assert touched.because("shockwave", "mage") == {"enemy-in-contact"}
    assert shock(foe("elf", (10, 14)), card=mage()).because("shockwave", "mage") == {"no-ability"}


# -- Vampirism -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-VAMPIRISM-01", "MK-ATTACKSEQ-17")
@pytest.mark.parametrize(
    ("abilities", "damage", "faces", "click"),
    [([], 2, (3, 4), 1), (["toughness"], 1, (3, 4), 2), ([], 2, (1, 2), 2), ([], 0, (3, 4), 2)],
)
def test_MKA_VAMPIRISM_01_who_deals_close_damage_is_healed(
    abilities: list[str], damage: int, faces: tuple[int, ...], click: int
) -> None:
    table = Knights(
        [own("orc", (10, 10), click=2), own("idle", (34, 2)), foe("elf", near("orc")), foe("far", (34, 34))],
        [figure("orc", abilities=["vampirism"], damage=damage), figure("elf", abilities=abilities)],
        dice=faces,
    )
    table.say("close", "orc", "elf").go_on("act")

    assert table.warrior("orc").click == click


@pytest.mark.rule("MKA-VAMPIRISM-01", "MK-HEAL-04")
def test_MKA_VAMPIRISM_01_never_past_its_start_and_only_one_click_for_many_victims() -> None:
    card = figure("orc", abilities=["vampirism", "sweep"], damage=2)
    table = Knights(
        [
            own("orc", (10, 10), click=3), own("idle", (34, 2)), foe("elf", near("orc")), foe("far", (34, 34)),
            foe("elf2", near("orc", 0, EAST)),
        ],
        [card],
        dice=[4, 4],
    )  # fmt: skip
    table.say("sweep", "orc").go_on("act")
    fresh = fighting(orc=card, elf=figure("elf"), dice=(3, 4)).say("close", "orc", "elf").go_on("act")

    assert table.warrior("orc").click == 2
    assert fresh.warrior("orc").click == 0
    assert not fresh.events("healed")


@pytest.mark.rule("MKA-VAMPIRISM-01")
def test_MKA_VAMPIRISM_01_not_for_a_shot_nor_for_a_capture() -> None:
    card = figure("orc", abilities=["vampirism"], attack=12, attack_types=["sword", "bow"], range=8, ranged_damage=2)
    shot = Knights(
        [own("orc", (10, 10), click=2), own("idle", (34, 2)), foe("elf", (10, 16))], [card], dice=[4, 4]
    ).say("ranged", "orc", "elf").go_on("act")  # fmt: skip
    captured = Knights(
        [own("orc", (10, 10), click=2), own("idle", (34, 2)), foe("elf", near("orc")), foe("far", (34, 34))], [card],
        dice=[4, 4],
    ).say("capture", "orc", "elf").go_on("act")  # fmt: skip

    assert [shot.warrior("orc").click, captured.warrior("orc").click] == [2, 2]


# -- Sneak Attack --------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-SNEAKATTACK-01")
@pytest.mark.parametrize(("damage", "facing", "clicks"), [(2, 90, 4), (2, 270, 2), (4, 90, 8)])
def test_MKA_SNEAKATTACK_01_through_the_rear_arc_damage_is_doubled(damage: int, facing: int, clicks: int) -> None:
    orc, elf = figure("orc", abilities=["sneak-attack"], damage=damage), figure("elf", clicks=9)
    table = fighting(orc=orc, elf=elf, dice=(3, 4), facing=facing)
    table.say("close", "orc", "elf").go_on("act")

    assert table.warrior("elf").click == clicks


@pytest.mark.rule("MKA-SNEAKATTACK-01", "MK-MOD-06")
@pytest.mark.parametrize(("bonus", "clicks"), [(1, 5), (-1, 3)])
def test_MKA_SNEAKATTACK_01_modifiers_come_after_the_doubling(bonus: int, clicks: int) -> None:
    table = Knights(
        [
            own("orc", (10, 10), items=["blade"]), own("idle", (34, 2)), foe("elf", near("orc"), facing=90),
            foe("far", (34, 34)),
        ],
        [figure("orc", abilities=["sneak-attack"], damage=2), item("blade", changes={"damage": bonus})],
        dice=[3, 4],
    )  # fmt: skip
    table.say("close", "orc", "elf").go_on("act")

    assert table.warrior("elf").click == clicks


@pytest.mark.rule("MKA-SNEAKATTACK-01")
def test_MKA_SNEAKATTACK_01_not_for_shots_and_not_when_switched_off() -> None:
    orc = figure("orc", abilities=["sneak-attack"], attack_types=["sword", "bow"], damage=2, range=8, ranged_damage=2)
    shot = Knights([own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 16), facing=90)], [orc], dice=[3, 4])
    shot.say("ranged", "orc", "elf").go_on("act")
    table = fighting(orc=orc, elf=figure("elf"), dice=(3, 4), facing=90)
    without(table, "orc", "sneak-attack").say("close", "orc", "elf").go_on("act")

    assert [shot.warrior("elf").click, table.warrior("elf").click] == [2, 2]


# -- Sweep ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-SWEEP-01")
def test_MKA_SWEEP_01_one_roll_against_all_at_the_front_arc() -> None:
    table = Knights(
        [
            own("orc", (10, 10)), own("idle", (34, 2)), foe("weak", near("orc")), foe("far", (34, 34)),
            foe("strong", near("orc", 0, 30), facing=210), foe("behind", near("orc", 0, SOUTH), facing=90),
        ],
        [figure("orc", abilities=["sweep"], damage=2), figure("weak", defense=14), figure("strong", defense=17)],
        dice=[3, 4],
    )  # fmt: skip
    table.say("sweep", "orc").go_on("act")

    assert compared(table) == {"weak": (16, 9, 14), "strong": (16, 9, 17)}
    assert [table.warrior(who).click for who in ("weak", "strong", "behind")] == [2, 0, 0]


@pytest.mark.rule("MKA-SWEEP-01", "MK-CAPTURE-02")
def test_MKA_SWEEP_01_nobody_is_picked_captured_or_helped_with() -> None:
    table = Knights(
        [
            own("orc", (10, 10)), own("orc2", near("elf", 0, NORTH), facing=270), foe("elf", near("orc")),
            foe("elf2", near("orc", 0, EAST)), foe("far", (34, 34)),
        ],
        [figure("orc", abilities=["sweep"])],
        dice=[4, 4],
    )  # fmt: skip
    option = table.options("sweep", "orc")[0]
    table.say("sweep", "orc")

    assert option.is_plain
    assert not table.events("supports")
    assert not table.warrior("elf").is_captive
    assert table.warrior("elf").click == table.warrior("elf2").click == 2


@pytest.mark.rule("MKA-SWEEP-01")
def test_MKA_SWEEP_01_refused_without_ability_enemies_or_free_hands() -> None:
    plain = fighting(orc=figure("orc"), elf=figure("elf"))
    nobody = Knights([own("orc", (10, 10)), foe("elf", near("orc", 0, SOUTH))], [figure("orc", abilities=["sweep"])])
    guard = Knights(
        [own("orc", (10, 10)), foe("held", near("orc"), guard="orc"), foe("elf", near("orc", 0, EAST))],
        [figure("orc", abilities=["sweep"])],
    )

    assert plain.because("sweep", "orc") == {"no-ability"}
    assert nobody.because("sweep", "orc") == {"nobody-near"}
    assert guard.because("sweep", "orc") == {"guards"}


# -- Stormfire -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-STORMFIRE-01", "MK-MULTI-05")
def test_MKA_STORMFIRE_01_full_damage_within_two_inches_of_the_target() -> None:
    table = shooting(
        mage("stormfire"),
        foe("elf2", (12, 16)),
        foe("elf3", (13, 16.8)),
        own("orc", (10, 18)),
        foe("elf4", (7.999, 16)),
        dice=(4, 4),
    )
    table.say("stormfire", "mage", "elf").go_on("act")

    assert [table.warrior(who).click for who in ("elf", "elf2", "elf3", "orc", "elf4")] == [2, 2, 0, 2, 0]
    assert table.rolls() == [(4, 4)]


@pytest.mark.rule("MKA-STORMFIRE-01", "MK-MULTI-05")
def test_MKA_STORMFIRE_01_only_the_target_needs_a_free_line_of_fire() -> None:
    wall = {"wall": {"kind": "blocking", "at": [11.4, 13.4], "radius": 0.4}}
    table = shooting(mage("stormfire"), foe("elf2", (12, 16)), terrain=wall, dice=(4, 4))
    refused = table.refused("stormfire", "mage", "elf2")
    table.say("stormfire", "mage", "elf").go_on("act")

    assert refused == {"MK-TERRAIN-29"}
    assert table.warrior("elf2").click == 2


@pytest.mark.rule("MKA-STORMFIRE-01")
def test_MKA_STORMFIRE_01_the_shooter_and_captives_are_spared() -> None:
    table = Knights(
        [
            own("mage", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 12)), foe("far", (34, 34)),
            own("held", near("elf"), guard="elf"),
        ],
        [mage("stormfire")],
        dice=[4, 4],
    )  # fmt: skip
    table.say("stormfire", "mage", "elf").go_on("act")

    assert set(compared(table)) == {"elf"}
    assert table.warrior("mage").click == 0


@pytest.mark.rule("MKA-STORMFIRE-01")
def test_MKA_STORMFIRE_01_its_damage_is_not_divided() -> None:
    table = shooting(mage("stormfire", arrows=2), foe("elf2", (12, 16)), dice=(4, 4))
    table.say("stormfire", "mage", "elf")

    assert table.question() == (0, "act")
    assert [table.warrior(who).click for who in ("elf", "elf2")] == [2, 2]


# -- Arcing Fire ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-ARCINGFIRE-01")
def test_MKA_ARCINGFIRE_01_over_a_wall_at_minus_one() -> None:
    table = shooting(mage("arcing-fire"), terrain=WALL, dice=(3, 4))
    table.say("arcing", "mage", "elf").go_on("act")

    assert compared(table)["elf"] == (15, 8, 15)
    assert table.warrior("elf").click == 2


@pytest.mark.rule("MKA-ARCINGFIRE-01")
@pytest.mark.parametrize(
    "way",
    [
        {"terrain": WALL},
        {"terrain": {"hill": {"kind": "clear", "at": [10, 13], "radius": 1.5, "elevated": True}}},
    ],
)
def test_MKA_ARCINGFIRE_01_switched_off_the_line_is_blocked(way: dict[str, Any]) -> None:
    table = shooting(mage("arcing-fire"), **way)
    free = table.offered("arcing")
    without(table, "mage", "arcing-fire")

    assert free == {"elf"}
    assert table.because("arcing", "mage", "elf") == {"no-ability"}
    assert table.because("ranged", "mage", "elf") == {"line-blocked"}


@pytest.mark.rule("MKA-ARCINGFIRE-01")
def test_MKA_ARCINGFIRE_01_over_bases_but_not_past_stealth_and_cover_stays() -> None:
    wood = {"wood": {"kind": "hindering", "at": [12, 13], "radius": 0.8}}
    cards = (figure("sly", abilities=["stealth"]),)
    table = shooting(mage("arcing-fire"), own("orc", (10, 12)), foe("sly", (14, 16)), cards=cards, terrain=wood)

    assert table.offered("arcing") == {"elf"}
    assert table.because("arcing", "mage", "sly") == {"line-blocked"}


@pytest.mark.rule("MKA-ARCINGFIRE-01", "MK-MULTI-03")
def test_MKA_ARCINGFIRE_01_at_several_targets_the_damage_is_divided() -> None:
    table = shooting(mage("arcing-fire", arrows=2), foe("elf2", (13, 16)), terrain=WALL, dice=(4, 4))
    many = table.because("arcing", "mage", "elf", "elf2", "far")
    table.say("arcing", "mage", "elf", "elf2").say("split", numbers=[2, 0]).go_on("act")

    assert "too-many-targets" in many
    assert [table.warrior(who).click for who in ("elf", "elf2")] == [2, 0]


# -- Crushing Blow -------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-CRUSHINGBLOW-01")
@pytest.mark.parametrize("ability", ["toughness", "invulnerability", "dodge"])
def test_MKA_CRUSHINGBLOW_01_nothing_is_kept_off_and_nobody_dodges(ability: str) -> None:
    table = fighting(
        orc=figure("orc", abilities=["crushing-blow"], damage=3), elf=figure("elf", abilities=[ability]), dice=(3, 4)
    )
    table.say("close", "orc", "elf").go_on("act")

    assert table.warrior("elf").click == 3
    assert table.rolls() == [(3, 4)]


@pytest.mark.rule("MKA-CRUSHINGBLOW-01")
def test_MKA_CRUSHINGBLOW_01_switched_off_toughness_counts() -> None:
    table = fighting(
        orc=figure("orc", abilities=["crushing-blow"], damage=3),
        elf=figure("elf", abilities=["toughness"]),
        dice=(3, 4),
    )
    without(table, "orc", "crushing-blow").say("close", "orc", "elf").go_on("act")

    assert table.warrior("elf").click == 2


@pytest.mark.rule("MKA-CRUSHINGBLOW-01")
def test_MKA_CRUSHINGBLOW_01_not_for_shots() -> None:
    table = shooting(mage("crushing-blow"), elf=figure("elf", abilities=["toughness"]), dice=(3, 4))
    table.say("ranged", "mage", "elf").go_on("act")

    assert table.warrior("elf").click == 1


# -- in a ranged formation -----------------------------------------------------------------------------------


def volley(*abilities: str, others: tuple[str, ...] = (), elf: Card | None = None, **position: Any) -> Knights:
    """The mage in the middle of two aides, shoulder to shoulder; `others`: what the aides can do."""
    shared: dict[str, Any] = {"factions": ["elven-lords"], "range": 9}
    cards = [mage(*abilities, **shared), mage(*others, **shared), elf or figure("elf", clicks=9)]
    cards[1] = ("figure", {**cards[1][1], "id": "aide"})
    table = [
        own("mage", (10, 10)),
        own("aide", near("mage", 0, WEST)),
        own("aide2", near("mage", 0, EAST)),
        own("idle", (34, 2)),
    ]
    return Knights([*table, foe("elf", (10, 16)), foe("far", (34, 34))], cards, **position)


@pytest.mark.rule("MKA-ARCINGFIRE-01", "MK-FORMATION-34")
def test_MKA_ARCINGFIRE_01_in_a_formation_only_the_primary_attacker_has_it() -> None:
    wall = {"wall": {"kind": "blocking", "at": [10, 13], "radius": 0.3}}
    table = volley("arcing-fire", others=("arcing-fire",), terrain=wall, dice=(3, 4))
    plain = table.because("volley", "mage", "elf", "aide", "aide2")
    aide = table.because("arcing-volley", "aide", "elf", "mage", "aide2")
    table.say("arcing-volley", "mage", "elf", "aide", "aide2").say("support", "mage").go_on("act")

    assert "line-blocked" in plain
    assert "line-blocked" in aide
    assert compared(table)["elf"] == (19, 12, 15)


@pytest.mark.rule("MKA-MAGICBLAST-01", "MK-FORMATION-34")
def test_MKA_MAGICBLAST_01_a_formation_adds_to_its_die() -> None:
    table = volley("magic-blast", dice=(3, 4, 2))
    table.say("blast-volley", "mage", "elf", "aide", "aide2").say("support", "mage", "aide", "aide2").go_on("act")

    assert table.warrior("elf").click == 4


@pytest.mark.rule("MKA-SHOCKWAVE-01", "MK-FORMATION-27")
@pytest.mark.parametrize("ability", ["shockwave", "flame-lightning", "stormfire", "hex", "magic-confusion"])
def test_MKA_SHOCKWAVE_01_what_strikes_many_or_harms_nobody_is_not_done_in_formation(ability: str) -> None:
    keys = volley(ability).keys("mage")

    assert {key for key in keys if key.endswith("volley")} == {"volley"}
