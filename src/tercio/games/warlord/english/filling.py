"""What stands in the slots of a row of the grammar, and the clauses that the row means with it."""

from __future__ import annotations

import re
from typing import Any, Final

from tercio.games.warlord.english.amounts import bans, card_words, count_of, stat_words, stats
from tercio.games.warlord.english.people import ITSELF, Meant, Scene, an_item, mine, own, whom
from tercio.games.warlord.english.phrases import CLASS_WORDS, NUMBERS, Data, Nouns, words_of
from tercio.games.warlord.english.rows import Row, rows

ROLES_STRUCK: Final = ("striker", "opponent", "target", "targets", "victim", "wounder")  # whom a text strikes at
ONE_OF_MANY: Final = re.compile(r"^(?:an?|another) (?!target )")


class Sayings(list[Data]):
    """Clauses, with the English that they are said in again."""

    words: str = ""


def said(clauses: list[Data], words: str) -> Sayings:
    found = Sayings(clauses)
    found.words = words
    return found


def filled(
    row: Row, match: re.Match[str], scene: Scene, is_static: bool
) -> tuple[dict[str, Any], dict[str, str]] | None:
    """What stands in the slots, and how each is said again; None where one is not understood."""
    return filled_with(row, match.groupdict(), scene, is_static)


def filled_with(
    row: Row, given: dict[str, str | Any], scene: Scene, is_static: bool
) -> tuple[dict[str, Any], dict[str, str]] | None:
    values: dict[str, Any] = {}
    words: dict[str, str] = {}
    wanted = {"whom"} & set(re.findall(r"\{([a-z]+)\}", row.data["as"]))
    for slot in {*given, *wanted}:
        text = given.get(slot) or ""
        if slot == "whom":
            meant = whom(text, scene, is_static) if text else scene.bare or Meant("self", words="this character")
            if meant is None or (row.data.get("one") and meant.who in ("all", "targets")):
                return None
            values[slot], words[slot] = meant, meant.words
            scene.spoken = meant
        elif not text:
            values[slot], words[slot] = {}, "characters"
        elif not fill(slot, text, scene, values, words):
            return None
    return values, words


def fill(slot: str, text: str, scene: Scene, values: dict[str, Any], words: dict[str, str]) -> bool:
    """One slot that is no person of the text."""
    nouns = scene.nouns
    value: Any = None
    said_again = text
    if slot == "n":
        value = int(text) if text.isdigit() else NUMBERS[text]
        said_again = str(value)
    elif slot == "plus":
        value = int(text)
    elif slot == "quoted":
        value = nouns.quotes.get(text)
    elif slot in ("kind", "class", "strike"):
        value = text
    elif slot == "trait":
        value = nouns.trait(text) or None
        said_again = "" if value is None else value.replace("-", " ")
    elif slot == "sort":
        value = text if text in CLASS_WORDS else nouns.trait(text) or None
        said_again = "" if value is None else value.replace("-", " ")
    elif slot == "stats":
        value = stats(text)
        said_again = "" if value is None else stat_words(value)
    elif slot == "bans":
        value = bans(text)
    elif slot == "traits":
        named = [nouns.trait(part) for part in re.split(r", and |, | and ", text)]
        value = [{"do": "grant", "stat": "trait", "word": word} for word in named] if all(named) else None
        said_again = " and ".join([word.replace("-", " ") for word in named])
    elif slot == "less":
        value, said_again = -int(text), text
    elif slot == "feat":
        value = text.replace(" ", "-")
    elif slot == "aims":
        value = bans(f"be targeted by {text}")
        said_again = text
    elif slot == "named":
        names = re.split(r", and |, | and ", text)
        value = [{"do": "modify", "stat": name} for name in names]
        said_again = " and ".join(names)
    elif slot == "cards":
        value = nouns.cards(text)
        said_again = "" if value is None else card_words(value)
    elif slot in ("people", "arms"):  # nothing but a character comes into play so, and nothing but an item is put on
        kind = "character" if slot == "people" else "item"
        chosen = nouns.cards(text)
        is_other = not chosen or chosen.get("type", kind) != kind
        is_other = is_other or (slot == "people" and (chosen or {}).get("trait") in nouns.of_things)
        value = None if is_other else {**(chosen or {}), "type": kind}
        said_again = "" if value is None else card_words(value).removesuffix(" card")
    elif slot in ("each", "only"):
        value = nouns.filter(re.sub(r"^(?:an?|each) ", "", text))
        said_again = "" if value is None else words_of(value, "character")
    elif slot == "ours":
        value = nouns.filter(f"your {text}")
        said_again = "" if value is None else words_of({k: v for k, v in value.items() if k != "side"}, "characters")
    elif slot == "things":
        value, said_again = things_of(text, nouns)
    elif slot == "count":
        counted = count_of(text, scene)
        value, said_again = counted if counted is not None else (None, "")
    elif slot == "own":
        value = own(text, scene)
        said_again = "" if value is None else f"another {words_of(value)}"
    elif slot == "mine":
        value = mine(text, scene)
        said_again = "" if value is None else f"one of your {words_of(value, 'characters')}"
    elif slot in ("item", "thing"):
        value = an_item(text, scene, is_sure=slot == "thing")
        said_again = "" if value is None else value.words
    elif slot == "role":
        meant = None if ONE_OF_MANY.match(text) else whom(text, scene)
        value = meant.who if meant is not None and meant.who in ROLES_STRUCK else None
        said_again = "" if meant is None else meant.words
    elif slot == "foes":  # at whom of those in reach a strike may be aimed
        one = ONE_OF_MANY.match(text)
        value = nouns.filter(text[one.end() :]) if one and not text.endswith("in play") else None
        said_again = "" if value is None else words_of(value)
    elif slot == "selfish":
        value = text if ITSELF.match(text) else None
        said_again = "this character"
    elif slot == "caster":
        value = text if text in ("an opponent", "an enemy character", "another player", "an enemy") else None
        said_again = "an opponent"
    values[slot], words[slot] = value, said_again
    return value is not None


def things_of(text: str, nouns: Nouns) -> tuple[Data | None, str]:
    """Items by their traits, one or several: "an Armor or Shield"."""
    traits = [nouns.trait(re.sub(r" items?$", "", part)) for part in re.split(r",? or an? |, or |, | or ", text)]
    if not traits or not all(traits):
        return None, ""
    said_again = " or ".join([trait.replace("-", " ") for trait in traits])
    return ({"trait": traits[0]} if len(traits) == 1 else {"any": traits}), said_again


def expanded(template: list[Data], values: dict[str, Any]) -> list[Data]:
    """The clauses of a row with what stands in its slots."""
    found: list[Data] = []
    for clause in template:
        plain: Data = {}
        several: list[Data] = [{}]
        for key, written in clause.items():
            slot = written[1:-1] if isinstance(written, str) and written.startswith("{") else ""
            value = values.get(slot) if slot else written
            if isinstance(written, str) and written.endswith("-{kind}"):
                value = written.replace("{kind}", str(values["kind"]).replace(" ", "-"))
            if key == "touches":
                continue
            if key == "count" and isinstance(value, dict):
                plain.update({k: v for k, v in value.items() if k != "times"})
                if "times" in value:
                    plain["amount"] = plain.get("amount", 1) * value["times"]
                continue
            if isinstance(value, Meant):
                plain.update({k: v for k, v in value.data().items() if (k, v) != ("who", "self")})
            elif slot in ("stats", "named", "bans", "aims", "traits"):
                several = value or []
            elif key in ("filter", "counted") and value == {}:
                continue
            elif isinstance(value, dict):
                plain[key] = {k: within(v, values) for k, v in value.items()}
            elif (key, value) not in (("number", 1), ("who", "self")):
                plain[key] = value
        found += [{**each, **plain} for each in several]
    return found


def within(written: Any, values: dict[str, Any]) -> Any:
    """What stands in a table of a row: as it is written, or what is in a slot; of somebody his role."""
    value = values[written[1:-1]] if isinstance(written, str) and written.startswith("{") else written
    return value.who if isinstance(value, Meant) else value


def again(row: Row, words: dict[str, str]) -> str:
    return re.sub(r"\{([a-z]+)\}", lambda slot: words.get(slot[1], ""), row.data["as"])


def by_rows(kind: str, text: str, scene: Scene) -> Sayings | None:
    """The first row that understands the whole text."""
    is_static = kind == "static"
    for row in rows(kind):
        if scene.trigger not in row.data.get("at", (scene.trigger,)):
            continue
        if scene.type not in row.data.get("on", (scene.type,)):
            continue
        if "chooses" in row.data and (scene.aim is not None or scene.has_target):
            continue
        if "aims" in row.data and (scene.aim or {}).get("what") != row.data["aims"]:
            continue
        for way in row.ways:
            match = way.match(text)
            if match is None:
                continue
            trial = scene.copy()
            slots = filled(row, match, trial, is_static)
            if slots is not None:
                scene.take(trial)
                scene.aim = dict(row.data["chooses"]) if "chooses" in row.data else scene.aim
                before = [each.before for each in slots[0].values() if isinstance(each, Meant) and each.before]
                return said([*before, *expanded(row.data.get("do", []), slots[0])], again(row, slots[1]))
    return None
