// Pointing at a card shows it large after a moment; touching it opens what it can do, or strikes at it where somebody
// aims. On touch screens a long press shows it large.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Stage } from "./stage";
import { cardOf, lookClosely, touchesOf } from "./stage";

const SOON = 60;
const LATER = 520;
const LONG_PRESS = 480;
const WANDERING = 10;

export function usePointer(root: RefObject<HTMLElement | null>, stage: Stage): void {
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    const { aim, play } = stage;
    let soon = 0;
    let later = 0;
    let press = 0;
    let pressedAt = [-1, -1];
    let wasLong = false;
    const cardAt = (event: Event): number => {
      const found = (event.target as Element).closest?.<HTMLElement>("[data-card]");
      return found && board.contains(found) ? Number(found.dataset["card"]) : -1;
    };
    /** Of others' cards nobody wants to know why they give no orders. */
    const isOwn = (id: number): boolean =>
      play?.question.peek() != null && (stage.scene.hand.includes(id) || cardOf(stage, id)?.seat === stage.you);
    const look = (id: number): void => {
      clearTimeout(soon);
      clearTimeout(later);
      soon = window.setTimeout(() => {
        stage.inspected.value = id;
        if (play) play.isPointing.value = true;
      }, SOON);
      later = window.setTimeout(() => {
        stage.looked.value = id;
        if (isOwn(id) && !touchesOf(stage, id).length) void play?.askWhy(id);
      }, LATER);
    };
    const leave = (): void => {
      clearTimeout(soon);
      clearTimeout(later);
      stage.looked.value = -1;
      if (play) play.isPointing.value = false;
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === "touch" || aim?.isDragged.peek()) return;
      const id = cardAt(event);
      aim?.point(id);
      // Cards that come to lie under a pointer at rest are not pointed at.
      const hasMoved = Math.hypot(event.clientX - pressedAt[0]!, event.clientY - pressedAt[1]!) > 3;
      if (id >= 0 && hasMoved) look(id);
    };
    const out = (event: PointerEvent): void => {
      if (event.pointerType === "touch") return;
      leave();
      if (!aim?.isDragged.peek()) aim?.point(-1);
    };
    const focus = (event: FocusEvent): void => {
      const id = cardAt(event);
      if (id < 0 || !(event.target as Element).matches(":focus-visible")) return;
      stage.inspected.value = id;
      aim?.point(id);
    };
    const click = (event: MouseEvent): void => {
      const id = cardAt(event);
      if (id < 0) return;
      if (wasLong) {
        wasLong = false;
        event.stopPropagation();
        return;
      }
      leave();
      stage.inspected.value = id;
      const aimed = aim && id !== aim.from.peek() ? aim.targets.peek().get(id) : undefined;
      if (aimed) aimed.act();
      else if (touchesOf(stage, id).length) play?.lights.touch(id);
      else lookClosely(stage, id);
    };
    const down = (event: PointerEvent): void => {
      wasLong = false;
      leave();
      const id = cardAt(event);
      pressedAt = [event.clientX, event.clientY];
      if (event.pointerType === "mouse" || id < 0) return;
      press = window.setTimeout(() => {
        wasLong = true;
        lookClosely(stage, id);
      }, LONG_PRESS);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - pressedAt[0]!, event.clientY - pressedAt[1]!) > WANDERING) clearTimeout(press);
    };
    const up = (): void => clearTimeout(press);
    const menu = (event: Event): void => {
      if (wasLong) event.preventDefault();
    };
    const heard: [string, (event: never) => void][] = [
      ["pointerover", over],
      ["pointerout", out],
      ["focusin", focus],
      ["click", click],
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
      ["contextmenu", menu],
    ];
    for (const [name, listen] of heard) board.addEventListener(name, listen as EventListener);
    return () => {
      clearTimeout(soon);
      clearTimeout(later);
      clearTimeout(press);
      for (const [name, listen] of heard) board.removeEventListener(name, listen as EventListener);
    };
  }, [stage.scene, stage.play, stage.aim]);
}
