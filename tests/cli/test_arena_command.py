"""`tercio arena` and `tercio balance`: tables and JSON, resuming after a kill, Ray, and mistakes told in one line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from killing import children_of, is_running, seconds_of
from tercio.arena.book import Book, read_result
from tercio.arena.cluster import Cluster
from tercio.arena.orders import Result
from tercio.arena.processes import Processes
from tercio.cli.arena import arena, armies_of, bots_of
from tercio.cli.balance import balance
from tercio.cli.contest import backend_of, bot_of
from tercio.content.trouble import BadInput
from tercio.games import box_of, open_game
from tercio.wire import read_record
from terminal import PROGRAM, Terminal, environment, squeezed, tercio

PATIENCE = 240  # seconds: Ray takes its time to start, the more so on a busy machine


def lines_of(file: Path) -> list[Result]:
    """The finished matches of a results file, without how long they took."""
    whole = file.read_text("utf-8").split("\n")[1:-1]
    return [read_result(json.loads(line))._replace(seconds=0.0) for line in whole]


def by_key(file: Path) -> dict[str, Result]:
    return {result.key: result for result in lines_of(file)}


# -- the arena ------------------------------------------------------------------------


def test_the_arena_rates_bots_and_saves_every_match(tmp_path: Path) -> None:
    words = ("arena", "skirmish", "--bots", "random,recruit", "--games", "6", "--jobs", "2", "--save", "records")
    done = tercio(*words, "--json", at=tmp_path)
    told: dict[str, Any] = json.loads(done.stdout)
    again = tercio(*words, "--lang", "de", at=tmp_path)

    assert (done.returncode, done.stderr) == (0, "")
    assert told["matches"] == 6
    assert [row["name"] for row in told["bots"]] == ["recruit", "random"]
    assert told["bots"][0]["won"] + told["bots"][0]["drawn"] + told["bots"][0]["lost"] == 6
    assert told["bots"][0]["rating"] == -told["bots"][1]["rating"] > 0
    assert len(list((tmp_path / "records").iterdir())) == 6
    assert read_record(tmp_path / "records" / "random-recruit-0-b.tercio").players == ("recruit", "random")
    assert "6 Partien, davon 0 gescheitert" in squeezed(again.stdout)
    assert len(lines_of(tmp_path / told["results"])) == 6


def test_a_killed_run_loses_no_finished_match_and_leaves_no_process_behind(tmp_path: Path) -> None:
    """kill -9 in the middle; then the same command plays the rest, and all is as if nothing had happened."""
    words = ("arena", "skirmish", "--bots", "greedy,random", "--jobs", "2", "--results", "r.jsonl")
    file = tmp_path / "r.jsonl"
    killed = subprocess.Popen([*PROGRAM, *words, "--games", "4000"], cwd=tmp_path, env=environment())
    wait_for(lambda: file.exists() and len(lines_of(file)) >= 5)
    children = children_of(killed.pid)
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    before = file.read_bytes()
    wait_for(lambda: not [child for child in children if is_running(child)])
    games = len(lines_of(file)) + 6
    resumed = tercio(*words, "--games", str(games), at=tmp_path)
    fresh = tercio(*words[:-1], "fresh.jsonl", "--games", str(games), at=tmp_path)

    assert (resumed.returncode, fresh.returncode) == (0, 0)
    assert file.read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    assert len(lines_of(file)) == len(by_key(file))
    assert {key: by_key(file)[key] for key in by_key(tmp_path / "fresh.jsonl")} == by_key(tmp_path / "fresh.jsonl")


def test_a_killed_run_leaves_no_process_in_the_middle_of_a_long_match(tmp_path: Path) -> None:
    words = ("arena", "warlord", "--bots", "search:playouts=100000,random", "--jobs", "1", "--games", "2")
    killed = subprocess.Popen([*PROGRAM, *words], cwd=tmp_path, env=environment())
    children: list[int] = []

    def is_playing() -> bool:
        children[:] = children_of(killed.pid)
        return max([seconds_of(child) for child in children], default=0.0) > 4  # it has long read the game

    wait_for(is_playing)
    killed.send_signal(signal.SIGKILL)
    killed.wait()

    wait_for(lambda: not [child for child in children if is_running(child)])


def wait_for(is_so: Any) -> None:
    ends = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < ends
        time.sleep(0.05)


def test_ctrl_c_tells_how_to_go_on(tmp_path: Path) -> None:
    words = ("arena", "skirmish", "--games", "4000", "--results", "r.jsonl", "--jobs", "1")
    running = subprocess.Popen(
        [*PROGRAM, *words], cwd=tmp_path, env=environment(), stderr=subprocess.PIPE, encoding="utf-8"
    )
    wait_for(lambda: (tmp_path / "r.jsonl").exists() and len(lines_of(tmp_path / "r.jsonl")) >= 2)
    running.send_signal(signal.SIGINT)
    _, told = running.communicate(timeout=PATIENCE)

    assert running.returncode == 130
    assert "finished matches are saved in r.jsonl; the same command continues from there." in told
    assert told.count("\n") == 1


def test_a_real_ray_on_this_machine_plays_the_same_matches(tmp_path: Path) -> None:
    words = [*PROGRAM, "arena", "skirmish", "--bots", "greedy,random", "--games", "6", "--jobs", "2"]
    runs = {
        name: subprocess.run(
            [*words, "--backend", name, "--results", f"{name}.jsonl"],
            cwd=tmp_path,
            env=environment(),
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=PATIENCE,
        )
        for name in ("local", "ray")
    }

    assert [(run.returncode, run.stderr) for run in runs.values()] == [(0, ""), (0, "")]
    assert by_key(tmp_path / "ray.jsonl") == by_key(tmp_path / "local.jsonl")
    assert len(by_key(tmp_path / "ray.jsonl")) == 6


def test_a_terminal_shows_how_far_it_is_and_how_long_it_takes(tmp_path: Path) -> None:
    words = ("arena", "skirmish", "--bots", "random,recruit", "--games", "8", "--jobs", "1", "--lang", "de")
    terminal = Terminal(*words, at=tmp_path, TERM="xterm")
    terminal.child.timeout = PATIENCE
    status, shown = terminal.end()

    assert status == 0
    assert "Partien" in shown
    assert "8/8" in shown
    assert "noch:" in shown
    assert "8 Partien, davon 0 gescheitert" in squeezed(shown)


def test_a_broken_match_is_told_and_the_command_fails(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    words = ("arena", "skirmish", "--bots", "random,recruit", "--games", "2", "--results", "r.jsonl", "--jobs", "1")
    assert tercio(*words, at=tmp_path).returncode == 0
    head, first, _ = file.read_text("utf-8").splitlines()
    broken = {**json.loads(first), "key": "random/recruit/0/b", "winners": [], "trouble": "BrokenLaw: in circles"}
    file.write_text(f"{head}\n{first}\n{json.dumps(broken)}\n", "utf-8")
    done = tercio(*words, "--json", at=tmp_path)

    assert done.returncode == 1
    assert json.loads(done.stdout)["broken"] == [{"key": "random/recruit/0/b", "trouble": "BrokenLaw: in circles"}]


def test_the_suite_examines_a_bot_by_opponents_and_deals_that_are_always_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tercio.arena.suite.GAMES", 2)
    words: dict[str, Any] = {"bots": "recruit", "is_suite": True, "jobs": 1, "as_json": True, "lang": "en"}
    arena("skirmish", **words, seed=5, results=tmp_path / "one.jsonl")
    one: dict[str, Any] = json.loads(capsys.readouterr().out)
    arena("skirmish", **words, seed=6, armies="mirror", results=tmp_path / "other.jsonl")
    capsys.readouterr()

    assert (one["format"], one["seed"], one["matches"]) == ("suite", 2026, 8)
    assert all("recruit" in fixture["bots"] for fixture in one["fixtures"])
    assert len(one["bots"]) == 5
    assert by_key(tmp_path / "one.jsonl") == by_key(tmp_path / "other.jsonl")


# -- what users give ---------------------------------------------------------------------


def test_bots_with_settings_are_told_apart() -> None:
    assert bots_of("greedy, search:playouts=9,ms=50,random") == ("greedy", "search:playouts=9,ms=50", "random")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"game": "chess"}, "No game is called"),
        ({"bots": "greedy"}, "Two bots at least"),
        ({"bots": "greedy,greedy"}, "given twice"),
        ({"bots": "greedy,nobody"}, "nobody"),
        ({"bots": "greedy,greedy:wit=3"}, "wit"),
        ({"backend": "cloud"}, "No backend is called"),
        ({"address": "auto"}, "Only Ray has an address"),
        ({"system": "knock-out"}, "No format is called"),
        ({"armies": "elves"}, "no armies"),
        ({"agreed": ["scenario=s4"]}, "scenario"),
        ({"agreed": ["scenario"]}, "not a word with a value"),
        ({"game": "warlord", "armies": "elves,orcs"}, "orcs"),
        ({"game": "warlord", "armies": "elves,elves,elves"}, "one for each"),
        ({"game": "summoners", "agreed": ["scenario=s99"]}, "s99"),
    ],
)
def test_a_mistake_is_one_clear_message(words: dict[str, Any], message: str, tmp_path: Path) -> None:
    given = {"game": "skirmish", "results": tmp_path / "r.jsonl", "lang": "en", **words}
    with pytest.raises(BadInput) as found:
        arena(**given)
    en, de = found.value.message("en"), found.value.message("de")

    assert message in en
    assert en != de
    assert "\n" not in en
    assert not (tmp_path / "r.jsonl").exists()


def test_a_mistake_ends_the_command_with_status_2(tmp_path: Path) -> None:
    Book({"kind": "arena"}, tmp_path / "other.jsonl").close()
    other = tercio("arena", "skirmish", "--results", "other.jsonl", at=tmp_path)
    unknown = tercio("balance", "summoners", "--realms", "steam", "--lang", "de", at=tmp_path)

    assert (other.returncode, other.stdout) == (2, "")
    assert other.stderr.startswith("tercio: other.jsonl: --results: These are the results of another run")
    assert unknown.stderr == (
        "tercio: --armies: Kein fertiges Reich heißt „steam“; es gibt: air, corrupted, earth, fire, water.\n"
    )


def test_armies_may_be_files(tmp_path: Path) -> None:
    game, forces = open_game("summoners"), box_of("summoners").forces
    (tmp_path / "mine.toml").write_text('realm = "fire"\nlevel = "adept"\n', "utf-8")
    manner, chosen = armies_of(game, forces, f"{tmp_path / 'mine.toml'},air", "en")

    assert manner == "mixed"
    assert [force.name for force in chosen] == ["mine", "air"]
    assert chosen[0].content["level"] == "adept"


def test_bots_and_backends_by_name() -> None:
    hands = backend_of("local", 0, "")

    assert bot_of("greedy:samples=1") == "greedy:samples=1"
    assert isinstance(hands, Processes)
    assert hands.jobs == os.cpu_count()
    assert isinstance(backend_of("ray", 0, "auto"), Cluster)


# -- the report ---------------------------------------------------------------------------


def test_balance_writes_a_page_and_goes_on_where_it_was(tmp_path: Path) -> None:
    words = ("balance", "summoners", "--realms", "fire,water", "--bot", "random", "--jobs", "1", "--results", "r.jsonl")
    few = tercio(*words, "--games", "2", at=tmp_path)
    more = tercio(*words, "--games", "4", "--lang", "de", "--out", "bericht.html", "--json", at=tmp_path)
    told = json.loads(more.stdout)
    page = (tmp_path / "bericht.html").read_text("utf-8")

    assert few.stdout == "2 matches; the report: balance-summoners.html\n"
    assert (tmp_path / "balance-summoners.html").exists()
    assert (told["matches"], told["page"]) == (4, "bericht.html")
    assert [row["name"] for row in told["forces"]] in (["fire", "water"], ["water", "fire"])
    assert "Feuer" in page
    assert "Wer anfängt" in page
    assert len(lines_of(tmp_path / "r.jsonl")) == 4


def test_balance_of_a_game_without_armies(tmp_path: Path) -> None:
    balance("skirmish", games=4, bot="random", jobs=1, results=tmp_path / "r.jsonl", out=tmp_path / "p.html", lang="en")

    assert "the side that goes first" in (tmp_path / "p.html").read_text("utf-8")


def test_a_page_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be written"):
        balance("skirmish", games=2, bot="random", jobs=1, results=tmp_path / "r.jsonl", out=tmp_path / "no" / "p.html")
