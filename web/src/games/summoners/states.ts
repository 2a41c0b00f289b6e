// What can be seen on a unit's base.
import { both } from "../../texts";
import { type State, stateHall } from "../measured/states";
import { GAME } from "./identity";

const WHO = { profile: "water-summoner" };

const STATES: readonly State[] = [
  ["whole", both("unhurt", "unverletzt"), WHO],
  ["hurt", both("half of its life lost", "die Hälfte des Lebens verloren"), { ...WHO, life_lost: 6 }],
  ["spent", both("activated", "aktiviert"), { ...WHO, activated: true, ap: 0 }],
  ["ice", both("two ice tokens", "zwei Eismarker"), { ...WHO, ice: 2 }],
  ["fire", both("a fire token", "ein Feuermarker"), { ...WHO, fire: 1, fire_by: 1 }],
  ["loss", both("loss of control", "Kontrollverlust"), { ...WHO, loss: 1 }],
  ["concentrated", both("concentrated", "konzentriert"), { ...WHO, concentrated: true }],
  ["foe", both("of the other side", "von der anderen Seite"), { ...WHO, seat: 1 }],
];

export const States = stateHall(GAME, "units", STATES);
