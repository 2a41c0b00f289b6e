"""What a position is worth in Mage Knight: tokens on the field, action tokens, and who could strike whom."""

from __future__ import annotations

import pytest

from knights import Knights, figure, foe, near, own
from tercio.games.mageknight.thinking.threats import threats
from tercio.games.mageknight.thinking.weights import Weights

ORC = figure("orc", attack=9, damage=2, movement=6)
ELF = figure("elf", defense=15, clicks=6, points=30)
BOWMAN = figure("bowman", attack_types=["bow"], attack=9, damage=2, range=10, movement=6)


def worth(table: Knights, seat: int = 0) -> int:
    return table.match.game.evaluate(table.match, seat)


def blows(table: Knights, attackers: list[str], targets: list[str]) -> int:
    return threats(
        Weights(), table.state, [table.warrior(name) for name in attackers], [table.warrior(name) for name in targets]
    )


# -- mission tokens ----------------------------------------------------------------------------------------------


def test_whoever_reaches_a_token_gains_nothing_more_by_ending_the_turn_at_once() -> None:
    """The token is his in the end phase, so that he may as well use his other action first."""
    table = Knights([own("orc", (18, 18)), own("orc2", (5, 5))], missions=[{"at": [18, 18]}], total=200)
    before = worth(table)
    table.end()

    assert table.mission(1).holder == 0
    assert abs(worth(table) - before) < 10  # a turn later all tokens are worth a little more


@pytest.mark.parametrize(("holder", "is_contested"), [(0, False), (1, False), (0, True)])
def test_a_token_counts_for_whom_the_end_phase_would_give_it_to(holder: int, is_contested: bool) -> None:
    there = [own("orc", (18, 18)), *([foe("elf", near("orc"))] if is_contested else [foe("elf", (30, 30))])]
    held = Knights(there, missions=[{"at": [18, 18], "holder": holder}], turn=20)
    neutral = Knights(there, missions=[{"at": [18, 18]}], turn=20)

    assert worth(held) == worth(neutral)


def test_a_token_is_worth_more_the_nearer_the_end_is() -> None:
    gains = []
    for turn in (2, 38):
        held, lost = [
            Knights([own("orc", (5, 5))], missions=[{"at": [18, 18], "holder": holder}], turn=turn, last_turn=40)
            for holder in (0, 1)
        ]
        gains.append(worth(held) - worth(lost))

    assert gains[1] > 2 * gains[0] > 0


def test_whoever_rests_while_others_act_is_as_good_as_rested() -> None:
    """The turn under way clears its tokens; at the start of a turn they still count."""
    weary, fresh = [
        Knights([own("orc", (5, 5), tokens=number), own("orc2", (9, 5))], total=200, players=[{"actions": 1}, {}])
        for number in (1, 0)
    ]
    at_first = Knights([own("orc", (5, 5), tokens=1), own("orc2", (9, 5))], total=200, players=[{"actions": 2}, {}])

    assert worth(weary) == worth(fresh)
    assert worth(at_first) < worth(fresh)


# -- threats -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gap", "is_threat"), [(0.0, True), (5.9, True), (6.2, False)])
def test_a_sword_threatens_as_far_as_it_can_surge(gap: float, is_threat: bool) -> None:
    table = Knights([own("orc", (10, 10)), foe("elf", near("orc", gap))], [ORC, ELF])

    assert (blows(table, ["orc"], ["elf"]) > 0) == is_threat


def test_a_bow_threatens_as_far_as_it_shoots() -> None:
    table = Knights([own("bowman", (10, 10)), foe("elf", near("bowman", 9)), foe("elf2", (30, 30))], [BOWMAN, ELF])

    assert blows(table, ["bowman"], ["elf"]) > 0
    assert blows(table, ["bowman"], ["elf2"]) == 0


def test_whoever_is_worn_out_or_guards_a_captive_threatens_nobody() -> None:
    worn = Knights([own("orc", (10, 10), tokens=2), own("orc2", (3, 3)), foe("elf", near("orc"))], [ORC, ELF])
    guarding = Knights([own("orc", (10, 10)), foe("elf", near("orc")), foe("elf2", (12, 10), guard="orc")], [ORC, ELF])

    assert blows(worn, ["orc"], ["elf"]) == 0
    assert blows(guarding, ["orc"], ["elf"]) == 0


def test_only_as_many_blows_count_as_there_are_actions_and_a_second_at_the_same_target_half() -> None:
    orcs = ["orc", "orc2", "orc3"]
    places = [own(name, (10 + 2 * place, 10)) for place, name in enumerate(orcs)]
    alone = Knights([*places, foe("elf", (12, 12))], [ORC, ELF], total=200)
    two = Knights([*places, foe("elf", (12, 12)), foe("elf2", (14, 12), click=5)], [ORC, ELF], total=200)
    one = blows(alone, ["orc"], ["elf"])

    assert one > 0
    assert blows(alone, orcs, ["elf"]) == one + one // 2
    assert blows(two, orcs, ["elf", "elf2"]) == blows(two, orcs[:2], ["elf", "elf2"])


def test_what_threatens_both_sides_alike_counts_for_neither() -> None:
    table = Knights([own("orc", (10, 10)), foe("orc2", near("orc"))], [ORC], extras=False)

    assert worth(table, 0) == worth(table, 1) == 0
