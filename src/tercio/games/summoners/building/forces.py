"""SU-START-01, SU-START-02  Each player brings a summoner of a realm; what he can call and cast comes with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from tercio.content.document import Document
from tercio.content.table import Phrase, Table
from tercio.content.trouble import BadInput
from tercio.games.forces import Checked, Choice, Forces, Ready, Trouble
from tercio.games.pieces import Piece, Stock, Strike, pieces_of
from tercio.games.summoners.building.agreements import CHOICES, FOR_FOUR, FOR_TWO, agree
from tercio.games.summoners.content.pack import Content
from tercio.games.summoners.game import SummonersGame
from tercio.games.summoners.printed.profiles import Realm
from tercio.games.summoners.setup import MOST_SEATS, summoners_of
from tercio.games.summoners.state import KILLED, LEVELS, NOVICE, summoners
from tercio.games.summoners.steps.preparation import RANDOM
from tercio.kernel import Game, Match, Setup
from tercio.kernel.game import Json

GUIDES: Final = {
    "water": Phrase(
        "Whoever the cold has touched is slower and easier to hit, so spread ice markers first and strike then. "
        "Polar Spiders and Rime Bears bite all the harder the more ice their victim bears. "
        "Hold a mana source early with a cheap spider, slow the strongest enemy with Leaden Cold, and let the Ice "
        "Elemental finish what is frozen.",
        "Wen die Kälte berührt hat, der ist langsamer und leichter zu treffen: Verteile erst Eismarker, dann "
        "schlag zu. Polarspinnen und Reifbären beißen umso härter, je mehr Eis ihr Opfer trägt. "
        "Besetze früh eine Manaquelle mit einer billigen Spinne, bremse den stärksten Feind mit Bleierner Kälte und "
        "lass das Eiselementar beenden, was gefroren ist.",
    ),
    "fire": Phrase(
        "Attack first and often: a fire marker goes on hurting in every end phase, even when nobody strikes any more. "
        "Charge with Glow Hyenas and Slag Bulls, whose onslaught adds dice, and let Cinder Imps shoot from above. "
        "The Fire Elemental is cheap for its level, so sacrifice two small creatures for it in round 2 or 3. "
        "Your creatures do not last long; never let the enemy have a quiet round.",
        "Greif zuerst an und oft: Ein Feuermarker schadet in jeder Endphase weiter, auch wenn niemand mehr zuschlägt. "
        "Stürme mit Gluthyänen und Schlackenbullen, deren Ansturm Würfel bringt, und lass Aschenwichte von oben "
        "schießen. Das Feuerelementar ist billig für seine Stufe; opfere ihm in Runde 2 oder 3 zwei kleine Kreaturen. "
        "Deine Kreaturen halten nicht lange: Gönne dem Feind keine ruhige Runde.",
    ),
    "earth": Phrase(
        "You win by standing where the points are. "
        "Shield Bearers and Standing Stones make everybody beside them tougher, so keep your units close together and "
        "walk to the relic as one block. Use Rock Wall to close a gap or a line of sight, and the Root Warden to hold "
        "whoever wants to get past. Your great creatures are slow: decide in round 1 which half of the board matters.",
        "Du gewinnst, indem du dort stehst, wo es Punkte gibt. "
        "Schildträger und Hünensteine machen alle neben sich zäher: Halte deine Einheiten beisammen und geh als Block "
        "zum Relikt. Mit der Felswand schließt du eine Lücke oder eine Sichtlinie, mit dem Wurzelhüter hältst du fest, "
        "wer vorbeiwill. Deine großen Kreaturen sind langsam: Entscheide in Runde 1, welche Hälfte des Felds zählt.",
    ),
    "air": Phrase(
        "Nobody gets about like you: flyers cross woods, walls and enemies and take sources far away. "
        "Displace does no damage, but it pushes defenders off relics and your own units to where you want them. "
        "Shoot, strike from the flank and be gone before the answer comes; in a long melee your creatures lose. "
        "Keep an action point for a reaction, for you are always within somebody's reach.",
        "Niemand ist so beweglich wie du: Flieger überqueren Wälder, Mauern und Feinde und holen ferne Quellen. "
        "Verschieben macht keinen Schaden, drängt aber Verteidiger von Relikten und bringt eigene Einheiten dorthin, "
        "wo du sie haben willst. Schieß, schlag von der Seite zu und sei fort, ehe die Antwort kommt; in langen "
        "Nahkämpfen verlieren deine Kreaturen. Heb einen Aktionspunkt für eine Reaktion auf: In Reichweite bist du "
        "immer.",
    ),
    "corrupted": Phrase(
        "Your creatures are fuel: Soul Tithe turns the blood of a thrall into mana, and sacrifices bring the Moloch "
        "sooner than the enemy expects. Many of them are unruly, so stay within 6 inches of your summoner or pay for "
        "magical focus. Pull a victim into your lines with Hook of Shadows and hold it there with the Grasping Horror. "
        "Do not tithe your own summoner without need.",
        "Deine Kreaturen sind Brennstoff: Seelenzoll macht aus dem Blut eines Knechts Mana, und Opfer bringen den "
        "Moloch früher, als der Feind erwartet. Viele sind widerspenstig: Bleib höchstens 6 Zoll bei deinem Beschwörer "
        "oder bezahle Magischen Fokus. Zieh ein Opfer mit dem Schattenhaken in deine Reihen und halte es dort mit dem "
        "Greifenden Schrecken fest. Nimm den Zoll nicht ohne Not vom eigenen Beschwörer.",
    ),
}

STRIKES: Final = {
    "strikes": Strike(0, 2),
    "shoots": Strike(0, 2),
    "reacts-counterstrike": Strike(0, 1),
    "reacts-return-shot": Strike(0, 1),
    "casts": Strike(0),
}


def content_of(game: Game) -> Content:
    return cast(SummonersGame, game).content


class SummonersForces(Forces):
    """Realms. A list of one's own says which realm, and if that is another one, which level and which summoner."""

    fewest = 2
    most = MOST_SEATS
    seats = (2, MOST_SEATS)
    thing = Phrase("realm", "Reich")
    option = "--realm"
    question = Phrase("Which realm?", "Welches Reich?")
    currency = Phrase("mana gem", "Managemme")

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

    def setup(self, forces: list[Json]) -> Setup:
        """SU-S2-10  The standard scenario; terrain that falls as it likes, so that the match begins at once."""
        if len(forces) not in (2, MOST_SEATS):
            raise BadInput(
                f"Two or four can play, not {len(forces)}.", f"Es spielen zwei oder vier, nicht {len(forces)}."
            )
        return {
            "scenario": FOR_TWO if len(forces) == 2 else FOR_FOUR,
            "players": [player_of(force) for force in forces],
            "terrain": RANDOM,
        }

    def choices(self, game: Game) -> tuple[Choice, ...]:
        return CHOICES

    def agreed(self, setup: Setup, words: Mapping[str, str]) -> Setup:
        """SU-START-07 to SU-START-09  What the players have agreed on, by the words above."""
        changed: Setup = {**setup, "players": [dict(player) for player in cast(list[Any], setup["players"])]}
        for word, value in words.items():
            agree(changed, word, value.strip().lower())
        return changed

    def pieces(self, m: Match) -> list[Piece]:
        """Creatures by the mana that they cost; a summoner has no price, and hurting one pays nothing here."""
        stocks: list[Stock] = []
        for unit in summoners(m).units:
            profile = unit.profile
            name = Phrase(profile.name_en, profile.name_de)
            stocks.append(Stock(unit.id, profile.id, name, unit.seat, profile.mana, profile.life, unit.gone == KILLED))
        return pieces_of(stocks, m.events, "wounded", STRIKES)


def ready_of(realm: Realm) -> Ready:
    about = Phrase(realm.about_en, realm.about_de)
    return Ready(realm.id, Phrase(realm.name_en, realm.name_de), GUIDES.get(realm.id, about))


def player_of(force: Json) -> Json:
    return dict(force) if isinstance(force, dict) else {"realm": force}


def read_force(content: Content, table: Table) -> dict[str, Json]:
    """SU-START-01, SU-START-09"""
    by_realm = summoners_of(content)
    realm = table.choice("realm", tuple(by_realm))
    known = by_realm.get(realm, ())
    level = table.choice("level", LEVELS, default=NOVICE)
    summoner = table.choice("summoner", known, default=known[0] if known else "")
    table.done()
    return {"realm": realm, "level": level, "summoner": summoner}
