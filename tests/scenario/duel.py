"""A scenario that goes as written, to be spoilt in tests."""

from __future__ import annotations

from typing import Final

from tercio.content.trouble import BadInput
from tercio.scenario import Report, run_text

DUEL: Final = """\
game = "skirmish"
title = { en = "A duel", de = "Ein Duell" }
rules = ["SK-PARRY-01", "SK-MOVE-03"]
dice = [8, 4, 5, 7, 5, 6]
seed = 7

[[unit]]
id = "knight"
name = { en = "Knight", de = "Ritter" }
walk = 5.5
melee = 3
reflexes = 5
life = 4
radius = 0.5
rules = ["flying"]

[position]
round = 2
turn = 0
stances = ["bold", ""]
hands = ["fortune", "guard"]

[position.units]
golem = { profile = "golem", seat = 0, at = [3, 3] }
"Sir A. Bee" = { profile = "knight", seat = 1, at = [4, 3], wounds = 1 }

[[step]]
seat = 0
answer = { key = "walk", unit = "golem", path = [[7, 3], [7, 4.001]] }
refused_by = ["SK-MOVE-03", "SK-MOVE-01"]
because = "too-far"

[[step]]
seat = 0
answer = { key = "strike", unit = "golem", target = "Sir A. Bee" }

[[step]]
seat = 1
answer = { key = "parry" }

[[step]]
seat = 1
answer = { key = "pass" }

[[step]]
seat = 0
answer = { key = "pass" }

[expect]
round = 2
hands = ["fortune", "guard"]
"hands.1" = "guard"
"units.golem.at" = [3, 3]
"units.golem.at.0" = 3
"units.Sir A. Bee.wounds" = 2
units."Sir A. Bee" = { parried = true, left = false }
absent = ["units.imp"]
events = [
  { name = "struck", attacker = "golem", target = "Sir A. Bee" },
  { name = "rolled", seat = 1, sides = 8, faces = [8, 4, 5] },
  { name = "parried", unit = "Sir A. Bee", cancelled = 2, rule = "SK-PARRY-01" },
  { name = "played", not = true },
  { name = "wounded", unit = 1, wounds = 1 },
]
asks = [{ seat = 1, kind = "act", options = ["rest", "strike", "walk"] }]
over = false

[expect.view.0]
"hands" = ["fortune", "unknown"]
events = [{ name = "hit" }]
"""


def spoilt(*changes: tuple[str, str]) -> str:
    """The duel with something in it replaced; nothing is replaced that is not there."""
    text = DUEL
    for old, new in changes:
        assert old in text, f"{old!r} is not in the duel"
        text = text.replace(old, new, 1)
    return text


def report_of(*changes: tuple[str, str]) -> Report:
    return run_text(spoilt(*changes), "duel.toml")


def trouble_with(*changes: tuple[str, str]) -> BadInput:
    """Why the spoilt file cannot be understood."""
    try:
        report = report_of(*changes)
    except BadInput as trouble:
        return trouble
    raise AssertionError(f"the file is understood: {report.message('en')}")


def line_of(words: str, *changes: tuple[str, str]) -> int:
    """The line on which these words stand."""
    text = spoilt(*changes)
    return text[: text.index(words)].count("\n") + 1
