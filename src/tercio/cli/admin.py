"""`tercio admin`: what the operator of a server does to its database, while the server runs or not."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tercio.cli.language import Language, say
from tercio.cli.serve import own_database
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")

if TYPE_CHECKING:
    from tercio.server.store.administration import Administration

DAY: Final = 24 * 3600 * 1000  # milliseconds
MOST: Final = 10_000

Limit = Annotated[int, typer.Option("--limit", min=1, max=MOST, metavar="N", help="How many at most.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")]
Reason = Annotated[str, typer.Option(metavar="TEXT", help="A note for yourself.", show_default=False)]
Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of the account.", show_default=False)]
MatchId = Annotated[str, typer.Argument(metavar="MATCH", help="As in the link: /m/MATCH.", show_default=False)]
Subject = Annotated[
    str, typer.Argument(metavar="SUBJECT", help="A name, an address or network, a match.", show_default=False)
]
Kind = Annotated[str, typer.Argument(metavar="account|address|match", help="What it is.", show_default=False)]

app = typer.Typer(help="For operators: accounts, matches, bans, expiry, backups.", no_args_is_help=True)


@app.callback()
def admin(
    context: typer.Context,
    database: Annotated[
        str,
        typer.Option(
            envvar="TERCIO_DATABASE",
            metavar="URL",
            help="As for tercio serve; a file in your data folder if not given.",
            show_default=False,
        ),
    ] = "",
) -> None:
    """Look after the database of a server. The server may run meanwhile."""
    context.obj = database


@contextmanager
def opened(context: typer.Context) -> Iterator[Administration]:
    from tercio.server.store.administration import Administration

    administration = Administration(context.obj or own_database())
    try:
        yield administration
    finally:
        administration.close()


@app.command()
def figures(context: typer.Context, lang: Language = "") -> None:  # noqa: ARG001
    """How much the database holds."""
    from tercio.server.store.administration import holdings

    with opened(context) as database:
        typer.echo(say("admin-holdings", **database.do(holdings)._asdict()))


@app.command()
def accounts(
    context: typer.Context,
    part: Annotated[str, typer.Argument(metavar="TEXT", help="A part of the name.", show_default=False)] = "",
    limit: Limit = 100,
    lang: Language = "",  # noqa: ARG001
) -> None:
    """List accounts, the newest first."""
    from tercio.server.store.administration import list_accounts

    with opened(context) as database:
        found = database.do(list_accounts, part, limit)
    for name, since, matches, decks in found:
        typer.echo(say("admin-account", name=name, since=moment(since), matches=matches, decks=decks))
    if not found:
        typer.echo(say("admin-nothing-found"))


@app.command()
def password(context: typer.Context, name: Name, lang: Language = "") -> None:  # noqa: ARG001
    """Give an account a new password, which is printed once. It is signed out everywhere."""
    from argon2 import PasswordHasher

    from tercio.server.store.accounts import change_password

    chosen = secrets.token_urlsafe(12)
    with opened(context) as database:
        name = known_account(database, name)
        database.do(change_password, name, PasswordHasher().hash(chosen.encode()))
    typer.echo(say("admin-new-password", name=name, password=chosen))


@app.command("sign-out")
def sign_out(context: typer.Context, name: Name, lang: Language = "") -> None:  # noqa: ARG001
    """Sign an account out everywhere."""
    from tercio.server.store import accounts

    with opened(context) as database:
        name = known_account(database, name)
        database.do(accounts.sign_out, name)
    typer.echo(say("admin-signed-out", name=name))


@app.command("delete-account")
def delete_account(context: typer.Context, name: Name, is_sure: Sure = False, lang: Language = "") -> None:  # noqa: ARG001
    """Delete an account with its decks and sessions. Its matches remain without it."""
    from tercio.server.store import accounts

    with opened(context) as database:
        name = known_account(database, name)
        confirm(is_sure, say("admin-sure-account", name=name))
        database.do(accounts.delete_account, name)
    typer.echo(say("admin-account-deleted", name=name))


@app.command()
def matches(
    context: typer.Context,
    account: Annotated[str, typer.Option(metavar="NAME", help="Only this account's.", show_default=False)] = "",
    running: Annotated[bool, typer.Option("--running", help="Only those that are not over.")] = False,
    limit: Limit = 50,
    lang: Language = "",  # noqa: ARG001
) -> None:
    """List matches, the newest first."""
    from tercio.server.store.administration import list_matches

    with opened(context) as database:
        found = database.do(list_matches, account, running, limit)
    for match in found:
        owner = say("admin-guest") if match.owner is None else say("admin-by", name=match.owner)
        stage = "admin-over" if match.finished_at else "admin-public" if match.is_public else "admin-running"
        since = moment(match.created_at)
        values = {"id": match.id, "game": match.game, "since": since, "owner": owner, "entries": match.entries}
        typer.echo(say("admin-match", stage=say(stage), **values))
    if not found:
        typer.echo(say("admin-nothing-found"))


@app.command()
def hide(context: typer.Context, match: MatchId, lang: Language = "") -> None:  # noqa: ARG001
    """Take a match off the list in the lobby. Those who have its link play on."""
    from tercio.server.store.administration import hide_match

    with opened(context) as database:
        if not database.do(hide_match, match):
            raise BadInput(*SAY("admin-no-match", match=match))
    typer.echo(say("admin-match-hidden", match=match))


@app.command()
def close(context: typer.Context, match: MatchId, reason: Reason = "", lang: Language = "") -> None:  # noqa: ARG001
    """Close a match: everybody at its table is sent away, and nobody can open it."""
    from tercio.server.store.administration import close_match

    with opened(context) as database:
        if not database.do(close_match, match, reason, now_ms()):
            raise BadInput(*SAY("admin-no-match", match=match))
    typer.echo(say("admin-match-closed", match=match))


@app.command("delete-match")
def delete_match(context: typer.Context, match: MatchId, is_sure: Sure = False, lang: Language = "") -> None:  # noqa: ARG001
    """Delete a match with its log. A running server sends everybody at its table away."""
    from tercio.server.store import administration

    with opened(context) as database:
        confirm(is_sure, say("admin-sure-match", match=match))
        if not database.do(administration.delete_match, match, now_ms()):
            raise BadInput(*SAY("admin-no-match", match=match))
    typer.echo(say("admin-match-deleted", match=match))


@app.command()
def ban(
    context: typer.Context,
    kind: Kind,
    subject: Subject,
    days: Annotated[int, typer.Option(min=0, max=36_500, metavar="N", help="For how long; 0: for good.")] = 0,
    reason: Reason = "",
    lang: Language = "",  # noqa: ARG001
) -> None:
    """Exclude an account, an address or network, or a match."""
    from tercio.server.store.bans import put_ban
    from tercio.server.store.records import Ban

    now = now_ms()
    until = now + days * DAY if days else None
    with opened(context) as database:
        try:
            database.do(put_ban, Ban(known_kind(kind), subject, reason, now, until))
        except ValueError:
            raise BadInput(*SAY("admin-no-address", subject=subject)) from None
    typer.echo(say("admin-banned", subject=subject, until=until_said(until)))


@app.command()
def unban(context: typer.Context, kind: Kind, subject: Subject, lang: Language = "") -> None:  # noqa: ARG001
    """Admit what was excluded."""
    from tercio.server.store.bans import lift_ban

    with opened(context) as database:
        try:
            is_lifted = database.do(lift_ban, known_kind(kind), subject)
        except ValueError:
            raise BadInput(*SAY("admin-no-address", subject=subject)) from None
    if not is_lifted:
        raise BadInput(*SAY("admin-not-banned", subject=subject))
    typer.echo(say("admin-unbanned", subject=subject))


@app.command()
def bans(context: typer.Context, lang: Language = "") -> None:  # noqa: ARG001
    """List everything that is excluded."""
    from tercio.server.store import bans

    with opened(context) as database:
        found = database.do(bans.bans, now_ms())
    for each in found:
        values = {"kind": each.kind, "subject": each.subject, "since": moment(each.since), "reason": each.reason}
        typer.echo(say("admin-ban", until=until_said(each.until), **values))
    if not found:
        typer.echo(say("admin-nothing-found"))


@app.command()
def forget(
    context: typer.Context,
    days: Annotated[int, typer.Option(min=1, max=36_500, metavar="N", help="Without anything happening.")],
    lang: Language = "",  # noqa: ARG001
) -> None:
    """Forget abandoned matches and shared decks that nobody has opened for so long."""
    from tercio.server.store.decks import forget_shared_decks
    from tercio.server.store.matches import forget_abandoned

    before = now_ms() - days * DAY
    with opened(context) as database:
        gone, decks = database.do(forget_abandoned, before), database.do(forget_shared_decks, before)
    typer.echo(say("admin-forgotten", matches=gone, decks=decks))


@app.command()
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.", show_default=False)],
    lang: Language = "",  # noqa: ARG001
) -> None:
    """Copy an SQLite database as it is at one moment, while the server goes on."""
    with opened(context) as database:
        if not database.address.is_sqlite:
            raise BadInput(*SAY("admin-use-pg-dump"))
        database.back_up(file)
    typer.echo(say("admin-backed-up", file=file, size=file.stat().st_size // 1000))


@app.command()
def check(context: typer.Context, lang: Language = "") -> None:  # noqa: ARG001
    """Look through the log of every match. Exit status 1: something is missing or damaged."""
    from tercio.server.store.administration import holdings
    from tercio.server.store.matches import damaged_matches

    with opened(context) as database:
        damaged = database.do(damaged_matches)
        entries = database.do(holdings).entries
    for match, n in damaged.items():
        typer.echo(say("admin-damaged", match=match, n=n))
    if damaged:
        raise typer.Exit(1)
    typer.echo(say("admin-sound", entries=entries))


def known_account(database: Administration, name: str) -> str:
    from tercio.server.store.accounts import account

    found = database.do(account, name)
    if found is None:
        raise BadInput(*SAY("admin-no-account", name=name))
    return found.name


def known_kind(kind: str) -> str:
    from tercio.server.store.bans import ACCOUNT, ADDRESS, MATCH

    if kind not in (ACCOUNT, ADDRESS, MATCH):
        raise BadInput(*SAY("admin-no-kind", kind=kind, known=", ".join([ACCOUNT, ADDRESS, MATCH])))
    return kind


def confirm(is_sure: bool, question: str) -> None:
    if not is_sure and not typer.confirm(question):
        typer.echo(say("admin-not-done"))
        raise typer.Exit(1)


def moment(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000).astimezone().isoformat(" ", "minutes")[:16]


def until_said(until: int | None) -> str:
    return "" if until is None else say("admin-until", moment=moment(until))


def now_ms() -> int:
    return time.time_ns() // 1_000_000
