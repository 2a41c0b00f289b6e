"""Rules say who may attack, and whom a strike reaches. WL-ATTACK, WL-RANGED"""

from __future__ import annotations

from typing import Final

from tercio.games.warlord.field.filters import passes
from tercio.games.warlord.field.ranks import distance
from tercio.games.warlord.printed.cards import ANYONE, MELEE, RANGED, Filter
from tercio.games.warlord.rules.golden import ATTACK, is_allowed, judge_allowed, lift_by_texts
from tercio.games.warlord.rules.meaning import judge_meant
from tercio.games.warlord.rules.values import are_bans, banned_by, is_banned, is_given
from tercio.games.warlord.state import FORMATION, READY, STUNNED, Card, Warlord
from tercio.kernel import NOBODY, Receipt, Seat, Verdict
from tercio.kernel.tally import ADD, BASE

ANYWHERE: Final = 99  # ranks
BANS: Final = {MELEE: "be-melee-target", RANGED: "be-ranged-target"}


def judge_attacker(state: Warlord, seat: Seat, card: Card, verdict: Verdict) -> None:
    """One attacks with a ready character of one's own that is allowed to. WL-ATTACK-01"""
    if card.owner != seat or card.zone != FORMATION:
        verdict.refuse("WL-ATTACK-01", "not-your-character", (card.id,))
        return
    if card.state != READY:
        verdict.refuse("WL-ATTACK-01", "is-stunned" if card.state == STUNNED else "not-ready", (card.id,))
    judge_allowed(state, card, ATTACK, verdict)
    if verdict and not reaches_somebody(state, card):
        verdict.refuse("WL-ATTACK-03", "nobody-in-reach", (card.id,))


def attackers(state: Warlord, seat: Seat, ready: list[Card], bans: bool) -> list[int]:
    """Those of a player's ready ones who may attack: all in front, if there is nothing out of the ordinary."""
    if state.standing.intruders or bans:
        return [c.id for c in ready if is_allowed(state, c, ATTACK) and reaches_somebody(state, c)]
    if not [formation for other, formation in enumerate(state.formations) if other != seat and formation]:
        return []
    cards, lifting = state.cards, state.standing.lifting
    front = [number for row in state.formations[seat][:1] for number in row if cards[number].state == READY]
    return front + [c.id for c in ready if c.id in lifting and reaches_somebody(state, c)] if lifting else front


def judge_target(
    state: Warlord, attacker: Card, target: Card, kind: str, least: int, most: int, verdict: Verdict
) -> None:
    """An opposing character, stunned or not, this many ranks away (WL-STATE-12). WL-ATTACK-03, WL-RANGED-02, -03"""
    rule = "WL-ATTACK-03" if kind == MELEE else "WL-RANGED-02"
    if target.zone != FORMATION or target.owner == attacker.owner:
        verdict.refuse(rule, "not-an-enemy", (target.id,))
        return
    far = distance(state, attacker.id, target.id)
    if far > most:
        verdict.refuse(rule, "out-of-reach", (target.id, far, most), receipts=counted_ranks(state, attacker, target))
    elif far < least:
        lines = counted_ranks(state, attacker, target)
        verdict.refuse("WL-RANGED-04", "too-near", (target.id, far, least), receipts=lines)
    if is_protected(state, target, kind, attacker):
        source = banned_by(state, target, BANS[kind], attacker)
        verdict.refuse("WL-GOLDEN-01", "cannot-be-target", (target.id, source))
    lift_by_texts(state, attacker, verdict)


def counted_ranks(state: Warlord, one: Card, other: Card) -> tuple[Receipt, ...]:
    """The distance of two characters in ranks, as it is counted; none where one of them is in no rank. WL-RANK-06"""
    (seat, rank, _), (there, away, _) = state.place_of(one.id), state.place_of(other.id)
    if NOBODY in (seat, there):
        return ()
    if seat == there:
        first, second = (one, other) if rank > away else (other, one)
        return (
            Receipt(BASE, max(rank, away), "WL-RANK-06", first.id),
            Receipt(ADD, -min(rank, away), "WL-RANK-06", second.id),
        )
    return (
        Receipt(BASE, rank, "WL-RANK-06", one.id),
        Receipt(ADD, away, "WL-RANK-06", other.id),
        Receipt(ADD, -1, "WL-RANK-05"),
    )


def may_target(state: Warlord, attacker: Card, target: Card, kind: str, least: int, most: int) -> bool:
    """The same in short: a verdict is needed only where a text of the attacker may lift a refusal."""
    if attacker.id in state.standing.lifting:
        verdict = Verdict()
        judge_target(state, attacker, target, kind, least, most, verdict)
        return bool(verdict)
    if target.zone != FORMATION or target.owner == attacker.owner:
        return False
    return least <= distance(state, attacker.id, target.id) <= most and not is_protected(state, target, kind, attacker)


def may_become_target(state: Warlord, attacker: Card, target: Card, kind: str) -> bool:
    """The target of a strike that is under way may be replaced by this one, wherever it stands. A35"""
    return may_target(state, attacker, target, kind, 0, ANYWHERE)


def is_protected(state: Warlord, target: Card, kind: str, attacker: Card) -> bool:
    """A text or effect says that it cannot be the target of such strikes, and this attacker heeds it. WL-GOLDEN-01"""
    return is_banned(state, target, BANS[kind], attacker) and not is_spared_nothing(state, attacker)


def is_spared_nothing(state: Warlord, attacker: Card) -> bool:
    """A text lets this attacker ignore such protection."""
    return is_given(state, attacker, "ignore-protection")


def reaches_somebody(state: Warlord, attacker: Card) -> bool:
    """Is there any legal melee target? From a rear rank only intruders are near enough, or by a text. WL-ATTACK-04"""
    standing = state.standing
    home, rank, _ = standing.places[attacker.id]
    if attacker.id in standing.lifting:
        return bool(targets(state, attacker, MELEE, 0, 1))
    if rank > 1 and not standing.intruders:
        return False
    for seat, formation in enumerate(state.formations):
        if seat != home and rank == 1:  # WL-RANK-06: all front ranks are one rank apart
            for number in formation[0] if formation else ():
                target = state.cards[number]
                if target.owner != attacker.owner and not is_protected(state, target, MELEE, attacker):
                    return True
        elif seat == home:
            for row in formation:
                for number in row:
                    if may_target(state, attacker, state.cards[number], MELEE, 0, 1):
                        return True
    return False


def targets(state: Warlord, attacker: Card, kind: str, least: int, most: int) -> list[int]:
    """The strike may be aimed at these. Who stands too far or too near needs no verdict unless a text lifts it."""
    standing = state.standing
    home, rank, _ = state.place_of(attacker.id)
    if home == NOBODY:  # it has left play since it began
        return []
    is_lifting, bans = attacker.id in standing.lifting, are_bans(state)
    if not is_lifting and not standing.intruders:  # a character in another formation is an enemy
        enemies = [formation for seat, formation in enumerate(state.formations) if seat != home]
        nearest, behind = max(0, least - rank), max(0, most - rank + 1)  # WL-RANK-06
        in_reach = [number for formation in enemies for row in formation[nearest:behind] for number in row]
        if not bans:
            return in_reach
        return [number for number in in_reach if not is_protected(state, state.cards[number], kind, attacker)]
    found: list[int] = []
    for number in standing.in_play:
        card = state.cards[number]
        if card.owner == attacker.owner:
            continue
        there, away, _ = standing.places[number]
        far = abs(rank - away) if there == home else rank + away - 1
        if is_lifting:
            is_legal = may_target(state, attacker, card, kind, least, most)
        else:
            is_legal = least <= far <= most and not (bans and is_protected(state, card, kind, attacker))
        if is_legal:
            found.append(number)
    return found


def choosable(state: Warlord, attacker: Card, kind: str, least: int, most: int, chosen: Filter = ANYONE) -> list[int]:
    """The player chooses among these: among those who must be struck at first, if one is in reach. WL-GOLDEN-01

    `chosen`: the text that gives the strike means only some.
    """
    found, wanted = targets(state, attacker, kind, least, most), challengers(state, attacker, kind)
    if chosen != ANYONE:
        found = [number for number in found if passes(state, chosen, state.cards[number], attacker)]
    return [number for number in found if number in wanted] or found


def challengers(state: Warlord, attacker: Card, kind: str) -> list[int]:
    """It must strike at one of these before others; texts about strikes speak of melee. A112, WL-GLOSSARY-09"""
    if kind != MELEE:
        return []
    return [effect.whom for effect in state.effects if effect.card == attacker.id and effect.stat == "must-strike"]


def judge_choice(
    state: Warlord,
    attacker: Card,
    target: Card,
    kind: str,
    least: int,
    most: int,
    verdict: Verdict,
    chosen: Filter = ANYONE,
) -> None:
    """The player chooses a legal target, and none before one that a text says must be struck at first."""
    judge_target(state, attacker, target, kind, least, most, verdict)
    judge_meant(state, chosen, target, attacker, "WL-ACTIONCARD-07", verdict)
    wanted = choosable(state, attacker, kind, least, most, chosen) if challengers(state, attacker, kind) else []
    if verdict and wanted and target.id not in wanted:
        duels = [e for e in state.effects if (e.card, e.stat, e.whom) == (attacker.id, "must-strike", wanted[0])]
        source = duels[0].source
        verdict.refuse("WL-GOLDEN-01", "must-strike-first", (attacker.id, wanted[0], source))
