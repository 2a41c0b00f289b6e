"""A cavalry unit rides and strikes, shoots or throws in one action. MKC-TALENT-02 to -04, -12 to -26"""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.abilities.ability import LEAPS, RUSHES, Text, answers_to
from tercio.games.mageknight.abilities.bearers import asked
from tercio.games.mageknight.abilities.registry import abilities, names_answering, rule_of
from tercio.games.mageknight.field.cavalry import mount_of, movement_abilities, unit_of
from tercio.games.mageknight.field.ground import enemies_touching, extent_of
from tercio.games.mageknight.field.ways import Way
from tercio.games.mageknight.rules.movement.assaults import judge_arrival, judge_leap
from tercio.games.mageknight.rules.movement.flight import judge_sprint
from tercio.games.mageknight.rules.movement.formations import quote
from tercio.games.mageknight.rules.movement.moves import allowance, judge_way
from tercio.games.mageknight.state import INCH, MageKnight, Warrior
from tercio.geometry.points import TOUCH, within
from tercio.kernel import NOBODY, Answer, RuleId, Verdict

MOUNTED_CHARGE: Final = "mounted-charge"
MOUNTED_SHOT: Final = "mounted-shot"
OVERWHELM: Final = "overwhelm"
OVERWHELM_SPRINT: Final = "overwhelm-sprint"
TRAMPLE: Final = "trample"
TRAMPLE_OVERWHELM: Final = "trample-overwhelm"
OVERWHELMING: Final = (OVERWHELM, OVERWHELM_SPRINT, TRAMPLE_OVERWHELM)
TRAMPLING: Final = (TRAMPLE, TRAMPLE_OVERWHELM)

# MKC-TALENT-02, MKC-TALENT-04  The talent, and what an ability says that goes with it in one and the same action.
TOGETHER: Final = {MOUNTED_CHARGE: RUSHES, MOUNTED_SHOT: LEAPS}
RULES: Final[dict[str, RuleId]] = {MOUNTED_CHARGE: "MKC-TALENT-19", MOUNTED_SHOT: "MKC-TALENT-13"}
ALONE: Final[dict[str, RuleId]] = {
    MOUNTED_CHARGE: "MKC-TALENT-18",
    MOUNTED_SHOT: "MKC-TALENT-12",
    **dict.fromkeys(OVERWHELMING, "MKC-TALENT-22"),
}


def is_unit(state: MageKnight, mount: int, rider: int) -> bool:
    """Both are still there, and one unit. A84"""
    found = state.find(mount)
    return found is not None and found.partner == rider


def judge_apart(state: MageKnight, warrior: Warrior, key: str, verdict: Verdict) -> None:
    """Only a cavalry unit that touches no enemy does this. MKC-TALENT-12, MKC-TALENT-18, MKC-TALENT-22, A4"""
    if warrior.partner == NOBODY:
        verdict.refuse("MKC-TALENT-01", "no-cavalry", (warrior.id,))
    enemies = enemies_touching(state, warrior)
    if enemies:
        verdict.refuse(ALONE[key], "enemy-in-contact", (warrior.id, enemies[0].id))


def judge_half(half: Warrior, mount: int, rule: RuleId, verdict: Verdict) -> None:
    """The attack at the end of a ride is made by one half of the unit that rode. MKC-TALENT-13, MKC-TALENT-19"""
    if mount not in (half.id, half.partner):
        verdict.refuse(rule, "about-another", (mount,))


def judge_mounted_charge(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """The unit rides, whichever half is given the action. MKC-TALENT-18 to MKC-TALENT-21"""
    judge_apart(state, warrior, answer.key, verdict)
    judge_ride(state, mount_of(state, warrior), answer, verdict)


def judge_mounted_shot(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """The unit rides, and the rider's dial shoots. MKC-TALENT-12 to MKC-TALENT-15"""
    judge_mounted_charge(state, warrior, answer, verdict)
    if warrior.partner != NOBODY and not warrior.is_rider:
        verdict.refuse("MKC-TALENT-14", "its-rider-shoots", (warrior.id, warrior.partner))


def judge_part(mount: int, key: str, done: tuple[str, ...], left: tuple[str, ...], verdict: Verdict) -> None:
    """Talent and ability come once each, and no other with them. MKC-TALENT-04"""
    if key in done:
        verdict.refuse("MKC-TALENT-04", "part-is-done", (mount,))
    elif is_part_of_ride(key) and key not in left:
        verdict.refuse("MKC-TALENT-04", "no-such-part", (mount,))


def judge_second_part(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """That the unit touches nobody was asked when the action was given. MKC-TALENT-04, A13"""
    if answer.key in RULES:
        judge_ride(state, mount_of(state, warrior), answer, verdict)
    elif talent_of(answer.key) == MOUNTED_CHARGE:
        way = Way(warrior, answer.path, facing=answer.numbers[0])
        judge_way(state, way, verdict)
        judge_arrival(state, way.end, rule_of(answer.key), verdict)
    else:
        judge_leap(state, warrior, answer, verdict)


def judge_ride(state: MageKnight, mount: Warrior, answer: Answer, verdict: Verdict) -> None:
    """The mount moves and keeps its level. MKC-TALENT-13, MKC-TALENT-14, MKC-TALENT-19, MKC-TALENT-20, A5"""
    if answer.path:
        facing = answer.numbers[0] if answer.numbers else mount.facing
        judge_way(state, Way(mount, answer.path, facing=facing), verdict)


# -- overwhelming ----------------------------------------------------------------------------------------


def judge_overwhelming(state: MageKnight, mount: Warrior, answer: Answer, verdict: Verdict) -> None:
    """The way leads to one unit, without any ability. MKC-TALENT-22 to MKC-TALENT-24, A7, A83"""
    judge_apart(state, mount, answer.key, verdict)
    if answer.key == OVERWHELM_SPRINT:
        judge_sprint(state, mount, verdict)
    if not answer.path or mount.partner == NOBODY:
        return
    facing = answer.numbers[0] if answer.numbers else mount.facing
    plain = without_abilities(state, mount)
    own, full = Verdict(), Verdict()
    is_sprint, tramples = answer.key == OVERWHELM_SPRINT, answer.key in TRAMPLING
    way = Way(plain.warriors[mount.id], answer.path, is_sprint, facing=facing, tramples=tramples)
    judge_way(plain, way, own)
    judge_way(state, Way(mount, answer.path, is_sprint, facing=facing, tramples=tramples), full)
    if full and not own:
        verdict.refuse("MKC-TALENT-23", "without-abilities", (mount.id,))
    for refusal in own.refusals:
        quote(refusal, verdict)
    units = units_touched(plain, way.end)
    if len(units) != 1:
        verdict.refuse("MKC-TALENT-24", "not-one-cavalry-unit", (mount.id, len(units)))


def without_abilities(state: MageKnight, mount: Warrior) -> MageKnight:
    """On this field the unit uses none of its movement abilities. MKC-TALENT-23"""
    halves = [half for half in unit_of(state, mount) if movement_abilities(half)]
    for half in halves:
        bare = state.warriors[half.id]
        for ability in movement_abilities(bare):
            bare = bare.without(ability)
        state = state.imagined(bare)
    return state


def units_touched(state: MageKnight, warrior: Warrior) -> list[Warrior]:
    """The mounts of the enemy's cavalry units in contact with it."""
    return [enemy for enemy in enemies_touching(state, warrior) if enemy.partner != NOBODY and not enemy.is_rider]


def is_cavalry_near(state: MageKnight, mount: Warrior) -> bool:
    """An enemy unit as near as it could ride, as the crow flies, with a sprint as well."""
    far = 2 * allowance(state, Way(mount, ())).total * INCH + extent_of(mount) + TOUCH
    units = [other for other in state.here() if other.partner != NOBODY and state.are_enemies(mount, other)]
    return any([within(mount.at, other.at, far + extent_of(other)) for other in units])


def is_part_of_ride(key: str) -> bool:
    """One of the two talents that ride and attack, or an ability that goes with one. MKC-TALENT-04"""
    return key in TOGETHER or any([key in names_answering(question) for question in TOGETHER.values()])


def talent_of(key: str) -> str:
    """The talent itself, or the one with which this ability goes. MKC-TALENT-04"""
    if key in TOGETHER:
        return key
    return next(talent for talent, question in TOGETHER.items() if answers_to(type(abilities()[key]), question))


def charging(state: MageKnight, mount: Warrior, talent: str) -> list[tuple[Warrior, Text]]:
    """The halves that have an ability to go with it, and which; for shots the rider alone. MKC-TALENT-02, -15"""
    halves = [half for half in unit_of(state, mount) if talent == MOUNTED_CHARGE or half.is_rider]
    return [(half, ability) for half in halves for ability in asked(half, TOGETHER[talent])]


def judge_trample(state: MageKnight, warrior: Warrior, answer: Answer, verdict: Verdict) -> None:
    """It rides over bases, into another unit, or both. MKC-TALENT-22 to MKC-TALENT-35, A83"""
    if answer.key in OVERWHELMING:
        judge_overwhelming(state, warrior, answer, verdict)
        return
    if warrior.partner == NOBODY:
        verdict.refuse("MKC-TALENT-01", "no-cavalry", (warrior.id,))
    if answer.path:
        facing = answer.numbers[0] if answer.numbers else warrior.facing
        judge_way(state, Way(warrior, answer.path, facing=facing, tramples=True), verdict)
