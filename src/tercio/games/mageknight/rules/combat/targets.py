"""MK-COMBAT, MK-MELEE, MK-RANGED, MK-MULTI, MK-MOB  Whom may this warrior attack, and with whose support?"""

from __future__ import annotations

from tercio.games.mageknight.abilities.ability import CANNOT_BE_CAPTURED, ON_SHOT, TAKES_NO_CAPTIVES
from tercio.games.mageknight.abilities.bearers import asked, asked_about, defies_magic, is_demoralized, is_forbidden
from tercio.games.mageknight.abilities.effect import POINT_BLANK
from tercio.games.mageknight.abilities.registry import gifts
from tercio.games.mageknight.field.constructed import aim_of
from tercio.games.mageknight.field.fire import LineOfFire, line_of_fire
from tercio.games.mageknight.field.ground import are_touching, enemies_touching, faces, is_in_front, keeper_of, touching
from tercio.games.mageknight.printed.dials import BOW, SWORD, WAND
from tercio.games.mageknight.rules.combat.values import half_range, range_of, reach_of
from tercio.games.mageknight.state import HERE, MageKnight, Warrior
from tercio.geometry.points import centre_distance
from tercio.kernel import NOBODY, Verdict
from tercio.kernel.tally import told

# -- close combat -------------------------------------------------------------------------------------------


def strike_targets(state: MageKnight, attacker: Warrior) -> list[Warrior]:
    """It strikes enemies at its front arc; captives are nobody's enemies. MK-MELEE-03, MK-CAPTURE-12

    Of a cavalry unit the attacker names the rider or the mount (MKC-ATTACK-01, MKC-UNIT-23).
    """
    return [enemy for enemy in enemies_touching(state, attacker) if is_in_front(attacker, enemy.at)]


def judge_enemy(state: MageKnight, attacker: Warrior, target: Warrior, verdict: Verdict) -> None:
    """Neither a friend nor itself is the target of an attack that does damage. MK-COMBAT-16, MK-COMBAT-17"""
    if target.id == attacker.id:
        verdict.refuse("MK-COMBAT-17", "itself", (target.id,))
    elif not state.are_enemies(attacker, target):
        verdict.refuse("MK-COMBAT-16", "not-an-enemy", (target.id,))


def judge_struck(state: MageKnight, attacker: Warrior, target: Warrior, verdict: Verdict) -> None:
    """It strikes an enemy at its front arc, on the same level, or its own captive. MK-MELEE-03, MK-FLY-16

    In the air there are blows as on the ground (MK-FLY-17).
    """
    if target.guard != NOBODY and target.guard != attacker.id:
        verdict.refuse("MK-CAPTURE-12", "captive", (target.id,))
    elif target.guard == NOBODY:
        judge_enemy(state, attacker, target, verdict)
    if attacker.is_soaring != target.is_soaring:
        verdict.refuse("MK-FLY-16", "other-level", (target.id,))
    elif not are_touching(state, attacker, target):
        verdict.refuse("MK-MELEE-03", "not-in-contact", (target.id,))
        keeper = keeper_of(state, attacker, target)
        if keeper is not None:
            verdict.refuse("MK-CONSTRUCTED-24", "kept-apart", (target.id, keeper.id))
    elif not is_in_front(attacker, target.at):
        verdict.refuse("MK-MELEE-03", "not-in-front", (target.id,))


def supporters_of(state: MageKnight, attacker: Warrior, target: Warrior) -> list[Warrior]:
    """A cavalry unit is one supporter, and none of its own half. MK-MOB-04 to MK-MOB-06, MK-CAPTURE-25, a66, A82

    A token keeps a warrior from supporting, not from leading (MK-MOB-08); supporting costs nothing and may be repeated
    (MK-MOB-09).
    """
    if target.guard != NOBODY:
        return []
    found = [
        w
        for w in state.warriors
        if w.gone == HERE
        and w.id not in (attacker.id, attacker.partner)
        and state.are_friends(attacker, w)
        and w.tokens == 0
        and w.figure.has_type(SWORD)
        and not is_demoralized(w)
        and state.captive_of(w.id) is None
        and faces(state, w, target)
    ]
    if found:
        found = [w for w in found if not is_confused(state, w)]
    numbers = [w.id for w in found]
    return [w for w in found if not (w.is_rider and w.partner in numbers)]


def is_confused(state: MageKnight, warrior: Warrior) -> bool:
    """Somebody whose gift confuses is too near, whoever's it is. MKF-CONFUSION-02, MKC-UNIT-13, A92"""
    for other in state.warriors:
        gift = gifts().get(other.figure.subfaction)
        if gift is None or not gift.confuses or other.gone != HERE:
            continue
        is_able = other.partner == NOBODY and other.guard == NOBODY
        if is_able and centre_distance(other.at, warrior.at) <= gift.confuses:
            return True
    return False


def judge_capture(attacker: Warrior, target: Warrior, verdict: Verdict) -> None:
    """Some take no captives, and some cannot be taken. MK-CAPTURE-01"""
    if not attacker.figure.has_type(SWORD):
        verdict.refuse("MK-CAPTURE-01", "no-sword", (attacker.id,))
    if attacker.partner != NOBODY:
        verdict.refuse("MKC-UNIT-09", "takes-no-captives", (attacker.id,))
    elif attacker.figure.mount:
        verdict.refuse("MKC-MOUNT-05", "takes-no-captives", (attacker.id,))
    if target.partner != NOBODY:
        verdict.refuse("MKC-UNIT-08", "cannot-be-captured", (target.id,))
    for ability in asked(attacker, TAKES_NO_CAPTIVES):
        verdict.refuse(ability.id, "takes-no-captives", (attacker.id,))
    for ability in asked(target, CANNOT_BE_CAPTURED):
        verdict.refuse(ability.id, "cannot-be-captured", (target.id,))


def may_capture(attacker: Warrior, target: Warrior) -> bool:
    """What `judge_capture` would say, without the reasons."""
    if attacker.partner != NOBODY or target.partner != NOBODY or attacker.figure.mount:
        return False
    if not attacker.figure.has_type(SWORD) or asked(attacker, TAKES_NO_CAPTIVES):
        return False
    return not asked(target, CANNOT_BE_CAPTURED)


# -- ranged combat --------------------------------------------------------------------------------------------


def shot_type(attacker: Warrior) -> str:
    for kind in (BOW, WAND):
        if attacker.figure.has_type(kind):
            return kind
    return ""


def judge_shot(
    state: MageKnight,
    attacker: Warrior,
    target: Warrior,
    is_precise: bool,
    verdict: Verdict,
    line: LineOfFire | None = None,
    using: str = "",
) -> None:
    """It aims at an enemy along a free line. `using`: an ability. MK-RANGED-05 to -08, MK-RANGED-12, MK-COMBAT-11"""
    if target.guard != NOBODY:
        verdict.refuse("MK-CAPTURE-12", "captive", (target.id,))
    else:
        judge_enemy(state, attacker, target, verdict)
    judge_line(state, attacker, target, verdict, line or line_of_fire(state, attacker, target, using))
    if shot_type(attacker) == WAND and defies_magic(target, attacker):
        verdict.refuse("MK-COMBAT-11", "immune-to-wands", (target.id,))
    for text in asked_about(state, target, ON_SHOT):
        text.on_shot(state, attacker, target, verdict)
    friend = NOBODY if is_precise or target.guard != NOBODY else friend_at(state, attacker, target)
    if friend != NOBODY:
        verdict.refuse("MK-RANGED-12", "friend-in-contact", (target.id, friend))


def judge_line(
    state: MageKnight, attacker: Warrior, target: Warrior, verdict: Verdict, line: LineOfFire | None = None
) -> None:
    line = line or line_of_fire(state, attacker, target)
    if not is_in_front(attacker, aim_of(state, attacker, target)):
        verdict.refuse("MK-RANGED-05", "not-in-front", (target.id,))
    reach = reach_of(state, attacker)
    if line.length > reach:
        verdict.refuse(
            "MK-RANGED-06", "out-of-range", (target.id, line.length, reach), receipts=told(range_of(state, attacker))
        )
    if not line.is_clear:
        verdict.refuse(line.rule or "MK-RANGED-07", "line-blocked", (target.id, line.blocker))


def friend_at(state: MageKnight, attacker: Warrior, target: Warrior) -> int:
    """A friend of the shooter touches the target. MK-RANGED-12"""
    for other in touching(state, target):
        if other.id != attacker.id and state.are_friends(attacker, other):
            return other.id
    return NOBODY


def enemies_in_reach(state: MageKnight, attacker: Warrior) -> list[Warrior]:
    """These are near enough and in front; nobody has looked along the line of fire yet. MK-RANGED-05, MK-RANGED-06"""
    is_real = state.warriors[attacker.id] is attacker
    if is_real and attacker.id in state.known.aims:
        known = state.known.aims[attacker.id]
        return [state.warriors[number] for number in known] if known else []
    reach = reach_of(state, attacker)
    found: list[Warrior] = []
    x, y = attacker.at
    has_works = bool(state.land().works)
    for other in state.warriors:
        if other.seat == attacker.seat or other.gone != HERE:
            continue
        if not has_works and (abs(other.at[0] - x) > reach or abs(other.at[1] - y) > reach):
            continue
        if state.are_enemies(attacker, other):
            aim = aim_of(state, attacker, other) if has_works else other.at
            if centre_distance(attacker.at, aim) <= reach and is_in_front(attacker, aim):
                found.append(other)
    if is_real:
        state.known.aims[attacker.id] = tuple([other.id for other in found])
    return found


def shot_targets(state: MageKnight, attacker: Warrior, is_precise: bool = False) -> list[Warrior]:
    found: list[Warrior] = []
    for other in enemies_in_reach(state, attacker):
        verdict = Verdict()
        judge_shot(state, attacker, other, is_precise, verdict)
        if verdict:
            found.append(other)
    return found


def is_point_blank(state: MageKnight, attacker: Warrior, targets: list[Warrior]) -> bool:
    """All targets are within half its range. MK-BOW-01, MK-BOW-03"""
    if not has_point_blank(state, attacker):
        return False
    near = half_range(state, attacker)
    return all([line_of_fire(state, attacker, target).length <= near for target in targets])


def has_point_blank(state: MageKnight, attacker: Warrior) -> bool:
    """An archer has it, unless a domain forbids it. MK-BOW-01, MK-DOMAIN-09"""
    return attacker.figure.has_type(BOW) and not is_forbidden(state, POINT_BLANK)
