// One board for all games on a measured table, and their halls in the gallery.
import { both } from "../../texts";
import { boardOfScenes, type Game, type Hall, type LoadBoard } from "../game";

export const measuredBoard: LoadBoard = () => import("./board").then((module) => boardOfScenes(module.MeasuredBoard));

export const measuredHalls = (game: string): Hall[] => [
  {
    id: "figures",
    title: both("Figures", "Figuren"),
    load: () => import("./halls").then((module) => module.figureHall(game)),
  },
  {
    id: "ground",
    title: both("Terrain and markers", "Gelände und Marker"),
    load: () => import("./halls").then((module) => module.groundHall(game)),
  },
  {
    id: "cards",
    title: both("Cards", "Karten"),
    load: () => import("./halls").then((module) => module.cardHall(game)),
  },
];

export const measuredPortraits: Pick<Game, "hero" | "portrait"> = {
  hero: (scene, seat) => import("./portraits").then((module) => module.heroOf(scene, seat)),
  portrait: (scene, thing) => import("./portraits").then((module) => module.portraitOf(scene, thing)),
};
