"""The game to the kernel: set-up, reacts, what always holds, and what a bot may try."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from tercio.games.game import TabletopGame
from tercio.games.tastes import networks_of, tastes_of
from tercio.games.vocabulary import as_table
from tercio.games.warlord.abilities.registry import feats, feats_at
from tercio.games.warlord.actions.hand_reacts import hand_reacts_of, might_react_from_hand
from tercio.games.warlord.actions.happenings import due_at, happen
from tercio.games.warlord.actions.reacts import (
    feat_reacts,
    has_answered,
    in_play_reacts,
    judge_react,
    judge_shut,
    note_answer,
    reactors,
    text_reacts,
)
from tercio.games.warlord.building.agreements import read_terms
from tercio.games.warlord.building.deck import Deck, check_deck, read_deck_setup
from tercio.games.warlord.field.filters import warlords
from tercio.games.warlord.field.lending import text_of
from tercio.games.warlord.positions.position import WarlordVocabulary
from tercio.games.warlord.printed.cards import AUTOMATIC, UNKNOWN, WARLORD, Face
from tercio.games.warlord.rules.orders import judge_timing
from tercio.games.warlord.rules.performance import candidates
from tercio.games.warlord.state import FORMATION, Card, Warlord, warlord
from tercio.games.warlord.steps.concession import give_up
from tercio.games.warlord.steps.equipment import Equip
from tercio.games.warlord.steps.feats import UseFeat, use_feat
from tercio.games.warlord.steps.listeners import is_stranger
from tercio.games.warlord.steps.manoeuvres import Manoeuvre
from tercio.games.warlord.steps.moments import (
    ABOUT_TO,
    DIED,
    LEFT,
    ROLLED,
    TARGETED,
    WOUNDING,
    Moment,
    window_at,
)
from tercio.games.warlord.steps.orders import Orders, TakeOrder
from tercio.games.warlord.steps.performance import Perform, perform
from tercio.games.warlord.steps.phases import Battle, DiscardToDraw, Initiative, Round
from tercio.games.warlord.steps.placement import ChoosePlace, Fall, Reform
from tercio.games.warlord.steps.recruits import Recruit
from tercio.games.warlord.steps.returns import CloseUp, ComeHome
from tercio.games.warlord.steps.rolls import Check, RollAgain, Throw, roller_of
from tercio.games.warlord.steps.settlement import settle
from tercio.games.warlord.steps.stakes import stakes_of
from tercio.games.warlord.steps.starting_army import ChooseLineUp, suggested_line_up
from tercio.games.warlord.steps.strikes import Attack, Strike
from tercio.games.warlord.steps.wounds import Wounding
from tercio.games.warlord.thinking import evaluation
from tercio.games.warlord.thinking.terms import TERMS
from tercio.games.warlord.thinking.weights import CHARACTERS, Weights
from tercio.games.warlord.words.receipts import name_of
from tercio.kernel import (
    NOBODY,
    Answer,
    Dice,
    Match,
    Option,
    Sealed,
    Seat,
    Setup,
    State,
    Step,
    Verdict,
    Window,
)


class WarlordGame(TabletopGame):
    """Warlord: Saga of the Storm."""

    id = "warlord"
    version = "7"
    opening = "goes-first"
    foresight = 10  # the players give one order each in turn; most have acted once after five of either
    vocabulary = WarlordVocabulary()
    state_kind = Warlord
    step_kinds = (
        Moment,
        ChooseLineUp,
        Battle,
        Round,
        DiscardToDraw,
        Initiative,
        Orders,
        TakeOrder,
        Attack,
        Strike,
        Wounding,
        Check,
        Throw,
        RollAgain,
        Perform,
        UseFeat,
        Recruit,
        Equip,
        Manoeuvre,
        ChoosePlace,
        Reform,
        Fall,
        ComeHome,
        CloseUp,
    )

    def __init__(self, faces: dict[str, Face], decks: dict[str, Deck], packs: dict[str, str]) -> None:
        super().__init__(packs)
        self.tastes = tastes_of(Weights, "warlord", CHARACTERS)
        self.term_names = TERMS
        self.networks = networks_of("warlord", TERMS)
        self.faces = {**faces, **summoned_faces(faces), UNKNOWN.id: UNKNOWN}
        self.decks = decks
        self.hand_reacts = hand_reacts_of(faces.values())
        self.answered = frozenset([*self.hand_reacts, *[feat.moment for feat in feats().values()]])
        self.heard = frozenset([each.trigger for face in faces.values() for each in (*face.abilities, *face.lent)])

    def catalogue(self) -> dict[type, dict[str, Any]]:
        return {Face: self.faces}

    # -- set-up -----------------------------------------------------------------

    def example_setup(self) -> Setup:
        names = list(self.decks)
        return {"decks": [names[0], names[1 % len(names)]]}

    def varied_setup(self, seed: int) -> Setup:
        """Two, three or four players with the ready decks in turn."""
        names = list(self.decks)
        step = 1 + seed % 5
        return {"decks": [names[(seed // 3 + seat * step) % len(names)] for seat in range(2 + seed % 3)]}

    def begin(self, setup: Setup, dice: Dice) -> tuple[State, list[Step]]:
        terms = read_terms(as_table(setup, "setup"), tuple(self.decks))
        decks = [
            read_deck_setup(self.faces, self.decks, entry, f"decks[{seat}]") for seat, entry in enumerate(terms.decks)
        ]
        for deck in decks:
            check_deck(self.faces, deck, is_campaign=terms.is_campaign)
        seats = len(decks)
        cards: list[Card] = []
        piles: list[tuple[int, ...]] = []
        for seat, deck in enumerate(decks):
            numbers = tuple(range(len(cards), len(cards) + len(deck.cards)))
            cards += [
                Card(n, seat, self.faces[name], known_to=1 << seat) for n, name in zip(numbers, deck.cards, strict=True)
            ]
            piles.append(numbers)
        empty: list[tuple[int, ...]] = [() for _ in range(seats)]
        lists = [tuple(deck.cards) for deck in decks]
        state = Warlord(seats, cards, [() for _ in range(seats)], list(empty), piles, list(empty), lists)
        return state, [Battle(terms.rounds), ChooseLineUp(tuple(range(seats)))]

    # -- reacts -------------------------------------------------------------------

    def speaking_order(self, m: Match, moment: str) -> tuple[Seat, ...]:
        """The initiative winner of the round speaks first, then clockwise, in anybody's turn. WL-REACT-01, -04"""
        state = warlord(m)
        return state.clockwise(max(0, state.first))

    def window(self, m: Match, moment: str, subject: int) -> Window | None:
        state = warlord(m)
        standing = state.standing
        if moment not in self.answered and moment not in standing.reacts and not may_happen(state, moment, subject):
            return None
        if moment == ROLLED:
            subject = roller_of(m)
        window = window_at(moment, state.clockwise(max(0, state.first)), subject)
        if moment in (WOUNDING, TARGETED):
            window.used = has_answered(m, moment, subject)
        if may_happen(state, moment, subject):
            window.due = due_at(m, window)
            if window.due:
                return window
        for turn, seat in enumerate(window.seats):
            if self.might_react(m, window, seat):
                window.turn = window.passes = turn
                window.is_sure = True
                return window
        return None

    def might_react(self, m: Match, window: Window, seat: Seat) -> bool:
        """Feats and texts in play are public; of a hand everybody knows only that it is not empty."""
        assert isinstance(window, Moment)
        state, moment = warlord(m), window.moment
        if seat in state.leaving or (moment in ABOUT_TO and state.cards[window.subject].zone != FORMATION):
            return False
        if window.is_sure:
            return True
        if feats_at(moment) and feat_reacts(m, window, seat):
            return True
        if moment in state.standing.reacts and in_play_reacts(m, window, seat):
            return True
        pool = self.hand_reacts.get(moment)
        return pool is not None and might_react_from_hand(m, window, seat, pool)

    def offers(self, m: Match, window: Window, seat: Seat) -> tuple[Option, ...]:
        assert isinstance(window, Moment)
        return (*feat_reacts(m, window, seat), *text_reacts(m, window, seat))

    def decided_by(self, m: Match, window: Window) -> tuple[int, ...]:
        return stakes_of(m, window.moment, window.subject)

    def accept(self, m: Match, window: Window, answer: Answer) -> Step:
        moment = cast(Moment, window)
        if answer.key == AUTOMATIC:
            return happen(m, moment, answer)
        note_answer(m, moment, answer.subject)
        feat = feats().get(answer.key)
        if feat is not None:
            moment.used = (*moment.used, answer.subject)
            return use_feat(answer.seat, answer.subject, feat.key, feat.about(m, moment))
        source, number = answer.subject, answer.detail
        performer = answer.picks[0] if answer.picks else only_performer(m, moment, answer)
        lent = text_of(warlord(m), warlord(m).cards[source], number)
        if lent is not None and lent.ability.limit != "none":
            moment.used = (*moment.used, source)  # WL-REACT-05
        react = perform(warlord(m), answer.seat, performer, source, number, moment.subject)
        react.strangers = (moment.subject,) if is_stranger(m, moment.subject) else ()
        return react

    def judge_reaction(self, m: Match, window: Window, answer: Answer, verdict: Verdict) -> None:
        assert isinstance(window, Moment)
        judge_timing(answer, verdict)
        judge_react(m, window, answer, verdict)

    def judge_shut(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        judge_shut(m, answer, verdict)

    def settle(self, m: Match) -> bool:
        return settle(m)

    # -- leaving the table -----------------------------------------------------------

    def playing(self, m: Match) -> tuple[Seat, ...]:
        return tuple(warlord(m).deciding())

    def concede(self, m: Match, seat: Seat) -> None:
        give_up(m, seat)

    # -- what is hidden ----------------------------------------------------------------

    def fill_in(self, m: Match, seat: Seat, dice: Dice) -> None:
        """The seat's own deck: what is left of its list. Others: cards of a ready deck that fits their Warlord."""
        state = warlord(m)
        for owner in range(state.seats):
            hidden = [card for card in state.cards if card.owner == owner and card.face is UNKNOWN]
            pool = self.likely_cards(state, owner, len(hidden), dice)
            for card, face in zip(hidden, pool, strict=True):
                state.cards[card.id] = card._replace(face=face)
        for step in m.stack:
            if isinstance(step, Sealed):
                step.said = tuple([unsealed(m, step, answer) for answer in step.said])

    def likely_cards(self, state: Warlord, owner: Seat, number: int, dice: Dice) -> list[Face]:
        names = list(state.lists[owner])
        if names:
            for card in state.cards:
                if card.owner == owner and card.face is not UNKNOWN:
                    printed = card.face.id.removeprefix("summoned:").split(":")[0]
                    if printed in names:
                        names.remove(printed)
        else:
            names = list(self.deck_like(state, owner, dice).cards)
        faces = [self.faces[name] for name in names]
        if state.round > 0 or state.formations[owner]:
            faces = [faces[i] for i in dice.shuffled(len(faces))]
        while len(faces) < number:
            faces.append(faces[dice.below(len(faces))])
        return faces[:number]

    def deck_like(self, state: Warlord, owner: Seat, dice: Dice) -> Deck:
        lords = warlords(state, owner)
        decks = list(self.decks.values())
        fitting = [deck for deck in decks if lords and self.faction_of(deck) == lords[0].face.faction]
        choice = fitting or decks
        return choice[dice.below(len(choice))]

    def faction_of(self, deck: Deck) -> str:
        """The faction of the deck's Warlord."""
        for name in deck.cards:
            if self.faces[name].has(WARLORD):
                return self.faces[name].faction
        return ""

    # -- for bots -----------------------------------------------------------------------

    def evaluate(self, m: Match, seat: Seat, style: str = "") -> int:
        return evaluation.evaluate(m, seat, self.tastes[style], self.networks.get(style))

    def terms(self, m: Match, seat: Seat, style: str = "") -> list[float]:
        return evaluation.terms(m, seat, self.tastes[style])

    def is_at_rest(self, m: Match) -> bool:
        return isinstance(m.stack[-1], TakeOrder) and not [step for step in m.stack if isinstance(step, Strike)]

    def is_sure_to_rest(self, m: Match) -> bool:
        step = m.stack[-1]
        if not isinstance(step, TakeOrder) or step.stage > 0 or step.seat in warlord(m).out:
            return False
        return self.is_at_rest(m)

    def name_of(self, state: State, kind: str, value: int, lang: str, of: int = NOBODY) -> str:
        return name_of(cast(Warlord, state), kind, value, lang, of)


def only_performer(m: Match, moment: Moment, answer: Answer) -> int:
    """The react was offered without a choice: there is just one who may perform it."""
    state = warlord(m)
    card = state.cards[answer.subject]
    lent = text_of(state, card, answer.detail)
    if lent is None:
        return NOBODY
    able = reactors(m, moment, answer.seat, lent.source, lent.ability, candidates(state, answer.seat, card))
    return able[0] if able else NOBODY


def may_happen(state: Warlord, moment: str, subject: int) -> bool:
    """A text in play happens by itself at this moment, or one of somebody who has just left."""
    if moment in state.standing.happenings:
        return True
    gone = state.cards[subject].face if moment in (DIED, LEFT) and subject != NOBODY else None
    return gone is not None and bool([each for each in gone.abilities if each.kind == AUTOMATIC])


def unsealed(m: Match, step: Sealed, answer: Answer) -> Answer:
    """Something legal in place of an answer that is still sealed."""
    if answer.key != "sealed":
        return answer
    if isinstance(step, ChooseLineUp):
        return Answer(answer.seat, "line-up", NOBODY, suggested_line_up(m, answer.seat))
    return Answer(answer.seat, "keep")


def summoned_faces(faces: dict[str, Face]) -> dict[str, Face]:
    """Action cards that become characters have a face for each alignment of their creator. WL-ALIGN-03"""
    found: dict[str, Face] = {}
    for face in faces.values():
        if face.type == "action" and face.hit_points > 0:
            for alignment in ("good", "evil", ""):
                name = f"summoned:{face.id}:{alignment}"
                kept = tuple([ability for ability in face.abilities if ability.kind == "static"])
                attacks = face.attacks or (0,)  # as the text reads
                found[name] = replace(
                    face, id=name, type="character", alignment=alignment, attacks=attacks, abilities=kept
                )
    return found
