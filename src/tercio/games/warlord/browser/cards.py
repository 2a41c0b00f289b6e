"""One card as a browser draws it: where it lies, how it is turned, and what its numbers are now."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final, NamedTuple, TypedDict

from tercio.content.wording import Wording
from tercio.games.warlord.field.filters import has_trait
from tercio.games.warlord.field.traits import level_of
from tercio.games.warlord.printed.cards import CHARACTER, SELF, UNKNOWN, WARLORD
from tercio.games.warlord.rules.values import armour_class, attack_bonus, hit_points, skill_bonus, strikes_of
from tercio.games.warlord.state import ATTACHED, EQUIPPED, FORMATION, TABLE, Card, Effect, Warlord
from tercio.games.warlord.words.names import ANGLES, TOLD_APART
from tercio.games.warlord.words.receipts import change, change_words
from tercio.kernel import NOBODY

CHARGES: Final = Wording("tercio.games.warlord", "names")
ZONES: Final = ("deck", "hand", "formation", "equipped", "attached", "table", "discard", "gone")
IN_PLAY: Final = (FORMATION, EQUIPPED, ATTACHED, TABLE)


class Changed(TypedDict):
    """Is a number above (1) or below (-1) what is printed?"""

    atk: int
    armour: int
    life: int
    skill: int
    level: int


class CardScene(TypedDict):
    """A card. Of one in a formation the numbers are those that count now, of any other the printed ones."""

    id: int
    face: str  # the id in the catalogue; empty where the seat does not know it
    label: str
    owner: int
    holder: int  # the character that bears it or that it is attached to
    zone: str
    state: int  # 0 ready, 1 spent, 2 stunned
    angle: int
    wounds: int
    life: int  # how many wounds kill it
    atk: list[int]
    armour: int
    skill: int
    level: int
    changed: Changed
    effects: list[str]  # what lasts on it, in words
    holds: list[int]
    seat: int  # in whose formation it stands
    rank: int
    place: int
    is_lord: bool
    is_scribed: bool


class Drawn(NamedTuple):
    """A card as it was drawn once: it looks the same as long as the leaf and its label are the same."""

    card: Card
    is_told_apart: bool  # its label may have to change: others of its name come and go
    scene: CardScene


class Army(NamedTuple):
    """All characters as they were drawn once: they look the same as long as nothing in play has changed."""

    cards: list[Card]
    bearers: dict[str, int]
    effects: list[Effect]
    piles: list[int]  # their sizes, and the round
    scenes: dict[int, CardScene]


# Most cards of a scene were in the last one too, and other seats see the same ones: drawn scenes are never changed.
LYING: Final[dict[str, dict[int, Drawn]]] = {"de": {}, "en": {}}
MOST_DRAWN: Final = 8_000
KEYS: Final = tuple([str(number) for number in range(10_000)])  # more cards than are in any match


class Gallery:
    """Makes the cards of one scene; what several of them need is looked up once."""

    def __init__(self, state: Warlord, lang: str) -> None:
        self.state = state
        self.lang = lang
        self.drawn = LYING[lang]
        self.lasting: list[Card] = []  # action cards on the table
        self.cards: dict[str, CardScene] = {}
        self.bearers: dict[str, int] = {}  # how many have this name where they are told apart
        self.effects: dict[int, list[Effect]] = {}
        self.spoken: dict[str, Container[int]] = {}  # whose number a text in play may change, by stat
        self.in_play: list[Card] = []
        bearers = self.bearers
        for card in state.cards:
            zone = card.zone
            if zone in TOLD_APART:
                name = card.face.name_en
                bearers[name] = bearers.get(name, 0) + 1
            elif zone == TABLE:
                self.lasting.append(card)
            if zone in IN_PLAY:
                self.in_play.append(card)
        for effect in state.effects:
            self.effects.setdefault(effect.card, []).append(effect)
        self.army = self.army_of(state)

    def spoken_of(self, stat: str) -> Container[int]:
        if stat not in self.spoken:
            self.spoken[stat] = spoken_of(self.state, stat)
        return self.spoken[stat]

    def army_of(self, state: Warlord) -> Army:
        """The characters in play as somebody has drawn them already, if nothing has changed since."""
        known = state.standing.drawn.get(self.lang)
        piles = [len(pile) for pile in (*state.hands, *state.decks, *state.discards)]
        piles += [state.round, state.first, len(state.out)]
        is_same = isinstance(known, Army) and known.cards == self.in_play and known.piles == piles
        if isinstance(known, Army) and is_same and known.bearers == self.bearers and known.effects == state.effects:
            return known
        known = state.standing.drawn[self.lang] = Army(self.in_play, self.bearers, state.effects.copy(), piles, {})
        return known

    def show(self, number: int) -> int:
        """The card is part of the scene, with everything that it holds."""
        key = KEYS[number]
        if key not in self.cards:
            card = self.state.cards[number]
            self.cards[key] = self.in_formation(card) if card.zone == FORMATION else self.lying(card)
            for held in card.holds:
                self.show(held)
        return number

    def show_all(self, numbers: Iterable[int]) -> list[int]:
        return [self.show(number) for number in numbers]

    def label(self, card: Card) -> str:
        """The name, with the number where another character of this name is about."""
        face = card.face
        name = face.name_de if self.lang == "de" else face.name_en
        if card.zone in TOLD_APART and face.type == CHARACTER and self.bearers[face.name_en] > 1:
            return f"{name} #{card.id}"
        return name

    def lying(self, card: Card) -> CardScene:
        """A card as it is printed: any outside the formations."""
        known = self.drawn.get(id(card))
        if known is not None and known.card is card and not (known.is_told_apart and self.is_renamed(known)):
            return known.scene
        if len(self.drawn) > MOST_DRAWN:
            del self.drawn[next(iter(self.drawn))]  # to forget all at once would stop everybody
        scene = self.printed(card, self.label(card))
        self.drawn[id(card)] = Drawn(card, card.zone in TOLD_APART, scene)
        return scene

    def is_renamed(self, known: Drawn) -> bool:
        return known.scene["label"] != self.label(known.card)

    def in_formation(self, card: Card) -> CardScene:
        known = self.army.scenes.get(card.id)
        if known is None:
            known = self.army.scenes[card.id] = self.standing(card)
        return known

    def printed(self, card: Card, label: str) -> CardScene:
        face = card.face
        return {
            "id": card.id,
            "face": "" if face is UNKNOWN else face.id,
            "label": label,
            "owner": card.owner,
            "holder": card.host,
            "zone": ZONES[card.zone],
            "state": card.state,
            "angle": ANGLES[card.state],
            "wounds": card.wounds,
            "life": face.hit_points,
            "atk": list(face.attacks),
            "armour": face.armour,
            "skill": face.skill,
            "level": face.level,
            "changed": {"atk": 0, "armour": 0, "life": 0, "skill": 0, "level": 0},
            "effects": [CHARGES.spoken("charges", self.lang, number=card.charges)] if card.charges else [],
            "holds": list(card.holds),
            "seat": NOBODY,
            "rank": 0,
            "place": 0,
            "is_lord": WARLORD in face.traits,
            "is_scribed": card.is_scribed,
        }

    def standing(self, card: Card) -> CardScene:
        """A character in a formation, with the numbers that count now."""
        state, face = self.state, card.face
        found = self.printed(card, self.label(card))
        found["seat"], found["rank"], found["place"] = state.place_of(card.id)
        found["is_lord"] = has_trait(state, card, WARLORD)
        number, has_effects, changed = card.id, card.id in self.effects, found["changed"]
        if has_effects or card.holds or number in self.spoken_of("atk") or number in self.spoken_of("extra-strike"):
            attacks = found["atk"] = [attack_bonus(state, card, base).total for base in strikes_of(state, card)]
            changed["atk"] = compared(attacks, face.attacks)
        if has_effects or card.holds or number in self.spoken_of("ac"):
            armour = found["armour"] = armour_class(state, card).total
            changed["armour"] = sign(armour - face.armour)
        if has_effects or number in self.spoken_of("hp"):
            life = found["life"] = hit_points(state, card).total
            changed["life"] = sign(life - face.hit_points)
        if has_effects or number in self.spoken_of("skill"):
            skill = found["skill"] = skill_bonus(state, card, "").total
            changed["skill"] = sign(skill - face.skill)
        if has_effects:
            level = found["level"] = level_of(state, card)
            changed["level"] = sign(level - face.level)
            found["effects"] = [*found["effects"], *self.words(card)]
        return found

    def words(self, card: Card) -> list[str]:
        """What lasts on a character, as the log has told it; what has no words is nobody's business."""
        found: list[str] = []
        for effect in self.effects.get(card.id, ()):
            number = change(effect.stat, effect.word, effect.is_set)
            if number:
                found.append(change_words(number, effect.value, self.lang))
        return found


def spoken_of(state: Warlord, stat: str) -> Container[int]:
    """Whose number a static text in play may change: of all others it is as printed, and nobody need count."""
    texts = state.standing.texts.get(stat, ())
    if stat in state.standing.lent_texts or [text for text in texts if text.clause.who != SELF]:
        return state.standing.places
    return [text.bearer for text in texts]


def sign(difference: int) -> int:
    return (difference > 0) - (difference < 0)


def compared(attacks: list[int], printed: tuple[int, ...]) -> int:
    """A further strike counts as more, however weak it is."""
    if len(attacks) != len(printed):
        return sign(len(attacks) - len(printed))
    return sign(sum(attacks) - sum(printed))
