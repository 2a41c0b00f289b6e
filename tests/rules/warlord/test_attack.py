"""WL-ATTACK: spending to attack, reach, the roll, wounds, death, further strikes."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item, lord

BACK = ["lord-a"]
ENEMY = army(["foe"], ["lord-b"])


def duel(
    attacks: list[int], armour: int = 18, hit_points: int = 9, dice: list[int] | None = None, **more: Any
) -> Battle:
    """One against one, with these figures."""
    cards = [character("hero", attacks=attacks), character("foe", armour=armour, hit_points=hit_points)]
    return Battle(army(["hero"], BACK), ENEMY, cards=[*cards, *more.pop("cards", [])], dice=dice, **more)


def totals(battle: Battle) -> list[tuple[str, int]]:
    """How each strike went, and with what total."""
    return [(event.name, event.facts[2]) for event in battle.match.events if event.name in ("hit", "missed")]


def targets(battle: Battle) -> list[str]:
    return battle.offered("strike")


# -- who attacks --------------------------------------------------------------------------


@pytest.mark.rule("WL-ATTACK-01")
def test_WL_ATTACK_01_the_attacker_is_spent_before_its_first_roll() -> None:
    battle = duel([7], dice=[11])

    battle.say("attack", "hero")
    before_the_roll = (battle.turned("hero"), battle.events("rolled"))
    battle.say("strike", "foe")

    assert before_the_roll == ("spent", [])
    assert [event.rule for event in battle.events("spent")] == ["WL-ATTACK-01"]


@pytest.mark.rule("WL-ATTACK-01")
@pytest.mark.parametrize("state", ["spent", "stunned"])
def test_WL_ATTACK_01_only_a_ready_character_attacks(state: str) -> None:
    battle = duel([7], on={"hero": {"state": state}})

    assert "hero" not in battle.offered("attack")
    assert battle.refused_by("attack", "hero") == ["WL-ATTACK-01"]


@pytest.mark.rule("WL-ATTACK-01")
def test_WL_ATTACK_01_nobody_attacks_with_a_foreign_character() -> None:
    battle = duel([7])

    assert battle.refused_by("attack", "foe") == ["WL-ATTACK-01"]


@pytest.mark.rule("WL-ATTACK-02")
def test_WL_ATTACK_02_a_character_without_any_text_may_attack() -> None:
    battle = duel([7], dice=[11])

    assert battle.card("hero").face.abilities == ()
    assert battle.offered("attack") == ["hero"]


# -- whom it reaches -----------------------------------------------------------------------


@pytest.mark.rule("WL-ATTACK-03")
def test_WL_ATTACK_03_a_melee_strike_reaches_one_rank_and_opponents_only() -> None:
    """A33  Never one's own side."""
    battle = Battle(army(["hero", "friend"], BACK), army(["x", "y", "z"], ["behind"], ["lord-b"]))

    battle.say("attack", "hero")

    assert targets(battle) == ["x", "y", "z"]
    assert battle.refused_by("strike", "behind") == ["WL-ATTACK-03"]
    assert battle.refused_by("strike", "friend") == ["WL-ATTACK-03"]
    assert battle.refused_by("strike", "hero") == ["WL-ATTACK-03"]


@pytest.mark.rule("WL-ATTACK-03")
def test_WL_ATTACK_03_any_of_the_other_players_may_be_struck() -> None:
    """A34  Each strike may go to a different player."""
    cards = [character("hero", attacks=[7, 6])]
    battle = Battle(army(["hero"], BACK), ENEMY, army(["third"], ["lord-c"]), cards=cards, dice=[2, 2])

    battle.say("attack", "hero").say("strike", "foe").say("strike-again", "hero")

    assert targets(battle) == ["foe", "third"]


@pytest.mark.rule("WL-ATTACK-04")
def test_WL_ATTACK_04_a_rank_further_back_reaches_no_enemy_army() -> None:
    """A31  Without a legal target the order is not offered."""
    battle = Battle(army(["front"], ["back"], BACK), ENEMY)

    assert battle.offered("attack") == ["front"]
    assert battle.refused_by("attack", "back") == ["WL-ATTACK-03"]
    assert battle.turned("back") == "ready"


@pytest.mark.rule("WL-ATTACK-04")
def test_WL_ATTACK_04_an_intruder_can_be_struck_from_the_second_rank() -> None:
    """B11  Reach is the only test; the front rank is a consequence."""
    spy = character("spy", feats={"stealth": 5})
    battle = Battle(army(["front", "spy"], ["back"], BACK), ENEMY, cards=[spy], on={"spy": {"owner": 1}})

    assert battle.offered("attack") == ["front", "back"]
    assert targets(battle.say("attack", "back")) == ["spy"]


# -- the opponent -----------------------------------------------------------------------------


STUN_OPPONENT = ability("react", {"do": "stun", "who": "opponent"}, trigger="after:hit")


@pytest.mark.rule("WL-ATTACK-05")
def test_WL_ATTACK_05_the_opponent_is_the_target_of_the_strike() -> None:
    battle = Battle(
        army(["hero"], BACK),
        army(["x", "foe", "z"], ["lord-b"]),
        cards=[character("foe", hit_points=2), item("club", ability=[STUN_OPPONENT])],
        on={"hero": {"items": ["club"]}},
        dice=[19],
    )

    battle.say("attack", "hero").say("strike", "foe").say("react", "club")

    assert [battle.turned(name) for name in ("x", "foe", "z", "lord-b")] == ["ready", "stunned", "ready", "ready"]


@pytest.mark.rule("WL-ATTACK-05")
def test_WL_ATTACK_05_who_defends_another_becomes_the_opponent() -> None:
    """A35, A38  The new target counts as newly declared; only it was struck at."""
    cards = [
        character("foe", hit_points=2, feats={"riposte": 10}),
        character("guard", hit_points=2, feats={"defend": 10}),
        item("club", ability=[STUN_OPPONENT]),
    ]
    lines = (army(["hero"], BACK), army(["foe", "guard"], ["lord-b"]))
    battle = Battle(*lines, cards=cards, on={"hero": {"items": ["club"]}}, dice=[15, 19])

    battle.say("attack", "hero").say("strike", "foe").say("defend", "guard").say("react", "club")

    assert (battle.card("guard").wounds, battle.turned("guard")) == (1, "stunned")
    assert (battle.card("foe").wounds, battle.turned("foe")) == (0, "ready")
    assert battle.asked == (1, "order")  # nobody has struck at the other one: no Riposte


@pytest.mark.rule("WL-ATTACK-05")
def test_WL_ATTACK_05_of_two_strikes_under_way_the_inner_one_counts() -> None:
    """A39  During a Riposte the opponent is the one struck back at."""
    cards = [
        character("foe", hit_points=2, attacks=[9], feats={"riposte": 10}),
        character("hero", hit_points=2),
        item("club", ability=[STUN_OPPONENT]),
    ]
    battle = Battle(army(["hero"], BACK), ENEMY, cards=cards, on={"foe": {"items": ["club"]}}, dice=[2, 15, 18])

    battle.say("attack", "hero").say("strike", "foe").say("riposte", "foe").say("react", "club")

    assert (battle.turned("hero"), battle.turned("foe")) == ("stunned", "ready")


# -- the roll -----------------------------------------------------------------------------------


@pytest.mark.rule("WL-ATTACK-06")
@pytest.mark.parametrize(("face", "expected"), [(11, ("hit", 18)), (10, ("missed", 17))])
def test_WL_ATTACK_06_the_die_and_the_bonus_against_the_armour(face: int, expected: tuple[str, int]) -> None:
    battle = duel([7], armour=18, dice=[face])

    battle.say("attack", "hero").say("strike", "foe")

    assert totals(battle) == [expected]
    assert battle.card("foe").wounds == (1 if expected[0] == "hit" else 0)


@pytest.mark.rule("WL-ATTACK-06")
def test_WL_ATTACK_06_a_stunned_bearers_armour_still_counts() -> None:
    """A44  Only actions of the items are blocked."""
    on = {"foe": {"state": "stunned", "items": ["shield"]}}
    battle = duel([7], armour=17, dice=[10], cards=[item("shield", armour=1)], on=on)

    battle.say("attack", "hero").say("strike", "foe")

    assert totals(battle) == [("missed", 17)]


# -- wounds and death ----------------------------------------------------------------------------


@pytest.mark.rule("WL-ATTACK-07")
def test_WL_ATTACK_07_a_hit_is_one_wound() -> None:
    battle = duel([7], hit_points=2, dice=[11])

    battle.say("attack", "hero").say("strike", "foe")

    assert battle.card("foe").wounds == 1
    assert battle.zone("foe") == "formation"


@pytest.mark.rule("WL-ATTACK-07")
def test_WL_ATTACK_07_a_critical_hit_is_one_wound_as_well() -> None:
    """A14  A natural 20 hits; nothing more is stated."""
    battle = duel([-4], armour=30, hit_points=2, dice=[20])

    battle.say("attack", "hero").say("strike", "foe")

    assert battle.card("foe").wounds == 1


@pytest.mark.rule("WL-ATTACK-07")
def test_WL_ATTACK_07_the_moments_of_a_strike_in_their_order() -> None:
    """A30  Declared, before the roll, rolled, hit, about to be wounded, dead, finished."""
    moments = [
        "after:struck",
        "after:died",
        "before:wounded",
        "after:hit",
        "after:rolled",
        "before:rolled",
        "after:targeted",
    ]
    watchful = [ability("react", {"do": "heal"}, trigger=moment) for moment in moments]
    battle = duel(
        [7], hit_points=1, dice=[11], cards=[item("eye", ability=watchful)], on={"lord-a": {"items": ["eye"]}}
    )
    battle.say("attack", "hero").say("strike", "foe")
    asked = []
    while battle.question.kind != "order":
        asked.append((battle.question.kind, battle.zone("foe")))
        battle.say("pass")

    assert asked == [
        ("after:targeted", "formation"),
        ("before:rolled", "formation"),
        ("after:rolled", "formation"),
        ("after:hit", "formation"),
        ("before:wounded", "formation"),
        ("after:died", "discard"),
        ("after:struck", "discard"),
    ]


@pytest.mark.rule("WL-ATTACK-08")
@pytest.mark.parametrize("wounds", [1, 3])
def test_WL_ATTACK_08_dead_when_the_wounds_reach_the_hit_points(wounds: int) -> None:
    storm = action("storm", ability("order", {"do": "wound", "who": "target", "amount": wounds}, aim={"side": "enemy"}))
    cards = [storm, character("foe", hit_points=2), character("other", hit_points=4)]
    lines = (army(["hero"], BACK, hand=["storm"]), army(["foe", "other"], ["lord-b"]))
    battle = Battle(*lines, cards=cards, on={"foe": {"wounds": 1}})

    battle.say("perform", "storm", "hero").say("target", "foe").pass_windows()

    assert battle.zone("foe") == "discard"
    assert [event.facts for event in battle.events("died")] == [(battle.number("foe"),)]


@pytest.mark.rule("WL-ATTACK-08")
def test_WL_ATTACK_08_alive_with_one_wound_less() -> None:
    battle = duel([7], hit_points=3, dice=[11], on={"foe": {"wounds": 1}})

    battle.say("attack", "hero").say("strike", "foe")

    assert (battle.card("foe").wounds, battle.zone("foe")) == (2, "formation")


@pytest.mark.rule("WL-ATTACK-08")
def test_WL_ATTACK_08_changed_hit_points_count_and_when_the_change_ends_it_dies() -> None:
    """A96  The changed number; if it falls back to the wounds, the character dies at once."""
    effects = [{"card": "foe", "stat": "hp", "value": 1}]
    battle = duel([7], hit_points=1, dice=[11, 8, 15], effects=effects)
    battle.say("attack", "hero").say("strike", "foe")
    during = (battle.card("foe").wounds, battle.zone("foe"))

    battle.say("pass").say("pass")

    assert during == (1, "formation")
    assert battle.zone("foe") == "discard"
    assert battle.state.round == 2


@pytest.mark.rule("WL-ATTACK-08")
def test_WL_ATTACK_08_it_dies_at_once_when_the_item_with_the_hit_point_is_lost() -> None:
    """A96  The same when the change ends in the middle of a round."""
    tough = item("belt", "belt", ability=[ability("static", {"do": "modify", "stat": "hp", "amount": 1})])
    other = item("sash", "belt")
    lines = (army(["hero", "friend"], BACK, hand=["sash"]), ENEMY)
    on = {"hero": {"items": ["belt"], "wounds": 1}}
    battle = Battle(*lines, cards=[tough, other], on=on)
    before = battle.zone("hero")

    battle.say("equip", "sash", "hero")

    assert (before, battle.zone("hero"), battle.zone("sash")) == ("formation", "discard", "discard")


@pytest.mark.rule("WL-ATTACK-09")
def test_WL_ATTACK_09_the_dead_and_all_their_items_are_discarded() -> None:
    """A43  Unique items, too."""
    cards = [item("crown", "unique"), item("shield")]
    on = {"foe": {"items": ["crown", "shield"]}}
    battle = duel([7], hit_points=1, dice=[11], cards=cards, on=on)

    battle.say("attack", "hero").say("strike", "foe")
    pile = {battle.name(number) for number in battle.state.discards[1]}

    assert pile == {"foe", "crown", "shield"}
    assert battle.state.discards[0] == ()
    assert battle.ranks(1) == [["lord-b"]]


# -- further strikes --------------------------------------------------------------------------------


@pytest.mark.rule("WL-ATTACK-10")
def test_WL_ATTACK_10_the_second_strike_has_the_second_bonus() -> None:
    battle = duel([9, 4], armour=16, dice=[7, 11])

    battle.say("attack", "hero").say("strike", "foe").say("strike-again", "hero").say("strike", "foe")

    assert totals(battle) == [("hit", 16), ("missed", 15)]
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ATTACK-10")
def test_WL_ATTACK_10_until_all_strikes_are_made() -> None:
    battle = duel([9, 4, 1], armour=30, dice=[2, 3, 4])

    battle.say("attack", "hero").say("strike", "foe")
    battle.say("strike-again", "hero").say("strike", "foe").say("strike-again", "hero").say("strike", "foe")

    assert totals(battle) == [("missed", 11), ("missed", 7), ("missed", 5)]
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ATTACK-10")
def test_WL_ATTACK_10_a_change_to_a_value_holds_for_every_strike() -> None:
    """A40, A41  "Changes to +7 ATK": each strike uses it, and what an item gave before is ignored."""
    effects = [{"card": "hero", "stat": "atk", "value": 7, "set": True, "serial": 1}]
    on = {"hero": {"items": ["blade"]}}
    battle = duel([9, 4], armour=30, dice=[2, 3], cards=[item("blade", attacks=[2])], on=on, effects=effects, serial=1)

    battle.say("attack", "hero").say("strike", "foe").say("strike-again", "hero").say("strike", "foe")

    assert totals(battle) == [("missed", 2 + 7), ("missed", 3 + 7)]


@pytest.mark.rule("WL-ATTACK-10")
def test_WL_ATTACK_10_an_item_equipped_after_the_change_adds_again() -> None:
    """A41  Items equipped later add again."""
    effects = [{"card": "hero", "stat": "atk", "value": 7, "set": True, "serial": 1}]
    cards = [character("hero", attacks=[9, 4]), item("blade", attacks=[2]), character("foe", armour=30)]
    mine = army(["hero"], BACK, hand=["blade"])
    battle = Battle(mine, ENEMY, cards=cards, dice=[2], effects=effects, serial=1)

    battle.say("equip", "blade", "hero").say("pass").say("attack", "hero").say("strike", "foe")

    assert totals(battle) == [("missed", 2 + 7 + 2)]


@pytest.mark.rule("WL-ATTACK-10")
def test_WL_ATTACK_10_when_the_change_ends_the_others_count_again() -> None:
    """A87  Those that still last."""
    effects = [{"card": "hero", "stat": "atk", "value": 1, "set": True, "serial": 1}]
    on = {"hero": {"items": ["blade"]}}
    dice = [15, 8, 2]
    battle = duel([9, 4], armour=30, dice=dice, cards=[item("blade", attacks=[2])], on=on, effects=effects, serial=1)

    battle.say("pass").say("pass").say("attack", "hero").say("strike", "foe")

    assert totals(battle) == [("missed", 2 + 9 + 2)]


@pytest.mark.rule("WL-ATTACK-10")
def test_WL_ATTACK_10_a_bonus_of_an_effect_is_added_to_every_strike() -> None:
    """A95  As with items, unless the effect names one strike."""
    effects = [{"card": "hero", "stat": "atk", "value": 3, "serial": 1}]
    battle = duel([9, 4], armour=30, dice=[2, 3], effects=effects, serial=1)

    battle.say("attack", "hero").say("strike", "foe").say("strike-again", "hero").say("strike", "foe")

    assert totals(battle) == [("missed", 2 + 9 + 3), ("missed", 3 + 4 + 3)]


@pytest.mark.rule("WL-ATTACK-11")
def test_WL_ATTACK_11_when_the_first_is_dead_the_second_strike_goes_to_another() -> None:
    cards = [character("hero", attacks=[9, 4]), character("x", armour=12)]
    battle = Battle(army(["hero"], BACK), army(["x", "y"], ["lord-b"]), cards=cards, dice=[7, 2])

    battle.say("attack", "hero").say("strike", "x")
    fate = battle.zone("x")
    battle.say("strike-again", "hero")

    assert fate == "discard"
    assert targets(battle) == ["y"]


@pytest.mark.rule("WL-ATTACK-11")
def test_WL_ATTACK_11_who_survived_may_be_chosen_again() -> None:
    cards = [character("hero", attacks=[9, 4]), character("x", armour=12, hit_points=2)]
    battle = Battle(army(["hero"], BACK), army(["x", "y"], ["lord-b"]), cards=cards, dice=[7, 2])

    battle.say("attack", "hero").say("strike", "x").say("strike-again", "hero")

    assert targets(battle) == ["x", "y"]
    assert battle.card("x").wounds == 1


@pytest.mark.rule("WL-ATTACK-11")
def test_WL_ATTACK_11_the_next_target_is_chosen_after_the_ranks_have_closed() -> None:
    """A32  The strike is over, with deaths and re-forming, before the next is aimed: who fell forward is in reach."""
    cards = [character("hero", attacks=[9, 4]), character("x", armour=12)]
    battle = Battle(army(["hero"], BACK), army(["x"], ["y"], ["lord-b"]), cards=cards, dice=[7, 2])

    battle.say("attack", "hero").say("strike", "x").say("strike-again", "hero")

    assert targets(battle) == ["y"]
    assert battle.ranks(1) == [["y"], ["lord-b"]]


@pytest.mark.rule("WL-ATTACK-12")
def test_WL_ATTACK_12_further_strikes_may_be_forgone() -> None:
    battle = duel([9, 4, 1], dice=[7])

    battle.say("attack", "hero").say("strike", "foe").say("stop", "hero")

    assert len(battle.events("rolled")) == 1
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ATTACK-12")
def test_WL_ATTACK_12_without_a_target_the_remaining_strikes_are_lost() -> None:
    """A32  Nobody is left in reach: the attack ends by itself."""
    aloof = ability("static", {"do": "grant", "stat": "ban", "word": "be-melee-target"})
    cards = [character("hero", attacks=[9, 4, 1]), character("x", armour=12), character("ghost", ability=[aloof])]
    battle = Battle(army(["hero"], BACK), army(["x", "ghost"], ["lord-b"]), cards=cards, dice=[7])

    battle.say("attack", "hero").say("strike", "x")

    assert battle.zone("x") == "discard"
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ATTACK-12")
def test_WL_ATTACK_12_the_attack_of_a_dead_attacker_is_over() -> None:
    """A32  Killed by a Riposte in between."""
    cards = [character("hero", attacks=[9, 4]), character("foe", attacks=[9], hit_points=3, feats={"riposte": 10})]
    battle = Battle(army(["hero", "friend"], BACK), ENEMY, cards=cards, dice=[7, 15, 18])

    battle.say("attack", "hero").say("strike", "foe").say("riposte", "foe")

    assert battle.zone("hero") == "discard"
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ATTACK-12")
def test_WL_ATTACK_12_an_attacker_stunned_in_between_strikes_on() -> None:
    """A32  The attack order already begun goes on."""
    stun = ability("react", {"do": "stun", "who": "striker"}, trigger="after:struck")
    on = {"foe": {"items": ["net"]}}
    battle = duel([9, 4], armour=16, dice=[7, 12], cards=[item("net", ability=[stun])], on=on)

    battle.say("attack", "hero").say("strike", "foe").say("react", "net")
    state = battle.turned("hero")
    battle.say("strike-again", "hero").say("strike", "foe")

    assert state == "stunned"
    assert totals(battle) == [("hit", 16), ("hit", 16)]


@pytest.mark.rule("WL-ATTACK-13")
def test_WL_ATTACK_13_an_item_adds_to_the_strike_and_no_further_one() -> None:
    on = {"hero": {"items": ["blade"]}}
    battle = duel([6], armour=30, dice=[5], cards=[item("blade", "weapon", attacks=[2])], on=on)

    battle.say("attack", "hero").say("strike", "foe")

    assert totals(battle) == [("missed", 5 + 8)]
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ATTACK-13")
def test_WL_ATTACK_13_as_many_strikes_as_printed_values() -> None:
    """B2  Not as many as the bonus is high."""
    battle = Battle(army(["lord-a"]), ENEMY, cards=[lord("lord-a", attacks=[9, 5, 1])], dice=[2, 2, 2])

    battle.say("attack", "lord-a").say("strike", "foe")
    battle.say("strike-again", "lord-a").say("strike", "foe").say("strike-again", "lord-a").say("strike", "foe")

    assert len(battle.events("strikes-at")) == 3
    assert battle.asked == (1, "order")
