"""WL-ORDER  A player's turn in the Order Phase: exactly one order, or passing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercio.games.warlord import changes
from tercio.games.warlord.printed.cards import ACTION, CHARACTER, ITEM, MEDICINE, RIDING, SCRIBE, STEALTH, Ability
from tercio.games.warlord.rules.attacks import RANGED, attackers, judge_attacker
from tercio.games.warlord.rules.equipment import bearers_for, judge_equip, judge_item, replaced_by
from tercio.games.warlord.rules.feats import (
    ORDER_FEATS,
    judge_feat,
    judge_scribe,
    may_use,
    medicine_targets,
    order_abilities,
    scribe_spells,
)
from tercio.games.warlord.rules.manoeuvres import is_spent_by_moving, judge_manoeuvre, manoeuvre_places, movers
from tercio.games.warlord.rules.performance import (
    candidates,
    hopefuls,
    is_out_of_question,
    is_performer,
    judge_performer,
)
from tercio.games.warlord.rules.recruits import entering_state, judge_recruit, may_recruit, places_for
from tercio.games.warlord.rules.values import those_with
from tercio.games.warlord.state import ATTACHED, EQUIPPED, FORMATION, HAND, SPENT, Card, warlord
from tercio.games.warlord.steps.feats import FEAT_RULES, UseFeat
from tercio.games.warlord.steps.listeners import GivesOrders, Moves, Places
from tercio.games.warlord.steps.moments import ENTERED, MANOEUVRED, MANOEUVRING, ORDERED, PERFORMED
from tercio.games.warlord.steps.performance import Perform
from tercio.games.warlord.steps.placement import ChoosePlace, code
from tercio.games.warlord.steps.strikes import Attack
from tercio.games.warlord.verbs.registry import can_begin
from tercio.games.warlord.verbs.roles import can_pay, has_aim, is_payable
from tercio.kernel import NOBODY, Answer, Decision, Event, Match, Option, Seat, Step, Verdict, plain

PASS: Final = Option("pass", "WL-PASS-05")
ABILITY: Final = 1000  # an action as one number: the card times 1000 plus which of its abilities


@dataclass
class TakeOrder(GivesOrders):
    """WL-ORDER-01  One order at a time. `more` counts further orders that a text has granted."""

    seat: Seat
    more: int = 0
    stage: int = 0  # 0 choose, 1 done, 2 reacts to the order
    actor: int = NOBODY  # who carried out the order: the subject of reacts to it

    def ask(self, m: Match) -> tuple[Decision, ...]:
        if self.stage > 0 or self.seat in warlord(m).out:
            return ()
        return (Decision(self.seat, "order", "WL-ORDER-03", options_of(m, self.seat)),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        judge_order(m, self.seat, answer, verdict)

    def take(self, m: Match, answer: Answer) -> None:
        self.stage = 1
        if answer.key == PASS.key:
            self.stage = 3
            m.emit(Event("passed-turn", "WL-PASS-05", (self.seat,)))
        else:
            step = step_of(m, self.seat, answer)
            self.actor = actor_of(step)
            m.push(step)

    def advance(self, m: Match) -> None:
        if self.stage == 0:  # K-CONCEDE-01: he is out before he gave this order
            m.finish(self)
            if self.actor != NOBODY:  # but he has given one before it (A94)
                m.under(Orders).passes = 0
            return
        if self.stage == 1:
            self.stage = 2
            if m.open(ORDERED, self.actor):
                return
        if self.stage == 2 and self.more > 0 and self.seat in warlord(m).deciding():
            self.more -= 1
            self.stage = 0
        else:
            passed = self.stage == 3
            m.finish(self)
            waiting = m.stack[-1]
            assert isinstance(waiting, Orders)
            waiting.next_turn(m, passed)


@dataclass
class Orders(Step):
    """WL-ORDER-02  The Order Phase: clockwise, until all have passed directly one after another."""

    turn: Seat
    passes: int = 0

    def advance(self, m: Match) -> None:
        state = warlord(m)
        if self.passes >= len(state.playing()):
            m.finish(self)
        elif self.turn in state.out:
            self.turn = state.clockwise(self.turn)[0]
        else:
            m.push(TakeOrder(self.turn))

    def next_turn(self, m: Match, passed: bool) -> None:
        self.passes = self.passes + 1 if passed else 0
        self.turn = (self.turn + 1) % warlord(m).seats

    def drop(self, m: Match, seat: Seat) -> None:
        """A94  Passes are counted over those still in the game: one who has given up takes his own along."""
        before = [other for other in warlord(m).clockwise(self.turn) if other != self.turn]
        if self.passes > 0 and seat in before[-self.passes :]:
            self.passes -= 1


# -- what is offered ----------------------------------------------------------------


def options_of(m: Match, seat: Seat) -> tuple[Option, ...]:
    """WL-ORDER-03  Every order that is possible now, and passing."""
    state = warlord(m)
    found: list[Option] = []
    cards, standing, orders = state.cards, state.standing, state.standing.orders
    own = state.characters(seat)
    can_attack, can_move = attackers(state, seat, own), movers(state, own)
    for card in own:
        number = card.id
        if number in can_attack:
            found.append(plain("attack", "WL-ATTACK-01", number))
        if number in can_move:
            found.append(plain("manoeuvre", "WL-MANOEUVRE-01", number))
        if number in orders:
            for paragraph in orders[number]:
                source = cards[paragraph.source]
                if not is_out_of_question(card, source.face.abilities[paragraph.number]):
                    found += action_options(m, seat, source, paragraph.number)
    for feat in ORDER_FEATS:
        for number in those_with(state, feat) if feat in standing.feats or state.effects else ():
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
    """WL-PLAY-06, WL-TASK-01  An order of this card, with those who may perform it."""
    ability = source.face.abilities[number]
    hopes = hopefuls(warlord(m), seat, source)
    performers = [c.id for c in hopes if not is_out_of_question(c, ability) and may_act(m, seat, c, source, ability)]
    if not performers:
        return []
    rule = "WL-PLAY-01" if source.face.type == ACTION else "WL-TASK-01"
    return [choice("perform", rule, source.id * ABILITY + number, performers)]


def choice(key: str, rule: str, subject: int, among: list[int]) -> Option:
    """Where there is only one to choose, nothing is asked."""
    return plain(key, rule, subject) if len(among) == 1 else Option(key, rule, subject, tuple(among), 1, 1)


def performer_of(m: Match, seat: Seat, answer: Answer) -> int:
    """Whom the player has named, or the only one who may."""
    if answer.picks:
        return answer.picks[0]
    source = warlord(m).cards[answer.subject // ABILITY]
    ability = source.face.abilities[answer.subject % ABILITY]
    for performer in hopefuls(warlord(m), seat, source):
        if may_act(m, seat, performer, source, ability):
            return performer.id
    return NOBODY


def may_act(m: Match, seat: Seat, performer: Card, source: Card, ability: Ability) -> bool:
    """The short answer: a verdict is needed only where a text of the performer may lift a refusal."""
    state = warlord(m)
    if performer.id in state.standing.lifting:
        verdict = Verdict()
        judge_action(m, seat, performer, source, ability, verdict)
        return bool(verdict)
    if not is_performer(state, seat, performer, source, ability):
        return False
    if not can_pay(m, seat, performer.id, source.id, ability) or not has_aim(m, performer.id, ability):
        return False
    return can_begin(m, performer, ability)


def judge_action(m: Match, seat: Seat, performer: Card, source: Card, ability: Ability, verdict: Verdict) -> None:
    """Who performs, what it costs, and whether there is anything to aim at."""
    state = warlord(m)
    judge_performer(state, seat, performer, source, ability, verdict)
    if not verdict:
        return
    for cost in ability.costs:
        if not is_payable(m, seat, performer.id, source.id, cost):
            verdict.refuse("WL-ACTIONCARD-07", "cannot-pay", (source.id,))
    if not has_aim(m, performer.id, ability):
        verdict.refuse("WL-ACTIONCARD-07", "no-target", (source.id,))
    if not can_begin(m, performer, ability):
        rule = "WL-RANGED-02" if ability.clauses[0].kind == RANGED else "WL-ATTACK-03"
        verdict.refuse(rule, "nobody-in-reach", (performer.id,))


def feat_options(m: Match, seat: Seat, card: Card, feat: str) -> list[Option]:
    state = warlord(m)
    if not may_use(state, seat, card, feat):
        return []
    rule = FEAT_RULES[feat]
    if feat == MEDICINE:
        targets = medicine_targets(state, card)
        return [choice(feat, rule, card.id, targets)] if targets else []
    if feat == SCRIBE:
        spells = scribe_spells(state, seat, card)
        return [choice(feat, rule, card.id, spells)] if spells else []
    return [plain(feat, rule, card.id)]


# -- why not ---------------------------------------------------------------------------


def judge_order(m: Match, seat: Seat, answer: Answer, verdict: Verdict) -> None:
    """The rule that forbids an order, for whatever a player tries."""
    state = warlord(m)
    if answer.key == "perform":
        judge_perform_answer(m, seat, answer, verdict)
        return
    card = state.find(answer.subject)
    if card is None:
        return
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
    elif answer.key in ORDER_FEATS:
        judge_feat(state, seat, card, answer.key, verdict)
        if verdict and answer.key == SCRIBE and pick is not None:
            judge_scribe(state, seat, card, pick, verdict)
        if verdict and answer.key == MEDICINE and pick is not None and pick.id not in medicine_targets(state, card):
            verdict.refuse("WL-FEAT-18", "not-wounded-in-rank", (pick.id,))


def judge_perform_answer(m: Match, seat: Seat, answer: Answer, verdict: Verdict) -> None:
    state = warlord(m)
    source = state.find(answer.subject // ABILITY)
    number = answer.subject % ABILITY
    if source is None:
        return
    if source.owner != seat or source.zone not in (HAND, FORMATION, EQUIPPED, ATTACHED):
        verdict.refuse("WL-PLAY-01", "not-yours-to-perform", (source.id,))
        return
    if number >= len(source.face.abilities) or source.face.abilities[number].kind != "order":
        verdict.refuse("WL-PLAY-04", "no-order-on-it", (source.id,))
        return
    if source.zone == HAND and source.face.type != ACTION:
        verdict.refuse("WL-TASK-01", "not-in-play", (source.id,))
        return
    performer = state.find(answer.picks[0]) if len(answer.picks) == 1 else None
    if performer is None:
        return
    if performer.id not in [card.id for card in candidates(state, seat, source)] and performer.owner == seat:
        verdict.refuse("WL-PLAY-06", "not-in-your-army", (performer.id,))
    judge_action(m, seat, performer, source, source.face.abilities[number], verdict)


# -- what is done -----------------------------------------------------------------------


def step_of(m: Match, seat: Seat, answer: Answer) -> Step:
    if answer.key == "attack":
        return Attack(answer.subject)
    if answer.key == "manoeuvre":
        return Manoeuvre(seat, answer.subject)
    if answer.key == "recruit":
        return Recruit(seat, answer.subject)
    if answer.key == "equip":
        bearers = bearers_for(warlord(m), seat, warlord(m).cards[answer.subject])
        return Equip(answer.subject, answer.picks[0] if answer.picks else bearers[0])
    if answer.key == "perform":
        return Perform(seat, performer_of(m, seat, answer), answer.subject // ABILITY, answer.subject % ABILITY)
    assert answer.key in (MEDICINE, RIDING, SCRIBE, STEALTH)
    card = warlord(m).cards[answer.subject]
    only = {MEDICINE: medicine_targets(warlord(m), card), SCRIBE: scribe_spells(warlord(m), seat, card)}
    subject = answer.picks[0] if answer.picks else only.get(answer.key, [NOBODY])[0]
    return UseFeat(seat, answer.subject, answer.key, subject)


def actor_of(step: Step) -> int:
    """The character an order is given to: it attacks, moves, enters, is equipped, performs."""
    if isinstance(step, Attack):
        return step.attacker
    if isinstance(step, Equip):
        return step.bearer
    if isinstance(step, Perform):
        return step.performer
    assert isinstance(step, (Manoeuvre, Recruit, UseFeat))
    return step.card


@dataclass
class Recruit(Places):
    """WL-RECRUIT-01  A character from hand comes into play."""

    seat: Seat
    card: int
    is_done: bool = False

    def advance(self, m: Match) -> None:
        state = warlord(m)
        if self.is_done:
            m.finish(self)
            return
        places = [code(rank, place) for rank, place in places_for(state, self.seat, state.cards[self.card])]
        m.push(ChoosePlace(self.seat, self.card, tuple(places), "WL-RECRUIT-03"))

    def placed(self, m: Match, rank: int, place: int) -> None:
        state = warlord(m)
        self.is_done = True
        to = entering_state(state, self.seat, state.cards[self.card])
        m.reveal()
        changes.enter(m, self.card, self.seat, rank, place, to, "WL-RECRUIT-05" if to else "WL-RECRUIT-01")
        m.open(ENTERED, self.card)


@dataclass
class Equip(Step):
    """WL-EQUIP-01  An item from hand is given to a character; older items of its traits go (WL-EQUIP-07)."""

    item: int
    bearer: int

    def advance(self, m: Match) -> None:
        m.finish(self)
        state = warlord(m)
        old = replaced_by(state, state.cards[self.item], self.bearer)
        m.reveal()
        changes.equip(m, self.item, self.bearer, "WL-EQUIP-01")
        for number in old:
            changes.discard(m, number, "WL-EQUIP-07")


@dataclass
class Manoeuvre(Moves):
    """WL-MANOEUVRE-01  A ready character is spent and moves one rank, or within its rank."""

    seat: Seat
    card: int
    rank: int = 0  # where it goes
    place: int = 0
    is_stopped: bool = False
    stage: int = 0  # 0 choose, 1 go, 2 done

    def advance(self, m: Match) -> None:
        state = warlord(m)
        if self.stage == 2:
            m.finish(self)
            m.open(PERFORMED, self.card)
            return
        if self.stage == 1:
            self.stage = 2
            self.go(m)
            return
        places = [code(rank, place) for rank, place in manoeuvre_places(state, state.cards[self.card])]
        m.push(ChoosePlace(self.seat, self.card, tuple(places), "WL-MANOEUVRE-04"))

    def placed(self, m: Match, rank: int, place: int) -> None:
        self.stage, self.rank, self.place = 1, rank, place
        if is_spent_by_moving(warlord(m), warlord(m).cards[self.card]):
            changes.turn(m, self.card, SPENT, "WL-MANOEUVRE-01")
        changes.mark_use(m, self.card, "action")
        m.open(MANOEUVRING, self.card)

    def go(self, m: Match) -> None:
        """It moves, unless a react has stopped it or it is gone."""
        home = warlord(m).place_of(self.card)[0]
        if self.is_stopped:
            m.emit(Event("held-back", "WL-ACTIONCARD-07", (self.card,)))
        elif home != NOBODY:
            changes.move(m, "manoeuvred", self.card, home, self.rank, self.place, "WL-MANOEUVRE-02")
            m.open(MANOEUVRED, self.card)
