// One board for all games on a measured table.
import { boardOfScenes, type LoadBoard } from "../game";

export const measuredBoard: LoadBoard = () => import("./board").then((module) => boardOfScenes(module.MeasuredBoard));
