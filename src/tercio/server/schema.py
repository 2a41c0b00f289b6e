"""One JSON Schema of everything that is sent and received. The page's types are generated from it."""

from __future__ import annotations

import sys
from typing import Any, Final, get_type_hints, is_typeddict

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from tercio import VERSION
from tercio.games import GAMES, box_of, editor
from tercio.games.measures import TableScene
from tercio.server.api import accounts, decks, games, lobby, matches, phrase, positions, replays, rules
from tercio.server.core import frames, messages, story
from tercio.server.dict_schema import Describing
from tercio.server.trouble import Trouble

Json = dict[str, Any]

# What the page calls it, where our own name says less.
CALLED: Final = {"NewTable": "NewMatch", "Made": "MadeMatch", "SaidAnswer": "Answer", "MatchSummary": "MatchInfo"}

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


def server_schema() -> Json:
    """What a client sends is `ClientFrame`, after one `Hello`; what it receives is `ServerMessage`."""
    defs = taken_and_given() | sent()
    defs["Scene"] = {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in dict.fromkeys(map(scene_name, GAMES))]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tercio",
        "description": f"Everything that Tercio {VERSION} sends and receives, through sockets and over HTTP.",
        "$defs": dict(sorted(defs.items())),
    }


# -- what goes out through sockets ---------------------------------------------------------------


def sent() -> Json:
    names = MESSAGES | STORIES | FORMS
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
    for kind in (*wanted, editor.Form, story.Story):
        describing.define(kind)
    describing.defs["TableMessage"]["properties"]["scene"] = {"anyOf": [{"$ref": "#/$defs/Scene"}, {"type": "null"}]}
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


# -- what comes in through sockets, and both over HTTP --------------------------------------------


def taken_and_given() -> Json:
    wanted: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        ("Hello", "validation", frames.HELLO),
        ("ClientFrame", "validation", frames.FRAME),
        ("Trouble", "serialization", TypeAdapter(Trouble)),
    ]
    for part in (phrase, games, decks, rules, accounts, replays, matches, lobby, positions):
        wanted += [(model.__name__, mode_of(model), TypeAdapter(model)) for model in models_in(part)]
    keys, made = TypeAdapter.json_schemas(wanted)
    defs: Json = made["$defs"]
    defs |= {name: schema for (name, _), schema in keys.items() if "$ref" not in schema}
    return {CALLED.get(name, name): tidied(schema) for name, schema in defs.items()}


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
    if isinstance(told.get("$ref"), str):
        name = told["$ref"].rpartition("/")[2]
        told["$ref"] = f"#/$defs/{CALLED.get(name, name)}"
    return told
