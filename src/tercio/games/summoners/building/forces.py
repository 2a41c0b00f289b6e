"""Each player brings a summoner of a realm; what he can call and cast comes with it. SU-START-01, SU-START-02"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from tercio.content.document import Document
from tercio.content.table import Phrase, Table
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.games.forces import Checked, Choice, Forces, ListKey, Ready, Trouble
from tercio.games.pieces import Blow, LifeChange, Piece, Stock, pieces_of
from tercio.games.summoners.building.agreements import CHOICES, FOR_FOUR, FOR_TWO, LEVEL_NAME, agree
from tercio.games.summoners.content.pack import Content
from tercio.games.summoners.game import SummonersGame
from tercio.games.summoners.printed.profiles import Realm
from tercio.games.summoners.setup import MOST_SEATS, summoners_of
from tercio.games.summoners.state import KILLED, LEVELS, NOVICE, summoners
from tercio.games.summoners.steps.preparation import RANDOM
from tercio.games.workshop import named
from tercio.kernel import Game, Match, Setup
from tercio.kernel.game import Json
from tercio.texts import phrasebook_of

GUIDE: Final = Wording("tercio.games.summoners", "guides")

SAY: Final = Wording("tercio.games.summoners", "forces")

GUIDES: Final = {realm: GUIDE(realm) for realm in ("water", "fire", "earth", "air", "corrupted")}

STRIKES: Final = {
    "strikes": Blow("unit", "target"),
    "shoots": Blow("unit", "target"),
    "reacts-counterstrike": Blow("unit", "attacker"),
    "reacts-return-shot": Blow("unit", "attacker"),
    "casts": Blow("unit"),
}
WOUND: Final = LifeChange("wounded", "unit", "amount")
HEALING: Final = LifeChange("healed", "unit", "regained")


def content_of(game: Game) -> Content:
    return cast(SummonersGame, game).content


class SummonersForces(Forces):
    """Realms. A list of one's own says which realm, and if that is another one, which level and which summoner."""

    fewest = 2
    most = MOST_SEATS
    seats = (2, MOST_SEATS)
    thing = SAY("realm")
    option = "--realm"
    question = SAY("which-realm")
    currency = SAY("mana-gem")

    def ready(self, game: Game) -> tuple[Ready, ...]:
        content = content_of(game)
        return tuple([ready_of(content.realms[realm]) for realm in summoners_of(content)])

    def read(self, game: Game, text: str, file: str) -> Json:
        document = Document.parse(text.encode("utf-8"), file)
        force = read_force(content_of(game), Table.root(document))
        document.check()
        return force

    def written(self, game: Game, name: str) -> str | None:
        known = summoners_of(content_of(game)).get(name)
        if known is None:
            return None
        return f'realm = "{name}"\nlevel = "{NOVICE}"\nsummoner = "{known[0]}"\n'

    def check(self, game: Game, text: str, is_campaign: bool = False) -> Checked:
        try:
            document = Document.parse(text.encode("utf-8"), "")
        except BadInput as trouble:
            return Checked("", {}, [], [Trouble(Phrase(trouble.en, trouble.de), line=trouble.line)], {}, [])
        force = read_force(content_of(game), Table.root(document))
        unknown = [Trouble(Phrase(each.en, each.de), line=each.line) for each in document.problems]
        return Checked(str(force["realm"]), {}, [], unknown, {}, [str(force["summoner"])])

    def keys(self, game: Game) -> tuple[ListKey, ...]:
        content = content_of(game)
        leaders = {
            each.id: Phrase(each.name_en, each.name_de) for each in content.profiles.values() if each.is_summoner
        }
        return (
            ListKey("realm", SAY("list-realm"), named(content.realms), "realm"),
            ListKey("level", SAY("list-level"), {level: LEVEL_NAME(level) for level in LEVELS}),
            ListKey("summoner", SAY("list-summoner"), leaders, "unit"),
        )

    def setup(self, forces: list[Json]) -> Setup:
        """The standard scenario; terrain that falls as it likes, so that the match begins at once. SU-S2-10"""
        if len(forces) not in (2, MOST_SEATS):
            raise BadInput(*SAY("seats", number=len(forces)))
        return {
            "scenario": FOR_TWO if len(forces) == 2 else FOR_FOUR,
            "players": [player_of(force) for force in forces],
            "terrain": RANDOM,
        }

    def choices(self, game: Game) -> tuple[Choice, ...]:
        return CHOICES

    def agreed(self, setup: Setup, words: Mapping[str, str]) -> Setup:
        """What the players have agreed on, by the words above. SU-START-07 to SU-START-09"""
        changed: Setup = {**setup, "players": [dict(player) for player in cast(list[Any], setup["players"])]}
        for word, value in words.items():
            agree(changed, word, value.strip().lower())
        return changed

    def matching(self, force: Json) -> dict[str, str]:
        """Summoners of one level meet. SU-START-09"""
        return {"level": str(player_of(force).get("level", NOVICE))}

    def pieces(self, m: Match) -> list[Piece]:
        """Creatures by the mana that they cost; a summoner has no price, and hurting one pays nothing here."""
        stocks: list[Stock] = []
        for unit in summoners(m).units:
            profile = unit.profile
            name = Phrase(profile.name_en, profile.name_de)
            stocks.append(Stock(unit.id, profile.id, name, unit.seat, profile.mana, profile.life, unit.gone == KILLED))
        return pieces_of(stocks, m.events, phrasebook_of(m.game.id), WOUND, HEALING, STRIKES)


def ready_of(realm: Realm) -> Ready:
    about = Phrase(realm.about_en, realm.about_de)
    return Ready(realm.id, Phrase(realm.name_en, realm.name_de), GUIDES.get(realm.id, about))


def player_of(force: Json) -> Json:
    return dict(force) if isinstance(force, dict) else {"realm": force}


def read_force(content: Content, table: Table) -> dict[str, Json]:
    """A list names a realm, and perhaps a level and a summoner of it. SU-START-01, SU-START-09"""
    by_realm = summoners_of(content)
    realm = table.choice("realm", tuple(by_realm))
    known = by_realm.get(realm, ())
    level = table.choice("level", LEVELS, default=NOVICE)
    summoner = table.choice("summoner", known, default=known[0] if known else "")
    table.done()
    return {"realm": realm, "level": level, "summoner": summoner}
