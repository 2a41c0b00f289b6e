// A piece of terrain, and whatever paints it.
import type { Field, Spot } from "./relief";

export interface Piece {
  id: string;
  look: string;
  kind: string;
  /** In inches of the picture. */
  polygon: Spot[];
}

export type Painter = (field: Field, piece: Piece, seed: number) => void;
