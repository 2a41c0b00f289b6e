"""Each react states exactly when it is played, and a card reacts once to one trigger. WL-REACT, WL-PLAY-05

What is amiss at a moment is found by the code that looks at what is under way (`actions/reacts.py`, the feats); its
word is the reason, and the rule stands here.
"""

from __future__ import annotations

from typing import Final

from tercio.games.warlord.abilities.registry import feats
from tercio.games.warlord.field.lending import text_of, texts_of
from tercio.games.warlord.printed.cards import ACTION, REACT, Ability
from tercio.games.warlord.rules.feats import judge_feat
from tercio.games.warlord.rules.orders import judge_paid_and_aimed
from tercio.games.warlord.rules.performance import candidates, judge_limit, judge_performer, tell_nearest
from tercio.games.warlord.rules.recruits import judge_recruit
from tercio.games.warlord.rules.values import has_feat
from tercio.games.warlord.state import ATTACHED, EQUIPPED, FORMATION, HAND, Card, Warlord, warlord
from tercio.kernel import NOBODY, Answer, Match, RuleId, Seat, Verdict

# What can be amiss at a moment: an empty word where nothing is.
CANCELLED: Final = "is-cancelled"
NO_ACTION: Final = "no-action-under-way"
NO_STRIKE: Final = "no-strike-under-way"
OTHER_KIND: Final = "other-kind-of-strike"
WENT_OTHERWISE: Final = "strike-went-otherwise"
OTHER_FACE: Final = "other-face"
OTHER_ACTION: Final = "other-action"
ROLL_STANDS: Final = "roll-stands"
NOT_AGAIN: Final = "not-again"
NO_WOUNDS: Final = "no-wounds-left"
DEAD_ELSEWHERE: Final = "not-in-discard-pile"
OWN_ACTION: Final = "own-action"
TARGET_ALREADY: Final = "target-already"
NO_TARGET_ITSELF: Final = "could-not-be-target"
RULES: Final[dict[str, RuleId]] = {  # of those that have one of their own
    OTHER_KIND: "WL-GLOSSARY-09",
    ROLL_STANDS: "WL-DICE-04",
    NOT_AGAIN: "WL-DICE-05",
    DEAD_ELSEWHERE: "WL-ATTACK-09",
    TARGET_ALREADY: "WL-FEAT-08",  # A37
    NO_TARGET_ITSELF: "WL-FEAT-08",  # A37
}


def judge_hitch(hitch: str, card: Card, subject: int, rule: RuleId, verdict: Verdict) -> None:
    """Something is amiss at this moment, which is about the subject: the react of this card does not fit."""
    if hitch:
        verdict.refuse(RULES.get(hitch, rule), hitch, (card.id, subject))


def judge_once(used: tuple[int, ...], card: Card, verdict: Verdict) -> None:
    """A card reacts only once to the same trigger. WL-REACT-05"""
    if card.id in used:
        verdict.refuse("WL-REACT-05", "has-reacted", (card.id,))


def judge_source(state: Warlord, seat: Seat, source: Card, number: int, moment: str, verdict: Verdict) -> None:
    """The player has the card in hand or in play, and a react to this moment stands on it. WL-REACT-03, WL-PLAY-05"""
    lent = text_of(state, source, number)
    if source.owner != seat or source.zone not in (HAND, FORMATION, EQUIPPED, ATTACHED):
        verdict.refuse("WL-REACT-03", "not-yours-to-perform", (source.id,))
    elif lent is None or lent.ability.kind != REACT:
        verdict.refuse("WL-PLAY-05", "no-react-on-it", (source.id,))
    elif lent.ability.trigger != moment:
        verdict.refuse("WL-REACT-03", "another-moment", (source.id, number))
    elif source.zone == HAND and source.face.type != ACTION and not lent.ability.hand:
        verdict.refuse("WL-TASK-01", "not-in-play", (source.id,))


def judge_react_now(state: Warlord, moment: str, answer: Answer, verdict: Verdict) -> None:
    """Something else is being decided: a react waits for its moment. WL-REACT-03

    Whatever would keep its performer from it even then is told as well.
    """
    seat, card, feat = answer.seat, state.find(answer.subject), feats().get(answer.key)
    if card is None:
        return
    if answer.key == "react":
        number = react_meant(state, card, answer.detail, moment)
        judge_source(state, seat, card, number, moment, verdict)
        if [said for said in verdict.refusals if said.because == "another-moment"]:
            lent = text_of(state, card, number)
            assert lent is not None, "it has another moment"
            able = [state.cards[pick] for pick in answer.picks[:1] if state.find(pick)] or candidates(state, seat, card)
            tell_nearest(
                [judged_performer(state, seat, each, lent.source, lent.ability) for each in able], card, verdict
            )
    elif feat is not None and feat.moment not in ("", moment):
        if card.owner == seat and has_feat(state, card, feat.name):
            verdict.refuse(feat.rule, "feat-at-another-moment", (card.id, feat.number, feat.number))
        judge_feat(state, seat, card, feat, verdict)


def judge_speaking(seat: Seat, verdict: Verdict) -> None:
    """Another player is asked first. WL-REACT-04"""
    verdict.refuse("WL-REACT-04", "others-speak", (seat,))


def judged_performer(state: Warlord, seat: Seat, performer: Card, source: Card, ability: Ability) -> Verdict:
    """What is to be said against this performer at any moment: state, class, level, and what the text allows."""
    verdict = Verdict()
    if ability.hand:  # a character in hand that enters play as a react
        judge_recruit(state, seat, source, verdict)
        judge_limit(state, seat, performer, source, ability, verdict)
    else:
        judge_performer(state, seat, performer, source, ability, verdict)
    return verdict


def react_meant(state: Warlord, source: Card, number: int, moment: str) -> int:
    """The number of the react; where none is given, the first to this moment, or else the first there is."""
    if number != NOBODY:
        return number
    reacts = [(n, ability.trigger) for n, ability in texts_of(state, source) if ability.kind == REACT]
    return ([n for n, trigger in reacts if trigger == moment] or [n for n, _ in reacts] or [NOBODY])[0]


def rule_of_react(source: Card) -> RuleId:
    """Action cards are played, texts in play react, exactly when their text allows it. WL-PLAY-05, WL-REACT-03"""
    return "WL-PLAY-05" if source.zone == HAND else "WL-REACT-03"


def judge_reactor(m: Match, seat: Seat, performer: Card, source: Card, ability: Ability, verdict: Verdict) -> None:
    """The performer has the class, level and state, can pay, and has an aim: `may_perform` at length."""
    verdict.said += judged_performer(warlord(m), seat, performer, source, ability).refusals
    if verdict:
        judge_paid_and_aimed(m, seat, performer, source, ability, verdict)
