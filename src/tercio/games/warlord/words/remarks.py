"""What a player wants to know beside the table: his chances, who would act, and everything about a card."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording, signed
from tercio.games.warlord.abilities.registry import feats, order_feats
from tercio.games.warlord.field.lending import text_of, texts_of
from tercio.games.warlord.field.ranks import Gap
from tercio.games.warlord.game import only_performer
from tercio.games.warlord.printed.cards import ACTION, CHARACTER, ITEM, ORDER, REACT, UNKNOWN
from tercio.games.warlord.rules.orders import performer_of
from tercio.games.warlord.rules.values import FEAT_DC, armour_class, attack_bonus, feat_bonus, hit_points, strikes_of
from tercio.games.warlord.state import ATTACHED, DISCARD, EQUIPPED, FORMATION, HAND, Card, Warlord, warlord
from tercio.games.warlord.steps.moments import Moment
from tercio.games.warlord.steps.starting_army import suggested_line_up
from tercio.games.warlord.steps.strikes import Strike
from tercio.games.warlord.words.gaps import gap_of
from tercio.games.warlord.words.names import card_name, face_name
from tercio.games.warlord.words.portraits import attacks_words, hearts, short_words
from tercio.kernel import NOBODY, Answer, Decision, Match, Option, Seat, View

FACES: Final = 20

word: Final = Wording("tercio.games.warlord", "words.remarks").spoken
STATES: Final = ("ready", "spent", "stunned")


# -- beside options --------------------------------------------------------------------


def remark(view: View, option: Option, lang: str) -> str:
    m, state = view.ghost, warlord(view.ghost)
    if option.key == "strike":
        return strike_remark(m, option.subject, lang)
    if option.key in feats():
        return feat_remark(state, option, lang)
    if option.key == "place":
        return place_remark(m, Gap(option.subject, option.detail), lang)
    if option.key in ("perform", "react"):
        return action_remark(view, option, lang)
    if option.key == "suggested":
        return ", ".join([card_name(state, number, lang) for number in suggested_line_up(m, view.seat)])
    return ""


def strike_remark(m: Match, target: int, lang: str) -> str:
    """The armour to be reached and how many faces of twenty do it, with everything that is known now."""
    strike = m.find(Strike)
    if strike is None:
        return ""
    trial = strike.aimed_at(target)
    trial.before_roll(m)
    bonus, needed = trial.attack(m).total, trial.armour(m).total
    hits = sum([trial.hits(face, bonus, needed) for face in range(1, FACES + 1)])
    return word("strike", lang, armour=needed, bonus=signed(bonus), percent=hits * 100 // FACES)


def feat_remark(state: Warlord, option: Option, lang: str) -> str:
    """The remark tells the bonus, and how many faces of twenty pass. WL-FEAT-02, WL-DICE-02"""
    tally = feat_bonus(state, state.cards[option.subject], feats()[option.key].name)
    if tally is None:
        return ""
    passes = len([face for face in range(2, FACES + 1) if face == FACES or face + tally.total >= FEAT_DC])
    return word("check", lang, bonus=signed(tally.total), needed=FEAT_DC, percent=passes * 100 // FACES)


def place_remark(m: Match, chosen: Gap, lang: str) -> str:
    """Who would stand beside the character."""
    gap = gap_of(m, chosen)
    if gap is None:
        return ""
    sides = (gap["left"], gap["right"])
    left, right = [card_name(warlord(m), number, lang) if number != NOBODY else "" for number in sides]
    if left and right:
        return word("between", lang, left=left, right=right)
    if left or right:
        return word("right", lang, name=left) if left else word("left", lang, name=right)
    return word("alone", lang)


def action_remark(view: View, option: Option, lang: str) -> str:
    """Who performs it where nobody is asked, and the text where it is not in the player's hand on the table."""
    m, state = view.ghost, warlord(view.ghost)
    source = state.cards[option.subject]
    lent = text_of(state, source, option.detail)
    assert lent is not None, "what is offered is there"
    ability = lent.ability
    parts: list[str] = []
    if option.key == "perform" and option.is_plain and source.zone == HAND:
        performer = performer_of(m, view.seat, option.reply(view.seat))
        parts.append(word("by", lang, name=card_name(state, performer, lang)))
    elif option.key == "react" and option.is_plain and source.zone == HAND and isinstance(m.stack[-1], Moment):
        performer = only_performer(m, m.stack[-1], option.reply(view.seat))
        parts.append(word("by", lang, name=card_name(state, performer, lang)))
    elif source.host != NOBODY:
        parts.append(word("by", lang, name=card_name(state, source.host, lang)))
    if option.key == "react" or source.zone != HAND:
        parts.append(ability.text_de if lang == "de" else ability.text_en)
    return " · ".join(parts)


def note(view: View, option: Option, pick: int, lang: str) -> str:
    """Beside a card that may be picked: what it is."""
    card = warlord(view.ghost).find(pick)
    if card is None or card.face is UNKNOWN:
        return ""
    return now_words(warlord(view.ghost), card, lang) if card.zone == FORMATION else short_words(card.face, lang)


# -- everything about a card -----------------------------------------------------------


def find(view: View, words: str, lang: str) -> list[int]:
    """Cards by a part of their name or by number (#17): in play, in hand, attached, discarded; the nearest first."""
    state = warlord(view.ghost)
    wanted = words.lower().strip()
    if wanted.startswith("#") and wanted[1:].isdecimal() and len(wanted) < 6:
        card = state.find(int(wanted[1:]))
        return [] if card is None or card.face is UNKNOWN else [card.id]
    named = [card for card in state.cards if is_meant(state, card, wanted, lang)]
    named.sort(key=lambda card: (card.zone == DISCARD, card.zone != FORMATION, card.owner != view.seat))
    found: dict[str, int] = {}
    for card in named:
        found.setdefault(card.face.id if card.zone != FORMATION else f"{card.id}", card.id)
    standing = {state.cards[number].face.id for number in found.values() if state.cards[number].zone == FORMATION}
    return [n for n in found.values() if state.cards[n].zone == FORMATION or state.cards[n].face.id not in standing]


def is_meant(state: Warlord, card: Card, wanted: str, lang: str) -> bool:
    if card.face is UNKNOWN or (card.zone not in (FORMATION, HAND, DISCARD) and card.host == NOBODY):
        return False
    return wanted in card_name(state, card.id, lang).lower() or wanted in face_name(card.face, lang).lower()


def now_words(state: Warlord, card: Card, lang: str) -> str:
    """ready, ATK +7/+3, AC 15, ♥♡"""
    attacks = tuple([attack_bonus(state, card, base).total for base in strikes_of(state, card)])
    life = hit_points(state, card).total
    left = max(0, life - card.wounds)
    return ", ".join(
        [
            word(STATES[card.state], lang),
            f"ATK {attacks_words(attacks) or '–'}",
            f"AC {armour_class(state, card).total}",
            hearts(left, life - left),
        ]
    )


def tries(view: View, decision: Decision, thing: int) -> list[Answer]:
    """What a player might want of an own card on his turn, with everybody in his army."""
    state = warlord(view.ghost)
    card, seat = state.cards[thing], decision.seat
    if decision.kind != "order" or card.owner != seat:
        return []
    return [*orders_with(state, seat, card), *reactions(view, thing)]


def orders_with(state: Warlord, seat: Seat, card: Card) -> list[Answer]:
    thing, army = card.id, [each.id for each in state.army(seat)]
    orders = [n for n, ability in texts_of(state, card) if ability.kind == ORDER]
    if card.zone == FORMATION:
        feats = [feat for feat, _ in card.face.feats if feat in order_feats()]
        plain = [Answer(seat, key, thing) for key in ("attack", "manoeuvre", *feats)]
        return [*plain, *[Answer(seat, "perform", thing, (thing,), detail=order) for order in orders]]
    if card.host != NOBODY:
        return [Answer(seat, "perform", thing, (card.host,), detail=order) for order in orders]
    if card.zone != HAND:
        return []
    if card.face.type == CHARACTER:
        return [Answer(seat, "recruit", thing)]
    if card.face.type == ITEM:
        return [Answer(seat, "equip", thing, (bearer,)) for bearer in army]
    assert card.face.type == ACTION
    return [Answer(seat, "perform", thing, (performer,), detail=order) for order in orders for performer in army]


def reactions(view: View, thing: int) -> list[Answer]:
    """Its reacts, and the feats that answer to something; a react all the same where it has neither."""
    card, seat = warlord(view.ghost).cards[thing], view.seat
    if card.zone not in (HAND, FORMATION, EQUIPPED, ATTACHED):
        return []
    if card.owner != seat:
        return [] if view.asks else [Answer(seat, "react", thing)]
    reacts = [number for number, ability in texts_of(warlord(view.ghost), card) if ability.kind == REACT]
    answering = [key for key, feat in feats().items() if feat.moment and feat.name in dict(card.face.feats)]
    used = answering if card.zone == FORMATION else []
    found = [Answer(seat, "react", thing, detail=number) for number in reacts]
    found += [Answer(seat, key, thing) for key in used]
    return found or [Answer(seat, "react", thing)]
