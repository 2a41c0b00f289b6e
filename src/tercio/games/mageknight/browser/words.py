"""What a page says about a table beside the texts of events and questions."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.printed.dials import (
    ATTACK,
    BOOT,
    BOW,
    DAMAGE,
    DEFENSE,
    HORSESHOE,
    MOVEMENT,
    SWORD,
    WAND,
    WAVE,
    WINGS,
)

VALUE_NAMES: Final = {
    MOVEMENT: ("Movement", "Bewegung"),
    ATTACK: ("Attack", "Angriff"),
    DEFENSE: ("Defense", "Verteidigung"),
    DAMAGE: ("Damage", "Schaden"),
}
MOVE_NAMES: Final = {
    BOOT: ("boots", "Stiefel"),
    HORSESHOE: ("horseshoe", "Hufeisen"),
    WAVE: ("wave", "Welle"),
    WINGS: ("wings", "Flügel"),
}
ATTACK_NAMES: Final = {SWORD: ("sword", "Schwert"), BOW: ("bow", "Bogen"), WAND: ("wand", "Zauberstab")}
RANKS: Final = (("unique", "einzigartig"), ("weak", "schwach"), ("standard", "standard"), ("tough", "hart"))

WORDS: Final = {
    "points": ("{0} points", "{0} Punkte"),
    "setup": ("setting up", "Aufbau"),
    "command": ("command phase", "Befehlsphase"),
    "action": ("action phase", "Aktionsphase"),
    "end": ("end phase", "Endphase"),
    "tokens": ("action tokens: {0}", "Aktionsmarken: {0}"),
    "captive": ("captive of {0}", "gefangen bei {0}"),
    "soaring": ("soaring", "hochfliegend"),
    "in-saddle": ("rides {0}", "reitet {0}"),
    "hexed": ("hexed", "verhext"),
    "watching": ("on overwatch", "überwacht"),
    "zone": ("deployment zone", "Aufstellungszone"),
    "constructed": (
        "defense {0}, structure {1}, fortification {2}",
        "Verteidigung {0}, Struktur {1}, Befestigung {2}",
    ),
    "missions": ("mission objectives: {0}", "Missionsziele: {0}"),
    "glory": ("points of eliminated enemies: {0}", "Punkte ausgeschalteter Gegner: {0}"),
    "actions": ("actions left: {0}", "Aktionen übrig: {0}"),
    "waiting": ("not deployed yet: {0}", "noch nicht aufgestellt: {0}"),
    "needs": ("{0}: needs {1} or more, {2} %", "{0}: nötig {1} oder mehr, {2} %"),
    "saving": ("the target may still dodge", "das Ziel kann noch ausweichen"),
    "break-away": ("Break-away roll first: {0} %", "Zuerst Lösungswurf: {0} %"),
    "far": ("{0}: {1}″", "{0}: {1}″"),
    "clear": ("clear line", "freie Schusslinie"),
    "blocked": ("line of fire blocked", "Schusslinie blockiert"),
    "cover": ("in cover", "in Deckung"),
    "height": ("height +1", "Höhe +1"),
    "in-range": ("in range {0}″", "in Reichweite {0}″"),
    "out-of-range": ("beyond range {0}″", "jenseits der Reichweite {0}″"),
    "front": ("front arc", "vorderer Bereich"),
    "bombards": ("bombards up to {0}″", "beschießt bis {0}″"),
    "facing": ("Facing", "Blickrichtung"),
    "turn": ("Turn", "Drehung"),
    "token": ("mission token", "Missionsmarke"),
    "range": ("Range", "Reichweite"),
    "arrows": ("Arrows", "Pfeile"),
    "ranged-damage": ("Ranged damage", "Fernkampfschaden"),
    "bonus": ("Bonus", "Bonus"),
    "slots": ("Item slots", "Steckplätze"),
    "placeholder": ("(house reading)", "(Hauslesart)"),
    "optional": ("(optional)", "(optional)"),
    "rider-bonus": ("In the saddle", "Im Sattel"),
    "rides-on": ("On {0}", "Auf {0}"),
    "ridden-by": ("Under {0}", "Unter {0}"),
    "spellbook": ("Spellbook", "Spruchbuch"),
    "unseen-spells": ("{0} spells for its player's eyes only.", "{0} Zaubersprüche, die nur ihr Spieler lesen darf."),
    "bookmark": ("bookmark", "markiert"),
    "face-down": ("face down", "verdeckt"),
    "enchanted": ("Enchanted: {0}", "Verzaubert: {0}"),
    "pages": ("pages: {0}", "Seiten: {0}"),
    "bars": ("lookup cost: {0}", "Nachschlagekosten: {0}"),
    "text-missing": ("(text missing, no effect)", "(Text fehlt, ohne Wirkung)"),
}


def word(key: str, lang: str, *values: object) -> str:
    return WORDS[key][lang == "de"].format(*values)
