// What the page has to know of a game before anybody plays it. What the server knows of it, it says itself: `GameInfo`.
import type { ComponentType, VNode } from "preact";
import type { Builder } from "../builder";
import type { Play } from "../match/play";
import type { Phrase, Scene, Seat, SeatNumber } from "../wire";

export interface Game {
  id: string;
  /** The same in every language. */
  title: string;
  /** Drawn into 240 by 96. */
  Picture: () => VNode;
  board: LoadBoard;
  /** It shows what the program can do; the first page does not put it on the shelf. */
  isToy?: boolean;
  /** Where a hand of cards has a view of its own on small screens. */
  handIn: readonly ("match" | "replay")[];
  /** Options with these keys stand together under a title. */
  groups: Record<string, Phrase>;
  builder?: LazyBuilder;
  /** Its board lets the dice of a deed fall itself. */
  drawsDice?: boolean;
  /** Its board fills the screen and asks on the table; the list beside it is for those who open it. */
  isWhole?: boolean;
}

export interface LazyBuilder {
  /** What is built, in the menu of the page. */
  title: Phrase;
  /** Where it is; the name of a list may follow. */
  address: string;
  load: () => Promise<Builder>;
}

/** What the table of a game is given. Without `play` it is only looked at, as in a replay. */
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

export type LoadBoard = () => Promise<Board>;

/** Each game draws scenes of its own only. */
export const boardOfScenes = (board: unknown): Board => board as Board;
