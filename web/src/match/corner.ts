// Points of a measured table as a player reads them off from his own side: from the corner at the bottom left.
import type { Scene } from "../wire";

export type Point = [number, number];

interface Side {
  seen(point: Point): Point;
  meant(point: Point): Point;
}

const SOUTH: Side = { seen: (point) => point, meant: (point) => point };

/** By the side at which he sits, counter-clockwise from the south; other tables are read as they lie. */
export function sideOf(scene: Scene | null | undefined): Side {
  if (!scene || !("below" in scene)) return SOUTH;
  const { wide, high, below } = scene;
  const sides: readonly Side[] = [
    SOUTH,
    { seen: ([x, y]) => [y, wide - x], meant: ([right, up]) => [wide - up, right] },
    { seen: ([x, y]) => [wide - x, high - y], meant: ([right, up]) => [wide - right, high - up] },
    { seen: ([x, y]) => [high - y, x], meant: ([right, up]) => [up, high - right] },
  ];
  return sides[below] ?? SOUTH;
}
