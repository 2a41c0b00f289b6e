"""What is printed on a card, in words: on a line, in a list, on paper."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording, signed
from tercio.games.warlord.printed.cards import CHARACTER, ITEM, Face
from tercio.games.warlord.words.printed import FEATS, TYPES, called, trait

LETTERS: Final = Wording("tercio.games.warlord", "words.letters")
HEART: Final = "♥"
LOST: Final = "♡"
MOST_HEARTS: Final = 5
word: Final = Wording("tercio.games.warlord", "words.portraits").spoken


def class_and_level(face: Face, lang: str) -> str:
    """F3"""
    return f"{LETTERS.spoken(face.char_class, lang)}{face.level}"


def attacks_words(attacks: tuple[int, ...]) -> str:
    """+7/+3"""
    return "/".join([signed(attack) for attack in attacks])


def hearts(left: int, lost: int) -> str:
    """What a character can still take, and what it has taken."""
    if left + lost > MOST_HEARTS:
        return f"{HEART}{left}/{left + lost}"
    return HEART * left + LOST * lost


def short_words(face: Face, lang: str) -> str:
    """F1 · ATK +1 · AC 11 · ♥ · Riposte +8"""
    return " · ".join([class_and_level(face, lang), *value_words(face), *feat_words(face, lang)])


def value_words(face: Face) -> list[str]:
    """ATK, AC and hit points, where the card has them."""
    parts: list[str] = []
    if face.attacks:
        parts.append(f"ATK {attacks_words(face.attacks)}")
    if face.armour:
        parts.append(f"AC {face.armour if face.type != ITEM else signed(face.armour)}")
    if face.hit_points:
        parts.append(hearts(face.hit_points, 0))
    return parts


def feat_words(face: Face, lang: str) -> list[str]:
    return [f"{called(FEATS, feat).spoken(lang)} {signed(bonus)}" for feat, bonus in face.feats]


def print_words(face: Face, lang: str) -> str:
    """F3 Item · Weapon · ATK +3"""
    kind = word("spell", lang) if face.is_spell else TYPES[face.type].spoken(lang)
    parts = [f"{class_and_level(face, lang)} {kind}"]
    if face.traits:
        parts.append(", ".join([trait(each).spoken(lang) for each in face.traits]))
    parts += value_words(face)
    if face.type == CHARACTER:
        parts.append(word("skill", lang, skill=face.skill))
    return " · ".join([*parts, *feat_words(face, lang)])
