"""WL-DICE: the twenty-sided die, critical success and failure, and rolls without a target value."""

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, lord
from tercio.kernel import CHANCE, Answer

HELP = {"trigger": "after:rolled", "tests": [{"who": "victim", "side": "own"}]}
HARM = {"trigger": "after:rolled", "tests": [{"who": "victim", "side": "enemy"}]}


def strikes(face: int, attack: int, armour: int, *more: int, cards: tuple[Any, ...] = (), trait: str = "") -> Battle:
    """One strike of a hero at a foe with 2 hit points; further faces are those of reacts."""
    foe = character("foe", armour=armour, hit_points=2, traits=[trait] if trait else [])
    battle = Battle(
        army(["hero", "mate"], ["lord-a"]),
        army(["foe", "other"], ["lord-b"]),
        cards=[character("hero", attacks=[attack]), foe, *cards],
        dice=[face, *more],
    )
    return battle.say("attack", "hero").say("strike", "foe")


def has_hit(battle: Battle) -> bool:
    """Passes all remaining reacts, and tells whether the strike has hit."""
    battle.pass_windows()
    assert len(battle.events("hit")) + len(battle.events("missed")) == 1
    return bool(battle.events("hit"))


def saves(face: int, *more: int, dc: int = 15, skill: int = 0, cards: tuple[dict[str, Any], ...] = ()) -> Battle:
    """An enemy's save against magic after A's order; a save that fails costs a wound."""
    save = {"do": "check", "who": "target", "dc": dc, "kind": "magic"}
    hurt = {"do": "wound", "who": "target", "amount": 1, "when": "failed"}
    blast = action("blast", ability("order", save, hurt, aim={"side": "enemy", "place": "front"}))
    battle = Battle(
        army(["hero", "mate"], ["lord-a"], hand=["blast"]),
        army(["lord-b", "other"]),
        cards=[blast, lord("lord-b", skill=skill), *cards],
        dice=[face, *more],
    )
    return battle.say("perform", "blast", "hero").say("target", "lord-b")


def initiative(*faces: int, mine: tuple[Any, ...] = (), theirs: tuple[Any, ...] = ()) -> Battle:
    """A round begins; the Warlords have these paragraphs of text."""
    return Battle(
        army(["lord-a"]),
        army(["lord-b"]),
        cards=[lord("lord-a", ability=list(mine)), lord("lord-b", ability=list(theirs))],
        dice=list(faces),
        phase="ready",
    )


def winner(battle: Battle) -> tuple[int, ...]:
    """Who goes first, and with which result."""
    return battle.events("goes-first")[0].facts


# -- the die ---------------------------------------------------------------------------


@pytest.mark.rule("WL-DICE-01")
def test_WL_DICE_01_strikes_checks_and_initiative_are_rolled_with_one_twenty_sided_die() -> None:
    rolled = [battle.events("rolled")[0].facts[1:] for battle in (strikes(20, 5, 12), saves(7), initiative(1, 2))]

    assert rolled == [(20, 20), (20, 7), (20, 1)]


@pytest.mark.rule("WL-DICE-01")
def test_WL_DICE_01_a_hand_rolled_die_shows_1_to_20_and_nothing_else() -> None:
    battle = Battle(army(["lord-a"]), army(["lord-b"]), is_open=True)
    battle.say("attack", "lord-a").say("strike", "lord-b")

    def fits(*faces: int) -> bool:
        return bool(battle.match.judge(Answer(CHANCE, "faces", numbers=faces)))

    assert battle.asked == (CHANCE, "roll")
    assert [face for face in range(-1, 23) if fits(face)] == list(range(1, 21))
    assert not fits(10, 10)


# -- critical results -------------------------------------------------------------------


@pytest.mark.rule("WL-DICE-02")
def test_WL_DICE_02_a_natural_1_misses_although_the_total_of_19_would_hit() -> None:
    battle = strikes(1, 18, 15)

    assert not has_hit(battle)
    assert battle.events("missed")[0].facts[1:4] == (1, 19, 15)
    assert has_hit(strikes(2, 18, 15))


@pytest.mark.rule("WL-DICE-02")
def test_WL_DICE_02_A15_a_natural_1_fails_a_save_and_a_feat_check_too() -> None:
    healer = character("healer", skill=20, feats={"medicine": 20})
    battle = Battle(
        army(["healer", "hurt"], ["lord-a"]),
        army(["lord-b"]),
        cards=[healer, character("hurt", hit_points=2)],
        on={"hurt": {"wounds": 1}},
        dice=[1],
    )

    battle.say("medicine", "healer")

    assert battle.card("hurt").wounds == 1
    assert saves(1, skill=20).card("lord-b").wounds == 1
    assert saves(2, skill=20).card("lord-b").wounds == 0


@pytest.mark.rule("WL-DICE-03")
def test_WL_DICE_03_a_natural_20_hits_although_the_total_of_21_is_below_25() -> None:
    battle = strikes(20, 1, 25)

    assert has_hit(battle)
    assert battle.events("hit")[0].facts[1:4] == (20, 21, 25)
    assert not has_hit(strikes(19, 1, 25))


@pytest.mark.rule("WL-DICE-03")
def test_WL_DICE_03_A14_a_critical_hit_is_one_wound_like_any_other() -> None:
    assert strikes(20, 1, 25).card("foe").wounds == 1


@pytest.mark.rule("WL-DICE-03")
def test_WL_DICE_03_A15_a_natural_20_passes_a_save_and_a_feat_check_too() -> None:
    healer = character("healer", skill=-5, feats={"medicine": 0})
    battle = Battle(
        army(["healer", "hurt"], ["lord-a"]),
        army(["lord-b"]),
        cards=[healer, character("hurt", hit_points=2)],
        on={"hurt": {"wounds": 1}},
        dice=[20],
    )

    battle.say("medicine", "healer")

    assert battle.card("hurt").wounds == 0
    assert saves(20, dc=40).card("lord-b").wounds == 0
    assert saves(19, dc=40).card("lord-b").wounds == 1


# -- what may still be changed -------------------------------------------------------------


def adder(amount: int, when: dict[str, Any]) -> dict[str, Any]:
    return ability("react", {"do": "add-die", "amount": amount}, **when)


@pytest.mark.rule("WL-DICE-04")
def test_WL_DICE_04_a_natural_1_on_a_save_stays_a_failure_whatever_would_be_added() -> None:
    blesser = character("other", ability=[adder(20, HELP)])

    battle = saves(1, cards=(blesser,))

    assert battle.asked == (1, "order")
    assert battle.card("lord-b").wounds == 1


@pytest.mark.rule("WL-DICE-04")
def test_WL_DICE_04_A18_any_other_face_may_be_added_to_until_it_counts() -> None:
    blesser = character("other", ability=[adder(20, HELP)])

    battle = saves(2, cards=(blesser,))
    asked, offered = battle.asked, battle.offered("react")
    battle.say("react", "other")

    assert (asked, offered) == ((1, "after:rolled"), ["other"])
    assert battle.events("passed")[0].facts[1:4] == (2, 22, 15)
    assert battle.card("lord-b").wounds == 0


@pytest.mark.rule("WL-DICE-04")
def test_WL_DICE_04_a_natural_20_stays_a_hit_whatever_would_be_taken_off() -> None:
    curser = character("other", ability=[adder(-20, HARM)])

    critical = strikes(20, 5, 12, cards=(curser,))
    plain = strikes(19, 5, 12, cards=(curser,))
    asked = plain.asked
    plain.say("react", "other")

    assert has_hit(critical)
    assert asked == (1, "after:rolled")
    assert not has_hit(plain)


@pytest.mark.rule("WL-DICE-04")
@pytest.mark.parametrize(
    "verb", [{"do": "reroll"}, {"do": "force", "amount": 1}, {"do": "to-strike", "stat": "ac", "amount": 9}]
)
def test_WL_DICE_04_A13_a_critical_hit_is_not_rolled_again_replaced_or_modified(verb: dict[str, Any]) -> None:
    meddler = character("other", ability=[ability("react", verb, **HARM)])

    assert strikes(20, 5, 12, cards=(meddler,)).asked == (1, "order")
    assert strikes(19, 5, 12, cards=(meddler,)).asked == (1, "after:rolled")


@pytest.mark.rule("WL-DICE-04")
@pytest.mark.parametrize(("face", "kind"), [(1, "order"), (20, "order"), (2, "after:rolled"), (19, "after:rolled")])
def test_WL_DICE_04_A13_charisma_is_not_offered_after_a_critical_result(face: int, kind: str) -> None:
    charmer = character("mate", feats={"charisma": 5})

    battle = strikes(face, 5, 12, cards=(charmer,))

    assert battle.question.kind == kind


@pytest.mark.rule("WL-DICE-04")
def test_WL_DICE_04_A13_effects_that_do_not_touch_the_result_work_on_a_critical_hit() -> None:
    deadly = ability("react", {"do": "extra-wounds", "amount": 1}, trigger="after:hit")
    battle = strikes(20, 5, 12, cards=(character("mate", ability=[deadly]),))

    battle.say("react", "mate")

    assert battle.zone("foe") == "discard"


@pytest.mark.rule("WL-DICE-04")
def test_WL_DICE_04_A18_after_a_second_roll_the_new_face_may_be_added_to() -> None:
    lucky = character("mate", ability=[ability("react", {"do": "reroll"}, **HELP)])
    strong = character("third", ability=[adder(5, HELP)])
    battle = Battle(
        army(["hero", "mate", "third"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[character("hero", attacks=[5]), character("foe", armour=18), lucky, strong],
        dice=[3, 8],
    )

    battle.say("attack", "hero").say("strike", "foe").say("react", "mate")
    offered = battle.offered("react")
    battle.say("react", "third")

    assert offered == ["third"]
    assert battle.events("hit")[0].facts[1:4] == (8, 18, 18)


@pytest.mark.rule("WL-DICE-04")
def test_WL_DICE_04_A13_a_critical_result_of_a_second_roll_stands() -> None:
    lucky = character("mate", ability=[ability("react", {"do": "reroll"}, **HELP)])
    curser = character("other", ability=[adder(-20, HARM)])

    battle = strikes(10, 5, 12, 20, cards=(lucky, curser))
    battle.say("react", "mate")

    assert has_hit(battle)
    assert battle.asked == (1, "order")


# -- rolls that count as critical ------------------------------------------------------------


def forced(face: int, when: dict[str, Any]) -> dict[str, Any]:
    return ability("react", {"do": "force", "amount": face}, **when)


@pytest.mark.rule("WL-DICE-03")
def test_WL_DICE_03_A16_a_roll_made_a_critical_success_hits_and_can_no_longer_be_changed() -> None:
    fated = character("mate", ability=[forced(20, HELP)])
    curser = character("other", ability=[adder(-20, HARM)])

    battle = strikes(3, 1, 25, cards=(fated, curser))
    battle.say("react", "mate")

    assert battle.asked == (1, "order")
    assert has_hit(battle)


@pytest.mark.rule("WL-DICE-02")
def test_WL_DICE_02_A16_a_roll_made_a_critical_failure_misses() -> None:
    jinx = character("other", ability=[forced(1, HARM)])

    battle = strikes(19, 18, 15, cards=(jinx,))
    battle.say("react", "other")

    assert not has_hit(battle)


@pytest.mark.rule("WL-DICE-03")
@pytest.mark.parametrize(
    ("trait", "face", "hits"),
    [("ethereal", 7, False), ("ethereal", 4, True), ("astral", 4, False), ("astral", 7, True)],
)
def test_WL_DICE_03_A16_odd_or_even_still_comes_from_the_real_die(trait: str, face: int, hits: bool) -> None:
    fated = character("mate", ability=[forced(20, HELP)])

    battle = strikes(face, 1, 25, cards=(fated,), trait=trait)
    battle.say("react", "mate")

    assert has_hit(battle) == hits


@pytest.mark.rule("WL-DICE-03", "WL-DICE-04")
def test_WL_DICE_03_A84_a_20_against_an_astral_character_misses_and_stands() -> None:
    lucky = character("mate", ability=[ability("react", {"do": "reroll"}, **HELP)])
    reward = ability("react", {"do": "extra-wounds", "amount": 1}, trigger="after:hit")
    cards = (lucky, character("hero", attacks=[10], ability=[reward]))

    battle = strikes(20, 10, 15, cards=cards, trait="astral")

    assert battle.asked == (1, "order")
    assert not has_hit(battle)


@pytest.mark.rule("WL-DICE-03")
def test_WL_DICE_03_A84_a_20_against_an_ethereal_character_is_a_critical_success() -> None:
    assert has_hit(strikes(20, 1, 25, trait="ethereal"))


@pytest.mark.rule("WL-DICE-02")
def test_WL_DICE_02_A84_a_natural_1_against_an_astral_character_fails_although_it_is_odd() -> None:
    assert not has_hit(strikes(1, 18, 15, trait="astral"))


@pytest.mark.rule("WL-DICE-02", "WL-DICE-03", "WL-DICE-04")
@pytest.mark.parametrize(("face", "hits"), [(20, True), (19, False), (1, False)])
def test_WL_DICE_03_A84_strikes_of_spells_know_only_ordinary_criticals(face: int, hits: bool) -> None:
    bolt = action("bolt", ability("order", {"do": "strike", "kind": "ranged", "amount": 1}), **{"class": "wizard"})
    curser = character("lord-b", traits=["warlord"], level=5, hit_points=3, ability=[adder(-1, HARM)])
    battle = Battle(
        army(["mage"], ["lord-a"], hand=["bolt"]),
        army(["guard"], ["ghost"], ["lord-b"]),
        cards=[
            bolt,
            curser,
            character("mage", **{"class": "wizard"}),
            character("ghost", traits=["astral"], armour=25, hit_points=2),
        ],
        dice=[face],
    )

    battle.say("perform", "bolt").say("strike", "ghost")

    assert (battle.question.kind == "after:rolled") == (face == 19)
    assert has_hit(battle) == hits


# -- rolls without a target value ---------------------------------------------------------------

INITIATIVE = "after:initiative-rolled"
SPOIL = ability("react", {"do": "reroll"}, trigger=INITIATIVE, tests=[{"who": "victim", "side": "enemy"}])
RETRY = ability("react", {"do": "reroll"}, trigger=INITIATIVE, tests=[{"who": "victim", "side": "own"}])
PLUS_3 = ability("static", {"do": "modify", "stat": "initiative", "amount": 3})


@pytest.mark.rule("WL-DICE-05")
@pytest.mark.parametrize("face", [1, 20])
def test_WL_DICE_05_nobody_makes_an_opponent_roll_a_1_or_a_20_for_initiative_again(face: int) -> None:
    battle = initiative(face, 10, theirs=(SPOIL,))

    assert winner(battle) == ((0, 20) if face == 20 else (1, 10))


@pytest.mark.rule("WL-DICE-05")
def test_WL_DICE_05_a_19_is_rolled_again() -> None:
    battle = initiative(19, 4, 10, theirs=(SPOIL,))
    asked = battle.asked

    battle.say("react", "lord-b")

    assert asked == (1, INITIATIVE)
    assert winner(battle) == (1, 10)


@pytest.mark.rule("WL-DICE-05")
def test_WL_DICE_05_A83_the_own_1_may_be_rolled_again() -> None:
    battle = initiative(1, 18, 10, mine=(RETRY,))

    battle.say("react", "lord-a")

    assert winner(battle) == (0, 18)


@pytest.mark.rule("WL-DICE-05")
def test_WL_DICE_05_A88_no_charisma_for_the_roll_of_a_player() -> None:
    battle = Battle(
        army(["charmer"], ["lord-a"]),
        army(["lord-b"]),
        cards=[character("charmer", feats={"charisma": 9})],
        dice=[5, 10],
        phase="ready",
    )

    assert winner(battle) == (1, 10)


@pytest.mark.rule("WL-DICE-06")
@pytest.mark.parametrize(("face", "result"), [(20, 23), (1, 4)])
def test_WL_DICE_06_a_bonus_counts_on_a_20_and_on_a_1(face: int, result: int) -> None:
    assert winner(initiative(face, 2, mine=(PLUS_3,))) == (0, result)


@pytest.mark.rule("WL-DICE-06")
@pytest.mark.parametrize(("face", "result"), [(20, (0, 15)), (1, (1, 2))])
def test_WL_DICE_06_a_penalty_after_the_roll_counts_on_a_20_and_on_a_1(face: int, result: tuple[int, int]) -> None:
    heckle = ability(
        "react", {"do": "add-die", "amount": -5}, trigger=INITIATIVE, tests=[{"who": "victim", "side": "enemy"}]
    )
    battle = initiative(face, 2, theirs=(heckle,))

    battle.say("react", "lord-b")

    assert winner(battle) == result


@pytest.mark.rule("WL-DICE-06")
def test_WL_DICE_06_A17_a_tie_is_rolled_again_with_the_bonuses_until_one_is_highest() -> None:
    battle = initiative(7, 10, 5, 8, 9, 11, mine=(PLUS_3,))

    assert len(battle.events("tied")) == 2
    assert winner(battle) == (0, 12)


FATED = ability("react", {"do": "force", "amount": 20}, trigger=INITIATIVE, tests=[{"who": "victim", "side": "own"}])
JINXED = ability("react", {"do": "force", "amount": 1}, trigger=INITIATIVE, tests=[{"who": "victim", "side": "enemy"}])


@pytest.mark.rule("WL-DICE-07")
@pytest.mark.parametrize(("bonus", "result"), [((), 20), ((PLUS_3,), 23)])
def test_WL_DICE_07_a_critical_success_counts_as_a_rolled_20(bonus: tuple[Any, ...], result: int) -> None:
    battle = initiative(7, 19, mine=(FATED, *bonus))

    battle.say("react", "lord-a", number=len(bonus))  # what always holds stands first

    assert winner(battle) == (0, result)


@pytest.mark.rule("WL-DICE-07")
def test_WL_DICE_07_a_critical_failure_counts_as_a_rolled_1() -> None:
    battle = initiative(15, 2, mine=(PLUS_3,), theirs=(JINXED,))

    battle.say("react", "lord-b")

    assert winner(battle) == (0, 4)


@pytest.mark.rule("WL-DICE-05", "WL-DICE-07")
def test_WL_DICE_07_what_counts_as_a_20_is_not_rolled_again_either() -> None:
    battle = initiative(7, 19, mine=(FATED,), theirs=(SPOIL,))

    battle.say("react", "lord-a")

    assert winner(battle) == (0, 20)
