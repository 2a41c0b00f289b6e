"""A position of Mage Knight in which everything happens at once: fights, captives, flyers, gunners, walls and items."""

from __future__ import annotations

from typing import Any, Final


def standing(figure: str, seat: int, x: float, y: float, **more: Any) -> dict[str, Any]:
    return {"figure": figure, "seat": seat, "at": [x, y], **more}


BRAWL: Final[dict[str, Any]] = {
    "total": 500,
    "turn": 1,
    "active": 0,
    "phase": "command",
    "last_turn": 24,
    "options": ["constructed", "domains", "close-calls"],
    "players": [{"domain": "shardstorm"}, {"domain": "trembling-ground"}],
    "warriors": {
        "warbeast": standing("orc-warbeast-tough", 0, 18, 16.2),
        "marauder": standing("orc-marauder-tough", 0, 16, 16.5),
        "marauder-2": standing("orc-marauder-weak", 0, 14.4, 16.5, click=2),
        "marauder-3": standing("orc-marauder-weak", 0, 12.8, 16.5),
        "chief": standing("tusk-chief-tough", 0, 20, 16.4, items=["khans-horn"]),
        "shaman": standing("blood-shaman-standard", 0, 16.4, 14.8),
        "hunter": standing("orc-hunter-tough", 0, 13, 12),
        "hunter-2": standing("orc-hunter-weak", 0, 11.5, 12),
        "hunter-3": standing("orc-hunter-weak", 0, 10, 12),
        "mother": standing("mother-of-embers", 0, 19, 12, items=["focus-crystal"]),
        "mortar": standing("dwarven-mortar-standard", 0, 24, 10),
        "voice": standing("the-voice-below", 0, 26, 12),
        "levy": standing("grave-levy-weak", 0, 30, 12, gone="eliminated"),
        "wraith": standing("night-wraith-tough", 0, 8, 18, soaring=True),
        "knight": standing("knight-of-vladd-tough", 0, 23, 15),
        "tessara": standing("tessara-the-wanderer", 0, 22, 17.3, level=3),
        "elf": standing("elven-spear-tough", 1, 18, 17.85),
        "blade": standing("silent-blade-tough", 1, 16, 18.0, click=3),
        "rider": standing("glade-rider-standard", 1, 14.4, 18.0, tokens=1),
        "archer": standing("master-archer-standard", 1, 13, 22, items=["long-shafts"]),
        "starbow": standing("ithiel-starbow", 1, 16, 24),
        "adept": standing("adept-of-the-order-standard", 1, 19, 23, items=["staff-of-winter"]),
        "priestess": standing("dawn-priestess-standard", 1, 18.2, 19.4),
        "lord": standing("lord-caladre", 1, 20, 17.9),
        "lancer": standing("sky-lancer-tough", 1, 26, 20),
        "golem": standing("bronze-golem-tough", 1, 22, 18.85, click=4),
        "captive": standing("imperial-legionary-weak", 1, 24.5, 15, guard="knight"),
        "druid": standing("storm-druid-standard", 1, 10, 22),
        "rifle": standing("black-powder-rifleman-tough", 1, 28, 24),
        "rifle-2": standing("black-powder-rifleman-weak", 1, 29.5, 24),
        "rifle-3": standing("black-powder-rifleman-weak", 1, 31, 24),
        "stalker": standing("shyft-stalker-tough", 1, 9, 19),
    },
    "missions": [{"at": [18, 18]}, {"at": [12, 18], "holder": 0}, {"at": [26, 16], "holder": 1}],
    "loot": [{"item": "wyrmtooth", "at": [19.2, 18.9]}],
    "terrain": {
        "wood": {"kind": "hindering", "at": [8, 25], "radius": 2},
        "rise": {"kind": "clear", "at": [28, 18], "radius": 2, "elevated": True},
        "pool": {"kind": "deep-water", "at": [5, 12], "radius": 2},
        "palisade": {"card": "palisade", "at": [22, 22]},
    },
}
