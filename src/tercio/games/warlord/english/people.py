"""Whom printed English speaks of: a role, everybody whom a filter lets through, one whom the player aims at."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final

from tercio.games.warlord.english.phrases import Data, Nouns, words_of

SELF_WORDS: Final = r"this (?:character|fighter|cleric|wizard|rogue|warlord)"
ITSELF: Final = re.compile(rf"^(?:{SELF_WORDS}|himself|herself|itself)$")
PRONOUN: Final = re.compile(r"^(?:he|she|it|him|her)$")
THAT: Final = re.compile(r"^(?:the target|that character|the character|that target|the targeted character|the enemy)$")
SAME: Final = re.compile(r"^the same (?:target|character)$")
OPPONENT: Final = re.compile(r"^(?:the opponent|his opponent|her opponent|its opponent|this character's opponent)$")
OF_STRIKES: Final = (
    "before:aimed", "after:targeted", "before:rolled", "after:rolled", "after:hit", "after:missed", "after:struck",
)  # fmt: skip
STRIKER: Final = re.compile(
    r"^(?:the (?:striker|attacker|striking character|attacking character)|the character performing the strike)$"
)


@dataclass
class Scene:
    """What a reader of a paragraph knows: the kind of card, the moment, what was aimed at, whom words mean."""

    nouns: Nouns
    type: str
    trigger: str = ""
    aim: Data | None = None
    that: str = ""  # whom "that character" means; the target where there is one
    it: str = "self"
    when: str = ""
    has_target: bool = False  # the moment speaks of a target
    spoken: Meant | None = None  # of whom something was said last
    mine: str = ""  # whether the performer himself makes the strike under way, or is struck at
    is_calm: bool = False  # the moment would mean less, if the text changed the strike or action that it speaks of
    needs: str = ""  # a verb without which the moment would mean something else
    foe: str = ""  # who in the moment is said to be an enemy
    known: dict[str, Data] = field(default_factory=dict)  # what the moment says of each role
    bare: Meant | None = None  # of whom a verb without a subject speaks: the performer, where nobody is named
    is_lasting: bool = False  # the sentence has said that what it does lasts until the end of the turn
    struck: bool = False  # the text has made one strike, whose target it may speak of
    made: tuple[str, ...] = ()  # what the text has made, whose result it may speak of: a check, a strike

    def copy(self) -> Scene:
        return replace(self)

    def take(self, other: Scene) -> None:
        self.aim, self.that, self.it, self.when = other.aim, other.that, other.it, other.when
        self.spoken, self.made, self.struck = other.spoken, other.made, other.struck


@dataclass
class Meant:
    """Whom a phrase means, and how it is said again."""

    who: str
    filter: Data = field(default_factory=dict)
    words: str = ""

    def data(self) -> Data:
        return {"who": self.who, **({"filter": self.filter} if self.filter else {})}


def whom(text: str, scene: Scene, is_static: bool = False) -> Meant | None:
    """Somebody: a role, everybody whom a filter lets through, or one whom the player aims at."""
    text = text.strip()
    if text == "@":  # the same one again, in another half of the sentence
        return scene.spoken
    if ITSELF.match(text) or (text == "this card" and scene.type == "character"):
        return Meant("self", words="this character")
    if PRONOUN.match(text):
        if scene.bare is not None and scene.it in ("", scene.bare.who):
            return Meant(scene.bare.who, scene.bare.filter, text)
        return Meant(scene.it, words=text) if scene.it and not is_static else None
    if scene.trigger in OF_STRIKES:
        if STRIKER.match(text):
            return Meant("striker", words="the striker")
        if text == "the target of the strike":
            return Meant("opponent", words=text)
        if OPPONENT.match(text) and scene.mine:
            return Meant("striker" if scene.mine == "opponent" else "opponent", words="the opponent")
    if text == "the target of the strike" and scene.struck:
        return Meant("struck", words=text)
    if SAME.match(text) and scene.trigger in OF_STRIKES:
        return Meant("opponent", words=text) if scene.mine != "opponent" and scene.aim is None else None
    if THAT.match(text):
        is_one = scene.aim is not None and scene.aim.get("what") is None and scene.aim.get("most", 1) == 1
        if scene.aim is not None and not is_one and scene.it == "targets":
            return None  # which of them?
        role = "target" if is_one else scene.that
        role = role or ("struck" if scene.struck else "")
        return Meant(role, words="that character") if role else None
    if text == "the enemy character" and scene.foe and scene.aim is None:
        return Meant(scene.foe, words=text)
    again = re.match(r"^(?:the|that) ([a-z' -]+)$", text)
    if again and not is_static:
        return called_again(again[1], text, scene)
    if text in ("each target", "each character", "they", "them") and scene.it == "targets":
        return Meant("targets", words="each target")
    there = re.match(
        r"^(?:all|each|every)? ?(.+?) (?:in|within) (?:that|the target|the targeted|the selected) rank$", text
    )
    if there and scene.aim is not None and scene.aim.get("what") == "rank" and not is_static:
        chosen = scene.nouns.filter(there[1])
        if chosen is None or "place" in chosen:
            return None
        scene.it = ""
        return Meant("target-rank", chosen, f"all {words_of(chosen, 'characters')} in that rank")
    every = re.match(r"^(?:all|each|every|any(?= (?:adjacent|other) [a-z ]*s$))(?: of)? (?:the )?(.+)$", text)
    plural = re.match(r"^((?:your |enemy |other |adjacent ).+)$", text) if is_static or is_plural(text) else None
    beside = re.match(r"^(?:all|each|any|every)(?: other)? (.+?) adjacent to (?:the target|that character|him)$", text)
    if beside and not is_static and scene.aim is not None and scene.aim.get("most", 1) == 1 and "what" not in scene.aim:
        chosen = scene.nouns.filter(beside[1])
        if chosen is None or set(chosen) & {"side", "place", "other", "level_below_self", "level_than", "shares"}:
            return None
        scene.it = ""
        return Meant(
            "all",
            {**chosen, "place": "adjacent", "seen_from": "target"},
            f"all {words_of(chosen, 'characters')} adjacent to the target",
        )
    if every or plural:
        match = every or plural
        chosen = scene.nouns.filter(match[1]) if match else None
        if chosen is None:
            return None
        scene.it = ""  # "it" is nobody in particular from now on
        return Meant("all", chosen, f"all {words_of(chosen, 'characters')}")
    one = None if is_static else aimed(text, scene)
    if one is not None or re.match(r"^(?:an?|another|one|1|target|your target|up to|the|this|that) ", text):
        return one
    chosen = scene.nouns.filter(text)  # without an article several are meant
    return Meant("all", chosen, f"all {words_of(chosen, 'characters')}") if chosen else None


def called_again(word: str, text: str, scene: Scene) -> Meant | None:
    """Somebody who was spoken of is called by what he is: "that Elf", where an Elf was aimed at or did something."""
    chosen = scene.nouns.filter(word)
    if not chosen:
        return None
    if scene.aim is not None:
        is_he = "what" not in scene.aim and scene.aim.get("most", 1) == 1 and chosen.items() <= scene.aim.items()
        return Meant("target", words=text) if is_he else None
    roles = [role for role, known in scene.known.items() if chosen.items() <= known.items()]
    return Meant(roles[0], words=text) if len(roles) == 1 else None


def is_plural(text: str) -> bool:
    """Several are meant: a plural stands there, and no article that speaks of one."""
    if text.startswith(("your target", "your other target")):
        return False
    if re.match(r"^(?:your|enemy|other|adjacent) .*?\b(?:[a-z]+[^s]s|dwarves|elves)\b(?! (?:equipped|away))", text):
        return True
    return bool(re.search(r"characters\b|s in (?:this|your)|[a-z]s$", text)) and not text.startswith(
        ("target", "a ", "an ")
    )


def aimed(text: str, scene: Scene) -> Meant | None:
    """One whom the player chooses; a paragraph aims once."""
    if scene.has_target:  # the moment has named a target: nobody else is aimed at
        return None
    several = re.match(r"^up to (\d+) (?:target )?(.+)$", text)
    one = re.match(
        r"^(?:(?P<own>(?:1|one) of your|your) (?:target )?|(?P<other>another) (?:target )?|an? (?:target )?|target )"
        r"(?P<rest>.+)$",
        text,
    )
    if several:
        chosen = scene.nouns.filter(several[2])
        least, most = 0, int(several[1])
    elif one:
        chosen = scene.nouns.filter(("your " if one["own"] else "other " if one["other"] else "") + one["rest"])
        least = most = 1
    else:
        return None
    if chosen is None:
        return None
    aim = {**chosen, **({"least": least, "most": most} if (least, most) != (1, 1) else {})}
    if scene.aim is not None and scene.aim != aim:
        return None
    scene.aim, scene.it = aim, "target" if most == 1 else "targets"
    article = "target" if most == 1 else f"up to {most} target"
    return Meant(scene.it, words=f"{article} {words_of(chosen, 'character' if most == 1 else 'characters')}")


def an_item(text: str, scene: Scene) -> Meant | None:
    """An item that somebody bears."""
    match = re.match(
        r"^(?:an?|target|another|the) (?:target )?(.*?)(?:item|([a-z]+))"
        r"(?: (?:equipped to|on|borne by) (.+)| (within .+|in (?:this rank|any front rank|the enemy front rank)))?$",
        text,
    )
    if match is None or scene.aim is not None:
        return None
    chosen: Data = {}
    trait = (match[2] or match[1]).strip()
    if trait:
        if not scene.nouns.trait(trait):
            return None
        chosen["trait"] = scene.nouns.trait(trait)
    bearer: Data | None = {}
    if match[3]:
        bearer = scene.nouns.filter(re.sub(r"^(?:an?|target) ", "", match[3]))
    elif match[4]:
        bearer = scene.nouns.filter("character " + match[4])
    if bearer is None or set(bearer) - {"side", "place"}:
        return None
    scene.aim = {**chosen, **bearer, "what": "item"}
    where = f" equipped to a {words_of(bearer)}" if bearer else ""
    return Meant("target", words=f"target {trait or 'item'}{where}")


def own(text: str, scene: Scene) -> Data | None:
    """Another of one's own with whom something is paid."""
    rest = re.sub(r"^(?:another of your|another|(?:1|one) of your other|your other)(?: target)? ", "", text)
    return None if rest == text else payer(rest, scene)


def mine(text: str, scene: Scene) -> Data | None:
    """One of one's own with whom something is paid, the performer himself perhaps."""
    rest = re.sub(r"^(?:an?|(?:1|one) of your(?! other)|your(?! other)) ", "", text)
    return None if rest == text or rest.startswith("target ") else payer(rest, scene)


def payer(words: str, scene: Scene) -> Data | None:
    chosen = scene.nouns.filter(words)
    if chosen is None or chosen.get("side") == "enemy":
        return None
    return {key: value for key, value in chosen.items() if key not in ("side", "other") and value != "own-army"}
