// What people have built to live in, to look from, to walk on: houses, towers, roofs, squares, and what is left of them.
import { eachAlong, oblongOf, type Painter } from "./piece";
import { boxOf, type Colour, cell, clouds, depth, dice, type Field, findCell, hash, type Spot, step } from "./relief";

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

/** A town house: four faces of slate, a wall of stone around, and a lit window in the roof. */
export const hall: Painter = (field, { polygon }, seed) => {
  const { along, across } = oblongOf(polygon);
  eachAlong(field, polygon, 0, (at, x, y, d) => {
    const block = hash(Math.floor(x * 2.4 + (Math.abs(y) > across - 0.2 ? 0.5 : 0)), Math.floor(y * 2.4), seed);
    field.put(at, 168 + 30 * block, 162 + 28 * block, 148 + 26 * block);
    field.height[at] = 0.5;
    if (d < 0.2) return;
    const [left, right] = [along - Math.abs(x), across - Math.abs(y)];
    const isGable = left < right;
    const slope = isGable ? left : right;
    const rows = slope * 4.6;
    const row = Math.floor(rows);
    const column = (isGable ? y : x) * 3.4 + (row & 1) * 0.5 + 60;
    const slate = hash(Math.floor(column), row * 4 + (isGable ? (x > 0 ? 3 : 2) : y > 0 ? 1 : 0), seed);
    const joint = column - Math.floor(column) < 0.1 || rows - row > 0.88 ? 0.6 : 1;
    field.put(at, (84 + 34 * slate) * joint, (96 + 34 * slate) * joint, (114 + 36 * slate) * joint);
    field.blend(at, 104, 112, 70, 0.45 * step(0.6, 0.74, clouds(x * 1.4, y * 1.4, seed + 2, 3)));
    field.height[at] = 1.2 + 0.92 * Math.min(slope, across) + 0.05 * (rows - row);
    // The ridge, and the hips that run from it to the corners.
    if (Math.abs(left - right) < 0.09 || (!isGable && right > across - 0.1)) {
      field.put(at, 150, 152, 158);
      field.height[at]! += 0.1;
    }
    const [wx, wy] = [Math.abs(x - along * 0.34), y - across * 0.46];
    if (Math.max(wx, Math.abs(wy)) < 0.36) {
      const isPane = wx < 0.24 && Math.abs(wy - 0.06) < 0.2 && wx > 0.03;
      if (isPane) field.put(at, 255, 206, 112);
      else field.put(at, 118, 78, 52);
      field.glow[at] = isPane ? 0.8 : 0;
      field.height[at]! += 0.3;
    }
    const chimney = Math.max(Math.abs(x + along * 0.5), Math.abs(y + across * 0.3));
    if (chimney > 0.28) return;
    field.put(at, chimney < 0.13 ? 26 : 158, chimney < 0.13 ? 22 : 92, chimney < 0.13 ? 20 : 74);
    field.height[at] = chimney < 0.13 ? 2.2 : 3.1;
  });
};

/** Boards side by side, along the piece. */
function boards(field: Field, at: number, x: number, y: number, seed: number, [r, g, b]: Colour): void {
  const plank = Math.floor(x * 3.4 + 40);
  let tone =
    (0.7 + 0.35 * hash(plank, Math.floor((y + plank * 0.37) * 0.9), seed + 3)) *
    (0.85 + 0.3 * clouds(x * 14, y * 1.6, seed, 2));
  if (x * 3.4 + 40 - plank < 0.07) tone *= 0.5;
  field.put(at, r * tone, g * tone, b * tone);
}

/** Where its four outermost points are, drawn in a little. */
const cornersOf = (polygon: readonly Spot[], inside: number): Spot[] => {
  const { x, y, along, across, turned } = oblongOf(polygon);
  const [c, s] = [Math.cos(turned), Math.sin(turned)];
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([u, v]): Spot => {
    const [px, py] = [u! * (along - inside), v! * (across - inside)];
    return [x + px * c - py * s, y + px * s + py * c];
  }); // biome-ignore format: corners
};

/** Boards within a railing, posts at the corners, a hatch with a ladder. */
export const watchtower: Painter = (field, { polygon }, seed) => {
  eachAlong(field, polygon, 0, (at, x, y, d) => {
    boards(field, at, x, y, seed, [150, 108, 68]);
    field.height[at] = 1.75;
    if (d < 0.13) {
      const tone = 0.8 + 0.3 * hash(Math.floor(x * 2.2), Math.floor(y * 2.2), seed);
      field.put(at, 118 * tone, 78 * tone, 44 * tone);
      field.height[at] = 2.3;
    } else if (d < 0.24) {
      field.put(at, 52, 36, 24);
      field.height[at] = 1.5;
    }
    const [hx, hy] = [Math.abs(x - 0.5), Math.abs(y - 0.46)];
    if (Math.max(hx, hy) > 0.36) return;
    const isRung = hx < 0.22 && (((y * 7) % 1) + 1) % 1 < 0.42;
    if (Math.max(hx, hy) > 0.28) field.put(at, 92, 62, 36);
    else if (isRung) field.put(at, 170, 128, 80);
    else field.put(at, 22, 16, 12);
    field.height[at] = Math.max(hx, hy) > 0.28 ? 1.84 : isRung ? 1.4 : 0.6;
  });
  for (const [x, y] of cornersOf(polygon, 0.24)) {
    field.ball(x, y, 2.1, 0.24, [104, 70, 42]);
    field.ball(x, y, 2.42, 0.11, [214, 176, 120]);
  }
};

/** Boards that run towards the middle, where a beacon burns in its basket; a flag at the edge. */
export const platform: Painter = (field, { polygon }, seed) => {
  const { x: cx, y: cy, across } = oblongOf(polygon);
  field.each(...boxOf(polygon, 0.1), (at, X, Y) => {
    const d = depth(polygon, X, Y);
    if (d < 0) return;
    const [x, y] = [X - cx, Y - cy];
    const ray = (Math.atan2(y, x) / 6.28) * 22 + 22;
    const plank = Math.floor(ray);
    const joint = ray - plank < 0.09 ? 0.5 : 1;
    const tone = (0.74 + 0.36 * hash(plank, Math.floor(Math.hypot(x, y) * 1.4), seed)) * joint;
    field.put(at, 176 * tone, 140 * tone, 92 * tone);
    field.height[at] = 1.2 * step(0, 0.1, d);
    if (d < 0.17) {
      field.put(at, 150, 146, 136);
      field.height[at] = 1.34;
    }
  });
  const [bx, by] = [cx - across * 0.5, cy - across * 0.5];
  for (let n = 0; n < 9; n++)
    field.stick([bx, by, 1.2], [bx + Math.cos(n * 0.7) * 0.32, by + Math.sin(n * 0.7) * 0.32, 1.7], 0.07, 0.05, [58, 54, 52]); // biome-ignore format: the basket
  field.tongue(bx + 0.04, by + 0.1, 0.06, 0.42, [255, 176, 60]);
  field.ball(bx, by, 1.66, 0.15, [255, 226, 130]);
  const [fx, fy] = [cx + across * 0.62, cy + across * 0.36];
  field.stick([fx, fy, 1.3], [fx + 0.06, fy - 0.9, 2.4], 0.05, 0.03, [96, 66, 40]);
  for (let n = 0; n < 6; n++)
    field.stick([fx + 0.05, fy - 0.88 + n * 0.07, 2.2], [fx - 0.62 + n * 0.05, fy - 0.82 + n * 0.06, 2.1], 0.05, 0.04, [206, 168, 70]); // biome-ignore format: a flag
};

/** Red tiles laid flat, a low wall around, a hatch. */
export const flatRoof: Painter = (field, { polygon }, seed) => {
  eachAlong(field, polygon, 0, (at, x, y, d) => {
    const [u, v] = [x * 1.7 + 60, y * 1.7 + 60];
    const joint = Math.min(u % 1, v % 1) < 0.07 ? 0.62 : 1;
    const tile = hash(Math.floor(u), Math.floor(v), seed);
    const tone = (0.82 + 0.3 * tile) * joint * (0.9 + 0.2 * clouds(x * 2, y * 2, seed + 4, 3));
    field.put(at, 192 * tone, 142 * tone, 104 * tone);
    field.height[at] = 1.6;
    if (d < 0.3) {
      const shade = (0.86 + 0.2 * hash(Math.floor(u * 1.3), Math.floor(v * 1.3), seed + 2)) * (d < 0.05 ? 0.7 : 1);
      field.put(at, 214 * shade, 202 * shade, 176 * shade);
      field.height[at] = 2.05;
    }
    const [hx, hy] = [Math.abs(x + 0.7), Math.abs(y - 0.5)];
    if (Math.max(hx, hy) < 0.46) {
      const isBand = Math.abs(hx - 0.26) < 0.06;
      field.put(at, isBand ? 60 : 112, isBand ? 56 : 76, isBand ? 54 : 46);
      field.height[at] = 1.86 + (isBand ? 0.06 : 0);
    }
  });
};

/** Stones in rings around a star in the middle. */
export const paving: Painter = (field, { polygon }, seed) => {
  const { x: cx, y: cy } = oblongOf(polygon);
  field.each(...boxOf(polygon, 0.1), (at, X, Y) => {
    if (depth(polygon, X, Y) < 0) return;
    const [x, y] = [X - cx, Y - cy];
    const [far, angle] = [Math.hypot(x, y), Math.atan2(y, x) / 6.28 + 0.5];
    const ring = Math.floor(far * 1.9);
    const stones = Math.max(6, Math.round(ring * 6.28 * 0.9));
    const [u, v] = [angle * stones + 0.5 * (ring & 1), far * 1.9];
    const joint = Math.min((u % 1) * (ring + 1), (v % 1) * 2, 0.22) < 0.13 ? 0.66 : 1;
    const tone = (0.82 + 0.28 * hash(Math.floor(u), ring, seed)) * joint;
    const star = far < 1.5 && far * (1 + 0.55 * Math.abs(Math.sin(angle * 6.28 * 4))) < 1.1;
    if (star) field.blend(at, 196 * tone, 150 * tone, 92 * tone, 0.92);
    else if (ring % 4 === 3) field.blend(at, 116 * tone, 108 * tone, 102 * tone, 0.9);
    else field.blend(at, 162 * tone, 154 * tone, 138 * tone, 0.86);
    field.height[at]! += 0.06 * (joint < 1 ? 0 : 1);
  });
};

/** Walls that have fallen in, their stumps ragged, beams across what lies between them. */
export const ruin: Painter = (field, { polygon }, seed) => {
  const { x: cx, y: cy, along, across, turned } = oblongOf(polygon);
  field.each(...boxOf(polygon, 0.1), (at, x, y) => {
    const d = depth(polygon, x, y);
    if (d < 0) return;
    field.blend(at, 120, 110, 94, 0.5);
    const stands = clouds(Math.atan2(y - cy, x - cx) * 1.7 + 20, 3.3, seed, 3);
    const thick = 0.6 + 0.14 * (clouds(x * 4, y * 4, seed + 2, 2) - 0.5);
    if (d > thick || stands < 0.4) return;
    findCell(x * 2.2, y * 2.2, seed);
    const joint = 0.5 + 0.5 * step(0.02, 0.14, cell.next - cell.near);
    const tone = (0.8 + 0.38 * cell.id) * joint;
    field.put(at, 172 * tone, 160 * tone, 138 * tone);
    field.height[at] =
      Math.min(2.3, (stands - 0.4) * 10) * step(0, 0.08, d) * step(thick, thick - 0.1, d) + 0.3 * cell.id;
    if (clouds(x * 2, y * 2, seed + 6, 3) > 0.58) field.blend(at, 92, 116, 58, 0.6);
  });
  const random = dice(seed);
  for (let n = 0; n < 4; n++) {
    const [u, v, a] = [(random() - 0.5) * along, (random() - 0.5) * across, turned + (random() - 0.5) * 2];
    const [x, y] = [cx + u * Math.cos(turned) - v * Math.sin(turned), cy + u * Math.sin(turned) + v * Math.cos(turned)];
    const half = Math.min(across * 0.6, 0.7 + 0.5 * random());
    const [dx, dy] = [Math.cos(a) * half, Math.sin(a) * half];
    field.stick([x - dx, y - dy, 0.4], [x + dx, y + dy, 0.9], 0.12, 0.1, [92, 62, 40], true);
  }
};
