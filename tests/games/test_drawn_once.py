"""What has been drawn for one seat is shown to the others and again later: never when it would look different."""

from __future__ import annotations

import pytest

from tercio.bots import RandomBot, ask_bot
from tercio.games import box_of, open_game
from tercio.kernel import SPECTATOR, seeded, start

ANSWERS = 60


@pytest.mark.parametrize("name", ["mageknight", "summoners", "warlord"])
def test_what_is_drawn_from_memory_looks_like_what_is_drawn_anew(name: str) -> None:
    game, bot, scenes = open_game(name), RandomBot(3), box_of(name).browser().scenes
    match = start(game, game.varied_setup(3), seeded(3))
    shared = 0
    for _ in range(ANSWERS):
        if not match.stack:
            break
        before: list[object] = []
        for seat in (*range(match.state.seat_count()), SPECTATOR):
            remembered = scenes.scene_of(match.view(seat), "en")
            fresh = match.view(seat)
            forget(fresh.ghost.state)
            assert scenes.scene_of(fresh, "en") == remembered
            figures = remembered.get("figures")
            shared += figures is not None and [each for each in before if each is figures] != []
            before.append(figures)
        match.answer(ask_bot(bot, match, match.asks()[0]))

    assert shared or name == "warlord"


def forget(state: object) -> None:
    """Nothing has been drawn of it yet; its copies keep what they know."""
    if hasattr(state, "drawn"):
        state.drawn = {}
    if hasattr(state, "standing"):
        state.standing = type(state.standing)(state)
