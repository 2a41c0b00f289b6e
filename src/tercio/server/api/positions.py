"""Positions set by hand: what can be laid down, what is wrong with it, and scenario files."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter
from fastapi.responses import Response
from pydantic import BaseModel, ConfigDict, Field

from tercio.games import box_of
from tercio.server.api.games import GameName, on_shelf
from tercio.server.api.phrase import Phrase, phrase
from tercio.server.core.positions import NOT_EDITED, about_in, file_of, form_of, look_at, open_file
from tercio.server.responses import json_response
from tercio.server.server import ServerHere
from tercio.server.trouble import Trouble, not_found

router = APIRouter(prefix="/api/positions", tags=["positions"])

Face = Annotated[int, Field(ge=1, le=100)]
Faces = Annotated[list[Face], Field(max_length=200)]
FileText = Annotated[str, Field(max_length=60_000)]


class WrittenPosition(BaseModel):
    """A position in the words of scenario files."""

    model_config = ConfigDict(extra="forbid")
    position: dict[str, Any]
    lang: Literal["de", "en"] = "en"


class ThingInPosition(WrittenPosition):
    """One thing on the table of a position."""

    thing: Annotated[int, Field(ge=-(2**53), le=2**53)]


class PositionFile(BaseModel):
    """A position to be saved."""

    model_config = ConfigDict(extra="forbid")
    position: dict[str, Any]
    title: Annotated[str, Field(max_length=200)] = ""
    dice: Faces = []


class ScenarioText(BaseModel):
    """A scenario file to be opened."""

    model_config = ConfigDict(extra="forbid")
    text: FileText


class PositionProblem(BaseModel):
    """What is wrong, in which entry of the position, by which rule, and which things on the table are meant."""

    text: Phrase
    section: str
    name: str | int
    rule: str
    things: list[int]


class PositionThing(BaseModel):
    """Where in the position a thing on the table is written."""

    thing: int
    section: str
    name: str | int


class PositionAsk(BaseModel):
    seat: int
    kind: str


class PositionLook(BaseModel):
    """The table as it is written. No scene where it cannot be read; playable where there are no problems."""

    scene: dict[str, Any] | None
    written: list[PositionThing]
    problems: list[PositionProblem]
    seats: int
    asks: list[PositionAsk]


class OpenedPosition(BaseModel):
    """What an editor begins with."""

    game: str
    title: Phrase
    position: dict[str, Any]
    dice: list[int]


@router.get(
    "/{game}/form",
    response_class=Response,
    responses={
        200: {"content": {"application/json": {"schema": {"type": "object"}}}, "description": "The form"},
        404: {"model": Trouble},
    },
)
def form(game: GameName) -> Response:
    """See `PositionForm` in /api/schema.json."""
    edited(game)
    return json_response(form_of(game))


@router.post("/{game}/look", responses={404: {"model": Trouble}, 422: {"model": Trouble}})
def look(game: GameName, wanted: WrittenPosition, server: ServerHere) -> PositionLook:
    """Nothing is kept: the editor asks after every change."""
    edited(game)
    seen = look_at(server.hub.game(game), wanted.position, wanted.lang)
    return PositionLook(
        scene=seen.scene,
        written=[PositionThing(thing=thing, section=at[0], name=at[1]) for thing, at in seen.written.items()],
        problems=[
            PositionProblem(
                text=phrase(each.text), section=each.section, name=each.name, rule=each.rule, things=list(each.things)
            )
            for each in seen.problems
        ],
        seats=seen.seats,
        asks=[PositionAsk(seat=each["seat"], kind=each["kind"]) for each in seen.asks],
    )


@router.post(
    "/{game}/about",
    response_class=Response,
    responses={
        200: {"content": {"application/json": {"schema": {"type": "object"}}}, "description": "All about it, or null"},
        404: {"model": Trouble},
        422: {"model": Trouble},
    },
)
def about(game: GameName, wanted: ThingInPosition, server: ServerHere) -> Response:
    """See `About` in /api/schema.json."""
    edited(game)
    return json_response(about_in(server.hub.game(game), wanted.position, wanted.thing, wanted.lang))


@router.post(
    "/{game}/file",
    response_class=Response,
    responses={
        200: {"content": {"application/toml": {"schema": {"type": "string"}}}, "description": "A scenario file"},
        404: {"model": Trouble},
        422: {"model": Trouble},
    },
)
def save(game: GameName, wanted: PositionFile, server: ServerHere) -> Response:
    """What `tercio scenario` reads."""
    edited(game)
    text = file_of(server.hub.game(game), wanted.position, wanted.title, wanted.dice)
    headers = {"content-disposition": f'attachment; filename="{game}.toml"'}
    return Response(text, media_type="application/toml", headers=headers)


@router.post("/open", responses={422: {"model": Trouble}})
def opened(wanted: ScenarioText) -> OpenedPosition:
    found = open_file(wanted.text)
    return OpenedPosition(game=found.game, title=phrase(found.title), position=found.position, dice=list(found.faces))


def edited(game: str) -> None:
    on_shelf(game)
    if box_of(game).editor is None:
        raise not_found(*NOT_EDITED)
