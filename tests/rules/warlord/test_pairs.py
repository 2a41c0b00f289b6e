"""Bans, protections, waivers and limits hold in every procedure that they meet, not only where they were made for."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item

BACK = ["lord-a"]
FOES = army(["foe"], ["lord-b"])

ROOTED = ability("static", {"do": "grant", "stat": "ban", "word": "move"})
NO_MELEE = ability("static", {"do": "grant", "stat": "ban", "word": "be-melee-target"})
NO_RANGED = ability("static", {"do": "grant", "stat": "ban", "word": "be-ranged-target"})

# Whoever is struck at may draw a card, with a text or a card that says nothing of Spend unless it is added.
STRUCK_AT = {"trigger": "before:rolled", "tests": [{"who": "victim", "side": "own"}]}


def reaction(*do: dict[str, Any], **values: Any) -> dict[str, Any]:
    return ability("react", *(do or ({"do": "draw"},)), **{**STRUCK_AT, **values})


def struck_at(cards: list[dict[str, Any]], *front: str, **more: Any) -> Battle:
    """The hero strikes at the foe, whose player is asked what he does about it if there is anything."""
    mine = army(["hero"], BACK)
    theirs = army(["foe", *front], ["lord-b"], hand=more.pop("hand", []), deck=["x", "y", "z"])
    battle = Battle(mine, theirs, cards=cards, dice=more.pop("dice", [2]), **more)
    return battle.say("attack", "hero").say("strike", "foe")


def offered(battle: Battle, card: str) -> list[str]:
    """By whom the react of this card may be performed now."""
    for option in battle.question.options:
        if option.key == "react" and battle.name(option.subject) == card:
            return [battle.name(number) for number in option.among]
    return []


# -- reacts -----------------------------------------------------------------------------------


@pytest.mark.rule("WL-STATE-09")
@pytest.mark.parametrize(("state", "is_asked"), [("ready", True), ("spent", True), ("stunned", False)])
def test_WL_STATE_09_a_stunned_character_does_not_react_with_its_text(state: str, is_asked: bool) -> None:
    battle = struck_at([character("foe", ability=[reaction()])], on={"foe": {"state": state}})

    assert (battle.refused_by("react", "foe", seat=1) == []) is is_asked


@pytest.mark.rule("WL-STATE-11")
@pytest.mark.parametrize(("state", "is_asked"), [("spent", True), ("stunned", False)])
def test_WL_STATE_11_an_item_of_a_stunned_bearer_does_not_react(state: str, is_asked: bool) -> None:
    battle = struck_at([item("horn", ability=[reaction()])], on={"foe": {"state": state, "items": ["horn"]}})

    assert (battle.refused_by("react", "horn", seat=1) == []) is is_asked


@pytest.mark.rule("WL-STATE-06", "WL-PLAY-10")
def test_WL_STATE_06_who_is_spent_cannot_be_spent_for_a_react() -> None:
    card = action("parry", reaction(spend=True))
    battle = struck_at([card], "friend", hand=["parry"], on={"friend": {"state": "spent"}})

    assert offered(battle, "parry") == ["foe", "lord-b"]
    assert battle.barred("react", "parry", "friend") != []


@pytest.mark.rule("WL-PLAY-07")
def test_WL_PLAY_07_a_react_with_a_class_is_performed_by_that_class() -> None:
    card = action("ward", reaction(), **{"class": "cleric"})
    priests = [character(name, **{"class": "cleric"}) for name in ("priest", "deacon")]
    battle = struck_at([card, *priests], "priest", "deacon", hand=["ward"])

    assert offered(battle, "ward") == ["priest", "deacon"]
    assert battle.barred("react", "ward", "foe") != []


@pytest.mark.rule("WL-PLAY-09", "WL-ACTIONCARD-05")
def test_WL_PLAY_09_a_react_needs_the_level_of_its_card_whatever_the_rank() -> None:
    veteran = character("veteran", level=3)
    battle = struck_at([action("feint", reaction(), level=3), veteran], "veteran", hand=["feint"])

    assert offered(battle, "feint") == ["veteran", "lord-b"]
    assert battle.barred("react", "feint", "foe") != []


@pytest.mark.rule("WL-INFILTRATE-05")
def test_WL_INFILTRATE_05_an_intruder_performs_no_react_from_an_action_card() -> None:
    spy = character("spy", feats={"stealth": 5})
    mine = army(["hero", "spy"], BACK)
    theirs = army(["foe"], ["lord-b"], hand=["feint"], deck=["x"])
    cards = [spy, action("feint", reaction())]
    battle = Battle(mine, theirs, cards=cards, on={"spy": {"owner": 1}}, dice=[2])

    battle.say("attack", "hero").say("strike", "foe")

    assert offered(battle, "feint") == ["foe", "lord-b"]
    assert battle.barred("react", "feint", "spy") != []


@pytest.mark.rule("WL-PLAY-11", "WL-PLAY-12")
@pytest.mark.parametrize("state", ["ready", "spent"])
def test_WL_PLAY_11_a_react_without_spend_leaves_its_performer_as_it_is(state: str) -> None:
    battle = struck_at([action("feint", reaction())], hand=["feint"], on={"foe": {"state": state}})

    battle.say("react", "feint", "foe")

    assert battle.turned("foe") == state
    assert len(battle.events("drew")) == 1


@pytest.mark.rule("WL-GOLDEN-01")
@pytest.mark.exemption("WL-GOLDEN-01:once-a-round")
def test_WL_GOLDEN_01_a_react_once_a_round_is_for_one_strike_of_a_round() -> None:
    watcher = character(
        "foe", hit_points=3, ability=[reaction({"do": "modify", "stat": "ac", "amount": 1}, limit="round")]
    )
    battle = struck_at([watcher, character("hero", attacks=[2, 2])], dice=[2, 2, 9, 5, 2])
    battle.say("react", "foe").pass_windows().say("strike-again", "hero").say("strike", "foe")
    asked_again = battle.asked
    while battle.state.round == 1:
        battle.say("pass")
    battle.say("attack", "hero").say("strike", "foe")

    assert asked_again == (1, "order")
    assert battle.asked == (1, "before:rolled")


@pytest.mark.rule("WL-REACT-05")
def test_WL_REACT_05_a_card_answers_the_roll_of_a_check_once() -> None:
    luck = ability("react", {"do": "draw"}, trigger="after:rolled")
    test = ability("order", {"do": "check", "dc": 15}, {"do": "draw", "when": "passed"})
    cards = [character("hero", ability=[test]), character("watcher", ability=[luck])]
    battle = Battle(army(["hero", "watcher"], BACK, deck=["x", "y", "z"]), FOES, cards=cards, dice=[5])
    battle.say("perform", "hero").wait_for(0, "after:rolled").say("react", "watcher").pass_windows()

    assert battle.asked == (1, "order")
    assert len(battle.events("drew")) == 1


# -- who cannot be moved ------------------------------------------------------------------------


@pytest.mark.rule("WL-GOLDEN-01")
@pytest.mark.exemption("WL-GOLDEN-01:may-not-move")
def test_WL_GOLDEN_01_who_cannot_move_is_not_moved_by_an_action() -> None:
    call = ability("order", {"do": "move", "who": "target", "to": "forward"}, aim={"side": "own"})
    cards = [character("hero", ability=[call]), character("oak", ability=[ROOTED])]
    battle = Battle(army(["hero"], ["oak"], BACK), FOES, cards=cards)

    battle.say("perform", "hero").say("target", "oak")

    assert battle.ranks(0) == [["hero"], ["oak"], ["lord-a"]]
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-GOLDEN-01")
@pytest.mark.exemption("WL-GOLDEN-01:may-not-move")
@pytest.mark.parametrize("rooted", ["oak", "hero"])
def test_WL_GOLDEN_01_nobody_changes_places_with_one_who_cannot_move(rooted: str) -> None:
    swap = ability("order", {"do": "swap"}, aim={"side": "own", "other": True})
    cards = [character(rooted, ability=[ROOTED]), action("dance", swap)]
    battle = Battle(army(["hero"], ["oak"], BACK, hand=["dance"]), FOES, cards=cards)

    battle.say("perform", "dance", "hero").say("target", "oak")

    assert battle.ranks(0) == [["hero"], ["oak"], ["lord-a"]]


@pytest.mark.rule("WL-INFILTRATE-01", "WL-INFILTRATE-02")
def test_WL_INFILTRATE_01_an_action_that_moves_leads_into_no_enemy_formation() -> None:
    march = ability("order", {"do": "move", "to": "any"})
    battle = Battle(army(["hero", "friend"], BACK), FOES, cards=[character("hero", ability=[march])])

    battle.say("perform", "hero")
    offered_places = battle.places()
    battle.place(*offered_places[0])

    assert {rank for rank, _ in offered_places} <= {1, 2, 3}
    assert battle.ranks(1) == [["foe"], ["lord-b"]]


# -- who cannot be a target -----------------------------------------------------------------------


SHOT = ability("order", {"do": "strike", "kind": "ranged", "amount": 3})


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_who_cannot_be_shot_at_is_refused_as_a_target() -> None:
    cards = [character("archer", ability=[SHOT]), character("veiled", ability=[NO_RANGED])]
    battle = Battle(
        army(["archer"], BACK), army(["foe", "foe#2", "foe#3"], ["veiled", "plain"], ["lord-b"]), cards=cards
    )

    battle.say("perform", "archer")

    assert battle.offered("strike") == ["plain"]
    assert [refusal.because for refusal in battle.judge("strike", "veiled").refusals] == ["cannot-be-target"]


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_protection_from_ranged_strikes_is_none_from_an_action_that_wounds() -> None:
    burn = ability("order", {"do": "wound", "who": "target", "amount": 1}, aim={"side": "enemy"})
    cards = [character("mage", ability=[burn]), character("foe", ability=[NO_RANGED, NO_MELEE])]
    battle = Battle(army(["mage"], BACK), FOES, cards=cards)

    battle.say("perform", "mage").say("target", "foe")

    assert battle.zone("foe") == "discard"


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_a_strike_by_an_action_heeds_protection() -> None:
    lunge = ability("order", {"do": "strike", "kind": "melee"})
    cards = [character("hero", ability=[lunge]), character("ghost", ability=[NO_MELEE])]
    battle = Battle(army(["hero"], BACK), army(["foe", "ghost"], ["lord-b"]), cards=cards)

    battle.say("perform", "hero")

    assert battle.offered("strike") == ["foe"]
    assert [refusal.because for refusal in battle.judge("strike", "ghost").refusals] == ["cannot-be-target"]


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_a_challenged_character_may_strike_at_nobody_else_first() -> None:
    cards = [character("knight", level=2), character("foe", attacks=[4])]
    mine = army(["knight", "friend"], BACK, hand=["come-and-take-it"])
    battle = Battle(mine, FOES, cards=cards)
    battle.say("perform", "come-and-take-it", "knight").say("target", "foe").say("attack", "foe")

    assert [refusal.because for refusal in battle.judge("strike", "friend").refusals] == ["must-strike-first"]


# -- Astral and Ethereal against strikes that are no attack ------------------------------------------


@pytest.mark.rule("WL-ASTRAL-01", "WL-ASTRAL-03")
@pytest.mark.parametrize(
    ("trait", "die", "wounds"), [("ethereal", 15, 0), ("ethereal", 14, 1), ("astral", 14, 0), ("astral", 15, 1)]
)
def test_WL_ASTRAL_01_the_die_counts_for_a_riposte_as_for_an_attack(trait: str, die: int, wounds: int) -> None:
    hero = character("hero", traits=[trait], hit_points=2)
    foe = character("foe", feats={"riposte": 15}, attacks=[5])
    battle = Battle(army(["hero"], BACK), FOES, cards=[hero, foe], dice=[2, 15, die])

    battle.say("attack", "hero").say("strike", "foe").say("riposte", "foe").pass_windows()

    assert battle.card("hero").wounds == wounds


@pytest.mark.rule("WL-ASTRAL-05", "WL-ASTRAL-04")
def test_WL_ASTRAL_05_a_19_of_a_ranged_strike_is_not_rolled_again() -> None:
    deny = {"trigger": "after:rolled", "tests": [{"who": "striker", "side": "enemy"}], "strikes": "both"}
    fated = action("fate", ability("react", {"do": "reroll"}, **deny))
    cards = [character("archer", ability=[SHOT]), character("shade", traits=["astral"], armour=30), fated]
    theirs = army(["foe"], ["shade"], ["lord-b"], hand=["fate"])
    battle = Battle(army(["archer"], BACK), theirs, cards=cards, dice=[19])

    battle.say("perform", "archer").say("strike", "shade")

    assert battle.asked == (1, "order")  # there is nothing to react to any more
    assert battle.zone("shade") == "discard"


# -- entering play by an action ------------------------------------------------------------------------


FETCH = ability("order", {"do": "retrieve"}, {"do": "enter", "who": "picked"})


def fetched(card: dict[str, Any], *ranks: list[str]) -> Battle:
    """An action takes the card from the discard pile and puts it into play, if the rules of recruiting let it."""
    mine = army(*(ranks or (["caller"], BACK)), discard=[card["id"]])
    battle = Battle(mine, FOES, cards=[character("caller", ability=[FETCH]), card])
    return battle.say("perform", "caller").say("pick", card["id"])


@pytest.mark.rule("WL-RECRUIT-04", "WL-RECRUIT-09", "WL-RANK-07")
def test_WL_RECRUIT_04_nobody_enters_by_an_action_where_the_rank_would_be_illegal() -> None:
    battle = fetched(character("second", level=2))

    assert battle.zone("second") == "hand"
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-RECRUIT-09", "WL-RECRUIT-08")
def test_WL_RECRUIT_09_who_may_enter_in_any_rank_by_an_action_enters_only_where_there_is_room() -> None:
    free = ability("static", lifts=["WL-RECRUIT-02"])
    battle = fetched(character("bold", level=2, ability=[free]), ["caller", "a"], ["b", "c"], BACK)

    assert sorted({rank for rank, _ in battle.places()}) == [1, 3, 4]


@pytest.mark.rule("WL-RECRUIT-07")
def test_WL_RECRUIT_07_no_second_copy_of_a_unique_character_enters_by_an_action() -> None:
    battle = fetched(character("only", traits=["unique"]), ["caller", "only#2"], BACK)

    assert battle.zone("only") == "hand"
    assert battle.ranks(0) == [["caller", "only#2"], ["lord-a"]]


@pytest.mark.rule("WL-RECRUIT-06", "WL-RECRUIT-05")
@pytest.mark.parametrize(("traits", "state"), [([], "stunned"), (["mercenaries"], "ready")])
def test_WL_RECRUIT_06_a_mercenary_enters_ready_by_an_action_too(traits: list[str], state: str) -> None:
    battle = fetched(character("stranger", "elves", traits=traits)).place(1, 0)

    assert battle.turned("stranger") == state


@pytest.mark.rule("WL-RANK-07")
def test_WL_RANK_07_a_rank_as_long_as_the_one_before_it_takes_no_recruit() -> None:
    battle = Battle(army(["a"], ["b"], BACK, hand=["c"]), FOES, cards=[character("c", level=2)])

    assert battle.offered("recruit") == []
    assert battle.refused_by("recruit", "c") != []


# -- equipping and performing by a text that lifts a rule -------------------------------------------------


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_a_text_lifts_the_class_of_an_action_for_its_bearer_alone() -> None:
    reader = character("reader", ability=[ability("static", lifts=["WL-PLAY-07"])])
    pray = action("pray", ability("order", {"do": "draw"}), **{"class": "cleric"})
    battle = Battle(army(["reader", "other"], BACK, hand=["pray"], deck=["x"]), FOES, cards=[reader, pray])

    assert battle.barred("perform", "pray", "reader") == []
    assert battle.barred("perform", "pray", "other") == ["WL-PLAY-07"]


# -- feats -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-FEAT-33")
def test_WL_FEAT_33_an_intruder_hides_from_a_spell() -> None:
    burn = ability("order", {"do": "wound", "who": "target", "amount": 1}, aim={"side": "enemy"})
    cards = [
        character("spy", feats={"stealth": 15}),
        character("mage", **{"class": "wizard"}),
        action("burn", burn, **{"class": "wizard"}),
    ]
    theirs = army(["mage", "spy"], ["lord-b"], hand=["burn"])
    battle = Battle(army(["hero"], BACK), theirs, cards=cards, on={"spy": {"owner": 0}}, turn=1, dice=[15])

    battle.say("perform", "burn", "mage").say("target", "spy").say("stealth-react", "spy").pass_windows()

    assert battle.zone("spy") == "formation"
    assert battle.zone("burn") == "discard"


@pytest.mark.rule("WL-FEAT-09")
def test_WL_FEAT_09_defend_is_used_up_by_an_action_as_by_a_strike() -> None:
    stare = ability("order", {"do": "spend", "who": "target"}, aim={"side": "enemy", "place": "front"})
    cards = [character("hero", ability=[stare]), character("guard", feats={"defend": 20})]
    battle = Battle(army(["hero", "friend"], BACK), army(["foe", "guard"], ["lord-b"]), cards=cards, dice=[10, 2])
    battle.say("perform", "hero").say("target", "foe").say("defend", "guard")
    assert (battle.turned("guard"), battle.turned("foe")) == ("spent", "ready")

    battle.say("pass").say("attack", "friend").say("strike", "foe")

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-DICE-04")
@pytest.mark.parametrize(("face", "is_offered"), [(10, True), (20, False), (1, False)])
def test_WL_DICE_04_a_critical_result_of_a_feat_is_not_changed(face: int, is_offered: bool) -> None:
    again = ability("react", {"do": "reroll"}, trigger="after:rolled")
    cards = [character("healer", hit_points=2, feats={"medicine": 5}), action("fate", again)]
    battle = Battle(army(["healer"], BACK, hand=["fate"]), FOES, cards=cards, on={"healer": {"wounds": 1}}, dice=[face])
    battle.say("medicine", "healer", "healer")

    assert (battle.asked == (0, "after:rolled")) is is_offered


# -- what ends ---------------------------------------------------------------------------------------


@pytest.mark.rule("WL-BONUS-02")
def test_WL_BONUS_02_wounds_and_bonuses_end_with_a_death() -> None:
    bless = ability("order", {"do": "modify", "stat": "atk", "amount": 3, "until": "permanent"})
    kill = ability("order", {"do": "wound", "who": "target", "amount": 5}, aim={"side": "own"})
    hero = character("hero", hit_points=2, ability=[bless])
    mine = army(["hero", "axe"], BACK, hand=["doom"])
    battle = Battle(mine, FOES, cards=[hero, action("doom", kill)], on={"hero": {"wounds": 1}})
    battle.say("perform", "hero").say("pass").say("perform", "doom", "axe").say("target", "hero")

    assert battle.zone("hero") == "discard"
    assert battle.card("hero").wounds == 0
    assert [effect for effect in battle.state.effects if effect.card == battle.number("hero")] == []


@pytest.mark.rule("WL-BONUS-02")
def test_WL_BONUS_02_what_lasts_on_his_cards_ends_when_a_player_gives_up() -> None:
    bless = ability(
        "order", {"do": "modify", "who": "target", "stat": "atk", "amount": 3, "until": "permanent"}, aim={}
    )
    armies = [army(["hero"], BACK), army(["foe"], ["lord-b"]), army(["third"], ["lord-c"])]
    battle = Battle(*armies, cards=[character("hero", ability=[bless])])
    battle.say("perform", "hero").say("target", "foe")
    assert [effect.card for effect in battle.state.effects] == [battle.number("foe")]

    battle.say("concede", seat=1)

    assert list(battle.state.effects) == []


@pytest.mark.rule("WL-BONUS-05", "WL-BONUS-01")
def test_WL_BONUS_05_a_changed_attack_bonus_is_as_before_when_the_round_is_over() -> None:
    change = ability("order", {"do": "set", "stat": "atk", "amount": 9})
    battle = Battle(army(["hero"], BACK), FOES, cards=[character("hero", ability=[change])], dice=[10, 5, 9])
    battle.say("perform", "hero").say("pass").say("pass").until("order").say("attack", "hero").say("strike", "foe")

    assert battle.card("foe").wounds == 0


@pytest.mark.rule("WL-GOLDEN-01", "WL-MANOEUVRE-01")
@pytest.mark.exemption("WL-GOLDEN-01:may-not-move")
def test_WL_GOLDEN_01_who_is_rooted_while_it_manoeuvres_stays_where_it_is() -> None:
    """What it has paid stays paid."""
    net = ability("react", {"do": "grant", "who": "victim", "stat": "ban", "word": "move"}, trigger="before:manoeuvred")
    theirs = army(["foe"], ["lord-b"], hand=["net"])
    battle = Battle(army(["hero", "friend"], BACK), theirs, cards=[action("net", net)])

    battle.say("manoeuvre", "hero").place(2, 0).wait_for(1, "before:manoeuvred").say(
        "react", "net", "foe"
    ).pass_windows()

    assert battle.ranks(0) == [["hero", "friend"], ["lord-a"]]
    assert battle.turned("hero") == "spent"
    assert [event.rule for event in battle.events("held-back")] == ["WL-GOLDEN-01"]


@pytest.mark.rule("WL-GOLDEN-01", "WL-FEAT-31")
@pytest.mark.exemption("WL-GOLDEN-01:may-not-move")
def test_WL_GOLDEN_01_who_is_rooted_during_its_stealth_check_steals_nowhere() -> None:
    net = ability("react", {"do": "grant", "who": "all", "filter": {"side": "enemy"}, "stat": "ban", "word": "move"},
                  trigger="after:rolled")  # fmt: skip
    cards = [character("spy", feats={"stealth": 15}), action("net", net)]
    theirs = army(["foe"], ["lord-b"], hand=["net"])
    battle = Battle(army(["spy", "friend"], BACK), theirs, cards=cards, dice=[15])

    battle.say("stealth", "spy").wait_for(1, "after:rolled").say("react", "net", "foe").pass_windows()

    assert battle.ranks(0) == [["spy", "friend"], ["lord-a"]]
    assert battle.asked == (1, "order")
    assert [event.rule for event in battle.events("held-back")] == ["WL-GOLDEN-01"]
