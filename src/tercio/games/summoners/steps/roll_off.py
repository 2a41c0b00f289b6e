"""Everybody rolls a d8 for who comes first, and only those who are tied roll again. a7"""

from __future__ import annotations

from dataclasses import dataclass

from tercio.games.summoners.state import summoners
from tercio.kernel import Event, Match, Roll, RuleId, Seat, Step

Groups = tuple[tuple[Seat, ...], ...]  # from the best to the worst; those in one group are tied


class RollsOff(Step):
    """A step that waits for a roll-off."""

    def ranked(self, m: Match, order: tuple[Seat, ...]) -> None:
        """The seats from the highest roll to the lowest."""
        raise NotImplementedError


@dataclass
class RollOff(Step):
    """All roll; the tied roll again for the places for which they are tied. SU-SCEN-04, SU-SCEN-06, SU-SCEN-07

    Only the first `places` matter: players tied for a later one do not roll again.
    """

    rule: RuleId
    groups: Groups
    places: int

    def advance(self, m: Match) -> None:
        tied = self.tied()
        if tied:
            m.push(Roll(len(tied), 8, self.rule))
            return
        m.finish(self)
        parent = m.stack[-1]
        assert isinstance(parent, RollsOff)
        parent.ranked(m, tuple([seat for group in self.groups for seat in group]))

    def tied(self) -> tuple[Seat, ...]:
        """The first group of several players whose place matters."""
        place = 0
        for group in self.groups:
            if len(group) > 1 and place < self.places:
                return group
            place += len(group)
        return ()

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        rolling = self.tied()
        for seat, face in zip(rolling, faces, strict=True):
            m.emit(Event("rolled-off", self.rule, (seat, face)))
        split = [
            tuple([seat for seat, face in zip(rolling, faces, strict=True) if face == best])
            for best in sorted(set(faces), reverse=True)
        ]
        groups: list[tuple[Seat, ...]] = []
        for group in self.groups:
            groups.extend(split if group == rolling else [group])
        self.groups = tuple(groups)


def roll_off(m: Match, rule: RuleId, places: int) -> None:
    """All who play roll for a number of places."""
    m.push(RollOff(rule, (summoners(m).playing(),), places))
