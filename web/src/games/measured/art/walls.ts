// What people have put in the way of others: walls, parapets, fences, banks of earth, barricades.
import { alongOf, eachAlong, oblongOf, type Painter } from "./piece";
import { boxOf, cell, clouds, depth, dice, findCell, hash, step } from "./relief";

/** Stones from the field, laid without mortar: no two are alike, and the top is as uneven as they are. */
export const wall: Painter = (field, { polygon }, seed) => {
  eachAlong(field, polygon, 0.15, (at, x, y, d) => {
    if (d < 0) {
      field.dim(at, 0.7 + 0.3 * step(0, -0.15, d));
      return;
    }
    findCell(x * 2.2, y * 2.9 + 20, seed);
    const joint = step(0.02, 0.17, cell.next - cell.near);
    // At its sides it ends where its stones end.
    const isEdge = d < 0.05 && (joint < 0.6 || cell.id < 0.3);
    const tone = (0.72 + 0.5 * cell.id) * (0.42 + 0.58 * joint);
    const warm = (cell.id * 13) % 1;
    field.put(at, (150 + 26 * warm) * tone, (142 + 12 * warm) * tone, (130 - 12 * warm) * tone);
    field.height[at] = isEdge ? 0.5 : 0.95 + 0.5 * cell.id * joint - 0.3 * cell.near;
    const moss = clouds(x * 2.2, y * 2.4, seed, 3);
    if (moss > 0.56) field.blend(at, 96, 118, 54, Math.min(0.8, (moss - 0.56) * 5));
  });
};

/** Twice as high as a man, of hewn stone, with teeth along both sides and a thicker pillar here and there. */
export const curtain: Painter = (field, { polygon }, seed) => {
  const { along, across } = oblongOf(polygon);
  const bays = Math.max(1, Math.round(along / 1.5));
  eachAlong(field, polygon, 0, (at, x, y, d) => {
    const place = ((x + along) / (2 * along)) * bays;
    const isPillar = Math.abs(place - Math.round(place)) * ((2 * along) / bays) < 0.27;
    const inside = across - Math.abs(y);
    const isEdge = inside < across * 0.42;
    const isTooth = isEdge && (((x * 1.9 + 40) % 1) + 1) % 1 < 0.56;
    const block = hash(Math.floor(x * 1.9 + 40), y > 0 ? 1 : 2, seed);
    const joint = Math.min((((x * 1.9 + 40) % 1) + 1) % 1, 1) < 0.08 ? 0.66 : 1;
    const tone = (0.86 + 0.22 * block) * joint * (isPillar ? 1.16 : isTooth ? 1.1 : isEdge ? 0.5 : 0.8);
    field.put(at, 190 * tone, 188 * tone, 184 * tone);
    field.height[at] = (isPillar ? 2.7 : isTooth ? 2.5 : isEdge ? 1.95 : 2.05) * step(0, 0.04, d + 0.02);
    if (isPillar && Math.max(Math.abs(place - Math.round(place)) * 2, Math.abs(y) / across) < 0.4)
      field.put(at, 92, 98, 112);
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

/** Sharpened trunks, side by side, bound with rope. */
export const palisade: Painter = (field, { polygon }, seed) => {
  const { x, y, along, across, turned } = oblongOf(polygon);
  const [ca, sa] = [Math.cos(turned), Math.sin(turned)];
  const wide = Math.max(0.13, Math.min(0.24, across));
  for (let u = -along + wide; u <= along - wide * 0.5; u += wide * 1.9) {
    const q = hash(Math.round(u * 40), 1, seed);
    const v = (q - 0.5) * Math.max(0, across - wide);
    const [px, py] = [x + u * ca - v * sa, y + u * sa + v * ca];
    const tone = 0.78 + 0.4 * q;
    field.ball(px, py, 0.7, wide, [124 * tone, 84 * tone, 50 * tone]);
    field.stick([px, py, 1.2], [px + 0.03, py - 0.05, 1.75], wide * 0.66, 0.03, [232, 198, 142], true);
  }
  for (const v of [-0.62, 0.62]) {
    const [dx, dy] = [-v * wide * sa, v * wide * ca];
    field.stick([x - along * ca + dx, y - along * sa + dy, 1.1], [x + along * ca + dx, y + along * sa + dy, 1.1], 0.026, 0.026, [120, 96, 62], true); // biome-ignore format: a rope
  }
};

/** Hurdles of woven willow, one beside the other, between posts. */
export const wicker: Painter = (field, { polygon }, seed) => {
  const { x, y, along, across, turned } = oblongOf(polygon);
  const hurdles = Math.max(1, Math.round(along / 0.55));
  eachAlong(field, polygon, 0, (at, u, v) => {
    const place = ((u + along) / (2 * along)) * hurdles;
    const gap = Math.abs(place - Math.round(place)) * ((2 * along) / hurdles);
    const over = Math.sin(u * 15) * Math.sin((v / across) * 7 + Math.floor(u * 4.77) * Math.PI);
    const tone = (0.84 + 0.3 * hash(Math.floor(u * 4.77), Math.floor(v * 12), seed)) * (1 + 0.24 * over);
    if (gap < 0.05) field.put(at, 58, 44, 28);
    else field.put(at, 214 * tone, 178 * tone, 104 * tone);
    field.height[at] = gap < 0.05 ? 0.4 : 0.95 + 0.12 * over;
  });
  for (let n = 0; n <= hurdles; n++) {
    const u = -along + (n / hurdles) * 2 * along;
    field.ball(x + u * 0.97 * Math.cos(turned), y + u * 0.97 * Math.sin(turned), 1.2, 0.13, [88, 60, 36]);
  }
};

/** A bank of turf, and baskets full of earth on top of it. */
export const rampart: Painter = (field, { polygon }, seed) => {
  const { along, across } = oblongOf(polygon);
  field.each(...boxOf(polygon, 0.3), (at, x, y) => {
    const d = depth(polygon, x, y) + 0.06 * (clouds(x * 3, y * 3, seed, 3) - 0.5);
    if (d < -0.2) return;
    const turf = clouds(x * 5, y * 5, seed + 4, 3);
    field.blend(at, 122, 98, 70, step(-0.2, 0, d) * 0.9);
    field.blend(at, 96 + 40 * turf, 122 + 40 * turf, 56, 0.94 * step(0.02, 0.2, d));
    field.height[at] = Math.max(field.height[at]!, 0.6 * step(-0.2, 0.3, d) + 0.14 * turf);
  });
  const radius = Math.min(0.3, across * 0.8);
  const count = Math.max(1, Math.round(along / (radius * 1.5)));
  eachAlong(field, polygon, 0, (at, u, v) => {
    const place = Math.round(((u + along) / (2 * along)) * count - 0.5) + 0.5;
    const [dx, dy] = [u - (-along + (place / count) * 2 * along), v];
    const far = Math.hypot(dx, dy) / radius;
    if (far > 1) return;
    const isRim = far > 0.68;
    const weave = 0.84 + 0.24 * Math.sin(Math.atan2(dy, dx) * 11);
    const earth = 0.7 + 0.6 * clouds(u * 7, v * 7, seed + 8, 2);
    if (isRim) field.put(at, 206 * weave, 164 * weave, 100 * weave);
    else field.put(at, 116 * earth, 84 * earth, 58 * earth);
    field.height[at] = isRim ? 1.2 : 1.08;
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
