// Summoners in the page: the measured board, and what of it is in the gallery.
import { both } from "../../texts";
import type { Game } from "../game";
import { measuredBoard, measuredHalls, measuredPortraits } from "../measured";
import { GAME } from "./identity";

export const summoners: Game = {
  id: GAME,
  title: "Summoners",
  board: measuredBoard,
  ...measuredPortraits,
  handIn: [],
  scores: ["total"],
  halls: [
    ...measuredHalls(GAME),
    {
      id: "states",
      title: both("What a base shows", "Was eine Basis zeigt"),
      load: () => import("./states").then((module) => module.States),
    },
  ],
  workshop: {
    Face: () => import("../measured/made").then((module) => module.MadeThing),
    Part: () => import("../measured/made").then((module) => module.MadePart),
  },
  groups: { walk: both("Walk", "Gehen") },
};
