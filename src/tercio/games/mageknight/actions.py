"""MK-TURN-15 to MK-TURN-21  What the active player can do with his warriors: the offers, why not, and doing it."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities import CHARGE, SWEEP, has, rule_of
from tercio.games.mageknight.dials import BOOT, BOW, HORSESHOE, SWORD, WINGS
from tercio.games.mageknight.ground import enemies_touching, move_type
from tercio.games.mageknight.rules.acting import CLOSE, MOVE, RANGED, judge_actor, may_act
from tercio.games.mageknight.rules.moving import CORNERS
from tercio.games.mageknight.rules.targeting import close_targets, judge_capture, shot_targets
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.steps.fighting import begin_close, begin_surge, judge_strike, judge_surge
from tercio.games.mageknight.steps.moving import begin_move, judge_move
from tercio.games.mageknight.steps.shooting import begin_shot, judge_shots
from tercio.kernel import Answer, Match, Option, Seat, Verdict

MOVES: Final = ("move", "sprint", "take-off", "land")
STRIKES: Final = ("close", "capture", "finish", "sweep")
SURGES: Final = ("surge", "charge")
SHOTS: Final = ("ranged", "precise")
KIND_OF: Final = {
    **dict.fromkeys(MOVES, MOVE),
    **dict.fromkeys(STRIKES, CLOSE),
    **dict.fromkeys(SURGES, CLOSE),
    **dict.fromkeys(SHOTS, RANGED),
}


def actions_of(state: MageKnight, seat: Seat) -> tuple[Option, ...]:
    """Everything that the player can do with one of his actions."""
    options: list[Option] = []
    if state.players[seat].actions < 1:
        return ()
    for warrior in state.own(seat):
        if warrior.has_acted or warrior.tokens >= 2:
            continue
        if may_act(state, warrior, MOVE):
            options.extend(move_options(state, warrior))
        if may_act(state, warrior, CLOSE):
            options.extend(close_options(state, warrior))
        if may_act(state, warrior, RANGED):
            options.extend(shot_options(state, warrior))
    return tuple(options)


def walking(key: str, rule: str, warrior: Warrior) -> Option:
    """A way and a facing at its end."""
    return Option(key, rule, warrior.id, corners=CORNERS, numbers=1, low=0, high=359)


def move_options(state: MageKnight, warrior: Warrior) -> list[Option]:
    options = [walking("move", "MK-MOVE-02", warrior)]
    kind = move_type(state, warrior)
    if kind in (BOOT, HORSESHOE) and not enemies_touching(state, warrior):
        options.append(walking("sprint", "MK-SPRINT-01", warrior))
    if kind == WINGS:
        options.append(walking("land" if warrior.is_soaring else "take-off", "MK-FLY-05", warrior))
    return options


def close_options(state: MageKnight, warrior: Warrior) -> list[Option]:
    targets = close_targets(state, warrior)
    options: list[Option] = []
    if state.captive_of(warrior.id) is not None:
        if targets:
            options.append(Option("finish", "MK-CAPTURE-22", warrior.id, (targets[0].id,), 1, 1))
        return options
    if targets:
        numbers = tuple([target.id for target in targets])
        options.append(Option("close", "MK-MELEE-02", warrior.id, numbers, 1, 1))
        if has(warrior, SWEEP) and len(numbers) > 1:
            options.append(Option("sweep", rule_of(SWEEP), warrior.id, numbers, 2, len(numbers)))
        captives = tuple([target.id for target in targets if may_capture(warrior, target)])
        if captives:
            options.append(Option("capture", "MK-CAPTURE-02", warrior.id, captives, 1, 1))
    if not enemies_touching(state, warrior):
        if has(warrior, CHARGE):
            options.append(walking("charge", rule_of(CHARGE), warrior))
        elif warrior.figure.has_type(SWORD):
            options.append(walking("surge", "MK-CHARGE-01", warrior))
    return options


def may_capture(warrior: Warrior, target: Warrior) -> bool:
    verdict = Verdict()
    judge_capture(warrior, target, verdict)
    return bool(verdict)


def shot_options(state: MageKnight, warrior: Warrior) -> list[Option]:
    options: list[Option] = []
    targets = tuple([target.id for target in shot_targets(state, warrior)])
    if targets:
        most = min(len(targets), max(1, warrior.figure.arrows))
        options.append(Option("ranged", "MK-RANGED-02", warrior.id, targets, 1, most))
    if warrior.figure.has_type(BOW):
        shielded = [t.id for t in shot_targets(state, warrior, is_precise=True) if t.id not in targets]
        if shielded:
            options.append(Option("precise", "MK-BOW-04", warrior.id, tuple(shielded), 1, 1))
    return options


# -- why not ------------------------------------------------------------------------------------------------


def judge_action(state: MageKnight, seat: Seat, answer: Answer, verdict: Verdict) -> None:
    warrior = state.find(answer.subject)
    if warrior is None or answer.key not in KIND_OF:
        return
    judge_actor(state, seat, warrior, KIND_OF[answer.key], verdict)
    if answer.key in MOVES:
        judge_move(state, warrior, answer, verdict)
    elif answer.key in STRIKES:
        judge_strike(state, warrior, answer, verdict)
    elif answer.key in SURGES:
        judge_surge(state, warrior, answer, verdict)
    else:
        judge_shots(state, warrior, answer, verdict)


# -- doing it --------------------------------------------------------------------------------------------------


def perform(m: Match, answer: Answer) -> None:
    warrior = mageknight(m).warriors[answer.subject]
    if answer.key in MOVES:
        begin_move(m, warrior, answer)
    elif answer.key in STRIKES:
        begin_close(m, warrior, answer)
    elif answer.key in SURGES:
        begin_surge(m, warrior, answer)
    else:
        begin_shot(m, warrior, answer)
