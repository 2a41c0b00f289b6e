"""One JSON Schema of everything that is sent and received. The page's types are generated from it."""

from __future__ import annotations

import sys
from typing import Any, Final, get_type_hints, is_typeddict

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from tercio import VERSION
from tercio.games import GAMES, box_of, editor
from tercio.games.measures import TableScene
from tercio.hall import frames, trouble
from tercio.hall.api import ROUTES, ladder, matches, players, puzzles
from tercio.hall.showing import messages, story
from tercio.server.api import accounts, clubs, decks, mail
from tercio.server.dict_schema import Describing

Json = dict[str, Any]

# What the page calls it, where our own name says less.
CALLED: Final[dict[type, str]] = {
    matches.NewTable: "NewMatch",
    matches.Made: "MadeMatch",
    matches.MatchSummary: "MatchInfo",
    frames.SaidAnswer: "Answer",
    ladder.Wish: "LadderWish",
    ladder.Opponent: "LadderOpponent",
    ladder.Waiting: "LadderTable",
    ladder.Seated: "LadderSeat",
    ladder.Found: "LadderFound",
    players.Tally: "RatedTally",
    puzzles.SolverInfo: "Solver",
    puzzles.Answered: "AnsweredPuzzle",
}

MESSAGES: Final[dict[type, str]] = {
    messages.Trouble: "TroubleMessage",
    messages.Said: "ChatLine",
    messages.RefusedMessage: "Refused",
    messages.VerdictMessage: "Verdict",
    messages.WhyMessage: "Why",
    messages.HintsMessage: "Hints",
    messages.AdviceMessage: "Advice",
    messages.PlanMessage: "Plan",
    messages.OddsMessage: "Odds",
    messages.FollowMessage: "Follow",
    messages.ReachMessage: "Reach",
    messages.RaysMessage: "Rays",
    messages.AboutMessage: "AboutThing",
}

# How a match went.
STORIES: Final[dict[type, str]] = {
    story.Point: "StoryPoint",
    story.Deed: "StoryDeed",
    story.Dicing: "StoryDice",
    story.Toll: "StoryToll",
}

# What an editor of positions is told.
FORMS: Final[dict[type, str]] = {
    editor.Form: "PositionForm",
    editor.Section: "PositionSection",
    editor.Field: "PositionField",
    editor.Part: "PositionPart",
    editor.Pile: "PositionPile",
    editor.Choice: "PositionChoice",
    editor.Words: "Phrase",
}

# What is printed on cards and figures.
FACES: Final = {
    "CatalogueJson": "Cards",
    "FaceJson": "Face",
    "PhraseJson": "Phrase",
    "SymbolJson": "FaceSymbol",
    "TextJson": "FaceText",
    "WordsJson": "CardWords",
    "Words": "Phrase",
}
NAMES: Final = CALLED | MESSAGES | STORIES | FORMS


def server_schema() -> Json:
    """What a client sends is `ClientFrame`, after one `Hello`; what it receives is `ServerMessage`."""
    defs = of_accounts() | of_the_hall()
    defs["Scene"] = {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in dict.fromkeys(map(scene_name, GAMES))]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tercio",
        "description": f"Everything that Tercio {VERSION} sends and receives, through sockets and over HTTP.",
        "$defs": dict(sorted(defs.items())),
    }


# -- what the hall takes and gives ---------------------------------------------------------------


def of_the_hall() -> Json:
    names = {**NAMES}
    wanted: list[Any] = []
    for game in GAMES:
        scene = scene_type(game)
        if scene is not TableScene:
            names |= {kind: f"{game.capitalize()}{kind.__name__.removesuffix('Scene')}" for kind in parts_of(scene)}
            names[scene] = scene_name(game)
        wanted.append(scene)
        faces = box_of(game).browser().catalogue
        if faces is not None:
            names |= {
                kind: FACES[kind.__name__] for kind in vars(faces).values() if getattr(kind, "__name__", "") in FACES
            }
            wanted.append(get_type_hints(faces.catalogue_json)["return"])
    describing = Describing(names)
    describing.defs["ServerMessage"] = describing.of(messages.ServerMessage)
    describing.defs["ClientFrame"] = describing.of(frames.ClientFrame)
    for kind in (*wanted, trouble.Trouble, frames.Hello):
        describing.define(kind)
    for route in ROUTES:
        for kind in (route.gives, route.body()):
            if kind is not None and not isinstance(kind, str):
                describing.of(kind)
    scene = {"anyOf": [{"$ref": "#/$defs/Scene"}, {"type": "null"}]}
    describing.defs["TableMessage"]["properties"]["scene"] = scene
    return describing.defs


def scene_type(game: str) -> Any:
    return box_of(game).browser().scene


def scene_name(game: str) -> str:
    """All measured tables are drawn alike."""
    return "TableScene" if scene_type(game) is TableScene else f"{game.capitalize()}Scene"


def parts_of(scene: Any) -> list[Any]:
    """What only this game's scene has: another game may call something else so."""
    module = sys.modules[scene.__module__]
    return [kind for kind in vars(module).values() if is_typeddict(kind) and kind.__name__.endswith("Scene")]


# -- accounts ---------------------------------------------------------------------------------------


def of_accounts() -> Json:
    wanted = [
        (model.__name__, mode_of(model), TypeAdapter(model))
        for part in (accounts, decks, mail, clubs)
        for model in models_in(part)
    ]
    keys, made = TypeAdapter.json_schemas(wanted)
    defs: Json = made.get("$defs", {})
    defs |= {name: schema for (name, _), schema in keys.items() if "$ref" not in schema}
    return {name: tidied(schema) for name, schema in defs.items()}


def models_in(part: object) -> list[type[BaseModel]]:
    """The bodies that a part of the interface takes and gives."""
    name = getattr(part, "__name__", "")
    return [
        each
        for each in vars(part).values()
        if isinstance(each, type) and issubclass(each, BaseModel) and each.__module__ == name
    ]


def mode_of(model: type[BaseModel]) -> JsonSchemaMode:
    """What is taken forbids what it does not know; what is given has every field."""
    return "validation" if model.model_config.get("extra") == "forbid" else "serialization"


def tidied(schema: Any) -> Any:
    """Without titles that only repeat names; nothing is sent that is not described."""
    if isinstance(schema, list):
        return [tidied(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    told = {key: tidied(value) for key, value in schema.items() if key not in ("discriminator", "title")}
    if isinstance(schema.get("properties"), dict):
        told["properties"] = {name: tidied(each) for name, each in schema["properties"].items()}
        told["additionalProperties"] = False
    return told
