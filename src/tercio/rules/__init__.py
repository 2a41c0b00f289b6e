"""The rules of every game are indexed with their house rulings, searched, and joined with the tests that play them."""

from tercio.rules.entries import Rule
from tercio.rules.index import PRINTED_GAMES, Index, load
from tercio.rules.rulings import HouseRuling
from tercio.rules.search import search

__all__ = ["PRINTED_GAMES", "HouseRuling", "Index", "Rule", "load", "search"]
