"""How much one client may want of a table."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Manners(Protocol):
    """What a hub reads of the settings of its operator."""

    @property
    def lines_per_second(self) -> float: ...  # that one client says in a chat, on average
    @property
    def lines_at_once(self) -> int: ...
    @property
    def new_matches_per_minute(self) -> int: ...
    @property
    def kept_kb_per_day(self) -> int: ...  # of lists, packs, positions and files that one client leaves
    @property
    def heartbeat(self) -> float: ...  # seconds; a server that is killed has served until the last one
    @property
    def days_every(self) -> float: ...  # seconds, after which matches by days are looked at again
    @property
    def forget_after(self) -> int: ...  # days until what nobody wants is forgotten; 0: never
    @property
    def idle_tables(self) -> int: ...  # that are kept in memory
    @property
    def plays_on(
        self,
    ) -> bool: ...  # matches of another version go on by today's rules, where all that was said is legal


class AtHome(NamedTuple):
    """The manners among people who share one device."""

    lines_per_second: float = 1_000.0
    lines_at_once: int = 1_000
    new_matches_per_minute: int = 1_000
    kept_kb_per_day: int = 1_000_000
    heartbeat: float = 2.0
    days_every: float = 60.0
    forget_after: int = 0
    idle_tables: int = 8
    plays_on: bool = True  # nobody else can keep the version with which a match began
