"""Cards are found by what people call them: a name in either language, an id, its beginning, or words of the text."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Phrase, Wording
from tercio.games.warlord.printed.cards import TYPES, Face
from tercio.games.warlord.words.printed import CLASSES, FACTIONS, FEATS, TRAITS, called
from tercio.games.warlord.words.printed import TYPES as TYPE_WORDS

SAY: Final = Wording("tercio.games.warlord", "search")
UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
MOST_NAMED: Final = 8  # cards that a message lists


class Wanted(NamedTuple):
    """What a card that is looked for must be; nothing given lets all through."""

    faction: str = ""
    char_class: str = ""
    type: str = ""
    level: int = 0


def folded(text: str) -> str:
    """Upper and lower case, ä and ae, and all other accents become the same."""
    plain = unicodedata.normalize("NFC", text).casefold().translate(UMLAUTS)
    return "".join([char for char in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(char)]).strip()


def is_printed(face: Face) -> bool:
    """Not the back of a hidden card, nor what an action card has become in play."""
    return bool(face.type) and ":" not in face.id


def printed(faces: Mapping[str, Face]) -> list[Face]:
    return [face for face in faces.values() if is_printed(face)]


def names_of(face: Face) -> tuple[str, str, str]:
    return (folded(face.id), folded(face.name_en), folded(face.name_de))


# -- one card ---------------------------------------------------------------------------


def find_card(faces: Mapping[str, Face], name: str) -> Face:
    """The card of this name or id, or the only one whose name or id begins so."""
    wanted = folded(name)
    begun: list[Face] = []
    for face in printed(faces):
        if wanted in names_of(face):
            return face
        if wanted and [known for known in names_of(face) if known.startswith(wanted)]:
            begun.append(face)
    if len(begun) == 1 or (begun and all([face.is_namesake(begun[0]) for face in begun])):
        return begun[0]
    if begun:
        raise BadInput(*SAY("several", name=shown(name), cards=listed(begun)))
    raise unknown_card(faces, name)


def unknown_card(faces: Mapping[str, Face], name: str, file: str = "", line: int = 0) -> BadInput:
    """What to say to somebody who names a card that is not there: the closest names."""
    near = closest(faces, name)
    hint = SAY("did-you-mean", cards=listed(near)) if near else Phrase("", "")
    return BadInput(*SAY("no-card", name=shown(name), hint=hint), file, line)


def closest(faces: Mapping[str, Face], name: str) -> list[Face]:
    """Up to three cards that somebody may have meant, the most likely first."""
    wanted, known = folded(name), {known: face for face in printed(faces) for known in names_of(face)}
    near = difflib.get_close_matches(wanted, known, n=6)
    near += [other for other in known if len(wanted) > 2 and wanted in other]
    return list({known[other].id: known[other] for other in near}.values())[:3]


def listed(cards: Iterable[Face]) -> Phrase:
    """Names of cards, not too many of them."""
    some = list(cards)
    en, de = [face.name_en for face in some], [face.name_de for face in some]
    more = ["…"] if len(some) > MOST_NAMED else []
    return Phrase(", ".join(en[:MOST_NAMED] + more), ", ".join(de[:MOST_NAMED] + more))


# -- many cards ---------------------------------------------------------------------------


def search(faces: Mapping[str, Face], words: str, wanted: Wanted = Wanted()) -> list[Face]:  # noqa: B008  (a value)
    """Cards in which every word occurs; those first that have all of them in their names, then by type and level."""
    terms = folded(words).split()
    found: list[tuple[bool, int, int, str, Face]] = []
    for face in printed(faces):
        if fits(face, wanted) and all([term in text_of(face) for term in terms]):
            is_named = all([term in " ".join(names_of(face)) for term in terms])
            found.append((not is_named, TYPES.index(face.type), face.level, face.name_en, face))
    found.sort(key=without_face)
    return [entry[4] for entry in found]


def without_face(entry: tuple[bool, int, int, str, Face]) -> tuple[bool, int, int, str]:
    return entry[:4]


def fits(face: Face, wanted: Wanted) -> bool:
    return (
        wanted.faction in ("", face.faction)
        and wanted.char_class in ("", face.char_class)
        and wanted.type in ("", face.type)
        and wanted.level in (0, face.level)
    )


def text_of(face: Face) -> str:
    """Everything that is printed on the card, in both languages."""
    words = [*[called(TRAITS, trait) for trait in face.traits], *[called(FEATS, feat) for feat, _ in face.feats]]
    words += [TYPE_WORDS[face.type], CLASSES[face.char_class]]
    words += [Phrase(ability.text_en, ability.text_de) for ability in face.abilities]
    words.append(Phrase(face.story_en, face.story_de))
    return " ".join([*names_of(face), *[folded(f"{phrase.en} {phrase.de}") for phrase in words]])


def key_of(table: Mapping[str, Phrase], word: str, what: str) -> str:
    """The key that somebody means by a word in either language, or by its beginning."""
    given = folded(word)
    for key, words in table.items():
        if given in (key, folded(words.en), folded(words.de)):
            return key
    for key, words in table.items():
        if given and [name for name in (key, folded(words.en), folded(words.de)) if name.startswith(given)]:
            return key
    there = [words.en for words in table.values()], [words.de for words in table.values()]
    raise BadInput(*SAY(f"no-{what}", word=shown(word), there=Phrase(", ".join(there[0]), ", ".join(there[1]))))


def wanted_by(faction: str, char_class: str, kind: str, level: int) -> Wanted:
    """Filters as a person writes them."""
    return Wanted(
        key_of(FACTIONS, faction, "faction") if faction else "",
        key_of(CLASSES, char_class, "class") if char_class else "",
        key_of(TYPE_WORDS, kind, "type") if kind else "",
        level,
    )
