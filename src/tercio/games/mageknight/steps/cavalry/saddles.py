"""MKC-DISMOUNT  A rider leaves its saddle, and another one climbs into it."""

from __future__ import annotations

from tercio.games.mageknight.changes import cavalry as cavalry_changes
from tercio.games.mageknight.changes import turns as turn_changes
from tercio.games.mageknight.state import Warrior, mageknight
from tercio.kernel import Answer, Match


def begin_dismounting(m: Match, rider: Warrior, answer: Answer) -> None:
    """The special action brings no token, and both can be given theirs after it. MKC-DISMOUNT-03 to MKC-DISMOUNT-07"""
    mount = mageknight(m).warriors[rider.partner]
    turn_changes.spend_action(m, rider.seat, "MKC-DISMOUNT-03")
    cavalry_changes.unseat(m, rider, mount, answer.path[0], answer.numbers[0], "MKC-DISMOUNT-06")
    for number in (rider.id, mount.id):
        cavalry_changes.refresh(m, mageknight(m).warriors[number])


def begin_mounting(m: Match, rider: Warrior, answer: Answer) -> None:
    """The unit has the tokens of both and one more, never more than two. MKC-DISMOUNT-11 to MKC-DISMOUNT-13, A18"""
    mount = mageknight(m).warriors[answer.picks[0]]
    turn_changes.spend_action(m, rider.seat, "MKC-DISMOUNT-11")
    cavalry_changes.mount(m, rider, mount, "MKC-DISMOUNT-11", min(2, rider.tokens + mount.tokens))
    turn_changes.mark(m, mageknight(m).warriors[mount.id], "MKC-DISMOUNT-12")
