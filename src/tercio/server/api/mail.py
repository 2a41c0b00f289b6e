"""Letters: an account says where it wants them sent to, and follows the link in the first one."""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from tercio.content.wording import Wording
from tercio.hall.hub import now_ms
from tercio.hall.secret import hash_of, new_token
from tercio.hall.tables.clock import DAY
from tercio.hall.trouble import TOO_MUCH, Failure, not_found
from tercio.server.api.who import AccountHere
from tercio.server.mail.letters import confirming
from tercio.server.mail.post import NotDelivered
from tercio.server.mail.postman import Postman
from tercio.server.server import ServerHere
from tercio.server.trouble import Trouble

SAY: Final = Wording("tercio.hall")
router = APIRouter(tags=["mail"])

PLAUSIBLE: Final = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}")
AGAIN_AFTER: Final = 5 * 60 * 1000  # milliseconds between two letters that ask for a confirmation

Secret = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{8,60}$")]


class MailWish(BaseModel):
    model_config = ConfigDict(extra="forbid")
    address: Annotated[str, Field(max_length=250)]
    lang: Literal["de", "en"] = "en"


class MailState(BaseModel):
    """`is_possible`: this server sends letters. The address is empty where the account wants none."""

    is_possible: bool
    address: str
    is_confirmed: bool


class MailDone(BaseModel):
    """What a link in a letter has brought about."""

    is_done: bool


@router.get("/api/me/mail", responses={401: {"model": Trouble}})
async def mail_state(account: AccountHere, server: ServerHere) -> MailState:
    """Whether letters come, and where."""
    box = await server.store.mailbox(account)
    return MailState(
        is_possible=server.postman is not None,
        address="" if box is None else box.address,
        is_confirmed=box is not None and box.confirmed_at is not None,
    )


@router.put("/api/me/mail", responses={401: {"model": Trouble}, 429: {"model": Trouble}})
async def wish_for_mail(account: AccountHere, wanted: MailWish, server: ServerHere) -> MailState:
    """A letter with a link is sent; others follow once somebody has followed it."""
    postman = need_postman(server.postman)
    address = wanted.address.strip()
    if not PLAUSIBLE.fullmatch(address) or not address.isascii():
        raise Failure(422, *SAY("no-mail-address"))
    if await server.store.asked_lately(account, address, now_ms() - AGAIN_AFTER):
        raise Failure(429, *TOO_MUCH)
    need_patience(postman, account, address)
    secret = new_token()
    await server.store.ask_for_mail(account, address, wanted.lang, hash_of(secret), new_token())
    try:
        await postman.send(address, confirming(postman.post.address, account, secret, wanted.lang), "")
    except NotDelivered:
        for who in asking(account, address):
            postman.asking.give_back(who)
        await server.store.forget_mail(account)
        raise Failure(503, *SAY("mail-not-sent")) from None
    return await mail_state(account, server)


@router.delete("/api/me/mail", status_code=204, responses={401: {"model": Trouble}})
async def no_mail(account: AccountHere, server: ServerHere) -> None:
    """No letters any more, and the address is forgotten."""
    await server.store.forget_mail(account)


@router.post("/api/mail/confirm/{secret}")
async def confirm_mail(secret: Secret, server: ServerHere) -> MailDone:
    """The reader of the first letter wants more of them."""
    return MailDone(is_done=await server.store.confirm_mail(hash_of(secret), now_ms() - DAY))


@router.post("/api/mail/leave/{secret}")
async def leave_mail(secret: Secret, server: ServerHere) -> MailDone:
    """By the link at the end of every letter, without an account; mail programs follow it by themselves."""
    return MailDone(is_done=await server.store.leave_mail(secret))


def asking(account: str, address: str) -> tuple[str, str]:
    """Most mail servers put what is written to ann+anything@ into the box of ann."""
    name, _, host = address.casefold().partition("@")
    return f"by {account}", f"to {name.partition('+')[0]}@{host}"


def need_patience(postman: Postman, account: str, address: str) -> None:
    """Forgetting an address and asking again at once would flood the box of somebody else."""
    if [who for who in asking(account, address) if postman.asking.is_too_fast(who)]:
        raise Failure(429, *TOO_MUCH)


def need_postman(postman: Postman | None) -> Postman:
    if postman is None:
        raise not_found(*SAY("no-mail-here"))
    return postman
