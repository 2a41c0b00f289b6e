"""Bots by name: the kinds, their settings, and the levels."""

from __future__ import annotations

import pytest

from tercio.bots import BOTS, LEVELS, GreedyBot, RandomBot, SearchBot, ask_bot, named
from tercio.bots.levels import CHARACTERS, SPARRING
from tercio.games import GAMES, open_game
from tercio.kernel import seeded, start


def test_every_name_gives_a_bot() -> None:
    for name in BOTS:
        assert named(name, 1).name in ("random", "greedy", "search")

    assert set(LEVELS) < set(BOTS)


def test_settings_stand_in_the_name() -> None:
    greedy, search = named("greedy:samples=5,candidates=7", 1), named("search:playouts=33,turns=3", 1)

    assert isinstance(greedy, GreedyBot)
    assert (greedy.samples, greedy.candidates) == (5, 7)
    assert isinstance(search, SearchBot)
    assert (search.budget.playouts, search.budget.milliseconds, search.turns) == (33, 0, 3)


def test_milliseconds_are_counted_by_the_clock_that_is_handed_in() -> None:
    def stopped() -> float:
        return 0.0

    search, champion = named("search:ms=2000", 1, stopped), named("champion", 1, stopped)

    assert isinstance(search, SearchBot)
    assert isinstance(champion, SearchBot)
    assert (search.budget.milliseconds, search.budget.clock) == (2000, stopped)
    assert champion.budget.milliseconds > 0


def test_a_style_is_a_setting_of_every_bot_that_weighs_and_every_game_knows_it() -> None:
    champion, greedy = named("champion:style=bold", 1), named("greedy:style=careful,samples=1", 1)
    assert isinstance(champion, SearchBot)
    assert isinstance(greedy, GreedyBot)

    assert (champion.style, greedy.style, greedy.samples) == ("bold", "careful", 1)
    for name in GAMES:
        game = open_game(name)
        match = start(game, game.example_setup(), seeded(1))
        bots = [named("random", seed) for seed in (1, 2)]
        while len(match.answers) < 30:
            decision = match.asks()[0]
            match.answer(ask_bot(bots[decision.seat], match, decision))
        assert len({game.evaluate(match, 0, style) for style in CHARACTERS}) == len(CHARACTERS)
        assert len({game.evaluate(match, 0, style) for style in ("", *SPARRING)}) == 1 + len(SPARRING)
        assert game.evaluate(match, 0, "plain") == game.evaluate(match, 0)


def test_levels_without_a_clock_say_the_same_everywhere() -> None:
    for name in LEVELS:
        bot = named(name, 1)
        assert not isinstance(bot, RandomBot)
        assert not isinstance(bot, SearchBot) or bot.budget.milliseconds == 0


@pytest.mark.parametrize("name", ["warlord", "summoners", "mageknight", "skirmish"])
def test_the_champion_looks_as_far_as_the_reply_at_least_and_the_warlord_twice_as_far(name: str) -> None:
    game, champion, warlord = open_game(name), named("champion", 1), named("warlord", 1)

    assert isinstance(champion, SearchBot)
    assert isinstance(warlord, SearchBot)
    assert warlord.foresight(game) == game.foresight == 2 * champion.foresight(game)
    assert champion.foresight(game) >= 2
    assert warlord.budget.playouts > champion.budget.playouts


@pytest.mark.parametrize(
    ("name", "because"),
    [
        ("hal", 'no bot is called "hal"; choose from: random, greedy, search, recruit, veteran, champion, warlord'),
        ("", 'no bot is called ""'),
        ("warlord:ms=1", '"warlord" has no setting "ms"; it has: style'),
        (
            "warlord:style=rude",
            'no style is called "rude"; choose from: careful, bold, aiming, rush, turtle',
        ),
        ("random:playouts=1", '"random" has no setting "playouts"; it has: none'),
        ("search:depth=3", '"search" has no setting "depth"; it has: playouts, ms, turns'),
        ("search:playouts=0", '"playouts" of "search" wants a whole number above zero, not "0"'),
        ("search:playouts=many", 'not "many"'),
        ("search:playouts=", 'not ""'),
        ("search:ms=99999999999999", "wants a whole number"),
    ],
)
def test_a_wrong_name_is_told_what_there_is(name: str, because: str) -> None:
    with pytest.raises(ValueError, match=r"bot|setting|wants|style") as caught:
        named(name, 1)

    assert because in str(caught.value)
