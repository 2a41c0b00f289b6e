"""The numbers that bear on a question, each with its receipts."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import LEAPS, RUSHES
from tercio.games.mageknight.abilities.registry import names_answering
from tercio.games.mageknight.rules.movement.moves import CORNERS, allowance
from tercio.games.mageknight.rules.movement.plans import is_break_away
from tercio.games.mageknight.rules.movement.ways import way_in
from tercio.games.mageknight.state import Warrior, mageknight
from tercio.games.mageknight.steps.movement.formations import MoveFormation
from tercio.games.mageknight.words.odds import CAPTURES, attacks, preview_of, targets_of
from tercio.games.remarks import Sheet
from tercio.kernel import NOBODY, Decision, Option, Tally, View
from tercio.kernel.tally import pared

TALLIED: Final = ("move", "sprint", "surge", "take-off", "land", "quick-move", "plan")


def assaults() -> frozenset[str]:
    """A move with an attack at its end, by an ability."""
    return names_answering(RUSHES) | names_answering(LEAPS)


def sheets(view: View, decision: Decision) -> list[Sheet]:
    """How far each move goes, and what each attack that has only one target, or was chosen, is made of."""
    found: list[Sheet] = []
    for option in decision.options:
        found += sheets_of(view, option, is_chosen=len(decision.options) == 1)
    return [sheet._replace(tally=pared(sheet.tally)) for sheet in found]


def sheets_of(view: View, option: Option, is_chosen: bool) -> list[Sheet]:
    state = mageknight(view.ghost)
    warrior = state.find(option.subject)
    if warrior is None:
        return []
    has_way = option.corners == CORNERS or is_break_away(option)
    if has_way and (option.key in TALLIED or option.key in assaults()):
        return [Sheet(option.key, paced(view, warrior, option), warrior.id)]
    targets = targets_of(state, option) if option.key in attacks() else []
    if len(targets) > 1 and not is_chosen:
        return []
    return [
        sheet
        for target in targets
        for sheet in preview_of(state, option.key, warrior, target).sheets(warrior.id, target.id)
        if sheet.key != "damage" or option.key not in CAPTURES
    ]


def paced(view: View, warrior: Warrior, option: Option) -> Tally:
    """In a formation nobody goes farther than the slowest, and its lines are told under its name. MK-FORMATION-15"""
    state, step = mageknight(view.ghost), view.ghost.find(MoveFormation)
    tally = allowance(state, way_in(warrior, option.key, (warrior.at,)))
    if option.key == "plan" and step is not None:
        pace = step.pace(state)
        tally.receipts = [
            each._replace(source=pace.slowest) if each.source == NOBODY else each for each in pace.receipts
        ]
    return tally
