// What was agreed on for a match, in words: for those who sit down and have not seen the form.
import { lang } from "../settings";
import { say, words } from "../texts";
import type { ChoiceInfo, GameInfo } from "../wire";
import { agreedOn, choicesFor } from "./arrangement";

export interface AgreedLine {
  word: string;
  title: string;
  value: string;
  isUsual: boolean;
  /** Where its drawing is; empty: it has none. */
  picture: string;
}

/** All that everybody wants to know, and what differs from the usual. */
export function agreedLines(game: GameInfo, agreed: Record<string, string>, seats: number): AgreedLine[] {
  return choicesFor(game, seats).flatMap((choice) => {
    const value = agreedOn(choice, agreed);
    const isUsual = !(choice.word in agreed);
    if (isUsual && !choice.is_first) return [];
    const query = new URLSearchParams({ [choice.word]: value, seats: String(seats), lang: lang.value });
    const picture = choice.is_pictured ? `/api/games/${game.id}/picture?${query}` : "";
    return [{ word: choice.word, title: say(choice.title), value: told(choice, value), isUsual, picture }];
  });
}

function told(choice: ChoiceInfo, value: string): string {
  const w = words().lobby;
  if (choice.kind === "yes-or-no") return value === "yes" ? w.yes : w.no;
  if (!value) return w.asUsual;
  const known = choice.values.find(({ word }) => word === value);
  return known ? say(known.title) : value;
}
