"""The questions of a page besides those at a table: each has an address, and one function that answers it.

A function asks for what it needs by the names of its parameters: `hub`, `caller`, a part of its address, a word of the
query (`words` for all of them), or a body (a NamedTuple). Servers and web workers answer by the same functions.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from inspect import Parameter, iscoroutinefunction, signature
from typing import Any, Final, NamedTuple, Protocol, get_type_hints

from tercio.hall.hub import Hub
from tercio.hall.shapes import NotFitting, is_shape, read, read_word

FOREVER: Final = "public, max-age=31536000, immutable"


class Caller(Protocol):
    """Who asks."""

    @property
    def address(self) -> str: ...
    @property
    def token(self) -> str: ...  # the secret of a seat

    async def account(self) -> str | None:
        """The name of the account, or None for a guest."""


class Reply(NamedTuple):
    """What is answered where plain data does not say it all: a file, or how long it may be kept."""

    data: Any = None
    text: str | bytes | None = None  # instead of data
    media_type: str = "application/json"
    name: str = ""  # of a file to be saved
    keeping: str = ""  # for how long a browser may keep it
    tag: str = ""  # of the content: a browser that has it already is told so


class Asked(NamedTuple):
    """One question, as it came."""

    parts: dict[str, str]  # of the address
    query: dict[str, str]
    body: Any  # plain data; None where there is none
    caller: Caller


class Route(NamedTuple):
    """An address and what answers there. `gives` is the kind of plain data, or the media type of a file."""

    method: str
    path: str
    answer: Callable[..., Any]
    tag: str
    status: int
    gives: Any

    def parameters(self) -> dict[str, Parameter]:
        return parameters_of(self.answer)

    def body(self) -> Any:
        """The kind of its body; None where it takes none."""
        return next((each.annotation for each in self.parameters().values() if is_shape(each.annotation)), None)

    def is_in_path(self, name: str) -> bool:
        return f"{{{name}}}" in self.path

    async def reply(self, hub: Hub, asked: Asked) -> Reply:
        """Raises whatever `failure_of` can tell."""
        given: dict[str, Any] = {}
        for name, parameter in self.parameters().items():
            if name == "hub":
                given[name] = hub
            elif name == "caller":
                given[name] = asked.caller
            elif name == "words":
                given[name] = asked.query
            elif is_shape(parameter.annotation):
                given[name] = read(parameter.annotation, asked.body)
            elif self.is_in_path(name):
                given[name] = read_word(parameter.annotation, asked.parts[name], name)
            elif (word := SPELLED.get(name, name)) in asked.query:
                given[name] = read_word(parameter.annotation, asked.query[word], word)
            elif parameter.default is Parameter.empty:
                raise NotFitting(word)
        waited: Awaitable[Any] = (
            self.answer(**given) if iscoroutinefunction(self.answer) else hub.beside(self.answer, **given)
        )
        found = await waited
        return found if isinstance(found, Reply) else Reply(found)


@cache
def parameters_of(answer: Callable[..., Any]) -> dict[str, Parameter]:
    """What a function wants to know, with the kinds of it."""
    kinds = get_type_hints(answer, include_extras=True)
    return {name: each.replace(annotation=kinds[name]) for name, each in signature(answer).parameters.items()}


SPELLED: Final = {"first": "from"}  # what Python cannot call so


class Routes:
    """The addresses of one part, which all begin alike."""

    def __init__(self, prefix: str, tag: str) -> None:
        self.prefix = prefix
        self.tag = tag
        self.all: list[Route] = []

    def get(self, path: str, gives: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        return self.route("GET", path, gives)

    def post(self, path: str, gives: Any, status: int = 200) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        return self.route("POST", path, gives, status)

    def delete(self, path: str, gives: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        return self.route("DELETE", path, gives)

    def route(
        self, method: str, path: str, gives: Any, status: int = 200
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        def add(answer: Callable[..., Any]) -> Callable[..., Any]:
            self.all.append(Route(method, self.prefix + path, answer, self.tag, status, gives))
            return answer

        return add


def find(routes: Sequence[Route], method: str, path: str) -> tuple[Route, dict[str, str]] | None:
    """The route that answers at this address, and the parts of the address that it leaves open."""
    for route in routes:
        found = re.fullmatch(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route.path), path)
        if route.method == method and found is not None:
            return route, found.groupdict()
    return None
