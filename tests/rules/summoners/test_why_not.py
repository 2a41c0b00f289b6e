"""Why something is not offered: the rule, the reason and its figures, where nobody picks anything yet."""

from __future__ import annotations

import pytest

from summoning import WEST, Summoning, attack, creature, foe, near, own
from tercio.kernel import Answer


def reasons(
    table: Summoning, key: str, who: str, detail: int = -1, seat: int = 0
) -> set[tuple[str, str, tuple[int, ...]]]:
    """What speaks against this answer, which names nobody and leads nowhere."""
    answer = Answer(seat, key, table.number(who), detail=detail)
    return {(refusal.rule, refusal.because, refusal.facts) for refusal in table.match.judge(answer).refusals}


@pytest.mark.rule("SU-ACTION-13", "SU-ACTION-14")
def test_SU_ACTION_14_shooting_wants_a_ranged_attack_on_the_card() -> None:
    table = Summoning([own("cobra", (10, 10)), foe("golem", (16, 10))], acting="cobra")
    cobra = table.number("cobra")

    assert reasons(table, "ranged", "cobra", 0) == {("SU-ACTION-14", "no-such-ranged-attack", (cobra,))}
    assert reasons(table, "melee", "cobra", 7) == {("SU-ACTION-13", "no-such-melee-attack", (cobra,))}


@pytest.mark.rule("SU-ACTION-13")
def test_SU_ACTION_13_nobody_near_enough_to_strike_at() -> None:
    table = Summoning([own("cobra", (10, 10)), foe("golem", (16, 10))], acting="cobra")

    assert reasons(table, "melee", "cobra", 0) == {("SU-ACTION-13", "nobody-in-contact", (table.number("cobra"),))}


@pytest.mark.rule("SU-TRAIT-06")
def test_SU_TRAIT_06_a_single_blow_is_not_half_of_two() -> None:
    table = Summoning([own("cobra", (10, 10)), foe("golem", near("cobra"))], acting="cobra")

    assert reasons(table, "melee-once", "cobra", 0) == {("SU-TRAIT-06", "no-double-strike", (table.number("cobra"), 0))}


@pytest.mark.rule("SU-SPELL-02", "SU-ACTION-19")
def test_SU_SPELL_02_a_card_without_spells_and_actions_has_none() -> None:
    table = Summoning([own("cobra", (10, 10)), foe("golem", (16, 10))], acting="cobra")
    cobra = table.number("cobra")

    assert reasons(table, "cast", "cobra") == {("SU-SPELL-02", "no-such-spell", (cobra,))}
    assert reasons(table, "act", "cobra") == {("SU-ACTION-19", "no-such-action", (cobra,))}


@pytest.mark.rule("SU-ACTION-17", "SU-SCEN-19")
def test_SU_ACTION_17_interacting_is_for_objectives_in_contact() -> None:
    marks = {"source": {"kind": "small", "at": [14, 10]}}
    table = Summoning([own("cobra", (10, 10)), foe("golem", (16, 10))], acting="cobra", objectives=marks)
    cobra, golem, source = [table.number(name) for name in ("cobra", "golem", "source")]

    assert reasons(table, "interact", "cobra") == {("SU-ACTION-17", "nothing-to-use", (cobra,))}
    refusals = table.match.judge(Answer(0, "interact", cobra, (golem,))).refusals
    assert [(refusal.rule, refusal.because, refusal.facts) for refusal in refusals] == [
        ("SU-ACTION-17", "no-objective", (golem,))
    ]
    refusals = table.match.judge(Answer(0, "walk", cobra, (source, golem), ((10_000, 11_000),))).refusals
    assert [refusal.facts for refusal in refusals if refusal.because == "no-portal"] == [(source,), (golem,)]


@pytest.mark.rule("SU-CHARGE-02")
def test_SU_CHARGE_02_there_is_nobody_to_charge() -> None:
    table = Summoning([own("cobra", (3, 3)), foe("golem", (20, 20))], acting="cobra")

    assert reasons(table, "charge", "cobra") == {("SU-CHARGE-02", "nobody-to-charge", (table.number("cobra"),))}


@pytest.mark.rule("SU-DISENGAGE-14")
def test_SU_DISENGAGE_14_nobody_holds_who_could_be_circled() -> None:
    table = Summoning([own("cobra", (10, 10)), foe("golem", (16, 10))], acting="cobra")

    assert reasons(table, "reposition", "cobra") == {("SU-DISENGAGE-14", "nobody-holds", (table.number("cobra"),))}


@pytest.mark.rule("SU-MREACT-12", "SU-MREACT-15", "SU-TRAIT-06")
def test_SU_MREACT_12_only_the_one_who_is_struck_answers_and_with_what_it_has() -> None:
    units = [own("cobra", (10, 10)), foe("golem", near("cobra")), foe("ogre", near("cobra", 0, WEST))]
    table = Summoning(units, acting="cobra").say("melee", "cobra", "golem")
    golem, ogre = table.number("golem"), table.number("ogre")

    def refused(key: str, who: int, detail: int = -1) -> list[tuple[str, str, tuple[int, ...]]]:
        refusals = table.match.judge(Answer(1, key, who, detail=detail)).refusals
        return [(refusal.rule, refusal.because, refusal.facts) for refusal in refusals]

    assert refused("parry", ogre) == [("SU-MREACT-01", "nobody-strikes", (ogre,))]
    assert refused("counterstrike", golem, 9) == [("SU-MREACT-12", "no-such-melee-attack", (golem,))]
    assert refused("counterstrike-once", golem, 0) == [("SU-TRAIT-06", "no-double-strike", (golem, 0))]
    assert refused("walk", golem) == [("SU-MREACT-01", "asked-otherwise", ())]
    assert refused("pass", -1) == [("SU-MREACT-01", "no-passing", ())]


@pytest.mark.rule("SU-MREACT-12", "SU-RREACT-02")
def test_SU_MREACT_12_nobody_strikes_back_with_a_bow_nor_shoots_back_with_a_sword() -> None:
    two = [attack("sword", melee=1), attack("bow", ranged=2)]
    archers = [creature(name, attacks=two) for name in ("elf", "orc")]
    blow = Summoning([own("elf", (10, 10)), foe("orc", near("elf"))], cards=archers, acting="elf")
    blow.say("melee", "elf", "orc", attack="sword")
    shot = Summoning([own("elf", (10, 10)), foe("orc", (16, 10))], cards=archers, acting="elf")
    shot.say("ranged", "elf", "orc", attack="bow")
    orc = blow.number("orc")

    assert reasons(blow, "counterstrike", "orc", 1, seat=1) == {("SU-MREACT-12", "no-such-melee-attack", (orc,))}
    assert reasons(shot, "return-shot", "orc", 0, seat=1) == {("SU-RREACT-02", "no-such-ranged-attack", (orc,))}


# -- reactions that nobody asks for ----------------------------------------------------------------------------


@pytest.mark.rule("SU-MREACT-01", "SU-RREACT-01", "SU-MREACT-02", "SU-ACTION-20")
def test_SU_MREACT_01_there_is_nothing_to_react_to() -> None:
    table = Summoning([own("cobra", (10, 10)), foe("golem", (16, 10))], acting="cobra")
    cobra, golem = table.number("cobra"), table.number("golem")

    assert reasons(table, "parry", "golem", seat=1) == {("SU-MREACT-01", "nobody-strikes", (golem,))}
    assert reasons(table, "return-shot", "golem", 0, seat=1) == {("SU-RREACT-01", "nobody-shoots", (golem,))}
    assert reasons(table, "defensive-shot", "golem", 0, seat=1) == {("SU-MREACT-02", "nobody-comes", (golem,))}
    assert reasons(table, "passive", "golem", seat=1) == {("SU-ACTION-20", "nobody-attacks", (golem,))}
    assert reasons(table, "parry", "cobra", seat=1) == {("SU-ACTION-20", "not-your-unit", (cobra,))}
    assert reasons(table, "parry", "cobra") == {("SU-MREACT-01", "nobody-strikes", (cobra,))}


@pytest.mark.rule("SU-MREACT-18", "SU-TRAIT-35")
def test_SU_MREACT_18_whatever_would_keep_it_from_reacting_is_told_at_any_time() -> None:
    table = Summoning([own("cobra", (10, 10)), foe("golem", (16, 10), ap=0)], acting="cobra")
    golem = table.number("golem")

    assert ("SU-MREACT-18", "too-few-points", (golem, 0, 1)) in reasons(table, "parry", "golem", seat=1)


@pytest.mark.rule("SU-ACTION-21")
def test_SU_ACTION_21_nobody_reacts_to_a_reaction() -> None:
    table = Summoning([own("cobra", (10, 10)), foe("golem", near("cobra"), ap=1)], acting="cobra")
    table.say("melee", "cobra", "golem")
    cobra = table.number("cobra")

    assert table.question() == (1, "melee-reaction")
    assert reasons(table, "parry", "cobra") == {("SU-ACTION-21", "only-a-reaction", (cobra,))}
    assert reasons(table, "parry", "golem", seat=1) == set()


@pytest.mark.rule("SU-MREACT-02")
def test_SU_MREACT_02_only_whom_the_mover_comes_to_shoots_first() -> None:
    archer = creature("archer", attacks=[attack("bow", ranged=3)])
    units = [own("cobra", (10, 10)), foe("archer", (16, 10)), foe("bow", (10, 12.5), profile="archer")]
    table = Summoning(units, cards=[archer], acting="cobra").say("charge", "cobra", "archer", near("archer", 0, WEST))

    assert table.question() == (1, "defensive-shot")
    assert reasons(table, "defensive-shot", "archer", 0, seat=1) == set()
    assert reasons(table, "defensive-shot", "bow", 0, seat=1) == {
        ("SU-MREACT-02", "nobody-comes", (table.number("bow"),))
    }
