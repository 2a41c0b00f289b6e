"""WL-FEAT: feats and their check; Charisma, Defend, Magic Resistance, Marksmanship, Medicine."""

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item

WIZARD = {"class": "wizard"}
ROGUE = {"class": "rogue"}
ANY_ENEMY = {"side": "enemy"}


def next_round(battle: Battle) -> Battle:
    """All pass until initiative is rolled anew."""
    before = battle.state.round
    while battle.state.round == before:
        battle.say("pass")
    return battle


def healer(**values: Any) -> dict[str, Any]:
    return character("healer", **{"feats": {"medicine": 4}, "skill": 5, **values})


# -- the check ------------------------------------------------------------------------


@pytest.mark.rule("WL-FEAT-01")
def test_WL_FEAT_01_a_feat_is_an_action_of_its_character_in_play() -> None:
    hurt = {"healer": {"wounds": 1}, "hero": {"wounds": 1}}
    cards = [healer(hit_points=3), character("hero", hit_points=3)]
    battle = Battle(army(["healer", "hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=cards, on=hurt)

    assert battle.offered("medicine") == ["healer"]
    assert "WL-FEAT-01" in battle.refused_by("medicine", "hero", "healer")
    battle.say("pass")
    assert battle.offered("medicine") == []


@pytest.mark.rule("WL-FEAT-01")
def test_WL_FEAT_01_a_stunned_character_uses_no_feat() -> None:
    """A45"""
    stunned = {"healer": {"state": "stunned", "wounds": 1}}
    battle = Battle(army(["healer"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[healer(hit_points=3)], on=stunned)

    assert battle.offered("medicine") == []
    assert battle.refused_by("medicine", "healer", "healer") == ["WL-STATE-09"]


@pytest.mark.rule("WL-FEAT-01")
def test_WL_FEAT_01_a_card_in_hand_has_no_use_of_its_feat() -> None:
    cards = [healer(), character("hero", hit_points=3)]
    hand = army(["hero"], ["lord-a"], hand=["healer"])
    battle = Battle(hand, army(["foe"], ["lord-b"]), cards=cards, on={"hero": {"wounds": 1}})

    assert battle.offered("medicine") == []
    assert battle.refused_by("medicine", "healer", "hero") == ["WL-FEAT-01"]


def struck_at(feats: dict[str, int], *dice: int, skill: int = 3) -> Battle:
    """The foe has these feats, the hero has missed it, and reacts to that are asked for."""
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("hero", hit_points=3, armour=10), character("foe", feats=feats, skill=skill, attacks=[6])],
        dice=[2, *dice],
    )
    return battle.say("attack", "hero").say("strike", "foe")


@pytest.mark.rule("WL-FEAT-02")
@pytest.mark.parametrize(
    ("number", "face", "result"), [(5, 12, "passed"), (5, 11, "failed"), (0, 17, "passed"), (0, 16, "failed")]
)
def test_WL_FEAT_02_the_die_with_skill_and_bonus_must_reach_20(number: int, face: int, result: str) -> None:
    battle = struck_at({"riposte": number}, face, 10)

    battle.say("riposte", "foe")

    checks = [*battle.events("passed"), *battle.events("failed")]
    assert [(check.name, check.facts[:4]) for check in checks] == [
        (result, (battle.number("foe"), face, face + 3 + number, 20))
    ]


@pytest.mark.rule("WL-FEAT-02")
@pytest.mark.parametrize(("number", "face", "result"), [(19, 1, "failed"), (0, 20, "passed")])
def test_WL_FEAT_02_a_1_and_a_20_are_critical_here_too(number: int, face: int, result: str) -> None:
    """A15"""
    battle = struck_at({"riposte": number}, face, 10, skill=-1)

    battle.say("riposte", "foe")

    assert len(battle.events(result)) == 1


@pytest.mark.rule("WL-FEAT-03")
@pytest.mark.parametrize(("face", "struck"), [(11, "guard"), (10, "foe")])
def test_WL_FEAT_03_bonuses_of_several_sources_are_added(face: int, struck: str) -> None:
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe", "guard"], ["lord-b"]),
        cards=[
            character("guard", skill=3),
            item("shield", "shield", feats={"defend": 2}),
            item("oath", feats={"defend": 4}),
        ],
        on={"guard": {"items": ["shield", "oath"]}},
        dice=[face, 10],
    )

    battle.say("attack", "hero").say("strike", "foe").say("defend", "guard")

    assert battle.events("strikes-at")[-1].facts[1] == battle.number(struck)


@pytest.mark.rule("WL-FEAT-03")
def test_WL_FEAT_03_several_sources_are_still_one_use_a_round() -> None:
    """A97"""
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe", "guard"], ["lord-b"]),
        cards=[
            character("hero", attacks=[2, 2]),
            character("guard", feats={"defend": 2}),
            item("shield", "shield", feats={"defend": 2}),
        ],
        on={"guard": {"items": ["shield"]}},
        dice=[2, 2, 2],
    )

    battle.say("attack", "hero").say("strike", "foe").say("defend", "guard").say("strike-again", "hero")
    battle.say("strike", "foe")

    assert battle.asked == (1, "order")


# -- Charisma ---------------------------------------------------------------------------


def led(*dice: int, **hero: Any) -> Battle:
    """The hero and a leader with Charisma stand in the front rank, an archer behind them."""
    shot = ability("order", {"do": "strike", "kind": "ranged", "amount": 0})
    return Battle(
        army(["hero", "leader"], ["archer"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[
            character("hero", **{"attacks": [2], **hero}),
            character("leader", feats={"charisma": 5}, skill=5),
            character("archer", ability=[shot]),
            character("foe", armour=18, hit_points=3),
        ],
        dice=list(dice),
    )


@pytest.mark.rule("WL-FEAT-04")
def test_WL_FEAT_04_charisma_answers_the_roll_of_another_one_in_the_rank() -> None:
    battle = led(4).say("attack", "hero").say("strike", "foe")

    assert battle.asked == (0, "after:rolled")
    assert battle.offered("charisma") == ["leader"]


@pytest.mark.rule("WL-FEAT-04")
def test_WL_FEAT_04_charisma_does_not_answer_a_roll_in_another_rank() -> None:
    battle = led(4).say("perform", "archer").say("strike", "foe")

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-04")
def test_WL_FEAT_04_charisma_does_not_answer_a_roll_of_its_own() -> None:
    battle = led(4).say("attack", "leader").say("strike", "foe")

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-04")
def test_WL_FEAT_04_an_enemy_who_stands_in_the_rank_is_another_character() -> None:
    """A63"""
    battle = Battle(
        army(["spy", "leader"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("spy", feats={"stealth": 5}), character("leader", feats={"charisma": 5})],
        on={"spy": {"owner": 1}},
        turn=1,
        dice=[15],
    )

    battle.say("attack", "spy").say("strike", "leader")

    assert battle.asked == (0, "after:rolled")
    assert battle.offered("charisma") == ["leader"]


@pytest.mark.rule("WL-FEAT-04")
def test_WL_FEAT_04_checks_are_rolls_as_well() -> None:
    battle = Battle(
        army(["healer", "leader"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[healer(hit_points=3), character("leader", feats={"charisma": 5})],
        on={"healer": {"wounds": 1}},
        dice=[4],
    )

    battle.say("medicine", "healer")

    assert battle.offered("charisma") == ["leader"]


@pytest.mark.rule("WL-FEAT-04")
@pytest.mark.parametrize("face", [1, 20])
def test_WL_FEAT_04_a_natural_1_or_20_cannot_be_rolled_again(face: int) -> None:
    """A13"""
    battle = led(face).say("attack", "hero").say("strike", "foe")

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-05")
@pytest.mark.parametrize(("first", "again", "wounds"), [(4, 16, 1), (16, 4, 0)])
def test_WL_FEAT_05_the_second_roll_counts_and_the_first_does_not(first: int, again: int, wounds: int) -> None:
    """A64  Even if it is worse."""
    battle = led(first, 10, again).say("attack", "hero").say("strike", "foe").say("charisma", "leader")

    assert battle.card("foe").wounds == wounds


@pytest.mark.rule("WL-FEAT-05")
def test_WL_FEAT_05_without_success_the_first_roll_stays() -> None:
    battle = led(16, 9).say("attack", "hero").say("strike", "foe").say("charisma", "leader")

    assert battle.card("foe").wounds == 1


@pytest.mark.rule("WL-FEAT-06")
def test_WL_FEAT_06_charisma_is_used_once_a_round() -> None:
    battle = led(4, 9, 4, 15, 5, 4, attacks=[2, 2])
    battle.say("attack", "hero").say("strike", "foe").say("charisma", "leader")
    battle.say("strike-again", "hero").say("strike", "foe")
    assert battle.asked == (1, "order")

    next_round(battle).say("attack", "hero").say("strike", "foe")

    assert battle.offered("charisma") == ["leader"]


# -- Defend -------------------------------------------------------------------------------


def defended(*dice: int, x: dict[str, Any] | None = None, **hero: Any) -> Battle:
    """X with Defend, Y and Z in one rank; the hero, who can also stun by an order, stands before them."""
    stare = ability("order", {"do": "stun", "who": "target"}, aim={"side": "enemy", "place": "front"})
    return Battle(
        army(["hero"], ["lord-a"]),
        army(["x", "y", "z"], ["lord-b"]),
        cards=[
            character("hero", **{"attacks": [5], "ability": [stare], **hero}),
            character("x", **{"feats": {"defend": 5}, "skill": 5, "armour": 18, **(x or {})}),
            character("y", armour=13, hit_points=3),
            character("z", armour=13, hit_points=3),
        ],
        dice=list(dice),
    )


@pytest.mark.rule("WL-FEAT-07")
def test_WL_FEAT_07_defend_answers_a_melee_strike_at_a_neighbour() -> None:
    battle = defended().say("attack", "hero").say("strike", "y")

    assert battle.asked == (1, "after:targeted")
    assert battle.offered("defend") == ["x"]


@pytest.mark.rule("WL-FEAT-07")
@pytest.mark.parametrize("target", ["z", "x"])
def test_WL_FEAT_07_defend_answers_no_strike_at_somebody_further_away_or_at_itself(target: str) -> None:
    battle = defended(2).say("attack", "hero").say("strike", target)

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-07")
def test_WL_FEAT_07_defend_answers_an_action_aimed_at_a_neighbour() -> None:
    battle = defended().say("perform", "hero").say("target", "y")

    assert battle.asked == (1, "after:targeted")
    assert battle.offered("defend") == ["x"]


@pytest.mark.rule("WL-FEAT-07")
def test_WL_FEAT_07_defend_answers_no_action_aimed_at_somebody_further_away() -> None:
    battle = defended().say("perform", "hero").say("target", "z")

    assert battle.turned("z") == "stunned"


@pytest.mark.rule("WL-FEAT-07")
def test_WL_FEAT_07_a_stunned_character_defends_nobody() -> None:
    """A35"""
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["x", "y"], ["lord-b"]),
        cards=[character("x", feats={"defend": 5})],
        on={"x": {"state": "stunned"}},
        dice=[2],
    )

    battle.say("attack", "hero").say("strike", "y")

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-07", "WL-FEAT-08")
def test_WL_FEAT_07_a_ranged_strike_is_part_of_an_action_and_can_be_taken_over() -> None:
    """A36"""
    shot = ability("order", {"do": "strike", "kind": "ranged", "amount": 2})
    battle = Battle(
        army(["guard"], ["archer"], ["lord-a"]),
        army(["x", "y"], ["lord-b"]),
        cards=[character("archer", ability=[shot]), character("x", feats={"defend": 5}, skill=5, hit_points=3)],
        dice=[10, 10],
    )

    battle.say("perform", "archer").say("strike", "y").say("defend", "x")

    assert battle.card("x").wounds == 1


@pytest.mark.rule("WL-FEAT-07", "WL-FEAT-08")
def test_WL_FEAT_07_medicine_too_is_an_action_with_a_target() -> None:
    """WL-GLOSSARY-01  Feats are actions, so a wounded neighbour may take the place of the one to be healed."""
    battle = Battle(
        army(["healer", "y", "x"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[
            healer(),
            character("y", hit_points=3),
            character("x", feats={"defend": 5}, skill=5, hit_points=3),
        ],
        on={"x": {"wounds": 2}, "y": {"wounds": 2}},
        dice=[10, 11],
    )

    battle.say("medicine", "healer", "y")
    assert battle.offered("defend") == ["x"]
    battle.say("defend", "x")

    assert (battle.card("x").wounds, battle.card("y").wounds) == (1, 2)


@pytest.mark.rule("WL-FEAT-07")
def test_WL_FEAT_07_who_could_not_be_the_target_of_the_action_cannot_take_it_over() -> None:
    """A37  The text stuns only those that are not wounded."""
    stare = ability("order", {"do": "stun", "who": "target"}, aim={"side": "enemy", "wounded": "no"})
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["x", "y"], ["lord-b"]),
        cards=[character("hero", ability=[stare]), character("x", feats={"defend": 5}, hit_points=3)],
        on={"x": {"wounds": 1}},
    )

    battle.say("perform", "hero").say("target", "y")

    assert battle.turned("y") == "stunned"


@pytest.mark.rule("WL-FEAT-08")
def test_WL_FEAT_08_the_armour_of_the_defender_counts() -> None:
    battle = defended(10, 10).say("attack", "hero").say("strike", "y").say("defend", "x")

    missed = battle.events("missed")[0]
    assert missed.facts == (battle.number("x"), 10, 15, 18, 5)
    assert battle.card("y").wounds == 0


@pytest.mark.rule("WL-FEAT-08")
def test_WL_FEAT_08_without_success_the_target_stays() -> None:
    battle = defended(9, 10).say("attack", "hero").say("strike", "y").say("defend", "x")

    assert battle.card("y").wounds == 1


@pytest.mark.rule("WL-FEAT-08")
def test_WL_FEAT_08_an_action_takes_effect_on_the_defender() -> None:
    battle = defended(10).say("perform", "hero").say("target", "y").say("defend", "x")

    assert (battle.turned("x"), battle.turned("y")) == ("stunned", "ready")


@pytest.mark.rule("WL-FEAT-08")
def test_WL_FEAT_08_the_new_target_may_be_defended_in_its_turn() -> None:
    """A35  It counts as newly declared."""
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["w", "x", "y"], ["lord-b"]),
        cards=[
            character("w", feats={"defend": 5}, skill=5, hit_points=3),
            character("x", feats={"defend": 5}, skill=5, hit_points=3),
        ],
        dice=[10, 10, 15],
    )
    battle.say("attack", "hero").say("strike", "y")
    assert battle.offered("defend") == ["x"]
    battle.say("defend", "x")
    assert battle.offered("defend") == ["w"]

    battle.say("defend", "w")

    assert [battle.card(name).wounds for name in ("w", "x", "y")] == [1, 0, 0]


@pytest.mark.rule("WL-FEAT-08")
@pytest.mark.parametrize("deed", ["attack", "perform"])
def test_WL_FEAT_08_of_several_defenders_the_last_one_stands(deed: str) -> None:
    """A35"""
    stare = ability("order", {"do": "wound", "who": "target", "amount": 1}, aim=ANY_ENEMY)
    both = {"feats": {"defend": 5}, "skill": 5, "hit_points": 3}
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["x", "y", "z"], ["lord-b"]),
        cards=[character("hero", ability=[stare]), character("x", **both), character("z", **both)],
        dice=[10, 10, 15],
    )

    battle.say(deed, "hero").say("strike" if deed == "attack" else "target", "y").say("defend", "x").say("defend", "z")

    assert [battle.card(name).wounds for name in ("x", "y", "z")] == [0, 0, 1]


@pytest.mark.rule("WL-FEAT-08")
def test_WL_FEAT_08_of_several_targets_only_the_one_is_replaced() -> None:
    """A37"""
    sweep = ability("order", {"do": "stun", "who": "targets"}, aim={"side": "enemy", "least": 2, "most": 2})
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["x", "y", "z"], ["lord-b"]),
        cards=[character("hero", ability=[sweep]), character("x", feats={"defend": 5}, skill=5)],
        dice=[10],
    )

    battle.say("perform", "hero").say("targets", "", "z", "y").say("defend", "x")

    assert [battle.turned(name) for name in ("x", "y", "z")] == ["stunned", "ready", "stunned"]


@pytest.mark.rule("WL-FEAT-08")
def test_WL_FEAT_08_one_that_is_a_target_itself_cannot_become_it_twice() -> None:
    """A37"""
    sweep = ability("order", {"do": "stun", "who": "targets"}, aim={"side": "enemy", "least": 2, "most": 2})
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["x", "y", "z"], ["lord-b"]),
        cards=[character("hero", ability=[sweep]), character("x", feats={"defend": 5}, skill=5)],
    )

    battle.say("perform", "hero").say("targets", "", "x", "y")

    assert [battle.turned(name) for name in ("x", "y", "z")] == ["stunned", "stunned", "ready"]


UNTOUCHABLE = ability("static", {"do": "grant", "stat": "ban", "word": "be-melee-target"})


@pytest.mark.rule("WL-FEAT-08", "WL-GOLDEN-01")
@pytest.mark.parametrize(("texts", "asked"), [([UNTOUCHABLE], (1, "order")), ([], (1, "after:targeted"))])
def test_WL_FEAT_08_who_cannot_be_the_target_of_the_strike_does_not_defend(
    texts: list[dict[str, Any]], asked: tuple[int, str]
) -> None:
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe", "guard"], ["lord-b"]),
        cards=[character("guard", feats={"defend": 5}, ability=texts)],
        dice=[2],
    )

    battle.say("attack", "hero").say("strike", "foe")

    assert battle.asked == asked


@pytest.mark.rule("WL-FEAT-08", "WL-GOLDEN-01")
def test_WL_FEAT_08_protection_from_melee_strikes_is_none_from_ranged_ones() -> None:
    battle = Battle(
        army(["page"], ["archer"], ["lord-a"]),
        army(["foe", "guard"], ["lord-b"]),
        cards=[
            character("archer", ability=[ability("order", {"do": "strike", "kind": "ranged", "amount": 3})]),
            character("guard", feats={"defend": 5}, ability=[UNTOUCHABLE]),
        ],
    )

    battle.say("perform", "archer").say("strike", "foe")

    assert battle.offered("defend") == ["guard"]


@pytest.mark.rule("WL-FEAT-08", "WL-GOLDEN-01")
@pytest.mark.parametrize(("texts", "targets"), [([UNTOUCHABLE], ["other"]), ([], ["guard", "other"])])
def test_WL_FEAT_08_a_text_makes_nobody_the_target_either_who_cannot_be_it(
    texts: list[dict[str, Any]], targets: list[str]
) -> None:
    """You Meant Him leaves the choice among the neighbours."""
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["guard", "foe", "other"], ["lord-b"], hand=["you-meant-him"]),
        cards=[
            character("guard", ability=texts),
            character("foe", **{"class": "rogue", "level": 2}),
            character("other"),
        ],
        dice=[2],
    )

    battle.say("attack", "hero").say("strike", "foe").say("react", "you-meant-him")

    assert [battle.name(option.subject) for option in battle.question.options] == targets


@pytest.mark.rule("WL-FEAT-09")
def test_WL_FEAT_09_defend_is_used_once_a_round() -> None:
    battle = defended(10, 10, 2, 15, 5, attacks=[5, 5])
    battle.say("attack", "hero").say("strike", "y").say("defend", "x").say("strike-again", "hero").say("strike", "y")
    assert battle.asked == (1, "order")

    next_round(battle).say("attack", "hero").say("strike", "y")

    assert battle.offered("defend") == ["x"]


# -- Magic Resistance ---------------------------------------------------------------------


BURN = action(
    "burn", ability("order", {"do": "wound", "who": "target", "amount": 1}, spend=True, aim=ANY_ENEMY), **WIZARD
)
STAB = action("stab", ability("order", {"do": "wound", "who": "target", "amount": 1}, aim=ANY_ENEMY), **ROGUE)


def resisting(*dice: int, hand: list[str]) -> Battle:
    return Battle(
        army(["mage", "thief", "mage#2"], ["lord-a"], hand=hand),
        army(["foe"], ["lord-b"]),
        cards=[
            BURN,
            STAB,
            character("mage", **WIZARD),
            character("thief", **ROGUE),
            character("foe", feats={"magic-resistance": 6}, skill=4, hit_points=3),
        ],
        dice=list(dice),
    )


@pytest.mark.rule("WL-FEAT-10")
@pytest.mark.parametrize(("face", "wounds"), [(10, 0), (9, 1)])
def test_WL_FEAT_10_magic_resistance_cancels_a_spell(face: int, wounds: int) -> None:
    """A52  The card is discarded and its performer stays spent all the same."""
    battle = resisting(face, hand=["burn"])
    battle.say("perform", "burn", "mage").say("target", "foe")
    assert battle.offered("magic-resistance") == ["foe"]

    battle.say("magic-resistance", "foe")

    assert battle.card("foe").wounds == wounds
    assert (battle.zone("burn"), battle.turned("mage")) == ("discard", "spent")


@pytest.mark.rule("WL-FEAT-10")
def test_WL_FEAT_10_magic_resistance_does_not_answer_a_rogue_action() -> None:
    battle = resisting(hand=["stab"])

    battle.say("perform", "stab", "thief").say("target", "foe")

    assert battle.asked == (1, "order")
    assert battle.card("foe").wounds == 1


@pytest.mark.rule("WL-FEAT-10")
def test_WL_FEAT_10_it_is_for_this_character_only() -> None:
    battle = Battle(
        army(["mage"], ["lord-a"], hand=["burn"]),
        army(["foe", "monk"], ["lord-b"]),
        cards=[BURN, character("mage", **WIZARD), character("monk", feats={"magic-resistance": 6})],
    )

    battle.say("perform", "burn").say("target", "foe")

    assert battle.zone("foe") == "discard"


@pytest.mark.rule("WL-FEAT-10")
@pytest.mark.parametrize("kind", ["ranged", "melee"])
def test_WL_FEAT_10_a_spell_that_strikes_is_cancelled_with_all_that_follows(kind: str) -> None:
    """A36  The spell is what is cancelled, not only its strike."""
    blast = ability("order", {"do": "strike", "kind": kind, "amount": 9, "to": "any"}, {"do": "draw"})
    battle = Battle(
        army(["guard"], ["mage"], ["lord-a"], hand=["blast"], deck=["guard#2"]),
        army(["foe"], ["lord-b"]),
        cards=[
            action("blast", blast, **WIZARD),
            character("mage", **WIZARD),
            character("foe", feats={"magic-resistance": 6}, skill=4),
        ],
        dice=[10],
    )

    battle.say("perform", "blast").say("strike", "foe").say("magic-resistance", "foe")

    assert battle.zone("foe") == "formation"
    assert battle.zone("guard#2") == "deck"
    assert battle.zone("blast") == "discard"


@pytest.mark.rule("WL-FEAT-11")
def test_WL_FEAT_11_magic_resistance_is_used_once_a_round() -> None:
    singe = action("singe", ability("order", {"do": "wound", "who": "target", "amount": 1}, aim=ANY_ENEMY), **WIZARD)
    spells = ["singe", "singe#2", "singe#3"]
    battle = Battle(
        army(["mage"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[
            singe,
            character("mage", **WIZARD),
            character("foe", feats={"magic-resistance": 6}, skill=4, hit_points=3),
        ],
        on={"mage": {"attached": spells}, **{spell: {"scribed": True} for spell in spells}},
        dice=[10, 15, 5],
    )
    battle.say("perform", "singe").say("target", "foe").say("magic-resistance", "foe")
    assert battle.card("foe").wounds == 0
    battle.say("pass").say("perform", "singe#2").say("target", "foe")
    assert (battle.asked, battle.card("foe").wounds) == ((1, "order"), 1)

    next_round(battle).say("perform", "singe#3").say("target", "foe")

    assert battle.offered("magic-resistance") == ["foe"]


# -- Marksmanship -----------------------------------------------------------------------------


def shooting(*dice: int, armour: int = 18) -> Battle:
    """A marksman in rank 2 with a bow of +3."""
    shot = ability("order", {"do": "strike", "kind": "ranged", "amount": 3})
    return Battle(
        army(["guard", "guard#2"], ["archer"], ["lord-a"], hand=[]),
        army(["foe", "other"], ["rear"], ["lord-b"]),
        cards=[
            item("bow", "bow", ability=[shot]),
            character("archer", feats={"marksmanship": 5}, skill=5, **WIZARD),
            character("foe", armour=armour, hit_points=4),
            character("rear", armour=armour, hit_points=4),
        ],
        on={"archer": {"items": ["bow"]}},
        dice=list(dice),
    )


@pytest.mark.rule("WL-FEAT-12")
def test_WL_FEAT_12_marksmanship_comes_before_the_target_is_declared() -> None:
    battle = shooting().say("perform", "bow")

    assert battle.asked == (0, "before:aimed")
    assert battle.offered("marksmanship") == ["archer"]
    assert battle.events("strikes-at") == []


@pytest.mark.rule("WL-FEAT-12")
def test_WL_FEAT_12_not_for_a_ranged_strike_made_by_a_spell() -> None:
    bolt = action("bolt", ability("order", {"do": "strike", "kind": "ranged", "amount": 3}), **WIZARD)
    battle = Battle(
        army(["guard"], ["archer"], ["lord-a"], hand=["bolt"]),
        army(["foe"], ["lord-b"]),
        cards=[bolt, character("archer", feats={"marksmanship": 5}, **WIZARD)],
    )

    battle.say("perform", "bolt")

    assert battle.asked == (0, "strike")


@pytest.mark.rule("WL-FEAT-12")
def test_WL_FEAT_12_not_for_a_melee_strike_nor_for_the_shot_of_another_one() -> None:
    shot = ability("order", {"do": "strike", "kind": "ranged", "amount": 3})
    battle = Battle(
        army(["hero", "guard"], ["archer", "lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("archer", ability=[shot]), character("hero", feats={"marksmanship": 5})],
        dice=[2],
    )

    battle.say("attack", "hero")
    assert battle.asked == (0, "strike")
    battle.say("strike", "foe").say("pass").say("perform", "archer")

    assert battle.asked == (0, "strike")


def far_away(shooter: dict[str, Any], *uses: str) -> Battle:
    """Nobody is two ranks away from the archer, and somebody three."""
    bolt = action("bolt", ability("order", {"do": "strike", "kind": "ranged", "amount": 3}), **WIZARD)
    return Battle(
        army(["guard", "guard#2"], ["page", "page#2"], ["archer", "lord-a"], hand=["bolt"]),
        army(["foe"], ["lord-b"]),
        cards=[bolt, character("archer", **{**WIZARD, **shooter})],
        on={"archer": {"uses": list(uses)}},
    )


SHOT = ability("order", {"do": "strike", "kind": "ranged", "amount": 3})


@pytest.mark.rule("WL-FEAT-14", "WL-FEAT-17")
@pytest.mark.parametrize(("uses", "refused"), [((), []), (("marksmanship",), ["WL-RANGED-02"])])
def test_WL_FEAT_17_a_shot_that_only_marksmanship_makes_long_enough_needs_a_use_of_it(
    uses: tuple[str, ...], refused: list[str]
) -> None:
    battle = far_away({"ability": [SHOT], "feats": {"marksmanship": 5}}, *uses)

    assert battle.barred("perform", "archer", "archer") == refused
    assert battle.offered("perform") == ([] if refused else ["archer"])


@pytest.mark.rule("WL-FEAT-12", "WL-FEAT-14")
def test_WL_FEAT_12_marksmanship_makes_no_spell_long_enough() -> None:
    battle = far_away({"feats": {"marksmanship": 5}})

    assert battle.offered("perform") == []
    assert battle.barred("perform", "bolt", "archer") == ["WL-RANGED-02"]


@pytest.mark.rule("WL-FEAT-13")
def test_WL_FEAT_13_one_of_three_effects_is_chosen() -> None:
    battle = shooting(10).say("perform", "bow").say("marksmanship", "archer")
    assert battle.asked == (0, "marksmanship")
    assert battle.keys() == {"mark-far", "mark-sure", "mark-deadly"}

    battle.say("mark-sure", "archer")

    assert battle.asked == (0, "strike")


@pytest.mark.rule("WL-FEAT-13")
def test_WL_FEAT_13_without_success_nothing_is_chosen() -> None:
    battle = shooting(9).say("perform", "bow").say("marksmanship", "archer")

    assert battle.asked == (0, "strike")
    assert battle.offered("strike") == ["foe", "other"]


@pytest.mark.rule("WL-FEAT-14")
def test_WL_FEAT_14_the_target_may_be_one_rank_further_away() -> None:
    battle = shooting(10, 15).say("perform", "bow").say("marksmanship", "archer").say("mark-far", "archer")
    assert battle.offered("strike") == ["foe", "other", "rear"]

    battle.say("strike", "rear")

    assert battle.card("rear").wounds == 1


@pytest.mark.rule("WL-FEAT-14")
@pytest.mark.parametrize("mark", ["mark-sure", "mark-deadly"])
def test_WL_FEAT_14_with_another_choice_the_range_stays(mark: str) -> None:
    battle = shooting(10).say("perform", "bow").say("marksmanship", "archer").say(mark, "archer")

    assert battle.offered("strike") == ["foe", "other"]
    assert battle.refused_by("strike", "rear") == ["WL-RANGED-02"]


@pytest.mark.rule("WL-FEAT-15")
@pytest.mark.parametrize(("face", "wounds"), [(10, 1), (9, 0)])
def test_WL_FEAT_15_five_is_added_to_the_roll(face: int, wounds: int) -> None:
    battle = shooting(10, face).say("perform", "bow").say("marksmanship", "archer").say("mark-sure", "archer")

    battle.say("strike", "foe")

    assert battle.card("foe").wounds == wounds


@pytest.mark.rule("WL-FEAT-16")
@pytest.mark.parametrize(
    ("mark", "face", "wounds"), [("mark-deadly", 15, 2), ("mark-deadly", 14, 0), ("mark-far", 15, 1)]
)
def test_WL_FEAT_16_a_hit_inflicts_one_wound_more(mark: str, face: int, wounds: int) -> None:
    battle = shooting(10, face).say("perform", "bow").say("marksmanship", "archer").say(mark, "archer")

    battle.say("strike", "foe")

    assert battle.card("foe").wounds == wounds


@pytest.mark.rule("WL-FEAT-17")
def test_WL_FEAT_17_marksmanship_is_used_once_a_round() -> None:
    """A97  Also if the check has failed."""
    battle = shooting(9, 2, 2, 15, 5)
    battle.say("perform", "bow").say("marksmanship", "archer").say("strike", "foe").say("pass")
    battle.say("perform", "bow")
    assert battle.asked == (0, "strike")

    next_round(battle.say("strike", "foe")).say("perform", "bow")

    assert battle.offered("marksmanship") == ["archer"]


# -- Medicine ---------------------------------------------------------------------------------


def healing(*dice: int, state: str = "ready", **on: dict[str, Any]) -> Battle:
    """A healer and a hero with two wounds, an enemy spy with one between them; a wounded guard behind."""
    return Battle(
        army(["healer", "spy", "hero"], ["guard"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[
            healer(hit_points=3),
            character("hero", hit_points=3),
            character("guard", hit_points=3),
            character("spy", feats={"stealth": 5}, hit_points=3),
        ],
        on={
            "healer": {"state": state, "wounds": 1},
            "hero": {"wounds": 2},
            "guard": {"wounds": 1},
            "spy": {"owner": 1, "wounds": 1, "uses": ["action"]},
            **on,
        },
        dice=list(dice),
    )


@pytest.mark.rule("WL-FEAT-18")
@pytest.mark.parametrize(("face", "wounds"), [(11, 1), (10, 2)])
def test_WL_FEAT_18_medicine_removes_a_wound_from_one_in_the_rank(face: int, wounds: int) -> None:
    battle = healing(face).say("medicine", "healer", "hero")

    assert battle.card("hero").wounds == wounds


@pytest.mark.rule("WL-FEAT-18")
@pytest.mark.parametrize("patient", ["healer", "spy"])
def test_WL_FEAT_18_itself_and_an_intruder_in_the_rank_can_be_healed(patient: str) -> None:
    """A63"""
    battle = healing(11).say("medicine", "healer", patient)

    assert battle.card(patient).wounds == 0


@pytest.mark.rule("WL-FEAT-18")
def test_WL_FEAT_18_nobody_in_another_rank() -> None:
    battle = healing()

    assert battle.refused_by("medicine", "healer", "guard") == ["WL-FEAT-18"]


@pytest.mark.rule("WL-FEAT-18")
def test_WL_FEAT_18_nobody_without_a_wound() -> None:
    """A79"""
    battle = healing(hero={}, healer={}, spy={"owner": 1})

    assert battle.offered("medicine") == []
    assert battle.refused_by("medicine", "healer", "hero") == ["WL-FEAT-18"]


@pytest.mark.rule("WL-FEAT-19")
@pytest.mark.parametrize("state", ["ready", "spent"])
def test_WL_FEAT_19_medicine_is_the_order_of_the_player_and_spends_nobody(state: str) -> None:
    battle = healing(11, state=state).say("medicine", "healer", "hero")

    assert battle.asked == (1, "order")
    assert battle.turned("healer") == state


@pytest.mark.rule("WL-FEAT-19")
def test_WL_FEAT_19_medicine_is_used_once_a_round() -> None:
    battle = healing(10, 15, 5).say("medicine", "healer", "hero").say("pass")
    assert battle.offered("medicine") == []
    assert battle.refused_by("medicine", "healer", "hero") == ["WL-FEAT-19"]

    next_round(battle)

    assert battle.offered("medicine") == ["healer"]


@pytest.mark.rule("WL-FEAT-03")
def test_WL_FEAT_03_a_feat_that_a_text_gives_is_had() -> None:
    lesson = ability("order", {"do": "grant", "stat": "feat", "word": "stealth", "amount": 3})
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[character("hero", ability=[lesson])])
    before = battle.refused_by("stealth", "hero")
    battle.say("perform", "hero").wait_for(0, "order")

    assert before == ["WL-FEAT-01"]
    assert battle.offered("stealth") == ["hero"]
