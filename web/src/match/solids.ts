// The bodies of dice: where each face lies, which way its number is up, and which turn brings it to the front.
// Directions are those of the style sheets: x to the right, y down, z towards the eye.
export type Vector = readonly [number, number, number];

export interface Face {
  number: number;
  /** To the right and down on the face, and out of it. */
  right: Vector;
  down: Vector;
  out: Vector;
  /** Its corners on the face itself, from its middle. */
  corners: readonly (readonly [number, number])[];
}

export interface Solid {
  faces: readonly Face[];
  /** From the middle to a face; a corner is 1 away. */
  depth: number;
}

const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const minus = (a: Vector, b: Vector): Vector => plus(a, times(b, -1));
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => times(a, 1 / Math.sqrt(dot(a, a)));

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const SIGNS = [1, -1] as const;

/** All corners of a body that is the same in all three directions. */
function cornersOf(sides: number): Vector[] {
  if (sides === 6) return SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z): Vector => unit([x, y, z]))));
  if (sides === 8)
    return SIGNS.flatMap((s): Vector[] => [
      [s, 0, 0],
      [0, s, 0],
      [0, 0, s],
    ]);
  return SIGNS.flatMap((a) =>
    SIGNS.flatMap((b): Vector[] => [unit([0, a, b * GOLDEN]), unit([a, b * GOLDEN, 0]), unit([b * GOLDEN, 0, a])]),
  );
}

const AXES: readonly Vector[] = [
  [0, 0, 1],
  [1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [-1, 0, 0],
  [0, 0, -1],
];

/** The corners of each face: for a cube those on one side, else every three that are as near as can be. */
function ringsOf(sides: number): Vector[][] {
  const corners = cornersOf(sides);
  if (sides === 6) return AXES.map((axis) => corners.filter((corner) => dot(corner, axis) > 0));
  const near = Math.max(...corners.slice(1).map((corner) => dot(corners[0]!, corner))) - 1e-6;
  const found: Vector[][] = [];
  for (const [i, a] of corners.entries()) {
    for (const [j, b] of corners.entries()) {
      if (j <= i || dot(a, b) < near) continue;
      for (const [k, c] of corners.entries())
        if (k > j && dot(a, c) >= near && dot(b, c) >= near) found.push([a, b, c]);
    }
  }
  return found;
}

/** Large and small numbers take turns, as on a die that one can buy; opposite faces always add up to the same. */
const ORDER: Record<number, readonly number[]> = {
  6: [1, 2, 3],
  8: [8, 2, 6, 4],
  20: [20, 2, 8, 14, 18, 4, 6, 16, 12, 10],
};

function build(sides: number): Solid {
  const rings = ringsOf(sides);
  const middles = rings.map((ring) => times(ring.reduce(plus), 1 / ring.length));
  const numbers = new Map<number, number>();
  const order = [...ORDER[sides]!];
  for (const [at, middle] of middles.entries()) {
    if (numbers.has(at)) continue;
    const number = order.shift()!;
    numbers.set(at, number);
    numbers.set(
      middles.findIndex((other) => dot(other, middle) < -0.99 * dot(middle, middle)),
      sides + 1 - number,
    );
  }
  const faces = rings.map((ring, at): Face => {
    const middle = middles[at]!;
    const out = unit(middle);
    const up = sides === 6 ? minus(plus(ring[0]!, ring[1]!), times(middle, 2)) : minus(ring[0]!, middle);
    const down = times(unit(up), -1);
    const right = cross(down, out);
    const flat = ring
      .map((corner) => minus(corner, middle))
      .map((c): [number, number] => [dot(c, right), dot(c, down)]);
    flat.sort((one, other) => Math.atan2(one[1], one[0]) - Math.atan2(other[1], other[0]));
    return { number: numbers.get(at)!, right, down, out, corners: flat };
  });
  return { faces, depth: Math.sqrt(dot(middles[0]!, middles[0]!)) };
}

const built = new Map<number, Solid>();

/** Undefined for a number of sides that no die of these games has. */
export function solidOf(sides: number): Solid | undefined {
  if (!ORDER[sides]) return undefined;
  const known = built.get(sides) ?? build(sides);
  built.set(sides, known);
  return known;
}
