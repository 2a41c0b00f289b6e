// A whole table as it is lit: the mat, the pieces on it, and the wood around.
import { DAY, type Mat, paintGround } from "./mats";
import type { Piece } from "./piece";
import { Field, lit } from "./relief";
import { paintPiece } from "./terrain";

/** Sizes in inches, `around` is the wood beside the mat, `scale` are pixels to the inch. */
export function ground(
  wide: number,
  high: number,
  around: number,
  scale: number,
  mat: Mat,
  pieces: readonly Piece[],
): ImageData {
  const [w, h] = [wide, high].map((side) => Math.round((side + 2 * around) * scale)) as [number, number];
  const field = new Field(w, h, scale, -around, -around);
  // A piece of a mat, without wood around it, has no hem.
  paintGround(field, wide, high, mat, around > 0);
  for (const piece of pieces) paintPiece(field, piece);
  field.isThere.fill(1);
  return lit(field, DAY);
}
