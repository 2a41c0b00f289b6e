"""WL-ACTIONCARD: tactics that hold an order or a react, who may perform them and when."""

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, lord
from tercio.content.trouble import BadInput
from tercio.games import open_game
from tercio.games.warlord.building.deck import Deck, problems_of
from tercio.games.warlord.game import WarlordGame

CLASSES = ("fighter", "cleric", "wizard", "rogue", "oval")
DRAW = ability("order", {"do": "draw"})
GUARD = ability("react", {"do": "prevent", "amount": 1}, trigger="before:wounded")
ALWAYS = ability("static", {"do": "modify", "stat": "atk", "amount": 1})


def opened(*cards: dict[str, Any]) -> WarlordGame:
    game = open_game("warlord", inline={"card": list(cards)})
    assert isinstance(game, WarlordGame)
    return game


@pytest.mark.rule("WL-ACTIONCARD-01")
def test_WL_ACTIONCARD_01_the_actions_of_every_action_card_are_orders_or_reacts() -> None:
    cards = [face for face in opened().faces.values() if face.type == "action"]
    kinds = {ability.kind for face in cards for ability in face.abilities[face.static_count :]}

    assert kinds == {"order", "react"}
    assert [face.id for face in cards if len(face.abilities) == face.static_count] == []


@pytest.mark.rule("WL-ACTIONCARD-01")
@pytest.mark.parametrize("abilities", [(), (ALWAYS,)])
def test_WL_ACTIONCARD_01_an_action_card_with_neither_is_refused(abilities: tuple[dict[str, Any], ...]) -> None:
    with pytest.raises(BadInput, match="an order or a react"):
        opened(action("idle", *abilities))


@pytest.mark.rule("WL-ACTIONCARD-01")
def test_WL_ACTIONCARD_01_there_is_no_third_kind_of_action() -> None:
    with pytest.raises(BadInput, match="order, react, static"):
        opened(action("odd", {**DRAW, "kind": "instant"}))


@pytest.mark.rule("WL-ACTIONCARD-02")
def test_WL_ACTIONCARD_02_an_order_card_is_played_on_the_own_turn_of_the_order_phase() -> None:
    battle = Battle(army(["lord-a"], hand=["plan"]), army(["lord-b"]), cards=[action("plan", DRAW)])

    assert battle.offered("perform") == ["plan"]


@pytest.mark.rule("WL-ACTIONCARD-02")
def test_WL_ACTIONCARD_02_not_in_the_draw_phase() -> None:
    battle = Battle(army(["lord-a"], hand=["plan"]), army(["lord-b"]), cards=[action("plan", DRAW)], phase="ready")

    assert battle.asked == (0, "discard")
    assert battle.refused_by("perform", "plan") == ["WL-ACTIONCARD-02"]


@pytest.mark.rule("WL-ACTIONCARD-02")
def test_WL_ACTIONCARD_02_not_on_an_opponents_turn() -> None:
    battle = Battle(army(["lord-a"]), army(["lord-b"], hand=["plan"]), cards=[action("plan", DRAW)])

    assert battle.asked == (0, "order")
    assert battle.refused_by("perform", "plan", seat=1) == ["K-ASK-01"]


@pytest.mark.rule("WL-ACTIONCARD-02")
def test_WL_ACTIONCARD_02_not_as_a_react_during_an_opponents_order() -> None:
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["lord-b"], hand=["plan", "cover"]),
        cards=[action("plan", DRAW), action("cover", GUARD), character("hero", attacks=[10])],
        dice=[10],
    )

    battle.say("attack", "hero").say("strike", "lord-b").until("before:wounded")

    assert battle.asked == (1, "before:wounded")
    assert "plan" not in battle.offered("react")
    assert battle.refused_by("perform", "plan") == ["WL-ACTIONCARD-02"]


def qualified(card_class: str) -> list[str]:
    """Which of five characters, one of each class and one of none, may perform an action card of this class."""
    battle = Battle(
        army([f"the-{name}" for name in CLASSES], ["lord-a"], hand=["deed"]),
        army(["lord-b"]),
        cards=[
            *[character(f"the-{name}", **{"class": name}) for name in CLASSES],
            action("deed", DRAW, **{"class": card_class}),
        ],
    )
    barred = {name: battle.barred("perform", "deed", f"the-{name}") for name in CLASSES}
    assert set(map(tuple, barred.values())) <= {(), ("WL-PLAY-07",)}
    return [name for name in CLASSES if not barred[name]]


@pytest.mark.rule("WL-ACTIONCARD-03")
@pytest.mark.parametrize("card_class", ["fighter", "cleric", "wizard", "rogue"])
def test_WL_ACTIONCARD_03_a_class_symbol_admits_only_that_class(card_class: str) -> None:
    assert qualified(card_class) == [card_class]


@pytest.mark.rule("WL-ACTIONCARD-03")
def test_WL_ACTIONCARD_03_the_oval_admits_every_class_and_none() -> None:
    assert qualified("oval") == list(CLASSES)


@pytest.mark.rule("WL-ACTIONCARD-03")
def test_WL_ACTIONCARD_03_the_text_of_an_oval_card_may_restrict_it() -> None:
    only_druids = {**DRAW, "tests": [{"who": "self", "trait": "druid"}]}
    battle = Battle(
        army(["druid", "other"], ["lord-a"], hand=["deed"]),
        army(["lord-b"]),
        cards=[action("deed", only_druids), character("druid", traits=["druid"])],
    )

    assert battle.barred("perform", "deed", "druid") == []
    assert battle.barred("perform", "deed", "other") == ["WL-PLAY-08"]


@pytest.mark.rule("WL-ACTIONCARD-04")
def test_WL_ACTIONCARD_04_played_as_the_react_the_order_does_not_happen_and_the_card_is_used_up() -> None:
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["lord-b"], hand=["both"], deck=["spare-b"]),
        cards=[action("both", DRAW, GUARD), character("hero", attacks=[10])],
        dice=[10],
    )

    battle.say("attack", "hero").say("strike", "lord-b").until("before:wounded")
    battle.say("react", "both", number=1)

    assert battle.card("lord-b").wounds == 0
    assert (battle.zone("spare-b"), battle.zone("both")) == ("deck", "discard")
    assert battle.asked == (1, "order")
    assert battle.offered("perform") == []


@pytest.mark.rule("WL-ACTIONCARD-04")
def test_WL_ACTIONCARD_04_of_two_orders_the_player_chooses_one() -> None:
    rage = ability("order", {"do": "modify", "stat": "atk", "amount": 2})
    battle = Battle(
        army(["lord-a"], hand=["either"], deck=["card"]), army(["lord-b"]), cards=[action("either", DRAW, rage)]
    )
    offered = [option.detail for option in battle.question.options if option.key == "perform"]

    battle.say("perform", "either", number=1)

    assert offered == [0, 1]
    assert battle.zone("card") == "deck"
    assert [effect.stat for effect in battle.state.effects] == ["atk"]


@pytest.mark.rule("WL-ACTIONCARD-05")
def test_WL_ACTIONCARD_05_the_number_in_the_symbol_is_the_least_level() -> None:
    battle = Battle(
        army(["two", "three", "four"], ["lord-a"], hand=["deed"]),
        army(["lord-b"]),
        cards=[
            action("deed", DRAW, level=3),
            character("two", level=2),
            character("three", level=3),
            character("four", level=4),
        ],
    )

    assert battle.barred("perform", "deed", "four") == []
    assert battle.barred("perform", "deed", "three") == []
    (refusal,) = battle.match.judge(battle.reply("perform", "deed", "two")).refusals
    assert (refusal.rule, refusal.facts) == ("WL-PLAY-09", (battle.number("two"), 2, 3))


@pytest.mark.rule("WL-ACTIONCARD-06")
def test_WL_ACTIONCARD_06_copies_are_counted_by_the_name() -> None:
    name = {"en": "Old Trick", "de": "Alter Kniff"}
    faces = opened(action("trick", DRAW, name=name), action("trick-again", DRAW, name=name)).faces

    def problems(*cards: str) -> list[tuple[str, str]]:
        found = problems_of(faces, Deck("?", cards))
        return [(problem.rule, problem.en) for problem in found if problem.rule == "WL-DECK-03"]

    too_many = [("WL-DECK-03", "Old Trick: 4 copies; at most 3 are allowed.")]
    assert problems("trick", "trick", "trick") == []
    assert problems("trick", "trick", "trick", "trick") == too_many
    assert problems("trick", "trick", "trick-again", "trick-again") == too_many


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_two_wounds_are_two_wounds_and_nothing_else_changes() -> None:
    burn = action("burn", ability("order", {"do": "wound", "who": "target", "amount": 2}, aim={"side": "enemy"}))
    battle = Battle(
        army(["lord-a"], hand=["burn"]),
        army(["foe", "other"], ["lord-b"]),
        cards=[burn, character("foe", hit_points=3), lord("lord-b")],
    )
    before = battle.state.clone()

    battle.say("perform", "burn").say("target", "foe")

    changed = [battle.name(old.id) for old, new in zip(before.cards, battle.state.cards, strict=True) if old != new]
    assert battle.card("foe") == before.cards[battle.number("foe")].hurt(2)
    assert sorted(changed) == ["burn", "foe", "lord-a"]
    assert battle.card("lord-a").used("action") == battle.card("lord-a")
    assert battle.turned("lord-a") == "ready"
    assert battle.zone("burn") == "discard"
    assert battle.state.formations == before.formations


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_who_is_no_target_by_the_text_is_refused() -> None:
    burn = action("burn", ability("order", {"do": "wound", "who": "target", "amount": 2}, aim={"side": "enemy"}))
    battle = Battle(army(["mate", "lord-a"], hand=["burn"]), army(["foe"], ["lord-b"]), cards=[burn])

    battle.say("perform", "burn", "lord-a")

    assert battle.offered("target") == ["foe", "lord-b"]
    assert battle.refused_by("target", "mate") == ["WL-ACTIONCARD-07"]


# -- decks that are ground down ------------------------------------------------------------------

DECK = ["blade-0", "blade-1", "blade-2"]
BLADES = [action(name, DRAW) for name in DECK]


def ground(number: int, deck: list[str], **line: Any) -> Battle:
    """The hero has ordered that the deck of the chosen one's player loses cards."""
    grind = action("grind", ability("order", {"do": "mill", "who": "target", "number": number, **line}, aim={}))
    cards = [grind, *BLADES]
    foes = army(["foe"], ["lord-b"], deck=deck)
    return Battle(army(["hero"], ["lord-a"], hand=["grind"]), foes, cards=cards).say("perform", "grind", "hero")


@pytest.mark.rule("WL-ACTIONCARD-07")
@pytest.mark.parametrize(("number", "left"), [(1, DECK[1:]), (2, DECK[2:]), (5, [])])
def test_WL_ACTIONCARD_07_a_player_loses_the_top_cards_of_his_deck_as_far_as_there_are_any(
    number: int, left: list[str]
) -> None:
    battle = ground(number, DECK).say("target", "foe")
    battle.until("order")

    assert [battle.name(card) for card in battle.state.decks[1]] == left
    assert [battle.name(card) for card in battle.state.discards[1]] == [name for name in DECK if name not in left]


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_an_empty_deck_loses_nothing() -> None:
    battle = ground(2, []).say("target", "foe")
    battle.until("order")

    assert battle.state.discards[1] == ()
