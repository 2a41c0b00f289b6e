"""Noun phrases of printed English become filters: "another enemy fighter of level 2 or lower within one rank"."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from tercio.games.warlord.printed.cards import CLASSES, FACTIONS

Data = dict[str, Any]

NUMBERS: Final = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "another": 1}
FACTION_WORDS: Final = {
    "dwarf": "dwarves", "dwarven": "dwarves", "elf": "elves", "elven": "elves", "nothrog": "nothrog",
    "deverenian": "deverenians", "mercenary": "mercenaries", "free kingdom": "free-kingdoms",
    "free kingdoms": "free-kingdoms",
}  # fmt: skip
ANY_WORDS: Final = {"dwarves": "dwarf", "elves": "elf", "deverenians": "deverenian", "mercenaries": "mercenary"}
NONE_WORDS: Final = {"dwarves": "dwarf", "elves": "elf"}
CLASS_WORDS: Final = CLASSES[:-1]
ADJECTIVES: Final[dict[str, Data]] = {
    "enemy": {"side": "enemy"},
    "friendly": {"side": "own"},
    "your": {"side": "own"},
    "other": {"other": True},
    "another": {"other": True},
    "ready": {"state": "ready"},
    "spent": {"state": "spent"},
    "spent (not stunned)": {"state": "exhausted"},
    "stunned": {"state": "stunned"},
    "unstunned": {"state": "standing"},
    "unspent": {"state": "ready"},
    "non-stunned": {"state": "standing"},
    "spent or stunned": {"state": "spent"},
    "non-enemy": {"side": "own"},
    "wounded": {"wounded": "yes"},
    "unwounded": {"wounded": "no"},
    "good": {"alignment": "good"},
    "evil": {"alignment": "evil"},
    "adjacent": {"place": "adjacent"},
    "warlord": {"warlord": "yes"},
    "non-warlord": {"warlord": "no"},
    "lower level": {"level_below_self": True},
    "higher level": {"level_than": "higher"},
    "equal level": {"level_than": "same"},
    "equal or lower level": {"level_than": "not-higher"},
    "lower or equal level": {"level_than": "not-higher"},
    "equal or higher level": {"level_than": "not-lower"},
}
OTHER_WORDS: Final = (  # which say no more than others before them
    "friendly", "unspent", "another", "lower or equal level", "non-stunned", "spent or stunned", "non-enemy",
)  # fmt: skip
SUFFIXES: Final[tuple[tuple[str, Data], ...]] = (
    (r"in (?:the|an?|any) enemy front rank|in any enemy front rank", {"side": "enemy", "place": "front"}),
    (r"in your front rank", {"side": "own", "place": "front"}),
    (r"(?:that is |who is |that are |who are )?in (?:the|any|a) front rank", {"place": "front"}),
    (r"within reach", {"place": "reach"}),
    (r"in (?:the|its|his|any|a) last rank(?: of (?:any|an|his|its) army)?", {"place": "last"}),
    (r"in (?:your last rank|the last rank of your army)", {"side": "own", "place": "last"}),
    (r"in (?:an enemy last rank|the last rank of an enemy army)", {"side": "enemy", "place": "last"}),
    (r"(?:who|that) (?:is|are) (?:already )?(?:not ready|spent)", {"state": "spent"}),
    (r"(?:who|that) (?:is|are) (?:already )?stunned", {"state": "stunned"}),
    (r"(?:who|that) (?:is|are) wounded|with wounds", {"wounded": "yes"}),
    (r"of the same class(?: as this character)?", {"shares": "class"}),
    (r"of (?:the|a|this character's) same alignment", {"shares": "alignment"}),
    (r"in (?:this|the same|his|her|its|this character's) rank|sharing this character's rank", {"place": "same-rank"}),
    (
        r"in the rank (?:directly )?in front of (?:this character|him|her|it)|1 rank ahead of this character",
        {"place": "ahead"},
    ),
    (r"in the rank (?:directly )?behind (?:this character|him|her|it)", {"place": "behind"}),
    (r"in (?:an )?adjacent ranks?", {"place": "adjacent-rank"}),
    (r"within 1 ranks?(?: of this character)?", {"place": "within-1"}),
    (r"within 2 ranks?(?: of this character)?", {"place": "within-2"}),
    (r"within 3 ranks?(?: of this character)?", {"place": "within-3"}),
    (r"2 ranks away", {"place": "shot"}),
    (r"adjacent to this character", {"place": "adjacent"}),
    (r"in (?:the|a|your|an enemy|any) front rank|in rank 1", {"place": "front"}),
    (r"in your army", {"side": "own", "place": "own-army"}),
    (r"in (?:an enemy|an opponent's|the enemy) army", {"side": "enemy", "place": "enemy-army"}),
    (r"in another (?:player's )?army|you do not control", {"side": "enemy"}),
    (r"you control|of yours", {"side": "own"}),
    (r"(?:of|with) (?:a )?lower level(?: than this character)?", {"level_below_self": True}),
    (r"of (?:a )?higher level(?: than this character)?", {"level_than": "higher"}),
    (r"of equal or lower level(?: than this character)?", {"level_than": "not-higher"}),
    (r"of equal or higher level(?: than this character)?", {"level_than": "not-lower"}),
    (r"of (?:the )?(?:same|equal) level", {"level_than": "same"}),
    (r"of (?:the |an )?opposite alignment(?: (?:of|to|from|as) this character(?:'s)?)?", {"alignment": "opposite"}),
    (r"(?:from|of) this character's faction|that shares? this character's faction", {"shares": "faction"}),
    (r"of (?:the|this character's) same faction(?: as this character)?", {"shares": "faction"}),
    (r"in play", {}),
)
RANK: Final = re.compile(
    r" in (?:the )?(?:(?P<nth>\d)(?:st|nd|rd|th) rank|rank (?P<one>\d)(?: or (?P<more>higher|greater|farther back))?)$"
)
LEVELS: Final = (
    (re.compile(r"^(?:level (\d+)|(\d+)(?:st|nd|rd|th) level) or (?:lower|less) "), "most"),
    (re.compile(r"^(?:level (\d+)|(\d+)(?:st|nd|rd|th) level) or (?:higher|greater|more) "), "least"),
    (re.compile(r"^(?:level (\d+)|(\d+)(?:st|nd|rd|th) level) "), "both"),
    (re.compile(r" (?:of|with) level (\d+)( )?or (?:lower|less)$"), "most"),
    (re.compile(r" (?:of|with) level (\d+)( )?or (?:higher|greater|more)$"), "least"),
    (re.compile(r" of level (\d+)( )?$"), "both"),
    (re.compile(r" (?:higher|greater) than (?:level (\d+)|(\d+)(?:st|nd|rd|th) level)$"), "above"),
)
TWO_LEVELS: Final = re.compile(r"^level (\d+) (?:or|and) (\d+) ")
BEARING: Final = re.compile(
    r"^(.+) (?:with an?|bearing an?|who has an?|that has an?) (?:equipped )?([a-z' -]+?)(?: equipped)?$"
)
UNARMED: Final = re.compile(r"^(.+) (?:without an?|with no) (?:equipped )?([a-z' -]+?)(?: equipped)?$")
HAVING: Final = re.compile(r"^(.+) (?:with|who has|that has) the (?:trait )?([a-z' -]+?)(?: trait)?$")
LISTED: Final = re.compile(r"^((?:[a-z' -]+, )*[a-z' -]+?,? (?:and|or|and/or) [a-z']+(?: [a-z']+)?) ")
NOT: Final = re.compile(r"^non-([a-z]+(?:-free-kingdoms)?),? ")


def singular(word: str) -> str:
    """A plural as the vocabulary has it; "wolves" and "harpies" too."""
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith("ves") and word != "gloves":
        return word[:-3] + "f"
    if word.endswith(("ches", "shes", "xes", "sses")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def identifier(words: str) -> str:
    """A trait as packs write it."""
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


@dataclass
class Nouns:
    """The traits that a collection knows; no other word is a trait."""

    traits: set[str] = field(default_factory=set)
    names: dict[str, str] = field(default_factory=dict)  # of cards, by themselves in small letters
    every_name: dict[str, str] = field(default_factory=dict)  # short ones, too, which may be words of texts as well
    of_things: set[str] = field(default_factory=set)  # traits, as packs write them, that no character has
    factions: dict[str, str] = field(default_factory=dict)  # of the list's own, by the words for them
    quotes: dict[str, Data] = field(default_factory=dict)  # the texts that the paragraph at hand quotes, read already

    @classmethod
    def of(cls, words: Iterable[str]) -> Nouns:
        return cls({word.lower() for word in words})

    def trait(self, word: str) -> str:
        """The trait that the word names, in the singular or plural; empty where it names none."""
        for form in (word, singular(word)):
            if form in self.traits:
                return identifier(form)
        return ""

    # -- filters -----------------------------------------------------------------------------------------

    def filter(self, words: str, noun: str = "characters?", *, of_play: bool = True) -> Data | None:
        """The filter that a phrase without its article means; None where a word is not understood.

        `of_play`: it speaks of characters in play, so that "Shield" is nobody.
        """
        found: Data = {}
        rest = words.strip()
        while True:
            cut = self.cut_suffix(rest, found)
            if cut is None:
                break
            rest = cut
        is_thing = of_play and self.trait(rest.split()[-1] if rest else "") in self.of_things
        return None if is_thing else self.prefixes(rest, found, noun)

    def cut_suffix(self, words: str, found: Data) -> str | None:
        for pattern, data in SUFFIXES:
            match = re.search(rf" (?:{pattern})$", words)
            if match and noted(found, data):
                return words[: match.start()]
        rank = RANK.search(words)
        if rank:
            least = int(rank["nth"] or rank["one"])
            found_rank = {"rank_least": least, **({} if rank["more"] else {"rank_most": least})}
            return words[: rank.start()] if noted(found, found_rank) else None
        having = HAVING.match(words)
        if having and self.trait(having[2]) and noted(found, {"trait": self.trait(having[2])}):
            return having[1]
        bearing = BEARING.match(words)
        if bearing and self.trait(bearing[2]) and noted(found, {"bears": self.trait(bearing[2])}):
            return bearing[1]
        unarmed = UNARMED.match(words)
        if unarmed and self.trait(unarmed[2]) and noted(found, {"bears_not": self.trait(unarmed[2])}):
            return unarmed[1]
        return self.cut_level(words, found, "$")

    def cut_level(self, words: str, found: Data, end: str) -> str | None:
        two = TWO_LEVELS.match(words) if end == "^" else None
        if two and int(two[2]) == int(two[1]) + 1:
            data = {"level_least": int(two[1]), "level_most": int(two[2])}
            return words[two.end() :] if noted(found, data) else None
        for pattern, bound in LEVELS:
            match = pattern.search(words) if pattern.pattern.endswith("$") == (end == "$") else None
            if match:
                level = int(match[1] or match[2])
                level, sort = (level + 1, "least") if bound == "above" else (level, bound)
                data = {f"level_{each}": level for each in ("least", "most") if sort in (each, "both")}
                if noted(found, data):
                    return words[: match.start()] if end == "$" else words[match.end() :]
        return None

    def prefixes(self, words: str, found: Data, noun: str) -> Data | None:
        rest = words + " "
        while rest.strip():
            if re.fullmatch(rf"(?:{noun}) ", rest):
                return found
            cut = self.cut_level(rest, found, "^")
            if cut is not None:
                rest = cut
                continue
            known = [word for word in ADJECTIVES if rest.startswith(word + " ")]
            if known and noted(found, ADJECTIVES[max(known, key=len)]):
                rest = rest[len(max(known, key=len)) + 1 :]
                continue
            denied = NOT.match(rest)
            if denied and self.deny(denied[1], found):
                rest = rest[denied.end() :]
                continue
            named = self.listed(rest) or self.named(rest)
            if named is None or not noted(found, named[1]):
                return None
            rest = rest[named[0] :]
        return found if found and noun == "characters?" else None

    def deny(self, word: str, found: Data) -> bool:
        """What somebody is not: a trait, a class, a faction; several, one after the other."""
        one = singular(word)
        meant = FACTION_WORDS.get(word) or FACTION_WORDS.get(one) or (word if word in CLASS_WORDS else "")
        if not meant and self.trait(word) and "not_trait" not in found and "none" not in found:
            return noted(found, {"not_trait": self.trait(word)})
        meant = meant or self.trait(word)
        others = [found.pop("not_trait")] if meant and "not_trait" in found else []
        if meant:
            found["none"] = [*others, *found.get("none", []), meant]
        return bool(meant)

    def listed(self, rest: str) -> tuple[int, Data] | None:
        """Several nouns of which one is enough: "Monsters and Undead", "fighter, rogue or Elf"."""
        words = rest.split()
        for length in range(len(words), 2, -1):
            said = " ".join(words[:length])
            parts = re.split(r", (?:and |or )?| (?:and|or|and/or) ", re.sub(r" characters?$", "", said))
            if len(parts) < 2 or not re.search(r" (?:and|or|and/or) ", said):
                continue
            known = [self.named(f"{part} ") for part in parts]
            if all([each is not None and each[0] == len(part) + 1 for each, part in zip(known, parts, strict=True)]):
                keys = [next(iter(each[1].items())) for each in known if each is not None]
                if [key for key, _ in keys if key == "name"]:
                    return None
                end = len(said) + 1
                noun = re.search(r" characters?$", said)
                return end - (len(noun[0]) if noun else 0), {"any": [value for _, value in keys]}
        return None

    def named(self, rest: str) -> tuple[int, Data] | None:
        """A faction, a class or a trait stands at the beginning, of two words or one."""
        words = rest.split()
        for count in (2, 1):
            said = " ".join(words[:count])
            length = len(said) + 1
            one = singular(said)
            if len(words) < count:
                continue
            for form in (said, one):
                if form in FACTION_WORDS:
                    return length, {"faction": FACTION_WORDS[form]}
                if form in self.factions:
                    return length, {"faction": self.factions[form]}
                if form in FACTIONS:
                    return length, {"faction": form}
                if form in CLASS_WORDS:
                    return length, {"class": form}
            if self.trait(said):
                return length, {"trait": self.trait(said)}
        return None

    def cards(self, words: str) -> Data | None:
        """What kind of card is sought: "fighter action", "level 3 or lower Undead", "spell"."""
        rest = re.sub(r" cards?$", "", words.strip())
        for noun, data in (
            ("characters?", {"type": "character"}),
            ("items?", {"type": "item"}),
            ("actions?", {"type": "action"}),
            ("spells?", {"spell": True}),
        ):
            if re.search(rf"(?:^| )(?:{noun})(?: |$)", rest):
                found = self.filter(rest, noun, of_play=False)
                return None if found is None else {**found, **data}
        return {} if rest in ("card", "cards", "") else self.filter(rest, of_play=False)


def noted(found: Data, data: Data) -> bool:
    """The data join what was found, unless they say something else of the same."""
    if any(found.get(key, value) != value for key, value in data.items()):
        if {"side", "place"} >= data.keys() and found.get("side") == data.get("side"):
            found.update(data)
            return True
        return False
    found.update(data)
    return True


# -- and back -----------------------------------------------------------------------------------------------


def words_of(data: Data, noun: str = "character") -> str:
    """A filter in printed English, such that it is read as the same filter again."""
    before: list[str] = []
    after: list[str] = []
    for words, meant in ADJECTIVES.items():
        if len(meant) == 1 and words not in OTHER_WORDS:
            key, value = next(iter(meant.items()))
            is_covered = key == "side" and data.get("place") in ("own-army", "enemy-army")
            if data.get(key) == value and not is_covered:
                before.append(words)
    if data.get("alignment") == "opposite":
        after.append("of opposite alignment")
    if data.get("shares") == "faction":
        after.append("that shares this character's faction")
    least, most = data.get("level_least", 0), data.get("level_most", 0)
    if least and least == most:
        before.append(f"level {least}")
    elif least and least + 1 == most:
        before.append(f"level {least} or {most}")
    else:
        before += [f"level {most} or lower"] if most else []
        before += [f"level {least} or higher"] if least else []
    before += [f"non-{data['not_trait'].replace('-', ' ')}"] if "not_trait" in data else []
    before += [f"non-{singular(NONE_WORDS.get(word, word)).replace('-', ' ')}" for word in data.get("none", [])]
    for key in ("faction", "class", "trait"):
        if key in data:
            word = data[key].replace("-", " ")
            before.append(
                {"dwarves": "dwarven", "elves": "elven"}.get(word, singular(word) if key == "faction" else word)
            )
    if "any" in data:
        before.append(" or ".join([ANY_WORDS.get(word, word).replace("-", " ") for word in data["any"]]))
    after += [f"with no {data['bears_not'].replace('-', ' ')} equipped"] if "bears_not" in data else []
    if data.get("shares") in ("class", "alignment"):
        after.append(f"of the same {data['shares']}")
    after += [f"with a {data['bears'].replace('-', ' ')} equipped"] if "bears" in data else []
    place = data.get("place", "")
    places = {
        "ahead": "in the rank in front of this character", "behind": "in the rank behind this character",
        "same-rank": "in this rank", "adjacent-rank": "in an adjacent rank", "within-1": "within 1 rank",
        "within-2": "within 2 ranks", "within-3": "within 3 ranks",
        "shot": "2 ranks away", "reach": "within reach", "front": "in the front rank",
        "last": "in the last rank", "own-army": "in your army", "enemy-army": "in an enemy army",
    }  # fmt: skip
    after += [places[place]] if place in places else []
    if data.get("rank_least"):
        after.append(f"in rank {data['rank_least']}{'' if 'rank_most' in data else ' or higher'}")
    return " ".join([*before, noun, *after])
