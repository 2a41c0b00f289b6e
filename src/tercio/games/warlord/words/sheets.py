"""The numbers that bear on a question, each with its receipts."""

from __future__ import annotations

from tercio.games.remarks import Sheet
from tercio.games.warlord.abilities.registry import feats
from tercio.games.warlord.rules.values import attack_bonus, feat_bonus, strikes_of
from tercio.games.warlord.state import warlord
from tercio.games.warlord.steps.rolls import Check
from tercio.games.warlord.steps.strikes import Strike
from tercio.kernel import NOBODY, Decision, Match, Receipt, View


def sheets(view: View, decision: Decision) -> list[Sheet]:
    """Attack and armour of the strike under way, the bonus of a check, or what each attack would be made with."""
    m = view.ghost
    rolling = [step for step in m.stack if isinstance(step, (Strike, Check))]
    if rolling:
        step = rolling[-1]
        if isinstance(step, Check):
            return [Sheet("feat" if step.feat else "skill", step.bonus(m), step.roller)]
        return strike_sheets(m, step, decision)
    return order_sheets(m, decision)


def strike_sheets(m: Match, strike: Strike, decision: Decision) -> list[Sheet]:
    """Against the target, or against each that may be chosen."""
    targets = [strike.target] if strike.target != NOBODY else []
    if decision.kind == "strike":
        targets = [option.subject for option in decision.options]
    found: list[Sheet] = []
    shown: list[Receipt] = []
    for target in targets:
        trial = strike.aimed_at(target)
        attack = trial.attack(m)
        if attack.receipts != shown:  # once, where it is the same against all
            found.append(Sheet("attack", attack, strike.roller))
            shown = attack.receipts
        found.append(Sheet("armour", trial.armour(m), target))
    return found


def order_sheets(m: Match, decision: Decision) -> list[Sheet]:
    state = warlord(m)
    found: list[Sheet] = []
    for option in decision.options:
        card = state.find(option.subject)
        if card is not None and option.key == "attack":
            found += [Sheet("attack", attack_bonus(state, card, base), card.id) for base in strikes_of(state, card)]
        elif card is not None and option.key in feats():
            bonus = feat_bonus(state, card, feats()[option.key].name)
            found += [] if bonus is None else [Sheet("feat", bonus, card.id)]
    return found
