"""How long a bot may think about one answer: a number of playouts, or until a clock says stop."""

from __future__ import annotations

from collections.abc import Callable

Clock = Callable[[], float]  # seconds, from whenever


class Budget:
    """Counted in playouts a bot says the same on every machine; counted in milliseconds it does not.

    The clock is handed in: nothing in this package reads one by itself.
    """

    def __init__(self, playouts: int, milliseconds: int = 0, clock: Clock | None = None) -> None:
        self.playouts = playouts
        self.milliseconds = milliseconds
        self.clock = clock
        self.spent = 0
        self.ends_at = 0.0

    def begin(self) -> None:
        """A new question has come up."""
        self.spent = 0
        if self.clock is not None and self.milliseconds > 0:
            self.ends_at = self.clock() + self.milliseconds / 1000

    def spend(self) -> None:
        """One playout more was made."""
        self.spent += 1

    @property
    def is_used_up(self) -> bool:
        return self.is_past(1, 1)

    def is_past(self, part: int, parts: int) -> bool:
        """Is this part of the budget spent?"""
        if self.spent * parts >= self.playouts * part:
            return True
        if self.clock is None or self.milliseconds == 0:
            return False
        left = self.milliseconds * (parts - part) / parts
        return self.clock() + left / 1000 >= self.ends_at
