"""Everything that a measured game says has words in both languages, with the facts that the engine gives.

Read from the sources: names of events, reasons, questions and options are words there, or constants, or one of two.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import tercio.games
from tercio.games.mageknight.abilities.ability import ARRIVES, LEAPS, MEETS, RUSHES, STRIKES_ALL
from tercio.games.mageknight.abilities.registry import names_answering, revivers
from tercio.games.mageknight.actions import every_way
from tercio.games.mageknight.changes.warriors import Damaged
from tercio.games.mageknight.rules.cavalry.saddles import revivers_in_saddle
from tercio.games.mageknight.rules.combat.healing import healers
from tercio.games.mageknight.rules.combat.powers import aimed
from tercio.games.mageknight.rules.combat.volleys import volleys
from tercio.games.summoners.abilities.special_rule import special_rules
from tercio.games.summoners.changes import Wounded
from tercio.games.summoners.rules.actions import MOVES
from tercio.texts import Entry, phrasebook_of

FOLDER = Path(tercio.games.__file__).parent
LANGUAGES = ("en", "de")
SECTIONS = {"Event": "event", "Option": "option", "plain": "option", "Decision": "question", "refuse": "because"}
KEYS_AT = {"Event": 0, "Option": 0, "plain": 0, "Decision": 1, "refuse": 1}
# Names that the sources put together while they run, by the name of the variable, or by how they begin.
PUT_TOGETHER: dict[str, dict[tuple[str, object], tuple[str, ...]]] = {
    "mageknight": {
        ("browser/placements.py", "answer.key"): (),  # an option that was offered
        ("changes/turns.py", "phase-"): ("phase-command", "phase-action", "phase-end"),
        ("changes/field.py", "name"): ("controls", "neutral", "contested"),
        ("turns.py", "one.upkeep.key"): ("resolve", "check-missions", "glyphs-fade", "bolt"),
        ("turns.py", "kind"): ("command", "end"),
        ("actions/healing.py", "key"): tuple(healers()),
        ("rules/movement/plans.py", "key"): ("another-way",),
        ("actions/action.py", "key"): (
            *("move", "sprint", "take-off", "land", "quick-move", "quick-take-off", "quick-land"),
            *("surge", *names_answering(RUSHES), *names_answering(LEAPS)),
            *("levitate", *revivers()),
            *("mounted-charge", "mounted-shot", "trample", "overwhelm", "overwhelm-sprint", "trample-overwhelm"),
        ),
        ("rules/turns/actions.py", "lacking"): tuple({action.lacking for action in every_way()}),
        ("actions/saddles.py", "key"): tuple(revivers_in_saddle()),
        ("actions/rides.py", "self.talent"): ("mounted-charge", "mounted-shot"),
        ("steps/combat/close_combat.py", "name"): ("captures", "finishes", "strikes"),
        ("rules/combat/close_combat.py", "ability.name"): tuple(names_answering(STRIKES_ALL)),
        ("steps/movement/arrival.py", "ability.name"): (*names_answering(ARRIVES), *names_answering(MEETS)),
        ("steps/movement/assaults.py", "kind"): ("surge", *names_answering(LEAPS)),
        ("actions/powers.py", "key"): tuple(aimed()),
        ("rules/movement/flight.py", "ability.never_sprints"): ("flies-instead", "cannot-sprint"),
        ("rules/turns/actions.py", "ability.never_shoots"): ("berserk",),
        ("actions/formations.py", "key"): ("volley", "precise-volley", *volleys()),
    },
    "summoners": {
        ("steps/melee.py", "reacts-"): ("reacts-counterstrike", "reacts-parry", "reacts-passive"),
        ("steps/shots.py", "reacts-"): (
            "reacts-return-shot", "reacts-cover-walk", "reacts-cover-run", "reacts-charge", "reacts-passive",
        ),
        ("steps/melee.py", "key"): ("melee",),
        ("rules/spells.py", "key"): ("cast", "act"),
        ("rules/moves.py", "key"): (*MOVES, "cover-walk", "cover-run"),
        ("rules/special_rules.py", "borne.rule.because"): tuple(
            [rule.because for rule in special_rules().values() if rule.forbids]
        ),
    },
}  # fmt: skip

READ_IN_PLAY = {
    "mageknight": {"damaged": Damaged},
    "summoners": {"wounded": Wounded},
}  # facts of events that rules look up
MORE_THAN = {"mageknight": 10, "summoners": 15}  # of each section

pytestmark = pytest.mark.parametrize("game", PUT_TOGETHER)


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


def keys_of(game: str, file: str, node: ast.expr, constants: dict[str, str]) -> tuple[str, ...]:
    if isinstance(node, ast.Constant):
        return (str(node.value),)
    if isinstance(node, ast.IfExp):
        return (*keys_of(game, file, node.body, constants), *keys_of(game, file, node.orelse, constants))
    if isinstance(node, ast.Name) and node.id in constants:
        return (constants[node.id],)
    begins = node.values[0] if isinstance(node, ast.JoinedStr) else node
    return PUT_TOGETHER[game][file, begins.value if isinstance(begins, ast.Constant) else ast.unparse(node)]


def facts_in(name: str, call: ast.Call) -> int | None:
    if name not in ("Event", "refuse"):
        return None
    if len(call.args) < 3:
        return 0
    facts = call.args[2]
    is_plain = isinstance(facts, ast.Tuple) and not [part for part in facts.elts if isinstance(part, ast.Starred)]
    return len(facts.elts) if is_plain and isinstance(facts, ast.Tuple) else None


@cache
def said_in(game: str) -> list[Said]:
    folder = FOLDER / game
    trees = {str(path.relative_to(folder)): ast.parse(path.read_text("utf-8")) for path in folder.rglob("*.py")}
    constants = constants_in(list(trees.values()))
    found: list[Said] = []
    for file, tree in sorted(trees.items()):
        for node in ast.walk(tree) if not file.startswith("content/") else ():  # packs are read before anything is said
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            if isinstance(node.func, ast.Attribute) and ast.unparse(node.func) == "verdict.refuse":
                name = "refuse"
            if name in SECTIONS:
                place, section, facts = f"{file}:{node.lineno}", SECTIONS[name], facts_in(name, node)
                keys = keys_of(game, file, node.args[KEYS_AT[name]], constants)
                found += [Said(place, section, key, facts) for key in keys]
    return found


def test_the_sources_are_read(game: str) -> None:
    """Something of each section, so that the tests below are about something."""
    sections = [said.section for said in said_in(game)]

    assert min([sections.count(section) for section in SECTIONS.values()]) > MORE_THAN[game]


def test_everything_that_is_said_has_words(game: str) -> None:
    book = phrasebook_of(game)

    assert [said for said in said_in(game) if book.entry(said.section, said.key) is None] == []


def test_no_sentence_needs_other_facts_than_it_gets(game: str) -> None:
    wrong: list[Said] = []
    for said in said_in(game):
        entry = phrasebook_of(game).entry(said.section, said.key)
        is_counted = said.facts is not None and entry is not None and not is_open(entry)
        if is_counted and entry is not None and len(entry.facts) != said.facts:
            wrong.append(said)

    assert wrong == []


def test_facts_that_are_read_in_play_have_the_names_of_the_words(game: str) -> None:
    for event, facts in READ_IN_PLAY[game].items():
        assert tuple([fact.name for fact in phrasebook_of(game).event(event).facts]) == facts._fields


def is_open(entry: Entry) -> bool:
    return bool(entry.facts) and entry.facts[-1].is_rest


def test_nothing_has_words_that_nobody_says(game: str) -> None:
    kernel = phrasebook_of("skirmish").entries.keys()
    own_words = [(section, key) for section, key in phrasebook_of(game).entries if section in SECTIONS.values()]
    said = {(each.section, each.key) for each in said_in(game)}

    assert [words for words in own_words if words not in said and words not in kernel] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_options_name_what_they_are_about(game: str, lang: str) -> None:
    without = [
        key
        for (section, key), entry in phrasebook_of(game).entries.items()
        if section in ("question", "option") and ("{subject" in entry.words.spoken(lang)) and not entry.subject
    ]

    assert without == []
