"""The moment at the beginning of a printed react: its trigger, its conditions, and whom words mean from there on."""

from __future__ import annotations

import re
from typing import Final

from tercio.games.warlord.english.amounts import card_words
from tercio.games.warlord.english.people import ITSELF, Scene
from tercio.games.warlord.english.phrases import Data, Nouns, words_of
from tercio.games.warlord.english.rows import Row, rows

OF_THE_DEAD: Final = ("after:died", "after:left")
OF_ROWS: Final = ("went", "natural", "natural_most", "by_strike", "spent")  # what a row adds to the ability


def cut_moment(body: str, scene: Scene, ability: Data) -> tuple[str, str] | None:
    """The moment at the beginning of a react; it ends at a colon or a comma."""
    for place in [match.start() for match in re.finditer(r"[:,] ", body)]:
        head, rest = body[:place], body[place + 2 :]
        for row in rows("moment"):
            if "needs" in row.data and "cancel" not in rest:
                continue  # without that it would be another moment
            for way in row.ways:
                match = way.match(head)
                words = None if match is None else moment_of(row, match.groupdict(), scene, ability)
                if words is not None:
                    return rest, f"{words}: "
    return None


def moment_of(row: Row, given: dict[str, str | None], scene: Scene, ability: Data) -> str | None:
    """The trigger with its conditions; what "that character" means from here on."""
    tests: list[Data] = [dict(test) for test in row.data.get("tests", ())]
    words: dict[str, str] = {"strike": given.get("strike") or ""}
    for slot in ("who", "other", "by"):
        role = row.data.get(slot)
        if role is None:
            continue
        text = given.get(slot) or ("" if slot == "other" or is_left_out(row, slot, given) else "this character")
        test = somebody(text, scene.nouns)
        if test is not None and row.data["trigger"] in OF_THE_DEAD and role == "victim":
            test = without_place(test, row.data["trigger"])
        if test is None:
            return None
        tests += [{"who": role, **test[0]}] if test[0] else []
        words[slot] = test[1]
    if "acts" in given:
        acts = action_of(given["acts"] or "", scene.nouns)
        if acts is None:
            return None
        ability["action"], words["acts"] = acts
    if "caster" in given and given["caster"] not in ("an opponent", "an enemy character", "another player", "an enemy"):
        return None
    words["caster"] = "an opponent"
    scene.has_target = bool([text for text in given.values() if text and re.search(r"\btarget\b", text)])
    ability["trigger"] = scene.trigger = row.data["trigger"]
    kind = {"melee or ranged": "both", "ranged": "ranged"}.get(words["strike"], row.data.get("kinds", ""))
    ability.update({"strikes": kind} if kind else {})
    ability.update({key: row.data[key] for key in OF_ROWS if key in row.data})
    if given.get("least"):
        ability["wounds_least"], words["least"] = int(given["least"] or 0), given["least"] or ""
    scene.needs = row.data.get("needs", "")
    scene.is_calm = "calm" in row.data
    tests = [*ability.get("tests", ()), *tests]
    ability.update({"tests": tests} if tests else {})
    mine = [test["who"] for test in tests if test.get("me")]
    foes = [test["who"] for test in tests if test.get("side") == "enemy"]
    scene.foe = foes[0] if len(foes) == 1 else ""
    scene.known = {test["who"]: test for test in tests if not test.get("me")}
    scene.mine = next(iter([role for role in mine if role in ("striker", "opponent")]), "")
    others = [(row.data[slot], given.get(slot) or "") for slot in ("who", "by", "other") if slot in row.data]
    others = [(role, text) for role, text in others if text and not ITSELF.match(text)]
    others.sort(key=lambda each: "target" not in each[1])
    silent = row.data.get("that") or row.data.get("other") or ("" if "victim" in mine else "victim")
    scene.that = others[0][0] if others else silent
    scene.is_alone = not scene.that and mine == ["victim"]
    scene.it = "self"
    again_said = re.sub(r"\{([a-z]+)\}", lambda slot: words.get(slot[1], ""), row.data["as"])
    return again_said.replace("  ", " ").strip().removesuffix(" by")


def action_of(text: str, nouns: Nouns) -> tuple[Data, str] | None:
    """What kind of action somebody performs: "Tactics action", "wizard spell", "spell of level 2 or lower"."""
    words = re.sub(r" cards?$", "", text)
    found = nouns.cards(words)
    known = {"type", "trait", "class", "spell", "level_least", "level_most"}
    if not found or found.get("type", "action") != "action" or set(found) - known:
        return None
    found = found if text.endswith(" card") else {key: value for key, value in found.items() if key != "type"}
    if not found:
        return None
    return found, f"{card_words({**found, 'type': 'action'})}{' card' if text.endswith(' card') else ''}"


def is_left_out(row: Row, slot: str, given: dict[str, str | None]) -> bool:
    """Whose strike has wounded somebody is not said."""
    return slot == "by" and "by_strike" in row.data and bool(given.get("who"))


def without_place(test: tuple[Data, str], trigger: str) -> tuple[Data, str] | None:
    """A character that has left play stands nowhere and bears nothing: only its neighbours and its owner are known."""
    place = test[0].get("place", "")
    if not {"state", "wounded", "bears", "bears_not"}.isdisjoint(test[0]):
        return None
    if not place or (place == "adjacent" and trigger == "after:died"):
        return test
    if place not in ("own-army", "enemy-army"):
        return None
    left = {key: value for key, value in test[0].items() if key != "place"}
    return left, f"{'target' if test[1].startswith('target') else 'a'} {words_of(left)}"


def somebody(text: str, nouns: Nouns) -> tuple[Data, str] | None:
    """One who is spoken of for the first time: "another enemy fighter"; nothing is said where nobody is named."""
    if text == "":
        return {}, ""
    if ITSELF.match(text):
        return {"me": True}, "this character"
    match = re.match(
        r"^(?:(?P<both>another of your|1 of your other)|(?P<own>(?:1|one) of your|your)|(?P<other>another)"
        r"|an?|any|target|a target)(?: target)? (?P<rest>.+)$",
        text,
    )
    if match is None:
        return None
    whose = "your other " if match["both"] else "your " if match["own"] else "other " if match["other"] else ""
    chosen = nouns.filter(whose + match["rest"])
    article = "target" if re.search(r"\btarget\b", text) else "a"
    return None if chosen is None else (chosen, f"{article} {words_of(chosen)}")
