// The cards as they are printed, asked for once, and the words for what stands on them.
import { cards } from "../../api";
import { type Loading, useLoad } from "../../load";
import type { Cards, CardWords, Face, Lang } from "../../wire";
import { GAME } from "./identity";

export interface Catalogue {
  cards: Face[];
  words: CardWords;
  byId: Map<string, Face>;
}

let made: { from: Cards; catalogue: Catalogue } | undefined;

/** Cards that a scenario brings along. */
const brought = new Map<string, Face>();

/** Those of the last match or scenario are forgotten. */
export function learn(faces: readonly Face[]): void {
  for (const id of brought.keys()) {
    const own = made?.from.cards.find((face) => face.id === id);
    if (own) made?.catalogue.byId.set(id, own);
    else made?.catalogue.byId.delete(id);
  }
  brought.clear();
  for (const face of faces) {
    brought.set(face.id, face);
    made?.catalogue.byId.set(face.id, face);
  }
}

/** The same object for the same answer, so that components can compare it. */
function catalogueOf(from: Cards): Catalogue {
  if (made?.from !== from) {
    made = {
      from,
      catalogue: { ...from, byId: new Map([...from.cards.map((face): [string, Face] => [face.id, face]), ...brought]) },
    };
  }
  return made.catalogue;
}

export const loadCatalogue = async (): Promise<Catalogue> => catalogueOf(await cards(GAME));

export function useCatalogue(): Loading<Catalogue> {
  return useLoad(loadCatalogue, []);
}

/** What a key is called; what a pack has invented for itself is called as it is written there. */
export function called(kind: keyof CardWords, key: string, lang: Lang): string {
  const phrase = made?.catalogue.words[kind][key];
  if (phrase) return phrase[lang];
  return key.replaceAll("-", " ").replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** "+6/+2" */
export const attacksOf = (face: Face): string => face.attacks.map(signed).join("/");

/** On items armour is a bonus. */
export const armourOf = (face: Face): string => (face.type === "item" ? signed(face.armour) : String(face.armour));

const SPELL = { en: "Spell", de: "Zauberspruch" };
const LEVEL = { en: "level", de: "Stufe" };

export const typeOf = (face: Face, lang: Lang): string =>
  face.is_spell ? SPELL[lang] : called("types", face.type, lang);

/** The oval stands for no class on characters, for every class elsewhere. */
export const classOf = (face: Face, lang: Lang): string =>
  called("classes", face.char_class === "oval" && face.type !== "character" ? "any" : face.char_class, lang);

/** "Elves, Unique": what stands on the line below the picture. */
export const traitsOf = (face: Face, lang: Lang): string[] => face.traits.map((trait) => called("traits", trait, lang));

export const featsOf = (face: Face, lang: Lang): string[] =>
  face.feats.map(([feat, bonus]) => `${called("feats", feat, lang)} ${signed(bonus)}`);

const VALUES = {
  en: { hit_points: "hit points", skill: "skill" },
  de: { hit_points: "Lebenspunkte", skill: "Fertigkeit" },
};

/** Everything but the texts, in words: for those who listen, and as a tooltip. */
export function spokenValues(face: Face, lang: Lang): string {
  const parts = [typeOf(face, lang), `${classOf(face, lang)}, ${LEVEL[lang]} ${face.level}`];
  if (face.alignment) parts.push(called("alignments", face.alignment, lang));
  if (face.attacks.length) parts.push(`ATK ${attacksOf(face)}`);
  if (face.armour) parts.push(`AC ${armourOf(face)}`);
  if (face.hit_points) parts.push(`${VALUES[lang].hit_points} ${face.hit_points}`);
  if (face.type === "character") parts.push(`${VALUES[lang].skill} ${face.skill}`);
  return [...parts, ...featsOf(face, lang)].join(" · ");
}
