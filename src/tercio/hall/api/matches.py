"""Making matches, looking at them, and sitting down at one."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NamedTuple, TypedDict

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.games import GAMES, box_of
from tercio.games.forces import nothing_to_agree
from tercio.hall.api.positions import Faces
from tercio.hall.frames import OwnForce
from tercio.hall.hub import Hub, need_today, now_ms
from tercio.hall.keeping import Brief, MatchInfo
from tercio.hall.opening.lessons import lesson_head
from tercio.hall.opening.packs import PackTexts, as_toml
from tercio.hall.opening.practice import practice_head
from tercio.hall.opening.records import open_record
from tercio.hall.routes import Caller, Routes
from tercio.hall.secret import hash_of, new_id, new_seed, new_token
from tercio.hall.shapes import Like, Sized, Within
from tercio.hall.showing.packs import PackInfo, packs_of
from tercio.hall.tables.clock import DAY
from tercio.hall.tables.entry import BOT, PERSON, ClockHead, Head, SeatHead, names_of, read_head
from tercio.hall.tables.table import OVER, Table, is_practice, is_set_up, tidy
from tercio.hall.thinking.bots import BOTS, OFFERED
from tercio.hall.trouble import Failure, not_found
from tercio.kernel import Game, seeded, start
from tercio.kernel.record import dump_dice
from tercio.texts import phrasebook_of

SAY: Final = Wording("tercio.hall")

routes: Final = Routes("/api/matches", "matches")

MatchId = Annotated[str, Like("[a-z0-9]{4,40}")]


AgreedValue = Annotated[str, Sized(0, 40)]


class NewSeat(NamedTuple):
    """Who will sit there. A person without a name is somebody else, who will sit down by the link."""

    kind: Literal["person", "bot"]
    bot: Annotated[str, Sized(0, 40)] = "veteran"
    name: Annotated[str, Sized(0, 100)] = ""
    force: Annotated[str, Sized(0, 100)] | OwnForce | None = None
    character: Literal["", "careful", "bold", "aiming"] = ""  # of a bot
    yields: bool = False  # a bot gives up a lost match, and offers a draw in a level one


class NewClock(NamedTuple):
    """Minutes for the whole match, and seconds for every answer; or days for each question."""

    minutes: Annotated[float, Within(0, 600)] = 0
    increment_s: Annotated[float, Within(0, 600)] = 0
    days: Annotated[int, Within(0, 14)] = 0

    def head(self) -> ClockHead:
        if bool(self.minutes) == bool(self.days) or (self.days and self.increment_s):
            raise Failure(422, *SAY("minutes-or-days"), "T-CLOCK-04")
        if self.days:
            return ClockHead(self.days * DAY, 0, is_by_question=True)
        return ClockHead(int(self.minutes * 60_000), int(self.increment_s * 1000))


class NewTable(NamedTuple):
    """A match to be made."""

    game: Annotated[str, Sized(0, 40)]
    seats: Annotated[tuple[NewSeat, ...], Sized(0, 8)] = ()
    clock: NewClock | None = None
    campaign: bool = False
    agreed: Annotated[dict[Annotated[str, Sized(0, 40)], AgreedValue], Sized(0, 20)] = {}  # noqa: RUF012  (never written to)
    is_public: bool = False  # listed in the lobby, for anybody to watch
    tutorial: Annotated[str, Sized(0, 60)] = ""
    position: dict[str, Any] | None = None  # to begin from, in the words of scenario files
    dice: Faces = ()  # that fall first, where there is a position
    packs: PackTexts = ()  # to play with besides our own


class Made(TypedDict):
    """The new match, and the secret of each person's seat. They are told only here."""

    id: str
    tokens: list[str | None]


class SeatInfo(TypedDict):
    name: str
    kind: Literal["person", "bot"]
    bot: str
    is_taken: bool


class MatchSummary(TypedDict):
    """What everybody may know of a match."""

    id: str
    game: str
    seats: list[SeatInfo]
    stage: Literal["waiting", "playing", "over"]
    winners: list[int] | None
    created_at: int
    round: int
    answers: int
    is_practice: bool
    is_rated: bool  # its end changes ratings
    packs: list[PackInfo]


@routes.post("", Made, status=201)
async def make_match(hub: Hub, caller: Caller, wanted: NewTable) -> Made:
    if wanted.game not in GAMES:
        shelf = ", ".join(GAMES)
        raise Failure(422, *SAY("no-such-game", shelf=shelf))
    owner, maker = await caller.account(), caller.address
    if wanted.tutorial:
        name = tidy(wanted.seats[0].name) if wanted.seats else ""
        head, token = lesson_head(wanted.game, wanted.tutorial, hub.game(wanted.game).version, name)
        await hub.create(head, maker, owner, is_public=False)
        return {"id": head.id, "tokens": [token, *[None for _ in head.seats[1:]]]}
    packs = tuple([as_toml(text) for text in wanted.packs])
    game = await hub.beside(hub.game, wanted.game, packs)
    tokens = [new_token() if seat.kind == PERSON else None for seat in wanted.seats]
    if wanted.position is not None:
        seats = tuple([plain_seat(seat, token) for seat, token in zip(wanted.seats, tokens, strict=True)])
        head = await hub.beside(practice_head, game, wanted.position, tuple(wanted.dice), seats, packs)
        await hub.create(head, maker, owner, is_public=False)
        return {"id": head.id, "tokens": tokens}
    head = head_of(game, wanted, tokens)._replace(packs=packs)
    await hub.create(head, maker, owner, wanted.is_public)
    return {"id": head.id, "tokens": tokens}


def head_of(game: Game, wanted: NewTable, tokens: list[str | None]) -> Head:
    forces = box_of(game.id).forces
    fewest, most = (2, 2) if forces is None else (forces.fewest, forces.most)
    possible = tuple(range(fewest, most + 1)) if forces is None else forces.numbers()
    if len(wanted.seats) not in possible and len(possible) < most - fewest + 1:
        *others, last = [str(number) for number in possible]
        raise Failure(422, *SAY("players-possible", others=", ".join(others), last=last))
    if not fewest <= len(wanted.seats) <= most:
        raise Failure(422, *SAY("seats-possible", fewest=fewest, most=most))
    dice = seeded(new_seed())
    bare = Head(
        new_id(),
        game.id,
        game.version,
        dump_dice(dice),
        tuple([SeatHead(seat.kind) for seat in wanted.seats]),
        None if wanted.clock is None else wanted.clock.head(),
        {"campaign": True} if wanted.campaign and forces is not None else {},
        at=now_ms(),
        agreed=said(wanted.agreed),
    )
    reader = Table(bare, game)
    taken: list[Any] = []
    seats: list[SeatHead] = []
    lots = seeded(new_seed())
    for seat, token in zip(wanted.seats, tokens, strict=True):
        force: Any = {"text": seat.force.text} if isinstance(seat.force, OwnForce) else seat.force
        if forces is None:
            force = None
        elif force is not None:
            force = reader.read_force(force)
        elif seat.kind == BOT:
            force = forces.by_lot(game, taken, lots, bare.agreed)
        taken.append(force)
        seats.append(plain_seat(seat, token)._replace(force=force))
    if bare.agreed:
        check_agreed(reader, taken)
    return bare._replace(seats=tuple(seats))


def matching(head: Head) -> dict[str, str]:
    """What has to be agreed on so that nobody brings more than the player of the first seat."""
    forces, force = box_of(head.game).forces, head.seats[0].force
    return {} if forces is None or force is None else forces.matching(force)


def said(words: dict[str, str]) -> dict[str, str]:
    """Without what was left open."""
    return {word.strip().lower(): value.strip() for word, value in words.items() if value.strip()}


def check_agreed(table: Table, taken: list[Any]) -> None:
    """Mistakes are reported before others sit down; players who have not chosen yet are thought to bring little."""
    if table.forces is None:
        raise nothing_to_agree(next(iter(table.head.agreed)))
    least = table.forces.ready(table.game)[0].name
    forces = [least if force is None else force for force in taken]
    try:
        start(table.game, table.setup(forces), seeded(0))
    except BadInput as trouble:  # its place in a set-up means nothing to somebody who fills in a form
        raise Failure(422, trouble.en, trouble.de) from None


def plain_seat(seat: NewSeat, token: str | None) -> SeatHead:
    """Without a deck or an army: what everybody has lies on the table."""
    need_bot(seat)
    head = SeatHead(seat.kind, tidy(seat.name)[:40], token_hash="" if token is None else hash_of(token))
    if seat.kind == BOT:
        return head._replace(bot=seat.bot, character=seat.character, yields=seat.yields)
    return head


def need_bot(seat: NewSeat) -> None:
    if seat.kind == BOT and seat.bot not in BOTS:
        known = ", ".join(OFFERED)
        raise Failure(422, *SAY("no-such-bot", known=known))


class RecordText(NamedTuple):
    """The record of a match, as `/api/matches/{match}/record` or `tercio play --record` writes it."""

    text: Annotated[str, Sized(0, 2_000_000)]


class Opened(TypedDict):
    """Where the match can be seen."""

    id: str


@routes.post("/open", Opened, status=201)
async def open_file(hub: Hub, caller: Caller, wanted: RecordText) -> Opened:
    """A match that was played elsewhere, to be looked at."""
    return {"id": await open_record(hub, wanted.text, caller.address)}


@routes.get("/{match}", MatchSummary)
async def look(hub: Hub, match: MatchId) -> MatchSummary:
    live = await hub.find(match)
    if live is None:
        raise not_found(*SAY("no-such-match"))
    return summary_of(live.table)


def summary_of(table: Table) -> MatchSummary:
    match = table.match
    book = phrasebook_of(table.head.game)
    rounds = [] if match is None else [book.fact(event, "round") for event in match.events if event.name == "round"]
    taken = [sitting is not None for sitting in table.sittings]
    return {
        "id": table.head.id,
        "game": table.head.game,
        "seats": seats_of(table.head, table.names(), taken),
        "stage": table.stage,  # type: ignore[typeddict-item]
        "winners": list(table.outcome.winners) if table.stage == OVER and table.outcome else None,
        "created_at": table.head.at,
        "round": rounds[-1] if rounds else 0,
        "answers": 0 if match is None else len(match.answers),
        "is_practice": table.is_practice,
        "is_rated": table.head.is_rated,
        "packs": packs_of(table.head),
    }


def brief_summary(hub: Hub, info: MatchInfo, brief: Brief) -> MatchSummary:
    """The same of a match that nobody looks at, as far as it can be told without playing it again.

    Outdated where it could not be.
    """
    head = read_head(info.head)
    need_today(head, hub.game(head.game), hub.manners.plays_on)
    numbers = range(len(head.seats))
    taken = [head.seats[seat].kind == BOT or bool(head.seats[seat].name) or seat in brief.sittings for seat in numbers]
    names = [str(brief.sittings.get(seat, {}).get("name", head.seats[seat].name)) for seat in numbers]
    forces = [brief.sittings.get(seat, {}).get("force", head.seats[seat].force) for seat in numbers]
    brings = box_of(head.game).forces is not None and not is_set_up(head)
    is_waiting = not all(taken) or (brings and None in forces)
    return {
        "id": head.id,
        "game": head.game,
        "seats": seats_of(head, names_of(head, names), taken),
        "stage": "over" if info.finished_at is not None else "waiting" if is_waiting else "playing",
        "winners": None if info.outcome is None else list(info.outcome["winners"]),
        "created_at": head.at,
        "round": 0,
        "answers": brief.answers,
        "is_practice": is_practice(head),
        "is_rated": head.is_rated,
        "packs": packs_of(head),
    }


def seats_of(head: Head, names: tuple[str, ...], taken: list[bool]) -> list[SeatInfo]:
    return [
        {"name": name, "kind": "bot" if seat.kind == BOT else "person", "bot": seat.bot, "is_taken": is_taken}
        for seat, name, is_taken in zip(head.seats, names, taken, strict=True)
    ]
