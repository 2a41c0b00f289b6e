"""Verbs that are not about a unit: what rises on the table, and what the player gains."""

from __future__ import annotations

from tercio.content.table import Phrase, Table
from tercio.games.summoners import changes
from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.printed.profiles import INCH, POINT, Effect, Power, TerrainKind
from tercio.games.summoners.rules.spells import Casting
from tercio.games.summoners.rules.summons import is_free
from tercio.games.summoners.rules.terrain import piece_of
from tercio.games.summoners.state import Summoners, Unit, summoners
from tercio.games.summoners.verbs.verb import SAY, TEXT, Counted, SpellVerb
from tercio.games.summoners.words.figures import inches
from tercio.geometry.shapes import Disc
from tercio.kernel import Match, Point, Verdict


class Gems(Counted):
    """Mana gems for the caster's player. SU-MANA-01"""

    word = "gems"
    is_general = True

    def check(self, entry: Table, power: Power) -> None:
        """It needs nobody."""

    def happen(self, m: Match, effect: Effect, casting: Casting, unit: Unit) -> None:
        changes.gain(m, unit.seat, effect.amount, TEXT)


class Raise(SpellVerb):
    """A terrain piece of the kind `what` rises at the point, a disc with the radius `amount`. SU-TERRAIN-20"""

    word = "raise"
    heeds = ("what", "amount")
    needs = ("what", "amount")
    lasts = True
    is_general = True

    def read(self, entry: Table, kinds: dict[str, TerrainKind]) -> Effect:
        what = entry.choice("what", tuple(kinds))
        if what in kinds and kinds[what].least_size != kinds[what].most_size:
            entry.refuse("what", *SAY("several-sizes", what=what))
        return Effect(self, what, entry.decimal_mils("amount", INCH // 2, 3 * INCH))

    def check(self, entry: Table, power: Power) -> None:
        if power.target != POINT:
            entry.refuse("target", *SAY("raise-aim"))

    def judge_point(self, state: Summoners, effect: Effect, unit: Unit | None, at: Point, verdict: Verdict) -> None:
        if not is_free(state, Disc(*at, effect.amount)):
            verdict.refuse("SU-TERRAIN-20", "no-room-to-raise", at)

    def happen(self, m: Match, effect: Effect, casting: Casting, unit: Unit) -> None:
        kind = content_of(m.game).kinds[effect.what]
        piece = piece_of(summoners(m), kind, casting.at, 0, kind.most_size, effect.amount)
        changes.place_piece(m, piece, unit.seat, TEXT)
        changes.begin_effect(m, casting.power, unit.id, piece.id, TEXT)

    def said(self, effect: Effect, who: Phrase, kinds: dict[str, TerrainKind]) -> Phrase:
        return SAY(
            self.word,
            what=Phrase(kinds[effect.what].name_en, kinds[effect.what].name_de),
            distance=inches(effect.amount),
        )
