"""What a value is made of, as facts of events: each line of a tally is one number, and has words in both languages."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tercio.games.mageknight.abilities.registry import by_number, special_abilities
from tercio.games.mageknight.words.abilities import ability_names
from tercio.kernel import NOBODY, Line, RuleId, Tally
from tercio.kernel.tally import ADD, AT_LEAST, AT_MOST, BASE, LIMIT, SET

SPAN: Final = 1_000  # a value is told as one of so many,
MIDDLE: Final = 500  # nought in the middle
BANDS: Final = 10
RULES: Final = 1_000  # so many rules can be told apart; the abilities are among them,
ABLE: Final = 500  # from here on

# Why a line stands in a tally. The order is that of the numbers in events: add at the end.
WHY: Final[dict[RuleId, tuple[str, str]]] = {
    "": ("other rules", "andere Regeln"),
    "MK-FIGURE-16": ("dial", "Kampfscheibe"),
    "MK-MOVE-02": ("movement value", "Bewegungswert"),
    "MK-COMBAT-13": ("attack value", "Angriffswert"),
    "MK-COMBAT-14": ("defense value", "Verteidigungswert"),
    "MK-MELEE-04": ("damage value", "Schadenswert"),
    "MK-RANGED-10": ("ranged damage", "Fernkampfschaden"),
    "MK-MELEE-06": ("attack bonus, sword", "Angriffsbonus Schwert"),
    "MK-RANGED-13": ("attack bonus", "Angriffsbonus"),
    "MK-ITEM-11": ("item", "Gegenstand"),
    "MK-DOMAIN-10": ("domain", "Domäne"),
    "MK-DOMAIN-09": ("domain", "Domäne"),
    "MK-MELEE-05": ("rear arc", "toter Winkel"),
    "MK-RANGED-11": ("rear arc", "toter Winkel"),
    "MK-MOB-03": ("gang up", "Zusammenrotten"),
    "MK-FORMATION-36": ("formation", "Formation"),
    "MK-FORMATION-37": ("formation", "Formation"),
    "MK-CAPTURE-03": ("capture", "Gefangennahme"),
    "MK-CAPTURE-23": ("elimination of a captive", "Ausschalten eines Gefangenen"),
    "MK-CAPTURE-08": ("the slower of guard and captive", "der Langsamere von Wächter und Gefangenem"),
    "MK-BOW-05": ("precision", "Präzision"),
    "MK-BOW-02": ("point blank", "Kernschuss"),
    "MK-MOVE-29": ("in water", "im Wasser"),
    "MKA-AQUATIC-01": ("in water", "im Wasser"),
    "MK-TERRAIN-20": ("cover", "Deckung"),
    "MK-ELEV-18": ("height", "Höhe"),
    "MK-MOD-10": ("rule of 3", "3er-Regel"),
    "MK-MOD-04": ("never below 0", "nie unter 0"),
    "MK-TERRAIN-15": ("hindering terrain", "schwieriges Gelände"),
    "MK-FLY-06": ("change of level", "Höhenwechsel"),
    "MK-SPRINT-05": ("sprint", "Sprint"),
    "MK-BOMB-10": ("line of fire blocked", "Schusslinie blockiert"),
    "MK-BOMB-19": ("bombardment token", "Bombardierungsmarke"),
    "MK-CONSTRUCTED-22": ("fortification", "Befestigung"),
    "MK-CONSTRUCTED-25": ("terrain card", "Geländekarte"),
    "MK-FLY-15": ("soaring", "hochfliegend"),
    "MKS-ENCHANT-04": ("enchantment", "Verzauberung"),
    "MKS-GLYPH-01": ("glyph", "Rune"),
    "MKS-CAST-15": ("in the spellbook", "im Spruchbuch"),
    "MKS-SORCERY-04": ("sorcery", "Direktzauber"),
    "MKF-NATUREBOND-04": ("Nature Bond", "Naturverbundenheit"),
    "MKF-CONFUSION-03": ("Confusion", "Verwirrung"),
    "MKC-RIDER-07": ("rider's attack bonus", "Reiter-Angriffsbonus"),
    "MKC-TALENT-05": ("Horsemanship", "Reitkunst"),
    "MKC-TALENT-08": ("Impale", "Aufspießen"),
    "MK-CONSTRUCTED-30": ("structure", "Struktur"),
    "MK-FORMATION-15": ("the slowest of the formation", "die Langsamste der Formation"),
}
WORDS: Final = tuple(WHY.values())
BONUSES: Final = ("MK-MELEE-06", "MK-RANGED-13", "MKC-RIDER-07")  # most warriors have none, and nothing is said of it


@lru_cache(maxsize=1)
def numbers() -> dict[RuleId, int]:
    """The number of each rule that can stand in a tally."""
    book = {rule: number for number, rule in enumerate(WHY)}
    return {**book, **{ability.id: ABLE + ability.number for ability in special_abilities().values()}}


# -- into events ---------------------------------------------------------------------------------------------


def told(*tallies: Tally) -> tuple[int, ...]:
    """The lines that make a difference. Bounds are told only where they hold something back."""
    return tuple([code for tally in tallies for code in lines_of(tally)])


def lines_of(tally: Tally) -> list[int]:
    first, *rest = tally.lines
    found = [receipt(first)] if first.value or first.rule not in BONUSES else []
    value, change = last_set(tally), sum([line.value for line in rest if line.band == ADD])
    for line in rest:
        if line.band in (SET, ADD):
            found.append(receipt(line))
        elif line.band == LIMIT and abs(change) > line.value:
            change = line.value if change > 0 else -line.value
            found.append(receipt(Line(LIMIT, change, line.rule)))
        elif holds(line, value + change):
            found.append(receipt(line))
    return found


def holds(line: Line, value: int) -> bool:
    """A bound that this value would go beyond."""
    return (line.band == AT_MOST and value > line.value) or (line.band == AT_LEAST and value < line.value)


def pared(tally: Tally) -> Tally:
    """The same without the bounds that hold nothing back: every value has some."""
    value, change = last_set(tally), sum([line.value for line in tally.lines if line.band == ADD])
    limits = [line.value for line in tally.lines if line.band == LIMIT]
    limited = max(-limits[0], min(limits[0], change)) if limits else change
    found = Tally(0, "")
    found.lines = [
        line
        for line in tally.lines
        if line.band <= ADD or (line.band == LIMIT and limited != change) or holds(line, value + limited)
    ]
    return found


def last_set(tally: Tally) -> int:
    return [line.value for line in tally.lines if line.band <= SET][-1]


def receipt(line: Line) -> int:
    rule = numbers().get(line.rule, 0)
    return (((line.source + 1) * RULES + rule) * BANDS + line.band) * SPAN + line.value + MIDDLE


# -- into words ----------------------------------------------------------------------------------------------


def parts_of(code: int) -> tuple[int, int, int, int]:
    """Value, band, number of the rule, and the thing it comes from."""
    rest, value = divmod(code, SPAN)
    rest, band = divmod(rest, BANDS)
    source, rule = divmod(rest, RULES)
    return value - MIDDLE, band, rule, source - 1


def source_in(code: int) -> int:
    """The thing that a line comes from."""
    return parts_of(code)[3]


def receipt_words(code: int, source_name: str, lang: str) -> str:
    """9 attack value; +1 rear arc; = 17 Defend (Shieldman); rule of 3: +3"""
    value, band, rule, source = parts_of(code)
    why = ability_names()[by_number()[rule - ABLE].name] if rule >= ABLE else WORDS[rule]
    words = why[1] if lang == "de" else why[0]
    if source != NOBODY:
        words = f"{words}: {source_name}"
    if band == LIMIT:
        return f"{words}: {signed(value)}"
    if band == BASE and rule not in [numbers()[bonus] for bonus in BONUSES]:
        return f"{value} {words}"
    return f"{signed(value) if band in (BASE, ADD) else f'= {value}'} {words}"


def signed(value: int) -> str:
    """With the minus sign of books."""
    return f"+{value}" if value >= 0 else f"−{-value}"
