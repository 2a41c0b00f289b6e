"""`tercio play` at a real terminal: questions, refusals, dice, saving, two players at one screen."""

from __future__ import annotations

import re
import signal
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

from tercio.cli.terminal.input import read_numbers, read_path, read_picks
from tercio.cli.terminal.keyboard import Keyboard
from tercio.cli.terminal.questions import Question, Wish
from tercio.cli.terminal.screen import COMMANDS, Screen
from tercio.content.wording import sentences
from tercio.games import open_game
from tercio.kernel import CONCEDE, Answer, Decision, Option, seeded, start
from tercio.rules import load
from tercio.wire import read_record
from terminal import CLEARED, Terminal, squeezed, tercio

GAME = open_game("skirmish")
ENTER = ""


# What is typed


@pytest.mark.parametrize(
    ("typed", "path"),
    [
        ("3/4", ((3000, 4000),)),
        ("3.5/4 6/2", ((3500, 4000), (6000, 2000))),
        ("3,5/4,125 6/2", ((3500, 4125), (6000, 2000))),
        ("3.5 / 4; 6/2", ((3500, 4000), (6000, 2000))),
        ('3.5″/4" -1/0', ((3500, 4000), (-1000, 0))),
        ("-0.001/0", ((-1, 0),)),
    ],
)
def test_a_path_is_read_with_points_and_with_commas(typed: str, path: tuple[tuple[int, int], ...]) -> None:
    assert read_path(typed) == path


@pytest.mark.parametrize("typed", ["", "3", "3,4", "3/4/5", "3/", "/4", "a/b", "3/4.0001", "1e3/2", "3//4", "123456/1"])
def test_what_is_no_path_is_not_guessed_at(typed: str) -> None:
    assert read_path(typed) is None


def test_picks_are_places_on_the_list() -> None:
    among = (40, 50, 60)

    assert [read_picks(typed, among) for typed in ("1 3", "2,1", "", "0", "4", "x")] == [
        (40, 60),
        (50, 40),
        (),
        None,
        None,
        None,
    ]


def test_numbers_may_be_parted_by_spaces_and_commas() -> None:
    assert [read_numbers(typed) for typed in ("3 8 1", "3, 8,1", "-2", "3.5", "9" * 5000)] == [
        (3, 8, 1),
        (3, 8, 1),
        (-2,),
        None,
        None,
    ]


# Words


def test_every_command_is_explained() -> None:
    assert [command for command in COMMANDS if f"help-{command}" not in sentences("tercio.cli", "terminal")] == []


# Questions of every form


class Typed(Keyboard):
    """A keyboard on which these lines are typed."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def line(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0).strip()


def question(option: Option, *lines: str) -> tuple[Question, StringIO]:
    output = StringIO()
    view = start(GAME, {}, seeded(3)).view(0)
    screen = Screen(GAME, "en", Console(file=output, width=80, highlight=False))
    decision = Decision(0, "act", "SK-ACT-02", (Option("rest", "SK-ACT-02", 0), option))
    return Question(screen, Typed(*lines), view, decision), output


STRIKE = Option("strike", "SK-STRIKE-01", 0, (3, 4, 5), 1, 2)
FACES = Option("faces", "SK-STRIKE-02", numbers=3, low=1, high=8)


@pytest.mark.parametrize(
    ("option", "lines", "answer"),
    [
        (STRIKE, ("1",), Answer(0, "rest", 0)),
        (STRIKE, ("2", "1 3"), Answer(0, "strike", 0, (3, 5))),
        (STRIKE, ("2 2",), Answer(0, "strike", 0, (4,))),
        (STRIKE, ("7", "x", "2", "9", "one", "2"), Answer(0, "strike", 0, (4,))),
        (STRIKE._replace(among=(4,), most=1), ("2",), Answer(0, "strike", 0, (4,))),
        (STRIKE._replace(least=0), ("2", ENTER), Answer(0, "strike", 0)),
        (STRIKE._replace(least=0), ("2", "3"), Answer(0, "strike", 0, (5,))),
        (FACES, ("2", "8 1 5"), Answer(0, "faces", numbers=(8, 1, 5))),
        (FACES, ("2 8,1,5",), Answer(0, "faces", numbers=(8, 1, 5))),
        (FACES, ("2", "eight", "8 1"), Answer(0, "faces", numbers=(8, 1))),
        (
            STRIKE._replace(corners=2, numbers=1),
            ("2 1", "3/3", "9"),
            Answer(0, "strike", 0, (3,), ((3000, 3000),), (9,)),
        ),
    ],
)
def test_every_form_of_option_can_be_answered(option: Option, lines: tuple[str, ...], answer: Answer) -> None:
    asked, _ = question(option, *lines)

    assert asked.ask() == answer


@pytest.mark.parametrize(
    ("typed", "wish"), [("b", Wish.BACK), ("S", Wish.SAVE), ("q", Wish.QUIT), ("1 2", Wish.OPTIONS)]
)
def test_a_player_may_want_something_else(typed: str, wish: Wish) -> None:
    asked, _ = question(STRIKE, typed)

    assert asked.ask() is wish


def test_what_can_be_picked_is_listed_by_name() -> None:
    asked, output = question(STRIKE, "2", "1")
    asked.ask()

    assert "1 Golem (Blue) 2 Imp (Blue) 3 Swordsman (Blue)" in squeezed(output.getvalue())


def test_no_control_characters_of_a_name_reach_the_terminal() -> None:
    asked, output = question(STRIKE)
    asked.screen.say("\x1b[2Jgolem\x07")

    assert output.getvalue() == "\ufffd[2Jgolem\ufffd\n"


@settings(deadline=None)
@given(
    st.lists(
        st.text(max_size=12) | st.sampled_from(["2", "h", "h1", "t", "l", "v", "?", "r", "r x", "3/3"]), max_size=8
    )
)
def test_nothing_that_is_typed_breaks_the_question(lines: list[str]) -> None:
    asked, _ = question(Option("walk", "SK-MOVE-01", 0, corners=4), *lines)
    try:
        reply = asked.ask()
    except EOFError:
        reply = Wish.QUIT

    assert isinstance(reply, Answer | Wish)


# A match against a bot, and one against each other


def test_a_match_begins_with_the_table_and_ends_where_the_player_quits(tmp_path: Path) -> None:
    terminal = Terminal("play", "skirmish", "--seed", "3", "--lang", "en", at=tmp_path)
    shown = terminal.see("Your choice > ")
    terminal.type("1")
    terminal.see("Red is bold.", "Your choice > ")
    terminal.type("q")
    status, last = terminal.end()
    (file,) = tmp_path.iterdir()

    assert "Round 1 begins.                                                      SK-ROUND-01" in shown
    assert "10 · · · g · · i · · s · · ·  Blue  card: face down" in shown
    assert "Red (you)  card: Guard" in shown
    assert "  1  Bold: walk 1 inch further" in shown
    assert status == 0
    assert f"tercio resume {file.name}" in last
    assert re.fullmatch(r"skirmish-\d{4}-\d\d-\d\d\.tercio", file.name)
    assert read_record(file).players == ("human", "veteran")


def two_players(at: Path, *words: str, **extra: str) -> Terminal:
    """Red is bold, Blue is wary, so that Red begins and no dice have fallen."""
    terminal = Terminal("play", "skirmish", *["--seat", "human"] * 2, "--seed", "3", *words, at=at, **extra)
    for seat, stance in (("Red", "1"), ("Blue", "2")):
        terminal.see(f"{seat}, take the screen and press Enter.")
        terminal.type(ENTER)
        terminal.see("Bold or wary this round?", "Your choice > ")
        terminal.type(stance)
    terminal.see("Red, take the screen and press Enter.")
    terminal.type(ENTER)
    terminal.see("Which figure acts, and how?", "Your choice > ")
    return terminal


@pytest.mark.rule("SK-MOVE-01")
def test_a_refused_walk_is_explained_with_its_rule_and_its_allowance(tmp_path: Path) -> None:
    terminal = two_players(tmp_path)
    terminal.type("1")
    asked = terminal.see("Path in inches, x/y for each corner, such as 3.5/4 6/2 (at most 4)", "> ")
    terminal.type("3/9")
    refused = squeezed(terminal.see("Your choice > "))
    rule = load().rule("SK-MOVE-01")

    assert "Walk allowance, Golem (Red): 5″" in asked
    assert (
        f"Not allowed: The way is 7″ long; 5″ is allowed (4″ printed, +1″ bold). SK-MOVE-01 {rule.title_en} {rule.en}"
        in refused
    )
    assert "printed 4″ SK-MOVE-01 Walk allowance changes by +1″ SK-MOVE-02 Bold figures hurry" in refused
    assert "Which figure acts, and how? SK-ACT-02 1 Golem (Red) walks ..." in refused

    terminal.type("1 3/9 20/3")
    refused = squeezed(terminal.see("Your choice > "))
    terminal.type("1 3/6")
    terminal.see("Blue, take the screen and press Enter.")
    terminal.type(ENTER)

    assert "SK-TABLE-01" in refused
    assert "SK-MOVE-01" in refused
    assert "Golem (Red) walks 4″ " in terminal.see("Your choice > ")


@pytest.mark.rule("K-BACK-01")
def test_a_walk_is_taken_back_until_somebody_else_has_answered(tmp_path: Path) -> None:
    terminal = two_players(tmp_path)
    terminal.type("b")
    refused = squeezed(terminal.see("Your choice > "))
    terminal.type("3 6/9")
    terminal.see("Imp (Red) has walked. Strike now?", "1  Imp (Red) strikes at Imp (Blue)", "Your choice > ")
    terminal.type("b")
    back = terminal.see("Taken back.", "Which figure acts, and how?", "Your choice > ")

    assert f"This cannot be taken back. K-BACK-01 Taking back {load().text('K-BACK-01', 'en')}" in refused
    assert "I Imp       2/2  2 6 6/2\r\n" in back


@pytest.mark.rule("K-CONCEDE-01")
def test_a_player_gives_up_if_he_means_it(tmp_path: Path) -> None:
    terminal = two_players(tmp_path, "--save", "match.tercio")
    terminal.type("g")
    terminal.see("Red: give up for good? Type yes > ")
    terminal.type("no")
    terminal.see("The match goes on.", "Your choice > ")
    terminal.type("g")
    terminal.see("Red: give up for good? Type yes > ")
    terminal.type("yes")
    status, last = terminal.end()
    shown = tercio("replay", "match.tercio", "--print", "--lang", "en", at=tmp_path).stdout

    assert status == 0
    assert "Red gives up." in last
    assert "Winner: Blue." in last
    assert read_record(tmp_path / "match.tercio").answers[-1] == Answer(0, CONCEDE)
    assert "3. Red:\n   > Give up\n   Red gives up. [K-CONCEDE-01]\n" in shown


@pytest.mark.rule("K-DRAW-01")
def test_two_people_agree_on_a_draw(tmp_path: Path) -> None:
    terminal = two_players(tmp_path, "--save", "match.tercio", "--lang", "en")
    terminal.type("d")
    terminal.see("Blue: do you agree to a draw? Type yes > ")
    terminal.type("")
    terminal.see("The match goes on.", "Your choice > ")
    terminal.type("d")
    terminal.see("Blue: do you agree to a draw? Type yes > ")
    terminal.type("Yes")
    status, last = terminal.end()
    stepped = Terminal("replay", "match.tercio", "--lang", "en", at=tmp_path)
    stepped.see("q > ")
    stepped.type("3")

    assert status == 0
    assert "The match ends in a draw." in last
    assert "> Agree to a draw" in stepped.see("The match ends in a draw.")


def test_a_bot_agrees_on_no_draw_and_a_match_against_it_can_be_given_up_in_german(tmp_path: Path) -> None:
    typed = "d\ng\nja\n"
    done = tercio("play", "skirmish", "--seed", "3", "--save", "match.tercio", "--lang", "de", at=tmp_path, typed=typed)

    assert done.returncode == 0
    assert "Ein Bot nimmt kein Unentschieden an; g gibt auf." in done.stdout
    assert "Rot: endgültig aufgeben? Gib ja ein" in done.stdout
    assert "Gewinner: Blau." in done.stdout


def test_real_dice_are_typed_in_and_everything_is_told(tmp_path: Path) -> None:
    terminal = two_players(tmp_path, "--open-dice")
    terminal.type("3 6/9")
    terminal.see("Strike now?", "Your choice > ")
    terminal.type("1")
    terminal.see("Blue, take the screen and press Enter.")
    terminal.type(ENTER)
    terminal.see("strikes at Imp (Blue) with", "React?", "Your choice > ")
    terminal.type("2")
    terminal.see("Roll real dice with 8 sides and enter what they show.", "Your choice > ")
    terminal.type("1 9 8")
    refused = terminal.see("Your choice > ")
    terminal.type("1")
    terminal.see("2 numbers from 1 to 8", "> ")
    terminal.type("7 8")
    terminal.see("Red, take the screen and press Enter.")
    terminal.type(ENTER)
    told = terminal.see("You have rolled", "React?", "Your choice > ")
    terminal.type("1")
    terminal.see("Blue, take the screen and press Enter.")
    terminal.type(ENTER)
    told += terminal.see("Your choice > ")

    assert "9 is not between 1 and 8." in refused
    assert "K-ASK-05" in refused
    for sentence in (
        "Red rolls 7, 8 (d8).",
        "2 hits on Imp (Blue); 6 or more was needed (6 Reflexes).",
        "Imp (Blue) suffers 2 wounds (2 for hits).",
        "Imp (Blue) leaves the table.",
    ):
        assert sentence in told


def test_the_commands_show_rules_numbers_events_and_suggestions(tmp_path: Path) -> None:
    terminal = two_players(tmp_path)
    shown = {}
    for command in ("?", "r sk-act-01", "r", "r SK-MOVE-1", "t", "l", "v", "h"):
        terminal.type(command)
        shown[command] = squeezed(terminal.see("Your choice > "))
    terminal.type("h1")
    terminal.see("Blue, take the screen and press Enter.")

    assert "save and quit (Ctrl-C does the same)" in shown["?"]
    assert load().text("SK-ACT-01", "en") in shown["r sk-act-01"]
    assert load().text("SK-ACT-02", "en") in shown["r"]
    assert "did you mean SK-MOVE-" in shown["r SK-MOVE-1"]
    assert "Walk allowance, Imp (Red): 7″" in shown["t"]
    assert "Round 1 begins. SK-ROUND-01 Red is bold. SK-ROUND-02" in shown["l"]
    assert "Red (you) bold · card: Guard" in shown["v"]
    assert "h1 " in shown["h"]


def test_two_players_at_one_screen_never_see_each_others_secrets(tmp_path: Path) -> None:
    terminal = two_players(tmp_path, TERM="xterm-256color")
    terminal.type("2")
    terminal.see("Blue, take the screen and press Enter.")
    terminal.type(ENTER)
    terminal.see("Your choice > ")
    terminal.type("q")
    terminal.end()
    start_, red, blue, red_again, blue_again, end = [
        re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", screen) for screen in terminal.seen.split(CLEARED)
    ]

    for screen in (red, red_again):
        assert "card: Guard" in screen
        assert "Fortune" not in screen
    for screen in (blue, blue_again):
        assert "card: Fortune" in screen
        assert "Guard" not in screen
    assert "bold" not in blue.lower().split("bold or wary")[0]
    assert "card:" not in start_ + end


def test_the_lines_of_one_player_are_gone_for_the_next(tmp_path: Path) -> None:
    terminal = two_players(tmp_path, TERM="xterm")
    terminal.child.send("\x1b[A")  # up
    terminal.type("v")
    shown = terminal.see("Round 1 of 6")

    assert "2v" not in shown.replace("\x1b", "")


# Saving


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_whoever_leaves_finds_the_match_saved_and_goes_on(how: signal.Signals, tmp_path: Path) -> None:
    terminal = two_players(tmp_path, "--save", "match.tercio")
    terminal.type("1 3/6")
    terminal.see("Blue, take the screen and press Enter.")
    if how is signal.SIGINT:
        terminal.press("c")
    else:
        terminal.send(how)
    status, last = terminal.end()
    again = Terminal("resume", "match.tercio", at=tmp_path)
    again.see("The match goes on after answer 3.", "Blue, take the screen and press Enter.")
    again.type(ENTER)
    told = again.see("Golem (Red) walks 4″ ", "Your choice > ")
    again.type("2")
    again.see("Red, take the screen")
    again.type("q")
    again.end()

    assert status == 0
    assert "Traceback" not in last
    assert "Play on with: tercio resume match.tercio" in last
    assert "G Golem     5/5  3 5 3/6 ✓" in told + again.seen
    assert tercio("verify", "match.tercio", at=tmp_path).stdout == "ok  match.tercio (answers: 4)\n"


def test_at_the_end_of_the_input_the_match_is_saved(tmp_path: Path) -> None:
    done = tercio("play", "skirmish", "--seed", "1", "--save", "match.tercio", at=tmp_path, typed="1\n")

    assert (done.returncode, done.stderr) == (0, "")
    assert "The input has ended, so the match is saved.\nSaved: match.tercio\n" in done.stdout
    assert len(read_record(tmp_path / "match.tercio").answers) >= 2


def test_saving_is_a_command_and_no_other_match_is_overwritten(tmp_path: Path) -> None:
    terminal = Terminal("play", "skirmish", "--seed", "1", "--save", "match.tercio", at=tmp_path)
    terminal.see("Your choice > ")
    terminal.type("s")
    terminal.see("Saved: match.tercio", "Bold or wary this round?", "Your choice > ")
    terminal.type("q")
    terminal.end()
    done = tercio("play", "skirmish", "--save", "match.tercio", at=tmp_path)

    assert done.returncode == 2
    assert done.stderr.startswith("tercio: match.tercio: This file already exists")


def test_bots_play_to_the_end_and_the_record_is_kept(tmp_path: Path) -> None:
    words = ("play", "skirmish", "--seat", "random", "--seat", "random", "--seed", "5")
    first = tercio(*words, "--save", "a.tercio", at=tmp_path)
    tercio(*words, "--save", "b.tercio", at=tmp_path)
    again = tercio("resume", "a.tercio", at=tmp_path)

    assert first.returncode == 0
    assert "The match is over." in first.stdout
    assert "Watch it again with: tercio replay a.tercio" in first.stdout
    assert (tmp_path / "a.tercio").read_text() == (tmp_path / "b.tercio").read_text()
    assert "The match is over." in again.stdout


PACK = """
[pack]
id = "giants"
game = "skirmish"
edition = "1"

[[unit]]
id = "giant"
name = { en = "Giant", de = "Riese" }
walk = 6
melee = 4
reflexes = 4
life = 9
radius = 1
"""


def test_a_match_with_a_pack_goes_on_with_the_very_same_pack(tmp_path: Path) -> None:
    pack = tmp_path / "giants.toml"
    pack.write_text(PACK, encoding="utf-8")
    played = tercio("play", "skirmish", "--pack", "giants.toml", "--save", "match.tercio", at=tmp_path)
    without = tercio("resume", "match.tercio", at=tmp_path)
    same = tercio("resume", "match.tercio", "--pack", "giants.toml", at=tmp_path)
    pack.write_text(PACK.replace("life = 9", "life = 8"), encoding="utf-8")
    other = tercio("verify", "match.tercio", "--pack", "giants.toml", at=tmp_path)

    assert "tercio resume match.tercio --pack giants.toml" in played.stdout
    assert (without.returncode, same.returncode, other.returncode) == (2, 0, 2)
    assert '"giants"; add it with --pack FILE.' in without.stderr
    assert 'The pack "giants" is not the one the record was played with.' in other.stderr


# German


def test_everything_is_german_for_who_asks_for_it(tmp_path: Path) -> None:
    terminal = Terminal("play", "skirmish", *["--seat", "human"] * 2, "--seed", "3", "--lang", "de", at=tmp_path)
    for seat, stance in (("Rot", "1"), ("Blau", "2")):
        terminal.see(f"{seat}, bitte an den Bildschirm kommen und Eingabe drücken.")
        terminal.type(ENTER)
        terminal.see("Kühn oder wachsam in dieser Runde?", "Deine Wahl > ")
        terminal.type(stance)
    terminal.see("Rot, bitte an den Bildschirm")
    terminal.type(ENTER)
    terminal.see("Rot (du)  kühn · Karte: Deckung", "Welche Figur handelt, und wie?", "Deine Wahl > ")
    terminal.type("1 3,5/9")
    refused = squeezed(terminal.see("Deine Wahl > "))
    terminal.press("c")
    _, last = terminal.end()
    rule = load().rule("SK-MOVE-01")

    told = "Nicht erlaubt: Der Weg ist 7″ lang; erlaubt sind 5″ (4″ aufgedruckt, +1″ kühn). SK-MOVE-01"
    assert f"{told} {rule.title_de} {rule.de}" in refused
    assert "Weiterspielen mit: tercio resume skirmish-" in last


def test_the_machine_may_ask_for_german(tmp_path: Path) -> None:
    done = tercio("play", "skirmish", at=tmp_path, LANG="de_DE.UTF-8")

    assert "Die Eingabe ist zu Ende; die Partie wird hier gespeichert." in done.stdout


# Bad input


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("play", "chess"), 'No game is called "chess"'),
        (
            ("play", "skirmish", "--seat", "alien"),
            '--seat: No player is called "alien"; choose from: human, random, greedy, search, recruit, ',
        ),
        (("play", "skirmish", *["--seat", "human"] * 3), "--seat: 3 players are given, but the game has 2 seats."),
        (("play", "skirmish", "--save", "nowhere/match.tercio"), "nowhere/match.tercio: The file cannot be written"),
        (("play", "skirmish", "--pack", "missing.toml"), "missing.toml: There is no such file."),
        (("play", "skirmish", "--pack", "not.toml"), "not.toml:1: "),
        (("play", "skirmish", "--pack", "headless.toml"), "headless.toml:1: pack: "),
        (("play", "skirmish", "--pack", "other.toml"), 'other.toml:4: pack.id: There is already a pack "starter".'),
        (("play", "--lang", "fr"), "there is no language 'fr'"),
        (("resume", "missing.tercio"), "missing.tercio: "),
        (("resume", "not.toml"), "not.toml:1: This line is not a JSON object."),
    ],
)
def test_bad_input_is_told_in_one_line(words: tuple[str, ...], message: str, tmp_path: Path) -> None:
    (tmp_path / "not.toml").write_text("not TOML")
    (tmp_path / "headless.toml").write_text("\n")
    (tmp_path / "other.toml").write_text(PACK.replace("\n[pack]", "\n\n[pack]").replace("giants", "starter"))
    done = tercio(*words, at=tmp_path)

    assert done.returncode == 2
    assert done.stderr.startswith(f"tercio: {message}")
    assert done.stderr.count("\n") == 1


def test_several_games_are_offered_in_a_menu(tmp_path: Path) -> None:
    code = "from tercio.cli.play import ask_game; print(ask_game(('go', 'shogi'), 'en'))"
    terminal = Terminal(at=tmp_path, code=code)
    terminal.see("1  go", "2  shogi", "Which game? > ")
    terminal.type("3")
    terminal.see("Which game? > ")
    terminal.type("2")
    status, last = terminal.end()

    assert (status, last.strip().splitlines()[-1]) == (0, "shogi")
