// From the table to the screen and back: the player who looks has his own side below.
import type { TableScene } from "../../wire";

export type Point = [number, number];

export interface Projection {
  wide: number;
  high: number;
  /** From the table to the screen, in mils from its upper left corner. */
  to(point: Point): Point;
  /** From the screen to the table. */
  back(point: Point): Point;
  /** Degrees of the table (0 is east, counter-clockwise) as degrees of the screen (clockwise). */
  angle(degrees: number): number;
  /** And back, as a whole number from 0 to 359. */
  facing(degrees: number): number;
}

const SIDES: readonly [(p: Point, w: number, h: number) => Point, (p: Point, w: number, h: number) => Point, number][] =
  [
    [([x, y], _w, h) => [x, h - y], ([x, y], _w, h) => [x, h - y], 0],
    [([x, y]) => [y, x], ([x, y]) => [y, x], 90],
    [([x, y], w) => [w - x, y], ([x, y], w) => [w - x, y], 180],
    [([x, y], w, h) => [h - y, w - x], ([x, y], w, h) => [w - y, h - x], 270],
  ];

export function projectionOf({ wide, high, below }: Pick<TableScene, "wide" | "high" | "below">): Projection {
  const [to, back, turned] = SIDES[below] ?? SIDES[0]!;
  const isUpright = below % 2 === 0;
  return {
    wide: isUpright ? wide : high,
    high: isUpright ? high : wide,
    to: (point) => to(point, wide, high),
    back: (point) => back(point, wide, high),
    angle: (degrees) => turned - degrees,
    facing: (degrees) => ((Math.round(turned - degrees) % 360) + 360) % 360,
  };
}

export const inches = (mils: number, lang: string): string =>
  (mils / 1000).toFixed(1).replace(".", lang === "de" ? "," : ".");
