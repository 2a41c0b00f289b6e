"""WL-SAMPLE: the three cards printed in the book, told in our own words."""

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item

ROGUE = {"class": "rogue"}
CLERIC = {"class": "cleric"}
OWN_STRIKE = [{"who": "striker", "me": True}]


# -- one level higher for one kind of item ------------------------------------------------------


def shapes(level: int, rank: int, hand: list[str]) -> Battle:
    """A shape shifter of this level in this rank; forms and other items of the level beyond its reach."""
    higher = {"do": "modify", "stat": "level-items-with", "word": "lycanthrope-form", "amount": 1}
    shifter = character("shifter", level=level, ability=[ability("static", higher)], **ROGUE)
    beyond = level + rank + 1
    ranks = [["shifter"], ["guard"]] if rank == 1 else [["guard"], ["shifter"]]
    return Battle(
        army(*ranks, ["lord-a"], hand=hand),
        army(["foe"], ["lord-b"]),
        cards=[
            shifter,
            item("wolf", "lycanthrope-form", level=beyond, **ROGUE),
            item("bear", "lycanthrope-form", level=beyond + 1, **ROGUE),
            item("blade", "weapon", level=beyond, **ROGUE),
            action(
                "feat",
                ability("order", {"do": "modify", "stat": "ac", "amount": 1}),
                level=level + 1,
                **ROGUE,
            ),
        ],
    )


@pytest.mark.rule("WL-SAMPLE-01")
@pytest.mark.parametrize(("level", "rank"), [(1, 1), (2, 1), (2, 2), (3, 2)])
def test_WL_SAMPLE_01_one_level_higher_for_equipping_a_form(level: int, rank: int) -> None:
    battle = shapes(level, rank, ["wolf"])

    battle.say("equip", "wolf", "shifter")

    assert battle.card("wolf").host == battle.number("shifter")


@pytest.mark.rule("WL-SAMPLE-01")
@pytest.mark.parametrize(("level", "rank"), [(1, 1), (2, 2)])
def test_WL_SAMPLE_01_only_one_level_and_for_nothing_else(level: int, rank: int) -> None:
    battle = shapes(level, rank, ["bear", "blade", "feat"])

    assert battle.offered("equip") == []
    assert battle.refused_by("equip", "bear", "shifter") == ["WL-EQUIP-05"]
    assert battle.refused_by("equip", "blade", "shifter") == ["WL-EQUIP-05"]
    assert battle.barred("perform", "feat", "shifter") == ["WL-PLAY-09"]


# -- one wound less ---------------------------------------------------------------------------


BANISH = action(
    "banish",
    ability("react", {"do": "prevent", "amount": 1}, trigger="before:wounded", spend=True),
    **CLERIC,
)


def threatened(wounds: int, **states: str) -> Battle:
    """The witch wounds the hero, whose army has two clerics and a card that takes one wound off."""
    curse = ability("order", {"do": "wound", "who": "target", "amount": wounds}, aim={"side": "enemy"})
    battle = Battle(
        army(["hero", "priest", "monk"], ["lord-a"], hand=["banish"]),
        army(["witch"], ["lord-b"]),
        cards=[
            BANISH,
            character("hero", hit_points=9),
            character("priest", **CLERIC),
            character("monk", **CLERIC),
            character("witch", ability=[curse]),
        ],
        on={name: {"state": state} for name, state in states.items()},
        turn=1,
    )
    battle.say("perform", "witch").say("target", "hero")
    while battle.question.kind not in ("before:wounded", "order"):
        battle.say("pass")
    return battle


@pytest.mark.rule("WL-SAMPLE-02")
@pytest.mark.parametrize(("due", "suffered"), [(3, 2), (1, 0)])
def test_WL_SAMPLE_02_one_of_the_wounds_about_to_be_suffered_is_taken_off(due: int, suffered: int) -> None:
    battle = threatened(due).say("react", "banish", "priest")

    assert battle.card("hero").wounds == suffered
    assert battle.zone("banish") == "discard"


@pytest.mark.rule("WL-SAMPLE-02")
def test_WL_SAMPLE_02_the_wounds_of_a_strike_are_lowered_too_and_of_an_enemy_as_well() -> None:
    battle = Battle(
        army(["hero", "priest"], ["lord-a"], hand=["banish"]),
        army(["foe"], ["lord-b"]),
        cards=[BANISH, character("priest", **CLERIC), character("hero", attacks=[9])],
        dice=[15],
    )

    battle.say("attack", "hero").say("strike", "foe")
    while battle.question.kind != "before:wounded":
        battle.say("pass")
    battle.say("react", "banish")

    assert battle.card("foe").wounds == 0
    assert battle.zone("foe") == "formation"


@pytest.mark.rule("WL-SAMPLE-02")
def test_WL_SAMPLE_02_it_is_not_compulsory() -> None:
    """A51"""
    battle = threatened(3).say("pass").pass_windows()

    assert battle.card("hero").wounds == 3
    assert battle.zone("banish") == "hand"


@pytest.mark.rule("WL-SAMPLE-03")
@pytest.mark.parametrize("state", ["spent", "stunned"])
def test_WL_SAMPLE_03_without_a_ready_performer_it_is_not_offered(state: str) -> None:
    battle = threatened(3, priest=state, monk="spent")

    assert battle.offered("react") == []


@pytest.mark.rule("WL-SAMPLE-03")
def test_WL_SAMPLE_03_the_ready_performer_is_spent() -> None:
    battle = threatened(3, monk="spent")
    assert battle.offered("react") == ["banish"]

    battle.say("react", "banish")

    assert battle.turned("priest") == "spent"


# -- two wounds more for one of its own -----------------------------------------------------------


EXCESS = item(
    "excess",
    "weapon",
    ability=[
        ability(
            "react",
            {"do": "extra-wounds", "amount": 2},
            {"do": "recoil", "amount": 1},
            trigger="after:hit",
            tests=OWN_STRIKE,
        )
    ],
)


def excessive(*dice: int, attacks: list[int], hit_points: int = 3, foe: dict[str, Any] | None = None) -> Battle:
    shot = ability("order", {"do": "strike", "kind": "ranged", "amount": 9})
    return Battle(
        army(["hero", "guard"], ["archer"], ["lord-a"]),
        army(["foe", "foe#2"], ["lord-b"]),
        cards=[
            EXCESS,
            character("hero", attacks=attacks, hit_points=hit_points),
            character("archer", hit_points=3, ability=[shot]),
            character("foe", **{"hit_points": 3, **(foe or {})}),
        ],
        on={"hero": {"items": ["excess"]}, "archer": {"items": ["excess#2"]}},
        dice=list(dice),
    )


@pytest.mark.rule("WL-SAMPLE-04")
def test_WL_SAMPLE_04_the_strike_inflicts_two_wounds_more_and_the_bearer_suffers_one() -> None:
    battle = excessive(10, attacks=[9]).say("attack", "hero").say("strike", "foe")
    assert battle.asked == (0, "after:hit")

    battle.say("react", "excess")

    assert battle.zone("foe") == "discard"
    assert battle.events("wounded")[0].facts == (battle.number("foe"), 3)
    assert battle.card("hero").wounds == 1


@pytest.mark.rule("WL-SAMPLE-04")
def test_WL_SAMPLE_04_a_miss_does_not_allow_it() -> None:
    battle = excessive(2, attacks=[9]).say("attack", "hero").say("strike", "foe")

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-SAMPLE-04")
def test_WL_SAMPLE_04_a_ranged_hit_does_not_allow_it() -> None:
    battle = excessive(10, attacks=[9]).say("perform", "archer").say("strike", "foe")

    assert battle.card("foe").wounds == 1
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-SAMPLE-04")
def test_WL_SAMPLE_04_both_may_die_at_the_same_moment() -> None:
    """A80"""
    battle = (
        excessive(10, attacks=[9, 4], hit_points=1).say("attack", "hero").say("strike", "foe").say("react", "excess")
    )

    assert (battle.zone("hero"), battle.zone("foe")) == ("discard", "discard")
    assert battle.zone("excess") == "discard"
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-SAMPLE-04")
def test_WL_SAMPLE_04_the_bearer_suffers_also_if_the_wounds_of_the_target_are_prevented() -> None:
    """A80"""
    ward = ability(
        "react", {"do": "prevent", "amount": 9}, trigger="before:wounded", tests=[{"who": "victim", "me": True}]
    )
    battle = excessive(10, attacks=[9], foe={"ability": [ward]}).say("attack", "hero").say("strike", "foe")

    battle.say("react", "excess").say("react", "foe")

    assert (battle.card("foe").wounds, battle.card("hero").wounds) == (0, 1)


@pytest.mark.rule("WL-SAMPLE-04", "WL-GLOSSARY-04")
def test_WL_SAMPLE_04_the_wounds_it_adds_are_wounds_of_the_strike() -> None:
    """B13"""
    gloat = ability("react", {"do": "ready"}, trigger="after:struck", went="killed", tests=OWN_STRIKE)
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe", "foe#2"], ["lord-b"]),
        cards=[
            EXCESS,
            character("hero", attacks=[9], hit_points=2, ability=[gloat]),
            character("foe", hit_points=3),
        ],
        on={"hero": {"items": ["excess"]}},
        dice=[10],
    )

    battle.say("attack", "hero").say("strike", "foe").say("react", "excess")

    assert battle.offered("react") == ["hero"]


@pytest.mark.rule("WL-SAMPLE-05")
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("second", [True, False])
def test_WL_SAMPLE_05_a_spent_bearer_may_use_it_for_each_hit_anew(first: bool, second: bool) -> None:
    battle = excessive(10, 10, attacks=[9, 4], foe={"hit_points": 9}).say("attack", "hero").say("strike", "foe")
    assert battle.turned("hero") == "spent"
    assert battle.offered("react") == ["excess"]

    battle.say("react", "excess") if first else battle.say("pass")
    battle.say("strike-again", "hero").say("strike", "foe")
    assert battle.offered("react") == ["excess"]
    battle.say("react", "excess") if second else battle.say("pass")

    assert battle.card("hero").wounds == first + second
    assert battle.card("foe").wounds == 2 + 2 * (first + second)
