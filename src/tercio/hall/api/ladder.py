"""The ladder: who is how strong, who waits for an opponent, and matches that come about there."""

from __future__ import annotations

from typing import Annotated, Any, Final, NamedTuple, TypedDict

from tercio.content.wording import Wording
from tercio.games import GAMES, box_of
from tercio.hall.api.matches import AgreedValue, NewClock, NewSeat, NewTable, head_of, matching, said
from tercio.hall.frames import OwnForce
from tercio.hall.hub import Hub, Live, TooManyMatches, now_ms
from tercio.hall.keeping import NewMatch
from tercio.hall.ladder.bots import measured
from tercio.hall.ladder.glicko import Rating
from tercio.hall.ladder.keeping import LadderStore, Limits, OpenTable, RatedSeat
from tercio.hall.routes import Caller, Routes
from tercio.hall.secret import hash_of, new_id, new_seed, new_token
from tercio.hall.shapes import Like, Sized
from tercio.hall.tables.entry import Head, head_json
from tercio.hall.tables.table import Table, tidy
from tercio.hall.trouble import NOWHERE, Failure, not_found, sign_in_first
from tercio.kernel import Seat, seeded

SAY: Final = Wording("tercio.hall")

routes: Final = Routes("/api/ladder", "ladder")

MOST_OPEN: Final = 3  # tables of one account, or of one guest's address
PATIENCE: Final = 45_000  # milliseconds without a sign of the player who waits, until nobody may sit down any more
FORGOTTEN: Final = 24 * 3600 * 1000  # milliseconds after which such a table is thrown away
DAY: Final = 24 * 3600 * 1000
WITH_PERSON: Final = 3  # rated matches in a day: T-RATED-03
WITH_BOT: Final = 5
UNFINISHED: Final = 3
LISTED: Final = 100

TableId = Annotated[str, Like("[a-z0-9]{4,40}")]
GameId = Annotated[str, Sized(1, 40)]
Name = Annotated[str, Sized(0, 100)]


class Wish(NamedTuple):
    """A match of two that somebody would like to play, and what for."""

    game: GameId
    clock: NewClock | None = None
    agreed: Annotated[dict[Annotated[str, Sized(0, 40)], AgreedValue], Sized(0, 20)] = {}  # noqa: RUF012  (never written to)
    force: Annotated[str, Sized(0, 100)] | OwnForce | None = None
    is_rated: bool = False
    name: Name = ""  # of a guest; accounts play under their own
    challenged: Name = ""  # the only account that may sit down
    bot: Annotated[str, Sized(0, 40)] = ""  # instead of somebody else, for a rated match


class Opponent(NamedTuple):
    """Who sits down, and what with."""

    force: Annotated[str, Sized(0, 100)] | OwnForce | None = None
    name: Name = ""


class Strength(TypedDict):
    """A rating as people read it: 19 times of 20, the truth lies within two deviations."""

    value: int
    deviation: int
    is_provisional: bool


class Ranked(TypedDict):
    """A place on the ladder; `bot` is the level of one that is measured, else empty."""

    name: str
    bot: str
    strength: Strength
    matches: int


class Ladder(TypedDict):
    """Everybody in one game, the best first; `mine` is None for a guest and for somebody who has no rating yet."""

    game: str
    ranked: list[Ranked]
    mine: Ranked | None


class Waiting(TypedDict):
    """Somebody waits for an opponent. `is_for_me`: I was challenged by name."""

    id: str
    game: str
    name: str
    strength: Strength | None
    minutes: float | None  # None where no clock counts them
    increment_s: float
    days: int  # for each question; 0 where no clock counts them
    agreed: dict[str, str]
    is_rated: bool
    is_mine: bool
    is_for_me: bool
    challenged: str
    at: int


class Seated(TypedDict):
    """A wish: where it waits and the secret of the seat; `match` is empty until there is an opponent."""

    table: str
    token: str
    match: str


class Found(TypedDict):
    """What has become of a wish: `match` is empty while somebody waits."""

    match: str
    is_open: bool


def ladder_of(hub: Hub) -> LadderStore:
    """Nothing is rated where nobody has an account."""
    if hub.ladder is None:
        raise not_found(*NOWHERE)
    return hub.ladder


def strength_of(rating: Rating) -> Strength:
    return {
        "value": round(rating.value),
        "deviation": round(rating.deviation),
        "is_provisional": rating.is_provisional,
    }


# -- who is how strong ------------------------------------------------------------------------------------


@routes.get("/games/{game}", Ladder)
async def look(hub: Hub, caller: Caller, game: GameId) -> Ladder:
    store = ladder_of(hub)
    need_game(game)
    people = await store.standings(game, LISTED)
    ranked = [ranked_as(each.name, "", each.rating, each.matches) for each in people]
    ranked += [ranked_as("", bot, rating, 0) for bot, rating in measured(game).items()]
    account = await caller.account()
    own = [] if account is None else [each for each in await store.standings_of(account) if each.game == game]
    mine = ranked_as(own[0].name, "", own[0].rating, own[0].matches) if own else None
    return {"game": game, "ranked": sorted(ranked, key=lambda each: -each["strength"]["value"]), "mine": mine}


def ranked_as(name: str, bot: str, rating: Rating, matches: int) -> Ranked:
    return {"name": name, "bot": bot, "strength": strength_of(rating), "matches": matches}


def need_game(game: str) -> None:
    if game not in GAMES:
        shelf = ", ".join(GAMES)
        raise Failure(422, *SAY("no-such-game", shelf=shelf))


# -- who waits --------------------------------------------------------------------------------------------


@routes.get("/tables", list[Waiting])
async def open_tables(hub: Hub, caller: Caller) -> list[Waiting]:
    """Where one could sit down now, and where one waits oneself: the newest first."""
    store, account = ladder_of(hub), await caller.account()
    found = await store.open_tables(account, now_ms() - PATIENCE)
    ratings = await store.strengths({table.account for table in found if table.account is not None})
    told: list[Waiting] = []
    for table in found:
        own = ratings.get((table.account or "", table.game))
        clock = table.terms["clock"]
        told.append(
            {
                "id": table.id,
                "game": table.game,
                "name": table.name,
                "strength": strength_of(own or Rating()) if table.account is not None else None,
                "minutes": None if clock is None else clock["minutes"] or None,
                "increment_s": 0 if clock is None else clock["increment_s"],
                "days": 0 if clock is None else clock.get("days", 0),
                "agreed": table.terms["agreed"],
                "is_rated": table.is_rated,
                "is_mine": account is not None and table.account == account,
                "is_for_me": account is not None and table.challenged == account,
                "challenged": table.challenged or "",
                "at": table.made_at,
            }
        )
    return told


@routes.post("/tables", Seated, status=201)
async def wish(hub: Hub, caller: Caller, wanted: Wish) -> Seated:
    """Sits down where somebody waits with the same wish; otherwise a table is opened. A bot plays at once."""
    store, account = ladder_of(hub), await caller.account()
    wanted = wanted._replace(agreed=check(hub, wanted, account).agreed)
    if wanted.bot:
        return await against_bot(hub, caller, wanted, account)
    if wanted.challenged:
        wanted = wanted._replace(challenged=await known_opponent(hub, wanted.challenged, account))
    await store.forget_tables(now_ms() - FORGOTTEN)
    for table in await store.open_tables(account, now_ms() - PATIENCE):
        if fits(table, wanted, account, caller.address):
            token = new_token()
            match, trouble = await seated(hub, caller, table, Opponent(wanted.force, wanted.name), token)
            if not trouble:
                return {"table": table.id, "token": token, "match": match}
    token, now = new_token(), now_ms()
    opened = OpenTable(
        new_id(),
        wanted.game,
        account,
        account or name_of(wanted.name),
        wanted.challenged or None,
        terms_of(wanted),
        hash_of(token),
        wanted.is_rated,
        now,
        now,
        caller.address,
    )
    if not await store.open_table(opened, MOST_OPEN):
        raise Failure(409, *SAY("too-many-open-tables", most=MOST_OPEN))
    return {"table": opened.id, "token": token, "match": ""}


@routes.post("/tables/{table}/sit", Seated)
async def sit(hub: Hub, caller: Caller, table: TableId, wanted: Opponent) -> Seated:
    """The match begins at once; the player who waited hears of it."""
    store, account = ladder_of(hub), await caller.account()
    found = await store.open_table_of(table)
    if found is None or found.match is not None or found.seen_at < now_ms() - PATIENCE:
        raise Failure(409, *SAY("nobody-waits-there"))
    if found.challenged not in (None, account):
        raise Failure(403, *SAY("waits-for-somebody-else"))
    if account is not None and found.account == account:
        raise Failure(409, *SAY("own-table"))
    if found.is_rated and account is None:
        raise sign_in_first()
    check(hub, wish_of(found, wanted), account)
    token = new_token()
    match, trouble = await seated(hub, caller, found, wanted, token)
    if trouble:
        raise Failure(409, *WHY_NOT[trouble], "" if trouble == "gone" else "T-RATED-03")
    return {"table": found.id, "token": token, "match": match}


@routes.post("/tables/{table}/wait", Found)
async def wait(hub: Hub, caller: Caller, table: TableId) -> Found:
    """A sign of the player who waits, by the secret of the seat; pages give it every few seconds."""
    store = ladder_of(hub)
    found = await store.open_table_of(table)
    if found is None or found.token_hash != hash_of(caller.token):
        return {"match": "", "is_open": False}
    if found.match is None:
        await store.still_waiting(table, now_ms())
    return {"match": found.match or "", "is_open": found.match is None}


@routes.delete("/tables/{table}", Found)
async def leave(hub: Hub, caller: Caller, table: TableId) -> Found:
    """The player who waits leaves, by the secret of the seat or the account; or the one who was challenged declines."""
    store, account = ladder_of(hub), await caller.account()
    found = await store.open_table_of(table)
    if found is None or found.match is not None:
        return {"match": "" if found is None else found.match or "", "is_open": False}
    is_theirs = account is not None and account in (found.account, found.challenged)
    if not is_theirs and found.token_hash != hash_of(caller.token):
        raise Failure(403, *SAY("waits-for-somebody-else"))
    await store.close_table(table)
    return {"match": "", "is_open": False}


def check(hub: Hub, wanted: Wish, account: str | None) -> Head:
    """T-RATED-02  A wish that cannot be played, or not rated, is refused before anybody waits for it.

    A player who sits down brings no more than the one who waits, unless they have agreed otherwise.
    """
    need_game(wanted.game)
    if wanted.is_rated and account is None:
        raise sign_in_first()
    if wanted.challenged and account is None:
        raise sign_in_first()
    if wanted.is_rated and wanted.clock is None:
        raise Failure(422, *SAY("rated-needs-clock"), "T-RATED-02")
    if wanted.force is None and box_of(wanted.game).forces is not None:
        raise Failure(422, *SAY("bring-force"))
    if wanted.bot and (not wanted.is_rated or wanted.bot not in measured(wanted.game)):
        raise Failure(422, *SAY("bot-not-measured"))
    mine = NewSeat("person", name="-", force=wanted.force)
    head = head_of(hub.game(wanted.game), table_for(wanted, (mine, NewSeat("person"))), [None, None])
    return head._replace(agreed={**matching(head), **head.agreed})


def name_of(name: str) -> str:
    return tidy(name)[:40] or "?"


def table_for(wanted: Wish, seats: tuple[NewSeat, ...]) -> NewTable:
    return NewTable(wanted.game, seats, wanted.clock, agreed=wanted.agreed)


def terms_of(wanted: Wish) -> dict[str, Any]:
    """As plain data, to be kept."""
    force: Any = {"text": wanted.force.text} if isinstance(wanted.force, OwnForce) else wanted.force
    clock = None if wanted.clock is None else wanted.clock._asdict()
    return {"clock": clock, "agreed": said(wanted.agreed), "force": force}


def wish_of(table: OpenTable, guest: Opponent) -> Wish:
    """The same wish from the other side."""
    clock = table.terms["clock"]
    return Wish(
        table.game,
        None if clock is None else NewClock(**clock),
        table.terms["agreed"],
        guest.force,
        table.is_rated,
    )


def fits(table: OpenTable, wanted: Wish, account: str | None, address: str) -> bool:
    """Does somebody else wait there for the very same?"""
    is_own = table.account == account if account is not None else table.account is None and table.maker == address
    terms = terms_of(wanted)
    same = (table.game, table.is_rated, table.terms["clock"], table.terms["agreed"])
    is_open = not wanted.challenged and table.challenged is None
    return is_open and not is_own and same == (wanted.game, wanted.is_rated, terms["clock"], terms["agreed"])


async def known_opponent(hub: Hub, name: str, account: str | None) -> str:
    """The account as its owner writes it."""
    known = await ladder_of(hub).known_name(name)
    if known is None:
        raise not_found(*SAY("no-such-player"))
    if known == account:
        raise Failure(409, *SAY("own-table"))
    return known


# -- matches ----------------------------------------------------------------------------------------------

WHY_NOT: Final = {
    "gone": SAY("nobody-waits-there"),
    "too-often": SAY("played-too-often"),
    "unfinished": SAY("too-many-unfinished", most=UNFINISHED),
}


async def seated(hub: Hub, caller: Caller, table: OpenTable, guest: Opponent, token: str) -> tuple[str, str]:
    """The match, or why there is none. Lots decide who sits where."""
    account, wanted = await caller.account(), wish_of(table, guest)
    kept = table.terms["force"]
    host = NewSeat("person", name=table.name, force=OwnForce(**kept) if isinstance(kept, dict) else kept)
    other = NewSeat("person", name=account or name_of(guest.name), force=guest.force)
    sides = [(host, table.account, table.token_hash), (other, account, hash_of(token))]
    if seeded(new_seed()).below(2):
        sides.reverse()
    head = bare_head(hub, wanted, tuple([seat for seat, _, _ in sides]), tuple([hashed for _, _, hashed in sides]))
    accounts = tuple([who for _, who, _ in sides])
    rated: list[RatedSeat] = []
    if table.is_rated:
        rated = [
            RatedSeat(number, who or "", accounts[1 - number], "", ready_name(seat))
            for number, (seat, who, _) in enumerate(sides)
        ]
    trouble = await ladder_of(hub).take_table(
        table.id, new_match(hub, caller, head), accounts, rated, limits(WITH_PERSON)
    )
    if not trouble:
        hub.put(Live(Table(head, hub.game(head.game)), caller.address))
    return head.id, trouble


async def against_bot(hub: Hub, caller: Caller, wanted: Wish, account: str | None) -> Seated:
    assert account is not None
    token = new_token()
    mine = NewSeat("person", name=account, force=wanted.force)
    sides = [(mine, hash_of(token)), (NewSeat("bot", wanted.bot), "")]
    if seeded(new_seed()).below(2):
        sides.reverse()
    head = bare_head(hub, wanted, tuple([seat for seat, _ in sides]), tuple([hashed for _, hashed in sides]))
    number = sides.index((mine, hash_of(token)))
    if is_larger(head, number):
        raise Failure(422, *SAY("bot-brings-less"), "T-RATED-02")
    rated = [RatedSeat(number, account, None, wanted.bot, ready_name(mine))]
    accounts = tuple([account if seat is mine else None for seat, _ in sides])
    trouble = await ladder_of(hub).begin_rated(new_match(hub, caller, head), accounts, rated, limits(WITH_BOT))
    if trouble:
        raise Failure(409, *WHY_NOT[trouble], "T-RATED-03")
    hub.put(Live(Table(head, hub.game(head.game)), caller.address))
    return {"table": "", "token": token, "match": head.id}


def is_larger(head: Head, seat: Seat) -> bool:
    """Does this seat bring more than what the other one has drawn?"""
    forces = box_of(head.game).forces
    if forces is None:
        return False
    mine, other = [forces.following([head.seats[place].force]) for place in (seat, 1 - seat)]
    return bool([word for word, size in mine.items() if int(size) > int(other[word])])


def bare_head(hub: Hub, wanted: Wish, seats: tuple[NewSeat, ...], hashes: tuple[str, ...]) -> Head:
    """What the table starts from, with the secrets of those who have one already."""
    head = head_of(hub.game(wanted.game), table_for(wanted, seats), [None for _ in seats])
    kept = [seat._replace(token_hash=hashed) for seat, hashed in zip(head.seats, hashes, strict=True)]
    return head._replace(seats=tuple(kept), is_rated=wanted.is_rated)


def new_match(hub: Hub, caller: Caller, head: Head) -> NewMatch:
    if hub.makers.is_too_fast(caller.address):
        raise TooManyMatches
    return NewMatch(head.id, head.game, head_json(head), head.at, None, is_public=True)


def ready_name(seat: NewSeat) -> str:
    return seat.force if isinstance(seat.force, str) else ""


def limits(with_one: int) -> Limits:
    return Limits(with_one, UNFINISHED, now_ms() - DAY)
