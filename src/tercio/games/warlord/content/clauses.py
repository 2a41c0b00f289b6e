"""Clauses of card texts from packs: a verb with what it heeds. What nobody would heed is refused with its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Final

from tercio.content.table import Table
from tercio.content.wording import Wording
from tercio.games.verbs import refuse_missing, refuse_unheeded
from tercio.games.warlord.abilities.registry import STATS, stat_of
from tercio.games.warlord.content.conditions import CLAUSE, read_test
from tercio.games.warlord.content.filters import read_filter
from tercio.games.warlord.numbers.counts import COUNTS
from tercio.games.warlord.numbers.registry import numbers
from tercio.games.warlord.printed.cards import (
    ABILITY,
    ALL,
    CASTER,
    CHECKS,
    CHOICES,
    DURATIONS,
    OF_THE_CARD,
    OPPONENT,
    PICKED,
    ROLES,
    ROUND,
    SELF,
    SOURCE,
    STRIKER,
    STRUCK,
    TARGET,
    TARGET_RANK,
    VICTIM,
    WOUNDER,
    Ability,
    Clause,
    Test,
)
from tercio.games.warlord.verbs.registry import VERBS
from tercio.games.warlord.verbs.verb import MEANT

SAY: Final = Wording("tercio.games.warlord", "pack")
STRIKE: Final = "strike"
SPECIAL: Final = "special"  # the `word` beside it names a verb that is a rule of its own
NAMED: Final = tuple([word for word, verb in VERBS.items() if verb.is_named])
WRITTEN: Final = (*[word for word, verb in VERBS.items() if not verb.is_named], SPECIAL)  # as `do`
STATIC_VERBS: Final = ("modify", "grant")
STATIC_KEYS: Final = (*MEANT, "stat", "amount", "per", "of", "plus", "counted", "word", "lends")
ROLES_OF_ONE: Final = (SELF, TARGET, STRIKER, OPPONENT, VICTIM, PICKED, CASTER, WOUNDER, STRUCK, SOURCE)
OF_STATIC: Final = (SELF, SOURCE)  # whose number a static text works out: its bearer's, or that of its own card
COMPUTED: Final = ("of", "plus", "counted")  # beside `per`, where a verb heeds it
KEYS: Final = tuple([field.name for field in fields(Clause) if field.name != "do"])
Lend = Callable[[Table], Ability]
RESULTS: Final = ("passed", "failed", "hit", "missed", "killed", "done", "cancelled", *CHOICES)


def read_clause(entry: Table, is_static: bool = False, lend: Lend | None = None) -> Clause:
    """`lend` reads a whole text that the clause lends; a text that is lent itself lends none."""
    written = entry.choice("do", WRITTEN)
    do = entry.choice("word", NAMED) if written == SPECIAL else written
    clause = Clause(
        do,
        entry.choice("who", ROLES, default=SELF),
        entry.integer("amount", -20, 20, default=0),
        entry.choice("per", tuple(COUNTS) if is_static else tuple(numbers()), default=""),
        read_stat(entry),
        entry.choice("until", DURATIONS, default=ROUND),
        entry.choice("when", RESULTS, default=""),
        read_filter(entry.table_or_none("filter"), not is_static and do != STRIKE),  # the striker sees
        entry.integer("dc", 0, 40, default=0),
        read_word(entry, do, "to"),
        read_word(entry, do, "kind"),
        entry.integer("number", 1, 10, default=1),
        entry.boolean("optional", default=False),
        "" if written == SPECIAL else read_word(entry, do, "word"),
        entry.choice("of", ROLES_OF_ONE, default=SELF),
        entry.integer("plus", -20, 20, default=0),
        read_filter(entry.table_or_none("counted"), not is_static),
        entry.choice("counts", ("amount", "number"), default=""),
        read_given(entry.table_or_none("given")),
        entry.integer("wounds", 0, 9, default=0),
        read_lent(entry, lend, is_static),
    )
    if entry.data.get("do") != written:
        return clause  # the verb is unknown, which is reported: nobody can say what it would heed
    if is_static:
        check_static(entry, clause)
    else:
        check_clause(entry, clause, ("word",) if written == SPECIAL else ())
    return clause


def read_lent(entry: Table, lend: Lend | None, is_static: bool) -> Ability | None:
    """A text that others have. Where it is given for a while, the card that lends it may be gone."""
    if lend is None:
        if entry.has("lends"):
            entry.refuse("lends", *SAY("lent-lends"))
        return None
    table = entry.table_or_none("lends")
    if table is None:
        return None
    ability = lend(table)
    own = [cost.pay for cost in ability.costs if cost.pay in OF_THE_CARD]
    own += [SOURCE for clause in ability.clauses if SOURCE in (clause.who, clause.to, clause.of)]
    if own and not is_static:
        entry.refuse("lends", *SAY("lent-for-a-while", word=own[0]))
    return ability


def read_given(entry: Table | None) -> Test | None:
    return None if entry is None else read_test(entry, CLAUSE)


def read_stat(entry: Table) -> str:
    """The stat that a clause changes; a name that nothing reads would be a text without effect."""
    if not entry.has("stat"):
        return ""
    stat = entry.text("stat")
    return stat if stat.startswith(CHECKS) else entry.choice("stat", tuple(STATS))


def read_word(entry: Table, do: str, key: str) -> str:
    """One of the words that the verb knows; any, where it knows no certain ones."""
    if not entry.has(key):
        return ""
    known = VERBS[do].knows.get(key)
    return entry.text(key) if known is None else entry.choice(key, known)


# -- nothing that is written goes unheeded -------------------------------------------------


def check_clause(entry: Table, clause: Clause, name: tuple[str, ...]) -> None:
    """A clause that is carried out: what it brings is heeded, and what it needs is there."""
    verb = VERBS[clause.do]
    computed = COMPUTED if "per" in verb.heeds else ()
    heeded = (*verb.heeds, *computed, *name, "when", "given", *(("optional",) if verb.is_asked else ()))
    refuse_unheeded(entry, clause.do, KEYS, heeded)
    refuse_missing(entry, clause.do, "do", verb.needs)
    check_computed(entry, clause)
    if (verb.is_face or (clause.stat and stat_of(clause.stat).is_face)) and not 1 <= clause.amount <= 20:
        entry.refuse("amount", *SAY("face"))
    if entry.has("who") and clause.who not in verb.whom:
        refuse_word(entry, "who", clause.do, verb.whom)
    if entry.has("filter") and not verb.is_of_cards and clause.who not in (ALL, TARGET_RANK):
        entry.refuse("filter", *SAY("filter-of-all", all=ALL, rank=TARGET_RANK))
    if clause.stat and "stat" in verb.heeds and clause.do not in stat_of(clause.stat).verbs:
        refuse_word(entry, "stat", clause.do, stats_for(clause.do))
    check_word(entry, clause)


def check_computed(entry: Table, clause: Clause) -> None:
    """Whose number it is, what is added and what is counted means something only beside `per`."""
    if not clause.per:
        refuse_unheeded(entry, clause.do, (*COMPUTED, "counts"), ())
    elif numbers()[clause.per].is_of_many:
        refuse_unheeded(entry, clause.per, ("of",), ())
    elif clause.per != "items":
        refuse_unheeded(entry, clause.per, ("counted",), ())


def stats_for(verb: str) -> tuple[str, ...]:
    return tuple([word for word, stat in STATS.items() if verb in stat.verbs])


def check_static(entry: Table, clause: Clause) -> None:
    """Static text changes a stat as long as it stands there; it does nothing at any moment."""
    if clause.do not in STATIC_VERBS:
        entry.refuse("do", *SAY("not-static", verb=clause.do))
        return
    refuse_unheeded(entry, clause.do, KEYS, STATIC_KEYS)
    refuse_missing(entry, clause.do, "do", ("stat",))
    if not clause.stat:
        return
    stat, named = stat_of(clause.stat), clause.stat
    if not stat.is_static:
        refuse_word(entry, "stat", "static", tuple([word for word, stat in STATS.items() if stat.is_static]))
    whom = (SELF, ALL) if stat.is_shared or not stat.is_static else (SELF,)
    if clause.who not in whom:
        refuse_word(entry, "who", named, whom)
    if clause.of not in OF_STATIC:
        refuse_word(entry, "of", "static", OF_STATIC)
    if clause.per and not (stat.is_summed or stat.is_reckoned):
        entry.refuse("per", *SAY("not-multiplied", stat=named))
    check_computed(entry, clause)
    if entry.has("filter") and clause.who == SELF and clause.per != "each" and not stat.is_against:
        entry.refuse("filter", *SAY("filter-of-self", all=ALL, self=SELF))
    check_word(entry, clause)


def check_word(entry: Table, clause: Clause) -> None:
    """Traits, feats, bans and classes are named, and a text that is lent stands there in full."""
    if not clause.stat:
        return
    if clause.stat == ABILITY:
        refuse_missing(entry, clause.stat, "stat", ("lends",))
    else:
        refuse_unheeded(entry, clause.stat, ("lends",), ())
    stat = stat_of(clause.stat)
    if stat.is_named and not clause.word:
        refuse_missing(entry, clause.stat, "stat", ("word",))
    elif clause.word and not stat.is_named:
        refuse_unheeded(entry, clause.stat, ("word",), ())
    elif stat.names and clause.word not in stat.names:
        refuse_word(entry, "word", clause.stat, stat.names)


def refuse_word(entry: Table, key: str, about: str, known: tuple[str, ...]) -> None:
    entry.refuse(key, *SAY("knows", about=about, known=", ".join(known)))
