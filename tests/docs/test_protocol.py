"""docs/protocol.md shows real messages, all of them, and each is valid under the published schema."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from docs.pages import NAMED, PROJECT, blocks_of
from docs.programs import output_of
from docs.renew import with_examples
from docs.wire_examples import examples
from tercio.games import open_game
from tercio.kernel import replay
from tercio.wire import parse_record, schema_of

PAGE = PROJECT / "docs" / "protocol.md"
TEXT = PAGE.read_text("utf-8")
SHOWN = [(kind, shows, text) for kind, shows, text in NAMED.findall(TEXT)]


def is_valid(kind: str, message: Any) -> bool:
    schema = schema_of(open_game("skirmish"))
    return bool(Draft202012Validator({**schema, "$ref": f"#/$defs/{kind}"}).is_valid(message))


def messages_in(kind: str, text: str) -> list[Any]:
    if kind == "RecordLine":
        return [json.loads(line) for line in text.splitlines()]
    data = json.loads(text)
    return data if isinstance(data, list) else [data]


def test_the_page_shows_what_the_code_says() -> None:
    renewed = with_examples(TEXT)

    assert renewed == TEXT, "to write the new messages into the page: PYTHONPATH=tests .venv/bin/python -m docs.renew"


@pytest.mark.parametrize(("kind", "shows", "text"), SHOWN, ids=[f"{kind}-{shows}" for kind, shows, _ in SHOWN])
def test_every_message_on_the_page_is_valid(kind: str, shows: str, text: str) -> None:
    messages = messages_in(kind, text)

    assert messages
    assert all(is_valid(kind, message) for message in messages)


@pytest.mark.parametrize("kind", sorted({example.kind for example in examples()}))
def test_the_schema_refuses_what_is_no_message(kind: str) -> None:
    message = next(messages_in(shown, text)[0] for shown, _, text in SHOWN if shown == kind)
    first = next(iter(message))

    assert not is_valid(kind, {**message, "surprise": 1})
    assert not is_valid(kind, {key: value for key, value in message.items() if key != first})


def test_the_answers_on_the_page_have_every_form() -> None:
    forms = {key for kind, _, text in SHOWN if kind == "Answer" for key in json.loads(text)}

    assert forms == {"seat", "key", "subject", "picks", "path", "numbers"}


def test_the_record_on_the_page_plays_again() -> None:
    (text,) = [text for kind, _, text in SHOWN if kind == "RecordLine"]
    record = parse_record(text)

    assert len(replay(open_game("skirmish"), record).answers) == len(record.answers) > 0


def test_the_program_prints_what_stands_under_it() -> None:
    program, shown = [block.text for block in blocks_of(PAGE) if block.language in ("python", "text")]

    assert output_of(program) == shown
