"""A game's box on the shelf: one typed value with everything that others ask the game for.

Every game has a module `box` with its `BOX`. Playing needs no more than the first parts; what shows, prints or learns a
game is imported when somebody asks for it, a room at a time. A part that a game lacks is None. Parts are modules of the
game's rooms, and the type checker holds each to its protocol: a function that is missing or misspelt is an error.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from tercio.content.document import Document
from tercio.content.wording import Phrase
from tercio.games.cards import Cards
from tercio.games.editor import Editor
from tercio.games.features import Features
from tercio.games.forces import Forces
from tercio.games.measures import Measures
from tercio.games.remarks import Remarks, Sheets
from tercio.games.scenes import Ranks, Scenes
from tercio.games.terminal import Terminal
from tercio.games.values import Values
from tercio.games.verbs import Verb
from tercio.games.vocabulary import Vocabulary
from tercio.games.winning import Winning
from tercio.games.workshop import Workshop
from tercio.kernel import Game, State
from tercio.odds import Outcomes


class Catalogue(Protocol):
    """Everything that is printed on the cards or figures of a game, for everybody who builds decks and armies."""

    def catalogue_json(self, game: Game) -> Mapping[str, object]: ...


class Thinking(NamedTuple):
    """Everything that a game has for bots, for learners and for weighing chances."""

    outcomes: Outcomes
    features: Features
    winning: Winning


class Comments(NamedTuple):
    """Everything that a game says beside a question."""

    sheets: Sheets
    remarks: Remarks | None = None


class Meanings(NamedTuple):
    """What words of packs mean that are objects of the game, and what they are called, by key."""

    verbs: Mapping[str, Verb] = {}
    verb_key: str = ""  # the key that names one of them
    names: Mapping[str, Mapping[str, Phrase]] = {}


class Browser(NamedTuple):
    """Everything that a game has for browsers."""

    scene: Any  # the TypedDict that `scene_of` returns
    scenes: Scenes
    ranks: Ranks | None = None  # where cards stand in ranks
    measures: Measures | None = None  # where the table is measured
    catalogue: Catalogue | None = None
    cards: Cards | None = None  # those that lie beside the table
    face_json: Callable[[Game, str], Mapping[str, object]] | None = None  # one entry of the catalogue, by its id
    draw: Callable[[Game, State, str], str] | None = None  # a position as SVG
    draw_agreed: Callable[[Mapping[str, str], int, str], str] | None = None  # what the players agree on, as SVG


class Box(NamedTuple):
    """Everything of one game."""

    title: Phrase
    about: Phrase  # the game in a sentence
    open_game: Callable[[Sequence[Document]], Game]
    vocabulary: Vocabulary
    thinking: Callable[[], Thinking]
    words: Callable[[], Comments]
    browser: Callable[[], Browser]
    terminal: Callable[[], Terminal]
    forces: Forces | None = None  # decks or armies; without them the game always begins in the same way
    meanings: Callable[[], Meanings] | None = None  # for the reference
    editor: Callable[[], Editor] | None = None  # positions can be set by hand
    workshop: Callable[[], Workshop] | None = None  # new cards or figures can be made in the page
    values: Callable[[], Values] = Values  # the numbers that scenario files may expect
