"""What a client may send through a socket: strictly typed, nothing unknown, nothing large."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Language = Literal["de", "en"]
What = Literal["draw", "take-back", "rematch"]
Small = Annotated[int, Field(ge=0, le=2**53)]
FrameId = Small
Thing = Annotated[int, Field(ge=-(2**53), le=2**53)]
Whole = Annotated[int, Field(ge=-(2**63), lt=2**63)]  # what JSON can carry back
Spot = Annotated[list[Annotated[int, Field(ge=-1_000_000, le=1_000_000)]], Field(min_length=2, max_length=2)]


class Frame(BaseModel):
    """Every frame but the first has a number; what the server replies to it bears the same one."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class SaidAnswer(Frame):
    """An answer of the wire format; the seat is known."""

    key: Annotated[str, Field(max_length=64)]
    subject: Whole = -1
    detail: Whole = -1
    picks: Annotated[list[Whole], Field(max_length=256)] = []
    path: Annotated[list[Annotated[list[Whole], Field(min_length=2, max_length=2)]], Field(max_length=256)] = []
    numbers: Annotated[list[Whole], Field(max_length=256)] = []


class OwnForce(Frame):
    """A list of the player's own."""

    text: Annotated[str, Field(max_length=20_000)]


class Hello(Frame):
    """The first frame: who is there. Without a token one watches, or is known by the session of an account."""

    do: Literal["hello"]
    token: Annotated[str, Field(max_length=100)] | None = None
    lang: Language = "en"
    name: Annotated[str, Field(max_length=100)] = ""  # of somebody who watches


class AnswerFrame(Frame):
    do: Literal["answer"]
    id: FrameId
    turn: Small
    answer: SaidAnswer


class JudgeFrame(Frame):
    """Would this be taken? Changes nothing."""

    do: Literal["judge"]
    id: FrameId
    answer: SaidAnswer


class WhyFrame(Frame):
    """What could be done with a thing on the table, and why it cannot."""

    do: Literal["why"]
    id: FrameId
    thing: Thing


class PlanFrame(Frame):
    """What would this answer come to? On a measured table, while somebody drags."""

    do: Literal["plan"]
    id: FrameId
    answer: SaidAnswer


class WayFrame(Frame):
    """Which answer leads there, after the points that stand already? `facing` is -1 where none is wanted."""

    do: Literal["way"]
    id: FrameId
    key: Annotated[str, Field(max_length=64)]
    subject: Thing
    detail: Annotated[int, Field(ge=-1, lt=2**63)] = -1
    picks: Annotated[list[Whole], Field(max_length=256)] = []
    path: Annotated[list[Spot], Field(max_length=64)] = []
    to: Spot
    facing: Annotated[int, Field(ge=-1, le=359)] = -1
    numbers: Annotated[list[Thing], Field(max_length=8)] = []


class ReachFrame(Frame):
    """How far does this option go?"""

    do: Literal["reach"]
    id: FrameId
    key: Annotated[str, Field(max_length=64)]
    subject: Thing
    detail: Annotated[int, Field(ge=-1, lt=2**63)] = -1
    picks: Annotated[list[Whole], Field(max_length=256)] = []


class RaysFrame(Frame):
    """Whom does this figure see?"""

    do: Literal["rays"]
    id: FrameId
    thing: Thing


class AboutFrame(Frame):
    """Everything about a thing on the table."""

    do: Literal["about"]
    id: FrameId
    thing: Thing


class OddsFrame(Frame):
    """How likely is what may come of this answer? Where `after` is given, that is answered before."""

    do: Literal["odds"]
    id: FrameId
    answer: SaidAnswer
    after: SaidAnswer | None = None


class FollowFrame(Frame):
    """What would be asked next if this were answered now, and what would stand against choosing these things then?"""

    do: Literal["follow"]
    id: FrameId
    answer: SaidAnswer
    things: Annotated[list[Thing], Field(max_length=64)] = []


class HintFrame(Frame):
    do: Literal["hint"]
    id: FrameId


class AdviceFrame(Frame):
    """What would a good bot answer in this seat's place, and what does it think of it?"""

    do: Literal["advice"]
    id: FrameId


class SitFrame(Frame):
    do: Literal["sit"]
    id: FrameId
    name: Annotated[str, Field(max_length=100)]
    force: Annotated[str, Field(max_length=100)] | OwnForce | None = None


class ChatFrame(Frame):
    do: Literal["chat"]
    id: FrameId
    text: Annotated[str, Field(max_length=2000)]


class MuteFrame(Frame):
    """A player silences those who watch, or lets them speak again."""

    do: Literal["mute"]
    id: FrameId
    yes: bool


class EarlierFrame(Frame):
    """What was said in the chat before the line with this number?"""

    do: Literal["earlier"]
    id: FrameId
    before: Small


class ConcedeFrame(Frame):
    do: Literal["concede"]
    id: FrameId


class AsideFrame(Frame):
    """Something that the game lets players say at any time, even if another seat is asked."""

    do: Literal["aside"]
    id: FrameId
    key: Annotated[str, Field(max_length=64)]


class OfferFrame(Frame):
    do: Literal["offer"]
    id: FrameId
    what: What


class ReplyFrame(Frame):
    do: Literal["reply"]
    id: FrameId
    what: What
    yes: bool


class LangFrame(Frame):
    do: Literal["lang"]
    id: FrameId
    lang: Language


class PingFrame(Frame):
    do: Literal["ping"]
    id: FrameId


ClientFrame = Annotated[
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
    | SitFrame
    | ChatFrame
    | MuteFrame
    | EarlierFrame
    | ConcedeFrame
    | AsideFrame
    | OfferFrame
    | ReplyFrame
    | LangFrame
    | PingFrame,
    Field(discriminator="do"),
]

HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
FRAME: TypeAdapter[Any] = TypeAdapter(ClientFrame)
