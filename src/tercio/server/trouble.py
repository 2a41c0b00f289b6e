"""The body of every error, for the description of the interface."""

from __future__ import annotations

from pydantic import BaseModel


class Trouble(BaseModel):
    """The body of every error."""

    en: str
    de: str
    rule: str = ""
