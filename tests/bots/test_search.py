"""The search bot: through views only, the same with the same seed, within its budget, and it sees what is there."""

from __future__ import annotations

import os

import pytest

import knights
import summoning
from battle import Battle, army, character
from table import BLUE, RED, Table, figure
from tercio.bots import Budget, SearchBot, ask_bot, ask_why
from tercio.bots.lookahead import Weighed
from tercio.bots.search import varied
from tercio.bots.trial import trial_of
from tercio.games import open_game
from tercio.kernel import Answer, Match, seeded, start

IS_SOAK = os.environ.get("TERCIO_SOAK") == "1"
GOLEMS = (figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3, 2))


class Ticking:
    """A clock that goes on by a tenth of a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.1
        return self.now


def said(match: Match, seed: int = 3, playouts: int = 16) -> Answer:
    return ask_bot(SearchBot(seed, Budget(playouts)), match, match.asks()[0])


def played(seed: int, bots: tuple[SearchBot, SearchBot]) -> Match:
    match = start(open_game("skirmish"), {}, seeded(seed))
    while match.stack:
        decision = match.asks()[0]
        assert match.answer(ask_bot(bots[decision.seat], match, decision))
    return match


def test_it_plays_to_the_end_and_with_the_same_seeds_says_the_same() -> None:
    playouts = 6 if IS_SOAK else 3
    once = played(1, (SearchBot(2, Budget(playouts)), SearchBot(3, Budget(playouts))))
    again = played(1, (SearchBot(2, Budget(playouts)), SearchBot(3, Budget(playouts))))

    assert once.outcome is not None
    assert once.answers == again.answers


@pytest.mark.parametrize("seed", range(3))
def test_it_says_the_same_whatever_it_cannot_see(seed: int) -> None:
    """Two armies with other cards in the enemy's hand look the same, and so does the toy game's other card."""
    battles = [
        Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"], hand=[card], deck=["foe#2"]))
        for card in ("first-secret", "second-secret")
    ]
    tables = [Table(*GOLEMS, hands=["guard", card], phase="stance") for card in ("guard", "fortune")]
    for table in tables:
        table.say("bold", seat=BLUE)

    assert said(battles[0].match, seed) == said(battles[1].match, seed)
    assert said(tables[0].match, seed) == said(tables[1].match, seed)


def test_it_leaves_the_match_alone() -> None:
    table = Table(*GOLEMS, dice=(1, 1, 1))
    before = table.digest
    said(table.match)

    assert table.digest == before


# -- budgets --------------------------------------------------------------------------


@pytest.mark.parametrize("playouts", [1, 7, 15])
def test_it_makes_no_more_playouts_than_it_may(playouts: int) -> None:
    bot, table = SearchBot(1, Budget(playouts)), Table(*GOLEMS)
    bot.answer(table.match.view(RED), table.question)

    assert bot.budget.spent == playouts


def test_it_thinks_no_longer_than_until_the_best_is_clear() -> None:
    bot, table = SearchBot(1, Budget(4_000)), Table(*GOLEMS)
    bot.answer(table.match.view(RED), table.question)

    assert 0 < bot.budget.spent < 1_000


def test_it_does_not_think_about_what_is_forced() -> None:
    match = start(open_game("warlord"), open_game("warlord").example_setup(), seeded(1))
    playouts = 12 if IS_SOAK else 3
    bot = SearchBot(1, Budget(playouts))
    spent: list[tuple[int, int]] = []
    for _ in range(40):
        decision = match.asks()[0]
        match.answer(ask_bot(bot, match, decision))
        spent.append((len(decision.options), bot.budget.spent))
        if not IS_SOAK and (1, 0) in spent and playouts in [used for _, used in spent]:
            break

    assert [used for options, used in spent if options == 1 and used == 0]
    assert max([used for _, used in spent]) == playouts


def test_a_clock_that_is_handed_in_ends_its_thinking() -> None:
    bot, table = SearchBot(1, Budget(1 << 30, 2000, Ticking())), Table(*GOLEMS)
    bot.answer(table.match.view(RED), table.question)

    assert 0 < bot.budget.spent < 20


def test_where_time_is_short_few_are_compared_often_rather_than_many_once() -> None:
    table = Table(*GOLEMS, figure("red-imp", RED, 4, 4), hands=["", ""])
    hurried = SearchBot(1, Budget(1 << 30, 4000, Ticking())).explain(table.match.view(RED), table.question)
    patient = SearchBot(1, Budget(64)).explain(table.match.view(RED), table.question)

    assert 2 <= len(hurried) < len(patient)
    assert min([reason.trials for reason in hurried[:2]]) >= 3


def test_without_time_for_a_single_comparison_the_first_look_decides() -> None:
    table = Table(*GOLEMS)
    reasons = SearchBot(1, Budget(1)).explain(table.match.view(RED), table.question)

    assert len(reasons) > 1
    assert reasons[0].value == max([reason.value for reason in reasons])


def test_with_few_playouts_it_compares_different_ideas_rather_than_ways_to_the_same_place() -> None:
    table = Table(*GOLEMS, figure("red-imp", RED, 4, 4), hands=["", ""])
    reasons = SearchBot(1, Budget(16)).explain(table.match.view(RED), table.question)
    ideas = {(reason.answer.key, reason.answer.subject, reason.answer.picks) for reason in reasons}

    assert len(ideas) == len(reasons) == 4


# -- why -------------------------------------------------------------------------------


def test_it_says_why_with_its_best_alternatives() -> None:
    table = Table(*GOLEMS)
    view = table.match.view(RED)
    reasons = ask_why(SearchBot(5, Budget(40)), view, table.question)

    assert reasons[0].answer == SearchBot(5, Budget(40)).answer(view, table.question)
    assert len({reason.answer for reason in reasons}) == len(reasons) > 2
    assert reasons[0].trials == max([reason.trials for reason in reasons])
    assert reasons[0].value > reasons[-1].value
    assert [reason.value for reason in reasons[1:]] == sorted([reason.value for reason in reasons[1:]], reverse=True)


# -- a trial is the match, only quicker ---------------------------------------------------


@pytest.mark.parametrize("name", ["skirmish", "warlord", "summoners", "mageknight"])
def test_a_trial_comes_to_the_same_position_as_the_match(name: str) -> None:
    """Every answer of a few dozen is taken by both, with the same dice; the next question is the same."""
    game = open_game(name)
    match, dice = start(game, game.example_setup(), seeded(4)), seeded(5)
    for _ in range(30):
        trial = trial_of(match, match.dice.clone())
        decision = match.asks()[0]
        (answer,) = game.propose(match.view(decision.seat), decision, 1, dice)
        match.answer(answer)
        trial.take(answer)

        assert trial.asks() == match.asks()
        assert game.evaluate(trial, 0) == game.evaluate(match, 0)


# -- it sees what is there ------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
def test_it_strikes_down_the_last_enemy_of_the_toy_game(seed: int) -> None:
    table = Table(figure("red-golem", RED, 2, 2), figure("blue-imp", BLUE, 3, 2, wounds=1), hands=["", ""])

    assert said(table.match, seed).key == "strike"


@pytest.mark.parametrize("seed", range(2))
def test_it_attacks_a_warlord_that_a_blow_would_kill(seed: int) -> None:
    hero = character("hero", attacks=[19], level=4)
    battle = Battle(army(["hero"], ["lord-a"]), army(["lord-b"]), cards=[hero], on={"lord-b": {"wounds": 2}})
    answer = said(battle.match, seed)

    assert (answer.key, battle.name(answer.subject)) == ("attack", "hero")


@pytest.mark.parametrize("seed", range(2))
def test_it_strikes_a_summoner_that_a_blow_would_kill(seed: int) -> None:
    table = summoning.Summoning(
        [summoning.own("cobra", (10, 10)), summoning.foe("mage1", summoning.near("cobra"), life_lost=14)],
        cards=[summoning.creature("cobra", melee=6)],
        scenario="s1",
        acting="cobra",
    )

    assert said(table.match, seed).key == "melee"


@pytest.mark.parametrize("seed", range(2))
def test_it_fights_the_last_enemy_who_is_on_his_last_click(seed: int) -> None:
    table = knights.Knights(
        [knights.own("orc", (10, 10)), knights.foe("elf", knights.near("orc"), click=5)],
        cards=[knights.figure("orc", attack=12, damage=4), knights.figure("elf", defense=12)],
        extras=False,
    )

    assert said(table.match, seed).key in ("close", "capture")  # either ends the match


def test_different_ideas_come_before_more_ways_to_do_the_same() -> None:
    """A second place to walk to and a third target wait until all else was considered."""
    walks = [Answer(RED, "walk", 1, path=((inch, 0),)) for inch in (1, 2)]
    strikes = [Answer(RED, "strike", 1, (target,)) for target in (5, 6, 7)]
    rest = Answer(RED, "rest", 2)

    found = varied([Weighed(each) for each in (*walks, *strikes, rest)])

    assert [each.answer for each in found] == [walks[0], *strikes[:2], rest, walks[1], strikes[2]]
