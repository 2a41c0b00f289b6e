"""Passwords are kept as argon2 hashes. Hashing is slow on purpose: it happens in a few threads, never in the loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn

from tercio.content.wording import Wording
from tercio.hall.limits import Limits
from tercio.hall.trouble import Failure

SAY: Final = Wording("tercio.hall")

THREADS: Final = 2
MOST_WAITING: Final = 32
WRONG_A_MINUTE: Final = 3  # of one account: a million guesses would take months
WRONG_AT_ONCE: Final = 10
LOOKED_AT: Final = 32  # letters: one that begins like this without being guessable never is
HARD_ENOUGH: Final = 2  # of 4: more than a million guesses


class Passwords:
    """One a process."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="tercio-passwords")
        self.waiting = 0
        self.nobody = ""  # a hash that fits no account
        self.wrong = Limits(WRONG_A_MINUTE, WRONG_AT_ONCE)  # by account

    async def hashed(self, password: str) -> str:
        return await self.in_thread(self.hasher.hash, bytes_of(password))

    async def fits(self, password_hash: str | None, password: str) -> bool:
        """Takes as long for an account that does not exist: None."""
        if password_hash is None and not self.nobody:
            self.nobody = await self.hashed("nobody")
        fits = await self.in_thread(self.verify, password_hash or self.nobody, bytes_of(password))
        return fits == "yes" and password_hash is not None

    def verify(self, password_hash: str, password: bytes) -> str:
        try:
            self.hasher.verify(password_hash, password)
        except (VerificationError, InvalidHashError):
            return "no"
        return "yes"

    async def in_thread(self, work: object, *arguments: str | bytes) -> str:
        if self.waiting >= MOST_WAITING:
            raise Failure(
                503,
                *SAY("too-many-sign-in"),
            )
        self.waiting += 1
        try:
            done: str = await asyncio.get_running_loop().run_in_executor(self.threads, work, *arguments)  # type: ignore[arg-type]
        finally:
            self.waiting -= 1
        return done

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def bytes_of(password: str) -> bytes:
    """Any text can be a password, even half a surrogate pair."""
    return password.encode("utf-8", "surrogatepass")


def is_guessable(password: str, name: str) -> bool:
    """Common ones, dates, keys beside each other, the name itself with a number behind it.

    Signs that may stand for letters are read in all ways that there are, which takes seconds where there are many.
    """
    found: int = zxcvbn(password[:LOOKED_AT], user_inputs=[name, "tercio"])["score"]
    return found < HARD_ENOUGH
