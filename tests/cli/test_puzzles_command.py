"""`tercio puzzles mine`: what was mined already is not mined again."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

from tercio.cli import app


def mine(*more: str) -> str:
    result = CliRunner().invoke(app, ["puzzles", "mine", "skirmish", "--jobs", "1", *more])
    assert result.exit_code == 0, result.output
    return result.output


def test_mining_goes_on_where_it_ended(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.jsonl"
    mine("--matches", "1", "--out", str(out))
    first = (tmp_path / "puzzles.jsonl.matches").read_text("utf-8")
    mine("--matches", "2", "--out", str(out))
    both = (tmp_path / "puzzles.jsonl.matches").read_text("utf-8")

    assert both.startswith(first)
    assert [json.loads(line)["match"] for line in both.splitlines()] == ["skirmish/1/0", "skirmish/1/1"]
