"""The games on the shelf: what they are, their cards, and whether a deck or an army is allowed."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Header, Path, Response
from pydantic import BaseModel, ConfigDict, Field

from tercio.content.trouble import shown
from tercio.games import GAMES, about_of, forces_of, open_game, title_of
from tercio.games.forces import Forces
from tercio.kernel import Game
from tercio.server.api.phrase import Phrase, phrase
from tercio.server.bots import BOTS
from tercio.server.core.lesson import lessons_of
from tercio.server.server import ServerHere
from tercio.server.trouble import Failure, Trouble, not_found

router = APIRouter(prefix="/api/games", tags=["games"])

GameName = Annotated[str, Path(max_length=40)]
ListText = Annotated[str, Field(max_length=20_000)]


class ReadyForce(BaseModel):
    """A deck or an army that can be taken as it is."""

    name: str
    title: Phrase
    guide: Phrase


class ForcesInfo(BaseModel):
    """What every seat brings."""

    thing: Phrase
    ready: list[ReadyForce]


class GameInfo(BaseModel):
    """A game on the shelf. Without `forces` it always begins alike."""

    id: str
    title: Phrase
    about: Phrase
    fewest: int
    most: int
    forces: ForcesInfo | None
    bots: list[str]
    has_tutorial: bool
    has_builder: bool


class ForceText(BaseModel):
    """A list as a player writes it: "3x Name" a line."""

    model_config = ConfigDict(extra="forbid")
    text: ListText
    campaign: bool = False


class ForcePrint(BaseModel):
    """A list to be printed: as a list for the table, or as cards to cut out."""

    model_config = ConfigDict(extra="forbid")
    text: ListText
    kind: Literal["list", "proxies"] = "list"
    lang: Literal["de", "en"] = "en"


class ForceCard(BaseModel):
    id: str
    count: int


class ForceProblem(BaseModel):
    """A rule that the list breaks."""

    rule: str
    text: Phrase


class UnknownLine(BaseModel):
    """A line that cannot be read; the first one is 1."""

    line: int
    text: Phrase


class ForceSummary(BaseModel):
    """How many cards of each level, type, class, and how many characters of each faction."""

    levels: dict[str, int]
    types: dict[str, int]
    classes: dict[str, int]
    factions: dict[str, int]


class ForceCheck(BaseModel):
    """Everything that can be said about a list while somebody writes it."""

    name: str
    cards: list[ForceCard]
    size: int
    problems: list[ForceProblem]
    unknown: list[UnknownLine]
    summary: ForceSummary
    army: list[str]  # the starting army, for Warlord; empty where there is none


class ReadyList(BaseModel):
    """A ready deck or army as a player would write it."""

    game: str
    name: str
    text: str


class LessonInfo(BaseModel):
    """A guided match: what is learnt, and how many answers it takes."""

    id: str
    title: Phrase
    about: Phrase
    steps: int


@router.get("")
def shelf(server: ServerHere) -> list[GameInfo]:
    return [game_info(name, server.hub.game(name)) for name in GAMES]


def game_info(name: str, game: Game) -> GameInfo:
    forces = forces_of(name)
    told = None
    if forces is not None:
        ready = [
            ReadyForce(name=each.name, title=phrase(each.title), guide=phrase(each.guide))
            for each in forces.ready(game)
        ]
        told = ForcesInfo(thing=phrase(forces.thing), ready=ready)
    return GameInfo(
        id=name,
        title=phrase(title_of(name)),
        about=phrase(about_of(name)),
        fewest=2 if forces is None else forces.fewest,
        most=2 if forces is None else forces.most,
        forces=told,
        bots=list(BOTS),
        has_tutorial=bool(lessons_of(name)),
        has_builder=forces is not None,
    )


@router.get(
    "/{game}/cards",
    response_class=Response,
    responses={
        200: {"content": {"application/json": {"schema": {"type": "object"}}}, "description": "All cards of the game"},
        304: {"description": "They have not changed"},
        404: {"model": Trouble},
    },
)
def cards(game: GameName, if_none_match: Annotated[str, Header(max_length=200)] = "") -> Response:
    """Every card in both languages, and what the keys on cards are called. See `Cards` in /api/schema.json."""
    on_shelf(game)
    packed, tag = catalogue_of(game)
    if not packed:
        raise not_found("This game has no cards.", "Dieses Spiel hat keine Karten.")
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in [each.strip().removeprefix("W/") for each in if_none_match.split(",")]:
        return Response(status_code=304, headers=headers)
    return Response(packed, media_type="application/json", headers=headers)


@cache
def catalogue_of(name: str) -> tuple[bytes, str]:
    """The catalogue as JSON with the tag of its content; empty where the game has no cards."""
    module = f"tercio.games.{name}.faces"
    if find_spec(module) is None:
        return b"", ""
    catalogue: Any = import_module(module).catalogue_json(open_game(name))
    packed = orjson.dumps(catalogue)
    return packed, f'"{sha256(packed).hexdigest()[:20]}"'


@router.get("/{game}/lessons", responses={404: {"model": Trouble}})
def lessons(game: GameName) -> list[LessonInfo]:
    """In the order in which they are best taken; none where nobody has written any."""
    on_shelf(game)
    return [
        LessonInfo(id=each.id, title=phrase(each.title), about=phrase(each.about), steps=each.steps())
        for each in lessons_of(game)
    ]


@router.post("/{game}/forces/check", responses={404: {"model": Trouble}})
def check(game: GameName, wanted: ForceText, server: ServerHere) -> ForceCheck:
    forces = forces_at(game)
    checked = forces.check(server.hub.game(game), wanted.text, wanted.campaign)
    return ForceCheck(
        name=checked.name,
        cards=[ForceCard(id=card, count=count) for card, count in checked.cards.items()],
        size=sum(checked.cards.values()),
        problems=[ForceProblem(rule=each.rule, text=phrase(each.text)) for each in checked.problems],
        unknown=[UnknownLine(line=each.line, text=phrase(each.text)) for each in checked.unknown],
        summary=ForceSummary(**checked.counts),
        army=checked.army,
    )


@router.get("/{game}/forces/{name}", responses={404: {"model": Trouble}})
def ready_list(game: GameName, name: Annotated[str, Path(max_length=100)], server: ServerHere) -> ReadyList:
    """To begin a list of one's own with."""
    text = forces_at(game).written(server.hub.game(game), name)
    if text is None:
        raise not_found(f"No ready one is called “{shown(name)}”.", f"Kein fertiges heißt „{shown(name)}“.")
    return ReadyList(game=game, name=name, text=text)


@router.post(
    "/{game}/forces/pdf",
    response_class=Response,
    responses={
        200: {"content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}},
        404: {"model": Trouble},
    },
)
def print_force(game: GameName, wanted: ForcePrint, server: ServerHere) -> Response:
    from tercio.server.printing import deck_pdf

    forces_at(game)
    pdf = deck_pdf(server.hub.game(game), wanted.text, wanted.kind, wanted.lang)
    headers = {"content-disposition": f'inline; filename="tercio-{wanted.kind}.pdf"'}
    return Response(pdf, media_type="application/pdf", headers=headers)


def on_shelf(game: str) -> None:
    if game not in GAMES:
        known = ", ".join(GAMES)
        raise not_found(
            f"No game is called “{shown(game)}”; there is: {known}.",
            f"Kein Spiel heißt „{shown(game)}“; es gibt: {known}.",
        )


def forces_at(game: str) -> Forces:
    on_shelf(game)
    forces = forces_of(game)
    if forces is None:
        raise Failure(404, "This game always begins alike.", "Dieses Spiel beginnt immer gleich.")
    return forces
