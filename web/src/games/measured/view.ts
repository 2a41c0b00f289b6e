// The drawing on the screen: a layer of its own that is moved while one pans or zooms, and painted anew at rest.
import { batch, useSignalEffect } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { Camera } from "./camera";

/** Pixels; on very large screens small words are larger. */
const USUAL_LETTERS = 13;

/** The sheet with the drawing lies where the camera wants it; its frame is measured, so that letters keep their size. */
export function useView(svg: RefObject<SVGSVGElement | null>, camera: Camera): void {
  // Before it is painted for the first time: nobody points at a table that is still to jump.
  useLayoutEffect(() => {
    const frame = sheetOf(svg)?.parentElement;
    if (!frame) return;
    const measure = (): void => {
      // It may have left the page meanwhile.
      if (!svg.current) return;
      const letters = parseFloat(getComputedStyle(svg.current).fontSize) / USUAL_LETTERS;
      batch(() => camera.fit([frame.clientWidth, frame.clientHeight], Math.max(1, letters)));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(frame);
    measure();
    return () => watch.disconnect();
  }, []);
  useSignalEffect(() => {
    const [width, height] = camera.drawnSize.value.map((value) => `${value.toFixed(2)}px`);
    const sheet = sheetOf(svg);
    if (!sheet) return;
    Object.assign(sheet.style, { width, height });
    sheet.style.setProperty("--u", camera.unit.value.toFixed(2));
  });
  useSignalEffect(() => {
    const place = camera.place.value;
    const sheet = sheetOf(svg);
    if (sheet) sheet.style.transform = place;
  });
}

const sheetOf = (svg: RefObject<SVGSVGElement | null>): HTMLElement | null => svg.current?.parentElement ?? null;
