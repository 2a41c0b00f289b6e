// What an option asks for on a measured table.
import type { Option } from "../../wire";

/** Its first number is an angle that a handle can turn. */
export const turnable = (option: Option): boolean => ["facing", "turn"].includes(option.fields[0]?.kind ?? "");

/** Nothing goes anywhere: something only turns where it stands. */
export const isSpin = (option: Option): boolean => option.corners === 0 && option.fields[0]?.kind === "facing";

/** Something is put somewhere that does not walk there. */
export const isPlacing = (option: Option): boolean => option.corners > 0 && option.mover < 0;

/** It wants one place or one target on the table, so that it can be dragged there out of a list. */
export const canCarry = (option: Option): boolean =>
  isPlacing(option) || (option.corners === 0 && option.numbers === 0 && option.most === 1 && option.among.length > 0);
