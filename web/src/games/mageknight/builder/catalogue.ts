// The figures and items of Mage Knight as they are printed, asked for once, and the words for what stands on them.
import { figures } from "../../../api";
import { useWithPacks } from "../../../builder/brought";
import type { Loading } from "../../../load";
import { remembered } from "../../../memo";
import { lang } from "../../../settings";
import { say } from "../../../texts";
import type { FigureFace, Figures, FigureWords, ItemFace, SpellFace } from "../../../wire";
import { GAME } from "../identity";

export interface Catalogue extends Figures {
  byId: Map<string, FigureFace>;
  itemById: Map<string, ItemFace>;
  spellById: Map<string, SpellFace>;
}

let made: Catalogue | undefined;

const catalogueOf = remembered((from: Figures): Catalogue => {
  const byId = new Map(from.figures.map((figure) => [figure.id, figure]));
  const itemById = new Map(from.items.map((item) => [item.id, item]));
  made = { ...from, byId, itemById, spellById: new Map(from.spells.map((spell) => [spell.id, spell])) };
  return made;
});

/** With what packs of one's own bring. */
export function useFigures(): Loading<Catalogue> {
  const { value, ...others } = useWithPacks(GAME, figures);
  return { ...others, value: value && catalogueOf(value) };
}

export function called(kind: keyof FigureWords, key: string): string {
  const phrase = made?.words[kind][key];
  return phrase ? say(phrase) : key;
}

export const SLOTS = ["movement", "attack", "defense", "damage"] as const;
export type Slot = (typeof SLOTS)[number];

/** ★★, or the word for those who are unique. */
export const starsOf = (figure: FigureFace): string => "★".repeat(figure.rank);

/** MK-ARMY-02: what it costs on this level; a hero without one costs as much as on the highest. */
export const costOf = (figure: FigureFace, level: number): number => figure.levels[level - 1]?.points ?? figure.points;

/** The click on which it enters the battle. */
export const startOf = (figure: FigureFace, level: number): number => figure.levels[level - 1]?.start ?? figure.start;

/** Everything but the dial, in words: for those who listen. */
export function spokenFigure(figure: FigureFace): string {
  const click = figure.dial[figure.start];
  const values = SLOTS.map((slot) => `${called("values", slot)} ${click?.[slot] ?? 0}`);
  return [
    figure.name[lang.value],
    called("ranks", String(figure.rank)),
    figure.factions.map((faction) => called("factions", faction)).join(", "),
    `${figure.points}`,
    ...values,
  ].join(", ");
}
