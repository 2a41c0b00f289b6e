"""What the content of Mage Knight promises, told from what is printed: what nobody may do, how far, how often."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tercio.games.mageknight.abilities.bearers import has
from tercio.games.mageknight.actions import by_key
from tercio.games.mageknight.printed.dials import ATTACK, DAMAGE, DEFENSE, Figure
from tercio.games.mageknight.rules.turns.actions import CLOSE, RANGED, SPECIAL
from tercio.games.mageknight.state import INCH, MageKnight, mageknight
from tercio.geometry.points import centre_distance
from tercio.kernel import Decision, Event, Match, Option
from tercio.kernel.tally import BASE

# What a domain forbids, and the options that must not be there.
DEEDS: Final = {
    "sprint": ("sprint", "form-sprint"),
    "surge": ("surge",),
    "precision": ("precise",),
    "soaring": ("take-off", "quick-take-off", "deploy-soaring"),
}
SHOTS: Final = ("ranged", "ranged-attacks")  # the first one forbids actions, the second one whatever leads to a shot
UNCAPTURED: Final = ("invulnerability", "battle-fury")  # MKA  nobody captures their bearers
FAR: Final = 99  # inches
DECISIVE: Final = {"attack-value": ATTACK, "defense-value": DEFENSE, "damage-value": DAMAGE}


# -- questions -------------------------------------------------------------------------------------------------


def broken_bans(m: Match, decision: Decision) -> list[str]:
    """Somebody is offered what a card or an ability forbids. MK-DOMAIN-09, MK-TERM-01"""
    state = mageknight(m)
    domains = [domain for _, domain in state.domains()]
    banned = bans(state)
    forbidden = [key for deed in banned for key in DEEDS.get(deed, ())]
    if decision.kind == "act" and banned & set(SHOTS):
        forbidden += [key for key, action in by_key().items() if action.kind == RANGED]
    reach = min([domain.most_range for domain in domains if domain.most_range], default=FAR)
    found = [f"{option.key} is forbidden by a domain" for option in decision.options if option.key in forbidden]
    for option in decision.options if decision.kind == "act" else ():
        found += [f"{option.key} of {option.subject}: {why}" for why in broken_by(state, option)]
        if option.key == "ranged":
            found += beyond(state, option, reach * INCH)
    return found


def bans(state: MageKnight) -> set[str]:
    """What domains, and illusions like them, forbid everybody."""
    return {deed for _, domain in state.domains() for deed in domain.forbids}


def broken_by(state: MageKnight, option: Option) -> list[str]:
    """What its own abilities, or those of its target, keep it from. MKA"""
    action, found = by_key().get(option.key), list[str]()
    is_more = action is not None and action.kind in (CLOSE, RANGED, SPECIAL)
    if is_more and has(state.warriors[option.subject], "demoralized"):
        found.append("it is demoralized")
    if option.key == "capture":
        held = [state.warriors[pick] for pick in option.among if pick < len(state.warriors)]
        found += [f"{each.label} cannot be captured" for each in held for word in UNCAPTURED if has(each, word)]
    return found


def beyond(state: MageKnight, option: Option, reach: int) -> list[str]:
    shooter = state.warriors[option.subject]
    targets = [state.warriors[pick] for pick in option.among if pick < len(state.warriors)]
    far = [each.label for each in targets if centre_distance(shooter.at, each.at) > reach]
    return [f"{shooter.label} may shoot at {far}, beyond every range"] if far else []


# -- what has happened ---------------------------------------------------------------------------------------------


class Chronicle:
    """Whatever has happened since the last look is held against what is printed."""

    def __init__(self) -> None:
        self.told = 0
        self.clicks: dict[int, int] = {}
        self.turn = 0
        self.actions: Counter[int] = Counter()
        self.has_no_shots = False

    def read(self, m: Match) -> list[str]:
        state, events = mageknight(m), m.events[self.told :]
        self.told = len(m.events)
        found: list[str] = []
        for event in events:
            if event.name == "turn":
                self.turn = event.facts[1]
                self.actions[self.turn] += event.facts[2]
            elif event.name == "extra-action":
                self.actions[self.turn] += 1
            elif event.name == "action":
                self.actions[self.turn] -= 1
            if event.name in DECISIVE:
                found += self.misprinted(state, event)
        has_no_shots = "ranged-attacks" in bans(state)
        if self.has_no_shots and has_no_shots:  # MK-BOMB-28
            found += [f"{event.facts[0]} shoots, whatever forbids it" for event in events if event.name == "shoots"]
        self.has_no_shots = has_no_shots
        found += [f"{-number} actions too many" for turn, number in self.actions.items() if number < 0 < turn]
        self.clicks = {warrior.id: warrior.click for warrior in state.warriors}
        return found

    def misprinted(self, state: MageKnight, event: Event) -> list[str]:
        """A receipt begins with what a dial shows, or a bombardment token. MK-FIGURE-16, MK-BOMB-19"""
        warrior = state.warriors[event.facts[0]]
        bases = [receipt.value for receipt in event.receipts if receipt.band == BASE][:1]
        before = self.clicks.get(warrior.id, warrior.click)
        shown = printed_on(warrior.figure, DECISIVE[event.name], before, warrior.click)
        if not bases or bases[0] in shown:
            return []
        return [f"{event.name} of {warrior.label} begins with {bases[0]}, printed is {sorted(shown)}"]


def printed_on(figure: Figure, value: str, before: int, after: int) -> set[int]:
    """Everywhere on the dial between two clicks, and what is printed elsewhere in its place."""
    low, high = sorted([min(click, len(figure.dial) - 1) for click in (before, after)])
    shown = {click.value(value) for click in figure.dial[low : high + 1]}
    if value == DAMAGE and figure.ranged_damage >= 0:
        shown.add(figure.ranged_damage)
    return shown | {shell.attack if value == ATTACK else shell.damage for shell in figure.shells if value != DEFENSE}
