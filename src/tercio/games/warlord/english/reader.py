"""Sentences of printed English become clauses; a sentence that is not understood to its last word becomes nothing."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from tercio.games.warlord.english.amounts import count_of
from tercio.games.warlord.english.conditions import STATES, condition_of
from tercio.games.warlord.english.filling import (
    Sayings,
    again,
    by_rows,
    expanded,
    filled_with,
    said,
)
from tercio.games.warlord.english.people import Meant, Scene, whom
from tercio.games.warlord.english.phrases import Data, words_of
from tercio.games.warlord.english.quotes import waiting
from tercio.games.warlord.english.rows import pattern, rows

AFTERWARDS: Final = pattern("afterwards")
GIVEN: Final = pattern("given")
GIVEN_LAST: Final = pattern("given-last")
SAVE: Final = pattern("save")
CHECK: Final = pattern("check")
MAY: Final = pattern("may")
AIMING: Final = pattern("aiming")
TRIED: Final = pattern("tried")
AT_RANK: Final = pattern("at-rank")
AT_WHOLE_RANK: Final = pattern("at-whole-rank")
AT_PLAYER: Final = pattern("at-player")
PLACES_OF_RANKS: Final[dict[str, Data]] = {
    "a rank": {}, "a rank within 1 rank": {"place": "within-1"}, "a rank within 2 ranks": {"place": "within-2"},
    "a rank within 3 ranks": {"place": "within-3"}, "a rank in your army": {"side": "own", "place": "own-army"},
    "an adjacent rank": {"place": "adjacent-rank"}, "the enemy front rank": {"side": "enemy", "place": "front"},
}  # fmt: skip
AIMED: Final = {"target": "", "targets": "target "}
MOST_TARGETS: Final = 9
OWNERS: Final = {"the item": "target", "the target": "target", "that character": "target", "target": "target"}
JOINTS: Final = (", then ", "; ", ", and ", " and then ", " and ", ", but ", " but ", ", ")
SHARED: Final = pattern("shared")
SAID_OF: Final = pattern("said-of")
OF_ONE: Final = re.compile(r"^(?:he|she|it) ")
TURN_FIRST: Final = pattern("turn-first")
TURN_LAST: Final = pattern("turn-last")
OTHERWISE: Final = {"passed": "if it fails", "failed": "if successful"}
CHOOSE: Final = ("first", "second", "third")


# -- sentences -----------------------------------------------------------------------------------------------


def effects(text: str, scene: Scene) -> Sayings | None:
    """What a sentence does, clause by clause."""
    text = text.strip().rstrip(".").strip()
    text = imperative(text, scene)
    for one in (lasting, aiming, resulting, optional, saved, tried, checked, struck):
        found = one(text, scene)
        if found is not None:
            return found
    last = (conditional, joined, chosen) if text.startswith("if ") else (joined, chosen, conditional)
    for one in (by_effect_rows, timely, shared, *last):  # "if ..., A and B": both depend on it
        trial = scene.copy()
        found = one(text, trial)
        if found is not None:
            scene.take(trial)
            return found
    return None


def lasting(text: str, scene: Scene) -> Sayings | None:
    """Until the turn ends something happens by itself at its moment."""
    found = waiting(text, scene)
    return None if found is None else said(*found)


def imperative(text: str, scene: Scene) -> str:
    """Somebody who is told to gain or suffer something is the performer, or the one who has failed a save."""
    told = re.match(r"^(?P<how>permanently )?(?P<verb>gain|suffer|lose) ", text)
    who = "this character" if scene.bare is None else "it"
    return f"{who} {told['how'] or ''}{told['verb']}s {text[told.end() :]}" if told else text


def place_of(text: str, scene: Scene) -> str | None:
    """A rank or a player is aimed at: nobody is a target, or everybody in the rank."""
    if scene.aim is not None or scene.has_target:
        return None
    rank, whole, player = AT_RANK.match(text), AT_WHOLE_RANK.match(text), AT_PLAYER.match(text)
    match = rank or whole or player
    if match is None:
        return None
    if player:
        scene.aim, scene.it = {"side": "enemy", "warlord": "yes", "what": "player"}, ""
        return "target an enemy player"
    said_there = re.sub(r"^(?:an|any) (?=enemy)", "the ", re.sub(r"^(?:1|any) (?=rank)", "a ", match["where"]))
    where = PLACES_OF_RANKS.get(said_there) or {}
    people = scene.nouns.filter(match["whom"]) if whole else {}
    if people is None or set(people) & set(where) or (not where and said_there != "a rank"):
        return None
    scene.aim = {**people, **where, "what": "whole-rank" if whole else "rank"}
    scene.it = "targets" if whole else ""
    said_again = next(words for words, data in PLACES_OF_RANKS.items() if data == where)
    return f"target all {words_of(people, 'characters')} in {said_again}" if whole else f"target {said_again}"


def aiming(text: str, scene: Scene) -> Sayings | None:
    """A sentence that only says at whom the action is aimed; one may be aimed at all of a kind."""
    place = place_of(re.sub(r"^this character targets", "target", text), scene)
    if place is not None:
        return said([], place)
    match = AIMING.match(text)
    if match is None or scene.aim is not None or scene.has_target:
        return None
    every = re.match(r"^(?:all|each) (.+)$", match["whom"])
    if every is None:
        meant = whom(f"target {match['whom'].removeprefix('a ').removeprefix('an ')}", scene)
        if meant is None and match["whom"].startswith("up to"):
            meant = whom(match["whom"], scene)
        return (
            None
            if meant is None or meant.who not in ("target", "targets")
            else said([], f"{AIMED[meant.who]}{with_article(meant)}")
        )
    chosen = scene.nouns.filter(every[1])
    if chosen is None:
        return None
    scene.aim, scene.it = {**chosen, "least": MOST_TARGETS, "most": MOST_TARGETS}, "targets"
    return said([], f"target all {words_of(chosen, 'characters')}")


def with_article(meant: Meant) -> str:
    """A sentence of its own that names a target has an article: "target a character in this rank"."""
    return meant.words.replace("target ", "target a ", 1) if meant.who == "target" else meant.words


def tried(text: str, scene: Scene) -> Sayings | None:
    """Somebody who succeeds with a check does something."""
    match = TRIED.match(text)
    made = checked(match["check"], scene) if match else None
    found = effects(match["rest"], scene) if match and made is not None else None
    if made is None or found is None or [each for each in found if "when" in each]:
        return None
    scene.when = ""  # the next sentence does not depend on it
    return said([*made, *[{**each, "when": "passed"} for each in found]], f"{made.words}. if successful, {found.words}")


def by_effect_rows(text: str, scene: Scene) -> Sayings | None:
    """A row understands the text; where the sentence has said how long all of it lasts, with that time, too."""
    found = by_rows("effect", text, scene)
    if found is None and scene.is_lasting:
        return by_rows("effect", f"{text} until the end of the turn", scene)
    return found


def resulting(text: str, scene: Scene) -> Sayings | None:
    """Something happens only if a check or a strike went so."""
    if text.startswith("otherwise, "):
        other = OTHERWISE.get(scene.when)
        return resulting(text.replace("otherwise", other, 1), scene) if other else None
    for row in rows("result"):
        for way in row.ways:
            match = way.match(text)
            if match:
                scene.when = result = row.data["when"]
                if ("check" if result in ("passed", "failed") else "strike") not in scene.made:
                    return by_effect_rows(text, scene)  # of a strike under way only some words know how it went
                found = effects(match["rest"], scene)
                words = row.data["as"]
                return (
                    None if found is None else said([{"when": result, **each} for each in found], words + found.words)
                )
    last = AFTERWARDS.match(text)
    return resulting(f"if {last['how']}, {last['rest']}", scene) if last else None


def optional(text: str, scene: Scene) -> Sayings | None:
    own = MAY.match(text)
    if own is None:
        return None
    found = effects(own["rest"], scene)
    if found is None:
        return None
    words = f"you may {found.words}"
    if found[0]["do"] == "elect":  # whoever chooses nobody does nothing
        if [each for each in found if {"when", "given"} & set(each)]:
            return None
        return said([{**found[0], "optional": True}, *[{**each, "when": "done"} for each in found[1:]]], words)
    return said([{**each, "optional": True} for each in found], words)


def timely(text: str, scene: Scene) -> Sayings | None:
    """How long it lasts is said first or last: that of a round is meant anyway."""
    match = TURN_FIRST.match(text) or TURN_LAST.match(text)
    if match is None or scene.is_lasting:
        return None
    scene.is_lasting = True
    found = effects(match["rest"], scene)
    scene.is_lasting = False
    lasting = ("modify", "grant", "set", "choose")
    if found is None or [each for each in found if each["do"] not in lasting or each.get("until")]:
        return None
    return found


def conditional(text: str, scene: Scene) -> Sayings | None:
    """It is done only if something holds at that time; a clause can ask one thing."""
    for match in (GIVEN.match(text), GIVEN_LAST.match(text)):
        if match is None:
            continue
        test = condition_of(match["what"], scene)
        found = effects(match["rest"], scene) if test is not None else None
        if test is not None and found and not [each for each in found if "given" in each]:
            words = f"if {test[1]}, {found.words}" if {",", ";"} & set(found.words) else f"{found.words} if {test[1]}"
            return said([{**each, "given": test[0]} for each in found], words)
    return None


def chosen(text: str, scene: Scene) -> Sayings | None:
    """The player chooses one of several things: "either draw a card or ready this character"."""
    either = re.match(r"^(?:(?P<who>.+? (?:gains?|has)) )?either (?P<one>.+?),? or (?P<other>.+)$", text)
    if either:
        who = f"{either['who']} " if either["who"] else ""
        parts = [who + either["one"], who + either["other"]]
    else:
        parts = re.split(r",? or ", re.sub(r"^choose 1: ", "", text))
    if not 2 <= len(parts) <= 3:
        return None
    clauses: list[Data] = [{"do": "choose", "number": len(parts)}]
    aim = scene.aim
    words: list[str] = []
    for place, part in enumerate(parts):
        found = effects(part, scene)
        if found is None or [each for each in found if "when" in each or each["do"] in ("choose", "check")]:
            return None
        clauses += [{**each, "when": CHOOSE[place]} for each in found]
        words.append(found.words)
    if [word for word in words if " or " in word or ";" in word]:
        return None
    ways = {each["when"] for each in clauses[1:]}
    if scene.aim != aim and ways != {each["when"] for each in clauses[1:] if each.get("who") == "target"}:
        return None  # there need be no target for what is chosen
    return said(clauses, "choose 1: " + ", or ".join(words))


def dc_of(match: re.Match[str], scene: Scene) -> tuple[Data, str] | None:
    """The number to reach: as it stands there, or with somebody's skill or level."""
    data: Data = {"dc": int(match["dc"] or 0)}
    if match["count"]:
        counted = count_of(f"the {match['count']}", scene)
        return None if counted is None else ({**data, **counted[0]}, f"(dc {data['dc']} + {counted[1]})")
    if not match["number"]:
        return (data, f"(dc {match['dc']})") if match["dc"] else None
    data["per"] = match["number"].replace(" ", "-")
    owner = match["owner"]
    if owner in OWNERS:
        if scene.aim is None and not (scene.has_target and scene.that):
            return None
        data["of"] = "target" if scene.aim is not None else scene.that
    elif owner == "the striker":
        if scene.that != "striker" and "strik" not in scene.trigger and scene.that != "opponent":
            return None
        data["of"] = "striker"
    elif owner in ("his", "her", "its"):
        return None
    said_of = "the target" if owner in OWNERS else owner if owner == "the striker" else "this character"
    return data, f"(dc {data['dc']} + {said_of}'s {match['number']})"


def checks_of(match: re.Match[str], meant: Meant, scene: Scene) -> tuple[list[Data], str] | None:
    """The check that the match speaks of; two, of which one is made, where its number depends on something."""
    number = dc_of(match, scene)
    if number is None:
        return None
    check: Data = {"do": "check", **meant.data(), **number[0], "kind": match["kind"].replace(" ", "-")}
    check = {key: value for key, value in check.items() if (key, value) != ("who", "self")}
    if not match["more"]:
        return [check], number[1]
    which = f"the target is {match['which']}" if meant.who == "target" and match["which"] in STATES else match["which"]
    test = condition_of(which, scene)
    if test is None or "not" in test[0] or (which in STATES and meant.who != "self"):
        return None
    other = int(match["more"]) + (check["dc"] if match["more"].startswith("+") else 0)
    checks = [{**check, "dc": other, "given": test[0]}, {**check, "given": {**test[0], "not": True}}]
    more = match["more"] if match["number"] or match["more"].startswith("+") else f"dc {match['more']}"
    return checks, f"{number[1][:-1]}, {more} if {test[1]})"


def saved(text: str, scene: Scene) -> Sayings | None:
    """Somebody must succeed with a save, or something happens to him."""
    match = SAVE.match(text)
    if match is None:
        return None
    trial = scene.copy()
    meant = whom(match["whom"], trial)
    checks = checks_of(match, meant, trial) if meant is not None else None
    if meant is None or checks is None:
        return None
    if meant.before is not None:
        return None
    trial.it = meant.who
    trial.spoken = meant
    rest = match["rest"]
    candidates = (f"it {rest}", f"{rest} it", rest) if not rest.startswith("be ") else (f"it is {rest[3:]}",)
    for said_of_it in candidates:
        inner = replace(trial, bare=meant)
        found = effects(said_of_it, inner)
        if found is not None and not [each for each in found if "when" in each]:
            scene.take(inner)
            scene.when, scene.made = "failed", (*inner.made, "check")
            words = f"{meant.words} must succeed with a {match['kind']} save {checks[1]} or {found.words}"
            return said([*checks[0], *[{**each, "when": "failed"} for each in found]], words)
    return None


def checked(text: str, scene: Scene) -> Sayings | None:
    """Somebody makes a check; what follows depends on it."""
    match = CHECK.match(text)
    if match is None:
        return None
    trial = scene.copy()
    meant = whom(match["whom"], trial) if match["whom"] else Meant("self", words="this character")
    checks = checks_of(match, meant, trial) if meant is not None else None
    if meant is None or checks is None or meant.before is not None:
        return None
    scene.take(trial)
    scene.when, scene.made = "passed", (*trial.made, "check")
    return said(checks[0], f"{meant.words} makes a {match['kind']} check {checks[1]}")


def shared(text: str, scene: Scene) -> Sayings | None:
    """The same is said of two: "this character and any adjacent characters gain +2 AC"."""
    match = SHARED.match(text)
    if match is None:
        return None
    first = effects(f"{match['one']} {match['verb']} {match['what']}", scene)
    second = effects(f"{match['other']} {match['verb']} {match['what']}", scene) if first is not None else None
    if first is None or second is None or [each for each in (*first, *second) if "when" in each]:
        return None
    return said([*first, *second], f"{first.words}; {second.words}")


def joined(text: str, scene: Scene) -> Sayings | None:
    """Two things that a sentence does, one after the other; the second may be said of the same one."""
    for joint in JOINTS:
        place = text.find(joint)
        while place >= 0:
            rest = text[place + len(joint) :]
            trial = scene.copy()
            first = effects(text[:place], trial)
            if first is not None:
                again_of = trial.spoken
                if again_of is not None and OF_ONE.match(rest) and again_of.who not in (trial.it, "all", "targets"):
                    place = text.find(joint, place + 1)
                    continue  # "it" might be the one of whom the first half speaks
                for second_text in (rest, f"@ {rest}") if again_of and SAID_OF.match(rest) else (rest,):
                    inner = trial.copy()
                    second = effects(second_text, inner)
                    if second is not None:
                        scene.take(inner)
                        return said([*first, *second], f"{first.words}; {second.words}")
            place = text.find(joint, place + 1)
    return None


# -- strikes -------------------------------------------------------------------------------------------------

STRIKE: Final = pattern("strike")


def struck(text: str, scene: Scene) -> Sayings | None:
    """Somebody makes a strike, or several; the rows of the grammar say against whom, how far and what a hit does."""
    match = STRIKE.match(text)
    if match is None:
        return None
    trial = scene.copy()
    meant = whom(match["whom"], trial) if match["whom"] else Meant("self", words="this character")
    plus = match["plus"]
    needs_bonus = match["kind"] == "ranged" and " equal to " not in match["rest"]
    if scene.bare is not None and not match["whom"]:
        return None
    if meant is None or meant.who in ("all", "targets") or (needs_bonus and plus is None):
        return None
    before = [] if meant.before is None else [meant.before]
    clause: Data = {"do": "strike", **meant.data(), "kind": match["kind"]}
    if plus and match["kind"] == "ranged" and not needs_bonus:  # on top of the number that is worked out
        clause |= {"plus": int(plus)} if int(plus) else {}
    else:
        clause |= {"amount": int(plus)} if plus else {}
    clause |= {"word": "base"} if plus and match["kind"] == "melee" else {}  # its ATK, whatever is printed
    number = match["n"] or "a"
    many = int(number) if number.isdigit() else 1
    clause |= {"number": many} if many > 1 else {}
    rest, words = match["rest"], ""
    while rest:
        part = strike_part(rest, trial, clause)
        if part is None:
            return None
        rest, words = part[0], words + part[1]
    clause = {key: value for key, value in clause.items() if (key, value) != ("who", "self")}
    scene.take(trial)
    scene.when, scene.made = "", (*trial.made, "strike")
    scene.struck = many == 1 and clause.get("counts") != "number" and clause.get("to") != "targets"
    who = "" if meant.who == "self" else f"{meant.words} "
    several = f"{many} " if many > 1 else "a "
    verb = "performs" if who else "perform"
    return said(
        [*before, clause], f"{who}{verb} {several}{plus or ''}{match['kind']} strike{'s' if many > 1 else ''}{words}"
    )


def strike_part(text: str, scene: Scene, clause: Data) -> tuple[str, str] | None:
    """The first part of what is said after "strike", and the rest."""
    for row in rows("strike"):
        if clause["kind"] not in row.data.get("kinds", (clause["kind"],)):
            continue
        for way in row.ways:
            match = way.match(text)
            if match is None:
                continue
            trial = scene.copy()
            given = {key: value for key, value in match.groupdict().items() if key != "rest"}
            slots = filled_with(row, given, trial, False)
            if slots is None:
                continue
            added = expanded([row.data["adds"]], slots[0])[0]
            if set(added) & set(clause):
                continue
            scene.take(trial)
            clause.update(added)
            return match["rest"], again(row, slots[1])
    return None
