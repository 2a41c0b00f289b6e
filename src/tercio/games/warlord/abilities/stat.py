"""A stat is what texts change, give or forbid: who may have it, what it is worth, what a clause heeds, how it reads.

A number adds to one of the values below; the code that reckons a value asks all stats that add to it, and names none:

    for stat in ADDING[ARMOUR]:
        stat.add(state, tally, card, kind, other, past)
"""

from __future__ import annotations

from typing import ClassVar, Final

from tercio.content.wording import Phrase, Wording
from tercio.games.warlord.field.filters import holds, lines_of, passes, texts_on
from tercio.games.warlord.field.standing import Text
from tercio.games.warlord.numbers.counts import static_amount
from tercio.games.warlord.printed.cards import ANYONE, SELF, Clause
from tercio.games.warlord.state import Card, Past, Warlord
from tercio.games.warlord.words.grammar import NOTHING, listed, signed
from tercio.games.warlord.words.roles import Scene
from tercio.games.warlord.words.said import Said, lasting, multiplied, said
from tercio.kernel import Seat, Tally

STATIC_TEXT: Final = "WL-CHAR-17"

# The values to which stats add.
ATTACK: Final = "attack"  # the bonus of a strike
ATTACK_BY_SPELL: Final = "attack by spell"  # of a ranged strike that a spell makes,
ATTACK_WITHOUT: Final = "attack without spell"  # and of one that none makes
DC_OF_MAGIC: Final = "dc of magic"
ARMOUR: Final = "armour"
WOUNDS: Final = "wounds"  # of a strike that hits
SKILL: Final = "skill"
LIFE: Final = "life"
LEVEL_FOR_ITEMS: Final = "level for items"
LEVEL_FOR_SPELLS: Final = "level for spells"
LEVEL_FOR_ACTIONS: Final = "level for actions"
HAND_SIZE: Final = "hand size"
INITIATIVE: Final = "initiative"
INITIATIVE_DICE: Final = "initiative dice"


def is_changed(state: Warlord, word: str) -> bool:
    """Something in play changes the stat of this name for somebody."""
    if word in state.standing.texts:
        return True
    for effect in state.effects:
        if effect.stat == word:
            return True
    return False


class Stat:
    """A stat has no state of its own: static texts in play and effects that last name it by its word."""

    word: ClassVar[str] = ""
    number: ClassVar[int] = 0  # in events about an effect on it: it never changes, and nothing else ever has it
    number_set: ClassVar[int] = 0  # of an effect that changes the value to another one
    value: ClassVar[str] = ""  # to which it adds, if it is a number,
    strikes: ClassVar[str] = ""  # for strikes of this kind, or of both
    verbs: ClassVar[tuple[str, ...]] = ()  # which verbs change it for a while
    is_static: ClassVar[bool] = True  # static text may change it
    is_shared: ClassVar[bool] = False  # static text may change it for others than its bearer
    is_summed: ClassVar[bool] = False  # numbers are added up, and may be multiplied
    is_reckoned: ClassVar[bool] = False  # the number of a static text may be worked out all the same
    is_against: ClassVar[bool] = False  # the filter says against whom it counts
    is_of_player: ClassVar[bool] = False  # the player has it while the bearer stands in his army
    is_listed: ClassVar[bool] = False  # several clauses about it are said together
    is_face: ClassVar[bool] = False  # the amount is a face of the die
    is_named: ClassVar[bool] = False  # a clause about it needs a `word`,
    names: ClassVar[tuple[str, ...]] = ()  # one of these, where there are any

    # -- what it is worth ------------------------------------------------------------------------------

    def add(self, state: Warlord, tally: Tally, card: Card, kind: str, other: Card | None, past: Past) -> None:
        """It adds what effects and static texts say of this character, without what is `past`.

        `kind` is that of the strike or check for which the value is needed, `other` the opponent in a strike.
        """
        if self.strikes and self.strikes != kind:
            return
        if self.is_against:
            if other is not None:
                self.add_against(state, tally, card, other)
        else:
            self.add_all(state, tally, card, self.word, past)

    def add_all(self, state: Warlord, tally: Tally, card: Card, word: str, past: Past) -> None:
        """It adds everything that clauses with this word have done and still say."""
        for effect in state.effects:
            if effect.card != card.id or effect.stat != word or effect.is_set:
                continue
            if not past.has_effect(effect):
                tally.add(effect.value, effect.rule, effect.source)
        for text in texts_on(state, card, word):
            if not past.has_text(state.cards[text.source]):
                tally.add(
                    static_amount(state, text.clause, state.cards[text.bearer], text.source), STATIC_TEXT, text.source
                )

    def add_against(self, state: Warlord, tally: Tally, card: Card, other: Card) -> None:
        """It adds what static texts of this character say against the other one; their filter says against whom."""
        for text in lines_of(state, self.word):
            bearer = state.cards[text.bearer]
            if text.bearer != card.id or not passes(state, text.clause.filter, other, bearer):
                continue
            if holds(state, text.ability, bearer, card):
                tally.add(text.clause.amount, STATIC_TEXT, text.source)

    def add_for_player(self, state: Warlord, tally: Tally, seat: Seat) -> None:
        """It adds what static texts of the characters in the player's own army say."""
        for text in lines_of(state, self.word):
            bearer = state.cards[text.bearer]
            is_own = bearer.owner == seat and state.place_of(bearer.id)[0] == seat
            if is_own and holds(state, text.ability, bearer, bearer):
                tally.add(static_amount(state, text.clause, bearer, text.source), STATIC_TEXT, text.source)

    def amounts(self, state: Warlord, card: Card) -> list[int]:
        """Static texts say these numbers of the character, which are not added up."""
        return [text.clause.amount for text in texts_on(state, card, self.word)]

    def named_amounts(self, state: Warlord, card: Card) -> list[tuple[int, str]]:
        """Static texts say these numbers of the character, each with the name that goes with it."""
        return [(text.clause.amount, text.clause.word) for text in texts_on(state, card, self.word)]

    def is_given(self, state: Warlord, card: Card, word: str = "", by: Card | None = None) -> bool:
        """An effect or a static text gives this character the stat; `word` says which, where there are several.

        `by`: the one against whom it must hold. A text about its own bearer may say against whom it does.
        """
        return self.giver(state, card, word, by) is not None

    def giver(self, state: Warlord, card: Card, word: str, by: Card | None) -> int | None:
        """The card whose effect or static text gives it, nobody for an effect of unknown source; none if not given."""
        for effect in state.effects:
            if effect.card == card.id and effect.stat == self.word and effect.word == word:
                return effect.source
        for text in texts_on(state, card, self.word):
            if text.clause.word == word and (by is None or self.holds_against(state, text, by)):
                return text.source
        return None

    def holds_against(self, state: Warlord, text: Text, other: Card) -> bool:
        is_for_all = not self.is_against or text.clause.who != SELF
        return is_for_all or passes(state, text.clause.filter, other, state.cards[text.bearer])

    def changes(self) -> dict[str, int]:
        """Effects on it have these keys, for their words in `[say.change]`, and these numbers in events."""
        found = {self.word: self.number, f"set-{self.word}": self.number_set}
        return {key: number for key, number in found.items() if number}

    # -- how it reads ----------------------------------------------------------------------------------

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        """A clause about it reads like this; several come only where the stat is listed."""
        raise NotImplementedError

    def say(self, key: str = "reads", **values: object) -> Phrase:
        """Words of this stat, from `[say.stat.WORD]`. German begins with the verb of the sentence."""
        return Wording("tercio.games.warlord", f"stat.{self.word}")(key, **values)


class Possession(Stat):
    """Something that one has, such as a bonus; several stats are one list: "has +4 ATK and -4 AC"."""

    def thing(self, scene: Scene, clause: Clause) -> Phrase:
        """One has this thing."""
        return self.say(number=signed(clause.amount))

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        return said_to_have(scene, clauses[0], [self.thing(scene, clause) for clause in clauses])


def said_to_have(scene: Scene, clause: Clause, things: list[Phrase]) -> Said:
    """Somebody has all these things for the time of the clause."""
    is_counting = clause.per == "each" and clause.counted == ANYONE
    chosen = ANYONE if is_counting or clause.who == SELF else clause.filter
    words = Wording("tercio.games.warlord", "stat")("has", things=listed(things), each=multiplied(scene, clause))
    return said(scene.key(clause.who, chosen), words, long=lasting(scene, clause))


class Mark(Stat):
    """A stat that is only there or not there."""

    lasts: ClassVar[bool] = True  # how long it holds is said

    def reading(self, scene: Scene, clauses: list[Clause]) -> Said:
        clause = clauses[0]
        key = scene.key(clause.who, ANYONE if clause.who == SELF else clause.filter)
        return said(key, self.say(), long=lasting(scene, clause) if self.lasts else NOTHING)
