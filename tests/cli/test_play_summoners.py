"""`tercio play summoners` at a real terminal: realms, what is agreed on, destinations, refusals, distances, saving."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tercio.games import open_game
from tercio.games.summoners.state import summoners
from tercio.kernel import Match, replay
from tercio.wire import read_record
from terminal import Terminal, squeezed, tercio

PROMPT = "Your choice > "
REALMS = ["air", "corrupted", "earth", "fire", "water"]
SEATS = ("--seat", "human", "--seat", "random", "--realm", "water", "--realm", "fire")


def saved(file: Path) -> Match:
    return replay(open_game("summoners"), read_record(file))


def acting(at: Path, *words: str, lang: str = "en") -> Terminal:
    """The player's summoner is activated and may do what he likes."""
    terminal = Terminal(
        "play", "summoners", *SEATS, "--seed", "3", "--save", "match.tercio", "--lang", lang, *words, at=at
    )
    prompt = PROMPT if lang == "en" else "Deine Wahl > "
    terminal.see("top card?" if lang == "en" else "oberste Karte aufdecken?", prompt)
    terminal.type("1")
    terminal.see("What does Water Summoner (Red) do?" if lang == "en" else "Was tut Wasserbeschwörer (Rot)?", prompt)
    return terminal


def test_the_player_chooses_a_realm_from_a_menu_and_the_bot_gets_another(tmp_path: Path) -> None:
    terminal = Terminal("play", "summoners", "--seed", "3", "--save", "match.tercio", "--lang", "de", at=tmp_path)
    menu = terminal.see("Welches Reich? > ")
    terminal.type("5")
    guide = squeezed(terminal.see("Deine Wahl > "))
    terminal.type("q")
    terminal.end()
    players = read_record(tmp_path / "match.tercio").setup["players"]

    assert re.findall(r"\d  (\S+)", menu) == REALMS
    assert "Wen die Kälte berührt hat" in squeezed(menu)
    assert "lass das Eiselementar erledigen, was gefroren ist." in guide
    assert players[0] == {"realm": "water"}
    assert players[1]["realm"] in set(REALMS) - {"water"}


def test_what_is_agreed_on_is_in_the_record(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('realm = "air"\nlevel = "adept"\n', "utf-8")
    words = ("--with", "scenario=4", "--with", "last-stand=yes", "--realm", "mine.toml", "--realm", "earth")
    done = tercio("play", "summoners", "--seat", "random", "--seat", "random", *words, "--seed", "1",
                  "--save", "a.tercio", at=tmp_path)  # fmt: skip
    setup = read_record(tmp_path / "a.tercio").setup

    assert (done.returncode, done.stderr) == (0, "")
    assert (setup["scenario"], setup["last_stand"]) == ("s4", [0, 1])
    assert setup["players"] == [{"realm": "air", "level": "adept", "summoner": "air-summoner"}, {"realm": "earth"}]
    assert tercio("verify", "a.tercio", at=tmp_path).returncode == 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--realm", "ice"), '--realm: No realm and no file is called "ice"; choose from: air, '),
        (("--with", "scenario=s44"), '--with: scenario: "s44" is not possible; choose from: s1, s2'),
        (("--with", "weather=rain"), '--with: There is no choice called "weather"; choose from: scenario, level'),
        (("--with", "scenario"), '--with: "scenario" is not a word with a value, such as scenario=s4.'),
        (
            ("--realm", "air", "--realm", "air", "--with", "scenario=s9"),
            "setup: players: This scenario is for 4 players",
        ),
        (("--seat", "random", "--seat", "random", "--seat", "random"), "Two or four can play, not 3."),
        (("--realm", "bad.toml"), "bad.toml:1: realm: Expected one of: air, corrupted"),
    ],
)
def test_bad_words_are_told_in_one_line(words: tuple[str, ...], message: str, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text('realm = "cheese"\n', "utf-8")
    done = tercio("play", "summoners", *words, at=tmp_path)

    assert done.returncode == 2
    assert done.stderr.startswith(f"tercio: {message}")
    assert done.stderr.count("\n") == 1


def test_a_destination_is_typed_and_the_way_is_found(tmp_path: Path) -> None:
    terminal = acting(tmp_path)
    terminal.type("1")
    terminal.see("Walk, Water Summoner (Red): 4″", "looks for the way")
    terminal.type("18 30")
    refused = squeezed(terminal.see("Not allowed:", PROMPT))
    terminal.type("1 18 32")
    found = terminal.see("The way: 18/32", PROMPT)
    terminal.type("q")
    terminal.end()
    unit = summoners(saved(tmp_path / "match.tercio")).units[1]

    assert "This way costs 5.4″; 4″ is allowed (4″ printed). SU-ACTION-04" in refused
    assert "W  Water Summoner  18/32" in found
    assert unit.at == (18_000, 32_000)


def test_distances_are_shown_on_request_in_german_too(tmp_path: Path) -> None:
    terminal = acting(tmp_path, lang="de")
    terminal.type("abstand f")
    told = terminal.see("Deine Wahl > ")
    terminal.type("weite")
    reach = terminal.see("Sturmangriff 7″: nichts", "Deine Wahl > ")
    terminal.type("?")
    shown = terminal.see("kontakt X", "Deine Wahl > ")

    assert "Wasserbeschwörer (Rot) zu Feuerbeschwörer (Blau): 33,64″ entfernt" in squeezed(told)
    assert "++++" in reach
    assert "abstand X" in shown


def test_a_creature_is_summoned_where_the_player_points(tmp_path: Path) -> None:
    terminal = acting(tmp_path)
    number = re.findall(r"(\d+)  Summon Ice Cobra", terminal.seen)[-1]
    terminal.type(f"{number} 25 30")
    told = terminal.see("Control roll for Ice Cobra (Red)", PROMPT)
    terminal.type("1 2")
    terminal.see(PROMPT)
    terminal.type("q")
    terminal.end()
    match = saved(tmp_path / "match.tercio")
    cobra = summoners(match).units[-1]

    assert "The place: " in told
    assert re.search(r"needs 2: 1 die 88 %, 2 dice 100 %", squeezed(told))
    assert cobra.profile.id == "ice-cobra"
    assert cobra.at[0] > 18_000
    assert cobra.at[1] < 35_409
