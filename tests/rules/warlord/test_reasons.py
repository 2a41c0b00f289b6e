"""Why not: whatever is not offered is refused by its rule, with the names and figures that it turns on."""

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item
from tercio.kernel import NOBODY, Match, Refusal
from tercio.texts import Speaker, phrasebook_of

FOES = army(["foe", "b"], ["lord-b"])
SAVE = ability(
    "react", {"do": "prevent", "amount": 1}, trigger="before:wounded", tests=[{"who": "victim", "place": "adjacent"}]
)
CHARM = ability("react", {"do": "reroll"}, trigger="after:rolled", limit="round")
CRUEL = ability(
    "react", {"do": "extra-wounds", "amount": 1}, trigger="after:hit", tests=[{"who": "striker", "me": True}]
)


def facts_of(match: Match, refusal: Refusal) -> dict[str, Any]:
    return dict(phrasebook_of(match.game.id).reason(refusal.because).named(refusal.facts))


def why(battle: Battle, key: str, card: str = "", *picks: str, **words: Any) -> list[tuple[str, str, dict[str, Any]]]:
    """Every refusal: its rule, its reason, and its facts, cards by their names."""
    found = []
    for refusal in battle.judge(key, card, *picks, **words).refusals:
        facts = facts_of(battle.match, refusal)
        cards = ("card", "subject", "me", "performer", "source")
        named = {name: battle.name(value) if name in cards else value for name, value in facts.items()}
        found.append((refusal.rule, refusal.because, named))
    return found


def struck(dice: int, *cards: dict[str, Any], foes: dict[str, Any] = FOES, **values: Any) -> Battle:
    """The hero strikes at the foe; the die shows this."""
    hero, foe = character("hero", attacks=[5]), character("foe", armour=12, hit_points=9)
    battle = Battle(army(["hero"], ["lord-a"]), foes, cards=[hero, foe, *cards], dice=[dice, 2, 2], **values)
    return battle.say("attack", "hero").say("strike", "foe")


# -- reacts -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_a_react_that_is_tried_at_another_moment_says_when_it_is_played() -> None:
    save = character("b", ability=[SAVE])
    battle = Battle(army(["hero"], ["lord-a"]), FOES, cards=[save])

    assert why(battle, "react", "b") == [("WL-REACT-03", "not-yours-to-perform", {"card": "b"})]
    battle.say("pass")

    assert why(battle, "react", "b") == [("WL-REACT-03", "another-moment", {"card": "b", "trigger": 0})]


@pytest.mark.rule("WL-REACT-03", "WL-STATE-09")
def test_WL_REACT_03_who_is_asked_nothing_learns_when_the_react_is_played_and_what_else_forbids_it() -> None:
    save = character("b", ability=[SAVE])
    battle = Battle(army(["hero"], ["lord-a"]), FOES, cards=[save], on={"b": {"state": "stunned"}})

    assert battle.asked == (0, "order")
    assert why(battle, "react", "b", seat=1) == [
        ("WL-REACT-03", "another-moment", {"card": "b", "trigger": 0}),
        ("WL-STATE-09", "is-stunned", {"card": "b"}),
    ]
    assert battle.refused_by("attack", "b", seat=1) == ["K-ASK-01"]


@pytest.mark.rule("WL-REACT-04")
def test_WL_REACT_04_who_speaks_later_waits_for_his_turn() -> None:
    hero = character("hero", attacks=[5], ability=[CHARM])
    battle = struck(15, hero, character("b", ability=[CHARM])).wait_for(0, "after:rolled")

    assert why(battle, "react", "b", seat=1) == [("WL-REACT-04", "others-speak", {"seat": 0})]
    assert why(battle, "react", "lord-b", number=-1, seat=1)[0][1] == "no-react-on-it"


@pytest.mark.rule("WL-FEAT-04")
def test_WL_FEAT_04_a_feat_that_reacts_says_when_it_is_used() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), FOES, cards=[character("hero", feats={"charisma": 5})])
    refusals = battle.judge("charisma", "hero").refusals

    assert [(refusal.rule, refusal.because) for refusal in refusals] == [("WL-FEAT-04", "feat-at-another-moment")]
    said = Speaker(battle.match.game, "en").because(battle.state, refusals[0])
    assert said == "Charisma is used only after a roll."
    assert [reason for _, reason, _ in why(battle, "charisma", "lord-a")] == ["has-no-such-feat"]


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_a_react_for_neighbours_names_who_stands_apart() -> None:
    far, near = character("far", ability=[SAVE]), character("near", ability=[SAVE])
    battle = struck(15, far, near, foes=army(["foe", "near", "far"], ["lord-b"])).wait_for(1, "before:wounded")

    assert battle.offered("react") == ["near"]
    assert why(battle, "react", "far") == [("WL-REACT-03", "wants-place-adjacent", {"card": "foe", "me": "far"})]


@pytest.mark.rule("WL-PLAY-05")
def test_WL_PLAY_05_a_card_without_text_has_no_react_on_it() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]))

    assert why(battle, "react", "hero", number=-1) == [("WL-PLAY-05", "no-react-on-it", {"card": "hero"})]


@pytest.mark.rule("WL-REACT-05")
def test_WL_REACT_05_a_card_that_has_reacted_to_the_roll_says_so() -> None:
    charm = character("b", ability=[CHARM])
    battle = struck(15, charm, character("foe", ability=[CHARM])).wait_for(1, "after:rolled").say("react", "b")
    battle.wait_for(1, "after:rolled")

    assert why(battle, "react", "b")[0] == ("WL-REACT-05", "has-reacted", {"card": "b"})


@pytest.mark.rule("WL-DICE-04")
def test_WL_DICE_04_a_critical_roll_is_the_reason_why_it_is_not_rolled_again() -> None:
    watch = ability("react", {"do": "draw"}, trigger="after:rolled")
    battle = struck(20, character("b", ability=[CHARM, watch])).wait_for(1, "after:rolled")

    assert why(battle, "react", "b", number=0) == [("WL-DICE-04", "roll-stands", {"card": "b", "subject": "hero"})]
    assert why(battle, "react", "b", number=1) == []


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_only_who_strikes_reacts_with_what_is_about_its_own_strike() -> None:
    blades = [item(name, "weapon", ability=[CRUEL]) for name in ("blade", "axe")]
    on = {"hero": {"items": ["blade"]}, "lord-a": {"items": ["axe"]}}
    battle = struck(15, *blades, on=on).wait_for(0, "after:hit")

    assert battle.offered("react") == ["blade"]
    assert why(battle, "react", "axe") == [("WL-REACT-03", "wants-me", {"card": "hero", "me": "lord-a"})]


@pytest.mark.rule("WL-PLAY-09", "WL-PLAY-07")
def test_WL_PLAY_09_of_a_react_in_hand_is_told_what_the_nearest_performer_lacks() -> None:
    spare = action("spare", ability("react", {"do": "prevent", "amount": 1}, trigger="before:wounded"), level=9)
    watch = character("b", ability=[SAVE])
    battle = struck(15, spare, watch, foes=army(["foe", "b"], ["lord-b"], hand=["spare"])).wait_for(1, "before:wounded")
    [(rule, because, facts)] = why(battle, "react", "spare")

    assert (rule, because) == ("WL-PLAY-09", "level-too-low")
    assert facts["needed"] == 9


@pytest.mark.rule("WL-FEAT-07")
def test_WL_FEAT_07_defend_names_the_target_that_its_bearer_does_not_stand_beside() -> None:
    guard, far = character("b", feats={"defend": 3}), character("c", feats={"defend": 3})
    battle = struck(15, guard, far, foes=army(["foe", "b", "c"], ["lord-b"])).wait_for(1, "after:targeted")

    assert battle.offered("defend") == ["b"]
    assert why(battle, "defend", "c") == [("WL-FEAT-07", "not-beside-target", {"card": "c", "subject": "foe"})]
    assert why(battle, "defend", "foe") == [("WL-FEAT-01", "has-no-such-feat", {"card": "foe"})]


@pytest.mark.rule("WL-FEAT-20")
def test_WL_FEAT_20_powerattack_is_only_for_the_one_who_strikes() -> None:
    hero, other = character("hero", feats={"powerattack": 3}), character("a", feats={"powerattack": 3})
    battle = Battle(army(["hero", "a"], ["lord-a"]), FOES, cards=[hero, other], dice=[2])
    battle.say("attack", "hero").say("strike", "foe").wait_for(0, "before:rolled")

    assert battle.offered("powerattack") == ["hero"]
    assert why(battle, "powerattack", "a") == [("WL-FEAT-20", "not-the-striker", {"card": "a", "subject": "foe"})]


# -- orders, costs and targets ------------------------------------------------------------------------------


@pytest.mark.rule("WL-STATE-06")
def test_WL_STATE_06_a_spent_steed_cannot_be_spent_again() -> None:
    ride = ability("order", {"do": "draw"}, costs=[{"pay": "spend-item"}])
    steed = item("horse", "steed", ability=[ride])
    on = {"hero": {"items": ["horse"]}, "horse": {"state": "spent"}}
    battle = Battle(army(["hero"], ["lord-a"], deck=["x"]), FOES, cards=[steed], on=on)

    assert why(battle, "perform", "horse") == [("WL-STATE-06", "not-ready", {"card": "horse"})]


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_a_cost_that_cannot_be_paid_is_told_in_figures() -> None:
    pact = action("pact", ability("order", {"do": "draw"}, costs=[{"pay": "discard-hand", "number": 2}]))
    battle = Battle(army(["hero"], ["lord-a"], hand=["pact", "x"], deck=["y"]), FOES, cards=[pact])

    assert why(battle, "perform", "pact") == [
        ("WL-TASK-02", "cannot-discard-hand", {"card": "pact", "needed": 2, "have": 1})
    ]


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_what_does_not_pay_says_why() -> None:
    pact = action("pact", ability("order", {"do": "draw"}, costs=[{"pay": "spend-other"}]))
    on = {"c": {"state": "spent"}}
    battle = Battle(army(["hero", "a", "c"], ["lord-a"], hand=["pact"], deck=["y"]), FOES, cards=[pact], on=on)
    battle.say("perform", "pact", "hero")

    assert why(battle, "pay", "c") == [("WL-STATE-06", "not-ready", {"card": "c"})]
    assert why(battle, "pay", "hero") == [("WL-TASK-02", "does-not-pay-itself", {"card": "hero"})]
    assert why(battle, "pay", "foe") == [("WL-TASK-02", "not-in-your-army", {"card": "foe"})]


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_each_condition_that_a_target_does_not_meet_is_a_reason() -> None:
    bolt = ability("order", {"do": "wound", "who": "target", "amount": 1}, aim={"side": "enemy", "place": "within-1"})
    caster = character("hero", ability=[bolt])
    battle = Battle(army(["hero", "a"], ["lord-a"]), FOES, cards=[caster]).say("perform", "hero")

    assert why(battle, "target", "lord-b") == [
        ("WL-ACTIONCARD-07", "out-of-reach", {"card": "lord-b", "far": 2, "most": 1})
    ]
    assert why(battle, "target", "a") == [("WL-ACTIONCARD-07", "wants-side-enemy", {"card": "a", "me": "hero"})]


@pytest.mark.rule("WL-TASK-01")
def test_WL_TASK_01_the_order_of_an_item_belongs_to_its_bearer() -> None:
    horn = item("horn", "banner", ability=[ability("order", {"do": "draw"})])
    on = {"hero": {"items": ["horn"]}}
    battle = Battle(army(["hero"], ["lord-a"], deck=["x"]), FOES, cards=[horn], on=on)

    assert battle.barred("perform", "horn", "lord-a") == ["WL-TASK-01"]


# -- places and cards to discard ----------------------------------------------------------------------------


@pytest.mark.rule("WL-MANOEUVRE-02")
def test_WL_MANOEUVRE_02_a_rank_too_far_away_is_told_with_both_ranks() -> None:
    battle = Battle(army(["x", "y"], ["p"], ["lord-a"]), FOES).say("manoeuvre", "x")
    answer = battle.reply("place", number=3)._replace(detail=0)
    [refusal] = battle.match.judge(answer).refusals

    assert (refusal.rule, refusal.because) == ("WL-MANOEUVRE-02", "one-rank-only")
    assert facts_of(battle.match, refusal) == {"card": battle.number("x"), "here": 1, "rank": 3}


@pytest.mark.rule("WL-ILLEGAL-08")
def test_WL_ILLEGAL_08_who_stands_in_a_legal_rank_does_not_fall() -> None:
    battle = Battle(army(["a"], ["b1", "c1"], ["lord-a"]), FOES)

    assert battle.asked == (0, "fall")
    assert why(battle, "fall", "a") == [("WL-ILLEGAL-08", "not-in-illegal-rank", {"card": "a"})]


# -- what one decides by --------------------------------------------------------------------------------------


def asked(battle: Battle, lang: str) -> str:
    """The open question, as the player reads it."""
    (decision,) = battle.match.asks()
    return Speaker(battle.match.game, lang).question(battle.match.state, decision)


@pytest.mark.rule("WL-REACT-03", "WL-ATTACK-06")
@pytest.mark.parametrize(("die", "total", "result"), [(14, 19, "trifft"), (6, 11, "verfehlt")])
def test_WL_REACT_03_who_may_react_to_a_roll_is_told_what_it_comes_to(die: int, total: int, result: str) -> None:
    battle = struck(die, character("b", ability=[CHARM])).wait_for(1, "after:rolled")

    (decision,) = battle.match.asks()
    assert decision.facts == (total, 12, die, 5, 2 if result == "verfehlt" else 3)
    assert f": {total} {result} AC 12 (Wurf {die}, +5). Reagieren?" in asked(battle, "de")


@pytest.mark.rule("WL-REACT-03", "WL-ATTACK-07")
def test_WL_REACT_03_who_may_prevent_wounds_is_told_how_many() -> None:
    battle = struck(15, character("b", ability=[SAVE])).wait_for(1, "before:wounded")

    assert battle.match.asks()[0].facts == (1,)
    assert asked(battle, "en").endswith("is about to suffer 1 wound. React?")
    assert asked(battle, "de").endswith("erleidet gleich 1 Wunde. Reagieren?")


@pytest.mark.rule("WL-REACT-03", "WL-ATTACK-06")
@pytest.mark.parametrize(
    ("moment", "says"),
    [("after:targeted", "Hero targets Foe"), ("before:rolled", "Hero is about to roll against Foe")],
)
def test_WL_REACT_03_before_a_strike_is_rolled_its_bonus_and_the_armour_are_told(moment: str, says: str) -> None:
    ward = ability("react", {"do": "to-strike", "stat": "ac", "amount": 1}, trigger=moment)
    battle = struck(15, character("b", ability=[ward])).wait_for(1, moment)

    assert asked(battle, "en") == f"{says} (+5 against AC 12). React?"


@pytest.mark.rule("WL-REACT-03", "WL-ACTIONCARD-07")
def test_WL_REACT_03_of_an_action_the_card_that_aims_is_told() -> None:
    ward = ability("react", {"do": "ready", "who": "self"}, trigger="after:targeted")
    spell = action("spell", ability("order", {"do": "spend", "who": "target"}, aim={"side": "enemy"}))
    theirs, cards = army(["b"], ["lord-b"]), [spell, character("b", ability=[ward])]
    battle = Battle(army(["a"], ["lord-a"], hand=["spell"]), theirs, cards=cards)
    battle.say("perform", "spell", "a").say("target", "b").wait_for(1, "after:targeted")

    assert battle.match.asks()[0].facts == (battle.number("spell"), NOBODY, NOBODY)
    assert asked(battle, "en") == "Spell targets B. React?"


@pytest.mark.rule("WL-ACTIONCARD-07", "WL-RANK-04")
@pytest.mark.parametrize(
    ("place", "target", "because", "far", "limit"),
    [
        ("reach", "deep", "out-of-reach", 3, 1),
        ("within-1", "deep", "out-of-reach", 3, 1),
        ("within-2", "deep", "out-of-reach", 3, 2),
        ("shot", "deep", "out-of-reach", 3, 2),
        ("shot", "foe", "too-near", 1, 2),
    ],
)
def test_WL_ACTIONCARD_07_a_target_out_of_reach_says_how_far_it_is(
    place: str, target: str, because: str, far: int, limit: int
) -> None:
    spell = action("spell", ability("order", {"do": "spend", "who": "target"}, aim={"side": "enemy", "place": place}))
    theirs = army(["foe", "b"], ["mid", "mid#2"], ["deep", "lord-b"])
    battle = Battle(army(["hero"], ["lord-a"], hand=["spell"]), theirs, cards=[spell])
    battle.say("perform", "spell", "hero")

    (refusal,) = battle.judge("target", target).refusals
    assert (refusal.because, refusal.facts) == (because, (battle.number(target), far, limit))
