"""The JSON Schema of what bots by command hear and say: the wire format of a game, and five kinds of lines more."""

from __future__ import annotations

from typing import Any

from tercio.doors.lines import DRAWN, LOST, PROTOCOL, UNFINISHED, WON
from tercio.kernel import Game
from tercio.wire import schema_of
from tercio.wire.schema import NAMED, STRING, closed, list_of

Json = dict[str, Any]


def line_schema(game: Game) -> Json:
    """A line to a bot validates against `#/$defs/ToBot`, one by a bot against `#/$defs/FromBot`."""
    schema = schema_of(game)
    answer = schema["$defs"]["Answer"]
    receipts = list_of({"$ref": "#/$defs/Receipt"})
    refusal = {"rule": STRING, "because": STRING, "facts": NAMED, "receipts": receipts, "text": STRING}
    counting = {"type": "integer", "minimum": 0}
    lines: Json = {
        "Hello": closed(
            {
                "say": {"const": "hello"},
                "protocol": {"const": PROTOCOL},
                "game": {"const": game.id},
                "version": STRING,
                "packs": {"type": "object", "additionalProperties": STRING},
                "seat": counting,
                "seats": counting,
                "seed": counting,
                "seconds": {"type": "number"},
                "tries": counting,
            }
        ),
        "Question": closed(
            {
                "say": {"const": "question"},
                "number": counting,
                "view": {"$ref": "#/$defs/View"},
                "decision": {"$ref": "#/$defs/Decision"},
                "proposals": list_of({"$ref": "#/$defs/Answer"}),
            }
        ),
        "Refused": closed(
            {
                "say": {"const": "refused"},
                "trouble": STRING,
                "refusals": list_of(closed(refusal, ("receipts",))),
                "tries_left": counting,
            }
        ),
        "Over": closed(
            {
                "say": {"const": "over"},
                "result": {"enum": [WON, LOST, DRAWN, UNFINISHED]},
                "outcome": {"anyOf": [{"$ref": "#/$defs/Outcome"}, {"type": "null"}]},
            }
        ),
        "Choose": closed({"choose": counting, "number": counting}, ("number",)),
        "Say": closed(
            {"answer": {**answer, "required": ["key"]}, "number": counting},  # whose seat it is, is known
            ("number",),
        ),
        "ToBot": {"oneOf": [{"$ref": f"#/$defs/{name}"} for name in ("Hello", "Question", "Refused", "Over")]},
        "FromBot": {"oneOf": [{"$ref": "#/$defs/Choose"}, {"$ref": "#/$defs/Say"}]},
    }
    return {
        **schema,
        "title": f"Tercio lines for bots, {game.id} {game.version}",
        "$ref": "#/$defs/ToBot",
        "$defs": dict(sorted({**schema["$defs"], **lines}.items())),
    }
