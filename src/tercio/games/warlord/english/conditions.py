"""Conditions of printed English: "if this character is a Ranger", "while you control 2 or more Dwarves"."""

from __future__ import annotations

import re
from typing import Final

from tercio.games.warlord.english.people import Scene, whom
from tercio.games.warlord.english.phrases import NUMBERS, RANK, Data, words_of
from tercio.games.warlord.english.rows import pattern

STATES: Final[dict[str, Data]] = {
    "ready": {"state": "ready"}, "spent": {"state": "spent"}, "stunned": {"state": "stunned"},
    "wounded": {"wounded": "yes"}, "unwounded": {"wounded": "no"}, "unstunned": {"state": "standing"},
    "in the front rank": {"place": "front"}, "in rank 1": {"place": "front"}, "good": {"alignment": "good"},
    "evil": {"alignment": "evil"}, "in your front rank": {"place": "front"}, "in this rank": {"place": "same-rank"},
    "in the last rank": {"place": "last"}, "in your last rank": {"place": "last"},
    "in the last rank of your army": {"place": "last"}, "in the last rank of an army": {"place": "last"},
    "adjacent": {"place": "adjacent"}, "within 1 rank": {"place": "within-1"},
    "adjacent to this character": {"place": "adjacent"},
    "lower level": {"level_below_self": True}, "lower level than this character": {"level_below_self": True},
    "higher level": {"level_than": "higher"}, "higher level than this character": {"level_than": "higher"},
    "of lower level": {"level_below_self": True}, "of higher level": {"level_than": "higher"},
    "of equal or lower level": {"level_than": "not-higher"}, "equal or lower level": {"level_than": "not-higher"},
    "of equal or higher level": {"level_than": "not-lower"}, "equal or higher level": {"level_than": "not-lower"},
    "of the opposite alignment": {"alignment": "opposite"}, "of opposite alignment": {"alignment": "opposite"},
    "your warlord": {"warlord": "yes"}, "a warlord": {"warlord": "yes"}, "the warlord": {"warlord": "yes"},
}  # fmt: skip
DENIED: Final[dict[str, Data]] = {  # what is said with "not" has a word of its own
    "wounded": {"wounded": "no"}, "stunned": {"state": "standing"}, "spent": {"state": "ready"},
    "ready": {"state": "spent"}, "in the front rank": {"place": "rear"}, "in rank 1": {"place": "rear"},
    "a warlord": {"warlord": "no"},
}  # fmt: skip
STATED: Final = pattern("stated")
WOUNDS: Final = pattern("wounds")
BEARS: Final = pattern("bears")
TRAIT: Final = pattern("trait")
LEVEL: Final = pattern("level")
CONTROLS: Final = pattern("controls")
IN_PLAY: Final = pattern("in-play")
NAMED: Final = pattern("named")
PILE: Final = pattern("pile")
BESIDE: Final = pattern("beside")
ALONE: Final = pattern("alone")
LORD: Final = pattern("lord")
BOTH_BORNE: Final = re.compile(r"^(this character|he|she|it) has (an? [a-z]+) and (an? [a-z]+) equipped$")
TURNS: Final = {
    "it is the front turn": {"most": 1}, "it is the first turn": {"most": 1}, "it is the 1st turn": {"most": 1},
    "this is the first turn": {"most": 1}, "it is not the first turn": {"least": 2},
    "it is not the 1st turn": {"least": 2},
    "it is not the first turn of the game": {"least": 2}, "it is the first turn of the game": {"most": 1},
}  # fmt: skip


def condition_of(text: str, scene: Scene) -> tuple[Data, str] | None:
    """What must hold, as a test of packs, and how it is said again."""
    for one in (turn, pile, lord, beside, alone, controlled, in_play, wounded, stated, trait, borne, named):
        found = one(text, scene)
        if found is not None:
            return found
    return None


def conditions_of(text: str, scene: Scene) -> tuple[list[Data], str] | None:
    """Everything that must hold; two conditions are one sentence: "is in the front rank and has a Steed equipped"."""
    one = condition_of(text, scene)
    if one is not None:
        return [one[0]], one[1]
    text = BOTH_BORNE.sub(r"\1 has \2 equipped and \1 has \3 equipped", text)
    for match in re.finditer(r",? and ", text):
        first = condition_of(text[: match.start()], scene)
        rest = text[match.end() :]
        rest = f"this character {rest}" if re.match(r"(?:is|has|is not|does not) ", rest) else rest
        second = conditions_of(rest, scene) if first is not None else None
        if first is not None and second is not None:
            return [first[0], *second[0]], f"{first[1]} and {second[1]}"
    return None


def turn(text: str, scene: Scene) -> tuple[Data, str] | None:  # noqa: ARG001  (all of them are asked alike)
    if text not in TURNS:
        return None
    bounds = TURNS[text]
    return {"who": "round", **bounds}, "it is the first turn" if "most" in bounds else "it is not the first turn"


def pile(text: str, scene: Scene) -> tuple[Data, str] | None:
    match = PILE.match(text)
    if match is None:
        return None
    chosen = scene.nouns.cards(match["what"])
    if chosen is None:
        return None
    who = "discards" if "discard" in match["pile"] else "hand"
    number = 0 if match["n"] == "no" else int(match["n"])
    where = "your discard pile" if who == "discards" else "hand"
    what = f"{match['what']} in {where}"
    if number == 0:
        return {"who": who, **chosen, "not": True}, f"you have no {what}"
    if match["more"] == " or more":
        return {"who": who, **chosen, **({"least": number} if number > 1 else {})}, f"you have {number} or more {what}"
    if match["more"]:
        return {"who": who, **chosen, "least": 0, "most": number}, f"you have {number} or fewer {what}"
    return None


def lord(text: str, scene: Scene) -> tuple[Data, str] | None:
    match = LORD.match(text)
    if match is None:
        return None
    called = match["what"] or match["other"]
    name = scene.nouns.names.get(called)
    chosen = {"name": name} if name else scene.nouns.filter(called) if match["what"] else None
    if not chosen or "warlord" in chosen or "side" in chosen:
        return None
    if name:
        return {"who": "all", "side": "own", "warlord": "yes", **chosen}, f"{called} is your warlord"
    test = {"who": "all", "side": "own", "warlord": "yes", **chosen, **({"not": True} if match["not"] else {})}
    return test, f"your warlord is {match['not'] or ''}a {words_of(chosen)}"


def beside(text: str, scene: Scene) -> tuple[Data, str] | None:
    match = BESIDE.match(text)
    if match and match["what"] in scene.nouns.every_name:
        name = scene.nouns.every_name[match["what"]]
        return {
            "who": "all",
            "place": "adjacent",
            "name": name,
        }, f"this character is adjacent to 1 or more {match['what']}"
    chosen = scene.nouns.filter(match["what"]) if match else None
    if match is None or chosen is None or "place" in chosen:
        return None
    chosen = {key: value for key, value in chosen.items() if key != "other"}  # nobody is adjacent to himself
    data: Data = {"who": "all", "place": "adjacent", **chosen}
    if match["n"]:
        return {**data, "least": 2}, f"this character is adjacent to 2 {words_of(chosen, 'characters')}"
    return data, f"this character is adjacent to a {words_of(chosen)}"


def alone(text: str, scene: Scene) -> tuple[Data, str] | None:  # noqa: ARG001  (all of them are asked alike)
    """Nobody else stands in the rank."""
    if not ALONE.match(text):
        return None
    return {
        "who": "all",
        "place": "same-rank",
        "other": True,
        "not": True,
    }, "this character is the only character in this rank"


def controlled(text: str, scene: Scene) -> tuple[Data, str] | None:
    match = CONTROLS.match(text)
    chosen = scene.nouns.filter(match["what"]) if match else None
    if match is None or chosen is None or match["what"].endswith(("hand", "pile")):
        return None
    if chosen.get("place") == "own-army" and chosen.get("side") == "own":
        chosen = {key: value for key, value in chosen.items() if key not in ("side", "place")}
    if "side" in chosen:
        return None
    number = int(match["n"]) if match["n"].isdigit() else NUMBERS.get(match["n"], 0)
    if match["n"] in ("no", "any"):
        return {"who": "all", "side": "own", **chosen, "not": True}, f"you control no {words_of(chosen)}"
    if number > 1 and not match["more"]:
        return None
    more = {"least": number} if number > 1 else {}
    many = f"{number} or more {words_of(chosen, 'characters')}" if number > 1 else f"a {words_of(chosen)}"
    return {"who": "all", "side": "own", **chosen, **more}, f"you control {many}"


def in_play(text: str, scene: Scene) -> tuple[Data, str] | None:
    match = IN_PLAY.match(text)
    if match is None:
        return None
    place = (match["somewhere"] or "").removesuffix(" in play")
    what = f"{match['what'] or match['there']}{place}"
    chosen = scene.nouns.filter(("other " if " another " in f" {text}" else "") + what)
    return None if not chosen else ({"who": "all", **chosen}, f"a {words_of(chosen)} is in play")


def named(text: str, scene: Scene) -> tuple[Data, str] | None:
    match = NAMED.match(text)
    name = scene.nouns.names.get(match["name"]) if match else None
    return None if name is None else ({"who": "all", "name": name}, f"{name.lower()} is in play")


def stated(text: str, scene: Scene) -> tuple[Data, str] | None:
    is_short = text.removeprefix("not ") in STATES or bool(RANK.fullmatch(f" {text.removeprefix('not ')}"))
    match = STATED.match(f"this character is {text}" if is_short else text)
    who = role_of(match["who"], scene) if match else None
    if match is None or who is None:
        return None
    what, is_not = match["what"], bool(match["not"])
    if is_not and what in DENIED:
        return {"who": who[0], **DENIED[what]}, f"{who[1]} is not {what}"
    data: Data | None = STATES.get(what)
    if data is None and RANK.search(f" {what}"):
        data = scene.nouns.filter(f"character {what}")
    said = what
    if data is None:
        level = LEVEL.match(what)
        if level:
            data = {"level_least" if level[2] in ("higher", "greater", "more") else "level_most": int(level[1])}
            said = f"level {level[1]} or {'higher' if 'level_least' in data else 'lower'}"
        else:
            article = re.match(r"^(?:an?|the) (.+)$", what)
            data = scene.nouns.filter(article[1]) if article else None
            if not data or "side" in data or "place" in data:
                return None
            said = f"a {words_of(data)}"
    return {"who": who[0], **data, **({"not": True} if is_not else {})}, f"{who[1]} is {match['not'] or ''}{said}"


def wounded(text: str, scene: Scene) -> tuple[Data, str] | None:
    match = WOUNDS.match(text)
    who = role_of(match["who"], scene) if match else None
    if match is None or who is None:
        return None
    is_none = bool(match["no"])
    return {"who": who[0], "wounded": "no" if is_none else "yes"}, f"{who[1]} is {'un' if is_none else ''}wounded"


def trait(text: str, scene: Scene) -> tuple[Data, str] | None:
    match = TRAIT.match(text)
    who = role_of(match["who"], scene) if match else None
    word = scene.nouns.trait(match["one"] or match["other"]) if match else ""
    if who is None or not word:
        return None
    return {"who": who[0], "trait": word}, f"{who[1]} has the {word.replace('-', ' ')} trait"


def borne(text: str, scene: Scene) -> tuple[Data, str] | None:
    match = BEARS.match(text)
    who = role_of(match["who"], scene) if match else None
    word = scene.nouns.trait(match["what"]) if match else ""
    if match is None or who is None or not word:
        return None
    is_none = match["no"] in ("no", "any") or bool(match["not"])
    if not (match["no"] or match["not"] or match["worn"]):
        return None
    shown = word.replace("-", " ")
    return {
        "who": who[0],
        "bears_not" if is_none else "bears": word,
    }, f"{who[1]} has {'no' if is_none else 'a'} {shown} equipped"


def role_of(text: str, scene: Scene) -> tuple[str, str] | None:
    """Somebody of whom something is asked: the performer, the target, whoever the moment is about."""
    trial = scene.copy()
    meant = whom(text, trial)
    if meant is None or meant.filter or trial.aim != scene.aim or meant.who in ("all", "targets"):
        return None
    return meant.who, meant.words
