"""TypedDicts and NamedTuples as JSON Schema: what is given, and what is taken with its limits.

Hall and games are written in the standard library alone, so nothing else describes them.
"""

from __future__ import annotations

import math
import types
from inspect import cleandoc
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from tercio.hall.shapes import Like, Sized, Within, is_shape

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
    """Each TypedDict and NamedTuple becomes one definition, named after its class or as `names` has it."""

    def __init__(self, names: dict[type, str], where: str = "#/$defs/") -> None:
        self.names = names
        self.where = where
        self.defs: Json = {}

    def of(self, kind: Any) -> Json:
        if kind in PLAIN:
            return dict(PLAIN[kind])
        origin, arguments = get_origin(kind), get_args(kind)
        if origin in (Required, NotRequired):
            return self.of(arguments[0])
        if origin is Annotated:
            return self.of(arguments[0]) | limits_of(arguments[0], arguments[1:])
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
            inner, names = self.of(arguments[1]), self.of(arguments[0])
            told: Json = {"type": "object", "additionalProperties": inner or True}
            return told if names == {"type": "string"} else told | {"propertyNames": names}
        if is_typeddict(kind) or is_shape(kind):
            return {"$ref": f"{self.where}{self.define(kind)}"}
        raise TypeError(f"{kind} cannot be described")

    def define(self, kind: Any) -> str:
        name: str = self.names.get(kind, kind.__name__)
        if name not in self.defs:
            self.defs[name] = {}
            hints = get_type_hints(kind, include_extras=True)
            defaults = kind._field_defaults if is_shape(kind) else {}
            needed = kind.__required_keys__ if is_typeddict(kind) else hints.keys() - defaults.keys()
            self.defs[name] = {
                "type": "object",
                "description": words_of(kind),
                "properties": {key: self.of(hint) | default_of(defaults, key) for key, hint in hints.items()},
                "required": [key for key in hints if key in needed],
                "additionalProperties": False,
            }
        return name


def default_of(defaults: Json, key: str) -> Json:
    if key not in defaults:
        return {}
    default = defaults[key]
    return {"default": list(default) if isinstance(default, tuple) else default}


def words_of(kind: Any) -> str:
    """Python describes a NamedTuple that says nothing of itself."""
    said = cleandoc(kind.__doc__ or "")
    return "" if is_shape(kind) and said.startswith(f"{kind.__name__}(") else said


def limits_of(kind: Any, limits: tuple[Any, ...]) -> Json:
    told: Json = {}
    for limit in limits:
        match limit:
            case Within():
                bounds = (("minimum", limit.least), ("maximum", limit.most), ("exclusiveMinimum", limit.above))
                told |= {name: bound for name, bound in bounds if math.isfinite(bound)}
            case Sized():
                things = "Length" if kind is str else "Items" if get_origin(kind) is tuple else "Properties"
                told |= {f"max{things}": limit.most} | ({f"min{things}": limit.least} if limit.least else {})
            case Like():
                told["pattern"] = f"^{limit.pattern}$"
    return told
