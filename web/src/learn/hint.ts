// What a lesson waits for, or a bot has advised, as an option, a pick, or things on the table.
import { isFor } from "../match/answer";
import type { Play } from "../match/play";
import type { Option, Pick } from "../wire";

const NOTHING = -1;

export function hintedOption(play: Play): Option | null {
  return play.question.value?.options.find((option) => isFor(play.advised.value, option)) ?? null;
}

export const isHinted = (play: Play, option: Option): boolean => hintedOption(play) === option;

/** The picks of the answer that are still missing in the draft. */
function missing(play: Play): readonly number[] {
  const picks = play.advised.value?.picks ?? [];
  const draft = play.draft.value;
  return draft ? picks.filter((pick) => !draft.picks.includes(pick)) : picks;
}

export function isHintedPick(play: Play, pick: Pick): boolean {
  const draft = play.draft.value;
  return draft !== null && hintedOption(play) === draft.option && missing(play).includes(pick.pick);
}

/** To be touched next: the card of the option, then the cards to be picked. */
export function isHintedThing(play: Play, thing: number): boolean {
  const option = hintedOption(play);
  if (!option || option.place) return false;
  const isDrafted = play.draft.value?.option === option;
  if (option.at.length && !isDrafted) return option.at.includes(thing);
  const picks = missing(play);
  return option.among.some((pick) => picks.includes(pick.pick) && pick.at.includes(thing));
}

/** What the lesson would write into a field of the answer in the making. */
export function hintedNumber(play: Play, place: number): string {
  const draft = play.draft.value;
  const number = draft && hintedOption(play) === draft.option ? play.advised.value?.numbers?.[place] : undefined;
  return number === undefined ? "" : String(number);
}

export interface HintedWay {
  option: Option;
  path: [number, number][];
  /** In degrees; -1: as it is. */
  facing: number;
}

/** Where the lesson would go, or put something; null: nowhere. */
export function hintedWay(play: Play): HintedWay | null {
  const option = hintedOption(play);
  const hint = play.advised.value;
  if (!option || !hint?.path?.length) return null;
  const facing = ["facing", "turn"].includes(option.fields[0]?.kind ?? "") ? (hint.numbers?.[0] ?? NOTHING) : NOTHING;
  return { option, path: hint.path as [number, number][], facing };
}
