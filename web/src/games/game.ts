// What the page has to know of a game before anybody plays it. What the server knows of it, it says itself: `GameInfo`.
import type { ComponentType, VNode } from "preact";
import type { Builder } from "../builder";
import type { Play } from "../match/play";
import type { Face, LogLine, PackEntry, Phrase, Scene, Seat, SeatNumber } from "../wire";

export interface Game {
  id: string;
  /** The same in every language. */
  title: string;
  /** Drawn into 240 by 96; a game without one has a scene in `art/scenes`. */
  Picture?: () => VNode;
  board: LoadBoard;
  /** Who led a side, as an image for the end; empty where this cannot be told. */
  hero?: (scene: Scene, seat: SeatNumber) => Promise<string>;
  /** A piece of a match as an image; empty where it has left the scene. */
  portrait?: (scene: Scene, thing: number) => Promise<string>;
  /** It shows what the program can do; the first page does not put it on the shelf. */
  isToy?: boolean;
  /** Where a hand of cards has a view of its own on small screens. */
  handIn: readonly ("match" | "replay")[];
  /** Options with these keys stand together under a title. */
  groups: Record<string, Phrase>;
  builder?: LazyBuilder;
  /** What of it is shown in the gallery. */
  halls?: readonly Hall[];
  /** Cards by their ids, where positions of it are made of cards. */
  cards?: () => Promise<CardKit>;
  /** Cards that belong to no pack: its board can show them from now on. */
  learnCards?: (faces: readonly Face[]) => Promise<void>;
  /** It has a workshop: draws an entry that is being made, and a part that its picture could have instead. */
  workshop?: {
    Face: () => Promise<ComponentType<{ entry: PackEntry }>>;
    Part: () => Promise<ComponentType<PartProps>>;
  };
  /** Its board lets the dice of a deed fall itself. */
  drawsDice?: boolean;
  /** Lines of the log that tell the score at the end. */
  scores?: readonly string[];
  /** Its board fills the screen and asks on the table; the list beside it is for those who open it. */
  isWhole?: boolean;
}

/** A part of a picture by its key and word; without a word it is as usual. */
export interface PartProps {
  entry: PackEntry;
  part: string;
  word: string;
}

/** A part of the gallery: everything of one sort, side by side. */
export interface Hall {
  id: string;
  title: Phrase;
  load: () => Promise<ComponentType>;
}

export interface LazyBuilder {
  /** What is built, in the menu of the page. */
  title: Phrase;
  /** Where it is; the name of a list may follow. */
  address: string;
  load: () => Promise<Builder>;
}

export interface CardKit {
  Card: ComponentType<{ id: string }>;
  /** It lies on another card, which bears it. */
  isHeld: (id: string) => boolean;
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
  /** What has been told where nobody plays, up to this scene. */
  lines?: readonly LogLine[];
  /** The device changes hands: nothing secret may be seen. */
  isCovered?: boolean;
}

export type Board = ComponentType<BoardProps>;

export type LoadBoard = () => Promise<Board>;

/** Each game draws scenes of its own only. */
export const boardOfScenes = (board: unknown): Board => board as Board;
