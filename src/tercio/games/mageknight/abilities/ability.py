"""An adjective of the game is one object that answers the questions which the procedures of the book ask.

A text overrides what it speaks about, and nothing else. Special abilities, gifts of subfactions and talents of riders
have no state of their own: one object serves all their bearers. Each stands in a module of its own, in the room of the
value that it sits on; `registry` finds it there. What changes the rules while it lies on the table, an item, a domain,
a spell, answers the same questions; `effect` says how. The list of questions is closed: a procedure asks

    for text in asked_about(state, target, ATTACKED):
        text.attacked(state, aim, tally)

and knows nobody by name. What is only true of a bearer (it flies, it cannot be captured) is a plain attribute.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tercio.games.mageknight.printed.dials import Domain
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.kernel import ABILITY, Match, Rule, RuleId, Seat, Step, Tally, Verdict

if TYPE_CHECKING:
    from tercio.games.mageknight.actions.action import Action
    from tercio.games.mageknight.field.aims import Aim, Blow
    from tercio.games.mageknight.field.fire import LineOfFire
    from tercio.games.mageknight.field.ways import Way
    from tercio.games.mageknight.upkeep.upkeep import Upkeep


class Text(Rule):
    """It says nothing unless an attribute or a method is overridden."""

    rank = ABILITY
    name: ClassVar[str] = ""  # as packs and positions write it
    number: ClassVar[int] = -1  # in answers and records: it never changes, and no other ability ever has it
    order: ClassVar[int] = 0  # lower ones are asked first; among equals the lower number
    is_magic: ClassVar[bool] = False  # MK-COMBAT-10  it has "magic" in its name
    steps: ClassVar[tuple[type[Step], ...]] = ()  # procedures of its own that a match must be able to save

    def upkeep(self, moment: str) -> tuple[Upkeep, ...]:
        """What is due by itself at this moment of its player's turn. MK-TURN-12, MK-TURN-25"""
        return ()

    # -- values: what it does to them, told in the tally --------------------------------------------------------

    def replace(self, state: MageKnight, aim: Aim, value: str, tally: Tally) -> None:
        """What stands in place of its bearer's printed attack or damage value. MK-MOD-06"""

    def add(self, state: MageKnight, bearer: Warrior, value: str, tally: Tally) -> None:
        """What it adds to a value of its bearer, whatever that is needed for. MK-MOD-02"""

    def attack(self, state: MageKnight, aim: Aim, tally: Tally) -> None:
        """What it adds to the attack value where its bearer attacks. MK-ATTACKSEQ-06"""

    def attacked(self, state: MageKnight, aim: Aim, tally: Tally) -> None:
        """What it adds to the attack value where its bearer is attacked. MK-ATTACKSEQ-06"""

    def defense(self, state: MageKnight, aim: Aim, tally: Tally) -> None:
        """What it adds to the defense value of its bearer. MK-ATTACKSEQ-08"""

    def damage(self, state: MageKnight, aim: Aim, tally: Tally) -> None:
        """What it adds to the damage value of its bearer. MK-ATTACKSEQ-12"""

    lends_defense: ClassVar[bool] = False  # MK-MOD-09  friends at its side use its bearer's defense value
    lends_movement: ClassVar[bool] = False  # MK-FORMATION-15  so do those who march with it, of its movement value
    enhances: ClassVar[int] = 0  # damage that it adds to shots of friends at its side

    # -- lines of fire and targets ------------------------------------------------------------------------------

    def on_line(self, state: MageKnight, shooter: Warrior, target: Warrior, line: LineOfFire) -> LineOfFire:
        """The line of fire as it is where its bearer is the target. MK-RANGED-07"""
        return line

    def on_shot(self, state: MageKnight, attacker: Warrior, target: Warrior, verdict: Verdict) -> None:
        """What speaks against a ranged attack on its bearer. MK-RANGED-05"""

    ignores_cover: ClassVar[bool] = False  # MK-TERRAIN-20  terrain that hides somebody does not from its bearer
    cannot_be_captured: ClassVar[bool] = False
    takes_no_captives: ClassVar[bool] = False
    kills_captives: ClassVar[bool] = False  # its bearer's captive falls at once,
    frees_captives: ClassVar[bool] = False  # or is free
    never_heals: ClassVar[bool] = False

    # -- an attack and what follows it --------------------------------------------------------------------------

    strikes_all: ClassVar[bool] = False  # its bearer can strike at every enemy at its front arc at once
    keeps_off: ClassVar[int] = 0  # MK-DAMAGE-03  clicks of damage

    def defeats(self, aim: Aim, protection: Text) -> bool:
        """Does the attack of its bearer go through this ability of the target?"""
        return False

    def saves(self, aim: Aim) -> bool:
        """May a die save its bearer from a hit?"""
        return False

    def throws_for_damage(self, aim: Aim) -> bool:
        """Does a die replace its bearer's damage value? MK-MOD-08"""
        return False

    def throws_first(self, m: Match, bearer: Warrior, using: str) -> bool:
        """Is a die thrown before its bearer attacks?"""
        return False

    def thrown(self, m: Match, aim: Aim, face: int) -> int:
        """What that die adds to the attack roll."""
        return 0

    def follows(self, state: MageKnight, blow: Blow) -> bool:
        """Does the attack of its bearer set it off? MK-ATTACKSEQ-17"""
        return False

    def answers(self, state: MageKnight, bearer: Warrior, blow: Blow) -> bool:
        """Does an attack that has hurt its bearer set it off? MK-ATTACKSEQ-17"""
        return False

    def still_works(self, state: MageKnight, bearer: Warrior, blow: Blow) -> bool:
        """A bearer that has turned to another click by then sets nothing off any more. H21"""
        return False

    def resolve(self, m: Match, blow: Blow, bearer: Warrior) -> None:
        """What comes of it. Magic that works on somebody else works on the attacker."""

    def touched(self, m: Match, bearer: Warrior) -> None:
        """Magic has worked on its bearer, and is resolved. MKA-CURSED-01"""

    # -- moves --------------------------------------------------------------------------------------------------

    def on_way(self, state: MageKnight, way: Way, verdict: Verdict) -> None:
        """What speaks against this way of its bearer. MK-MOVE-02"""

    flies: ClassVar[bool] = False  # MK-MOVE-30  bases and terrain do not stop its bearer
    swims: ClassVar[bool] = False  # MK-MOVE-28  nor does water, which protects it from shots
    passes_bases: ClassVar[bool] = False
    never_sprints: ClassVar[str] = ""  # MK-SPRINT-03  why not
    marches_alone: ClassVar[bool] = False  # MK-FORMATION-13  in no formation that moves,
    stays_apart: ClassVar[bool] = False  # or in none at all
    rushes: ClassVar[bool] = False  # MK-CHARGE-07  its bearer moves and strikes in one close combat action,
    leaps: ClassVar[bool] = False  # or moves and shoots in one ranged combat action
    carries: ClassVar[bool] = False  # its bearer takes a friend along while it flies
    breaks_away_gently: ClassVar[bool] = False  # MK-MOVE-27  those whom its bearer shakes off take no click
    comes_unseen: ClassVar[bool] = False  # MK-MOVE-19  whom its bearer moves up to has no free spin
    terrifies: ClassVar[bool] = False  # an enemy that would move up to its bearer rolls a die

    def arrives(self, state: MageKnight, bearer: Warrior, is_sprint: bool) -> bool:
        """Does the end of its bearer's move set it off? MK-CHARGE-12"""
        return False

    def meets(self, state: MageKnight, bearer: Warrior, mover: Warrior) -> bool:
        """Does an enemy that has moved up to its bearer set it off? MK-CHARGE-12"""
        return False

    def collide(self, m: Match, bearer: Warrior, mover: Warrior) -> None:
        """What comes of it. Where its bearer has moved, it is both."""

    # -- turns --------------------------------------------------------------------------------------------------

    demoralizes: ClassVar[bool] = False  # MK-TERM-01  its bearer can be given move actions only
    never_shoots: ClassVar[str] = ""  # MK-RANGED-02  why not
    acts_first: ClassVar[bool] = False  # its player's other warriors wait until its bearer was given an action
    is_quick: ClassVar[bool] = False  # its bearer can be given a move action that uses up none of its player's
    stops_magic: ClassVar[bool] = False  # MK-COMBAT-12  no magic works on its bearer
    breaches_magic: ClassVar[bool] = False  # MK-COMBAT-11  no defense type stops the magic of its bearer
    gives_no_points: ClassVar[bool] = False  # a warrior that falls by it is nobody's glory
    shares_symbols: ClassVar[bool] = False  # MK-FORMATION-10  its bearer has the faction symbols of its friends

    def lays_within(self, state: MageKnight, bearer: Warrior) -> int:
        """How far its bearer lays tokens, in mils."""
        return 0

    def end_begins(self, m: Match) -> None:
        """The end phase of some player begins. MK-TURN-22"""

    def turn_ends(self, m: Match, seat: Seat) -> None:
        """The turn of this player ends, or he is out."""

    # -- tokens that lie beside its bearer -----------------------------------------------------------------------

    def moved(self, m: Match, bearer: Warrior) -> None:
        """Its bearer has moved, or was moved."""

    def is_lost(self, state: MageKnight, bearer: Warrior) -> bool:
        """Does its bearer lose it as it stands there now?"""
        return False

    def lose(self, m: Match, bearer: Warrior) -> None:
        """Its bearer has it no more."""

    # -- spells -------------------------------------------------------------------------------------------------

    masters_spells: ClassVar[bool] = False  # MKS-BOOK-18  its bearer needs no symbol for the spells of a faction
    counters: ClassVar[int] = 0  # MKS-COUNTER-08  what it adds to counterspell rolls

    def bars(self, printed: int) -> int:
        """How many bars it costs its bearer to look up a spell. MKS-LOOKUP-06"""
        return printed

    # -- things that lie there: what they change about their bearer, or about the whole field ---------------------

    freezes_water: ClassVar[bool] = False  # MK-DOMAIN-09  all water is clear terrain

    def cap(self, state: MageKnight, bearer: Warrior, value: str, tally: Tally) -> None:
        """The most that a value of its bearer can be, whatever adds to it. MK-DOMAIN-09"""

    def on_deed(self, state: MageKnight, deed: str, verdict: Verdict) -> None:
        """What speaks against a talent or a kind of action, whoever would use it. MK-DOMAIN-09"""

    def structure(self, tally: Tally) -> None:
        """What it adds to the structure of constructed terrain. MK-CONSTRUCTED-30"""

    def drift(self, far: int) -> int:
        """How far a bombardment token drifts that would drift so far. MK-BOMB-17"""
        return far

    def overcomes(self, chosen: list[Domain], other: Domain) -> bool:
        """Does its domain counter this other one, where these are revealed? MK-DOMAIN-07"""
        return False

    def moves_as(self) -> str:
        """How its bearer moves in place of its own way. MKC-UNIT-21"""
        return ""

    def symbols(self, state: MageKnight, bearer: Warrior, is_sprint: bool) -> tuple[str, ...]:
        """Faction symbols that its bearer has in formations beside its own. MK-FORMATION-10"""
        return ()

    def lends(self, seat: Seat) -> tuple[str, ...]:
        """Special abilities that all warriors of this player have gained. MKO-COMPANY-03"""
        return ()


QUESTIONS: Final = (
    "replace", "add", "attack", "attacked", "defense", "damage", "lends_defense", "lends_movement", "enhances",
    "on_line", "on_shot", "ignores_cover", "cannot_be_captured", "takes_no_captives", "kills_captives",
    "frees_captives", "never_heals", "keeps_off", "defeats", "saves", "throws_for_damage", "follows", "answers",
    "touched", "on_way", "flies", "swims", "passes_bases", "never_sprints", "marches_alone", "stays_apart",
    "comes_unseen", "terrifies", "demoralizes", "never_shoots", "acts_first", "is_quick", "stops_magic",
    "breaches_magic", "freezes_water", "cap", "on_deed", "structure", "drift", "overcomes", "moves_as", "symbols",
    "lends", "upkeep", "strikes_all", "throws_first", "rushes", "leaps", "carries", "breaks_away_gently", "arrives",
    "meets", "gives_no_points", "shares_symbols", "lays_within", "masters_spells", "counters", "bars",
    "moved", "is_lost", "end_begins", "turn_ends",
)  # fmt: skip
(
    REPLACE, ADD, ATTACK, ATTACKED, DEFENSE, DAMAGE, LENDS_DEFENSE, LENDS_MOVEMENT, ENHANCES,
    ON_LINE, ON_SHOT, IGNORES_COVER, CANNOT_BE_CAPTURED, TAKES_NO_CAPTIVES, KILLS_CAPTIVES,
    FREES_CAPTIVES, NEVER_HEALS, KEEPS_OFF, DEFEATS, SAVES, THROWS_FOR_DAMAGE, FOLLOWS, ANSWERS,
    TOUCHED, ON_WAY, FLIES, SWIMS, PASSES_BASES, NEVER_SPRINTS, MARCHES_ALONE, STAYS_APART,
    COMES_UNSEEN, TERRIFIES, DEMORALIZES, NEVER_SHOOTS, ACTS_FIRST, IS_QUICK, STOPS_MAGIC,
    BREACHES_MAGIC, FREEZES_WATER, CAP, ON_DEED, STRUCTURE, DRIFT, OVERCOMES, MOVES_AS, SYMBOLS,
    LENDS, UPKEEP, STRIKES_ALL, THROWS_FIRST, RUSHES, LEAPS, CARRIES, BREAKS_AWAY_GENTLY, ARRIVES,
    MEETS, GIVES_NO_POINTS, SHARES_SYMBOLS, LAYS_WITHIN, MASTERS_SPELLS, COUNTERS, BARS,
    MOVED, IS_LOST, END_BEGINS, TURN_ENDS,
) = range(len(QUESTIONS))  # fmt: skip
# What is asked while an attack is worked out: whatever answers one of these may be worth switching off.
OF_AN_ATTACK: Final = (
    REPLACE, ADD, ATTACK, ATTACKED, DEFENSE, DAMAGE, LENDS_DEFENSE, ENHANCES, ON_LINE, IGNORES_COVER, SWIMS,
    KEEPS_OFF, DEFEATS, SAVES, THROWS_FOR_DAMAGE,
)  # fmt: skip


def answers_to(kind: type[Text], question: int) -> bool:
    """Texts of this kind override what this question asks for."""
    name = QUESTIONS[question]
    return getattr(kind, name) is not getattr(Text, name)


class Ability(Text):
    """What a warrior has: a special ability of its dial, a gift, a talent."""

    slot: ClassVar[str] = ""  # the value that it sits on; a gift or a talent sits on none
    is_optional: ClassVar[bool] = False  # MK-TERM-23  its player may switch it off
    is_house_ruled: ClassVar[bool] = False  # no source has its words
    tokens: ClassVar[tuple[Token, ...]] = ()  # what it lays beside warriors

    def ways(self) -> tuple[Action, ...]:
        """What its bearer can be used for beside all that the book knows. MK-TURN-21"""
        return ()


class Token(Text):
    """What lies beside a warrior and changes what it can do, until it is taken away; its name is how it is drawn."""

    def lies_by(self, warrior: Warrior) -> bool:
        raise NotImplementedError


class Gift(Ability):
    """The symbol of a subfaction gives this to its warriors. MKF"""

    subfaction: ClassVar[str] = ""
    stands_in: ClassVar[str] = ""  # the rule that says whose it is
    is_declinable: ClassVar[bool] = False  # it is at work unless its player declines it
    is_unknown: ClassVar[bool] = False  # MKF-ENHANCE-01  no document has its words, so it does nothing
    confuses: ClassVar[int] = 0  # MK-MOB-04  nobody supports an attack so near to a bearer, in mils
    keeps_from_sprints: ClassVar[bool] = False  # MK-SPRINT-08  a warrior that has used it does not sprint

    def acts_again(self, m: Match, bearer: Warrior) -> None:
        """Its bearer, who has used it, is given an action."""


class Talent(Ability):
    """What a rider does in the saddle unless its player declines it. MKC-TALENT-06, MKC-TALENT-09"""

    order = -1
    is_optional = True


class Reviver(Ability):
    """A special ability that brings the eliminated back to its bearer's side. MK-SPECIAL-11"""

    key: ClassVar[str] = ""  # the option that does so
    wears: ClassVar[bool] = False  # a warrior that comes back takes a die of damage
    lasts_a_turn: ClassVar[bool] = False  # a warrior that comes back leaves again in the end phase

    def judge_call(self, bearer: Warrior, fallen: Warrior, verdict: Verdict) -> None:
        """What speaks against the return of this one."""


class Power(Ability):
    """A special ability with which an attack is made: the attack asks it what is different from any other."""

    key: ClassVar[str] = ""  # the option that aims it at a target,
    volley: ClassVar[str] = ""  # MK-FORMATION-34  and the one with which a formation does
    unaimed: ClassVar[str] = ""  # or the one that strikes everybody there
    heals: ClassVar[bool] = False  # MK-HEAL-01  those whom it hits; all modifiers are ignored
    healing: ClassVar[tuple[str, ...]] = ()  # H5  the options that do so; the last one by a die
    heals_afar: ClassVar[bool] = False  # along a line of fire, and not in base contact
    heals_no_golem: ClassVar[RuleId] = ""  # why not the mount on which its bearer sits, if that is one
    harms: ClassVar[bool] = True  # it deals damage to those whom it hits
    is_plain: ClassVar[bool] = (
        False  # MK-MULTI-03, MK-MULTI-08  as many targets as with any shot, and damage is divided
    )
    is_indirect: ClassVar[bool] = False  # a79: from wherever it comes, it comes from the front
    is_unstoppable: ClassVar[bool] = False  # none of the target's abilities helps it
    sees_all: ClassVar[bool] = False  # nothing blocks its line of fire, and neither cover nor height counts,
    shoots_over: ClassVar[bool] = False  # or nothing blocks it, but there is cover
    throws_a_die: ClassVar[bool] = False  # MK-MOD-08  in place of the damage value

    def wielded(self, tally: Tally) -> None:
        """What it adds to the attack value of an attacker who uses it."""

    def fixed_damage(self, targets: int) -> int:
        """What stands in place of the damage value before any die falls; 0: nothing does. MK-MOD-08"""
        return 0

    def strikes(self, state: MageKnight, bearer: Warrior) -> tuple[int, ...]:
        """Whom an attack strikes that is aimed at nobody."""
        return ()

    def spreads_to(self, state: MageKnight, target: Warrior, other: Warrior) -> bool:
        """Does an attack on the target strike this one as well? MK-MULTI-05"""
        return False

    def still_works(self, state: MageKnight, bearer: Warrior, blow: Blow) -> bool:
        return any([state.find(target) is not None for target in blow.hit])


class NoPower(Power):
    """Every other attack is made with this."""

    is_plain = True


NO_POWER: Final = NoPower()
