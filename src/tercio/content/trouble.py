"""What a person gave us cannot be used: one clear sentence in German and English, with its place."""

from __future__ import annotations


class BadInput(Exception):
    """Input of a user is refused; `message` says where and why, and nobody sees a traceback.

    `en` and `de` are whole sentences. `file`, `line` (from 1) and `key` (dotted) are empty when not known. `rules`:
    those of a game that forbid what was given, which is understood, but not allowed.
    """

    def __init__(
        self, en: str, de: str, file: str = "", line: int = 0, key: str = "", rules: tuple[str, ...] = ()
    ) -> None:
        super().__init__(en, de, file, line, key)
        self.en = en
        self.de = de
        self.file = file
        self.line = line
        self.key = key
        self.rules = rules

    def message(self, lang: str) -> str:
        """The message reads `FILE:LINE: key: sentence`, in German for "de" and otherwise in English."""
        sentence = self.de if lang == "de" else self.en
        place = f"{self.file}:{self.line}" if self.file and self.line else self.file
        return printable(": ".join([part for part in (place, self.key, sentence) if part]))

    def __str__(self) -> str:
        return self.message("en")


def printable(text: str) -> str:
    """Whatever a terminal cannot show is spelt out; several sentences may stand on lines of their own."""
    return "".join([char if char.isprintable() or char == "\n" else ascii(char)[1:-1] for char in text])


def shown(text: str, longest: int = 40) -> str:
    """A text of a user is safe to print: on one line, without control characters, not too long."""
    clipped = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join([char if char.isprintable() or char == "\u00a0" else "\ufffd" for char in clipped])
