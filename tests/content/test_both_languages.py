"""Whatever comes with Tercio speaks both languages; only packs of one's own may leave German out."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

SRC = Path(__file__).parents[2] / "src" / "tercio"
FILES = sorted(SRC.rglob("*.toml"))


def english_alone(value: Any, place: str = "") -> Iterator[str]:
    """Where English stands and German does not."""
    if isinstance(value, list):
        for each in value:
            yield from english_alone(each, place)
    elif isinstance(value, dict):
        for key, inner in value.items():
            german = "de" if key == "en" else f"{key[:-3]}_de" if key.endswith("_en") else key
            if german not in value:
                yield f"{place}.{key}"
            yield from english_alone(inner, f"{place}.{key}")


def test_english_alone_is_found() -> None:
    assert list(english_alone({"card": [{"name": {"en": "Imp"}}, {"none_en": "None"}]})) == [
        ".card.name.en",
        ".card.none_en",
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SRC).as_posix())
def test_english_never_stands_alone(file: Path) -> None:
    assert list(english_alone(tomllib.loads(file.read_text("utf-8")))) == []
