"""JSON that is already plain data goes out as it is, quickly."""

from __future__ import annotations

from typing import Any

import orjson
from fastapi.responses import Response


def json_response(data: Any, status: int = 200) -> Response:
    return Response(orjson.dumps(data), status, media_type="application/json")
