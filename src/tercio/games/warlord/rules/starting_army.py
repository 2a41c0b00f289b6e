"""A starting army is a Warlord, three of level 1 and two of level 2, of one faction. WL-START, WL-DECK"""

from __future__ import annotations

from tercio.games.warlord.printed.cards import CHARACTER, UNIQUE, WARLORD, Face
from tercio.games.warlord.state import Card
from tercio.kernel import Verdict


def judge_line_up(faces: tuple[Face, ...], verdict: Verdict) -> None:
    """These are the six starting characters, in any order. WL-START-01 to -03"""
    lords = [face for face in faces if face.has(WARLORD)]
    others = [face for face in faces if not face.has(WARLORD)]
    ones = len([face for face in others if face.level == 1])
    twos = len([face for face in others if face.level == 2])
    if len(lords) != 1 or ones != 3 or twos != 2 or len(faces) != 6:
        verdict.refuse("WL-START-01", "wrong-line-up", (len(lords), ones, twos))
    if lords:
        strangers = [face for face in others if set(face.factions).isdisjoint(lords[0].factions)]
        if strangers:
            verdict.refuse("WL-START-02", "wrong-faction", (len(strangers),))
    for face in faces:
        if face.has(UNIQUE) and len([other for other in faces if other.is_namesake(face)]) > 1:
            verdict.refuse("WL-START-03", "unique-twice")
            break


def judge_starters(picked: list[Card], deck: tuple[int, ...], verdict: Verdict) -> None:
    """Each is a card of one's own deck, and one with which a match may begin. WL-START-01"""
    for card in picked:
        if card.id not in deck:
            verdict.refuse("WL-START-01", "not-in-your-deck", (card.id,))
        elif not is_starter(card.face):
            verdict.refuse("WL-START-01", "not-a-starter", (card.id, card.face.level))


def is_starter(face: Face) -> bool:
    """A Warlord, or a character of level 1 or 2. WL-START-01"""
    return face.type == CHARACTER and (face.has(WARLORD) or face.level <= 2)


def find_line_up(faces: tuple[Face, ...]) -> tuple[int, ...]:
    """Places in the list of a legal starting army, if there is one (WL-DECK-09)."""
    for lord, face in enumerate(faces):
        if not face.has(WARLORD):
            continue
        own = [
            i
            for i, other in enumerate(faces)
            if not set(other.factions).isdisjoint(face.factions) and not other.has(WARLORD)
        ]
        ones = pick(faces, [i for i in own if faces[i].level == 1], 3)
        twos = pick(faces, [i for i in own if faces[i].level == 2], 2)
        if len(ones) == 3 and len(twos) == 2:
            return (*ones, *twos, lord)
    return ()


def pick(faces: tuple[Face, ...], candidates: list[int], number: int) -> list[int]:
    """The first ones, a Unique character once only."""
    found: list[int] = []
    for place in candidates:
        twins = [other for other in found if faces[other].is_namesake(faces[place])]
        if len(found) < number and not (faces[place].has(UNIQUE) and twins):
            found.append(place)
    return found
