"""Magic Resistance cancels the spell that is aimed at the character. WL-FEAT-10, WL-FEAT-11"""

from __future__ import annotations

from tercio.games.warlord.abilities.feat import Feat
from tercio.games.warlord.rules.reacts import CANCELLED
from tercio.games.warlord.state import Card
from tercio.games.warlord.steps.feats import UseFeat
from tercio.games.warlord.steps.moments import TARGETED, Moment
from tercio.games.warlord.steps.performance import Perform
from tercio.games.warlord.steps.strikes import Strike
from tercio.games.warlord.steps.targeting import cancel_targeting, targeting_step
from tercio.kernel import Match


class MagicResistance(Feat):
    """It reacts to being the target of a spell, and the whole spell is cancelled, whatever strike it makes. A36"""

    name = "magic-resistance"
    key = "magic-resistance"
    number = 2
    rule = "WL-FEAT-10"
    once = "WL-FEAT-11"
    moment = TARGETED

    def concerns(self, m: Match, window: Moment) -> tuple[int, ...]:
        return (window.subject,)

    def hitch(self, m: Match, window: Moment, card: Card) -> str:
        step = targeting_step(m)
        if step is None or step.is_cancelled:
            return CANCELLED
        is_spell = step.is_spell if isinstance(step, Strike) else isinstance(step, Perform) and step.is_spell(m)
        return "" if is_spell else "no-spell"

    def succeed(self, m: Match, use: UseFeat) -> None:
        cancel_targeting(m, "WL-FEAT-10", is_whole=True)
