"""A position that no match can come to is refused, unless the file says that it is meant."""

import pytest

from scenario.duel import line_of, report_of, trouble_with
from tercio.bots import RandomBot
from tercio.content.trouble import BadInput
from tercio.games import GAMES, box_of, open_game
from tercio.hall.showing.positions import file_of, open_file
from tercio.kernel import seeded, start
from tercio.scenario import run_text

ITEM = "guild-warhammer"
IMPOSSIBLE = {
    "overlapping bases": (
        (
            'game = "summoners"\n[position.units]\na = { profile = "ice-cobra", seat = 0, at = [9, 9] }\n'
            'b = { profile = "ice-cobra", seat = 1, at = [9.5, 9] }\n'
        ),
        ("SU-SUMMON-09", 3, "position.units.a", "b stands there"),
    ),
    "on an objective": (
        (
            'game = "summoners"\n[position]\nunits = { a = { profile = "ice-cobra", seat = 0, at = [9, 9] } }\n'
            "objectives = { relic = { at = [9.5, 9] } }\n"
        ),
        ("SU-SCEN-11", 3, "position.units.a", "relic"),
    ),
    "off the table": (
        ('game = "summoners"\n[position.units]\na = { profile = "ice-cobra", seat = 0, at = [0.2, 9] }\n'),
        ("SU-TERRAIN-06", 3, "position.units.a", "edge of the board"),
    ),
    "more gems than a novice may hold": (
        (
            'game = "summoners"\n[position]\nunits = { a = { profile = "ice-cobra", seat = 0, at = [9, 9] } }\n'
            "[[position.players]]\ngems = 99\n"
        ),
        ("SU-LEVEL-03", 4, "position.players[0]", "99 mana gems; at most 14"),
    ),
    "more action points than a unit can have": (
        ('game = "summoners"\n[position.units]\na = { profile = "ice-cobra", seat = 0, at = [9, 9], ap = 9 }\n'),
        ("SU-PROFILE-03", 3, "position.units.a", "9 action points; it can never have more than 2"),
    ),
    "more actions than an army can have": (
        (
            'game = "mageknight"\n[position]\n'
            'warriors = { a = { figure = "orc-hunter-weak", seat = 0, at = [9, 9] } }\n'
            "[[position.players]]\nactions = 4\n"
        ),
        ("MK-TURN-05", 4, "position.players[0]", "Red has 4 actions left; this army cannot come to more than 3"),
    ),
    "two summoners": (
        (
            'game = "summoners"\n[position.units]\na = { profile = "water-summoner", seat = 0, at = [9, 9] }\n'
            'b = { profile = "water-summoner", seat = 0, at = [19, 9] }\n'
        ),
        ("SU-START-01", 0, "position.players[0]", "2 summoners"),
    ),
    "a card twice in the deck": (
        (
            'game = "summoners"\n[position]\nunits = { a = { profile = "ice-cobra", seat = 0, at = [9, 9] } }\n'
            '[[position.players]]\ndeck = ["ice-cobra", "ice-cobra"]\n'
        ),
        ("SU-ROUND-08", 4, "position.players[0]", "2 times"),
    ),
    "warriors in each other": (
        (
            'game = "mageknight"\n[position.warriors]\na = { figure = "orc-hunter-weak", seat = 0, at = [9, 9] }\n'
            'b = { figure = "orc-hunter-weak", seat = 1, at = [9.5, 9] }\n'
        ),
        ("MK-MOVE-08", 3, "position.warriors.a", "b stands there"),
    ),
    "a champion twice": (
        (
            'game = "mageknight"\n[position.warriors]\na = { figure = "arvenn-of-the-ford-a", seat = 0, at = [9, 9] }\n'
            'b = { figure = "arvenn-of-the-ford-b", seat = 0, at = [19, 9] }\n'
        ),
        ("MKO-CHAMPION-01", 4, "position.warriors.b", "b is unique and already fights in this army, as a"),
    ),
    "four of a name": (
        (
            'game = "warlord"\n[[position.army]]\nranks = [["skarn-the-unpaid"]]\n'
            'hand = ["CARD", "CARD#2", "CARD#3", "CARD#4"]\n'
            '[[position.army]]\nranks = [["skarn-the-unpaid#2"]]\n'.replace("CARD", ITEM)
        ),
        ("WL-DECK-03", 0, f'position.cards."{ITEM}#4"', "copy 4 of its name"),
    ),
    "a unique warrior twice": (
        (
            'game = "mageknight"\n[position.warriors]\na = { figure = "ub-khan", seat = 0, at = [9, 9] }\n'
            'b = { figure = "ub-khan", seat = 0, at = [19, 9] }\n'
        ),
        ("MK-ARMY-08", 4, "position.warriors.b", "b is unique and already fights in this army, as a"),
    ),
    "two Warlords": (
        (
            'game = "warlord"\n[[position.army]]\nranks = [["hrodgar-stonebrow"]]\nhand = ["orla-runehand"]\n'
            '[[position.army]]\nranks = [["skarn-the-unpaid"]]\n'
        ),
        ("WL-DECK-07", 0, "position.cards.orla-runehand", "orla-runehand and hrodgar-stonebrow are leaders"),
    ),
    "an epic card twice": (
        (
            'game = "warlord"\n[[position.army]]\nranks = [["hrodgar-stonebrow"]]\n'
            'hand = ["oathplate", "oathplate#2"]\n[[position.army]]\nranks = [["skarn-the-unpaid"]]\n'
        ),
        ("WL-DECK-06", 0, 'position.cards."oathplate#2"', "copy 2 of its name"),
    ),
    "a plain card beside an epic one of its name": (
        (
            'game = "warlord"\n'
            'card = [{ id = "old", name = { en = "Horn" }, type = "item", level = 1, traits = ["epic"] },'
            ' { id = "new", name = { en = "Horn" }, type = "item", level = 1 }]\n'
            '[[position.army]]\nranks = [["hrodgar-stonebrow"]]\nhand = ["old", "new"]\n'
            '[[position.army]]\nranks = [["skarn-the-unpaid"]]\n'
        ),
        ("WL-DECK-06", 0, "position.cards.new", "copy 2 of its name"),
    ),
}


def trouble_of(text: str) -> BadInput:
    with pytest.raises(BadInput) as raised:
        run_text(text, "odd.toml")
    return raised.value


@pytest.mark.parametrize(("text", "told"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_what_no_match_can_come_to_is_refused(text: str, told: tuple[str, int, str, str]) -> None:
    trouble, (rule, line, key, words) = trouble_of(text), told

    assert trouble.rules == (rule,)
    assert trouble.key == key
    assert words in trouble.en
    assert f"[{rule}] If it is meant, write impossible = true" in trouble.en
    assert "impossible = true an den Anfang" in trouble.de
    assert not line or trouble.line == line


@pytest.mark.parametrize("text", [text for text, _ in IMPOSSIBLE.values()], ids=IMPOSSIBLE)
def test_what_is_meant_is_played(text: str) -> None:
    assert run_text("impossible = true\n" + text).is_ok


def test_the_toy_game_knows_bases_and_edges() -> None:
    golem = 'golem = { profile = "golem", seat = 0, at = [3, 3] }'
    on_another, beside = golem.replace("[3, 3]", "[3.5, 3]"), golem.replace("[3, 3]", "[0, 3]")

    assert trouble_with((golem, on_another)).rules == ("SK-MOVE-04",)
    assert trouble_with((golem, on_another)).line == line_of("golem = ", (golem, on_another))
    assert trouble_with((golem, beside)).rules == ("SK-TABLE-01",)
    assert report_of(("seed = 7", "seed = 7\nimpossible = false")).is_ok


@pytest.mark.parametrize("wrong", ["1", '"yes"', "[]", "{}"])
def test_the_word_is_true_or_false(wrong: str) -> None:
    assert trouble_with(("seed = 7", f"impossible = {wrong}")).key == "impossible"


@pytest.mark.parametrize("game", GAMES)
def test_no_match_comes_to_what_is_called_impossible(game: str) -> None:
    opened, vocabulary = open_game(game), box_of(game).vocabulary
    for seed in range(3):
        match, bot = start(opened, opened.varied_setup(seed), seeded(seed)), RandomBot(seed)
        while match.stack and len(match.answers) < 250:
            decision = match.asks()[0]
            match.answer(bot.answer(match.view(decision.seat), decision))
            if match.stack and opened.is_at_rest(match) and len(match.answers) % 5 == 0:
                assert vocabulary.faults_of(match.state) == []


def test_an_editor_opens_and_saves_what_is_impossible() -> None:
    text, _ = IMPOSSIBLE["overlapping bases"]
    opened = open_file(text)
    saved = file_of(open_game("summoners"), opened.position, "", [])

    assert "impossible = true" in saved
    assert run_text(saved).is_ok
