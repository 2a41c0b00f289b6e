// What a game brings along; this folder makes a builder of it.
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType, VNode } from "preact";
import type { Loading } from "../load";
import type { IconName } from "../shell/icons";
import type { Bench, Made, Trade } from "./bench";
import type { BuilderWords } from "./texts";

/** What a list is made of: a card, a warrior. */
export interface Piece {
  id: string;
}

export type Show<P> = (piece: P, among: P[]) => void;

export interface PanelProps<C, T, P> {
  catalogue: C;
  made: T;
  onShow: Show<P>;
  /** A list that is only looked at cannot be changed. */
  isFixed: boolean;
}

export interface DetailProps<C, P> {
  catalogue: C;
  piece: P;
  /** The pieces before and after it where it was opened. */
  among: P[];
  onShow: (piece: P) => void;
  onClose: () => void;
  isFixed: boolean;
}

/** C is everything that is printed, P one piece of it, T what somebody makes of such pieces. */
export interface Craft<C, P extends Piece, T extends Made> {
  words: () => BuilderWords;
  /** Stands for the pieces. */
  icon: IconName;
  bench: Bench<T>;
  useCatalogue: () => Loading<C>;
  tradeWith: (catalogue: C) => Trade<T>;
  /** The number that tells how far one is. */
  measure: (catalogue: C, made: T) => number;
  /** The pieces that are wanted, in the order that is wanted; called again when a signal that it reads changes. */
  find: (catalogue: C) => P[];
  /** The list is checked for this format. */
  isCampaign?: ReadonlySignal<boolean>;
  Filters: ComponentType<{ catalogue: C; hits: number }>;
  Pool: ComponentType<{ catalogue: C; found: P[]; onShow: (piece: P) => void }>;
  Panel: ComponentType<PanelProps<C, T, P>>;
  Detail: ComponentType<DetailProps<C, P>>;
  /** Drawn where nothing has been chosen yet. */
  Nothing: () => VNode;
}
