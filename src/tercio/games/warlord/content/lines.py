"""Lines of card texts from packs: a verb with what it heeds. What a verb would not heed is refused with its place."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from tercio.content.table import Table
from tercio.games.warlord.printed.cards import (
    ALL,
    ANYONE,
    CHECKS,
    CLASSES,
    DURATIONS,
    FEATS,
    ROLES,
    ROUND,
    SELF,
    STATS,
    TARGET_RANK,
    TYPES,
    Filter,
    Verb,
)
from tercio.games.warlord.verbs.piles import PILE_VERBS
from tercio.games.warlord.verbs.places import PLACE_VERBS
from tercio.games.warlord.verbs.special import SPECIAL
from tercio.games.warlord.verbs.verbs import VERBS
from tercio.games.warlord.words.stats import BANS

SIDES: Final = ("own", "enemy")
PLACES: Final = (
    "front",
    "rear",
    "same-rank",
    "adjacent",
    "adjacent-rank",
    "within-1",
    "within-2",
    "reach",
    "shot",
    "own-army",
    "enemy-army",
)
STATES: Final = ("ready", "spent", "stunned", "standing")
ALIGNMENTS: Final = ("good", "evil", "opposite")
YES_NO: Final = ("yes", "no")
ALL_VERBS: Final = (*VERBS, *PILE_VERBS, *PLACE_VERBS, "special")
RESULTS: Final = ("passed", "failed", "hit", "missed", "killed", "done", "cancelled")

KEYS: Final = tuple([field.name for field in fields(Verb) if field.name != "do"])
MEANT: Final = ("who", "filter")  # whom the line means

# What each verb heeds, besides `when` and `optional`.
HEEDED: Final[dict[str, tuple[str, ...]]] = {
    "strike": (*MEANT, "amount", "per", "number", "kind", "to", "word"),
    "extra-wounds": ("amount", "per"),
    "recoil": ("amount", "per"),
    "to-strike": ("stat", "amount", "per"),
    "modify": (*MEANT, "stat", "amount", "per", "until"),
    "set": (*MEANT, "stat", "amount", "until"),
    "grant": (*MEANT, "stat", "amount", "word", "until"),
    "wound": (*MEANT, "amount", "per"),
    "wound-both": (*MEANT, "amount"),
    "heal": (*MEANT, "amount"),
    "prevent": ("amount",),
    "ready-item": (*MEANT, "word"),
    "rescue": ("to",),
    "send-back": (*MEANT, "to"),
    "check": (*MEANT, "dc", "kind"),
    "reroll": (),
    "add-die": ("amount", "per"),
    "force": ("amount", "to"),
    "cancel-strike": (),
    "cancel-action": (),
    "spare": (),
    "ignore-items": (),
    "hold-back": (),
    "challenge": (*MEANT, "to", "until"),
    "draw": ("number", "to"),
    "search": ("filter", "to"),
    "retrieve": ("filter", "to"),
    "peek": ("filter", "number"),
    "discard-random": (*MEANT, "number"),
    "recycle": (),
    "move": (*MEANT, "to"),
    "swap": (),
    "enter": ("who",),
    "summon": (),
    "attack-unspent": ("word",),
    "order-again": ("word",),
    "strike-each": ("word", "amount"),
    "table-of-fate": ("word", *MEANT),
    "outwit": ("word", *MEANT),
}
NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "modify": ("stat", "amount"),
    "set": ("stat", "amount"),
    "grant": ("stat",),
    "to-strike": ("stat", "amount"),
    "extra-wounds": ("amount",),
    "recoil": ("amount",),
    "wound": ("amount",),
    "wound-both": ("amount",),
    "add-die": ("amount",),
    "force": ("amount",),
    "check": ("dc",),
}
UNASKED: Final = ("draw", "attach", "recycle", "discard-random")  # no choice comes before them: never optional
OF_CARDS: Final = ("search", "retrieve", "peek", "discard-item")  # the filter speaks of cards, not of characters

# Where a verb knows some words only.
KNOWN: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("strike", "to"): ("far", "any", "from-front", "striker", "opponent", "target", "victim"),
    ("strike", "kind"): ("melee", "ranged"),
    ("strike", "word"): ("own-profile", "no-items", "stun", "spend"),
    ("rescue", "to"): ("hand", "deck"),
    ("send-back", "to"): ("hand", "deck"),
    ("search", "to"): ("hand", "deck", "discard"),
    ("retrieve", "to"): ("hand", "deck"),
    ("draw", "to"): ("each",),
    ("force", "to"): ("strike",),
    ("challenge", "to"): ROLES,
    ("move", "to"): ("forward", "backward", "front", "step", "any"),
    ("special", "word"): tuple(SPECIAL),
}
WORDS: Final = {"ban": tuple(BANS), "feat": FEATS, "class-items": CLASSES, "class-actions": CLASSES}  # of a stat

# Which values a line can change: for a while, or as long as static text stands there.
AGAINST: Final = ("atk-against", "ac-against", "ranged-against", "wounds-against", "ranged-wounds-against")
SUMMED: Final = ("atk", "ac", "ac-ranged", "ranged", "skill", "hp", "level-items", "level-spells", "level-actions")
OF_PLAYERS: Final = ("initiative", "initiative-dice", "hand-size")
OF_BEARERS: Final = (
    *AGAINST,
    *OF_PLAYERS,
    "class-items",
    "class-actions",
    "level-items-with",
    "room",
    "successor",
    "trait",
)
ALWAYS: Final = (*SUMMED, *OF_BEARERS, "extra-strike", "ban", "move-unspent", "ignore-protection")
FOR_A_WHILE: Final = {
    "modify": (*SUMMED, "level", "next-natural", "doomed"),
    "set": ("atk", "ac"),  # WL-BONUS-05
    "to-strike": ("atk", "ac"),
    "grant": ("trait", "feat", "ban", "trespass", "doomed", "move-unspent"),
}
WITH_WORD: Final = ("trait", "feat", "ban", "class-items", "class-actions", "level-items-with")


def read_verb(entry: Table, is_static: bool = False) -> Verb:
    do = entry.choice("do", ALL_VERBS)
    verb = Verb(
        do,
        entry.choice("who", ROLES, default=SELF),
        entry.integer("amount", -20, 20, default=0),
        entry.choice("per", ("level", "each"), default="") if entry.has("per") else "",
        read_stat(entry),
        entry.choice("until", DURATIONS, default=ROUND),
        entry.choice("when", RESULTS, default="") if entry.has("when") else "",
        read_filter(entry.table("filter")) if entry.has("filter") else ANYONE,
        entry.integer("dc", 0, 40, default=0),
        read_word(entry, do, "to"),
        read_word(entry, do, "kind"),
        entry.integer("number", 1, 10, default=1),
        entry.boolean("optional", default=False),
        read_word(entry, do, "word"),
    )
    if is_static:
        check_static(entry, verb)
    else:
        check_line(entry, verb)
    return verb


def read_stat(entry: Table) -> str:
    """The value that a line changes; a name that nothing reads would be a text without effect."""
    if not entry.has("stat"):
        return ""
    stat = entry.text("stat")
    if stat.startswith(CHECKS):
        return stat
    return entry.choice("stat", STATS)


def read_word(entry: Table, do: str, key: str) -> str:
    """One of the words that the verb knows; any, where it knows no certain ones."""
    if not entry.has(key) and (do, key) != ("special", "word"):
        return ""
    known = KNOWN.get((do, key))
    return entry.text(key) if known is None else entry.choice(key, known)


# -- nothing that is written goes unheeded -------------------------------------------------


def check_line(entry: Table, verb: Verb) -> None:
    """A line that is carried out: what it brings is heeded, and what it needs is there."""
    name = verb.word if verb.do == "special" else verb.do
    heeded = (*HEEDED.get(name, MEANT), "when", *(() if verb.do in UNASKED else ("optional",)))
    refuse_unheeded(entry, verb.do, heeded)
    for key in NEEDED.get(verb.do, ()):
        if not entry.has(key):
            entry.refuse("do", f'"{verb.do}" needs "{key}".', f"„{verb.do}“ braucht „{key}“.")
    if verb.per == "each":
        refuse_word(entry, "per", verb.do, ("level",))
    if entry.has("filter") and verb.do not in OF_CARDS and verb.who not in (ALL, TARGET_RANK):
        entry.refuse(
            "filter",
            f'A filter says whom "{ALL}" or "{TARGET_RANK}" means; here it has no effect.',
            f"Ein Filter sagt, wen „{ALL}“ oder „{TARGET_RANK}“ meint; hier bewirkt er nichts.",
        )
    known = FOR_A_WHILE.get(verb.do)
    if known is not None and verb.stat and verb.stat not in known and not is_check(verb):
        refuse_word(entry, "stat", verb.do, known)
    check_word(entry, verb)


def is_check(verb: Verb) -> bool:
    return verb.do == "modify" and verb.stat.startswith(CHECKS)


def check_static(entry: Table, verb: Verb) -> None:
    """Static text changes a value as long as it stands there; it does nothing at any moment."""
    if verb.do not in ("modify", "grant"):
        entry.refuse(
            "do",
            f'Static text knows "modify" and "grant"; "{verb.do}" is for orders and reacts.',
            f"Statischer Text kennt „modify“ und „grant“; „{verb.do}“ gehört zu Befehlen und Reaktionen.",
        )
        return
    refuse_unheeded(entry, verb.do, (*MEANT, "stat", "amount", "per", "word"))
    if not verb.stat:
        entry.refuse("do", f'"{verb.do}" needs "stat".', f"„{verb.do}“ braucht „stat“.")
    elif verb.stat not in ALWAYS and not verb.stat.startswith(CHECKS):
        refuse_word(entry, "stat", "static", ALWAYS)
    if verb.who not in ((SELF,) if verb.stat in OF_BEARERS else (SELF, ALL)):
        refuse_word(entry, "who", verb.stat, (SELF,) if verb.stat in OF_BEARERS else (SELF, ALL))
    is_summed = verb.stat in (*SUMMED, *OF_PLAYERS) or verb.stat.startswith(CHECKS)
    if verb.per and not is_summed:
        entry.refuse("per", f'"{verb.stat}" is not multiplied.', f"„{verb.stat}“ wird nicht vervielfacht.")
    if entry.has("filter") and verb.who == SELF and verb.per != "each" and verb.stat not in (*AGAINST, "ban"):
        entry.refuse(
            "filter",
            f'A filter says whom "{ALL}" means; of "{SELF}" it says nothing.',
            f"Ein Filter sagt, wen „{ALL}“ meint; über „{SELF}“ sagt er nichts.",
        )
    check_word(entry, verb)


def check_word(entry: Table, verb: Verb) -> None:
    """Traits, feats, bans and classes are named; other values are not."""
    if not verb.stat:
        return
    if verb.stat in WITH_WORD and not verb.word:
        entry.refuse("stat", f'"{verb.stat}" needs "word".', f"„{verb.stat}“ braucht „word“.")
    elif verb.stat not in WITH_WORD and verb.word:
        refuse_unheeded(entry, verb.stat, tuple([key for key in KEYS if key != "word"]))
    elif verb.stat in WORDS and verb.word not in WORDS[verb.stat]:
        refuse_word(entry, "word", verb.stat, WORDS[verb.stat])


def refuse_unheeded(entry: Table, what: str, heeded: tuple[str, ...]) -> None:
    for key in KEYS:
        if entry.has(key) and key not in heeded:
            entry.refuse(
                key,
                f'"{what}" does not heed "{key}"; leave it out.',
                f"„{what}“ beachtet „{key}“ nicht; lass es weg.",
            )


def refuse_word(entry: Table, key: str, what: str, known: tuple[str, ...]) -> None:
    listed = ", ".join(known)
    entry.refuse(key, f'"{what}" knows here: {listed}.', f"„{what}“ kennt hier: {listed}.")


# -- filters ---------------------------------------------------------------------------------


def read_filter(entry: Table) -> Filter:
    return Filter(
        entry.choice("side", SIDES, default="") if entry.has("side") else "",
        entry.choice("place", PLACES, default="") if entry.has("place") else "",
        entry.text("trait", default=""),
        entry.text("not_trait", default=""),
        entry.text("faction", default=""),
        entry.choice("class", CLASSES, default="") if entry.has("class") else "",
        entry.choice("type", TYPES, default="") if entry.has("type") else "",
        entry.text("name", default=""),
        entry.text("bears", default=""),
        entry.text("bears_not", default=""),
        entry.integer("level_least", 0, 10, default=0),
        entry.integer("level_most", 0, 10, default=0),
        entry.boolean("level_below_self", default=False),
        entry.choice("state", STATES, default="") if entry.has("state") else "",
        entry.choice("alignment", ALIGNMENTS, default="") if entry.has("alignment") else "",
        entry.choice("wounded", YES_NO, default="") if entry.has("wounded") else "",
        entry.choice("warlord", YES_NO, default="") if entry.has("warlord") else "",
        entry.boolean("me", default=False),
        entry.boolean("other", default=False),
        entry.boolean("spell", default=False),
    )
