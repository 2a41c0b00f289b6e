"""How the server is, and how it speaks."""

from __future__ import annotations

from functools import cache
from typing import Literal

import orjson
from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel

from tercio import VERSION
from tercio.hall.trouble import not_found
from tercio.server.cluster.relay import figures_of_others, is_relayed
from tercio.server.failures import PLAIN
from tercio.server.guard import is_operator
from tercio.server.metrics import LOG, together
from tercio.server.schema import server_schema
from tercio.server.server import ServerHere

router = APIRouter(tags=["system"])


class Health(BaseModel):
    """Whether the server can do its work."""

    status: Literal["ok", "no database"]
    version: str


@router.get("/health", responses={503: {"model": Health, "description": "The database does not answer"}})
async def health(server: ServerHere, response: Response) -> Health:
    response.headers["cache-control"] = "no-store"
    if await server.store.health():
        return Health(status="ok", version=VERSION)
    response.status_code = 503
    return Health(status="no database", version=VERSION)


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "For Prometheus"}},
)
async def metrics(request: Request, server: ServerHere) -> Response:
    """For the operator: of all processes on this database together. To everybody else there is nothing here."""
    if not is_operator(request, server.settings):
        raise not_found(*PLAIN[404])
    for what, value in server.store.figures()._asdict().items():
        LOG.labels(what).set(value)
    cluster = server.way.cluster
    others = [] if cluster is None or is_relayed(request.scope) else await figures_of_others(cluster, request.scope)
    return Response(together(others), media_type=CONTENT_TYPE_LATEST)


@router.get(
    "/api/schema.json",
    response_class=Response,
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}, "description": "JSON Schema"}},
)
async def schema() -> Response:
    """The JSON Schema of everything that is sent and received: through sockets, and over HTTP."""
    return Response(schema_text(), media_type="application/json")


@cache
def schema_text() -> bytes:
    return orjson.dumps(server_schema())
