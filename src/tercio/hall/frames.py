"""What somebody at a table may send. Every frame but the first has a number; what is replied bears the same one."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from tercio.hall.shapes import Sized, Within, read

Language = Literal["de", "en"]
What = Literal["draw", "take-back", "rematch", "swapped"]
Small = Annotated[int, Within(0, 2**53)]
FrameId = Small
Thing = Annotated[int, Within(-(2**53), 2**53)]
Whole = Annotated[int, Within(-(2**63), 2**63 - 1)]  # what JSON can carry back
Spot = Annotated[tuple[Annotated[int, Within(-1_000_000, 1_000_000)], ...], Sized(2, 2)]


class SaidAnswer(NamedTuple):
    """An answer of the wire format; the seat is known."""

    key: Annotated[str, Sized(0, 64)]
    subject: Whole = -1
    detail: Whole = -1
    picks: Annotated[tuple[Whole, ...], Sized(0, 256)] = ()
    path: Annotated[tuple[Annotated[tuple[Whole, ...], Sized(2, 2)], ...], Sized(0, 256)] = ()
    numbers: Annotated[tuple[Whole, ...], Sized(0, 256)] = ()

    def plain(self) -> dict[str, Any]:
        """As it is written in the wire format."""
        return {
            "key": self.key,
            "subject": self.subject,
            "detail": self.detail,
            "picks": list(self.picks),
            "path": [list(point) for point in self.path],
            "numbers": list(self.numbers),
        }


class OwnForce(NamedTuple):
    """A list of the player's own."""

    text: Annotated[str, Sized(0, 20_000)]


class Hello(NamedTuple):
    """The first frame: who is there. Without a token a client watches, or is known by the session of an account."""

    do: Literal["hello"]
    token: Annotated[str, Sized(0, 100)] | None = None
    lang: Language = "en"
    name: Annotated[str, Sized(0, 100)] = ""  # of somebody who watches


class AnswerFrame(NamedTuple):
    do: Literal["answer"]
    id: FrameId
    turn: Small
    answer: SaidAnswer


class JudgeFrame(NamedTuple):
    """Would this be taken? Changes nothing."""

    do: Literal["judge"]
    id: FrameId
    answer: SaidAnswer


class WhyFrame(NamedTuple):
    """What could be done with a thing on the table, and why it cannot."""

    do: Literal["why"]
    id: FrameId
    thing: Thing


class PlanFrame(NamedTuple):
    """What would this answer come to? On a measured table, while somebody drags."""

    do: Literal["plan"]
    id: FrameId
    answer: SaidAnswer


class WayFrame(NamedTuple):
    """Which answer leads there, after the points that stand already? `facing` is -1 where none is wanted."""

    do: Literal["way"]
    id: FrameId
    key: Annotated[str, Sized(0, 64)]
    subject: Thing
    to: Spot
    detail: Annotated[int, Within(-1, 2**63 - 1)] = -1
    picks: Annotated[tuple[Whole, ...], Sized(0, 256)] = ()
    path: Annotated[tuple[Spot, ...], Sized(0, 64)] = ()
    facing: Annotated[int, Within(-1, 359)] = -1
    numbers: Annotated[tuple[Thing, ...], Sized(0, 8)] = ()


class ReachFrame(NamedTuple):
    """How far does this option go?"""

    do: Literal["reach"]
    id: FrameId
    key: Annotated[str, Sized(0, 64)]
    subject: Thing
    detail: Annotated[int, Within(-1, 2**63 - 1)] = -1
    picks: Annotated[tuple[Whole, ...], Sized(0, 256)] = ()


class RaysFrame(NamedTuple):
    """Whom does this figure see?"""

    do: Literal["rays"]
    id: FrameId
    thing: Thing


class AboutFrame(NamedTuple):
    """Everything about a thing on the table."""

    do: Literal["about"]
    id: FrameId
    thing: Thing


class OddsFrame(NamedTuple):
    """How likely are the outcomes of this answer? Where `after` is given, that is answered first."""

    do: Literal["odds"]
    id: FrameId
    answer: SaidAnswer
    after: SaidAnswer | None = None


class FollowFrame(NamedTuple):
    """What would be asked next if this were answered now, and what would then speak against choosing these things?"""

    do: Literal["follow"]
    id: FrameId
    answer: SaidAnswer
    things: Annotated[tuple[Thing, ...], Sized(0, 64)] = ()


class HintFrame(NamedTuple):
    do: Literal["hint"]
    id: FrameId


class AdviceFrame(NamedTuple):
    """What would a good bot answer in this seat's place, and what does it think of it?"""

    do: Literal["advice"]
    id: FrameId


class PreparedAnswer(NamedTuple):
    """What to say so many times where a question of this kind comes."""

    kind: Annotated[str, Sized(1, 64)]
    answer: SaidAnswer
    times: Annotated[int, Within(1, 20)] = 1


class PrepareFrame(NamedTuple):
    """Answers for the questions that may come, instead of those that were prepared before; none for deciding anew."""

    do: Literal["prepare"]
    id: FrameId
    line: Annotated[tuple[PreparedAnswer, ...], Sized(0, 8)]


class SitFrame(NamedTuple):
    do: Literal["sit"]
    id: FrameId
    name: Annotated[str, Sized(0, 100)]
    force: Annotated[str, Sized(0, 100)] | OwnForce | None = None


class ChatFrame(NamedTuple):
    do: Literal["chat"]
    id: FrameId
    text: Annotated[str, Sized(0, 2000)]


class MuteFrame(NamedTuple):
    """A player silences those who watch, or lets them speak again."""

    do: Literal["mute"]
    id: FrameId
    yes: bool


class EarlierFrame(NamedTuple):
    """What was said in the chat before the line with this number?"""

    do: Literal["earlier"]
    id: FrameId
    before: Small


class ConcedeFrame(NamedTuple):
    do: Literal["concede"]
    id: FrameId


class AsideFrame(NamedTuple):
    """Something that the game lets players say at any time, even if another seat is asked."""

    do: Literal["aside"]
    id: FrameId
    key: Annotated[str, Sized(0, 64)]


class OfferFrame(NamedTuple):
    do: Literal["offer"]
    id: FrameId
    what: What


class ReplyFrame(NamedTuple):
    do: Literal["reply"]
    id: FrameId
    what: What
    yes: bool


class LangFrame(NamedTuple):
    do: Literal["lang"]
    id: FrameId
    lang: Language


class PingFrame(NamedTuple):
    do: Literal["ping"]
    id: FrameId


ClientFrame = (
    AnswerFrame
    | JudgeFrame
    | WhyFrame
    | PlanFrame
    | WayFrame
    | ReachFrame
    | RaysFrame
    | AboutFrame
    | OddsFrame
    | FollowFrame
    | HintFrame
    | AdviceFrame
    | PrepareFrame
    | SitFrame
    | ChatFrame
    | MuteFrame
    | EarlierFrame
    | ConcedeFrame
    | AsideFrame
    | OfferFrame
    | ReplyFrame
    | LangFrame
    | PingFrame
)


def read_frame(data: Any) -> ClientFrame:
    """What a client asks; NotFitting where it is nothing that can be asked."""
    frame: ClientFrame = read(ClientFrame, data)
    return frame
