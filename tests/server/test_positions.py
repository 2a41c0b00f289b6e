"""Positions set by hand: what is wrong with them, playing from them, and scenario files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.live import LiveServer
from tercio.games import box_of, open_game
from tercio.kernel import loaded_first, seeded, start
from tercio.kernel.record import dump_dice, load_dice
from tercio.scenario import run_text

Json = dict[str, Any]
GAMES = ["summoners", "mageknight"]
DUEL: Json = {
    "board": 24,
    "total": 200,
    "warriors": {
        "orc": {"figure": "orc-marauder-tough", "seat": 0, "at": [10, 10]},
        "elf": {"figure": "master-archer-standard", "seat": 1, "at": [10, 11.5]},
    },
    "terrain": {"wall": {"kind": "blocking", "at": [15, 12], "width": 4, "depth": 1}},
    "missions": [{"at": [12, 12]}],
}
CALL: Json = {
    "board": 24,
    "acting": "caller",
    "players": [{"gems": 5}, {"gems": 2}],
    "units": {
        "caller": {"profile": "water-summoner", "seat": 0, "at": [10, 4]},
        "cobra": {"profile": "ice-cobra", "seat": 0, "at": [13, 4]},
        "enemy": {"profile": "fire-summoner", "seat": 1, "at": [10, 20]},
    },
    "terrain": {"wood": {"kind": "wood", "at": [5, 12]}, "rock": {"kind": "boulder", "at": [18, 12]}},
    "objectives": {"well": {"kind": "large", "at": [12, 12], "holder": 1}},
}
SHAPE = ("facing", "radius", "width", "depth")  # which of them are read depends on the others
SHIELDS: Json = {
    "turn": 1,
    "army": [
        {"ranks": [["gatehall-warden", "pickaxe-brother"], ["hrodgar-stonebrow"]], "deck": ["pickaxe-brother#2"]},
        {"ranks": [["gatehall-warden#2"], ["sylvaren-of-the-long-dusk"]], "hand": ["bind-the-cut"]},
    ],
    "cards": {"pickaxe-brother": {"state": "spent", "wounds": 0}},
}
POSITIONS = {"summoners": CALL, "mageknight": DUEL, "warlord": SHIELDS}


def look(live: LiveServer, game: str, position: Json, status: int = 200, **more: Any) -> Json:
    told = live.http.post(f"/api/positions/{game}/look", json={"position": position, **more})
    assert told.status_code == status, told.text
    found: Json = told.json()
    return found


def changed(position: Json, section: str, name: str, **more: Any) -> Json:
    return {**position, section: {**position[section], name: {**position[section][name], **more}}}


def people(*names: str) -> list[Json]:
    return [{"kind": "person", "name": name} for name in names]


# -- the form -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_the_form_can_be_laid_down(live: LiveServer, game: str) -> None:
    form = live.http.get(f"/api/positions/{game}/form").json()
    assert form["game"] == game
    for section in form["sections"]:
        for number in range(0, len(section["parts"]), 7):
            part = section["parts"][number]
            entry = {**part["entry"], "at": [12, 12]}
            if [field for field in section["fields"] if field["key"] == "seat"]:
                entry["seat"] = 1
            entries = [entry] if section["is_list"] else {part["name"]: entry}
            seen = look(live, game, {**form["empty"], section["key"]: entries})
            texts = [problem["text"]["en"] for problem in seen["problems"] if not problem["rule"]]

            assert seen["scene"] is not None, (part, texts)
            assert [thing for thing in seen["written"] if thing["section"] == section["key"]], part


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_the_form_is_read(live: LiveServer, game: str) -> None:
    """A key that the game does not know would be refused by name."""
    form = live.http.get(f"/api/positions/{game}/form").json()
    names: list[str] = []
    for section in form["sections"]:
        entries = POSITIONS[game].get(section["key"], {})
        first = entries[0] if isinstance(entries, list) and entries else next(iter(dict(entries).values()), None)
        if first is None:
            continue
        for field in section["fields"]:
            if field["key"] in SHAPE:
                continue
            name = next(iter(entries)) if isinstance(entries, dict) else 0
            bad = {**first, field["key"]: {"no": "such"}}
            put = [bad] if section["is_list"] else {**entries, name: bad}
            problems = look(live, game, {**POSITIONS[game], section["key"]: put})["problems"]
            texts = [problem["text"]["en"] for problem in problems]
            names.append(field["key"])

            assert not [text for text in texts if f'Unknown key "{field["key"]}"' in text], texts

    assert len(names) > 15


def test_every_card_can_be_laid_into_ranks_or_piles(live: LiveServer) -> None:
    form = live.http.get("/api/positions/warlord/form").json()
    [section] = form["sections"]
    names = [part["name"] for part in section["parts"]]
    piles = {pile["key"]: names[number::7][:9] for number, pile in enumerate(form["piles"]) if not pile["is_ranks"]}
    seen = look(live, "warlord", {**form["empty"], "army": [{"ranks": [], **piles}, {"ranks": []}]})
    written = {thing["name"] for thing in seen["written"] if thing["section"] == section["key"]}

    assert len(names) > 300
    assert written == {name for pile in piles.values() for name in pile}


def test_cards_stand_where_they_are_written_and_the_one_whose_turn_it_is_is_asked(live: LiveServer) -> None:
    seen = look(live, "warlord", SHIELDS)
    doubled = {**SHIELDS, "army": [SHIELDS["army"][0], {"ranks": [["pickaxe-brother"]]}]}
    told = look(live, "warlord", doubled)["problems"]

    assert seen["problems"] == []
    assert [ask["seat"] for ask in seen["asks"]] == [1]
    assert "pickaxe-brother#2" in told[0]["text"]["en"]


@pytest.mark.parametrize("game", ["skirmish", "chess"])
def test_other_games_have_no_editor(live: LiveServer, game: str) -> None:
    form = live.http.get(f"/api/positions/{game}/form")
    told = live.http.post(f"/api/positions/{game}/look", json={"position": {}})
    shelf = {each["id"]: each["has_editor"] for each in live.http.get("/api/games").json()}

    assert form.status_code == told.status_code == 404
    assert told.json()["de"]
    assert shelf == {"warlord": True, "summoners": True, "mageknight": True, "skirmish": False}


# -- looking --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_seen_as_it_is_written(live: LiveServer, game: str) -> None:
    seen = look(live, game, POSITIONS[game], lang="de")
    figures = {figure["id"]: figure for figure in seen["scene"]["figures"]}
    written = {(each["section"], each["name"]): each["thing"] for each in seen["written"]}
    section = "warriors" if game == "mageknight" else "units"

    assert seen["problems"] == []
    assert seen["seats"] == 2
    assert [ask["seat"] for ask in seen["asks"]] == [0]
    for name, entry in POSITIONS[game][section].items():
        figure = figures[written[section, name]]
        assert [figure["x"], figure["y"]] == [round(each * 1000) for each in entry["at"]]
        assert figure["seat"] == entry["seat"]


@pytest.mark.parametrize("game", GAMES)
def test_everything_about_a_thing_in_it_is_told(live: LiveServer, game: str) -> None:
    """As its owner sees it; a whole dial only where the position has open dials."""
    seen = look(live, game, POSITIONS[game])
    for figure in seen["scene"]["figures"]:
        body = {"position": POSITIONS[game], "thing": figure["id"], "lang": "de"}
        about = live.http.post(f"/api/positions/{game}/about", json=body).json()
        assert about["name"]
        assert about["stats"] or about["dial"]
        assert all(paragraph["text"] for paragraph in about["paragraphs"])
    nothing = live.http.post(f"/api/positions/{game}/about", json={"position": POSITIONS[game], "thing": 10**6})
    unread = live.http.post(f"/api/positions/{game}/about", json={"position": {"no-such-key": 1}, "thing": 0})

    assert nothing.json() is None
    assert unread.json() is None


def test_whoever_stands_in_another_is_told_with_the_rule(live: LiveServer) -> None:
    seen = look(live, "mageknight", changed(DUEL, "warriors", "elf", at=[10, 11]))
    told = {(each["name"], each["rule"]) for each in seen["problems"]}

    assert seen["scene"] is not None
    assert told == {("elf", "MK-MOVE-08"), ("orc", "MK-MOVE-08")}
    assert seen["problems"][0]["text"]["de"] != seen["problems"][0]["text"]["en"]


def test_whoever_stands_in_a_wall_or_beside_the_table_is_told(live: LiveServer) -> None:
    walled = look(live, "mageknight", changed(DUEL, "warriors", "elf", at=[15, 12]))
    beside = look(live, "mageknight", changed(DUEL, "warriors", "elf", at=[0.1, 12]))

    assert [each["rule"] for each in walled["problems"]] == ["MK-TERRAIN-27"]
    assert [each["rule"] for each in beside["problems"]] == ["MK-FIGURE-11"]


@pytest.mark.parametrize(
    ("at", "rule"),
    [([10, 4.5], "SU-SUMMON-09"), ([18, 12], "SU-TERRAIN-05"), ([12, 12], "SU-SCEN-11"), ([0.2, 9], "SU-TERRAIN-06")],
)
def test_a_creature_needs_room(live: LiveServer, at: list[float], rule: str) -> None:
    problems = look(live, "summoners", changed(CALL, "units", "cobra", at=at))["problems"]

    assert {each["rule"] for each in problems} == {rule}


def test_every_mistake_is_told_with_its_entry(live: LiveServer) -> None:
    bad = changed(changed(DUEL, "warriors", "orc", click=99), "warriors", "elf", figure="no-such")
    seen = look(live, "mageknight", {**bad, "missions": [{"at": [99, 1]}], "wind": 3})
    told = {(each["section"], each["name"]) for each in seen["problems"]}

    assert seen["scene"] is None
    assert told >= {("warriors", "orc"), ("warriors", "elf"), ("missions", 0)}
    assert [each for each in seen["problems"] if "wind" in each["text"]["en"]]


def test_an_empty_table_is_shown_but_not_played(live: LiveServer) -> None:
    seen = look(live, "mageknight", {})

    assert seen["scene"] is not None
    assert [each["text"]["en"] for each in seen["problems"]] == ["From here the match would be over at once."]


# -- limits ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "bad",
    [
        {"warriors": {f"w{n}": {"figure": "orc-marauder-tough", "seat": 0, "at": [1, 1]} for n in range(61)}},
        {"terrain": {"a": {"kind": "blocking", "outline": [[n % 20, n // 20] for n in range(61)]}}},
        {"terrain": {"x" * 201: {"kind": "blocking", "at": [1, 1], "radius": 1}}},
        {"missions": [{"at": [n, 1]} for n in range(21)]},
        {"a": {"b": {"c": {"d": {"e": {"f": {"g": {"h": 1}}}}}}}},
        {"players": [[[n] * 50 for n in range(20)] for _ in range(20)]},
    ],
)
def test_a_position_is_not_larger_than_a_table(live: LiveServer, bad: Json) -> None:
    told = look(live, "mageknight", bad, 422)
    made = live.http.post("/api/matches", json={"game": "mageknight", "seats": people("A", "B"), "position": bad})
    saved = live.http.post("/api/positions/mageknight/file", json={"position": bad})

    assert "too large" in told["en"]
    assert "zu groß" in told["de"]
    assert made.status_code == saved.status_code == 422


def test_a_number_that_is_none_is_refused(live: LiveServer) -> None:
    body = '{"position": {"board": NaN}}'
    told = live.http.post("/api/positions/mageknight/look", content=body, headers={"content-type": "application/json"})

    assert told.status_code == 422


@pytest.mark.parametrize("game", GAMES)
def test_steps_under_way_are_not_taken_from_strangers(live: LiveServer, game: str) -> None:
    position = {**POSITIONS[game], "pending": [{"step": "Battle"}]}
    seen = look(live, game, position)
    made = live.http.post("/api/matches", json={"game": game, "seats": people("A", "B"), "position": position})

    assert seen["scene"] is None
    assert "under way" in seen["problems"][0]["text"]["en"]
    assert made.status_code == 422


# -- playing --------------------------------------------------------------------------------------


@pytest.mark.rule("T-POSITION-01")
def test_a_match_begins_from_the_position_and_is_marked(live: LiveServer) -> None:
    match, tokens = live.make(*people("Ann", "Ben"), game="mageknight", position=DUEL, dice=[6, 6])
    info = live.http.get(f"/api/matches/{match}").json()
    lobby = live.http.get("/api/lobby").json()["running"]
    with live.sit(match, tokens[0]) as ann:
        table = ann.seen(lambda table: table["question"])
        orc = next(option for option in table["question"]["options"] if option["key"] == "close")
        assert ann.answer("close", subject=orc["subject"], picks=[orc["among"][0]["pick"]])["type"] == "done"
        ann.seen(lambda table: table["turn"] == 1)
        dice = [line["dice"]["faces"] for line in ann.log if line["dice"]]

    assert table["is_practice"]
    assert info["is_practice"]
    assert info["stage"] == "playing"
    assert match not in [each["id"] for each in lobby]
    assert [(figure["x"], figure["y"]) for figure in table["scene"]["figures"]] == [(10_000, 10_000), (10_000, 11_500)]
    assert dice[0] == [6, 6]


def test_after_the_loaded_dice_chance_decides(live: LiveServer) -> None:
    seats = [*people("Ann"), {"kind": "bot", "bot": "random"}]
    match, tokens = live.make(*seats, game="mageknight", position=DUEL, dice=[1])
    with live.sit(match, tokens[0]) as ann:
        ann.seen(lambda table: table["question"])
        ann.answer("end-phase")
        ann.seen(lambda table: table["turn"] == 1 and table["question"])

        assert ann.table["stage"] == "playing"


@pytest.mark.rule("T-POSITION-01")
@pytest.mark.parametrize("seats", [1, 3])
def test_there_are_as_many_seats_as_the_position_has(live: LiveServer, seats: int) -> None:
    body = {"game": "mageknight", "seats": people("A", "B", "C")[:seats], "position": DUEL}
    told = live.http.post("/api/matches", json=body)

    assert told.status_code == 422
    assert told.json()["rule"] == "T-POSITION-01"


def test_from_an_impossible_position_nobody_plays(live: LiveServer) -> None:
    position = changed(DUEL, "warriors", "elf", at=[10, 11])
    told = live.http.post("/api/matches", json={"game": "mageknight", "seats": people("A", "B"), "position": position})

    assert told.status_code == 422
    assert told.json()["rule"] == "MK-MOVE-08"


@pytest.mark.rule("T-POSITION-01")
@pytest.mark.parametrize("game", GAMES)
def test_the_position_of_a_practice_match_can_be_taken_at_any_time(live: LiveServer, game: str) -> None:
    match, _ = live.make(*people("Ann", "Ben"), game=game, position=POSITIONS[game])
    taken = live.http.get(f"/api/matches/{match}/position").json()
    seen = look(live, game, taken["position"])
    section = "warriors" if game == "mageknight" else "units"

    assert taken["game"] == game
    assert seen["problems"] == []
    assert {name: entry["at"] for name, entry in taken["position"][section].items()} == {
        name: entry["at"] for name, entry in POSITIONS[game][section].items()
    }
    assert [ask["seat"] for ask in seen["asks"]] == [0]


def test_the_position_of_another_match_stays_hidden_until_it_is_over(live: LiveServer) -> None:
    match, tokens = live.make({"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}, game="mageknight")
    with live.sit(match, tokens[0]) as ann:
        ann.seen()
        if ann.table["stage"] == "waiting":
            ann.ask("sit", name="Ann", force=live.http.get("/api/games").json()[2]["forces"]["ready"][0]["name"])
        ann.seen(lambda table: table["stage"] == "playing")
        hidden = live.http.get(f"/api/matches/{match}/position")
        ann.ask("concede")
        ann.seen(lambda table: table["stage"] == "over")
    told = live.http.get(f"/api/matches/{match}/position", params={"after": 0})

    assert hidden.status_code == 409
    assert told.status_code == 200
    assert told.json()["position"]["warriors"]


def test_another_match_from_it_has_the_same_dice_loaded(live: LiveServer) -> None:
    seats = [*people("Ann"), {"kind": "bot", "bot": "random"}]
    match, tokens = live.make(*seats, game="mageknight", position=DUEL, dice=[6, 5])
    with live.sit(match, tokens[0]) as ann:
        ann.ask("concede")
        assert ann.ask("offer", what="rematch")["type"] == "done"
        again = ann.seen(lambda table: table["next_match"])["next_match"]
    dice = live.inside.hub.tables[again].table.head.dice

    assert dice["loaded"] == [6, 5]
    assert dice["endless"]


# -- files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_is_saved_is_a_scenario_that_opens_again(live: LiveServer, game: str) -> None:
    body = {"position": POSITIONS[game], "title": 'A "fine" position', "dice": [3, 4]}
    text = live.http.post(f"/api/positions/{game}/file", json=body).text
    opened = live.http.post("/api/positions/open", json={"text": text}).json()
    told = live.http.post("/api/positions/open", json={"text": text.replace("board", "bored")})

    assert opened["game"] == game
    assert opened["position"] == POSITIONS[game]
    assert opened["dice"] == [3, 4]
    assert opened["title"]["en"] == 'A "fine" position'
    assert told.status_code == 422
    assert "bored" in told.json()["en"]
    report = run_text(text.replace("dice = [3, 4]", "dice = []"), "saved.toml")
    assert report.differences == ()


@pytest.mark.parametrize("game", GAMES)
def test_lessons_and_our_own_scenarios_open(live: LiveServer, game: str) -> None:
    files = sorted(Path(__file__).parents[2].glob(f"src/tercio/games/{game}/lessons/*.toml"))
    for file in files:
        opened = live.http.post("/api/positions/open", json={"text": file.read_text("utf-8")})
        assert opened.status_code == 200, opened.text
        assert look(live, game, opened.json()["position"])["problems"] == [], file.name

    assert len(files) >= 6


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "game"),
        ("game = 'skirmish'", "cannot be edited"),
        ("game = 'mageknight'", "no position"),
        ("game = 'summoners'\n[position]\nscenario = 'x'", "scenario"),
        ("{", ""),
    ],
)
def test_a_file_that_is_none_is_told(live: LiveServer, text: str, word: str) -> None:
    told = live.http.post("/api/positions/open", json={"text": text})

    assert told.status_code == 422
    assert word in told.json()["en"]
    assert told.json()["de"]


def test_a_file_with_cards_of_its_own_is_told(live: LiveServer) -> None:
    folder = Path(__file__).parents[1] / "scenarios" / "mageknight"
    text = (folder / "attackseq-eleven-steps.toml").read_text("utf-8")
    told = live.http.post("/api/positions/open", json={"text": text})

    assert told.status_code == 422
    assert "brings its own cards" in told.json()["en"]


@pytest.mark.parametrize("game", GAMES)
def test_a_file_in_the_middle_of_something_opens_without_it(live: LiveServer, game: str) -> None:
    match = start(open_game(game), {"position": POSITIONS[game]}, seeded(1))
    position = box_of(game).vocabulary.write_position(match)
    assert position["pending"]
    text = live.http.post(f"/api/positions/{game}/file", json={"position": position}).text
    opened = live.http.post("/api/positions/open", json={"text": text}).json()
    seen = look(live, game, opened["position"])

    assert "pending" not in opened["position"]
    assert seen["problems"] == []
    assert [ask["seat"] for ask in seen["asks"]] == [0]


# -- through the middle of matches ---------------------------------------------------------------------


@pytest.mark.parametrize("game", list(POSITIONS))
def test_every_moment_of_a_match_becomes_a_position(game: str) -> None:
    """Every position of a match can be read, and the player to move stays the same."""
    opened, editor = open_game(game), box_of(game).editor
    assert editor is not None
    dice = seeded(5)
    match = start(opened, opened.example_setup(), seeded(4))
    read = 0
    for number in range(260):
        asks = match.asks()
        if not asks:
            break
        view = match.view(asks[0].seat)
        match.answer(opened.propose(view, view.asks[0], 1, dice)[0])
        if number % 20 == 0 and match.asks():
            position = editor().settled(match)
            again = start(opened, {"position": position}, seeded(9))
            read += 1

            assert again.asks() or again.outcome is not None
            if game == "warlord" and position["phase"] == "orders":
                assert editor().settled(again) == position
                assert again.asks()[0].seat == position["turn"]

    assert read >= 5


# -- dice -----------------------------------------------------------------------------------------


def test_loaded_first_dice_fall_as_written_and_then_by_chance() -> None:
    dice = loaded_first((6, 9, 2), 7)
    again = load_dice(dump_dice(dice))
    fallen = [dice.die(6) for _ in range(40)]

    assert fallen[:2] == [6, 2]  # no die has a 9
    assert len(set(fallen[2:])) > 3
    assert [again.die(6) for _ in range(40)] == fallen
    assert "endless" not in dump_dice(seeded(1))
