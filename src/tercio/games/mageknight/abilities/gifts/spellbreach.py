from __future__ import annotations

from tercio.games.mageknight.abilities.ability import Gift


class Spellbreach(Gift):
    """MKF-SPELLBREACH-02  Neither spell resistance nor the defense type stops its magic."""

    id = "MKF-SPELLBREACH-02"
    stands_in = "MKF-SPELLBREACH-01"
    name = "spellbreach"
    number = 57
    subfaction = "forgemasters"
    is_optional = True
    is_declinable = True
