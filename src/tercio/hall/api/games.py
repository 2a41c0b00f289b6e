"""The games on the shelf: what they are, their cards, and whether a deck or an army is allowed."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from json import dumps
from typing import Annotated, Any, Final, Literal, NamedTuple, TypedDict

from tercio.content.trouble import shown
from tercio.content.wording import Wording
from tercio.games import GAMES, box_of, open_game
from tercio.games.cards import CardFace
from tercio.games.forces import Choice, Forces
from tercio.hall.api.phrase import Phrase, phrase
from tercio.hall.hub import Hub
from tercio.hall.opening.packs import PackTexts, as_toml
from tercio.hall.routes import Reply, Routes
from tercio.hall.shapes import Sized, Within
from tercio.hall.tables.lesson import has_lessons, lessons_of
from tercio.hall.thinking.bots import OFFERED
from tercio.hall.trouble import Failure, not_found

SAY: Final = Wording("tercio.hall")

routes: Final = Routes("/api/games", "games")

GameName = Annotated[str, Sized(0, 40)]
ListText = Annotated[str, Sized(0, 20_000)]


class ReadyForce(TypedDict):
    """A deck or an army that can be taken as it is."""

    name: str
    title: Phrase
    guide: Phrase


class ValueInfo(TypedDict):
    """Something that can be agreed on; `seats` are the numbers of players for whom it is possible."""

    word: str
    title: Phrase
    hint: Phrase
    seats: list[int]


class ChoiceInfo(TypedDict):
    """What players settle before a match, as a form asks it. Its answer goes into `agreed` of a new match.

    `otherwise` holds where nothing is said. A choice with `is_pictured` has a drawing for each of its values:
    /api/games/<game>/picture?<word>=<value>&seats=<number>.
    """

    word: str
    kind: Literal["one-of", "yes-or-no", "number"]
    title: Phrase
    hint: Phrase
    otherwise: str
    values: list[ValueInfo]
    least: int
    most: int
    step: int
    seats: list[int]
    is_pictured: bool
    is_first: bool


class PrintInfo(TypedDict):
    """Something that can be printed of a list."""

    kind: str
    title: Phrase


class ForcesInfo(TypedDict):
    """What every seat brings."""

    thing: Phrase
    ready: list[ReadyForce]
    choices: list[ChoiceInfo]
    prints: list[PrintInfo]


class GameInfo(TypedDict):
    """A game on the shelf. Without `forces` it always begins alike."""

    id: str
    title: Phrase
    about: Phrase
    fewest: int
    most: int
    seats: list[int]  # how many may play
    forces: ForcesInfo | None
    bots: list[str]
    has_tutorial: bool
    has_builder: bool
    has_editor: bool  # positions of it can be set by hand


class ForceText(NamedTuple):
    """A list as a player writes it: "3x Name" a line; and packs that it takes something from, as matches do."""

    text: ListText
    campaign: bool = False
    packs: PackTexts = ()


class ForcePrint(NamedTuple):
    """A list to be printed, in one of the ways that the game has: see `prints` of the game's forces."""

    text: ListText
    kind: Annotated[str, Sized(0, 40)] = "list"
    lang: Literal["de", "en"] = "en"


class ForceCard(TypedDict):
    id: str
    count: int


class ForceProblem(TypedDict):
    """A rule that the list breaks."""

    rule: str
    text: Phrase


class UnknownLine(TypedDict):
    """A line that cannot be read; the first one is 1."""

    line: int
    text: Phrase


class ForceEntry(TypedDict):
    """A line of the list where equal things can differ in what they carry."""

    id: str
    count: int
    carries: list[str]
    level: int
    spells: list[str]  # in the book that it carries
    mount: str  # what it sits on; empty: nothing


class ForceCheck(TypedDict):
    """Everything that can be said about a list while somebody writes it."""

    name: str
    cards: list[ForceCard]
    size: int
    problems: list[ForceProblem]
    unknown: list[UnknownLine]
    summary: dict[str, dict[str, int]]  # how many of each level, type, class, faction; which, depends on the game
    army: list[str]  # the starting army, for Warlord; empty where there is none
    entries: list[ForceEntry]


class ReadyList(TypedDict):
    """A ready deck or army as a player would write it."""

    game: str
    name: str
    text: str


class LessonInfo(TypedDict):
    """A guided match: what is learnt, and how many answers it takes."""

    id: str
    title: Phrase
    about: Phrase
    steps: int


@routes.get("", list[GameInfo])
def shelf(hub: Hub) -> list[GameInfo]:
    return [game_info(hub, name) for name in GAMES]


def game_info(hub: Hub, name: str) -> GameInfo:
    game, forces = hub.game(name), box_of(name).forces
    told: ForcesInfo | None = None
    if forces is not None:
        prints = [] if hub.printer is None else hub.printer.kinds(name)
        told = {
            "thing": phrase(forces.thing),
            "ready": [
                {"name": each.name, "title": phrase(each.title), "guide": phrase(each.guide)}
                for each in forces.ready(game)
            ],
            "choices": [choice_info(choice) for choice in forces.choices(game)],
            "prints": [{"kind": each.kind, "title": phrase(each.title)} for each in prints],
        }
    return {
        "id": name,
        "title": phrase(box_of(name).title),
        "about": phrase(box_of(name).about),
        "fewest": 2 if forces is None else forces.fewest,
        "most": 2 if forces is None else forces.most,
        "seats": [2] if forces is None else list(forces.numbers()),
        "forces": told,
        "bots": list(OFFERED),
        "has_tutorial": has_lessons(name),
        "has_builder": forces is not None and box_of(name).browser().catalogue is not None,
        "has_editor": box_of(name).editor is not None,
    }


def choice_info(choice: Choice) -> ChoiceInfo:
    values: list[ValueInfo] = [
        {"word": each.word, "title": phrase(each.title), "hint": phrase(each.hint), "seats": list(each.seats)}
        for each in choice.values
    ]
    told: Any = {
        **choice._asdict(),
        "title": phrase(choice.title),
        "hint": phrase(choice.hint),
        "values": values,
        "seats": list(choice.seats),
    }
    info: ChoiceInfo = told
    return info


@routes.get("/{game}/cards", dict[str, Any])
def cards(game: GameName) -> Reply:
    """Every card in both languages, and what the keys on cards are called. See `Cards` in /api/schema.json."""
    on_shelf(game)
    packed, tag = catalogue_of(game)
    if not packed:
        raise not_found(*SAY("game-no-cards"))
    return Reply(text=packed, keeping="no-cache", tag=tag)


@cache
def catalogue_of(name: str) -> tuple[bytes, str]:
    """The catalogue as JSON with the tag of its content; empty where the game has no cards."""
    catalogue = box_of(name).browser().catalogue
    if catalogue is None:
        return b"", ""
    told = catalogue.catalogue_json(open_game(name))
    packed = dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    return packed, f'"{sha256(packed).hexdigest()[:20]}"'


@routes.get("/{game}/faces", list[CardFace])
def faces(game: GameName) -> list[CardFace]:
    """The cards that lie beside the table, in both languages and with their pictures; none where a game has none."""
    on_shelf(game)
    told = box_of(game).browser().cards
    return [] if told is None else told.cards_json(open_game(game))


@routes.get("/{game}/picture", "image/svg+xml")
def picture(
    game: GameName, words: dict[str, str], seats: Annotated[int, Within(1, 8)] = 2, lang: Literal["de", "en"] = "en"
) -> Reply:
    """What players agree on as a small drawing; every other parameter is a word of `choices` with its value."""
    forces_at(game)
    draw = box_of(game).browser().draw_agreed
    agreed = {word: value for word, value in words.items() if word not in ("seats", "lang")}
    if draw is None:
        raise not_found(*SAY("nothing-drawn"))
    return Reply(text=draw(agreed, seats, lang), media_type="image/svg+xml", keeping="public, max-age=3600")


@routes.get("/{game}/lessons", list[LessonInfo])
def lessons(game: GameName) -> list[LessonInfo]:
    """In the order in which they are best taken; none where nobody has written any."""
    on_shelf(game)
    return [
        {"id": each.id, "title": phrase(each.title), "about": phrase(each.about), "steps": each.steps()}
        for each in lessons_of(game)
    ]


@routes.post("/{game}/forces/check", ForceCheck)
def check(hub: Hub, game: GameName, wanted: ForceText) -> ForceCheck:
    forces = forces_at(game)
    packs = tuple([as_toml(pack) for pack in wanted.packs])
    checked = forces.check(hub.game(game, packs), wanted.text, wanted.campaign)
    entries: list[ForceEntry] = [
        {
            "id": each.id,
            "count": each.copies,
            "carries": list(each.carries),
            "level": each.level,
            "spells": list(each.spells),
            "mount": each.mount,
        }
        for each in checked.entries
    ]
    return {
        "name": checked.name,
        "cards": [{"id": card, "count": count} for card, count in checked.cards.items()],
        "size": sum(checked.cards.values()),
        "problems": [{"rule": each.rule, "text": phrase(each.text)} for each in checked.problems],
        "unknown": [{"line": each.line, "text": phrase(each.text)} for each in checked.unknown],
        "summary": checked.counts,
        "army": checked.army,
        "entries": entries,
    }


@routes.get("/{game}/forces/{name}", ReadyList)
def ready_list(hub: Hub, game: GameName, name: Annotated[str, Sized(0, 100)]) -> ReadyList:
    """To begin a list of one's own with."""
    text = forces_at(game).written(hub.game(game), name)
    if text is None:
        raise not_found(*SAY("no-ready-one-called", name=shown(name)))
    return {"game": game, "name": name, "text": text}


@routes.post("/{game}/forces/pdf", "application/pdf")
async def print_force(hub: Hub, game: GameName, wanted: ForcePrint) -> Reply:
    forces_at(game)
    if hub.printer is None:
        raise not_found(*SAY("nobody-prints-here"))
    await hub.printer.lay_out()
    pdf = await hub.beside(hub.printer.printed, hub.game(game), wanted.text, wanted.kind, wanted.lang)
    return Reply(text=pdf, media_type="application/pdf", name=f"tercio-{wanted.kind}.pdf")


def on_shelf(game: str) -> None:
    if game not in GAMES:
        known = ", ".join(GAMES)
        raise not_found(
            *SAY("no-game-called", game=shown(game), known=known),
        )


def forces_at(game: str) -> Forces:
    on_shelf(game)
    forces = box_of(game).forces
    if forces is None:
        raise Failure(404, "This game always begins alike.", "Dieses Spiel beginnt immer gleich.")
    return forces
