"""An action may cost something besides Spend, to be paid with certain cards. WL-TASK-02"""

from __future__ import annotations

from typing import Final

from tercio.games.warlord.field.filters import passes
from tercio.games.warlord.printed.cards import OF_ANYBODY, OF_THE_CARD, Ability, Cost
from tercio.games.warlord.rules.meaning import judge_meant
from tercio.games.warlord.rules.performance import is_free
from tercio.games.warlord.rules.values import banned_by, is_banned
from tercio.games.warlord.state import DECK, DISCARD, FORMATION, GONE, HAND, READY, STUNNED, Card, Warlord, warlord
from tercio.kernel import NOBODY, Answer, Match, Seat, Verdict

OF_HANDS: Final = ("discard-hand", "banish-hand")  # paid with cards in hand,
OF_PILES: Final = ("banish-discard",)  # in the discard pile,
OF_BEARERS: Final = ("spend-borne", "discard-borne")  # with other items of the performer,
OF_ARMIES: Final = (*OF_ANYBODY, "kill-own", "spend-other", "stun-other", "wound-own")  # with characters
CHOSEN: Final = (*OF_HANDS, *OF_PILES, *OF_BEARERS, *OF_ARMIES)  # the player chooses what to pay with

OF_THE_PERFORMER: Final = ("wound-self", "stun-self", "kill-self")
MUST_BE_READY: Final = ("spend-other", "spend-any", "spend-borne")  # WL-STATE-06
FORBIDDEN: Final = {  # A120: a bearer of this ban does not pay so
    "kill-own": "be-killed",
    "kill-any": "be-killed",
    "kill-self": "be-killed",
    "stun-other": "be-stunned",
    "stun-any": "be-stunned",
    "stun-self": "be-stunned",
    "spend-other": "be-spent",
    "spend-any": "be-spent",
}


def payable_with(m: Match, seat: Seat, performer: int, source: int, cost: Cost) -> list[int]:
    """The cards with which this cost could be paid, if it were the only one; none where there is no choice."""
    state = warlord(m)
    me = state.cards[performer]
    if cost.pay not in CHOSEN:
        return []
    if cost.pay in OF_HANDS:
        own = [state.cards[n] for n in state.hands[seat] if n != source]
    elif cost.pay in OF_PILES:
        own = [state.cards[n] for n in state.discards[seat] if n != source]
    elif cost.pay in OF_BEARERS:
        own = [item for item in state.items_of(performer) if item.id != source and item.owner == seat]
    else:
        own = [card for card in state.army(seat) if card.id != performer or cost.pay in OF_ANYBODY]
    if cost.pay in MUST_BE_READY:
        own = [card for card in own if card.state == READY]
    elif cost.pay in ("stun-other", "stun-any"):
        own = [card for card in own if card.state != STUNNED]
    if cost.pay in FORBIDDEN:
        own = [card for card in own if not is_banned(state, card, FORBIDDEN[cost.pay])]
    return [card.id for card in own if passes(state, cost.filter, card, me)]


def can_afford(m: Match, seat: Seat, performer: Card, source: int, ability: Ability) -> bool:
    """All costs of an action can be paid before it is begun, and nobody is spent for it and for one of them."""
    return can_pay(m, seat, performer.id, source, ability.costs, (), spent_for(m, performer, ability))


def spent_for(m: Match, performer: Card, ability: Ability) -> int:
    """Who is spent for the action itself; nobody, where it does not say so, or a text spares the performer."""
    is_spent = ability.spend and not is_free(warlord(m), performer, ability)
    return performer.id if is_spent else NOBODY


def can_pay(
    m: Match,
    seat: Seat,
    performer: int,
    source: int,
    costs: tuple[Cost, ...],
    used: tuple[int, ...] = (),
    spent: int = NOBODY,
) -> bool:
    """All costs together can be paid: A98, A120, a card pays for one of them only. `used` have paid already.

    `spent` is about to be spent for the action itself.
    """
    if not costs:
        return True
    choices: list[list[int]] = []
    is_alive = True
    for cost in costs:
        if cost.pay in OF_THE_PERFORMER and not is_alive:
            return False
        is_alive = is_alive and cost.pay != "kill-self"
        if cost.pay in CHOSEN:
            able = [number for number in payable_with(m, seat, performer, source, cost) if number not in used]
            able = [number for number in able if number != spent or cost.pay not in MUST_BE_READY]
            choices += [able] * cost.number
        elif not can_pay_itself(m, performer, source, cost):
            return False
    payers: dict[int, int] = {}
    for which in range(len(choices)):
        if not finds_payer(choices, which, payers, set()):
            return False
    return True


def can_pay_itself(m: Match, performer: int, source: int, cost: Cost) -> bool:
    """The card with the text, or the performer, is as the cost asks: a react may have spent or removed it. A98"""
    cards = warlord(m).cards
    if cost.pay == "spend-item":
        return cards[source].state == READY
    if cost.pay == "charges":
        return cards[source].charges >= cost.number
    if cost.pay in OF_THE_CARD:
        return cards[source].zone not in (DECK, DISCARD, GONE)
    if cost.pay in FORBIDDEN and is_banned(warlord(m), cards[performer], FORBIDDEN[cost.pay]):
        return False
    return cost.pay not in OF_THE_PERFORMER or cards[performer].zone == FORMATION


def judge_costs(m: Match, seat: Seat, performer: Card, source: int, ability: Ability, verdict: Verdict) -> None:
    """It says which of the costs cannot be paid; only ready cards can be spent. WL-TASK-02, WL-STATE-06"""
    if can_afford(m, seat, performer, source, ability):
        return
    said = len(verdict.said)
    for cost in ability.costs:
        if cost.pay == "charges" and warlord(m).cards[source].charges < cost.number:
            verdict.refuse("WL-TASK-02", "too-few-charges", (source, cost.number, warlord(m).cards[source].charges))
        elif cost.pay == "spend-item" and warlord(m).cards[source].state != READY:
            verdict.refuse("WL-STATE-06", "not-ready", (source,))
        elif cost.pay in CHOSEN:
            have = len(payable_with(m, seat, performer.id, source, cost))
            if have < cost.number:
                verdict.refuse("WL-TASK-02", f"cannot-{cost.pay}", (source, cost.number, have))
    if len(verdict.said) == said:  # A98
        verdict.refuse("WL-TASK-02", "cannot-pay", (source,))


def judge_payment(
    m: Match,
    seat: Seat,
    performer: int,
    source: int,
    costs: tuple[Cost, ...],
    used: tuple[int, ...],
    card: Card,
    verdict: Verdict,
) -> None:
    """It says why the first of these costs is not paid with this card."""
    if card.id in payments(m, seat, performer, source, costs, used):
        return
    state, cost = warlord(m), costs[0]
    is_own = card.owner == seat
    if cost.pay in OF_HANDS and (not is_own or card.zone != HAND):
        verdict.refuse("WL-TASK-02", "not-in-your-hand", (card.id,))
    elif cost.pay in OF_PILES and (not is_own or card.zone != DISCARD):
        verdict.refuse("WL-TASK-02", "not-in-your-discard-pile", (card.id,))
    elif cost.pay in OF_BEARERS and card.host != performer:
        verdict.refuse("WL-TASK-02", "not-borne-by", (card.id, performer))
    elif cost.pay in OF_ARMIES and card not in state.army(seat):
        verdict.refuse("WL-TASK-02", "not-in-your-army", (card.id,))
    elif card.id in used:
        verdict.refuse("WL-TASK-02", "has-paid", (card.id,))
    elif cost.pay not in OF_ANYBODY and card.id in (source, performer):
        verdict.refuse("WL-TASK-02", "does-not-pay-itself", (card.id,))
    else:
        said = len(verdict.said)
        if cost.pay in MUST_BE_READY and card.state != READY:
            verdict.refuse("WL-STATE-06", "not-ready", (card.id,))
        if cost.pay in FORBIDDEN and is_banned(state, card, FORBIDDEN[cost.pay]):
            source = banned_by(state, card, FORBIDDEN[cost.pay])
            verdict.refuse("WL-TASK-02", "may-not-pay-so", (card.id, source))
        judge_meant(state, cost.filter, card, state.cards[performer], "WL-TASK-02", verdict)
        if len(verdict.said) == said:  # A98
            verdict.refuse("WL-TASK-02", "pays-something-else", (card.id,))


def judge_discard(state: Warlord, answer: Answer, verdict: Verdict) -> None:
    """A player who discards before drawing discards from hand. WL-DRAW-01"""
    for number in answer.picks:
        if number not in state.hands[answer.seat] and state.find(number) is not None:
            verdict.refuse("WL-DRAW-01", "not-in-your-hand", (number,))


def finds_payer(choices: list[list[int]], which: int, payers: dict[int, int], tried: set[int]) -> bool:
    """A card is found that pays for this one, if need be by giving another cost another card."""
    for number in choices[which]:
        if number not in tried:
            tried.add(number)
            if number not in payers or finds_payer(choices, payers[number], payers, tried):
                payers[number] = which
                return True
    return False


def payments(
    m: Match, seat: Seat, performer: int, source: int, costs: tuple[Cost, ...], used: tuple[int, ...]
) -> list[int]:
    """What the player may pay the first of these with, so that he can still pay the others."""
    first = costs[0]
    rest = (first.less(1), *costs[1:])
    able = payable_with(m, seat, performer, source, first)
    return [n for n in able if n not in used and can_pay(m, seat, performer, source, rest, (*used, n))]
