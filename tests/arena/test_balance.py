"""Armies against each other: who meets whom, what is found, and the page that tells it."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from tercio.arena.balance import Agenda, Entrant, Examination, entrants_of, scenarios_of
from tercio.arena.book import Book
from tercio.arena.charts import histogram
from tercio.arena.findings import (
    FAIR,
    FAIR_SO_FAR,
    PERHAPS_STRONG,
    PERHAPS_WEAK,
    STRONG,
    WEAK,
    Findings,
    findings_json,
    findings_of,
    verdict_on,
)
from tercio.arena.orders import PieceCount, Result
from tercio.arena.page import Facts, Page, groups_of
from tercio.bots.scores import Score
from tercio.content.table import Phrase
from tercio.content.trouble import BadInput
from tercio.games import GAMES, box_of, open_game

FACTS = Facts(Phrase("Summoners", "Summoners"), "greedy", 1, Phrase("mana gem", "Manastein"), {"fire": "ab"}, "0")


def examination(game: str, games: int = 4, wanted: tuple[str, ...] = (), **words: str) -> Examination:
    opened, forces = open_game(game), box_of(game).forces
    entrants, scenarios = entrants_of(opened, forces, wanted), scenarios_of(opened, forces, words)
    return Examination(opened, forces, Agenda("random", games, 1, entrants, scenarios, words), Book({}))


def played(games: int = 28) -> Examination:
    """Fire beats water whenever it goes first, and water always draws against air; fire beats air."""
    found = examination("summoners", games, ("fire", "water", "air"))
    for order in found.orders():
        first = len(found.book.results) % 2
        names = order.forces
        winner = -1
        if set(names) == {"fire", "air"} or (set(names) == {"fire", "water"} and names[first] == "fire"):
            winner = names.index("fire")
        imp = PieceCount("imp", "Imp <1>", "Wicht <1>", names.index("fire") if "fire" in names else 0, 2, 6, 9000, 1)
        result = Result(order.key, order.bots, names, order.scenario, (winner,) if winner >= 0 else (), "SU-S2-08")
        found.book.add(result._replace(first=first, rounds=6, answers=100, pieces=(imp,)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_each_two_that_suit_meet_in_both_seats_with_the_same_dice(game: str) -> None:
    found = examination(game)
    orders = list(found.orders())
    halves = len(found.couples) * 2
    seats = [order.forces for order in orders[:halves]]

    assert len(orders) == found.most_matches() == len({order.key for order in orders})
    if game == "skirmish":
        assert {order.forces for order in orders} == {()}
        return
    assert sorted(seats) == sorted([(q, p) for p, q in seats])
    assert len(set(seats)) == halves
    assert [order.dice for order in orders[::2]] == [order.dice for order in orders[1::2]]
    assert [order.scenario for order in orders[::2]] == [order.scenario for order in orders[1::2]]
    assert len({order.dice for order in orders}) == len(orders) / 2


def test_armies_of_other_sizes_do_not_meet() -> None:
    everything, agreed = examination("mageknight"), examination("mageknight", total="200")
    sizes = {each.name: each.title.en.split()[0] for each in everything.agenda.entrants}

    assert [couple for couple in everything.couples if sizes[couple[0]] != sizes[couple[1]]] == []
    assert {sizes[name] for couple in agreed.couples for name in couple} == {"200"}


def test_all_scenarios_come_up_in_turn() -> None:
    found = examination("summoners", 2 * 8, ("fire", "water"))
    scenarios = {order.scenario for order in found.orders()}

    assert scenarios == {each.name for each in found.agenda.scenarios}
    assert len(scenarios) == 8
    assert [order for order in found.orders() if order.setup["scenario"] != order.scenario] == []


def test_what_is_wanted_must_be_there() -> None:
    game, forces = open_game("summoners"), box_of("summoners").forces

    with pytest.raises(BadInput, match='No ready realm is called "steam"'):
        entrants_of(game, forces, ["fire", "steam"])
    with pytest.raises(BadInput, match="No two of these"):
        examination("summoners", wanted=("fire",))
    with pytest.raises(BadInput, match="no armies"):
        entrants_of(open_game("skirmish"), None, ["fire"])


@pytest.mark.parametrize(
    ("score", "verdict"),
    [
        (Score(500, 0, 500), FAIR),
        (Score(5, 0, 5), FAIR_SO_FAR),
        (Score(7, 0, 3), PERHAPS_STRONG),
        (Score(3, 0, 7), PERHAPS_WEAK),
        (Score(80, 0, 20), STRONG),
        (Score(20, 0, 80), WEAK),
        (Score(0, 100, 0), FAIR),
    ],
)
def test_verdicts_say_how_certain_they_are(score: Score, verdict: str) -> None:
    assert verdict_on(score) == verdict


def test_findings_are_what_was_played() -> None:
    findings = findings_of(played())
    fire, water, air = findings.fielded[0], *[row for row in findings.fielded if row.entrant.name != "fire"]

    assert findings.matches == 3 * 28
    assert fire.entrant.name == "fire"
    assert findings.table["fire", "air"] == Score(28, 0, 0)
    assert findings.table["air", "water"] == Score(0, 28, 0)
    assert findings.table["fire", "water"].matches == 28
    assert fire.score.matches == fire.first.matches + fire.second.matches == 56
    assert findings.first.matches == findings.seat.matches == findings.matches
    assert water.score.matches == air.score.matches == 56
    assert sum([row.first.matches for row in findings.settings]) == findings.matches
    assert findings.lengths == {6: 84}
    assert findings.endings == [("SU-S2-08", 84)]


def test_a_piece_is_worth_what_it_takes_for_its_price() -> None:
    worth = findings_of(played()).worths[0]

    assert (worth.kind, worth.number, worth.cost) == ("imp", 2 * 84, 3.0)
    assert worth.took == pytest.approx(9 / 6)
    assert worth.standing == pytest.approx(1 / 2)


def test_broken_matches_are_listed_and_not_counted() -> None:
    found = played(2)
    found.book.add(Result("fire/water/0/a", ("random", "random"), ("fire", "water"), trouble="BrokenLaw: <oh>"))
    findings = findings_of(found)

    assert findings.matches == 5
    assert findings_json(findings)["broken"] == [{"key": "fire/water/0/a", "trouble": "BrokenLaw: <oh>"}]
    assert "BrokenLaw: &lt;oh&gt;" in page_of(findings, "en")


# -- the page -----------------------------------------------------------------------


class Reader(HTMLParser):
    """Reads a page, complains about tags that are not closed, and keeps its words and addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href", "action")]
        if tag not in ("meta", "link", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        return

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def page_of(findings: Findings, lang: str) -> str:
    return Page(FACTS, findings, lang, {"SU-S2-08": "Six rounds"}).html()


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ("Share of the points", "Going first", "Scenarios", "Length", "Six rounds", "Imp <1>", "too strong")),
        (
            "de",
            ("Anteil an den Punkten", "Wer anfängt", "Szenarien", "Länge", "Feuer", "Wicht <1>", "zu stark", "1,50"),
        ),
    ],
)
def test_the_page_tells_everything_in_its_language_and_asks_nobody(lang: str, expected: tuple[str, ...]) -> None:
    page = page_of(findings_of(played()), lang)
    reader = read(page)

    assert [words for words in expected if words not in reader.text] == []
    assert reader.addresses == []
    assert "http" not in page
    assert "url(" not in page
    assert f'<html lang="{lang}">' in page
    assert "prefers-color-scheme: dark" in page


def test_few_matches_are_not_praised() -> None:
    found = examination("summoners", 2, ("fire", "water"))
    for order in found.orders():
        found.book.add(Result(order.key, order.bots, order.forces, order.scenario, rule="SU-S2-08", first=0, rounds=6))
    text = read(page_of(findings_of(found), "en")).text

    assert "Nothing is below 40 % or above 60 %" in text
    assert "For 2 of 2 this is not certain yet" in text


def test_a_page_of_nothing_says_so() -> None:
    findings = findings_of(examination("summoners"))

    assert "No match was finished." in read(page_of(findings, "en")).text


def test_a_page_of_a_game_without_armies_speaks_of_the_first_player() -> None:
    found = examination("skirmish", 6)
    for order in found.orders():
        found.book.add(Result(order.key, order.bots, winners=(0,), rule="SK-END-01", first=0, rounds=5, answers=50))
    text = read(page_of(findings_of(found), "en")).text

    assert "the side that goes first" in text
    assert "100\u00a0% (61–100)" in text
    assert "Who against whom" not in text


def test_armies_that_never_meet_stand_in_tables_of_their_own() -> None:
    found = examination("mageknight", 2)
    for order in found.orders():
        found.book.add(Result(order.key, order.bots, order.forces, winners=(0,), rule="x", first=0, rounds=5))
    groups = groups_of(findings_of(found))
    sizes: list[set[str]] = [{entrant.title.en.split()[0] for entrant in group} for group in groups]

    assert [size for size in sizes if len(size) != 1] == []
    assert len(sizes) == len(set.union(*sizes))


def test_many_lengths_share_bars() -> None:
    drawn = histogram(dict.fromkeys(range(1, 101), 1), "Length")

    assert drawn.count("<rect") == 20
    assert "1–5: 5 (5\u00a0%)" in drawn
    assert histogram({}, "Length") == ""


def test_entrants_keep_the_order_of_the_menu() -> None:
    entrants = entrants_of(open_game("summoners"), box_of("summoners").forces)

    assert isinstance(entrants[0], Entrant)
    assert [entrant.name for entrant in entrants] == ["air", "corrupted", "earth", "fire", "water"]
