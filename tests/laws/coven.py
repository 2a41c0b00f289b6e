"""Four sorcerers a side with all kinds of spells: what is in their books is nobody else's business."""

from __future__ import annotations

from typing import Any, Final

BOOKS: Final = {
    "adept-of-the-order-standard": ("wardens-grimoire", ["oakskin", "hush", "false-fog", "watchstone"]),
    "storm-druid-standard": ("ember-codex", ["ring-of-sparks", "thorn-sign", "quicksilver-feet"]),
    "oracle-of-rokos-standard": ("star-ledger", ["two-edged-word", "bone-chill", "empty-sky", "mire-mark"]),
    "deadspeaker-standard": ("book-of-nine-locks", ["creeping-rot", "paper-host", "far-footnotes", "borrowed-steel"]),
}


def side(seat: int, y: float) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for place, (figure, (book, spells)) in enumerate(BOOKS.items()):
        entry = {"figure": figure, "seat": seat, "at": [12.0 + 4 * place, y], "items": [book]}
        found[f"{figure}-{seat}"] = {**entry, "spells": spells[seat:] + spells[:seat]}
    return found


COVEN: Final[dict[str, Any]] = {
    "warriors": {**side(0, 14.0), **side(1, 21.0)},
    "missions": [{"at": [18, 18]}, {"at": [18, 12]}, {"at": [18, 24]}],
    "players": [{"domain": "open-skies"}, {"domain": "howling-gale"}],
    "total": 400,
    "last_turn": 14,
    "phase": "command",
}
