"""WL-STATE: ready, spent and stunned cards, and what they can do and suffer."""

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item
from tercio.games.warlord.state import warlord
from tercio.games.warlord.words.names import angle_of

DRAW = ability("order", {"do": "draw"})
SPEND_DRAW = ability("order", {"do": "draw"}, spend=True)


def afflict(verb: str, **aim: Any) -> dict[str, Any]:
    """An action card that spends or stuns an enemy."""
    return action("affliction", ability("order", {"do": verb, "who": "target"}, aim={"side": "enemy", **aim}))


@pytest.mark.rule("WL-STATE-01")
def test_WL_STATE_01_every_character_is_ready_spent_or_stunned_and_only_one_of_them() -> None:
    battle = Battle(
        army(["up", "sideways", "down"], ["lord-a"]),
        army(["lord-b"]),
        on={"sideways": {"state": "spent"}, "down": {"state": "stunned"}},
    )

    assert [battle.turned(name) for name in ("up", "sideways", "down")] == ["ready", "spent", "stunned"]
    assert [angle_of(battle.card(name)) for name in ("up", "sideways", "down")] == [0, 90, 180]


@pytest.mark.rule("WL-STATE-01")
def test_WL_STATE_01_an_item_in_play_has_a_state_too() -> None:
    horn = item("horn", ability=[ability("order", {"do": "draw"}, costs=[{"pay": "spend-item"}])])
    battle = Battle(army(["lord-a"]), army(["lord-b"]), cards=[horn], on={"lord-a": {"items": ["horn"]}})
    before = battle.turned("horn")

    battle.say("perform", "horn")

    assert (before, battle.turned("horn")) == ("ready", "spent")
    assert battle.turned("lord-a") == "ready"


@pytest.mark.rule("WL-STATE-02")
def test_WL_STATE_02_a_ready_character_stands_upright_and_is_available() -> None:
    battle = Battle(
        army(["hero", "tired", "dazed"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        on={"tired": {"state": "spent"}, "dazed": {"state": "stunned"}},
    )

    assert angle_of(battle.card("hero")) == 0
    assert battle.offered("attack") == ["hero"]
    assert battle.offered("manoeuvre") == ["hero", "lord-a"]


@pytest.mark.rule("WL-STATE-03")
def test_WL_STATE_03_who_has_attacked_is_spent_and_turned_by_90_degrees() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), dice=[2])

    battle.say("attack", "hero").say("strike", "foe")

    assert battle.turned("hero") == "spent"
    assert angle_of(battle.card("hero")) == 90
    battle.say("pass")
    assert battle.refused_by("attack", "hero") == ["WL-ATTACK-01"]


@pytest.mark.rule("WL-STATE-03")
def test_WL_STATE_03_an_opponent_may_spend_a_card_too() -> None:
    battle = Battle(army(["lord-a"], hand=["affliction"]), army(["foe"], ["lord-b"]), cards=[afflict("spend")])

    battle.say("perform", "affliction").say("target", "foe")

    assert battle.turned("foe") == "spent"
    assert battle.offered("attack") == []


@pytest.mark.rule("WL-STATE-04")
def test_WL_STATE_04_who_is_stunned_in_round_1_is_spent_in_round_2_and_ready_in_round_3() -> None:
    battle = Battle(
        army(["lord-a"], hand=["affliction"]),
        army(["foe"], ["lord-b"]),
        cards=[afflict("stun", place="front")],
        dice=[10, 5, 10, 5],
    )

    def seen() -> tuple[int, str, int]:
        return battle.state.round, battle.turned("foe"), angle_of(battle.card("foe"))

    battle.say("perform", "affliction").say("target", "foe")
    first = seen()
    battle.say("pass").say("pass")
    second = seen()
    battle.say("pass").say("pass")

    assert (first, second, seen()) == ((1, "stunned", 180), (2, "spent", 90), (3, "ready", 0))


@pytest.mark.rule("WL-STATE-05")
def test_WL_STATE_05_to_spend_a_card_turns_it_by_90_degrees() -> None:
    drummer = character("drummer", ability=[SPEND_DRAW])
    battle = Battle(army(["drummer"], ["lord-a"]), army(["lord-b"]), cards=[drummer])
    before = angle_of(battle.card("drummer"))

    battle.say("perform", "drummer")

    assert (before, angle_of(battle.card("drummer"))) == (0, 90)
    assert battle.turned("drummer") == "spent"


@pytest.mark.rule("WL-STATE-06")
def test_WL_STATE_06_neither_a_spent_nor_a_stunned_card_pays_for_a_spend_order() -> None:
    battle = Battle(
        army(["fresh", "tired", "dazed"], ["lord-a"], hand=["march"]),
        army(["lord-b"]),
        cards=[action("march", SPEND_DRAW)],
        on={"tired": {"state": "spent"}, "dazed": {"state": "stunned"}},
    )

    assert battle.barred("perform", "march", "fresh") == []
    assert battle.barred("perform", "march", "tired") == ["WL-PLAY-10"]
    assert battle.barred("perform", "march", "dazed") == ["WL-STATE-09"]


@pytest.mark.rule("WL-STATE-06")
@pytest.mark.parametrize("state", ["spent", "stunned"])
def test_WL_STATE_06_a_card_that_is_not_ready_neither_attacks_nor_manoeuvres(state: str) -> None:
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), on={"hero": {"state": state}})

    assert battle.refused_by("attack", "hero") == ["WL-ATTACK-01"]
    assert battle.refused_by("manoeuvre", "hero") == ["WL-MANOEUVRE-01"]


@pytest.mark.rule("WL-STATE-06")
def test_WL_STATE_06_A48_only_a_ready_card_is_a_target_of_an_effect_that_spends() -> None:
    battle = Battle(
        army(["lord-a"], hand=["affliction"]),
        army(["fresh", "tired", "dazed"], ["lord-b"]),
        cards=[afflict("spend", place="front")],
        on={"tired": {"state": "spent"}, "dazed": {"state": "stunned"}},
    )

    battle.say("perform", "affliction")

    assert battle.offered("target") == ["fresh"]


@pytest.mark.rule("WL-STATE-06")
def test_WL_STATE_06_A48_an_effect_that_spends_all_leaves_a_stunned_card_stunned() -> None:
    whole_rank = {"do": "spend", "who": "all", "filter": {"side": "enemy", "place": "front"}}
    battle = Battle(
        army(["lord-a"], hand=["wave"]),
        army(["fresh", "dazed"], ["lord-b"]),
        cards=[action("wave", ability("order", whole_rank))],
        on={"dazed": {"state": "stunned"}},
    )

    battle.say("perform", "wave")

    assert (battle.turned("fresh"), battle.turned("dazed")) == ("spent", "stunned")


@pytest.mark.rule("WL-STATE-07")
def test_WL_STATE_07_a_stunned_card_is_turned_upside_down_at_once_and_stays_visible() -> None:
    battle = Battle(
        army(["lord-a"], hand=["affliction"]), army(["foe"], ["lord-b"]), cards=[afflict("stun", place="front")]
    )

    battle.say("perform", "affliction").say("target", "foe")

    foe = battle.number("foe")
    assert [event.name for event in battle.match.events if event.facts == (foe,)] == ["stunned"]
    assert angle_of(battle.card("foe")) == 180
    for seat in (0, 1):
        assert warlord(battle.match.view(seat).ghost).cards[foe].face.id == "foe"


@pytest.mark.rule("WL-STATE-08")
def test_WL_STATE_08_an_effect_for_spent_characters_reaches_stunned_ones_too() -> None:
    rouse = action("rouse", ability("order", {"do": "ready", "who": "target"}, aim={"side": "own", "state": "spent"}))
    battle = Battle(
        army(["fresh", "tired", "dazed"], ["lord-a"], hand=["rouse"]),
        army(["lord-b"]),
        cards=[rouse],
        on={"tired": {"state": "spent"}, "dazed": {"state": "stunned"}},
    )

    battle.say("perform", "rouse", "lord-a")

    assert battle.offered("target") == ["tired", "dazed"]
    assert battle.say("target", "dazed").turned("dazed") == "ready"


@pytest.mark.rule("WL-STATE-09")
def test_WL_STATE_09_a_stunned_cleric_performs_no_action_card_a_spent_one_may() -> None:
    prayer = action("prayer", DRAW, **{"class": "cleric"})
    cleric = {"class": "cleric", "level": 3}
    battle = Battle(
        army(["dazed", "tired"], ["lord-a"], hand=["prayer"]),
        army(["lord-b"]),
        cards=[prayer, character("dazed", **cleric), character("tired", **cleric)],
        on={"tired": {"state": "spent"}, "dazed": {"state": "stunned"}},
    )

    assert battle.barred("perform", "prayer", "dazed") == ["WL-STATE-09"]
    assert battle.barred("perform", "prayer", "tired") == []


@pytest.mark.rule("WL-STATE-09")
@pytest.mark.parametrize(("state", "offered"), [("spent", ["shouter"]), ("stunned", [])])
def test_WL_STATE_09_A45_nor_an_order_of_its_own(state: str, offered: list[str]) -> None:
    battle = Battle(
        army(["shouter"], ["lord-a"]),
        army(["lord-b"]),
        cards=[character("shouter", ability=[DRAW])],
        on={"shouter": {"state": state}},
    )

    assert battle.offered("perform") == offered


@pytest.mark.rule("WL-STATE-09")
@pytest.mark.parametrize(("state", "asked"), [("spent", (1, "before:wounded")), ("stunned", (1, "order"))])
def test_WL_STATE_09_A45_nor_a_react(state: str, asked: tuple[int, str]) -> None:
    guard = ability("react", {"do": "prevent", "amount": 1}, trigger="before:wounded")
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe", "saint"], ["lord-b"]),
        cards=[character("hero", attacks=[10]), character("foe", hit_points=2), character("saint", ability=[guard])],
        on={"saint": {"state": state}},
        dice=[10],
    )

    battle.say("attack", "hero").say("strike", "foe")

    assert battle.asked == asked


@pytest.mark.rule("WL-STATE-09")
def test_WL_STATE_09_A45_nor_a_feat() -> None:
    battle = Battle(
        army(["healer", "hurt"], ["lord-a"]),
        army(["lord-b"]),
        cards=[character("healer", feats={"medicine": 9}), character("hurt", hit_points=2)],
        on={"healer": {"state": "stunned"}, "hurt": {"wounds": 1}},
    )

    assert battle.refused_by("medicine", "healer") == ["WL-STATE-09"]


@pytest.mark.rule("WL-STATE-09")
def test_WL_STATE_09_A45_what_always_holds_goes_on_for_a_stunned_character() -> None:
    aura = {"do": "modify", "who": "all", "stat": "ac", "amount": 5, "filter": {"side": "own", "place": "adjacent"}}
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe", "bulwark"], ["lord-b"]),
        cards=[character("foe", armour=10), character("bulwark", ability=[ability("static", aura)])],
        on={"bulwark": {"state": "stunned"}},
        dice=[9],
    )

    battle.say("attack", "hero").say("strike", "foe")

    assert battle.events("missed")[0].facts[1:4] == (9, 11, 15)


@pytest.mark.rule("WL-STATE-10")
def test_WL_STATE_10_no_item_is_given_to_a_stunned_character_a_spent_one_may_get_it() -> None:
    battle = Battle(
        army(["one", "two"], ["dazed", "tired"], ["lord-a"], hand=["thing"]),
        army(["lord-b"]),
        cards=[item("thing", level=3), character("dazed", level=2), character("tired", level=2)],
        on={"dazed": {"state": "stunned"}, "tired": {"state": "spent"}},
    )

    assert battle.barred("equip", "thing", "dazed") == ["WL-STATE-10"]
    assert battle.say("equip", "thing", "tired").zone("thing") == "equipped"


@pytest.mark.rule("WL-STATE-10")
def test_WL_STATE_10_A44_an_item_goes_on_protecting_a_stunned_bearer() -> None:
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("foe", armour=10), item("shield", armour=2)],
        on={"foe": {"state": "stunned", "items": ["shield"]}},
        dice=[9],
    )

    battle.say("attack", "hero").say("strike", "foe")

    assert battle.events("missed")[0].facts[1:4] == (9, 11, 12)


@pytest.mark.rule("WL-STATE-11")
@pytest.mark.parametrize(("state", "refused"), [("spent", []), ("stunned", ["WL-STATE-11"])])
def test_WL_STATE_11_actions_of_items_wait_until_their_bearer_is_no_longer_stunned(
    state: str, refused: list[str]
) -> None:
    battle = Battle(
        army(["bearer"], ["lord-a"]),
        army(["lord-b"]),
        cards=[item("horn", ability=[DRAW])],
        on={"bearer": {"state": state, "items": ["horn"]}},
    )

    assert battle.barred("perform", "horn", "bearer") == refused
    assert battle.offered("perform") == ([] if refused else ["horn"])


@pytest.mark.rule("WL-STATE-12")
def test_WL_STATE_12_a_stunned_character_is_healed_by_another_one() -> None:
    battle = Battle(
        army(["healer", "dazed"], ["lord-a"]),
        army(["lord-b"]),
        cards=[character("healer", feats={"medicine": 9}), character("dazed", hit_points=2)],
        on={"dazed": {"state": "stunned", "wounds": 1}},
        dice=[11],
    )

    battle.say("medicine", "healer")

    assert battle.card("dazed").wounds == 0
    assert battle.turned("dazed") == "stunned"


@pytest.mark.rule("WL-STATE-12")
def test_WL_STATE_12_a_stunned_character_is_struck_like_any_other() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), on={"foe": {"state": "stunned"}}, dice=[15])

    battle.say("attack", "hero")

    assert battle.offered("strike") == ["foe"]
