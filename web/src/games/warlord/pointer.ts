// Pointing at a card shows it large; after a moment it says why it cannot be used. On touch screens: a long press.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Stage } from "./stage";
import { touchesOf } from "./stage";

const SOON = 70;
const LATER = 380;
const LONG_PRESS = 480;
const WANDERING = 10;

export function usePointer(root: RefObject<HTMLElement | null>, stage: Stage): void {
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    let soon = 0;
    let later = 0;
    let press = 0;
    let pressedAt = [0, 0];
    let wasLong = false;
    const cardAt = (event: Event): number => {
      const found = (event.target as Element).closest?.<HTMLElement>("[data-card]");
      return found && board.contains(found) ? Number(found.dataset["card"]) : -1;
    };
    const look = (id: number, wait: number): void => {
      clearTimeout(soon);
      clearTimeout(later);
      soon = window.setTimeout(() => {
        stage.inspected.value = id;
        if (stage.play) stage.play.isPointing.value = true;
      }, wait);
      later = window.setTimeout(() => {
        const { play } = stage;
        if (play?.question.peek() && !touchesOf(stage, id).length) void play.askWhy(id);
      }, wait + LATER);
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === "touch") return;
      const id = cardAt(event);
      if (id >= 0) look(id, SOON);
    };
    const out = (event: PointerEvent): void => {
      if (event.pointerType === "touch") return;
      clearTimeout(soon);
      clearTimeout(later);
      if (stage.play) stage.play.isPointing.value = false;
    };
    const focus = (event: FocusEvent): void => {
      const id = cardAt(event);
      if (id >= 0 && (event.target as Element).matches(":focus-visible")) look(id, 0);
    };
    const click = (event: MouseEvent): void => {
      const id = cardAt(event);
      if (id < 0) return;
      if (wasLong) {
        wasLong = false;
        event.stopPropagation();
        return;
      }
      const isLit = touchesOf(stage, id).length > 0;
      stage.inspected.value = id;
      if (isLit) stage.play?.lights.touch(id);
      else if (isNarrow()) {
        stage.zoomed.value = id;
        if (stage.play?.question.peek()) void stage.play.askWhy(id);
      } else look(id, 0);
    };
    const down = (event: PointerEvent): void => {
      wasLong = false;
      const id = cardAt(event);
      if (event.pointerType === "mouse" || id < 0) return;
      pressedAt = [event.clientX, event.clientY];
      press = window.setTimeout(() => {
        wasLong = true;
        stage.inspected.value = id;
        stage.zoomed.value = id;
      }, LONG_PRESS);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - pressedAt[0]!, event.clientY - pressedAt[1]!) > WANDERING) clearTimeout(press);
    };
    const up = (): void => clearTimeout(press);
    const menu = (event: Event): void => {
      if (wasLong) event.preventDefault();
    };
    board.addEventListener("pointerover", over);
    board.addEventListener("pointerout", out);
    board.addEventListener("focusin", focus);
    board.addEventListener("click", click);
    board.addEventListener("pointerdown", down);
    board.addEventListener("pointermove", move);
    board.addEventListener("pointerup", up);
    board.addEventListener("pointercancel", up);
    board.addEventListener("contextmenu", menu);
    return () => {
      clearTimeout(soon);
      clearTimeout(later);
      clearTimeout(press);
      board.removeEventListener("pointerover", over);
      board.removeEventListener("pointerout", out);
      board.removeEventListener("focusin", focus);
      board.removeEventListener("click", click);
      board.removeEventListener("pointerdown", down);
      board.removeEventListener("pointermove", move);
      board.removeEventListener("pointerup", up);
      board.removeEventListener("pointercancel", up);
      board.removeEventListener("contextmenu", menu);
    };
  });
}

/** The inspector has no room beside the table. */
const isNarrow = (): boolean =>
  getComputedStyle(document.querySelector(".wl-inspector") ?? document.body).display === "none";
