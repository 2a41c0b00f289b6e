"""What every game of the house is to the kernel: content from packs, and matches that may begin in the middle."""

from __future__ import annotations

from typing import Any, ClassVar

from tercio.games.leads import Network
from tercio.games.vocabulary import Vocabulary, as_table
from tercio.games.ways import Goal, goal_of, nearest_to, place_words, way_words
from tercio.geometry.points import Path, Point
from tercio.kernel import NOBODY, PASS, Answer, Decision, Dice, Game, Match, Option, Seat, Setup, State, Step, Verdict
from tercio.texts import phrasebook_of


class TabletopGame(Game):
    """A game made of packs; a match begins at its beginning, or from a position as people write it down."""

    vocabulary: ClassVar[Vocabulary] = Vocabulary()
    tastes: dict[str, Any]  # by style, what each thing is worth to a bot; "" is the usual one
    networks: dict[str, Network]  # by style, what play has taught about a position as a whole
    term_names: tuple[str, ...] = ()

    def __init__(self, packs: dict[str, str]) -> None:
        self.pack_prints = packs

    @property
    def packs(self) -> dict[str, str]:
        return self.pack_prints

    def lay_out(self, setup: Setup, dice: Dice) -> tuple[State, list[Step]]:
        if "position" not in setup:
            return self.begin({key: value for key, value in setup.items() if key != "packs"}, dice)
        table = as_table(setup["position"], "position")
        laid_out = self.vocabulary.read_position(self, table)
        table.document.check()
        return laid_out

    def terms(self, m: Match, seat: Seat, style: str = "") -> list[float]:
        """The position as this seat sees it, in numbers with the `term_names`; none where the game has no network."""
        return []

    def begin(self, setup: Setup, dice: Dice) -> tuple[State, list[Step]]:
        """The table of a new match, and what is to be done, last step first."""
        raise NotImplementedError

    def goals(self, state: State, way: Path) -> list[Goal]:
        """What a way may be told by."""
        return []

    def way_words(self, state: State, way: Path, lang: str) -> str:
        goal = goal_of(way, self.goals(state, way))
        return way_words(way, "" if goal is None else self.name_of(state, "thing", goal.thing, lang), lang)

    def landmarks(self, state: State, option: Option) -> list[Goal]:
        """What a place may be told by that an answer to this option names."""
        return []

    def place_words(self, state: State, option: Option, place: Point, lang: str) -> str:
        mark = nearest_to(place, self.landmarks(state, option))
        return "" if mark is None else place_words(place, mark.at, self.name_of(state, "thing", mark.thing, lang), lang)

    def judge_unoffered(self, m: Match, decision: Decision, answer: Answer, verdict: Verdict) -> None:
        """The rule of a question says what it is about: whatever belongs to other questions or other things waits."""
        book = phrasebook_of(self.id)
        questions = book.option(answer.key).questions
        asked = {option.subject for option in decision.options if option.subject != NOBODY}
        if answer.key == PASS.key:
            verdict.refuse(decision.rule, "no-passing")
        elif questions and decision.kind not in questions:
            verdict.refuse(decision.rule, "asked-otherwise")
        elif book.question(decision.kind).is_of_one and asked:
            if answer.subject in asked:
                verdict.refuse(decision.rule, "asked-otherwise")
            else:
                about = decision.subject if decision.subject in asked else min(asked)
                verdict.refuse(decision.rule, "about-another", (about,))
