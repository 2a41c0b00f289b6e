"""MK-ARMY-13, MK-ARMY-14: warriors that come into another army while a game lasts."""

from __future__ import annotations

import pytest

from knights import Entry, Knights, figure, foe, near, own
from tercio.games.mageknight.turns import COMMAND_PHASE

KING = figure("king", rank="unique")


def taken(*warriors: Entry, who: int) -> Knights:
    """In the action phase of red an effect makes this warrior his."""
    pending = [
        {"step": "Battle"},
        {"step": "Turn", "seat": 0, "stage": COMMAND_PHASE},
        {"step": "ChangeSides", "warrior": who, "seat": 0, "rule": "MK-ARMY-13"},
    ]
    return Knights(warriors, cards=[KING], pending=pending)


@pytest.mark.rule("MK-ARMY-13")
def test_MK_ARMY_13_whoever_changes_sides_is_in_the_army_of_who_controls_it() -> None:
    table = taken(own("orc", (10, 10)), foe("elf", (20, 20)), foe("elf2", (30, 30)), who=1)

    assert [warrior.label for warrior in table.state.own(0)] == ["orc", "elf"]
    assert [warrior.label for warrior in table.state.own(1)] == ["elf2"]
    assert table.happened("changes-sides", "elf", 0, rule="MK-ARMY-13")
    assert "move" in table.keys("elf")


@pytest.mark.rule("MK-ARMY-13")
def test_MK_ARMY_13_friend_and_foe_change_with_it() -> None:
    table = taken(own("orc", (10, 10)), foe("elf", near("orc"), facing=90), foe("elf2", near("elf")), who=1)

    assert "close" not in table.keys("orc")
    assert table.offered("close", "elf") == {"elf2"}


@pytest.mark.rule("MK-ARMY-14")
def test_MK_ARMY_14_a_unique_warrior_does_not_join_its_like() -> None:
    table = taken(own("king", (10, 10)), foe("king2", (20, 20)), foe("elf", (30, 30)), who=1)

    assert table.warrior("king2").seat == 1
    assert table.facts("cannot-join") == [(1, 0)]


@pytest.mark.rule("MK-ARMY-14")
def test_MK_ARMY_14_nor_if_its_like_is_captive() -> None:
    """MK-CAPTURE-28: a captive is still part of the army."""
    held = own("king", near("elf"), guard="elf")
    table = taken(held, foe("king2", (20, 20)), foe("elf", (30, 30)), own("orc", (5, 5)), who=1)

    assert table.warrior("king2").seat == 1


@pytest.mark.rule("MK-ARMY-14")
@pytest.mark.parametrize("gone", ["eliminated", "removed"])
def test_MK_ARMY_14_if_that_is_gone_it_does(gone: str) -> None:
    table = taken(
        own("king", (10, 10), gone=gone), foe("king2", (20, 20)), foe("elf", (30, 30)), own("orc", (5, 5)), who=1
    )

    assert table.warrior("king2").seat == 0


@pytest.mark.rule("MK-ARMY-14")
def test_MK_ARMY_14_others_may_be_there_twice() -> None:
    table = taken(own("orc", (10, 10)), foe("orc2", (20, 20)), foe("elf", (30, 30)), who=1)

    assert table.warrior("orc2").seat == 0
