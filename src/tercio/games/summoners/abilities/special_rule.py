"""A special rule of a unit or of an attack is one object, asked what the procedures of the book ask. SU-TRAIT-01

A new one is a class in a module of this room; its name and its sentence stand in `texts.toml`, under
`say.special-rules`. It overrides the questions that it answers and is silent on the others. It has no state: one
object serves all bearers, and the (X) of the card comes with the question.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from tercio.content.table import Phrase
from tercio.content.wording import Wording
from tercio.games.discovery import discovered
from tercio.kernel import ABILITY, Match, Rule, RuleId, Tally

if TYPE_CHECKING:
    from tercio.games.summoners.field.strikes import Strike
    from tercio.games.summoners.printed.profiles import Trait
    from tercio.games.summoners.state import Unit

ROOM: Final = "tercio.games.summoners.abilities"
NAMES: Final = Wording("tercio.games.summoners", "special-rules.names")
TEXTS: Final = Wording("tercio.games.summoners", "special-rules.texts")

MOST_X: Final = 7  # of an (X): with 8, Ethereal would never fail

# The questions, by their place in QUESTIONS.
DICE: Final = 0
SAVES: Final = 1
FLIES: Final = 2
CONTACT: Final = 3
GRIP: Final = 4
SHELTER: Final = 5
CONTROL: Final = 6
BLOWS: Final = 7
WAVE: Final = 8
AREA: Final = 9
SHOVES: Final = 10
DAMAGE: Final = 11
MARKS: Final = 12
FOLLOWS: Final = 13
QUESTIONS: Final = (
    "dice", "saves", "flies", "contact", "grip", "shelter", "control", "blows", "wave", "area", "shoves", "damage",
    "marks", "follows",
)  # fmt: skip

# The deeds that a special rule can forbid its bearer, in the places after them.
TO_MOVE: Final = 14
TO_FIGHT: Final = 15
TO_REACT: Final = 16
TO_INTERACT: Final = 17
TO_HOLD_RELICS: Final = 18
TO_BE_SACRIFICED: Final = 19
TO_ANSWER: Final = 20  # of an attack: to be a reaction
DEEDS: Final = (TO_MOVE, TO_FIGHT, TO_REACT, TO_INTERACT, TO_HOLD_RELICS, TO_BE_SACRIFICED, TO_ANSWER)


class SpecialRule(Rule):
    """What every special rule says of itself, and the questions."""

    rank = ABILITY
    number: ClassVar[int] = 0  # never changes; where several answer, the lower ones come first
    word: ClassVar[str] = ""  # as packs write it
    rules: ClassVar[tuple[RuleId, ...]] = ()  # all that the index has about it
    is_numbered: ClassVar[bool] = False  # it is printed with an (X)
    is_of_attack: ClassVar[bool] = False
    is_for_melee: ClassVar[bool] = False  # no ranged attack has it
    can_be_granted: ClassVar[bool] = True
    forbids: ClassVar[dict[int, RuleId]] = {}  # the deeds, with the rule that says so
    because: ClassVar[str] = ""  # the reason that a refusal gives

    @property
    def name(self) -> Phrase:
        return NAMES(self.word)

    @property
    def written(self) -> str:
        """As packs write it, with an X where it has a number."""
        return f"{self.word} X" if self.is_numbered else self.word

    def text(self, x: int) -> Phrase:
        """What it does, in a sentence or two."""
        return TEXTS(self.word, x=x)

    # -- questions to a unit ---------------------------------------------------------------------------

    def dice(self, x: int, strike: Strike, tally: Tally) -> None:
        """How many dice has the hit roll? Asked of an attack, too."""

    def saves(self, x: int) -> int:
        """Up to which face does a die save the unit from a hit?"""
        return 0

    def flies(self) -> bool:
        """Does it pass over whatever is in its way?"""
        return False

    def contact(self, m: Match, bearer: Unit, enemy: Unit) -> None:
        """What happens when an enemy newly comes into contact with it?"""

    def grip(self, tally: Tally) -> None:
        """How many dice has an enemy that leaves the contact?"""

    def shelter(self, bearer: Unit, friend: Unit, tally: Tally) -> bool:
        """What Resistance has a friend, or the bearer itself? True where it helps."""
        return False

    def control(self, tally: Tally) -> None:
        """What must its control roll reach?"""

    # -- questions to an attack ------------------------------------------------------------------------

    def blows(self) -> int:
        """How many times does it strike?"""
        return 1

    def wave(self) -> bool:
        """Does it strike all in range at once?"""
        return False

    def area(self) -> bool:
        """Does its range hold enemies like base contact?"""
        return False

    def shoves(self) -> bool:
        """Does it move its target instead of hurting it?"""
        return False

    def damage(self, x: int, target: Unit, tally: Tally) -> None:
        """What is added to each die of the damage roll?"""

    def marks(self, m: Match, x: int, attacker: Unit, target: Unit) -> None:
        """Which markers does a target receive that has taken damage?"""

    def follows(self, m: Match, strike: Strike) -> None:
        """What happens after the exchange of blows to a target that is still there?"""


class Borne(NamedTuple):
    """A special rule with the (X) that its bearer has; 1 for one without a number."""

    rule: SpecialRule
    x: int


Texts = tuple[tuple[Borne, ...], ...]  # for each question, and then for each deed, those that have something to say


def heard(borne: list[Borne]) -> Texts:
    """Made when a card is read or a spell grants something, so that nobody who asks has to look for an answer."""
    borne.sort(key=by_number)
    found: list[tuple[Borne, ...]] = []
    for name in QUESTIONS:
        silent = getattr(SpecialRule, name)
        found.append(tuple([each for each in borne if getattr(type(each.rule), name) is not silent]))
    found.extend([tuple([each for each in borne if deed in each.rule.forbids]) for deed in DEEDS])
    return tuple(found)


def by_number(borne: Borne) -> int:
    return borne.rule.number


SILENT: Final[Texts] = heard([])


def printed(traits: tuple[Trait, ...]) -> Texts:
    """Those that stand on a card."""
    known = special_rules()
    return heard([Borne(known[trait.name], trait.value or 1) for trait in traits])


@cache
def special_rules() -> dict[str, SpecialRule]:
    """Every special rule by its word, in the order of their numbers; looked for when the first pack is read."""
    found = sorted(discovered(ROOM, SpecialRule), key=lambda rule: rule.number)
    assert [rule.number for rule in found] == sorted({rule.number for rule in found}), "two have the same number"
    return {rule.word: rule for rule in found}
