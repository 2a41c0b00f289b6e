// A piece of terrain, whatever paints it, and how it lies.
import { boxOf, depth, type Field, type Spot } from "./relief";

export interface Piece {
  id: string;
  look: string;
  kind: string;
  /** In inches of the picture. */
  polygon: Spot[];
}

export type Painter = (field: Field, piece: Piece, seed: number) => void;

interface Oblong {
  x: number;
  y: number;
  along: number;
  across: number;
  turned: number;
}

/** The box around a polygon that lies along its longest side. */
export function oblongOf(polygon: readonly Spot[]): Oblong {
  let [long, turned] = [0, 0];
  polygon.forEach(([ax, ay], place) => {
    const [bx, by] = polygon[(place + 1) % polygon.length]!;
    const length = Math.hypot(bx - ax, by - ay);
    if (length > long) [long, turned] = [length, Math.atan2(by - ay, bx - ax)];
  });
  const [c, s] = [Math.cos(turned), Math.sin(turned)];
  const [left, top, right, bottom] = boxOf(
    polygon.map(([x, y]) => [x * c + y * s, -x * s + y * c]),
    0,
  );
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  return { x: u * c - v * s, y: u * s + v * c, along: (right - left) / 2, across: (bottom - top) / 2, turned };
}

/** What is along and across a piece, from its middle. */
export function alongOf(polygon: readonly Spot[]): (x: number, y: number) => Spot {
  const { x: cx, y: cy, turned } = oblongOf(polygon);
  const [ca, sa] = [Math.cos(turned), Math.sin(turned)];
  return (x, y) => [(x - cx) * ca + (y - cy) * sa, -(x - cx) * sa + (y - cy) * ca];
}

/** Its pixels, each with what is along and across from the middle, and how deep it lies inside. */
export function eachAlong(
  field: Field,
  polygon: readonly Spot[],
  margin: number,
  visit: (at: number, along: number, across: number, depth: number) => void,
): void {
  const local = alongOf(polygon);
  field.each(...boxOf(polygon, margin), (at, x, y) => {
    const d = depth(polygon, x, y);
    if (d >= -margin) visit(at, ...local(x, y), d);
  });
}

/** Places scattered in it, none nearer to its edge than wished. */
export function scattered(
  polygon: readonly Spot[],
  count: number,
  inside: number,
  random: () => number,
): [number, number][] {
  const [left, top, right, bottom] = boxOf(polygon, 0);
  const found: [number, number][] = [];
  for (let n = 0; n < count; n++) {
    const spot: [number, number] = [left + random() * (right - left), top + random() * (bottom - top)];
    if (depth(polygon, ...spot) >= inside) found.push(spot);
  }
  return found;
}

export const sizeOf = (polygon: readonly Spot[]): number => {
  const [left, top, right, bottom] = boxOf(polygon, 0);
  return (right - left) * (bottom - top);
};
