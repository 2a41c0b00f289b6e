// Skirmish in the page.
import { both } from "../../texts";
import { boardOfScenes, type Game } from "../game";
import { Picture } from "./picture";

export const skirmish: Game = {
  id: "skirmish",
  isToy: true,
  title: "Skirmish",
  Picture,
  board: () => import("./board").then((module) => boardOfScenes(module.SkirmishBoard)),
  handIn: ["match"],
  groups: {
    strike: both("Strike at", "Zuschlagen"),
    walk: both("Walk", "Gehen"),
    rest: both("Rest", "Rasten"),
  },
};
