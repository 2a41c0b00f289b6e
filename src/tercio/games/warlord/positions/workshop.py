"""Cards of Warlord in the making: what to begin with, what English texts mean, and a small table to try a card on."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final, cast

from tercio.content.wording import Phrase, Wording
from tercio.games.editor import words
from tercio.games.pictures import colours, parts, whole_parts
from tercio.games.warlord.building.deck import Deck, problems_of
from tercio.games.warlord.building.forces import title_of
from tercio.games.warlord.content.pack import LOOKS
from tercio.games.warlord.english.collection import read_line
from tercio.games.warlord.english.phrases import Nouns
from tercio.games.warlord.english.texts import plain
from tercio.games.warlord.game import WarlordGame
from tercio.games.warlord.printed.cards import ACTION, CHARACTER, FACTIONS, ITEM, OVAL, TYPES, Face
from tercio.games.warlord.words.printed import TRAITS
from tercio.games.warlord.words.texts import readings_of
from tercio.games.workshop import Compiled, Duel, Entries, nearest
from tercio.kernel import Game

SAY: Final = Wording("tercio.games.warlord", "workshop")
CARD: Final = "card"
EXAMPLE: Final[dict[str, Any]] = {
    "name": words(SAY("new-card")),
    "type": CHARACTER,
    "class": "fighter",
    "level": 2,
    "alignment": "good",
    "traits": ["free-kingdoms"],
    "attacks": [4],
    "armour": 13,
    "skill": 1,
    "hit_points": 2,
    "id": "new-card",
    "ability": [],
}
# Where a sentence of a printed text may end; a part between two such places is underlined as a whole.
PIECE: Final = re.compile(r"[^.:\n]+[.:\n]*")
WARLORD: Final = "warlord"


@cache
def nouns() -> Nouns:
    """Every trait that our own cards know."""
    return Nouns.of([word.replace("-", " ") for word in (*TRAITS, *FACTIONS)])


class WarlordWorkshop:
    """What the workshop of the page asks Warlord."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (CARD,)

    @property
    def tried(self) -> tuple[str, ...]:
        return (CARD,)

    @property
    def weighed(self) -> tuple[str, ...]:
        return (CARD,)

    def suggested(self) -> dict[str, tuple[str, ...]]:
        looks = {key: (*colours()["tones"],) if of == "tones" else (*parts(of),) for key, of in LOOKS.items() if of}
        looks["thing"] = tuple(whole_parts())
        return {
            **{f"card.look.{key}": tuple(sorted(known)) for key, known in looks.items()},
            "card.traits": (*FACTIONS, *[trait for trait in TRAITS if trait not in FACTIONS]),
        }

    def example_of(self, kind: str) -> dict[str, Any]:
        return EXAMPLE

    def names_of(self, game: Game) -> dict[str, dict[str, Phrase]]:
        return {"": {word: Phrase(*both) for word, both in TRAITS.items()}}

    def readings_of(self, game: Game, kind: str, name: str) -> list[Phrase]:
        faces = cast(WarlordGame, game).faces
        return list(readings_of(faces[name], faces))

    def compiled(self, text: str, entry: dict[str, Any]) -> Compiled:
        name, type_ = entry.get("name"), entry.get("type")
        called = name.get("en") if isinstance(name, dict) else None
        called = called if isinstance(called, str) and called.strip() else "?"
        kind = type_ if isinstance(type_, str) and type_ in TYPES else CHARACTER
        found = read_line(text, called, kind, nouns())
        if found.ability is None:
            first, last = stopped_at(text, found.stopped, called, kind)
            return Compiled(None, first=first, last=last, why=found.stopped)
        return Compiled(found.ability)

    def bearers_of(self, game: Game, kind: str, name: str) -> Entries:
        return {}

    def trial_of(self, game: Game, kind: str, name: str) -> dict[str, Any]:
        return trial_of(cast(WarlordGame, game), name)

    def duels_of(self, game: Game, kind: str, name: str) -> tuple[Duel, ...]:
        """A ready deck with the card in place of its most similar ones, against the deck as it is."""
        warlord, found = cast(WarlordGame, game), list[Duel]()
        for deck in warlord.decks.values():
            changed = exchanged(warlord, deck, name)
            if changed is not None:
                lists = [{"name": each.name, "cards": list(each.cards)} for each in (changed, deck)]
                found += [
                    Duel({"decks": lists}, 0, title_of(warlord, deck)),
                    Duel({"decks": lists[::-1]}, 1, title_of(warlord, deck)),
                ]
        return tuple(found)


def stopped_at(text: str, stopped: str, name: str, kind: str) -> tuple[int, int]:
    """The letters of a text that reading stopped at; all of them where nobody can tell."""
    wanted = stopped.strip(" .")
    for piece in PIECE.finditer(text):
        plainly = plain(piece[0], name, kind, nouns()).strip(" .:")
        if plainly and (wanted[:24] in plainly or plainly in wanted):
            before = len(piece[0]) - len(piece[0].lstrip())
            return piece.start() + before, piece.end()
    return 0, len(text)


# -- a small table ---------------------------------------------------------------------------------------------


def trial_of(game: WarlordGame, name: str) -> dict[str, Any]:
    """The card stands in the front rank or is in the hand of somebody who can use it; it is their turn."""
    face = game.faces[name]
    own, other = (army_of(game, face, faction) for faction in sides_of(face))
    if face.type == CHARACTER:
        own["ranks"][0] = [name, *own["ranks"][0][:1]]
    else:
        own["hand"] = [name, *own["hand"][:2]]
    return {"turn": 0, "round": 1, "army": [own, other], "cards": {}}


def sides_of(face: Face) -> tuple[str, str]:
    """The factions on both sides: the card's own, and one that fights it."""
    own = face.faction if face.faction in FACTIONS else FACTIONS[0]
    return own, next(faction for faction in FACTIONS if faction != own)


def army_of(game: WarlordGame, face: Face, faction: str) -> dict[str, Any]:
    """Three ranks of our own cards of one faction, with a character that can use the item or action in front."""
    shipped = [each for each in game.faces.values() if each.faction == faction and ":" not in each.id]
    lords = [each.id for each in shipped if WARLORD in each.traits and each.id != face.id]
    others = [each for each in shipped if WARLORD not in each.traits and each.id != face.id]
    fitting = sorted(others, key=lambda each: (not can_use(each, face), -each.level, each.id))
    names = [each.id for each in fitting]
    return {
        "ranks": [names[:2], names[2:4], lords[:1]],
        "hand": [],
        "deck": [f"{each}#9" for each in names[4:10]],
    }


def can_use(performer: Face, card: Face) -> bool:
    """As far as the corner of the card says: its class, or the oval for everybody, and its level."""
    is_of_class = card.type == CHARACTER or card.char_class in (OVAL, performer.char_class)
    return is_of_class and (card.type not in (ITEM, ACTION) or performer.level >= card.level)


# -- a deck with it, and one without --------------------------------------------------------------------------


def exchanged(game: WarlordGame, deck: Deck, name: str) -> Deck | None:
    """All copies of the card that is most like it make room for it; None where the deck may not hold it."""
    face = game.faces[name]
    others = [each for each in dict.fromkeys(deck.cards) if is_like(game.faces[each], face)]
    for other in nearest(others, [unlikeness(game.faces[each], face) for each in others], len(others)):
        changed = deck._replace(cards=tuple([name if card == other else card for card in deck.cards]))
        if not problems_of(game.faces, changed):
            return changed
    return None


def is_like(one: Face, other: Face) -> bool:
    """Leaders only for leaders, and nothing but a card of the same type."""
    return one.id != other.id and one.type == other.type and (WARLORD in one.traits) == (WARLORD in other.traits)


def unlikeness(one: Face, other: Face) -> int:
    return 4 * (one.char_class != other.char_class) + abs(one.level - other.level)
