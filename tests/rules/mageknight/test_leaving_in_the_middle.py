"""MK-ATTACKSEQ: whoever leaves with a player who gives up is no target any more, wherever the attack stands."""

from __future__ import annotations

from typing import Any

import pytest

from cavalry import CARDS, enemy_unit
from knights import EAST, SOUTH, Knights, figure, foe, item, near, own, warrior
from tercio.kernel import CHANCE

ARCHER: dict[str, Any] = {"attack_types": ["wand"], "range": 10, "ranged_damage": 2, "arrows": 2}


def facing_a_dodger(key: str, dice: list[int], **more: Any) -> Knights:
    """Three players; the target's one is asked whether its dodging is switched off."""
    people = [own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc")), foe("far", (34, 34))]
    third = warrior("third", 2, (2, 34))
    table = Knights([*people, third], [figure("elf", abilities=["dodge"])], dice, **more)
    return table.say(key, "orc", "elf")


@pytest.mark.rule("MK-CAPTURE-05", "MK-ATTACKSEQ-07", "MK-ATTACKSEQ-10")
@pytest.mark.parametrize("key", ["close", "capture"])
def test_MK_ATTACKSEQ_10_nobody_rolls_against_a_target_that_has_left(key: str) -> None:
    table = facing_a_dodger(key, [])
    assert table.question() == (1, "switching")
    table.say("concede", seat=1)

    assert table.question() == (0, "act")
    assert (table.warrior("elf").gone, table.warrior("elf").is_captive) == ("removed", False)
    assert table.state.captive_of(table.number("orc")) is None
    assert (table.warrior("orc").tokens, table.rolls()) == (1, [])


@pytest.mark.rule("MK-CAPTURE-05", "MK-ATTACKSEQ-14")
def test_MK_CAPTURE_05_a_target_that_leaves_after_the_roll_is_not_captured() -> None:
    table = facing_a_dodger("capture", [], is_open=True).say("pass").say("faces", numbers=[6, 6], seat=CHANCE)
    table.say("concede", seat=1)
    table.say("faces", numbers=[1], seat=CHANCE)

    assert not table.warrior("elf").is_captive
    assert table.facts("captured") == []


def shooting_at_two() -> Knights:
    """The archer has hit one warrior of each of the two others."""
    return Knights(
        [own("archer", (10, 10)), own("idle", (34, 2)), foe("elf", (8, 19)), warrior("troll", 2, (12, 19))],
        [figure("archer", **ARCHER)],
        [4, 4],
    ).say("ranged", "archer", "elf", "troll")


@pytest.mark.rule("MK-MULTI-08", "MK-MULTI-09")
@pytest.mark.parametrize(("leaves", "stays", "label"), [(1, 2, "troll"), (2, 1, "elf")])
def test_MK_MULTI_08_all_the_damage_is_for_the_target_that_has_stayed(leaves: int, stays: int, label: str) -> None:
    table = shooting_at_two()
    assert table.question() == (0, "split")
    table.say("concede", seat=leaves)

    assert table.because("split", numbers=[1]) == {"wrong-sum"}
    table.say("split", numbers=[2])
    assert table.warrior(label).click == 2
    assert table.facts("damaged") == [(table.number(label), 2, 2, table.number("archer"))]
    assert table.player(stays).is_out is False


@pytest.mark.rule("MK-BOMB-12", "MK-ELIM-03")
@pytest.mark.parametrize(("leaves", "clicks"), [(0, 0), (2, 2)])
def test_MK_BOMB_12_the_bombs_of_a_player_who_gives_up_strike_nobody(leaves: int, clicks: int) -> None:
    """A third player who leaves changes nothing."""
    mortar = figure("mortar", **ARCHER, shells=["standard-shell"], abilities=["bombardment"])
    table = Knights(
        [own("mortar", (18, 6)), foe("elf", (18, 20)), foe("far", (34, 34)), warrior("third", 2, (2, 34))],
        [mortar, figure("elf", abilities=["dodge"])],
        [4, 4, 4, 4, 1],
        phase="command",
        bombs=[{"shooter": "mortar", "at": [18, 20]}],
    )
    assert table.question() == (1, "switching")
    table.say("concede", seat=leaves)
    if leaves == 2:
        table.say("pass")

    assert table.warrior("elf").click == clicks
    assert table.state.bombs == []


@pytest.mark.rule("MKA-STRONGFLIER-01", "K-CONCEDE-01")
def test_MKA_STRONGFLIER_01_nobody_sets_down_who_has_left_with_a_teammate() -> None:
    roc = figure("roc", abilities=["strong-flier"], movement_type="wings")
    people = [own("roc", (10, 10)), own("idle", (34, 2)), warrior("burden", 2, near("roc", 0, EAST))]
    teams = [{"team": 0}, {"team": 1}, {"team": 0}, {"team": 1}]
    table = Knights(people, [roc], players=teams).say("move", "roc", (10, 16), "burden")
    assert table.question() == (0, "set-down")
    table.say("concede", seat=2)

    assert table.question() == (0, "act")
    assert table.warrior("roc").tokens == 1


# -- what has fallen before ------------------------------------------------------------------------------------

BLADE = item("blade", changes={"attack": 1})
THIRD = warrior("third", 2, (2, 34))


@pytest.mark.rule("MK-END-08", "MK-ITEM-26", "K-CONCEDE-01")
def test_MK_END_08_whoever_gives_up_takes_no_elimination_back() -> None:
    """The token lies where its bearer stood: nobody is left to say where else."""
    elf = foe("elf", near("orc"), click=5, items=["blade"])
    table = Knights([own("orc", (10, 10)), elf, foe("far", (34, 34)), THIRD], [BLADE], [4, 4])
    table.say("close", "orc", "elf")
    assert table.question() == (1, "leave")
    table.say("concede", seat=1)

    assert (table.warrior("elf").gone, table.warrior("far").gone) == ("eliminated", "removed")
    assert [table.player(seat).glory for seat in (0, 2)] == [25, 0]
    assert [(loot.item.id, loot.at) for loot in table.state.loot] == [("blade", (10_000, 11_500))]


@pytest.mark.rule("MK-END-08", "MKC-ELIM-02", "K-CONCEDE-01")
def test_MK_END_08_a_mount_stays_eliminated_and_its_rider_leaves_with_its_player() -> None:
    orc = own("orc", near("horse9", 0, SOUTH))
    table = Knights([orc, *enemy_unit(click=5, facing=270), foe("far", (34, 34)), THIRD], CARDS, [5, 5])
    table.say("close", "orc", "horse9")
    assert table.question() == (1, "unseat")
    table.say("concede", seat=1)

    assert (table.warrior("horse9").gone, table.warrior("lancer9").gone) == ("eliminated", "removed")
    assert table.player(0).glory == 28


@pytest.mark.rule("MK-END-08", "MK-ITEM-26", "K-CONCEDE-01")
def test_MK_END_08_of_two_who_fall_at_once_both_stay_eliminated() -> None:
    archer = figure("archer", **ARCHER)
    elves = [foe("elf", (8, 19), click=5, items=["blade"]), foe("elf2", (12, 19), click=5, items=["blade"])]
    table = Knights([own("archer", (10, 10)), *elves, foe("far", (34, 34)), THIRD], [archer, BLADE], [5, 5])
    table.say("ranged", "archer", "elf", "elf2").say("split", numbers=[1, 1])
    table.say("concede", seat=1)

    assert [table.warrior(label).gone for label in ("elf", "elf2")] == ["eliminated"] * 2
    assert table.player(0).glory == 50


@pytest.mark.rule("MK-END-10", "MK-ITEM-26", "K-CONCEDE-01")
def test_MK_END_10_who_has_exhausted_itself_before_scores_for_all_opponents() -> None:
    orc = own("orc", (10, 10), click=5, tokens=1, items=["blade"])
    table = Knights([orc, own("idle", (34, 2)), foe("elf", (30, 30)), THIRD], [BLADE])
    table.say("move", "orc", (10, 11))
    assert table.question() == (0, "leave")
    table.say("concede", seat=0)

    assert table.warrior("orc").gone == "eliminated"
    assert [table.player(seat).glory for seat in (1, 2)] == [12, 12]
