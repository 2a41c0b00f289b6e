"""A printed paragraph becomes an ability as packs write it, or says which words stopped it.

    Spend Order: Target enemy character within two ranks must succeed with a magic save (DC 15) or suffer a wound.

The reading is turned back into English and read again; where that gives other data, nothing is taken over.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from tercio.games.warlord.english.conditions import condition_of
from tercio.games.warlord.english.filling import Sayings, again, expanded, filled, said
from tercio.games.warlord.english.moments import cut_moment
from tercio.games.warlord.english.people import Scene, an_item, item_words, whom
from tercio.games.warlord.english.phrases import Data, Nouns, words_of
from tercio.games.warlord.english.quotes import told_as_moment, with_quotes
from tercio.games.warlord.english.reader import aiming, effects, place_of, strike_part
from tercio.games.warlord.english.readings import Reading, tidy
from tercio.games.warlord.english.rows import manners, pattern, rows
from tercio.games.warlord.english.statics import read_static
from tercio.games.warlord.printed.cards import AUTOMATIC
from tercio.games.warlord.verbs.registry import VERBS
from tercio.games.warlord.verbs.verb import A_ROLL

FRAME: Final = re.compile(r"^(limited )?(spend )?(order|react): ?(.*)$", re.DOTALL)
ONLY: Final = pattern("only")
UNSPENT: Final = pattern("unspent")
CONTINUED: Final = pattern("continued")
INSTEAD: Final = pattern("instead")
LABELLED: Final = pattern("labelled-ability")
LABELS: Final = ("spell", "trap", "stealth", "water", "fire", "earth", "air", "tactics", "poison", "bard")
LASTING: Final = {"who", "trait", "class", "faction", "alignment", "warlord", "any"}  # no effect of the text changes it
LONGEST: Final = 1500  # letters of a paragraph; no card has room for more
MOST_JOINTS: Final = 12  # of a sentence: every one is tried as the place where it falls in two
JOINT: Final = re.compile(r"[,;:] | and | but | or ")
FROM_HAND: Final = {"do": "enter", "who": "source"}
LIMITS: Final = (
    (r"once per turn", "round"),
    (r"twice per turn", "twice"),
    (r"once per game", "game"),
    (r"(?:(?:this (?:ability|action|react) )?may be (?:used|performed) )?any number of times(?: per turn)?", "none"),
    (r"unlimited", "none"),
)
LIMIT_WORDS: Final = {"round": "once per turn", "twice": "twice per turn", "game": "once per game", "none": "unlimited"}
DIGITS: Final = {
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "eight": "8",
    "ten": "10",
}
COMMON: Final = (  # first words of names that are words of texts, too
    "after", "before", "call", "dark", "draw", "each", "elven", "fire", "first", "free", "good", "kill", "last", "long",
    "move", "once", "order", "perform", "potion", "ready", "remove", "search", "shield", "spend", "strike", "stun",
    "target", "this", "warlord", "weapon", "with", "your",
    "will", "fear", "servant", "luck", "power", "magic", "poison", "strength", "dexterity", "endurance", "wisdom",
    "reflex", "fortitude", "perception", "skill", "stealth", "riding", "defend", "riposte", "medicine", "marksmanship",
    "charisma", "powerattack", "scribe", "rank", "army", "item", "action", "character", "spell", "attack", "melee",
    "ranged", "wound", "turn", "level", "deck", "hand", "card", "discard", "player", "opposing",
    "all", "and", "any", "big", "elf", "for", "has", "ice", "may", "new", "old", "one", "put", "red", "sir", "the",
    "two", "war",
)  # fmt: skip
SHORTEST_NAME: Final = 3
OF_CHECKS: Final = r"| (?:saves?|checks?|traits?|feats?)\b"  # "Fear saves" are not those of a card called Fear


def plain(text: str, name: str, type_: str = "character", nouns: Nouns | None = None) -> str:
    """The text in small letters with digits, one quote, one word for each thing, and the card called by no name."""
    text = text.replace("\u2019", "'").replace("\u2018", "'").replace("\u201c", '"').replace("\u201d", '"')
    text = re.sub(r"\s+", " ", text).strip()
    for called in names_of(name):
        flags = re.IGNORECASE if " " in called or is_telling(called) else re.NOFLAG  # printers are careless
        text = re.sub(rf"(?<!\w)(?:[Tt]he )?{re.escape(called)}(?!\w{OF_CHECKS})", "this card", text, flags=flags)
    for called in short_names(name, type_, nouns or Nouns()) if len(name.split()) > 1 else ():
        text = re.sub(rf"(?<!\w)(?:{called})(?!\w)(?!'s [A-Z])", "this card", text)
    if type_ == "item":
        text = re.sub(
            r"\b([Ss]pend|[Dd]iscard|[Dd]estroy|[Ss]tun) ((?:[A-Z][\w'-]* ?)+?)(?=[,:.]| to )", called_short(name), text
        )
    text = own_trait(text.lower(), type_, nouns or Nouns())
    text = text.replace("this card", "this character") if type_ == "character" else text
    for words, digits in DIGITS.items():
        text = re.sub(rf"\b{words}\b", digits, text)
    text = re.sub(r"\bone\b(?! of your)", "1", text)
    for manner in manners():
        if type_ in manner.on and (manner.unless is None or not manner.unless.search(text)):
            text = manner.says.sub(manner.plainly, text)
    return re.sub(r"([+-]) (\d)", r"\1\2", text)


def own_trait(text: str, type_: str, nouns: Nouns) -> str:
    """A text may call its performer by what he is, an item by what it is: "this Druid", "this Trap"."""

    def called(said: re.Match[str]) -> str:
        if said[1] not in nouns.traits:
            return said[0]
        if said[1] not in nouns.of_things:
            return "this character"
        return "this card" if type_ == "item" else said[0]

    return re.sub(r"\bthis ([a-z]+)\b", called, text)


def called_short(name: str) -> Callable[[re.Match[str]], str]:
    """An item may be called by some words of its name where it pays: "spend Bangle" on the "Copper Bangle"."""
    own = set(re.split(r"[ ,-]+", name))

    def called(said: re.Match[str]) -> str:
        return f"{said[1]} this card" if set(said[2].split()) <= own else said[0]

    return called


def names_of(name: str) -> list[str]:
    """What a text may call its card: the whole name, what stands before a comma, the first name."""
    first = name.split()[0] if len(name.split()) > 1 else ""
    found = {name, name.partition(",")[0], first if is_telling(first) else ""}
    return sorted([each for each in found if len(each) > 2], key=len, reverse=True)


def is_telling(word: str) -> bool:
    """A word of a name that stands for all of it, and is no word of texts."""
    return len(word) >= SHORTEST_NAME and word.lower() not in COMMON and word[:1].isupper()


def short_names(name: str, type_: str, nouns: Nouns) -> list[str]:
    """Single words that may stand for a longer name: "Orla" for "Lady Orla", "the Lamp" for "Lamp of Embers"."""
    words = [word for word in re.split(r"[ ,-]+", name) if is_telling(word)]
    plain_words = [word for word in words if nouns.named(f"{word.lower()} ") is None]
    if type_ != "character":  # an item is one of its kind, an action is not what it brings
        return [rf"[Tt]he {re.escape(word)}(?! trait\b)" for word in (words if type_ == "item" else plain_words)]
    return [rf"(?:[Tt]he |Sir |Lady |Lord )?{re.escape(word[0])}(?i:{re.escape(word[1:])})" for word in plain_words]


def read_paragraph(text: str, name: str, type_: str, nouns: Nouns) -> Reading:
    """The ability that the paragraph prints, if it survives the way back and forth."""
    if is_endless(text):
        return Reading(None, stopped=text[:60])
    if '"' in text or "\u201c" in text:
        quoted = with_quotes(text, nouns, lambda inner, known: read_inner(inner, name, type_, known))
        if quoted is None:
            return Reading(None, stopped=text[:80])
        text, nouns = quoted
    plainly = plain(text, name, type_, nouns)
    first = read_plain(plainly, type_, nouns)
    if first.ability is None:
        return first
    second = read_plain(first.words, type_, nouns)
    if second.ability != first.ability:
        return Reading(None, stopped=f"[{first.words}]")
    return first


def read_inner(text: str, name: str, type_: str, nouns: Nouns) -> Data | None:
    """A text that is quoted: those who have it are "this character", and its card is called by its name."""
    plainly = plain(text, name, "item", nouns)
    if "this card" in plainly and type_ != "item":
        return None
    first = read_plain(plainly, "item", nouns)
    is_same = first.ability is not None and read_plain(first.words, "item", nouns).ability == first.ability
    return first.ability if is_same else None


def is_endless(text: str) -> bool:
    """Nobody prints such a text, and reading it would take as long as somebody wants it to."""
    return len(text) > LONGEST or max([len(JOINT.findall(part)) for part in text.split(". ")]) > MOST_JOINTS


def read_plain(text: str, type_: str, nouns: Nouns) -> Reading:
    before, own, text = cut_performers(text, nouns) if type_ == "action" else ("", {}, text)
    frame = FRAME.match(text)
    alone = told_as_moment(text) if frame is None and type_ != "action" else None
    if frame is None and alone is not None:
        frame = FRAME.match(f"react: {alone}")
    elif frame is None:
        return read_static(text, type_, nouns)
    assert frame is not None, "a moment was told as that of a react"
    scene = Scene(nouns, type_)
    ability: Data = {"kind": frame[3] if alone is None else AUTOMATIC, **own}
    if "unspent" in own and not frame[2]:
        return Reading(None, stopped=before)
    ability |= {"spend": True} if frame[2] else {}
    ability |= {"limit": "round"} if frame[1] else {}
    head = f"{frame[1] or ''}{frame[2] or ''}{frame[3]}: " if alone is None else ""
    body, heads = frame[4], list[str]()
    early = re.match(r"^((?:once|twice) per (?:turn|game))[,:] (.*)$", body, re.DOTALL)
    if early and frame[3] == "react" and "limit" not in ability:
        ability["limit"], body = limit_of(early[1]), early[2]
        head += f"{LIMIT_WORDS[ability['limit']]}, "
    if frame[3] == "react":
        cut = cut_moment(body, scene, ability)
        if cut is None:
            return Reading(None, stopped=body[:60])
        body, words = cut
        heads.append(words)
    while True:
        cut = cut_head(body, scene, ability)
        if cut is None:
            break
        body, words = cut
        heads.append(words)
    only_if = re.match(r"^if (.+?), ([^.]+\.?)$", body)
    condition = condition_of(only_if[1], scene) if only_if else None
    if only_if and condition is not None:
        ability["tests"] = [*ability.get("tests", ()), condition[0]]
        heads.append(f"if {condition[1]}: ")
        body = only_if[2]
    clauses: list[Data] = ability.setdefault("do", [])
    body, labels = cut_labels(body, type_)
    sentences: list[str] = []
    latest = Sayings()
    for sentence in [part for part in re.split(r"(?<=[.])\s+", body) if part.strip(". ")]:
        limit = limit_of(sentence.strip(". "))
        if limit and "limit" not in ability:
            ability["limit"] = limit
            heads.append(f"{LIMIT_WORDS[limit]}: ")
            continue
        is_dependent = scene.when == "passed" and not sentence.startswith("if ")
        more = continued(sentence, latest, scene)
        if more is not None:
            clauses[-1] = more[0]
            latest = more
            sentences[-1] = more.words
            continue
        changed = instead(sentence, latest, scene)
        if changed is not None:
            clauses[len(clauses) - len(latest) :] = changed
            latest = Sayings()
            sentences.append(changed.words)
            continue
        found = effects(sentence, scene)
        if found is None:
            return Reading(None, stopped=sentence[:80])
        latest = said(
            [{"when": "passed", **each} if is_dependent and "when" not in each else each for each in found], found.words
        )
        clauses += latest
        sentences.append(found.words)
    if not clauses:
        return Reading(None, stopped=text[:60])
    if scene.is_calm and [each for each in clauses if touched_by(each)]:
        return Reading(None, stopped=text[:80])
    if {"natural", "natural_most"} & set(ability) and [each for each in clauses if A_ROLL in touched_by(each)]:
        return Reading(None, stopped=text[:80])  # criticals stand
    if compares_loosely(ability) or (scene.needs and scene.needs not in [clause["do"] for clause in clauses]):
        return Reading(None, stopped=text[:80])
    if FROM_HAND in clauses:  # it waits there for its moment, beside nobody
        if type_ != "character" or scene.aim is not None or names_itself(ability):
            return Reading(None, stopped=text[:80])
        ability["hand"] = True
    if scene.aim is not None:
        ability["aim"] = scene.aim
    if labels:
        ability["labels"] = labels
        sentences.append(f"this is a {' and a '.join(labels)}")
    return Reading(tidy(ability), before + head + "".join(heads) + ". ".join(sentences) + ".")


def touched_by(clause: Data) -> tuple[str, ...]:
    """What the clause changes while it is under way."""
    return VERBS[clause["do"]].touches if clause["do"] in VERBS else ()


def cut_labels(body: str, type_: str) -> tuple[str, list[str]]:
    """What the action says last that it is: "This is a Fire action and a spell"; action cards say it elsewhere."""
    label = LABELLED.match(body) if type_ != "action" else None
    words = [re.sub(r" action$", "", part) for part in re.split(r" and (?:an? )?", label["label"])] if label else []
    if label is None or not words or [word for word in words if word not in LABELS]:
        return body, []
    return label["before"], words


def continued(sentence: str, latest: Sayings, scene: Scene) -> Sayings | None:
    """Another sentence says more of the strike just spoken of: "The strike inflicts an additional wound if it hits"."""
    match = CONTINUED.match(sentence.strip(" ."))
    if match is None or len(latest) != 1 or latest[0]["do"] != "strike" or scene.when:
        return None
    clause = {**latest[0]}
    part = strike_part(f" that {match['what']}", scene, clause)
    return said([clause], f"{latest.words}{part[1]}") if part is not None and not part[0] else None


def instead(sentence: str, latest: Sayings, scene: Scene) -> Sayings | None:
    """Where something holds, another thing is done than the sentence before has said: "..., it gains +4 AC instead"."""
    match = INSTEAD.match(sentence.strip(" ."))
    trial = scene.copy()
    test = condition_of(match["what"], trial) if match and latest else None
    if match is None or test is None or not set(test[0]) <= LASTING or scene.when:
        return None
    other = effects(re.sub(r",? \binstead\b|\binstead ", "", match["rest"]), trial)
    if not other or [each for each in (*latest, *other) if {"given", "when", "optional"} & set(each)]:
        return None
    if {(each["do"], each.get("stat")) for each in latest} != {(each["do"], each.get("stat")) for each in other}:
        return None  # it might take the place of a part only
    scene.take(trial)
    usual = [{**each, "given": {**test[0], "not": True}} for each in latest]
    return said([*usual, *[{**each, "given": test[0]} for each in other]], f"if {test[1]}, {other.words} instead")


def compares_loosely(ability: Data) -> bool:
    """A card that is sought may be of lower level than what was paid with: the text does not say than whom."""
    paid = [
        cost for cost in ability.get("costs", ()) if cost["pay"].split("-")[0] in ("kill", "discard", "spend", "stun")
    ]
    clauses = [clause for clause in ability["do"] if clause["do"] in ("search", "retrieve")]
    return bool(
        [cost for cost in paid if cost["pay"] not in ("discard-item", "spend-item", "stun-self", "kill-self")]
        and [clause for clause in clauses if {"level_than", "level_below_self"} & set(clause.get("filter", ()))]
    )


def names_itself(ability: Data) -> bool:
    """Its conditions and costs speak of a card that stands somewhere, which one in the hand does not."""
    return bool(
        ability.get("costs") or [test for test in ability.get("tests", ()) if {"me", "place", "other"} & set(test)]
    )


def cut_performers(text: str, nouns: Nouns) -> tuple[str, Data, str]:
    """What an action says before it begins: who alone may perform it, and who is not spent for it."""
    before, own = "", dict[str, Any]()
    while True:
        only, free = ONLY.match(text), UNSPENT.match(text)
        match = only or free
        chosen = nouns.filter(match["who"]) if match else None
        if match is None or not chosen:
            return before, own, text
        if only:
            own["tests"] = [*own.get("tests", ()), {"who": "self", **chosen}]
            before += f"{words_of(chosen)} only. "
        else:
            own["unspent"] = chosen
            before += f"{words_of(chosen, 'characters')} perform this action without spending. "
        text = match["rest"]


def limit_of(text: str) -> str:
    for words, limit in LIMITS:
        if re.fullmatch(words, text):
            return limit
    return ""


def cut_head(body: str, scene: Scene, ability: Data) -> tuple[str, str] | None:
    """Something that stands before the effects: a limit, a cost, a condition, a check, a target."""
    match = re.match(r"^([^:.\"]+?)(?:: |:$)(.*)$", body) or re.match(
        r"^((?:once|twice) per (?:turn|game)), (.*)$", body
    )
    if match is None:
        return None
    parts = re.split(r", | and (?=target|discard|spend|kill|stun|remove)", match[1])
    trial, added, words = scene.copy(), dict[str, Any](), list[str]()
    costs: list[Data] = list(ability.get("costs", ()))
    tests: list[Data] = list(ability.get("tests", ()))
    clauses: list[Data] = list(ability.get("do", ()))
    for part in parts:
        limit = limit_of(part)
        target = re.match(r"^target (.+)$", part)
        condition = re.match(r"^if (.+)$", part)
        if limit and "limit" not in ability:
            added["limit"] = limit
            words.append(LIMIT_WORDS[limit])
        elif (place := place_of(part, trial)) is not None:
            words.append(place)
        elif target and whom(f"target {target[1].removeprefix('a ').removeprefix('an ')}", trial) is not None:
            aim = {key: value for key, value in (trial.aim or {}).items() if key not in ("least", "most")}
            words.append(f"target {words_of(aim)}")
        elif target and an_item(f"target {re.sub('^an? ', '', target[1])}", trial, is_sure=True) is not None:
            words.append(f"target {item_words(trial.aim or {})}")
        elif aiming(part, trial) is not None:
            many = trial.aim or {}
            kind = {key: value for key, value in many.items() if key not in ("least", "most")}
            most = "all" if many.get("least", 1) > 1 else f"up to {many.get('most', 1)}"
            words.append(f"target {most} {words_of(kind, 'characters')}")
        elif condition and condition_of(condition[1], scene) is not None:
            test, again_said = condition_of(condition[1], scene) or ({}, "")
            tests.append(test)
            words.append(f"if {again_said}")
        else:
            paid = cost_of(part, trial)
            checked = None if paid is not None else check_of(part, trial)
            if paid is not None:
                costs.append(paid[0])
                words.append(paid[1])
            elif checked is not None:
                clauses.append(checked[0])
                words.append(checked[1])
            else:
                return None
    scene.take(trial)
    ability.update(added)
    ability.update({key: value for key, value in (("costs", costs), ("tests", tests), ("do", clauses)) if value})
    return match[2], "".join([f"{each}: " for each in words])


def check_of(part: str, scene: Scene) -> tuple[Data, str] | None:
    found = effects(part, scene) if "check (dc" in part else None
    return (found[0], found.words) if found is not None and len(found) == 1 and found[0]["do"] == "check" else None


def cost_of(text: str, scene: Scene) -> tuple[Data, str] | None:
    for row in rows("cost"):
        if scene.type not in row.data.get("on", (scene.type,)):
            continue
        for way in row.ways:
            match = way.match(text)
            slots = filled(row, match, scene.copy(), False) if match else None
            if slots is not None:
                return expanded([row.data["pay"]], slots[0])[0], again(row, slots[1])
    return None
