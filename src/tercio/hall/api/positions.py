"""Positions set by hand: what can be laid down, what is wrong with it, and scenario files."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NamedTuple, TypedDict

from tercio.games import box_of
from tercio.games.editor import Form
from tercio.games.measures import About
from tercio.hall.api.games import GameName, on_shelf
from tercio.hall.api.phrase import Phrase, phrase
from tercio.hall.hub import Hub
from tercio.hall.routes import Reply, Routes
from tercio.hall.shapes import Sized, Within
from tercio.hall.showing.positions import NOT_EDITED, about_in, file_of, form_of, look_at, open_file
from tercio.hall.trouble import not_found

routes: Final = Routes("/api/positions", "positions")

Face = Annotated[int, Within(1, 100)]
Faces = Annotated[tuple[Face, ...], Sized(0, 200)]
FileText = Annotated[str, Sized(0, 60_000)]


class WrittenPosition(NamedTuple):
    """A position in the words of scenario files."""

    position: dict[str, Any]
    lang: Literal["de", "en"] = "en"


class ThingInPosition(NamedTuple):
    """One thing on the table of a position."""

    position: dict[str, Any]
    thing: Annotated[int, Within(-(2**53), 2**53)]
    lang: Literal["de", "en"] = "en"


class PositionFile(NamedTuple):
    """A position to be saved."""

    position: dict[str, Any]
    title: Annotated[str, Sized(0, 200)] = ""
    dice: Faces = ()


class ScenarioText(NamedTuple):
    """A scenario file to be opened."""

    text: FileText


class PositionProblem(TypedDict):
    """What is wrong, in which entry of the position, by which rule, and which things on the table are meant."""

    text: Phrase
    section: str
    name: str | int
    rule: str
    things: list[int]


class PositionThing(TypedDict):
    """Where in the position a thing on the table is written."""

    thing: int
    section: str
    name: str | int


class PositionAsk(TypedDict):
    seat: int
    kind: str


class PositionLook(TypedDict):
    """The table as it is written. No scene where it cannot be read; playable where there are no problems."""

    scene: dict[str, Any] | None
    written: list[PositionThing]
    problems: list[PositionProblem]
    seats: int
    asks: list[PositionAsk]


class OpenedPosition(TypedDict):
    """What an editor begins with."""

    game: str
    title: Phrase
    position: dict[str, Any]
    dice: list[int]


@routes.get("/{game}/form", Form)
def form(game: GameName) -> Form:
    edited(game)
    return form_of(game)


@routes.post("/{game}/look", PositionLook)
def look(hub: Hub, game: GameName, wanted: WrittenPosition) -> PositionLook:
    """Nothing is kept: the editor asks after every change."""
    edited(game)
    seen = look_at(hub.game(game), wanted.position, wanted.lang)
    problems: list[PositionProblem] = [
        {
            "text": phrase(each.text),
            "section": each.section,
            "name": each.name,
            "rule": each.rule,
            "things": list(each.things),
        }
        for each in seen.problems
    ]
    return {
        "scene": seen.scene,
        "written": [{"thing": thing, "section": at[0], "name": at[1]} for thing, at in seen.written.items()],
        "problems": problems,
        "seats": seen.seats,
        "asks": [{"seat": each["seat"], "kind": each["kind"]} for each in seen.asks],
    }


@routes.post("/{game}/about", About | None)
def about(hub: Hub, game: GameName, wanted: ThingInPosition) -> About | None:
    """All about it; null where nothing is told of it."""
    edited(game)
    return about_in(hub.game(game), wanted.position, wanted.thing, wanted.lang)


@routes.post("/{game}/file", "application/toml")
def save(hub: Hub, game: GameName, wanted: PositionFile) -> Reply:
    """A scenario file: what `tercio scenario` reads."""
    edited(game)
    text = file_of(hub.game(game), wanted.position, wanted.title, list(wanted.dice))
    return Reply(text=text, media_type="application/toml", name=f"{game}.toml")


@routes.post("/open", OpenedPosition)
def opened(wanted: ScenarioText) -> OpenedPosition:
    found = open_file(wanted.text)
    return {
        "game": found.game,
        "title": phrase(found.title),
        "position": found.position,
        "dice": list(found.faces),
    }


def edited(game: str) -> None:
    on_shelf(game)
    if box_of(game).editor is None:
        raise not_found(*NOT_EDITED)
