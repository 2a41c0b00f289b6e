"""Positions as people write them down: the cards on the table, what lasts, and what is under way.

The cards and piles themselves are read and written in `positions.cards`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from tercio.content.table import Table
from tercio.content.trouble import shown
from tercio.games.vocabulary import Detail, Fault, Vocabulary, read_pending, write_pending
from tercio.games.warlord.building.agreements import read_terms
from tercio.games.warlord.field.lending import texts_of
from tercio.games.warlord.field.ranks import Gap
from tercio.games.warlord.positions.cards import (
    MOST,
    SAY,
    Reader,
    labels,
    numbered,
    read_army,
    read_details,
    write_army,
    write_card,
)
from tercio.games.warlord.printed.cards import ORDER, REACT, Face
from tercio.games.warlord.rules.copies import judge_copies
from tercio.games.warlord.rules.values import texts_adding
from tercio.games.warlord.state import GONE, Effect, Warlord, warlord
from tercio.games.warlord.steps.orders import Orders, TakeOrder
from tercio.games.warlord.steps.phases import DISCARDING, ORDERING, READYING, ROLLING, Battle, Round
from tercio.kernel import NOBODY, Game, Match, State, Step, Verdict

if TYPE_CHECKING:
    from tercio.games.warlord.game import WarlordGame

STAGES: Final = {"ready": READYING, "draw": DISCARDING, "initiative": ROLLING, "orders": ORDERING}
PHASES: Final = tuple(STAGES)
ACTIONS: Final = {"perform": ORDER, "react": REACT}


class WarlordVocabulary(Vocabulary):
    """Armies, hands and piles; cards by name."""

    things = ("card",)
    details = ("ability", "rank", "place")  # which order or react of the card, and where, all counted from 1
    setup_keys = ("decks", "campaign", "rounds")
    content_keys = ("card",)

    def read_position(self, game: Game, table: Table) -> tuple[State, list[Step]]:
        return read_position(cast("WarlordGame", game), table)

    def write_position(self, m: Match) -> dict[str, Any]:
        return write_position(m)

    def ask_setup(self, game: Game, table: Table) -> None:
        read_terms(table, tuple(cast("WarlordGame", game).decks))

    def faults_of(self, state: State) -> list[Fault]:
        table, found = cast(Warlord, state), list[Fault]()
        for card, name in zip(table.cards, labels(table), strict=True):
            verdict = Verdict()
            judge_copies(table, card, verdict)
            found += [Fault(card.id, refusal, ("cards", name)) for refusal in verdict.refusals]
        return found

    def numbers(self, state: State) -> dict[str, int]:
        return {label: number for number, label in enumerate(labels(cast(Warlord, state)))}

    def meant(self, m: Match, key: str, number: int, details: Mapping[str, Detail]) -> tuple[int, int]:
        """An action is a card and one of its orders or reacts; a place is a rank and a place from the left."""
        if key == "place" and "rank" in details:
            return Gap(int(details["rank"]), int(details.get("place", 1)) - 1)
        if key in ACTIONS and number != NOBODY:
            card = warlord(m).cards[number]
            fitting = [at for at, ability in texts_of(warlord(m), card) if ability.kind == ACTIONS[key]]
            at = int(details.get("ability", 1)) - 1
            return number, fitting[at] if at < len(fitting) else len(card.face.abilities)
        return number, NOBODY


# -- reading -------------------------------------------------------------------------


def read_position(game: WarlordGame, table: Table) -> tuple[Warlord, list[Step]]:
    reader = Reader(game.faces)
    armies = table.tables("army", at_least=2)
    seats = len(armies)
    for name in table.words("order", default=()):
        reader.card(table, "order", name, 0, GONE)
    ordered = dict(reader.cards)
    reader.cards.clear()
    state = Warlord(max(2, seats), [], [], [], [], [], [])
    for seat, army in enumerate(armies):
        read_army(reader, army, seat, state)
    details = table.table("cards") if table.has("cards") else None
    if details is not None:
        for name in details.keys():
            read_details(reader, details, name)
    state.cards = numbered(reader, state, ordered)
    state.stand_anew()
    read_rest(reader, table, state)
    phase = table.choice("phase", PHASES, default="orders")
    turn = table.integer("turn", 0, max(0, seats - 1), default=max(0, state.first))
    before = [seat for seat in state.clockwise(turn) if seat != turn]
    passed = tuple(before[len(before) - min(len(before), table.integer("passes", 0, 9, default=0)) :])
    limit = table.integer("rounds", 1, 1000, default=100)
    pending = read_pending(game, table)
    table.done()
    if pending:
        return state, pending
    if phase != "orders":
        return state, [Battle(limit), Round(STAGES[phase])]
    return state, [Battle(limit), Round(ORDERING + 1), Orders(turn, passed), TakeOrder(turn)]


def read_rest(reader: Reader, table: Table, state: Warlord) -> None:
    state.round = table.integer("round", 0, 1000, default=1)
    state.first = table.integer("first", -1, 3, default=0)
    state.out = table.integers("out", 0, 3, default=())
    state.leaving = table.integers("leaving", 0, 3, default=())
    state.serial = table.integer("serial", 0, MOST, default=0)
    state.used_up = table.words("used_up", default=())
    state.is_settled = table.boolean("settled", default=False)
    for entry in table.tables("effects"):
        source, whom = entry.text("source", default=""), entry.text("whom", default="")
        card = reader.number(entry, "card", entry.text("card"))
        stat, is_set = entry.text("stat"), entry.boolean("set", default=False)
        past = texts_adding(state, state.cards[card], stat) if is_set and state.cards else ()
        if entry.has("past"):
            past = tuple([reader.number(entry, "past", name) for name in entry.words("past")])
        state.effects.append(
            Effect(
                card,
                stat,
                entry.integer("value", -99, 99, default=0),
                is_set,
                entry.text("until", default="round"),
                entry.text("rule", default="WL-BONUS-01"),
                reader.number(entry, "source", source) if source else NOBODY,
                entry.integer("serial", 0, MOST, default=0),
                entry.text("word", default=""),
                reader.number(entry, "whom", whom) if whom else NOBODY,
                past,
                read_lender(reader, entry),
            )
        )
    state.serial = max([state.serial, *[effect.serial for effect in state.effects]])  # they are from before
    if [effect for effect in state.effects if effect.face is not None]:
        state.stand_anew()


def read_lender(reader: Reader, entry: Table) -> Face | None:
    """The card whose text somebody has for a while; `value` says which of its texts."""
    name = entry.text("face", default="")
    face = reader.faces.get(name)
    if name and (face is None or not 0 <= entry.integer("value", -99, 99, default=0) < len(face.lent)):
        entry.refuse("face", *SAY("no-lender", name=shown(name)))
        return None
    return face


# -- writing -------------------------------------------------------------------------


def write_position(m: Match) -> dict[str, Any]:
    state = warlord(m)
    names = labels(state)
    return {
        "round": state.round,
        "first": state.first,
        "out": list(state.out),
        "leaving": list(state.leaving),
        "serial": state.serial,
        "used_up": list(state.used_up),
        "settled": state.is_settled,
        "order": names,
        "army": [write_army(state, seat, names) for seat in range(state.seats)],
        "cards": {names[card.id]: write_card(state, card, names) for card in state.cards},
        "effects": [write_effect(effect, names) for effect in state.effects],
        "pending": write_pending(m),
    }


def write_effect(effect: Effect, names: list[str]) -> dict[str, Any]:
    written: dict[str, Any] = {
        "card": names[effect.card],
        "stat": effect.stat,
        "value": effect.value,
        "set": effect.is_set,
        "until": effect.until,
        "rule": effect.rule,
        "serial": effect.serial,
    }
    if effect.source != NOBODY:
        written["source"] = names[effect.source]
    if effect.word:
        written["word"] = effect.word
    if effect.is_set:
        written["past"] = [names[number] for number in effect.past]
    if effect.whom != NOBODY:
        written["whom"] = names[effect.whom]
    if effect.face is not None:
        written["face"] = effect.face.id
    return written
