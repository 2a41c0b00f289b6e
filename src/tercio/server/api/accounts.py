"""Accounts: a name and a password. They keep decks, and find seats again on another device."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field, SecretStr

from tercio.content.wording import Wording
from tercio.hall.hub import now_ms
from tercio.hall.secret import hash_of, new_session
from tercio.hall.tables.entry import seat_of
from tercio.hall.trouble import TOO_MUCH, Failure, not_found
from tercio.server.api.who import COOKIE, AccountHere, account_of
from tercio.server.bans import KEPT_OUT
from tercio.server.passwords import is_guessable
from tercio.server.server import Server, ServerHere
from tercio.server.store.accounts import account_key
from tercio.server.trouble import Trouble

SAY: Final = Wording("tercio.hall")

router = APIRouter(tags=["accounts"])

NAME: Final = re.compile(r"[\w][\w .\-]{0,28}[\w]")
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200


class Credentials(BaseModel):
    """The password is never shown again, not even in an error."""

    model_config = ConfigDict(extra="forbid")
    name: Annotated[str, Field(max_length=100)]
    password: Annotated[SecretStr, Field(max_length=1000)]


class PasswordChange(BaseModel):
    """Only somebody who knows the old one may choose a new one."""

    model_config = ConfigDict(extra="forbid")
    old: Annotated[SecretStr, Field(max_length=1000)]
    new: Annotated[SecretStr, Field(max_length=1000)]


class Farewell(BaseModel):
    """The password, so that nobody deletes an account by mistake or at a stranger's device."""

    model_config = ConfigDict(extra="forbid")
    password: Annotated[SecretStr, Field(max_length=1000)]


class Me(BaseModel):
    name: str


class Claim(BaseModel):
    """A seat of a match, by the secret of its link."""

    model_config = ConfigDict(extra="forbid")
    match: Annotated[str, Field(pattern="^[a-z0-9]{4,40}$")]
    token: Annotated[str, Field(max_length=100)]


class Claimed(BaseModel):
    match: str
    seat: int


@router.post("/api/accounts", status_code=201, responses={409: {"model": Trouble}})
async def make_account(request: Request, response: Response, wanted: Credentials, server: ServerHere) -> Me:
    """A new account, signed in at once."""
    name = checked_name(wanted.name)
    password = await checked_password(server, wanted.password.get_secret_value(), name)
    if not await server.store.create_account(name, await server.passwords.hashed(password)):
        raise Failure(409, *SAY("name-taken"))
    await sign_in(server, request, response, name)
    return Me(name=name)


@router.post("/api/session", responses={401: {"model": Trouble}})
async def begin_session(request: Request, response: Response, wanted: Credentials, server: ServerHere) -> Me:
    """Sign in. Nobody learns from the answer, nor from its time, whether there is such a name."""
    name = await known_name(server, unicodedata.normalize("NFKC", wanted.name).strip(), wanted.password)
    await sign_in(server, request, response, name)
    return Me(name=name)


async def known_name(server: Server, name: str, password: SecretStr) -> str:
    """The name of the account whose password this is. Guessing one account's password is slow, from wherever."""
    account = await server.store.account(name)
    if server.passwords.wrong.is_used_up(account_key(name)):
        raise Failure(429, *TOO_MUCH)
    known = None if account is None else account.password_hash
    fits = await server.passwords.fits(known, password.get_secret_value())
    if not fits or account is None:
        server.passwords.wrong.is_too_fast(account_key(name))
        raise Failure(401, *SAY("name-password-wrong"))
    if server.doorkeeper.bans.has_account(name):
        raise Failure(403, *KEPT_OUT)
    return account.name


async def sign_in(server: Server, request: Request, response: Response, name: str) -> None:
    secret, lasts = new_session(), server.settings.session_seconds
    await server.store.delete_expired_sessions()
    await server.store.create_session(hash_of(secret), name, now_ms() + lasts * 1000)
    is_secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=lasts, httponly=True, samesite="strict", secure=is_secure)
    response.headers["cache-control"] = "no-store"


@router.delete("/api/session", status_code=204)
async def end_session(request: Request, response: Response, server: ServerHere) -> None:
    secret = request.cookies.get(COOKIE, "")
    if secret:
        await server.store.delete_session(hash_of(secret))
    forget_cookie(request, response)


def forget_cookie(request: Request, response: Response) -> None:
    response.delete_cookie(COOKIE, httponly=True, samesite="strict", secure=request.url.scheme == "https")


@router.get("/api/me")
async def who_am_i(request: Request, response: Response, server: ServerHere) -> Me | None:
    """None for a guest."""
    response.headers["cache-control"] = "no-store"
    name = await account_of(server, request)
    return None if name is None else Me(name=name)


@router.put("/api/me/password", status_code=204, responses={401: {"model": Trouble}})
async def change_password(
    account: AccountHere, request: Request, response: Response, wanted: PasswordChange, server: ServerHere
) -> None:
    """The account is signed out everywhere but here."""
    await known_name(server, account, wanted.old)
    password = await checked_password(server, wanted.new.get_secret_value(), account)
    await server.store.change_password(account, await server.passwords.hashed(password))
    await sign_in(server, request, response, account)


@router.delete("/api/me/sessions", status_code=204, responses={401: {"model": Trouble}})
async def sign_out_everywhere(account: AccountHere, request: Request, response: Response, server: ServerHere) -> None:
    """Here too."""
    await server.store.sign_out(account)
    forget_cookie(request, response)


@router.post("/api/me/farewell", status_code=204, responses={401: {"model": Trouble}})
async def delete_account(
    account: AccountHere, request: Request, response: Response, wanted: Farewell, server: ServerHere
) -> None:
    """The account is gone with its decks and sessions. Its matches belong to the others as well: they stay."""
    await known_name(server, account, wanted.password)
    await server.store.delete_account(account)
    forget_cookie(request, response)


@router.post("/api/me/seats", responses={401: {"model": Trouble}, 404: {"model": Trouble}})
async def claim(account: AccountHere, wanted: Claim, server: ServerHere) -> Claimed:
    """T-SEAT-01  From now on the account sits there too, on every device."""
    live = await server.hub.find(wanted.match)
    if live is None:
        raise not_found(*SAY("no-such-match"))
    seat = seat_of(live.table.head, hash_of(wanted.token))
    if seat < 0:
        raise not_found(*SAY("link-belongs-no-seat-match"))
    await server.store.link_seat(wanted.match, seat, account)
    return Claimed(match=wanted.match, seat=seat)


def checked_name(name: str) -> str:
    """2 to 30 letters, digits, blanks, dots and dashes; names that look the same are the same."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    if not NAME.fullmatch(plain):
        raise Failure(
            422,
            *SAY("name-2-30-letters-digits"),
        )
    return plain


async def checked_password(server: Server, password: str, name: str) -> str:
    """Neither short nor the name nor one of those that everybody tries first."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD or password.casefold() == name.casefold():
        lengths = {"shortest_password": SHORTEST_PASSWORD, "longest_password": LONGEST_PASSWORD}
        raise Failure(422, *SAY("password-characters-not-name", **lengths))
    if await server.shares.beside(is_guessable, password, name):  # nobody else waits for it
        raise Failure(422, *SAY("password-easily-guessed"))
    return password
