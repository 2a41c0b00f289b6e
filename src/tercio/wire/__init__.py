"""JSON of everything that crosses a boundary, with a published schema."""

from tercio.wire.messages import (
    answer_json,
    decision_json,
    event_json,
    read_answer,
    tally_json,
    verdict_json,
    view_json,
)
from tercio.wire.records import parse_record, read_record, record_text, write_record
from tercio.wire.schema import schema_of

__all__ = [
    "answer_json",
    "decision_json",
    "event_json",
    "parse_record",
    "read_answer",
    "read_record",
    "record_text",
    "schema_of",
    "tally_json",
    "verdict_json",
    "view_json",
    "write_record",
]
