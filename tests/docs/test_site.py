"""The website builds without a warning and loads nothing from elsewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs.pages import PROJECT
from tercio.games import GAMES

LOADED = re.compile(r'<(?:script|img|iframe|source)[^>]*\ssrc="(https?:)?//[^"]*"|<link[^>]*\shref="(https?:)?//[^"]*"')
ONLY_OURS = re.compile(r"^(?:hooks|nav):.*\n(?:  .*\n)*", re.MULTILINE)  # settings that name our pages
FETCHED = re.compile(r"@import|url\([\"']?(?:https?:)?//")


def build(project: Path, folder: Path) -> tuple[int, str]:
    """Strict, and never quiet: with `--quiet` MkDocs does not count its warnings, and strict means nothing."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    env = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=project, env=env, capture_output=True, encoding="utf-8", check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    status, said = build(PROJECT, folder)
    assert status == 0, said
    assert "WARNING" not in said
    return folder


def test_a_link_that_leads_nowhere_stops_the_build(tmp_path: Path) -> None:
    """Of a site with the settings of ours and one page, which is built sooner."""
    (tmp_path / "docs").mkdir()
    settings = (PROJECT / "mkdocs.yml").read_text("utf-8")
    (tmp_path / "mkdocs.yml").write_text(ONLY_OURS.sub("", settings) + "nav: [index.md]\n", "utf-8")
    page = tmp_path / "docs" / "index.md"
    page.write_text("# Site\n\n[nowhere](no-such-page.md)\n", "utf-8")

    status, said = build(tmp_path, tmp_path / "site")

    assert status != 0
    assert said.count("WARNING") == 1
    assert "no-such-page.md" in said


def test_every_page_is_there(site: Path) -> None:
    pages = {page.stem for page in PROJECT.glob("docs/*.md")}
    made = {f"reference-{game}-{lang}" for game in GAMES for lang in ("en", "de")}

    assert {page.stem for page in site.glob("*.html")} == {*pages, *made, "404"}


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    pages = {page.name: page.read_text("utf-8") for page in site.glob("*.html")}
    found = [(name, match[0]) for name, text in pages.items() for match in LOADED.finditer(text)]

    assert found == []


def test_no_style_or_picture_fetches_anything_from_elsewhere(site: Path) -> None:
    files = [*site.glob("**/*.css"), *site.glob("**/*.svg")]
    found = [file.name for file in files if FETCHED.search(file.read_text("utf-8"))]

    assert len(files) > 2
    assert found == []
