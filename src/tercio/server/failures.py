"""Whatever goes wrong with a request is reported in both languages, in the same form."""

from __future__ import annotations

import logging
from typing import Any, Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import compile_path

from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording
from tercio.server.hub import TooManyMatches, Unreadable
from tercio.server.store import OutcomeUnknown, StoreFailed
from tercio.server.trouble import Failure, Trouble

SAY: Final = Wording("tercio.server")

log = logging.getLogger("tercio.server")

PLAIN: Final = {
    400: SAY("request-cannot-read"),
    404: SAY("nothing-at-address"),
    405: SAY("address-does-not-understand-such"),
    413: SAY("request-too-large"),
}
SOMETHING: Final = SAY("request-could-not-answered")
TOO_MUCH: Final = SAY("too-many-requests-wait-moment")
RETRY_AFTER: Final = "10"  # seconds; a sixth of what is allowed in a minute is free again
OUR_FAULT: Final = SAY("something-went-wrong-server-written")
NOT_SAVED: Final = SAY("could-not-saved-nothing-changed")
NOT_KNOWN: Final = SAY("database-went-away-middle-look")
OTHER_VERSION: Final = SAY("match-of-another-version")
BAD_PART: Final = SAY("request-does-not-fit-at")

# Declared at every address, so that the description of the interface is true.
EVERYWHERE: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Trouble, "description": description}
    for status, description in (
        (400, "Not readable"),
        (403, "A page of another host asks"),
        (413, "Too large"),
        (422, "Not understood, or not allowed"),
        (429, "Too many requests"),
        (503, "The database is away; nothing has changed"),
    )
}


def tell_troubles(app: FastAPI) -> None:
    app.add_exception_handler(BadInput, tell_bad_input)
    app.add_exception_handler(StoreFailed, tell_not_saved)
    app.add_exception_handler(OutcomeUnknown, tell_not_known)
    app.add_exception_handler(Unreadable, tell_unreadable)
    app.add_exception_handler(TooManyMatches, tell_too_many)
    app.add_exception_handler(RequestValidationError, tell_not_fitting)
    app.add_exception_handler(HTTPException, tell_plain)
    app.add_exception_handler(Exception, tell_our_fault)


def body(status: int, words: tuple[str, str], headers: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse({"en": words[0], "de": words[1], "rule": ""}, status, headers)


async def tell_bad_input(_: Request | WebSocket, error: Exception) -> JSONResponse:
    assert isinstance(error, BadInput)
    return body(422, (error.message("en"), error.message("de")))


async def tell_not_saved(_: Request | WebSocket, error: Exception) -> JSONResponse:
    log.error("nothing could be written: %s", error)
    return body(503, NOT_SAVED)


async def tell_not_known(_: Request | WebSocket, error: Exception) -> JSONResponse:
    log.error("nobody knows whether it was written: %s", error)
    return body(503, NOT_KNOWN)


async def tell_unreadable(_: Request | WebSocket, __: Exception) -> JSONResponse:
    return body(409, OTHER_VERSION)


async def tell_too_many(_: Request | WebSocket, __: Exception) -> JSONResponse:
    return body(429, TOO_MUCH, {"retry-after": RETRY_AFTER})


async def tell_not_fitting(_: Request | WebSocket, error: Exception) -> JSONResponse:
    """The places are reported, never what was sent there: it may be a password."""
    assert isinstance(error, RequestValidationError)
    places = [".".join([str(part) for part in each["loc"][1:]]) or str(each["loc"][0]) for each in error.errors()]
    named = ", ".join([shown(place) for place in dict.fromkeys(places[:5])])
    return body(422, (f"{BAD_PART[0]}: {named}.", f"{BAD_PART[1]}: {named}."))


async def tell_plain(request: Request | WebSocket, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    headers = None if error.headers is None else dict(error.headers)
    if error.status_code == 405:
        headers = {"allow": ", ".join(methods_at(request.app, request.url.path))}
    if isinstance(error, Failure):
        return JSONResponse(error.detail, error.status_code, headers)
    return body(error.status_code, PLAIN.get(error.status_code, SOMETHING), headers)


def methods_at(app: FastAPI, path: str) -> list[str]:
    """All methods that the address understands; each of its routes knows only itself."""
    found: set[str] = set()
    for template, operations in app.openapi()["paths"].items():
        if compile_path(template)[0].match(path):
            found |= {method.upper() for method in operations}
    return sorted(found)


async def tell_our_fault(_: Request | WebSocket, __: Exception) -> JSONResponse:
    return body(500, OUR_FAULT)
