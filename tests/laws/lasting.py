"""Whatever lasts for a while ends when its text says: the law notes when it began, and looks for it afterwards."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from tercio.games.mageknight.state import HERE, MageKnight, Warrior
from tercio.games.skirmish.state import Skirmish
from tercio.games.summoners.state import Summoners
from tercio.games.warlord.printed.cards import PERMANENT, STRIKE
from tercio.games.warlord.state import TABLE, Warlord
from tercio.games.warlord.steps.listeners import Acts
from tercio.games.warlord.steps.strikes import Strike
from tercio.kernel import NOBODY, Event, Match


class Lasting:
    """Looks at a match at every question; `look` tells what lasts too long."""

    def __init__(self) -> None:
        self.told = 0
        self.began: dict[int, tuple[int, Strike | None]] = {}  # effects of Warlord, by their serial numbers
        self.turns: dict[tuple[str, int], int] = {}  # what befell whom in Mage Knight, in which turn
        self.played: list[tuple[int, int]] = []  # the turns of Mage Knight: seat and number
        self.off: dict[tuple[int, str], int] = {}  # since which turn a warrior has an ability switched off
        self.works: dict[int, int] = {}  # how many turns of its player had begun when a spell began to work
        self.kept: set[tuple[int, ...]] = set()  # lasting spells of Summoners that this round may know
        self.first = NOBODY  # the round in which the match began
        self.still: set[int] = set()  # units that have concentrated and not moved since

    def look(self, m: Match) -> list[str]:
        events = m.events[self.told :]
        self.told = len(m.events)
        state = m.state
        if isinstance(state, Warlord):
            return self.warlord(m, state)
        if isinstance(state, Summoners):
            return self.summoners(state, events)
        if isinstance(state, MageKnight):
            return self.mageknight(state, events)
        assert isinstance(state, Skirmish)
        begun = any([event.name == "round" for event in events])
        acted = {event.facts[0] for event in events if event.name in ("walked", "struck", "rested", "parried")}
        tired = [unit.label for unit in state.units if unit.has_acted or unit.has_parried]
        return [f"{label} is tired of the round before" for label in tired if begun and not acted]

    # -- Warlord ----------------------------------------------------------------------------------------------

    def warlord(self, m: Match, state: Warlord) -> list[str]:
        """Effects lapse with the round or their strike, and cards leave with their effects. WL-BONUS-01, WL-PLAY-03"""
        found: list[str] = []
        strikes = [step for step in m.stack if isinstance(step, Strike)]
        for effect in state.effects:
            begun, strike = self.began.setdefault(effect.serial, (state.round, strikes[-1] if strikes else None))
            if effect.until != PERMANENT and begun < state.round:
                found.append(f"{effect} is of round {begun}")
            if effect.until == STRIKE and strike is not None and not any([strike is each for each in strikes]):
                found.append(f"{effect} outlives its strike")
        acting = {number for step in m.stack for number in numbers_of(step)} | {
            step.card_of_action() for step in m.stack if isinstance(step, Acts)
        }
        sources = {effect.source for effect in state.effects}
        lying = [card for card in state.cards if card.zone == TABLE and card.id not in sources | acting]
        return found + [f"{card.face.id} lies there and has no effect" for card in lying]

    # -- Summoners --------------------------------------------------------------------------------------------

    def summoners(self, state: Summoners, events: list[Event]) -> list[str]:
        """A spell fades with the round unless it is channelled; a move ends concentration. SU-END-08, SU-ACTION-11"""
        self.first = state.round if self.first == NOBODY else self.first
        for event in events:
            if event.name == "lapsed":  # the end phase begins
                self.kept.clear()
            elif event.name in ("enchanted", "channelled"):
                self.kept.add(event.facts)
            elif event.name == "concentrated":
                self.still.add(event.facts[0])
            elif event.name == "moved":
                self.still.discard(event.facts[0])
            elif event.name == "round":
                self.still.clear()
        found: list[str] = []
        for lasting in state.effects:
            places = [
                place for target, caster, place in self.kept if (target, caster) == (lasting.target, lasting.caster)
            ]
            if not [place for place in places if state.units[lasting.caster].profile.power_at(place) is lasting.power]:
                found.append(f"{lasting.power.id} on {lasting.target} was not channelled")
        if state.phase == "end" or state.round == self.first:  # of a position nothing was told
            found.clear()
        found += [
            f"{unit.label} has moved" for unit in state.here() if unit.is_concentrated and unit.id not in self.still
        ]
        return found

    # -- Mage Knight ------------------------------------------------------------------------------------------

    def mageknight(self, state: MageKnight, events: list[Event]) -> list[str]:
        """Switches, hexes, watches, thefts and loans end with a turn or a phase. MK-TERM-24, MKF-MINDTHEFT-03"""
        for event in events:
            number = event.facts[0] if event.facts else NOBODY
            if event.name == "turn":
                self.played.append((number, event.facts[1]))
            else:
                self.turns[event.name, number] = self.played[-1][1] if self.played else 0
        found: list[str] = []
        if len(self.played) < 2:
            return found
        turn = self.played[-1][1]
        self.off = {
            (number, ability): since
            for (number, ability), since in self.off.items()
            if ability in state.warriors[number].off
        }
        for warrior in [warrior for warrior in state.warriors if warrior.gone == HERE]:
            before = [name for name in warrior.off if self.off.setdefault((warrior.id, name), turn) < turn]
            found += [f"{warrior.label} has switched off {name} in an earlier turn" for name in before]
            if warrior.is_newly_hexed and self.turns.get(("hexed", warrior.id)) != turn:
                found.append(f"{warrior.label} is newly hexed since an earlier turn")
            found += self.overdue(state, warrior, turn)
        return found + self.spells(state)

    def spells(self, state: MageKnight) -> list[str]:
        """A spell ends in the command phase in which its turns are over. MKS-CAST-20"""
        found: list[str] = []
        here = {working.id for working in state.workings if working.is_active}
        self.works = {number: since for number, since in self.works.items() if number in here}
        for working in [working for working in state.workings if working.is_active and working.spell.turns > 0]:
            begun = len([seat for seat, _ in self.played if seat == working.seat])
            since = begun - self.works.setdefault(working.id, begun)
            is_now = state.active == working.seat and state.phase == "command"
            if since > working.spell.turns or (since == working.spell.turns and not is_now):
                found.append(f"{working.spell.id} has worked for {since} turns")
        return found

    def overdue(self, state: MageKnight, warrior: Warrior, turn: int) -> list[str]:
        found: list[str] = []
        hexed, stolen = self.turns.get(("hexed", warrior.id)), self.turns.get(("steals", warrior.id))
        watching = self.turns.get(("watches", warrior.id))
        if warrior.hexed_by != NOBODY and hexed is not None and self.over_since(warrior.hexed_by, hexed, turn):
            found.append(f"{warrior.label} is hexed since turn {hexed}")
        if warrior.stolen and stolen is not None and stolen < turn:
            found.append(f"{warrior.label} has kept {warrior.stolen} since turn {stolen}")
        own = [number for seat, number in self.played if seat == warrior.seat]
        if warrior.is_watching and watching is not None and state.phase == "action" and own and own[-1] > watching:
            found.append(f"{warrior.label} is on watch since turn {watching}")
        if warrior.is_recalled and state.phase == "command":
            found.append(f"{warrior.label} is still recalled")
        if warrior.lent_by != NOBODY and state.phase == "command":
            found.append(f"{warrior.label} has not been given back")
        return found

    def over_since(self, seat: int, begun: int, turn: int) -> bool:
        """A later turn of this player than that one is over."""
        return any([player == seat and begun < number < turn for player, number in self.played])


def numbers_of(step: Any) -> list[int]:
    """Every whole number among the fields of a step; a card that it speaks of is one of them."""
    values = [getattr(step, field.name) for field in fields(step)]
    return [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
