"""MKF, MK-SPRINT-08  Nature's Wrath, Confusion, Pact, and no use of a subfaction's ability in a sprint."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cases import case
from cavalry import horse, lancer
from knights import EAST, WEST, Entry, Knights, book, figure, foe, near, own, ride, spell
from tercio.games.mageknight import open_game
from tercio.games.mageknight.abilities.bearers import gift_of
from tercio.games.mageknight.abilities.registry import abilities
from tercio.games.mageknight.browser.measures import about_of
from tercio.games.mageknight.rules.movement.formations import symbols_of

DRUID = {"factions": ["elementalists"], "subfaction": "storm-druids"}
MINION = {"factions": ["apocalypse"], "subfaction": "minions"}
SHAMAN = {"factions": ["orc-khans"], "subfaction": "chaos-shamans"}
CIRCLE = {"mage_spawn": True, "subfaction": "ninth-circle"}
FAR = foe("extra", (33, 33))


@pytest.mark.parametrize(
    ("subfaction", "gift", "is_optional"),
    [
        case("MKF-WRATH-01", "storm-druids", "natures-wrath", False),
        case("MKF-CONFUSION-01", "minions", "confusion", True),
        case("MKF-PACT-01", "ninth-circle", "pact", False),
    ],
)
def test_a_symbol_gives_its_ability(subfaction: str, gift: str, is_optional: bool) -> None:
    figures = [card for card in open_game().content.figures.values() if card.subfaction == subfaction]

    assert figures
    assert {gift_of(card) for card in figures} == {gift}
    assert abilities()[gift].is_optional == is_optional


@pytest.mark.rule("MKF-ENHANCE-01", "MKF-WRATH-01", "MKF-CONFUSION-01", "MKF-PACT-01")
@pytest.mark.parametrize(
    ("card", "title", "rule"),
    [
        (figure("shade", factions=["shyft"], subfaction="darkmarch"), "Enhancement (text missing", "MKF-ENHANCE-01"),
        (figure("shade", **DRUID), "Nature's Wrath", "MKF-WRATH-01"),
        (figure("shade", **MINION), "Confusion (optional)", "MKF-CONFUSION-01"),
        (figure("shade", **CIRCLE), "Pact", "MKF-PACT-01"),
    ],
)
def test_MKF_ENHANCE_01_it_is_shown_beside_what_the_dial_shows(card: Any, title: str, rule: str) -> None:
    table = Knights([own("shade", (10, 10)), FAR], cards=[card])
    about = about_of(table.match.view(0), table.warrior("shade").id, "en")

    assert about is not None
    assert [(p["title"][: len(title)], p["rule"]) for p in about["paragraphs"]] == [(title, rule)]


# -- Nature's Wrath ----------------------------------------------------------------------------------------


def druid(**words: Any) -> Any:
    return figure("druid", **{"attack": 8, "damage": 3, "sword_bonus": 2, **DRUID, **words})


@pytest.mark.rule("MKF-WRATH-02", "MKF-WRATH-03")
@pytest.mark.parametrize(("face", "added", "is_hit"), [(1, 2, True), (3, 2, True), (4, 0, False), (6, 0, False)])
def test_MKF_WRATH_02_a_die_up_to_the_damage_value_adds_the_attack_bonus_to_the_roll(
    face: int, added: int, is_hit: bool
) -> None:
    cards = [druid(), figure("elf", defense=19)]
    table = Knights([own("druid", (10, 10)), foe("elf", near("druid"))], cards=cards, dice=[face, 3, 4])
    table.say("close", "druid", "elf").go_on("act")

    assert table.facts("wrath") == [(0, face, added)]
    assert table.facts("attack-value") == [(0, 1, 8 + 2 + added)]
    assert (table.warrior("elf").click > 0) == is_hit
    assert table.dice_left == 0


@pytest.mark.rule("MKF-WRATH-02")
def test_MKF_WRATH_02_the_die_comes_before_the_attack_roll_of_ranged_actions_too_and_with_no_other_action() -> None:
    archer = druid(attack_types=["bow"], sword_bonus=0, bow_bonus=2, range=10)
    table = Knights([own("druid", (10, 10)), foe("elf", (10, 16))], cards=[archer], dice=[2, 3, 4])
    table.say("ranged", "druid", "elf").go_on("act")
    walking = Knights([own("druid", (10, 10)), FAR], cards=[druid()]).say("move", "druid", (10, 12))
    other = Knights([own("orc", (10, 10)), foe("druid", near("orc"))], cards=[druid()], dice=[3, 4])
    other.say("close", "orc", "druid").go_on("act")

    assert [sum(roll) for roll in table.rolls()] == [2, 7]
    assert table.happened("wrath")
    assert not walking.happened("wrath")
    assert not other.happened("wrath")


@pytest.mark.rule("MKF-WRATH-02")
def test_MKF_WRATH_02_a_shot_from_overwatch_is_no_action_and_has_no_die() -> None:
    archer = druid(attack_types=["bow"], sword_bonus=0, bow_bonus=2, range=10, abilities=["overwatch"])
    standing = [own("druid", (10, 10), watching=True), foe("elf", (10, 16))]
    table = Knights(standing, cards=[archer], dice=[3, 4], phase="command")
    table.say("ranged", "druid", "elf").go_on("act")

    assert [sum(roll) for roll in table.rolls()] == [7]
    assert not table.happened("wrath")
    assert table.dice_left == 0


@pytest.mark.rule("MKF-WRATH-02")
@pytest.mark.parametrize(("action", "rolls"), [("special", [7]), ("ranged", [2, 7])])
def test_MKF_WRATH_02_an_attack_by_a_spell_has_the_die_only_where_the_action_is_a_combat_action(
    action: str, rolls: list[int]
) -> None:
    mage = druid(attack_types=["wand"], sword_bonus=0, wand_bonus=2, range=10)
    bolt = spell("bolt", action=action, target="enemy", deeds=[{"does": "attack", "amount": 2}])
    standing = [own("druid", (10, 10), items=["tome"], spells=["bolt"]), foe("elf", (10, 16))]
    table = Knights(standing, cards=[mage, book(), bolt], dice=[3, 4] if action == "special" else [2, 3, 4])
    table.say("cast", "druid", "elf", spell="bolt").go_on("act")

    assert [sum(roll) for roll in table.rolls()] == rolls
    assert table.dice_left == 0


@pytest.mark.rule("MKF-WRATH-02")
def test_MKF_WRATH_02_of_a_formation_only_the_primary_attacker_throws_the_die() -> None:
    bows = {"attack_types": ["bow"], "range": 10, "factions": ["elementalists"]}
    cards = [druid(sword_bonus=0, **bows), figure("archer", **bows)]
    standing = [own("archer", (10, 10)), own("druid", near("archer", 0, EAST)), own("druid2", near("druid", 0, EAST))]
    table = Knights([*standing, foe("elf", (12, 18))], cards=cards, dice=[3, 4])
    table.say("volley", "archer", "elf", "druid", "druid2").go_on("act")
    led = Knights([*standing, foe("elf", (12, 18))], cards=cards, dice=[2, 3, 4])
    led.say("volley", "druid", "elf", "archer", "druid2").go_on("act")

    assert not table.happened("wrath")
    assert led.facts("wrath") == [(1, 2, 0)]


@pytest.mark.rule("MKF-WRATH-03")
def test_MKF_WRATH_03_the_unmodified_damage_value_counts_and_natural_results_stay() -> None:
    cards = [druid(damage=1), figure("elf", defense=13)]
    missed = Knights([own("druid", (10, 10)), foe("elf", near("druid"))], cards=cards, dice=[1, 1, 1])
    missed.say("close", "druid", "elf").go_on("act")

    assert missed.facts("wrath") == [(0, 1, 2)]
    assert missed.warrior("elf").click == 0
    assert missed.happened("critical-miss")


# -- Confusion ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MKF-CONFUSION-02")
@pytest.mark.parametrize("whose", [own, foe])
@pytest.mark.parametrize(("far", "is_free"), [(10, False), (10.001, True), (10.5, True)])
def test_MKF_CONFUSION_02_nobody_gangs_up_within_ten_inches(
    far: float, is_free: bool, whose: Callable[..., Entry]
) -> None:
    """The friend who would support stands at 21, 20."""
    standing = [
        own("orc", (18, 20), facing=EAST), foe("elf", near("orc", 0, EAST)),
        own("friend", near("elf", 0, EAST), facing=WEST), whose("minion", (21, 20 - far)),
    ]  # fmt: skip
    table = Knights(standing, cards=[figure("minion", **MINION)], dice=[3, 4]).say("close", "orc", "elf")

    assert (table.question() == (0, "gang-up")) == is_free
    assert ("gang-up" in table.keys()) == is_free
    assert not is_free or table.offered("gang-up", "orc") == {"friend"}


@pytest.mark.rule("MKF-CONFUSION-02", "MK-CAPTURE-16", "MKC-UNIT-13")
@pytest.mark.parametrize(
    "others",
    [
        [foe("warden", (20, 14)), own("minion", near("warden"), guard="warden")],
        [own("horse", (21, 14)), ride("minion", "horse")],
        [own("druid", (21, 14))],
    ],
)
def test_MKF_CONFUSION_02_neither_captives_nor_riders_nor_other_gifts_confuse(others: list[Entry]) -> None:
    standing = [
        own("orc", (18, 20), facing=EAST), foe("elf", near("orc", 0, EAST)),
        own("friend", near("elf", 0, EAST), facing=WEST), *others,
    ]  # fmt: skip
    cards = [lancer("minion", **MINION), horse(), druid()]
    table = Knights(standing, cards=cards, dice=[3, 4]).say("close", "orc", "elf")

    assert table.question() == (0, "gang-up")


def borrowing(*others: Entry, **words: Any) -> Knights:
    cards = [
        figure("minion", attack=8, **MINION), figure("herald", attack=11, factions=["apocalypse"]),
        figure("sage", attack=12, factions=["solonavi"]), figure("elf", defense=18),
    ]  # fmt: skip
    standing = [own("minion", (10, 10), **words), foe("elf", near("minion")), own("sage", (3, 30)), *others]
    return Knights(standing, cards=cards, dice=[3, 4])


@pytest.mark.rule("MKF-CONFUSION-03", "MKF-CONFUSION-01")
def test_MKF_CONFUSION_03_it_uses_the_attack_value_of_a_friend_of_the_apocalypse_unless_declined() -> None:
    lent = borrowing(own("herald", (30, 3))).say("close", "minion", "elf")
    question = lent.question()
    lent.go_on("act")
    declined = borrowing(own("herald", (30, 3)), off=["confusion"]).say("close", "minion", "elf").go_on("act")
    alone = borrowing().say("close", "minion", "elf").go_on("act")
    foes = borrowing(foe("herald", (30, 3))).say("close", "minion", "elf").go_on("act")

    assert question == (0, "switching")
    assert [facts[2] for facts in lent.facts("attack-value")] == [11]
    assert lent.warrior("elf").click > 0
    for table in (declined, alone, foes):
        assert [facts[2] for facts in table.facts("attack-value")] == [8]
        assert table.warrior("elf").click == 0


# -- Pact --------------------------------------------------------------------------------------------------


def circle(*others: Entry, **words: Any) -> Knights:
    cards = [figure("adept", **CIRCLE), figure("elf", factions=["elven-lords"]), figure("beast", mage_spawn=True)]
    standing = [own("adept", (10, 10)), own("elf", near("adept", 0, EAST), **words)]
    return Knights([*standing, *others, foe("orc", (33, 33))], cards=cards)


@pytest.mark.rule("MKF-PACT-02")
def test_MKF_PACT_02_it_has_the_symbols_of_its_friends_on_the_field() -> None:
    three = circle(own("elf2", near("elf", 0, EAST)))
    gone = circle(own("elf2", near("elf", 0, EAST), gone="eliminated"), gone="eliminated")
    beasts = circle(own("beast", near("adept", 0, WEST)), own("elf2", near("elf", 0, EAST)))

    assert symbols_of(three.state, three.warrior("adept")) == ("elven-lords",)
    assert three.refused("form", "elf", "adept", "elf2") == set()
    assert three.offered("form", "adept") == {"elf", "elf2"}
    assert symbols_of(gone.state, gone.warrior("adept")) == ()
    assert "MK-FORMATION-11" in beasts.refused("form", "elf", "adept", "beast")


# -- in a sprint -------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-SPRINT-08")
def test_MK_SPRINT_08_no_pact_in_a_sprint() -> None:
    table = circle(own("elf2", near("elf", 0, EAST)))

    assert table.refused("form-sprint", "elf", "adept", "elf2") == {"MK-SPRINT-08"}
    assert "form-sprint" not in table.keys("elf")
    assert "form" in table.keys("elf")


@pytest.mark.rule("MK-SPRINT-08")
def test_MK_SPRINT_08_the_second_action_of_a_trance_is_no_sprint() -> None:
    standing = [own("shaman", (10, 10)), own("orc", (3, 3)), FAR]
    table = Knights(standing, cards=[figure("shaman", **SHAMAN)], players=[{"actions": 3}, {}])
    first = table.refused("sprint", "shaman", (10, 12))
    table.say("move", "shaman", (10, 12)).say("trance", "shaman")

    assert first == set()
    assert table.refused("sprint", "shaman", (10, 14)) == {"MK-SPRINT-08"}
    assert "sprint" not in table.keys("shaman")
    assert "move" in table.keys("shaman")


@pytest.mark.rule("MK-SPRINT-08")
def test_MK_SPRINT_08_what_else_is_laid_aside_keeps_nobody_from_a_sprint() -> None:
    shaman = figure("shaman", abilities=["nimble"], **SHAMAN)
    table = Knights([own("shaman", (10, 10), off=["nimble"]), own("orc", (3, 3)), FAR], cards=[shaman])

    assert "sprint" in table.keys("shaman")
