"""The cards of Summoners: every spell, and every action that only one unit has, in the colours of its realm."""

from __future__ import annotations

from typing import Final, cast

from tercio.content.wording import Phrase, Wording
from tercio.games.cards import CardFace
from tercio.games.pictures import picture_json
from tercio.games.summoners.content.pack import Content
from tercio.games.summoners.game import SummonersGame
from tercio.games.summoners.printed.pictures import picture_of
from tercio.games.summoners.printed.profiles import Power
from tercio.kernel import Game

SAY: Final = Wording("tercio.games.summoners", "cards")
SPELL: Final = "spell"
DEED: Final = "item"


def cards_json(game: Game) -> list[CardFace]:
    content = cast(SummonersGame, game).content
    return [power_card(content, power) for power in content.powers.values()]


def power_card(content: Content, power: Power) -> CardFace:
    realm = realm_of(content, power.id)
    line = SAY("spell", mana=power.mana) if power.is_spell else SAY("action")
    text = Phrase(power.text_en, power.text_de)
    return {
        "kind": SPELL if power.is_spell else DEED,
        "id": power.id,
        "name": {"en": power.name_en, "de": power.name_de},
        "line": {"en": line.en, "de": line.de},
        "text": {"en": text.en, "de": text.de},
        "picture": picture_json(picture_of(power.id, realm)),
    }


def realm_of(content: Content, power: str) -> str:
    """The realm of the first unit that has it."""
    owners = [profile.realm for profile in content.profiles.values() if power in [each.id for each in profile.powers]]
    return owners[0] if owners else ""
