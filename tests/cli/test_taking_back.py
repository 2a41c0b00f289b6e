"""K-BACK-01 at the terminal: taking back across windows that were passed for a player, or by him with `p`."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from battle import FACTIONS, ability, action, character, lord
from tercio.cli.terminal.keyboard import Keyboard
from tercio.cli.terminal.screen import Screen
from tercio.cli.terminal.session import Session
from tercio.games import box_of, open_game
from tercio.kernel import Answer, Match, Recorder, loaded
from tercio.kernel.record import dump_position

pytestmark = pytest.mark.rule("K-BACK-01")

DRUM = ability("order", {"do": "special", "word": "order-again"})  # the player gives another order at once
ECHO = action("echo", ability("react", {"do": "ready"}, trigger="after:performed"))  # so that a hand might react


class Typed(Keyboard):
    """A keyboard on which these lines are typed; then the player leaves."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def line(self, prompt: str) -> str:
        if not self.lines:
            raise KeyboardInterrupt
        return self.lines.pop(0)


class Sitting:
    """Seat 0 is asked for its order; its drummer may let it give two. What is typed is answered."""

    def __init__(self, at: Path, *players: str, hand: str = "stranger", dice: tuple[int, ...] = ()) -> None:
        cards = [character("drummer", ability=[DRUM]), character("stranger"), lord("lord-a"), ECHO]
        cards += [character("foe", FACTIONS[1]), lord("lord-b", FACTIONS[1])]
        content: dict[str, Any] = {"card": [dict(card) for card in cards]}
        for card in content["card"]:
            card.pop("has_faction", None)
        armies = [{"ranks": [["drummer"], ["lord-a"]], "hand": [hand]}, {"ranks": [["foe"], ["lord-b"]]}]
        game = open_game("warlord", inline=content)
        self.recorder = Recorder(game, {"position": {"army": armies}, "content": content}, loaded(dice), players)
        self.output = StringIO()
        screen = Screen(game, "en", Console(file=self.output, width=80, highlight=False))
        self.session = Session(self.recorder, screen, at / "match.tercio")
        self.start = dump_position(self.match)

    @property
    def match(self) -> Match:
        return self.recorder.match

    def type(self, *lines: str) -> str:
        """What is shown."""
        self.session.keyboard = Typed(*lines)
        before = len(self.output.getvalue())
        self.session.run()
        return self.output.getvalue()[before:]

    def number(self, key: str, card: str) -> str:
        """The option as it is typed."""
        (decision,) = self.match.asks()
        named = box_of("warlord").vocabulary.id_of(self.match.state, card)
        assert named is not None
        subject = named * 1000 if key == "perform" else named
        return str([(option.key, option.subject) for option in decision.options].index((key, subject)) + 1)

    def said(self) -> list[tuple[int, str]]:
        return [(answer.seat, answer.key) for answer in self.match.answers]


def test_a_window_that_was_passed_for_the_player_goes_back_with_the_order(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, "human", "random")
    sitting.type(sitting.number("perform", "drummer"))
    said = sitting.said()

    shown = sitting.type("b")

    assert said == [(0, "perform"), (0, "pass")]  # nothing in his hand fits, but nobody else may know that
    assert "Taken back." in shown
    assert sitting.said() == []
    assert dump_position(sitting.match) == sitting.start


def test_where_only_such_a_window_could_go_back_nothing_does(tmp_path: Path) -> None:
    """The bot has answered before it: to be asked once more about nothing helps nobody."""
    sitting = Sitting(tmp_path, "human", "random")
    foe = box_of("warlord").vocabulary.id_of(sitting.match.state, "foe")
    assert foe is not None
    sitting.recorder.answer(Answer(0, "pass"))
    sitting.recorder.answer(Answer(1, "manoeuvre", foe))
    sitting.type()
    said, position = sitting.said(), dump_position(sitting.match)

    shown = sitting.type("b")

    assert said[-1] == (0, "pass")
    assert "This cannot be taken back." in shown
    assert (sitting.said(), dump_position(sitting.match)) == (said, position)


def test_a_window_in_which_the_player_could_have_reacted_is_asked_again(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, "human", "random", hand="echo")
    sitting.type(sitting.number("perform", "drummer"), "p")
    said = sitting.said()

    shown = sitting.type("b")

    assert said == [(0, "perform"), (0, "pass")]
    assert "Taken back." in shown
    assert sitting.said() == [(0, "perform")]
    assert sitting.match.asks()[0].kind == "after:performed"


def test_with_two_people_at_the_table_every_pass_is_a_pass(tmp_path: Path) -> None:
    """One that was passed by `p` goes back like any other, one answer at a time."""
    sitting = Sitting(tmp_path, "human", "human")
    sitting.type("", sitting.number("perform", "drummer"), "p")

    sitting.type("", "b")
    once = sitting.said()
    sitting.type("", "b")

    assert once == [(0, "perform")]
    assert sitting.said() == []
    assert dump_position(sitting.match) == sitting.start


def test_nothing_goes_back_across_a_card_that_was_shown(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, "human", "random", hand="echo")
    sitting.type(sitting.number("perform", "drummer"), "1 1")  # the react from hand
    said = sitting.said()

    shown = sitting.type("b")

    assert said[:2] == [(0, "perform"), (0, "react")]
    assert "This cannot be taken back." in shown
    assert sitting.said() == said


def test_nothing_goes_back_across_dice(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, "human", "random", dice=(2,))
    sitting.type(sitting.number("attack", "drummer"), "1")
    said = sitting.said()

    shown = sitting.type("b")

    assert said[:2] == [(0, "attack"), (0, "strike")]
    assert "This cannot be taken back." in shown
    assert sitting.said() == said
