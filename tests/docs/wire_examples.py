"""A real match whose messages are the examples in docs/protocol.md. `python -m docs.renew` writes them there."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from tercio.games import open_game
from tercio.games.skirmish.rules import walk_allowance
from tercio.games.skirmish.state import BLUE, RED, skirmish
from tercio.kernel import AGREE_DRAW, CHANCE, CONCEDE, TOGETHER, Answer, Recorder, open_dice
from tercio.texts import phrasebook_of
from tercio.wire import answer_json, decision_json, event_json, record_text, tally_json, verdict_json, view_json

GOLEM: Final = 0
IMP: Final = 1
WIDTH: Final = 148  # an option fits on one line

SETUP: Final = {
    "position": {
        "phase": "stance",
        "hands": ["fortune", "guard"],
        "units": {
            "red-golem": {"profile": "golem", "seat": RED, "at": [3, 3]},
            "blue-imp": {"profile": "imp", "seat": BLUE, "at": [4, 3]},
        },
    }
}


class Example(NamedTuple):
    """One message: the schema's name for it, what it shows, and its JSON."""

    kind: str
    shows: str
    data: Any


class Teller:
    """Plays the match and keeps what crossed the wire."""

    def __init__(self) -> None:
        self.recorder = Recorder(open_game("skirmish"), SETUP, open_dice(7), ("human", "random"))
        self.examples: list[Example] = []

    def keep(self, kind: str, shows: str, data: Any) -> None:
        self.examples.append(Example(kind, shows, data))

    def say(self, shows: str, answer: Answer) -> None:
        assert self.recorder.answer(answer), answer
        if shows:
            self.keep("Answer", shows, answer_json(answer))

    def ask(self, shows: str) -> None:
        self.keep("Decision", shows, decision_json(phrasebook_of("skirmish"), self.recorder.match.asks()[0]))


def examples() -> list[Example]:
    """Every kind of message, in the order of the match."""
    tell = Teller()
    match, book = tell.recorder.match, phrasebook_of("skirmish")
    tell.say("a key alone", Answer(RED, "bold"))
    tell.keep("View", "what blue sees", view_json(match.view(BLUE)))
    tell.say("", Answer(BLUE, "wary"))
    tell.ask("red is to act")
    allowance = walk_allowance(skirmish(match), skirmish(match).units[GOLEM])
    tell.keep("Tally", "how far the golem may walk", tally_json(allowance))
    too_far = Answer(RED, "walk", GOLEM, path=((3000, 5000), (9000, 3000)))
    tell.keep("Answer", "a path", answer_json(too_far))
    tell.keep("Verdict", "the path is refused", verdict_json(book, match.judge(too_far)))
    rest = Answer(RED, "rest", GOLEM)
    tell.keep("Answer", "a key and its subject", answer_json(rest))
    tell.keep("Verdict", "resting is legal", verdict_json(book, match.judge(rest)))
    tell.say("a pick", Answer(RED, "strike", GOLEM, picks=(IMP,)))
    tell.ask("blue may react")
    tell.say("a reaction", Answer(BLUE, "parry", IMP))
    tell.ask("real dice are asked for")
    tell.say("numbers", Answer(CHANCE, "faces", numbers=(5, 2)))
    tell.say("a pass", Answer(BLUE, "pass"))
    tell.say("", Answer(CHANCE, "faces", numbers=(8, 6, 3)))
    tell.say("", Answer(RED, "pass"))
    for shows, answer in (("giving up", Answer(BLUE, CONCEDE)), ("a draw", Answer(TOGETHER, AGREE_DRAW))):
        assert match.judge(answer)
        tell.keep("Answer", shows, answer_json(answer))
    tell.keep("Event", "what happened", [event_json(book, event) for event in match.events])
    lines = record_text(tell.recorder.record()).splitlines()
    tell.keep("RecordLine", "the record", [json.loads(line) for line in lines])
    return tell.examples


def printed(example: Example) -> str:
    """The JSON as it stands on the page; a record has a line for each fact."""
    if example.kind == "RecordLine":
        return "\n".join([json.dumps(line, ensure_ascii=False) for line in example.data])
    return shaped(example.data)


def shaped(data: Any, indent: str = "") -> str:
    """On one line where it fits, otherwise an entry a line."""
    flat = json.dumps(data, ensure_ascii=False)
    if len(indent + flat) <= WIDTH or not data or not isinstance(data, (dict, list)):
        return flat
    deeper = indent + "  "
    if isinstance(data, dict):
        entries = [f"{json.dumps(key)}: {shaped(value, deeper)}" for key, value in data.items()]
        return "{\n" + ",\n".join([deeper + entry for entry in entries]) + f"\n{indent}}}"
    return "[\n" + ",\n".join([deeper + shaped(item, deeper) for item in data]) + f"\n{indent}]"
