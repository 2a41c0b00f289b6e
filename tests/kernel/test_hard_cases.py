"""The hardest situations of the three games, each on a game just large enough for it. To be read as documentation.

1. A charge announced as a reaction to a shot; a shot and the return shot at the same time.
2. A bodyguard takes the blow, is the new target, and another bodyguard takes it from him.
3. A rank that must be closed before anything else happens, in the middle of whatever is going on.
4. Three seats, one try for all of them to counter a spell.
5. "Do not" beats "do", and the more specific text beats both.

Every one is played twice: straight on, and saved to text and read back before each answer.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, cast

import pytest

from kernel.small_game import asked, told
from tercio.kernel import (
    ABILITY,
    CARD,
    CORE,
    NOBODY,
    Answer,
    Decision,
    Dice,
    Event,
    Game,
    Match,
    Option,
    Roll,
    Rule,
    Seat,
    Setup,
    State,
    Step,
    Verdict,
    Window,
    loaded,
    restore,
    snapshot,
    start,
)

ANNOUNCE, ROLL, RETURN, WOUND = range(4)


class Fighter(NamedTuple):
    """One on the field; at 0 life it leaves."""

    id: int
    seat: Seat
    life: int
    points: int = 0
    has_left: bool = False


@dataclass
class Field(State):
    """What lies on the table in all of these games."""

    fighters: list[Fighter]
    ranks: list[tuple[int, ...]]  # front and back of seat 0, front and back of seat 1
    mana: list[int]
    seats: int = 2

    def seat_count(self) -> int:
        return self.seats

    def clone(self) -> Field:
        return Field(self.fighters.copy(), self.ranks.copy(), self.mana.copy(), self.seats)


def field(m: Match) -> Field:
    return cast(Field, m.state)


def put(m: Match, fighter: Fighter) -> None:
    field(m).fighters[fighter.id] = fighter


def wound(m: Match, number: int, amount: int) -> None:
    fighter = field(m).fighters[number]
    put(m, fighter._replace(life=fighter.life - amount))
    m.emit(Event("wounded", "T-WOUND", (number, amount)))


def hits(faces: tuple[int, ...]) -> int:
    return len([face for face in faces if face >= 5])


@dataclass
class Battle(Step):
    """The bottom of the stack. What must hold is restored as long as something is left to do."""

    def advance(self, m: Match) -> None:
        m.finish(self)


class FieldGame(Game):
    """The dead leave before anything else happens."""

    state_kind = Field

    def settle(self, m: Match) -> bool:
        for fighter in field(m).fighters:
            if fighter.life <= 0 and not fighter.has_left:
                put(m, fighter._replace(has_left=True))
                m.emit(Event("left", "T-DEATH", (fighter.id,)))
                return True
        return False


def play(game: Game, *talk: Answer, faces: tuple[int, ...] = (), **setup: Any) -> Match:
    """The match after these answers; saving it before each of them makes no difference."""
    match, saved = start(game, setup, loaded(faces)), start(game, setup, loaded(faces))
    for answer in talk:
        saved = restore(game, json.loads(json.dumps(snapshot(saved))))
        for each in (match, saved):
            verdict = each.answer(answer)
            assert verdict, (answer, verdict.refusals, asked(each))
    assert snapshot(saved) == snapshot(match)
    return match


PASS_0, PASS_1, PASS_2 = (Answer(seat, "pass") for seat in range(3))


# 1. A charge as a reaction to a shot ---------------------------------------------------------------
#
# The target of a shot may charge the shooter. Announced is the charge at once, but the shot is resolved first,
# with one die less. If it kills the target the charge lapses; otherwise the charge follows, and the shooter may
# react to its blow. Or the target returns the shot: then both fall at the same time.


@dataclass
class Shoot(Step):
    """Announced, reacted to, rolled, wounded; what was announced as a reaction to it comes afterwards."""

    shooter: int
    target: int
    stage: int = ANNOUNCE
    charger: int = NOBODY  # the reactions write here what they have announced
    has_return: bool = False
    hits: int = 0
    return_hits: int = 0

    def advance(self, m: Match) -> None:
        if self.stage == ANNOUNCE:
            self.stage = ROLL
            m.emit(Event("aimed", "T-SHOT", (self.shooter, self.target)))
            m.open("before:shot", self.target)

        elif self.stage == ROLL:
            m.push(Roll(3 if self.charger == NOBODY else 2, 8, "T-SHOT"))

        elif self.stage == RETURN:
            m.push(Roll(3, 8, "T-RETURN"))

        else:  # both shots wound in the same breath: nobody leaves in between
            m.finish(self)
            if self.charger != NOBODY:
                m.push(Charge(self.charger, self.shooter))
            wound(m, self.target, self.hits)
            if self.has_return:
                wound(m, self.shooter, self.return_hits)

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        if self.stage == ROLL:
            self.hits = hits(faces)
            self.stage = RETURN if self.has_return else WOUND
        else:
            self.return_hits = hits(faces)
            self.stage = WOUND


@dataclass
class AnnounceCharge(Step):
    """The reaction pays and leaves a note on the shot; nothing moves yet."""

    unit: int

    def advance(self, m: Match) -> None:
        m.finish(self)
        fighter = field(m).fighters[self.unit]
        put(m, fighter._replace(points=fighter.points - 2))
        m.under(Shoot).charger = self.unit
        m.emit(Event("charge-announced", "T-CHARGE", (self.unit,)))


@dataclass
class ReturnShot(Step):
    """The other reaction."""

    unit: int

    def advance(self, m: Match) -> None:
        m.finish(self)
        m.under(Shoot).has_return = True


@dataclass
class Charge(Step):
    """Lapses if the charger is dead by now."""

    unit: int
    target: int

    def advance(self, m: Match) -> None:
        m.finish(self)
        if field(m).fighters[self.unit].has_left:
            m.emit(Event("lapsed", "T-LAPSE", (self.unit,)))
        else:
            m.emit(Event("charged", "T-CHARGE", (self.unit, self.target)))
            m.push(Blow(self.unit, self.target))


@dataclass
class Blow(Step):
    """A blow in melee, which can be reacted to as well."""

    attacker: int
    target: int
    stage: int = ANNOUNCE
    is_parried: bool = False

    def advance(self, m: Match) -> None:
        if self.stage == ANNOUNCE:
            self.stage = WOUND
            m.emit(Event("struck", "T-BLOW", (self.attacker, self.target)))
            m.open("before:struck", self.target)
        else:
            m.finish(self)
            wound(m, self.target, 0 if self.is_parried else 1)


@dataclass
class Parry(Step):
    """The reaction to a blow."""

    def advance(self, m: Match) -> None:
        m.finish(self)
        m.under(Blow).is_parried = True
        m.emit(Event("parried", "T-PARRY"))


class ShootingGame(FieldGame):
    """Fighter 0 of seat 0 shoots at fighter 1 of seat 1, who has 2 points."""

    id = "shooting"
    step_kinds = (Battle, Shoot, AnnounceCharge, ReturnShot, Charge, Blow, Parry)

    def lay_out(self, setup: Setup, dice: Dice) -> tuple[State, list[Step]]:
        life = setup.get("life", [3, 3])
        return Field([Fighter(0, 0, life[0]), Fighter(1, 1, life[1], 2)], [], []), [Battle(), Shoot(0, 1)]

    def might_react(self, m: Match, window: Window, seat: Seat) -> bool:
        return field(m).fighters[window.subject].seat == seat

    def offers(self, m: Match, window: Window, seat: Seat) -> tuple[Option, ...]:
        if window.moment == "before:struck":
            return () if m.under(Blow).is_parried else (Option("parry", "T-PARRY"),)
        shot, target = m.under(Shoot), field(m).fighters[window.subject]
        if shot.charger != NOBODY or shot.has_return:
            return ()  # one reaction to a shot
        charge = (Option("charge", "T-CHARGE", target.id),) if target.points >= 2 else ()
        return (*charge, Option("return", "T-RETURN", target.id))

    def accept(self, m: Match, window: Window, answer: Answer) -> Step:
        if answer.key == "parry":
            return Parry()
        return AnnounceCharge(answer.subject) if answer.key == "charge" else ReturnShot(answer.subject)


SHOOTING: Final = ShootingGame()
CHARGE = Answer(1, "charge", 1)


def test_the_shot_is_resolved_first_with_one_die_less_and_then_the_charge() -> None:
    match = play(SHOOTING, CHARGE, PASS_1, PASS_0, faces=(8, 1))

    assert told(match) == [
        ("aimed", 0, 1),
        ("charge-announced", 1),
        ("rolled", NOBODY, 8, 8, 1),
        ("wounded", 1, 1),
        ("charged", 1, 0),
        ("struck", 1, 0),
        ("wounded", 0, 1),
    ]


def test_the_charge_lapses_if_the_shot_kills() -> None:
    match = play(SHOOTING, CHARGE, PASS_1, faces=(8, 8), life=[3, 2])

    assert told(match)[-3:] == [("wounded", 1, 2), ("left", 1), ("lapsed", 1)]


def test_the_shooter_may_react_to_the_blow_of_the_charge() -> None:
    match = play(SHOOTING, CHARGE, PASS_1, faces=(1, 1))
    question = asked(match)

    match = play(SHOOTING, CHARGE, PASS_1, Answer(0, "parry"), PASS_0, faces=(1, 1))

    assert question == [(0, "before:struck")]
    assert told(match)[-2:] == [("parried",), ("wounded", 0, 0)]


def test_without_a_reaction_the_shot_has_all_its_dice() -> None:
    match = play(SHOOTING, PASS_1, faces=(8, 8, 1))

    assert told(match)[-1] == ("wounded", 1, 2)


def test_a_shot_and_its_return_are_simultaneous_and_both_may_die() -> None:
    match = play(SHOOTING, Answer(1, "return", 1), PASS_1, faces=(8, 8, 8, 5, 6, 7))

    assert told(match)[-4:] == [("wounded", 1, 3), ("wounded", 0, 3), ("left", 0), ("left", 1)]


def test_one_reaction_to_a_shot() -> None:
    match = play(SHOOTING, CHARGE)

    assert [option.key for option in match.asks()[0].options] == ["pass"]


# 2. Taking the blow for somebody else ---------------------------------------------------------------
#
# "Your bodyguard becomes the target instead." The blow is declared anew against him, so whoever may react to a
# declaration may react to this one too. The old declaration, and the window that was open for it, are void.


@dataclass
class TakeTheBlow(Step):
    """Replaces the target of the blow and has it declared anew."""

    guard: int

    def advance(self, m: Match) -> None:
        m.finish(self)
        m.finish(m.under(Window))
        blow = m.under(Blow)
        blow.target = self.guard
        blow.stage = ANNOUNCE
        guard = field(m).fighters[self.guard]
        put(m, guard._replace(points=guard.points - 1))


class GuardingGame(FieldGame):
    """Fighter 0 strikes fighter 1; fighters with a point may take the blow for a friend of theirs."""

    id = "guarding"
    step_kinds = (Battle, Blow, Parry, TakeTheBlow)

    def lay_out(self, setup: Setup, dice: Dice) -> tuple[State, list[Step]]:
        guards = [Fighter(1 + i, 1, 3, points) for i, points in enumerate(setup["points"])]
        return Field([Fighter(0, 0, 3), *guards], [], []), [Battle(), Blow(0, 1)]

    def guards(self, m: Match, seat: Seat) -> list[Fighter]:
        target = m.under(Blow).target
        return [f for f in field(m).fighters if f.seat == seat and f.points > 0 and f.id != target]

    def might_react(self, m: Match, window: Window, seat: Seat) -> bool:
        return field(m).fighters[window.subject].seat == seat and bool(self.guards(m, seat))

    def offers(self, m: Match, window: Window, seat: Seat) -> tuple[Option, ...]:
        return tuple([Option("take-the-blow", "T-GUARD", guard.id) for guard in self.guards(m, seat)])

    def accept(self, m: Match, window: Window, answer: Answer) -> Step:
        return TakeTheBlow(answer.subject)


GUARDING: Final = GuardingGame()


def test_the_guard_is_the_target_and_takes_the_wound() -> None:
    match = play(GUARDING, Answer(1, "take-the-blow", 2), points=[0, 1])

    assert told(match) == [("struck", 0, 1), ("struck", 0, 2), ("wounded", 2, 1)]


def test_the_new_declaration_may_be_reacted_to_again() -> None:
    first = play(GUARDING, Answer(1, "take-the-blow", 2), points=[0, 1, 1])
    second = play(GUARDING, Answer(1, "take-the-blow", 2), Answer(1, "take-the-blow", 3), points=[0, 1, 1])

    assert [(d.kind, d.subject, len(d.options)) for d in first.asks()] == [("before:struck", 2, 2)]
    assert told(second) == [("struck", 0, 1), ("struck", 0, 2), ("struck", 0, 3), ("wounded", 3, 1)]


def test_no_window_of_a_void_declaration_stays_open() -> None:
    match = play(GUARDING, Answer(1, "take-the-blow", 2), points=[0, 1, 1])

    assert [type(step).__name__ for step in match.stack] == ["Battle", "Blow", "Window"]


def test_two_who_guard_each_other_come_to_an_end() -> None:
    match = play(GUARDING, *[Answer(1, "take-the-blow", who) for who in (2, 1, 2, 1)], points=[2, 2])

    assert told(match)[-1] == ("wounded", 1, 1)


# 3. A rank that must be closed ------------------------------------------------------------------------
#
# No rank may be longer than the one before it. When it is, its owner closes the ranks before anything else
# happens: before the second blow of two, before the next seat is asked in an open window. Nobody but `settle`
# knows: no other step has a line about it.


@dataclass
class CloseRanks(Step):
    """The owner picks who steps forward."""

    seat: Seat

    def ask(self, m: Match) -> tuple[Decision, ...]:
        back = field(m).ranks[2 * self.seat + 1]
        return (Decision(self.seat, "close-ranks", "T-RANK", (Option("forward", "T-RANK", NOBODY, back, 1, 1),)),)

    def take(self, m: Match, answer: Answer) -> None:
        m.finish(self)
        (who,) = answer.picks
        front, back = field(m).ranks[2 * self.seat : 2 * self.seat + 2]
        field(m).ranks[2 * self.seat : 2 * self.seat + 2] = [(*front, who), tuple([b for b in back if b != who])]
        m.emit(Event("stepped-forward", "T-RANK", (who,)))


@dataclass
class TwoBlows(Step):
    """Strikes the first in the other's front rank, no matter who that is by then, and once more."""

    seat: Seat
    left: int = 2

    def advance(self, m: Match) -> None:
        if self.left == 0:
            m.finish(self)
            return
        self.left -= 1
        m.push(Blow(NOBODY, field(m).ranks[2 * (1 - self.seat)][0]))


@dataclass
class Blast(Step):
    """Wounds one of each side at once, and is followed by a moment in which seats may cheer."""

    stage: int = ANNOUNCE

    def advance(self, m: Match) -> None:
        if self.stage == ANNOUNCE:
            self.stage = WOUND
            for front in field(m).ranks[0::2]:
                wound(m, front[0], 1)
            m.open("after:blast")
        else:
            m.finish(self)


class RanksGame(FieldGame):
    """Fighters with one life each, in two ranks a side."""

    id = "ranks"
    step_kinds = (Battle, CloseRanks, TwoBlows, Blow, Blast)

    def lay_out(self, setup: Setup, dice: Dice) -> tuple[State, list[Step]]:
        ranks = [tuple(rank) for rank in setup["ranks"]]
        fighters = [Fighter(i, seat // 2, 1) for seat, rank in enumerate(ranks) for i in rank]
        return Field(sorted(fighters), ranks, []), [Battle(), Blast() if setup.get("blast") else TwoBlows(0)]

    def might_react(self, m: Match, window: Window, seat: Seat) -> bool:
        return window.moment == "after:blast"

    def settle(self, m: Match) -> bool:
        if super().settle(m):
            state = field(m)
            dead = {fighter.id for fighter in state.fighters if fighter.has_left}
            state.ranks = [tuple([who for who in rank if who not in dead]) for rank in state.ranks]
            return True
        for seat in (0, 1):
            front, back = field(m).ranks[2 * seat : 2 * seat + 2]
            if len(back) > len(front) and m.find(CloseRanks) is None:
                m.push(CloseRanks(seat))
                return True
        return False


RANKS: Final = RanksGame()


def forward(seat: Seat, who: int) -> Answer:
    return Answer(seat, "forward", picks=(who,))


def test_ranks_are_closed_before_the_second_blow_falls() -> None:
    between = play(RANKS, ranks=[[0], [], [1, 2], [3, 4]])
    match = play(RANKS, forward(1, 4), ranks=[[0], [], [1, 2], [3, 4]])

    assert asked(between) == [(1, "close-ranks")]
    assert [fact for fact in told(match) if fact[0] != "wounded"] == [
        ("struck", NOBODY, 1),
        ("left", 1),
        ("stepped-forward", 4),
        ("struck", NOBODY, 2),
        ("left", 2),
    ]
    assert field(match).ranks[2:] == [(4,), (3,)]


def test_a_rank_that_is_still_legal_is_left_alone() -> None:
    match = play(RANKS, ranks=[[0], [], [1, 2, 3], [4]])

    assert ("stepped-forward", 4) not in told(match)
    assert field(match).ranks[2:] == [(3,), (4,)]


def test_both_sides_close_their_ranks_before_anybody_else_speaks() -> None:
    ranks = [[0], [1], [2], [3]]
    first = play(RANKS, ranks=ranks, blast=True)
    second = play(RANKS, forward(0, 1), ranks=ranks, blast=True)
    third = play(RANKS, forward(0, 1), forward(1, 3), ranks=ranks, blast=True)

    assert [asked(match) for match in (first, second, third)] == [
        [(0, "close-ranks")],
        [(1, "close-ranks")],
        [(0, "after:blast")],
    ]


# 4. One try for all to counter a spell ------------------------------------------------------------------
#
# While a spell is being cast, the others may try to counter it, from the caster's left round the table. Whoever
# speaks up first has the only try, and a try cannot be countered itself.


@dataclass
class Cast(Step):
    """A spell: announced, perhaps countered, then it works."""

    caster: Seat
    stage: int = ANNOUNCE
    has_been_tried: bool = False
    is_countered: bool = False

    def advance(self, m: Match) -> None:
        if self.stage == ANNOUNCE:
            self.stage = WOUND
            m.emit(Event("cast", "T-CAST", (self.caster,)))
            m.open("before:spell", self.caster)
        else:
            m.finish(self)
            m.emit(Event("fizzled" if self.is_countered else "worked", "T-CAST", (self.caster,)))


@dataclass
class Counter(Step):
    """The one try: on a 4 or more the spell is countered."""

    seat: Seat

    def advance(self, m: Match) -> None:
        field(m).mana[self.seat] -= 1
        m.under(Cast).has_been_tried = True
        m.push(Roll(1, 6, "T-COUNTER", self.seat, "after:counter"))

    def rolled(self, m: Match, faces: tuple[int, ...]) -> None:
        m.finish(self)
        m.under(Cast).is_countered = faces[0] >= 4


class SpellGame(Game):
    """Three seats with mana; the first two cast one spell each."""

    id = "spells"
    state_kind = Field
    step_kinds = (Cast, Counter)

    def lay_out(self, setup: Setup, dice: Dice) -> tuple[State, list[Step]]:
        return Field([], [], list(setup.get("mana", [1, 1, 1])), 3), [Cast(1), Cast(0)]

    def speaking_order(self, m: Match, moment: str) -> tuple[Seat, ...]:
        caster = m.under(Cast).caster
        return tuple([(caster + i) % 3 for i in (1, 2)])

    def might_react(self, m: Match, window: Window, seat: Seat) -> bool:
        return window.moment == "before:spell" and field(m).mana[seat] > 0 and not m.under(Cast).has_been_tried

    def offers(self, m: Match, window: Window, seat: Seat) -> tuple[Option, ...]:
        return (Option("counter", "T-COUNTER"),)

    def accept(self, m: Match, window: Window, answer: Answer) -> Step:
        return Counter(answer.seat)


SPELLS: Final = SpellGame()


def counter(seat: Seat) -> Answer:
    return Answer(seat, "counter")


def test_the_others_are_asked_from_the_casters_left() -> None:
    assert asked(play(SPELLS)) == [(1, "before:spell")]
    assert asked(play(SPELLS, PASS_1)) == [(2, "before:spell")]
    assert asked(play(SPELLS, PASS_1, PASS_2)) == [(2, "before:spell")], "the second spell, left of seat 1"


def test_a_failed_try_is_the_only_one() -> None:
    match = play(SPELLS, PASS_1, counter(2), faces=(3,))

    assert told(match)[-2:] == [("worked", 0), ("cast", 1)]
    assert field(match).mana == [1, 1, 0]


def test_a_try_that_succeeds_ends_the_spell_and_the_next_spell_has_a_try_of_its_own() -> None:
    match = play(SPELLS, counter(1), counter(2), faces=(4, 6))

    assert [fact for fact in told(match) if fact[0] != "rolled"] == [
        ("cast", 0),
        ("fizzled", 0),
        ("cast", 1),
        ("fizzled", 1),
    ]


def test_nobody_who_has_nothing_left_is_asked() -> None:
    match = play(SPELLS, mana=[0, 0, 1], faces=())

    assert asked(match) == [(2, "before:spell")]


# 5. "Do not" beats "do" ------------------------------------------------------------------------------------
#
# The book forbids, abilities allow, cards forbid and allow and command. Among texts of the same rank "must not"
# beats "may". A command binds only who can obey it, so something is always left to do.


class Text(Rule):
    """What a text says about attacking and about resting."""

    def on_attack(self, verdict: Verdict) -> None:
        pass

    def on_rest(self, verdict: Verdict, can_attack: bool) -> None:
        pass


class Wounded(Text):
    """The book: who is wounded does not attack."""

    def on_attack(self, verdict: Verdict) -> None:
        verdict.refuse("T-WOUNDED", "wounded", (), CORE)


class Fury(Text):
    """An ability: may attack even if wounded."""

    def on_attack(self, verdict: Verdict) -> None:
        verdict.lift("T-FURY", ("T-WOUNDED",), ABILITY)


class Net(Text):
    """A card: must not attack."""

    def on_attack(self, verdict: Verdict) -> None:
        verdict.refuse("T-NET", "caught", (), CARD)


class Horn(Text):
    """A card: may attack, whatever the book or a net says."""

    def on_attack(self, verdict: Verdict) -> None:
        verdict.lift("T-HORN", ("T-WOUNDED", "T-NET"), CARD)


class Frenzy(Text):
    """A card: must attack."""

    def on_rest(self, verdict: Verdict, can_attack: bool) -> None:
        if can_attack:
            verdict.refuse("T-FRENZY", "must-attack", (), CARD)


TEXTS: Final = {"wounded": Wounded(), "fury": Fury(), "net": Net(), "horn": Horn(), "frenzy": Frenzy()}


@dataclass
class Act(Step):
    """Attack or rest: offered is what the verdict leaves, and `judge` says why the rest is not."""

    texts: tuple[str, ...]

    def verdict_on(self, key: str) -> Verdict:
        attack, rest = Verdict(), Verdict()
        for text in self.texts:
            TEXTS[text].on_attack(attack)
        for text in self.texts:
            TEXTS[text].on_rest(rest, bool(attack))
        return attack if key == "attack" else rest

    def ask(self, m: Match) -> tuple[Decision, ...]:
        options = [Option(key, "T-ACT") for key in ("attack", "rest") if self.verdict_on(key)]
        return (Decision(0, "act", "T-ACT", tuple(options)),)

    def judge(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        if answer.key in ("attack", "rest"):
            for refusal in self.verdict_on(answer.key).refusals:
                verdict.refuse(refusal.rule, refusal.because, refusal.facts, refusal.rank)

    def take(self, m: Match, answer: Answer) -> None:
        m.finish(self)


class ActingGame(Game):
    """One figure under the texts that the set-up names."""

    id = "acting"
    state_kind = Field
    step_kinds = (Act,)

    def lay_out(self, setup: Setup, dice: Dice) -> tuple[State, list[Step]]:
        return Field([], [], []), [Act(tuple(setup["texts"]))]


ACTING: Final = ActingGame()


@pytest.mark.parametrize(
    ("texts", "attack", "rest"),
    [
        ("", [], []),
        ("wounded", ["T-WOUNDED"], []),
        ("wounded fury", [], []),
        ("net", ["T-NET"], []),
        ("wounded net fury", ["T-NET"], []),
        ("wounded net horn", ["T-NET"], []),
        ("wounded horn", [], []),
        ("frenzy", [], ["T-FRENZY"]),
        ("frenzy net", ["T-NET"], []),
        ("frenzy net horn", ["T-NET"], []),
        ("frenzy wounded", ["T-WOUNDED"], []),
        ("frenzy wounded fury", [], ["T-FRENZY"]),
    ],
)
@pytest.mark.parametrize("turned", [False, True], ids=["", "in another order"])
def test_do_not_beats_do_and_the_specific_beats_the_general(
    texts: str, attack: list[str], rest: list[str], turned: bool
) -> None:
    words = texts.split()[::-1] if turned else texts.split()
    match = play(ACTING, texts=words)
    refused = {key: [r.rule for r in match.judge(Answer(0, key)).refusals] for key in ("attack", "rest")}

    assert refused == {"attack": attack, "rest": rest}
    assert [option.key for option in match.asks()[0].options] == [key for key in refused if not refused[key]]
