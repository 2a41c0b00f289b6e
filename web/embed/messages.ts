// What a framed board and the page around it say to each other.

export interface ToBoard {
  /** The text of a scenario file. */
  scenario: string;
}

export type FromBoard = { tercio: "ready" } | { tercio: "height"; height: number };
