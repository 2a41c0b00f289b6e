"""How a match went: told once it is over, from what really happened."""

from __future__ import annotations

import pytest

from server.live import LiveServer
from tercio.games import box_of, open_game
from tercio.hall.showing.reel import Reel
from tercio.hall.showing.story import Deed, Point, Story, dicing, story_of, whole_deeds
from tercio.kernel import SPECTATOR, Event, Recorder, seeded, start
from tercio.kernel.record import dump_dice


def played(name: str, seed: int) -> tuple[Recorder, Story]:
    """A match of random players to its end, and its story."""
    game, forces = open_game(name), box_of(name).forces
    setup = {} if forces is None else forces.setup([ready.name for ready in forces.ready(game)][:2])
    dice = seeded(seed)
    kept = dump_dice(dice)
    recorder = Recorder(game, setup, dice, ("random", "random"))
    chance = seeded(seed + 1)
    while recorder.match.stack:
        view = recorder.match.view(recorder.match.asks()[0].seat)
        [answer] = view.game.propose(view, view.asks[0], 1, chance)
        assert recorder.answer(answer)
    match = recorder.match
    reel = Reel(game, match.setup, kept, tuple(match.answers), ("Anna", "Ben"), SPECTATOR, True)
    return recorder, story_of(reel, "de")


@pytest.mark.parametrize("name", ["skirmish", "mageknight"])
def test_the_curve_ends_with_the_outcome_and_the_deeds_are_those_that_moved_it_most(name: str) -> None:
    recorder, story = played(name, 5)
    winners = recorder.match.outcome.winners if recorder.match.outcome else ()
    last = story["points"][-1]

    assert last["n"] == len(recorder.match.answers)
    assert last["shares"] == ([100 if seat in winners else 0 for seat in (0, 1)] if len(winners) == 1 else [50, 50])
    assert all(0 <= share <= 100 for point in story["points"] for share in point["shares"])
    assert len(story["points"]) <= 241
    best, turning = story["best"], story["turning"]
    assert best is not None
    assert turning is not None
    assert 0 < best["gain"] <= abs(turning["gain"])
    assert best["text"]
    assert turning in story["swings"]
    assert [deed["n"] for deed in story["swings"]] == sorted(deed["n"] for deed in story["swings"])
    assert all(abs(deed["gain"]) <= abs(turning["gain"]) for deed in story["swings"])


def test_losses_and_dice_add_up() -> None:
    recorder, story = played("mageknight", 5)
    faces = [event.facts[2:] for event in recorder.match.events if event.name == "rolled" and event.facts[0] in (0, 1)]

    assert sum(each["dice"] for each in story["dice"]) == sum(len(fallen) for fallen in faces)
    assert all(sum(each["fell"]) == each["dice"] for each in story["dice"])
    assert [toll["seat"] for toll in story["tolls"]] == [0, 1]
    assert all(toll["lost"] <= toll["pieces"] for toll in story["tolls"])


@pytest.mark.parametrize(
    ("faces", "mean", "chance"),
    [((1, 1, 1, 1), 100, 100), ((6, 6, 6, 6), 600, 0), ((3, 4, 3, 4), 350, 56)],
)
def test_the_chance_says_how_often_dice_fall_as_high(faces: tuple[int, ...], mean: int, chance: int) -> None:
    match = Recorder(open_game("skirmish"), {}, seeded(1), ("random", "random")).match
    match.events = [Event("rolled", "K-DICE-01", (0, 6, *faces)), Event("rolled", "K-DICE-01", (1, 6, 5))]
    told = dicing(match, 0)

    assert (told["dice"], told["mean"], told["expected"]) == (4, mean, 350)
    assert told["fell"] == [faces.count(number) for number in range(1, 7)]
    assert abs(told["chance"] - chance) <= 1


def test_a_story_is_told_only_when_nothing_is_hidden_any_more(live: LiveServer) -> None:
    match, tokens = live.make()
    early = live.http.get(f"/api/matches/{match}/story")
    assert live.http.get(f"/api/matches/{match}/retrospect?n=1").status_code == 409
    with live.sit(match, tokens[0]) as ann:
        ann.answer("bold")
        ann.ask("concede")
    told = live.http.get(f"/api/matches/{match}/story?lang=de")

    looking_back = live.http.get(f"/api/matches/{match}/retrospect?n=1&lang=de").json()

    assert early.status_code == 409
    assert told.status_code == 200
    assert looking_back["seat"] == 0
    assert looking_back["text"]
    assert looking_back["advice"][0]["behind"] == 0
    assert [each["text"] for each in looking_back["advice"] if each["is_played"]] == [looking_back["text"]]
    assert live.http.get(f"/api/matches/{match}/retrospect?n=99").status_code == 404
    assert told.json()["points"][-1]["shares"] == [0, 100]
    assert live.http.get("/api/matches/nothere/story").status_code == 404


def test_what_comes_of_a_pass_belongs_to_the_deed_that_was_under_way() -> None:
    shares = [[50, 50], [50, 50], [70, 30], [60, 40]]
    points: list[Point] = [{"n": n, "round": 1, "shares": both} for n, both in enumerate(shares)]
    blow: Deed = {"n": 1, "seat": 0, "text": "strike", "lines": ["strikes"], "gain": 0}
    passing: Deed = {"n": 2, "seat": 1, "text": "pass", "lines": ["passes", "hit", "falls"], "gain": -20}
    answer: Deed = {"n": 3, "seat": 1, "text": "strike back", "lines": [], "gain": 10}
    whole = whole_deeds([blow, passing, answer], points, {2})

    assert whole == [{**blow, "lines": ["passes", "hit", "falls"], "gain": 20}, answer]


def test_whoever_stood_in_a_written_position_is_counted_among_the_losses() -> None:
    game = open_game("warlord")
    army = [{"ranks": [["pickaxe-brother"], ["hrodgar-stonebrow"]]}, {"ranks": [["grushak-the-unfed"]]}]
    match = start(game, {"position": {"first": 0, "turn": 0, "army": army}}, seeded(1))
    forces = box_of("warlord").forces
    assert forces is not None

    assert [piece.seat for piece in forces.pieces(match)] == [0, 0, 1]
