// Mage Knight in the page: the measured board, and a builder of armies.
import type { Game } from "../game";
import { measuredBoard } from "../measured";
import { Picture } from "./picture";

export const mageknight: Game = {
  id: "mageknight",
  title: "Mage Knight 2.0",
  Picture,
  board: measuredBoard,
  handIn: [],
  groups: {},
  builder: {
    address: "/a",
    screen: () => import("../../army/screen"),
    shared: () => import("../../army/shared"),
  },
};
