"""The random bot: any legal answer, from what its seat may see, the same with the same seed."""

from dataclasses import dataclass

import pytest

from table import BLUE, RED, Table, figure
from tercio.bots import BotSaysNothing, RandomBot, ask_bot
from tercio.games import open_game
from tercio.kernel import (
    Answer,
    Decision,
    Dice,
    Game,
    Match,
    Option,
    Setup,
    State,
    Step,
    Verdict,
    digest,
    seeded,
    start,
)

SKIRMISH = open_game("skirmish")
FIGURES = (figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3, 2))


def played(seed: int, bots: tuple[int, int]) -> Match:
    match, players = start(SKIRMISH, {}, seeded(seed)), [RandomBot(bot) for bot in bots]
    while match.stack:
        decision = match.asks()[0]
        assert match.answer(ask_bot(players[decision.seat], match, decision))
    return match


@pytest.mark.parametrize("seed", range(5))
def test_it_plays_every_match_to_its_end_with_legal_answers(seed: int) -> None:
    assert played(seed, (seed, seed + 1)).outcome is not None


def test_same_seed_same_play() -> None:
    once, again = played(1, (2, 3)), played(1, (2, 3))

    assert once.answers == again.answers
    assert digest(once) == digest(again)


@pytest.mark.parametrize("bots", [(2, 4), (4, 3)])
def test_another_seed_plays_another_match(bots: tuple[int, int]) -> None:
    assert played(1, bots).answers != played(1, (2, 3)).answers


def test_it_leaves_the_match_and_its_dice_alone() -> None:
    table = Table(*FIGURES, dice=(1, 1, 1))
    before = table.digest

    for seed in range(20):
        RandomBot(seed).answer(table.match.view(RED), table.question)

    assert table.digest == before


def test_it_says_the_same_whatever_it_cannot_see() -> None:
    """Red's answers do not depend on blue's card or stance."""
    said = []
    for card, stance in (("guard", "bold"), ("fortune", "wary")):
        table = Table(*FIGURES, hands=["guard", card], phase="stance").say(stance, seat=BLUE)
        said.append([RandomBot(seed).answer(table.match.view(RED), table.question) for seed in range(30)])

    assert said[0] == said[1]


def test_sooner_or_later_it_says_everything_that_is_offered() -> None:
    table = Table(*FIGURES)
    said = {RandomBot(seed).answer(table.match.view(RED), table.question).key for seed in range(60)}

    assert said == {"walk", "strike", "rest"}


@pytest.mark.parametrize("seed", range(10))
def test_without_a_look_it_never_walks_and_what_it_says_is_legal_in_the_end(seed: int) -> None:
    table = Table(*FIGURES)
    glanced = RandomBot(seed).glance(table.question)

    assert glanced is None or glanced.key in ("strike", "rest")
    assert table.match.judge(ask_bot(RandomBot(seed), table.match, table.question))


@dataclass
class Dilemma(Step):
    """Offers something that it refuses, which no game may do."""

    def ask(self, m: Match) -> tuple[Decision, ...]:
        return (Decision(0, "dilemma", "T-1", (Option("jump", "T-1", among=(1, 2), least=1, most=1),)),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        verdict.refuse("T-1", "no")


class DilemmaGame(Game):
    id = "dilemma"

    def lay_out(self, setup: Setup, dice: Dice) -> tuple[State, list[Step]]:
        return Nothing(), [Dilemma()]


class Nothing(State):
    """An empty table."""

    def clone(self) -> "Nothing":
        return Nothing()


def test_where_nothing_is_legal_it_says_so() -> None:
    match = start(DilemmaGame(), {}, seeded(1))
    (decision,) = match.asks()

    with pytest.raises(BotSaysNothing, match="no legal answer to dilemma for seat 0"):
        ask_bot(RandomBot(1), match, decision)
