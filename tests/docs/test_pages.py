"""Pages quote the code as it is, link to what is there, and hold nothing that belongs to one machine."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

from docs.pages import PAGES, PROJECT, Block, blocks_of, name_of
from tercio.games import GAMES

QUOTED = [(name_of(page), block) for page in PAGES for block in blocks_of(page) if block.title]
FILES = (*PAGES, PROJECT / "mkdocs.yml", *sorted(PROJECT.glob("docs/**/*.svg")), *sorted(PROJECT.glob("examples/*.py")))
OF_A_MACHINE = re.compile(r"(?<![\w.])/(?:home|root|work|tmp|Users|mnt|opt|srv|var)/|[A-Z]:\\|localhost|127\.0\.0\.1")
MADE = [f"reference-{game}-{lang}.md" for game in GAMES for lang in ("en", "de")]  # while the site is built
LINK = re.compile(r"\]\(([^)\s#]+)(?:#[^)]*)?\)")
RULE_ID = re.compile(r"\b(?:K|SK|SU|MK|WL)-[A-Z]+-\d{2}\b")


def is_excerpt(block: str, file: Path) -> bool:
    """The block stands in the file, at whatever depth."""
    return dedent(block).strip() in file.read_text("utf-8") or block.rstrip() in file.read_text("utf-8")


@pytest.mark.parametrize(("page", "block"), QUOTED, ids=[f"{page}: {block.title}" for page, block in QUOTED])
def test_quoted_code_stands_in_the_file_it_names(page: str, block: Block) -> None:
    assert is_excerpt(block.text, PROJECT / block.title), f"{page} quotes {block.title} as it is no longer"


def test_pages_quote_code() -> None:
    assert len(QUOTED) >= 10


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_no_page_holds_a_path_of_a_machine(file: Path) -> None:
    assert OF_A_MACHINE.findall(file.read_text("utf-8")) == []


@pytest.mark.parametrize("text", ["see /home/me/x", "cd /tmp/site", "/srv/games/main", r"C:\games"])
def test_a_path_of_a_machine_would_be_noticed(text: str) -> None:
    assert OF_A_MACHINE.search(text)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_within_the_project_lead_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text("utf-8")) if not link.startswith("https://")]
    missing = [link for link in links if not (page.parent / link).exists() and link not in MADE]

    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_rule_that_a_page_names_is_in_the_index(page: Path) -> None:
    from tercio.rules import load

    unknown = [rule for rule in RULE_ID.findall(page.read_text("utf-8")) if rule not in load()]

    assert unknown == []


def test_the_changelog_has_the_version() -> None:
    from tercio import VERSION

    assert f"## [{VERSION}]" in (PROJECT / "CHANGELOG.md").read_text("utf-8")
