// Animals and monsters: a body of four legs or none, with heads and weapons of their own.
import type { Joint, Painter } from "./painter";
import { BLACK, BONE, dimmed, GOLD, IRON, type Kit } from "./paints";
import { BACKS, BOTH, feather, fourLegs, MOUNTS } from "./people";
import type { Colour, Spot } from "./relief";

type Part = (p: Painter, kit: Kit) => void;
type Creature = "horse" | "stag" | "griffon" | "warbird" | "salamander" | "dragon" | "cat" | "lion" | "hound" | "bear" | "bull" | "ram" | "boar" | "badger" | "toad" | "tortoise" | "lizard" | "imp" | "bat" | "crow" | "ray" | "phoenix" | "spider" | "scorpion" | "serpent" | "hydra" | "kraken"; // biome-ignore format: a list

const YELLOW: Colour = [255, 210, 90];
const GLOWS = { glow: 0.9 };

const eyes = (p: Painter, u: number, v: number, z: number, colour: Colour = YELLOW): void => {
  for (const s of BOTH) p.dome(colour, [u, s * v, 0.05, 0.05, z, 0.04], GLOWS);
};

/** A sash in the side's colour: whose it is can be seen on every creature. */
const sash = (p: Painter, { side }: Kit, u: number, wide: number, z: number): void =>
  p.path(side.cloth, [[u, -wide, z - 0.14, 0.1], [u - 0.02, 0, z, 0.11], [u, wide, z - 0.14, 0.1]]); // biome-ignore format: a band

const scaly = {
  gloss: 0.2,
  tex: (x: number, y: number) => [0.9 + 0.16 * Math.sin(x * 24) * Math.sin(y * 18), 0] as const,
};

/** Four bent legs that stand far out. */
function sprawl(p: Painter, colour: Colour, wide: number, long: number): void {
  for (const s of BOTH)
    for (const u of [0.42 * long, -0.46 * long]) {
      p.path(colour, [[u, s * 0.2, 0.34, 0.15], [u + 0.12, s * wide, 0.34, 0.12], [u + 0.34, s * (wide + 0.06), 0.12, 0.09]]); // biome-ignore format: a leg
      for (let i = -1; i < 2; i++) p.rod(BONE, [u + 0.34, s * (wide + 0.06), 0.12, 0.05], [u + 0.5, s * (wide + 0.06) + i * 0.1, 0.08, 0.01]); // biome-ignore format: its claws
    }
}

function dragonHead(p: Painter, skin: Colour, at: Spot, turn: number, z: number, size: number): void {
  p.on(at[0], at[1], z, size, () => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const q = (u: number, v: number, h: number, r: number): Joint => [u * c - v * s, u * s + v * c, h, r];
    p.path(skin, [q(0, 0, 0.2, 0.24), q(0.26, 0, 0.22, 0.2), q(0.56, 0, 0.12, 0.11)]);
    for (const m of BOTH) {
      p.path(BONE, [q(-0.02, m * 0.16, 0.36, 0.07), q(-0.3, m * 0.28, 0.5, 0.05), q(-0.5, m * 0.24, 0.54, 0.01)]);
      const [u, v] = q(0.24, m * 0.15, 0, 0);
      p.dome(YELLOW, [u, v, 0.05, 0.05, 0.38, 0.04], GLOWS);
    }
  });
}

function feathered(p: Painter, kit: Kit, light: Colour, dark: Colour, reach: number): void {
  for (const s of BOTH) {
    for (let i = 8; i >= 0; i--) {
      const a = 1.35 + i * 0.19;
      const l = reach * (0.62 + 0.42 * Math.sin(((8 - i) / 8) * 1.6 + 0.2));
      const [u, v] = [0.2 - i * 0.06, s * (0.26 + i * 0.01)];
      feather(p, dimmed(light, 0.86 + 0.02 * i), dark, [u, v, 0.9 - i * 0.012, 0.15], [u + Math.cos(a) * l, v + s * Math.sin(a) * l, 0.76 - i * 0.02, 0.125]); // biome-ignore format: a feather
    }
    for (let i = 5; i >= 0; i--) {
      const a = 1.42 + i * 0.2;
      const l = reach * (0.36 + 0.2 * Math.sin(((5 - i) / 5) * 1.6));
      p.rod(dimmed(light, i % 2 ? 1 : 0.94), [0.22 - i * 0.03, s * 0.26, 0.98, 0.13], [0.22 + Math.cos(a) * l, s * (0.26 + Math.sin(a) * l), 0.9 - i * 0.01, 0.1], { flat: 0.5 }); // biome-ignore format: a covert
    }
    p.path(light, [[0.22, s * 0.2, 1, 0.17], [0.3, s * 0.7 * reach, 1.04, 0.12], [0.18, s * reach, 1.02, 0.06]], { flat: 0.7 }); // biome-ignore format: the bone
    p.dome(kit.side.cloth, [0.2, s * 0.42, 0.13, 0.18, 1.08, 0.1]);
  }
}

function fan(p: Painter, u: number, colour: Colour, dark: Colour, count: number, long: number): void {
  for (let i = 0; i < count; i++) {
    const a = Math.PI + (i - (count - 1) / 2) * 0.2;
    p.rod(i % 2 ? dark : colour, [u, 0, 0.5, 0.09], [u + Math.cos(a) * long, Math.sin(a) * long, 0.4, 0.09], {
      flat: 0.5,
    });
  }
}

function beak(p: Painter, u: number, z: number, size: number): void {
  p.path([232, 176, 60], [[u, 0, z, 0.12 * size], [u + 0.22 * size, 0, z - 0.02, 0.07 * size], [u + 0.32 * size, 0, z - 0.1, 0.015]], { gloss: 0.3 }); // biome-ignore format: a beak
}

/** A chain of joints that winds to both sides. */
const winding = (from: Spot, steps: number, bend: (i: number) => number, stride: number, thick: (i: number) => number, z: (i: number) => number, turn = 0): Joint[] => {
  let [u, v, a] = [from[0], from[1], turn];
  const joints: Joint[] = [];
  for (let i = 0; i <= steps; i++) {
    joints.push([u, v, z(i), thick(i)]);
    a += bend(i);
    [u, v] = [u + Math.cos(a) * stride, v + Math.sin(a) * stride];
  }
  return joints;
}; // biome-ignore format: a recipe

// biome-ignore format: parts by their numbers
export const CREATURES: Record<Creature, Part> = {
  horse: (p, kit) => MOUNTS.horse(p, kit),
  stag: (p, kit) => MOUNTS.stag(p, kit),
  boar: (p, kit) => MOUNTS.boar(p, kit),
  hound: (p, kit) => {
    MOUNTS.hound(p, kit);
    eyes(p, 1.04, 0.13, 0.94);
  },
  bear: (p, { coat, side }) => fourLegs(p, coat, dimmed(coat, 0.7), { head: "round", tail: "stub", cloth: side.cloth, wide: 1.45 }),
  badger: (p, { coat, side }) => {
    fourLegs(p, [120, 112, 106], dimmed(coat, 0.5), { head: "round", tail: "stub", cloth: side.cloth, wide: 1.2, long: 0.82 });
    for (const v of [-0.1, 0, 0.1]) p.rod(v ? BLACK : [236, 230, 218], [1.06, v * 0.7, 0.96, 0.05], [0.4, v * 1.4, 0.9, 0.07]);
    for (const s of BOTH) for (let i = -1; i < 2; i++) p.rod(BONE, [0.66, s * 0.44 + i * 0.08, 0.12, 0.05], [0.92, s * 0.44 + i * 0.12, 0.1, 0.01]);
  },
  bull: (p, { coat, side, magic }) => {
    fourLegs(p, coat, dimmed(coat, 0.55), { head: "snout", tail: "thin", cloth: side.cloth, wide: 1.35 });
    p.dome(dimmed(coat, 0.7), [0.5, 0, 0.34, 0.44, 0.6, 0.36], { tex: (x, y) => [1 + 0.15 * Math.sin(x * 16 + y * 20), 0.03 * Math.sin(x * 18)] });
    for (const s of BOTH) p.path(BONE, [[0.92, s * 0.16, 0.92, 0.1], [0.9, s * 0.5, 0.98, 0.085], [1.16, s * 0.72, 1.06, 0.012]]);
    eyes(p, 1.06, 0.14, 0.94, magic);
  },
  ram: (p, { coat, side }) => {
    fourLegs(p, coat, dimmed(coat, 0.6), { head: "round", tail: "stub", cloth: side.cloth, wide: 1.15, long: 0.92 });
    for (const s of BOTH) p.path([196, 172, 128], [[0.86, s * 0.14, 0.96, 0.11], [0.66, s * 0.34, 1.02, 0.1], [0.74, s * 0.56, 0.98, 0.09], [0.98, s * 0.56, 0.92, 0.07], [1.06, s * 0.42, 0.9, 0.02]], { tex: () => [1, 0] });
    for (let i = 0; i < 18; i++) p.dome(dimmed(coat, 0.9 + 0.2 * (i % 3)), [-0.7 + (i % 6) * 0.2, -0.24 + Math.floor(i / 6) * 0.24, 0.14, 0.14, 0.64, 0.16]);
  },
  cat: (p, kit) => {
    const { coat, side, magic } = kit;
    fourLegs(p, coat, dimmed(coat, 0.6), { head: "ears", tail: "thin", cloth: side.cloth, wide: 0.9, long: 1.06 });
    for (let i = 0; i < 5; i++) p.path(IRON, [[0.5 - i * 0.26, -0.3, 0.6, 0.04], [0.46 - i * 0.26, 0, 0.88, 0.045], [0.5 - i * 0.26, 0.3, 0.6, 0.04]], { gloss: 0.5 });
    for (const s of BOTH) p.dome(GOLD, [0.36, s * 0.3, 0.14, 0.14, 0.66, 0.16], { gloss: 0.6 });
    eyes(p, 1.08, 0.12, 0.95, magic);
  },
  lion: (p, kit) => {
    const { coat, side } = kit;
    fourLegs(p, coat, dimmed(coat, 0.7), { head: "round", tail: "stub", cloth: side.cloth, wide: 1.12 });
    for (let i = 0; i < 18; i++) {
      const a = (i / 18) * 6.28;
      p.rod(dimmed(coat, i % 2 ? 0.5 : 0.66), [0.74 + Math.cos(a) * 0.12, Math.sin(a) * 0.14, 0.84, 0.1], [0.7 + Math.cos(a) * 0.36, Math.sin(a) * 0.42, 0.66, 0.03]);
    }
    p.path(dimmed(coat, 0.6), [[-0.84, 0, 0.5, 0.1], [-1.14, 0.2, 0.62, 0.09], [-1.04, 0.48, 0.8, 0.09], [-0.76, 0.5, 0.98, 0.1]]);
    for (let i = 0; i < 5; i++) p.rod(BONE, [-0.76, 0.5, 1, 0.08], [-0.76 + Math.cos(i * 1.25) * 0.22, 0.5 + Math.sin(i * 1.25) * 0.22, 1.06, 0.01]);
    eyes(p, 0.98, 0.13, 0.94);
  },
  griffon: (p, kit) => {
    const { coat, side } = kit;
    fourLegs(p, dimmed(coat, 0.85), dimmed(coat, 0.55), { head: "long", tail: "thin", cloth: side.cloth, wide: 1.05 });
    feathered(p, kit, [232, 214, 178], dimmed(coat, 0.7), 1.36);
    for (let i = 0; i < 9; i++) p.rod(i % 2 ? BONE : [236, 228, 206], [0.72, (i - 4) * 0.05, 0.9, 0.12], [0.46, (i - 4) * 0.1, 0.74, 0.04]);
    p.dome([240, 232, 214], [1, 0, 0.26, 0.21, 0.8, 0.28]);
    beak(p, 1.16, 0.96, 1.1);
    eyes(p, 1.12, 0.15, 0.98);
  },
  warbird: (p, { coat, side }) => {
    for (const s of BOTH) {
      p.path([206, 160, 90], [[0, s * 0.24, 0.5, 0.13], [-0.16, s * 0.4, 0.3, 0.09], [0.34, s * 0.42, 0.1, 0.07]]);
      for (let i = -1; i < 2; i++) p.rod([206, 160, 90], [0.34, s * 0.42, 0.1, 0.05], [0.6, s * 0.42 + i * 0.16, 0.08, 0.015]);
      for (let i = 0; i < 5; i++) p.rod(i % 2 ? coat : dimmed(coat, 0.7), [0.1 - i * 0.12, s * 0.3, 0.72, 0.12], [-0.3 - i * 0.12, s * (0.62 - i * 0.06), 0.6, 0.04], { flat: 0.6 });
    }
    fan(p, -0.7, coat, dimmed(coat, 0.6), 7, 0.62);
    p.dome(coat, [-0.16, 0, 0.68, 0.4, 0.4, 0.5], { tex: (x, y) => [1 + 0.12 * Math.sin(x * 22) * Math.sin(y * 12), 0] });
    p.plate(side.cloth, [[0.14, -0.32], [0.14, 0.32], [-0.4, 0.34], [-0.4, -0.34]], 0.86, 0.08);
    p.path([232, 200, 170], [[0.4, 0, 0.72, 0.17], [0.74, 0.06, 0.92, 0.11], [1, 0, 1.08, 0.13]]);
    p.dome([232, 200, 170], [1.06, 0, 0.19, 0.15, 1.02, 0.2]);
    beak(p, 1.2, 1.1, 1.2);
    for (let i = -2; i < 3; i++) p.rod(side.rim, [1, i * 0.03, 1.2, 0.04], [0.74, i * 0.12, 1.28, 0.02]);
  },
  salamander: (p, { coat, side, magic }) => {
    sprawl(p, coat, 0.58, 1.15);
    p.path(coat, [[-1.56, 0.34, 0.14, 0.03], [-1.24, 0.24, 0.22, 0.1], [-0.9, 0, 0.3, 0.2], [-0.5, -0.06, 0.36, 0.3], [0, 0, 0.4, 0.36], [0.5, 0, 0.42, 0.32], [0.8, 0, 0.44, 0.24]], { gloss: 0.35 });
    for (let i = 0; i < 9; i++) p.dome(i % 2 ? magic : BLACK, [0.6 - i * 0.2, i % 2 ? 0.1 : -0.1, 0.08, 0.08, 0.68 - Math.abs(i - 3) * 0.04, 0.06], i % 2 ? GLOWS : {});
    p.dome(coat, [1, 0, 0.34, 0.28, 0.4, 0.3], { gloss: 0.35 });
    eyes(p, 1.08, 0.2, 0.66, magic);
    p.plate(side.cloth, [[0.26, -0.3], [0.26, 0.3], [-0.3, 0.32], [-0.3, -0.32]], 0.78, 0.08);
    p.shine(magic, 0, 0, 0.8);
  },
  dragon: (p, kit) => {
    const { coat, side, look } = kit;
    const dark = dimmed(coat, 0.7);
    sprawl(p, dark, 0.56, 1);
    p.path(coat, [[-1.7, 0.5, 0.2, 0.02], [-1.4, 0.56, 0.28, 0.09], [-1.06, 0.3, 0.34, 0.15], [-0.7, 0.04, 0.4, 0.24], [-0.3, 0, 0.44, 0.34], [0.2, 0, 0.48, 0.34], [0.56, 0, 0.6, 0.24], [0.86, 0, 0.86, 0.17]], { gloss: 0.2 });
    p.plate(dark, [[-1.62, 0.34], [-1.9, 0.56], [-1.6, 0.7]], 0.3, 0.05);
    for (let i = 0; i < 11; i++) p.rod(BONE, [0.7 - i * 0.18, i > 7 ? (i - 7) * 0.09 : 0, 0.98 - Math.abs(i - 3) * 0.03, 0.075], [0.58 - i * 0.18, i > 7 ? (i - 7) * 0.1 : 0, 1.14 - Math.abs(i - 3) * 0.04, 0.012]);
    dragonHead(p, coat, [0.98, 0], 0, 0.7, 1.05);
    if (look.back === "none" || look.back === "spikes") BACKS.leather(p, { ...kit, trim: dark });
    if (look.back === "spikes") {
      for (const s of BOTH) {
        for (let i = 0; i < 5; i++) p.path(BONE, [[0.5 - i * 0.27, s * 0.2, 1, 0.09], [0.36 - i * 0.29, s * (0.5 - i * 0.03), 1.12, 0.06], [0.18 - i * 0.31, s * (0.66 - i * 0.05), 1.1, 0.012]]);
        p.path(BONE, [[-1.4, 0.56 + s * 0.04, 0.34, 0.08], [-1.44, 0.56 + s * 0.3, 0.4, 0.012]]);
        p.path(dark, [[0.8, s * 0.16, 1.02, 0.1], [0.6, s * 0.42, 1.1, 0.09], [0.3, s * 0.5, 1.12, 0.02]]);
      }
    }
    sash(p, { ...kit, side }, 0.06, 0.34, 0.96);
  },
  toad: (p, kit) => {
    const { coat, magic } = kit;
    sprawl(p, dimmed(coat, 0.8), 0.6, 1);
    p.dome(coat, [-0.1, 0, 0.66, 0.6, 0.2, 0.6], { tex: (x, y) => [0.92 + 0.16 * Math.sin(x * 17) * Math.sin(y * 15), 0.03 * Math.sin(x * 15) * Math.sin(y * 15)] });
    p.dome(coat, [0.5, 0, 0.44, 0.5, 0.26, 0.46]);
    p.plate([120, 40, 50], [[0.96, 0], [0.78, 0.4], [0.66, 0.3], [0.78, 0], [0.66, -0.3], [0.78, -0.4]], 0.6, 0.06);
    for (let i = 0; i < 8; i++) p.dome(magic, [-0.5 + (i % 4) * 0.22, -0.3 + Math.floor(i / 4) * 0.5 + (i % 3) * 0.06, 0.1, 0.1, 0.72, 0.1], { glow: 0.5, gloss: 0.4 });
    eyes(p, 0.5, 0.32, 0.74);
    sash(p, kit, 0.14, 0.5, 0.86);
  },
  tortoise: (p, { coat, side, skin }) => {
    sprawl(p, dimmed(skin, 0.7), 0.74, 1.15);
    p.path(dimmed(skin, 0.8), [[0.6, 0, 0.3, 0.22], [0.94, 0, 0.44, 0.18]]);
    p.dome(dimmed(skin, 0.85), [1.08, 0, 0.26, 0.21, 0.36, 0.24]);
    eyes(p, 1.16, 0.16, 0.52);
    p.dome(coat, [-0.06, 0, 0.86, 0.76, 0.26, 0.74], {
      tex: (x, y) => {
        const seam = Math.min(Math.abs(Math.sin(x * 5.2 + (Math.abs(y) > 0.42 ? 1.6 : 0))), Math.abs(Math.abs(y) - 0.42) * 5);
        return [seam < 0.16 ? 0.55 : 1.05, seam < 0.16 ? -0.05 : 0];
      },
    });
    for (const [u, v, r] of [[-0.3, 0.2, 0.16], [0.2, -0.22, 0.13], [-0.1, -0.4, 0.1]] as const) p.dome([96, 140, 70], [u, v, r, r, 0.9, r]);
    p.plate(side.cloth, [[0.3, -0.1], [0.3, 0.1], [-0.4, 0.1], [-0.4, -0.1]], 1, 0.06);
  },
  lizard: (p, kit) => {
    const { coat, magic } = kit;
    sprawl(p, dimmed(coat, 0.75), 0.6, 1);
    p.path(coat, [...winding([-1.3, 0.5], 3, () => -0.35, 0.26, (i) => 0.03 + i * 0.07, (i) => 0.14 + i * 0.06, 0.1), [-0.4, 0, 0.36, 0.3], [0.1, 0, 0.4, 0.34], [0.56, 0, 0.42, 0.24]], scaly);
    for (let i = 0; i < 8; i++) p.rod(dimmed(coat, 0.6), [0.62 - i * 0.18, 0, 0.72, 0.09], [0.52 - i * 0.18, 0, 0.98 - Math.abs(i - 3) * 0.04, 0.015]);
    p.plate(coat, [[1.22, 0], [0.94, 0.26], [0.6, 0.3], [0.6, -0.3], [0.94, -0.26]], 0.56, 0.12, { gloss: 0.2 });
    for (const s of BOTH) p.rod(BONE, [0.72, s * 0.22, 0.72, 0.07], [0.5, s * 0.46, 0.86, 0.012]);
    eyes(p, 0.88, 0.17, 0.72, magic);
    p.shine(magic, 0.9, 0, 0.5);
    sash(p, kit, 0.2, 0.32, 0.8);
  },
  imp: (p, kit) => {
    const { coat, magic } = kit;
    for (const s of BOTH) {
      p.path(coat, [[-0.1, s * 0.14, 0.3, 0.12], [-0.3, s * 0.28, 0.18, 0.09], [0.02, s * 0.34, 0.08, 0.08]]);
      p.path(coat, [[0.06, s * 0.26, 0.56, 0.1], [0.3, s * 0.5, 0.56, 0.08], [0.58, s * 0.4, 0.6, 0.07]]);
      for (let i = -1; i < 2; i++) p.rod(BONE, [0.58, s * 0.4, 0.62, 0.04], [0.78, s * 0.4 + i * 0.1, 0.64, 0.008]);
    }
    p.path(coat, [[-0.2, 0, 0.4, 0.09], [-0.54, 0.14, 0.42, 0.06], [-0.76, -0.02, 0.5, 0.045], [-0.94, 0.1, 0.56, 0.02]]);
    p.plate(dimmed(coat, 0.6), [[-0.86, 0.02], [-1.12, 0.18], [-0.92, 0.22]], 0.56, 0.04);
    p.dome(coat, [0, 0, 0.3, 0.3, 0.3, 0.44]);
    p.dome(coat, [0.24, 0, 0.29, 0.27, 0.62, 0.32]);
    for (const s of BOTH) {
      p.path(BONE, [[0.2, s * 0.14, 0.88, 0.07], [0.1, s * 0.3, 0.98, 0.05], [0.22, s * 0.42, 1.08, 0.01]]);
      p.rod(coat, [0.22, s * 0.24, 0.8, 0.08], [0.1, s * 0.5, 0.86, 0.012]);
    }
    eyes(p, 0.42, 0.11, 0.84, magic);
    sash(p, kit, -0.06, 0.28, 0.78);
  },
  bat: (p, kit) => {
    const { coat } = kit;
    for (const s of BOTH) {
      p.plate(dimmed(coat, 0.9), [[0.22, s * 0.12], [0.5, s * 0.7], [0.34, s * 1.4], [0, s * 1.66], [-0.08, s * 1.3], [-0.32, s * 1.24], [-0.3, s * 0.9], [-0.56, s * 0.76], [-0.46, s * 0.44], [-0.6, s * 0.16]], (u, v) => 0.7 + 0.08 * Math.sin(Math.abs(v) * 6 + u * 3), 0.05, { tint: (_u, v) => 0.8 + 0.5 * Math.min(1, Math.abs(v) / 1.6) });
      for (const [u, v] of [[0, 1.66], [-0.32, 1.24], [-0.56, 0.76]] as const) p.rod(dimmed(coat, 0.6), [0.48, s * 0.7, 0.84, 0.05], [u, s * v, 0.74, 0.015]);
      p.rod(dimmed(coat, 0.6), [0.2, s * 0.1, 0.8, 0.08], [0.5, s * 0.7, 0.86, 0.05]);
      p.plate(coat, [[0.5, s * 0.06], [0.34, s * 0.18], [0.26, s * 0.42], [0.2, s * 0.12]], 1, 0.04);
    }
    p.dome(dimmed(coat, 1.3), [-0.06, 0, 0.44, 0.26, 0.6, 0.34], { tex: (x, y) => [1 + 0.14 * Math.sin(x * 20 + y * 16), 0.02 * Math.sin(x * 22)] });
    p.dome(dimmed(coat, 1.3), [0.4, 0, 0.22, 0.21, 0.74, 0.24]);
    eyes(p, 0.54, 0.09, 0.94, [255, 110, 90]);
    sash(p, kit, 0, 0.24, 1);
  },
  crow: (p, kit) => {
    const { coat, magic } = kit;
    feathered(p, kit, dimmed(coat, 0.8), dimmed(coat, 0.5), 1.3);
    fan(p, -0.4, dimmed(coat, 0.7), dimmed(coat, 0.5), 6, 0.66);
    p.dome(dimmed(coat, 0.75), [0, 0, 0.5, 0.27, 0.6, 0.38], { gloss: 0.2 });
    p.dome(dimmed(coat, 0.85), [0.54, 0, 0.24, 0.19, 0.78, 0.24], { gloss: 0.2 });
    p.path(BLACK, [[0.66, 0, 0.92, 0.1], [1, 0, 0.86, 0.015]], { gloss: 0.4 });
    eyes(p, 0.62, 0.13, 0.94, magic);
  },
  ray: (p, kit) => {
    const { coat, magic, side } = kit;
    p.plate(coat, [[0.9, 0], [0.66, 0.3], [0.24, 1.3], [-0.16, 1.02], [-0.5, 0.5], [-0.8, 0], [-0.5, -0.5], [-0.16, -1.02], [0.24, -1.3], [0.66, -0.3]], (u, v) => 0.3 + 0.3 * Math.max(0, 1 - Math.hypot(u, v * 1.2)) + 0.05 * Math.sin(v * 7), 0.2, { tint: (u, v) => 0.85 + 0.2 * Math.sin(u * 12) * Math.sin(v * 12) });
    for (const s of BOTH) p.path(magic, [[0.5, s * 0.14, 0.82, 0.03], [0.1, s * 0.46, 0.68, 0.035], [0.06, s * 0.96, 0.56, 0.012]], GLOWS);
    p.path(dimmed(coat, 0.7), [[-0.6, 0, 0.5, 0.12], [-1.1, 0.1, 0.4, 0.07], [-1.6, -0.06, 0.34, 0.015]]);
    eyes(p, 0.6, 0.2, 0.76, magic);
    p.plate(side.cloth, [[0.24, -0.14], [0.24, 0.14], [-0.34, 0.12], [-0.34, -0.12]], 0.92, 0.06);
    p.shine(magic, 0, 0, 1);
  },
  phoenix: (p, kit) => {
    const { coat, magic } = kit;
    feathered(p, kit, magic, [226, 96, 40], 1.44);
    for (let i = 0; i < 7; i++) p.path(i % 2 ? magic : [226, 96, 40], [[-0.4, (i - 3) * 0.05, 0.6, 0.09], [-0.9, (i - 3) * 0.16, 0.5, 0.07], [-1.5 + Math.abs(i - 3) * 0.12, (i - 3) * 0.24 + 0.1, 0.4, 0.02]], { glow: 0.5 });
    p.dome(coat, [0, 0, 0.52, 0.3, 0.6, 0.42], { glow: 0.1 });
    p.path(coat, [[0.4, 0, 0.9, 0.17], [0.78, 0, 1.06, 0.13]]);
    p.dome(magic, [0.9, 0, 0.2, 0.16, 1, 0.2], { glow: 0.4 });
    beak(p, 1.02, 1.1, 1);
    for (let i = -1; i < 2; i++) p.rod(magic, [0.86, i * 0.06, 1.18, 0.05], [0.56, i * 0.2, 1.3, 0.012], GLOWS);
    p.shine(magic, -0.2, 0, 1.5);
  },
  spider: (p, kit) => {
    const { coat, magic, side } = kit;
    for (const s of BOTH)
      for (let i = 0; i < 4; i++) {
        const a = 0.42 + i * 0.62;
        const [c, n] = [Math.cos(a), s * Math.sin(a)];
        p.path(dimmed(coat, 0.75), [[c * 0.2, n * 0.2, 0.4, 0.09], [c * 0.72, n * 0.76, 0.72, 0.075], [c * 1.16, n * 1.2, 0.1, 0.02]]);
      }
    p.dome(coat, [-0.5, 0, 0.5, 0.44, 0.3, 0.6], { tex: (x, y) => [Math.abs(y) < 0.12 || Math.abs(Math.abs(y) - 0.5 + x * 0.3) < 0.08 ? 0.6 : 1, 0] });
    p.plate(side.cloth, [[-0.28, 0], [-0.46, 0.16], [-0.72, 0], [-0.46, -0.16]], 0.94, 0.06);
    p.dome(coat, [0.14, 0, 0.32, 0.28, 0.36, 0.36]);
    for (const s of BOTH) {
      p.path(BLACK, [[0.4, s * 0.1, 0.5, 0.07], [0.62, s * 0.16, 0.4, 0.015]], { gloss: 0.5 });
      for (const [u, v] of [[0.32, 0.06], [0.26, 0.15], [0.2, 0.22]] as const) p.dome(magic, [u, s * v, 0.045, 0.045, 0.68, 0.04], GLOWS);
    }
  },
  scorpion: (p, kit) => {
    const { coat, side, magic } = kit;
    for (const s of BOTH) {
      for (let i = 0; i < 3; i++) p.path(dimmed(coat, 0.75), [[0.2 - i * 0.26, s * 0.24, 0.34, 0.08], [0.2 - i * 0.34, s * 0.66, 0.5, 0.06], [0.1 - i * 0.4, s * 1, 0.08, 0.02]]);
      p.path(coat, [[0.34, s * 0.22, 0.4, 0.11], [0.62, s * 0.62, 0.44, 0.1], [0.94, s * 0.5, 0.46, 0.16]], { gloss: 0.25 });
      p.path(coat, [[0.98, s * 0.58, 0.48, 0.12], [1.3, s * 0.56, 0.46, 0.02]], { gloss: 0.25 });
      p.path(coat, [[0.98, s * 0.42, 0.48, 0.09], [1.26, s * 0.4, 0.46, 0.015]], { gloss: 0.25 });
    }
    for (let i = 0; i < 5; i++) p.dome(i % 2 ? coat : dimmed(coat, 0.85), [0.34 - i * 0.2, 0, 0.22, 0.34 - i * 0.02, 0.34, 0.32], { gloss: 0.25 });
    p.path(coat, [[-0.54, 0, 0.5, 0.17], [-0.86, 0, 0.7, 0.15], [-0.94, 0, 0.98, 0.14], [-0.66, 0, 1.24, 0.13], [-0.34, 0, 1.34, 0.13]], { gloss: 0.25 });
    p.path(magic, [[-0.3, 0, 1.36, 0.1], [-0.02, 0, 1.26, 0.012]], { glow: 0.5 });
    eyes(p, 0.48, 0.1, 0.6);
    p.plate(side.cloth, [[0.2, -0.16], [0.2, 0.16], [-0.1, 0.16], [-0.1, -0.16]], 0.66, 0.05);
  },
  serpent: (p, kit) => {
    const { coat, magic } = kit;
    const coils = winding([-0.62, -0.46], 20, (i) => (i < 9 ? 0.44 : i < 16 ? -0.4 : 0.08), 0.165, (i) => 0.06 + i * 0.009, (i) => 0.12 + i * 0.034, 0.3);
    const middle = [0, 1].map((axis) => coils.reduce((sum, joint) => sum + joint[axis]!, 0) / coils.length);
    const body = coils.map(([u, v, z, r]): Joint => [u - middle[0]!, v - middle[1]!, z, r]);
    p.path(coat, body, { gloss: 0.3 });
    body.forEach(([u, v, z, r], i) => { if (i % 2) p.dome(dimmed(coat, i % 4 === 1 ? 0.6 : 1.2), [u, v, r * 0.55, r * 0.55, z + r * 0.7, 0.07]); });
    const [u, v, z] = body[17]!;
    p.dome(kit.side.cloth, [u, v, 0.23, 0.23, z + 0.1, 0.14]);
    const [hu, hv, hz] = body[20]!;
    p.on(hu, hv, hz, 1.1, () => {
      p.plate(coat, [[-0.2, -0.36], [0.1, -0.3], [0.2, 0], [0.1, 0.3], [-0.2, 0.36], [-0.3, 0]], 0.1, 0.12, { gloss: 0.3 });
      p.dome(coat, [0.16, 0, 0.3, 0.21, 0.14, 0.2], { gloss: 0.3 });
      eyes(p, 0.28, 0.13, 0.32, magic);
      for (const s of BOTH) p.rod([190, 40, 60], [0.44, 0, 0.2, 0.025], [0.68, s * 0.09, 0.18, 0.01]);
    });
  },
  hydra: (p, kit) => {
    const { coat } = kit;
    sprawl(p, dimmed(coat, 0.8), 0.66, 0.9);
    p.path(coat, [[-1.4, 0.3, 0.2, 0.03], [-1, 0.2, 0.3, 0.14], [-0.6, 0, 0.36, 0.3]]);
    p.dome(coat, [-0.2, 0, 0.6, 0.5, 0.3, 0.56], scaly);
    sash(p, kit, -0.3, 0.4, 0.92);
    for (const [turn, far] of [[-1.05, 0.9], [-0.5, 1.1], [0, 1.16], [0.5, 1.1], [1.05, 0.9]] as const) {
      const [u, v] = [0.1 + Math.cos(turn) * far * 0.9, Math.sin(turn) * far];
      p.path(coat, [[0.06, Math.sin(turn) * 0.3, 0.6, 0.18], [0.1 + Math.cos(turn) * far * 0.45, Math.sin(turn) * far * 0.64, 0.86, 0.14], [u * 0.9, v, 0.92, 0.12]]);
      dragonHead(p, coat, [u * 0.92, v], turn * 0.6, 0.72, 0.62);
    }
  },
  kraken: (p, kit) => {
    const { coat, magic, side } = kit;
    for (let i = 0; i < 8; i++) {
      const arm = winding([0, 0], 9, (k) => (i % 2 ? 1 : -1) * (k < 4 ? 0.1 : 0.34), 0.165, (k) => 0.19 - k * 0.019, (k) => 0.34 - k * 0.02 + (k > 6 ? (k - 6) * 0.12 : 0), (i / 8) * 6.28 + 0.2);
      p.path(i % 2 ? coat : dimmed(coat, 0.8), arm, { gloss: 0.25 });
      for (const k of [3, 5, 7]) p.dome(dimmed(coat, 1.4), [arm[k]![0], arm[k]![1], 0.045, 0.045, arm[k]![2] + 0.1, 0.04]);
    }
    p.dome(coat, [-0.06, 0, 0.5, 0.46, 0.36, 0.6], { gloss: 0.25, tex: (x, y) => [0.94 + 0.14 * Math.sin(x * 11 + y * 4), 0] });
    p.dome(dimmed(coat, 0.5), [0.34, 0, 0.14, 0.18, 0.74, 0.06]);
    for (const [u, v] of [[0.2, 0.26], [0.2, -0.26], [0.08, 0]] as const) p.dome(magic, [u, v, 0.075, 0.075, 0.9, 0.06], GLOWS);
    p.plate(side.cloth, [[-0.1, -0.2], [-0.1, 0.2], [-0.36, 0.18], [-0.36, -0.18]], 0.96, 0.06);
  },
};
