// What the page has to know of a game before anybody plays it. What the server knows of it, it says itself: `GameInfo`.
import type { VNode } from "preact";
import type { Builder } from "../builder";
import type { Phrase } from "../wire";
import type { Board } from "./board";

export interface Game {
  id: string;
  /** The same in every language. */
  title: string;
  /** Drawn into 240 by 96. */
  Picture: () => VNode;
  board: LoadBoard;
  /** Where a hand of cards has a view of its own on small screens. */
  handIn: readonly ("match" | "replay")[];
  /** Options with these keys stand together under a title. */
  groups: Record<string, Phrase>;
  builder?: LazyBuilder;
}

export interface LazyBuilder {
  /** Where it is; the name of a list may follow. */
  address: string;
  load: () => Promise<Builder>;
}

export type LoadBoard = () => Promise<Board>;

/** Each game draws scenes of its own only. */
export const boardOfScenes = (board: unknown): Board => board as Board;

export const both = (en: string, de: string): Phrase => ({ en, de });
