"""WL-GLOSSARY: what the words of card texts mean."""

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item
from tercio.games.warlord.state import warlord
from tercio.kernel import SPECTATOR

WATCH = ability(
    "react",
    {"do": "modify", "stat": "ac", "amount": 1},
    trigger="after:performed",
    tests=[{"who": "victim", "side": "enemy"}],
)
ANY_ENEMY = {"side": "enemy"}
OWN_STRIKE = [{"who": "striker", "me": True}]


def next_round(battle: Battle) -> Battle:
    before = battle.state.round
    while battle.state.round == before:
        battle.say("pass")
    return battle


# -- actions ----------------------------------------------------------------------------------


def watched(*dice: int, **hero: Any) -> Battle:
    """The watcher of the second army may react whenever an enemy has performed an action."""
    return Battle(
        army(["hero", "guard"], ["lord-a"]),
        army(["watcher"], ["lord-b"]),
        cards=[character("hero", **{"hit_points": 3, **hero}), character("watcher", ability=[WATCH], hit_points=3)],
        on={"hero": {"wounds": 1}},
        dice=list(dice),
    )


@pytest.mark.rule("WL-GLOSSARY-01")
def test_WL_GLOSSARY_01_an_attack_is_an_action() -> None:
    battle = watched(2).say("attack", "hero").say("strike", "watcher")

    assert battle.asked == (1, "after:performed")
    assert battle.offered("react") == ["watcher"]


@pytest.mark.rule("WL-GLOSSARY-01")
def test_WL_GLOSSARY_01_a_manoeuvre_is_an_action() -> None:
    battle = watched().say("manoeuvre", "hero").place(1, 1)

    assert battle.asked == (1, "after:performed")


@pytest.mark.rule("WL-GLOSSARY-01")
@pytest.mark.parametrize("face", [2, 19])
def test_WL_GLOSSARY_01_using_a_feat_is_an_action_whether_it_succeeds_or_fails(face: int) -> None:
    battle = watched(face, feats={"medicine": 4}).say("medicine", "hero")

    assert battle.asked == (1, "after:performed")


@pytest.mark.rule("WL-GLOSSARY-01")
def test_WL_GLOSSARY_01_an_order_of_a_card_is_an_action() -> None:
    alert = ability("order", {"do": "modify", "stat": "ac", "amount": 2})
    battle = watched(ability=[alert]).say("perform", "hero")

    assert battle.asked == (1, "after:performed")


@pytest.mark.rule("WL-GLOSSARY-01")
def test_WL_GLOSSARY_01_a_react_is_an_action() -> None:
    duck = ability(
        "react",
        {"do": "to-strike", "stat": "ac", "amount": 2},
        trigger="before:rolled",
        tests=[{"who": "opponent", "me": True}],
    )
    battle = watched(2, ability=[duck]).say("pass").say("attack", "watcher").say("strike", "hero")

    battle.say("react", "hero")

    assert battle.asked == (1, "after:performed")


@pytest.mark.rule("WL-GLOSSARY-01")
def test_WL_GLOSSARY_01_a_feat_used_as_a_react_is_an_action() -> None:
    battle = watched(2, 2, feats={"riposte": 2}).say("pass").say("attack", "watcher").say("strike", "hero")

    battle.say("riposte", "hero")

    assert battle.asked == (1, "after:performed")


@pytest.mark.rule("WL-GLOSSARY-01")
def test_WL_GLOSSARY_01_passing_is_no_action() -> None:
    battle = watched().say("pass")

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-GLOSSARY-01")
def test_WL_GLOSSARY_01_re_forming_is_no_action() -> None:
    smite = ability("order", {"do": "kill", "who": "target"}, aim=ANY_ENEMY)
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["watcher"], ["lord-b"]),
        cards=[character("hero"), character("watcher", ability=[smite, WATCH])],
        turn=1,
    )

    battle.say("perform", "watcher").say("target", "hero")

    assert battle.ranks(0) == [["lord-a"]]
    assert battle.asked == (0, "order")


# -- drawing and retrieving ---------------------------------------------------------------------


SPY_ON_DRAWING = ability(
    "react",
    {"do": "modify", "stat": "ac", "amount": 1},
    trigger="after:drew",
    tests=[{"who": "victim", "side": "enemy"}],
)
SPY_ON_RETRIEVING = ability(
    "react",
    {"do": "modify", "stat": "ac", "amount": 1},
    trigger="after:retrieved",
    tests=[{"who": "victim", "side": "enemy"}],
)


def observed(react: dict[str, Any], *does: dict[str, Any], **piles: Any) -> Battle:
    """The hero has an order that does this; the watcher reacts to what it does with cards."""
    battle = Battle(
        army(["hero"], ["lord-a"], **piles),
        army(["watcher"], ["lord-b"], deck=["plain#9"]),
        cards=[
            character("hero", ability=[ability("order", *does)]),
            character("watcher", ability=[react]),
            item("ring"),
            item("king"),
        ],
    )
    return battle.say("perform", "hero")


@pytest.mark.rule("WL-GLOSSARY-02")
def test_WL_GLOSSARY_02_taking_any_card_from_the_deck_into_hand_is_drawing() -> None:
    search = {"do": "search", "filter": {"type": "item"}}
    battle = observed(SPY_ON_DRAWING, search, deck=["plain", "ring"]).say("pick", "ring")

    assert battle.asked == (1, "after:drew")
    assert battle.offered("react") == ["watcher"]


@pytest.mark.rule("WL-GLOSSARY-02")
def test_WL_GLOSSARY_02_drawing_the_top_card_is_drawing() -> None:
    battle = observed(SPY_ON_DRAWING, {"do": "draw"}, deck=["plain", "ring"])

    assert battle.asked == (1, "after:drew")


@pytest.mark.rule("WL-GLOSSARY-02")
def test_WL_GLOSSARY_02_a_card_from_the_discard_pile_is_not_drawn() -> None:
    battle = observed(SPY_ON_DRAWING, {"do": "retrieve"}, discard=["ring"]).say("pick", "ring")

    assert battle.zone("ring") == "hand"
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-GLOSSARY-02")
def test_WL_GLOSSARY_02_a_card_that_goes_elsewhere_is_not_drawn() -> None:
    battle = observed(SPY_ON_DRAWING, {"do": "search", "to": "deck"}, deck=["plain", "ring"])

    battle.say("pick", "ring")

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-GLOSSARY-02")
def test_WL_GLOSSARY_02_each_player_who_draws_is_one_who_draws() -> None:
    battle = observed(SPY_ON_DRAWING, {"do": "draw", "to": "each"}, deck=["plain", "ring"])
    assert battle.asked == (1, "after:drew")

    battle.say("pass")

    assert battle.asked == (1, "order")
    assert len(battle.state.hands[1]) == 1


@pytest.mark.rule("WL-GLOSSARY-02")
def test_WL_GLOSSARY_02_in_the_draw_phase_cards_are_drawn_as_well() -> None:
    battle = Battle(
        army(["hero"], ["lord-a"], deck=["plain"]),
        army(["watcher"], ["lord-b"]),
        cards=[character("watcher", ability=[SPY_ON_DRAWING])],
        phase="ready",
        dice=[15, 5],
    )

    assert battle.asked == (1, "after:drew")
    assert battle.offered("react") == ["watcher"]


@pytest.mark.rule("WL-GLOSSARY-03")
def test_WL_GLOSSARY_03_to_draw_a_card_is_to_take_the_top_one() -> None:
    watch = ability("react", {"do": "ready"}, trigger="after:died")
    battle = observed(watch, {"do": "draw"}, deck=["king", "ring", "plain"])

    assert battle.zone("king") == "hand"
    assert (battle.zone("ring"), battle.zone("plain")) == ("deck", "deck")
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-GLOSSARY-03")
def test_WL_GLOSSARY_03_two_cards_are_the_two_top_ones() -> None:
    watch = ability("react", {"do": "ready"}, trigger="after:died")
    battle = observed(watch, {"do": "draw", "number": 2}, deck=["king", "ring", "plain"])

    assert (battle.zone("king"), battle.zone("ring"), battle.zone("plain")) == ("hand", "hand", "deck")


# -- killed by a melee strike -------------------------------------------------------------------


GLOAT = ability("react", {"do": "ready"}, trigger="after:struck", went="killed", tests=OWN_STRIKE)


def killing(*dice: int, hit_points: int = 1, **hero: Any) -> Battle:
    """The hero may gloat over whom it has killed by a melee strike."""
    texts = [*hero.pop("ability", []), GLOAT]
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe", "foe#2"], ["lord-b"]),
        cards=[character("hero", attacks=[9], ability=texts, **hero), character("foe", hit_points=hit_points)],
        dice=list(dice),
    )
    return battle.say("attack", "hero").say("strike", "foe")


@pytest.mark.rule("WL-GLOSSARY-04")
def test_WL_GLOSSARY_04_the_wounds_of_the_strike_have_killed() -> None:
    battle = killing(10)

    assert battle.zone("foe") == "discard"
    assert battle.asked == (0, "after:struck")
    assert battle.offered("react") == ["hero"]


@pytest.mark.rule("WL-GLOSSARY-04")
@pytest.mark.parametrize(("face", "hit_points"), [(10, 2), (2, 1)])
def test_WL_GLOSSARY_04_who_survives_was_not_killed(face: int, hit_points: int) -> None:
    battle = killing(face, hit_points=hit_points)

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-GLOSSARY-04")
def test_WL_GLOSSARY_04_wounds_that_a_feat_adds_are_wounds_of_the_strike() -> None:
    """B13"""
    battle = killing(10, 10, hit_points=2, feats={"powerattack": 10}).say("powerattack", "hero")

    assert battle.zone("foe") == "discard"
    assert battle.offered("react") == ["hero"]


@pytest.mark.rule("WL-GLOSSARY-04")
def test_WL_GLOSSARY_04_wounds_that_a_text_adds_to_the_strike_are_wounds_of_the_strike() -> None:
    """B13"""
    excess = ability("react", {"do": "extra-wounds", "amount": 1}, trigger="after:hit", tests=OWN_STRIKE)
    battle = killing(10, hit_points=2, ability=[excess]).say("react", "hero", number=0)

    assert battle.zone("foe") == "discard"
    assert battle.asked == (0, "after:struck")


@pytest.mark.rule("WL-GLOSSARY-05")
@pytest.mark.parametrize(("moment", "hit_points"), [("after:struck", 2), ("after:hit", 1), ("before:wounded", 1)])
def test_WL_GLOSSARY_05_an_action_of_the_attacker_has_killed_and_not_the_strike(moment: str, hit_points: int) -> None:
    tests = [*OWN_STRIKE, {"who": "victim", "side": "enemy"}]
    poison = ability("react", {"do": "wound", "who": "opponent", "amount": 1}, trigger=moment, tests=tests)
    battle = killing(10, hit_points=hit_points, ability=[poison])
    assert battle.asked == (0, moment)

    battle.say("react", "hero", number=0)
    while battle.question.kind == "before:wounded":  # the wound of the react itself
        battle.say("pass")

    assert battle.zone("foe") == "discard"
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-GLOSSARY-05")
def test_WL_GLOSSARY_05_if_the_action_only_wounds_the_strike_may_still_kill() -> None:
    tests = [*OWN_STRIKE, {"who": "victim", "side": "enemy"}]
    poison = ability("react", {"do": "wound", "who": "opponent", "amount": 1}, trigger="after:hit", tests=tests)
    battle = killing(10, hit_points=2, ability=[poison])

    battle.say("react", "hero", number=0)

    assert battle.asked == (0, "after:struck")
    assert battle.offered("react") == ["hero"]


# -- retrieving -------------------------------------------------------------------------------


@pytest.mark.rule("WL-GLOSSARY-06")
@pytest.mark.parametrize(
    ("does", "pile", "zone"),
    [
        ({"do": "retrieve"}, "discard", "hand"),
        ({"do": "retrieve", "to": "deck"}, "discard", "deck"),
        ({"do": "search", "to": "discard"}, "deck", "discard"),
        ({"do": "search", "filter": {"type": "item"}}, "deck", "hand"),
        ({"do": "search", "to": "deck"}, "deck", "deck"),
    ],
)
def test_WL_GLOSSARY_06_a_picked_card_that_is_moved_elsewhere_is_retrieved(
    does: dict[str, Any], pile: str, zone: str
) -> None:
    battle = observed(SPY_ON_RETRIEVING, does, **{pile: ["plain", "ring"]})

    battle.say("pick", "ring")

    assert battle.zone("ring") == zone
    assert battle.asked == (1, "after:retrieved")
    assert battle.offered("react") == ["watcher"]


@pytest.mark.rule("WL-GLOSSARY-06")
def test_WL_GLOSSARY_06_the_top_card_that_is_only_drawn_is_not_retrieved() -> None:
    battle = observed(SPY_ON_RETRIEVING, {"do": "draw"}, deck=["plain", "ring"])

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-GLOSSARY-07")
def test_WL_GLOSSARY_07_shuffling_the_discard_pile_into_the_deck_is_not_retrieving() -> None:
    battle = observed(SPY_ON_RETRIEVING, {"do": "recycle"}, deck=["plain"], discard=["ring", "king"])

    assert len(battle.state.decks[0]) == 3
    assert battle.state.discards[0] == ()
    assert battle.asked == (1, "order")


# -- strikes ----------------------------------------------------------------------------------


@pytest.mark.rule("WL-GLOSSARY-08")
def test_WL_GLOSSARY_08_a_bonus_for_the_next_strike_is_kept_for_a_melee_strike() -> None:
    """The spy can shoot at rank 3 and strike at its neighbours from where it stands."""
    focus = ability("order", {"do": "modify", "stat": "atk", "amount": 2, "until": "next-strike"})
    shot = ability("order", {"do": "strike", "kind": "ranged", "amount": 1})
    tough = {"hit_points": 5, "armour": 10}
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["spy", "foe"], ["guard"], ["lord-b"]),
        cards=[
            character("spy", attacks=[4, 4], ability=[focus, shot], feats={"stealth": 2}),
            character("foe", **tough),
            character("lord-b", traits=["warlord"], **tough),
        ],
        on={"spy": {"owner": 0}},
        dice=[12, 12, 12],
    )

    battle.say("perform", "spy", number=0).say("pass")
    battle.say("perform", "spy", number=1).say("strike", "lord-b").say("pass")
    battle.say("attack", "spy").say("strike", "foe").say("strike-again", "spy").say("strike", "foe")

    assert [event.facts[2] for event in battle.events("hit")] == [12 + 1, 12 + 4 + 2, 12 + 4]


def dodging(strikes: str, kind: str, *dice: int) -> Battle:
    """The foe can cancel strikes of one kind; the archer makes one of the other or the same."""
    dodge = ability("react", {"do": "cancel-strike"}, trigger="after:targeted", strikes=strikes)
    shot = ability("order", {"do": "strike", "kind": kind, "amount": 9, "to": "any"})
    battle = Battle(
        army(["guard"], ["archer"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("archer", attacks=[9], ability=[shot]), character("foe", ability=[dodge], hit_points=2)],
        dice=list(dice),
    )
    return battle.say("perform", "archer").say("strike", "foe")


@pytest.mark.rule("WL-GLOSSARY-09")
def test_WL_GLOSSARY_09_a_react_that_cancels_a_strike_does_not_cancel_a_ranged_strike() -> None:
    battle = dodging("melee", "ranged", 10)

    assert battle.asked == (1, "order")
    assert battle.card("foe").wounds == 1


@pytest.mark.rule("WL-GLOSSARY-09")
@pytest.mark.parametrize(("strikes", "kind"), [("ranged", "ranged"), ("both", "ranged"), ("melee", "melee")])
def test_WL_GLOSSARY_09_a_react_that_names_the_kind_of_strike_cancels_it(strikes: str, kind: str) -> None:
    battle = dodging(strikes, kind)
    assert battle.offered("react") == ["foe"]

    battle.say("react", "foe")

    assert battle.card("foe").wounds == 0


@pytest.mark.rule("WL-GLOSSARY-09")
def test_WL_GLOSSARY_09_a_react_that_names_ranged_strikes_does_not_cancel_a_melee_strike() -> None:
    battle = dodging("ranged", "melee", 10)

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-GLOSSARY-09")
def test_WL_GLOSSARY_09_a_react_that_cancels_a_strike_does_not_cancel_an_action_without_one() -> None:
    dodge = ability("react", {"do": "cancel-strike"}, trigger="after:targeted", strikes="both")
    stare = ability("order", {"do": "stun", "who": "target"}, aim=ANY_ENEMY)
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("hero", ability=[stare]), character("foe", ability=[dodge])],
    )

    battle.say("perform", "hero").say("target", "foe")

    assert battle.turned("foe") == "stunned"


@pytest.mark.rule("WL-GLOSSARY-09")
@pytest.mark.parametrize("kind", ["ranged", "aimed"])
def test_WL_GLOSSARY_09_a_react_that_cancels_actions_reaches_the_ranged_strike_of_one(kind: str) -> None:
    """A36"""
    foil = ability("react", {"do": "cancel-action"}, trigger="after:targeted", tests=[{"who": "victim", "me": True}])
    shot = ability("order", {"do": "strike", "kind": "ranged", "amount": 9}, {"do": "draw"})
    stare = ability("order", {"do": "stun", "who": "target"}, {"do": "draw"}, aim=ANY_ENEMY)
    battle = Battle(
        army(["guard"], ["archer"], ["lord-a"], deck=["plain"]),
        army(["foe"], ["lord-b"]),
        cards=[
            character("archer", ability=[shot if kind == "ranged" else stare]),
            character("foe", ability=[foil], hit_points=2),
        ],
        dice=[10],
    )

    battle.say("perform", "archer").say("strike" if kind == "ranged" else "target", "foe").say("react", "foe")

    assert (battle.card("foe").wounds, battle.turned("foe"), battle.zone("plain")) == (0, "ready", "deck")


@pytest.mark.rule("WL-GLOSSARY-09")
def test_WL_GLOSSARY_09_a_react_that_cancels_actions_does_not_cancel_the_strike_of_an_attack() -> None:
    foil = ability("react", {"do": "cancel-action"}, trigger="after:targeted", tests=[{"who": "victim", "me": True}])
    battle = Battle(
        army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[character("foe", ability=[foil])], dice=[2]
    )

    battle.say("attack", "hero").say("strike", "foe")

    assert battle.asked == (1, "order")


# -- wounds and armies -------------------------------------------------------------------------


@pytest.mark.rule("WL-GLOSSARY-10")
def test_WL_GLOSSARY_10_all_see_the_wounds_and_they_stay_over_the_end_of_the_round() -> None:
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("hero", hit_points=3)],
        on={"hero": {"wounds": 1}},
        dice=[18, 15, 5],
    )
    battle.say("pass").say("attack", "foe").say("strike", "hero")
    hero = battle.number("hero")
    seats = (0, 1, SPECTATOR)
    assert [warlord(battle.match.view(seat).ghost).cards[hero].wounds for seat in seats] == [2, 2, 2]

    next_round(battle)

    assert battle.state.round == 2
    assert [warlord(battle.match.view(seat).ghost).cards[hero].wounds for seat in seats] == [2, 2, 2]


def counting(card: str, place: str) -> dict[str, Any]:
    """One that has +1 ATK for each character in its own army, or in enemy armies."""
    each = {"do": "modify", "stat": "atk", "amount": 1, "per": "each", "filter": {"place": place}}
    return character(card, attacks=[0], ability=[ability("static", each)])


@pytest.mark.rule("WL-GLOSSARY-11")
@pytest.mark.parametrize(
    ("place", "seat", "count"), [("own-army", 0, 2), ("enemy-army", 0, 3), ("own-army", 1, 3), ("enemy-army", 1, 2)]
)
def test_WL_GLOSSARY_11_an_intruder_counts_in_neither_army(place: str, seat: int, count: int) -> None:
    """The first army has two at home and a spy abroad, the second has three."""
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe", "spy", "foe#2"], ["lord-b"]),
        cards=[
            counting("hero", place),
            {**counting("foe", place), "armour": 5},
            character("spy", feats={"stealth": 2}),
        ],
        on={"spy": {"owner": 0}},
        turn=seat,
        dice=[2],
    )

    battle.say("attack", ("hero", "foe")[seat]).say("strike", ("foe", "hero")[seat])

    rolled = [*battle.events("hit"), *battle.events("missed")]
    assert rolled[0].facts[2] == 2 + count


@pytest.mark.rule("WL-GLOSSARY-11")
@pytest.mark.parametrize(("place", "reached"), [("own-army", ["hero", "lord-a"]), ("enemy-army", ["foe", "lord-b"])])
def test_WL_GLOSSARY_11_an_effect_on_an_army_does_not_reach_the_intruder(place: str, reached: list[str]) -> None:
    rally = action("rally", ability("order", {"do": "stun", "who": "all", "filter": {"place": place}}))
    battle = Battle(
        army(["hero"], ["lord-a"], hand=["rally"]),
        army(["foe", "spy"], ["lord-b"]),
        cards=[rally, character("spy", feats={"stealth": 2})],
        on={"spy": {"owner": 0}},
    )

    battle.say("perform", "rally", "hero")

    everybody = ["hero", "lord-a", "foe", "spy", "lord-b"]
    assert [name for name in everybody if battle.turned(name) == "stunned"] == reached
