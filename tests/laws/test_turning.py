"""A match plays the same from every place at the table, and in a mirror."""

from __future__ import annotations

import pytest

from laws.games import CASES, Case
from laws.playing import CHUNKS, good_answer, seeds_of
from laws.turning import Turn, is_on_edge, is_seated
from tercio.bots import RandomBot
from tercio.kernel import open_dice, start

MIRRORED = [case for case in CASES if case.game != "warlord" and case.seats in (0, 2)]


def play_both(case: Case, seed: int, is_mirrored: bool) -> None:
    """Two matches side by side, with the same dice; somebody else sits at each place, or left is right.

    What is dealt by lot is dealt to both alike. Where a mil decides, a mirror may show something else.
    """
    match, bot = start(case.open(), case.setup_of(seed), open_dice(seed)), RandomBot(seed)
    seats = match.state.seat_count()
    if is_mirrored and seats > 2:
        return  # clockwise would be counter-clockwise
    far = 0 if is_mirrored else 1 + seed % (seats - 1)
    board = getattr(match.state, "board", 12_000)
    turn = Turn(match.game, tuple([(seat + far) % seats for seat in range(seats)]), board, is_mirrored)
    while match.stack and not is_seated(match, is_mirrored):
        assert match.answer(good_answer(match, match.asks()[0], bot))
    twin, lots = turn.match(match), match.dice.count
    while match.stack:
        where = f"seed {seed}, after {len(match.answers)} answers"
        turn.align(match, twin)
        found = turn.differences(match, twin)
        if found and is_mirrored and is_on_edge(match, twin):
            return
        assert not found, f"{where}: {found}"
        asks = match.asks()
        answer = good_answer(match, asks[bot.dice.below(len(asks))], bot)
        is_lopsided = turn.is_lopsided(match)
        found = turn.play(match, twin, answer)
        if match.dice.count != lots or is_lopsided:
            twin, lots = turn.match(match), match.dice.count
        else:
            assert not found, f"{where}, {answer}: {found}"
    assert turn.ended_alike(match, twin)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_law_a_match_plays_the_same_with_the_seats_turned_round_the_table(case: Case, chunk: int) -> None:
    for seed in seeds_of(case, chunk):
        play_both(case, seed, is_mirrored=False)


@pytest.mark.parametrize("case", MIRRORED, ids=[case.name for case in MIRRORED])
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_law_a_match_plays_the_same_in_a_mirror(case: Case, chunk: int) -> None:
    for seed in seeds_of(case, chunk):
        play_both(case, seed, is_mirrored=True)
