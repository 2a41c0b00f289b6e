// Dragging: a character onto an enemy strikes, a card onto its bearer equips, into a gap recruits or manoeuvres.
// What it would do, and why not, is known by who aims: see `aim.ts`.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { isPlain } from "../../match/answer";
import type { Stage } from "./stage";
import { cardOf, touchesOf } from "./stage";

const FAR_ENOUGH = 9;

interface Held {
  id: number;
  element: HTMLElement;
  x: number;
  y: number;
  pointer: number;
}

export function useDrag(root: RefObject<HTMLElement | null>, stage: Stage): void {
  useEffect(() => {
    const board = root.current;
    const { play, aim } = stage;
    if (!board || !play || !aim) return;
    let held: Held | null = null;
    let ghost: HTMLElement | null = null;
    let marked: Element | null = null;
    const mark = (element: Element | null): void => {
      if (element === marked) return;
      marked?.classList.remove("is-drop");
      element?.classList.add("is-drop");
      marked = element;
    };
    const end = (): void => {
      ghost?.remove();
      mark(null);
      held?.element.classList.remove("is-dragged");
      board.classList.remove("is-dragging");
      if (ghost) aim.drop();
      held = ghost = null;
    };
    const down = (event: PointerEvent): void => {
      const element = (event.target as Element).closest<HTMLElement>("[data-card]");
      if (event.button !== 0 || !element) return;
      const id = Number(element.dataset["card"]);
      if (canDrag(stage, id)) held = { id, element, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    };
    const move = (event: PointerEvent): void => {
      if (!held || event.pointerId !== held.pointer) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR_ENOUGH) return;
        ghost = lift(held.element, board);
        held.element.classList.add("is-dragged");
        board.classList.add("is-dragging");
        play.menuAt.value = -1;
        play.isPointing.value = false;
        stage.looked.value = -1;
        aim.drag(held.id);
      }
      event.preventDefault();
      const target = targetAt(event, held.id);
      const aside = aim.targets.peek().has(target.card) ? asideOf(held.element, board, target.card) : null;
      const [x, y] = aside ?? [event.clientX - held.x, event.clientY - held.y];
      ghost.classList.toggle("is-aside", aside !== null);
      ghost.style.translate = `${x}px ${y}px`;
      aim.point(target.card);
      mark(target.gap);
    };
    const up = (event: PointerEvent): void => {
      if (!held || event.pointerId !== held.pointer) return;
      if (ghost) {
        const act = meant(stage, held.id, targetAt(event, held.id));
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
        end();
        act?.();
      }
      end();
    };
    board.addEventListener("pointerdown", down);
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
    return () => {
      board.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
      end();
    };
  }, [stage.scene, stage.play?.question.value]);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function lift(element: HTMLElement, board: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const around = board.getBoundingClientRect();
  const source = getComputedStyle(element);
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-card");
  ghost.classList.add("wl-ghost");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    left: `${box.left - around.left}px`,
    top: `${box.top - around.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    fontSize: source.fontSize,
  });
  for (const name of ["--w", "--deep", "--mid", "--light", "--metal"]) {
    ghost.style.setProperty(name, source.getPropertyValue(name));
  }
  board.append(ghost);
  return ghost;
}

/** In pixels between the dragged card and whom it is aimed at; between them is the arrow. */
const [BESIDE, BELOW] = [150, 44];

/** An enemy who can be aimed at is not covered: the dragged card waits before him, on the side of the lane. */
function asideOf(element: HTMLElement, board: HTMLElement, target: number): [number, number] | null {
  const cell = board.querySelector(`.wl-field [data-cell="${target}"].is-foe`);
  if (!cell) return null;
  const [own, foe] = [element.getBoundingClientRect(), cell.getBoundingClientRect()];
  const middle = foe.left + foe.width / 2 - own.left - own.width / 2;
  return cell.closest(".has-columns")
    ? [foe.left - BESIDE - own.right, foe.bottom - own.bottom]
    : [middle, foe.bottom + BELOW - own.top];
}

interface Target {
  card: number;
  gap: HTMLElement | null;
  isOnTable: boolean;
}

function targetAt(event: PointerEvent, dragged: number): Target {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const gap = under.map((element) => element.closest<HTMLElement>("[data-gap]")).find(Boolean) ?? null;
  const card = gap
    ? null
    : under
        .map((element) => element.closest<HTMLElement>("[data-cell], [data-card]"))
        .find((each) => each && idOf(each) !== dragged);
  const isOnTable = under.some((element) => element.closest(".wl-field"));
  return { card: card ? idOf(card) : -1, gap, isOnTable };
}

const idOf = (element: HTMLElement): number => Number(element.dataset["cell"] ?? element.dataset["card"] ?? -1);

/** Whatever a player may want to try, so that he learns why it does not work. */
function canDrag(stage: Stage, id: number): boolean {
  const question = stage.play?.question.peek();
  if (!question || stage.play?.draft.peek()) return false;
  if (touchesOf(stage, id).length || question.subject === id) return true;
  const card = cardOf(stage, id);
  if (question.kind !== "order" || !card) return false;
  return stage.scene.hand.includes(id) || (card.zone === "formation" && card.seat === stage.you);
}

/** What letting go here does. */
function meant(stage: Stage, id: number, { card, gap, isOnTable }: Target): (() => void) | null {
  const { play, aim } = stage;
  if (!play || !aim) return null;
  if (gap) return aim.gaps.peek().find(({ place }) => gap.dataset["gap"] === nameOf(place))?.act ?? null;
  const aimed = card >= 0 ? aim.targets.peek().get(card) : undefined;
  if (aimed) return aimed.act;
  const options = touchesOf(stage, id).flatMap(({ option, pick }) => (pick || !isPlain(option) ? [] : [option]));
  const isPlayed = stage.scene.hand.includes(id) && options.length === 1 && !aim.gaps.peek().length && isOnTable;
  return isPlayed ? () => play.choose(options[0]!) : null;
}

const nameOf = ({ seat, rank, place }: { seat: number; rank: number; place: number }): string =>
  `${seat}:${rank}:${place}`;
