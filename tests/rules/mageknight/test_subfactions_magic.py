"""MKF  What the symbols of subfactions give that have to do with magic."""

from __future__ import annotations

from typing import Any

import pytest

from cases import case
from knights import EAST, Knights, book, figure, foe, game_of, near, own, pack_of, spell
from tercio.games.mageknight import open_game
from tercio.games.mageknight.abilities.bearers import gift_of, has
from tercio.games.mageknight.abilities.registry import abilities, gifts
from tercio.games.mageknight.building.army import Army, Recruit, problems_of

CONTENT = open_game().content


def of(card: str, faction: str, subfaction: str, **values: Any) -> tuple[str, dict[str, Any]]:
    return figure(card, factions=[faction], subfaction=subfaction, **values)


# -- whose they are ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("subfaction", "gift", "is_optional"),
    [
        case("MKF-FOCUS-01", "delphana", "focus", False),
        case("MKF-SPELLBREACH-01", "forgemasters", "spellbreach", True),
        case("MKF-SYPHON-01", "blood-cultists", "syphon-energy", True),
        case("MKF-LEY-01", "order-of-sorcery", "ley-harmony", False),
        case("MKF-TRANCE-01", "chaos-shamans", "magestone-trance", True),
        case("MKF-MASTERY-01", "dragon-mystics", "spell-mastery", False),
        case("MKF-MINDTHEFT-01", "oracles-of-rokos", "mind-theft", True),
    ],
)
def test_a_symbol_gives_its_ability(subfaction: str, gift: str, is_optional: bool) -> None:
    figures = [card for card in CONTENT.figures.values() if card.subfaction == subfaction]

    assert figures
    assert {gift_of(card) for card in figures} == {gift}
    assert abilities()[gift].is_optional == is_optional
    assert [each.name for each in gifts().values() if each.is_unknown] == ["enhancement"]


@pytest.mark.rule("MKF-ENHANCE-01")
def test_MKF_ENHANCE_01_what_has_no_words_is_shown_as_unknown_and_does_nothing() -> None:
    figures = [card for card in CONTENT.figures.values() if card.subfaction == "darkmarch"]
    table = Knights([own("shade", (10, 10)), foe("orc", near("shade"))], [of("shade", "shyft", "darkmarch")])

    assert {gift_of(card) for card in figures} == {"enhancement"}
    assert gifts()["darkmarch"].is_unknown
    assert table.keys("shade") == Knights([own("plain", (10, 10)), foe("orc", near("plain"))]).keys("plain")


@pytest.mark.rule("MKF-MERC-01")
def test_MKF_MERC_01_mage_spawn_with_a_symbol_are_mercenaries() -> None:
    cards = CONTENT.figures.values()

    assert [card.id for card in cards if card.is_mercenary] == [
        card.id for card in cards if card.is_mage_spawn and card.subfaction == "ninth-circle"
    ]
    assert any([card.is_mercenary for card in cards])
    assert not all([card.is_mercenary for card in cards if card.is_mage_spawn])


# -- spellbreach -------------------------------------------------------------------------------------------


SMITH = of("smith", "black-powder", "forgemasters", attack_types=["wand"], attack=10, range=10)


@pytest.mark.rule("MKF-SPELLBREACH-02")
@pytest.mark.parametrize(("is_off", "attack"), [(False, 10), (True, 7)])
def test_MKF_SPELLBREACH_02_spellbreach_ignores_spell_resistance(is_off: bool, attack: int) -> None:
    table = Knights(
        [own("smith", (10, 10)), foe("orc", (10, 16))],
        [SMITH, figure("orc", abilities=["spell-resistance"])],
        dice=[1, 3],
    )
    if is_off:
        table.say("switch-off", "smith", "smith:spellbreach")
    table.say("ranged", "smith", "orc").go_on("act", seat=1)

    assert table.facts("attack-value")[-1][2] == attack


@pytest.mark.rule("MKF-SPELLBREACH-03")
def test_MKF_SPELLBREACH_03_spellbreach_ignores_the_defense_type_but_not_the_ability() -> None:
    cards = [SMITH, figure("stone", defense_type="magic-immunity"), figure("stoic", abilities=["magic-immunity"])]
    others = [foe("stone", (8, 16)), foe("stoic", (12, 16))]
    table = Knights([own("smith", (10, 10)), *others], cards)
    plain = Knights([own("mage", (10, 10)), *others], [*cards, figure("mage", attack_types=["wand"], range=10)])
    table_off = Knights([own("smith", (10, 10), off=["spellbreach"]), *others], cards)

    assert table.offered("ranged") == {"stone"}
    assert table.refused("ranged", "smith", "stoic") == {"MK-COMBAT-11"}
    assert plain.refused("ranged", "mage", "stone") == {"MK-COMBAT-11"}
    assert table_off.refused("ranged", "smith", "stone") == {"MK-COMBAT-11"}


# -- syphon energy -----------------------------------------------------------------------------------------


CULTIST = of("cultist", "dark-crusaders", "blood-cultists")


@pytest.mark.rule("MKF-SYPHON-02", "MKF-SYPHON-03")
def test_MKF_SYPHON_02_a_friend_is_pushed_for_a_token_and_only_once() -> None:
    warriors = [own("cultist", (10, 10), tokens=2), own("a", near("cultist")), own("b", near("cultist", 0, EAST))]
    table = Knights([*warriors, own("far", (20, 10))], [CULTIST], phase="command")
    far = table.refused("syphon", "cultist", "far")
    offered = table.offered("syphon")
    table.say("syphon", "cultist", "a")
    again = table.refused("syphon", "cultist", "b") if table.question()[1] == "prepare" else {"MKF-SYPHON-03"}

    assert offered == {"a", "b"}
    assert far == {"MKF-SYPHON-02"}
    assert (table.warrior("cultist").tokens, table.warrior("a").click, table.warrior("b").click) == (1, 1, 0)
    assert again == {"MKF-SYPHON-03"}
    assert "syphon" not in table.keys()


@pytest.mark.rule("MKF-SYPHON-02")
def test_MKF_SYPHON_02_without_a_token_there_is_nothing_to_take_away() -> None:
    table = Knights(
        [
            own("cultist", (10, 10)),
            own("cultist2", (20, 10), tokens=1),
            own("a", near("cultist")),
            own("b", near("cultist2")),
        ],
        [CULTIST],
        phase="command",
    )

    assert table.subjects("syphon") == ["cultist2"]
    assert table.refused("syphon", "cultist", "a") == {"MKF-SYPHON-02"}


# -- magestone trance --------------------------------------------------------------------------------------


def shaman(attack: int = 9) -> tuple[str, dict[str, Any]]:
    return of(
        "shaman", "orc-khans", "chaos-shamans", attack_types=["wand"], attack=attack, wand_bonus=2, range=10, defense=20
    )


@pytest.mark.rule("MKF-TRANCE-02")
def test_MKF_TRANCE_02_a_second_action_in_the_same_turn_and_no_third() -> None:
    table = Knights([own("shaman", (10, 10)), own("b", (30, 5)), foe("orc", (10, 19))], [shaman()], dice=[1, 2, 6, 6],
                    players=[{"actions": 4}])  # fmt: skip
    too_soon = table.refused("trance", "shaman")
    table.say("move", "shaman", (10, 11)).say("trance", "shaman").say("ranged", "shaman", "orc")

    assert too_soon == {"MKF-TRANCE-02"}
    assert table.warrior("shaman").tokens == 2
    assert table.warrior("shaman").click == 1  # the usual push
    assert table.refused("trance", "shaman") >= {"MKF-TRANCE-02"}
    assert table.player(0).actions == 2
    assert "MK-TURN-16" in table.refused("move", "shaman", (10, 12))


@pytest.mark.rule("MKF-TRANCE-03", "MKF-TRANCE-04")
@pytest.mark.parametrize(
    ("dice", "clicks"), [((4, 5), 0), ((4, 4, 5, 5), 1), ((4, 4, 1, 4), 2), ((5, 6), 0), ((1, 1, 4, 5), 1)]
)
def test_MKF_TRANCE_03_for_each_low_roll_a_click(dice: tuple[int, ...], clicks: int) -> None:
    """Compared with the 9 of the dial, without the attack bonus of 2."""
    table = Knights([own("shaman", (10, 10)), own("b", (30, 5))], [shaman()], dice=dice, players=[{"actions": 4}])
    table.say("move", "shaman", (10, 11)).say("trance", "shaman").say("move", "shaman", (10, 12))

    assert table.warrior("shaman").click == 1 + clicks  # and the push
    assert table.dice_left == 0


@pytest.mark.rule("MKF-TRANCE-02")
def test_MKF_TRANCE_02_nobody_with_two_tokens_falls_into_a_trance() -> None:
    table = Knights([own("shaman", (10, 10), tokens=1), own("b", (30, 5))], [shaman()], players=[{"actions": 4}])
    table.say("move", "shaman", (10, 11))

    assert table.refused("trance", "shaman") == {"MK-TERM-03"}


# -- ley harmony, spell mastery ----------------------------------------------------------------------------


@pytest.mark.rule("MKF-LEY-02")
def test_MKF_LEY_02_three_bars_count_as_two() -> None:
    adept = of("adept", "elven-lords", "order-of-sorcery", attack_types=["wand"])
    cards = [adept, figure("mage", attack_types=["wand"]), book(), spell("deep", bars=3), spell("other")]
    held: dict[str, Any] = {"tokens": 2, "items": ["tome"], "spells": ["deep", "other"]}
    table = Knights([own("adept", (10, 10), **held), own("mage", (20, 20), **held), own("b", (30, 5))], cards)

    assert table.refused("look-up", "mage", "other") == {"MK-TERM-03"}
    table.say("look-up", "adept", "other")
    assert table.facts("looks-up") == [(0, 2)]
    assert table.warrior("adept").tokens == 2


@pytest.mark.rule("MKF-MASTERY-02")
def test_MKF_MASTERY_02_a_dragon_mystic_casts_what_others_are_familiar_with() -> None:
    mystic = of("mystic", "draconum", "dragon-mystics", attack_types=["wand"])
    kin = spell("kin", "enchantment", pages=3, affinity="elven-lords", affinity_pages=2, requirement="elven-lords")
    elf = spell("elf", "enchantment", requirement="elven-lords")
    tables = [Knights([own("mystic", (10, 10), items=["tome"], spells=[name])], [mystic, book(), kin, elf])
              for name in ("kin", "elf")]  # fmt: skip

    assert tables[0].subjects("cast") == ["mystic:kin"]
    assert tables[1].refused("cast", "mystic", "mystic", spell="elf") == {"MKS-BOOK-18"}


@pytest.mark.rule("MKF-MASTERY-03")
def test_MKF_MASTERY_03_a_dragon_mystic_always_uses_the_smaller_page_count() -> None:
    cards = [
        of("mystic", "draconum", "dragon-mystics"),
        of("wyrm", "draconum", ""),
        book(capacity=4),
        spell("kin", pages=3, affinity="elven-lords", affinity_pages=2),
        spell("kith", pages=4, affinity="orc-khans", affinity_pages=2),
    ]
    cards[1][1].pop("subfaction")
    content = game_of(pack_of({}, cards)).content

    def broken(name: str) -> set[str]:
        army = Army("", 0, (Recruit(name, ("tome",), 0, ("kin", "kith")),))
        return {problem.rule for problem in problems_of(content, army)}

    assert broken("mystic") == set()
    assert broken("wyrm") == {"MKS-BOOK-08"}


# -- mind theft --------------------------------------------------------------------------------------------


ORACLE = of("oracle", "solonavi", "oracles-of-rokos", attack_types=["wand"], range=8)


@pytest.mark.rule("MKF-MINDTHEFT-02")
def test_MKF_MINDTHEFT_02_one_ability_of_one_figure_within_range() -> None:
    cards = [ORACLE, figure("hero", abilities=["charge", "toughness"])]
    table = Knights([own("oracle", (10, 10)), foe("hero", (10, 2)), foe("hero2", (18.001, 10))], cards, phase="command")
    offered = [(table.called(option), table.offered("steal")) for option in table.options("steal")]
    far = table.refused("steal", "oracle", "hero2", ability="charge")
    table.say("steal", "oracle", "hero", ability="toughness")

    assert offered == [("oracle:charge", {"hero"}), ("oracle:toughness", {"hero"})]
    assert far == {"MKF-MINDTHEFT-02"}
    assert has(table.warrior("oracle"), "toughness")
    assert not has(table.warrior("oracle"), "charge")
    assert has(table.warrior("hero"), "toughness")
    assert "steal" not in table.keys("oracle")


@pytest.mark.rule("MKF-MINDTHEFT-02", "MK-CAPTURE-16")
def test_MKF_MINDTHEFT_02_nothing_is_taken_from_a_captive() -> None:
    cards = [ORACLE, figure("hero", abilities=["toughness"])]
    held, free = foe("hero", near("guard"), guard="guard"), foe("hero2", (10, 16))
    table = Knights([own("oracle", (10, 10)), own("guard", (10, 5)), held, free], cards, phase="command")

    assert table.offered("steal") == {"hero2"}
    assert table.refused("steal", "oracle", "hero", ability="toughness") == {"MK-CAPTURE-16"}


@pytest.mark.rule("MKF-MINDTHEFT-02")
def test_MKF_MINDTHEFT_02_nobody_steals_from_himself() -> None:
    tough = ["toughness"]
    oracle = of("oracle", "solonavi", "oracles-of-rokos", attack_types=["wand"], range=8, abilities=tough)
    cards = [oracle, figure("hero", abilities=["toughness"])]
    table = Knights([own("oracle", (10, 10)), foe("hero", (10, 2))], cards, phase="command")

    assert table.offered("steal") == {"hero"}
    assert table.because("steal", "oracle", "oracle", ability="toughness") >= {"its-own-mind"}


@pytest.mark.rule("MKF-MINDTHEFT-03")
def test_MKF_MINDTHEFT_03_it_is_gone_when_the_end_phase_starts() -> None:
    cards = [ORACLE, figure("hero", abilities=["toughness"])]
    table = Knights([own("oracle", (10, 10)), foe("hero", (10, 2))], cards, phase="command")
    table.say("steal", "oracle", "hero", ability="toughness").go_on("act", seat=0)
    in_action = has(table.warrior("oracle"), "toughness")
    table.go_on("act", seat=1)
    names = table.names()

    assert in_action
    assert not has(table.warrior("oracle"), "toughness")
    assert names.index("phase-end") < names.index("gives-back")
