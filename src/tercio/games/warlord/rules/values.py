"""Values with receipts: attack, armour, skill, hit points, level, feats, hand size, initiative."""

from __future__ import annotations

from typing import Final

from tercio.games.warlord.field.filters import passes
from tercio.games.warlord.field.standing import Text
from tercio.games.warlord.field.traits import level_of
from tercio.games.warlord.printed.cards import SELF, Ability, Clause
from tercio.games.warlord.state import Card, Warlord
from tercio.kernel import Seat, Tally

HAND_SIZE: Final = 5
FEAT_DC: Final = 20


def texts_on(state: Warlord, card: Card, stat: str) -> list[Text]:
    """Every line of static text in play that changes this value of this character."""
    texts = state.standing.texts.get(stat)
    if not texts:
        return []
    found: list[Text] = []
    for text in texts:
        bearer = state.cards[text.bearer]
        if text.clause.who == SELF:
            if bearer.id != card.id:
                continue
        elif not passes(state, text.clause.filter, card, bearer):
            continue
        if holds(state, text.ability, bearer, card):
            found.append(text)
    return found


def holds(state: Warlord, ability: Ability, bearer: Card, card: Card) -> bool:
    """The conditions of static text; `victim` is the character it speaks of."""
    for test in ability.tests:
        if test.who == "self":
            subjects = [bearer]
        elif test.who == "victim":
            subjects = [card]
        else:
            subjects = [other for other in state.in_play() if passes(state, test.filter, other, bearer)]
            if bool(subjects) == test.is_not:
                return False
            continue
        if passes(state, test.filter, subjects[0], bearer) == test.is_not:
            return False
    return True


def amount_of(state: Warlord, clause: Clause, bearer: Card) -> int:
    """The number of a line, multiplied where the text counts something."""
    if clause.per == "level":
        return clause.amount * level_of(state, bearer)
    if clause.per == "each":
        return clause.amount * len([other for other in state.in_play() if passes(state, clause.filter, other, bearer)])
    return clause.amount


def changed(state: Warlord, tally: Tally, card: Card, stat: str, since: int = -1) -> None:
    """Effects and static text that change this value, those that came after `since`."""
    for effect in state.effects:
        if effect.card == card.id and effect.stat == stat and not effect.is_set and effect.serial > since:
            tally.add(effect.value, effect.rule, effect.source)
    for text in texts_on(state, card, stat):
        if state.cards[text.source].since > since:
            tally.add(amount_of(state, text.clause, state.cards[text.bearer]), "WL-CHAR-17", text.source)


def changed_against(state: Warlord, tally: Tally, card: Card, other: Card, stat: str) -> None:
    """Static text of this character that counts only against some: the filter says against whom."""
    for text in state.standing.texts.get(stat, ()):
        bearer = state.cards[text.bearer]
        if text.bearer != card.id or not passes(state, text.clause.filter, other, bearer):
            continue
        if holds(state, text.ability, bearer, card):
            tally.add(text.clause.amount, "WL-CHAR-17", text.source)


def replaced(state: Warlord, tally: Tally, card: Card, stat: str) -> int:
    """WL-BONUS-05, WL-BONUS-06, A41  A text changes the value to another one; only what came later still counts."""
    since = -1
    for effect in state.effects:
        if effect.card == card.id and effect.stat == stat and effect.is_set:
            tally.set(effect.value, effect.rule, effect.source)
            since = effect.serial
    return since


def attack_bonus(state: Warlord, card: Card, base: int) -> Tally:
    """WL-CHAR-03  The bonus of one melee strike, from the printed value on."""
    tally = Tally(base, "WL-CHAR-03")
    since = replaced(state, tally, card, "atk")
    for item in state.items_of(card.id):
        if item.face.attacks and item.since > since:  # WL-EQUIP-10
            tally.add(item.face.attacks[0], "WL-EQUIP-10", item.id)
    changed(state, tally, card, "atk", since)
    return tally


def strikes_of(state: Warlord, card: Card) -> tuple[int, ...]:
    """WL-ATTACK-13  One strike for each printed bonus; card texts may add some."""
    extra = texts_on(state, card, "extra-strike")
    return (*card.face.attacks, *[text.clause.amount for text in extra]) if extra else card.face.attacks


def armour_class(state: Warlord, card: Card, is_ranged: bool, without_items: bool = False) -> Tally:
    """WL-CHAR-05  The target value of strikes against this character."""
    tally = Tally(card.face.armour, "WL-CHAR-05")
    since = replaced(state, tally, card, "ac")
    if not without_items:
        for item in state.items_of(card.id):
            if item.face.armour and item.since > since:
                tally.add(item.face.armour, "WL-ITEM-02", item.id)
    changed(state, tally, card, "ac", since)
    if is_ranged:
        changed(state, tally, card, "ac-ranged", since)
    return tally


def skill_bonus(state: Warlord, card: Card, kind: str) -> Tally:
    """WL-SKILL-01, WL-SKILL-02  The skill value, and what is added for this kind of check."""
    tally = Tally(card.face.skill, "WL-CHAR-18")
    changed(state, tally, card, "skill")
    if kind:
        changed(state, tally, card, f"check-{kind}")
    return tally


def hit_points(state: Warlord, card: Card) -> Tally:
    """WL-CHAR-19, A96  How many wounds kill this character."""
    tally = Tally(card.face.hit_points, "WL-CHAR-19")
    changed(state, tally, card, "hp")
    tally.at_least(1, "WL-CHAR-19")
    return tally


def life_of(state: Warlord, card: Card) -> int:
    """The hit points without receipts: what is printed, where nothing in play changes them."""
    if "hp" in state.standing.texts or card.face.hit_points < 1 or (state.effects and has_effect(state, "hp")):
        return hit_points(state, card).total
    return card.face.hit_points


def has_effect(state: Warlord, stat: str) -> bool:
    """Does anything that lasts change this value of anybody?"""
    for effect in state.effects:
        if effect.stat == stat:
            return True
    return False


def counted_level(state: Warlord, card: Card, what: str) -> int:
    """The same as `level_for` without receipts."""
    if not state.effects and f"level-{what}" not in state.standing.texts:
        return card.face.level
    return level_for(state, card, what).total


def level_for(state: Warlord, card: Card, what: str) -> Tally:
    """The level as it counts for equipping (`items`) or performing (`spells`, `actions`)."""
    tally = Tally(level_of(state, card), "WL-CHAR-12")
    changed(state, tally, card, f"level-{what}")
    return tally


def feat_bonus(state: Warlord, card: Card, feat: str) -> Tally | None:
    """WL-FEAT-02, WL-FEAT-03  Skill and the bonuses of all sources; None without the feat."""
    sources = [
        (bonus, source)
        for source in (card, *state.items_of(card.id))
        for name, bonus in source.face.feats
        if name == feat
    ]
    granted = [e for e in state.effects if e.card == card.id and e.stat == "feat" and e.word == feat]
    if not sources and not granted:
        return None
    tally = skill_bonus(state, card, feat)
    for bonus, source in sources:
        if bonus:
            tally.add(bonus, "WL-FEAT-03", source.id)
    for effect in granted:
        tally.add(effect.value, "WL-FEAT-03", effect.source)
    return tally


def has_feat(state: Warlord, card: Card, feat: str) -> bool:
    return card.id in those_with(state, feat)


def given_feat(state: Warlord, feat: str) -> list[int]:
    """Whom an effect gives this feat."""
    return [e.card for e in state.effects if e.stat == "feat" and e.word == feat]


def those_with(state: Warlord, feat: str) -> list[int]:
    """Every character in play that has this feat."""
    able = state.standing.feats.get(feat, [])
    if not state.effects or not has_effect(state, "feat"):
        return able
    return [*able, *[n for n in given_feat(state, feat) if n not in able]]


def are_bans(state: Warlord) -> bool:
    """Is anybody at all forbidden anything?"""
    return "ban" in state.standing.texts or (bool(state.effects) and has_effect(state, "ban"))


def is_banned(state: Warlord, card: Card, what: str, by: Card | None = None) -> bool:
    """An effect forbids this character something: attack, move, be-melee-target, be-ranged-target.

    The filter of a static text about its own bearer says against whom it holds.
    """
    for effect in state.effects:
        if effect.card == card.id and effect.stat == "ban" and effect.word == what:
            return True
    if "ban" not in state.standing.texts:
        return False
    for text in texts_on(state, card, "ban"):
        if text.clause.word == what and (
            by is None or text.clause.who != SELF or passes(state, text.clause.filter, by, state.cards[text.bearer])
        ):
            return True
    return False


def hand_size(state: Warlord, seat: Seat) -> Tally:
    """WL-DRAW-03  Five, unless cards change it."""
    return of_player(state, seat, "hand-size", Tally(HAND_SIZE, "WL-DRAW-03"))


def initiative(state: Warlord, seat: Seat, face: int) -> Tally:
    """WL-DICE-06  The die and every bonus, also on a 1 or a 20."""
    return of_player(state, seat, "initiative", Tally(face, "WL-INIT-01"))


def initiative_dice(state: Warlord, seat: Seat) -> int:
    """WL-INIT-01  One, unless cards give more; the highest counts."""
    return of_player(state, seat, "initiative-dice", Tally(1, "WL-INIT-01")).total


def of_player(state: Warlord, seat: Seat, stat: str, tally: Tally) -> Tally:
    for text in state.standing.texts.get(stat, []):
        bearer = state.cards[text.bearer]
        if bearer.owner == seat and state.place_of(bearer.id)[0] == seat and holds(state, text.ability, bearer, bearer):
            tally.add(amount_of(state, text.clause, bearer), "WL-CHAR-17", text.source)
    return tally
