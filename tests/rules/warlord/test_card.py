"""WL-CARD: three types of cards, traits and words, story text, decks out of a growing pool."""

from typing import Any

import pytest
from rich.console import Console

from battle import Battle, ability, action, army, character, item, lord
from tercio.cli.card import drawn
from tercio.content.trouble import BadInput
from tercio.games import open_game
from tercio.games.warlord import shipped
from tercio.games.warlord.building.deck import Deck, problems_of
from tercio.games.warlord.game import WarlordGame
from tercio.games.warlord.state import warlord
from tercio.kernel import loaded, start


def opened(cards: list[dict[str, Any]]) -> WarlordGame:
    plain = [{key: value for key, value in card.items() if key != "has_faction"} for card in cards]
    game = open_game("warlord", inline={"card": plain})
    assert isinstance(game, WarlordGame)
    return game


def collection(number: int, prefix: str = "own", **values: Any) -> list[dict[str, Any]]:
    """So many different cards: first a legal starting army, then items, actions and characters in turn."""
    cards = [lord(f"{prefix}-lord", "dwarves", **values)]
    cards += [character(f"{prefix}-one-{i}", "dwarves", **values) for i in range(3)]
    cards += [character(f"{prefix}-two-{i}", "dwarves", level=2, **values) for i in range(2)]
    draw = ability("order", {"do": "draw"})
    for i in range(len(cards), number):
        name = f"{prefix}-{i}"
        kinds = (item(name, **values), action(name, draw, **values), character(name, "dwarves", **values))
        cards.append(kinds[i % 3])
    return cards


@pytest.mark.rule("WL-CARD-01")
def test_WL_CARD_01_every_card_of_our_packs_is_a_character_an_item_or_an_action() -> None:
    game = opened([])
    types = {face.type for face in game.faces.values() if face.id != "unknown"}

    assert types == {"character", "item", "action"}


@pytest.mark.rule("WL-CARD-01")
@pytest.mark.parametrize("kind", ["spell", "place", "", "Character"])
def test_WL_CARD_01_no_pack_brings_a_card_of_another_type(kind: str) -> None:
    with pytest.raises(BadInput, match="character, item, action"):
        opened([{**action("odd", ability("order", {"do": "draw"})), "type": kind}])


@pytest.mark.rule("WL-CARD-03")
def test_WL_CARD_03_only_the_cards_of_the_list_are_available_in_the_match() -> None:
    owned = collection(200)
    game = opened(owned)
    chosen = [card["id"] for card in owned[:20] + owned[100:130]]

    match = start(game, {"decks": [{"name": "Fifty", "cards": chosen}, "elves"]}, loaded(()))

    own = [card.face.id for card in warlord(match).cards if card.owner == 0]
    assert len(own) == 50
    assert sorted(own) == sorted(chosen)


@pytest.mark.rule("WL-CARD-03")
def test_WL_CARD_03_a_card_that_nobody_owns_cannot_be_chosen() -> None:
    owned = collection(60)
    game = opened(owned)
    chosen = [card["id"] for card in owned[:49]]

    with pytest.raises(BadInput, match="No card is called"):
        start(game, {"decks": [{"name": "?", "cards": [*chosen, "lost-card"]}, "elves"]}, loaded(()))


ANY_WEAPON = {"what": "item", "trait": "weapon"}
SMASH = action("smash", ability("order", {"do": "discard-item", "who": "target"}, aim=ANY_WEAPON))


@pytest.mark.rule("WL-CARD-05")
def test_WL_CARD_05_an_item_with_the_trait_weapon_is_one_for_an_effect_that_looks_for_weapons() -> None:
    battle = Battle(
        army(["lord-a"], hand=["smash"]),
        army(["foe"], ["lord-b"]),
        cards=[SMASH, item("blade", "weapon"), item("ring")],
        on={"foe": {"items": ["blade", "ring"]}},
    )

    battle.say("perform", "smash")

    assert battle.offered("target") == ["blade"]
    assert battle.refused_by("target", "ring") == ["WL-ACTIONCARD-07"]


@pytest.mark.rule("WL-CARD-05")
def test_WL_CARD_05_a_weapon_is_found_in_the_deck_by_its_trait() -> None:
    seek = action("seek", ability("order", {"do": "search", "filter": {"type": "item", "trait": "weapon"}}))
    battle = Battle(
        army(["lord-a"], hand=["seek"], deck=["ring", "blade"]),
        army(["lord-b"]),
        cards=[seek, item("blade", "weapon"), item("ring")],
    )

    battle.say("perform", "seek")

    assert battle.offered("pick") == ["blade"]


@pytest.mark.rule("WL-CARD-05")
def test_WL_CARD_05_a_trait_of_a_character_matters_too() -> None:
    hunt = action("hunt", ability("order", {"do": "spend", "who": "target"}, aim={"side": "enemy", "trait": "druid"}))
    battle = Battle(
        army(["lord-a"], hand=["hunt"]),
        army(["tree-friend", "other"], ["lord-b"]),
        cards=[hunt, character("tree-friend", traits=["druid"])],
    )

    battle.say("perform", "hunt")

    assert battle.offered("target") == ["tree-friend"]


@pytest.mark.rule("WL-CARD-06")
def test_WL_CARD_06_a_word_that_is_not_bold_is_no_trait() -> None:
    hunt = action("hunt", ability("order", {"do": "spend", "who": "target"}, aim={"side": "enemy", "trait": "scout"}))
    battle = Battle(
        army(["lord-a"], hand=["hunt"]),
        army(["looks-so", "is-one"], ["lord-b"]),
        cards=[hunt, character("looks-so", words=["scout"]), character("is-one", traits=["scout"])],
    )

    battle.say("perform", "hunt")

    assert battle.card("looks-so").face.words == ("scout",)
    assert battle.offered("target") == ["is-one"]
    assert battle.refused_by("target", "looks-so") == ["WL-ACTIONCARD-07"]


@pytest.mark.rule("WL-CARD-06")
def test_WL_CARD_06_words_do_not_count_where_items_share_a_trait() -> None:
    battle = Battle(
        army(["lord-a"], hand=["new"]),
        army(["lord-b"]),
        cards=[item("old", words=["helmet"]), item("new", "helmet")],
        on={"lord-a": {"items": ["old"]}},
    )

    battle.say("equip", "new")

    assert (battle.zone("old"), battle.zone("new")) == ("equipped", "equipped")


@pytest.mark.rule("WL-CARD-07")
def test_WL_CARD_07_a_story_that_orders_everybody_to_stand_still_stops_nobody() -> None:
    story = {"en": "Nobody moves until I say so!", "de": "Niemand rührt sich, bis ich es sage!"}
    told = action("told", ability("order", {"do": "draw"}), story=story)
    battle = Battle(army(["hero"], ["lord-a"], hand=["told"]), army(["foe"], ["lord-b"]), cards=[told])

    battle.say("perform", "told", "hero")
    theirs = battle.offered("manoeuvre")
    battle.say("pass")

    assert (theirs, battle.offered("manoeuvre")) == (["foe", "lord-b"], ["hero", "lord-a"])
    assert battle.state.effects == []


@pytest.mark.rule("WL-CARD-07")
def test_WL_CARD_07_story_and_text_of_a_card_are_kept_apart() -> None:
    story = {"en": "Strike twice!", "de": "Schlagt zweimal!"}
    game = opened([character("hero", "dwarves", story=story), item("ring", story=story)])

    for name in ("hero", "ring"):
        face = game.faces[name]
        assert (face.story_en, face.story_de, face.abilities) == ("Strike twice!", "Schlagt zweimal!", ())


@pytest.mark.rule("WL-CARD-08")
def test_WL_CARD_08_cards_of_two_sets_are_combined_in_one_deck() -> None:
    old = collection(30, "old", set="first")
    new = collection(60, "new", set="second")[20:]
    game = opened([*old, *new])
    deck = Deck("both", tuple([card["id"] for card in [*old, *new]][:50]))

    assert {game.faces[name].set_id for name in deck.cards} == {"first", "second"}
    assert problems_of(game.faces, deck) == []


@pytest.mark.rule("WL-CARD-08")
def test_WL_CARD_08_only_the_campaign_format_asks_where_a_card_comes_from() -> None:
    old = collection(30, "old", set="first", campaign=False)
    new = collection(60, "new", set="second")[20:]
    game = opened([*old, *new])
    deck = Deck("both", tuple([card["id"] for card in [*old, *new]][:50]))

    campaign = {problem.rule for problem in problems_of(game.faces, deck, is_campaign=True)}
    assert problems_of(game.faces, deck) == []
    assert campaign == {"WL-FORMAT-01"}


@pytest.mark.rule("WL-CARD-02")
@pytest.mark.parametrize(("kind", "label"), [("item", "Item"), ("character", "Character"), ("action", "Action")])
def test_WL_CARD_02_the_type_stands_in_white_below_the_right_corner_of_the_picture(kind: str, label: str) -> None:
    face = next(face for face in shipped()[0].values() if face.type == kind)
    console = Console(width=60, color_system="truecolor", force_terminal=True, legacy_windows=False)
    rows = console.render_lines(drawn(face, "en", 60), console.options, pad=False)
    texts = ["".join([segment.text for segment in row]) for row in rows]
    below = next(i for i, text in enumerate(texts) if "┘" in text) + 1
    (segment,) = [segment for segment in rows[below] if segment.text.strip() == label]

    assert texts[below].rstrip("│ ").endswith(label)
    assert segment.style is not None
    assert segment.style.color is not None
    assert segment.style.color.name == "white"
