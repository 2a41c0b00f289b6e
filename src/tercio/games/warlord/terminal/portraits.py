"""A card in a terminal: what is printed on it on a line, and its texts below."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from tercio.content.wording import signed
from tercio.games.drawing import Line, Span
from tercio.games.warlord.printed.cards import CHARACTER, CLERIC, FIGHTER, ITEM, OVAL, ROGUE, WIZARD, Face
from tercio.games.warlord.words.names import face_name
from tercio.games.warlord.words.printed import ALIGNMENTS, CLASSES, FEATS, TYPES, called, trait

WIDTH: Final = 80
LETTERS: Final = {
    "en": {FIGHTER: "F", CLERIC: "C", WIZARD: "W", ROGUE: "R", OVAL: "○"},
    "de": {FIGHTER: "Kä", CLERIC: "Kl", WIZARD: "Za", ROGUE: "Ga", OVAL: "○"},
}
HEART: Final = "♥"
LOST: Final = "♡"
MOST_HEARTS: Final = 5
INDENT: Final = "    "

WORDS: Final = {
    "skill": ("skill {0}", "Fertigkeit {0}"),
    "spell": ("Spell", "Zauberspruch"),
    "for-all": ("for all classes", "für alle Klassen"),
}


def word(key: str, lang: str) -> str:
    return WORDS[key][lang == "de"]


def class_and_level(face: Face, lang: str) -> str:
    """F3"""
    return f"{LETTERS[lang][face.char_class]}{face.level}"


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
        parts.append(word("skill", lang).format(face.skill))
    return " · ".join([*parts, *feat_words(face, lang)])


def text_lines(face: Face, lang: str, room: int) -> list[Line]:
    """The paragraphs of its text, each on lines of its own."""
    lines: list[Line] = []
    for ability in face.abilities:
        text = ability.text_de if lang == "de" else ability.text_en
        lines += [[Span(INDENT + part)] for part in wrap(text, room - len(INDENT))]
    return lines


def hand_lines(face: Face, lang: str, room: int = WIDTH) -> list[Line]:
    """A card as its holder sees it."""
    name, words = face_name(face, lang), print_words(face, lang)
    head: Line = [Span(f" {name}", "bold")]
    if len(name) + len(words) + 3 <= room:
        return [[*head, Span(f"  {words}", "dim")], *text_lines(face, lang, room)]
    rest: list[Line] = [[Span(INDENT + part, "dim")] for part in wrap(words, room - len(INDENT))]
    return [head, *rest, *text_lines(face, lang, room)]


def full_lines(face: Face, lang: str) -> list[Line]:
    """Everything that is printed, the story too."""
    is_for_all = face.char_class == OVAL and face.type != CHARACTER
    who = word("for-all", lang) if is_for_all else CLASSES[face.char_class].spoken(lang)
    about = ", ".join([part for part in (who, ALIGNMENTS[face.alignment].spoken(lang)) if part])
    head, *rest = hand_lines(face, lang)
    story = face.story_de if lang == "de" else face.story_en
    told: list[Line] = [[Span(INDENT + part, "dim italic")] for part in wrap(story, WIDTH - len(INDENT))]
    return [head, [Span(INDENT + about, "dim")], *rest, *told]
