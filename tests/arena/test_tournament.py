"""Who plays whom: pairs with the same dice and the seats changed over, round robin, and the Swiss manner."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from tercio.arena.book import Book
from tercio.arena.deals import MIRROR, MIXED, Dealer, Force
from tercio.arena.orders import Hall, Order, Played, Result
from tercio.arena.pairings import Fixture, knock_out_round, matched, round_robin, swiss_round
from tercio.arena.standings import standing_json, standing_of
from tercio.arena.suite import OPPONENTS, opponents_of
from tercio.arena.tournament import SUITE, SWISS, Plan, Tournament
from tercio.content.trouble import BadInput
from tercio.games import box_of, open_game

STRENGTH = {"a": 5, "b": 4, "c": 3, "d": 2, "e": 1}


class Table:
    """A backend on which the stronger name always wins, and which remembers what it was told to play."""

    def __init__(self) -> None:
        self.orders: list[Order] = []

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *_: object) -> None:
        return

    def play(self, hall: Hall, orders: Iterator[Order]) -> Iterator[Played]:
        for order in orders:
            self.orders.append(order)
            winner = max((0, 1), key=lambda seat: STRENGTH[order.bots[seat]])
            yield Played(Result(order.key, order.bots, order.forces, winners=(winner,)))


def dealer(game: str = "skirmish", manner: str = MIXED, armies: tuple[Force, ...] = (), seed: int = 1) -> Dealer:
    return Dealer(open_game(game), box_of(game).forces, seed, manner, armies)


def run(plan: Plan, book: Book | None = None, deals: Dealer | None = None) -> tuple[Tournament, Table]:
    tournament, table = Tournament(plan, deals or dealer(), book or Book({})), Table()
    tournament.run(table, Hall("skirmish"), lambda _: None)
    return tournament, table


def test_both_matches_of_a_pair_have_the_same_dice_and_table_and_other_seats() -> None:
    _, table = run(Plan(("a", "b"), 6), deals=dealer("warlord"))
    pairs = list(zip(table.orders[::2], table.orders[1::2], strict=True))

    assert len(pairs) == 3
    assert [one.dice for one, _ in pairs] == [other.dice for _, other in pairs]
    assert [one.setup for one, _ in pairs] == [other.setup for _, other in pairs]
    assert [one.forces for one, _ in pairs] == [other.forces for _, other in pairs]
    assert [one.bots for one, _ in pairs] == [other.bots[::-1] for _, other in pairs]
    assert [one.seeds for one, _ in pairs] == [other.seeds[::-1] for _, other in pairs]
    assert len({one.dice for one, _ in pairs}) == 3


def test_everybody_meets_everybody_in_the_same_deals() -> None:
    tournament, table = run(Plan(("a", "b", "c"), 5))
    met = [frozenset(order.bots) for order in table.orders]

    assert {frozenset(pair): met.count(frozenset(pair)) for pair in combinations("abc", 2)} == {
        frozenset("ab"): 6,
        frozenset("ac"): 6,
        frozenset("bc"): 6,
    }
    assert len({order.dice for order in table.orders}) == 3
    assert tournament.most_matches() == len(table.orders) == len({order.key for order in table.orders})


def test_the_same_seed_deals_the_same_and_another_does_not() -> None:
    decks = [dealer("warlord", seed=7).deal(number) for number in range(6)]

    assert decks == [dealer("warlord", seed=7).deal(number) for number in range(6)]
    assert decks != [dealer("warlord", seed=8).deal(number) for number in range(6)]


def test_armies_are_mixed_mirrored_or_chosen() -> None:
    mixed = [dealer("mageknight").deal(number).forces for number in range(8)]
    mirrored = [dealer("summoners", MIRROR).deal(number).forces for number in range(8)]
    chosen = dealer("warlord", armies=(Force("elves", "elves"), Force("dwarves", "dwarves"))).deal(3)
    one = dealer("warlord", armies=(Force("elves", "elves"),)).deal(3)

    assert [forces for forces in mixed if forces[0] == forces[1]] == []
    assert [forces for forces in mirrored if forces[0] != forces[1]] == []
    assert len(set(mixed)) > 2 < len(set(mirrored))
    assert chosen.forces == ("elves", "dwarves")
    assert one.setup == {"decks": ["elves", "elves"]}


def test_what_stands_in_the_book_is_not_played_again() -> None:
    book = Book({})
    _, before = run(Plan(("a", "b"), 4), book)
    _, more = run(Plan(("a", "b", "c"), 6), book)

    assert len(before.orders) == 4
    assert len(more.orders) == 18 - 4
    assert not {order.key for order in before.orders} & {order.key for order in more.orders}


def test_it_does_not_matter_in_which_order_bots_are_named() -> None:
    book = Book({})
    run(Plan(("a", "b", "c"), 4), book)
    tournament, again = run(Plan(("c", "a", "b"), 4), book)

    assert again.orders == []
    assert tournament.finished() == tournament.most_matches() == 12


def test_two_stop_early_when_the_test_has_decided_and_others_play_on() -> None:
    plan = Plan(("a", "b"), 400, margin=0.05)
    tournament, table = run(plan)
    standing = standing_of(tournament)

    assert len(table.orders) < 20
    assert standing.meetings[0].better == "a"
    assert standing.meetings[0].test is not None
    assert len(standing.counted) == 2 * standing.meetings[0].test.pairs
    assert standing_json(standing)["fixtures"][0]["test"]["better"] == "a"


def test_matches_beyond_the_decision_do_not_count() -> None:
    """With many processes some are under way when it falls: the figures are the same as with one."""
    book = Book({})
    run(Plan(("a", "b"), 100), book)
    late, _ = run(Plan(("a", "b"), 100, margin=0.05), book)
    early, _ = run(Plan(("a", "b"), 100, margin=0.05))

    assert standing_json(standing_of(late)) == standing_json(standing_of(early))


def test_a_broken_match_is_listed_and_counts_for_nobody() -> None:
    book = Book({})
    book.add(Result("a/b/0/a", ("a", "b"), trouble="BrokenLaw: round in circles"))
    tournament, _ = run(Plan(("a", "b"), 4), book)
    standing = standing_of(tournament)

    assert [result.trouble for result in standing.broken] == ["BrokenLaw: round in circles"]
    assert standing.rows[0].score.matches == 3


@pytest.mark.parametrize("bots", ["ab", "abc", "abcd", "abcde"])
def test_swiss_pairs_the_best_and_nobody_meets_anybody_twice(bots: str) -> None:
    rounds = len(bots) - 1 + len(bots) % 2
    tournament, _ = run(Plan(tuple(bots), 2, SWISS, rounds))
    met = [frozenset(fixture) for fixture in tournament.fixtures]

    assert len(met) == len(set(met))
    assert standing_of(tournament).rows[0].bot == "a"


def test_swiss_finds_the_best_in_few_rounds() -> None:
    tournament, table = run(Plan(tuple("edcba"), 2, SWISS))

    assert len(tournament.fixtures) == 3 * 2
    assert len(table.orders) == 12 == tournament.most_matches()
    assert tournament.ranking()[0] == "a"
    assert Fixture("b", "a") in tournament.fixtures or Fixture("a", "b") in tournament.fixtures


def test_swiss_goes_on_where_it_was() -> None:
    book = Book({})
    whole, _ = run(Plan(tuple("abcd"), 4, SWISS, 3))
    run(Plan(tuple("abcd"), 4, SWISS, 1), book)
    resumed, rest = run(Plan(tuple("abcd"), 4, SWISS, 3), book)

    assert resumed.fixtures == whole.fixtures
    assert len(rest.orders) == 2 * 2 * 4


def test_who_sits_out_is_another_one_each_time() -> None:
    first = swiss_round(("a", "b", "c"), ())
    second = swiss_round(("a", "b", "c"), first)
    third = swiss_round(("a", "b", "c"), [*first, *second])

    assert [*first, *second, *third] == [Fixture("a", "b"), Fixture("a", "c"), Fixture("b", "c")]
    assert swiss_round(("a", "b", "c"), [*first, *second, *third]) == []


def test_pairing_goes_back_where_the_nearest_leads_nowhere() -> None:
    met = {frozenset("cd")}

    assert matched(list("abcd"), met) == [Fixture("a", "c"), Fixture("b", "d")]


def test_a_game_without_armies_takes_none() -> None:
    with pytest.raises(BadInput, match="no armies"):
        dealer("skirmish", armies=(Force("elves", "elves"),))
    with pytest.raises(BadInput, match="scenario"):
        Dealer(open_game("skirmish"), None, 1, words={"scenario": "s4"})


@pytest.mark.parametrize("number", range(2, 10))
def test_in_a_round_robin_everybody_meets_everybody_once(number: int) -> None:
    names = [f"p{place}" for place in range(number)]
    rounds = round_robin(names)
    fixtures = [fixture for each in rounds for fixture in each]

    assert len(rounds) == number - 1 + number % 2
    assert len(set(fixtures)) == len(fixtures) == number * (number - 1) // 2
    assert all([len({name for fixture in each for name in fixture}) == 2 * len(each) for each in rounds])


@pytest.mark.parametrize("number", range(2, 18))
def test_a_knock_out_leaves_one(number: int) -> None:
    left, rounds = [f"p{place}" for place in range(number)], 0
    while len(left) > 1:
        fixtures = knock_out_round(left)
        losers = {max(fixture, key=left.index) for fixture in fixtures}
        assert left[0] not in losers
        left, rounds = [name for name in left if name not in losers], rounds + 1
        assert rounds > 1 or len(left) & (len(left) - 1) == 0  # a power of two from the second round on

    assert left == ["p0"]
    assert 2 ** (rounds - 1) < number <= 2**rounds


def test_in_a_suite_everybody_meets_all_examiners_and_these_do_not_meet() -> None:
    tournament, table = run(Plan(("a", "b", "c", "d", "e"), 4, SUITE, examined=2))
    met = {frozenset(order.bots) for order in table.orders}

    assert met == {frozenset(pair) for pair in ("ac", "ad", "ae", "bc", "bd", "be")}
    assert len(table.orders) == tournament.most_matches() == 24


def test_nobody_is_examined_by_himself() -> None:
    assert opponents_of(("champion",)) == OPPONENTS
    assert "veteran" not in opponents_of(("veteran",))
    assert len(opponents_of(("veteran",))) == len(OPPONENTS) - 1
