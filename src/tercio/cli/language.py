"""Players read German or English: as they ask with `--lang`, or else as their machine is set."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Annotated, Final

import typer

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.kernel.copies import IS_COMPILED

SAY: Final = Wording("tercio.cli")

LANGUAGES: Final = ("de", "en")

_spoken: ContextVar[str] = ContextVar("language")


def language() -> str:
    """The language of everything said to the player from now on: "de" or "en"."""
    return _spoken.get(None) or of_machine(os.environ)


def say(key: str, /, **values: object) -> str:
    """The sentence of this key in the language that the player reads."""
    return SAY.spoken(key, language(), **values)


def engine() -> str:
    """Whether the compiled package is the one that runs, in the player's words."""
    return say("compiled" if IS_COMPILED else "interpreted")


def of_machine(environment: Mapping[str, str]) -> str:
    """The first variable that is set decides; where none is (Windows), the system's own setting does."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "de" if environment[name].lower().startswith("de") else "en"
    name = locale.getlocale()[0] or ""
    return "de" if name.lower().startswith(("de", "german")) else "en"


def speak(lang: str) -> None:
    """Choose the language for the whole command; an empty one means that of the machine."""
    if lang and lang not in LANGUAGES:
        raise BadInput(*SAY("no-language-de-en", lang=lang))
    _spoken.set(lang or of_machine(os.environ))


def _speak_if_asked(lang: str) -> str:
    if lang:
        speak(lang)
    return language()


_HELP: Final = "German or English; as the machine is set if not given."

# For `tercio --lang de COMMAND`, once in the main program.
GlobalLanguage = Annotated[str, typer.Option("--lang", metavar="de|en", help=_HELP, show_default=False)]

# For `tercio COMMAND --lang de`: the parameter of every command that speaks to players, with the default "".
# The command receives "de" or "en".
Language = Annotated[
    str, typer.Option("--lang", metavar="de|en", help=_HELP, show_default=False, callback=_speak_if_asked)
]
