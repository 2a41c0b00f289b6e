"""What can be printed of a list, for each game; drawing it is left to the modules that need the paper."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.hall.prints import Print
from tercio.kernel import Game

SAY: Final = Wording("tercio.hall")


PRINTS: Final = {
    "warlord": (
        Print("list", SAY("deck-list")),
        Print("proxies", SAY("cards-cut-out")),
    ),
    "mageknight": (
        Print("list", SAY("army-list")),
        Print("dials", SAY("combat-dials-cut-out")),
        Print("tokens", SAY("tokens-cut-out")),
        Print("cards", SAY("items-spells-domains")),
    ),
    "summoners": (
        Print("profiles", SAY("profile-cards")),
        Print("activations", SAY("activation-cards")),
        Print("tokens", SAY("bases-tokens-cut-out")),
    ),
}


class Printer:
    """Prints what the games have; the paper is loaded when it is first needed."""

    def kinds(self, game: str) -> tuple[Print, ...]:
        return PRINTS.get(game, ())

    async def lay_out(self) -> None:
        return

    def printed(self, game: Game, text: str, kind: str, lang: str) -> bytes:
        from tercio.printing.pages import printed

        return printed(game, text, kind, lang)
