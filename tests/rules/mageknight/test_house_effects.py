"""MKE  What cards of our own do by a word, each written in one module."""

from __future__ import annotations

import pytest

from knights import Card, Knights, book, domain, figure, foe, item, near, own, spell, with_optional_packs
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.rules.combat.values import defense_of
from tercio.games.mageknight.words.descriptions import item_words

# -- Wand Ward ----------------------------------------------------------------------------------------------------

TORQUE = item("torque", effects=["wand-ward"])
RING = spell("ring", "glyph", whose="friends", within=3, effects=["wand-ward"])
CHARM = spell("charm", "enchantment", effects=["wand-ward"])
ELF = figure("elf", slots=1)


def orc(attack_type: str = "wand") -> Card:
    return figure("orc", attack_types=[attack_type], range=12, ranged_damage=1)


def defenses(table: Knights, *targets: str) -> list[int]:
    """What these have against the orc's wand."""
    aims = [Aim(table.warrior("orc"), table.warrior(target), is_ranged=True) for target in targets]
    return [defense_of(table.state, aim).total for aim in aims]


@pytest.mark.rule("MKE-WANDWARD-01")
@pytest.mark.parametrize(("attack_type", "value"), [("wand", 17), ("bow", 15), ("sword", 15)])
def test_MKE_WANDWARD_01_whoever_carries_it_is_harder_to_hit_with_wands_alone(attack_type: str, value: int) -> None:
    key, at = ("close", near("orc")) if attack_type == "sword" else ("ranged", (10, 16))
    fighters = [own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", at, items=["torque"]), foe("far", (34, 34))]
    table = Knights(fighters, [orc(attack_type), ELF, TORQUE], dice=[1, 2])

    assert table.say(key, "orc", "elf").go_on("act").facts("missed")[0][3] == value


@pytest.mark.rule("MKE-WANDWARD-01", "MK-CAPTURE-16")
def test_MKE_WANDWARD_01_it_is_of_no_use_to_others_nor_to_a_captive() -> None:
    fighters = [own("orc", (10, 10)), foe("elf", (10, 16), items=["torque"], guard="orc"), foe("elf2", (12, 16))]

    assert defenses(Knights(fighters, [orc(), ELF, TORQUE]), "elf", "elf2") == [15, 15]


@pytest.mark.rule("MKE-WANDWARD-01", "MK-DOMAIN-10")
@pytest.mark.parametrize(("whose", "values"), [("everyone", [17, 17]), ("yours", [15, 17]), ("opposing", [17, 15])])
def test_MKE_WANDWARD_01_a_domain_protects_those_whom_it_concerns(whose: str, values: list[int]) -> None:
    """It is the domain of the first player, whose the orc is."""
    hushed = domain("hushed", effects=["wand-ward"], whose=whose)
    fighters = [own("orc", (10, 10)), foe("elf", (10, 16))]

    assert defenses(Knights(fighters, [orc(), hushed], players=[{"domain": "hushed"}, {}]), "elf", "orc") == values


@pytest.mark.rule("MKE-WANDWARD-01", "MKS-GLYPH-01", "MKS-ENCHANT-04")
@pytest.mark.parametrize(
    ("cast", "at", "values"), [("ring", (10, 10), [17, 15, 15]), ("charm", "far", [15, 17, 15]), ("", "", [15, 15, 15])]
)
def test_MKE_WANDWARD_01_a_glyph_protects_those_around_it_and_an_enchantment_its_target(
    cast: str, at: object, values: list[int]
) -> None:
    mage = own("mage", (10, 10), items=["tome"], spells=["ring", "charm"] if cast == "ring" else ["charm", "ring"])
    table = Knights(
        [mage, own("far", (20, 10)), foe("orc", (10, 12.5))], [orc(), figure("mage", slots=1), book(), RING, CHARM]
    )
    if cast:
        table.say("cast", "mage", at, spell=cast).go_on("act")

    assert defenses(table, "mage", "far", "orc") == values


@pytest.mark.rule("MKE-WANDWARD-01")
def test_MKE_WANDWARD_01_what_an_item_does_is_said_with_its_rule() -> None:
    torque = with_optional_packs().content.items["hazel-torque"]

    assert item_words(torque, "en").startswith("Wand Ward [MKE-WANDWARD-01]. ")
    assert item_words(torque, "de").startswith("Stabbann [MKE-WANDWARD-01]. ")
