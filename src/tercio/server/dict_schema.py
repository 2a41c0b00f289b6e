"""TypedDicts as JSON Schema. Games are written in the standard library alone, so nothing else describes them."""

from __future__ import annotations

import types
from typing import Any, Final, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

Json = dict[str, Any]

PLAIN: Final[dict[object, Json]] = {
    int: {"type": "integer"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    float: {"type": "number"},
    type(None): {"type": "null"},
    Any: {},
    object: {},
}


class Describing:
    """Each TypedDict becomes one definition, named after its class or as `names` has it."""

    def __init__(self, names: dict[type, str]) -> None:
        self.names = names
        self.defs: Json = {}

    def of(self, kind: Any) -> Json:
        if kind in PLAIN:
            return dict(PLAIN[kind])
        origin, arguments = get_origin(kind), get_args(kind)
        if origin in (Required, NotRequired):
            return self.of(arguments[0])
        if origin is Literal:
            return {"const": arguments[0]} if len(arguments) == 1 else {"enum": list(arguments)}
        if origin is Union or origin is types.UnionType:
            return {"anyOf": [self.of(argument) for argument in arguments]}
        if origin is list or (origin is tuple and arguments[-1] is Ellipsis):
            return {"type": "array", "items": self.of(arguments[0])}
        if origin is tuple:
            size = len(arguments)
            items = [self.of(argument) for argument in arguments]
            # Programs that know no `prefixItems` learn at least what may stand in it.
            either = {"anyOf": items}
            return {"type": "array", "prefixItems": items, "items": either, "minItems": size, "maxItems": size}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.of(arguments[1])}
        if is_typeddict(kind):
            return {"$ref": f"#/$defs/{self.define(kind)}"}
        raise TypeError(f"{kind} cannot be described")

    def define(self, kind: Any) -> str:
        name: str = self.names.get(kind, kind.__name__)
        if name not in self.defs:
            self.defs[name] = {}
            hints = get_type_hints(kind, include_extras=True)
            self.defs[name] = {
                "type": "object",
                "description": (kind.__doc__ or "").strip(),
                "properties": {key: self.of(hint) for key, hint in hints.items()},
                "required": [key for key in hints if key in kind.__required_keys__],
                "additionalProperties": False,
            }
        return name
