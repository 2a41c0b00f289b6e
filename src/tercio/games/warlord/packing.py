"""Cards from packs: values, and texts as data. Every word outside the vocabulary is refused with its place."""

from __future__ import annotations

from typing import Final

from tercio.content.document import Document
from tercio.content.table import Phrase, Table
from tercio.games.warlord.cards import (
    ACTION,
    ANYONE,
    CHARACTER,
    CHECKS,
    CLASSES,
    DURATIONS,
    EVIL,
    FACTIONS,
    FEATS,
    GOOD,
    ITEM,
    KINDS,
    OVAL,
    ROLES,
    ROUND,
    SELF,
    STATIC,
    STATS,
    TARGET,
    TARGETS,
    TYPES,
    Ability,
    Aim,
    Cost,
    Face,
    Filter,
    Test,
    Verb,
)
from tercio.games.warlord.effects.piles import PILE_VERBS
from tercio.games.warlord.effects.places import PLACE_VERBS
from tercio.games.warlord.effects.special import SPECIAL
from tercio.games.warlord.effects.verbs import VERBS
from tercio.games.warlord.moments import MOMENTS

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
PAYMENTS: Final = (
    "spend-item",
    "discard-item",
    "discard-hand",
    "kill-own",
    "wound-self",
    "wound-own",
    "stun-self",
    "spend-other",
)
LIMITS: Final = ("round", "game", "character", "none")
ALL_VERBS: Final = (*VERBS, *PILE_VERBS, *PLACE_VERBS, "special")
WENT: Final = ("hit", "missed", "killed", "critical")
RESULTS: Final = ("passed", "failed", "hit", "missed", "killed", "done", "cancelled")


def read_faces(document: Document) -> dict[str, Face]:
    root = Table.root(document)
    root.value("pack")
    faces: dict[str, Face] = {}
    for entry in root.tables("card"):
        face = read_face(entry)
        if face.id in faces:
            entry.refuse("id", f'"{face.id}" is there twice.', f"„{face.id}“ gibt es zweimal.")
        faces[face.id] = face
    root.done()
    document.check()
    return faces


def read_face(entry: Table) -> Face:
    name = entry.two_languages("name")
    kind = entry.choice("type", TYPES)
    story = entry.two_languages("story", default=Phrase("", ""))
    abilities = [read_ability(paragraph) for paragraph in entry.tables("ability")]
    abilities.sort(key=lambda ability: ability.kind != STATIC)  # static text first, else as printed
    traits = entry.identifiers("traits", default=())
    face = Face(
        entry.identifier("id"),
        name.en,
        name.de,
        kind,
        entry.choice("class", CLASSES, default=OVAL),
        entry.integer("level", 1, 10),
        entry.choice("alignment", (GOOD, EVIL)) if kind == CHARACTER else "",
        traits,
        entry.integers("attacks", -9, 20, default=()),
        entry.integer("armour", -9, 30, default=0),
        entry.integer("skill", -9, 20, default=0),
        entry.integer("hit_points", 0, 9, default=0),
        read_feats(entry),
        tuple(abilities),
        story.en,
        story.de,
        entry.boolean("campaign", default=True),
        entry.text("set", default="first"),
        len([ability for ability in abilities if ability.kind == STATIC]),
        entry.words("words", default=()),
        entry.choice("frame", FACTIONS, default="") if entry.has("frame") else "",
    )
    check_face(entry, face)
    return face


def check_face(entry: Table, face: Face) -> None:
    """What each type of card must and must not have."""
    if face.type == CHARACTER:
        if not face.traits or face.traits[0] not in FACTIONS:
            listed = ", ".join(FACTIONS)
            entry.refuse(
                "traits",
                f"The first trait is the faction: {listed}.",
                f"Die erste Eigenschaft ist die Faktion: {listed}.",
            )
        if not face.attacks or face.hit_points < 1:
            entry.refuse(
                "attacks", "A character has attacks and hit points.", "Ein Charakter hat Angriffe und Lebenspunkte."
            )
    if face.type == ITEM and len(face.attacks) > 1:
        entry.refuse(
            "attacks", "An item has at most one attack bonus.", "Ein Gegenstand hat höchstens einen Angriffsbonus."
        )
    if face.type == ACTION and len(face.abilities) == face.static_count:  # WL-ACTIONCARD-01
        entry.refuse(
            "ability",
            "An action card has an order or a react.",
            "Eine Aktionskarte hat einen Befehl oder eine Reaktion.",
        )


def read_feats(entry: Table) -> tuple[tuple[str, int], ...]:
    if not entry.has("feats"):
        return ()
    table = entry.table("feats")
    return tuple([(feat, table.integer(feat, 0, 20)) for feat in FEATS if table.has(feat)])


def read_ability(entry: Table) -> Ability:
    kind = entry.choice("kind", KINDS)
    text = entry.two_languages("text")
    aim = read_aim(entry.table("aim")) if entry.has("aim") else None
    verbs = tuple([read_verb(verb) for verb in entry.tables("do")])
    if aim is not None and only_spends(verbs) and not aim.filter.state:
        aim = aim._replace(filter=aim.filter._replace(state="ready"))
    return Ability(
        kind,
        entry.boolean("spend", default=False),
        entry.choice("trigger", MOMENTS) if kind == "react" else "",
        tuple([read_test(test) for test in entry.tables("tests")]),
        tuple([read_cost(cost) for cost in entry.tables("costs")]),
        aim,
        verbs,
        entry.choice("limit", LIMITS, default="") if entry.has("limit") else "",
        entry.choice("strikes", ("melee", "ranged", "both"), default="melee"),
        entry.boolean("hand", default=False),
        entry.words("lifts", default=()),
        entry.text("rule", default=""),
        entry.choice("went", WENT, default="") if entry.has("went") else "",
        text.en,
        text.de,
    )


def only_spends(verbs: tuple[Verb, ...]) -> bool:
    """A48  If all that happens to the target is that it is spent, it must be ready."""
    done = [verb.do for verb in verbs if verb.who in (TARGET, TARGETS) and verb.do != "check"]
    return bool(done) and set(done) == {"spend"}


def read_test(entry: Table) -> Test:
    return Test(entry.choice("who", ROLES), read_filter(entry), entry.boolean("not", default=False))


def read_cost(entry: Table) -> Cost:
    chosen = read_filter(entry.table("filter")) if entry.has("filter") else ANYONE
    return Cost(entry.choice("pay", PAYMENTS), entry.integer("number", 1, 9, default=1), chosen)


def read_aim(entry: Table) -> Aim:
    return Aim(
        read_filter(entry),
        entry.integer("least", 0, 9, default=1),
        entry.integer("most", 1, 9, default=1),
        entry.choice("what", (CHARACTER, ITEM), default=CHARACTER),
    )


def read_verb(entry: Table) -> Verb:
    do = entry.choice("do", ALL_VERBS)
    word = entry.text("word", default="")
    if do == "special" and word not in SPECIAL:
        listed = ", ".join(SPECIAL)
        entry.refuse("word", f"Named rules: {listed}.", f"Benannte Regeln: {listed}.")
    return Verb(
        do,
        entry.choice("who", ROLES, default=SELF),
        entry.integer("amount", -20, 20, default=0),
        entry.choice("per", ("level", "each"), default="") if entry.has("per") else "",
        read_stat(entry),
        entry.choice("until", DURATIONS, default=ROUND),
        entry.choice("when", RESULTS, default="") if entry.has("when") else "",
        read_filter(entry.table("filter")) if entry.has("filter") else ANYONE,
        entry.integer("dc", 0, 40, default=0),
        entry.text("to", default=""),
        entry.text("kind", default=""),
        entry.integer("number", 1, 10, default=1),
        entry.boolean("optional", default=False),
        word,
    )


def read_stat(entry: Table) -> str:
    """The value that a line changes; a name that nothing reads would be a text without effect."""
    if not entry.has("stat"):
        return ""
    stat = entry.text("stat")
    if stat.startswith(CHECKS):
        return stat
    return entry.choice("stat", STATS)


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
