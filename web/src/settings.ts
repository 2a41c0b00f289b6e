// What a person has chosen for this browser; each setting is a signal that keeps itself.
import { computed, effect, type Signal, signal } from "@preact/signals";
import { keep, onKeptElsewhere, recall } from "./storage";
import type { Lang } from "./wire";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "reduced";
export type TextSize = "normal" | "large";
export type Volume = "quiet" | "medium" | "loud";
export type MatChoice = "auto" | "meadow" | "ash" | "snow" | "ruin";
/** How fast the deeds of others are told. */
export type Pace = "off" | "quick" | "calm";

function setting<T extends string | boolean>(name: string, first: T, allowed?: readonly T[]): Signal<T> {
  const read = (): T => {
    const kept = recall<T>(`set.${name}`, first);
    return typeof kept === typeof first && (allowed === undefined || allowed.includes(kept)) ? kept : first;
  };
  const chosen = signal(read());
  let kept = chosen.peek();
  chosen.subscribe((value) => {
    if (value !== kept) keep(`set.${name}`, value);
    kept = value;
  });
  onKeptElsewhere(`set.${name}`, () => {
    chosen.value = kept = read();
  });
  return chosen;
}

function languageOfBrowser(): Lang {
  for (const tag of navigator.languages ?? [navigator.language]) {
    if (/^de\b/i.test(tag)) return "de";
    if (/^en\b/i.test(tag)) return "en";
  }
  return "en";
}

/** A frame in another page speaks as that page does, and keeps nothing of it. */
function languageOfFrame(): Lang | undefined {
  const asked = new URLSearchParams(location.search).get("lang");
  return asked === "de" || asked === "en" ? asked : undefined;
}

const framed = languageOfFrame();
export const lang = framed ? signal<Lang>(framed) : setting<Lang>("lang", languageOfBrowser(), ["en", "de"]);
export const theme = setting<Theme>("theme", "auto", ["auto", "light", "dark"]);
export const motion = setting<Motion>("motion", "auto", ["auto", "reduced"]);
export const textSize = setting<TextSize>("text", "normal", ["normal", "large"]);
/** The name at the table; empty until somebody has given one. */
export const playerName = setting<string>("name", "");
export const pace = setting<Pace>("pace", "quick", ["off", "quick", "calm"]);
/** What the measured tables are covered with; by itself one that goes with the armies. */
export const mat = setting<MatChoice>("mat", "auto", ["auto", "meadow", "ash", "snow", "ruin"]);
/** On measured tables: the exact edges of terrain. */
export const showsEdges = setting<boolean>("edges", false);
export const rollsDice = setting<boolean>("dice", true);
export const volume = setting<Volume>("volume", "quiet", ["quiet", "medium", "loud"]);
export const isMuted = setting<boolean>("muted", false);

const wantsLessMotion = media("(prefers-reduced-motion: reduce)");
const prefersDark = media("(prefers-color-scheme: dark)");

export const isMotionReduced = computed(() => motion.value === "reduced" || wantsLessMotion.value);
export const isDark = computed(() => theme.value === "dark" || (theme.value === "auto" && prefersDark.value));
/** Dice that tumble before they stop, unless the player wants quiet. */
export const showsRollingDice = computed(() => rollsDice.value && !isMotionReduced.value);

function media(query: string): Signal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => (matches.value = list.matches));
  return matches;
}

/** The document's attributes follow the settings from now on; the style sheets read them. */
export function applySettings(): void {
  effect(() => {
    const root = document.documentElement;
    root.lang = lang.value;
    root.dataset["theme"] = isDark.value ? "dark" : "light";
    root.dataset["motion"] = isMotionReduced.value ? "reduced" : "full";
    root.dataset["text"] = textSize.value;
  });
}
