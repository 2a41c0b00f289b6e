"""Content of Summoners in the making: what to begin with, who can use it, and a small table to try it on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from tercio.content.wording import Phrase, Wording
from tercio.games.editor import words
from tercio.games.summoners.abilities.special_rule import special_rules
from tercio.games.summoners.content.pack import Content
from tercio.games.summoners.game import SummonersGame
from tercio.games.summoners.printed.profiles import Power, Profile
from tercio.games.summoners.words.powers import text_of, trait_name
from tercio.games.workshop import MINE, Compiled, Duel, Entries, named, nearest
from tercio.kernel import Game

SAY: Final = Wording("tercio.games.summoners", "workshop")
UNIT: Final = "unit"
SPELL: Final = "spell"
ACTION: Final = "action"
TERRAIN: Final = "terrain"
REALM: Final = "realm"
BOARD: Final = 24  # inches
BESIDE: Final = (9, 15)  # where others of the realm stand, left and right
ROUNDS: Final = 6  # of a match that weighs something
GEMS: Final = 6
USER: Final = "workshop-user"
RIVAL: Final = "workshop-rival"
EXAMPLES: Final[dict[str, dict[str, Any]]] = {
    UNIT: {
        "name": words(SAY("new-creature")),
        "realm": "air",
        "level": 1,
        "mana": 2,
        "ap": 2,
        "walk": 5,
        "run": 8,
        "reflex": 4,
        "resistance": 2,
        "size": 2,
        "white": 4,
        "red": 2,
        "base": 30,
        "special": [],
        "powers": [],
        "attack": [{"id": "blade", "name": words(SAY("blade")), "melee": 2, "reach": "contact"}],
        "look": {"body": "man", "weapon": "sword"},
        "id": "new-creature",
    },
    SPELL: {
        "name": words(SAY("new-spell")),
        "mana": 2,
        "target": "enemy",
        "reach": 10,
        "effects": [{"verb": "hurt", "amount": 2}],
        "id": "new-spell",
    },
    ACTION: {
        "name": words(SAY("new-action")),
        "target": "friend",
        "reach": 8,
        "effects": [{"verb": "march", "amount": 3}],
        "id": "new-action",
    },
    TERRAIN: {
        "name": words(SAY("new-terrain")),
        "going": "heavy",
        "sight": "restricting",
        "size": 2,
        "large": True,
        "id": "new-terrain",
    },
    REALM: {
        "name": words(SAY("new-realm")),
        "about": words(SAY("realm-about")),
        "id": "new-realm",
    },
}


class SummonersWorkshop:
    """What the workshop of the page asks Summoners."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(EXAMPLES)

    @property
    def tried(self) -> tuple[str, ...]:
        return tuple(EXAMPLES)

    @property
    def weighed(self) -> tuple[str, ...]:
        return (UNIT, SPELL)

    def suggested(self) -> dict[str, tuple[str, ...]]:
        return {}

    def example_of(self, kind: str) -> dict[str, Any]:
        return EXAMPLES[kind]

    def names_of(self, game: Game) -> dict[str, dict[str, Phrase]]:
        content = content_of(game)
        spells = {name: power for name, power in content.powers.items() if power.is_spell}
        actions = {name: power for name, power in content.powers.items() if not power.is_spell}
        return {
            "": {rule.word: rule.name for rule in special_rules().values()},
            REALM: named(content.realms),
            TERRAIN: named(content.kinds),
            SPELL: named(spells),
            ACTION: named(actions),
        }

    def readings_of(self, game: Game, kind: str, name: str) -> list[Phrase]:
        """What the verbs of a spell say; the special rules of a unit and of its attacks."""
        content = content_of(game)
        if kind in (SPELL, ACTION):
            return [text_of(content.powers[name], content.kinds)]
        if kind != UNIT:
            return []
        profile = content.profiles[name]
        traits = [*profile.traits, *[trait for attack in profile.attacks for trait in attack.traits]]
        named = [trait_name(*trait) for trait in dict.fromkeys(traits)]
        return [*named, *[Phrase(power.name_en, power.name_de) for power in profile.powers]]

    def compiled(self, text: str, entry: dict[str, Any]) -> Compiled:
        return Compiled(None, last=len(text))

    def bearers_of(self, game: Game, kind: str, name: str) -> Entries:
        """A summoner who knows the spell, and one who knows its like; a creature that has the action.

        Of a realm somebody who leads and somebody who follows, as far as it has none.
        """
        content = content_of(game)
        if kind == REALM:
            known = {each.is_summoner for each in content.profiles.values() if each.realm == name}
            spell = next(each.id for each in content.powers.values() if each.is_spell)
            wanted = [(True, USER, [spell]), (False, f"{USER}-creature", list[str]())]
            return {
                UNIT: [bearer(content, called, powers, name) for leads, called, powers in wanted if leads not in known]
            }
        if kind not in (SPELL, ACTION):
            return {}
        user = bearer(content, USER, [name])
        if kind == ACTION:
            return {UNIT: [user]}
        return {UNIT: [user, *[bearer(content, f"{RIVAL}-{spell.id}", [spell.id]) for spell in like(content, name)]]}

    def trial_of(self, game: Game, kind: str, name: str) -> dict[str, Any]:
        """The unit, or who uses it, stands beside a summoner of its realm, who faces another one with a creature."""
        content = content_of(game)
        if kind == TERRAIN:
            beside = table(content, content.profiles[first_creature(content)], "own")
            return {**beside, TERRAIN: {MINE: {"kind": name, "at": [12, 10]}}}
        if kind == REALM:
            first, *others = [each for each in content.profiles.values() if each.realm == name and not each.is_summoner]
            return table(content, first, others=others[: len(BESIDE)])
        return table(content, content.profiles[name if kind == UNIT else USER])

    def duels_of(self, game: Game, kind: str, name: str) -> tuple[Duel, ...]:
        """Two of a creature against two of the same level and price; one summoner or spell against another."""
        content = content_of(game)
        if kind == SPELL:
            pairs = [(USER, f"{RIVAL}-{spell.id}", spell.name_en, spell.name_de) for spell in like(content, name)]
        else:
            mine = content.profiles[name]
            others = [
                each
                for each in content.profiles.values()
                if each.id != name and each.is_summoner == mine.is_summoner and not each.id.startswith((USER, RIVAL))
            ]
            apart = [10 * abs(each.level - mine.level) + abs(each.mana - mine.mana) for each in others]
            pairs = [(name, each.id, each.name_en, each.name_de) for each in nearest(others, apart)]
        return tuple(
            [
                Duel({"position": battle(content, sides)}, sides.index(own), Phrase(en, de))
                for own, other, en, de in pairs
                for sides in ((own, other), (other, own))
            ]
        )


def content_of(game: Game) -> Content:
    return cast(SummonersGame, game).content


def first_creature(content: Content) -> str:
    return next(each.id for each in content.profiles.values() if not each.is_summoner and each.attacks)


def like(content: Content, name: str) -> list[Power]:
    """Spells that cost about the same."""
    mine = content.powers[name]
    others = [power for power in content.powers.values() if power.is_spell and power.id != name]
    return nearest(others, [10 * (power.target != mine.target) + abs(power.mana - mine.mana) for power in others])


def bearer(content: Content, name: str, powers: list[str], realm: str = "") -> dict[str, Any]:
    """Somebody of average strength. With a spell it is a summoner."""
    is_summoner = any([content.powers[power].is_spell for power in powers])
    own = {"summoner": True} if is_summoner else {"level": 2, "mana": 3}
    called = SAY("summoner" if is_summoner else "creature")
    strike = SAY("staff")
    return {
        "id": name,
        "name": words(called),
        "realm": realm or next(iter(content.realms)),
        **own,
        "ap": 3,
        "walk": 5,
        "run": 8,
        "reflex": 4,
        "resistance": 3,
        "size": 2,
        "white": 6,
        "red": 3,
        "base": 30,
        "powers": powers,
        "attack": [{"id": "staff", "name": words(strike), "melee": 2, "reach": "contact"}],
    }


# -- small tables -------------------------------------------------------------------------------------------


def caller_of(content: Content, mine: Profile) -> str:
    """A summoner of the same realm, or else of one of ours."""
    known = [each for each in content.profiles.values() if each.is_summoner]
    return next((each.id for each in known if each.realm == mine.realm), known[0].id)


def table(content: Content, mine: Profile, label: str = MINE, others: Sequence[Profile] = ()) -> dict[str, Any]:
    """It faces a summoner with a creature; `others` stand beside it."""
    strangers = [each for each in content.profiles.values() if each.realm != mine.realm]
    foe = next(each for each in strangers if each.is_summoner)
    beast = next(each for each in strangers if not each.is_summoner and each.realm == foe.realm)
    caller = {} if mine.is_summoner else {"caller": {"profile": caller_of(content, mine), "seat": 0, "at": [8, 4]}}
    return {
        "board": BOARD,
        "acting": label,
        "players": [{"gems": GEMS}, {"gems": GEMS}],
        "units": {
            label: {"profile": mine.id, "seat": 0, "at": [12, 7]},
            **caller,
            **{
                f"beside-{at}": {"profile": each.id, "seat": 0, "at": [at, 6]}
                for at, each in zip(BESIDE, others, strict=False)
            },
            "foe": {"profile": foe.id, "seat": 1, "at": [8, 20]},
            "beast": {"profile": beast.id, "seat": 1, "at": [12, 14]},
        },
    }


def battle(content: Content, sides: tuple[str, str]) -> dict[str, Any]:
    """Two creatures and a summoner each, or summoners alone; mana is there for spells only."""
    units: dict[str, Any] = {}
    gems = 0
    for seat, name in enumerate(sides):
        profile = content.profiles[name]
        front, back = (8, 4) if seat == 0 else (BOARD - 8, BOARD - 4)
        if profile.is_summoner:
            gems = GEMS
            units[f"{MINE}-{seat}"] = {"profile": name, "seat": seat, "at": [12, back]}
            guard = first_creature(content)
            units[f"guard-{seat}"] = {"profile": guard, "seat": seat, "at": [12, front]}
        else:
            units[f"caller-{seat}"] = {"profile": caller_of(content, profile), "seat": seat, "at": [12, back]}
            for place in (9, 15):
                units[f"{MINE}-{seat}-{place}"] = {"profile": name, "seat": seat, "at": [place, front]}
    players = [{"gems": gems}, {"gems": gems}]
    return {"board": BOARD, "round": 1, "last_round": ROUNDS, "players": players, "units": units}
