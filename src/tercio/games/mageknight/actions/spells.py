"""MKS-CAST, MKS-LOOKUP  What a sorcerer can do with its spellbook: cast the bookmark spell, or look up another one."""

from __future__ import annotations

from typing import Final

from tercio.games.mageknight.actions.action import Action, Stance
from tercio.games.mageknight.rules.sorcery.casting import CAST, cast_option, judge_cast
from tercio.games.mageknight.rules.sorcery.lookup import LOOK_UP, judge_lookup, lookup_option
from tercio.games.mageknight.rules.turns.actions import FREE
from tercio.games.mageknight.state import MageKnight, Warrior
from tercio.games.mageknight.steps.sorcery.casting import begin_cast
from tercio.games.mageknight.steps.sorcery.lookup import begin_look_up
from tercio.kernel import Option


class CastBookmark(Action):
    """The card says which action a spell takes, so its rule looks at that too. MKS-CAST-05"""

    keys = (CAST,)
    kind = FREE

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        book = state.book_of(warrior.id) if state.books else None
        option = None if book is None else cast_option(state, warrior, book)
        return [] if option is None else [option]


class LookUpAnother(Action):
    """A sorcerer opens its book at another spell. MKS-LOOKUP-07, MKS-LOOKUP-08"""

    keys = (LOOK_UP,)
    kind = FREE

    def offers(self, state: MageKnight, warrior: Warrior, stance: Stance) -> list[Option]:
        book = state.book_of(warrior.id) if state.books else None
        option = None if book is None else lookup_option(state, warrior, book)
        return [] if option is None else [option]


CAST_SPELL: Final = CastBookmark(judge_cast, begin_cast)
LOOK_UP_SPELL: Final = LookUpAnother(judge_lookup, begin_look_up)
