"""The hall's own answers over HTTP: each of its routes is an address of the application, and described there."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Coroutine
from functools import lru_cache
from inspect import Parameter, cleandoc
from typing import Any, Final

import orjson
from fastapi import FastAPI, Request
from fastapi.responses import Response

from tercio.hall.api import ROUTES
from tercio.hall.routes import SPELLED, Asked, Route
from tercio.hall.shapes import NotFitting, is_shape
from tercio.server.api.who import Client
from tercio.server.dict_schema import Describing
from tercio.server.schema import NAMES
from tercio.server.server import server_of

Json = dict[str, Any]
Endpoint = Callable[[Request], Coroutine[Any, Any, Response]]
WHERE: Final = "#/components/schemas/"
MISSING: Final = (401, 404, 409)  # what is described wherever something may be missing
TROUBLE: Final[Json] = {
    "description": "Nothing of that kind, or not now",
    "content": {"application/json": {"schema": {"$ref": f"{WHERE}Trouble"}}},
}
INLINE: Final = "application/pdf"  # is looked at; all other files are saved


def add_hall(app: FastAPI) -> None:
    """Every route of the hall answers at its address."""
    describing = Describing(NAMES, WHERE)
    for route in ROUTES:
        app.add_api_route(
            route.path,
            endpoint_of(route),
            methods=[route.method],
            status_code=route.status,
            response_class=Response,
            tags=[route.tag],
            summary=route.answer.__name__.replace("_", " ").capitalize(),
            description=cleandoc(route.answer.__doc__ or ""),
            operation_id=f"{route.tag}_{route.answer.__name__}",
            openapi_extra=described(route, describing),
        )
    plain = app.openapi

    def openapi() -> Json:
        told = plain()
        told["components"]["schemas"] |= describing.defs
        return told

    app.openapi = openapi  # type: ignore[method-assign]


@lru_cache(maxsize=16)
def packed(content: bytes) -> bytes:
    """Smaller for the way; what has a tag seldom changes, so it is packed once."""
    return gzip.compress(content, 6, mtime=0)


def endpoint_of(route: Route) -> Endpoint:
    body = route.body()

    async def endpoint(request: Request) -> Response:
        server = server_of(request)
        said = None if body is None else plain_body(request, await request.body())
        asked = Asked(request.path_params, dict(request.query_params), said, Client(server, request))
        reply = await route.reply(server.hub, asked)
        headers = {}
        if reply.name:
            how = "inline" if reply.media_type == INLINE else "attachment"
            headers["content-disposition"] = f'{how}; filename="{reply.name}"'
        if reply.keeping:
            headers["cache-control"] = reply.keeping
        if reply.tag:
            headers["etag"] = reply.tag
            known = request.headers.get("if-none-match", "")
            if reply.tag in [each.strip().removeprefix("W/") for each in known.split(",")]:
                return Response(status_code=304, headers=headers)
        content = orjson.dumps(reply.data) if reply.text is None else reply.text
        if reply.tag and isinstance(content, bytes) and "gzip" in request.headers.get("accept-encoding", ""):
            headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
            content = packed(content)
        return Response(content, route.status, headers, reply.media_type)

    return endpoint


def plain_body(request: Request, body: bytes) -> Any:
    """What was sent. A page of others cannot send JSON without being asked first whether it may."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    try:
        if kind == "application/json" or kind.endswith("+json"):
            return orjson.loads(body)
    except orjson.JSONDecodeError:
        pass
    raise NotFitting("body")


# -- for the description of the interface ------------------------------------------------------------


def described(route: Route, describing: Describing) -> Json:
    if isinstance(route.gives, str):
        content: Json = {route.gives: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": describing.of(route.gives)}}
    told: Json = {
        "parameters": [parameter_of(route, describing, each) for each in asked_for(route)],
        "responses": {str(route.status): {"description": "It is answered", "content": content}},
    }
    told["responses"] |= {str(status): TROUBLE for status in MISSING}
    if route.gives == dict[str, Any]:
        told["responses"]["304"] = {"description": "It has not changed"}
    if route.body() is not None:
        schema = describing.of(route.body())
        told["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return told


def asked_for(route: Route) -> list[Parameter]:
    return [
        each
        for name, each in route.parameters().items()
        if name not in ("hub", "caller", "words") and not is_shape(each.annotation)
    ]


def parameter_of(route: Route, describing: Describing, parameter: Parameter) -> Json:
    is_in_path = route.is_in_path(parameter.name)
    schema = describing.of(parameter.annotation)
    kinds = [each for each in schema.get("anyOf", ()) if each != {"type": "null"}]  # nobody writes null in an address
    return {
        "name": SPELLED.get(parameter.name, parameter.name),
        "in": "path" if is_in_path else "query",
        "required": is_in_path or parameter.default is Parameter.empty,
        "schema": kinds[0] if kinds else schema,
    }
