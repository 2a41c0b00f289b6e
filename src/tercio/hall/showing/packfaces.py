"""How the entries of a pack look and read, before anybody plays with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, TypedDict, cast

from tercio.content.document import Document
from tercio.content.wording import Phrase
from tercio.games import box_of, open_game
from tercio.games.cards import CardFace
from tercio.games.editor import Words, words
from tercio.games.measures import AreaScene, FigureScene, TableScene
from tercio.games.packs import LIST, open_with
from tercio.games.workshop import MINE, Workshop
from tercio.hall.showing.positions import laid_out, need_editor
from tercio.kernel import SPECTATOR, Game, View
from tercio.reference.keys import all_tables
from tercio.reference.sentences import about_word, title_of
from tercio.scenario.toml import toml_text

MOST_READ: Final = 24  # sentences on one entry


class PackEntry(TypedDict):
    """What became of an entry: how it can be drawn, and how its effects read.

    `face` is what the catalogue of the game has, `card` lies beside a measured table, `figure` and `area` lie on one.
    """

    kind: str
    id: str
    face: dict[str, Any] | None
    card: CardFace | None
    figure: FigureScene | None
    area: AreaScene | None
    readings: list[Words]


def entries_of(game: str, sources: tuple[str, ...]) -> list[PackEntry]:
    """Packs that a match could be played with."""
    box = box_of(game)
    if box.workshop is None:
        return []
    made, told, with_packs = box.workshop(), box.browser().cards, open_with(game, sources)
    cards = {} if told is None else {each["id"]: each for each in told.cards_json(with_packs)}
    return [
        entry_of(made, with_packs, kind, entry, cards)
        for source in sources
        for kind, entry in things_in(made, Document.parse(source.encode()).data)
    ]


def catalogue_with(game: str, sources: tuple[str, ...]) -> dict[str, Any]:
    """What packs add to the catalogue of their game, or change in it, and all words for it."""
    catalogue = box_of(game).browser().catalogue
    if catalogue is None:
        return {}
    told, ours = catalogue.catalogue_json(open_with(game, sources)), own_catalogue(game)
    found: dict[str, Any] = {}
    for key, value in told.items():
        known = ours[key]
        if isinstance(value, list) and isinstance(known, list):
            same = {each["id"]: each for each in known}
            found[key] = [each for each in value if each != same.get(each["id"])]
        else:
            found[key] = value
    return found


@cache
def own_catalogue(game: str) -> Mapping[str, Any]:
    catalogue = box_of(game).browser().catalogue
    return {} if catalogue is None else catalogue.catalogue_json(open_game(game))


def things_in(made: Workshop, data: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Which entries a pack has that can be made in the page, with their kinds."""
    for kind in (*made.kinds, LIST):
        for entry in data.get(kind, ()):
            yield kind, entry


def entry_of(made: Workshop, game: Game, kind: str, entry: dict[str, Any], cards: Mapping[str, CardFace]) -> PackEntry:
    name = entry["id"]
    browser = box_of(game.id).browser()
    is_catalogued = browser.face_json is not None and kind == made.kinds[0]
    figure, area = drawn_on_table(made, game, kind, name)
    read = [] if kind == LIST else made.readings_of(game, kind, name)
    if not read and kind != made.kinds[0]:  # whose face says everything
        read = by_reference(game.id, kind, entry)
    return {
        "kind": kind,
        "id": name,
        "face": dict(browser.face_json(game, name)) if is_catalogued and browser.face_json is not None else None,
        "card": None if figure or area else cards.get(name),
        "figure": figure,
        "area": area,
        "readings": [words(each) for each in read],
    }


def drawn_on_table(made: Workshop, game: Game, kind: str, name: str) -> tuple[FigureScene | None, AreaScene | None]:
    """As it stands in the position in which it is tried, where it has a place of its own there."""
    browser = box_of(game.id).browser()
    if browser.measures is None or kind not in made.tried or made.bearers_of(game, kind, name):
        return None, None
    match, _ = laid_out(game, made.trial_of(game, kind, name))
    if match is None:
        return None, None
    scene = cast(TableScene, browser.scenes.scene_of(View(SPECTATOR, match, (), ()), "en"))
    called = need_editor(game.id).written_as(match.state)
    mine = [thing for thing, (_, label) in called.items() if label == MINE]
    figures = [each for each in scene["figures"] if each["id"] in mine and kind == made.kinds[0]]
    areas = [each for each in scene["areas"] if each["id"] in mine]
    return (figures[0] if figures else None), (areas[0] if areas else None)


# -- in the words of the reference -----------------------------------------------------------------------------


def by_reference(game: str, kind: str, entry: Mapping[str, Any]) -> list[Phrase]:
    """What the reference says about the words and numbers that are written, where the game itself says nothing."""
    shapes = {keys.name: keys for keys in all_tables(game).values()}
    found: list[Phrase] = []
    tables = [(kind, entry)]
    while tables and len(found) < MOST_READ:
        table, written = tables.pop(0)
        for part in (table, *(shapes[table].parts if table in shapes else ())):
            for key in shapes[part].keys if part in shapes else ():
                inner = next((one.words[0] for one in key.wanted if one.words and one.words[0] in shapes), "")
                for value in values_in(written.get(key.name)):
                    if isinstance(value, dict) and (inner or key.name in shapes):
                        tables.append((inner or key.name, value))
                    said = in_words(game, part, key.name, value)
                    title = title_of(game, key.name, part) or Phrase(key.name, key.name)
                    if said is not None:
                        found.append(Phrase(f"{title.en}: {said.en}", f"{title.de}: {said.de}"))
    return found


def values_in(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def in_words(game: str, table: str, key: str, value: Any) -> Phrase | None:
    """None where nothing is said about it, as about names."""
    if isinstance(value, str):
        return about_word(game, table, key, value)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return Phrase(f"{value:g}", f"{value:g}".replace(".", ","))
    return None


def with_bearers(game: str, data: dict[str, Any], kind: str, name: str) -> dict[str, Any]:
    """The pack with those who can use this entry of it."""
    workshop = box_of(game).workshop
    if workshop is None or kind == LIST:
        return data
    more = workshop().bearers_of(open_with(game, (toml_text(data),)), kind, name)
    return {**data, **{table: [*data.get(table, ()), *entries] for table, entries in more.items()}}
