"""Who has which abilities now, and which texts answer a question about a warrior, or about the whole field."""

from __future__ import annotations

from functools import lru_cache

from tercio.games.mageknight.abilities.ability import (
    BREACHES_MAGIC,
    DEMORALIZES,
    LENDS,
    NO_POWER,
    ON_DEED,
    STOPS_MAGIC,
    UPKEEP,
    Gift,
    Power,
    Text,
    Token,
)
from tercio.games.mageknight.abilities.effect import Effect
from tercio.games.mageknight.abilities.registry import (
    answers_of,
    by_question,
    gifts,
    outspoken_gifts,
    powers,
    special_abilities,
    talents,
    tokens,
)
from tercio.games.mageknight.abilities.things import lying, of_item
from tercio.games.mageknight.printed.dials import MAGIC_IMMUNE, Figure
from tercio.games.mageknight.state import HERE, MageKnight, Warrior
from tercio.kernel import NOBODY, Seat, Verdict


def shows(warrior: Warrior, ability: str) -> bool:
    """In the stat window, or on an item it carries; or it was gained. MK-TERM-19, MK-TERM-21, MK-ITEM-11"""
    dial, click = warrior.figure.dial, warrior.click
    if ability in dial[click if click < len(dial) else -1].abilities:
        return True
    for item in warrior.items:
        for mark in item.abilities:
            if mark.ability == ability:
                return True
    return ability in warrior.gained


def has(warrior: Warrior, ability: str) -> bool:
    """It shows, is not switched off, and its bearer is no captive. MK-TERM-22, MK-TERM-23, MK-CAPTURE-16"""
    dial, click = warrior.figure.dial, warrior.click
    if ability not in dial[click if click < len(dial) else -1].abilities and not (
        (warrior.items or warrior.gained) and shows(warrior, ability)
    ):
        return False
    return warrior.guard == NOBODY and ability not in warrior.off


def in_use(warrior: Warrior) -> frozenset[str]:
    """The special abilities that it has now, as `has` would say of each."""
    if warrior.guard != NOBODY:
        return frozenset()
    dial, click, gained = warrior.figure.dial, warrior.click, warrior.gained
    shown = dial[click if click < len(dial) else -1].abilities
    for item in warrior.items:
        if item.abilities:
            gained = (*gained, *[mark.ability for mark in item.abilities])
    return combined(shown, gained, warrior.off) if gained or warrior.off else shown


@lru_cache(maxsize=1 << 12)
def combined(shown: frozenset[str], gained: tuple[str, ...], off: tuple[str, ...]) -> frozenset[str]:
    """The same set is made only once, so that it need not be hashed again."""
    return shown.union(gained).difference(off)


def abilities_of(warrior: Warrior) -> tuple[str, ...]:
    """Everything that shows, in the order of the numbers."""
    dial, click = warrior.figure.dial, warrior.click
    shown = set(dial[click if click < len(dial) else -1].abilities)
    shown.update([mark.ability for item in warrior.items for mark in item.abilities], warrior.gained)
    return in_order(frozenset(shown))


@lru_cache(maxsize=1 << 10)
def in_order(abilities: frozenset[str]) -> tuple[str, ...]:
    return tuple([name for name in special_abilities() if name in abilities])


# -- what they answer ---------------------------------------------------------------------------------------------


def asked(warrior: Warrior, question: int) -> tuple[Text, ...]:
    """What it has, carries or has lying beside it that answers this question. A warrior that changes is a new leaf."""
    answers = warrior.answers
    if answers is None:
        answers = answers_of(in_force(warrior), with_it(warrior))
        setattr(warrior, "answers", answers)  # noqa: B010 - the type checker lets nobody change a leaf
    return answers[question]


def with_it(warrior: Warrior) -> tuple[Text, ...]:
    """What its items do, unless it is a captive, and the tokens that lie beside it. MK-ITEM-11, MK-CAPTURE-16"""
    found: list[Text] = []
    for item in warrior.items if warrior.guard == NOBODY else ():
        found += [effect for effect in of_item(item) if effect.name not in warrior.off]
    return (*found, *tokens_by(warrior))


def tokens_by(warrior: Warrior) -> list[Token]:
    """The tokens that lie beside it."""
    return [token for token in tokens() if token.lies_by(warrior)]


def asked_field(state: MageKnight, question: int) -> tuple[Effect, ...]:
    """What lies on the field, over it or beside it and answers this question."""
    if state.answers is None:
        state.answers = by_question(lying(state))
    return state.answers[question]


def asked_about(state: MageKnight, warrior: Warrior, question: int) -> tuple[Text, ...]:
    """Its own texts that answer this question, then those of the field; these know whether they concern it."""
    own, others = asked(warrior, question), asked_field(state, question)
    return (*own, *others) if others else own


def due_by(state: MageKnight, word: str) -> tuple[Effect, ...]:
    """Whatever lies on the table with this word on its card and does something by itself."""
    return tuple([effect for effect in asked_field(state, UPKEEP) if effect.name == word])


def judge_deed(state: MageKnight, deed: str, verdict: Verdict) -> None:
    """What speaks against a talent or a kind of action, whoever would use it."""
    for text in asked_field(state, ON_DEED):
        text.on_deed(state, deed, verdict)


def is_forbidden(state: MageKnight, deed: str) -> bool:
    """What `judge_deed` would say, without the reasons."""
    if not asked_field(state, ON_DEED):
        return False
    verdict = Verdict()
    judge_deed(state, deed, verdict)
    return not verdict


def asked_unit(state: MageKnight, warrior: Warrior, question: int) -> tuple[Text, ...]:
    """For its moves a cavalry unit may use what either half shows. MKC-ACTION-05"""
    found = asked(warrior, question)
    if found or warrior.partner == NOBODY:
        return found
    return asked(state.warriors[warrior.partner], question)


def in_force(warrior: Warrior) -> frozenset[str]:
    """What it has in use, together with what its symbol or the saddle gives it, if that answers anything at all."""
    used, subfaction = in_use(warrior), warrior.figure.subfaction
    given = talents_of(warrior) if warrior.partner != NOBODY else ()
    gift = outspoken_gifts().get(subfaction) if subfaction else None
    if gift is not None and has_gift(warrior, gift):
        given = (*given, gift)
    return joined(used, given) if given else used


@lru_cache(maxsize=1 << 10)
def joined(used: frozenset[str], given: tuple[str, ...]) -> frozenset[str]:
    return used.union(given)


def bare(warrior: Warrior, question: int) -> Warrior:
    """The warrior as it would be without whatever answers this question."""
    for ability in asked(warrior, question):
        warrior = warrior.without(ability.name)
    return warrior


def enrolled(state: MageKnight, warrior: Warrior, seat: Seat) -> Warrior:
    """As a warrior of this player: with what all of his gain, and without what all of another's do. MKO-COMPANY-02"""
    after, is_his = lent_to(state, seat), warrior.seat == seat
    if is_his and not after:
        return warrior
    gained = list(warrior.gained)
    for ability in () if is_his else lent_to(state, warrior.seat):
        if ability in gained:
            gained.remove(ability)
    gained += [ability for ability in after if not is_his or ability not in gained]
    return warrior.serving(seat, tuple(gained))


def lent_to(state: MageKnight, seat: Seat) -> list[str]:
    return [ability for text in asked_field(state, LENDS) for ability in text.lends(seat)]


def gift_of(figure: Figure) -> str:
    """The symbol of its subfaction gives a figure this; nothing where it has none. MKF"""
    gift = gifts().get(figure.subfaction)
    return "" if gift is None else gift.name


def has_gift(warrior: Warrior, gift: str) -> bool:
    """By its symbol; a captive has the use of nothing, nor has a cavalry unit. MK-CAPTURE-16, MKC-UNIT-13, A26"""
    if not warrior.figure.subfaction or gift_of(warrior.figure) != gift:
        return False
    if warrior.partner != NOBODY and not (warrior.is_rider and warrior.figure.is_dark_rider):  # MKC-DARK-07
        return False
    return warrior.guard == NOBODY and gift not in warrior.off


def used_gift(warrior: Warrior) -> Gift | None:
    """Its subfaction has given it this, and it has used it up or declined it. MKF"""
    gift = gifts().get(warrior.figure.subfaction) if warrior.off else None
    return gift if gift is not None and gift.name in warrior.off else None


def power_of(using: str) -> Power:
    """The ability with which an attack is made; one that changes nothing where it is made with none."""
    return powers()[using] if using else NO_POWER


# -- what may be switched off ------------------------------------------------------------------------------------


def optional_of(warrior: Warrior) -> tuple[str, ...]:
    """What its player can switch off: it shows and is on. MK-TERM-23, MKF-SPELLBREACH-01, MKF-CONFUSION-01"""
    if warrior.partner != NOBODY:
        return (*optional_among(in_use(warrior)), *talents_of(warrior))
    if warrior.guard != NOBODY:
        return ()
    gift = declinable_of(warrior) if warrior.figure.subfaction else ""
    if gift:
        return (*optional_among(in_use(warrior)), *(() if gift in warrior.off else (gift,)))
    if not (warrior.now.marks or warrior.items or warrior.gained):
        return ()
    return optional_among(in_use(warrior))


def declinable_of(warrior: Warrior) -> str:
    """The gift is at work unless its player declines it; empty where it has none of this kind. MKF"""
    gift = gifts().get(warrior.figure.subfaction)
    return gift.name if gift is not None and gift.is_declinable else ""


def talents_of(warrior: Warrior) -> tuple[str, ...]:
    """What a rider does in the saddle unless its player declines it. MKC-TALENT-06, MKC-TALENT-09"""
    return tuple([talent.name for talent in talents() if talent.name not in warrior.off]) if warrior.is_rider else ()


@lru_cache(maxsize=1 << 10)
def optional_among(abilities: frozenset[str]) -> tuple[str, ...]:
    known = special_abilities()
    return tuple([name for name in in_order(abilities) if known[name].is_optional])


# -- what the book says of a bearer -------------------------------------------------------------------------------


def is_active(warrior: Warrior) -> bool:
    """Neither captured nor demoralized. MK-TERM-01"""
    return warrior.guard == NOBODY and not is_demoralized(warrior)


def is_lost(gunner: Warrior) -> bool:
    """Eliminated, captured or demoralized: its bombs use the values printed on them. MK-BOMB-19, a55"""
    return gunner.gone != HERE or not is_active(gunner)


def is_demoralized(warrior: Warrior) -> bool:
    return bool(asked(warrior, DEMORALIZES))


def is_magic_immune(warrior: Warrior) -> bool:
    """By its defense type or by the ability; a captive is nothing of the kind. MK-COMBAT-09, MK-COMBAT-12"""
    if warrior.guard != NOBODY:
        return False
    return warrior.figure.defense_type == MAGIC_IMMUNE or bool(asked(warrior, STOPS_MAGIC))


def defies_magic(warrior: Warrior, attacker: Warrior) -> bool:
    """It is immune to this one's magic; some go through the defense type. MK-COMBAT-11, A65"""
    if asked(attacker, BREACHES_MAGIC):
        return bool(asked(warrior, STOPS_MAGIC))
    return is_magic_immune(warrior)


def wields_magic(warrior: Warrior) -> bool:
    """Has it an ability with "magic" in its name?"""
    known = special_abilities()
    return any([known[name].is_magic or known[name].stops_magic for name in in_use(warrior)])


def bears_on(ability: Text, target: Warrior) -> bool:
    """Magic does nothing, good or bad, to a warrior that is immune to it. MK-COMBAT-10"""
    return not (ability.is_magic and is_magic_immune(target))


def shyft_lent(state: MageKnight, warrior: Warrior) -> bool:
    """Mage Spawn have the symbol while a printed Shyft friend is on the field. MK-FORMATION-50, MK-FORMATION-51"""
    if not warrior.figure.is_mage_spawn:
        return False
    return any([state.are_friends(warrior, other) and "shyft" in other.figure.factions for other in state.here()])
