"""Why something is not offered: the rule, the reason and its figures, where nobody is picked yet."""

from __future__ import annotations

import pytest

from knights import EAST, NORTH, Knights, figure, foe, near, own
from tercio.kernel import NOBODY, Answer

Reason = tuple[str, str, tuple[int, ...]]


def reasons(table: Knights, key: str, who: str, picks: tuple[int, ...] = (), seat: int = 0) -> set[Reason]:
    """What speaks against this answer, which leads nowhere."""
    answer = Answer(seat, key, table.number(who) if who else NOBODY, picks)
    return {(refusal.rule, refusal.because, refusal.facts) for refusal in table.match.judge(answer).refusals}


@pytest.mark.rule("MK-MELEE-02", "MK-CAPTURE-22")
def test_MK_MELEE_02_nobody_touches_the_front_arc() -> None:
    table = Knights([own("orc", (10, 10)), foe("elf", (20, 20))])
    orc = table.number("orc")

    assert reasons(table, "close", "orc") == {("MK-MELEE-02", "nobody-to-strike", (orc,))}
    assert reasons(table, "finish", "orc") == {("MK-CAPTURE-22", "no-captive-to-strike", (orc,))}


@pytest.mark.rule("MK-RANGED-02", "MK-BOW-04")
def test_MK_RANGED_02_there_is_nobody_to_shoot_at() -> None:
    bow = figure("archer", attack_types=["bow"], range=6, ranged_damage=2)
    table = Knights([own("archer", (5, 5)), foe("elf", (30, 30))], [bow])
    archer = table.number("archer")

    assert reasons(table, "ranged", "archer") == {("MK-RANGED-02", "nobody-to-shoot", (archer,))}
    near_by = Knights([own("archer", (10, 10)), foe("elf", (10, 14))], [bow])
    assert reasons(near_by, "precise", "archer", (near_by.number("elf"),)) == {
        ("MK-BOW-04", "needless-precision", (near_by.number("elf"),))
    }


@pytest.mark.rule("MK-CONSTRUCTED-34", "MK-ITEM-21", "MKC-DISMOUNT-11")
def test_MK_CONSTRUCTED_34_nothing_was_built_nothing_lies_about_nobody_can_be_ridden() -> None:
    table = Knights([own("orc", (10, 10)), foe("elf", (20, 20))])
    orc = table.number("orc")

    assert reasons(table, "batter", "orc") == {("MK-CONSTRUCTED-34", "nothing-to-batter", (orc,))}
    assert ("MK-CONSTRUCTED-34", "no-terrain", (orc,)) in reasons(table, "batter", "orc", (orc,))
    assert reasons(table, "pick-up", "orc") == {("MK-ITEM-21", "nothing-to-pick-up", (orc,))}
    assert ("MKC-DISMOUNT-11", "no-mount-beside") in {(rule, why) for rule, why, _ in reasons(table, "mount", "orc")}


@pytest.mark.rule("MK-BOW-02", "MK-MOVE-17")
def test_MK_BOW_02_a_question_about_one_warrior_is_not_answered_for_another() -> None:
    bow = figure("archer", attack_types=["bow"], range=12, ranged_damage=2, arrows=2)
    table = Knights([own("archer", (10, 10)), own("orc", (20, 20)), foe("elf", (8, 15))], [bow], [5, 5])
    table.say("ranged", "archer", "elf")

    assert table.question() == (0, "point-blank")
    assert reasons(table, "blank-attack", "orc") == {("MK-BOW-02", "about-another", (table.number("archer"),))}
    assert reasons(table, "move", "orc") == {("MK-BOW-02", "asked-otherwise", ())}


# -- reactions that nobody asks for --------------------------------------------------------------------------


@pytest.mark.rule("MK-MOVE-19", "MK-MOVE-25", "MK-TURN-01")
def test_MK_MOVE_19_nobody_has_moved_up_to_whoever_would_spin() -> None:
    riding = figure("rider", movement_type="horseshoe")
    table = Knights([own("orc", (10, 10)), foe("elf", (20, 20)), foe("rider", (30, 30))], [riding])
    orc, elf, rider = [table.number(name) for name in ("orc", "elf", "rider")]

    assert reasons(table, "spin", "elf", seat=1) == {("MK-MOVE-19", "nobody-moved-up", (elf,))}
    assert reasons(table, "spin", "orc") == {("MK-MOVE-19", "nobody-moved-up", (orc,))}
    assert ("MK-MOVE-25", "never-spins", (rider,)) in reasons(table, "spin", "rider", seat=1)
    assert ("MK-TURN-01", "not-yours", (orc,)) in reasons(table, "spin", "orc", seat=1)


@pytest.mark.rule("MK-MOVE-19")
def test_MK_MOVE_19_those_who_were_moved_up_to_are_asked_one_after_the_other() -> None:
    elves = [foe("elf", (9.25, 15), facing=NORTH), foe("elf2", near("elf", 0, EAST), facing=NORTH)]
    table = Knights([own("orc", (10, 10)), *elves]).say("move", "orc", (10, 13.702))
    elf2 = table.number("elf2")

    assert table.question() == (1, "free-spin")
    assert reasons(table, "spin", "elf2", seat=1) == {("MK-MOVE-19", "asked-in-turn", (elf2,))}


@pytest.mark.rule("MKS-COUNTER-05", "MKS-COUNTER-03")
def test_MKS_COUNTER_05_no_spell_is_cast_and_a_token_would_forbid_it_anyway() -> None:
    wizard = figure("wizard", attack_types=["wand"], range=10)
    table = Knights([own("orc", (10, 10)), foe("wizard", (30, 30), tokens=1)], [wizard])
    number = table.number("wizard")

    assert reasons(table, "counterspell", "wizard", seat=1) == {
        ("MKS-COUNTER-05", "no-spell-under-way", (number,)),
        ("MKS-COUNTER-03", "has-tokens", (number, 1)),
    }


@pytest.mark.rule("MK-FORMATION-14", "MK-FORMATION-16")
def test_MK_FORMATION_14_the_leader_is_no_companion_and_without_plans_nothing_is_taken_back() -> None:
    """The first is a member without being named; the second is offered only once something is planned."""
    orc = figure("orc", factions=["orc-khans"])
    table = Knights(
        [*[own(f"orc{place}", (8.5 + 1.5 * place, 10)) for place in (1, 2, 3)], foe("elf", (30, 30))], [orc]
    )
    leader, other = table.number("orc1"), table.number("orc2")

    assert ("MK-FORMATION-14", "leads-already", (leader,)) in reasons(table, "form", "orc1", (leader, other))
    table.say("form", "orc1", "orc2", "orc3")
    assert reasons(table, "unplan", "") == {("MK-FORMATION-16", "nothing-planned", ())}
