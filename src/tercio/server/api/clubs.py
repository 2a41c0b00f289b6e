"""Tournaments: who makes one, enters it, and sees how it stands."""

from __future__ import annotations

import csv
import io
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from tercio.content.wording import Wording
from tercio.games import GAMES, box_of
from tercio.hall.api.matches import NewClock, NewSeat, NewTable, head_of, matching, said
from tercio.hall.frames import OwnForce
from tercio.hall.hub import now_ms
from tercio.hall.secret import new_id
from tercio.hall.tables.table import tidy
from tercio.hall.trouble import Failure, not_found
from tercio.server.api.who import AccountHere, account_of
from tercio.server.clubs.steward import HOUR
from tercio.server.clubs.tournament import (
    OPEN,
    OVER,
    RUNNING,
    Entrant,
    Tournament,
    rounds_in,
    standings,
)
from tercio.server.server import Server, ServerHere
from tercio.server.trouble import Trouble

SAY: Final = Wording("tercio.hall")
router = APIRouter(prefix="/api/tournaments", tags=["clubs"])
FEWEST, MOST = 2, 64  # entrants
PEOPLE: Final = (NewSeat("person"), NewSeat("person"))
MOST_OPEN: Final = 5  # of one host, that are not over
LONGEST_LIST: Final = 6_000  # letters: all lists of a tournament are read whenever somebody looks at it

Agreed = Annotated[str, Field(max_length=40)]
TournamentId = Annotated[str, Field(pattern="^[a-z0-9]{4,40}$")]
Troubles: Final[dict[int | str, dict[str, Any]]] = {status: {"model": Trouble} for status in (401, 403, 404, 409)}


class ClubClock(BaseModel):
    model_config = ConfigDict(extra="forbid")
    minutes: Annotated[float, Field(ge=0, le=600)] = 0
    increment_s: Annotated[float, Field(ge=0, le=600)] = 0
    days: Annotated[int, Field(ge=0, le=14)] = 0


class TournamentWish(BaseModel):
    model_config = ConfigDict(extra="forbid")
    title: Annotated[str, Field(max_length=200)]
    game: Annotated[str, Field(max_length=40)]
    system: Literal["swiss", "round-robin", "knock-out"]
    rounds: Annotated[int, Field(ge=1, le=20)] = 5
    clock: ClubClock
    round_hours: Annotated[int, Field(ge=0, le=24 * 60)] = 0
    agreed: Annotated[dict[Agreed, Agreed], Field(max_length=20)] = {}


class TournamentEntry(BaseModel):
    """A ready force by name, or a list of one's own."""

    model_config = ConfigDict(extra="forbid")
    force: Annotated[str, Field(max_length=100)] | None = None
    text: Annotated[str, Field(max_length=LONGEST_LIST)] = ""


class TournamentPairing(BaseModel):
    """`other` is empty for a bye; `score` is that of `one`, None while they play."""

    one: str
    other: str
    match: str
    score: float | None


class TournamentRound(BaseModel):
    pairings: list[TournamentPairing]
    began_at: int
    ends_at: int | None


class TournamentRow(BaseModel):
    name: str
    points: float
    won: int
    drawn: int
    lost: int
    resistance: float
    quality: float
    is_in: bool
    force: str  # the name of a ready one once the first round has begun, else empty


class TournamentState(BaseModel):
    """`is_mine`: this account is the host; `entered`: it takes part."""

    id: str
    title: str
    game: str
    system: Literal["swiss", "round-robin", "knock-out"]
    stage: Literal["open", "running", "over"]
    clock: ClubClock
    agreed: dict[str, str]
    round_hours: int
    host: str
    made_at: int
    number_of_rounds: int
    rounds: list[TournamentRound]
    standings: list[TournamentRow]
    is_mine: bool
    entered: bool


class TournamentLine(BaseModel):
    """In a list."""

    id: str
    title: str
    game: str
    system: Literal["swiss", "round-robin", "knock-out"]
    stage: Literal["open", "running", "over"]
    host: str
    entrants: int
    made_at: int


@router.get("")
async def list_tournaments(server: ServerHere) -> list[TournamentLine]:
    """The newest first."""
    return [
        TournamentLine(
            id=each.id,
            title=each.title,
            game=each.game,
            system=each.system,  # type: ignore[arg-type]
            stage=each.stage,  # type: ignore[arg-type]
            host=each.host,
            entrants=len(each.entrants),
            made_at=each.made_at,
        )
        for each in await server.steward.listed()
    ]


@router.post("", status_code=201, responses=Troubles)
async def make_tournament(account: AccountHere, wanted: TournamentWish, server: ServerHere) -> TournamentState:
    """Its maker is the host, who may enter it like everybody else."""
    title = tidy(wanted.title)[:80]
    if wanted.game not in GAMES:
        raise Failure(422, *SAY("no-such-game", shelf=", ".join(GAMES)))
    if not title:
        raise Failure(422, *SAY("no-tournament-title"))
    clock = wanted.clock.model_dump()
    NewClock(**clock).head()
    made = Tournament(
        new_id(),
        title,
        wanted.game,
        wanted.system,
        wanted.rounds,
        clock,
        wanted.round_hours,
        account,
        now_ms(),
        agreed=said(wanted.agreed),
        said=said(wanted.agreed),
    )
    head_of(server.hub.game(made.game), NewTable(made.game, PEOPLE, agreed=made.agreed), [None, None])
    if not await server.store.make_tournament(made, MOST_OPEN):
        raise Failure(409, *SAY("too-many-tournaments", most=MOST_OPEN))
    server.steward.list = None
    return info_of(made, account)


@router.get("/{tournament}", responses=Troubles)
async def look(tournament: TournamentId, request: Request, server: ServerHere) -> TournamentState:
    """As it stands now."""
    found = await server.steward.go_on(tournament)
    return info_of(need(found), await account_of(server, request))


@router.post("/{tournament}/entry", responses=Troubles)
async def enter(
    tournament: TournamentId, account: AccountHere, wanted: TournamentEntry, server: ServerHere
) -> TournamentState:
    """Or bring something else, as long as the first round has not begun."""
    known = need_open(await server.store.tournament(tournament))
    terms = known.terms_for(account)
    force, agreed = checked_force(server, known._replace(agreed=terms), wanted, account)

    def change(before: Tournament) -> Tournament:
        need_stage(before, OPEN)
        if before.terms_for(account) != terms:
            raise Failure(409, *SAY("tournament-not-now"))
        others = [each for each in before.entrants if each.name != account]
        before = before._replace(agreed=agreed)
        if len(others) >= MOST:
            raise Failure(409, *SAY("tournament-full", most=MOST))
        mine = Entrant(account, force, now_ms())
        if before.entrant(account) is None:
            return before._replace(entrants=(*others, mine))
        return before._replace(entrants=tuple([mine if each.name == account else each for each in before.entrants]))

    return info_of(need(await server.steward.change(tournament, change)), account)


@router.delete("/{tournament}/entry", responses=Troubles)
async def leave(tournament: TournamentId, account: AccountHere, server: ServerHere) -> TournamentState:
    """Only before the first round; afterwards one gives up one's matches."""

    def change(before: Tournament) -> Tournament:
        need_stage(before, OPEN)
        others = tuple([each for each in before.entrants if each.name != account])
        return before._replace(entrants=others, agreed=before.agreed if others else before.terms_for(account))

    return info_of(need(await server.steward.change(tournament, change)), account)


@router.post("/{tournament}/begin", responses=Troubles)
async def begin(tournament: TournamentId, account: AccountHere, server: ServerHere) -> TournamentState:
    """The lists are opened, and the first round is paired."""

    def change(before: Tournament) -> Tournament:
        need_host(before, account)
        need_stage(before, OPEN)
        if len(before.entrants) < FEWEST:
            raise Failure(409, *SAY("tournament-too-few", fewest=FEWEST))
        return before._replace(stage=RUNNING)

    await need_old_account(server, tournament, account)
    await server.steward.change(tournament, change)
    return info_of(need(await server.steward.go_on(tournament)), account)


@router.post("/{tournament}/next", responses=Troubles)
async def end_round(tournament: TournamentId, account: AccountHere, server: ServerHere) -> TournamentState:
    """What is not finished is half a point each, the host's own match lost, and the next round begins."""
    _, known = need(await server.store.tournament(tournament))
    need_host(known, account)
    need_stage(known, RUNNING)
    await need_old_account(server, tournament, account)
    return info_of(need(await server.steward.go_on(tournament, ended_by=account)), account)


@router.get("/{tournament}/results.csv", responses=Troubles)
async def results(tournament: TournamentId, server: ServerHere) -> Response:
    """Every pairing of every round."""
    _, found = need(await server.store.tournament(tournament))
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(["round", "first", "second", "first_score", "second_score", "match"])
    for number, played in enumerate(found.rounds, 1):
        for each in played.pairings:
            scores = ["", ""] if each.score is None else [each.score, "" if each.is_bye else 1 - each.score]
            rows.writerow([number, plain(each.one), plain(each.other), *scores, each.match])
    disposition = {"content-disposition": f'attachment; filename="tercio-{found.id}.csv"'}
    return Response(out.getvalue(), media_type="text/csv", headers=disposition)


def plain(name: str) -> str:
    """No spreadsheet takes it for a formula."""
    return f"'{name}" if name[:1] in "=+-@" and name else name


def need(found: Any) -> Any:
    if found is None:
        raise not_found(*SAY("no-such-tournament"))
    return found


def need_open(found: tuple[int, Tournament] | None) -> Tournament:
    _, known = need(found)
    need_stage(known, OPEN)
    tournament: Tournament = known
    return tournament


def need_stage(tournament: Tournament, stage: str) -> None:
    if tournament.stage != stage:
        raise Failure(409, *SAY("tournament-not-now"))


def need_host(tournament: Tournament, account: str) -> None:
    if tournament.host != account:
        raise Failure(403, *SAY("tournament-of-another"))


async def need_old_account(server: Server, tournament: str, account: str) -> None:
    """Whoever takes the name of an account that is gone is not its host."""
    _, found = need(await server.store.tournament(tournament))
    known = await server.store.account(account)
    if known is None or known.created_at > found.made_at:
        raise Failure(403, *SAY("tournament-of-another"))


def checked_force(
    server: Server, tournament: Tournament, wanted: TournamentEntry, account: str
) -> tuple[Any, dict[str, str]]:
    """With what all play by from now on: nobody brings more than the first to enter, unless the host has said so.

    BadInput says everything that is wrong with a list.
    """
    if box_of(tournament.game).forces is None:
        return None, tournament.agreed
    own = OwnForce(wanted.text) if wanted.text else wanted.force
    if own is None:
        raise Failure(422, *SAY("bring-force"))
    mine = NewSeat("person", name=account, force=own)
    seats = (mine, NewSeat("person"))
    wish = NewTable(tournament.game, seats, agreed=tournament.agreed)
    head = head_of(server.hub.game(tournament.game), wish, [None, None])
    force = {"text": wanted.text} if wanted.text else wanted.force
    return force, {**matching(head), **tournament.agreed}


def info_of(tournament: Tournament, account: str | None) -> TournamentState:
    """What the entrants bring is told once the first round has begun."""
    forces = {each.name: each.force for each in tournament.entrants if isinstance(each.force, str)}
    shown = forces if tournament.rounds else {}
    span = tournament.round_hours * HOUR
    return TournamentState(
        id=tournament.id,
        title=tournament.title,
        game=tournament.game,
        system=tournament.system,  # type: ignore[arg-type]
        stage=tournament.stage,  # type: ignore[arg-type]
        clock=ClubClock(**tournament.clock),
        agreed=tournament.agreed,
        round_hours=tournament.round_hours,
        host=tournament.host,
        made_at=tournament.made_at,
        number_of_rounds=max(rounds_in(tournament), len(tournament.rounds)),
        rounds=[
            TournamentRound(
                pairings=[TournamentPairing(**each._asdict()) for each in played.pairings],
                began_at=played.began_at,
                ends_at=played.began_at + span if span and tournament.stage != OVER else None,
            )
            for played in tournament.rounds
        ],
        standings=[TournamentRow(**row._asdict(), force=shown.get(row.name, "")) for row in standings(tournament)],
        is_mine=account is not None and tournament.host == account,
        entered=account is not None and tournament.entrant(account) is not None,
    )
