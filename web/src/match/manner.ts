// In what manner a deed is done and how it ends, read from the kinds of its lines: what is heard, what flies, what falls.
import type { LogLine } from "../wire";

export type Beginning = "thunder" | "spell" | "shot" | "step" | "card";
export type End = "fall" | "blow" | "miss";

const FALL = /^(died|eliminated|killed|fell|razed)/;
const HURT =
  /^(hit|wounded|damaged?$|struck|critical-hit|severely-wounded|bomb-hit|battered|stunned|shoved|collided|captured)/;
const AVERTED = /^(missed|parried|prevented|dodged|withstood|survived|spared|critical-miss|bomb-missed|saved)/;
/** The first that fits. */
const BEGINNINGS: readonly (readonly [RegExp, Beginning])[] = [
  [/^(bomb|shells|storm|heat)/, "thunder"],
  [
    /^(casts|spell|enchanted|hexed|wrath|counterspells|healed|reanimated|regenerates|channelled|concentrated|summons|iced|burning)/,
    "spell",
  ],
  [/^(shoots|reacts-return-shot)/, "shot"],
  [
    /^(moved|manoeuvred|was-moved|charges|disengaged|broke-away|arrived|swapped|pushed|takes-off|lands|mounts|thrown|unseated)/,
    "step",
  ],
  [
    /^(entered|equipped|attached|orders|reacts|uses-feat|discarded|drew|placed|laid|revealed|retrieved|returned|came-home|domain|picked-up|wields|freed)/,
    "card",
  ],
];

type Told = { lines: readonly LogLine[] };

export function beginningOf({ lines }: Told): Beginning | null {
  return BEGINNINGS.find(([kind]) => lines.some((line) => kind.test(line.kind)))?.[1] ?? null;
}

export function endOf({ lines }: Told): End | null {
  const has = (kind: RegExp): boolean => lines.some((line) => kind.test(line.kind));
  return has(FALL) ? "fall" : has(HURT) ? "blow" : has(AVERTED) ? "miss" : null;
}
