// Every word of the page in both languages; a key that one of them lacks is a type error.
import { lang } from "../settings";
import type { Phrase } from "../wire";
import { de } from "./de";
import { en } from "./en";

/** Texts of one screen, kept beside it so that they are loaded with it: `const words = bilingual({...en}, {...de})`. */
export function bilingual<T>(english: T, german: NoInfer<T>): () => T {
  return () => (lang.value === "de" ? german : english);
}

/** The words of shell, lobby, rules and settings in the language chosen; a component that reads them follows it. */
export const words = bilingual(en, de);

export const both = (en: string, de: string): Phrase => ({ en, de });

/** One of the two, in the language chosen. */
export function say(phrase: Phrase): string {
  return lang.value === "de" ? phrase.de : phrase.en;
}

/** The same of what somebody may have written in one language only. */
export const sayEither = ({ en, de }: Partial<Phrase>): string => say({ en: en ?? de ?? "", de: de ?? en ?? "" });

const locale = (): string => (lang.value === "de" ? "de-DE" : "en-GB");

/** "3 minutes ago" */
export function ago(at: number): string {
  const seconds = Math.round((at - Date.now()) / 1000);
  const says = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return says.format(Math.round(seconds / length), unit);
  }
  return words().justNow;
}

/** "Anna, Ben and Clara" */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);
}
