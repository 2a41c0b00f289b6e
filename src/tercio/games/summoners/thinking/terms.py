"""A position in named terms, as a seat sees it: what a network weighs. All are about as large as 1."""

from __future__ import annotations

from typing import Final

from tercio.games.leads import lead_worth
from tercio.games.summoners.field.ground import gap_between
from tercio.games.summoners.printed.profiles import INCH
from tercio.games.summoners.printed.scenarios import SCENARIOS
from tercio.games.summoners.rules.scoring import scenario_of
from tercio.games.summoners.state import Player, Summoners, Unit, summoners
from tercio.games.summoners.steps.activation import ACT, Activation
from tercio.games.summoners.thinking.evaluation_threats import blows_of
from tercio.games.summoners.thinking.weights import LONGEST, VICTORY
from tercio.games.summoners.turns.rounds import Turn
from tercio.kernel import Match, Seat

PARTS: Final = ("markers", "harm", "points-and-gems", "bodies")  # of the plain evaluation
PLACES: Final = tuple(SCENARIOS)
SIDE: Final = (
    "points", "gems", "cards", "sources", "mana",
    "creatures", "levels", "free-levels", "life", "wounded", "yet-to-act", "yet-to-act-levels", "points-to-act",
    "fire", "ice", "loss", "melee", "ranged", "toughness", "speed", "concentrated", "near-foes", "from-master",
    "from-middle", "there", "master-life", "master-lost", "master-yet-to-act", "master-nearest", "master-from-middle",
)  # fmt: skip
TERMS: Final = (
    "lead", *PARTS, "left", "last", "acting", "has-points",
    *[f"own-{name}" for name in SIDE], *[f"other-{name}" for name in SIDE],
    *[f"in-{name}" for name in PLACES],
)  # fmt: skip
FAR: Final = 24 * INCH
NEAR: Final = 6 * INCH


def terms_of(m: Match, seat: Seat, parts: list[int]) -> list[float]:
    """For two seats. `parts` are what the plain evaluation is made of."""
    state = summoners(m)
    left = min(LONGEST, max(1, state.last_round - state.round + 1))
    step = m.stack[-1]
    acting = 0.0
    if isinstance(step, Activation) and step.stage == ACT:
        unit = state.find(step.unit)
        if unit is not None:
            acting = 1.0 if unit.seat == seat else -1.0
    elif isinstance(step, Turn):
        acting = 0.5 if step.seat == seat else -0.5
    found = [lead_worth(sum(parts), VICTORY) / VICTORY, *[part / 1000.0 for part in parts]]
    found.append(left / 6.0)
    found.append(1.0 if left == 1 else 0.0)
    found.append(acting)
    found.append(1.0 if scenario_of(state).has_points else 0.0)
    units = state.here()
    own = [unit for unit in units if unit.seat == seat]
    others = [unit for unit in units if unit.seat != seat]
    add_side(state, state.players[seat], own, others, found)
    add_side(state, state.players[1 - seat], others, own, found)
    found += [1.0 if state.scenario == name else 0.0 for name in PLACES]
    return found


def add_side(state: Summoners, player: Player, units: list[Unit], foes: list[Unit], found: list[float]) -> None:
    creatures = levels = life = wounded = due = due_levels = points = fire = ice = loss = 0
    melee = ranged = tough = speed = focused = near = 0
    far_from_master = far_from_middle = 0
    sources = mana = 0
    half = state.board // 2
    master: Unit | None = None
    for unit in units:
        if unit.profile.level == 0:
            master = unit
    for unit in units:
        profile = unit.profile
        fire += unit.fire
        ice += unit.ice
        loss += unit.loss
        points += unit.ap
        if unit.is_concentrated:
            focused += 1
        if profile.level == 0:
            continue
        creatures += 1
        levels += profile.level
        life += unit.life_left
        if unit.is_severely_wounded:
            wounded += 1
        if not unit.is_activated:
            due += 1
            due_levels += profile.level
        blows = blows_of(profile)
        melee += blows.melee
        ranged += blows.ranged
        tough += profile.reflex + profile.resistance
        speed += profile.walk
        far_from_middle += abs(unit.at[0] - half) + abs(unit.at[1] - half)
        if master is not None:
            far_from_master += gap_between(unit, master)
        for foe in foes:
            if gap_between(unit, foe) <= NEAR:
                near += 1
    for objective in state.objectives:
        if objective.is_source and objective.holder == player.seat:
            sources += 1
            mana += objective.mana
    found.append(player.points / 8.0)
    found.append(player.gems / 12.0)
    found.append(len(player.deck) / 6.0)
    found.append(sources / 3.0)
    found.append(mana / 4.0)
    found.append(creatures / 4.0)
    found.append(levels / 8.0)
    found.append((player.table.levels - levels) / 4.0)
    found.append(life / 24.0)
    found.append(wounded / 3.0)
    found.append(due / 4.0)
    found.append(due_levels / 8.0)
    found.append(points / 8.0)
    found.append(fire / 4.0)
    found.append(ice / 4.0)
    found.append(loss / 3.0)
    found.append(melee / 16.0)
    found.append(ranged / 10.0)
    found.append(tough / 36.0)
    found.append(speed / (20.0 * INCH))
    found.append(focused / 2.0)
    found.append(near / 4.0)
    found.append(far_from_master / (creatures * FAR) if creatures else 0.0)
    found.append(far_from_middle / (creatures * FAR) if creatures else 0.0)
    if master is None:
        found += [0.0] * 6
        return
    nearest = FAR
    for foe in foes:
        nearest = min(nearest, gap_between(foe, master))
    found.append(1.0)
    found.append(master.life_left / 12.0)
    found.append(master.lost / 6.0)
    found.append(0.0 if master.is_activated else 1.0)
    found.append(nearest / FAR)
    found.append((abs(master.at[0] - half) + abs(master.at[1] - half)) / FAR)
