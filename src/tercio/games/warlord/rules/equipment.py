"""A character bears items of its class, for its level plus rank, one for each trait. WL-EQUIP"""

from __future__ import annotations

from functools import lru_cache

from tercio.games.warlord.abilities.registry import STATS
from tercio.games.warlord.abilities.stat import LEVEL_FOR_ITEMS
from tercio.games.warlord.field.filters import is_counted, passes, uses_class
from tercio.games.warlord.field.ranks import is_at_home, rank_of
from tercio.games.warlord.printed.cards import CLASS_NUMBERS, COUNTED, FREE_TRAITS, ITEM, OVAL, Face, Test
from tercio.games.warlord.rules.golden import EQUIP, is_allowed, judge_allowed, lift_by_texts
from tercio.games.warlord.rules.meaning import judge_test
from tercio.games.warlord.rules.recruits import is_unique_taken, judge_unique, sets_aside
from tercio.games.warlord.rules.values import are_bans, counted_level, level_for
from tercio.games.warlord.state import EQUIPPED, FORMATION, HAND, STUNNED, Card, Warlord
from tercio.kernel import CARD, Seat, Verdict
from tercio.kernel.tally import told


def judge_item(seat: Seat, item: Card, verdict: Verdict) -> None:
    if item.owner != seat or item.zone != HAND or item.face.type != ITEM:
        verdict.refuse("WL-EQUIP-01", "not-an-item-in-hand", (item.id,))


def judge_equip(state: Warlord, seat: Seat, item: Card, bearer: Card, verdict: Verdict) -> None:
    judge_item(seat, item, verdict)
    if not verdict:
        return
    if bearer.owner != seat or bearer.zone != FORMATION:
        verdict.refuse("WL-EQUIP-01", "not-your-character", (bearer.id,))
        return
    if not is_at_home(state, bearer.id):
        verdict.refuse("WL-INFILTRATE-04", "in-enemy-formation", (bearer.id,))
    if bearer.state == STUNNED:
        verdict.refuse("WL-STATE-10", "is-stunned", (bearer.id,), CARD)  # no text lets the stunned bear anything
    judge_allowed(state, bearer, EQUIP, verdict, item)
    judge_unique(state, seat, item, "WL-EQUIP-04", verdict)
    if not uses_class(state, bearer, item.face, "items"):
        verdict.refuse("WL-EQUIP-02", "wrong-class", (bearer.id, CLASS_NUMBERS[item.face.char_class]))
    for test in only_for(item.face):
        if not is_met(state, test, bearer):
            subject = None if test.who in COUNTED else bearer
            judge_test(state, test, subject, bearer, item, "WL-EQUIP-03", verdict)
    reached = level_reached(state, bearer, item)
    if reached < item.face.level:
        tally = level_for(state, bearer, LEVEL_FOR_ITEMS, item)
        tally.add(rank_of(state, bearer.id), "WL-EQUIP-05")
        verdict.refuse("WL-EQUIP-05", "level-plus-rank", (bearer.id, reached, item.face.level), receipts=told(tally))
    if bears_namesake(state, bearer, item):
        verdict.refuse("WL-EQUIP-06", "has-one-already", (bearer.id,))
    lift_by_texts(state, bearer, verdict, item)


def level_reached(state: Warlord, bearer: Card, item: Card) -> int:
    """The level as it counts for this item and the rank are added up. WL-EQUIP-05"""
    return counted_level(state, bearer, LEVEL_FOR_ITEMS, item) + rank_of(state, bearer.id)


def is_for(state: Warlord, bearer: Card, item: Card) -> bool:
    """The text box may say "Only for ...". WL-EQUIP-03"""
    if item.face.static_count == 0:
        return True
    for test in only_for(item.face):
        if not is_met(state, test, bearer):
            return False
    return True


def is_met(state: Warlord, test: Test, bearer: Card) -> bool:
    """The bearer is as the text asks, or so are those whom it counts."""
    if test.who in COUNTED:
        return is_counted(state, test, bearer)
    return passes(state, test.filter, bearer, bearer) != test.is_not


@lru_cache(maxsize=1 << 12)
def only_for(item: Face) -> tuple[Test, ...]:
    """The character that is to bear the item must meet all of these."""
    return tuple([test for ability in item.statics if ability.rule == "only-for" for test in ability.tests])


def bears_namesake(state: Warlord, bearer: Card, item: Card) -> bool:
    """The bearer has the same item already. WL-EQUIP-06"""
    for number in bearer.holds:
        other = state.cards[number]
        if other.zone == EQUIPPED and other.face.is_namesake(item.face):
            return True
    return False


def bearers_for(state: Warlord, seat: Seat, item: Card) -> list[int]:
    """Those in the army who may bear an item in hand. A verdict is needed only where a text may lift a refusal."""
    found: list[int] = []
    item_face = item.face
    if sets_aside(item_face) or item_face.eases:
        return [bearer.id for bearer in state.army(seat) if is_judged_able(state, seat, item, bearer)]
    is_taken = is_unique_taken(state, seat, item)
    cards, favoured, lifting = state.cards, state.not_as_printed(), state.standing.outfitted
    places, has_bans = state.standing.places, are_bans(state)
    level, char_class = item_face.level, item_face.char_class
    for number in state.standing.armies[seat]:
        bearer = cards[number]
        if number in lifting:
            if is_judged_able(state, seat, item, bearer):
                found.append(number)
            continue
        if number not in favoured:  # class and level are as printed
            face = bearer.face
            is_able = face.level + places[number][1] >= level and (
                char_class in (OVAL, face.char_class) or item_face.serves(face)
            )
        else:
            is_able = uses_class(state, bearer, item_face, "items") and level_reached(state, bearer, item) >= level
        if not is_able or is_taken or bearer.state == STUNNED or not is_for(state, bearer, item):
            continue
        if has_bans and not is_allowed(state, bearer, EQUIP, item):
            continue
        if not bears_namesake(state, bearer, item):
            found.append(number)
    return found


def is_judged_able(state: Warlord, seat: Seat, item: Card, bearer: Card) -> bool:
    """The long answer."""
    verdict = Verdict()
    judge_equip(state, seat, item, bearer, verdict)
    return bool(verdict)


def replaced_by(state: Warlord, item: Card, bearer: int) -> list[int]:
    """Older items that share a trait go; Unique, Epic and Treasure do not count. WL-ITEM-06, WL-EQUIP-07

    The oldest go first, where a text gives room for several (WL-EQUIP-08, -09, WL-GOLDEN-01).
    """
    gone: list[int] = []
    for trait in [trait for trait in item.face.traits if trait not in FREE_TRAITS]:
        sharing = [old.id for old in state.items_of(bearer) if old.face.has(trait)]
        room = more_slots(state, state.cards[bearer], trait) if "slots" in state.standing.texts else 0
        gone += [number for number in sharing[: max(0, len(sharing) - room)] if number not in gone]
    return [old.id for old in state.items_of(bearer) if old.id in gone]


def more_slots(state: Warlord, bearer: Card, trait: str) -> int:
    """How many items of the trait a text lets this character bear besides one."""
    slots = STATS["slots"]
    return sum([amount for amount, word in slots.named_amounts(state, bearer) if word == trait])
