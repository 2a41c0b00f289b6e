"""What can be printed of a list, for each game; drawing it is left to the modules that need the paper."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.content.table import Phrase


class Print(NamedTuple):
    kind: str
    title: Phrase


PRINTS: Final = {
    "warlord": (
        Print("list", Phrase("Deck list", "Deckliste")),
        Print("proxies", Phrase("Cards to cut out", "Karten zum Ausschneiden")),
    ),
    "mageknight": (
        Print("list", Phrase("Army list", "Armeeliste")),
        Print("dials", Phrase("Combat dials to cut out", "Kampfscheiben zum Ausschneiden")),
        Print("tokens", Phrase("Tokens to cut out", "Marken zum Ausschneiden")),
        Print("cards", Phrase("Items, spells and domains", "Gegenstände, Zauber und Domänen")),
    ),
    "summoners": (
        Print("profiles", Phrase("Profile cards", "Profilkarten")),
        Print("activations", Phrase("Activation cards", "Aktivierungskarten")),
        Print("tokens", Phrase("Bases and tokens to cut out", "Bases und Marker zum Ausschneiden")),
    ),
}
