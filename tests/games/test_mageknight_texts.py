"""Everything that Mage Knight says has words in both languages, with the facts that the engine gives.

Read from the sources: names of events, reasons, questions and options are words there, or constants, or one of two.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

import pytest

import tercio.games.mageknight as package
from knights import Knights, figure, foe, near, own
from tercio.games.mageknight.abilities.registry import abilities
from tercio.games.mageknight.words.abilities import ability_names
from tercio.games.mageknight.words.names import NOTHING
from tercio.kernel import NOBODY, Event, Match, Ruling
from tercio.texts import Entry, Speaker, phrasebook_of

FOLDER = Path(package.__file__).parent
BOOK = phrasebook_of("mageknight")
LANGUAGES = ("en", "de")
SECTIONS = {"Event": "event", "Option": "option", "plain": "option", "Decision": "question", "refuse": "because"}
KEYS_AT = {"Event": 0, "Option": 0, "plain": 0, "Decision": 1, "refuse": 1}
# Names that the sources put together while they run, by the name of the variable, or by how they begin.
PUT_TOGETHER: dict[tuple[str, object], tuple[str, ...]] = {
    ("browser/placements.py", "answer.key"): (),  # an option that was offered
    ("changes/turns.py", "phase-"): ("phase-command", "phase-action", "phase-end"),
    ("changes/field.py", "name"): ("controls", "neutral", "contested"),
    ("turns.py", "one.upkeep.key"): ("resolve", "check-missions", "glyphs-fade", "bolt"),
    ("turns.py", "kind"): ("command", "end"),
    ("actions/special.py", "key"): ("levitate", "raise", "summon", "recall"),
    ("actions/healing.py", "key"): ("heal", "heal-by-die", "magic-heal"),
    ("actions/action.py", "key"): (
        *("move", "sprint", "take-off", "land", "quick-move", "quick-take-off", "quick-land"),
        *("surge", "charge", "bound"),
        *("mounted-charge", "mounted-shot", "trample", "overwhelm", "overwhelm-sprint", "trample-overwhelm"),
    ),
    ("actions/saddles.py", "key"): ("raise-mounted", "summon-mounted", "recall-mounted"),
    ("actions/rides.py", "self.talent"): ("mounted-charge", "mounted-shot"),
    ("steps/combat/close_combat.py", "name"): ("captures", "strikes"),
    ("actions/powers.py", "key"): ("blast", "flame", "stormfire", "freeze", "confuse", "hex", "arcing"),
    ("actions/formations.py", "key"): ("volley", "precise-volley", "blast-volley", "freeze-volley", "arcing-volley"),
}


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

    assert min([sections.count(section) for section in SECTIONS.values()]) > 10


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


def test_every_ability_has_a_name_in_both_languages() -> None:
    assert tuple(ability_names()) == tuple(abilities())


# -- what is said of a table ------------------------------------------------------------------------------


def spoken(match: Match, name: str, *facts: int, lang: str = "de") -> str:
    return Speaker(match.game, lang).event(match.state, Event(name, "MK-TURN-01", facts))


def refused(match: Match, because: str, *facts: int, lang: str = "de") -> str:
    return Speaker(match.game, lang).because(match.state, Ruling("MK-TURN-01", because, facts))


def test_a_path_is_told_corner_by_corner_as_it_is_typed() -> None:
    match = Knights([own("orc", (10, 10))]).match

    assert (
        spoken(match, "moved", 0, 90, 3500, 4000, 6000, 2125) == "Orc (Rot) zieht nach 3,5/4, 6/2,125, Ausrichtung 90°."
    )
    assert refused(match, "off-the-field", 36500, 0, lang="en") == (
        "At 36.5/0 the base would cross the edge of the battlefield."
    )


def test_damage_is_told_with_whose_doing_it_is_or_without() -> None:
    match = Knights([own("orc", (10, 10)), foe("elf", (20, 20)), foe("elf2", (25, 20))]).match

    assert spoken(match, "damaged", 0, 2, 2, 1) == "Orc (Rot) erleidet 2 Klicks Schaden (durch Elf 1 (Blau))."
    assert spoken(match, "damaged", 0, 1, 1, NOBODY, lang="en") == "Orc (Red) takes 1 click of damage."


def test_missions_terrain_and_items_are_called_by_what_they_are() -> None:
    table = Knights(
        [own("orc", (10, 10))],
        missions=[{"at": [18, 18]}, {"at": [18, 10]}],
        terrain={"a": {"kind": "hindering", "at": [5, 20], "radius": 2}, "bramble": {"at": [30, 20]}},
    )
    speaker = Speaker(table.match.game, "de")
    numbers = [table.number(name) for name in ("mission-2", "a", "bramble")]

    assert [speaker.fact(table.state, "thing", number) for number in numbers] == [
        "Missionsziel 2",
        "schwieriges Gelände",
        "Dornengestrüpp",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_in_a_match_is_told_with_a_question_mark_for_a_name(lang: str) -> None:
    table = Knights(
        [own("orc", (10, 10)), foe("elf", near("orc")), own("orc2", near("elf", 0, 45), facing="elf")],
        [figure("orc", damage=3), figure("elf", clicks=3)],
        dice=[5, 6],
    )
    speaker = Speaker(table.match.game, lang)
    table.say("close", "orc", "elf").say("gang-up", "orc", "orc2")
    told = [speaker.event(table.match.state, event) for event in table.match.events]

    assert len(told) > 5
    assert [words for words in told if NOTHING in words or "{" in words] == []
