"""WL-READY: one step towards upright, and no more."""

import pytest

from battle import Battle, army, character, item

LINES = (army(["a", "aa", "aaa"], ["lord-a"]), army(["b", "bb", "bbb"], ["lord-b"]))
MIXED = {
    "a": {"state": "ready"},
    "aa": {"state": "spent"},
    "aaa": {"state": "stunned"},
    "b": {"state": "stunned"},
    "bb": {"state": "ready"},
    "bbb": {"state": "spent"},
}


@pytest.mark.rule("WL-READY-01")
def test_WL_READY_01_every_card_of_every_player_turns_one_step() -> None:
    battle = Battle(*LINES, phase="ready", dice=[8, 15], on=MIXED)

    assert [battle.turned(name) for name in ("a", "aa", "aaa")] == ["ready", "ready", "spent"]
    assert [battle.turned(name) for name in ("b", "bb", "bbb")] == ["spent", "ready", "ready"]


@pytest.mark.rule("WL-READY-01")
def test_WL_READY_01_a_card_in_an_enemy_formation_turns_as_well() -> None:
    spy = character("spy", feats={"stealth": 5})
    on = {"spy": {"owner": 1, "state": "stunned"}}
    battle = Battle(army(["a", "spy"], ["lord-a"]), LINES[1], cards=[spy], phase="ready", dice=[8, 15], on=on)

    assert battle.ranks(0)[0] == ["a", "spy"]
    assert battle.turned("spy") == "spent"


@pytest.mark.rule("WL-READY-02")
def test_WL_READY_02_a_spent_character_and_its_spent_steed_become_ready() -> None:
    on = {"a": {"state": "spent", "items": ["pony"]}, "pony": {"state": "spent"}}
    battle = Battle(*LINES, cards=[item("pony", "steed")], phase="ready", dice=[8, 15], on=on)

    assert (battle.turned("a"), battle.turned("pony")) == ("ready", "ready")
    assert [event.rule for event in battle.events("readied")] == ["WL-READY-02", "WL-READY-02"]


@pytest.mark.rule("WL-READY-03")
def test_WL_READY_03_a_stunned_character_is_spent_for_a_round_before_it_is_ready() -> None:
    battle = Battle(*LINES, phase="ready", dice=[15, 8, 15, 8], on={"a": {"state": "stunned"}})
    states = [battle.turned("a")]
    refused = [battle.refused_by("attack", "a")]

    battle.say("pass").say("pass")
    states.append(battle.turned("a"))
    refused.append(battle.refused_by("attack", "a"))

    assert states == ["spent", "ready"]
    assert refused == [["WL-ATTACK-01"], []]
