"""What pieces took from the enemy: by the share of lives, for the last one that struck, and never from one's own."""

from __future__ import annotations

import pytest

from tercio.arena.match import play
from tercio.arena.orders import Hall, Order
from tercio.content.table import Phrase
from tercio.games import box_of, open_game
from tercio.games.pieces import Blow, LifeChange, Stock, pieces_of
from tercio.kernel import Event
from tercio.texts import phrasebook_of

STRIKES = {"strikes-at": Blow("card", "target"), "spent": Blow("card")}
WOUND, HEALING = LifeChange("wounded", "card", "wounds"), LifeChange("healed", "card", "wounds")


def stock(number: int, seat: int, cost: int = 10, life: int = 4, is_lost: bool = False) -> Stock:
    return Stock(number, f"kind-{number}", Phrase("Imp", "Wicht"), seat, cost, life, is_lost)


def took(
    stocks: list[Stock], *events: tuple[str, *tuple[int, ...]], game: str = "warlord", wound: LifeChange = WOUND
) -> list[int]:
    told = [Event(name, "X-1", facts) for name, *rest in events for facts in [tuple(rest)]]
    return [piece.took for piece in pieces_of(stocks, told, phrasebook_of(game), wound, HEALING, STRIKES)]


def test_half_a_life_is_half_the_price() -> None:
    assert took([stock(0, 0), stock(1, 1)], ("strikes-at", 0, 1), ("wounded", 1, 2)) == [5000, 0]


def test_whoever_struck_last_at_the_victim_has_done_it() -> None:
    stocks = [stock(0, 0), stock(1, 1), stock(2, 0)]

    assert took(stocks, ("strikes-at", 0, 1), ("strikes-at", 1, 0), ("wounded", 1, 4), ("wounded", 0, 1)) == [
        10000,
        2500,
        0,
    ]
    assert took(stocks, ("spent", 2), ("wounded", 1, 4)) == [0, 0, 10000]


def test_no_more_is_taken_than_there_was_and_what_heals_can_be_taken_again() -> None:
    stocks = [stock(0, 0), stock(1, 1)]
    blow = ("strikes-at", 0, 1)

    assert took(stocks, blow, ("wounded", 1, 9), ("wounded", 1, 9)) == [10000, 0]
    assert took(stocks, blow, ("wounded", 1, 2), ("healed", 1, 9), ("wounded", 1, 4)) == [15000, 0]


def test_hurting_ones_own_pays_nothing() -> None:
    assert took([stock(0, 0), stock(1, 0)], ("strikes-at", 0, 1), ("wounded", 1, 4)) == [0, 0]


def test_an_event_may_name_the_culprit() -> None:
    damage = LifeChange("damaged", "warrior", "clicks", "by")

    assert took([stock(0, 0), stock(1, 1)], ("damaged", 1, 4, 7, 0), game="mageknight", wound=damage) == [10000, 0]


def test_what_costs_nothing_is_not_reported() -> None:
    assert took([stock(0, 0), stock(1, 1, cost=0)], ("strikes-at", 0, 1), ("wounded", 1, 4)) == [0]


@pytest.mark.parametrize(("game", "armies", "seeds"), [("mageknight", ["grave-march", "orc-warband"], range(1, 3))])
def test_an_army_costs_what_it_was_built_for_and_takes_something(game: str, armies: list[str], seeds: range) -> None:
    forces = box_of(game).forces
    assert forces is not None
    setup = forces.setup(armies)
    taken = 0
    for seed in seeds:
        order = Order("x", setup, ("random", "random"), (), seed, (seed, seed + 9), wants_pieces=True)
        result = play(Hall(game), order).result
        costs = [sum([piece.cost for piece in result.pieces if piece.seat == seat]) for seat in (0, 1)]
        taken += sum([piece.took for piece in result.pieces])
        assert [cost for cost in costs if not 80 <= cost <= 100] == []

    assert taken > 0


@pytest.mark.parametrize("game", ["warlord", "summoners"])
def test_pieces_have_names_prices_and_sides(game: str) -> None:
    order = Order("x", open_game(game).example_setup(), ("random", "random"), (), 5, (1, 2), wants_pieces=True)
    pieces = play(Hall(game), order).result.pieces

    assert {piece.seat for piece in pieces} == {0, 1}
    assert [piece for piece in pieces if not piece.en or not piece.de or piece.cost < piece.number] == []
    assert [piece for piece in pieces if piece.lost > piece.number] == []
