// Figures travel from where they were to where they are now, along the way that the log tells.
import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { lengthOf, perform, travelTime } from "../../match/motion";
import type { FigureScene, LogLine, TableScene } from "../../wire";
import type { Point, Projection } from "./projection";

/** This many lines of the log may lie between two scenes. */
const LATEST = 80;

/** Who is on the way, and where each of them looks until it is there. */
export const afoot = signal<ReadonlyMap<number, number>>(new Map());

/** Its way from one place to the other, pieced together from the end; straight where nothing tells of it. */
export function wayBetween(lines: readonly LogLine[], before: FigureScene, now: FigureScene): Point[] {
  const way: Point[] = [[now.x, now.y]];
  const isAt = (place: readonly number[] | undefined, { x, y }: { x: number; y: number }): boolean =>
    place?.[0] === x && place[1] === y;
  for (const line of lines.slice(-LATEST).reverse()) {
    const [x, y] = way[0]!;
    if (line.way.length < 2 || line.things[0] !== now.id || !isAt(line.way.at(-1), { x, y })) continue;
    way.unshift(...(line.way.slice(0, -1) as Point[]));
    if (isAt(way[0], before)) return way;
  }
  return [
    [before.x, before.y],
    [now.x, now.y],
  ];
}

/** A figure that stands elsewhere than in the scene before goes there. */
export function useTravel(
  svg: RefObject<SVGSVGElement | null>,
  scene: TableScene,
  projection: Projection,
  lines: readonly LogLine[],
): void {
  const last = useRef(scene);
  useLayoutEffect(() => {
    const before = new Map(last.current.figures.map((figure) => [figure.id, figure]));
    last.current = scene;
    for (const figure of scene.figures) {
      const old = before.get(figure.id);
      if (!old || (old.x === figure.x && old.y === figure.y)) continue;
      const way = wayBetween(lines, old, figure);
      const element = svg.current?.querySelector<SVGGElement>(`[data-figure="${figure.id}"]`);
      const going = perform(element, "travel", framesOf(way, projection), {
        duration: travelTime(way),
        easing: "ease-in-out",
      });
      if (!going) continue;
      afoot.value = new Map(afoot.peek()).set(figure.id, old.facing);
      going.finished.catch(() => {}).finally(() => arrive(figure.id));
    }
  }, [scene]);
}

function arrive(id: number): void {
  const rest = new Map(afoot.peek());
  rest.delete(id);
  afoot.value = rest;
}

function framesOf(way: readonly Point[], projection: Projection): Keyframe[] {
  const whole = lengthOf(way) || 1;
  return way.map((corner, place) => {
    const [x, y] = projection.to(corner);
    return { transform: `translate(${x}px, ${y}px)`, offset: lengthOf(way.slice(0, place + 1)) / whole };
  });
}
