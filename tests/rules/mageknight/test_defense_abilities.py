"""MKA: special abilities on the defense value, what they do, and what goes through them."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, WEST, Card, Entry, Knights, figure, foe, item, near, own


def archer(**values: Any) -> Card:
    return figure("archer", **{"attack_types": ["bow"], "range": 8, "ranged_damage": 3, "attack": 9, **values})


def shot(
    elf: Card,
    *others: Entry,
    shooter: Card | None = None,
    cards: tuple[Card, ...] = (),
    dice: tuple[int, ...] = (4, 4),
    elf_is: dict[str, Any] | None = None,
    **position: Any,
) -> Knights:
    """The archer at (10, 10) shoots at the elf 6 inches ahead of it."""
    table = aiming(elf, *others, shooter=shooter, cards=cards, dice=dice, elf_is=elf_is, **position)
    return table.say("ranged", "archer", "elf").go_on("act")


def aiming(
    elf: Card,
    *others: Entry,
    shooter: Card | None = None,
    cards: tuple[Card, ...] = (),
    dice: tuple[int, ...] = (),
    elf_is: dict[str, Any] | None = None,
    **position: Any,
) -> Knights:
    table = [
        own("archer", (10, 10)),
        own("idle", (34, 2)),
        foe("elf", (10, 16), **(elf_is or {})),
        foe("far", (34, 34)),
    ]
    return Knights([*table, *others], [shooter or archer(), elf, *cards], dice=dice, **position)


def struck(elf: Card, *others: Entry, orc: Card | None = None, dice: tuple[int, ...] = (4, 4)) -> Knights:
    """The orc at (10, 10) strikes the elf north of it."""
    table = [own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc")), foe("far", (34, 34))]
    return (
        Knights([*table, *others], [orc or figure("orc", damage=3), elf], dice=dice)
        .say("close", "orc", "elf")
        .go_on("act")
    )


def without(table: Knights, who: str, ability: str) -> Knights:
    """Switched off by the player who is asked."""
    _, number = table.words.meant(table.match, "switch-off", table.number(who), {"ability": ability})
    table.take(table.answer("switch-off", who)._replace(picks=(number,)))
    return table


def compared(table: Knights, who: str = "elf") -> tuple[int, ...]:
    """Result, attack value and defense."""
    found = [event.facts for event in table.match.events if event.name in ("hit", "missed")]
    return next(facts[1:] for facts in found if table.name(facts[0]) == who)


HIGH_WOOD = {"hill": {"kind": "hindering", "at": [10, 17], "radius": 3, "elevated": True}}


# -- Battle Armor --------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-BATTLEARMOR-01")
def test_MKA_BATTLEARMOR_01_two_more_against_shots_none_in_close_combat() -> None:
    elf = figure("elf", abilities=["battle-armor"])

    assert compared(shot(elf))[2] == 17
    assert compared(struck(elf))[2] == 15


@pytest.mark.rule("MKA-BATTLEARMOR-01", "MK-MOD-10")
def test_MKA_BATTLEARMOR_01_with_cover_and_height_the_rule_of_3_limits_it() -> None:
    assert compared(shot(figure("elf", abilities=["battle-armor"]), terrain=HIGH_WOOD))[2] == 18


@pytest.mark.rule("MKA-BATTLEARMOR-01", "MK-FLY-15")
def test_MKA_BATTLEARMOR_01_in_the_air_the_height_comes_on_top() -> None:
    elf = figure("elf", abilities=["battle-armor"], movement_type="wings")

    assert compared(shot(elf, elf_is={"soaring": True}))[2] == 18


# -- Magic Immunity ------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-MAGICIMMUNITY-01", "MK-COMBAT-11")
@pytest.mark.parametrize(("types", "reasons"), [(["wand"], {"immune-to-wands"}), (["bow"], set()), (["sword"], set())])
def test_MKA_MAGICIMMUNITY_01_no_target_for_wands(types: list[str], reasons: set[str]) -> None:
    table = aiming(
        figure("elf", abilities=["magic-immunity"]), foe("other", (13, 16)), shooter=archer(attack_types=types)
    )

    assert table.because("ranged", "archer", "elf") == reasons


@pytest.mark.rule("MKA-MAGICIMMUNITY-01", "MK-COMBAT-10")
@pytest.mark.parametrize(
    ("ability", "key"), [("magic-blast", "blast"), ("magic-freeze", "freeze"), ("magic-confusion", "confuse")]
)
def test_MKA_MAGICIMMUNITY_01_magic_by_name_does_nothing_to_it(ability: str, key: str) -> None:
    table = aiming(
        figure("elf", abilities=["magic-immunity"]), foe("other", (13, 16)), shooter=archer(abilities=[ability])
    )

    assert table.refused(key, "archer", "elf") == {"MK-COMBAT-10"}


@pytest.mark.rule("MKA-MAGICIMMUNITY-01")
@pytest.mark.parametrize(("ability", "key"), [("flame-lightning", "flame"), ("stormfire", "stormfire"), ("hex", "hex")])
def test_MKA_MAGICIMMUNITY_01_other_abilities_work_on_it(ability: str, key: str) -> None:
    table = aiming(figure("elf", abilities=["magic-immunity"]), shooter=archer(abilities=[ability]))

    assert table.refused(key, "archer", "elf") == set()


@pytest.mark.rule("MKA-MAGICIMMUNITY-01", "MKA-MAGICENHANCEMENT-01")
def test_MKA_MAGICIMMUNITY_01_nor_does_it_help_the_immune() -> None:
    elf, witch = figure("elf"), figure("witch", abilities=["magic-enhancement"])
    clicks = []
    for abilities in ([], ["magic-immunity"]):
        table = shot(elf, own("witch", near("archer", 0, WEST)), shooter=archer(abilities=abilities), cards=(witch,))
        clicks.append(table.warrior("elf").click)

    assert clicks == [4, 3]


# -- Toughness -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-TOUGHNESS-01", "MK-DAMAGE-03")
def test_MKA_TOUGHNESS_01_one_click_less_from_attacks() -> None:
    elf = figure("elf", abilities=["toughness"])

    assert shot(elf).warrior("elf").click == 2
    assert struck(elf).warrior("elf").click == 2
    assert shot(elf).happened("withstood", "elf", 1, rule="MKA-TOUGHNESS-01")


@pytest.mark.rule("MKA-TOUGHNESS-01", "MK-CRIT-05")
def test_MKA_TOUGHNESS_01_a_critical_hit_counts_before_it() -> None:
    elf = figure("elf", abilities=["toughness"])

    assert struck(elf, orc=figure("orc", damage=1), dice=(6, 6)).warrior("elf").click == 1
    assert struck(elf, orc=figure("orc", damage=1)).warrior("elf").click == 0


@pytest.mark.rule("MKA-TOUGHNESS-01", "MK-TERM-17")
def test_MKA_TOUGHNESS_01_pushing_and_critical_misses_are_not_reduced() -> None:
    orc = figure("orc", abilities=["toughness"])
    pushed = Knights([own("orc", (10, 10), tokens=1), foe("elf", (30, 30))], [orc])
    pushed.say("move", "orc", (10, 12)).go_on("act", seat=1)
    missed = struck(figure("elf"), orc=orc, dice=(1, 1))

    assert [pushed.warrior("orc").click, missed.warrior("orc").click] == [1, 1]


@pytest.mark.rule("MKA-TOUGHNESS-01", "MKA-MAGICRETALIATION-01", "MKA-VENOM-01")
def test_MKA_TOUGHNESS_01_abilities_do_one_click_less_as_well() -> None:
    orc = figure("orc", damage=1, abilities=["toughness"])
    struck_back = struck(figure("elf", abilities=["magic-retaliation"]), orc=orc)
    poisoned = Knights(
        [own("orc", (10, 10)), foe("snake", near("orc"))], [orc, figure("snake", abilities=["venom"])], dice=[]
    )
    poisoned.end().go_on("act", seat=1)

    assert [struck_back.warrior("orc").click, poisoned.warrior("orc").click] == [0, 0]
    assert struck_back.happened("withstood", "orc", 1)


# -- Defend --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-DEFEND-01")
def test_MKA_DEFEND_01_a_friend_in_contact_lends_its_defense() -> None:
    guard = figure("guard", abilities=["defend"], defense=17)
    beside = shot(figure("elf", defense=12), foe("guard", near("elf", 0, EAST)), cards=(guard,))
    apart = shot(figure("elf", defense=12), foe("guard", near("elf", 0.1, EAST)), cards=(guard,))
    close = Knights(
        [own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc")), foe("guard", near("elf"))],
        [figure("elf", defense=12), guard],
        dice=[4, 4],
    )
    close.say("close", "orc", "elf").go_on("act")

    assert [compared(table)[2] for table in (beside, apart, close)] == [17, 12, 17]


@pytest.mark.rule("MKA-DEFEND-01", "MK-MOD-09")
def test_MKA_DEFEND_01_a_replacement_value_and_modifiers_come_on_top() -> None:
    guard = figure("guard", abilities=["defend"], defense=19)
    table = shot(
        figure("elf", defense=12), foe("guard", near("elf", 0, EAST)), cards=(guard,), terrain=HIGH_WOOD
    )  # fmt: skip

    assert compared(table)[2] == 21


@pytest.mark.rule("MKA-DEFEND-01")
def test_MKA_DEFEND_01_the_lenders_items_stay_with_it_and_the_best_of_several_counts() -> None:
    cards = (
        figure("guard", abilities=["defend"], defense=16),
        figure("warden", abilities=["defend"], defense=17),
        item("shield", changes={"defense": 2}),
    )
    table = shot(
        figure("elf", defense=12), foe("guard", near("elf", 0, EAST), items=["shield"]),
        foe("warden", near("elf", 0, WEST)), cards=cards,
    )  # fmt: skip

    assert compared(table)[2] == 17


@pytest.mark.rule("MKA-DEFEND-01")
def test_MKA_DEFEND_01_never_for_the_worse_nor_from_captives_or_when_switched_off() -> None:
    guard = figure("guard", abilities=["defend"], defense=17)
    worse = shot(figure("elf", defense=18), foe("guard", near("elf", 0, EAST)), cards=(guard,))
    captive = shot(
        figure("elf", defense=12), foe("guard", near("elf", 0, EAST), guard="orc"), own("orc", near("guard", 0, EAST)),
        cards=(guard,),
    )  # fmt: skip
    off = aiming(figure("elf", defense=12), foe("guard", near("elf", 0, EAST)), cards=(guard,), dice=(4, 4))
    without(off.say("ranged", "archer", "elf").go_on("switching", seat=1), "guard", "defend").go_on("act")

    assert [compared(table)[2] for table in (worse, captive, off)] == [18, 12, 12]


# -- Invulnerability -----------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-INVULNERABILITY-01")
@pytest.mark.parametrize(("damage", "clicks"), [(4, 2), (3, 1), (2, 0), (1, 0)])
def test_MKA_INVULNERABILITY_01_two_clicks_less_down_to_none(damage: int, clicks: int) -> None:
    elf = figure("elf", abilities=["invulnerability"])

    assert struck(elf, orc=figure("orc", damage=damage)).warrior("elf").click == clicks
    assert shot(elf, shooter=archer(ranged_damage=damage)).warrior("elf").click == clicks


@pytest.mark.rule("MKA-INVULNERABILITY-01")
def test_MKA_INVULNERABILITY_01_two_more_defense_against_shots_under_the_rule_of_3() -> None:
    elf = figure("elf", abilities=["invulnerability"])
    both = figure("elf", abilities=["invulnerability", "battle-armor"])

    assert compared(shot(elf))[2] == 17
    assert compared(shot(elf, terrain=HIGH_WOOD))[2] == 18
    assert compared(shot(both))[2] == 18
    assert compared(struck(elf))[2] == 15


@pytest.mark.rule("MKA-INVULNERABILITY-01", "MKA-TOUGHNESS-01")
def test_MKA_INVULNERABILITY_01_with_toughness_three_clicks_are_kept_off() -> None:
    table = struck(figure("elf", abilities=["invulnerability", "toughness"]), orc=figure("orc", damage=4))

    assert table.warrior("elf").click == 1


@pytest.mark.rule("MKA-INVULNERABILITY-01")
def test_MKA_INVULNERABILITY_01_neither_captures_nor_is_captured() -> None:
    hard, soft = figure("hard", abilities=["invulnerability"]), figure("soft")
    table = Knights([own("hard", (10, 10)), foe("soft", near("hard"))], [hard, soft])
    other = Knights([own("soft", (10, 10)), foe("hard", near("soft")), foe("far", near("soft", 0, EAST))], [hard, soft])

    assert table.because("capture", "hard", "soft") == {"takes-no-captives"}
    assert other.because("capture", "soft", "hard") == {"cannot-be-captured"}
    assert other.offered("capture") == {"far"}


@pytest.mark.rule("MKA-INVULNERABILITY-01", "MKA-VAMPIRISM-01")
def test_MKA_INVULNERABILITY_01_it_cannot_be_healed() -> None:
    orc = figure("orc", abilities=["invulnerability", "vampirism"])
    table = Knights(
        [own("orc", (10, 10), click=2), own("idle", (34, 2)), foe("elf", near("orc")), foe("far", (34, 34))],
        [orc],
        dice=[4, 4],
    )
    table.say("close", "orc", "elf").go_on("act")

    assert table.warrior("orc").click == 2


# -- Dodge ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-DODGE-01")
@pytest.mark.parametrize(("face", "clicks"), [(3, 3), (4, 0), (6, 0), (1, 3)])
def test_MKA_DODGE_01_four_to_six_and_it_is_missed_after_all(face: int, clicks: int) -> None:
    elf = figure("elf", abilities=["dodge"])

    assert struck(elf, dice=(4, 4, face)).done().warrior("elf").click == clicks
    assert shot(elf, dice=(4, 4, face)).done().warrior("elf").click == clicks


@pytest.mark.rule("MKA-DODGE-01")
def test_MKA_DODGE_01_also_a_critical_hit_and_a_capture() -> None:
    elf = figure("elf", abilities=["dodge"])
    critical = struck(elf, dice=(6, 6, 4))
    table = Knights(
        [own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc")), foe("far", (34, 34))],
        [elf],
        dice=[6, 6, 4],
    )
    table.say("capture", "orc", "elf").go_on("act")

    assert critical.warrior("elf").click == 0
    assert not table.warrior("elf").is_captive


@pytest.mark.rule("MKA-DODGE-01")
def test_MKA_DODGE_01_no_die_for_a_miss_or_when_switched_off() -> None:
    elf = figure("elf", abilities=["dodge"])
    off = aiming(elf, dice=(4, 4))
    without(off.say("ranged", "archer", "elf").go_on("switching", seat=1), "elf", "dodge").go_on("act")

    assert struck(elf, dice=(1, 2)).done().warrior("elf").click == 0
    assert off.done().warrior("elf").click == 3


@pytest.mark.rule("MKA-DODGE-01")
def test_MKA_DODGE_01_each_of_several_targets_rolls_its_own_die() -> None:
    table = Knights(
        [
            own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc")), foe("far", (34, 34)),
            foe("elf2", near("orc", 0, EAST)),
        ],
        [figure("orc", abilities=["sweep"]), figure("elf", abilities=["dodge"])],
        dice=[4, 4, 5, 2],
    )  # fmt: skip
    table.say("sweep", "orc").go_on("act")

    assert [table.warrior(who).click for who in ("elf", "elf2")] == [0, 2]


# -- Magic Retaliation ---------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-MAGICRETALIATION-01")
def test_MKA_MAGICRETALIATION_01_who_hurts_it_takes_a_click() -> None:
    elf = figure("elf", abilities=["magic-retaliation"])

    assert shot(elf).warrior("archer").click == 1
    assert struck(elf).warrior("orc").click == 1
    assert shot(elf).happened("damaged", "archer", 1, rule="MKA-MAGICRETALIATION-01")


@pytest.mark.rule("MKA-MAGICRETALIATION-01", "MKA-MAGICIMMUNITY-01")
@pytest.mark.parametrize("shooter", [archer(abilities=["magic-immunity"]), archer(defense_type="magic-immunity")])
def test_MKA_MAGICRETALIATION_01_not_on_the_immune(shooter: Card) -> None:
    assert shot(figure("elf", abilities=["magic-retaliation"]), shooter=shooter).warrior("archer").click == 0


@pytest.mark.rule("MKA-MAGICRETALIATION-01")
def test_MKA_MAGICRETALIATION_01_only_for_damage_and_only_from_those_who_still_show_it() -> None:
    missed = shot(figure("elf", abilities=["magic-retaliation"]), dice=(1, 2))
    tough = shot(figure("elf", abilities=["magic-retaliation", "toughness"]), shooter=archer(ranged_damage=1))
    turned = shot(figure("elf", dial=[{"abilities": ["magic-retaliation"]}, {}, {}, {}]))
    dead = shot(figure("elf", clicks=2, abilities=["magic-retaliation"]))

    assert [table.warrior("archer").click for table in (missed, tough, turned, dead)] == [0, 0, 0, 0]


@pytest.mark.rule("MKA-MAGICRETALIATION-01", "MKA-VAMPIRISM-01")
@pytest.mark.parametrize(("first", "click"), [("vampirism", 1), ("magic-retaliation", 0)])
def test_MKA_MAGICRETALIATION_01_the_active_player_orders_what_is_set_off(first: str, click: int) -> None:
    table = Knights(
        [own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc")), foe("far", (34, 34))],
        [figure("orc", abilities=["vampirism"]), figure("elf", abilities=["magic-retaliation"])],
        dice=[4, 4],
    )
    table.say("close", "orc", "elf").go_on("aftermath", seat=0)
    who = "orc" if first == "vampirism" else "elf"
    subjects = set(table.subjects("resolve"))
    table.say("resolve", who, ability=first).go_on("act")

    assert subjects == {"orc:vampirism", "elf:magic-retaliation"}
    assert table.warrior("orc").click == click


@pytest.mark.rule("MKA-MAGICRETALIATION-01", "MK-DAMAGE-11")
def test_MKA_MAGICRETALIATION_01_the_credit_is_its_bearers() -> None:
    table = shot(figure("elf", abilities=["magic-retaliation"]), shooter=archer(clicks=1, points=30))

    assert table.warrior("archer").gone == "eliminated"
    assert table.player(1).glory == 30


# -- Limited Invisibility ------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-INVISIBILITY-01")
def test_MKA_INVISIBILITY_01_no_target_for_shots_but_for_blows() -> None:
    elf = figure("elf", abilities=["invisibility"])
    table = aiming(elf, foe("other", (13, 16)))

    assert table.refused("ranged", "archer", "elf") == {"MKA-INVISIBILITY-01"}
    assert table.offered("ranged") == {"other"}
    assert struck(elf).warrior("elf").click == 3


@pytest.mark.rule("MKA-INVISIBILITY-01")
@pytest.mark.parametrize(
    ("ability", "key"),
    [
        ("magic-blast", "blast"),
        ("flame-lightning", "flame"),
        ("stormfire", "stormfire"),
        ("arcing-fire", "arcing"),
        ("magic-freeze", "freeze"),
        ("magic-confusion", "confuse"),
        ("hex", "hex"),
    ],
)
def test_MKA_INVISIBILITY_01_nor_for_any_ability_that_takes_aim(ability: str, key: str) -> None:
    table = aiming(
        figure("elf", abilities=["invisibility"]), foe("other", (13, 16)), shooter=archer(abilities=[ability])
    )

    assert table.refused(key, "archer", "elf") == {"MKA-INVISIBILITY-01"}


@pytest.mark.rule("MKA-INVISIBILITY-01")
def test_MKA_INVISIBILITY_01_switched_off_it_can_be_shot() -> None:
    assert aiming(figure("elf", abilities=["invisibility"]), elf_is={"off": ["invisibility"]}).offered("ranged") == {
        "elf"
    }


# -- Cursed --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-CURSED-01")
def test_MKA_CURSED_01_a_click_after_magic_has_hit_it() -> None:
    table = aiming(figure("elf", abilities=["cursed"]), shooter=archer(abilities=["magic-blast"]), dice=(4, 4, 2))
    table.say("blast", "archer", "elf").go_on("act")

    assert table.warrior("elf").click == 3
    assert table.happened("damaged", "elf", 1, 3, rule="MKA-CURSED-01")


@pytest.mark.rule("MKA-CURSED-01")
def test_MKA_CURSED_01_not_for_a_miss_nor_for_what_is_no_magic() -> None:
    elf = figure("elf", abilities=["cursed"])
    missed = (
        aiming(elf, shooter=archer(abilities=["magic-blast"]), dice=(1, 2)).say("blast", "archer", "elf").go_on("act")
    )
    flames = aiming(elf, shooter=archer(abilities=["flame-lightning"]), dice=(4, 4))
    flames.say("flame", "archer", "elf").go_on("act")

    assert [missed.warrior("elf").click, flames.warrior("elf").click] == [0, 1]


@pytest.mark.rule("MKA-CURSED-01", "MKA-MAGICENHANCEMENT-01")
def test_MKA_CURSED_01_a_friends_magic_counts_and_two_are_one_click() -> None:
    witch = figure("witch", abilities=["magic-enhancement"])
    table = shot(
        figure("elf", abilities=["magic-retaliation"]), own("witch", near("archer", 0, WEST)),
        shooter=archer(abilities=["cursed"], ranged_damage=1), cards=(witch,),
    )  # fmt: skip
    plain = shot(
        figure("elf"), own("witch", near("archer", 0, WEST)), shooter=archer(abilities=["cursed"]), cards=(witch,)
    )

    assert table.warrior("archer").click == 2
    assert plain.warrior("archer").click == 1


@pytest.mark.rule("MKA-CURSED-01", "MKA-MAGICRETALIATION-01")
def test_MKA_CURSED_01_magic_that_strikes_back_counts() -> None:
    table = shot(figure("elf", abilities=["magic-retaliation"]), shooter=archer(abilities=["cursed"]))

    assert table.warrior("archer").click == 2


# -- Spell Resistance ----------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-SPELLRESISTANCE-01")
@pytest.mark.parametrize(("types", "value"), [(["wand"], 6), (["bow"], 9), (["sword"], 9)])
def test_MKA_SPELLRESISTANCE_01_three_less_for_wands(types: list[str], value: int) -> None:
    table = shot(figure("elf", abilities=["spell-resistance"]), shooter=archer(attack_types=types), dice=(5, 4))

    assert compared(table)[1] == value


@pytest.mark.rule("MKA-SPELLRESISTANCE-01", "MK-MOD-11")
def test_MKA_SPELLRESISTANCE_01_it_is_netted_under_the_rule_of_3() -> None:
    ring = item("ring", changes={"attack": 6})
    table = Knights(
        [
            own("archer", (10, 10), items=["ring"]), own("idle", (34, 2)), foe("elf", (10, 16), facing=90),
            foe("far", (34, 34)),
        ],
        [archer(attack_types=["wand"]), figure("elf", abilities=["spell-resistance"]), ring],
        dice=[4, 4],
    )  # fmt: skip
    table.say("ranged", "archer", "elf").go_on("act")

    assert compared(table)[1] == 12


# -- Ghostform -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MKA-GHOSTFORM-01")
def test_MKA_GHOSTFORM_01_no_target_for_shots() -> None:
    elf = figure("elf", abilities=["ghostform"])
    table = aiming(elf, foe("other", (13, 16)))

    assert table.refused("ranged", "archer", "elf") == {"MKA-GHOSTFORM-01"}
    assert aiming(elf, elf_is={"off": ["ghostform"]}).offered("ranged") == {"elf"}


@pytest.mark.rule("MKA-GHOSTFORM-01")
@pytest.mark.parametrize(
    ("abilities", "value"),
    [([], 8), (["magic-blast"], 9), (["magic-immunity"], 9), (["magic-freeze"], 9), (["toughness", "stormfire"], 8)],
)
def test_MKA_GHOSTFORM_01_blows_without_magic_have_one_less(abilities: list[str], value: int) -> None:
    table = struck(figure("elf", abilities=["ghostform"]), orc=figure("orc", abilities=abilities))

    assert compared(table)[1] == value


@pytest.mark.rule("MKA-GHOSTFORM-01")
def test_MKA_GHOSTFORM_01_it_passes_through_bases_but_stands_on_none() -> None:
    ghost, orc = figure("ghost", abilities=["ghostform"]), figure("orc")
    table = Knights(
        [own("ghost", (10, 10)), own("orc", (10, 13)), own("orc2", (20, 13)), foe("elf", (30, 30))], [ghost, orc]
    )
    refused = table.because("move", "ghost", (10, 13))
    stuck = Knights([own("orc2", (10, 10)), own("orc", (10, 13)), foe("elf", (30, 30))], [orc])
    table.say("move", "ghost", (10, 16))

    assert refused == {"no-room"}
    assert stuck.because("move", "orc2", (10, 16)) == {"over-base"}
    assert table.at("ghost") == (10, 16)


@pytest.mark.rule("MKA-GHOSTFORM-01")
def test_MKA_GHOSTFORM_01_walls_stop_it_and_enemies_hold_it() -> None:
    ghost = figure("ghost", abilities=["ghostform"])
    wall = {"wall": {"kind": "blocking", "at": [10, 13], "radius": 1}}
    table = Knights([own("ghost", (10, 10)), own("idle", (34, 2)), foe("elf", (30, 30))], [ghost], terrain=wall)
    held = Knights(
        [own("ghost", (10, 10)), own("idle", (34, 2)), foe("elf", near("ghost", 0, NORTH))], [ghost], dice=[3]
    )
    held.away("move", "ghost", (10, 14))

    assert table.because("move", "ghost", (10, 16)) == {"through-blocking"}
    assert held.at("ghost") == (10, 10)


# -- against a ranged formation ------------------------------------------------------------------------------


def volley(elf: Card, *abilities: str, dice: tuple[int, ...] = (4, 4)) -> Knights:
    """Three archers shoulder to shoulder shoot at the elf; `abilities`: what the two who support can do."""
    card = archer(factions=["elven-lords"], ranged_damage=2)
    aide = ("figure", {**archer(factions=["elven-lords"], abilities=abilities)[1], "id": "aide"})
    row = [own("archer", (10, 10)), own("aide", near("archer", 0, WEST)), own("aide2", near("archer", 0, EAST))]
    table = Knights(
        [*row, own("idle", (34, 2)), foe("elf", (10, 16)), foe("far", (34, 34))], [card, aide, elf], dice=dice
    )
    return table.say("volley", "archer", "elf", "aide", "aide2").say("support", "archer").go_on("act")


@pytest.mark.rule("MKA-MAGICRETALIATION-01")
def test_MKA_MAGICRETALIATION_01_of_a_formation_the_primary_attacker_takes_it() -> None:
    table = volley(figure("elf", abilities=["magic-retaliation"]))

    assert [table.warrior(who).click for who in ("archer", "aide", "aide2")] == [1, 0, 0]


@pytest.mark.rule("MKA-BATTLEARMOR-01", "MKA-PIERCE-01", "MK-FORMATION-34")
def test_MKA_PIERCE_01_a_supporters_pierce_does_not_count() -> None:
    table = volley(figure("elf", abilities=["battle-armor", "toughness"]), "pierce")

    assert compared(table) == (20, 12, 17)
    assert table.warrior("elf").click == 1


@pytest.mark.rule("MKA-MAGICENHANCEMENT-01", "MK-FORMATION-34")
def test_MKA_MAGICENHANCEMENT_01_a_supporter_does_not_enhance() -> None:
    assert volley(figure("elf"), "magic-enhancement").warrior("elf").click == 2


@pytest.mark.rule("MKA-DODGE-01")
def test_MKA_DODGE_01_a_formation_is_dodged_like_one_shooter() -> None:
    assert volley(figure("elf", abilities=["dodge"]), dice=(4, 4, 4)).done().warrior("elf").click == 0
