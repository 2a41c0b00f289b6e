"""Activation cards lie in the deck of a round, or one is held back. SU-ROUND-07, SU-ACTIVATE

What is hidden of them, and from whom, is said in `Summoners.masked` (SU-ACTIVATE-10).
"""

from __future__ import annotations

from typing import Final

from tercio.games.summoners.printed.profiles import AP
from tercio.games.summoners.state import CARDS, Player, Summoners, Unit
from tercio.kernel import Seat, Verdict

REVEAL: Final = "reveal"
HOLD: Final = "hold"
HELD: Final = "held"


def card_numbers(state: Summoners, seat: Seat) -> tuple[int, ...]:
    """A player has one card for each type on the table. SU-ROUND-07, SU-ROUND-08, SU-START-04"""
    return tuple(sorted({CARDS + unit.profile.number for unit in state.own(seat)}))


def judge_deck(cards: tuple[int, ...], picks: tuple[int, ...], verdict: Verdict) -> None:
    """A deck holds every card once, and no other. SU-ROUND-07, SU-ROUND-08"""
    for card in cards:
        if picks.count(card) == 0:
            verdict.refuse("SU-ROUND-07", "card-missing", (card,))
        elif picks.count(card) > 1:
            verdict.refuse("SU-ROUND-08", "card-doubled", (card, picks.count(card)))
    for card in picks:
        if card not in cards:
            verdict.refuse("SU-ROUND-07", "card-not-yours", (card,))


def judge_held(player: Player, key: str, verdict: Verdict) -> None:
    """Only one card is held back at a time. SU-ACTIVATE-08, SU-ACTIVATE-09"""
    if key == HOLD and player.held:
        verdict.refuse("SU-ACTIVATE-09", "card-held-already", (player.seat,))
    if key == HELD and not player.held:
        verdict.refuse("SU-ACTIVATE-08", "no-card-held", (player.seat,))


def judge_possessions(state: Summoners, player: Player, verdict: Verdict) -> None:
    """No more gems than the level allows, each card once, one summoner. SU-LEVEL-03, SU-ROUND-08, SU-START-01"""
    if player.gems > player.table.most_gems:
        verdict.refuse("SU-LEVEL-03", "too-many-gems", (player.seat, player.gems, player.table.most_gems))
    own = {unit.profile.id: CARDS + unit.profile.number for unit in state.units if unit.seat == player.seat}
    for card in sorted({card for card in player.deck if player.deck.count(card) > 1 and card in own}):
        verdict.refuse("SU-ROUND-08", "card-doubled", (own[card], player.deck.count(card)))
    summoners = [unit for unit in state.own(player.seat) if unit.profile.is_summoner]
    if len(summoners) > 1:
        verdict.refuse("SU-START-01", "several-summoners", (player.seat, len(summoners)))


def judge_stock(state: Summoners, unit: Unit, verdict: Verdict) -> None:
    """No unit has more action points than spells could have given it at most. SU-PROFILE-03

    What a spell adds stays for the round when the spell ends; of points that come at once there may be any number.
    """
    effects = [effect for other in state.units for power in other.profile.powers for effect in power.effects]
    most = unit.profile.ap + sum([max(0, effect.verb.change(effect, (AP,))) for effect in effects])
    if unit.ap > most and not [effect for effect in effects if effect.verb.hurries]:
        verdict.refuse("SU-PROFILE-03", "too-many-points", (unit.id, unit.ap, most))


def judge_first(state: Summoners, seat: Seat, verdict: Verdict) -> None:
    """A player who has left the match does not begin. SU-ROUND-09"""
    if 0 <= seat < len(state.players) and seat not in state.playing():
        verdict.refuse("SU-ROUND-09", "not-playing", (seat,))
