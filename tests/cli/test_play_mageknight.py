"""`tercio play mageknight` at a real terminal: armies, setting up, destinations, facings, chances, lines, refusals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tercio.games import open_game
from tercio.games.mageknight.state import MageKnight, mageknight
from tercio.kernel import replay
from tercio.wire import read_record
from terminal import Terminal, squeezed, tercio

PROMPT = "Your choice > "
ARMIES = ("--army", "orc-warband", "--army", "elven-patrol")
SEATS = ("--seat", "human", "--seat", "random", *ARMIES, "--with", "terrain=no")


def saved(file: Path) -> MageKnight:
    return mageknight(replay(open_game("mageknight"), read_record(file)))


def deployed(at: Path, *words: str, lang: str = "en") -> Terminal:
    """The player sits in the south, his army stands in a row, and it is his turn."""
    terminal = Terminal(
        "play", "mageknight", *SEATS, "--seed", "5", "--save", "match.tercio", "--lang", lang, *words, at=at
    )
    prompt = PROMPT if lang == "en" else "Deine Wahl > "
    terminal.see("Which side" if lang == "en" else "Welche Seite", prompt)
    terminal.type("1")
    terminal.see("mission token" if lang == "en" else "Missionsmarke", prompt)
    terminal.type("1 18")
    for x in (12, 15, 18, 21):
        terminal.see("Deploy your army." if lang == "en" else "Stelle deine Armee auf.", prompt)
        terminal.type(f"1 {x} 3 facing 90")
    terminal.see("Give one of your warriors" if lang == "en" else "Gib einem deiner Krieger", prompt)
    return terminal


def test_the_player_chooses_an_army_from_a_menu_and_the_bot_gets_one_of_its_size(tmp_path: Path) -> None:
    terminal = Terminal("play", "mageknight", "--seed", "3", "--save", "match.tercio", "--lang", "de", at=tmp_path)
    menu = terminal.see("Welche Armee? > ")
    terminal.type("3")
    guide = squeezed(terminal.see("Deine Wahl > "))
    terminal.type("q")
    terminal.end()
    setup = read_record(tmp_path / "match.tercio").setup

    assert "imperial-cohort" in menu
    assert "Startseite" in guide
    assert setup["total"] == 100


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            ("--army", "orc-warbnd"),
            '--army: No army and no file is called "orc-warbnd"; choose from: orc-warband',
        ),
        (("--army", "bad.txt"), "bad.txt: MK-"),
        (("--army", "odd.txt"), "odd.txt:1: "),
        (("--with", "weather=rain"), '--with: There is no choice called "weather"; choose from: total, turns'),
        (("--with", "total=0"), '--with: total: "0" is not possible'),
        ((*ARMIES, *ARMIES, *ARMIES), "--army: 6 seats were asked for, but the game has at most 4."),
        ((), "Name an army with --army (elven-patrol"),
    ],
)
def test_bad_words_are_told_in_one_line(words: tuple[str, ...], message: str, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("Total: 100\n2x Ub-Khan\n1x Ub-Khan\n", "utf-8")
    (tmp_path / "odd.txt").write_text("what is this\n", "utf-8")
    done = tercio("play", "mageknight", *words, at=tmp_path)

    assert done.returncode == 2
    assert done.stderr.startswith(f"tercio: {message}")
    assert done.stderr.count("\n") == 1


def test_an_army_chosen_by_a_pipe_is_played_too(tmp_path: Path) -> None:
    """Python sets the input only before the first line is read, and the menu reads one."""
    done = tercio("play", "mageknight", "--seed", "3", "--save", "match.tercio", at=tmp_path, typed="3\n")

    assert done.returncode == 0
    assert "Saved: match.tercio" in done.stdout


def test_a_place_and_a_facing_are_typed_at_once_and_the_way_is_found(tmp_path: Path) -> None:
    terminal = deployed(tmp_path)
    terminal.type("1")
    terminal.see("Move, Orc Marauder (Red): 7″", "looks for the way")
    terminal.type("12 12 facing north")
    refused = squeezed(terminal.see("Not allowed:", PROMPT))
    terminal.type("1 12 9")
    terminal.see("The way: 12/9", "Enter alone:", "towards the nearest enemy")
    terminal.type("45")
    terminal.see("towards mission objective", "facing")
    terminal.see(PROMPT)
    terminal.type("q")
    terminal.end()
    orc = saved(tmp_path / "match.tercio").warriors[0]

    assert "The way is 9″ long; 7″ is allowed (7″ movement value). MK-MOVE-02" in refused
    assert (orc.at, orc.facing) == ((12_000, 9_000), 45)


def test_distances_arcs_and_reach_are_shown_on_request_in_german_too(tmp_path: Path) -> None:
    terminal = deployed(tmp_path, lang="de")
    terminal.type("abstand O R")
    told = terminal.see("Deine Wahl > ")
    terminal.type("winkel R")
    arc = terminal.see("Blickwinkel 90°, Ausrichtung 90°", "Deine Wahl > ")
    terminal.type("weite O")
    reach = terminal.see("in Reichweite: ", "Deine Wahl > ")
    terminal.type("?")
    shown = terminal.see("blick X", "winkel X", "Deine Wahl > ")

    assert "Ork-Plünderer (Rot) zu Ork-Jäger (Rot): 3″ von Mitte zu Mitte" in squeezed(told)
    assert "++++" in arc
    assert "++++" in reach
    assert "linien X" in shown


def test_a_warrior_is_shown_with_its_dial_and_what_it_cannot_do(tmp_path: Path) -> None:
    terminal = deployed(tmp_path)
    terminal.type("i orc hunter")
    told = squeezed(terminal.see("[n] now, ▸ start", PROMPT))

    assert "Movement 8a 8a 7 7 6 6" in told
    assert "a Stealth [MKA-STEALTH-01]" in told
    assert re.search(
        r"Not now: Orc Hunter \(Red\) shoots at .* the range is 8″ \(8″ printed on the base\). \[MK-RANGED-06\]", told
    )


def test_the_way_to_contact_ends_beside_a_friend(tmp_path: Path) -> None:
    terminal = deployed(tmp_path)
    number = re.findall(r"(\d+)  Blood Shaman \(Red\) moves", terminal.seen)[-1]
    terminal.type(f"{number} contact orc hunter facing north")
    terminal.see("The way: ", PROMPT)
    terminal.type("q")
    terminal.end()
    state = saved(tmp_path / "match.tercio")
    (hunter,) = [w for w in state.warriors if w.figure.id.startswith("orc-hunter")]
    (shaman,) = [w for w in state.warriors if w.figure.id.startswith("blood-shaman")]
    apart = (hunter.at[0] - shaman.at[0]) ** 2 + (hunter.at[1] - shaman.at[1]) ** 2

    assert apart <= (hunter.figure.radius + shaman.figure.radius + 10) ** 2
    assert shaman.facing == 90


@pytest.mark.rule("MK-END-03", "MK-END-04")
def test_MK_END_04_players_agree_to_end_and_say_that_the_time_is_up_by_typing_a(tmp_path: Path) -> None:
    people = ("--seat", "human", "--seat", "human", *ARMIES, "--with", "terrain=no", "--with", "minutes=20")
    terminal = Terminal("play", "mageknight", *people, "--seed", "5", "--lang", "en", "--save", "m.tercio", at=tmp_path)
    terminal.see("\n")
    terminal.type("")
    terminal.see("Which side", PROMPT)
    terminal.type("a")
    terminal.see("1  Agree to end the game", "2  Declare that the time is up", "Which? Empty: none > ")
    terminal.type("1")
    terminal.see("would like the game to end", PROMPT)
    terminal.type("a")
    terminal.see("1  Play on after all", "2  Declare that the time is up", "> ")
    terminal.type("2")
    terminal.see(PROMPT)
    terminal.type("a")
    terminal.see("nothing of that kind", PROMPT)
    terminal.type("q")
    terminal.end()

    assert saved(tmp_path / "m.tercio").is_ending
