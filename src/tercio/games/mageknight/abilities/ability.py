"""An adjective of the game is one object that answers the questions which the procedures of the book ask.

A special ability, a gift of a subfaction or a talent of riders overrides what it speaks about, and nothing else. It has
no state of its own: one object serves all its bearers. Each stands in a module of its own, in the room of the value
that it sits on; `registry` finds it there.
"""

from __future__ import annotations

from typing import ClassVar

from tercio.kernel import ABILITY, Rule


class Ability(Rule):
    """It says nothing unless an attribute or a method is overridden."""

    rank = ABILITY
    name: ClassVar[str] = ""  # as packs and positions write it
    number: ClassVar[int] = -1  # in answers and records: it never changes, and no other ability ever has it
    order: ClassVar[int] = 0  # whoever has a lower one is asked first; among equals the lower number
    slot: ClassVar[str] = ""  # the value that it sits on; a gift or a talent sits on none
    is_optional: ClassVar[bool] = False  # MK-TERM-23  its player may switch it off
    is_magic: ClassVar[bool] = False  # MK-COMBAT-10  it has "magic" in its name
    is_placeholder: ClassVar[bool] = False  # no source has its words: a house reading


class Gift(Ability):
    """MKF  What the symbol of a subfaction gives its warriors."""

    subfaction: ClassVar[str] = ""
    stands_in: ClassVar[str] = ""  # the rule that says whose it is
    is_declinable: ClassVar[bool] = False  # it is at work unless its player declines it
    is_unknown: ClassVar[bool] = False  # MKF-ENHANCE-01  no document has its words, so it does nothing


class Talent(Ability):
    """MKC-TALENT-06, MKC-TALENT-09  What a rider does in the saddle unless its player declines it."""

    order = -1
    is_optional = True
