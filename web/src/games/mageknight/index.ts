// Mage Knight in the page: the measured board, and a builder of armies.
import { both } from "../../texts";
import type { Game } from "../game";
import { measuredBoard, measuredHalls, measuredPortraits } from "../measured";
import { BUILDER_ADDRESS, GAME } from "./identity";

export const mageknight: Game = {
  id: GAME,
  title: "Mage Knight 2.0",
  board: measuredBoard,
  ...measuredPortraits,
  handIn: [],
  scores: ["counted", "points-compared", "costs-compared"],
  groups: {},
  halls: [
    ...measuredHalls(GAME),
    {
      id: "states",
      title: both("What a base shows", "Was eine Basis zeigt"),
      load: () => import("./states").then((module) => module.States),
    },
    {
      id: "dials",
      title: both("Combat dials", "Kampfscheiben"),
      load: () => import("./dials").then((module) => module.Dials),
    },
  ],
  workshop: {
    Face: () => import("./dials").then((module) => module.MadeFigure),
    Part: () => import("../measured/made").then((module) => module.MadePart),
  },
  builder: {
    title: both("Armies", "Armeen"),
    address: BUILDER_ADDRESS,
    load: () => import("./builder").then((module) => module.builder),
  },
};
