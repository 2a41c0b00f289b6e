"""Draws, take-backs and rematches need everybody's consent."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.live import Client, LiveServer

Pair = tuple[Client, Client]


@pytest.fixture
def pair(live: LiveServer) -> Iterator[Pair]:
    match, tokens = live.make()
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        ann.seen(lambda table: table["seats"][1]["is_here"])
        ben.seen()
        yield ann, ben


def offers(client: Client, number: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = client.seen(lambda table: table["n"] >= number)["offers"]
    return found


# -- draws -----------------------------------------------------------------------------


@pytest.mark.rule("T-OFFER-01")
def test_T_OFFER_01_a_draw_that_both_want_ends_the_match_without_a_winner(pair: Pair) -> None:
    ann, ben = pair

    assert ann.ask("offer", what="draw")["type"] == "done"
    assert offers(ben, 1) == [{"what": "draw", "by": 0, "yes": [0]}]
    assert ben.ask("reply", what="draw", yes=True)["type"] == "done"
    over = ann.seen(lambda table: table["stage"] == "over")
    assert over["outcome"]["winners"] == []
    assert over["outcome"]["rule"] == "K-DRAW-01"
    assert over["offers"] == []


@pytest.mark.rule("T-OFFER-01")
def test_T_OFFER_01_a_draw_that_one_declines_is_off_and_the_match_goes_on(pair: Pair) -> None:
    ann, ben = pair
    ann.ask("offer", what="draw")

    assert ben.ask("reply", what="draw", yes=False)["type"] == "done"
    assert offers(ann, 2) == []
    assert ann.table["stage"] == "playing"
    assert ann.answer("bold")["type"] == "done"


@pytest.mark.rule("T-OFFER-01")
def test_T_OFFER_01_whoever_has_given_up_has_no_say(live: LiveServer) -> None:
    decks = ("nothrog", "elves", "dwarves")
    seats = [{"kind": "person", "name": name, "force": deck} for name, deck in zip("ABC", decks, strict=True)]
    match, tokens = live.make(*seats, game="warlord")
    with (
        live.sit(match, tokens[0]) as first,
        live.sit(match, tokens[1]) as second,
        live.sit(match, tokens[2]) as third,
    ):
        first.seen(), second.seen(), third.seen()
        assert third.ask("concede")["type"] == "done"
        assert first.ask("offer", what="draw")["type"] == "done"
        assert second.ask("reply", what="draw", yes=True)["type"] == "done"
        assert third.seen(lambda table: table["stage"] == "over")["outcome"]["winners"] == []


@pytest.mark.rule("T-OFFER-02")
def test_T_OFFER_02_one_offer_of_a_kind_at_a_time_and_no_reply_without_one(pair: Pair) -> None:
    ann, ben = pair

    assert ben.rules(ben.ask("reply", what="draw", yes=True)) == ["T-OFFER-02"]
    assert ann.ask("offer", what="draw")["type"] == "done"
    assert ann.rules(ann.ask("offer", what="draw")) == ["T-OFFER-02"]
    assert ben.rules(ben.ask("offer", what="draw")) == ["T-OFFER-02"]
    assert ann.rules(ann.ask("reply", what="draw", yes=True)) == ["T-OFFER-02"]
    assert offers(ben, 1) == [{"what": "draw", "by": 0, "yes": [0]}]
    assert ben.table["n"] == 1


@pytest.mark.rule("T-OFFER-03")
def test_T_OFFER_03_a_rematch_comes_after_the_match_and_all_else_during_it(pair: Pair) -> None:
    ann, ben = pair

    assert ann.rules(ann.ask("offer", what="rematch")) == ["T-OFFER-03"]
    ann.ask("concede")
    ben.seen(lambda table: table["stage"] == "over")
    assert ben.rules(ben.ask("offer", what="draw")) == ["T-OFFER-03"]
    assert ben.rules(ben.ask("offer", what="take-back")) == ["T-OFFER-03"]
    assert ben.table["may"] == {
        "take_back": False,
        "draw": False,
        "concede": False,
        "rematch": True,
        "advice": False,
        "asides": [],
    }


@pytest.mark.rule("T-OFFER-03")
@pytest.mark.parametrize("what", ["draw", "take-back", "rematch"])
def test_T_OFFER_03_nothing_is_offered_before_the_match(live: LiveServer, what: str) -> None:
    match, tokens = live.make({"kind": "person", "name": "Ann"}, {"kind": "person"})
    with live.sit(match, tokens[0]) as ann:
        assert ann.rules(ann.ask("offer", what=what)) == ["T-OFFER-03"]
        assert ann.seen()["n"] == 0


@pytest.mark.rule("T-OFFER-04")
def test_T_OFFER_04_no_draw_is_offered_where_a_bot_plays(live: LiveServer) -> None:
    match, tokens = live.make({"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"})
    with live.sit(match, tokens[0]) as ann:
        assert not ann.seen()["may"]["draw"]
        assert ann.rules(ann.ask("offer", what="draw")) == ["T-OFFER-04"]


# -- take-backs -------------------------------------------------------------------------


@pytest.mark.rule("T-OFFER-01")
def test_T_OFFER_01_an_answer_is_taken_back_when_both_agree(pair: Pair) -> None:
    ann, ben = pair
    ann.answer("bold")
    assert ann.seen(lambda table: table["turn"] == 1)["may"]["take_back"]
    assert ann.ask("offer", what="take-back")["type"] == "done"
    assert ben.ask("reply", what="take-back", yes=True)["type"] == "done"

    back = ann.seen(lambda table: table["answers"] == 0 and table["n"] == 3)
    assert back["question"]["kind"] == "stance"
    assert back["turn"] == 1  # numbers of answers only grow: an old frame cannot count for the new question
    assert back["log_from"] == 0
    assert ann.rules(ann.answer("wary", turn=0)) == ["T-TURN-01"]
    assert ann.answer("wary")["type"] == "done"


@pytest.mark.rule("K-BACK-01")
def test_K_BACK_01_what_dice_or_secrets_have_followed_cannot_be_taken_back(pair: Pair) -> None:
    ann, ben = pair
    ann.answer("bold"), ben.answer("bold")
    ann.seen(lambda table: table["answers"] == 2)

    assert not ann.table["may"]["take_back"]
    assert ann.rules(ann.ask("offer", what="take-back")) == ["K-BACK-01"]


def test_whoever_has_answered_nothing_takes_nothing_back(pair: Pair) -> None:
    ann, _ = pair

    assert ann.rules(ann.ask("offer", what="take-back")) == ["K-BACK-01"]


# -- rematches ------------------------------------------------------------------------------


@pytest.mark.rule("T-OFFER-01")
def test_T_OFFER_01_a_rematch_has_the_same_people_and_links(live: LiveServer) -> None:
    match, tokens = live.make(is_public=False)
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        ann.ask("concede")
        ben.seen(lambda table: table["stage"] == "over")
        assert ben.ask("offer", what="rematch")["type"] == "done"
        assert ann.seen(lambda table: table["offers"])["next_match"] == ""
        assert ann.ask("reply", what="rematch", yes=True)["type"] == "done"
        following = ben.seen(lambda table: table["next_match"])["next_match"]
        assert ann.rules(ann.ask("offer", what="rematch")) == ["T-OFFER-03"]
    with live.sit(following, tokens[0]) as ann, live.sit(following, tokens[1]) as ben:
        assert (ann.seen()["you"], ben.seen()["you"]) == (0, 1)
        assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Ben"]
        assert ann.table["stage"] == "playing"
        assert ann.answer("bold")["type"] == "done"
    public = [each["id"] for each in live.http.get("/api/lobby?limit=100").json()["running"]]
    assert following not in public


@pytest.mark.rule("T-OFFER-01")
def test_T_OFFER_01_with_sides_swapped_everybody_moves_on_by_one_seat(live: LiveServer) -> None:
    seats = [{"kind": "person", "name": name, "force": force} for name, force in (("Ann", "water"), ("Ben", "fire"))]
    match, tokens = live.make(*seats, game="summoners")
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
        titles = [player["title"] for player in ann.seen()["scene"]["players"]]
        ann.ask("concede")
        ben.seen(lambda table: table["stage"] == "over")
        ben.ask("offer", what="rematch")
        ann.ask("offer", what="swapped")
        assert ben.ask("reply", what="swapped", yes=True)["type"] == "done"
        following = ann.seen(lambda table: table["next_match"])["next_match"]
        assert ann.rules(ann.ask("reply", what="rematch", yes=True)) == ["T-OFFER-03"]
    with live.sit(following, tokens[0]) as ann, live.sit(following, tokens[1]) as ben:
        assert (ann.seen()["you"], ben.seen()["you"]) == (1, 0)
        assert [seat["name"] for seat in ann.table["seats"]] == ["Ben", "Ann"]
        assert [player["title"] for player in ann.table["scene"]["players"]] == titles


@pytest.mark.rule("T-OFFER-01")
def test_T_OFFER_01_a_bot_takes_the_other_side_at_once(live: LiveServer) -> None:
    match, tokens = live.make({"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"})
    with live.sit(match, tokens[0]) as ann:
        ann.ask("concede")
        assert ann.ask("offer", what="swapped")["type"] == "done"
        following = ann.seen(lambda table: table["next_match"])["next_match"]
    assert [seat["kind"] for seat in live.http.get(f"/api/matches/{following}").json()["seats"]] == ["bot", "person"]


@pytest.mark.rule("T-OFFER-01")
def test_T_OFFER_01_a_rematch_that_one_declines_is_off(pair: Pair) -> None:
    ann, ben = pair
    ann.ask("concede")
    ben.seen(lambda table: table["stage"] == "over")
    ben.ask("offer", what="rematch")

    assert ann.ask("reply", what="rematch", yes=False)["type"] == "done"
    assert offers(ben, 3) == []
    assert ben.table["next_match"] == ""


def test_both_offer_a_rematch_in_the_same_moment(live: LiveServer) -> None:
    for _ in range(5):
        match, tokens = live.make()
        with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1]) as ben:
            ann.ask("concede")
            ben.seen(lambda table: table["stage"] == "over")
            numbers = ann.say("offer", what="rematch"), ben.say("offer", what="rematch")
            told = ann.reply(numbers[0])["type"], ben.reply(numbers[1])["type"]

            assert told == ("done", "done")
            following = ann.seen(lambda table: table["next_match"])["next_match"]
            assert ben.seen(lambda table: table["next_match"])["next_match"] == following
            assert live.http.get(f"/api/matches/{following}").status_code == 200


def test_against_a_bot_a_rematch_needs_nobody_else(live: LiveServer) -> None:
    match, tokens = live.make({"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"})
    with live.sit(match, tokens[0]) as ann:
        ann.ask("concede")
        assert ann.ask("offer", what="rematch")["type"] == "done"
        following = ann.seen(lambda table: table["next_match"])["next_match"]
    assert live.http.get(f"/api/matches/{following}").json()["seats"][1]["kind"] == "bot"
