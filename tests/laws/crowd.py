"""A position of Summoners in which everything happens at once: melees, shots, markers, spells, walls and portals."""

from __future__ import annotations

from typing import Any, Final


def standing(profile: str, seat: int, x: float, y: float, **more: Any) -> dict[str, Any]:
    return {"profile": profile, "seat": seat, "at": [x, y], **more}


CROWD: Final[dict[str, Any]] = {
    "scenario": "s2",
    "round": 5,
    "phase": "start",
    "options": ["portals", "secrets"],
    "players": [{"gems": 12, "level": "master", "secret": ""}, {"gems": 12, "level": "adept", "secret": ""}],
    "units": {
        "mage": standing("water-summoner", 0, 18, 14),
        "cobra": standing("ice-cobra", 0, 16, 17.4),
        "spider": standing("polar-spider", 0, 17.3, 17.4, ice=1),
        "spider-2": standing("polar-spider", 0, 14.5, 17.4),
        "strangler": standing("kelp-strangler", 0, 19.5, 17),
        "bear": standing("rime-bear", 0, 21.6, 17.2, life_lost=9),
        "hail": standing("hailbringer", 0, 15, 12),
        "djinn": standing("thunder-djinn", 0, 22, 13),
        "dragon": standing("glacier-dragon", 0, 12, 16),
        "pillar": standing("rime-pillar", 0, 18, 15.9),
        "sorceress": standing("fire-summoner", 1, 18, 22.5),
        "hyena": standing("glow-hyena", 1, 16, 18.59),
        "hyena-2": standing("glow-hyena", 1, 17.3, 18.59, fire=1, fire_by=0),
        "shield": standing("shield-bearer", 1, 14.7, 18.59, loss=1),
        "moloch": standing("moloch", 1, 19.5, 18.78),
        "ray": standing("lava-ray", 1, 21.6, 18.78, life_lost=8),
        "messenger": standing("fire-messenger", 1, 14, 23),
        "rider": standing("sky-rider", 1, 23.5, 20.5),
        "tormentor": standing("chain-tormentor", 1, 12, 19.2),
        "altar": standing("smouldering-altar", 1, 17, 20.5),
    },
    "terrain": {
        "wood": {"kind": "wood", "at": [9, 22], "radius": 3},
        "wall": {"kind": "barricade", "at": [19, 20.8], "width": 2, "depth": 0.5},
        "boulder": {"kind": "boulder", "at": [24.5, 16.5], "radius": 1},
    },
    "objectives": {
        "large": {"kind": "large", "at": [18, 12]},
        "small": {"kind": "small", "at": [9, 9], "holder": 1},
        "gate": {"kind": "portal", "at": [20.5, 14.5]},
        "gate-2": {"kind": "portal", "at": [15.8, 25]},
    },
    "effects": [{"spell": "icy-touch", "caster": "mage", "target": "cobra"}],
}
