"""The page about scenarios: its examples run, its console shows what the console shows, and no word is missing."""

import re
from pathlib import Path

import pytest

from docs.pages import PROJECT, blocks_of
from scenario.test_command import tercio
from summoning import Summoning, action, creature, named, own
from tercio.content.document import Document
from tercio.content.table import Table
from tercio.games import box_of, open_game
from tercio.kernel import seeded, start
from tercio.kernel.tally import BANDS
from tercio.scenario import run_text
from tercio.scenario.expectations import OF_MATCHES
from tercio.scenario.file import NUMBERS, PICKS

PAGE = PROJECT / "docs" / "scenarios.md"
TEXT = PAGE.read_text("utf-8")
MAGEKNIGHT = PROJECT / "docs" / "scenarios-mageknight.md"
EXAMPLES = [block.text for page in (PAGE, MAGEKNIGHT) for block in blocks_of(page) if block.language == "toml"]
FILES = {example.split("\n")[0].removeprefix("# "): example for example in EXAMPLES}
CONSOLES = [block.text for block in blocks_of(PAGE) if block.language == "console"]
OF_FILES = (
    "game", "title", "rules", "dice", "open", "seed", "passes", "impossible", "[position]", "[setup]",
    "[[step]]", "[expect]", "best",
)  # fmt: skip
OF_STEPS = ("seat", "answer", "refused_by", "because", "expect")


def test_every_example_has_a_name() -> None:
    assert len(FILES) == len(EXAMPLES) >= 7
    assert all([re.fullmatch(r"[a-z]+\.toml", name) for name in FILES])


@pytest.mark.parametrize("name", [name for name in FILES if name != "wrong.toml"])
def test_the_example_goes_as_written(name: str) -> None:
    assert run_text(FILES[name], name).message("en") == "ok"


@pytest.mark.parametrize("console", CONSOLES, ids=[console.split("\n")[0] for console in CONSOLES])
def test_the_console_shows_what_the_page_shows(console: str, tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    shown = ""
    for line in console.splitlines():
        if line.startswith("$ tercio "):
            shown += f"{line}\n{tercio(tmp_path, *line.split()[2:]).stdout}"

    assert shown == console


def test_every_key_of_a_file_is_explained() -> None:
    keys = (
        *OF_FILES,
        *OF_STEPS,
        "key",
        "subject",
        "path",
        *PICKS,
        *NUMBERS,
        *[key for key in OF_MATCHES if key != "view"],
        *BANDS,
        "total",
        "receipts",
        "against",
        "source",
    )
    missing = [key for key in keys if f"`{key}`" not in TEXT]

    assert missing == []
    assert "[expect.view.1]" in TEXT


def test_every_word_of_the_toy_game_is_explained() -> None:
    words = box_of("skirmish").vocabulary
    position = words.write_position(start(open_game("skirmish"), {}, seeded(1)))
    keys = {*position, *position["units"]["red-golem"], "phase", "turn", *words.things}
    missing = [key for key in sorted(keys) if f"`{key}`" not in TEXT]

    assert missing == []


def test_every_word_of_warlord_is_explained() -> None:
    words, game = box_of("warlord").vocabulary, open_game("warlord")
    armies = {"army": [{"ranks": [["skarn-the-unpaid"]]}, {"ranks": [["skarn-the-unpaid#2"]]}]}
    setup = {"position": {**armies, "effects": [{"card": "skarn-the-unpaid", "stat": "atk"}]}}
    position = words.write_position(start(game, setup, seeded(1)))
    own = {*position, *position["army"][0], *position["cards"]["skarn-the-unpaid"], *position["effects"][0]}
    keys = {*own, "phase", "turn", "passes", "rounds", *words.things, *words.details, *words.setup_keys}
    missing = [key for key in sorted(keys) if f"`{key}`" not in TEXT]

    assert missing == []


def test_every_word_of_summoners_is_explained() -> None:
    words = box_of("summoners").vocabulary
    table = Summoning(
        [own("cobra", (10, 10))],
        cards=[
            creature("cobra", powers=[action("glow", {"verb": "grant", "what": "flyer"}, target="oneself")]),
            {"id": "grove", "name": named("grove"), "going": "heavy", "sight": "true", "size": 2, "large": False},
        ],
        terrain={"grove": {"at": [20, 20]}, "copse": {"kind": "grove", "outline": [[1, 1], [2, 1], [2, 2]]}},
        objectives={"relic": {"at": [9, 9]}},
        effects=[{"spell": "glow", "caster": "cobra", "target": "cobra"}],
    )
    position = words.write_position(table.match)
    parts = (position["units"]["cobra"], *position["terrain"].values(), position["objectives"]["relic"])
    own_words = {key for part in (position, *parts, position["players"][0], position["effects"][0]) for key in part}
    keys = own_words | {"turn", "acting", "activating", "over", "width", "depth", "facing"}
    keys |= {*words.things, *words.detail_words, *words.setup_keys}
    missing = [key for key in sorted(keys) if f"`{key}`" not in TEXT]

    assert missing == []


MAGEKNIGHTS = {
    "players": [{"company": "lantern-road"}],
    "warriors": {
        "horse": {"figure": "grey-charger-weak", "seat": 0, "at": [10, 10]},
        "rider": {"figure": "dawn-lancer-weak", "seat": 0, "mount": "horse", "stolen": "toughness"},
        "mage": {"figure": "imperial-mage-standard", "seat": 0, "at": [20, 10], "items": ["ember-codex"]},
        "captive": {"figure": "ash-imp-weak", "seat": 1, "at": [20, 11.5], "guard": "mage"},
    },
    "missions": [{"at": [18, 18]}],
    "terrain": {
        "hill": {"kind": "clear", "at": [4, 30], "radius": 3, "elevated": True},
        "copse": {"kind": "hindering", "at": [4, 30], "width": 1, "depth": 1, "on": "hill"},
    },
    "loot": [{"item": "bone-scrolls", "at": [30, 30]}],
    "bombs": [{"shooter": "mage", "at": [25, 25]}],
    "workings": [{"spell": "oakskin", "caster": "mage", "target": "mage"}],
}


def test_every_word_of_mage_knight_is_explained() -> None:
    words, text = box_of("mageknight").vocabulary, MAGEKNIGHT.read_text("utf-8")
    position = words.write_position(start(open_game("mageknight"), {"position": MAGEKNIGHTS}, seeded(1)))
    parts = [position, position["players"][0], *position["warriors"].values(), *position["terrain"].values()]
    for listed in ("missions", "loot", "bombs", "books", "workings"):
        parts += position[listed]
    keys = {key for part in parts for key in part} | {"level", "spells", "width", "depth"}
    keys |= {*words.things, *words.detail_words, *words.setup_keys}
    missing = [key for key in sorted(keys) if f"`{key}`" not in text]

    assert missing == []


def test_all_of_a_position_but_the_figures_may_be_left_out_as_the_page_says() -> None:
    document = Document.parse(b"", "empty.toml")
    box_of("skirmish").vocabulary.read_position(open_game("skirmish"), Table.root(document))

    assert [problem.key for problem in document.problems] == ["units"]
