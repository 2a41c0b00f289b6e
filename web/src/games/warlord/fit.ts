// Names that are too long for their plate are set smaller, never cut: measured again whenever the size changes.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const LEAST = 0.5;
const STEP = 0.06;

export function useFit(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const plates = root.current?.querySelectorAll<HTMLElement>(".wl-name, .wl-hand-name") ?? [];
    const observer = new ResizeObserver((changes) => {
      for (const { target } of changes) fitOne(target as HTMLElement);
    });
    for (const plate of plates) {
      fitOne(plate);
      observer.observe(plate);
    }
    return () => observer.disconnect();
  });
}

function fitOne(plate: HTMLElement): void {
  const text = plate.firstElementChild as HTMLElement | null;
  if (!text || !plate.clientWidth) return;
  for (let size = 1; size >= LEAST; size -= STEP) {
    text.style.fontSize = `${size}em`;
    if (text.offsetHeight <= plate.clientHeight && text.scrollWidth <= text.clientWidth + 1) return;
  }
}
