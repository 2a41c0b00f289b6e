"""Packs of one's own: what they can hold, what is wrong with them, how they look, and files of them."""

from __future__ import annotations

from typing import Annotated, Any, Final, NamedTuple, TypedDict

from tercio.content.document import Document
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Phrase as Sentence
from tercio.content.wording import Wording
from tercio.games import box_of, open_game
from tercio.games.editor import Words, words
from tercio.games.packs import LIST, check_header, documents_of, lists_in, note_troubles, open_with, parcels_of
from tercio.games.workshop import Workshop
from tercio.hall.api.games import GameName, on_shelf
from tercio.hall.api.matches import MatchId
from tercio.hall.api.phrase import Phrase, phrase
from tercio.hall.hub import Hub
from tercio.hall.opening.packs import LONGEST, PackTexts, as_toml, need_plain, written
from tercio.hall.routes import Caller, Reply, Routes
from tercio.hall.shapes import Sized
from tercio.hall.showing.packfaces import PackEntry, catalogue_with, entries_of, things_in, with_bearers
from tercio.hall.showing.packforms import PackForm, form_of
from tercio.hall.showing.packs import PackInfo, pack_info
from tercio.hall.thinking.weighing import Weight, WeighWish, weighed
from tercio.hall.trouble import not_found

SAY: Final = Wording("tercio.hall")
routes: Final = Routes("/api", "packs")

Name = Annotated[str, Sized(1, 100)]


class WrittenPack(NamedTuple):
    """A pack as plain data: what its file says."""

    pack: dict[str, Any]


class PackFile(NamedTuple):
    """A file to be opened, in TOML or JSON."""

    text: Annotated[str, Sized(1, LONGEST)]


class SentPacks(NamedTuple):
    """Packs in TOML or JSON, as a match brings them."""

    packs: PackTexts


class TrialWish(NamedTuple):
    """An entry of a pack that somebody wants to try."""

    pack: dict[str, Any]
    kind: Name
    name: Name


class PrintedText(NamedTuple):
    """A paragraph as it would be printed in English, and the entry on which it stands."""

    text: Annotated[str, Sized(1, 800)]
    entry: dict[str, Any]


class Trial(TypedDict):
    """A position, or a deck or an army to begin with; and the pack with the pieces that are needed to use the entry."""

    position: dict[str, Any] | None
    force: str
    pack: dict[str, Any]


class PackProblem(TypedDict):
    """What is wrong, and where: `key` reads as in card[0].ability[1].do."""

    text: Phrase
    key: str
    line: int


class PackLook(TypedDict):
    """A pack looked through; with problems it has no entries."""

    pack: PackInfo | None
    problems: list[PackProblem]
    entries: list[PackEntry]


class OpenedPack(TypedDict):
    """A file as plain data, and for which game it is."""

    game: str
    pack: dict[str, Any]


class CompiledText(TypedDict):
    """What packs write for a text, and how that reads. Where reading stopped: `first` and `last` of the letters."""

    data: dict[str, Any] | None
    readings: list[Phrase]
    first: int
    last: int
    why: str


class CarriedPack(TypedDict):
    """A pack that a match is played with, as it can be kept."""

    pack: PackInfo
    text: str


class CarriedList(TypedDict):
    """A deck or an army that a pack brings along."""

    name: Words
    text: str


class CarriedPacks(TypedDict):
    """All packs of a match, what their entries look like, and the decks or armies in them."""

    packs: list[CarriedPack]
    entries: list[PackEntry]
    lists: list[CarriedList]


@routes.get("/packs/{game}/form", PackForm)
def form(game: GameName) -> PackForm:
    """Everything that a pack of the game can hold, as a form asks it."""
    return form_of(game, made_in(game))


@routes.post("/packs/{game}/look", PackLook)
def look(game: GameName, wanted: WrittenPack) -> PackLook:
    """Nothing is kept: the workshop asks after every change."""
    made_in(game)
    text = written(wanted.pack)
    document = Document.parse(text.encode())
    problems = problems_of(game, document)
    if problems:
        return {"pack": None, "problems": [told(each) for each in problems], "entries": []}
    sources = (text,)
    return {"pack": pack_info(parcels_of(game, sources)[0]), "problems": [], "entries": entries_of(game, sources)}


@routes.post("/packs/{game}/cards", dict[str, Any])
async def cards(hub: Hub, game: GameName, wanted: SentPacks) -> dict[str, Any]:
    """What packs add to the catalogue of their game, as `/api/games/{game}/cards` tells it."""
    made_in(game)
    if box_of(game).browser().catalogue is None:
        raise not_found(*SAY("game-no-cards"))
    return await hub.beside(catalogue_with, game, tuple([as_toml(pack) for pack in wanted.packs]))


@routes.post("/packs/{game}/file", "application/toml")
def save(game: GameName, wanted: WrittenPack) -> Reply:
    """A pack that every part of Tercio reads."""
    made_in(game)
    text = written(wanted.pack)
    (document,) = documents_of(game, (text,))
    return Reply(text=text, media_type="application/toml", name=f"{document.file}.toml")


@routes.post("/packs/open", OpenedPack)
def opened(wanted: PackFile) -> OpenedPack:
    """BadInput with its line where a file holds something that no pack can."""
    try:
        document = Document.parse(as_toml(wanted.text).encode())
    except BadInput as trouble:
        raise placed(trouble) from None
    header = document.data.get("pack")
    if not isinstance(header, dict):
        raise BadInput(*SAY("no-pack"))
    game = str(header.get("game", ""))
    made_in(game)
    need_plain(document.data)
    return {"game": game, "pack": document.data}


@routes.post("/packs/{game}/compile", CompiledText)
def compiled(game: GameName, wanted: PrintedText) -> CompiledText:
    """English as cards print it becomes data, if every word of it is understood."""
    need_plain(wanted.entry)
    found = made_in(game).compiled(wanted.text, wanted.entry)
    return {
        "data": found.data,
        "readings": [phrase(each) for each in found.readings],
        "first": found.first,
        "last": found.last,
        "why": found.why,
    }


@routes.post("/packs/{game}/trial", Trial)
def trial(game: GameName, wanted: TrialWish) -> Trial:
    """How the entry can be tried at once: in a small position, or, if it is a list, as what somebody brings."""
    need_entry(game, wanted.pack, wanted.kind, wanted.name)
    pack = with_bearers(game, wanted.pack, wanted.kind, wanted.name)
    if wanted.kind == LIST:
        (force,) = [each.text for each in lists_in(written(pack)) if each.id == wanted.name]
        return {"position": None, "force": force, "pack": pack}
    position = made_in(game).trial_of(open_with(game, (written(pack),)), wanted.kind, wanted.name)
    return {"position": position, "force": "", "pack": pack}


@routes.post("/packs/{game}/weigh", Weight)
async def weigh(hub: Hub, caller: Caller, game: GameName, wanted: WeighWish) -> Weight:
    """Bots play one more match with the entry, and it is told how all of them went. Nothing is kept: whoever wants to
    know more surely asks again, with what came of it so far.
    """
    need_entry(game, wanted.pack, wanted.kind, wanted.name)
    return await weighed(hub, caller.address, game, wanted)


@routes.get("/matches/{match}/packs", CarriedPacks)
async def carried(hub: Hub, match: MatchId) -> CarriedPacks:
    """What a match is played with besides our own content: to look at, to draw and to keep."""
    live = await hub.find(match)
    if live is None:
        raise not_found(*SAY("no-such-match"))
    head = live.table.head
    if not head.packs:
        return {"packs": [], "entries": [], "lists": []}
    parcels = parcels_of(head.game, head.packs)
    packs: list[CarriedPack] = [
        {"pack": pack_info(parcel), "text": text} for parcel, text in zip(parcels, head.packs, strict=True)
    ]
    lists: list[CarriedList] = [
        {"name": words(each.name), "text": each.text} for text in head.packs for each in lists_in(text)
    ]
    return {"packs": packs, "entries": await hub.beside(entries_of, head.game, head.packs), "lists": lists}


def made_in(game: str) -> Workshop:
    on_shelf(game)
    workshop = box_of(game).workshop
    if workshop is None:
        raise not_found(*SAY("no-workshop"))
    return workshop()


def placed(trouble: BadInput) -> BadInput:
    """With its line in the sentence, for those who see nothing else of it."""
    if not trouble.line:
        return trouble
    return BadInput(*SAY("in-line", line=trouble.line, told=Sentence(trouble.en, trouble.de)))


def problems_of(game: str, document: Document) -> list[BadInput]:
    """All that is wrong with it, as a match would find it."""
    check_header(document, game, set(open_game(game).packs))
    try:
        note_troubles(open_game(game, [document]), document)
    except BadInput as trouble:
        if trouble not in document.problems:
            return [*document.problems, trouble]
    return list(document.problems)


def need_entry(game: str, pack: dict[str, Any], kind: str, name: str) -> None:
    """BadInput where the pack cannot be played with; not found where it has no such thing."""
    made = made_in(game)
    open_with(game, (written(pack),))
    if (kind, name) not in [(table, entry["id"]) for table, entry in things_in(made, pack)]:
        raise not_found(*SAY("no-such-entry", name=shown(name)))


def told(problem: BadInput) -> PackProblem:
    return {"text": {"en": problem.en, "de": problem.de}, "key": problem.key, "line": problem.line}
