"""WL-SKILL: skill checks and saves."""

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item

CHECKED = ("passed", "failed")
ENEMY = {"side": "enemy", "place": "reach"}


def save(dc: int, who: str = "target", kind: str = "magic", **values: Any) -> dict[str, Any]:
    line = {"do": "check", "who": who, "dc": dc, **values}
    return {**line, "kind": kind} if kind else line


def wound(amount: int, who: str = "target", **values: Any) -> dict[str, Any]:
    return {"do": "wound", "who": who, "amount": amount, **values}


def cast(*lines: dict[str, Any], dice: list[int], **values: Any) -> Battle:
    """A wizard performs a spell with these lines at the first of three tough foes of skill +6."""
    spell = action("spell", ability("order", *lines, aim=values.pop("aim", ENEMY)), **{"class": "wizard"})
    foes = [character(name, skill=values.get("skill", 6), hit_points=9) for name in ("foe", "foe-b", "foe-c")]
    battle = Battle(
        army(["mage"], ["lord-a"], hand=["spell"]),
        army(["foe", "foe-b", "foe-c"], ["lord-b"]),
        cards=[spell, character("mage", **{"class": "wizard"}, hit_points=9), *foes, *values.pop("cards", [])],
        on=values.pop("on", {}),
        effects=values.pop("effects", []),
        dice=dice,
    ).say("perform", "spell", "mage")
    if battle.question.kind == "target":
        battle.say(*values.pop("answer", ("target", "foe")))
    return battle.pass_windows()


def totals(battle: Battle) -> list[tuple[str, int, int]]:
    """Every check made: how it went, the total, the DC."""
    return [(event.name, event.facts[2], event.facts[3]) for event in battle.match.events if event.name in CHECKED]


def wounds(battle: Battle) -> list[int]:
    return [battle.card(name).wounds for name in ("foe", "foe-b", "foe-c")]


@pytest.mark.rule("WL-SKILL-01")
def test_WL_SKILL_01_skill_6_and_a_12_make_18() -> None:
    assert totals(cast(save(18), dice=[12])) == [("passed", 18, 18)]


@pytest.mark.rule("WL-SKILL-02")
@pytest.mark.parametrize(("kind", "total"), [("magic", 15), ("perception", 10), ("poison", 12)])
def test_WL_SKILL_02_only_bonuses_and_penalties_to_that_very_check_count(kind: str, total: int) -> None:
    """Skill +2, +3 for saves against magic from an item, -2 for Perception from an effect."""
    static = ability("static", {"do": "modify", "stat": "check-magic", "amount": 3})
    ward = item("ward", "amulet", ability=[static])
    battle = cast(
        save(20, kind=kind),
        skill=2,
        cards=[ward],
        on={"foe": {"items": ["ward"]}},
        effects=[{"card": "foe", "stat": "check-perception", "value": -2}],
        dice=[10],
    )

    assert totals(battle) == [("failed", total, 20)]


@pytest.mark.rule("WL-SKILL-03")
@pytest.mark.parametrize(("face", "result"), [(11, "failed"), (12, "passed")])
def test_WL_SKILL_03_17_fails_against_18_and_18_succeeds(face: int, result: str) -> None:
    assert totals(cast(save(18), dice=[face])) == [(result, face + 6, 18)]


@pytest.mark.rule("WL-SKILL-04")
@pytest.mark.parametrize(("face", "state"), [(8, "stunned"), (9, "ready")])
def test_WL_SKILL_04_save_15_or_be_stunned(face: int, state: str) -> None:
    battle = cast(save(15), {"do": "stun", "who": "target", "when": "failed"}, dice=[face])

    assert battle.turned("foe") == state


@pytest.mark.rule("WL-SKILL-04")
@pytest.mark.parametrize(("face", "hurt"), [(14, 1), (15, 2)])
def test_WL_SKILL_04_a_check_of_the_performer_decides_about_the_target(face: int, hurt: int) -> None:
    """The consequence is for the one the card names, no matter who has rolled."""
    battle = cast(save(15, who="self", kind="lore"), wound(2, when="passed"), wound(1, when="failed"), dice=[face])

    assert wounds(battle) == [hurt, 0, 0]


@pytest.mark.rule("WL-SKILL-04")
def test_WL_SKILL_04_of_several_each_makes_its_own_save() -> None:
    battle = cast(
        save(15, who="all", filter={"side": "enemy", "place": "front"}),
        wound(1, who="all", when="failed", filter={"side": "enemy", "place": "front"}),
        {"do": "spend", "who": "all", "when": "passed", "filter": {"side": "enemy", "place": "front"}},
        aim={"me": True},
        answer=("target", "mage"),
        dice=[8, 9, 8],
    )

    assert wounds(battle) == [1, 0, 1]
    assert [battle.turned(name) for name in ("foe", "foe-b", "foe-c")] == ["ready", "spent", "ready"]


@pytest.mark.rule("WL-SKILL-05")
@pytest.mark.parametrize(("face", "hurt"), [(9, 2), (10, 0)])
def test_WL_SKILL_05_a_save_of_16_negates_the_spell_that_states_no_other_result(face: int, hurt: int) -> None:
    battle = cast(save(16), wound(2), dice=[face])

    assert battle.card("foe").wounds == hurt


@pytest.mark.rule("WL-SKILL-05")
@pytest.mark.parametrize(("face", "hurt"), [(9, 2), (10, 1)])
def test_WL_SKILL_05_a_text_that_says_half_on_a_success_inflicts_half(face: int, hurt: int) -> None:
    battle = cast(save(16), wound(2), wound(1, when="passed"), dice=[face])

    assert battle.card("foe").wounds == hurt


@pytest.mark.rule("WL-SKILL-05")
def test_WL_SKILL_05_with_several_targets_only_those_that_save_are_spared() -> None:
    battle = cast(
        save(16, who="targets"),
        wound(2, who="targets"),
        {"do": "modify", "stat": "ac", "amount": 1},
        aim={**ENEMY, "least": 3, "most": 3},
        answer=("targets", "", "foe", "foe-b", "foe-c"),
        dice=[9, 10, 9],
    )

    assert wounds(battle) == [2, 0, 2]
    assert len(battle.events("affected")) == 1


@pytest.mark.rule("WL-SKILL-05")
def test_WL_SKILL_05_a_negated_spell_does_nothing_at_all() -> None:
    """Not even for the one who performs it; the card is used up."""
    battle = cast(save(16), wound(2), {"do": "modify", "stat": "ac", "amount": 4}, dice=[10])

    assert battle.events("affected") == []
    assert battle.zone("spell") == "discard"


@pytest.mark.rule("WL-SKILL-05")
@pytest.mark.parametrize("kind", ["perception", ""])
def test_WL_SKILL_05_only_a_save_against_magic_negates(kind: str) -> None:
    battle = cast(save(16, kind=kind), wound(2), dice=[10])

    assert battle.card("foe").wounds == 2


@pytest.mark.rule("WL-SKILL-05")
def test_WL_SKILL_05_A62_the_order_of_a_wizard_is_no_spell_that_a_save_would_negate() -> None:
    mage = character("mage", **{"class": "wizard"}, ability=[ability("order", save(16), wound(2), aim=ENEMY)])
    foe = character("foe", skill=6, hit_points=9)
    battle = Battle(army(["mage"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[mage, foe], dice=[10])

    battle.say("perform", "mage").say("target", "foe")

    assert battle.card("foe").wounds == 2
