"""MKO-COMPANY  Adventuring companies in play: who is a member, and what that brings."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.printed.dials import Company
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import Seat

COMMON: Final = "adventuring-company"  # MKO-COMPANY-04  the faction, as it were, that members share


def company_of(state: MageKnight, seat: Seat) -> Company | None:
    """The card that lies beside the field; one that its player still holds does nothing."""
    player = state.players[seat]
    return player.company if player.is_company_laid else None


def members_of(state: MageKnight, seat: Seat) -> list[Warrior]:
    """Everybody in the player's army, captives too. MKO-COMPANY-02, A74"""
    return [] if company_of(state, seat) is None else state.own(seat)


def enrolled(state: MageKnight, warrior: Warrior, seat: Seat) -> Warrior:
    """As a warrior of this player: with what his company gives, without another's. MKO-COMPANY-02, MKO-COMPANY-03"""
    before, after = company_of(state, warrior.seat), company_of(state, seat)
    if before is after and warrior.seat == seat and after is None:
        return warrior
    gained = list(warrior.gained)
    if before is not None and warrior.seat != seat and before.ability in gained:
        gained.remove(before.ability)
    if after is not None and (warrior.seat != seat or after.ability not in gained):
        gained.append(after.ability)
    return warrior.serving(seat, tuple(gained))
