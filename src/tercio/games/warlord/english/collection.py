"""A list of somebody's cards becomes packs: values as printed, texts as far as they are understood.

What is not understood to the last word stays on its card and is marked as not enforced.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from tercio.content.document import Document
from tercio.content.rows import Row, parts
from tercio.content.table import Table
from tercio.games.warlord import shipped
from tercio.games.warlord.abilities.registry import feat_names
from tercio.games.warlord.content.pack import read_ability, read_face
from tercio.games.warlord.english.phrases import Nouns, identifier
from tercio.games.warlord.english.readings import Reading
from tercio.games.warlord.english.rows import pattern
from tercio.games.warlord.english.texts import LABELS, plain, read_paragraph
from tercio.games.warlord.printed.cards import ACTION, CHARACTER, CLASSES, OVAL, OVERLORD, STEED, WARLORD

Data = dict[str, Any]
COLUMNS: Final = {  # ours, and where it is found where no mapping says otherwise
    "name": "name", "text": "text", "type": "type", "subtype": "subtype", "class": "class", "level": "level",
    "alignment": "alignment", "faction": "faction", "attack": "attack", "armour": "armorClass", "skill": "skill",
    "hit_points": "hitPoints", "traits": "traits", "keywords": "keywords", "feats": "feats", "set": "set",
}  # fmt: skip
FACTION_NAMES: Final = {  # by a part of the name
    "deverenian": "deverenians", "dwar": "dwarves", "elv": "elves", "elf": "elves", "free kingdom": "free-kingdoms",
    "mercenar": "mercenaries", "nothrog": "nothrog",
}  # fmt: skip
KEYWORDS: Final = ("unique", "epic")
CHARGES: Final = ("charge", "charges")  # printed among the feats
VALUES_WITHOUT_RULES: Final = ("gp",)  # what a treasure is worth is printed among the feats; no rule asks for it
OF_PERFORMERS: Final = re.compile(r"^[^.:]+ (?:only|without spending)\.$")
VALUES: Final[Data] = {"kind": "static"}  # a text that only says what stands in the values of its card
CLASS: Final = r"(fighter|cleric|wizard|rogue)"
TWO_CLASSES: Final = re.compile(
    rf"^this (?:card|character) is (?:both )?(?:an? )?{CLASS}(?: and (?:an? )?{CLASS})\.$"
    rf"|^this (?:card|character) is also an? {CLASS}\.$"
)
LABEL: Final = re.compile(
    r"^this (?:card |action )?is (?:also )?an? ([a-z]+)(?: (?:action|order|react|spell))?(?: and an? ([a-z]+))?\.$"
)
IMPLIED: Final = pattern("implied")  # it follows from the rules anyway
LABELLED: Final = pattern("labelled")
CLASSES_SAID: Final = re.compile(r"\b(fighter|cleric|wizard|rogue)\b")
CLASSES_FIRST: Final = re.compile(  # "is a cleric and a rogue and enters play as if he were level 4": two paragraphs
    rf"^(?P<who>.+?) is (?:both )?an? (?P<one>{CLASS}) and an? (?P<other>{CLASS}),? and "
    r"(?P<rest>(?:enters?|may|gains?|has|inflicts|ignores) .+|his .+|her .+|its .+)$",
    re.IGNORECASE,
)
EASED: Final = re.compile(r"^(?P<eased>[^.:]+ [Ll]evels? for [Pp]erforming this (?:action|card|spell)\.) (?P<rest>.+)$")
RAISED: Final = re.compile(
    r"\bas (?:if|though)(?: (?:he|she|it|they))?(?: were| was)? (?:one|1) level higher", re.IGNORECASE
)
PLAYED_AS: Final = re.compile(
    r"^(?P<who>[A-Z][A-Za-z ]+?) (?:may )?(?:play|perform|equip)s? (?:this )?(?:action |card )?as an? "
    r"(?:level (?P<one>\d)|(?P<other>\d)(?:st|nd|rd|th)[ -]level) (?:action|spell|item)\.$",
    re.IGNORECASE,
)
ATTACHED: Final = re.compile(r"(?<=[.]) (?=[Ww]hile (?:[A-Z][A-Za-z' -]* is |it is |it's |this card is )?attached)")
TYPE_NAMES: Final = {  # how else lists call the types of cards
    "char": "character", "characters": "character", "equipment": "item", "items": "item", "actions": "action",
}  # fmt: skip
INNER: Final = ("ability",)
FRAMED: Final = re.compile(
    r"\b(?:[Oo]rders?|[Rr]eacts?): |[\"\u201c]|^(?:After|Before|When|Whenever|At|Each time|The next) "
)
CONDITIONAL: Final = re.compile(r"^(?P<while>(?:While|If|When) [^,]+), (?P<what>.+)$")
SUBJECT: Final = re.compile(r"^(?P<who>.+?) (?P<verb>has|have|gains?|gets?|suffers?) ")
PARTS: Final = re.compile(r",? and (?=[+-]\d|an? |has |gains? |may |inflicts? |suffers? )|, (?=[+-]\d)")
LONGEST_STATIC: Final = 400  # letters: nobody prints more of it
MOST_PARTS: Final = 4
SHORT_DIGEST: Final = 12  # letters of a hash that are enough to name a text
MOST_LIKELY_A_WORD: Final = 5  # a shorter name is no sure sign that its card is spoken of


class Paragraph(NamedTuple):
    """One printed paragraph: what was made of it, or where reading stopped."""

    text: str
    ability: Data | None
    words: str  # the English that the data are said in
    stopped: str


class Card(NamedTuple):
    """A card of the list: as a pack writes it, or why it cannot."""

    name: str
    set: str
    data: Data | None
    paragraphs: tuple[Paragraph, ...]
    refused: str = ""
    digest: str = ""  # of its text, by which a correction names it

    @property
    def is_compiled(self) -> bool:
        return self.data is not None and not [each for each in self.paragraphs if each.ability is None]


def digest_of(text: str) -> str:
    """Corrections name a text by this, so that the text itself stands nowhere."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()


def cell(row: Row, columns: Mapping[str, str], key: str) -> Any:
    return row.data.get(columns.get(key, key))


def set_of(row: Row, columns: Mapping[str, str]) -> str:
    printed = row.data.get("printInfos")
    if isinstance(printed, list) and printed and isinstance(printed[-1], dict):
        return str(printed[-1].get("set", "")) or "cards"
    return str(cell(row, columns, "set") or "cards")


def traits_of(rows: list[Row], columns: Mapping[str, str]) -> Nouns:
    """Every trait that some card of the list has; a word that no card has is no trait."""
    found = {trait.lower() for row in rows for trait in parts(cell(row, columns, "traits"))}
    names = [str(cell(row, columns, "name") or "") for row in rows]
    people = [row for row in rows if TYPE_NAMES.get(kind_of(row, columns), kind_of(row, columns)) == CHARACTER]
    of_people = {identifier(trait) for row in people for trait in parts(cell(row, columns, "traits"))}
    return Nouns(
        found | set(KEYWORDS) | {STEED} | set(LABELS),
        {name.lower(): name for name in names if len(name) > MOST_LIKELY_A_WORD},
        {name.lower(): name for name in names if name},
        {identifier(trait) for trait in (*found, STEED)} - of_people,
        own_factions(rows, columns),
    )


def own_factions(rows: list[Row], columns: Mapping[str, str]) -> dict[str, str]:
    """Factions of the list that are none of ours, by their names, with and without an article."""
    named = {faction_of(each.lower()) for row in rows for each in parts(cell(row, columns, "faction"))}
    found = {name: identifier(name) for name in named if name not in FACTION_NAMES.values()}
    return {**found, **{name.removeprefix("the "): key for name, key in found.items()}}


def kind_of(row: Row, columns: Mapping[str, str]) -> str:
    return str(cell(row, columns, "type") or "").strip().lower()


def slug(name: str) -> str:
    found = identifier(name.replace("'", ""))
    return found if re.match(r"[a-z]", found) else f"card-{found}"


# -- one card ------------------------------------------------------------------------------------------------


def read_card(row: Row, columns: Mapping[str, str], nouns: Nouns, corrections: Mapping[str, list[Data]]) -> Card:
    name, set_name = str(cell(row, columns, "name") or "").strip(), set_of(row, columns)
    try:
        data = face_data(row, columns, name)
    except ValueError as trouble:
        return Card(name, set_name, None, (), str(trouble))
    text = str(cell(row, columns, "text") or "")
    digest = digest_of(text) if text.strip() else ""
    corrected = correction_for(digest, corrections)
    if corrected is not None:
        found = [Paragraph(text, each, "", "") for each in corrected]
    else:
        lines = lines_of(text, str(data["type"]))
        kind, level = str(data["type"]), int(data["level"])
        found = [part for line in lines for part in read_lines(line, level, name, kind, nouns)]
    data |= classes_in(found, data)
    data |= labels_in(found, data)
    data["ability"] = [shown_ability(each) for each in found]
    problem = problem_of(data)
    if problem:  # the texts may be at fault: without them the values count all the same
        found = [each._replace(ability=None, stopped=each.stopped or problem) for each in found]
        data["ability"] = [shown_ability(each) for each in found]
        problem = problem_of(data)
    return Card(name, set_name, None if problem else data, tuple(found), problem, digest)


def correction_for(digest: str, corrections: Mapping[str, list[Data]]) -> list[Data] | None:
    """A correction names its text by the hash, or by so much of its beginning as the report prints."""
    known = [key for key in corrections if len(key) >= SHORT_DIGEST and digest.startswith(key)]
    return corrections[known[0]] if known else None


def lines_of(text: str, kind: str) -> list[str]:
    """The paragraphs of a card; what holds while an action is attached is one of its own."""
    lines = [line.strip() for line in re.split(r"\r?\n", text) if line.strip()]
    lines = [part for line in lines for part in without_label(line)] if kind == ACTION else lines
    lines = [part for line in lines for part in two_paragraphs(line)]
    if kind != ACTION:
        return lines
    found: list[str] = []
    before = ""  # who may perform it, or how: said once, for every order and react that follows
    for line in [part for each in lines for part in ATTACHED.split(each)]:
        if OF_PERFORMERS.search(line):
            before += f"{line} "
        elif "rder:" in line or "eact:" in line:
            found.append(before + line)
        else:
            found.append(line)
    return found if len(found) > 0 else lines


def two_paragraphs(line: str) -> list[str]:
    """Classes, and who may perform it as of which level, are said by themselves."""
    both, eased = CLASSES_FIRST.match(line), EASED.match(line)
    if both:
        owner = re.match(r"^(?:his|her|its) ", both["rest"])
        rest = f"{both['who']}'s {both['rest'][owner.end() :]}" if owner else f"{both['who']} {both['rest']}"
        return [f"{both['who']} is a {both['one']} and a {both['other']}.", rest]
    return [eased["eased"], eased["rest"]] if eased else [line]


def levelled(line: str, level: int) -> str:
    """A level that is said by that of the card itself is said as such; only then can it be read without the card."""
    line = RAISED.sub(f"as if he were level {level + 1}", line)
    match = PLAYED_AS.match(line)
    lower = level - int(match["one"] or match["other"]) if match else 0
    return f"{match['who']} have +{lower} levels for performing this action." if match and lower > 0 else line


def without_label(line: str) -> list[str]:
    """What an action says that it is, at the end of a paragraph, is a paragraph of its own."""
    match = LABELLED.match(line)
    if match is None or not match["before"].strip() or not is_label(match["label"].lower()):
        return [line]
    return [match["before"].strip(), match["label"]]


def classes_in(paragraphs: list[Paragraph], data: Data) -> Data:
    """A text that says of which classes a character is becomes its values."""
    said = [word for each in paragraphs if each.ability == VALUES for word in CLASSES_SAID.findall(each.text.lower())]
    classes = list(dict.fromkeys([str(data["class"]), *data.get("more_classes", ()), *said]))
    classes = [each for each in classes if each != OVAL] if said else classes
    return {"class": classes[0], "more_classes": classes[1:]} if said and len(classes) > 1 else {}


def labels_in(paragraphs: list[Paragraph], data: Data) -> Data:
    """What an action is called by its text is a trait of it, so that other texts can speak of it: a spell, a trap."""
    texts = [each.text.lower() for each in paragraphs if each.ability == VALUES and data["type"] == ACTION]
    words = [word for text in texts for match in [LABEL.match(text)] if match for word in match.groups()]
    return {"traits": list(dict.fromkeys([*data["traits"], *[word for word in words if word]]))} if words else {}


def is_label(text: str) -> bool:
    match = LABEL.match(text)
    return match is not None and all([word is None or word in LABELS for word in match.groups()])


def read_lines(line: str, level: int, name: str, kind: str, nouns: Nouns) -> list[Paragraph]:
    """A paragraph, as one ability; static text may say several things, each of which is one of its own."""
    whole = read_line(levelled(line, level), name, kind, nouns)._replace(text=line)
    if whole.ability is not None or FRAMED.search(line) or len(line) > LONGEST_STATIC:
        return [whole]
    for first, rest in ways_apart(line, name, kind, nouns):
        one = read_line(levelled(first, level), name, kind, nouns)._replace(text=first)
        others = read_lines(rest, level, name, kind, nouns) if one.ability is not None else []
        if others and not [each for each in others if each.ability is None]:
            return [one, *others]
    return [whole]


def ways_apart(line: str, name: str, kind: str, nouns: Nouns) -> list[tuple[str, str]]:
    """Where static text may fall in two: at a full stop, or at an "and" with the same subject or condition."""
    stop = re.search(r"(?<=[A-Za-z0-9)][.]) (?=[A-Z+])", line)
    if stop:
        is_own = plain(line[: stop.start()], name, kind, nouns).startswith("this character ")
        rest = line[stop.end() :]
        return [
            (line[: stop.start()], re.sub(r"^(?:He|She|It) (?=[a-z])", "This character ", rest) if is_own else rest)
        ]
    while_, what = CONDITIONAL.match(line), line
    if while_:
        what = while_["what"]
    said = SUBJECT.match(what)
    if said is None:
        return []
    before, found = f"{while_['while']}, " if while_ else "", []
    for joint in PARTS.finditer(what, said.end()):
        first, rest = what[: joint.start()], what[joint.end() :]
        rest = f"{said['who']} {rest}" if re.match(r"[hgmis][a-z]+ ", rest) else f"{said['who']} {said['verb']} {rest}"
        found.append((f"{before}{first}.", f"{before}{rest}"))
    return found[:MOST_PARTS]


def read_line(line: str, name: str, kind: str, nouns: Nouns) -> Paragraph:
    if kind == CHARACTER and TWO_CLASSES.match(plain(line, name, kind, nouns)):
        return Paragraph(line, VALUES, line, "")
    if kind == CHARACTER and IMPLIED.match(plain(line, name, kind, nouns)):
        return Paragraph(line, VALUES, line, "")
    if kind == ACTION and is_label(line.strip().lower()):
        return Paragraph(line, VALUES, line, "")
    reading: Reading = read_paragraph(line, name, kind, nouns)
    if reading.ability is None:
        return Paragraph(line, None, "", reading.stopped)
    ability = {**reading.ability, "text": {"en": line}}
    document = Document("text", "", {"ability": [ability]}, {})
    read_ability(Table(document, ("ability", 0), ability))
    if document.problems:
        return Paragraph(line, None, "", document.problems[0].en)
    return Paragraph(line, reading.ability, reading.words, "")


def shown_ability(paragraph: Paragraph) -> Data:
    """The paragraph as a pack writes it; what is not understood is shown and not enforced."""
    text = {"text": {"en": paragraph.text}}
    if paragraph.ability is None:
        return {"kind": "static", "enforced": False, **text}
    return {**paragraph.ability, **text}


def problem_of(data: Data) -> str:
    """The first thing that a pack would refuse on this card."""
    document = Document("card", "", {"card": [data]}, {})
    entry = Table(document, ("card", 0), data)
    read_face(entry)
    entry.done()
    return document.problems[0].message("en").removeprefix("card: ") if document.problems else ""


def face_data(row: Row, columns: Mapping[str, str], name: str) -> Data:
    """The values of the card; a `ValueError` says in a few words what no pack can hold."""
    kind = TYPE_NAMES.get(kind_of(row, columns), kind_of(row, columns))
    if not name:
        raise ValueError("no name")
    if kind not in ("character", "item", "action"):
        raise ValueError(f"type {kind or 'missing'}")
    classes = [each.lower() for each in parts(cell(row, columns, "class"))]
    classes = [each for each in classes if each in CLASSES[:-1]]
    data: Data = {"id": slug(name), "name": {"en": name}, "type": kind, "class": classes[0] if classes else "oval"}
    data |= {"more_classes": classes[1:]} if classes[1:] else {}
    data["level"] = number(cell(row, columns, "level"), "level")
    traits = [identifier(each) for each in parts(cell(row, columns, "traits"))]
    traits += [word for word in keywords(cell(row, columns, "keywords")) if word in KEYWORDS]
    if kind == "character":
        factions = [faction_of(each.lower()) for each in parts(cell(row, columns, "faction"))]
        leads = [
            trait for trait in (WARLORD, OVERLORD) if trait in [s.lower() for s in parts(cell(row, columns, "subtype"))]
        ]
        if not factions:
            raise ValueError("faction missing")
        factions.sort(key=lambda each: each in FACTION_NAMES.values())  # one that is not ours comes first
        if [each for each in factions[1:] if each not in FACTION_NAMES.values()]:
            raise ValueError(f"faction {factions[1]}")
        traits = [identifier(factions[0]), *leads, *traits]
        data |= {"own_faction": True} if factions[0] not in FACTION_NAMES.values() else {}
        data |= {"more_factions": factions[1:]} if factions[1:] else {}
        data["alignment"] = str(cell(row, columns, "alignment") or "").lower()
        data["skill"] = number(cell(row, columns, "skill"), "skill", 0)
        data["hit_points"] = number(cell(row, columns, "hit_points"), "hit points")
    data["traits"] = list(dict.fromkeys(traits))
    attacks = cell(row, columns, "attack")
    strikes = [number(each, "attack") for each in (attacks if isinstance(attacks, list) else parts(attacks))]
    armour = number(cell(row, columns, "armour"), "armour", 0)
    if kind != "action":
        data |= {"attacks": strikes} if strikes else {}
        data |= {"armour": armour} if armour else {}
    feats = feat_values(cell(row, columns, "feats"))
    data |= {"feats": feats} if feats else {}
    charges = re.search(r"\b(\d) charges?\b", str(cell(row, columns, "feats") or "").lower())
    data |= {"charges": int(charges[1])} if charges else {}
    return data


def faction_of(words: str) -> str:
    """The faction that the words name; the words themselves, where it is none of ours."""
    known = [faction for part, faction in FACTION_NAMES.items() if part in words]
    return known[0] if known else words


def number(value: Any, what: str, default: int | None = None) -> int:
    if value in (None, ""):
        if default is None:
            raise ValueError(f"{what} missing")
        return default
    if isinstance(value, bool) or not re.fullmatch(r"[+-]?\d{1,3}", str(value).strip()):
        raise ValueError(f"{what} {str(value)[:20]}")
    return int(str(value))


def keywords(value: Any) -> list[str]:
    if isinstance(value, list):
        return [str(each.get("name", "")).lower() if isinstance(each, dict) else str(each).lower() for each in value]
    return [each.lower() for each in parts(value)]


def feat_values(value: Any) -> dict[str, int]:
    """A cell says "Riposte +5", or there is a list of names with values."""
    found: dict[str, int] = {}
    for each in value if isinstance(value, list) else parts(value):
        if isinstance(each, dict):
            name, bonus = str(each.get("name", "")), each.get("value", 0)
        else:
            match = re.fullmatch(r"(.+?) ?\+?(-?\d+)|(?P<after>\d+) (?P<name>.+)", str(each))
            if match is None:
                continue
            name, bonus = match["name"] or match[1], match["after"] or match[2]
        key = identifier(name)
        if key in VALUES_WITHOUT_RULES or key in CHARGES:
            continue
        if key in feat_names().values():
            found[key] = number(bonus, "feat")
        elif key:
            raise ValueError(f"feat {name}")
    return found


# -- a whole list ---------------------------------------------------------------------------------------------


def read_collection(
    rows: list[Row],
    columns: Mapping[str, str] = COLUMNS,
    corrections: Mapping[str, list[Data]] | None = None,
    told: Callable[[int, int], None] | None = None,
) -> list[Card]:
    """Every row becomes a card, or says why not; `told` hears how far it is."""
    nouns = traits_of(rows, columns)
    found: list[Card] = []
    for place, row in enumerate(rows, 1):
        found.append(read_card(row, columns, nouns, corrections or {}))
        if told is not None and (place % 100 == 0 or place == len(rows)):
            told(place, len(rows))
    return found


def packs_of(cards: list[Card]) -> dict[str, list[Data]]:
    """The cards by their packs, one a set; where an id is taken, also by a card of ours, it gets a number."""
    found: dict[str, list[Data]] = {}
    seen: dict[str, int] = dict.fromkeys(shipped()[0], 1)
    for card in cards:
        if card.data is None:
            continue
        count = seen[card.data["id"]] = seen.get(card.data["id"], 0) + 1
        data = card.data if count == 1 else {**card.data, "id": f"{card.data['id']}-{count}"}
        found.setdefault(slug(card.set), []).append({**data, "set": slug(card.set)})
    return found
