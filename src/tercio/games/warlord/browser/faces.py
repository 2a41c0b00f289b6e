"""The printed side of every card as plain data, with the words for what stands on it."""

from __future__ import annotations

from typing import Final, TypedDict, cast

from tercio.content.table import Phrase
from tercio.games.pictures import PictureJson, picture_json
from tercio.games.warlord.game import WarlordGame
from tercio.games.warlord.printed.cards import UNKNOWN, Face
from tercio.games.warlord.printed.pictures import picture_of
from tercio.games.warlord.words import printed as words
from tercio.games.warlord.words.names import frame_of, symbol_of
from tercio.kernel import Game

SUMMONED: Final = "summoned:"  # so begin the ids of faces that exist only in play


class PhraseJson(TypedDict):
    """A text in both languages."""

    en: str
    de: str


class SymbolJson(TypedDict):
    """A card has a symbol in its corner. WL-CHAR-06"""

    shape: str
    number: int
    colour: str


class TextJson(TypedDict):
    """A paragraph: order, react or static. An action as one number is its card times 1000 plus its position here."""

    kind: str
    en: str
    de: str


class FaceJson(TypedDict):
    """What is printed on a card."""

    id: str
    name: PhraseJson
    type: str
    char_class: str
    level: int
    alignment: str
    faction: str
    frame: str
    symbol: SymbolJson
    attacks: list[int]
    armour: int
    hit_points: int
    skill: int
    feats: list[tuple[str, int]]
    traits: list[str]
    words: list[str]  # descriptive, no traits
    is_spell: bool
    texts: list[TextJson]
    story: PhraseJson
    is_campaign: bool
    pack: str
    is_token: bool  # no card of a deck: an action card that has become a character
    picture: PictureJson


class WordsJson(TypedDict):
    """What the keys on faces are called. `any` among the classes is the oval of items and actions."""

    types: dict[str, PhraseJson]
    classes: dict[str, PhraseJson]
    factions: dict[str, PhraseJson]
    traits: dict[str, PhraseJson]
    feats: dict[str, PhraseJson]
    alignments: dict[str, PhraseJson]


class CatalogueJson(TypedDict):
    """All cards of a game with its packs."""

    cards: list[FaceJson]
    words: WordsJson


def catalogue_json(game: Game) -> CatalogueJson:
    faces = [face for face in cast(WarlordGame, game).faces.values() if face is not UNKNOWN]
    traits = [trait for face in faces for trait in face.traits]
    return {
        "cards": [face_json(face) for face in faces],
        "words": {
            "types": in_both(words.TYPES),
            "classes": in_both({**words.CLASSES, "any": words.ANY_CLASS}),
            "factions": in_both(words.FACTIONS),
            "traits": in_both({**words.TRAITS, **{trait: words.trait(trait) for trait in traits}}),
            "feats": in_both(words.FEATS),
            "alignments": in_both(words.ALIGNMENTS),
        },
    }


def face_of(game: Game, name: str) -> FaceJson:
    return face_json(cast(WarlordGame, game).faces[name])


def face_json(face: Face) -> FaceJson:
    symbol = symbol_of(face)
    return {
        "id": face.id,
        "name": {"en": face.name_en, "de": face.name_de},
        "type": face.type,
        "char_class": face.char_class,
        "level": face.level,
        "alignment": face.alignment,
        "faction": face.faction,
        "frame": frame_of(face),
        "symbol": {"shape": symbol.shape, "number": symbol.number, "colour": symbol.colour},
        "attacks": list(face.attacks),
        "armour": face.armour,
        "hit_points": face.hit_points,
        "skill": face.skill,
        "feats": list(face.feats),
        "traits": list(face.traits),
        "words": list(face.words),
        "is_spell": face.is_spell,
        "texts": [{"kind": each.kind, "en": each.text_en, "de": each.text_de} for each in face.abilities],
        "story": {"en": face.story_en, "de": face.story_de},
        "is_campaign": face.is_campaign,
        "pack": face.set_id,
        "is_token": face.id.startswith(SUMMONED),
        "picture": picture_json(picture_of(face)),
    }


def in_both(table: dict[str, Phrase]) -> dict[str, PhraseJson]:
    return {key: {"en": phrase.en, "de": phrase.de} for key, phrase in table.items()}
