"""What a game is to the kernel: rules and content, one object for all its matches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from tercio.kernel.decision import NOBODY, Answer, Decision, Option, Point, Seat
from tercio.kernel.dice import Dice
from tercio.kernel.event import Event
from tercio.kernel.proposals import propose_by_form
from tercio.kernel.step import Step
from tercio.kernel.verdict import Verdict
from tercio.kernel.window import Window

if TYPE_CHECKING:
    from tercio.kernel.match import Match
    from tercio.kernel.view import View

Json = Any
Setup = dict[str, Json]  # what a match starts from, as it stands in a record: armies, options, a position


class State:
    """What lies on the table: a mutable spine of lists, with immutable leaves."""

    is_settled: bool = False  # nothing has changed since `Game.settle` saw that all holds: it need not look again

    def seat_count(self) -> int:
        """How many seats there are at the table."""
        return 2

    def clone(self) -> State:
        raise NotImplementedError

    def masked(self, seat: Seat) -> State:
        """A copy in which everything that this seat may not see is replaced by an unknown."""
        return self.clone()


class Game:
    """Rules and content. It never changes; a match asks it whenever the answer depends on the game."""

    id: ClassVar[str] = ""
    version: ClassVar[str] = ""  # of the rules: a record plays again under the version it was made with
    opening: ClassVar[str] = ""  # the event that says who goes first, whose fact `seat` it is
    state_kind: ClassVar[type[State]] = State
    step_kinds: ClassVar[tuple[type[Step], ...]] = ()
    asides: ClassVar[Mapping[str, Option]] = {}  # what players may say at any time beside giving up and draws
    heard: frozenset[str] = frozenset()  # the moments at which some text of the content in use may react
    foresight: ClassVar[int] = 1  # turns that a bot plays on in its head: 2 is its own and the reply of the others

    @property
    def packs(self) -> dict[str, str]:
        """The content in use, by pack id, with its fingerprint."""
        return {}

    def catalogue(self) -> dict[type, dict[str, Any]]:
        """Content that leaves point to: it is saved by its id."""
        return {}

    # -- set-up -----------------------------------------------------------------

    def example_setup(self) -> Setup:
        """A set-up that can be played at once: for tests, measurements and the impatient."""
        return {}

    def varied_setup(self, seed: int) -> Setup:
        """One of many set-ups, each seed another: other armies, other numbers of seats."""
        return self.example_setup()

    def lay_out(self, setup: Setup, dice: Dice) -> tuple[State, list[Step]]:
        """The table before the first question, and what is to be done, last step first."""
        raise NotImplementedError

    # -- reactions and follow-ups -------------------------------------------------

    def speaking_order(self, m: Match, moment: str) -> tuple[Seat, ...]:
        return tuple(range(m.state.seat_count()))

    def window(self, m: Match, moment: str, subject: int) -> Window | None:
        """The window for this moment; none where everybody knows that nobody can react."""
        return Window(moment, self.speaking_order(m, moment), subject)

    def might_react(self, m: Match, window: Window, seat: Seat) -> bool:
        """Could this seat react, as far as everybody knows? Public facts only."""
        return False

    def offers(self, m: Match, window: Window, seat: Seat) -> tuple[Option, ...]:
        """What this seat can really do. The game may use the seat's secrets."""
        return ()

    def decided_by(self, m: Match, window: Window) -> tuple[int, ...]:
        """What a player who may react decides by: what was rolled, what it has to reach. Public facts only."""
        return ()

    def judge_unoffered(self, m: Match, decision: Decision, answer: Answer, verdict: Verdict) -> None:
        """Say by which rule this is not offered, where the step had nothing to say; nothing about unknown words."""

    def judge_shut(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        """Say by which rule nobody is asked for this reaction now, as far as its seat may know; nothing otherwise."""

    def judge_reaction(self, m: Match, window: Window, answer: Answer, verdict: Verdict) -> None:
        """Say why a reaction is not offered, with the rule and the figures."""

    def accept(self, m: Match, window: Window, answer: Answer) -> Step:
        """The step that carries out a reaction."""
        raise NotImplementedError

    def settle(self, m: Match) -> bool:
        """Restore what must always hold (the dead leave). True if something changed or was pushed."""
        return False

    def follow(self, m: Match, event: Event) -> None:
        """Rules that follow an event push their steps here. Nothing is changed in place."""

    # -- leaving the table ----------------------------------------------------------

    def playing(self, m: Match) -> tuple[Seat, ...]:
        """The seats whose players still have a say: those who are neither out nor have given up."""
        return tuple(range(m.state.seat_count()))

    def concede(self, m: Match, seat: Seat) -> None:
        """A player has given up: the others win. A game in which they play on says how, and asks the seat no more."""
        m.end(tuple([other for other in self.playing(m) if other != seat]), "K-CONCEDE-01")

    def judge_aside(self, m: Match, answer: Answer, verdict: Verdict) -> None:
        """Why this one of the `asides` cannot be said now."""

    def minutes(self, m: Match) -> int:
        """The minutes after which the table says the aside "time-up"; 0: the game has no time of its own."""
        return 0

    def hear(self, m: Match, answer: Answer) -> None:
        """An aside was said; the open questions stay open."""

    # -- for bots, beginners and search ------------------------------------------

    def propose(self, view: View, decision: Decision, number: int, dice: Dice) -> list[Answer]:
        """Up to `number` legal answers, good ones where the game knows better than chance; at least one."""
        return propose_by_form(view, decision, number, dice)

    def suggest_path(self, view: View, decision: Decision, option: Option, dice: Dice) -> tuple[tuple[int, int], ...]:
        """A path that is worth judging, for options that want one."""
        return ()

    def evaluate(self, m: Match, seat: Seat, style: str = "") -> int:
        """How good the position is for this seat, in points of the game's own making; more is better.

        A style is a way to see it that the game knows; without one it is seen as usual.
        """
        return 0

    def is_chance(self, decision: Decision) -> bool:
        """Is this the point of what was done, such as the blow of a charge? Then a trial does not pass it up."""
        return False

    def is_at_rest(self, m: Match) -> bool:
        """Is nobody in the middle of anything, so that a position can be valued?"""
        return True

    def is_sure_to_rest(self, m: Match) -> bool:
        """At rest, and somebody is asked next: a trial that ends here need not work out what is offered."""
        return False

    def fill_in(self, m: Match, seat: Seat, dice: Dice) -> None:
        """Replace every unknown of a masked match by something that this seat cannot rule out."""

    # -- names ---------------------------------------------------------------------

    def name_of(self, state: State, kind: str, value: int, lang: str, of: int = NOBODY) -> str:
        """The name of a fact of this kind, if the state shows it; `of`: the thing whose part it is."""
        return str(value)

    def way_words(self, state: State, way: tuple[Point, ...], lang: str) -> str:
        """How long a way is and where it leads, on a measured table."""
        return ""

    def place_words(self, state: State, option: Option, place: Point, lang: str) -> str:
        """Where a place is that an answer to this option names, on a measured table; nothing where nobody can say."""
        return ""

    def origin_of(self, state: State, option: Option) -> tuple[Point, ...]:
        """Where the way begins that an answer to this option describes; nowhere, where its points are no way."""
        return ()
