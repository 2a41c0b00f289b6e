"""Values have receipts: attack, armour, skill, hit points, level, feats, hand size, initiative.

A value is what is printed, on items too, and what the stats that add to it say.
"""

from __future__ import annotations

from typing import Final

from tercio.games.warlord.abilities.registry import ADDING, STATS, stat_of
from tercio.games.warlord.abilities.stat import (
    ARMOUR,
    ATTACK,
    ATTACK_BY_SPELL,
    ATTACK_WITHOUT,
    DC_OF_MAGIC,
    HAND_SIZE,
    INITIATIVE,
    INITIATIVE_DICE,
    LIFE,
    SKILL,
    STATIC_TEXT,
    WOUNDS,
    is_changed,
)
from tercio.games.warlord.field.filters import holds, passes, texts_on
from tercio.games.warlord.field.traits import grown
from tercio.games.warlord.printed.cards import CHECKS, MELEE, RANGED
from tercio.games.warlord.state import NOTHING_PAST, Card, Past, Warlord
from tercio.kernel import NOBODY, Seat, Tally

FULL_HAND: Final = 5
FEAT_DC: Final = 20


# -- one loop for all values -----------------------------------------------------------------------


LIFE_WORDS: Final = tuple([each.word for each in ADDING[LIFE]])  # the stats that add to hit points
NAMED: Final = {value: tuple([(each.word, each) for each in stats]) for value, stats in ADDING.items()}
NONE: Final[list[int]] = []


def add_up(
    state: Warlord,
    tally: Tally,
    value: str,
    card: Card,
    kind: str = "",
    other: Card | None = None,
    past: Past = NOTHING_PAST,
) -> Tally:
    """Texts and effects add to a value of this character, without what is `past`."""
    texts, has_effects = state.standing.texts, bool(state.effects)
    for word, stat in NAMED[value]:
        if has_effects or word in texts or word == CHECKS:  # nothing in play speaks of the others
            stat.add(state, tally, card, kind, other, past)
    return tally


def replaced(state: Warlord, tally: Tally, value: str, card: Card, past: Past = NOTHING_PAST) -> Past:
    """An effect changes the value to another one; nothing from before it counts. WL-BONUS-05, WL-BONUS-06, A41"""
    for effect in state.effects:
        if not effect.is_set or effect.card != card.id or stat_of(effect.stat).value != value:
            continue
        if not past.is_claimed(effect):
            tally.set(effect.value, effect.rule, effect.source)
            past = Past(effect, past.claimed)
    return past


def texts_adding(state: Warlord, card: Card, stat: str) -> tuple[int, ...]:
    """The static texts of these cards add to the same value of this character now. A102"""
    return tuple([t.source for each in ADDING[stat_of(stat).value] for t in texts_on(state, card, each.word)])


def of_player(state: Warlord, tally: Tally, value: str, seat: Seat) -> Tally:
    """The texts of a player's characters add to a value of his own."""
    for each in ADDING[value]:
        each.add_for_player(state, tally, seat)
    return tally


# -- strikes ---------------------------------------------------------------------------------------


def attack_bonus(state: Warlord, card: Card, base: int, target: Card | None = None, past: Past = NOTHING_PAST) -> Tally:
    """One melee strike has this bonus, from the printed value on. WL-CHAR-03"""
    tally = Tally(base, "WL-CHAR-03")
    past = replaced(state, tally, ATTACK, card, past)
    for item in state.items_of(card.id):
        if item.face.attacks and not past.has_item(item):  # WL-EQUIP-10
            tally.add(item.face.attacks[0], "WL-EQUIP-10", item.id)
    return add_up(state, tally, ATTACK, card, MELEE, target, past)


def ranged_bonus(
    state: Warlord, card: Card, base: int, target: Card, past: Past = NOTHING_PAST, is_spell: bool = False
) -> Tally:
    """One ranged strike has the bonus of its text, without ATK and items. WL-RANGED-05, WL-RANGED-07"""
    tally = add_up(state, Tally(base, "WL-RANGED-05"), ATTACK, card, RANGED, target, past)
    return add_up(state, tally, ATTACK_BY_SPELL if is_spell else ATTACK_WITHOUT, card, RANGED, target, past)


def magic_dc(state: Warlord, caster: Card, dc: int) -> int:
    """What texts of the caster add to a magic save that its spell asks of others. WL-GOLDEN-01"""
    return add_up(state, Tally(dc, "WL-SKILL-01"), DC_OF_MAGIC, caster).total


def strikes_of(state: Warlord, card: Card) -> tuple[int, ...]:
    """A character has one strike for each printed bonus; card texts may add some. WL-ATTACK-13"""
    extra = STATS["extra-strike"].amounts(state, card)
    strikes = (*card.face.attacks, *extra) if extra else card.face.attacks
    return strikes[:1] if is_banned(state, card, "strike-again") else strikes


def armour_class(
    state: Warlord, card: Card, kind: str = MELEE, striker: Card | None = None, without_items: bool = False
) -> Tally:
    """Strikes against this character must reach its AC. WL-CHAR-05"""
    tally = Tally(card.face.armour, "WL-CHAR-05")
    past = replaced(state, tally, ARMOUR, card)
    if not without_items:
        for item in state.items_of(card.id):
            if item.face.armour and not past.has_item(item):
                tally.add(item.face.armour, "WL-ITEM-02", item.id)
    return add_up(state, tally, ARMOUR, card, kind, striker, past)


def wounds_of(state: Warlord, card: Card, tally: Tally, kind: str, target: Card) -> Tally:
    """The wounds that a strike inflicts if it hits such a target. WL-ATTACK-07"""
    return add_up(state, tally, WOUNDS, card, kind, target)


# -- characters ------------------------------------------------------------------------------------


def skill_bonus(state: Warlord, card: Card, kind: str) -> Tally:
    """Checks add the skill value, and whatever there is for checks of this kind. WL-SKILL-01, WL-SKILL-02"""
    return add_up(state, Tally(card.face.skill, "WL-CHAR-18"), SKILL, card, kind)


def hit_points(state: Warlord, card: Card) -> Tally:
    """As many wounds as it has hit points kill this character. WL-CHAR-19, A96"""
    tally = add_up(state, Tally(card.face.hit_points, "WL-CHAR-19"), LIFE, card)
    tally.at_least(1, "WL-CHAR-19")
    return tally


def life_of(state: Warlord, card: Card) -> int:
    """The hit points without receipts are those printed, where nothing in play changes them."""
    if card.face.hit_points < 1:
        return hit_points(state, card).total
    for word in LIFE_WORDS:
        if is_changed(state, word):
            return hit_points(state, card).total
    return card.face.hit_points


def level_for(state: Warlord, card: Card, purpose: str, item: Card | None = None) -> Tally:
    """The level counts so for equipping, with this item, or for performing."""
    tally = Tally(card.face.level, "WL-CHAR-12")
    for effect in grown(state, card):
        tally.add(effect.value, effect.rule, effect.source)
    if item is not None and item.face.eases:
        ease(state, tally, card, item)
    return add_up(state, tally, purpose, card, other=item)


def ease(state: Warlord, tally: Tally, card: Card, used: Card) -> None:
    """A text of the card that is used counts the level of some as higher. WL-GOLDEN-01"""
    for ability in used.face.statics:
        for clause in ability.clauses if holds(state, ability, card, card) else ():
            if clause.stat == "level-this" and passes(state, clause.filter, card, card):
                tally.add(clause.amount, STATIC_TEXT, used.id)


def counted_level(state: Warlord, card: Card, purpose: str, item: Card | None = None) -> int:
    """The same as `level_for` without receipts."""
    if state.effects or (item is not None and item.face.eases):
        return level_for(state, card, purpose, item).total
    for word, _ in NAMED[purpose]:
        if word in state.standing.texts:
            return level_for(state, card, purpose, item).total
    return card.face.level


# -- feats -----------------------------------------------------------------------------------------


def feat_bonus(state: Warlord, card: Card, feat: str) -> Tally | None:
    """A feat's check adds skill and the bonuses of all sources; None without the feat. WL-FEAT-02, WL-FEAT-03"""
    sources = [
        (bonus, source)
        for source in (card, *state.items_of(card.id))
        for name, bonus in source.face.feats
        if name == feat
    ]
    granted = [e for e in state.effects if e.card == card.id and e.stat == "feat" and e.word == feat]
    texts = [text for text in texts_on(state, card, "feat") if text.clause.word == feat]
    if not sources and not granted and not texts:
        return None
    tally = skill_bonus(state, card, feat)
    for bonus, source in sources:
        if bonus:
            tally.add(bonus, "WL-FEAT-03", source.id)
    for effect in granted:
        tally.add(effect.value, "WL-FEAT-03", effect.source)
    for text in texts:
        tally.add(text.clause.amount, "WL-FEAT-03", text.source)
    return tally


def has_feat(state: Warlord, card: Card, feat: str) -> bool:
    return card.id in those_with(state, feat)


def those_with(state: Warlord, feat: str) -> list[int]:
    """These characters in play have the feat."""
    able = state.standing.feats.get(feat, NONE)
    for effect in state.effects:
        if effect.stat == "feat" and effect.word == feat and effect.card not in able:
            able = [*able, effect.card]
    if "feat" in state.standing.texts:
        for card in state.in_play():
            if card.id not in able and [t for t in texts_on(state, card, "feat") if t.clause.word == feat]:
                able = [*able, card.id]
    return able


# -- permissions and bans --------------------------------------------------------------------------


def is_given(state: Warlord, card: Card, stat: str) -> bool:
    """A text or effect lets this character do something, or says that it will happen to it."""
    return STATS[stat].is_given(state, card)


def are_bans(state: Warlord) -> bool:
    """Somebody is forbidden something."""
    return "ban" in state.standing.texts or (bool(state.effects) and is_changed(state, "ban"))


def is_banned(state: Warlord, card: Card, what: str, by: Card | None = None) -> bool:
    """A text or effect forbids this character something: attack, move, be-melee-target, be-ranged-target."""
    return are_bans(state) and STATS["ban"].is_given(state, card, what, by)


def banned_by(state: Warlord, card: Card, what: str, by: Card | None = None) -> int:
    """The card whose text forbids it, for the reason of a refusal."""
    source = STATS["ban"].giver(state, card, what, by)
    return NOBODY if source is None else source


# -- players ---------------------------------------------------------------------------------------


def hand_size(state: Warlord, seat: Seat) -> Tally:
    """A hand holds five cards, unless cards change it. WL-DRAW-03"""
    return of_player(state, Tally(FULL_HAND, "WL-DRAW-03"), HAND_SIZE, seat)


def initiative(state: Warlord, seat: Seat, face: int) -> Tally:
    """Initiative is the die with every bonus, also on a 1 or a 20. WL-DICE-06"""
    return of_player(state, Tally(face, "WL-INIT-01"), INITIATIVE, seat)


def initiative_dice(state: Warlord, seat: Seat) -> Tally:
    """A player rolls one die, unless cards give more; the highest counts. No card takes the last. WL-INIT-01"""
    tally = of_player(state, Tally(1, "WL-INIT-01"), INITIATIVE_DICE, seat)
    tally.at_least(1, "WL-INIT-01")
    return tally
