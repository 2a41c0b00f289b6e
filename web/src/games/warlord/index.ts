// Warlord in the page.
import { both } from "../../texts";
import { boardOfScenes, type Game } from "../game";
import { BUILDER_ADDRESS, GAME } from "./identity";

const FEATS = both("Feats", "Talente");

export const warlord: Game = {
  id: GAME,
  title: "Warlord",
  board: () => import("./board").then((module) => boardOfScenes(module.WarlordBoard)),
  hero: (scene, seat) => import("./printed").then((module) => module.lordOf(scene, seat)),
  portrait: (scene, thing) => import("./printed").then((module) => module.portraitOf(scene, thing)),
  cards: () => import("./printed").then((module) => module.cardKit()),
  learnCards: (faces) => import("./catalogue").then((module) => module.learn(faces)),
  workshop: {
    Face: () => import("./printed").then((module) => module.MadeCard),
    Part: () => import("./made").then((module) => module.MadePart),
  },
  handIn: ["replay"],
  halls: [
    {
      id: "states",
      title: both("On the table", "Auf dem Tisch"),
      load: () => import("./halls").then((module) => module.StateHall),
    },
    { id: "cards", title: both("Cards", "Karten"), load: () => import("./halls").then((module) => module.CardHall) },
  ],
  drawsDice: true,
  isWhole: true,
  groups: {
    attack: both("Attack", "Angreifen"),
    manoeuvre: both("Manoeuvre", "Manövrieren"),
    recruit: both("Recruit", "Anwerben"),
    equip: both("Equip", "Ausrüsten"),
    perform: both("Orders on cards", "Befehle auf Karten"),
    medicine: FEATS,
    scribe: FEATS,
    riding: FEATS,
    stealth: FEATS,
    strike: both("Strike at", "Zuschlagen"),
    react: both("React", "Reagieren"),
    place: both("Place", "Platz"),
  },
  builder: {
    title: both("Decks", "Decks"),
    address: BUILDER_ADDRESS,
    load: () => import("./builder").then((module) => module.builder),
  },
};
