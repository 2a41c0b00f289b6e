"""A strike with the dice written down, kept as a record, and played again from the record's text alone."""

from __future__ import annotations

from tercio.games import open_game
from tercio.kernel import Answer, Recorder, digest, loaded, replay
from tercio.texts import Speaker
from tercio.wire import parse_record, record_text

RED, BLUE = 0, 1
GOLEM, IMP = 0, 1  # figures have the numbers of their order in the position

POSITION = {
    "units": {
        "red-golem": {"profile": "golem", "seat": RED, "at": [3, 3]},
        "blue-imp": {"profile": "imp", "seat": BLUE, "at": [4, 3]},
    },
}


def main() -> None:
    game = open_game("skirmish")
    recorder = Recorder(game, {"position": POSITION}, loaded((5, 2, 8, 6, 3)))  # two for the parry, three to strike
    for answer in (Answer(RED, "strike", GOLEM, picks=(IMP,)), Answer(BLUE, "parry", IMP)):
        assert recorder.answer(answer)

    speaker = Speaker(game, "en")
    for event in recorder.match.events:
        print(speaker.event(recorder.match.state, event))

    text = record_text(recorder.record())  # one line a fact: what it began with, each answer, now and then a digest
    again = replay(open_game("skirmish"), parse_record(text))
    print(f"{len(text.splitlines())} lines play again to the same table: {digest(again) == digest(recorder.match)}")


if __name__ == "__main__":
    main()
