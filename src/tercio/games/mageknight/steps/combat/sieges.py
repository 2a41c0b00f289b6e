"""Attacks bring constructed terrain down. MK-CONSTRUCTED-12, MK-CONSTRUCTED-29 to MK-CONSTRUCTED-37"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.mageknight.changes import field as field_changes
from tercio.games.mageknight.field.aims import Aim
from tercio.games.mageknight.field.cavalry import unit_of
from tercio.games.mageknight.field.landscape import shape_of
from tercio.games.mageknight.printed.dials import ATTACK, DAMAGE
from tercio.games.mageknight.rules.combat.sieges import sighted, structure_of
from tercio.games.mageknight.rules.combat.targets import has_point_blank
from tercio.games.mageknight.rules.combat.values import attack_bonus, attack_of, damage_of, die_rule, half_range
from tercio.games.mageknight.state import HERE, MageKnight, Piece, Warrior, mageknight
from tercio.games.mageknight.steps.combat.attack_roll import DICE, compared, critical, tell_extremes
from tercio.games.mageknight.steps.turns.fall import fall_together
from tercio.games.mageknight.steps.turns.given import give
from tercio.geometry.shapes import contains
from tercio.kernel import NOBODY, PASS, Answer, Decision, Event, Match, Option, Roll, RuleId, Step
from tercio.kernel.tally import told

BLANK: Final = 0
ROLL: Final = 1
COMPARE: Final = 2
HURT: Final = 3
OVER: Final = 4


def begin_battering(m: Match, warrior: Warrior, answer: Answer) -> None:
    """A close combat action against a piece. MK-CONSTRUCTED-34"""
    attack_piece(m, warrior, answer, is_ranged=False)


def begin_shelling(m: Match, warrior: Warrior, answer: Answer) -> None:
    """A ranged combat action against a piece. MK-CONSTRUCTED-32"""
    attack_piece(m, warrior, answer, is_ranged=True)


def attack_piece(m: Match, warrior: Warrior, answer: Answer, is_ranged: bool) -> None:
    rule = "MK-CONSTRUCTED-32" if is_ranged else "MK-CONSTRUCTED-34"
    give(m, (warrior.id,), rule)
    m.emit(Event("shells" if is_ranged else "batters", rule, (warrior.id, answer.picks[0])))
    m.push(Battering(warrior.id, answer.picks[0], is_ranged))


@dataclass
class Battering(Step):
    """An attack like any other, but without a back to hit, a helper, a captive or an ability in its way. b68"""

    attacker: int
    piece: int
    is_ranged: bool
    point_blank: str = ""
    instead: int = 0  # what replaces the damage value
    stage: int = BLANK
    faces: tuple[int, ...] = ()

    def aim(self, attacker: Warrior) -> Aim:
        return Aim(
            attacker,
            attacker,
            self.is_ranged,
            point_blank=self.point_blank,
            instead=self.instead,
            is_at_terrain=True,
        )

    @property
    def total(self) -> int:
        return sum(self.faces)

    # -- point blank ------------------------------------------------------------------------------

    def ask(self, m: Match) -> tuple[Decision, ...]:
        state = mageknight(m)
        attacker, piece = state.find(self.attacker), state.piece(self.piece)
        if self.stage != BLANK or attacker is None or piece is None or not self.is_near(state, attacker, piece):
            return ()
        options = (
            Option("blank-attack", "MK-BOW-02", attacker.id),
            Option("blank-damage", "MK-BOW-02", attacker.id),
            PASS,
        )
        return (Decision(attacker.seat, "point-blank", "MK-BOW-02", options, attacker.id),)

    def is_near(self, state: MageKnight, attacker: Warrior, piece: Piece) -> bool:
        """A bow is near enough for point blank. MK-BOW-01, MK-BOW-03"""
        if not self.is_ranged or not has_point_blank(state, attacker):
            return False
        return sighted(state, attacker, piece).length <= half_range(state, attacker)

    def take(self, m: Match, answer: Answer) -> None:
        self.stage = ROLL
        self.point_blank = {"blank-attack": ATTACK, "blank-damage": DAMAGE}.get(answer.key, "")

    # -- roll, compare, damage ------------------------------------------------------------------------

    def advance(self, m: Match) -> None:
        state = mageknight(m)
        attacker, piece = state.find(self.attacker), state.piece(self.piece)
        if attacker is None or piece is None or self.stage == OVER:
            m.finish(self)
        elif self.stage in (BLANK, ROLL):
            self.stage = COMPARE
            m.push(Roll(DICE, 6, "MK-COMBAT-13", attacker.seat))
        elif self.stage == COMPARE:
            self.compare(m, attacker, piece)
        else:
            self.hurt(m, attacker, piece)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        if self.stage == COMPARE:
            self.faces = faces
        else:
            self.instead = faces[0]

    def compare(self, m: Match, attacker: Warrior, piece: Piece) -> None:
        """The roll is compared with the piece's defense. MK-CONSTRUCTED-12"""
        state, aim = mageknight(m), self.aim(attacker)
        attack, bonus = attack_of(state, aim), attack_bonus(state, aim)
        value = attack.total + bonus.total
        m.emit(Event("attack-value", "MK-ATTACKSEQ-06", (attacker.id, piece.id, value), receipts=told(attack, bonus)))
        is_hit = compared(m, piece.id, value, piece.defense, self.total)
        self.stage = HURT if is_hit else OVER
        tell_extremes(m, attacker, self.total)

    def hurt(self, m: Match, attacker: Warrior, piece: Piece) -> None:
        """The piece is hurt, a click more by a critical hit. MK-CONSTRUCTED-33, MK-CONSTRUCTED-35, MK-CRIT-05"""
        state, aim = mageknight(m), self.aim(attacker)
        die = die_rule(aim)
        if die and not self.instead:
            m.push(Roll(1, 6, die, attacker.seat))
            return
        self.stage = OVER
        damages = [damage_of(state, aim), *critical(self.total, "MK-CRIT-05")]
        clicks = sum([tally.total for tally in damages])
        m.emit(Event("damage-value", "MK-ATTACKSEQ-12", (attacker.id, clicks), receipts=told(*damages)))
        rule = "MK-CONSTRUCTED-33" if self.is_ranged else "MK-CONSTRUCTED-35"
        batter(m, piece, clicks, rule, attacker.id)


# -- what stands, and what falls -------------------------------------------------------------------------------


def batter(m: Match, piece: Piece, clicks: int, rule: RuleId, by: int = NOBODY) -> None:
    """All damage of one turn counts together. `by`: the warrior whose doing it is. MK-CONSTRUCTED-30, b71"""
    if clicks <= 0:
        return
    hurt = field_changes.batter(m, piece, clicks, rule)
    if hurt.damage >= structure_of(mageknight(m), hurt).total:
        raze(m, hurt, by)


def raze(m: Match, piece: Piece, by: int) -> None:
    """With a tower fall those on it, captives too; from everything else one steps down. MK-CONSTRUCTED-37, b72, b73"""
    state = mageknight(m)
    on_it = [w for w in state.warriors if w.gone == HERE and not w.is_soaring and contains(shape_of(piece), w.at)]
    field_changes.raze(m, piece, "MK-CONSTRUCTED-30")
    if piece.is_abrupt:
        for warrior in [w for w in on_it if not w.is_rider]:
            fall_together(m, unit_of(state, state.warriors[warrior.id]), "MK-CONSTRUCTED-37", by)
