// What can be seen on a warrior's base.
import { both } from "../../texts";
import { type State, stateHall } from "../measured/states";
import { GAME } from "./identity";

const WHO = { figure: "elven-spear-standard", facing: 90 };

const STATES: readonly State[] = [
  ["whole", both("unhurt", "unverletzt"), WHO],
  ["hurt", both("two clicks lost", "zwei Klicks verloren"), { ...WHO, click: 2 }],
  ["dying", both("nearly out", "fast ausgeschaltet"), { ...WHO, click: 5 }],
  ["token", both("one action token", "eine Aktionsmarke"), { ...WHO, tokens: 1 }],
  ["pushed", both("two action tokens", "zwei Aktionsmarken"), { ...WHO, tokens: 2 }],
  ["captive", both("captive", "gefangen"), { ...WHO, seat: 1, guard: "whole" }],
  ["soaring", both("soaring", "hochfliegend"), { ...WHO, figure: "wing-scion-standard", soaring: true }],
  ["turned", both("turned, the light stays", "gedreht, das Licht bleibt"), { ...WHO, facing: 200 }],
];

export const States = stateHall(GAME, "warriors", STATES);
