"""`tercio play warlord` at a real terminal: decks, orders, refusals, secrets, bots that think, saving."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tercio.games import open_game
from tercio.games.warlord.game import WarlordGame
from tercio.games.warlord.state import warlord
from tercio.kernel import Match, replay
from tercio.rules import load
from tercio.wire import read_record
from terminal import CLEARED, Terminal, squeezed, tercio

ENTER = ""
PROMPT = "Your choice > "
HAND_OVER = "take the screen and press Enter."
DECKS = ["deverenians", "dwarves", "elves", "free-kingdoms", "mercenaries", "nothrog"]


def game() -> WarlordGame:
    opened = open_game("warlord")
    assert isinstance(opened, WarlordGame)
    return opened


def saved(file: Path) -> Match:
    return replay(game(), read_record(file))


def against_random(at: Path, *words: str) -> Terminal:
    """Seat 0 is asked for its order; dwarves against elves."""
    seats = ("--seat", "human", "--seat", "random", "--deck", "dwarves", "--deck", "elves")
    terminal = Terminal("play", "warlord", *seats, "--seed", "4", "--save", "match.tercio", *words, at=at)
    terminal.see("Choose your starting line-up", PROMPT)
    terminal.type("1")
    to_order(terminal)
    return terminal


def to_order(terminal: Terminal) -> str:
    """Pass every reaction until an order is asked for; what was shown."""
    shown = terminal.see(PROMPT)
    while "Your order?" not in shown.split("─" * 20)[-1]:
        terminal.type("p" if "Pass" in shown.split("React?")[-1] else "1")
        shown = terminal.see(PROMPT)
    return shown


# Decks


def test_the_player_chooses_a_deck_from_a_menu_and_the_bot_gets_another(tmp_path: Path) -> None:
    terminal = Terminal("play", "warlord", "--seed", "3", "--save", "match.tercio", at=tmp_path)
    menu = terminal.see("Which deck? > ")
    terminal.type("nobody")
    trouble = terminal.see("Which deck? > ")
    terminal.type("2")
    terminal.see("Choose your starting line-up", PROMPT)
    terminal.type("q")
    status, _ = terminal.end()
    record = read_record(tmp_path / "match.tercio")
    guide = squeezed(game().decks["dwarves"].guide_en)

    assert re.findall(r"\d  (\S+)", menu) == DECKS
    assert guide.split(". ")[0] in squeezed(menu)
    assert 'No deck and no file is called "nobody"' in trouble
    assert guide in squeezed(terminal.seen)
    assert record.setup["decks"][0] == "dwarves"
    assert record.setup["decks"][1] in set(DECKS) - {"dwarves"}
    assert record.players == ("human", "veteran")
    assert status == 0


def test_the_menu_speaks_german(tmp_path: Path) -> None:
    terminal = Terminal("play", "warlord", "--lang", "de", at=tmp_path)
    menu = terminal.see("Welches Deck? > ")
    terminal.type("elves")
    guide = terminal.see("Wähle deine Startaufstellung", "Deine Wahl > ")

    assert "Zwerge, Hrodgar Steinbraue." in squeezed(menu)
    assert squeezed(game().decks["elves"].guide_de) in squeezed(guide)


def test_the_game_is_chosen_from_a_menu_first(tmp_path: Path) -> None:
    terminal = Terminal("play", "--lang", "en", at=tmp_path)
    terminal.see("1  Warlord", "2  Summoners", "3  Mage Knight", "4  Skirmish", "Which game? > ")
    terminal.type("1")

    assert "dwarves" in terminal.see("Which deck? > ")


def test_two_to_four_players_by_repeating_seats_or_decks(tmp_path: Path) -> None:
    bots = ["--seat", "random"]
    decks = ["--deck", "dwarves", "--deck", "elves", "--deck", "nothrog"]
    for number, words in enumerate([bots * 2, bots * 4, [*bots, *decks]]):
        tercio("play", "warlord", *words, "--seed", "1", "--save", f"{number}.tercio", at=tmp_path)
    players = [read_record(tmp_path / f"{number}.tercio").players for number in range(3)]
    named = [read_record(tmp_path / f"{number}.tercio").setup["decks"] for number in range(3)]

    assert [len(each) for each in players] == [len(each) for each in named] == [2, 4, 3]
    assert len(set(named[1])) == 4
    assert named[2] == ["dwarves", "elves", "nothrog"]


def test_the_same_seed_gives_the_bots_the_same_decks(tmp_path: Path) -> None:
    words = ("play", "warlord", "--seat", "random", "--seat", "random", "--seed", "6")
    tercio(*words, "--save", "a.tercio", at=tmp_path)
    tercio(*words, "--save", "b.tercio", at=tmp_path)

    assert (tmp_path / "a.tercio").read_text() == (tmp_path / "b.tercio").read_text()


def deck_file(at: Path, name: str, without: int = 0) -> None:
    cards = game().decks["dwarves"].cards[without:]
    at.joinpath(name).write_text("Deck: Mine\n" + "".join([f"1x {card}\n" for card in cards]), encoding="utf-8")


def test_a_deck_of_ones_own_is_read_from_a_file_and_kept_in_the_record(tmp_path: Path) -> None:
    deck_file(tmp_path, "mine.txt")
    words = ("--seat", "random", "--seat", "random", "--deck", "mine.txt", "--deck", "elves", "--save", "a.tercio")
    done = tercio("play", "warlord", *words, at=tmp_path)
    (tmp_path / "mine.txt").unlink()
    mine, other = read_record(tmp_path / "a.tercio").setup["decks"]

    assert (done.returncode, done.stderr) == (0, "")
    assert (mine["name"], tuple(mine["cards"]), other) == ("Mine", game().decks["dwarves"].cards, "elves")
    assert tercio("verify", "a.tercio", at=tmp_path).returncode == 0


NOT_ALLOWED = {"en": "This deck is not allowed:", "de": "Dieses Deck ist nicht erlaubt:"}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_illegal_deck_is_told_with_every_rule_it_breaks(lang: str, tmp_path: Path) -> None:
    warlord_card = next(card for card in game().decks["elves"].cards if game().faces[card].has("warlord"))
    (tmp_path / "bad.txt").write_text(f"4x {warlord_card}\n", encoding="utf-8")
    done = tercio("play", "warlord", "--deck", "bad.txt", "--lang", lang, at=tmp_path)
    first, *rest = done.stderr.splitlines()

    assert done.returncode == 2
    assert first == f"tercio: bad.txt: {NOT_ALLOWED[lang]}"
    assert {line.split()[0] for line in rest} == {"WL-DECK-02", "WL-DECK-03", "WL-DECK-04", "WL-DECK-07", "WL-DECK-09"}
    assert all(line.startswith("  WL-DECK-") for line in rest)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            ("warlord", "--deck", "dwarfs"),
            '--deck: No deck and no file is called "dwarfs"; choose from: dwarves',
        ),
        (("warlord", *["--seat", "human"] * 5), "--seat: 5 seats were asked for, but the game has at most 4."),
        (("warlord", *["--deck", "elves"] * 5), "--deck: 5 seats were asked for, but the game has at most 4."),
        (("warlord",), f"Name a deck with --deck ({', '.join(DECKS)}, or a file)."),
        (("warlord", "--deck", "odd.txt"), 'odd.txt:2: A line such as "3x Name" is expected here.'),
        (("warlord", "--deck", "unknown.txt"), 'unknown.txt:1: No card is called "Sir Nobody of Nowhere".'),
        (("warlord", "--deck", "bytes.txt"), "bytes.txt:1: The file is not UTF-8 text."),
        (("warlord", "--deck", "."), ".: This is a folder, not a file."),
        (("skirmish", "--deck", "dwarves"), "--deck: This game has no decks."),
    ],
)
def test_bad_words_about_decks_are_told_in_one_line(words: tuple[str, ...], message: str, tmp_path: Path) -> None:
    (tmp_path / "odd.txt").write_text("Deck: Odd\nthree of something\n")
    (tmp_path / "unknown.txt").write_text("1x Sir Nobody of Nowhere\n")
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    done = tercio("play", *words, at=tmp_path)

    assert done.returncode == 2
    assert done.stderr.startswith(f"tercio: {message}")
    assert done.stderr.count("\n") == 1


# Orders and refusals


def test_the_first_order_is_an_attack(tmp_path: Path) -> None:
    terminal = against_random(tmp_path)
    terminal.type("v")
    table = terminal.see("▲ ready ► spent ▼ stunned", PROMPT)
    terminal.type("1")
    struck = terminal.see("Which target?", PROMPT)
    terminal.type("1")
    to_order(terminal)
    terminal.type("q")
    terminal.end()
    orders = [answer for answer in saved(tmp_path / "match.tercio").answers if answer.seat == 0]

    assert "Player 1 (you)" in table
    assert "Your hand" in table
    assert re.search(r"1  Strike at .+  AC \d+, \+\d+ to hit: \d+ %", struck)
    assert re.search(r"Player 1 rolls \d+ \(d20\)\..*is (hit|missed): \d+ against AC", squeezed(terminal.seen))
    assert [answer.key for answer in orders if answer.key in ("attack", "strike")] == ["attack", "strike"]


@pytest.mark.rule("WL-START-01")
def test_a_wrong_starting_army_is_refused_with_its_rule(tmp_path: Path) -> None:
    terminal = Terminal("play", "warlord", "--deck", "dwarves", "--deck", "elves", "--seed", "4", at=tmp_path)
    terminal.see("2  Choose six characters, from left to right", PROMPT)
    terminal.type("2 1 2 3")
    refused = squeezed(terminal.see(PROMPT))
    rule = load().rule("WL-START-01")

    assert f"Not allowed: 0 Warlords, 3 of level 1 and 0 of level 2; 1, 3 and 2 are needed. {rule.id}" in refused
    assert rule.en in refused


def test_a_card_is_looked_at_and_why_it_cannot_act(tmp_path: Path) -> None:
    terminal = against_random(tmp_path)
    name = game().faces[game().decks["dwarves"].cards[0]].name_en
    terminal.type(f"i {name}")
    shown = squeezed(terminal.see(PROMPT))
    terminal.type("i the moon")
    nothing = terminal.see(PROMPT)

    assert f"{name} #0 F1 Character" in shown
    assert "now: Player 1, rank 1, ready" in shown
    assert "Nothing on the table has that name" in nothing


def test_nobody_is_asked_for_a_reaction_that_he_cannot_give(tmp_path: Path) -> None:
    """Against bots, who learn nothing from it."""
    terminal = against_random(tmp_path)
    for _ in range(12):
        terminal.type("1")
        if "The match is over." in terminal.see(PROMPT):
            break
    questions = [part.split(PROMPT)[0] for part in terminal.seen.split("React?")[1:]]

    assert [part for part in questions if re.search(r"\n\s+1  Pass\s", part)] == []


def test_a_bot_that_thinks_says_so(tmp_path: Path) -> None:
    terminal = Terminal("play", "warlord", "--deck", "dwarves", "--seed", "2", at=tmp_path)
    terminal.see("Choose your starting line-up", PROMPT)
    terminal.type("1")

    assert "Player 2 is thinking ..." in to_order(terminal)


def test_whoever_passes_is_not_asked_to_react_again_before_his_turn(tmp_path: Path) -> None:
    words = ("--seat", "human", "--seat", "human", "--deck", "dwarves", "--deck", "nothrog", "--seed", "4")
    terminal = Terminal("play", "warlord", *words, "--save", "match.tercio", at=tmp_path)
    asked: dict[str, list[bool]] = {"1": [], "2": []}  # is it about a reaction?
    while sum([len(each) for each in asked.values()]) < 24:
        shown = terminal.either(HAND_OVER, PROMPT)
        if HAND_OVER in shown:
            terminal.type(ENTER)
            continue
        seat, question = re.findall(r"Player (\d) ─+(.*?)(?=Player \d ─|\Z)", shown, re.DOTALL)[-1]
        asked[seat].append("React?" in question)
        terminal.type("p" if "React?" in question else "1")
    terminal.either(HAND_OVER, PROMPT)
    terminal.type("q")
    terminal.end()
    passes = [answer for answer in read_record(tmp_path / "match.tercio").answers if answer.key == "pass"]
    typed = [is_reaction for each in asked.values() for is_reaction in each if is_reaction]

    assert 0 < len(typed) < len(passes)
    for each in asked.values():
        assert (True, True) not in list(pairwise(each))


# Secrets


def test_two_players_at_one_screen_never_see_each_others_cards(tmp_path: Path) -> None:
    words = ("--seat", "human", "--seat", "human", "--deck", "dwarves", "--deck", "elves", "--seed", "4")
    terminal = Terminal("play", "warlord", *words, "--save", "match.tercio", at=tmp_path, TERM="xterm-256color")
    for _ in range(16):
        shown = terminal.either(HAND_OVER, PROMPT)
        terminal.type(ENTER if HAND_OVER in shown else "1" if "Choose six characters" in shown else "p")
    terminal.either(HAND_OVER, PROMPT)
    terminal.type("q")
    terminal.end()
    screens: dict[int, str] = {0: "", 1: ""}
    for screen in terminal.seen.split(CLEARED)[1:]:
        plain = squeezed(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", screen))
        found = re.match(r"Player (\d), take the screen", plain)
        if found:
            screens[int(found[1]) - 1] += plain
    match = saved(tmp_path / "match.tercio")
    state = warlord(match)
    for seat in (0, 1):
        drew = [event for event in match.events if event.name == "drew-cards" and event.facts[0] == seat]
        own = {state.cards[number].face.name_en for number in drew[0].facts[1:]}
        foreign = {game().faces[name].name_en for name in state.lists[1 - seat]}
        secret = own - foreign

        assert secret
        assert [name for name in own if name not in screens[seat]] == []
        assert [name for name in secret if name in screens[1 - seat]] == []
        assert f"Player {seat + 1} has drawn:" in screens[seat]
        assert f"Player {seat + 1} has drawn:" not in screens[1 - seat]
        assert f"Player {seat + 1} draws 5 cards." in screens[1 - seat]


# Saving


def test_a_match_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    terminal = against_random(tmp_path)
    terminal.type("v")
    before = terminal.see("Round 1", "▲ ready", PROMPT)
    terminal.press("c")
    status, last = terminal.end()
    again = Terminal("resume", "match.tercio", at=tmp_path)
    shown = again.see("The match goes on after answer", "Round 1", "▲ ready", PROMPT)
    again.type("1")
    again.see("Which target?", PROMPT)
    again.type("q")
    again.end()

    def table(text: str) -> str:
        return squeezed(text.split("Round 1")[-1].split("▲ ready")[0])

    assert status == 0
    assert "Play on with: tercio resume match.tercio" in last
    assert table(before) == table(shown)
    assert tercio("verify", "match.tercio", at=tmp_path).returncode == 0


def test_a_match_is_replayed_with_everything_open(tmp_path: Path) -> None:
    words = ("--seat", "random", "--seat", "random", "--seed", "2", "--save", "match.tercio")
    tercio("play", "warlord", *words, at=tmp_path)
    terminal = Terminal("replay", "match.tercio", "--lang", "en", at=tmp_path)
    terminal.see("q > ")
    terminal.type("8")
    shown = terminal.see("q > ")

    assert shown.count("in hand: ") == 2


# Giving up


@pytest.mark.rule("K-CONCEDE-01")
def test_of_three_players_one_gives_up_and_watches_the_others_to_the_end(tmp_path: Path) -> None:
    seats = ["--seat", "human", "--seat", "random", "--seat", "random"]
    decks = ["--deck", "dwarves", "--deck", "elves", "--deck", "nothrog"]
    words = ("play", "warlord", *seats, *decks, "--seed", "4", "--save", "match.tercio", "--lang", "en")
    done = tercio(*words, at=tmp_path, typed="g\nyes\n")
    match = saved(tmp_path / "match.tercio")

    assert done.returncode == 0
    assert "Player 1 gives up." in done.stdout
    assert "Round 2." in done.stdout
    assert match.outcome is not None
    assert match.outcome.winners in ((1,), (2,))
    assert warlord(match).out[0] == 0
