"""MK-ETIQUETTE: dials are turned as far as they must be, nobody looks ahead, and a die settles what no eye can."""

from __future__ import annotations

import json
from typing import Any

import pytest

from knights import Knights, figure, foe, near, own
from tercio.bots import RandomBot, ask_bot
from tercio.games.mageknight import open_game
from tercio.games.mageknight.field.visible_clicks import shown_clicks
from tercio.games.mageknight.state import mageknight
from tercio.kernel import SPECTATOR, Answer, seeded, start
from tercio.wire import view_json

DIAL = [{"attack": 20 - turn, "abilities": ["berserk"] if turn == 4 else []} for turn in range(6)]
ORC = figure("orc", dial=DIAL)


# -- turning ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-ETIQUETTE-03")
@pytest.mark.parametrize("key", ["turn-dial", "dial", "damage"])
def test_MK_ETIQUETTE_03_nobody_turns_a_dial_by_hand(key: str) -> None:
    table = Knights([own("orc", (10, 10), click=2), foe("elf", (30, 30))])
    verdict = table.match.answer(Answer(0, key, table.number("orc"), (), (), (3,)))

    assert {refusal.rule for refusal in verdict.refusals} == {"K-ASK-02"}
    assert table.warrior("orc").click == 2


@pytest.mark.rule("MK-ETIQUETTE-03", "MK-ETIQUETTE-04")
@pytest.mark.parametrize("seed", range(3))
def test_MK_ETIQUETTE_03_in_a_whole_match_dials_turn_only_with_damage_and_healing(seed: int) -> None:
    """Each click that a dial was turned is one that was told."""
    game = open_game()
    match, bot = start(game, {**game.varied_setup(seed), "last_turn": 8}, seeded(seed)), RandomBot(seed)
    clicks = [warrior.click for warrior in mageknight(match).warriors]
    while match.asks():
        match.answer(ask_bot(bot, match, match.asks()[0]))
    for event in match.events:
        if event.name in ("damaged", "healed"):
            clicks[event.facts[0]] = event.facts[2]
        elif event.name == "reanimated":
            clicks[event.facts[0]] = event.facts[3]

    assert [warrior.click for warrior in mageknight(match).warriors] == clicks


@pytest.mark.rule("MK-ETIQUETTE-04")
@pytest.mark.parametrize(("damage", "click"), [(1, 4), (2, 5), (3, 6), (9, 6)])
def test_MK_ETIQUETTE_04_a_dial_turns_by_exactly_the_damage(damage: int, click: int) -> None:
    """a63: what goes beyond the skulls is lost."""
    table = Knights(
        [own("ogre", (10, 10)), foe("elf", near("ogre"), click=3), foe("rest", (30, 30))],
        cards=[figure("ogre", damage=damage)],
        dice=[3, 4],
    )
    table.say("close", "ogre", "elf")

    assert table.warrior("elf").click == click


# -- looking ahead -----------------------------------------------------------------------------------------------


def looked_at(**position: Any) -> Knights:
    return Knights([own("orc", (10, 10), click=3), foe("orc2", (30, 30), click=1)], cards=[ORC], **position)


@pytest.mark.rule("MK-ETIQUETTE-05")
@pytest.mark.parametrize(("label", "click"), [("orc", 3), ("orc2", 1)])
def test_MK_ETIQUETTE_05_only_the_stat_window_is_shown(label: str, click: int) -> None:
    """One's own dials as little as those of others."""
    table = looked_at()
    windows = shown_clicks(table.state, table.warrior(label))

    assert [(window.click, window.values.attack, window.is_current) for window in windows] == [
        (click, 20 - click, True)
    ]


@pytest.mark.rule("MK-ETIQUETTE-05")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_MK_ETIQUETTE_05_nor_does_what_is_sent_to_a_player_hold_more(seat: int) -> None:
    """The next attack value but one, and the ability that waits there, are nowhere in it."""
    sent = json.dumps(view_json(looked_at().match.view(seat)))

    assert '"click": 3' in sent
    assert "berserk" not in sent
    assert '"attack"' not in sent


@pytest.mark.rule("MK-ETIQUETTE-05")
def test_MK_ETIQUETTE_05_open_dials_can_be_agreed_on() -> None:
    """b104"""
    table = looked_at(options=["open-dials"])
    windows = shown_clicks(table.state, table.warrior("orc2"))

    assert [window.values.attack for window in windows] == [20, 19, 18, 17, 16, 15]
    assert [window.is_current for window in windows] == [False, True, False, False, False, False]


@pytest.mark.rule("MK-ETIQUETTE-05")
def test_MK_ETIQUETTE_05_skulls_show_nothing() -> None:
    table = Knights([own("orc", (10, 10)), foe("elf", (30, 30)), foe("elf2", (5, 5), click=6, gone="eliminated")])

    assert shown_clicks(table.state, table.warrior("elf2")) == ()


# -- close calls ---------------------------------------------------------------------------------------------------

ARCHER = figure("archer", range=12, attack_types=["bow"], attack=9)


def grazing(off: float, dice: list[int], **position: Any) -> Knights:
    """The line of fire runs along x = 18; a bystander's base ends so far to the right of it (left, if negative)."""
    return Knights(
        [own("archer", (18, 10)), own("rest", (4, 4)), foe("elf", (18, 20)), foe("by", (18.75 + off, 15))],
        cards=[ARCHER],
        dice=dice,
        **{"options": ["close-calls"], **position},
    )


@pytest.mark.rule("MK-ETIQUETTE-08")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_MK_ETIQUETTE_08_one_to_three_the_shot_is_not_allowed(face: int) -> None:
    table = grazing(-0.005, [face])
    table.say("ranged", "archer", "elf")

    assert table.facts("close-call-denied") == [(table.number("archer"), table.number("by"), face)]
    assert not table.happened("shoots")
    assert table.warrior("archer").tokens == 0
    assert "MK-ETIQUETTE-08" in table.refused("ranged", "archer", "elf")
    assert "denied-by-die" in table.because("ranged", "archer", "elf")
    assert table.refused("move", "archer", (18, 11)) == set()


@pytest.mark.rule("MK-ETIQUETTE-08")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_MK_ETIQUETTE_08_four_to_six_it_is(face: int) -> None:
    table = grazing(-0.005, [face, 3, 4])
    table.say("ranged", "archer", "elf")

    assert table.happened("close-call-allowed", "archer", "by", face, rule="MK-ETIQUETTE-08")
    assert table.done().happened("hit", "elf")


@pytest.mark.rule("MK-ETIQUETTE-08")
@pytest.mark.parametrize("off", [0, 0.1])
def test_MK_ETIQUETTE_08_beside_the_base_there_is_nothing_to_settle(off: float) -> None:
    table = grazing(off, [3, 4]).say("ranged", "archer", "elf")

    assert table.rolls() == [(3, 4)]


@pytest.mark.rule("MK-ETIQUETTE-08")
def test_MK_ETIQUETTE_08_nor_is_there_across_it() -> None:
    assert "MK-RANGED-07" in grazing(-0.011, []).refused("ranged", "archer", "elf")


@pytest.mark.rule("MK-ETIQUETTE-08")
def test_MK_ETIQUETTE_08_where_it_is_not_agreed_on_the_measure_decides() -> None:
    """b105"""
    table = grazing(-0.005, [3, 4], options=[]).say("ranged", "archer", "elf")

    assert table.rolls() == [(3, 4)]


def squeezing(room: float, dice: list[int]) -> Knights:
    """Between two bases there is room for one of 1.5 inches and so much more."""
    return Knights(
        [own("orc", (18, 10)), own("rest", (4, 4)), own("left", (16.5, 15)), own("right", (19.5 + room, 15)),
         foe("elf", (30, 30))],
        dice=dice,
        options=["close-calls"],
    )  # fmt: skip


@pytest.mark.rule("MK-ETIQUETTE-08")
@pytest.mark.parametrize(("face", "y"), [(3, 10), (4, 15)])
def test_MK_ETIQUETTE_08_a_gap_that_is_just_wide_enough(face: int, y: int) -> None:
    table = squeezing(0, [face])
    table.say("move", "orc", (18, 15))

    assert table.at("orc") == (18, y)


@pytest.mark.rule("MK-ETIQUETTE-08")
def test_MK_ETIQUETTE_08_with_a_hair_to_spare_it_fits() -> None:
    table = squeezing(0.001, []).say("move", "orc", (18, 15))

    assert table.rolls() == []


@pytest.mark.rule("MK-ETIQUETTE-08")
def test_MK_ETIQUETTE_08_what_does_not_block_is_no_matter_of_dispute() -> None:
    """From a hill one shoots over bases on the ground."""
    hill = {"hill": {"kind": "clear", "elevated": True, "at": [18, 9], "radius": 2.5}}
    table = grazing(-0.005, [3, 4], terrain=hill).say("ranged", "archer", "elf")

    assert table.rolls() == [(3, 4)]


@pytest.mark.rule("MK-ETIQUETTE-08")
def test_MK_ETIQUETTE_08_edges_of_terrain_are_as_hard_to_see() -> None:
    rock = {"rock": {"kind": "blocking", "at": [20.995, 15], "radius": 3}}
    table = grazing(5, [2], terrain=rock).say("ranged", "archer", "elf")

    assert table.facts("close-call-denied") == [(table.number("archer"), table.number("rock"), 2)]
