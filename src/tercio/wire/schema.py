"""The JSON Schema of everything on the wire, made from the types themselves."""

from __future__ import annotations

import types
from typing import Any, Union, get_args, get_origin

from tercio.kernel import Answer, Decision, Game, Option, Outcome, Step
from tercio.kernel.codec import hints_of, is_record, left_out
from tercio.kernel.record import KERNEL_STEPS
from tercio.kernel.tally import BANDS
from tercio.wire.records import FORMAT

Json = dict[str, Any]

INTEGER: Json = {"type": "integer"}
STRING: Json = {"type": "string"}
FACTS: Json = {  # by their names; a list if a fact takes the rest
    "type": "object",
    "additionalProperties": {"anyOf": [INTEGER, {"type": "array", "items": INTEGER}]},
}
NAMED: Json = {"$ref": "#/$defs/Facts"}


def schema_of(game: Game) -> Json:
    """All messages of one game. A message validates against `#/$defs/<Name>`."""
    catalogue = game.catalogue()
    maker = Maker(set(catalogue))
    steps = KERNEL_STEPS + game.step_kinds
    for kind in steps:
        maker.step(kind)
    maker.defs["Step"] = {"oneOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in steps]}
    maker.of(Option)
    maker.of(Decision)
    maker.defs["Decision"]["properties"]["facts"] = NAMED
    maker.defs["Decision"]["required"].remove("facts")
    maker.of(Outcome)
    maker.of(Answer)
    maker.defs["Answer"]["required"] = ["seat", "key"]
    maker.defs["State"] = {"$ref": maker.of(game.state_kind)["$ref"]}
    receipt = closed({"band": {"enum": list(BANDS)}, "value": INTEGER, "rule": STRING, "source": INTEGER})
    receipts = list_of({"$ref": "#/$defs/Receipt"})
    maker.defs |= {
        "Facts": FACTS,
        "Event": closed({"name": STRING, "rule": STRING, "facts": NAMED, "receipts": receipts}, ("receipts",)),
        "Refusal": closed({"rule": STRING, "because": STRING, "facts": NAMED, "receipts": receipts}, ("receipts",)),
        "Verdict": closed({"legal": {"type": "boolean"}, "refusals": list_of({"$ref": "#/$defs/Refusal"})}),
        "Receipt": receipt,
        "Tally": closed({"total": INTEGER, "receipts": receipts}),
        "View": closed(
            {
                "game": {"const": game.id},
                "seat": INTEGER,
                "state": {"$ref": "#/$defs/State"},
                "stack": list_of({"$ref": "#/$defs/Step"}),
                "asks": list_of({"$ref": "#/$defs/Decision"}),
                "waiting": list_of(closed({"seat": INTEGER, "kind": STRING})),
                "events": list_of({"$ref": "#/$defs/Event"}),
                "outcome": {"anyOf": [{"$ref": "#/$defs/Outcome"}, {"type": "null"}]},
            }
        ),
        "RecordHead": closed(
            {
                "tercio": {"const": FORMAT},
                "game": {"const": game.id},
                "version": STRING,
                "packs": {"type": "object", "additionalProperties": STRING},
                "dice": {"type": "object"},
                "setup": {"type": "object"},
                "players": list_of(STRING),
            },
            ("players",),
        ),
        "RecordMark": closed({"after": INTEGER, "digest": STRING}),
        "RecordLine": {
            "anyOf": [{"$ref": f"#/$defs/{name}"} for name in ("RecordHead", "Answer", "RecordMark")],
        },
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tercio wire format, {game.id} {game.version}",
        "$ref": "#/$defs/View",
        "$defs": dict(sorted(maker.defs.items())),
    }


class Maker:
    """Turns types into schema entries; each record becomes one definition."""

    def __init__(self, content: set[type]) -> None:
        self.content = content
        self.defs: Json = {}

    def of(self, kind: Any) -> Json:
        if kind is int:
            return INTEGER
        if kind is str:
            return STRING
        if kind is bool:
            return {"type": "boolean"}
        if kind is type(None):
            return {"type": "null"}
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Union or origin is types.UnionType:
            return {"anyOf": [self.of(argument) for argument in arguments]}
        if origin is list or (origin is tuple and arguments[-1] is Ellipsis):
            return list_of(self.of(arguments[0]))
        if origin is tuple:
            return {
                "type": "array",
                "prefixItems": [self.of(a) for a in arguments],
                "minItems": len(arguments),
                "items": False,
            }
        if origin is dict:
            return {"type": "object", "additionalProperties": self.of(arguments[1])}
        if kind in self.content:
            return {"type": "string", "description": f"the id of a {kind.__name__}"}
        if isinstance(kind, type) and issubclass(kind, Step):
            return {"$ref": "#/$defs/Step"}
        if is_record(kind):
            return self.record(kind)
        raise TypeError(f"{kind} has no place on the wire")

    def record(self, kind: type) -> Json:
        if kind.__name__ not in self.defs:
            self.defs[kind.__name__] = {}
            fields = {name: self.of(hint) for name, hint in hints_of(kind).items()}
            self.defs[kind.__name__] = closed(fields, left_out(kind))
        return {"$ref": f"#/$defs/{kind.__name__}"}

    def step(self, kind: type[Step]) -> None:
        fields = {name: self.of(hint) for name, hint in hints_of(kind).items()}
        self.defs[kind.__name__] = closed({"step": {"const": kind.__name__}, **fields}, left_out(kind))


def closed(properties: Json, optional: tuple[str, ...] = ()) -> Json:
    return {
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }


def list_of(items: Json) -> Json:
    return {"type": "array", "items": items}
