// Mage Knight in the page: the measured board, and a builder of armies.
import { both } from "../../texts";
import type { Game } from "../game";
import { measuredBoard } from "../measured";
import { BUILDER_ADDRESS, GAME } from "./identity";
import { Picture } from "./picture";

export const mageknight: Game = {
  id: GAME,
  title: "Mage Knight 2.0",
  Picture,
  board: measuredBoard,
  handIn: [],
  groups: {},
  builder: {
    title: both("Armies", "Armeen"),
    address: BUILDER_ADDRESS,
    load: () => import("./builder").then((module) => module.builder),
  },
};
