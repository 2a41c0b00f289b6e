// What the table of a game is given. Without `play` it is only looked at, as in a replay.
import type { ComponentType } from "preact";
import type { Play } from "../match/play";
import type { Scene, Seat, SeatNumber } from "../wire";

export interface BoardProps<S = Scene> {
  scene: S;
  /** Whose view it is; below zero for spectators. */
  you: SeatNumber;
  seats: readonly Pick<Seat, "seat" | "name">[];
  play: Play | null;
  /** Things to be pointed out where nobody plays. */
  spoken?: readonly number[];
  /** The device changes hands: nothing secret may be seen. */
  isCovered?: boolean;
}

export type Board = ComponentType<BoardProps>;
