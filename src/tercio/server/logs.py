"""What the server writes down about itself: a line for people, or an object of JSON for programs.

No line ever holds a secret: links carry theirs behind the `#`, which no browser sends, and sessions and passwords come
in headers and bodies, which nobody logs.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any, Final

import orjson

PLAIN: Final = "plain"
JSON: Final = "json"
FORMATS: Final = (PLAIN, JSON)
REQUEST: Final = ("client", "method", "path", "http", "status")  # what uvicorn hands to its log of requests


class JsonLines(logging.Formatter):
    """One object a line: when, how bad, who says it, what; a request in parts, an exception as one text."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.name == "uvicorn.access" and isinstance(record.args, tuple) and len(record.args) == len(REQUEST):
            told |= dict(zip(REQUEST, record.args, strict=True))
        if record.exc_info:
            told["trouble"] = self.formatException(record.exc_info)
        return orjson.dumps(told, default=str).decode()


def log_settings(kind: str, has_access_log: bool) -> dict[str, Any]:
    """What `logging` is told; everything goes to standard error, where systemd and containers look for it."""
    people: dict[str, Any] = {"format": "%(asctime)s %(levelname)s %(message)s"}
    level = "INFO" if has_access_log else "WARNING"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": JsonLines} if kind == JSON else people},
        "handlers": {"error": {"class": "logging.StreamHandler", "formatter": "line"}},
        "loggers": {
            "uvicorn": {"handlers": ["error"], "level": level},
            "tercio": {"handlers": ["error"], "level": "INFO"},
        },
    }
