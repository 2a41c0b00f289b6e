"""MKC-UNIT-04, MKC-UNIT-05, MKC-RIDER, MKC-DARK-02  Who of an army rides what, and every rule it must obey."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.games.mageknight.field.cavalry import unfit
from tercio.games.mageknight.printed.dials import Figure
from tercio.kernel import RuleId

WHY: Final = {
    "MKC-RIDER-02": ("has no mount symbol and rides nobody", "hat kein Reittier-Symbol und reitet nicht"),
    "MKC-RIDER-03": ("has other mount symbols", "hat andere Reittier-Symbole"),
    "MKC-DARK-02": ("belongs to another number", "gehört zu einer anderen Nummer"),
}


class Trouble(NamedTuple):
    """One rule that is broken, in both languages."""

    rule: RuleId
    en: str
    de: str


def saddle_troubles(rider: Figure, mount: Figure | None) -> list[Trouble]:
    """What speaks against this warrior on this mount, or on foot."""
    if rider.mount:
        return [
            Trouble(
                "MKC-UNIT-05",
                f"{rider.name_en} is a mount and needs a rider.",
                f"{rider.name_de} ist ein Reittier und braucht einen Reiter.",
            )
        ]
    if mount is None:
        return []
    if not mount.mount:
        en, de = f"{mount.name_en} is no mount.", f"{mount.name_de} ist kein Reittier."
        return [Trouble("MKC-MOUNT-01", en, de)]
    rule = unfit(rider, mount)
    if not rule:
        return []
    en, de = WHY[rule]
    return [
        Trouble(
            rule,
            f"{rider.name_en} {en}: {mount.name_en} is not for it.",
            f"{rider.name_de} {de}: {mount.name_de} ist nichts dafür.",
        )
    ]
