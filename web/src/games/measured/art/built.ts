// Terrain that people have built: houses, walls, towers, barricades.

import type { Painter } from "./piece";
import { boxOf, cell, clouds, depth, dice, findCell, hash, type Spot, step } from "./relief";

interface Oblong {
  x: number;
  y: number;
  along: number;
  across: number;
  turned: number;
}

/** The box around a polygon that lies along its longest side. */
function oblongOf(polygon: readonly Spot[]): Oblong {
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

export const house: Painter = (field, { polygon }, seed) => {
  const { x: cx, y: cy, along, across, turned } = oblongOf(polygon);
  const [ca, sa, L, W] = [Math.cos(turned), Math.sin(turned), along - 0.12, across - 0.12];
  field.each(...boxOf(polygon, 0.1), (at, X, Y) => {
    if (depth(polygon, X, Y) < 0) return;
    const [x, y] = [(X - cx) * ca + (Y - cy) * sa, -(X - cx) * sa + (Y - cy) * ca];
    const q = hash(Math.floor(y * 3.2), 3, seed);
    field.put(at, 136 + 34 * q, 128 + 32 * q, 116 + 28 * q);
    field.height[at] = 0.42;
    if (Math.abs(x) > L || Math.abs(y) > W) return;
    const ridge = 1 - Math.abs(y) / W;
    const rows = (1 - ridge) * W * 5.2;
    const row = Math.floor(rows);
    const side = y > 0 ? 1 : 2;
    const shifted = x * 4.2 + (row & 1) * 0.5 + 50;
    const column = Math.floor(shifted);
    const slate = hash(column, row * 2 + side, seed);
    const isLost = hash(column >> 1, row + side * 31, seed + 5) > 0.985;
    const moss = 0.6 * step(0.55, 0.75, clouds(X * 1.5, Y * 1.5, seed + 2, 3));
    const joint = shifted - column < 0.08 || rows - row > 0.9 ? 0.55 : 1;
    if (isLost) field.put(at, 52, 40, 32);
    else {
      field.put(at, (134 + 40 * slate) * joint, (68 + 24 * slate) * joint, (50 + 18 * slate) * joint);
      field.blend(at, 112 * joint, 110 * joint, 62 * joint, moss);
    }
    field.height[at] = 1 + 1.05 * ridge + (isLost ? -0.1 : 0.055 * (rows - row) + 0.02 * slate);
    if (Math.abs(y) < 0.11) {
      const n = Math.floor(x * 3 + 40);
      field.put(at, 156 + 20 * hash(n, 1, seed), 88, 64);
      field.height[at] = 2.1 + 0.1 * (1 - Math.abs(y) / 0.11);
    }
    const [hx, hy] = [x - L * 0.52, y + W * 0.42];
    const chimney = Math.max(Math.abs(hx), Math.abs(hy));
    if (chimney > 0.3) return;
    field.put(at, chimney < 0.15 ? 26 : 164, chimney < 0.15 ? 22 : 154, chimney < 0.15 ? 20 : 142);
    field.height[at] = chimney < 0.15 ? 2 : 2.75;
  });
};

/** Laid stones, as high as a man. */
export const wall: Painter = (field, { polygon }, seed) => {
  const { x: cx, y: cy, turned } = oblongOf(polygon);
  const [ca, sa] = [Math.cos(turned), Math.sin(turned)];
  field.each(...boxOf(polygon, 0.2), (at, X, Y) => {
    const d = depth(polygon, X, Y);
    if (d < -0.15) return;
    if (d < 0) {
      field.dim(at, 0.75 + 0.25 * step(0, -0.15, d));
      return;
    }
    const [x, y] = [(X - cx) * ca + (Y - cy) * sa, -(X - cx) * sa + (Y - cy) * ca];
    findCell(x * 2.6, y * 3.2 + 20, seed);
    const joint = 0.5 + 0.5 * step(0.02, 0.16, cell.next - cell.near);
    const tone = (0.78 + 0.4 * cell.id) * joint;
    field.put(at, 150 * tone, 146 * tone, 136 * tone);
    field.height[at] = 0.9 * step(0, 0.12, d) + 0.12 * cell.id * joint;
    const moss = clouds(X * 2.4, Y * 2.4, seed, 3);
    if (moss > 0.56) field.blend(at, 104, 116, 62, (moss - 0.56) * 3);
  });
};

export const barricade: Painter = (field, { polygon }, seed) => {
  const { x, y, along, across, turned } = oblongOf(polygon);
  const random = dice(seed);
  const [ca, sa] = [Math.cos(turned), Math.sin(turned)];
  const plank = (): [number, number, number] => {
    const q = random();
    return [132 + 44 * q, 92 + 34 * q, 56 + 22 * q];
  };
  const beam = (
    u0: number,
    v0: number,
    z0: number,
    u1: number,
    v1: number,
    z1: number,
    r0: number,
    r1: number,
    c: [number, number, number],
  ): void =>
    field.stick(
      [x + u0 * ca - v0 * sa, y + u0 * sa + v0 * ca, z0],
      [x + u1 * ca - v1 * sa, y + u1 * sa + v1 * ca, z1],
      r0,
      r1,
      c,
      true,
    );
  const w = Math.min(1, across / 0.55);
  beam(-along, 0.02, 0.42, along, -0.03, 0.46, 0.12 * w, 0.1 * w, plank());
  beam(-along * 0.9, 0.22 * w, 0.14, along * 0.95, 0.26 * w, 0.14, 0.1 * w, 0.09 * w, plank());
  for (let u = -along + 0.18; u < along - 0.05; u += 0.36) {
    const j = (random() - 0.5) * 0.12;
    beam(u + j, across * 0.8, 0.05, u - j, -across * 0.7, 0.86, 0.085 * w, 0.06 * w, plank());
    beam(u - j, -across * 0.7, 0.86, u - j * 1.2, -across * 0.98, 1, 0.06 * w, 0.006, [222, 192, 140]);
    if (random() < 0.45) continue;
    beam(u + 0.12, -across * 0.6, 0.05, u + 0.02, across * 0.7, 0.8, 0.075 * w, 0.05 * w, plank());
    beam(u + 0.02, across * 0.7, 0.8, u, across * 0.98, 0.92, 0.05 * w, 0.005, [222, 192, 140]);
  }
};

/** Merlons along the outline, planks within. */
export const tower =
  (isWooden: boolean): Painter =>
  (field, { polygon }, seed) => {
    const { x: cx, y: cy, turned } = oblongOf(polygon);
    const [ca, sa] = [Math.cos(turned), Math.sin(turned)];
    field.each(...boxOf(polygon, 0.1), (at, X, Y) => {
      const d = depth(polygon, X, Y);
      if (d < 0) return;
      const [x, y] = [(X - cx) * ca + (Y - cy) * sa, -(X - cx) * sa + (Y - cy) * ca];
      if (d < 0.36) {
        const along = Math.atan2(y, x) * 5.2;
        const isMerlon = ((along % 1) + 1) % 1 < 0.58;
        const tone = (0.82 + 0.3 * hash(Math.floor(along * 2), d > 0.18 ? 1 : 2, seed)) * (isMerlon ? 1.08 : 0.62);
        if (isWooden) field.put(at, 138 * tone, 98 * tone, 60 * tone);
        else field.put(at, 176 * tone, 168 * tone, 154 * tone);
        field.height[at] = isMerlon ? 2.5 : 1.9;
        return;
      }
      const plank = Math.floor(x * 3.4 + 40);
      let tone =
        (0.7 + 0.35 * hash(plank, Math.floor((y + plank * 0.37) * 0.9), seed + 3)) *
        (0.85 + 0.3 * clouds(x * 14, y * 1.6, seed, 2));
      if (x * 3.4 + 40 - plank < 0.07) tone *= 0.5;
      field.put(at, 142 * tone, 104 * tone, 68 * tone);
      field.height[at] = 1.75;
    });
  };

export const paving: Painter = (field, { polygon }, seed) => {
  field.each(...boxOf(polygon, 0.1), (at, x, y) => {
    if (depth(polygon, x, y) < 0) return;
    findCell(x * 1.5, y * 1.5, seed);
    const joint = 0.6 + 0.4 * step(0.02, 0.1, cell.next - cell.near);
    const tone = (0.8 + 0.3 * cell.id) * joint;
    field.blend(at, 150 * tone, 144 * tone, 130 * tone, 0.8);
    field.height[at]! += 0.05 * joint;
  });
};

/** What is along and across a piece, from its middle. */
function alongOf(polygon: readonly Spot[]): (x: number, y: number) => Spot {
  const { x: cx, y: cy, turned } = oblongOf(polygon);
  const [ca, sa] = [Math.cos(turned), Math.sin(turned)];
  return (x, y) => [(x - cx) * ca + (y - cy) * sa, -(x - cx) * sa + (y - cy) * ca];
}

/** Sharpened trunks, side by side. */
export const palisade: Painter = (field, { polygon }, seed) => {
  const { x, y, along, across, turned } = oblongOf(polygon);
  const [ca, sa] = [Math.cos(turned), Math.sin(turned)];
  const wide = Math.max(0.13, Math.min(0.24, across));
  for (let u = -along + wide; u <= along - wide * 0.5; u += wide * 1.9) {
    const q = hash(Math.round(u * 40), 1, seed);
    const v = (q - 0.5) * Math.max(0, across - wide);
    const [px, py] = [x + u * ca - v * sa, y + u * sa + v * ca];
    const tone = 0.78 + 0.4 * q;
    field.stick([px, py, 0.9], [px + 0.05, py - 0.1, 1.3], wide, 0.02, [156 * tone, 112 * tone, 70 * tone], true);
    field.ball(px, py, 0.5, wide, [118 * tone, 82 * tone, 50 * tone]);
  }
  for (const v of [-0.5, 0.5])
    field.stick([x - along * ca - v * wide * -sa, y - along * sa + v * wide * ca, 0.8], [x + along * ca - v * wide * sa, y + along * sa + v * wide * ca, 0.8], 0.05, 0.05, [104, 72, 44], true); // biome-ignore format: a rail
};

/** Woven willow between posts. */
export const wicker: Painter = (field, { polygon }, seed) => {
  const local = alongOf(polygon);
  field.each(...boxOf(polygon, 0.05), (at, X, Y) => {
    if (depth(polygon, X, Y) < 0) return;
    const [u, v] = local(X, Y);
    const over = Math.sin(u * 9) * Math.sin(v * 38 + Math.floor(u * 2.86) * Math.PI);
    const q = hash(Math.floor(u * 2.86), Math.floor(v * 12), seed);
    field.put(at, (170 + 30 * over) * (0.8 + 0.3 * q), (128 + 26 * over) * (0.8 + 0.3 * q), 76);
    field.height[at] = 0.8 + 0.1 * over;
  });
  const { x, y, along, turned } = oblongOf(polygon);
  for (let u = -along + 0.1; u <= along; u += 0.7)
    field.ball(x + u * Math.cos(turned), y + u * Math.sin(turned), 0.86, 0.13, [104, 72, 44]);
};

/** A bank of earth with turf on it. */
export const rampart: Painter = (field, { polygon }, seed) => {
  field.each(...boxOf(polygon, 0.3), (at, x, y) => {
    const d = depth(polygon, x, y) + 0.06 * (clouds(x * 3, y * 3, seed, 3) - 0.5);
    if (d < -0.2) return;
    const turf = clouds(x * 5, y * 5, seed + 4, 3);
    const top = step(0.06, 0.3, d);
    field.blend(at, 122, 98, 70, step(-0.2, 0, d) * 0.9);
    field.blend(at, 100 + 40 * turf, 118 + 40 * turf, 60, 0.92 * top);
    field.height[at] = Math.max(field.height[at]!, 0.7 * step(-0.2, 0.34, d) + 0.14 * turf);
  });
};

/** A walk of stone between two rows of battlements. */
export const parapet: Painter = (field, { polygon }, seed) => {
  const local = alongOf(polygon);
  const { across } = oblongOf(polygon);
  field.each(...boxOf(polygon, 0.1), (at, X, Y) => {
    const d = depth(polygon, X, Y);
    if (d < 0) return;
    const [u, v] = local(X, Y);
    const isEdge = across - Math.abs(v) < 0.3;
    const isMerlon = isEdge && (u * 1.25 + 40) % 1 < 0.58;
    const q = hash(Math.floor(u * 2.2 + 60), Math.floor(v * 2.6 + 60), seed);
    const joint = Math.min(((u * 2.2 + 60) % 1) * 6, ((v * 2.6 + 60) % 1) * 6, 1);
    const tone = (0.8 + 0.28 * q) * (0.6 + 0.4 * joint) * (isMerlon ? 1.1 : isEdge ? 0.74 : 0.92);
    field.put(at, 174 * tone, 168 * tone, 156 * tone);
    field.height[at] = isMerlon ? 1.7 : isEdge ? 1.15 : 0.95;
  });
};

/** Walls that have fallen in, and what lies between them. */
export const ruin: Painter = (field, piece, seed) => {
  const { polygon } = piece;
  const { x: cx, y: cy } = oblongOf(polygon);
  field.each(...boxOf(polygon, 0.1), (at, x, y) => {
    const d = depth(polygon, x, y);
    if (d < 0) return;
    field.blend(at, 120, 110, 94, 0.5);
    const stands = clouds(Math.atan2(y - cy, x - cx) * 1.7 + 20, 3.3, seed, 3);
    if (d > 0.62 || stands < 0.42) return;
    findCell(x * 2.4, y * 2.4, seed);
    const joint = 0.55 + 0.45 * step(0.02, 0.14, cell.next - cell.near);
    const tone = (0.8 + 0.34 * cell.id) * joint;
    field.put(at, 168 * tone, 158 * tone, 140 * tone);
    field.height[at] = Math.min(2.1, (stands - 0.42) * 9) * step(0, 0.1, d) * step(0.62, 0.5, d) + 0.14 * cell.id;
  });
};
