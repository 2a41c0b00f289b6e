"""The published JSON Schema is valid and describes every message of a match, no more and no less."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from table import BLUE, RED, Table, figure
from tercio.bots import RandomBot
from tercio.games import open_game
from tercio.games.skirmish.rules import walk_allowance
from tercio.games.skirmish.state import skirmish
from tercio.kernel import Answer, Recorder, open_dice, seeded
from tercio.texts import phrasebook_of
from tercio.wire import answer_json, decision_json, event_json, record_text, schema_of, tally_json, verdict_json
from tercio.wire import view_json as view_message

BOOK = phrasebook_of("skirmish")
SKIRMISH = open_game("skirmish")
SCHEMA = schema_of(SKIRMISH)
VALIDATORS = {
    name: Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]}) for name in SCHEMA["$defs"]
}


def valid(name: str, message: Any) -> bool:
    """Whether the message, as text and read again, fits its definition."""
    return bool(VALIDATORS[name].is_valid(json.loads(json.dumps(message))))


def test_the_schema_is_valid_and_plain_json() -> None:
    Draft202012Validator.check_schema(SCHEMA)

    assert json.loads(json.dumps(SCHEMA)) == SCHEMA
    assert "skirmish" in SCHEMA["title"]


def test_every_definition_that_is_pointed_to_exists() -> None:
    pointed = {part.split('"')[0] for part in json.dumps(SCHEMA).split("#/$defs/")[1:]}

    assert pointed <= set(SCHEMA["$defs"])


def test_every_step_of_the_game_and_the_kernel_is_described() -> None:
    steps = [entry["$ref"].rpartition("/")[2] for entry in SCHEMA["$defs"]["Step"]["oneOf"]]

    assert steps == ["Roll", "Window", *[kind.__name__ for kind in SKIRMISH.step_kinds]]


@pytest.mark.parametrize(("seed", "has_open_dice"), [(1, False), (2, False), (3, True)])
def test_every_message_of_a_random_match_fits(seed: int, has_open_dice: bool) -> None:
    recorder = Recorder(SKIRMISH, {}, open_dice(seed) if has_open_dice else seeded(seed), ("human", "random"))
    match, bot, told = recorder.match, RandomBot(seed), 0
    while match.stack:
        for seat in (RED, BLUE, -3):
            assert valid("View", view_message(match.view(seat, since=told)))
        told = len(match.events)
        decision = match.asks()[0]
        answer = bot.answer(match.view(decision.seat), decision)
        assert valid("Decision", decision_json(BOOK, decision))
        assert valid("Answer", answer_json(answer))
        assert valid("Verdict", verdict_json(BOOK, match.judge(Answer(decision.seat, "no-such-thing"))))
        recorder.answer(answer)
    state = skirmish(match)

    assert all(valid("Event", event_json(BOOK, event)) for event in match.events)
    assert all(valid("Tally", tally_json(walk_allowance(state, unit))) for unit in state.units)
    assert all(valid("RecordLine", json.loads(line)) for line in record_text(recorder.record()).splitlines())
    assert valid("View", view_message(match.view(RED)))


def view_after_a_strike() -> dict[str, Any]:
    table = Table(figure("red-golem", RED, 2, 2), figure("blue-golem", BLUE, 3, 2), hands=["", "guard"])
    table.strike("red-golem", "blue-golem")
    return json.loads(json.dumps(view_message(table.match.view(BLUE))))  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("seat",), "0"),
        (("state", "units", 0, "at"), [1]),
        (("state", "units", 0, "at"), [1, 2, 3]),
        (("state", "units", 0, "wounds"), 1.5),
        (("state", "units", 0, "secret"), 1),
        (("state", "round"), None),
        (("stack", -1, "step"), "Dance"),
        (("stack", -1, "turn"), "0"),
        (("asks", 0, "options", 0, "among"), 3),
        (("events", 0, "facts"), ["x"]),
        (("outcome",), {}),
        (("extra",), 1),
        (("game",), "chess"),
    ],
)
def test_a_message_of_another_form_does_not_fit(place: tuple[Any, ...], value: Any) -> None:
    view = view_after_a_strike()
    owner: Any = view
    for key in place[:-1]:
        owner = owner[key]
    fits_before = valid("View", view)
    owner[place[-1]] = value

    assert fits_before
    assert not valid("View", view)


@pytest.mark.parametrize("key", ["game", "seat", "state", "stack", "asks", "waiting", "events", "outcome"])
def test_a_message_with_something_missing_does_not_fit(key: str) -> None:
    view = view_after_a_strike()
    del view[key]

    assert not valid("View", view)


@pytest.mark.parametrize(
    ("answer", "fits"),
    [
        ({"seat": 0, "key": "pass"}, True),
        ({"seat": 0, "key": "walk", "subject": 1, "path": [[1, 2]], "picks": [], "numbers": []}, True),
        ({"seat": 0}, False),
        ({"seat": 0, "key": 5}, False),
        ({"seat": 0, "key": "walk", "path": [[1]]}, False),
        ({"seat": 0, "key": "pass", "comment": "x"}, False),
    ],
)
def test_the_form_of_an_answer(answer: Any, fits: bool) -> None:
    assert valid("Answer", answer) == fits
