"""Small tables of words in both languages, for what a game says beside its texts."""

from __future__ import annotations


class Words(dict[str, tuple[str, str]]):
    """English and German by key; `{0}`, `{1}` stand for the values in their order."""

    def say(self, key: str, lang: str, *values: object) -> str:
        return self[key][lang == "de"].format(*values)
