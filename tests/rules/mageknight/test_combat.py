"""MK-COMBAT, MK-MELEE, MK-MOB, MK-CRIT, MK-DAMAGE: the attack roll, what it does, and who helps."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, SOUTH, WEST, Card, Knights, figure, foe, item, near, own, warrior
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.printed.dials import ATTACK_TYPES
from tercio.games.mageknight.rules.combat.values import attack_type


def strike(attacker: Card, target: Card, faces: list[int], **elf: Any) -> Knights:
    """The orc strikes the elf at its front; all dice must fall."""
    cards = [("figure", {**attacker[1], "id": "orc"}), ("figure", {**target[1], "id": "elf"})]
    table = Knights(
        [own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc"), **elf), foe("far", (34, 34))],
        cards,
        dice=faces,
    )
    return table.say("close", "orc", "elf").done()


def shooting(archer: Card, *elves: Card, dice: list[int] | None = None) -> Knights:
    """The archer, and elves ahead of it, 6 inches away and 3 inches apart."""
    cards = [("figure", {**archer[1], "id": "archer"})]
    cards += [("figure", {**elf[1], "id": f"elf-{'abc'[place]}"}) for place, elf in enumerate(elves)]
    targets = [foe(f"elf-{'abc'[place]}", (10 + 3 * place, 16)) for place in range(len(elves))]
    return Knights(
        [own("archer", (10, 10)), own("idle", (34, 2)), *targets, foe("far", (34, 34))], cards, dice=dice or []
    )


def archer(**values: Any) -> Card:
    return figure("archer", **{"attack_types": ["bow"], "range": 10, "ranged_damage": 2, **values})


def attacked(table: Knights) -> list[tuple[int, ...]]:
    """Result, attack value and defense of every comparison."""
    return [event.facts[1:] for event in table.match.events if event.name in ("hit", "missed")]


# -- the attack roll ---------------------------------------------------------------------------------------


@pytest.mark.rule("MK-COMBAT-01")
@pytest.mark.parametrize(("range_", "keys"), [(0, set()), (8, {"ranged"})])
def test_MK_COMBAT_01_close_and_ranged_combat(range_: int, keys: set[str]) -> None:
    table = shooting(archer(range=range_, ranged_damage=1 if range_ else 0), figure("elf"))
    close = Knights([own("orc", (10, 10)), foe("elf", near("orc"))])

    assert table.keys("archer") & {"ranged", "close"} == keys
    assert "close" in close.keys("orc")


@pytest.mark.rule("MK-COMBAT-02", "MK-MOB-02")
def test_MK_COMBAT_02_who_attacks_whom_is_told() -> None:
    table = strike(figure("orc"), figure("elf"), [1, 2])

    assert table.happened("strikes", "orc", "elf")


@pytest.mark.rule("MK-COMBAT-03")
def test_MK_COMBAT_03_one_type_for_close_combat_and_two_for_ranged() -> None:
    assert ATTACK_TYPES == ("sword", "bow", "wand")


@pytest.mark.rule("MK-COMBAT-05", "MK-COMBAT-06", "MK-COMBAT-07", "MK-COMBAT-08")
@pytest.mark.parametrize(
    ("types", "close", "ranged"),
    [(["sword"], "sword", ""), (["bow"], "", "bow"), (["wand"], "", "wand"), (["sword", "wand"], "sword", "wand")],
)
def test_MK_COMBAT_05_the_type_of_an_attack_is_that_of_its_weapon(types: list[str], close: str, ranged: str) -> None:
    table = shooting(archer(attack_types=types), figure("elf"))
    one, other = table.warrior("archer"), table.warrior("elf-a")

    assert attack_type(Aim(one, other, is_ranged=False)) == close
    assert attack_type(Aim(one, other, is_ranged=True)) == ranged


@pytest.mark.rule("MK-COMBAT-08", "MK-COMBAT-11", "MK-COMBAT-12")
@pytest.mark.parametrize(
    ("types", "defense_type", "rules"),
    [
        (["wand"], "magic-immunity", {"MK-COMBAT-11"}),
        (["bow"], "magic-immunity", set()),
        (["sword"], "magic-immunity", set()),
        (["wand"], "shield", set()),
    ],
)
def test_MK_COMBAT_11_wands_do_nothing_to_the_immune(types: list[str], defense_type: str, rules: set[str]) -> None:
    table = shooting(archer(attack_types=types), figure("elf", defense_type=defense_type), figure("other"))

    assert table.refused("ranged", "archer", "elf-a") - {"K-ASK-03"} == rules


@pytest.mark.rule("MK-COMBAT-13", "MK-COMBAT-14", "MK-COMBAT-15")
@pytest.mark.parametrize(("defense", "clicks"), [(15, 2), (16, 0)])
def test_MK_COMBAT_13_two_dice_and_the_attack_value_against_the_defense(defense: int, clicks: int) -> None:
    table = strike(figure("orc", attack=9, damage=2), figure("elf", defense=defense), [2, 4])

    assert attacked(table) == [(15, 9, defense)]
    assert table.warrior("elf").click == clicks


@pytest.mark.rule("MK-COMBAT-16")
def test_MK_COMBAT_16_friends_are_no_targets() -> None:
    table = Knights(
        [own("orc", (10, 10)), warrior("ally", 2, near("orc")), warrior("elf", 1, near("orc", 0, EAST))],
        players=[{"team": 0}, {"team": 1}, {"team": 0}],
    )

    assert table.offered("close", "orc") == {"elf"}
    assert "MK-COMBAT-16" in table.refused("close", "orc", "ally")


@pytest.mark.rule("MK-COMBAT-16")
def test_MK_COMBAT_16_nor_are_they_shot_at() -> None:
    table = Knights([own("archer", (10, 10)), own("orc", (10, 16)), foe("elf", (14, 16))], [archer()])

    assert table.offered("ranged") == {"elf"}
    assert "MK-COMBAT-16" in table.refused("ranged", "archer", "orc")


@pytest.mark.rule("MK-COMBAT-17")
def test_MK_COMBAT_17_nobody_attacks_itself() -> None:
    table = Knights([own("orc", (10, 10)), foe("elf", near("orc"))])

    assert table.refused("close", "orc", "orc") == {"MK-COMBAT-17", "MK-MELEE-03"}


# -- close combat ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-MELEE-01")
def test_MK_MELEE_01_everybody_can_fight_hand_to_hand() -> None:
    table = strike(archer(attack=9, damage=1), figure("elf", defense=15), [3, 3])

    assert table.warrior("elf").click == 1


@pytest.mark.rule("MK-MELEE-02")
def test_MK_MELEE_02_an_action_is_needed_and_spent() -> None:
    table = Knights(
        [own("orc", (10, 10)), own("orc2", (20, 10)), foe("elf", near("orc"))],
        players=[{"actions": 2}, {}],
        dice=[1, 2],
    )

    assert table.say("close", "orc", "elf").player(0).actions == 1


@pytest.mark.rule("MK-MELEE-02")
def test_MK_MELEE_02_without_an_action_there_is_no_fight() -> None:
    table = Knights([own("orc", (10, 10)), foe("elf", near("orc"))], players=[{"actions": 0}, {}])

    assert table.question()[0] == 1


@pytest.mark.rule("MK-MELEE-03")
@pytest.mark.parametrize(("facing", "rules"), [(NORTH, set()), (EAST, set()), (SOUTH, {"MK-MELEE-03"})])
def test_MK_MELEE_03_the_front_arc_must_touch_the_target(facing: int, rules: set[str]) -> None:
    """The border of the front arc belongs to it (a2)."""
    table = Knights([own("orc", (10, 10), facing=facing), own("orc2", (20, 10)), foe("elf", near("orc"))])

    assert table.refused("close", "orc", "elf") - {"K-ASK-02"} == rules


@pytest.mark.rule("MK-MELEE-03")
def test_MK_MELEE_03_near_is_not_enough() -> None:
    table = Knights([own("orc", (10, 10)), foe("elf", near("orc", 0.1))])

    assert table.because("close", "orc", "elf") >= {"not-in-contact"}


@pytest.mark.rule("MK-MELEE-04", "MK-DAMAGE-02", "MK-DAMAGE-05")
def test_MK_MELEE_04_close_combat_deals_the_damage_value() -> None:
    table = strike(archer(damage=3, ranged_damage=1), figure("elf"), [4, 4])

    assert table.warrior("elf").click == 3
    assert table.happened("damaged", "elf", 3, 3, "orc", rule="MK-MELEE-04")


@pytest.mark.rule("MK-MELEE-05")
@pytest.mark.parametrize(("facing", "attack", "clicks"), [(NORTH, 10, 2), (SOUTH, 9, 0), (EAST, 9, 0)])
def test_MK_MELEE_05_from_behind_one_more(facing: int, attack: int, clicks: int) -> None:
    table = strike(figure("orc", attack=9), figure("elf", defense=16), [2, 4], facing=facing)

    assert attacked(table) == [(attack + 6, attack, 16)]
    assert table.warrior("elf").click == clicks


@pytest.mark.rule("MK-MELEE-06")
def test_MK_MELEE_06_the_sword_has_a_bonus_in_close_combat_only() -> None:
    knight = archer(attack=8, attack_types=["sword", "bow"], sword_bonus=2)
    table = strike(knight, figure("elf"), [2, 4])
    shot = shooting(knight, figure("elf"), dice=[2, 4]).say("ranged", "archer", "elf-a").go_on("act", 0)

    assert attacked(table) == [(16, 10, 15)]
    assert attacked(shot) == [(14, 8, 15)]


@pytest.mark.rule("MK-MELEE-07")
def test_MK_MELEE_07_the_bonus_is_not_limited_by_the_rule_of_three() -> None:
    orc = figure("orc", attack=8, sword_bonus=2, slots=2)
    cards = [orc, item("blade", changes={"attack": 3})]
    table = Knights([own("orc", (10, 10), items=["blade"]), foe("elf", near("orc"), facing=NORTH)], cards, dice=[2, 4])
    table.say("close", "orc", "elf")

    assert attacked(table) == [(19, 13, 15)]


@pytest.mark.rule("MK-MELEE-08")
def test_MK_MELEE_08_only_swords_surge() -> None:
    mage = figure("mage", attack_types=["wand"])
    table = Knights([own("orc", (10, 10)), own("mage", (20, 10)), foe("elf", (15, 14))], [mage])

    assert table.refused("surge", "mage", near("elf", 0, EAST), facing="elf") >= {"MK-MELEE-08"}
    assert table.refused("surge", "orc", near("elf", 0, WEST), facing="elf") == set()


# -- gang up --------------------------------------------------------------------------------------------------


def mobbed(attacker: str = "harka", faces: tuple[int, ...] = (2, 4), **more: Any) -> Knights:
    """The beast in the middle; harka behind it, cloud and khan at its sides, all with their front at it."""
    table = Knights(
        [
            foe("beast", (10, 12), facing=NORTH),
            own("harka", near("beast", 0, SOUTH), facing="beast"),
            own("cloud", near("beast", 0, EAST), **{"facing": "beast", **more.get("cloud", {})}),
            own("khan", near("beast", 0, WEST), facing="beast", **{"tokens": 1, **more.get("khan", {})}),
        ],
        more.get("cards", ()),
        dice=list(faces),
    )
    return table.say("close", attacker, "beast")


@pytest.mark.rule("MK-MOB-01", "MK-MOB-03")
def test_MK_MOB_03_one_more_for_each_supporter() -> None:
    table = mobbed()

    assert table.question() == (0, "gang-up")
    table.say("gang-up", "harka", "cloud")
    assert attacked(table) == [(9 + 1 + 1 + 6, 11, 15)]
    assert table.happened("supports", "cloud", "harka")


@pytest.mark.rule("MK-MOB-01")
def test_MK_MOB_01_nobody_has_to_be_supported() -> None:
    assert attacked(mobbed().say("gang-up", "harka")) == [(16, 10, 15)]


@pytest.mark.rule("MK-MOB-01")
def test_MK_MOB_01_nobody_supports_a_shot() -> None:
    table = Knights(
        [own("archer", (10, 6)), own("orc", near("elf"), facing="elf"), foe("elf", (10, 12))], [archer()], dice=[2, 4]
    )
    table.say("precise", "archer", "elf")

    assert table.question()[1] != "gang-up"


@pytest.mark.rule("MK-MOB-04")
def test_MK_MOB_04_with_the_front_at_the_target() -> None:
    table = mobbed(cloud={"facing": EAST}, khan={"tokens": 0})

    assert table.offered("gang-up") == {"khan"}
    assert table.refused("gang-up", "harka", "cloud") == {"MK-MOB-04"}
    assert table.because("gang-up", "harka", "cloud") == {"turned-from-the-target"}


@pytest.mark.rule("MK-MOB-05", "MK-MELEE-08")
def test_MK_MOB_05_with_a_sword() -> None:
    table = mobbed(khan={"tokens": 0}, cards=[archer(), figure("cloud", attack_types=["bow"])])

    assert table.offered("gang-up") == {"khan"}
    assert table.because("gang-up", "harka", "cloud") == {"no-sword"}


@pytest.mark.rule("MK-MOB-06")
def test_MK_MOB_06_without_a_token() -> None:
    table = mobbed()

    assert table.offered("gang-up") == {"cloud"}
    assert table.sentences("gang-up", "harka", "khan") == [
        "Khan (Red) has 1 action token; a supporter may have none.",
        "Khan (Rot) hat 1 Aktionsmarke; unterstützen geht nur ohne.",
    ]


@pytest.mark.rule("MK-MOB-01", "MK-MOB-02")
def test_MK_MOB_02_neither_the_attacker_itself_nor_an_enemy_supports() -> None:
    table = mobbed()

    assert table.because("gang-up", "harka", "harka") == {"attacks-itself"}
    assert table.because("gang-up", "harka", "beast") == {"not-a-friend"}


@pytest.mark.rule("MK-MOB-07")
def test_MK_MOB_07_only_the_attacker_gets_a_token() -> None:
    table = mobbed().say("gang-up", "harka", "cloud")

    assert [table.warrior(label).tokens for label in ("harka", "cloud", "khan")] == [1, 0, 1]


@pytest.mark.rule("MK-MOB-08")
def test_MK_MOB_08_who_has_a_token_may_attack_and_is_pushed() -> None:
    table = mobbed("khan").say("gang-up", "khan", "harka", "cloud")

    assert attacked(table) == [(17, 11, 15)]
    assert [table.warrior(label).tokens for label in ("harka", "cloud", "khan")] == [0, 0, 2]
    assert table.warrior("khan").click == 1


@pytest.mark.rule("MK-MOB-09")
def test_MK_MOB_09_a_supporter_may_support_again_and_act_itself() -> None:
    table = mobbed("khan", faces=(1, 2, 1, 2)).say("gang-up", "khan", "harka", "cloud")
    table.say("close", "harka", "beast")

    assert table.offered("gang-up") == {"cloud"}
    table.say("gang-up", "harka", "cloud")
    assert attacked(table)[1] == (9 + 1 + 1 + 3, 11, 15)


@pytest.mark.rule("MK-MOB-10")
def test_MK_MOB_10_a_bow_may_be_supported_but_does_not_support() -> None:
    cards = [figure("harka", attack=8, attack_types=["bow"], range=6), figure("cloud")]

    assert attacked(mobbed(cards=cards).say("gang-up", "harka", "cloud"))[0][1] == 8 + 1 + 1
    assert mobbed("cloud", cards=cards, khan={"tokens": 0}).offered("gang-up") == {"khan"}


# -- criticals -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-CRIT-01", "MK-CRIT-02")
def test_MK_CRIT_01_two_ones_miss_and_hurt_the_attacker() -> None:
    table = strike(figure("orc", attack=14), figure("elf", defense=15), [1, 1])

    assert table.warrior("elf").click == 0
    assert (table.warrior("orc").click, table.warrior("orc").tokens) == (1, 1)
    assert table.happened("damaged", "orc", 1, 1, rule="MK-CRIT-02")


@pytest.mark.rule("MK-CRIT-02")
def test_MK_CRIT_02_toughness_does_not_help() -> None:
    """It is pushing damage (MK-TERM-17)."""
    assert strike(figure("orc", abilities=["toughness"]), figure("elf"), [1, 1]).warrior("orc").click == 1


@pytest.mark.rule("MK-CRIT-04", "MK-CRIT-05")
def test_MK_CRIT_04_two_sixes_hit_whatever_is_needed_and_hurt_more() -> None:
    table = strike(figure("orc", attack=5, damage=3), figure("elf", defense=20), [6, 6])

    assert table.happened("hit", "elf", 17, 5, 20, rule="MK-CRIT-04")
    assert table.warrior("elf").click == 4


@pytest.mark.rule("MK-CRIT-05")
def test_MK_CRIT_05_a_capture_deals_no_damage() -> None:
    table = Knights(
        [own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc")), foe("far", (34, 34))], dice=[6, 6]
    )
    table.say("capture", "orc", "elf")

    assert (table.warrior("elf").click, table.warrior("elf").guard) == (0, table.number("orc"))


@pytest.mark.rule("MK-CRIT-06")
def test_MK_CRIT_06_each_of_several_targets_takes_one_more() -> None:
    table = shooting(archer(arrows=2), figure("a"), figure("b"), dice=[6, 6])
    table.say("ranged", "archer", "elf-a", "elf-b").go_on("split").say("split", numbers=[1, 1])

    assert [table.warrior(label).click for label in ("elf-a", "elf-b")] == [2, 2]
    told = [[(line.value, line.rule) for line in event.receipts] for event in table.events("share")]
    assert told == [[(1, "MK-MULTI-08"), (1, "MK-CRIT-06")]] * 2


# -- damage ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-DAMAGE-01")
def test_MK_DAMAGE_01_the_dial_turns_click_by_click() -> None:
    elf = figure("elf", dial=[{"attack": 9}, {"attack": 8}, {"attack": 7}, {"attack": 6}])
    table = strike(figure("orc", damage=2), elf, [4, 4])

    assert (table.warrior("elf").click, table.warrior("elf").now.attack) == (2, 7)


@pytest.mark.rule("MK-DAMAGE-02", "MK-DAMAGE-06")
def test_MK_DAMAGE_06_an_item_for_damage_helps_in_close_combat_only() -> None:
    blade = item("blade", changes={"damage": 1})
    knight = archer(damage=3, attack_types=["sword", "bow"])
    close = Knights(
        [own("archer", (10, 10), items=["blade"]), own("idle", (34, 2)), foe("elf", near("archer"))],
        [knight, blade],
        dice=[4, 4],
    )
    far = Knights(
        [own("archer", (10, 10), items=["blade"]), own("idle", (34, 2)), foe("elf", (10, 19))],
        [knight, blade],
        dice=[4, 4],
    )

    assert close.say("close", "archer", "elf").warrior("elf").click == 4
    assert far.say("ranged", "archer", "elf").warrior("elf").click == 2


@pytest.mark.rule("MK-DAMAGE-03")
@pytest.mark.parametrize(("ability", "clicks"), [("toughness", 3), ("invulnerability", 2)])
def test_MK_DAMAGE_03_abilities_keep_damage_off(ability: str, clicks: int) -> None:
    assert strike(figure("orc", damage=4), figure("elf", abilities=[ability]), [5, 5]).warrior("elf").click == clicks


@pytest.mark.rule("MK-DAMAGE-04")
def test_MK_DAMAGE_04_all_damage_at_once() -> None:
    """The first target falls and is still there while the second is hurt."""
    cards = [figure("orc", abilities=["sweep"], damage=2), figure("elf", clicks=2)]
    table = Knights(
        [own("orc", (10, 10)), foe("elf", near("orc", 0, 45)), foe("elf2", near("orc", 0, 135))], cards, dice=[4, 5]
    )
    table.say("sweep", "orc")
    names = [name for name in table.names() if name in ("damaged", "eliminated")]

    assert names == ["damaged", "damaged", "eliminated", "eliminated"]


@pytest.mark.rule("MK-DAMAGE-05", "MK-DAMAGE-08")
@pytest.mark.parametrize("click", [0, 5])
def test_MK_DAMAGE_08_ranged_damage_is_the_same_on_every_click(click: int) -> None:
    shooter = archer(dial=[{"damage": 3}] * 3 + [{"damage": 1}] * 3, ranged_damage=2)
    table = Knights(
        [own("archer", (10, 10), click=click), own("idle", (34, 2)), foe("elf", (10, 19))], [shooter], dice=[4, 4]
    )

    assert table.say("ranged", "archer", "elf").warrior("elf").click == 2


@pytest.mark.rule("MK-DAMAGE-07")
@pytest.mark.parametrize(("click", "clicks"), [(0, 3), (2, 2)])
def test_MK_DAMAGE_07_without_one_of_its_own_the_damage_value_counts(click: int, clicks: int) -> None:
    shooter = figure("archer", [{"damage": 3}, {"damage": 3}, {"damage": 2}], attack_types=["bow"], range=10)
    table = Knights(
        [own("archer", (10, 10), click=click), own("idle", (34, 2)), foe("elf", (10, 19))], [shooter], dice=[4, 4]
    )

    assert table.say("ranged", "archer", "elf").warrior("elf").click == clicks


@pytest.mark.rule("MK-DAMAGE-09", "MK-DAMAGE-10")
def test_MK_DAMAGE_09_at_the_skulls_it_is_eliminated() -> None:
    table = strike(figure("orc", damage=3), figure("elf", clicks=4), [4, 4], click=2)

    assert (table.warrior("elf").click, table.warrior("elf").gone) == (4, "eliminated")
    assert table.happened("eliminated", "elf", "orc", rule="MK-DAMAGE-09")
    assert table.player(0).glory == 25


@pytest.mark.rule("MK-DAMAGE-11")
def test_MK_DAMAGE_11_an_ability_has_the_credit_of_its_bearer() -> None:
    table = Knights(
        [own("snake", (10, 10)), foe("elf", near("snake"), click=5), foe("far", (34, 34))],
        [figure("snake", abilities=["venom"])],
        phase="command",
    )

    assert table.happened("eliminated", "elf", "snake")
