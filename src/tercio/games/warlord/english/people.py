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
OF_RANK: Final = re.compile(r"^(?:all|each) (?P<whom>.+?) in (?:the target's|that character's) rank$")
OF_STRIKES: Final = (
    "before:aimed", "after:targeted", "before:rolled", "after:rolled", "after:hit", "after:missed", "after:struck",
)  # fmt: skip
STRIKER: Final = re.compile(
    r"^(?:the (?:striker|attacker|striking character|attacking character)|the character performing the strike)$"
)

OF_ITEMS: Final = {"state", "trait", "not_trait", "any", "class", "level_least", "level_most"}  # said of an item itself
AN_ITEM: Final = re.compile(
    r"^(?:an?|target|another|the|1)(?: target)? (?P<what>.+?)"
    r"(?: (?:equipped (?:to|by|on)|on|borne by) (?P<bearer>.+)"
    r"| (?P<place>within .+|in (?:this rank|any front rank|the enemy front rank)))?$"
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
    is_alone: bool = False  # the moment is about the performer and names nobody else
    known: dict[str, Data] = field(default_factory=dict)  # what the moment says of each role
    bare: Meant | None = None  # of whom a verb without a subject speaks: the performer, where nobody is named
    is_lasting: bool = False  # the sentence has said that what it does lasts until the end of the turn
    struck: bool = False  # the text has made one strike, whose target it may speak of
    made: tuple[str, ...] = ()  # what the text has made, whose result it may speak of: a check, a strike
    has_chosen: bool = False  # somebody besides the target, of whom it may speak

    def copy(self) -> Scene:
        return replace(self)

    def take(self, other: Scene) -> None:
        self.aim, self.that, self.it, self.when = other.aim, other.that, other.it, other.when
        self.spoken, self.made, self.struck = other.spoken, other.made, other.struck
        self.has_chosen = other.has_chosen


@dataclass
class Meant:
    """Whom a phrase means, and how it is said again."""

    who: str
    filter: Data = field(default_factory=dict)
    words: str = ""
    before: Data | None = None  # the clause by which he is chosen, where he is no target

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
    of_rank = OF_RANK.match(text)
    if of_rank and scene.aim is not None and is_of_one(scene.aim) and not is_static:
        chosen = scene.nouns.filter(of_rank["whom"])
        if chosen is None or {"place", "side", "other"} & set(chosen):
            return None
        scene.it = ""
        return Meant("target-rank", chosen, f"all {words_of(chosen, 'characters')} in the target's rank")
    if text == "the target of the strike" and scene.struck:
        return Meant("struck", words=text)
    if SAME.match(text) and scene.trigger in OF_STRIKES:
        return Meant("opponent", words=text) if scene.mine != "opponent" and scene.aim is None else None
    if scene.has_chosen and text in ("that character", "the character"):
        return Meant("picked", words=text)
    if THAT.match(text):
        is_one = scene.aim is not None and scene.aim.get("what") is None and scene.aim.get("most", 1) == 1
        if scene.aim is not None and not is_one and scene.it == "targets":
            return None  # which of them?
        role = "target" if is_one else scene.that
        role = role or ("struck" if scene.struck else "")
        if not role and scene.is_alone and text in ("that character", "the character"):
            return Meant("self", words="this character")
        return Meant(role, words="that character") if role else None
    if text == "the enemy character" and scene.aim is None:
        if scene.foe:
            return Meant(scene.foe, words=text)
        if scene.trigger in OF_STRIKES and scene.mine:
            return Meant("striker" if scene.mine == "opponent" else "opponent", words="the enemy character")
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


def is_of_one(aim: Data) -> bool:
    return "what" not in aim and aim.get("most", 1) == 1


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
    if scene.has_target or scene.aim is not None:  # nobody else is aimed at
        chosen_now = elected(text, scene)
        if chosen_now is not None or scene.has_target:
            return chosen_now
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


def elected(text: str, scene: Scene) -> Meant | None:
    """Somebody besides the target, whom the player chooses when it comes to that."""
    one = re.match(r"^(?:(?P<own>(?:1|one) of your|your) |an? )(?!target )(?P<rest>.+)$", text)
    chosen = scene.nouns.filter(("your " if one["own"] else "") + one["rest"]) if one else None
    if chosen is None or chosen == without_numbers(scene.aim or {}) or "other" in chosen:
        return None
    if chosen.get("place") in ("adjacent", "adjacent-rank"):  # to whom?
        return None
    scene.it, scene.has_chosen = "picked", True
    return Meant("picked", words=f"a {words_of(chosen)}", before={"do": "elect", "filter": chosen})


def without_numbers(aim: Data) -> Data:
    return {key: value for key, value in aim.items() if key not in ("least", "most")}


def an_item(text: str, scene: Scene, *, is_sure: bool = False) -> Meant | None:
    """An item that somebody bears: "a spent Weapon equipped to this character", "target item within two ranks".

    `is_sure`: a character could be meant as well, so that nothing but an item may be called so.
    """
    match = AN_ITEM.match(text)
    if match is None or scene.aim is not None or scene.has_target:
        return None
    what = match["what"] if match["what"].endswith("item") else f"{match['what']} item"
    chosen = scene.nouns.filter(what, "items?", of_play=False) if what != "item" else {}
    if chosen is None or set(chosen) - OF_ITEMS or ("type" in chosen):
        return None
    is_thing = match["what"].endswith("item") or chosen.get("trait") in scene.nouns.of_things
    if not is_thing and (is_sure or set(chosen) != {"trait"}):
        return None
    bearer: Data | None = {}
    if match["bearer"]:
        by = re.sub(r"^(?:an?|target|any) ", "", match["bearer"])
        bearer = {"me": True} if by == "this character" else scene.nouns.filter(by)
    elif match["place"]:
        bearer = scene.nouns.filter(f"character {match['place']}")
    if bearer is None or set(bearer) - {"side", "place", "me", "rank_least", "rank_most"}:
        return None
    scene.aim, scene.it = {**chosen, **bearer, "what": "item"}, ""
    return Meant("target", words=f"target {item_words(scene.aim)}")


def item_words(aim: Data) -> str:
    """The item that is aimed at, and who bears it."""
    what = {key: value for key, value in aim.items() if key in OF_ITEMS}
    bearer = {key: value for key, value in aim.items() if key not in (*OF_ITEMS, "what")}
    where = "this character" if "me" in bearer else f"a {words_of(bearer)}"
    return f"{words_of(what, 'item')}{f' equipped to {where}' if bearer else ''}"


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
