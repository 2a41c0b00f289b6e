"""Plain data from typed values and back: saves, digests, views on the wire.

Leaves are NamedTuples, spines and steps are dataclasses, content is saved by its id. Everything is described
by its type hints, so no class writes its own saving code.
"""

from __future__ import annotations

import hashlib
import json
import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from tercio.kernel.step import Step

Catalogue = dict[type, dict[str, Any]]
Reader = Callable[[Any, "Codec"], Any]

_hints: Final[dict[type, dict[str, Any]]] = {}
_seldom: Final[dict[type, dict[str, Any]]] = {}
NONE: Final[dict[str, Any]] = {}


def seldom(kind: type, **usual: Any) -> None:
    """These entries are written only where they say something else than usual: what was saved without can be read."""
    _seldom[kind] = usual


class BadShape(Exception):
    """Saved data does not fit the type it claims to be."""


def hints_of(kind: type) -> dict[str, Any]:
    """The fields of a leaf or spine, in order, with their types."""
    if kind not in _hints:
        every = get_type_hints(kind)
        names = [f.name for f in fields(kind) if f.init] if is_dataclass(kind) else list(kind._fields)  # type: ignore[attr-defined]
        # A compiled class counts its class variables among its fields, but gives them no hint.
        _hints[kind] = {name: every[name] for name in names if name in every}
    return _hints[kind]


def left_out(kind: type) -> tuple[str, ...]:
    """These entries may be missing, for they say nothing then."""
    return tuple(_seldom.get(kind, NONE))


def shown(data: Any) -> str:
    """Odd data in a few words, however long or deep it is."""
    if isinstance(data, (list, tuple)):
        return f"a list of {len(data)}"
    if isinstance(data, dict):
        return "a table"
    if isinstance(data, str):
        return repr(data[:60])
    if isinstance(data, int) and abs(data) > 10**15:
        return "a huge number"
    return repr(data)[:60]


def is_number(text: str) -> bool:
    return len(text) < 1000 and text.isascii() and text.removeprefix("-").isdigit()


def is_record(kind: Any) -> bool:
    return isinstance(kind, type) and (is_dataclass(kind) or hasattr(kind, "_fields"))


class Codec:
    """Reads and writes the values of one game."""

    def __init__(self, catalogue: Catalogue, step_kinds: tuple[type[Step], ...]) -> None:
        self.catalogue = catalogue
        self.steps = {kind.__name__: kind for kind in step_kinds}

    # -- writing -----------------------------------------------------------------

    def dump(self, value: Any) -> Any:
        if value is None or isinstance(value, (bool, int, str)):
            return value
        kind = type(value)
        if kind in self.catalogue:
            return value.id
        if isinstance(value, Step):
            return {"step": kind.__name__, **self.dump_fields(value, kind)}
        if is_record(kind):
            return self.dump_fields(value, kind)
        if isinstance(value, (tuple, list)):
            return [self.dump(item) for item in value]
        if isinstance(value, dict):
            return {str(key): self.dump(item) for key, item in value.items()}
        raise BadShape(f"{kind.__name__} cannot be saved")

    def dump_fields(self, value: Any, kind: type) -> dict[str, Any]:
        usual = _seldom.get(kind)
        if usual is None:
            return {name: self.dump(getattr(value, name)) for name in hints_of(kind)}
        given = [name for name in hints_of(kind) if name not in usual or getattr(value, name) != usual[name]]
        return {name: self.dump(getattr(value, name)) for name in given}

    # -- reading -----------------------------------------------------------------

    def load(self, kind: Any, data: Any, where: str = "") -> Any:
        if kind is int or kind is str or kind is bool:
            if type(data) is not kind:
                raise BadShape(f"{where or 'value'}: {shown(data)} is not {kind.__name__}")
            return data
        if kind is None or kind is type(None):
            if data is not None:
                raise BadShape(f"{where}: {shown(data)} is not empty")
            return None
        origin = get_origin(kind)
        if origin is Union or origin is types.UnionType:
            return self.load_optional(kind, data, where)
        if origin is tuple or origin is list:
            return self.load_list(kind, data, where)
        if origin is dict:
            return self.load_dict(kind, data, where)
        if kind in self.catalogue:
            return self.load_content(kind, data, where)
        if isinstance(kind, type) and issubclass(kind, Step):
            return self.load_step(data, where)
        if is_record(kind):
            return self.load_fields(kind, data, where)
        raise BadShape(f"{where}: {kind} cannot be read")

    def load_optional(self, kind: Any, data: Any, where: str) -> Any:
        if data is None and type(None) in get_args(kind):
            return None
        (inner,) = [arg for arg in get_args(kind) if arg is not type(None)]
        return self.load(inner, data, where)

    def load_list(self, kind: Any, data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise BadShape(f"{where}: {shown(data)} is not a list")
        arguments = get_args(kind)
        if get_origin(kind) is list:
            return [self.load(arguments[0], item, f"{where}[{i}]") for i, item in enumerate(data)]
        if len(arguments) == 2 and arguments[1] is Ellipsis:
            return tuple([self.load(arguments[0], item, f"{where}[{i}]") for i, item in enumerate(data)])
        if len(arguments) != len(data):
            raise BadShape(f"{where}: {len(arguments)} entries wanted, {len(data)} found")
        return tuple([self.load(arg, item, where) for arg, item in zip(arguments, data, strict=True)])

    def load_dict(self, kind: Any, data: Any, where: str) -> Any:
        if not isinstance(data, dict):
            raise BadShape(f"{where}: {shown(data)} is not a table")
        key_kind, item_kind = get_args(kind)
        return {
            self.load_key(key_kind, key, where): self.load(item_kind, item, f"{where}.{key[:60]}")
            for key, item in data.items()
        }

    def load_key(self, kind: Any, key: Any, where: str) -> Any:
        """JSON has texts for keys; numbers are written as they are printed."""
        if not isinstance(key, str) or (kind is int and not is_number(key)):
            raise BadShape(f"{where}: {shown(key)} is not a key")
        return int(key) if kind is int else key

    def load_content(self, kind: type, data: Any, where: str) -> Any:
        found = self.catalogue[kind].get(data) if isinstance(data, str) else None
        if found is None:
            raise BadShape(f"{where}: no {kind.__name__} is called {shown(data)}")
        return found

    def load_step(self, data: Any, where: str = "") -> Step:
        name = data.get("step") if isinstance(data, dict) else None
        if not isinstance(name, str) or name not in self.steps:
            raise BadShape(f"{where or 'stack'}: no step is called {shown(name)}")
        step: Step = self.load_fields(self.steps[name], {k: v for k, v in data.items() if k != "step"}, name)
        return step

    def load_fields(self, kind: type, data: Any, where: str) -> Any:
        hints, usual = hints_of(kind), _seldom.get(kind, NONE)
        wanted = {name for name, hint in hints.items() if type(None) not in get_args(hint)}  # TOML has no None
        wanted -= usual.keys()
        if not isinstance(data, dict) or not wanted <= set(data) <= set(hints):
            raise BadShape(f"{where or kind.__name__}: the entries {sorted(hints)} are wanted")
        prefix = f"{where}." if where else ""
        return kind(
            *[
                usual[name]
                if name in usual and name not in data
                else self.load(hint, data.get(name), f"{prefix}{name}")
                for name, hint in hints.items()
            ]
        )


def digest_of(data: Any) -> str:
    """A short fingerprint of plain data, the same on every machine."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]
