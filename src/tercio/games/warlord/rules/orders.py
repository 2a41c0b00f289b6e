"""Rules say which orders a player may give, and which rule forbids the others. WL-ORDER"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tercio.games.warlord.abilities.feat import Feat
from tercio.games.warlord.abilities.registry import order_feats
from tercio.games.warlord.field.lending import lent_to, text_of
from tercio.games.warlord.printed.cards import ACTION, CHARACTER, ITEM, LENT, ORDER, Ability, Face
from tercio.games.warlord.rules.aims import has_aim
from tercio.games.warlord.rules.attacks import attackers, judge_attacker
from tercio.games.warlord.rules.costs import can_afford, judge_costs
from tercio.games.warlord.rules.equipment import bearers_for, judge_equip, judge_item
from tercio.games.warlord.rules.feats import is_usable, judge_feat
from tercio.games.warlord.rules.manoeuvres import judge_manoeuvre, movers
from tercio.games.warlord.rules.performance import (
    candidates,
    hopefuls,
    is_out_of_question,
    is_performer,
    judge_performer,
    judge_stranger,
    tell_nearest,
)
from tercio.games.warlord.rules.recruits import judge_recruit, may_recruit
from tercio.games.warlord.rules.values import are_bans, those_with
from tercio.games.warlord.state import ATTACHED, EQUIPPED, FORMATION, HAND, READY, Card, Warlord, warlord
from tercio.games.warlord.verbs.registry import hindrance
from tercio.kernel import NOBODY, Answer, Match, Option, Seat, Verdict, plain, sole

PASS: Final = Option("pass", "WL-PASS-05")  # WL-PASS-01, WL-PASS-02: always there, and no order


# -- what is offered ----------------------------------------------------------------


def options_of(m: Match, seat: Seat) -> tuple[Option, ...]:
    """A player may give every order that is possible now, with or without a card, or pass. WL-ORDER-03, WL-ATTACK-02"""
    state = warlord(m)
    found: list[Option] = []
    cards, standing, orders = state.cards, state.standing, state.standing.orders
    own = state.characters(seat)
    bans, ready = are_bans(state), [card for card in own if card.state == READY]
    can_attack, can_move = attackers(state, seat, ready, bans), movers(state, ready, bans)
    for card in own:
        number = card.id
        if number in can_attack:
            found.append(plain("attack", "WL-ATTACK-01", number))
        if number in can_move:
            found.append(plain("manoeuvre", "WL-MANOEUVRE-01", number))
        if number in orders:
            for paragraph in orders[number]:
                source = cards[paragraph.source]
                is_fit = card.state == READY
                if is_fit or not is_out_of_question(state, card, source.face.abilities[paragraph.number]):
                    found += action_options(m, seat, source, paragraph.number)
        if standing.is_lending:
            for place, lent in enumerate(lent_to(state, card)):
                if lent.ability.kind == ORDER and may_act(m, seat, card, lent.source, lent.ability):
                    found.append(choice("perform", "WL-TASK-01", number, [number], LENT + place))
    is_giving = bool(state.effects) or "feat" in standing.texts
    for name, feat in order_feats().items():
        for number in those_with(state, name) if is_giving or name in standing.feats else ():
            if cards[number].owner == seat:
                found += feat_options(m, seat, cards[number], feat)
    for number in state.hands[seat]:
        card = cards[number]
        kind = card.face.type
        if kind == ACTION:
            for which in order_abilities(card.face):
                found += action_options(m, seat, card, which)
        elif kind == CHARACTER:
            if may_recruit(state, seat, card):
                found.append(plain("recruit", "WL-RECRUIT-01", number))
        elif kind == ITEM:
            bearers = bearers_for(state, seat, card)
            if bearers:
                found.append(choice("equip", "WL-EQUIP-01", number, bearers))
    found.append(PASS)
    return tuple(found)


def action_options(m: Match, seat: Seat, source: Card, number: int) -> list[Option]:
    """An order of this card is offered with those who may perform it. WL-PLAY-06, WL-TASK-01, WL-ACTIONCARD-04"""
    ability = source.face.abilities[number]
    state = warlord(m)
    performers: list[int] = []
    for card in hopefuls(state, seat, source):
        if card.state != READY and is_out_of_question(state, card, ability):
            continue
        if may_act(m, seat, card, source, ability):
            performers.append(card.id)
    if not performers:
        return []
    rule = "WL-PLAY-01" if source.face.type == ACTION else "WL-TASK-01"
    return [choice("perform", rule, source.id, performers, number)]


@lru_cache(maxsize=1 << 12)
def order_abilities(face: Face) -> tuple[int, ...]:
    """These of its paragraphs are orders."""
    return tuple([number for number, ability in enumerate(face.abilities) if ability.kind == ORDER])


def choice(key: str, rule: str, subject: int, among: list[int], detail: int = NOBODY) -> Option:
    """Where there is only one to choose, nothing is asked."""
    if len(among) == 1:
        return sole(key, rule, subject, among[0], detail)
    return Option(key, rule, subject, tuple(among), 1, 1, detail=detail)


def performer_of(m: Match, seat: Seat, answer: Answer) -> int:
    """The player has named who performs it, or only one may."""
    if answer.picks:
        return answer.picks[0]
    if answer.detail >= LENT:
        return answer.subject
    source = warlord(m).cards[answer.subject]
    ability = source.face.abilities[answer.detail]
    for performer in hopefuls(warlord(m), seat, source):
        if may_act(m, seat, performer, source, ability):
            return performer.id
    return NOBODY


def may_act(m: Match, seat: Seat, performer: Card, source: Card, ability: Ability) -> bool:
    """The same in short: a verdict is needed only where a text of the performer may lift a refusal."""
    state = warlord(m)
    if performer.id in state.standing.lifting:
        verdict = Verdict()
        judge_action(m, seat, performer, source, ability, verdict)
        return bool(verdict)
    if not is_performer(state, seat, performer, source, ability):
        return False
    if ability.costs and not can_afford(m, seat, performer, source.id, ability):
        return False
    if ability.aim is not None and not has_aim(m, performer.id, ability):
        return False
    return hindrance(m, performer, source, ability) is None


def judge_action(m: Match, seat: Seat, performer: Card, source: Card, ability: Ability, verdict: Verdict) -> None:
    """An action needs somebody to perform it, its costs, and something to aim at."""
    judge_performer(warlord(m), seat, performer, source, ability, verdict)
    if not verdict:
        return
    judge_paid_and_aimed(m, seat, performer, source, ability, verdict)
    hindered = hindrance(m, performer, source, ability)
    if hindered is not None:
        verdict.refuse(hindered.rule, hindered.reason, (performer.id, *hindered.causes))


def judge_paid_and_aimed(
    m: Match, seat: Seat, performer: Card, source: Card, ability: Ability, verdict: Verdict
) -> None:
    """The costs can be paid, and there is enough to aim at."""
    judge_costs(m, seat, performer, source.id, ability, verdict)
    if not has_aim(m, performer.id, ability):
        verdict.refuse("WL-ACTIONCARD-07", "no-target", (source.id,))


def feat_options(m: Match, seat: Seat, card: Card, feat: Feat) -> list[Option]:
    """The feat is offered as an order, with what it may be used on where its player chooses that."""
    state = warlord(m)
    if not is_usable(state, seat, card, feat):
        return []
    if not feat.chooses:
        return [plain(feat.key, feat.rule, card.id)]
    choices = feat.choices(state, seat, card)
    return [choice(feat.key, feat.rule, card.id, choices)] if choices else []


# -- why not ---------------------------------------------------------------------------


def judge_order(m: Match, seat: Seat, answer: Answer, verdict: Verdict) -> None:
    """The rule that forbids an order is told, whatever a player tries."""
    state = warlord(m)
    if answer.key == "perform":
        judge_perform_answer(m, seat, answer, verdict)
        return
    card = state.find(answer.subject)
    if card is None:
        return
    own = state.army(seat)
    pick = state.find(answer.picks[0]) if len(answer.picks) == 1 else None
    if answer.key == "attack":
        judge_attacker(state, seat, card, verdict)
    elif answer.key == "manoeuvre":
        judge_manoeuvre(state, seat, card, verdict)
    elif answer.key == "recruit":
        judge_recruit(state, seat, card, verdict)
    elif answer.key == "equip":
        if pick is not None:
            judge_equip(state, seat, card, pick, verdict)
        else:
            judge_item(seat, card, verdict)
            if verdict:
                tell_nearest([judged_equip(state, seat, card, bearer) for bearer in own], card, verdict)
    elif answer.key in order_feats():
        feat = order_feats()[answer.key]
        judge_feat(state, seat, card, feat, verdict)
        if verdict and pick is not None:
            feat.judge_choice(state, seat, card, pick, verdict)
        elif verdict and feat.chooses and not feat.choices(state, seat, card):
            verdict.refuse(feat.rule, f"nothing-for-{feat.key}", (card.id,))


def judge_timing(answer: Answer, verdict: Verdict) -> None:
    """Orders are given on one's own turn of the Order Phase, at no other moment. WL-ACTIONCARD-02"""
    if answer.key == "perform":
        verdict.refuse("WL-ACTIONCARD-02", "only-as-order", (answer.subject,))


def judge_perform_answer(m: Match, seat: Seat, answer: Answer, verdict: Verdict) -> None:
    state = warlord(m)
    source = state.find(answer.subject)
    number = answer.detail
    if source is None:
        return
    if source.owner != seat or source.zone not in (HAND, FORMATION, EQUIPPED, ATTACHED):
        verdict.refuse("WL-PLAY-01", "not-yours-to-perform", (source.id,))
        return
    lent = text_of(state, source, number)
    if lent is None or lent.ability.kind != ORDER:
        verdict.refuse("WL-PLAY-04", "no-order-on-it", (source.id,))
        return
    if source.zone == HAND and source.face.type != ACTION:
        verdict.refuse("WL-TASK-01", "not-in-play", (source.id,))
        return
    text, ability = lent.source, lent.ability
    performer = state.find(answer.picks[0]) if len(answer.picks) == 1 else None
    if performer is not None:
        judge_stranger(state, seat, performer, source, verdict)
        judge_action(m, seat, performer, text, ability, verdict)
    elif not answer.picks:
        able = candidates(state, seat, source)
        tell_nearest([judged_action(m, seat, card, text, ability) for card in able], source, verdict)


def judged_action(m: Match, seat: Seat, performer: Card, source: Card, ability: Ability) -> Verdict:
    verdict = Verdict()
    judge_action(m, seat, performer, source, ability, verdict)
    return verdict


def judged_equip(state: Warlord, seat: Seat, item: Card, bearer: Card) -> Verdict:
    verdict = Verdict()
    judge_equip(state, seat, item, bearer, verdict)
    return verdict
