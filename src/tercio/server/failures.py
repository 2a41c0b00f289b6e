"""Whatever goes wrong with a request is reported in both languages, in the same form."""

from __future__ import annotations

import logging
from typing import Any, Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import compile_path

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.hall.hub import Closed, Unreadable
from tercio.hall.keeping import StoreFailed
from tercio.hall.shapes import NotFitting
from tercio.hall.thinking.labours import TooMuchWanted
from tercio.hall.thinking.thoughts import NobodyThinks
from tercio.hall.trouble import NOWHERE, Failure, failure_of
from tercio.server.trouble import Trouble

SAY: Final = Wording("tercio.hall")

log = logging.getLogger("tercio.server")

PLAIN: Final = {
    400: SAY("request-cannot-read"),
    404: NOWHERE,
    405: SAY("address-does-not-understand-such"),
    413: SAY("request-too-large"),
}
SOMETHING: Final = SAY("request-could-not-answered")
TOLD: Final = (Failure, BadInput, NotFitting, StoreFailed, Unreadable, Closed, TooMuchWanted, NobodyThinks)
RETRY_AFTER: Final = "10"  # seconds; a sixth of what is allowed in a minute is free again

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
    for kind in (*TOLD, Exception):
        app.add_exception_handler(kind, tell)
    app.add_exception_handler(RequestValidationError, tell_not_fitting)
    app.add_exception_handler(HTTPException, tell_plain)


def body(status: int, words: tuple[str, str], headers: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse({"en": words[0], "de": words[1], "rule": ""}, status, headers)


async def tell(_: Request | WebSocket, error: Exception) -> JSONResponse:
    if isinstance(error, StoreFailed):
        log.error("nothing could be written, or nobody knows: %s", error)
    failure = failure_of(error)
    return JSONResponse(
        failure.trouble, failure.status, {"retry-after": RETRY_AFTER} if failure.status == 429 else None
    )


async def tell_not_fitting(request: Request | WebSocket, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    places = [".".join([str(part) for part in each["loc"][1:]]) for each in error.errors()]
    return await tell(request, NotFitting(places[0]))


async def tell_plain(request: Request | WebSocket, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    headers = None if error.headers is None else dict(error.headers)
    if error.status_code == 405:
        headers = {"allow": ", ".join(methods_at(request.app, request.url.path))}
    return body(error.status_code, PLAIN.get(error.status_code, SOMETHING), headers)


def methods_at(app: FastAPI, path: str) -> list[str]:
    """All methods that the address understands; each of its routes knows only itself."""
    found: set[str] = set()
    for template, operations in app.openapi()["paths"].items():
        if compile_path(template)[0].match(path):
            found |= {method.upper() for method in operations}
    return sorted(found)
