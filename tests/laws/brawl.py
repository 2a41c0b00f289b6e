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

# Four players who are nearly beaten: they drop out one after the other.
LAST_STAND: Final[dict[str, Any]] = {
    "total": 300,
    "turn": 1,
    "active": 0,
    "phase": "command",
    "last_turn": 60,
    "players": [{}, {}, {}, {}],
    "warriors": {
        "orc": standing("orc-marauder-tough", 0, 17, 17.1, facing=45, click=3),
        "chief": standing("tusk-chief-tough", 0, 15.6, 16.4, facing=45, click=5),
        "hunter": standing("orc-hunter-weak", 0, 12, 17, facing=0, click=3),
        "spear": standing("elven-spear-tough", 1, 18.5, 17.1, facing=135, click=4),
        "archer": standing("master-archer-standard", 1, 22, 16, facing=135, click=4),
        "priestess": standing("dawn-priestess-weak", 1, 20, 16.6, facing=135, click=2),
        "legionary": standing("imperial-legionary-weak", 2, 18.5, 18.6, facing=225, click=3),
        "golem": standing("bronze-golem-weak", 2, 20.1, 18.6, facing=225, click=5),
        "held": standing("reef-guard-weak", 2, 15.6, 14.9, guard="chief"),
        "levy": standing("grave-levy-tough", 3, 17, 18.6, facing=315, click=2),
        "cultist": standing("blood-cultist-weak", 3, 15.5, 18.6, facing=315, click=3),
        "fallen": standing("grave-levy-weak", 3, 14, 20, gone="eliminated"),
        "speaker": standing("deadspeaker-weak", 3, 14, 20.5, facing=315, click=2),
    },
    "missions": [
        {"at": [18, 18]},
        {"at": [18, 12], "holder": 0},
        {"at": [24, 18], "holder": 1},
        {"at": [18, 24], "holder": 2},
        {"at": [12, 18], "holder": 3},
    ],
}
