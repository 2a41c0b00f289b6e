"""Cards and piles of a written position: ranks, hands, decks and discard piles by card name, and what differs.

    [[position.army]]
    ranks = [["shield-maiden", "shield-maiden#2"], ["rune-priest"], ["thane"]]
    hand = ["battle-cry"]

A second card of the same kind on the table is called `name#2`, no matter whose it is.
"""

from __future__ import annotations

from typing import Any, Final

from tercio.content.table import Table, suggestion
from tercio.content.trouble import shown
from tercio.content.wording import Phrase, Wording
from tercio.games.warlord.printed.cards import CHARACTER, ITEM, Face
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
    Warlord,
)
from tercio.kernel import NOBODY

SAY: Final = Wording("tercio.games.warlord", "position")
STATES: Final = ("ready", "spent", "stunned")
MOST: Final = 1_000_000


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
            words = SAY("no-card", name=shown(name), hint=near)
            table.refuse(key, words.en.strip(), words.de.strip())
            face = next(iter(self.faces.values()))
        if name in self.cards:
            table.refuse(key, *SAY("twice", name=shown(name)))
            return self.cards[name].id
        known_to = EVERYBODY if zone not in (DECK, HAND) else 0
        self.cards[name] = Card(len(self.cards), seat, face, zone, known_to=known_to)
        return self.cards[name].id

    def number(self, table: Table, key: str, name: str) -> int:
        if name in self.cards:
            return self.cards[name].id
        table.refuse(key, *SAY("not-on-table", name=shown(name)))
        return 0


def read_army(reader: Reader, army: Table, seat: int, state: Warlord) -> None:
    ranks = [reader.take(army, "ranks", names, seat, FORMATION) for names in read_rows(army)]
    for number in [n for rank in ranks for n in rank]:
        card = list(reader.cards.values())[number]
        if card.face.type != CHARACTER:
            army.refuse("ranks", *SAY("no-character", name=card.face.id))
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
            army.refuse("ranks", *SAY("rank"))
    if not isinstance(rows, list):
        army.refuse("ranks", *SAY("ranks"))
    return found


def read_details(reader: Reader, details: Table, name: str) -> None:
    entry = details.named(name)
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
                entry.refuse(key, *SAY("no-item", name=shown(item)))
            held.append(number)
    reader.cards[name] = reader.cards[name]._replace(
        owner=owner,
        state=STATES.index(entry.choice("state", STATES, default="ready")),
        wounds=entry.integer("wounds", 0, 99, default=0),
        holds=tuple(held) or card.holds,
        since=entry.integer("since", 0, MOST, default=0),
        known_to=entry.integer("known_to", -1, 15, default=card.known_to),
        is_scribed=entry.boolean("scribed", default=False),
        charges=entry.integer("charges", 0, MOST, default=0),
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


# -- writing -------------------------------------------------------------------------


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
        **({"charges": card.charges} if card.charges else {}),
    }
