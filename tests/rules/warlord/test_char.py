"""WL-CHAR: what stands on a character card, and what each figure does."""

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item, lord
from tercio.content.trouble import BadInput
from tercio.games import open_game
from tercio.games.warlord.building.deck import Deck, problems_of
from tercio.games.warlord.game import WarlordGame
from tercio.games.warlord.printed.cards import FACTIONS, Face
from tercio.games.warlord.words.names import frame_of, symbol_of

OVAL_LORD = lord("lord-a", **{"class": "oval"})  # qualifies for nothing that asks for a class
DRAW = ability("order", {"do": "draw"})


def opened(*cards: dict[str, Any]) -> dict[str, Face]:
    plain = [{key: value for key, value in card.items() if key != "has_faction"} for card in cards]
    game = open_game("warlord", inline={"card": plain})
    assert isinstance(game, WarlordGame)
    return game.faces


def copies(faces: dict[str, Face], *names: str) -> list[str]:
    return [problem.rule for problem in problems_of(faces, Deck("?", names)) if problem.rule == "WL-DECK-03"]


@pytest.mark.rule("WL-CHAR-01")
def test_WL_CHAR_01_the_warlord_is_a_character_and_a_target_like_one() -> None:
    daze = action("daze", ability("order", {"do": "stun", "who": "target"}, aim={"side": "enemy", "place": "reach"}))
    battle = Battle(army(["hero"], ["lord-a"], hand=["daze"]), army(["lord-b"]), cards=[daze])

    battle.say("perform", "daze", "hero").say("target", "lord-b")

    assert battle.card("lord-b").face.type == "character"
    assert battle.turned("lord-b") == "stunned"


@pytest.mark.rule("WL-CHAR-01")
def test_WL_CHAR_01_the_warlord_fights_like_the_others() -> None:
    battle = Battle(army(["lord-a"]), army(["lord-b"]), dice=[6])

    battle.say("attack", "lord-a").say("strike", "lord-b")

    assert battle.card("lord-b").wounds == 1


TWO_PRINTINGS = (
    character("guard-old", "dwarves", name={"en": "Gate Guard", "de": "Torwache"}, set="first"),
    character("guard-new", "dwarves", name={"en": "Gate Guard", "de": "Torwache"}, set="second"),
)


@pytest.mark.rule("WL-CHAR-02")
def test_WL_CHAR_02_two_cards_of_one_name_are_copies_of_one_card() -> None:
    faces = opened(*TWO_PRINTINGS)

    assert copies(faces, "guard-old", "guard-old", "guard-new") == []
    assert copies(faces, "guard-old", "guard-old", "guard-new", "guard-new") == ["WL-DECK-03"]


@pytest.mark.rule("WL-CHAR-02")
def test_WL_CHAR_02_unique_goes_by_the_name_not_by_the_printing() -> None:
    one, other = [{**card, "traits": ["dwarves", "unique"], "has_faction": True} for card in TWO_PRINTINGS]
    battle = Battle(army(["guard-old"], ["lord-a"], hand=["guard-new"]), army(["lord-b"]), cards=[one, other])

    assert battle.refused_by("recruit", "guard-new") == ["WL-RECRUIT-07"]


@pytest.mark.rule("WL-CHAR-02")
def test_WL_CHAR_02_a_text_that_names_a_card_means_every_printing_of_it() -> None:
    call = action("call", ability("order", {"do": "search", "filter": {"name": "Gate Guard"}}))
    battle = Battle(
        army(["lord-a"], hand=["call"], deck=["guard-old", "guard-new", "other"]),
        army(["lord-b"]),
        cards=[call, *TWO_PRINTINGS],
    )

    battle.say("perform", "call")

    assert battle.offered("pick") == ["guard-old", "guard-new"]


@pytest.mark.rule("WL-CHAR-03")
def test_WL_CHAR_03_the_attack_bonus_is_added_to_the_die() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), army(["lord-b"]), cards=[character("hero", attacks=[5])], dice=[9])

    battle.say("attack", "hero").say("strike", "lord-b")

    assert battle.events("missed")[0].facts == (battle.number("lord-b"), 9, 14, 15, 5)


@pytest.mark.rule("WL-CHAR-04")
def test_WL_CHAR_04_two_values_are_two_strikes_the_first_at_8_the_second_at_3() -> None:
    battle = Battle(
        army(["hero"], ["lord-a"]), army(["lord-b"]), cards=[character("hero", attacks=[8, 3])], dice=[5, 10]
    )

    battle.say("attack", "hero").say("strike", "lord-b").say("strike-again", "hero").say("strike", "lord-b")

    totals = [(event.facts[1], event.facts[2]) for event in battle.events("missed")]
    assert totals == [(5, 13), (10, 13)]
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-CHAR-05")
@pytest.mark.parametrize(("face", "event"), [(10, "hit"), (9, "missed")])
def test_WL_CHAR_05_the_armour_class_is_the_target_value(face: int, event: str) -> None:
    foe = character("foe", armour=15, hit_points=2)
    battle = Battle(
        army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[foe, character("hero", attacks=[5])], dice=[face]
    )

    battle.say("attack", "hero").say("strike", "foe")

    assert battle.events(event)[0].facts == (battle.number("foe"), face, face + 5, 15, 5)
    assert battle.card("foe").wounds == (1 if event == "hit" else 0)


@pytest.mark.rule("WL-CHAR-06")
def test_WL_CHAR_06_a_white_scroll_with_a_3_is_a_good_wizard_of_level_3() -> None:
    faces = opened(character("sage", "elves", **{"class": "wizard"}, level=3, alignment="good"))

    assert (faces["sage"].char_class, faces["sage"].level, faces["sage"].alignment) == ("wizard", 3, "good")
    assert symbol_of(faces["sage"]) == ("scroll", 3, "white")


@pytest.mark.rule("WL-CHAR-06")
@pytest.mark.parametrize("gap", ["level", "alignment"])
def test_WL_CHAR_06_a_character_without_level_or_alignment_is_refused(gap: str) -> None:
    card = character("sage", "elves")
    del card[gap]

    with pytest.raises(BadInput, match=f'"{gap}" is missing'):
        opened(card)


def performs(char_class: str, card_class: str) -> list[str]:
    """The rules against a character of the first class that performs an action card of the second."""
    card = action("deed", DRAW, **{"class": card_class})
    battle = Battle(
        army(["tried"], ["lord-a"], hand=["deed"]),
        army(["lord-b"]),
        cards=[card, OVAL_LORD, character("tried", **{"class": char_class})],
    )
    return battle.barred("perform", "deed", "tried")


def bears(char_class: str, item_class: str) -> list[str]:
    card = item("thing", **{"class": item_class})
    battle = Battle(
        army(["tried"], ["lord-a"], hand=["thing"]),
        army(["lord-b"]),
        cards=[card, OVAL_LORD, character("tried", **{"class": char_class})],
    )
    return battle.barred("equip", "thing", "tried")


def shape(char_class: str) -> str:
    return symbol_of(opened(character("tried", "elves", **{"class": char_class}))["tried"]).shape


@pytest.mark.rule("WL-CHAR-07")
def test_WL_CHAR_07_the_gauntlet_is_a_fighter() -> None:
    assert shape("fighter") == "gauntlet"
    assert performs("fighter", "fighter") == []
    assert performs("rogue", "fighter") == ["WL-PLAY-07"]


@pytest.mark.rule("WL-CHAR-08")
def test_WL_CHAR_08_the_holy_symbol_is_a_cleric() -> None:
    assert shape("cleric") == "holy-symbol"
    assert performs("cleric", "cleric") == []
    assert performs("wizard", "cleric") == ["WL-PLAY-07"]


@pytest.mark.rule("WL-CHAR-09")
def test_WL_CHAR_09_the_scroll_is_a_wizard() -> None:
    assert shape("wizard") == "scroll"
    assert performs("wizard", "wizard") == []
    assert performs("cleric", "wizard") == ["WL-PLAY-07"]


@pytest.mark.rule("WL-CHAR-10")
def test_WL_CHAR_10_the_glove_is_a_rogue() -> None:
    assert shape("rogue") == "glove"
    assert bears("rogue", "rogue") == []
    assert bears("fighter", "rogue") == ["WL-EQUIP-02"]


@pytest.mark.rule("WL-CHAR-11")
def test_WL_CHAR_11_an_oval_character_has_none_of_the_four_classes() -> None:
    assert shape("oval") == "oval"
    assert [performs("oval", name) for name in ("fighter", "cleric", "wizard", "rogue")] == [["WL-PLAY-07"]] * 4
    assert performs("oval", "oval") == []


@pytest.mark.rule("WL-CHAR-12")
def test_WL_CHAR_12_the_number_in_the_symbol_is_the_level_and_sends_it_to_its_rank() -> None:
    battle = Battle(army(["one", "two"], ["lord-a"], hand=["new"]), army(["lord-b"]), cards=[character("new", level=2)])

    battle.say("recruit", "new")
    offered = battle.places()
    battle.place(2, 0)

    assert symbol_of(battle.card("new").face).number == 2
    assert offered == [(2, 0), (2, 1)]
    assert battle.ranks(0) == [["one", "two"], ["new", "lord-a"]]


def of_alignment(alignment: str) -> list[str]:
    judge = action("judge", ability("order", {"do": "spend", "who": "target"}, aim={"alignment": alignment}))
    battle = Battle(
        army(["lord-a"], hand=["judge"]),
        army(["white", "black"], ["lord-b"]),
        cards=[
            judge,
            character("white", alignment="good"),
            character("black", alignment="evil"),
            lord("lord-a", alignment="evil"),
        ],
    )
    return battle.say("perform", "judge").offered("target")


@pytest.mark.rule("WL-CHAR-13")
def test_WL_CHAR_13_a_white_symbol_is_good() -> None:
    assert symbol_of(opened(character("white", "elves", alignment="good"))["white"]).colour == "white"
    assert of_alignment("good") == ["white", "lord-b"]


@pytest.mark.rule("WL-CHAR-14")
def test_WL_CHAR_14_a_black_symbol_is_evil() -> None:
    assert symbol_of(opened(character("black", "elves", alignment="evil"))["black"]).colour == "black"
    assert of_alignment("evil") == ["lord-a", "black"]


def recruited(lord_faction: str, *traits: str, **values: Any) -> str:
    """How a character with these traits enters the army of a Warlord of this faction."""
    new = {**character("new", traits[0], **values), "traits": list(traits)}
    battle = Battle(army(["lord-a"], hand=["new"]), army(["lord-b"]), cards=[new, lord("lord-a", lord_faction)])
    return battle.say("recruit", "new").place(1, 0).turned("new")


@pytest.mark.rule("WL-CHAR-15")
def test_WL_CHAR_15_the_first_trait_is_the_faction() -> None:
    line = ("free-kingdoms", "druid", "lycanthrope")
    faces = opened({**character("shifter", "free-kingdoms"), "traits": list(line)})

    assert faces["shifter"].faction == "free-kingdoms"
    assert recruited("free-kingdoms", *line) == "ready"


@pytest.mark.rule("WL-CHAR-15")
def test_WL_CHAR_15_a_faction_further_back_is_not_the_faction() -> None:
    assert recruited("elves", "free-kingdoms", "elves") == "stunned"


@pytest.mark.rule("WL-CHAR-15")
def test_WL_CHAR_15_a_character_whose_line_begins_with_another_word_is_refused() -> None:
    with pytest.raises(BadInput, match="first trait is the faction"):
        opened({**character("shifter", "elves"), "traits": ["druid", "free-kingdoms"]})


@pytest.mark.rule("WL-CHAR-16")
def test_WL_CHAR_16_there_are_six_factions() -> None:
    faces = opened(*[character(f"of-{faction}", faction) for faction in FACTIONS])

    six = {"dwarves", "elves", "free-kingdoms", "deverenians", "nothrog", "mercenaries"}
    assert {face.faction for face in faces.values() if face.faction} == six
    assert len(FACTIONS) == 6


@pytest.mark.rule("WL-CHAR-16")
def test_WL_CHAR_16_a_seventh_faction_is_refused() -> None:
    with pytest.raises(BadInput, match="dwarves, elves, free-kingdoms, deverenians, nothrog, mercenaries"):
        opened(character("stranger", "goblins"))


@pytest.mark.rule("WL-CHAR-17")
def test_WL_CHAR_17_an_order_of_the_game_text_is_offered_while_the_character_is_in_play() -> None:
    drummer = character("drummer", ability=[DRAW])
    battle = Battle(army(["drummer"], ["lord-a"]), army(["lord-b"]), cards=[drummer])
    in_hand = Battle(army(["lord-a"], hand=["drummer"]), army(["lord-b"]), cards=[drummer])

    assert battle.offered("perform") == ["drummer"]
    assert in_hand.offered("perform") == []


@pytest.mark.rule("WL-CHAR-17")
def test_WL_CHAR_17_what_always_holds_counts_without_an_order() -> None:
    proud = character("proud", attacks=[2], ability=[ability("static", {"do": "modify", "stat": "atk", "amount": 3})])
    battle = Battle(army(["proud"], ["lord-a"]), army(["lord-b"]), cards=[proud], dice=[4])

    battle.say("attack", "proud").say("strike", "lord-b")

    assert battle.events("missed")[0].facts[2] == 9


def saves(dc: int) -> tuple[str, tuple[int, ...]]:
    save = {"do": "check", "who": "target", "dc": dc, "kind": "magic"}
    hex_ = action("hex", ability("order", save, aim={"side": "enemy"}))
    battle = Battle(army(["lord-a"], hand=["hex"]), army(["lord-b"]), cards=[hex_, lord("lord-b", skill=6)], dice=[7])
    battle.say("perform", "hex").say("target", "lord-b")
    (event,) = [event for event in battle.match.events if event.name in ("passed", "failed")]
    return event.name, event.facts[1:4]


@pytest.mark.rule("WL-CHAR-18")
def test_WL_CHAR_18_the_skill_value_is_added_to_a_save() -> None:
    assert saves(13) == ("passed", (7, 13, 13))
    assert saves(14) == ("failed", (7, 13, 14))


@pytest.mark.rule("WL-CHAR-19")
def test_WL_CHAR_19_so_many_wounds_kill() -> None:
    foe = character("foe", hit_points=2)
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[foe, character("hero", attacks=[10, 10])],
        dice=[10, 10],
    )

    battle.say("attack", "hero").say("strike", "foe")
    after_one = (battle.card("foe").wounds, battle.zone("foe"))
    battle.say("strike-again", "hero").say("strike", "foe")

    assert after_one == (1, "formation")
    assert battle.zone("foe") == "discard"


@pytest.mark.rule("WL-CHAR-21")
def test_WL_CHAR_21_the_first_trait_decides_not_the_frame() -> None:
    assert recruited("elves", "elves", frame="dwarves") == "ready"
    assert recruited("dwarves", "elves", frame="dwarves") == "stunned"


@pytest.mark.rule("WL-CHAR-21")
def test_WL_CHAR_21_the_frame_is_only_drawn() -> None:
    faces = opened(character("odd", "elves", frame="dwarves"), character("even", "elves"))

    assert (frame_of(faces["odd"]), faces["odd"].faction) == ("dwarves", "elves")
    assert frame_of(faces["even"]) == "elves"
