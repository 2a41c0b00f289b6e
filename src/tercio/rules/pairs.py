"""The matrix of pairs says which test plays which exemption in which procedure; a run of the tests is the witness.

A file for each game, in the folder `pairs`, names three things. A procedure is known by the steps, answers, events and
rules of which it is made: `Strike.kind=ranged` is a `Strike` whose `kind` is `ranged`. An exemption is a rule, or what
a rule says with one reason (`WL-GOLDEN-01:may-not-move`), with its kind and the procedures that it meets. Where no
exemption of a kind meets a procedure, a sentence says why it never does.

A pair is played by a test in which an event, a receipt, a refusal or a lift cites the exemption while the procedure is
under way or is tried. Some exemptions are silent: nothing is said when a cost is not due. Such a pair is played by a
test that bears the mark of the rule, never cites it, and goes through the procedure.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from tercio.content.wording import Phrase
from tercio.rules.index import PRINTED_GAMES

KINDS: Final = (
    "ban",
    "protection",
    "waiver",
    "immunity",
    "doubling",
    "halving",
    "minimum",
    "maximum",
    "once",
    "until",
)

# A rule with one of these words is an exemption, or stands among those that only sound like one.
SOUNDS_EXEMPT: Final = re.compile(
    r"\b(cannot|(?:may|must) not|not allowed|never|nobody|only|ignor\w*|immun\w*|unaffected|not affect\w*|no effect"
    r"|not (?:apply|count)|no longer|no (?:\w+ ){0,3}(?:may|can)|except\w*|exempt\w*|without|instead|need not"
    r"|even (?:if|when)|regardless|whatever|unless|twice|doubl\w*|half (?:its|the range)|halv\w*|at (?:most|least)"
    r"|(?:more|fewer) than|minimum|maximum|up to|(?<!at )once|until|as long as|lapse\w*"
    r"|prevent\w*|cancel\w*|protect\w*)\b",
    re.I,
)


SIGNS: Final = ("steps", "keys", "events", "rules")


class Procedure(NamedTuple):
    """Something that is done in a game, and how a run of the tests recognizes it."""

    word: str
    name: Phrase
    steps: tuple[str, ...]
    keys: tuple[str, ...]
    events: tuple[str, ...]
    rules: tuple[str, ...]


class Exemption(NamedTuple):
    """A rule that forbids, protects, waives, doubles or limits something, and where it may do so."""

    id: str
    kind: str
    meets: tuple[str, ...]

    @property
    def rule(self) -> str:
        return self.id.partition(":")[0]


class Never(NamedTuple):
    """These kinds of exemption never meet these procedures, and why."""

    kinds: tuple[str, ...]
    procedures: tuple[str, ...]
    why: Phrase


class Matrix(NamedTuple):
    """Every kind of exemption and every procedure of a game."""

    game: str
    procedures: tuple[Procedure, ...]
    exemptions: tuple[Exemption, ...]
    never: tuple[Never, ...]
    plain: tuple[str, ...]  # rules that only sound like an exemption


class Cell(NamedTuple):
    """A kind of exemption meets a procedure: by which exemptions, and which tests play each of them."""

    kind: str
    procedure: str
    played: dict[str, list[str]]
    why_never: Phrase | None

    @property
    def tests(self) -> list[str]:
        return sorted({test for tests in self.played.values() for test in tests})

    @property
    def missing(self) -> list[str]:
        return [exemption for exemption, tests in self.played.items() if not tests]


@cache
def matrix_of(game: str) -> Matrix:
    """The pairs of a printed game, as its file says them."""
    text = files("tercio.rules").joinpath("pairs", f"{game}.toml").read_text(encoding="utf-8")
    data: dict[str, Any] = tomllib.loads(text)
    procedures = [
        Procedure(word, Phrase(**entry["name"]), *[tuple(entry.get(sign, ())) for sign in SIGNS])
        for word, entry in data["procedure"].items()
    ]
    exemptions = [
        Exemption(exemption, kind, tuple(meets))
        for kind, entries in data["exemption"].items()
        for exemption, meets in entries.items()
    ]
    never = [
        Never(tuple(entry["kinds"]), tuple(entry["procedures"]), Phrase(entry["en"], entry["de"]))
        for entry in data["never"]
    ]
    return Matrix(game, tuple(procedures), tuple(exemptions), tuple(never), tuple(data["plain"]))


def all_matrices() -> tuple[Matrix, ...]:
    return tuple([matrix_of(game) for game in PRINTED_GAMES])


def cells_of(matrix: Matrix, pairs: Mapping[str, list[str]]) -> list[Cell]:
    """Every kind with every procedure; `pairs` is what the last complete run has shown."""
    cells: list[Cell] = []
    for procedure in matrix.procedures:
        for kind in KINDS:
            met = [e for e in matrix.exemptions if e.kind == kind and procedure.word in e.meets]
            played = {exemption.id: pairs.get(pair(exemption.id, procedure.word), []) for exemption in met}
            whys = [n.why for n in matrix.never if kind in n.kinds and procedure.word in n.procedures]
            cells.append(Cell(kind, procedure.word, played, whys[0] if whys and not met else None))
    return cells


def pair(exemption: str, procedure: str) -> str:
    """How a pair is written down."""
    return f"{exemption} {procedure}"


def pairs_in(shown: Mapping[str, Sequence[str]], marks: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """Which tests play which pair. `shown`: per test, each procedure it went through and each pair it cited."""
    found: dict[str, list[str]] = {}
    for matrix in all_matrices():
        by_rule: dict[str, list[Exemption]] = {}
        for exemption in matrix.exemptions:
            by_rule.setdefault(exemption.id, []).append(exemption)
        for test in sorted(shown):
            said = set(shown[test])
            cited = {line.partition(" ")[2] for line in said}
            for rule_id in {*marks.get(test, ()), *cited} & by_rule.keys():
                for exemption in by_rule[rule_id]:
                    for procedure in exemption.meets:
                        line = f"{matrix.game}/{procedure}"
                        if pair(line, rule_id) in said or (rule_id not in cited and line in said):
                            found.setdefault(pair(rule_id, procedure), []).append(test)
    return dict(sorted(found.items()))
