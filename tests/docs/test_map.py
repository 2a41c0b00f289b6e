"""The map shows the house as it is: every part, every room, who may import whom, and two deeds that are played."""

import ast
import re
import sys
from collections.abc import Callable
from types import FrameType

import pytest

from battle import Battle, ability, action, army, character
from docs.pages import PROJECT
from knights import Knights, figure, foe, own
from tercio.games import GAMES
from test_architecture import IN_PLAY, MAY_IMPORT, ON_THE_TABLE, TOP

SRC = PROJECT / "src" / "tercio"
PAGE = (PROJECT / "docs" / "architecture.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table below a heading, without its head."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def names(cell: str) -> set[str]:
    return {name for name in cell.split(", ") if name not in ("", "–")}


def test_every_part_is_there_with_what_it_may_import() -> None:
    told = {part.strip("`"): imports for part, _, imports in rows("The parts")}

    assert {part: names(told[part]) for part in MAY_IMPORT if part} == {
        part: others for part, others in MAY_IMPORT.items() if part
    }
    assert [told[part] for part in sorted(TOP)] == ["everything"] * len(TOP)
    assert set(told) == {path.name for path in SRC.iterdir() if (path / "__init__.py").exists()}


def test_every_shared_module_of_the_games_is_there() -> None:
    told = {name for cells in rows("What all games share") for name in re.findall(r"`([^`]+)`", cells[0])}

    assert told == {path.relative_to(SRC).as_posix() for path in (SRC / "games").glob("*.py")}


@pytest.mark.parametrize("game", GAMES)
def test_every_room_of_every_game_is_there(game: str) -> None:
    folder = SRC / "games" / game
    rooms = {path.relative_to(folder).parts[0].removesuffix(".py") for path in folder.rglob("*.py")}

    assert rooms <= {cells[0].strip("`") for cells in rows("The rooms of a game")}


def test_every_room_on_the_page_is_in_some_game() -> None:
    told = [cells[0].strip("`") for cells in rows("The rooms of a game")]
    folders = [SRC / "games" / game for game in GAMES]

    assert [
        room for room in told if not any([*folder.glob(room), *folder.glob(f"{room}.py")] for folder in folders)
    ] == []


def test_the_page_says_who_may_import_whom_in_play() -> None:
    told = {room.strip("`"): imports for room, _, imports in rows("The rooms of a game") if imports}
    meant = {
        room: {other for name in names(imports) for other in (ON_THE_TABLE if name == "the table" else {name})}
        for room, imports in told.items()
    }

    assert meant == {room: others for room, others in IN_PLAY.items() if room != "an ability"}


def test_the_page_says_in_which_games_that_is_checked() -> None:
    """A game on the shelf is checked without being named: `test_architecture` goes through all of them."""
    assert "It is checked in all games" in PAGE


def test_every_module_and_function_that_is_followed_is_there() -> None:
    missing = []
    for heading, game in (("One shot in Mage Knight", "mageknight"), ("One react in Warlord", "warlord")):
        for module, function, _ in rows(heading):
            path = SRC / "games" / game / module.strip("`")
            if not path.exists() or function.strip("`") not in defined_in(path.read_text("utf-8")):
                missing.append(f"{game}: {module} {function}")

    assert missing == []


def defined_in(source: str) -> set[str]:
    tree = ast.parse(source)
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    methods = {
        f"{each.name}.{node.name}" for each in classes for node in each.body if isinstance(node, ast.FunctionDef)
    }
    return methods | {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def called_by(play: Callable[[], object], game: str) -> list[tuple[str, str]]:
    """The functions of the game that are called, module and name, in their order."""
    found: list[tuple[str, str]] = []
    folder = f"{SRC / 'games' / game}/"

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(folder):
            found.append((frame.f_code.co_filename.removeprefix(folder), frame.f_code.co_qualname))

    sys.setprofile(note)
    try:
        play()
    finally:
        sys.setprofile(None)
    return found


def lost_on_the_way(heading: str, calls: list[tuple[str, str]]) -> list[str]:
    """What the page names and the match has not called after everything above it."""
    rest, lost = iter(calls), []
    for module, function, _ in rows(heading):
        if (module.strip("`"), function.strip("`")) not in rest:
            lost.append(f"{module} {function}")
            break
    return lost


def shoot() -> None:
    archer = figure("archer", attack_types=["bow"], range=12, ranged_damage=2)
    elf = figure("elf", abilities=["battle-armor"])
    table = Knights([own("archer", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 18))], [archer, elf], (6, 5))
    table.say("ranged", "archer", "elf")


def react() -> None:
    spare = action("spare", ability("react", {"do": "prevent", "amount": 1}, spend=True, trigger="before:wounded"))
    hero, victim = character("hero", attacks=[5, 5]), character("foe", armour=12, hit_points=9)
    foes = army(["foe", "b"], ["lord-b"], hand=["spare"])
    battle = Battle(army(["hero"], ["lord-a"]), foes, cards=[spare, hero, victim], dice=[15])
    battle.say("attack", "hero").say("strike", "foe").wait_for(1, "before:wounded").say("react", "spare", "b")


@pytest.mark.parametrize(
    ("heading", "game", "play"),
    [("One shot in Mage Knight", "mageknight", shoot), ("One react in Warlord", "warlord", react)],
)
def test_a_match_goes_the_way_that_the_page_describes(heading: str, game: str, play: Callable[[], object]) -> None:
    assert lost_on_the_way(heading, called_by(play, game)) == []
