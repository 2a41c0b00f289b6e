"""What is said to somebody who asks for something impossible: always in both languages."""

from __future__ import annotations

from fastapi import HTTPException
from pydantic import BaseModel


class Trouble(BaseModel):
    """The body of every error."""

    en: str
    de: str
    rule: str = ""


class Failure(HTTPException):
    """A request that cannot be answered, with a status that fits."""

    def __init__(self, status: int, en: str, de: str, rule: str = "") -> None:
        super().__init__(status, detail={"en": en, "de": de, "rule": rule})


def not_found(en: str, de: str) -> Failure:
    return Failure(404, en, de)
