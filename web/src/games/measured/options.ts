// What an option asks for on a measured table.
import type { Option } from "../../wire";

/** Its first number is an angle that a handle can turn. */
export const turnable = (option: Option): boolean => ["facing", "turn"].includes(option.fields[0]?.kind ?? "");

/** Nothing goes anywhere: something only turns where it stands. */
export const isSpin = (option: Option): boolean => option.corners === 0 && option.fields[0]?.kind === "facing";

/** Something is put somewhere that does not walk there. */
export const isPlacing = (option: Option): boolean => option.corners > 0 && option.mover < 0;
