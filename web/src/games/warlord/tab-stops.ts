// One tab stop for the field and one for the hand; arrow keys go to the nearest card in their direction.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { lookClosely, type Stage } from "./stage";

const CARDS = "[data-card], [data-card-like]";
/** What the question is about. */
const WANTED = ".is-lit *, .is-lit, [data-card-like]";
const AIMING = ["strike", "place"];
const REGIONS = ".wl-field, .wl-spread, .wl-hand";

/** In every region Tab reaches exactly one card: the last one that had the focus, else a lit one, else the first. */
export function useTabStops(root: RefObject<HTMLElement | null>, _news: unknown): void {
  useEffect(() => {
    for (const region of root.current?.querySelectorAll<HTMLElement>(REGIONS) ?? []) settle(region);
  });
}

function settle(region: HTMLElement): void {
  const cards = [...region.querySelectorAll<HTMLElement>(CARDS)];
  const isWanted = (card: HTMLElement): boolean => card.matches(WANTED);
  const current =
    cards.find((card) => card === document.activeElement) ??
    cards.find((card) => card.tabIndex === 0 && isWanted(card)) ??
    cards.find(isWanted) ??
    cards.find((card) => card.tabIndex === 0) ??
    cards[0];
  for (const card of cards) card.tabIndex = card === current ? 0 : -1;
}

let isByKeys = false;
addEventListener("keydown", () => (isByKeys = true), { capture: true });
addEventListener("pointerdown", () => (isByKeys = false), { capture: true });

/** Who has chosen an action by keys goes on by keys: to the first that it may be aimed at. */
export function useNextStop(root: RefObject<HTMLElement | null>, kind: string | undefined): void {
  useEffect(() => {
    if (!isByKeys || document.activeElement !== document.body || !kind || !AIMING.includes(kind)) return;
    root.current?.querySelector<HTMLElement>(".is-lit > [data-card], [data-gap]")?.focus();
  }, [kind]);
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function moveAmongCards(event: KeyboardEvent, stage: Stage): void {
  const from = (event.target as Element).closest<HTMLElement>(CARDS);
  const step = STEPS[event.key];
  if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.key === " " || event.key.toLowerCase() === "g") && from.dataset["card"]) {
    // Both look closely, and say why nothing can be done with it; Enter acts.
    event.preventDefault();
    lookClosely(stage, Number(from.dataset["card"]));
    return;
  }
  if (!step) return;
  event.preventDefault();
  const board = from.closest(".wl-board")!;
  const next = nearest(from, [...board.querySelectorAll<HTMLElement>(CARDS)], step);
  if (!next) return;
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
  const region = next.closest<HTMLElement>(REGIONS);
  if (region) settle(region);
}

function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const card of all) {
    if (card === from || !card.getClientRects().length) continue;
    const there = middle(card);
    const along = (there[0] - here[0]) * dx + (there[1] - here[1]) * dy;
    const aside = Math.abs((there[0] - here[0]) * dy) + Math.abs((there[1] - here[1]) * dx);
    // Sideways a row must be kept; up and down the nearest column will do.
    if (along < 6 || (dx && aside > along * 1.2 + 20)) continue;
    const far = along + aside * 2;
    if (far < least) [best, least] = [card, far];
  }
  return best;
}

function middle(element: HTMLElement): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
