// Dragging something of the page by mouse: its picture follows, and where it is let go something happens.

/** Less is a click. */
const DRAG_FROM = 8;

/** A finger scrolls, and taps instead. */
export function lift(down: PointerEvent, drop: (target: Element) => void): void {
  const source = down.currentTarget as HTMLElement;
  if (down.pointerType === "touch" || down.button > 0) return;
  let ghost: HTMLElement | null = null;
  const carry = (event: PointerEvent): void => {
    if (!ghost && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < DRAG_FROM) return;
    ghost ??= ghostOf(source);
    ghost.style.translate = `${event.clientX - down.clientX}px ${event.clientY - down.clientY}px`;
  };
  const end = (event: PointerEvent): void => {
    removeEventListener("pointermove", carry);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!ghost) return;
    ghost.remove();
    // The click that follows would choose what has just been carried away.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    const target = document.elementFromPoint(event.clientX, event.clientY);
    if (target && event.type === "pointerup") drop(target);
  };
  addEventListener("pointermove", carry);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

const swallow = (event: MouseEvent): void => {
  event.stopPropagation();
  event.preventDefault();
};

function ghostOf(source: HTMLElement): HTMLElement {
  const { left, top, width, height } = source.getBoundingClientRect();
  const ghost = source.cloneNode(true) as HTMLElement;
  ghost.classList.add("edit-carried");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(ghost);
  return ghost;
}
