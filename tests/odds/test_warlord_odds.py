"""Warlord: one twenty-sided die, worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from battle import Battle, army, character
from odds.playing import check_by_sampling, counted
from tercio.games import box_of
from tercio.games.warlord.words.remarks import remark
from tercio.kernel import Answer, Decision, Match
from tercio.odds import odds_in, percent_text


def strike(bonus: int, armour: int, foe: dict[str, Any] | None = None) -> tuple[Battle, Answer]:
    """Hero strikes at foe."""
    cards = [character("hero", attacks=[bonus]), character("foe", armour=armour, **(foe or {}))]
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=cards)
    battle.say("attack", "hero")
    return battle, battle.reply("strike", "foe")


@pytest.mark.parametrize(
    ("bonus", "armour", "faces"),
    [
        (7, 12, 16),  # 5 and more
        (0, 11, 10),
        (2, 12, 11),
        (20, 12, 19),  # a 1 always fails
        (0, 30, 1),  # a 20 always hits
        (5, 25, 1),
        (5, 24, 2),
    ],
)
def test_a_strike_hits_with_so_many_faces_of_twenty(bonus: int, armour: int, faces: int) -> None:
    battle, answer = strike(bonus, armour)
    odds, foe = counted(battle.match, answer), battle.number("foe")

    assert odds.chance("hit", foe) == Fraction(faces, 20)
    assert odds.mean("wounds", foe) == Fraction(faces, 20)
    assert odds.chance("killed", foe) == Fraction(faces, 20)


def test_who_has_two_hit_points_survives_one_wound() -> None:
    battle, answer = strike(7, 12, {"hit_points": 2})
    odds, foe = counted(battle.match, answer), battle.number("foe")

    assert odds.spread("wounds", foe) == {0: Fraction(1, 5), 1: Fraction(4, 5)}
    assert odds.chance("killed", foe) == 0


def test_even_faces_miss_an_astral_character_and_a_19_always_hits() -> None:
    battle, answer = strike(0, 16, {"traits": ["astral"]})
    odds = counted(battle.match, answer)

    assert odds.chance("hit", battle.number("foe")) == Fraction(2, 20)  # 17 and 19


def test_an_attack_whose_target_is_not_named_has_no_odds_yet() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe", "other"], ["lord-b"]))
    odds = counted(battle.match, battle.reply("attack", "hero"))

    assert odds.rolls == 0
    assert odds.cases[0].outcome == ()


def test_only_the_announced_strike_of_two_counts() -> None:
    cards = [character("hero", attacks=[7, 2])]
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe", "other"], ["lord-b"]), cards=cards)
    battle.say("attack", "hero")
    odds = counted(battle.match, battle.reply("strike", "foe"))

    assert odds.noted == [("hit", 2), ("killed", 2), ("wounds", 2)]
    assert odds.rolls == 1


def test_a_check_is_passed_and_heals() -> None:
    """Skill 5 and Medicine 4 against 20: an 11 or more."""
    healer = character("healer", feats={"medicine": 4}, skill=5)
    battle = Battle(
        army(["healer", "hurt"], ["lord-a"]),
        army(["lord-b"]),
        cards=[healer, character("hurt", hit_points=2)],
        on={"hurt": {"wounds": 1}},
    )
    odds = counted(battle.match, battle.reply("medicine", "healer"))

    assert odds.chance("passed", battle.number("healer")) == Fraction(1, 2)
    assert odds.mean("healed", battle.number("hurt")) == Fraction(1, 2)


def test_an_announced_reaction_counts() -> None:
    """The guard takes the blow: Defend is a check against 20, and the guard has armour 20 instead of 12."""
    cards = [
        character("hero", attacks=[8]),
        character("foe", armour=12),
        character("guard", armour=20, feats={"defend": 9}, skill=0),
    ]
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe", "guard"], ["lord-b"]), cards=cards)
    battle.say("attack", "hero")
    guard, foe = battle.number("guard"), battle.number("foe")

    def defend(m: Match, decision: Decision) -> Answer | None:
        offered = [option for option in decision.options if option.key == "defend"]
        return Answer(decision.seat, "defend", offered[0].subject) if offered else None

    answer = battle.reply("strike", "foe")
    odds = counted(battle.match, answer, defend)
    defends = Fraction(10, 20)  # 9 and an 11 are 20

    assert odds.chance("passed", guard) == defends
    assert odds.chance("hit", guard) == defends * Fraction(9, 20)  # 12 and more
    assert odds.chance("hit", foe) == (1 - defends) * Fraction(17, 20)  # 4 and more
    assert odds.rolls == 2
    check_by_sampling(battle.match, answer, odds, reply=defend)


def test_a_reaction_has_the_odds_of_what_it_changes() -> None:
    """Said in the middle of the strike, by the one who is struck."""
    cards = [
        character("hero", attacks=[8]),
        character("foe", armour=12),
        character("guard", armour=20, feats={"defend": 9}, skill=0),
    ]
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe", "guard"], ["lord-b"]), cards=cards)
    battle.say("attack", "hero").say("strike", "foe")
    odds = counted(battle.match, battle.reply("defend", "guard"))

    assert odds.chance("hit", battle.number("guard")) == Fraction(10, 20) * Fraction(9, 20)
    assert odds.chance("hit", battle.number("foe")) == Fraction(10, 20) * Fraction(17, 20)


@pytest.mark.parametrize(("bonus", "armour"), [(7, 12), (0, 30), (20, 9), (3, 17)])
def test_the_remark_beside_the_target_says_the_same(bonus: int, armour: int) -> None:
    battle, answer = strike(bonus, armour)
    view = battle.match.view(0)
    option = view.asks[0].option("strike", battle.number("foe"))
    assert option is not None
    odds = odds_in(view, answer, box_of("warlord").thinking().outcomes)

    assert remark(view, option, "en").endswith(f": {percent_text(odds.chance('hit', battle.number('foe')))}")


def test_the_engine_itself_agrees() -> None:
    battle, answer = strike(7, 12)

    check_by_sampling(battle.match, answer, counted(battle.match, answer))
