"""The machine every game runs on: steps on a stack, questions, answers, events. It imports nothing of ours."""

from tercio.kernel.decision import (
    AGREE_DRAW,
    CHANCE,
    CONCEDE,
    NOBODY,
    PASS,
    SPECTATOR,
    TOGETHER,
    Answer,
    Decision,
    Option,
    Point,
    RuleId,
    Seat,
    plain,
    sole,
)
from tercio.kernel.dice import Dice, OutOfDice, loaded, loaded_first, open_dice, seeded
from tercio.kernel.event import EVERYONE, Event, only
from tercio.kernel.game import Game, Setup, State
from tercio.kernel.match import BrokenLaw, Match, Outcome, start
from tercio.kernel.record import Drift, Record, Recorder, digest, replay, restore, resume, snapshot
from tercio.kernel.step import FallenDice, Roll, Sealed, Step, fallen_dice
from tercio.kernel.tally import Receipt, Tally
from tercio.kernel.verdict import ABILITY, CARD, CORE, SCENARIO, Refusal, Rule, Verdict
from tercio.kernel.view import View
from tercio.kernel.window import Window

__all__ = [
    "ABILITY",
    "AGREE_DRAW",
    "CARD",
    "CHANCE",
    "CONCEDE",
    "CORE",
    "EVERYONE",
    "NOBODY",
    "PASS",
    "SCENARIO",
    "SPECTATOR",
    "TOGETHER",
    "Answer",
    "BrokenLaw",
    "Decision",
    "Dice",
    "Drift",
    "Event",
    "FallenDice",
    "Game",
    "Match",
    "Option",
    "OutOfDice",
    "Outcome",
    "Point",
    "Receipt",
    "Record",
    "Recorder",
    "Refusal",
    "Roll",
    "Rule",
    "RuleId",
    "Sealed",
    "Seat",
    "Setup",
    "State",
    "Step",
    "Tally",
    "Verdict",
    "View",
    "Window",
    "digest",
    "fallen_dice",
    "loaded",
    "loaded_first",
    "only",
    "open_dice",
    "plain",
    "replay",
    "restore",
    "resume",
    "seeded",
    "snapshot",
    "sole",
    "start",
]
