"""Everything that Summoners says has words in both languages, with the facts that the engine gives.

Read from the sources: names of events, reasons, questions and options are words there, or constants, or one of two.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import tercio.games.summoners as package
from summoning import Summoning, creature, foe, near, own, spell, summoner
from tercio.games.summoners.abilities.special_rule import special_rules
from tercio.games.summoners.printed.scenarios import ALL
from tercio.games.summoners.rules.actions import MOVES
from tercio.games.summoners.words.names import NOTHING
from tercio.kernel import NOBODY, Event, Match, Ruling
from tercio.texts import Entry, Speaker, phrasebook_of

FOLDER = Path(package.__file__).parent
BOOK = phrasebook_of("summoners")
LANGUAGES = ("en", "de")
SECTIONS = {"Event": "event", "Option": "option", "plain": "option", "Decision": "question", "refuse": "because"}
KEYS_AT = {"Event": 0, "Option": 0, "plain": 0, "Decision": 1, "refuse": 1}
# Names that the sources put together while they run, by the name of the variable, or by how they begin.
PUT_TOGETHER: dict[tuple[str, object], tuple[str, ...]] = {
    ("steps/melee.py", "reacts-"): ("reacts-counterstrike", "reacts-parry", "reacts-passive"),
    ("steps/shots.py", "reacts-"): (
        "reacts-return-shot", "reacts-cover-walk", "reacts-cover-run", "reacts-charge", "reacts-passive",
    ),
    ("steps/melee.py", "key"): ("melee",),
    ("rules/reactions.py", "key"): ("cover-walk", "cover-run"),
    ("rules/spells.py", "key"): ("cast", "act"),
    ("rules/actions.py", "key"): tuple(MOVES),
    ("rules/special_rules.py", "borne.rule.because"): tuple(
        [rule.because for rule in special_rules().values() if rule.forbids]
    ),
}  # fmt: skip


class Said(NamedTuple):
    """Something that the sources say: where, what, and with how many facts; None where that is not written there."""

    place: str
    section: str
    key: str
    facts: int | None


def constants_in(trees: list[ast.Module]) -> dict[str, str]:
    found: dict[str, str] = {}
    for tree in trees:
        for node in tree.body:
            if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
                continue
            if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                found[node.target.id] = node.value.value
    return found


def keys_of(file: str, node: ast.expr, constants: dict[str, str]) -> tuple[str, ...]:
    if isinstance(node, ast.Constant):
        return (str(node.value),)
    if isinstance(node, ast.IfExp):
        return (*keys_of(file, node.body, constants), *keys_of(file, node.orelse, constants))
    if isinstance(node, ast.Name) and node.id in constants:
        return (constants[node.id],)
    begins = node.values[0] if isinstance(node, ast.JoinedStr) else node
    return PUT_TOGETHER[file, begins.value if isinstance(begins, ast.Constant) else ast.unparse(node)]


def facts_in(name: str, call: ast.Call) -> int | None:
    if name not in ("Event", "refuse"):
        return None
    if len(call.args) < 3:
        return 0
    facts = call.args[2]
    is_plain = isinstance(facts, ast.Tuple) and not [part for part in facts.elts if isinstance(part, ast.Starred)]
    return len(facts.elts) if is_plain and isinstance(facts, ast.Tuple) else None


def said_in_sources() -> list[Said]:
    trees = {str(path.relative_to(FOLDER)): ast.parse(path.read_text("utf-8")) for path in FOLDER.rglob("*.py")}
    constants = constants_in(list(trees.values()))
    found: list[Said] = []
    for file, tree in sorted(trees.items()):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            if isinstance(node.func, ast.Attribute) and ast.unparse(node.func) == "verdict.refuse":
                name = "refuse"
            if name in SECTIONS:
                place, section, facts = f"{file}:{node.lineno}", SECTIONS[name], facts_in(name, node)
                keys = keys_of(file, node.args[KEYS_AT[name]], constants)
                found += [Said(place, section, key, facts) for key in keys]
    return found


SAID = said_in_sources()


def test_the_sources_are_read() -> None:
    """Something of each section, so that the tests below are about something."""
    sections = [said.section for said in SAID]

    assert min([sections.count(section) for section in SECTIONS.values()]) > 15


def test_everything_that_is_said_has_words() -> None:
    assert [said for said in SAID if BOOK.entry(said.section, said.key) is None] == []


def test_no_sentence_needs_other_facts_than_it_gets() -> None:
    wrong: list[Said] = []
    for said in SAID:
        entry = BOOK.entry(said.section, said.key)
        is_counted = said.facts is not None and entry is not None and not is_open(entry)
        if is_counted and entry is not None and len(entry.facts) != said.facts:
            wrong.append(said)

    assert wrong == []


def is_open(entry: Entry) -> bool:
    return bool(entry.facts) and entry.facts[-1].is_rest


def test_nothing_has_words_that_nobody_says() -> None:
    kernel = phrasebook_of("skirmish").entries.keys()
    own_words = [(section, key) for section, key in BOOK.entries if section in SECTIONS.values()]
    said = {(each.section, each.key) for each in SAID}

    assert [words for words in own_words if words not in said and words not in kernel] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_options_name_what_they_are_about(lang: str) -> None:
    without = [
        key
        for (section, key), entry in BOOK.entries.items()
        if section in ("question", "option") and ("{subject" in entry.words.spoken(lang)) and not entry.subject
    ]

    assert without == []


# -- what is said of a table ----------------------------------------------------------------------------


def spoken(match: Match, name: str, *facts: int, lang: str = "de") -> str:
    return Speaker(match.game, lang).event(match.state, Event(name, "SU-ROUND-01", facts))


def refused(match: Match, because: str, *facts: int, lang: str = "de") -> str:
    return Speaker(match.game, lang).because(match.state, Ruling("SU-ROUND-01", because, facts))


def duel(**more: Any) -> Summoning:
    cards = [
        creature("cobra", melee=3),
        creature("golem", ranged=2),
        summoner("witch", powers=[spell("frost-touch", {"verb": "change", "what": "reflex", "amount": 1})]),
    ]
    units = [own("cobra", (10, 10)), foe("golem", near("cobra")), own("witch", (5, 5))]
    return Summoning(units, cards, acting="cobra", **more)


def test_a_path_is_told_corner_by_corner_as_it_is_typed() -> None:
    match = duel().match

    assert spoken(match, "moved", 0, 3500, 4000, 6000, 2125) == "Cobra (Rot) zieht nach 3,5/4, 6/2,125."
    assert spoken(match, "moved", 0, 3500, 4000, lang="en") == "Cobra (Red) moves to 3.5/4."
    assert refused(match, "off-the-table", 36500, 0, lang="en") == (
        "At 36.5/0 the base would cross the edge of the board."
    )


def test_points_are_told_with_what_they_are_for_or_without() -> None:
    match = duel(objectives={"spring": {"kind": "large", "at": [20, 20]}}).match
    source = match.state.objectives[0].id  # type: ignore[attr-defined]

    assert spoken(match, "scored", 0, 1, 3, source) == "Rot erhält 1 Siegpunkt (große Manaquelle), jetzt 3."
    assert spoken(match, "scored", 1, 5, 5, NOBODY) == "Blau erhält 5 Siegpunkte, jetzt 5."


def test_a_collision_is_told_with_whom_or_with_what() -> None:
    match = duel().match

    assert spoken(match, "collided", 0, 1) == "Cobra (Rot) prallt gegen Golem (Blau)."
    assert spoken(match, "collided", 0, NOBODY, lang="en") == "Cobra (Red) runs into the edge of the board."


def test_every_scenario_is_called_by_its_name() -> None:
    match = duel().match
    told = [spoken(match, "scenario", scenario.number, 36000) for scenario in ALL]

    assert [scenario.name_de in words for scenario, words in zip(ALL, told, strict=True)] == [True] * 10


def test_a_lasting_spell_is_told_by_its_name_from_beginning_to_end() -> None:
    table = Summoning(
        [own("witch", (10, 10)), foe("golem", (20, 20))],
        [
            summoner("witch", powers=[spell("shell", {"verb": "change", "what": "resistance", "amount": 1})]),
            creature("golem"),
        ],
        players=[{"gems": 3}, {}],
        acting="witch",
    )
    table.say("cast", "witch", "witch", spell="shell")
    speaker = Speaker(table.match.game, "en")
    told = [speaker.event(table.match.state, event) for event in table.match.events if event.name == "enchanted"]

    assert told == ["Shell now works on Witch (Red)."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_in_a_fight_is_told_with_a_question_mark_for_a_name(lang: str) -> None:
    table = Summoning(
        [own("cobra", (10, 10)), foe("golem", near("cobra"))],
        [creature("cobra", melee=3), creature("golem", resistance=1)],
        dice=[5, 7, 2, 6, 4],
        acting="cobra",
    )
    speaker = Speaker(table.match.game, lang)
    table.say("melee", "cobra", "golem").say("passive")
    told = [speaker.event(table.match.state, event) for event in table.match.events]

    assert len(told) > 5
    assert [words for words in told if NOTHING in words or "{" in words] == []
