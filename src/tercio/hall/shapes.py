"""Plain data that comes from outside is read into values: strictly typed, nothing unknown, nothing large.

What is taken is written down once, as NamedTuples whose fields say how large they may be:

    class NewDeck(NamedTuple):
        game: Annotated[str, Sized(0, 40)]
        text: Annotated[str, Sized(1, 20_000)]

    read(NewDeck, {"game": "warlord", "text": "3x ..."})
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

Reader = Callable[[Any, str], Any]
WHOLE: Final = re.compile(r"[+-]?[0-9]{1,30}")
WORDS: Final = {"true": True, "1": True, "false": False, "0": False}


class Within(NamedTuple):
    """A number lies between these, or is one of them; `above` is the one that it must exceed."""

    least: float = -math.inf
    most: float = math.inf
    above: float = -math.inf


class Sized(NamedTuple):
    """A text, list or table has at least and at most that many characters or entries."""

    least: int
    most: int


class Like(NamedTuple):
    """A text is wholly of this pattern."""

    pattern: str


class NotFitting(Exception):
    """Something is not as it is written down; `place` leads to it."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        self.place = place.lstrip(".") or "body"


def read(kind: Any, value: Any, place: str = "") -> Any:
    """The value of this kind that plain data stand for; NotFitting where they stand for none."""
    return reader_of(kind)(value, place)


def read_word(kind: Any, word: str, place: str) -> Any:
    """The same for what stands in an address, where everything is text."""
    plain = plain_of(kind)
    if plain is int:
        return read(kind, int(word) if WHOLE.fullmatch(word) else word, place)
    return read(kind, WORDS.get(word.lower(), word) if plain is bool else word, place)


def plain_of(kind: Any) -> Any:
    """Without what it says of its size, and without None."""
    if get_origin(kind) is Annotated:
        return plain_of(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        others = [each for each in get_args(kind) if each is not NoneType]
        return plain_of(others[0]) if len(others) == 1 else kind
    return kind


def is_shape(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


@cache
def fields_of(shape: Any) -> dict[str, Any]:
    """The kinds of its fields, by name."""
    return get_type_hints(shape, include_extras=True)


@cache
def reader_of(kind: Any) -> Reader:
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return bounded(reader_of(arguments[0]), arguments[1:])
    if origin is Literal:
        return one_of(arguments)
    if origin in (Union, UnionType):
        return either(arguments)
    if origin is tuple:
        return listed(reader_of(arguments[0]))
    if origin is dict:
        return tabled(reader_of(arguments[0]), reader_of(arguments[1]))
    return shaped(kind) if is_shape(kind) else PLAIN[kind]


def anything(value: Any, _: str) -> Any:
    return value


def text(value: Any, place: str) -> str:
    """Half a surrogate pair is not a text."""
    if type(value) is not str or not (value.isascii() or is_whole(value)):
        raise NotFitting(place)
    return value


def is_whole(value: str) -> bool:
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def exactly(kind: type) -> Reader:
    """True does not count as a number here."""

    def check(value: Any, place: str) -> Any:
        if type(value) is not kind:
            raise NotFitting(place)
        return value

    return check


def number(value: Any, place: str) -> float:
    if type(value) not in (int, float) or not math.isfinite(value):
        raise NotFitting(place)
    return float(value)


PLAIN: Final[dict[Any, Reader]] = {
    Any: anything,
    str: text,
    int: exactly(int),
    bool: exactly(bool),
    NoneType: exactly(NoneType),
    float: number,
}


def bounded(inner: Reader, limits: tuple[Any, ...]) -> Reader:
    def check(value: Any, place: str) -> Any:
        found = inner(value, place)
        for limit in limits:
            match limit:
                case Within() if not (limit.least <= found <= limit.most and found > limit.above):
                    raise NotFitting(place)
                case Sized() if not limit.least <= len(found) <= limit.most:
                    raise NotFitting(place)
                case Like() if re.fullmatch(limit.pattern, found) is None:
                    raise NotFitting(place)
        return found

    return check


def one_of(words: tuple[Any, ...]) -> Reader:
    def check(value: Any, place: str) -> Any:
        if type(value) is not str or value not in words:
            raise NotFitting(place)
        return value

    return check


def either(kinds: tuple[Any, ...]) -> Reader:
    """Shapes are told apart by their first field where that is a word of their own; else the first that fits counts."""
    tags = {get_args(hint)[0]: kind for kind in kinds for hint in first_hint(kind) if get_origin(hint) is Literal}
    if len(tags) == len(kinds):
        return tagged(next(iter(fields_of(kinds[0]))), {tag: reader_of(kind) for tag, kind in tags.items()})
    readers = [reader_of(kind) for kind in kinds]

    def check(value: Any, place: str) -> Any:
        for reader in readers:
            try:
                return reader(value, place)
            except NotFitting:
                continue
        raise NotFitting(place)

    return check


def first_hint(kind: Any) -> list[Any]:
    return list(fields_of(kind).values())[:1] if is_shape(kind) else []


def tagged(field: str, readers: dict[str, Reader]) -> Reader:
    def check(value: Any, place: str) -> Any:
        tag = value.get(field) if isinstance(value, dict) else None
        if type(tag) is not str or tag not in readers:
            raise NotFitting(place)
        return readers[tag](value, place)

    return check


def listed(inner: Reader) -> Reader:
    def check(value: Any, place: str) -> Any:
        if type(value) is not list:
            raise NotFitting(place)
        return tuple([inner(each, place) for each in value])

    return check


def tabled(key: Reader, inner: Reader) -> Reader:
    def check(value: Any, place: str) -> Any:
        if type(value) is not dict:
            raise NotFitting(place)
        return {key(name, place): inner(each, f"{place}.{name}") for name, each in value.items()}

    return check


def shaped(shape: Any) -> Reader:
    readers = {name: reader_of(kind) for name, kind in fields_of(shape).items()}
    needed = frozenset(readers) - shape._field_defaults.keys()

    def check(value: Any, place: str) -> Any:
        if type(value) is not dict or not value.keys() >= needed:
            raise NotFitting(place)
        found = {}
        for name, each in value.items():
            if name not in readers:
                raise NotFitting(f"{place}.{name}")
            found[name] = readers[name](each, f"{place}.{name}")
        return shape(**found)

    return check
