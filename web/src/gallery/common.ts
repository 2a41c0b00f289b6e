// Halls that belong to no single game: dice, sounds.
import type { Hall } from "../games/game";
import { both } from "../texts";

export const COMMON: readonly Hall[] = [
  { id: "dice", title: both("Dice", "Würfel"), load: () => import("./dice").then(({ Dice }) => Dice) },
  { id: "sounds", title: both("Sounds", "Klänge"), load: () => import("./sounds").then(({ Sounds }) => Sounds) },
];
