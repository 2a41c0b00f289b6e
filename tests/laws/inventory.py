"""What is so of every table at every question: each thing is in one place, and what has left takes no part any more.

One function for each game tells what is wrong with a table; nothing where all is well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from tercio.games.mageknight.abilities.registry import revivers
from tercio.games.mageknight.rules.cavalry.saddles import revivers_in_saddle
from tercio.games.mageknight.state import HERE, WAITING, MageKnight
from tercio.games.mageknight.state import Warrior as Knight
from tercio.games.summoners.state import HERE as ON_TABLE
from tercio.games.summoners.state import Summoners
from tercio.games.warlord.state import ATTACHED, DECK, DISCARD, EQUIPPED, FORMATION, HAND, Card, Warlord
from tercio.kernel import NOBODY, Decision, State
from tercio.texts import phrasebook_of

REVIVING: Final = tuple(revivers()) + tuple(revivers_in_saddle())  # the fallen are offered to those who raise them

Inventory = Callable[[State, tuple[Decision, ...]], list[str]]


# -- Warlord ---------------------------------------------------------------------------------------------------


def warlord_faults(state: State, asks: tuple[Decision, ...]) -> list[str]:
    """Every card is where its zone says, once, and nowhere else. WL-GLOSSARY-05"""
    assert isinstance(state, Warlord)
    places: Counter[tuple[int, int]] = Counter()
    for zone, lists in ((HAND, state.hands), (DECK, state.decks), (DISCARD, state.discards)):
        for seat, numbers in enumerate(lists):
            places.update([(zone, number) for number in numbers])
            if [number for number in numbers if state.cards[number].owner != seat]:
                return [f"seat {seat} holds a card of somebody else in zone {zone}"]
    for formation in state.formations:
        places.update([(FORMATION, number) for rank in formation for number in rank])
    for card in state.cards:
        places.update([(state.cards[number].zone, number) for number in card.holds])
    listed = (HAND, DECK, DISCARD, FORMATION, EQUIPPED, ATTACHED)
    found: list[str] = []
    for card in state.cards:
        number = sum([places[zone, card.id] for zone in listed])
        if number != (1 if card.zone in listed else 0) or (card.zone in listed and not places[card.zone, card.id]):
            found.append(f"{card.face.id} ({card.id}) of zone {card.zone} lies in {number} places")
        found += left_over(state, card)
    return found


def left_over(state: Warlord, card: Card) -> list[str]:
    """Whoever left play has no wounds and holds nothing; whatever is held is held by somebody in play."""
    found = [f"{card.id} is held by nobody in play"] if card.host != NOBODY and not is_in_play(state, card.host) else []
    if not is_in_play(state, card.id) and (card.wounds or card.holds):
        found.append(f"{card.face.id} ({card.id}) in zone {card.zone} has {card.wounds} wounds and holds {card.holds}")
    return found


def is_in_play(state: Warlord, number: int) -> bool:
    return state.cards[number].zone == FORMATION


# -- Mage Knight -----------------------------------------------------------------------------------------------


def mageknight_faults(state: State, asks: tuple[Decision, ...]) -> list[str]:
    """Nobody who has left holds, guards, rides or wears anything; guards, captives and riders know each other."""
    assert isinstance(state, MageKnight)
    found: list[str] = []
    guards: Counter[int] = Counter()
    for warrior in state.warriors:
        if warrior.gone != HERE and is_marked(warrior):
            found.append(f"{warrior.label} is {warrior.gone} and keeps something: {warrior}")
        if not 0 <= warrior.click <= len(warrior.figure.dial) or not 0 <= warrior.tokens <= 2:
            found.append(f"{warrior.label} has click {warrior.click} and {warrior.tokens} tokens")
        if warrior.guard != NOBODY:
            guards[warrior.guard] += 1
            guard = state.warriors[warrior.guard]
            if guard.gone != HERE or guard.guard != NOBODY:
                found.append(f"{warrior.label} is guarded by {guard.label}, which is {guard.gone or 'captive'}")
        if warrior.partner != NOBODY and warrior.gone == HERE:
            other = state.warriors[warrior.partner]
            if other.partner != warrior.id or (other.at, other.facing, other.tokens) != at_and_tokens(warrior):
                found.append(f"{warrior.label} and {other.label} are no unit")
    found += [f"{state.warriors[number].label} guards {held}" for number, held in guards.items() if held > 1]
    loot = Counter([token.id for token in state.loot])
    found += [f"token {number} lies twice" for number, times in loot.items() if times > 1]
    for book in state.books:
        if (book.bearer != NOBODY) == (book.token != NOBODY):
            found.append(f"book {book.id} is in {book.bearer} hands and on the field as {book.token}")
        elif book.bearer != NOBODY and state.warriors[book.bearer].gone not in (HERE, WAITING):
            found.append(f"book {book.id} is borne by one who has left")
    gone = {warrior.id for warrior in state.warriors if warrior.gone not in (HERE, WAITING)}
    return found + named("mageknight", "warrior", gone, asks)


def at_and_tokens(warrior: Knight) -> tuple[tuple[int, int], int, int]:
    return warrior.at, warrior.facing, warrior.tokens


def is_marked(warrior: Knight) -> bool:
    if warrior.gone == WAITING:
        return warrior.guard != NOBODY or warrior.tokens > 0
    has_ties = warrior.guard != NOBODY or warrior.hexed_by != NOBODY or bool(warrior.items)
    return has_ties or warrior.tokens > 0 or warrior.is_soaring or warrior.is_watching


# -- Summoners -------------------------------------------------------------------------------------------------


def summoners_faults(state: State, asks: tuple[Decision, ...]) -> list[str]:
    """Whoever has left acts no more, and nothing lasts on it; no card is left of a kind that is gone."""
    assert isinstance(state, Summoners)
    found = [f"{unit.label} is dead and stands there" for unit in state.here() if unit.life_left == 0]
    on_units = [lasting for lasting in state.effects if 0 <= lasting.target < len(state.units)]
    found += [f"{each.power.id} lasts on a unit that is gone" for each in on_units if state.find(each.target) is None]
    for player in state.players:
        cards = [card for card in (*player.deck, player.held) if card]
        if player.gems < 0 or len(cards) != len(set(cards)):
            found.append(f"seat {player.seat} has {player.gems} gems and the cards {cards}")
    gone = {unit.id for unit in state.units if unit.gone != ON_TABLE}
    return found + named("summoners", "unit", gone, asks)


# -- questions -------------------------------------------------------------------------------------------------


def named(game: str, kind: str, gone: set[int], asks: tuple[Decision, ...]) -> list[str]:
    """Nobody who has left is asked to do anything, or offered as somebody to whom anything can be done."""
    book, found = phrasebook_of(game), list[str]()
    for decision in asks:
        for option in decision.options:
            entry = book.option(option.key)
            subjects = {option.subject} if entry.subject == kind else set()
            picks = set(option.among) if entry.picks == kind and option.key not in REVIVING else set()
            if gone & (subjects | picks):
                found.append(f"{option.key} names {sorted(gone & (subjects | picks))}, who have left")
    return found


INVENTORIES: Final[dict[str, Inventory]] = {
    "mageknight": mageknight_faults,
    "summoners": summoners_faults,
    "warlord": warlord_faults,
}


# -- what comes and goes -----------------------------------------------------------------------------------------

Census = Counter[tuple[str, object]]


def mageknight_census(state: State) -> Census:
    assert isinstance(state, MageKnight)
    carried = [("item", item.id) for warrior in state.warriors for item in warrior.items]
    lying = [("item", token.item.id) for token in state.loot]
    pages = [("spell", page.spell.id) for book in state.books for page in book.pages if page.spell is not None]
    working = [("spell", working.spell.id) for working in state.workings]
    pieces = [("piece", piece.card) for piece in state.pieces]
    return Counter([*carried, *lying, *pages, *working, *pieces, *[("bomb", bomb.seat) for bomb in state.bombs]])


def summoners_census(state: State) -> Census:
    assert isinstance(state, Summoners)
    units = [("unit", unit.seat) for unit in state.here()]
    gems = [("gem", player.seat) for player in state.players for _ in range(player.gems)]
    return Counter([*units, *gems, *[("spell", lasting.power.id) for lasting in state.effects]])


def warlord_census(state: State) -> Census:
    assert isinstance(state, Warlord)
    return Counter([("character", card.owner) for card in state.cards if card.zone == FORMATION])


CENSUSES: Final[dict[str, Callable[[State], Census]]] = {
    "mageknight": mageknight_census,
    "summoners": summoners_census,
    "warlord": warlord_census,
}

# By game and thing: the events one of which tells that there is more of it, and those that tell of less.
TOLD_BY: Final[dict[tuple[str, str], tuple[set[str], set[str]]]] = {
    ("mageknight", "item"): (set(), {"item-lost", "eliminated", "removed", "left-out"}),
    ("mageknight", "spell"): (set(), {"spell-ends", "spell-removed", "item-lost", "eliminated", "removed", "left-out"}),
    ("mageknight", "piece"): ({"terrain"}, {"razed"}),
    ("mageknight", "bomb"): ({"bomb"}, {"bomb-removed", "conceded", "out"}),
    ("summoners", "unit"): ({"arrived"}, {"killed", "left", "out"}),
    ("summoners", "gem"): ({"gained"}, {"spent", "out"}),
    ("summoners", "spell"): ({"enchanted"}, {"faded"}),
    ("warlord", "character"): ({"entered"}, {"died", "returned", "discarded", "eliminated", "removed"}),
}


def untold(game: str, before: Census, after: Census, told: set[str]) -> list[str]:
    """There is more or less of something, and no event has said so."""
    found: list[str] = []
    for thing in before.keys() | after.keys():
        more, less = TOLD_BY[game, thing[0]]
        if after[thing] != before[thing] and not told & (more if after[thing] > before[thing] else less):
            found.append(f"{thing}: {before[thing]}, then {after[thing]} after {sorted(told)}")
    return found
