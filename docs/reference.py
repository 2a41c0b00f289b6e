"""MkDocs asks here for further pages: the reference of every game, made from the code while the site is built."""

from __future__ import annotations

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from tercio.games import GAMES
from tercio.reference import page


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for game in GAMES:
        for lang in ("en", "de"):
            files.append(File.generated(config, f"reference-{game}-{lang}.md", content=page(game, lang)))
    return files
