"""The games on the shelf: what they are, their cards, and whether a deck or an army is allowed."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Annotated, Final, Literal

import orjson
from fastapi import APIRouter, Header, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from tercio.content.trouble import shown
from tercio.content.wording import Wording
from tercio.games import GAMES, box_of, open_game
from tercio.games.forces import Choice, Forces
from tercio.kernel import Game
from tercio.server.api.phrase import Phrase, phrase
from tercio.server.bots import OFFERED
from tercio.server.core.lesson import lessons_of
from tercio.server.printing.kinds import PRINTS
from tercio.server.server import ServerHere
from tercio.server.trouble import Failure, Trouble, not_found

SAY: Final = Wording("tercio.server")

router = APIRouter(prefix="/api/games", tags=["games"])

GameName = Annotated[str, Path(max_length=40)]
ListText = Annotated[str, Field(max_length=20_000)]


class ReadyForce(BaseModel):
    """A deck or an army that can be taken as it is."""

    name: str
    title: Phrase
    guide: Phrase


class ValueInfo(BaseModel):
    """Something that can be agreed on; `seats` are the numbers of players for whom it is possible."""

    word: str
    title: Phrase
    hint: Phrase
    seats: list[int]


class ChoiceInfo(BaseModel):
    """What players settle before a match, as a form asks it. Its answer goes into `agreed` of a new match.

    `otherwise` holds where nothing is said. A choice with `is_pictured` has a drawing for each of its values:
    /api/games/<game>/picture?<word>=<value>&seats=<number>.
    """

    word: str
    kind: Literal["one-of", "yes-or-no", "number"]
    title: Phrase
    hint: Phrase
    otherwise: str
    values: list[ValueInfo]
    least: int
    most: int
    step: int
    seats: list[int]
    is_pictured: bool
    is_first: bool


class PrintInfo(BaseModel):
    """Something that can be printed of a list."""

    kind: str
    title: Phrase


class ForcesInfo(BaseModel):
    """What every seat brings."""

    thing: Phrase
    ready: list[ReadyForce]
    choices: list[ChoiceInfo]
    prints: list[PrintInfo]


class GameInfo(BaseModel):
    """A game on the shelf. Without `forces` it always begins alike."""

    id: str
    title: Phrase
    about: Phrase
    fewest: int
    most: int
    seats: list[int]  # how many may play
    forces: ForcesInfo | None
    bots: list[str]
    has_tutorial: bool
    has_builder: bool
    has_editor: bool  # positions of it can be set by hand


class ForceText(BaseModel):
    """A list as a player writes it: "3x Name" a line."""

    model_config = ConfigDict(extra="forbid")
    text: ListText
    campaign: bool = False


class ForcePrint(BaseModel):
    """A list to be printed, in one of the ways that the game has: see `prints` of the game's forces."""

    model_config = ConfigDict(extra="forbid")
    text: ListText
    kind: Annotated[str, Field(max_length=40)] = "list"
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


class ForceEntry(BaseModel):
    """A line of the list where equal things can differ in what they carry."""

    id: str
    count: int
    carries: list[str]
    level: int
    spells: list[str]  # in the book that it carries
    mount: str  # what it sits on; empty: nothing


class ForceCheck(BaseModel):
    """Everything that can be said about a list while somebody writes it."""

    name: str
    cards: list[ForceCard]
    size: int
    problems: list[ForceProblem]
    unknown: list[UnknownLine]
    summary: dict[str, dict[str, int]]  # how many of each level, type, class, faction; which, depends on the game
    army: list[str]  # the starting army, for Warlord; empty where there is none
    entries: list[ForceEntry]


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
    forces = box_of(name).forces
    told = None
    if forces is not None:
        ready = [
            ReadyForce(name=each.name, title=phrase(each.title), guide=phrase(each.guide))
            for each in forces.ready(game)
        ]
        choices = [choice_info(choice) for choice in forces.choices(game)]
        prints = [PrintInfo(kind=each.kind, title=phrase(each.title)) for each in PRINTS.get(name, ())]
        told = ForcesInfo(thing=phrase(forces.thing), ready=ready, choices=choices, prints=prints)
    return GameInfo(
        id=name,
        title=phrase(box_of(name).title),
        about=phrase(box_of(name).about),
        fewest=2 if forces is None else forces.fewest,
        most=2 if forces is None else forces.most,
        seats=[2] if forces is None else list(forces.numbers()),
        forces=told,
        bots=list(OFFERED),
        has_tutorial=bool(lessons_of(name)),
        has_builder=forces is not None and box_of(name).browser().catalogue is not None,
        has_editor=box_of(name).editor is not None,
    )


def choice_info(choice: Choice) -> ChoiceInfo:
    values = [
        ValueInfo(word=each.word, title=phrase(each.title), hint=phrase(each.hint), seats=list(each.seats))
        for each in choice.values
    ]
    words = {**choice._asdict(), "title": phrase(choice.title), "hint": phrase(choice.hint)}
    return ChoiceInfo(**{**words, "values": values, "seats": list(choice.seats)})


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
        raise not_found(*SAY("game-no-cards"))
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in [each.strip().removeprefix("W/") for each in if_none_match.split(",")]:
        return Response(status_code=304, headers=headers)
    return Response(packed, media_type="application/json", headers=headers)


@cache
def catalogue_of(name: str) -> tuple[bytes, str]:
    """The catalogue as JSON with the tag of its content; empty where the game has no cards."""
    catalogue = box_of(name).browser().catalogue
    if catalogue is None:
        return b"", ""
    packed = orjson.dumps(catalogue.catalogue_json(open_game(name)))
    return packed, f'"{sha256(packed).hexdigest()[:20]}"'


@router.get(
    "/{game}/picture",
    response_class=Response,
    responses={
        200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}, "description": "A drawing"},
        404: {"model": Trouble},
    },
)
def picture(
    game: GameName,
    request: Request,
    seats: Annotated[int, Query(ge=1, le=8)] = 2,
    lang: Literal["de", "en"] = "en",
) -> Response:
    """What players agree on as a small drawing; every other parameter is a word of `choices` with its value."""
    forces_at(game)
    draw = box_of(game).browser().draw_agreed
    words = {word: value for word, value in request.query_params.items() if word not in ("seats", "lang")}
    if draw is None:
        raise not_found(*SAY("nothing-drawn"))
    return Response(
        draw(words, seats, lang), media_type="image/svg+xml", headers={"cache-control": "public, max-age=3600"}
    )


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
        summary=checked.counts,
        army=checked.army,
        entries=[
            ForceEntry(
                id=each.id,
                count=each.copies,
                carries=list(each.carries),
                level=each.level,
                spells=list(each.spells),
                mount=each.mount,
            )
            for each in checked.entries
        ],
    )


@router.get("/{game}/forces/{name}", responses={404: {"model": Trouble}})
def ready_list(game: GameName, name: Annotated[str, Path(max_length=100)], server: ServerHere) -> ReadyList:
    """To begin a list of one's own with."""
    text = forces_at(game).written(server.hub.game(game), name)
    if text is None:
        raise not_found(*SAY("no-ready-one-called", name=shown(name)))
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
    from tercio.server.printing import printed

    forces_at(game)
    pdf = printed(server.hub.game(game), wanted.text, wanted.kind, wanted.lang)
    headers = {"content-disposition": f'inline; filename="tercio-{wanted.kind}.pdf"'}
    return Response(pdf, media_type="application/pdf", headers=headers)


def on_shelf(game: str) -> None:
    if game not in GAMES:
        known = ", ".join(GAMES)
        raise not_found(
            *SAY("no-game-called", game=shown(game), known=known),
        )


def forces_at(game: str) -> Forces:
    on_shelf(game)
    forces = box_of(game).forces
    if forces is None:
        raise Failure(404, "This game always begins alike.", "Dieses Spiel beginnt immer gleich.")
    return forces
