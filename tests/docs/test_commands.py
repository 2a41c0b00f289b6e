"""Every command that a page names exists, with the options it names, and explains itself."""

import re
import shlex
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from docs.pages import PAGES, PROJECT, blocks_of, name_of
from tercio.cli import app

IN_LINE = re.compile(r"`(?:\.venv/bin/)?tercio ([^`]*)`")
IN_BLOCK = re.compile(r"^(?:\$ )?(?:\.venv/bin/)?tercio (.*)$", re.MULTILINE)
MAKE = re.compile(r"(?:`|^)make ([a-z]+)", re.MULTILINE)


def commands_in(text: str, blocks: list[str]) -> list[str]:
    return [*IN_LINE.findall(text), *[line for block in blocks for line in IN_BLOCK.findall(block)]]


def named_commands() -> list[tuple[str, str]]:
    """Page and words after `tercio`."""
    found: dict[tuple[str, str], None] = {}
    for page in PAGES:
        shells = [block.text for block in blocks_of(page) if block.language in ("bash", "console", "sh")]
        for words in commands_in(page.read_text("utf-8"), shells):
            found[name_of(page), words] = None
    return list(found)


def complaint_about(line: str) -> str:
    """What the program says if the line, asked for help, is not one of its commands; nothing if it is."""
    done = CliRunner().invoke(app, [*shlex.split(line, comments=True), "--help"])
    return "" if done.exit_code == 0 else done.output or repr(done.exception)


@pytest.mark.parametrize(("page", "line"), named_commands(), ids=[f"{p}: {c}" for p, c in named_commands()])
def test_every_command_on_a_page_exists(page: str, line: str) -> None:
    assert complaint_about(line) == "", page


@pytest.mark.parametrize("line", ["dance", "rules dance", "rules show --dance X", "bench --jason"])
def test_a_command_that_does_not_exist_would_be_noticed(line: str) -> None:
    assert complaint_about(line) != ""


def test_the_start_page_names_every_command() -> None:
    named = " ".join(IN_LINE.findall((PROJECT / "docs" / "index.md").read_text("utf-8"))).split()
    known: Any = get_command(app)

    assert set(known.commands) - set(named) == set()


def test_every_target_of_make_on_a_page_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (PROJECT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = {target for page in PAGES for target in MAKE.findall(page.read_text("utf-8"))}

    assert {"play", "test"} <= named
    assert named - targets == set()
