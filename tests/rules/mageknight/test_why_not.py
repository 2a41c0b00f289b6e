"""Why something is not offered: the rule, the reason and its figures, where nobody is picked yet."""

from __future__ import annotations

import pytest

from knights import Knights, figure, foe, own
from tercio.kernel import Answer

Reason = tuple[str, str, tuple[int, ...]]


def reasons(table: Knights, key: str, who: str, picks: tuple[int, ...] = ()) -> set[Reason]:
    """What speaks against this answer, which leads nowhere."""
    answer = Answer(0, key, table.number(who), picks)
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
