"""A position that somebody has written: what is wrong with it, how it looks, and what would be asked first."""

from __future__ import annotations

import math
from functools import cache
from typing import Any, Final, NamedTuple, cast

from tercio.content.document import Document
from tercio.content.table import Phrase
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.games import box_of, open_game
from tercio.games.editor import Editor, Form
from tercio.games.measures import About, TableScene
from tercio.games.vocabulary import as_table
from tercio.hall.showing.measures import about_thing
from tercio.hall.showing.messages import Waiting
from tercio.kernel import SPECTATOR, Dice, Game, Match, Setup, View, seeded
from tercio.kernel.codec import BadShape
from tercio.scenario import scenario_from
from tercio.scenario.toml import CannotWrite, toml_text
from tercio.texts import Speaker

SAY: Final = Wording("tercio.hall")

LARGEST: Final = 4_000  # values, all together
DEEPEST: Final = 6
LONGEST: Final = 200  # text
MOST: Final = 60  # in a list or a table
MOST_CARDS: Final = 300  # where cards lie in piles
PENDING: Final = "pending"
TOO_LARGE: Final = SAY("position-too-large")
UNDER_WAY: Final = SAY("steps-under-way-cannot-edited")
NOT_EDITED: Final = SAY("positions-game-cannot-edited")
NOTHING_TO_PLAY: Final = SAY("here-match-would-over-at")
NOT_PLAYABLE: Final = SAY("cannot-played")


class Problem(NamedTuple):
    """What is wrong, the entry of the position to which it belongs, the rule behind it, and what is in the way."""

    text: Phrase
    section: str = ""
    name: str | int = ""
    rule: str = ""
    things: tuple[int, ...] = ()


class Look(NamedTuple):
    """What is said about a position. Where it cannot be read there is no scene."""

    scene: Any
    written: dict[int, tuple[str, str | int]]
    problems: list[Problem]
    seats: int
    asks: list[Waiting]


def need_editor(game: str) -> Editor:
    editor = box_of(game).editor
    if editor is None:
        raise BadInput(*NOT_EDITED)
    return editor()


@cache
def form_of(name: str) -> Form:
    return need_editor(name).form_of(open_game(name))


def look_at(game: Game, position: dict[str, Any], lang: str) -> Look:
    """The table just as it is written, with everything that stands against playing from it."""
    editor = need_editor(game.id)
    need_size(game.id, position)
    match, problems = laid_out(game, position)
    if match is None:
        return Look(None, {}, problems, 2, [])
    written = editor.written_as(match.state)
    for fault in box_of(game.id).vocabulary.faults_of(match.state):
        both = [Speaker(game, each).because(match.state, fault.refusal) for each in ("en", "de")]
        section, name = written.get(fault.thing, (str(fault.place[0]), ""))
        problems.append(Problem(Phrase(*both), section, name, fault.refusal.rule, (fault.thing,)))
    scene = box_of(game.id).browser().scenes.scene_of(View(SPECTATOR, match, (), ()), lang)
    asks: list[Waiting] = []
    if not problems:
        trouble, asks = first_questions(match)
        problems += [] if trouble is None else [trouble]
    return Look(scene, written, problems, match.state.seat_count(), asks)


def about_in(game: Game, position: dict[str, Any], thing: int, lang: str) -> About | None:
    """Everything about a thing in it, as its owner sees it."""
    need_editor(game.id)
    need_size(game.id, position)
    match, _ = laid_out(game, position)
    if match is None:
        return None
    browser = box_of(game.id).browser()
    assert browser.measures is not None
    scene = cast(TableScene, browser.scenes.scene_of(View(SPECTATOR, match, (), ()), lang))
    owner = [figure["seat"] for figure in scene["figures"] if figure["id"] == thing]
    return about_thing(browser.measures, View(owner[0] if owner else SPECTATOR, match, (), ()), thing, lang)


def laid_out(game: Game, position: dict[str, Any]) -> tuple[Match | None, list[Problem]]:
    """The match before its first step, or everything that cannot be read."""
    if PENDING in position:
        return None, [Problem(Phrase(*UNDER_WAY))]
    table = as_table(position, "position")
    try:
        state, stack = box_of(game.id).vocabulary.read_position(game, table)
    except (BadShape, LookupError, TypeError, ValueError) as error:
        # What is wrong has been noted; what follows from it need not be understood.
        if not table.document.problems:
            raise BadInput(*told(error)) from error
        state, stack = None, []
    noted = table.document.problems
    if noted or state is None:
        return None, [problem_of(each, position) for each in noted]
    return Match(game, {"position": position}, state, stack, seeded(0)), []


def problem_of(noted: BadInput, position: dict[str, Any]) -> Problem:
    """The key of a mistake reads `warriors.orc.click`, or `missions[0].at`."""
    section, _, rest = noted.key.partition(".")
    section, _, place = section.partition("[")
    words = Phrase(f"{noted.key}: {noted.en}", f"{noted.key}: {noted.de}")
    if place:
        return Problem(words, section, int(place.rstrip("]")))
    entries = position.get(section)
    names = list(entries) if isinstance(entries, dict) else []
    named = [name for name in names if rest == name or rest.startswith(f"{name}.")]
    return Problem(words, section, max(named, key=len, default=""))


def first_questions(match: Match) -> tuple[Problem | None, list[Waiting]]:
    """Who would be asked, or why the match cannot begin."""
    begun = match.clone()
    try:
        begun.run()
    except Exception as error:  # whatever it is, it comes of what was written
        return Problem(Phrase(*told(error))), []
    if not begun.stack:
        return Problem(Phrase(*NOTHING_TO_PLAY)), []
    return None, [{"seat": decision.seat, "kind": decision.kind} for decision in begun.asks()]


def told(error: Exception) -> tuple[str, str]:
    name = type(error).__name__
    return f"{NOT_PLAYABLE[0]} ({name}).", f"{NOT_PLAYABLE[1]} ({name})."


def need_size(game: str, position: dict[str, Any]) -> None:
    """As much as a table can hold, and no number that is not finite."""
    form = form_of(game)
    if counted(position, 0, MOST_CARDS if form["piles"] else MOST) > LARGEST:
        raise BadInput(*TOO_LARGE)
    for section in form["sections"]:
        entries = position.get(section["key"])
        if isinstance(entries, dict | list) and len(entries) > section["most"]:
            raise BadInput(*TOO_LARGE, key=section["key"])


def counted(value: Any, depth: int, entries: int) -> int:
    most = LONGEST if isinstance(value, str) else entries
    if depth > DEEPEST or (isinstance(value, str | list | dict) and len(value) > most):
        raise BadInput(*TOO_LARGE)
    if isinstance(value, float) and not math.isfinite(value):
        raise BadInput(*SAY("number-not-finite"))
    if isinstance(value, dict):
        return sum([counted(part, depth + 1, most) + counted(key, depth, most) for key, part in value.items()]) + 1
    if isinstance(value, list):
        return sum([counted(part, depth + 1, most) for part in value]) + 1
    return 1


# -- files ---------------------------------------------------------------------------------------------


class Opened(NamedTuple):
    """A scenario file as the editor takes it; steps and expectations stay behind."""

    game: str
    title: Phrase
    position: dict[str, Any]
    faces: tuple[int, ...]


def open_file(text: str) -> Opened:
    scenario = scenario_from(Document.parse(text.encode(), ""), is_strict=False)
    game = scenario.game
    editor = need_editor(game.id)
    if "content" in scenario.setup:
        raise BadInput(
            *SAY("file-brings-cards-its-own"),
        )
    if "position" not in scenario.setup:
        raise BadInput(*SAY("no-position-file"))
    position: dict[str, Any] = scenario.setup["position"]
    if PENDING in position:
        position = settled(game, editor, scenario.setup, scenario.dice())
    need_size(game.id, position)
    return Opened(game.id, scenario.title, position, scenario.faces)


def settled(game: Game, editor: Editor, setup: Setup, dice: Dice) -> dict[str, Any]:
    try:
        state, stack = game.lay_out(setup, dice)
        return editor.settled(Match(game, setup, state, stack, dice))
    except (BadShape, LookupError, TypeError, ValueError) as error:
        raise BadInput(*told(error)) from error


def file_of(game: Game, position: dict[str, Any], title: str, faces: list[int]) -> str:
    """A scenario file without steps and expectations."""
    need_size(game.id, position)
    named = {"title": title} if title.strip() else {}
    match, _ = laid_out(game, position)
    is_impossible = match is not None and bool(box_of(game.id).vocabulary.faults_of(match.state))
    meant = {"impossible": True} if is_impossible else {}
    data = {"game": game.id, **named, "rules": [], "dice": faces, **meant, "position": position}
    try:
        return toml_text(data)
    except CannotWrite as error:
        raise BadInput(*told(error)) from error
