"""Verbs that move characters, swap them, or bring them into play."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tercio.content.table import Phrase
from tercio.games.warlord import changes
from tercio.games.warlord.field.ranks import Gap, illegal_ranks, own_sizes, placed, row_of, without
from tercio.games.warlord.printed.cards import (
    ANYONE,
    CHARACTER,
    OF_ONE,
    PICKED,
    SELF,
    SOURCE,
    TARGET,
    VICTIM,
    Clause,
    Face,
)
from tercio.games.warlord.rules.golden import MOVE, is_allowed
from tercio.games.warlord.rules.illegal_ranks import room_in
from tercio.games.warlord.rules.recruits import entering_state, judge_unique, places_for
from tercio.games.warlord.state import DISCARD, HAND, READY, TABLE, Warlord, warlord
from tercio.games.warlord.steps.listeners import Moves
from tercio.games.warlord.steps.moments import ENTERED, FALLING, MANOEUVRING
from tercio.games.warlord.steps.placement import Fall, choose_place
from tercio.games.warlord.verbs.roles import meant
from tercio.games.warlord.verbs.verb import MEANT, TEXT, CardVerb, Known
from tercio.games.warlord.words.grammar import NOM, counted, listed, signed
from tercio.games.warlord.words.printed import FEATS, TRAITS, called
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, said, said_of, said_of_thing
from tercio.kernel import NOBODY, Match, RuleId, Verdict

if TYPE_CHECKING:
    from tercio.games.warlord.steps.performance import Perform


UP_TO: Final = {"up-forward": (-1,), "up-backward": (1,), "up-step": (-1, 1)}  # to any of several ranks


def ask_place(m: Match, p: Perform, number: int, places: list[Gap], rule: RuleId) -> None:
    """The clause goes on when the place is chosen; without any it is over."""
    if not places:
        p.next_clause()
        return
    p.is_begun = True
    p.placing = number
    choose_place(m, p.seat, number, places, rule)


class Move(CardVerb):
    """Characters move some ranks forward or backward, to a rank by its number, or to any. WL-INFILTRATE-02

    Several move one after the other. A123
    """

    word = "move"
    heeds = (*MEANT, "to", "number")
    knows: ClassVar[Known] = {"to": ("forward", "backward", "front", "step", "rank", "any", "within", *UP_TO)}

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        state = warlord(m)
        if not p.is_begun:
            p.left = tuple(meant(m, p, clause.who, clause.filter))
        while p.left:
            mover, p.left = p.left[0], p.left[1:]
            places = move_places(state, mover, clause.to, clause.number) if may_move(m, p, mover) else []
            if places:
                ask_place(m, p, mover, places, TEXT)
                return
        p.next_clause()

    def placed(self, m: Match, p: Perform, clause: Clause, rank: int, place: int) -> None:
        number = p.placing
        if not p.left:
            p.next_clause()
        changes.move(m, "moved", number, warlord(m).place_of(number)[0], rank, place, TEXT)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        key = clause.to or "any"
        if key in UP_TO:
            return said_of(scene, clause, self.say(key, number=clause.number))
        if key == "rank" or (clause.number > 1 and key in ("forward", "backward", "step")):
            return said_of(scene, clause, self.say("rank" if key == "rank" else f"{key}-many", number=clause.number))
        return said_of(scene, clause, self.say(key))


class Retreat(CardVerb):
    """The character moves one rank backward if no rank is illegal then; later clauses ask whether it has. WL-RANK-07"""

    word = "retreat"
    heeds = ("who",)
    whom = OF_ONE
    result = "retreat"

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        state, places = warlord(m), list[Gap]()
        p.result = "failed"
        for number in meant(m, p, clause.who, clause.filter):
            rank = state.place_of(number)[1] + 1
            if may_move(m, p, number) and stays_legal(state, number, rank):
                places = move_places(state, number, "backward")
                p.result = "done" if places else "failed"
                ask_place(m, p, number, places, TEXT)
                return
        p.next_clause()

    def placed(self, m: Match, p: Perform, clause: Clause, rank: int, place: int) -> None:
        number = p.placing
        p.next_clause()
        changes.move(m, "moved", number, warlord(m).place_of(number)[0], rank, place, TEXT)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said_of(scene, clause, self.say())


def may_move(m: Match, p: Perform, mover: int) -> bool:
    """It is still there, and nothing forbids it. WL-GOLDEN-01"""
    return p.has(m, mover) and is_allowed(warlord(m), warlord(m).cards[mover], MOVE)


def move_places(state: Warlord, number: int, to: str, by: int = 1) -> list[Gap]:
    """These places it may go to; `by` is how many ranks, or the number of the rank."""
    seat, rank, place = state.place_of(number)
    if to == "forward":
        ranks = [rank - by]
    elif to == "backward":
        ranks = [rank + by]
    elif to in UP_TO:
        ranks = [rank + sign * far for sign in UP_TO[to] for far in range(1, by + 1)]
    elif to == "rank":
        ranks = [by]
    elif to == "front":
        ranks = [1]
    elif to == "within":
        ranks = [rank]
    elif to == "step":
        ranks = [rank - by, rank + by]
    else:  # any rank, if no illegal rank results
        ranks = [r for r in range(1, len(state.formations[seat]) + 2) if r == rank or stays_legal(state, number, r)]
    found: list[Gap] = []
    for there in ranks:
        row = row_of(state, seat, there)
        if there < 1 or (there > 1 and not row_of(state, seat, there - 1)):
            continue
        if there == rank:
            found += [Gap(there, p) for p in range(len(row)) if p != place]
        else:
            found += [Gap(there, p) for p in range(len(row) + 1)]
    return found


def stays_legal(state: Warlord, number: int, rank: int) -> bool:
    """No rank would be illegal with this character there. Texts that give room move with it."""
    seat = state.place_of(number)[0]
    twin = state.imagined(seat, placed(without(state.formations[seat], number), number, rank, 0))
    return not illegal_ranks(own_sizes(twin, seat), room_in(twin, seat))


class Swap(CardVerb):
    """Two characters of one formation change places."""

    word = "swap"
    heeds = ()

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        state = warlord(m)
        aim = p.ability(m).aim
        is_of_two = aim is not None and aim.most == 2
        pair = list(p.targets) if is_of_two else [p.performer, *p.targets[:1]]
        if len(pair) != 2 or not all([p.has(m, n) and (n == p.performer or p.reaches(n)) for n in pair]):
            return
        one, other = state.place_of(pair[0]), state.place_of(pair[1])
        if one[0] != other[0] or [n for n in pair if not is_allowed(state, state.cards[n], MOVE)]:
            return
        swapped = {pair[0]: pair[1], pair[1]: pair[0]}
        rows = [tuple([swapped.get(n, n) for n in row]) for row in state.formations[one[0]]]
        changes.reorder(m, one[0], tuple(rows), pair[0], pair[1])

    def reading(self, scene: Scene, clause: Clause) -> Said:
        aim = scene.ability.aim
        if aim is not None and aim.most == 2:
            pair = self.say("chosen")
        else:
            pair = self.say("pair", one=scene.refer(TARGET), other=scene.own_words().said(NOM))
        return said_of_thing("pair", pair, self.say())


class Enter(CardVerb):
    """A character comes from hand or discard pile into play by an effect; the rules of recruiting hold. A90"""

    word = "enter"
    heeds = ("who",)
    needs = ("who",)
    whom = (PICKED, SOURCE)

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        state = warlord(m)
        number = p.source if clause.who == SOURCE else p.picked
        verdict = Verdict()
        card = None if number == NOBODY else state.cards[number]
        if card is None or card.zone not in (HAND, DISCARD) or card.face.type != CHARACTER:
            p.next_clause()
            return
        judge_unique(state, p.seat, state.cards[number], "WL-RECRUIT-07", verdict)
        places = places_for(state, p.seat, state.cards[number]) if verdict else []
        ask_place(m, p, number, [Gap(rank, place) for rank, place in places], "WL-RECRUIT-03")

    def placed(self, m: Match, p: Perform, clause: Clause, rank: int, place: int) -> None:
        state, number = warlord(m), p.placing
        p.next_clause()
        to = entering_state(state, p.seat, state.cards[number])
        changes.enter(m, number, p.seat, rank, place, to, "WL-RECRUIT-01")
        m.open(ENTERED, number)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        role = SELF if clause.who == SOURCE and scene.ability.hand else clause.who
        return said(scene.key(role, ANYONE), self.say())


class Summon(CardVerb):
    """The action card itself becomes a character in the front rank until the end of the round (A91)."""

    word = "summon"
    heeds = ()

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        state = warlord(m)
        card = state.cards[p.source]
        if card.face.type == CHARACTER or card.zone != TABLE:  # it has become one already, or is gone
            p.next_clause()
            return
        changes.become_character(m, p.source, state.cards[p.performer])
        row = row_of(state, p.seat, 1)
        ask_place(m, p, p.source, [Gap(1, place) for place in range(len(row) + 1)], TEXT)

    def placed(self, m: Match, p: Perform, clause: Clause, rank: int, place: int) -> None:
        number = p.placing
        p.next_clause()
        changes.enter(m, number, p.seat, rank, place, READY, TEXT)
        m.open(ENTERED, number)

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said(SOURCE, self.say(profile=self.profile(scene.face)))

    def profile(self, face: Face) -> Phrase:
        """An action card that becomes a character has these printed values. WL-CARD-06"""
        attacks = "/".join([signed(number) for number in face.attacks]) or "+0"
        values = [self.say("attacks", attacks=attacks), self.say("armour", armour=face.armour)]
        if face.skill:
            values.append(self.say("skill", skill=face.skill))
        values.append(counted("hit-point-dative", face.hit_points))
        traits = [called(TRAITS, key) for key in face.traits]
        if traits:
            values.append(self.say("trait" if len(traits) == 1 else "traits", traits=listed(traits)))
        for key, number in face.feats:
            values.append(self.say("feat", feat=called(FEATS, key), number=signed(number)))
        return listed(values)


class Spare(CardVerb):
    """The character that falls forward keeps its state. WL-ILLEGAL-06"""

    word = "spare"
    moments = (FALLING,)
    heeds = ()

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        m.under(Fall).is_free = True

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said(scene.key(VICTIM, ANYONE), self.say())


class HoldBack(CardVerb):
    """The character that manoeuvres stays where it is; what it has paid stays paid."""

    word = "hold-back"
    moments = (MANOEUVRING,)
    heeds = ()

    def do(self, m: Match, p: Perform, clause: Clause) -> None:
        p.next_clause()
        m.under(Moves).is_stopped = True

    def reading(self, scene: Scene, clause: Clause) -> Said:
        return said(scene.key(VICTIM, ANYONE), self.say())
