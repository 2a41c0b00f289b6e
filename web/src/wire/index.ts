// Everything that crosses the wire: the server's own schema, and short names for parts of it.
import type * as schema from "./schema";

export type * from "./schema";

export type Lang = schema.TableMessage["lang"];
/** A seat of a match, from 0; -3 is somebody who watches. */
export type SeatNumber = number;
/** The name of a ready force, or a player's own list. */
export type Force = NonNullable<schema.NewSeat["force"]>;
export type OfferKind = schema.Offer["what"];
export type Words = schema.CardWords["types"];
/** Numbers that change when an order, a round or an attack is over. */
export type Marks = schema.Question["marks"];
export type Said = schema.ChatLine;
export type MatchSummary = schema.MatchInfo;
export type TroubleBody = schema.Trouble;
export type RefusedMessage = schema.Refused;
export type VerdictMessage = schema.Verdict;
export type WhyMessage = schema.Why;
export type Field = schema.FieldScene;

type WithoutId<Frame> = Frame extends { id: number } ? Omit<Frame, "id"> : never;
/** What a client may send after its hello; the socket numbers it. */
export type Command = WithoutId<schema.ClientFrame>;
export type ClientMessage = schema.Hello | schema.ClientFrame;

/** One moment of a replay. */
export interface Still {
  n: number;
  by: { seat: SeatNumber; text: string } | null;
  lines: schema.LogLine[];
  scene: schema.Scene | null;
  is_over: boolean;
}
export interface Replay extends Omit<schema.Replay, "outcome" | "rounds" | "stills"> {
  outcome: schema.Outcome | null;
  rounds: { round: number; n: number }[];
  stills: Still[];
}

export type LineWanted = schema.WantedLine;
export interface ShownLine extends Omit<schema.ShownLine, "stills"> {
  stills: Still[];
}

/** The kernel's three states: 0 ready, 1 spent, 2 stunned. */
export interface WarlordCard extends schema.WarlordCard {
  state: 0 | 1 | 2;
}
export interface WarlordScene extends schema.WarlordScene {
  cards: Record<string, WarlordCard>;
}
/** What a hint suggests can be answered as it is. */
export interface Hint {
  text: string;
  answer: schema.Answer;
}
export interface Hints extends Omit<schema.Hints, "hints"> {
  hints: Hint[];
}
export type HintsMessage = Hints;
export type ServerMessage = Exclude<schema.ServerMessage, schema.Hints> | Hints;
