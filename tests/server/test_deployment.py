"""The files for operators are true: what they name exists."""

from __future__ import annotations

import json
import logging
import re
import tomllib
from pathlib import Path

import httpx
import pytest
from typer.main import get_command

from server.live import LiveServer
from tercio.cli import app
from tercio.server.logs import JSON, JsonLines, log_settings

DEPLOY = Path(__file__).parents[2] / "deploy"
SERVE = get_command(app).commands["serve"]  # type: ignore[attr-defined]
OPTIONS = {option for each in SERVE.params for option in (*each.opts, *each.secondary_opts)}


@pytest.mark.parametrize("name", ["tercio.service", "Containerfile"])
def test_every_option_of_the_server_exists(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if re.match(r"(ExecStart|ENTRYPOINT)", line)]
    named = set(re.findall(r"--[a-z-]+", " ".join(lines)))

    assert "--log" in named
    assert named <= OPTIONS


def test_the_container_has_everything_that_the_package_is_built_from() -> None:
    project = DEPLOY.parent
    built = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))
    wanted = {built["project"]["readme"], "pyproject.toml", "constraints.txt", "src", "LICENSE"}
    wanted |= set(built["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"])
    copies = re.findall(r"^COPY (?!--)(.+) \S+$", (DEPLOY / "Containerfile").read_text("utf-8"), re.MULTILINE)

    assert wanted <= {name for line in copies for name in line.split()}
    assert not [name for name in wanted if not (project / name).exists()]


def test_every_figure_of_the_dashboard_is_measured(live: LiveServer) -> None:
    board = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
    asked = {name for panel in board["panels"] for target in panel["targets"] for name in names_in(target["expr"])}
    measured = {line.split()[2] for line in metrics(live) if line.startswith("# TYPE")}

    assert len(asked) >= 8
    assert {re.sub("_(total|bucket)$", "", name) for name in asked} <= {
        re.sub("_total$", "", name) for name in measured
    }


def names_in(expression: str) -> list[str]:
    return re.findall(r"\b(?:tercio|process)_[a-z_]+", re.sub(r"\{[^}]*\}", "", expression))


def metrics(live: LiveServer) -> list[str]:
    told: httpx.Response = live.http.get("/metrics")
    return told.text.splitlines()


def test_a_line_of_the_log_is_one_object_with_its_trouble() -> None:
    try:
        raise ValueError("of the\nsecond line")
    except ValueError as trouble:
        caught = (type(trouble), trouble, trouble.__traceback__)
    record = logging.LogRecord("tercio.server", logging.ERROR, "", 1, "%s failed", ("Größe",), caught)
    told = json.loads(JsonLines().format(record))

    assert (told["level"], told["from"], told["text"]) == ("error", "tercio.server", "Größe failed")
    assert "second line" in told["trouble"]
    assert log_settings(JSON, False)["formatters"]["line"] == {"()": JsonLines}


def test_a_request_is_told_in_parts() -> None:
    args = ("203.0.113.9:5", "GET", "/health", "1.1", 200)
    record = logging.LogRecord("uvicorn.access", logging.INFO, "", 1, '%s - "%s %s HTTP/%s" %d', args, None)
    told = json.loads(JsonLines().format(record))

    assert (told["method"], told["path"], told["status"]) == ("GET", "/health", 200)
