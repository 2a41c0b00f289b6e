"""What can be printed of a list, for each game; drawing it is left to the modules that need the paper."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.content.table import Phrase
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.server")


class Print(NamedTuple):
    kind: str
    title: Phrase


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
