"""Cards from packs: values, and texts as data. Every word outside the vocabulary is refused with its place."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tercio.content.document import Document
from tercio.content.table import Phrase, Table
from tercio.content.wording import Wording
from tercio.games.packs import read_lists
from tercio.games.pictures import colours, parts, whole_parts
from tercio.games.verbs import refuse_unheeded
from tercio.games.warlord.abilities.registry import feat_names
from tercio.games.warlord.content.clauses import read_clause
from tercio.games.warlord.content.conditions import read_test
from tercio.games.warlord.content.filters import read_filter
from tercio.games.warlord.printed import cards
from tercio.games.warlord.printed.cards import (
    ACTION,
    AIMS,
    AUTOMATIC,
    CASTER,
    CHARACTER,
    CLASSES,
    EVIL,
    FACTIONS,
    GOOD,
    ITEM,
    KINDS,
    OF_ANYBODY,
    OPPONENT,
    ORDER,
    OVAL,
    REACT,
    STATIC,
    STRIKER,
    TARGET,
    TARGET_RANK,
    TARGETS,
    TYPES,
    VICTIM,
    WOUNDER,
    Ability,
    Aim,
    Clause,
    Cost,
    Face,
    Filter,
    Test,
)
from tercio.games.warlord.steps.moments import (
    CAST,
    DIED,
    HIT,
    LEFT,
    MISSED,
    MOMENTS,
    PERFORMED,
    ROLLED,
    STRUCK,
    WOUNDED,
    WOUNDING,
)
from tercio.games.warlord.verbs.registry import VERBS

PAYMENTS: Final = (
    "spend-item",
    "discard-item",
    "discard-hand",
    "kill-own",
    "wound-self",
    "wound-own",
    "stun-self",
    "spend-other",
    "spend-any",
    "stun-other",
    "kill-any",
    "stun-any",
    "wound-any",
    "kill-self",
    "spend-borne",
    "discard-borne",
    "banish-hand",
    "banish-discard",
    "banish-self",
    "charges",
)
OF_ITEMS: Final = ("spend-item", "discard-item")
OF_PERFORMERS: Final = ("spend", "wound-self", "stun-self", "kill-self", *OF_ANYBODY, "spend-borne", "discard-borne")
OF_ACTIONS: Final = ("attach", "summon")
IN_RANKS: Final = (CHARACTER, cards.RANK, cards.WHOLE_RANK)
AIMED_AT: Final = (TARGET, TARGETS, TARGET_RANK)
OF_MOMENTS: Final = (STRIKER, OPPONENT, VICTIM, CASTER, WOUNDER)  # nobody is in such a role when an order is given
LIMITS: Final = ("round", "twice", "game", "character", "none")
OF_REACTS: Final = (
    "trigger",
    "strikes",
    "hand",
    "went",
    "natural",
    "natural_most",
    "wounds_least",
    "by_strike",
    "action",
    "spent",
)
UNHEEDED: Final = {
    STATIC: ("spend", "unspent", "costs", "aim", "limit", "labels", *OF_REACTS),
    ORDER: ("lifts", "rule", *OF_REACTS),
    REACT: ("lifts", "rule"),
    AUTOMATIC: ("spend", "unspent", "costs", "hand", "labels", "lifts", "rule"),
}
AT_MOMENTS: Final = (REACT, AUTOMATIC)
OF_OWN_TEXTS: Final = ("hand", "lifts", "rule", "enforced")  # which a text that is lent has none of
LOOKS: Final = {  # what a card may say of its picture, and where such parts lie
    "body": "bodies",
    "head": "heads",
    "arm": "arms",
    "shield": "shields",
    "back": "backs",
    "mount": "beasts",
    "beast": "beasts",
    "land": "lands",
    "sign": "signs",
    "thing": "",
    "skin": "tones",
    "hair": "tones",
    "dye": "tones",
    "coat": "tones",
}
SAY: Final = Wording("tercio.games.warlord", "pack")
RULES: Final = ("only-for",)  # WL-EQUIP-03
OF_DICE: Final = (ROLLED, HIT, MISSED, STRUCK)  # a die has fallen
WENT: Final = ("hit", "missed", "killed", "critical")
OF_LIFE: Final = (
    "place",
    "rank_least",
    "rank_most",
    "state",
    "wounded",
    "bears",
    "bears_not",
)  # what is over when somebody leaves play
OF_DEEDS: Final = (("action", (PERFORMED, CAST)), ("spent", (PERFORMED, CAST)))
OF_WOUNDS: Final = (WOUNDING, WOUNDED)
OF_MOMENT_ONLY: Final = (  # what a text may say besides its moment, and of which
    ("natural", OF_DICE),
    ("natural_most", OF_DICE),
    ("wounds_least", (WOUNDING,)),
    ("by_strike", OF_WOUNDS),
    *OF_DEEDS,
)
GOES: Final = ("hit", "missed")  # which can be seen as soon as the die has fallen


def read_faces(document: Document) -> dict[str, Face]:
    root = Table.root(document)
    root.value("pack")
    read_lists(root)
    faces: dict[str, Face] = {}
    for entry in root.tables("card"):
        face = read_face(entry)
        if face.id in faces:
            entry.refuse("id", *SAY("twice", id=face.id))
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
        entry.integer("level", 1, 16),
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
        entry.choice("frame", FACTIONS, default=""),
        read_look(entry),
        entry.choices("more_classes", CLASSES[:-1], default=()),
        entry.choices("more_factions", FACTIONS, default=()) if kind == CHARACTER else (),
        entry.integer("charges", 0, 9, default=0),
        entry.boolean("own_faction", default=False) if kind == CHARACTER else False,
    )
    check_face(entry, face)
    return face


def read_look(entry: Table) -> tuple[tuple[str, str], ...]:
    """The parts of its picture that a card names, several of a kind in one text; each must be in the box of parts."""
    table = entry.table_or_none("look")
    if table is None:
        return ()
    look: list[tuple[str, str]] = []
    for key, kind in LOOKS.items():
        named = table.text(key, default="")
        known = (*colours()["tones"],) if kind == "tones" else (*parts(kind),) if kind else whole_parts()
        for name in named.split():
            if name not in known:
                table.refuse(key, *SAY("no-such-part", name=name, known=", ".join(sorted(known))))
        if named:
            look.append((key, named))
    table.done()
    return tuple(look)


def check_face(entry: Table, face: Face) -> None:
    """What each type of card must and must not have."""
    if entry.is_mistaken("type"):
        return
    if face.type == CHARACTER:
        if not face.faction:
            entry.refuse("traits", *SAY("faction-first", factions=", ".join(FACTIONS)))
        if not face.attacks or face.hit_points < 1:
            entry.refuse("attacks", *SAY("character-fights"))
    if face.type == ITEM and len(face.attacks) > 1:
        entry.refuse("attacks", *SAY("one-item-bonus"))
    is_shown = [ability for ability in face.abilities if not ability.is_enforced]  # what is only shown is not played
    if face.type == ACTION and len(face.abilities) == face.static_count and not is_shown:  # WL-ACTIONCARD-01
        entry.refuse("ability", *SAY("action-without"))
    for ability in (*face.abilities, *face.lent):
        check_type(entry, face, ability)


def check_type(entry: Table, face: Face, ability: Ability) -> None:
    """What only cards of one type can pay or do stands on no other."""
    for cost in ability.costs:
        if face.type != ITEM and cost.pay in OF_ITEMS:
            entry.refuse("ability", *SAY("of-items", word=cost.pay))
        if face.type == CHARACTER and cost.pay == "banish-self":
            entry.refuse("ability", *SAY("not-of-characters", word=cost.pay))
    for clause in ability.clauses:
        if (face.type != ACTION or ability.is_lent) and clause.do in OF_ACTIONS:
            entry.refuse("ability", *SAY("of-actions", word=clause.do))
        elif clause.do == "summon" and face.hit_points < 1:
            entry.refuse("ability", *SAY("summon"))
    if ability.hand and face.type != CHARACTER:
        entry.refuse("ability", *SAY("of-characters", word="hand"))
    if ability.hand:
        paid = [*["spend" for _ in range(ability.spend)], *[cost.pay for cost in ability.costs]]
        for word in [word for word in paid if word in OF_PERFORMERS]:
            entry.refuse("ability", *SAY("not-in-hand", word=word))


def read_feats(entry: Table) -> tuple[tuple[str, int], ...]:
    table = entry.table_or_none("feats")
    if table is None:
        return ()
    feats = [(feat, table.integer(feat, 0, 20, default=-1)) for feat in feat_names().values()]
    return tuple([(feat, number) for feat, number in feats if number >= 0])


def read_lent(entry: Table) -> Ability:
    """A whole text that a card lends to characters; its keys are those of every text."""
    entry.tell_as(entry.shape[:-2])
    return read_ability(entry, is_lent=True)


def read_ability(entry: Table, is_lent: bool = False) -> Ability:
    kind = entry.choice("kind", KINDS)
    text = entry.two_languages("text")
    aim = read_aim(entry.table_or_none("aim"))
    written = entry.tables("do")
    lend = None if is_lent else read_lent
    clauses = tuple([read_clause(each, kind == STATIC, lend) for each in written])
    refuse_unheeded(entry, kind, (*UNHEEDED[kind], *(OF_OWN_TEXTS if is_lent else ())), ())
    if not entry.boolean("enforced", default=True):
        text = SAY("shown-only", text=text)  # on every screen, wherever the card is
        if kind != STATIC or written:
            entry.refuse("enforced", *SAY("not-enforced"))
    if aim is not None and only_spends(clauses) and not aim.filter.state:
        aim = aim._replace(filter=replace(aim.filter, state="ready"))
    trigger = entry.choice("trigger", MOMENTS) if kind in AT_MOMENTS else ""
    known = [clause for each, clause in zip(written, clauses, strict=True) if each.data.get("do") == clause.do]
    check_clauses(entry, known, trigger, aim)
    of_strikes = (STRUCK, ROLLED) if entry.data.get("went") in GOES else (STRUCK,)
    if entry.has("went") and trigger not in of_strikes:
        entry.refuse("went", *SAY("not-then", verb="went", moments=", ".join(of_strikes)))
    for key, moments in OF_MOMENT_ONLY:
        if entry.has(key) and trigger not in moments:
            entry.refuse(key, *SAY("not-then", verb=key, moments=", ".join(moments)))
    tests = tuple([read_test(test, kind) for test in entry.tables("tests")])
    if trigger in (DIED, LEFT):
        check_departed(entry, clauses, tests, trigger)
    return Ability(
        kind,
        entry.boolean("spend", default=False),
        trigger,
        tests,
        tuple([read_cost(cost) for cost in entry.tables("costs")]),
        aim,
        clauses,
        entry.choice("limit", LIMITS, default=""),
        entry.choice("strikes", ("melee", "ranged", "both"), default="melee"),
        entry.boolean("hand", default=False),
        entry.words("lifts", default=()),
        entry.choice("rule", RULES, default=""),
        entry.choice("went", WENT, default=""),
        entry.boolean("enforced", default=True),
        entry.integer("natural", 0, 20, default=0),
        entry.integer("natural_most", 0, 20, default=0),
        entry.integer("wounds_least", 0, 9, default=0),
        entry.boolean("by_strike", default=False),
        text.en,
        text.de,
        read_action(entry),
        entry.boolean("spent", default=False),
        entry.identifiers("labels", default=()),
        read_unspent(entry),
        is_lent,
    )


def read_action(entry: Table) -> Filter | None:
    """What kind of action a react answers: print alone can be asked about."""
    table = entry.table_or_none("action")
    if table is None:
        return None
    return Filter(
        trait=table.text("trait", default=""),
        char_class=table.choice("class", CLASSES, default=""),
        type=table.choice("type", (ACTION,), default=""),
        name=table.text("name", default=""),
        level_least=table.integer("level_least", 0, 16, default=0),
        level_most=table.integer("level_most", 0, 16, default=0),
        spell=table.boolean("spell", default=False),
    )


def read_unspent(entry: Table) -> Filter | None:
    """Who performs it without being spent; nobody else, where Spend is no part of it."""
    table = entry.table_or_none("unspent")
    if table is None:
        return None
    if entry.data.get("spend") is not True:
        entry.refuse("unspent", *SAY("unspent-without-spend"))
    return read_filter(table)


def check_clauses(entry: Table, clauses: list[Clause], trigger: str, aim: Aim | None) -> None:
    """What a clause changes is under way when it is carried out, and whom it speaks of can be there."""
    for clause in clauses:
        moments = VERBS[clause.do].moments
        if moments and trigger not in moments:
            entry.refuse("do", *SAY("not-then", verb=clause.do, moments=", ".join(moments)))
        for who in roles_in(clause):
            if who in AIMED_AT and aim is None:
                entry.refuse("do", *SAY("no-aim", who=who))
            elif who in (clause.who, clause.to) and not is_aimed_for(clause, who, aim):
                entry.refuse("do", *SAY("other-aim", who=who, verb=clause.do))
            elif who == cards.STRUCK and clause not in clauses[first_strike(clauses) + 1 :]:
                entry.refuse("do", *SAY("no-strike", who=who))
            elif who in OF_MOMENTS and not trigger:
                entry.refuse("do", *SAY("no-moment", who=who))


def is_aimed_for(clause: Clause, who: str, aim: Aim | None) -> bool:
    """A clause about the target means a character, unless its verb knows what to do with items or players."""
    if aim is None or who not in AIMED_AT:
        return True
    return aim.what in (IN_RANKS if who == TARGET_RANK else VERBS[clause.do].takes)


def check_departed(entry: Table, clauses: tuple[Clause, ...], tests: tuple[Test, ...], trigger: str) -> None:
    """A character that has left play stands nowhere and bears nothing: only those beside the dead are remembered."""
    asked = [("tests", test) for test in tests] + [("do", clause.given) for clause in clauses if clause.given]
    for key, test in asked:
        lost = [name for name in OF_LIFE if getattr(test.filter, name)] if test.who == VICTIM else []
        if lost and not (key == "tests" and trigger == DIED and lost == ["place"] and test.filter.place == "adjacent"):
            entry.refuse(key, *SAY("left-already", moment=trigger, word=lost[0]))


def first_strike(clauses: list[Clause]) -> int:
    """Where the text strikes first; at its end, where it does not."""
    strikes = [place for place, clause in enumerate(clauses) if clause.do == "strike"]
    return strikes[0] if strikes else len(clauses)


def roles_in(clause: Clause) -> list[str]:
    """Everybody whom the clause names: whom it means, whose number it takes, from whom it sees, of whom it asks."""
    roles = [clause.who, clause.to, clause.filter.seen_from, clause.counted.seen_from]
    roles += [clause.of] if clause.per else []
    roles += [clause.given.who] if clause.given is not None else []
    return list(dict.fromkeys(roles))


def only_spends(clauses: tuple[Clause, ...]) -> bool:
    """If all that happens to the target is that it is spent, it must be ready. A48"""
    done = [clause.do for clause in clauses if clause.who in (TARGET, TARGETS) and clause.do != "check"]
    return bool(done) and set(done) == {"spend"}


def read_cost(entry: Table) -> Cost:
    chosen = read_filter(entry.table_or_none("filter"))
    return Cost(entry.choice("pay", PAYMENTS), entry.integer("number", 1, 9, default=1), chosen)


def read_aim(entry: Table | None) -> Aim | None:
    if entry is None:
        return None
    return Aim(
        read_filter(entry),
        entry.integer("least", 0, 9, default=1),
        entry.integer("most", 1, 9, default=1),
        entry.choice("what", AIMS, default=CHARACTER),
    )
