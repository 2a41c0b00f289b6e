"""The games on the shelf. They share the kernel and never import each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from tercio.content.document import Document
from tercio.content.table import Phrase
from tercio.content.trouble import BadInput, shown
from tercio.games.editing import Editing
from tercio.games.features import Features
from tercio.games.forces import Forces
from tercio.games.scenes import Scenes
from tercio.games.vocabulary import Vocabulary
from tercio.kernel import Game, State
from tercio.odds import Outcomes

GAMES: Final = ("warlord", "summoners", "mageknight", "skirmish")


def open_game(name: str, packs: Sequence[Document] = (), inline: dict[str, Any] | None = None) -> Game:
    """The game with its own content, further packs, and what a scenario defines for itself."""
    documents = list(packs)
    if inline:
        documents.append(Document("inline", "", inline, {}))
    game: Game = module_of(name).open_game(documents)
    return game


def vocabulary_of(name: str) -> Vocabulary:
    vocabulary: Vocabulary = module_of(name).VOCABULARY
    return vocabulary


def forces_of(name: str) -> Forces | None:
    """The decks or armies of the game; none where it always begins alike."""
    forces: Forces | None = getattr(module_of(name), "FORCES", None)
    return forces


def scenes_of(name: str) -> Scenes:
    """What a browser draws of the game."""
    module_of(name)
    scenes: Scenes = import_module(f"tercio.games.{name}.browser.scene")
    return scenes


def features_of(name: str) -> Features:
    """The game as numbers, for programs that learn."""
    module_of(name)
    features: Features = import_module(f"tercio.games.{name}.thinking.features")
    return features


def outcomes_of(name: str) -> Outcomes:
    """What comes of the actions of the game, for their odds."""
    module_of(name)
    outcomes: Outcomes = import_module(f"tercio.games.{name}.thinking.outcomes").OUTCOMES
    return outcomes


def editing_of(name: str) -> Editing | None:
    """What an editor of positions needs; none where positions of the game are not edited on a board."""
    module_of(name)
    module = f"tercio.games.{name}.positions.editor"
    if find_spec(module) is None:
        return None
    editing: Editing = import_module(module)
    return editing


def picture_of(name: str) -> Callable[[Game, State, str], str] | None:
    """What draws a position of the game as SVG; none where it has no measured table."""
    module_of(name)
    module = f"tercio.games.{name}.browser.drawing"
    if find_spec(module) is None:
        return None
    draw: Callable[[Game, State, str], str] = import_module(module).draw
    return draw


def title_of(name: str) -> Phrase:
    title: Phrase = module_of(name).TITLE
    return title


def about_of(name: str) -> Phrase:
    """The game in a sentence."""
    about: Phrase = module_of(name).ABOUT
    return about


def module_of(name: str) -> Any:
    if name not in GAMES:
        shelf, asked = ", ".join(GAMES), shown(name)
        raise BadInput(
            f'No game is called "{asked}"; there is: {shelf}.', f"Kein Spiel heißt „{asked}“; es gibt: {shelf}."
        )
    return import_module(f"tercio.games.{name}")
