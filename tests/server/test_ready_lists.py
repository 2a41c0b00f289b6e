"""What the deck builder begins with: the lists of the ready decks, and the army that a list puts on the table."""

from __future__ import annotations

import pytest

from server.live import LiveServer
from tercio.games.warlord import open_game

GAME = open_game()


@pytest.mark.parametrize("name", sorted(GAME.decks))
def test_a_ready_deck_can_be_taken_as_a_list_that_says_the_same(live: LiveServer, name: str) -> None:
    told = live.http.get(f"/api/games/warlord/forces/{name}")
    checked = live.http.post("/api/games/warlord/forces/check", json={"text": told.json()["text"]}).json()
    deck = GAME.decks[name]

    assert told.status_code == 200
    assert checked["name"] == deck.name
    assert {card["id"]: card["count"] for card in checked["cards"]} == {
        card: deck.cards.count(card) for card in deck.cards
    }


@pytest.mark.parametrize("address", ["/api/games/warlord/forces/nobody", "/api/games/skirmish/forces/elves"])
def test_a_list_that_there_is_not_is_not_found(live: LiveServer, address: str) -> None:
    told = live.http.get(address)

    assert told.status_code == 404
    assert told.json()["en"]
    assert told.json()["de"]


@pytest.mark.rule("WL-DECK-09")
def test_WL_DECK_09_a_check_names_the_starting_army_the_warlord_last(live: LiveServer) -> None:
    text = live.http.get("/api/games/warlord/forces/elves").json()["text"]
    whole = live.http.post("/api/games/warlord/forces/check", json={"text": text}).json()
    lacking = live.http.post("/api/games/warlord/forces/check", json={"text": "3x Glade Archer"}).json()

    assert whole["army"] == [*["glade-archer"] * 3, *["long-sighted-hunter"] * 2, "thalorin-dawnbow"]
    assert lacking["army"] == []
