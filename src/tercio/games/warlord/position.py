"""Positions as people write them down: armies in ranks by card name, hands, decks, piles, and what differs.

    [[position.army]]
    ranks = [["shield-maiden", "shield-maiden#2"], ["rune-priest"], ["thane"]]
    hand = ["battle-cry"]

A second card of the same kind on the table is called `name#2`, whoever it belongs to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from tercio.content.table import Phrase, Table, suggestion
from tercio.content.trouble import shown
from tercio.games.vocabulary import Vocabulary, read_pending, write_pending
from tercio.games.warlord.cards import CHARACTER, ITEM, ORDER, REACT, Face
from tercio.games.warlord.state import (
    ATTACHED,
    DECK,
    DISCARD,
    EQUIPPED,
    EVERYBODY,
    FORMATION,
    GONE,
    HAND,
    TABLE,
    Card,
    Effect,
    Warlord,
    warlord,
)
from tercio.games.warlord.steps.orders import ABILITY, Orders, TakeOrder
from tercio.games.warlord.steps.phases import ORDERING, READYING, Battle, Round
from tercio.games.warlord.steps.placing import code
from tercio.kernel import NOBODY, Game, Match, State, Step

if TYPE_CHECKING:
    from tercio.games.warlord.game import WarlordGame

STATES: Final = ("ready", "spent", "stunned")
PHASES: Final = ("ready", "orders")
MOST: Final = 1_000_000
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

    def id_of(self, state: State, name: str) -> int | None:
        names = labels(cast(Warlord, state))
        return names.index(name) if name in names else None

    def name_of(self, state: State, number: int) -> str:
        names = labels(cast(Warlord, state))
        return names[number] if 0 <= number < len(names) else ""

    def subject_of(self, state: State, key: str, number: int, details: Mapping[str, int]) -> int:
        """An action is a card and one of its orders or reacts; a place is a rank and a place from the left."""
        if key == "place" and "rank" in details:
            return code(details["rank"], details.get("place", 1) - 1)
        if key in ACTIONS and number != NOBODY:
            abilities = cast(Warlord, state).cards[number].face.abilities
            fitting = [at for at, ability in enumerate(abilities) if ability.kind == ACTIONS[key]]
            at = details.get("ability", 1) - 1
            return number * ABILITY + (fitting[at] if at < len(fitting) else len(abilities))
        return number

    def names(self, state: State) -> tuple[str, ...]:
        return tuple(labels(cast(Warlord, state)))


def labels(state: Warlord) -> list[str]:
    """What each card is called: its id, with a number from the second one of its kind on."""
    seen: dict[str, int] = {}
    names: list[str] = []
    for card in state.cards:
        seen[card.face.id] = seen.get(card.face.id, 0) + 1
        count = seen[card.face.id]
        names.append(card.face.id if count == 1 else f"{card.face.id}#{count}")
    return names


# -- reading -------------------------------------------------------------------------


class Reader:
    """Gathers the cards of a position in the order in which they are named."""

    def __init__(self, faces: dict[str, Face]) -> None:
        self.faces = faces
        self.cards: dict[str, Card] = {}

    def take(self, table: Table, key: str, names: tuple[str, ...], seat: int, zone: int) -> tuple[int, ...]:
        return tuple([self.card(table, key, name, seat, zone) for name in names])

    def card(self, table: Table, key: str, name: str, seat: int, zone: int) -> int:
        face = self.faces.get(name.split("#")[0])
        if face is None:
            near = suggestion(name, tuple(self.faces)) or Phrase("", "")
            table.refuse(
                key,
                f'No card is called "{shown(name)}". {near.en}'.strip(),
                f"Keine Karte heißt „{shown(name)}“. {near.de}".strip(),
            )
            face = next(iter(self.faces.values()))
        if name in self.cards:
            table.refuse(
                key,
                f'"{shown(name)}" is named twice; call the next one "{shown(name)}#2".',
                f"„{shown(name)}“ steht zweimal da; nenne die nächste „{shown(name)}#2“.",
            )
            return self.cards[name].id
        known_to = EVERYBODY if zone not in (DECK, HAND) else 0
        self.cards[name] = Card(len(self.cards), seat, face, zone, known_to=known_to)
        return self.cards[name].id

    def number(self, table: Table, key: str, name: str) -> int:
        if name in self.cards:
            return self.cards[name].id
        table.refuse(key, f'"{shown(name)}" is not on the table.', f"„{shown(name)}“ liegt nicht auf dem Tisch.")
        return 0


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
    read_rest(reader, table, state)
    phase = table.choice("phase", PHASES, default="orders")
    turn = table.integer("turn", 0, max(0, seats - 1), default=max(0, state.first))
    passes = table.integer("passes", 0, 9, default=0)
    limit = table.integer("rounds", 1, 1000, default=100)
    pending = read_pending(game, table)
    table.done()
    if pending:
        return state, pending
    if phase == "ready":
        return state, [Battle(limit), Round(READYING)]
    return state, [Battle(limit), Round(ORDERING + 1), Orders(turn, passes), TakeOrder(turn)]


def read_army(reader: Reader, army: Table, seat: int, state: Warlord) -> None:
    ranks = [reader.take(army, "ranks", names, seat, FORMATION) for names in read_rows(army)]
    for number in [n for rank in ranks for n in rank]:
        card = list(reader.cards.values())[number]
        if card.face.type != CHARACTER:
            army.refuse("ranks", f"{card.face.id} is no character.", f"{card.face.id} ist kein Charakter.")
    state.formations.append(tuple(ranks))
    state.hands.append(reader.take(army, "hand", army.words("hand", default=()), seat, HAND))
    state.decks.append(reader.take(army, "deck", army.words("deck", default=()), seat, DECK))
    state.discards.append(reader.take(army, "discard", army.words("discard", default=()), seat, DISCARD))
    reader.take(army, "table", army.words("table", default=()), seat, TABLE)
    reader.take(army, "gone", army.words("gone", default=()), seat, GONE)
    state.lists.append(army.words("list", default=()))


def read_rows(army: Table) -> list[tuple[str, ...]]:
    """Names in ranks from the front."""
    rows = army.value("ranks")
    found: list[tuple[str, ...]] = []
    for row in rows if isinstance(rows, list) else []:
        names = row if isinstance(row, list) else [None]
        found.append(tuple([name for name in names if isinstance(name, str)]))
        if len(found[-1]) < len(names):
            army.refuse("ranks", "A rank is a list of names.", "Ein Rang ist eine Liste von Namen.")
    if not isinstance(rows, list):
        army.refuse("ranks", "Ranks are lists of names.", "Ränge sind Listen von Namen.")
    return found


def read_details(reader: Reader, details: Table, name: str) -> None:
    entry = details.table(name)
    if name not in reader.cards:
        reader.card(details, name, name, entry.integer("owner", 0, 3, default=0), GONE)
    card = reader.cards[name]
    owner = entry.integer("owner", 0, 3, default=card.owner)
    held: list[int] = []
    for key, zone, kind in (("items", EQUIPPED, ITEM), ("attached", ATTACHED, "")):
        for item in entry.words(key, default=()):
            number = reader.card(entry, key, item, owner, zone) if item not in reader.cards else reader.cards[item].id
            reader.cards[item] = reader.cards[item]._replace(zone=zone, host=card.id, owner=owner, known_to=EVERYBODY)
            if kind and reader.cards[item].face.type != kind:
                entry.refuse(key, f"{shown(item)} is no item.", f"{shown(item)} ist kein Gegenstand.")
            held.append(number)
    reader.cards[name] = reader.cards[name]._replace(
        owner=owner,
        state=STATES.index(entry.choice("state", STATES, default="ready")),
        wounds=entry.integer("wounds", 0, 99, default=0),
        holds=tuple(held) or card.holds,
        since=entry.integer("since", 0, MOST, default=0),
        known_to=entry.integer("known_to", -1, 15, default=card.known_to),
        is_scribed=entry.boolean("scribed", default=False),
        uses=entry.words("uses", default=()),
    )


def numbered(reader: Reader, state: Warlord, ordered: dict[str, Card]) -> list[Card]:
    """The cards by number: as `order` says, else as they were named; copies of a card as they are called."""
    names = [name for name in ordered if name in reader.cards]
    names += as_called([name for name in reader.cards if name not in ordered])
    new = {reader.cards[name].id: number for number, name in enumerate(names)}
    state.formations = [tuple([tuple([new[n] for n in row]) for row in f]) for f in state.formations]
    for piles in (state.hands, state.decks, state.discards):
        piles[:] = [tuple([new[n] for n in pile]) for pile in piles]
    since = {card.id: card.since for card in reader.cards.values()}
    for name, card in reader.cards.items():
        holds = tuple([new[n] for n in sorted(card.holds, key=since.__getitem__)])  # items and attached cards mixed
        reader.cards[name] = card._replace(id=new[card.id], host=new.get(card.host, NOBODY), holds=holds)
    return [reader.cards[name] for name in names]


def as_called(names: list[str]) -> list[str]:
    """The same names, with "blade" before "blade#2", whichever was written first."""
    copies: dict[str, list[str]] = {}
    for name in names:
        copies.setdefault(name.split("#")[0], []).append(name)
    for same in copies.values():
        same.sort(key=copy_number)
    return [copies[name.split("#")[0]].pop(0) for name in names]


def copy_number(name: str) -> int:
    number = name.partition("#")[2]
    return int(number) if number.isdecimal() else 0


def read_rest(reader: Reader, table: Table, state: Warlord) -> None:
    state.round = table.integer("round", 0, 1000, default=1)
    state.first = table.integer("first", -1, 3, default=0)
    state.out = table.integers("out", 0, 3, default=())
    state.leaving = table.integers("leaving", 0, 3, default=())
    state.serial = table.integer("serial", 0, MOST, default=0)
    state.used_up = table.words("used_up", default=())
    state.is_settled = table.boolean("settled", default=False)
    for entry in table.tables("effects"):
        source = entry.text("source", default="")
        state.effects.append(
            Effect(
                reader.number(entry, "card", entry.text("card")),
                entry.text("stat"),
                entry.integer("value", -99, 99, default=0),
                entry.boolean("set", default=False),
                entry.text("until", default="round"),
                entry.text("rule", default="WL-BONUS-01"),
                reader.number(entry, "source", source) if source else NOBODY,
                entry.integer("serial", 0, MOST, default=0),
                entry.text("word", default=""),
            )
        )


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


def write_army(state: Warlord, seat: int, names: list[str]) -> dict[str, Any]:
    def named(pile: tuple[int, ...]) -> list[str]:
        return [names[n] for n in pile]

    own = [card for card in state.cards if card.owner == seat]
    return {
        "ranks": [named(row) for row in state.formations[seat]],
        "hand": named(state.hands[seat]),
        "deck": named(state.decks[seat]),
        "discard": named(state.discards[seat]),
        "table": [names[card.id] for card in own if card.zone == TABLE],
        "gone": [names[card.id] for card in own if card.zone == GONE],
        "list": list(state.lists[seat]),
    }


def write_card(state: Warlord, card: Card, names: list[str]) -> dict[str, Any]:
    return {
        "owner": card.owner,
        "state": STATES[card.state],
        "wounds": card.wounds,
        "items": [names[n] for n in card.holds if state.cards[n].zone == EQUIPPED],
        "attached": [names[n] for n in card.holds if state.cards[n].zone == ATTACHED],
        "since": card.since,
        "known_to": card.known_to,
        "scribed": card.is_scribed,
        "uses": list(card.uses),
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
    return written
