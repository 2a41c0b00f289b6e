"""WL-FEAT: Powerattack, Riding, Riposte, Scribe, Stealth."""

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item
from tercio.games.warlord.state import warlord
from tercio.kernel import Answer

WIZARD = {"class": "wizard"}
ANY_ENEMY = {"side": "enemy"}
OWN_STRIKE = [{"who": "striker", "me": True}]


def next_round(battle: Battle) -> Battle:
    """All pass until initiative is rolled anew."""
    before = battle.state.round
    while battle.state.round == before:
        battle.say("pass")
    return battle


# -- Powerattack ----------------------------------------------------------------------------


def mighty(*dice: int, attacks: list[int] | None = None) -> Battle:
    return Battle(
        army(["hero"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[
            character("hero", attacks=attacks or [9], feats={"powerattack": 5}, skill=5),
            character("foe", hit_points=5, armour=15),
        ],
        dice=list(dice),
    )


@pytest.mark.rule("WL-FEAT-20")
@pytest.mark.parametrize(("check", "face", "wounds"), [(10, 6, 2), (10, 5, 0), (9, 6, 1)])
def test_WL_FEAT_20_a_hit_after_a_successful_check_inflicts_one_wound_more(check: int, face: int, wounds: int) -> None:
    battle = mighty(check, face).say("attack", "hero").say("strike", "foe")
    assert battle.asked == (0, "before:rolled")
    assert battle.offered("powerattack") == ["hero"]

    battle.say("powerattack", "hero")

    assert battle.card("foe").wounds == wounds


@pytest.mark.rule("WL-FEAT-20")
def test_WL_FEAT_20_after_the_roll_it_is_too_late() -> None:
    battle = mighty(6).say("attack", "hero").say("strike", "foe")

    battle.say("pass")

    assert battle.asked == (1, "order")
    assert battle.card("foe").wounds == 1


@pytest.mark.rule("WL-FEAT-20")
def test_WL_FEAT_20_only_for_melee_strikes() -> None:
    shot = ability("order", {"do": "strike", "kind": "ranged", "amount": 9})
    battle = Battle(
        army(["guard"], ["hero"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("hero", ability=[shot], feats={"powerattack": 5}), character("foe", hit_points=5)],
        dice=[6],
    )

    battle.say("perform", "hero").say("strike", "foe")

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-20")
def test_WL_FEAT_20_only_for_strikes_of_its_own() -> None:
    battle = Battle(
        army(["hero", "brute"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("brute", feats={"powerattack": 5})],
        dice=[2],
    )

    battle.say("attack", "hero").say("strike", "foe")

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-21")
def test_WL_FEAT_21_powerattack_is_used_once_a_round() -> None:
    battle = (
        mighty(9, 2, 2, 15, 5, attacks=[9, 4]).say("attack", "hero").say("strike", "foe").say("powerattack", "hero")
    )
    battle.say("strike-again", "hero").say("strike", "foe")
    assert battle.asked == (1, "order")

    next_round(battle).say("attack", "hero").say("strike", "foe")

    assert battle.offered("powerattack") == ["hero"]


# -- Riding -----------------------------------------------------------------------------------


def mounted(*dice: int, steed: str = "spent", rider: str = "spent", **values: Any) -> Battle:
    gallop = ability("order", {"do": "modify", "stat": "ac", "amount": 1}, costs=[{"pay": "spend-item"}])
    return Battle(
        army(["rider"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("rider", feats={"riding": 7}, skill=3), item("horse", "steed", ability=[gallop], **values)],
        on={"rider": {"items": ["horse"], "state": rider}, "horse": {"state": steed}},
        dice=list(dice),
    )


@pytest.mark.rule("WL-FEAT-22")
@pytest.mark.parametrize("rider", ["ready", "spent"])
@pytest.mark.parametrize(("face", "steed"), [(10, "ready"), (9, "spent")])
def test_WL_FEAT_22_riding_readies_the_steed_and_not_the_rider(face: int, steed: str, rider: str) -> None:
    battle = mounted(face, rider=rider)
    assert battle.offered("riding") == ["rider"]

    battle.say("riding", "rider")

    assert (battle.turned("horse"), battle.turned("rider")) == (steed, rider)


@pytest.mark.rule("WL-FEAT-22")
def test_WL_FEAT_22_a_steed_that_is_ready_needs_no_riding() -> None:
    """A65"""
    battle = mounted(steed="ready")

    assert battle.offered("riding") == []
    assert battle.refused_by("riding", "rider") == ["WL-FEAT-22"]


@pytest.mark.rule("WL-FEAT-22")
def test_WL_FEAT_22_an_item_that_is_no_steed_is_not_ridden() -> None:
    battle = Battle(
        army(["rider"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("rider", feats={"riding": 7}), item("horse", "steed"), item("drum")],
        on={"rider": {"items": ["drum"]}, "drum": {"state": "spent"}},
    )

    assert battle.refused_by("riding", "rider") == ["WL-FEAT-22"]


@pytest.mark.rule("WL-FEAT-22")
def test_WL_FEAT_22_only_the_steed_is_readied() -> None:
    battle = Battle(
        army(["rider"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("rider", feats={"riding": 7}, skill=3), item("horse", "steed"), item("drum")],
        on={"rider": {"items": ["drum", "horse"]}, "drum": {"state": "spent"}, "horse": {"state": "spent"}},
        dice=[10],
    )

    battle.say("riding", "rider")

    assert (battle.turned("drum"), battle.turned("horse")) == ("spent", "ready")


@pytest.mark.rule("WL-FEAT-23")
def test_WL_FEAT_23_riding_is_tried_once_a_round() -> None:
    battle = mounted(9, 15, 5).say("riding", "rider").say("pass")
    assert battle.offered("riding") == []
    assert battle.refused_by("riding", "rider") == ["WL-FEAT-23"]

    next_round(battle).say("perform", "horse").say("pass")

    assert battle.offered("riding") == ["rider"]


# -- Riposte ----------------------------------------------------------------------------------


def riposting(*dice: int, foe: dict[str, Any] | None = None, **hero: Any) -> Battle:
    return Battle(
        army(["hero"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[
            character("hero", **{"attacks": [8], "hit_points": 3, "armour": 15, **hero}),
            character(
                "foe",
                **{
                    "attacks": [6, 1],
                    "hit_points": 2,
                    "armour": 15,
                    "feats": {"riposte": 5},
                    "skill": 3,
                    **(foe or {}),
                },
            ),
        ],
        dice=list(dice),
    )


@pytest.mark.rule("WL-FEAT-24")
@pytest.mark.parametrize("strike", [7, 6])
def test_WL_FEAT_24_after_a_hit_or_a_miss_one_strike_with_the_first_attack_follows(strike: int) -> None:
    battle = riposting(strike, 12, 9).say("attack", "hero").say("strike", "foe")
    assert battle.asked == (1, "after:struck")

    battle.say("riposte", "foe")

    assert battle.events("hit")[-1].facts == (battle.number("hero"), 9, 15, 15, 6)
    assert battle.card("hero").wounds == 1
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-24")
def test_WL_FEAT_24_without_success_there_is_no_strike() -> None:
    battle = riposting(6, 11).say("attack", "hero").say("strike", "foe").say("riposte", "foe")

    assert battle.asked == (1, "order")
    assert battle.card("hero").wounds == 0


@pytest.mark.rule("WL-FEAT-24")
def test_WL_FEAT_24_the_dead_do_not_strike_back() -> None:
    battle = riposting(7, foe={"hit_points": 1}).say("attack", "hero").say("strike", "foe")

    assert battle.asked == (1, "order")
    assert battle.zone("foe") == "discard"


@pytest.mark.rule("WL-FEAT-24")
def test_WL_FEAT_24_the_stunned_do_not_strike_back() -> None:
    """A38"""
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("foe", feats={"riposte": 5})],
        on={"foe": {"state": "stunned"}},
        dice=[2],
    )

    battle.say("attack", "hero").say("strike", "foe")

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-24")
def test_WL_FEAT_24_only_the_one_that_was_the_target_strikes_back() -> None:
    """A38  After a Defend that is the defender."""
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe", "guard"], ["lord-b"]),
        cards=[
            character("foe", feats={"riposte": 5}, hit_points=2),
            character("guard", feats={"riposte": 5, "defend": 5}, skill=5, hit_points=2),
        ],
        dice=[10, 2],
    )

    battle.say("attack", "hero").say("strike", "foe").say("defend", "guard")

    assert battle.offered("riposte") == ["guard"]


@pytest.mark.rule("WL-FEAT-24")
def test_WL_FEAT_24_a_ranged_strike_is_not_answered() -> None:
    shot = ability("order", {"do": "strike", "kind": "ranged", "amount": 2})
    battle = Battle(
        army(["guard"], ["archer"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("archer", ability=[shot]), character("foe", feats={"riposte": 5})],
        dice=[2],
    )

    battle.say("perform", "archer").say("strike", "foe")

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-24")
def test_WL_FEAT_24_a_ranged_strike_is_not_answered_even_if_the_archer_has_come_near() -> None:
    shot = ability("order", {"do": "strike", "kind": "ranged", "amount": 2})
    charge = ability(
        "react", {"do": "move", "to": "forward"}, trigger="after:missed", strikes="ranged", tests=OWN_STRIKE
    )
    battle = Battle(
        army(["guard"], ["archer"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("archer", ability=[shot, charge]), character("foe", feats={"riposte": 5})],
        dice=[2],
    )

    battle.say("perform", "archer").say("strike", "foe").say("react", "archer", number=1).place(1, 0)

    assert battle.ranks(0)[0][0] == "archer"
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-24")
def test_WL_FEAT_24_an_attacker_out_of_reach_is_not_answered() -> None:
    """A38  The pikeman strikes from the second rank by a text that lets it."""
    lunge = ability("order", {"do": "strike", "to": "far"})
    battle = Battle(
        army(["hero"], ["pikeman"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("pikeman", ability=[lunge]), character("foe", feats={"riposte": 5})],
        dice=[2],
    )

    battle.say("perform", "pikeman").say("strike", "foe")

    assert battle.asked == (1, "order")


UNTOUCHABLE = ability("static", {"do": "grant", "stat": "ban", "word": "be-melee-target"})
HEEDLESS = ability("static", {"do": "grant", "stat": "ignore-protection"})


@pytest.mark.rule("WL-FEAT-24", "WL-GOLDEN-01")
@pytest.mark.parametrize(("own", "asked"), [([], (1, "order")), ([HEEDLESS], (1, "after:struck"))])
def test_WL_FEAT_24_no_riposte_at_one_who_cannot_be_the_target_of_melee_strikes(
    own: list[dict[str, Any]], asked: tuple[int, str]
) -> None:
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("hero", ability=[UNTOUCHABLE]), character("foe", feats={"riposte": 5}, ability=own)],
        dice=[2],
    )

    battle.say("attack", "hero").say("strike", "foe")

    assert battle.asked == asked


@pytest.mark.rule("WL-FEAT-24", "WL-GOLDEN-01")
@pytest.mark.exemption("WL-GOLDEN-01:cannot-be-target")
def test_WL_FEAT_24_a_striker_that_is_protected_during_the_check_is_not_struck_at() -> None:
    vanish = action(
        "vanish",
        ability("react", {"do": "grant", "stat": "ban", "word": "be-melee-target"}, trigger="after:rolled"),
    )
    cards = [vanish, character("foe", feats={"riposte": 5}, skill=5)]
    battle = Battle(army(["hero"], ["lord-a"], hand=["vanish"]), army(["foe"], ["lord-b"]), cards=cards, dice=[2, 15])

    battle.say("attack", "hero").say("strike", "foe").until("after:struck").say("riposte", "foe")
    battle.say("react", "vanish", "hero")

    assert len(battle.events("passed")) == 1
    assert [event.facts[0] for event in battle.events("strikes-at")] == [battle.number("hero")]
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-24")
def test_WL_FEAT_24_a_riposte_may_be_answered_by_a_riposte() -> None:
    """A39"""
    battle = riposting(6, 12, 2, 12, 12, feats={"riposte": 5}, skill=3)
    battle.say("attack", "hero").say("strike", "foe").say("riposte", "foe")
    assert battle.offered("riposte") == ["hero"]

    battle.say("riposte", "hero")

    assert battle.card("foe").wounds == 1
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-24")
def test_WL_FEAT_24_a_cancelled_strike_is_not_finished() -> None:
    """A52"""
    dodge = ability("react", {"do": "cancel-strike"}, trigger="after:targeted")
    battle = riposting(foe={"ability": [dodge]}, attacks=[8, 8]).say("attack", "hero").say("strike", "foe")

    battle.say("react", "foe")

    assert battle.asked == (0, "next-strike")


@pytest.mark.rule("WL-FEAT-24")
def test_WL_FEAT_24_a_changed_attack_value_counts_for_the_riposte() -> None:
    """A40"""
    rage = ability("order", {"do": "set", "stat": "atk", "amount": 10})
    battle = riposting(6, 12, 5, foe={"ability": [rage]})
    battle.say("pass").say("perform", "foe").say("attack", "hero").say("strike", "foe").say("riposte", "foe")

    assert battle.events("hit")[-1].facts == (battle.number("hero"), 5, 15, 15, 10)


@pytest.mark.rule("WL-FEAT-25")
def test_WL_FEAT_25_riposte_is_used_once_a_round() -> None:
    battle = riposting(2, 11, 2, 15, 5, 2, attacks=[8, 8]).say("attack", "hero").say("strike", "foe")
    battle.say("riposte", "foe").say("strike-again", "hero").say("strike", "foe")
    assert battle.asked == (1, "order")

    next_round(battle).say("attack", "hero").say("strike", "foe")

    assert battle.offered("riposte") == ["foe"]


# -- Scribe -----------------------------------------------------------------------------------


SINGE = ability("order", {"do": "wound", "who": "target", "amount": 1}, spend=True, aim=ANY_ENEMY)
BURN = action("burn", SINGE, level=2, **WIZARD)
BLAZE = action("blaze", SINGE, level=3, **WIZARD)
PRAYER = action("prayer", SINGE, level=2, **{"class": "cleric"})
TRICK = action("trick", SINGE, level=2, **{"class": "rogue"})


def writing(*dice: int, hand: list[str], state: str = "spent", mage: dict[str, Any] | None = None) -> Battle:
    return Battle(
        army(["mage"], ["lord-a"], hand=hand),
        army(["foe"], ["lord-b"]),
        cards=[
            BURN,
            BLAZE,
            PRAYER,
            TRICK,
            character("mage", **{"level": 2, "feats": {"scribe": 6}, "skill": 5, **WIZARD, **(mage or {})}),
            character("foe", hit_points=3),
        ],
        on={"mage": {"state": state}},
        dice=list(dice),
    )


@pytest.mark.rule("WL-FEAT-26")
def test_WL_FEAT_26_a_spell_is_revealed_that_the_character_could_perform_if_it_were_ready() -> None:
    battle = writing(9, hand=["burn", "blaze", "prayer", "trick"])
    assert battle.offered("scribe") == ["mage"]
    assert battle.barred("scribe", "mage", "burn") == []
    assert battle.barred("scribe", "mage", "blaze") == ["WL-PLAY-09"]
    assert battle.barred("scribe", "mage", "prayer") == ["WL-PLAY-07"]
    assert battle.barred("scribe", "mage", "trick") == ["WL-FEAT-26"]

    battle.say("scribe", "mage", "burn")

    assert battle.events("showed")[0].facts == (battle.number("burn"),)


@pytest.mark.rule("WL-FEAT-01")
@pytest.mark.parametrize("who", ["other", "gone"])
def test_WL_FEAT_01_only_a_character_of_ones_own_that_is_in_play_uses_a_feat(who: str) -> None:
    battle = Battle(
        army(["mage"], ["lord-a"], hand=["burn"], discard=["gone"]),
        army(["other"], ["lord-b"]),
        cards=[BURN, *[character(name, level=2, feats={"scribe": 6}, **WIZARD) for name in ("mage", "other", "gone")]],
    )

    assert battle.offered("scribe") == ["mage"]
    assert "WL-FEAT-01" in battle.refused_by("scribe", who, "burn")


@pytest.mark.rule("WL-FEAT-26")
def test_WL_FEAT_26_without_such_a_spell_it_is_not_offered() -> None:
    battle = writing(hand=["blaze", "prayer", "trick"])

    assert battle.offered("scribe") == []


@pytest.mark.rule("WL-FEAT-26")
def test_WL_FEAT_26_what_the_text_asks_of_the_performer_counts_as_well() -> None:
    """A66  Class, level and place."""
    rite = action("rite", ability("order", {"do": "draw"}, tests=[{"who": "self", "place": "rear"}]), **WIZARD)
    battle = Battle(
        army(["mage", "hero"], ["lord-a"], hand=["rite"]),
        army(["foe"], ["lord-b"]),
        cards=[rite, character("mage", feats={"scribe": 6}, **WIZARD)],
    )

    assert battle.offered("scribe") == []


@pytest.mark.rule("WL-FEAT-26")
@pytest.mark.parametrize(
    ("places", "barred"),
    [(("rear", "front"), []), (("front", "rear"), []), (("rear", "rear"), ["WL-PLAY-08"])],
)
def test_WL_FEAT_26_one_of_several_texts_that_it_could_perform_is_enough(
    places: tuple[str, ...], barred: list[str]
) -> None:
    """A66"""
    texts = [ability("order", {"do": "draw"}, tests=[{"who": "self", "place": place}]) for place in places]
    battle = Battle(
        army(["mage", "hero"], ["lord-a"], hand=["rite"]),
        army(["foe"], ["lord-b"]),
        cards=[action("rite", *texts, **WIZARD), character("mage", feats={"scribe": 6}, **WIZARD)],
    )

    assert battle.barred("scribe", "mage", "rite") == barred
    assert battle.offered("scribe") == ([] if barred else ["mage"])


@pytest.mark.rule("WL-FEAT-26")
def test_WL_FEAT_26_an_intruder_writes_nothing() -> None:
    """A67"""
    battle = Battle(
        army(["hero"], ["lord-a"], hand=["burn"]),
        army(["mage", "foe"], ["lord-b"]),
        cards=[BURN, character("mage", level=2, feats={"scribe": 6, "stealth": 5}, **WIZARD)],
        on={"mage": {"owner": 0}},
    )

    assert battle.offered("scribe") == []
    assert battle.refused_by("scribe", "mage", "burn") == ["WL-INFILTRATE-05"]


@pytest.mark.rule("WL-FEAT-27")
def test_WL_FEAT_27_a_success_attaches_the_spell() -> None:
    battle = writing(9, hand=["burn"]).say("scribe", "mage")

    assert battle.zone("burn") == "attached"
    assert battle.card("burn").host == battle.number("mage")
    assert battle.state.hands[0] == ()
    assert battle.turned("mage") == "spent"


@pytest.mark.rule("WL-FEAT-27")
def test_WL_FEAT_27_the_spell_lies_open_and_there_may_be_several() -> None:
    """A66"""
    battle = writing(9, 15, 5, 9, hand=["burn", "burn#2"])
    battle.say("scribe", "mage", "burn").pass_windows()

    next_round_with_hand(battle).say("scribe", "mage")

    assert (battle.zone("burn"), battle.zone("burn#2")) == ("attached", "attached")
    seen = warlord(battle.match.view(1).ghost)
    assert [seen.cards[number].face.id for number in battle.card("mage").holds] == ["burn", "burn"]


def next_round_with_hand(battle: Battle) -> Battle:
    """Nobody acts and nobody discards; cards in hand may open windows."""
    before = battle.state.round
    while battle.state.round == before or battle.question.kind != "order":
        kind = battle.question.kind
        battle.say("keep" if kind == "discard" else "pass")
    while battle.question.seat != 0:
        battle.say("pass")
    return battle


@pytest.mark.rule("WL-FEAT-27")
def test_WL_FEAT_27_the_scribed_spell_does_not_work_by_itself() -> None:
    ward = action(
        "ward",
        ability("static", {"do": "modify", "stat": "ac", "amount": 5}),
        ability("order", {"do": "attach", "who": "self"}),
        **WIZARD,
    )
    battle = Battle(
        army(["mage"], ["lord-a"], hand=["ward"]),
        army(["foe"], ["lord-b"]),
        cards=[ward, character("mage", armour=10, hit_points=2, feats={"scribe": 6}, skill=5, **WIZARD)],
        dice=[9, 10],
    )

    battle.say("scribe", "mage").say("attack", "foe").say("strike", "mage")

    assert battle.events("hit")[0].facts == (battle.number("mage"), 10, 12, 10, 2)


@pytest.mark.rule("WL-FEAT-28")
def test_WL_FEAT_28_the_attached_spell_is_discarded_to_perform_it() -> None:
    battle = writing(9, hand=["burn"], state="ready").say("scribe", "mage").say("pass")
    assert battle.offered("perform") == ["burn"]

    battle.say("perform", "burn").say("target", "foe")

    assert battle.card("foe").wounds == 1
    assert battle.zone("burn") == "discard"
    assert battle.turned("mage") == "spent"
    assert battle.card("mage").holds == ()


@pytest.mark.rule("WL-FEAT-28")
def test_WL_FEAT_28_a_spent_wizard_cannot_perform_an_attached_spend_order() -> None:
    battle = writing(9, hand=["burn"], state="spent").say("scribe", "mage").say("pass")

    assert battle.offered("perform") == []
    assert battle.barred("perform", "burn", "mage") == ["WL-PLAY-10"]


@pytest.mark.rule("WL-FEAT-28")
def test_WL_FEAT_28_a_react_spell_is_performed_at_its_moment() -> None:
    """A66"""
    shield = ability(
        "react", {"do": "prevent", "amount": 1}, trigger="before:wounded", tests=[{"who": "victim", "me": True}]
    )
    battle = Battle(
        army(["mage"], ["lord-a"], hand=["shield"]),
        army(["foe"], ["lord-b"]),
        cards=[action("shield", shield, **WIZARD), character("mage", feats={"scribe": 6}, skill=5, **WIZARD)],
        dice=[9, 15],
    )
    battle.say("scribe", "mage").say("attack", "foe").say("strike", "mage")
    assert battle.asked == (0, "before:wounded")

    battle.say("react", "shield")

    assert battle.card("mage").wounds == 0
    assert battle.zone("shield") == "discard"


@pytest.mark.rule("WL-FEAT-28")
def test_WL_FEAT_28_level_and_class_must_fit_when_it_is_performed() -> None:
    """A66  Meanwhile the mage has lost a level."""
    sap = ability("order", {"do": "modify", "who": "target", "stat": "level", "amount": -1}, aim=ANY_ENEMY)
    battle = Battle(
        army(["mage"], ["lord-a"], hand=["burn"]),
        army(["foe"], ["lord-b"]),
        cards=[
            BURN,
            character("mage", level=2, feats={"scribe": 6}, skill=5, **WIZARD),
            character("foe", ability=[sap]),
        ],
        dice=[9],
    )

    battle.say("scribe", "mage").say("perform", "foe").say("target", "mage")

    assert battle.offered("perform") == []
    assert battle.barred("perform", "burn", "mage") == ["WL-PLAY-09"]


@pytest.mark.rule("WL-FEAT-28")
def test_WL_FEAT_28_in_an_enemy_formation_it_stays_attached_and_is_not_performed() -> None:
    """A67"""
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["mage", "foe"], ["lord-b"]),
        cards=[BURN, character("mage", level=2, feats={"stealth": 5}, **WIZARD)],
        on={"mage": {"owner": 0, "attached": ["burn"]}, "burn": {"scribed": True}},
    )

    assert battle.zone("burn") == "attached"
    assert battle.offered("perform") == []
    assert battle.barred("perform", "burn", "mage") == ["WL-INFILTRATE-05"]


@pytest.mark.rule("WL-FEAT-29")
def test_WL_FEAT_29_a_failure_discards_the_spell_without_effect() -> None:
    battle = writing(8, hand=["burn"], state="ready").say("scribe", "mage")

    assert battle.zone("burn") == "discard"
    assert battle.card("foe").wounds == 0
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-30")
def test_WL_FEAT_30_scribe_is_used_once_a_round_but_attached_spells_are_performed() -> None:
    battle = writing(9, hand=["burn", "burn#2"], state="ready")
    battle.say("scribe", "mage", "burn").pass_windows().say("pass")

    assert battle.offered("scribe") == []
    assert battle.barred("scribe", "mage", "burn#2") == ["WL-FEAT-30"]
    assert "burn" in battle.offered("perform")


# -- Stealth ----------------------------------------------------------------------------------


def sneaking(*dice: int, **position: Any) -> Battle:
    return Battle(
        army(["spy", "hero"], ["scout"], ["lord-a"]),
        army(["foe", "foe#2"], ["lord-b"]),
        cards=[
            character("spy", feats={"stealth": 8}, skill=4),
            character("scout", feats={"stealth": 8}, skill=4),
        ],
        dice=list(dice),
        **position,
    )


@pytest.mark.rule("WL-FEAT-31")
def test_WL_FEAT_31_a_success_moves_it_to_the_front_rank_of_another_army() -> None:
    battle = sneaking(8).say("stealth", "spy")
    assert battle.asked == (0, "place")
    assert battle.places() == [(1, 0), (1, 1), (1, 2)]

    battle.place(1, 1)

    assert battle.ranks(1)[0] == ["foe", "spy", "foe#2"]
    assert battle.turned("spy") == "spent"


@pytest.mark.rule("WL-FEAT-31")
def test_WL_FEAT_31_a_failure_spends_it_and_it_stays() -> None:
    """A68"""
    battle = sneaking(7).say("stealth", "spy")

    assert battle.ranks(0)[0] == ["spy", "hero"]
    assert battle.turned("spy") == "spent"
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-31")
def test_WL_FEAT_31_only_from_a_front_rank() -> None:
    battle = sneaking()

    assert battle.offered("stealth") == ["spy"]
    assert battle.refused_by("stealth", "scout") == ["WL-FEAT-31"]


@pytest.mark.rule("WL-FEAT-31")
def test_WL_FEAT_31_only_a_ready_character() -> None:
    battle = sneaking(on={"spy": {"state": "spent"}})

    assert battle.offered("stealth") == []
    assert battle.refused_by("stealth", "spy") == ["WL-FEAT-31"]


SHOOT_THE_NERVOUS = ability(
    "react",
    {"do": "wound", "who": "victim", "amount": 1},
    trigger="after:rolled",
    tests=[{"who": "victim", "side": "enemy"}],
)


@pytest.mark.rule("WL-FEAT-31")
def test_WL_FEAT_31_one_that_dies_while_it_is_checked_goes_nowhere() -> None:
    """A50  The react to the roll is finished before the check goes on."""
    battle = Battle(
        army(["spy", "hero"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("spy", feats={"stealth": 8}, skill=4), character("foe", ability=[SHOOT_THE_NERVOUS])],
        dice=[8],
    )

    battle.say("stealth", "spy").say("react", "foe")

    assert battle.zone("spy") == "discard"
    assert (battle.ranks(0), battle.ranks(1)) == ([["hero"], ["lord-a"]], [["foe"], ["lord-b"]])


@pytest.mark.rule("WL-FEAT-29")
def test_WL_FEAT_29_the_spell_of_one_that_dies_while_it_writes_is_discarded() -> None:
    battle = Battle(
        army(["mage", "hero"], ["lord-a"], hand=["burn"]),
        army(["foe"], ["lord-b"]),
        cards=[
            BURN,
            character("mage", level=2, feats={"scribe": 6}, skill=5, **WIZARD),
            character("foe", ability=[SHOOT_THE_NERVOUS]),
        ],
        dice=[9],
    )

    battle.say("scribe", "mage").say("react", "foe")

    assert (battle.zone("mage"), battle.zone("burn")) == ("discard", "discard")
    assert battle.card("mage").holds == ()


@pytest.mark.rule("WL-FEAT-31")
def test_WL_FEAT_31_the_army_it_has_left_may_have_to_re_form() -> None:
    """A71"""
    battle = Battle(
        army(["spy"], ["lord-a"]),
        army(["foe", "foe#2"], ["lord-b"]),
        cards=[character("spy", feats={"stealth": 8}, skill=4)],
        dice=[8],
    )

    battle.say("stealth", "spy").place(1, 0)

    assert battle.ranks(0) == [["lord-a"]]
    assert battle.turned("lord-a") == "spent"


def three_armies(*dice: int) -> Battle:
    return Battle(
        army(["hero"], ["lord-a"]),
        army(["spy", "foe"], ["scout", "lord-b"]),
        army(["stranger"], ["lord-c"]),
        cards=[character("spy", feats={"stealth": 8}, skill=4), character("scout", feats={"stealth": 8})],
        on={"spy": {"owner": 0}, "scout": {"owner": 0}},
        dice=list(dice),
    )


@pytest.mark.rule("WL-FEAT-31", "WL-FEAT-32")
def test_WL_FEAT_32_not_into_the_army_in_which_it_stands_nor_into_one_that_is_out() -> None:
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["spy", "foe"], ["lord-b"]),
        army(["stranger"], ["lord-c"]),
        army([]),
        cards=[character("spy", feats={"stealth": 8}, skill=4)],
        on={"spy": {"owner": 0}},
        out=[3],
        dice=[8],
    ).say("stealth", "spy")

    def why(seat: int) -> list[tuple[str, str, tuple[int, ...]]]:
        refusals = battle.match.judge(Answer(0, "army", seat)).refusals
        return [(refusal.rule, refusal.because, refusal.facts) for refusal in refusals]

    assert [option.subject for option in battle.question.options] == [0, 2]
    assert why(1) == [("WL-FEAT-32", "stands-there", (battle.number("spy"), 1))]
    assert why(3) == [("WL-FEAT-31", "out-of-match", (3,))]
    assert why(2) == []


@pytest.mark.rule("WL-FEAT-32")
@pytest.mark.parametrize("army_chosen", [0, 2])
def test_WL_FEAT_32_from_an_enemy_front_rank_it_goes_on_or_home(army_chosen: int) -> None:
    battle = three_armies(8)
    assert battle.offered("stealth") == ["spy"]
    battle.say("stealth", "spy")
    assert battle.asked == (0, "stealth-army")
    assert [option.subject for option in battle.question.options] == [0, 2]

    battle.match.answer(Answer(0, "army", army_chosen))
    battle.place(1, 1)

    assert battle.ranks(army_chosen)[0][1] == "spy"
    assert battle.ranks(1) == [["foe"], ["scout", "lord-b"]]


def hunted(*dice: int, attacks: list[int] | None = None, spy: dict[str, Any] | None = None, **values: Any) -> Battle:
    """A spy of the first army stands ready in the front rank of the second, whose turn it is."""
    stare = ability("order", {"do": "stun", "who": "target"}, aim=ANY_ENEMY)
    return Battle(
        army(["hero"], ["lord-a"]),
        army(["foe", "spy", "foe#2"], ["guard", "lord-b"]),
        cards=[
            character("spy", **{"feats": {"stealth": 8}, "skill": 4, "hit_points": 3, **values}),
            character("hero", feats={"stealth": 8}, skill=4, hit_points=3),
            character("foe", attacks=attacks or [5], ability=[stare]),
        ],
        on={"spy": {"owner": 0, **(spy or {})}},
        turn=1,
        dice=list(dice),
    )


@pytest.mark.rule("WL-FEAT-33")
@pytest.mark.parametrize(("check", "wounds"), [(8, 0), (7, 1)])
def test_WL_FEAT_33_a_strike_at_one_in_an_enemy_army_is_cancelled(check: int, wounds: int) -> None:
    dice = [8] if wounds == 0 else [7, 15]
    battle = hunted(*dice).say("attack", "foe").say("strike", "spy")
    assert battle.offered("stealth-react") == ["spy"]

    battle.say("stealth-react", "spy")

    assert battle.card("spy").wounds == wounds
    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-FEAT-33")
def test_WL_FEAT_33_an_action_aimed_at_it_is_cancelled() -> None:
    battle = hunted(8).say("perform", "foe").say("target", "spy")

    battle.say("stealth-react", "spy")

    assert battle.turned("spy") == "ready"


@pytest.mark.rule("WL-FEAT-33")
@pytest.mark.parametrize("deed", ["attack", "perform"])
def test_WL_FEAT_33_in_its_own_army_it_has_no_such_react(deed: str) -> None:
    battle = hunted(2)

    battle.say(deed, "foe").say("strike" if deed == "attack" else "target", "hero")

    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-FEAT-33")
def test_WL_FEAT_33_a_ranged_strike_is_cancelled_with_the_action_it_is_part_of() -> None:
    """A36"""
    shot = ability("order", {"do": "strike", "kind": "ranged", "amount": 9}, {"do": "draw"})
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["spy", "foe", "foe#3"], ["guard", "foe#2"], ["archer", "lord-b"], deck=["card"]),
        cards=[character("spy", feats={"stealth": 8}, skill=4), character("archer", ability=[shot])],
        on={"spy": {"owner": 0}},
        turn=1,
        dice=[8],
    )

    battle.say("perform", "archer").say("strike", "spy").say("stealth-react", "spy")

    assert battle.zone("spy") == "formation"
    assert battle.zone("card") == "deck"


@pytest.mark.rule("WL-FEAT-33")
def test_WL_FEAT_33_a_cancelled_strike_neither_hits_nor_misses_and_the_attack_goes_on() -> None:
    """A52"""
    battle = hunted(8, attacks=[5, 5]).say("attack", "foe").say("strike", "spy").say("stealth-react", "spy")

    assert battle.events("hit") == battle.events("missed") == []
    assert battle.asked == (1, "next-strike")
    assert battle.turned("foe") == "spent"


@pytest.mark.rule("WL-FEAT-33")
def test_WL_FEAT_33_a_stunned_intruder_cannot_evade() -> None:
    battle = hunted(2, spy={"state": "stunned"}).say("attack", "foe").say("strike", "spy")

    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-FEAT-34")
def test_WL_FEAT_34_who_has_attacked_this_round_cannot_evade() -> None:
    battle = hunted(2, 2).say("pass").say("attack", "spy").say("strike", "foe#2")

    battle.say("attack", "foe").say("strike", "spy")

    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-FEAT-34")
def test_WL_FEAT_34_who_has_manoeuvred_this_round_cannot_evade() -> None:
    battle = hunted(2).say("pass").say("manoeuvre", "spy").place(1, 0)

    battle.say("attack", "foe").say("strike", "spy")

    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-FEAT-34")
def test_WL_FEAT_34_another_feat_is_another_action() -> None:
    battle = (
        hunted(2, 2, 2, attacks=[5, 5], feats={"stealth": 8, "riposte": 2}).say("attack", "foe").say("strike", "spy")
    )
    battle.say("pass").say("riposte", "spy").say("strike-again", "foe").say("strike", "spy")

    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-FEAT-34")
def test_WL_FEAT_34_an_order_of_its_own_is_another_action() -> None:
    alert = ability("order", {"do": "modify", "stat": "ac", "amount": 1})
    battle = hunted(2, ability=[alert]).say("pass").say("perform", "spy")

    battle.say("attack", "foe").say("strike", "spy")

    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-FEAT-34")
def test_WL_FEAT_34_the_stealth_order_itself_does_not_count() -> None:
    battle = sneaking(8, 8).say("stealth", "spy").place(1, 0)

    battle.say("attack", "foe").say("strike", "spy")

    assert battle.offered("stealth-react") == ["spy"]


@pytest.mark.rule("WL-FEAT-34")
def test_WL_FEAT_34_in_the_next_round_it_may_evade_again() -> None:
    battle = hunted(2, 5, 15).say("pass").say("attack", "spy").say("strike", "foe#2")

    next_round(battle).say("attack", "foe").say("strike", "spy")

    assert battle.offered("stealth-react") == ["spy"]


@pytest.mark.rule("WL-FEAT-34", "WL-FEAT-35")
@pytest.mark.parametrize("check", [8, 7])
def test_WL_FEAT_35_each_targeting_is_a_new_trigger(check: int) -> None:
    """A69  A react that has failed does not stand in the way either."""
    dice = [8] if check == 8 else [7, 2]
    battle = hunted(*dice, attacks=[5, 5]).say("attack", "foe").say("strike", "spy").say("stealth-react", "spy")

    battle.say("strike-again", "foe").say("strike", "spy")

    assert battle.offered("stealth-react") == ["spy"]


@pytest.mark.rule("WL-FEAT-35")
def test_WL_FEAT_35_the_order_is_not_limited_to_once_a_round() -> None:
    drill = ability("order", {"do": "ready", "who": "target"}, aim={"side": "own", "state": "spent"})
    battle = Battle(
        army(["spy", "hero"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("spy", feats={"stealth": 8}, skill=4), character("hero", ability=[drill])],
        dice=[7],
    )

    battle.say("stealth", "spy").say("pass").say("perform", "hero").say("target", "spy").say("pass")

    assert battle.offered("stealth") == ["spy"]


@pytest.mark.rule("WL-FEAT-31", "WL-GOLDEN-01")
def test_WL_FEAT_31_who_may_not_move_does_not_steal_away() -> None:
    rooted = ability("static", {"do": "grant", "stat": "ban", "word": "move"})
    battle = Battle(
        army(["sneak", "other"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[
            character("sneak", feats={"stealth": 10}, ability=[rooted]),
            character("other", feats={"stealth": 10}),
        ],
    )

    assert battle.offered("stealth") == ["other"]
    assert battle.refused_by("stealth", "sneak") == ["WL-GOLDEN-01"]


@pytest.mark.rule("WL-FEAT-07")
def test_WL_FEAT_07_nobody_defends_against_a_strike_that_is_cancelled() -> None:
    dodge = ability("react", {"do": "cancel-strike"}, trigger="after:targeted", tests=[{"who": "victim", "me": True}])
    cards = [character("hero", attacks=[5]), character("foe", ability=[dodge]), character("guard", feats={"defend": 5})]
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe", "guard"], ["lord-b"]), cards=cards, dice=[2])
    battle.say("attack", "hero").say("strike", "foe")
    before = battle.offered("defend")
    battle.say("react", "foe")

    assert before == ["guard"]
    assert "defend" not in battle.keys()
