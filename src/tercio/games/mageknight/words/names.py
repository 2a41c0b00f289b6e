"""How warriors, tokens, terrain, items, domains, sides and all the rest are called in both languages."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording, seat_names, sentences
from tercio.games.mageknight.content.catalogue import content_of
from tercio.games.mageknight.positions.answers import (
    ability_of,
    domain_of,
    figure_of,
    item_of,
    kind_of,
    side_of,
    spell_of,
)
from tercio.games.mageknight.printed.dials import (
    CLEAR,
)
from tercio.games.mageknight.state import (
    BOMBS,
    DOMAINS,
    FIGURES,
    ITEMS,
    KINDS,
    LOOT,
    MISSIONS,
    PIECES,
    SIDES,
    SPELLS,
    WORKINGS,
    MageKnight,
    Piece,
    Warrior,
)
from tercio.games.mageknight.words.abilities import ability_names
from tercio.kernel import NOBODY, Game

NOTHING: Final = "?"
SEATS: Final = seat_names("tercio.games.mageknight")
SIDE_NAMES: Final = sentences("tercio.games.mageknight", "names.side")
TERRAIN_NAMES: Final = sentences("tercio.games.mageknight", "names.terrain")
HILL: Final = sentences("tercio.games.mageknight", "names")["hill"]
SAY: Final = Wording("tercio.games.mageknight", "names")
PIECE: Final = sentences("tercio.games.mageknight", "names")["piece"]
MISSION: Final = sentences("tercio.games.mageknight", "names")["mission"]
BOMB: Final = sentences("tercio.games.mageknight", "names")["bomb"]


def name_of(game: Game, state: MageKnight, kind: str, value: int, lang: str) -> str:
    """The name of a fact of this kind; a question mark for what does not exist."""
    if kind in ("warrior", "mission", "piece", "loot", "bomb", "thing", "source"):
        return thing_name(game, state, value, lang)
    if kind == "by":  # behind what was done; nothing where it is nobody's doing
        return "" if value == NOBODY else SAY.spoken("by", lang, name=thing_name(game, state, value, lang))
    if kind == "ability":
        return spoken(ability_names().get(ability_of(value)), lang)
    if kind == "inches":  # movement and range are whole inches
        return f"{value}″"
    if kind == "side":
        return spoken(SIDE_NAMES.get(side_of(value)), lang)
    return printed_name(game, kind, value, lang)


def printed_name(game: Game, kind: str, value: int, lang: str) -> str:
    """What a pack has named."""
    if kind == "figure":
        figure = figure_of(game, value)
        return spoken(None if figure is None else (figure.name_en, figure.name_de), lang)
    if kind == "item":
        item = item_of(game, value)
        return spoken(None if item is None else (item.name_en, item.name_de), lang)
    if kind == "domain":
        domain = domain_of(game, value)
        return spoken(None if domain is None else (domain.name_en, domain.name_de), lang)
    if kind == "spell":
        spell = spell_of(game, value)
        return spoken(None if spell is None else (spell.name_en, spell.name_de), lang)
    if kind == "company":
        company = next((each for each in content_of(game).companies.values() if each.number == value), None)
        return spoken(None if company is None else (company.name_en, company.name_de), lang)
    if kind == "kind":
        terrain = kind_of(game, value)
        return spoken(None if terrain is None else (terrain.name_en, terrain.name_de), lang)
    return str(value)


def spoken(words: tuple[str, str] | None, lang: str) -> str:
    """English and German, in the language that is wanted."""
    return NOTHING if words is None else words[1] if lang == "de" else words[0]


# -- what stands on the field -----------------------------------------------------------------------------


def warrior_name(state: MageKnight, value: int, lang: str) -> str:
    return called(state, state.warriors[value], lang) if 0 <= value < len(state.warriors) else NOTHING


def called(state: MageKnight, warrior: Warrior, lang: str) -> str:
    """The name of the figure and the side, and a number where the side has several of the name, or had."""
    name = warrior.figure.name_de if lang == "de" else warrior.figure.name_en
    twins = [w.id for w in state.warriors if w.figure.name_en == warrior.figure.name_en and w.seat == warrior.seat]
    number = f" {twins.index(warrior.id) + 1}" if len(twins) > 1 else ""
    return f"{name}{number} ({SEATS[lang][warrior.seat]})"


def thing_name(game: Game, state: MageKnight, value: int, lang: str) -> str:
    """Whatever has a number, by the range it lies in."""
    if value >= WORKINGS:
        working = state.working(value)
        return spoken(None if working is None else (working.spell.name_en, working.spell.name_de), lang)
    if value >= SPELLS:
        return printed_name(game, "spell", value, lang)
    for first, kind in ((KINDS, "kind"), (DOMAINS, "domain"), (ITEMS, "item"), (FIGURES, "figure")):
        if value >= first:
            return printed_name(game, kind, value, lang)
    if value >= SIDES:
        return spoken(SIDE_NAMES.get(side_of(value)), lang)
    if value >= BOMBS:
        return f"{spoken(BOMB, lang)} {value - BOMBS + 1}"
    if value >= LOOT:
        return loot_name(state, value, lang)
    if value >= PIECES:
        piece = next((piece for piece in (*state.pieces, *state.cleared) if piece.id == value), None)
        return spoken(PIECE, lang) if piece is None else piece_name(game, state, piece, lang)
    if value >= MISSIONS:
        return f"{spoken(MISSION, lang)} {value - MISSIONS + 1}"
    return warrior_name(state, value, lang)


def loot_name(state: MageKnight, value: int, lang: str) -> str:
    for loot in state.loot:
        if loot.id == value:
            return loot.item.name_de if lang == "de" else loot.item.name_en
    return NOTHING


def piece_name(game: Game, state: MageKnight, piece: Piece, lang: str) -> str:
    """By its card, else by what it is; with a number where there are several."""
    kind = (piece.card, piece.kind, piece.is_elevated)
    twins = sorted([p.id for p in (*state.pieces, *state.cleared) if (p.card, p.kind, p.is_elevated) == kind])
    number = f" {twins.index(piece.id) + 1}" if len(twins) > 1 else ""
    card = content_of(game).kinds.get(piece.card)
    if card is not None:
        return f"{spoken((card.name_en, card.name_de), lang)}{number}"
    words = HILL if piece.is_elevated and piece.kind == CLEAR else TERRAIN_NAMES[piece.kind]
    return f"{spoken(words, lang)}{number}"


VALUE_NAMES: Final = sentences("tercio.games.mageknight", "names.value")
MOVE_NAMES: Final = sentences("tercio.games.mageknight", "names.move")
ATTACK_NAMES: Final = sentences("tercio.games.mageknight", "names.attack")
# MK-FIGURE-14, MK-FIGURE-15  By the number of stars.
RANKS: Final = tuple(sentences("tercio.games.mageknight", "names.rank").values())
SPELL_NAMES: Final = sentences("tercio.games.mageknight", "names.spell")
