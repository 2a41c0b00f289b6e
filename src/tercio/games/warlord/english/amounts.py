"""Numbers and lists in printed English: bonuses, what somebody may not do, how many there are of a kind."""

from __future__ import annotations

import re
from typing import Final

from tercio.games.warlord.abilities.registry import feat_names
from tercio.games.warlord.english.people import Scene, whom
from tercio.games.warlord.english.phrases import Data, words_of
from tercio.games.warlord.english.rows import pattern

PRONOUNS: Final = {"his": "him", "its": "it"}
STATS: Final = {
    "atk": "atk", "ac": "ac", "skill": "skill", "level": "level", "levels": "level",
    "hp": "hp", "hit point": "hp", "hit points": "hp",
}  # fmt: skip
BANS: Final = {
    "attack": ("attack",), "move": ("move",), "be moved": ("move",), "maneuver": ("manoeuvre",),
    "perform actions": ("perform",), "perform any actions": ("perform",), "use actions": ("perform",),
    "ready": ("ready",), "be spent": ("be-spent",), "be stunned": ("be-stunned",), "be killed": ("be-killed",),
    "equip items": ("equip",),
}  # fmt: skip
OF_TARGETS: Final = {
    "melee strikes": ("be-melee-target",), "ranged strikes": ("be-ranged-target",), "actions": ("be-action-target",),
    "action cards": ("be-action-target",),
    "strikes": ("be-melee-target", "be-ranged-target"),
    "melee or ranged strikes": ("be-melee-target", "be-ranged-target"),
}  # fmt: skip
AIMED_WITH: Final = re.compile(r"^(?:be (?:the target of|targeted by|targeted with)|become the target of) (?:any )?")
BONUS: Final = re.compile(r"([+-]\d+) ([a-z ]+?)(?=(?:,| and |$))")
COUNT_OF: Final = pattern("count-of")
COUNT_ON: Final = pattern("count-on")
COUNT_CARDS: Final = pattern("count-cards")
COUNT_PEOPLE: Final = pattern("count-people")


def stats(text: str) -> list[Data] | None:
    """Bonuses in a list: "+2 atk, +1 ac and riposte +5", "+3 atk and ac"."""
    found: list[Data] = []
    number = 0
    for part in re.split(r",? and |, ", text):
        bonus = re.fullmatch(r"([+-]\d+) (.+)", part)
        feat = re.fullmatch(r"([a-z ]+) \+(\d+)", part)
        name = bonus[2] if bonus else part
        if feat and feat[1].replace(" ", "-") in feat_names().values():
            found.append({"do": "grant", "stat": "feat", "word": feat[1].replace(" ", "-"), "amount": int(feat[2])})
            continue
        number = int(bonus[1]) if bonus else number
        if name not in STATS or not number:
            return None
        found.append({"do": "modify", "stat": STATS[name], "amount": number})
    return found or None


def bans(text: str) -> list[Data] | None:
    """What somebody may not do, in a list: "attack, maneuver or equip items", "be targeted by strikes or actions"."""
    aimed = AIMED_WITH.match(text)
    known, rest = (OF_TARGETS, text[aimed.end() :]) if aimed else (BANS, text)
    parts = [rest] if rest in known else re.split(r", (?:and |or )?| or ", rest)
    if [part for part in parts if part not in known]:
        return None
    return [{"do": "grant", "stat": "ban", "word": word} for part in parts for word in known[part]]


def stat_words(clauses: list[Data]) -> str:
    words = [
        f"{c['word'].replace('-', ' ')} +{c['amount']}" if c["stat"] == "feat" else f"{c['amount']:+d} {c['stat']}"
        for c in clauses
    ]
    return " and ".join(words)


def count_of(text: str, scene: Scene) -> tuple[Data, str] | None:
    """A number that the text works out: somebody's level or skill, or how many there are of a kind."""
    twice = re.match(r"^twice (.+)$", text)
    if twice:
        once = count_of(twice[1], scene)
        return None if once is None else ({**once[0], "times": 2}, f"twice {once[1]}")
    borne = COUNT_ON.match(text)
    if borne and borne["whose"] == "this card":
        is_own = borne["number"] == "charges" and scene.type != "character"
        return ({"per": "charges", "of": "source"}, "the number of charges on this card") if is_own else None
    if borne:
        text = f"{borne['whose']}'s {borne['number']}"
    whose = COUNT_OF.match(text)
    if whose:
        meant = whom(PRONOUNS.get(whose["whose"], whose["whose"]), scene)
        if meant is None or meant.filter or meant.who in ("all", "targets"):
            return None
        of = {"of": meant.who} if meant.who != "self" else {}
        return {
            "per": whose["number"].replace("hit points", "hp").replace(" ", "-"),
            **of,
        }, f"{meant.words}'s {whose['number']}"
    cards = COUNT_CARDS.match(text)
    if cards:
        chosen = scene.nouns.cards(cards["cards"])
        if chosen is None or (chosen and cards["where"] == "hand"):
            return None
        where = "your hand" if cards["where"] == "hand" else "your discard pile"
        what = card_words(chosen) if chosen else "card"
        per = "hand" if cards["where"] == "hand" else "discards"
        return {"per": per, **({"counted": chosen} if chosen else {})}, f"the number of {what} in {where}"
    people = COUNT_PEOPLE.match(text)
    counted = scene.nouns.filter(people["each"]) if people else None
    return (
        None
        if not counted
        else ({"per": "each", "counted": counted}, f"the number of {words_of(counted, 'characters')}")
    )


def card_words(data: Data) -> str:
    kinds = {"character": "character card", "item": "item", "action": "action"}
    rest = {key: value for key, value in data.items() if key not in ("type", "spell")}
    noun = "spell" if data.get("spell") else kinds.get(data.get("type", ""), "card")
    return words_of(rest, noun) if rest or noun != "card" else "card"
