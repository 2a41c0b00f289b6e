// Summoners in the page: the measured board, and nothing else of its own.
import { both } from "../../texts";
import type { Game } from "../game";
import { measuredBoard, measuredHalls } from "../measured";

export const summoners: Game = {
  id: "summoners",
  title: "Summoners",
  board: measuredBoard,
  handIn: [],
  scores: ["total"],
  halls: measuredHalls("summoners"),
  workshop: {},
  groups: { walk: both("Walk", "Gehen") },
};
