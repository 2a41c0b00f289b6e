// An answer in the making, and what it still needs.
import type { Answer, Option, SuggestedAnswer } from "../wire";

/** An answer that needs more than its option: picks, a path, numbers. */
export interface Draft {
  option: Option;
  picks: number[];
  path: [number, number][];
  numbers: string[];
  /** What a bot has advised to fill in. */
  advice?: SuggestedAnswer;
}

/** Nothing is picked yet; numbers are what they usually are, and cards lie in the order in which they came. */
export function emptyDraft(option: Option): Draft {
  return {
    option,
    picks: isOrdering(option) ? option.among.map((each) => each.pick) : [],
    path: [],
    numbers: usualNumbers(option),
  };
}

function usualNumbers({ fields, numbers, total, corners }: Option): string[] {
  if (!fields.length) return Array<string>(numbers).fill("");
  if (total >= 0)
    return fields.map((_field, place) => String(Math.floor(total / numbers) + (place < total % numbers ? 1 : 0)));
  // A facing comes with the place, where there is one.
  return fields.map(({ kind, start }) => (kind === "facing" && corners ? "" : String(start)));
}

/** All have to be picked, and none of them stands on the board: only their order is asked. */
export const isOrdering = ({ least, most, among, corners }: Option): boolean =>
  most > 1 && least === most && most === among.length && !corners && among.every(({ at }) => !at.length);

export const isPlain = (option: Option): boolean => !option.most && !option.corners && !option.numbers;

export function isComplete({ option, picks, path, numbers }: Draft): boolean {
  if (picks.length < option.least || picks.length > option.most) return false;
  if (option.corners > 0 && path.length === 0) return false;
  if (option.total >= 0 && sumOf(numbers) !== option.total) return false;
  return numbers.every((text) => /^-?\d+$/.test(text.trim()) && +text >= option.low && +text <= option.high);
}

export const sumOf = (numbers: readonly string[]): number =>
  numbers.reduce((sum, text) => sum + (Number(text) || 0), 0);

type Named = { key?: string; subject?: number; detail?: number };

/** What an option is called among those of one question. */
export const nameOf = ({ key, subject, detail }: Option): string =>
  [key, subject, detail].join(":").replace(/:-1$/, "");

export const isFor = (answer: Named | null, { key, subject, detail }: Option): boolean =>
  answer?.key === key && (answer.subject ?? -1) === subject && (answer.detail ?? -1) === detail;

export const plainAnswer = ({ key, subject, detail }: Option) => ({ key, subject, detail });

export function answerOf({ option, picks, path, numbers }: Draft): Answer {
  const answer: Answer = plainAnswer(option);
  if (option.most > 0) answer.picks = picks;
  if (option.corners > 0) answer.path = path;
  if (option.numbers > 0) answer.numbers = numbers.map(Number);
  return answer;
}
