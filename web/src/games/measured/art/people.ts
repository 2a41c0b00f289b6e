// People: bodies, heads, and what is on their backs.
import type { Joint, Painter } from "./painter";
import { BLACK, BONE, dimmed, GOLD, IRON, type Kit, LEATHER, type Look, STEEL, WHITE } from "./paints";
import type { Colour, Spot } from "./relief";

type Part = (p: Painter, kit: Kit) => void;

export const BOTH = [-1, 1] as const;

export function arm(p: Painter, side: number, [u, v]: Spot, z: number, sleeve: Colour, hand: Colour): void {
  const elbow: Joint = [(u + 0.04) * 0.55, (side + v) * 0.5 + Math.sign(side) * 0.06, 0.68, 0.12];
  p.path(sleeve, [[0.04, side, 0.72, 0.135], elbow, [u, v, z, 0.09]]);
  p.dome(hand, [u, v, 0.11, 0.11, z - 0.02, 0.12]);
}

function legs(p: Painter, wide: number, colour: Colour): void {
  p.rod(colour, [-0.12, -wide, 0.12, 0.14], [0.24, -wide * 1.1, 0.1, 0.12]);
  p.rod(colour, [-0.2, wide, 0.12, 0.14], [0.1, wide * 1.1, 0.1, 0.12]);
}

const tabard = (p: Painter, colour: Colour): void =>
  p.plate(colour, [[0.2, -0.2], [0.22, 0.2], [-0.2, 0.26], [-0.2, -0.26]], 0.86, 0.08); // biome-ignore format: an outline

// biome-ignore format: parts by their numbers
export const BODIES: Record<"man" | "armour" | "robe" | "brute" | "bones" | "ghost" | "centaur" | "djinn", Part> = {
  man: (p, { coat, trim, side }) => {
    legs(p, 0.2, LEATHER);
    p.dome(coat, [0, 0, 0.33, 0.44, 0.35, 0.5]);
    for (const s of BOTH) p.dome(coat, [0.02, s * 0.4, 0.18, 0.17, 0.62, 0.18]);
    p.rod(trim, [-0.2, -0.34, 0.8, 0.06], [0.2, 0.3, 0.86, 0.06]);
    tabard(p, side.cloth);
  },
  armour: (p, { coat, trim, side }) => {
    legs(p, 0.22, IRON);
    p.dome(STEEL, [0, 0, 0.35, 0.48, 0.35, 0.52], { gloss: 0.35 });
    for (const s of BOTH) {
      p.dome(trim, [0.02, s * 0.47, 0.25, 0.22, 0.62, 0.26], { gloss: 0.4 });
      p.dome(coat, [0.02, s * 0.52, 0.13, 0.11, 0.84, 0.1], { gloss: 0.3 });
    }
    tabard(p, side.cloth);
  },
  robe: (p, { coat, side, seed }) => {
    p.dome(coat, [-0.06, 0, 0.7, 0.64, 0.08, 0.72], {
      pow: 0.8,
      tex: (x, y) => {
        const fold = Math.sin(Math.atan2(y, x) * 11 + seed) * Math.hypot(x, y);
        return [1 + 0.14 * fold, 0.05 * fold];
      },
    });
    p.dome(dimmed(coat, 1.12), [0, 0, 0.3, 0.38, 0.55, 0.36]);
    p.plate(side.cloth, [[0.34, -0.12], [0.34, 0.12], [-0.1, 0.14], [-0.1, -0.14]], 0.9, 0.06);
  },
  brute: (p, { skin, coat, side }) => {
    legs(p, 0.28, dimmed(skin, 0.85));
    p.dome(skin, [-0.04, 0, 0.42, 0.58, 0.34, 0.52]);
    for (const s of BOTH) p.dome(skin, [0.02, s * 0.54, 0.25, 0.24, 0.56, 0.3]);
    p.path(coat, [[-0.24, -0.5, 0.76, 0.08], [0, 0, 0.98, 0.09], [0.26, 0.42, 0.78, 0.08]]);
    p.dome(side.cloth, [-0.3, 0, 0.22, 0.4, 0.62, 0.18]);
  },
  bones: (p, { coat, side }) => {
    legs(p, 0.2, coat);
    p.rod(BONE, [-0.2, 0, 0.6, 0.07], [0.2, 0, 0.6, 0.07]);
    for (let i = 0; i < 4; i++) p.path(BONE, [[0.16 - i * 0.13, -0.34, 0.5, 0.045], [0.22 - i * 0.13, 0, 0.74, 0.055], [0.16 - i * 0.13, 0.34, 0.5, 0.045]]);
    for (const s of BOTH) p.dome(coat, [0.02, s * 0.38, 0.15, 0.14, 0.62, 0.16]);
    p.plate(side.cloth, [[-0.08, -0.2], [-0.06, 0.2], [-0.4, 0.24], [-0.52, 0], [-0.4, -0.24]], 0.66, 0.05);
  },
  ghost: (p, { coat, magic, side }) => {
    for (let i = 0; i < 5; i++) {
      const v = (i - 2) * 0.2;
      p.path(coat, [[-0.1, v * 0.8, 0.5, 0.2], [-0.6, v * 1.3, 0.3, 0.13], [-0.98 + Math.abs(i - 2) * 0.14, v * 1.7 + 0.05, 0.16, 0.015]], { glow: 0.14 });
    }
    p.dome(coat, [0, 0, 0.34, 0.42, 0.4, 0.5], { glow: 0.18 });
    p.plate(side.cloth, [[0.18, -0.16], [0.18, 0.16], [-0.3, 0.2], [-0.3, -0.2]], 0.92, 0.06);
    p.shine(magic, -0.3, 0, 0.9);
  },
  centaur: (p, kit) => {
    MOUNTS.horse(p, kit);
    p.on(0.42, 0, 0.42, 0.86, () => {
      p.dome(kit.skin, [0, 0, 0.3, 0.42, 0.3, 0.46]);
      for (const s of BOTH) p.dome(kit.coat, [0.02, s * 0.38, 0.17, 0.16, 0.58, 0.18]);
      tabard(p, kit.side.cloth);
    });
  },
  djinn: (p, { coat, magic, side }) => {
    p.path(coat, [[-1.02, 0.34, 0.05, 0.05], [-0.86, 0.02, 0.12, 0.12], [-0.66, -0.18, 0.2, 0.2], [-0.36, -0.06, 0.32, 0.3], [-0.1, 0, 0.4, 0.36]], { glow: 0.25 });
    p.dome(coat, [0, 0, 0.42, 0.6, 0.42, 0.56], { glow: 0.12 });
    for (const s of BOTH) p.dome(coat, [0.04, s * 0.54, 0.25, 0.24, 0.66, 0.28], { glow: 0.12 });
    p.path(GOLD, [[0.1, -0.36, 0.92, 0.05], [0.24, 0, 0.98, 0.06], [0.1, 0.36, 0.92, 0.05]], { gloss: 0.5 });
    p.plate(side.cloth, [[-0.04, -0.34], [-0.04, 0.34], [-0.34, 0.3], [-0.34, -0.3]], 0.8, 0.08);
    p.shine(magic, -0.5, 0, 0.8);
  },
};

/** Something to ride on a round base; also the bodies of horses and stags that carry others. */
export const MOUNTS: Record<Exclude<Look["mount"], "none" | "griffon">, Part> = {
  horse: (p, { coat, side }) =>
    fourLegs(p, coat, dimmed(coat, 0.55), { head: "long", cloth: side.cloth, tail: "hair" }),
  stag: (p, { coat, side }) => {
    fourLegs(p, coat, dimmed(coat, 0.6), { head: "long", cloth: side.cloth, tail: "stub" });
    antlers(p, 1.02, 0.92, 1);
  },
  boar: (p, { coat, side }) => {
    fourLegs(p, dimmed(coat, 0.8), dimmed(coat, 0.5), { head: "snout", cloth: side.cloth, tail: "stub", wide: 1.25 });
    for (let i = 0; i < 6; i++) p.rod(BLACK, [0.5 - i * 0.2, 0, 0.86, 0.08], [0.38 - i * 0.2, 0, 1.04, 0.02]);
  },
  hound: (p, { coat, side }) =>
    fourLegs(p, coat, dimmed(coat, 0.62), { head: "ears", cloth: side.cloth, tail: "thin", wide: 0.8 }),
};

interface Beast {
  head: "long" | "snout" | "ears" | "round";
  tail: "hair" | "thin" | "stub" | "bush";
  cloth: Colour;
  wide?: number;
  long?: number;
}

/** A body on four legs that looks along +x. */
export function fourLegs(
  p: Painter,
  fur: Colour,
  dark: Colour,
  { head, tail, cloth, wide = 1, long = 1 }: Beast,
): void {
  const w = 0.36 * wide;
  for (const s of BOTH) {
    p.path(dark, [[-0.5 * long, s * w * 0.8, 0.3, 0.17], [-0.62 * long, s * w * 1.2, 0.16, 0.12], [-0.4 * long, s * w * 1.3, 0.08, 0.1]]); // biome-ignore format: a leg
    p.path(dark, [[0.34 * long, s * w * 0.8, 0.3, 0.15], [0.48 * long, s * w * 1.15, 0.16, 0.11], [0.68 * long, s * w * 1.1, 0.08, 0.09]]); // biome-ignore format: a leg
  }
  const end = -0.86 * long;
  if (tail === "hair")
    for (const v of [-0.08, 0, 0.1])
      p.path(dark, [[end, v * 0.4, 0.52, 0.09], [end - 0.26, v + 0.06, 0.4, 0.1], [end - 0.5, v * 2 + 0.14, 0.2, 0.02]]); // biome-ignore format: hair
  else if (tail === "bush")
    p.path(fur, [[end, 0, 0.45, 0.1], [end - 0.24, 0.14, 0.5, 0.18], [end - 0.52, 0.24, 0.44, 0.03]]); // biome-ignore format: a brush
  else if (tail === "thin")
    p.path(dark, [[end, 0, 0.45, 0.07], [end - 0.24, 0.1, 0.5, 0.05], [end - 0.42, -0.04, 0.54, 0.03]]); // biome-ignore format: a tail
  else p.rod(dark, [end, 0, 0.5, 0.09], [end - 0.14, 0.04, 0.52, 0.03]);
  const hide = {
    tex: (x: number, y: number) => [1 + 0.09 * Math.sin(x * 22 + y * 9), 0.015 * Math.sin(x * 26)] as const,
  };
  p.dome(fur, [-0.28 * long, 0, 0.7 * long, w, 0.3, 0.5], hide);
  p.dome(fur, [0.32 * long, 0, 0.42 * long, w * 1.04, 0.36, 0.48], hide);
  p.plate(cloth, [[0.12, -w * 0.92], [0.12, w * 0.92], [-0.5, w * 0.96], [-0.5, -w * 0.96]], 0.8, 0.08); // biome-ignore format: a cloth
  const nose = (head === "long" ? 1.34 : head === "round" ? 1.14 : 1.24) * Math.max(1, long * 0.95);
  p.path(fur, [
    [0.56 * long, 0, 0.62, 0.26 * wide],
    [0.86 * long, 0, 0.78, 0.2 * wide],
  ]);
  p.dome(fur, [nose - 0.3, 0, 0.26, 0.2 * (head === "round" ? 1.25 : 1) * wide, 0.7, 0.28]);
  p.path(dark, [
    [nose - 0.2, 0, 0.8, 0.14 * wide],
    [nose, 0, 0.72, (head === "snout" ? 0.12 : 0.085) * wide],
  ]);
  for (const s of BOTH) {
    p.dome(BLACK, [nose - 0.2, s * 0.13 * wide, 0.04, 0.04, 0.93, 0.03]);
    if (head === "round") p.dome(dark, [nose - 0.44, s * 0.2 * wide, 0.09, 0.09, 0.86, 0.1]);
    else if (head === "snout") p.path(BONE, [[nose - 0.06, s * 0.12, 0.76, 0.05], [nose + 0.06, s * 0.22, 0.84, 0.04], [nose - 0.02, s * 0.28, 0.94, 0.01]]); // biome-ignore format: a tusk
    else p.rod(dark, [nose - 0.4, s * 0.13, 0.92, 0.075], [nose - (head === "ears" ? 0.62 : 0.5), s * 0.22, 1.12, 0.015]); // biome-ignore format: an ear
  }
  if (head === "long")
    for (let i = 0; i < 6; i++) p.rod(dark, [0.98 - i * 0.12, 0, 0.98 - i * 0.05, 0.07], [0.88 - i * 0.12, 0.07, 0.96 - i * 0.05, 0.05]); // biome-ignore format: a mane
}

export function antlers(p: Painter, u: number, z: number, size: number): void {
  for (const s of BOTH) {
    p.path(BONE, [[u, s * 0.12, z, 0.06], [u - 0.14 * size, s * 0.36 * size, z + 0.2, 0.05], [u + 0.04 * size, s * 0.66 * size, z + 0.34, 0.045], [u + 0.3 * size, s * 0.72 * size, z + 0.4, 0.012]]); // biome-ignore format: an antler
    for (const [a, b] of [[-0.1, 0.3], [-0.02, 0.52]] as const) p.rod(BONE, [u + a * size, s * b * size, z + 0.2, 0.045], [u + (a + 0.3) * size, s * (b - 0.04) * size, z + 0.34, 0.01]); // biome-ignore format: its tines
  }
}

const hairs = { tex: (_x: number, y: number) => [1 + 0.14 * Math.sin(y * 14), 0.012 * Math.sin(y * 14)] as const };

function face(p: Painter, { skin, hair }: Kit): void {
  p.dome(skin, [0.09, 0, 0.2, 0.185, 0.9, 0.24]);
  p.dome(hair, [0, 0, 0.22, 0.21, 0.95, 0.24], hairs);
}

const helmet = (p: Painter, metal: Colour): void => {
  p.dome(metal, [0.08, 0, 0.235, 0.215, 0.92, 0.26], { gloss: 0.5 });
  p.rod(GOLD, [0.28, 0, 1.02, 0.03], [0.08, 0, 1.17, 0.04], { gloss: 0.4 });
};

// biome-ignore format: parts by their numbers
export const HEADS: Record<Exclude<Look["head"], "none">, Part> = {
  hair: (p, kit) => {
    face(p, kit);
    p.path(kit.hair, [[-0.12, 0, 1, 0.1], [-0.42, 0.05, 0.85, 0.05]]);
  },
  braid: (p, kit) => {
    face(p, kit);
    for (let i = 0; i < 6; i++) p.dome(kit.hair, [-0.18 - i * 0.13, i % 2 ? 0.04 : -0.03, 0.1, 0.09 - i * 0.006, 1.02 - i * 0.05, 0.09]);
    p.dome(GOLD, [-0.98, 0.02, 0.06, 0.06, 0.74, 0.08], { gloss: 0.5 });
  },
  beard: (p, kit) => {
    face(p, kit);
    for (const v of [-0.12, 0, 0.12]) p.path(kit.hair, [[0.22, v, 0.98, 0.1], [0.46, v * 1.3, 0.86, 0.09], [0.66, v * 0.7, 0.76, 0.02]]);
    p.dome(STEEL, [0, 0, 0.24, 0.24, 1, 0.24], { gloss: 0.4 });
    p.dome(GOLD, [0, 0, 0.07, 0.07, 1.22, 0.08], { gloss: 0.5 });
  },
  cap: (p, kit) => {
    face(p, kit);
    p.dome(kit.side.cloth, [0.02, 0, 0.25, 0.24, 1, 0.22]);
    p.dome(kit.side.dark, [0.2, 0, 0.16, 0.2, 1.02, 0.08]);
    p.rod(WHITE, [-0.1, 0.14, 1.16, 0.04], [-0.42, 0.3, 1.1, 0.01]);
  },
  helm: (p) => helmet(p, STEEL),
  plumed: (p, { side }) => {
    helmet(p, STEEL);
    for (let i = 0; i < 6; i++) p.rod(side.rim, [0.14 - i * 0.12, i % 2 ? 0.03 : -0.03, 1.24 - i * 0.04, 0.085], [0.02 - i * 0.12, 0, 1.24 - i * 0.06, 0.075]);
  },
  horned: (p) => {
    helmet(p, IRON);
    for (const s of BOTH) p.path(BONE, [[0.06, s * 0.18, 1.04, 0.09], [0, s * 0.42, 1.12, 0.07], [0.22, s * 0.58, 1.24, 0.012]]);
  },
  hood: (p, { coat }) => {
    const cloth = dimmed(coat, 0.78);
    p.dome(cloth, [0.05, 0, 0.27, 0.24, 0.86, 0.34]);
    p.dome(BLACK, [0.24, 0, 0.1, 0.14, 0.98, 0.12]);
    p.rod(cloth, [-0.1, 0, 1.02, 0.16], [-0.44, 0.02, 0.86, 0.03]);
  },
  hat: (p, { coat }) => {
    const felt = dimmed(coat, 0.7);
    p.dome(felt, [-0.02, 0, 0.4, 0.42, 0.98, 0.06], { pow: 0.6 });
    p.dome(GOLD, [-0.04, 0, 0.22, 0.22, 1.02, 0.1], { gloss: 0.3 });
    p.dome(felt, [-0.06, 0, 0.19, 0.19, 1.06, 0.26]);
    p.path(felt, [[-0.08, 0, 1.3, 0.15], [-0.34, 0.08, 1.5, 0.08], [-0.56, -0.02, 1.4, 0.02]]);
  },
  skull: (p) => {
    p.dome(BONE, [0.1, 0, 0.25, 0.23, 0.86, 0.29], { gloss: 0.1 });
    for (const s of BOTH) p.dome(BLACK, [0.28, s * 0.095, 0.065, 0.06, 1.05, 0.03]);
    p.rod(BONE, [0.24, 0, 0.86, 0.12], [0.38, 0, 0.82, 0.09]);
  },
  tusks: (p, { skin, side }) => {
    p.dome(skin, [0.1, 0, 0.26, 0.24, 0.86, 0.28]);
    for (const s of BOTH) {
      p.path(BONE, [[0.28, s * 0.1, 0.98, 0.045], [0.42, s * 0.14, 1.04, 0.01]]);
      p.rod(skin, [0.1, s * 0.22, 0.98, 0.07], [0, s * 0.42, 1, 0.012]);
    }
    p.path(BLACK, [[0.06, 0, 1.12, 0.08], [-0.1, 0, 1.2, 0.09], [-0.42, 0.07, 1.02, 0.02]]);
    p.dome(side.rim, [-0.06, 0, 0.09, 0.09, 1.16, 0.12]);
  },
  horns: (p, { skin }) => {
    p.dome(skin, [0.1, 0, 0.25, 0.235, 0.86, 0.28]);
    for (const s of BOTH) {
      p.path(BONE, [[0.1, s * 0.16, 1.04, 0.09], [0.02, s * 0.42, 1.12, 0.075], [0.26, s * 0.6, 1.2, 0.012]]);
      p.dome([255, 200, 90], [0.28, s * 0.09, 0.045, 0.045, 1.02, 0.04], { glow: 0.9 });
    }
  },
  antlers: (p, kit) => {
    face(p, kit);
    antlers(p, 0.02, 1.08, 0.8);
  },
  crown: (p, kit) => {
    face(p, kit);
    for (let i = 0; i < 7; i++) {
      const [c, s] = [Math.cos((i / 7) * 6.28), Math.sin((i / 7) * 6.28)];
      p.rod(GOLD, [0.03 + c * 0.18, s * 0.18, 1.14, 0.06], [0.03 + c * 0.25, s * 0.25, 1.34, 0.02], { gloss: 0.6 });
    }
    p.dome(kit.side.rim, [0.03, 0, 0.1, 0.1, 1.18, 0.1]);
  },
  mask: (p, kit) => {
    face(p, kit);
    p.plate(BONE, [[0.36, 0], [0.28, 0.2], [0.08, 0.22], [0.06, -0.22], [0.28, -0.2]], 1.1, 0.08, { gloss: 0.3 });
    for (const s of BOTH) p.dome(BLACK, [0.2, s * 0.09, 0.05, 0.045, 1.16, 0.03]);
    p.rod(kit.side.rim, [0.3, 0, 1.16, 0.03], [0.08, 0, 1.18, 0.03]);
  },
  snout: (p, { skin, coat }) => {
    p.dome(skin, [0.06, 0, 0.25, 0.22, 0.88, 0.28]);
    p.path(skin, [[0.18, 0, 0.98, 0.17], [0.46, 0, 0.9, 0.11]]);
    for (const s of BOTH) {
      p.path(BONE, [[-0.02, s * 0.14, 1.08, 0.07], [-0.3, s * 0.26, 1.2, 0.05], [-0.44, s * 0.22, 1.24, 0.01]]);
      p.dome([255, 220, 90], [0.2, s * 0.13, 0.04, 0.04, 1.08, 0.04], { glow: 0.9 });
    }
    for (let i = 0; i < 4; i++) p.rod(dimmed(coat, 0.7), [0.02 - i * 0.13, 0, 1.1 - i * 0.07, 0.06], [-0.1 - i * 0.13, 0, 1.2 - i * 0.08, 0.015]);
  },
  halo: (p, kit) => {
    face(p, kit);
    for (let i = 0; i < 16; i++) {
      const [a, b] = [(i / 16) * 6.28, ((i + 1) / 16) * 6.28];
      p.rod(kit.magic, [Math.cos(a) * 0.36, Math.sin(a) * 0.36, 1.3, 0.045], [Math.cos(b) * 0.36, Math.sin(b) * 0.36, 1.3, 0.045], { glow: 0.95 });
    }
    p.shine(kit.magic, 0, 0, 0.7);
  },
  feathers: (p, kit) => {
    face(p, kit);
    for (let i = -3; i < 4; i++) p.path(i % 2 ? kit.side.rim : WHITE, [[-0.06, i * 0.05, 1.14, 0.05], [-0.3, i * 0.13, 1.24, 0.075], [-0.6 + Math.abs(i) * 0.05, i * 0.21, 1.18, 0.02]], { flat: 0.6 });
    p.rod(GOLD, [0.06, -0.2, 1.12, 0.04], [0.06, 0.2, 1.12, 0.04], { gloss: 0.5 });
  },
  frills: (p, { skin, coat, magic }) => {
    p.dome(skin, [0.1, 0, 0.24, 0.21, 0.88, 0.26]);
    for (const s of BOTH) {
      for (let i = 0; i < 3; i++) p.rod(coat, [0.06 - i * 0.08, s * 0.18, 1, 0.07], [0.04 - i * 0.2, s * (0.46 - i * 0.05), 1.04, 0.02], { flat: 0.6 });
      p.dome(magic, [0.26, s * 0.1, 0.045, 0.045, 1.04, 0.04], { glow: 0.8 });
    }
    p.plate(coat, [[0.2, -0.025], [0.2, 0.025], [-0.34, 0.03], [-0.34, -0.03]], 1.24, 0.04);
  },
};

/** A broad feather whose tip is dark: side by side they close to a wing. */
export function feather(p: Painter, colour: Colour, tip: Colour, from: Joint, to: Joint): void {
  const at = (t: number, k: number): number => from[k]! + (to[k]! - from[k]!) * t;
  const joint = (t: number, more: number): Joint => [at(t, 0), at(t, 1), at(t, 2) + more, at(t, 3)];
  p.rod(colour, from, to, { flat: 0.4 });
  p.rod(dimmed(colour, 0.88), joint(0.1, from[3] * 0.36), joint(0.9, to[3] * 0.36), { flat: 0.1 });
  p.rod(tip, joint(0.8, 0.006), joint(1, 0.006), { flat: 0.46 });
}

const FEATHERS = 8;

// biome-ignore format: parts by their numbers
export const BACKS: Record<Exclude<Look["back"], "none">, Part> = {
  cape: (p, { side, seed }) => {
    const [long, wide] = [0.78 + (seed % 5) * 0.03, 0.44];
    p.plate(side.cloth, [[0.02, -wide * 0.8], [-0.3, -wide], [-long, -wide * 1.1], [-long * 1.06, -0.3 * wide], [-long * 0.98, 0.25 * wide], [-long * 1.02, wide], [-0.3, wide], [0.02, wide * 0.8]],
      (u, v) => 0.78 - 0.55 * Math.min(1, Math.max(0, -u / long)) + 0.045 * Math.sin(v * 15 + u * 3), 0.07,
      { tint: (u, v) => 0.94 + 0.1 * Math.sin(v * 15 + u * 3 + 1) });
  },
  fur: (p, { seed }) => {
    for (let i = 0; i < 26; i++) {
      const a = 1.4 + (i / 25) * 3.5;
      const far = 0.62 + 0.14 * Math.sin(i * 3.7 + seed);
      p.rod(i % 3 ? [92, 72, 54] : [126, 104, 80], [Math.cos(a) * 0.26, Math.sin(a) * 0.42, 0.78, 0.11], [Math.cos(a) * far, Math.sin(a) * far, 0.5, 0.03]);
    }
  },
  feathers: (p, { coat, trim, side }) => {
    for (const s of BOTH) {
      for (let i = FEATHERS - 1; i >= 0; i--) {
        const a = 1.75 + i * 0.155;
        const l = 0.85 + 0.56 * Math.sin(((7 - i) / 7) * 1.5 + 0.25);
        const [u, v] = [0.1 - i * 0.05, s * (0.3 + i * 0.012)];
        feather(p, dimmed(WHITE, 0.84 + 0.02 * i), dimmed(trim, 0.62), [u, v, 0.94 - i * 0.012, 0.14], [u + Math.cos(a) * l, v + s * Math.sin(a) * l, 0.78 - i * 0.02, 0.12]);
      }
      p.rod(coat, [0.16, s * 0.26, 1, 0.16], [0.06, s * 0.8, 1.02, 0.1], { flat: 0.7 });
      p.dome(side.cloth, [0.1, s * 0.5, 0.11, 0.16, 1.06, 0.1]);
    }
  },
  leather: (p, { coat, trim }) => {
    for (const s of BOTH) {
      p.plate(dimmed(coat, 0.8), [[0.3, s * 0.24], [0.56, s * 0.92], [0.24, s * 1.62], [-0.12, s * 1.4], [-0.36, s * 1.5], [-0.5, s * 1.06], [-0.82, s], [-0.7, s * 0.5], [-0.46, s * 0.2]],
        (u, v) => 0.8 + 0.06 * Math.sin(u * 5 + Math.abs(v) * 5), 0.05, { tint: (_u, v) => 0.84 + 0.3 * Math.min(1, Math.abs(v) / 1.6) });
      for (const [u, v] of [[0.24, 1.62], [-0.36, 1.5], [-0.82, 1]] as const) p.rod(trim, [0.54, s * 0.9, 0.98, 0.06], [u, s * v, 0.86, 0.02]);
      p.rod(trim, [0.28, s * 0.2, 0.92, 0.12], [0.56, s * 0.92, 1, 0.07]);
    }
  },
  gauze: (p, { magic, coat }) => {
    for (const s of BOTH)
      for (const [a, long] of [[0.5, 0.92], [1.1, 0.7]] as const) {
        const [c, n] = [-Math.cos(a), s * Math.sin(a)];
        const at = (d: number, w: number): Spot => [-0.1 + c * d - n * w * s, n * d + c * w * s];
        p.plate([(coat[0] + 255) / 2, (coat[1] + 255) / 2, (coat[2] + 255) / 2], [at(0.1, 0), at(0.4, 0.16), at(long, 0.1), at(long + 0.1, 0), at(long * 0.8, -0.14), at(0.4, -0.12)], 0.9, 0.04, { glow: 0.25, tint: (u, v) => 0.9 + 0.12 * Math.sin(u * 20 + v * 14) });
      }
    p.shine(magic, -0.5, 0, 0.5);
  },
  quiver: (p, { side }) => {
    p.rod(LEATHER, [-0.2, 0.26, 0.86, 0.13], [-0.62, -0.06, 0.74, 0.11]);
    for (let i = 0; i < 4; i++) p.rod(WHITE, [-0.16 + i * 0.03, 0.28 + i * 0.04, 0.98, 0.03], [0.04 + i * 0.04, 0.4 + i * 0.05, 1.04, 0.035]);
    p.plate(side.cloth, [[-0.06, -0.3], [0, -0.1], [-0.56, 0.2], [-0.62, -0.2], [-0.4, -0.42]], 0.6, 0.06);
  },
  pack: (p, { side }) => {
    p.dome(LEATHER, [-0.44, 0, 0.26, 0.34, 0.5, 0.36], { pow: 0.3 });
    p.rod(side.cloth, [-0.4, -0.4, 0.92, 0.13], [-0.4, 0.4, 0.92, 0.13]);
    for (const s of BOTH) p.rod(BLACK, [-0.34, s * 0.2, 1.02, 0.03], [-0.56, s * 0.2, 0.9, 0.03]);
  },
  spikes: (p, { trim }) => {
    for (let i = 0; i < 7; i++) {
      const a = 1.7 + (i / 6) * 2.9;
      p.rod(i % 2 ? BONE : trim, [Math.cos(a) * 0.24, Math.sin(a) * 0.4, 0.8, 0.11], [Math.cos(a) * 0.8, Math.sin(a) * 0.84, 1.06, 0.012]);
    }
  },
  shell: (p, { coat, trim }) => {
    p.dome(dimmed(trim, 0.9), [-0.24, 0, 0.5, 0.56, 0.6, 0.5], { gloss: 0.2, tex: (x, y) => [0.86 + 0.2 * Math.cos(x * 9) * Math.cos(y * 9), 0.02 * Math.cos(x * 9)] });
    p.dome(coat, [-0.24, 0, 0.16, 0.18, 1.04, 0.1]);
  },
};
