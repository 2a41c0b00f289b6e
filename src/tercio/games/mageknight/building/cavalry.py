"""Riders of an army sit on mounts that suit them. MKC-UNIT-04, MKC-UNIT-05, MKC-RIDER, MKC-DARK-02"""

from __future__ import annotations

from typing import Final, NamedTuple

from tercio.content.wording import Phrase, Wording
from tercio.games.mageknight.field.cavalry import unfit
from tercio.games.mageknight.printed.dials import Figure
from tercio.kernel import RuleId

SAY: Final = Wording("tercio.games.mageknight", "building")

WHY: Final = {
    "MKC-RIDER-02": SAY("no-mount-symbol-rides-nobody"),
    "MKC-RIDER-03": SAY("other-mount-symbols"),
    "MKC-DARK-02": SAY("belongs-another-number"),
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
                *SAY("mount-needs-rider", name=Phrase(rider.name_en, rider.name_de)),
            )
        ]
    if mount is None:
        return []
    if not mount.mount:
        en, de = SAY("no-mount", name=Phrase(mount.name_en, mount.name_de))
        return [Trouble("MKC-MOUNT-01", en, de)]
    rule = unfit(rider, mount)
    if not rule:
        return []
    en, de = WHY[rule]
    return [
        Trouble(
            rule,
            *SAY(
                "not",
                name=Phrase(rider.name_en, rider.name_de),
                who=Phrase(en, de),
                other=Phrase(mount.name_en, mount.name_de),
            ),
        )
    ]
