"""Packs that travel with a match: content as data, limited in size, looked through before anybody plays with it.

A match carries the text of its packs and is known by their names, versions and digests. Nothing in them is ever run.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from tercio.content.document import Document
from tercio.content.pack import Pack, called, read_pack
from tercio.content.table import Phrase, Table
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording
from tercio.games import GAMES, box_of, open_game
from tercio.kernel import Game

SAY: Final = Wording("tercio.games", "packs")
KB: Final = 1_000
LARGEST_BYTES: Final = 200 * KB  # of all packs of a match together
MOST_PACKS: Final = 8
MOST_ENTRIES: Final = 500
MOST_OPEN: Final = 12  # games with packs that are kept open
LIST: Final = "list"


class Parcel(NamedTuple):
    """What somebody sees of a pack before playing with it."""

    pack: Pack
    entries: int
    replaces: tuple[Phrase, ...]  # what of our own content it changes
    bytes: int


def carried(setup: dict[str, Any]) -> tuple[str, ...]:
    """The texts of the packs that a set-up carries."""
    sources = setup.get("packs", ())
    if not isinstance(sources, list | tuple) or not all([isinstance(source, str) for source in sources]):
        raise BadInput(*SAY("not-packs"), key="setup.packs")
    return tuple(sources)


def documents_of(game: str, sources: Sequence[str]) -> list[Document]:
    """Every pack has a header that names this game, and an id of its own; BadInput says what is wrong first."""
    if len(sources) > MOST_PACKS:
        raise BadInput(*SAY("too-many", most=MOST_PACKS))
    if sum([len(source.encode(errors="replace")) for source in sources]) > LARGEST_BYTES:
        raise BadInput(*SAY("too-large", most=LARGEST_BYTES // KB))
    taken = set(open_game(game).packs)
    documents: list[Document] = []
    for source in sources:
        document = Document.parse(source.encode(errors="replace"))
        check_header(document, game, taken)
        document.check()
        document.file = called(document)
        documents.append(document)
    return documents


def check_header(document: Document, game: str, taken: set[str]) -> None:
    """Notes on the document whatever is wrong with who it says it is, and how much it holds."""
    root = Table.root(document)
    pack = read_pack(root, GAMES)
    header = root.table("pack")
    if pack.game != game:
        header.refuse("game", *SAY("other-game", game=pack.game))
    if pack.id in taken:
        header.refuse("id", *SAY("taken", id=shown(pack.id)))
    if len(entries_of(game, document.data)) > MOST_ENTRIES:
        header.refuse("id", *SAY("too-many-entries", most=MOST_ENTRIES))
    taken.add(pack.id)


def entries_of(game: str, data: dict[str, Any]) -> list[Any]:
    """Every card, figure or unit of a pack, as it is written."""
    tables = [data.get(key) for key in (*box_of(game).vocabulary.content_keys, LIST)]
    return [entry for table in tables if isinstance(table, list) for entry in table]


@lru_cache(maxsize=MOST_OPEN)
def open_with(game: str, sources: tuple[str, ...]) -> Game:
    """The game with these packs beside its own; BadInput with its line where one of them cannot be read."""
    return open_game(game, documents_of(game, sources))


@lru_cache(maxsize=MOST_OPEN)
def parcels_of(game: str, sources: tuple[str, ...]) -> tuple[Parcel, ...]:
    """What the packs are, for those who are to play with them."""
    ours = {name: thing for things in open_game(game).catalogue().values() for name, thing in things.items()}
    found: list[Parcel] = []
    for source, document in zip(sources, documents_of(game, sources), strict=True):
        entries = entries_of(game, document.data)
        known: list[Any] = [ours.get(str(entry.get("id"))) for entry in entries if isinstance(entry, dict)]
        replaced = [Phrase(thing.name_en, thing.name_de) for thing in known if hasattr(thing, "name_en")]
        pack = read_pack(Table.root(document), GAMES)
        found.append(Parcel(pack, len(entries), tuple(replaced), len(source.encode())))
    return tuple(found)


def compare(here: dict[str, str], there: dict[str, str], ours: Sequence[str]) -> None:
    """BadInput where a pack that a match was played with is missing or is another one; `ours` are not looked at."""
    for name in [name for name in there if name not in ours]:
        if name not in here:
            raise BadInput(*SAY("missing", name=shown(name)))
        if here[name] != there[name]:
            raise BadInput(*SAY("changed", name=shown(name)))


# -- decks and armies that a pack brings along -----------------------------------------------------------------


class PackList(NamedTuple):
    """A deck or an army by its name, and the text that says what is in it."""

    id: str
    name: Phrase
    text: str


def read_lists(root: Table) -> tuple[PackList, ...]:
    """Whether they are allowed, nobody knows before the whole pack is read: see `note_troubles`."""
    found: list[PackList] = []
    for entry in root.tables(LIST):
        found.append(PackList(entry.identifier("id"), entry.two_languages("name"), entry.text("text")))
        entry.done()
    return tuple(found)


def note_troubles(game: Game, document: Document) -> None:
    """Whatever rule a list of the pack breaks, and every line of it that cannot be read, is noted on the document."""
    forces = box_of(game.id).forces
    for place, each in enumerate(read_lists(Table.root(document))):
        checked = None if forces is None else forces.check(game, each.text)
        for trouble in () if checked is None else (*checked.unknown, *checked.problems):
            document.refuse((LIST, place, "text"), *trouble.text, (trouble.rule,) if trouble.rule else ())


def lists_in(source: str) -> tuple[PackList, ...]:
    return read_lists(Table.root(Document.parse(source.encode())))
