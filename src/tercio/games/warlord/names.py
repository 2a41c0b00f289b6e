"""How cards, places and ranks are called."""

from __future__ import annotations

from tercio.games.warlord.cards import Face
from tercio.games.warlord.state import Warlord


def name_of(state: Warlord, kind: str, value: int, lang: str) -> str:
    if kind == "card":
        return card_name(state, value, lang)
    if kind == "ability":  # an action as one number
        return card_name(state, value // 1000, lang)
    if kind == "place":
        return place_name(value // 100, value % 100, lang)
    return str(value)


def card_name(state: Warlord, value: int, lang: str) -> str:
    card = state.find(value)
    if card is None:
        return "?"
    return face_name(card.face, lang)


def face_name(face: Face, lang: str) -> str:
    return face.name_de if lang == "de" else face.name_en


def place_name(rank: int, place: int, lang: str) -> str:
    """Rank, and the place from the left."""
    if lang == "de":
        return f"Rang {rank}, Platz {place + 1}"
    return f"rank {rank}, place {place + 1}"
