"""Secrets: made here, handed out once, kept as hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another


def new_id(length: int = 10) -> str:
    """The name of a match or a deck in an address: short enough to read out, too many to guess."""
    return "".join([secrets.choice(LETTERS) for _ in range(length)])


def new_token() -> str:
    return secrets.token_urlsafe(18)


def new_session() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


# One for all matches, where somebody wants every deal to be the same: in tests, and to show something twice.
REPEATED: Final[list[int]] = []


def new_seed() -> int:
    return REPEATED[0] if REPEATED else secrets.randbits(96)
