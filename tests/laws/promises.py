"""What the texts of Warlord promise, told from the cards alone: how often something is done, and what is never done."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tercio.games.warlord.printed.cards import ANYONE, SELF, Face
from tercio.games.warlord.state import FORMATION, READY, Card, Warlord, warlord
from tercio.games.warlord.steps.strikes import Strike
from tercio.kernel import Decision, Match

DEEDS: Final = {"attack": "attack", "move": "manoeuvre"}  # what a ban forbids, and the option that must not be there


class Uses:
    """Every use of a text with a limit is counted. WL-GOLDEN-01"""

    def __init__(self) -> None:
        self.told = 0
        self.answered = 0
        self.faces: list[Face] = []  # at the last look: a card that is shuffled into a deck is another one
        self.counted: Counter[tuple[object, ...]] = Counter()

    def count(self, m: Match) -> list[str]:
        """The texts that were used more often than they say, since the last look."""
        state, events = warlord(m), m.events[self.told :]
        answers = [answer for answer in m.answers[self.answered :] if answer.key in ("perform", "react")]
        self.told, self.answered = len(m.events), len(m.answers)
        faces, self.faces = self.faces, [card.face for card in state.cards]
        for answer in answers:
            name = faces[answer.subject].id.removeprefix("summoned:").split(":")[0]
            printed = m.game.catalogue()[Face][name]
            used = [event.facts for event in events if event.name in ("orders", "reacts")]
            performers = [facts[1] for facts in used if facts[0] == answer.subject]
            limit = printed.abilities[answer.detail].limit
            for number in performers[:1]:
                since = state.cards[number].since
                if limit == "round":
                    self.counted[limit, state.round, answer.subject, answer.detail, number, since] += 1
                elif limit == "character":
                    self.counted[limit, printed.name_en, answer.detail, number, since] += 1
                elif limit == "game":
                    self.counted[limit, answer.seat, printed.name_en, answer.detail] += 1
        return [f"{use} was used {number} times" for use, number in self.counted.items() if number > 1]


def bans_on(state: Warlord, bearer: Card) -> set[str]:
    """What static texts forbid this character, those that ask for nothing and hold against everybody."""
    held = [state.cards[number] for number in bearer.holds]
    texts = [
        text for card in (bearer, *held) if card.state == READY and not card.is_scribed for text in card.face.statics
    ]
    clauses = [clause for text in texts if not text.tests for clause in text.clauses]
    return {
        clause.word for clause in clauses if clause.stat == "ban" and clause.who == SELF and clause.filter == ANYONE
    }


def broken_bans(m: Match, decision: Decision) -> list[str]:
    """Somebody is offered what a text forbids. WL-GOLDEN-01"""
    state, strike = warlord(m), m.find(Strike)
    found: list[str] = []
    for card in [card for card in state.cards if card.zone == FORMATION and card.state == READY]:
        bans = bans_on(state, card)
        for option in decision.options if bans else ():
            if option.subject == card.id and option.key in [DEEDS[ban] for ban in bans if ban in DEEDS]:
                found.append(f"{card.face.id} may {option.key}")
            is_target = option.subject == card.id and decision.kind == "strike" and strike is not None
            if is_target and strike is not None and f"be-{strike.kind}-target" in bans:
                found.append(f"{card.face.id} is offered as the target of a {strike.kind} strike")
    return found
