// What was made or called: golems, engines, elementals, spirits, standing stones.
import type { Painter } from "./painter";
import { BLACK, BONE, dimmed, GOLD, IRON, type Kit, LEATHER, STEEL, WHITE, WOOD } from "./paints";
import { BOTH } from "./people";
import { type Colour, hash } from "./relief";

type Part = (p: Painter, kit: Kit) => void;
type Wonder = "golem" | "engine" | "cannon" | "elemental" | "crystal" | "tree" | "wisp" | "swarm" | "pillar" | "altar" | "harp" | "stone" | "idol"; // biome-ignore format: a list

const GLOWS = { glow: 0.95 };

/** A low plinth in the side's colour. */
const plinth = (p: Painter, { side }: Kit, stone: Colour): void => {
  p.dome(stone, [0, 0, 0.74, 0.74, 0.05, 0.22], { pow: 0.15 });
  p.dome(side.cloth, [0, 0, 0.6, 0.6, 0.24, 0.06], { pow: 0.1 });
};

// biome-ignore format: parts by their numbers
export const WONDERS: Record<Wonder, Part> = {
  golem: (p, { coat, magic, side }) => {
    const metal = { gloss: 0.3 };
    for (const s of BOTH) p.rod(dimmed(coat, 0.7), [-0.16, s * 0.26, 0.16, 0.18], [0.2, s * 0.28, 0.12, 0.17]);
    p.plate(coat, [[0.32, -0.46], [0.3, 0.46], [-0.34, 0.54], [-0.46, 0.2], [-0.46, -0.2], [-0.34, -0.54]], 0.82, 0.2, metal);
    for (const s of BOTH) {
      p.plate(coat, [[0.26, s * 0.44], [0.3, s * 0.86], [-0.1, s * 0.98], [-0.36, s * 0.8], [-0.28, s * 0.44]], 1, 0.16, metal);
      for (const u of [-0.12, 0.1]) p.dome(GOLD, [u, s * 0.84, 0.06, 0.06, 1.1, 0.08], { gloss: 0.6 });
      p.rod(dimmed(coat, 0.8), [0.06, s * 0.78, 0.86, 0.17], [0.56, s * 0.72, 0.7, 0.18], metal);
      p.plate(coat, [[0.5, s * 0.5], [0.98, s * 0.5], [1.04, s * 0.74], [0.9, s * 0.94], [0.5, s * 0.9]], 0.84, 0.14, metal);
      for (const v of [0.6, 0.72, 0.84]) p.rod(dimmed(coat, 0.5), [0.82, s * v, 1.0, 0.02], [1.02, s * v, 0.96, 0.02]);
    }
    p.plate(side.cloth, [[0.22, -0.14], [0.22, 0.14], [-0.34, 0.18], [-0.34, -0.18]], 1, 0.06);
    p.dome(coat, [0.24, 0, 0.21, 0.19, 1, 0.24], metal);
    p.rod(magic, [0.4, -0.1, 1.14, 0.035], [0.4, 0.1, 1.14, 0.035], GLOWS);
    p.dome(magic, [-0.12, 0, 0.11, 0.11, 1.1, 0.07], GLOWS);
    p.shine(magic, 0.4, 0, 0.4);
    p.shine(magic, -0.12, 0, 0.4);
  },
  engine: (p, { coat, side, magic }) => {
    for (const s of BOTH) {
      for (let i = 0; i < 9; i++) p.rod(BLACK, [0.72 - i * 0.18, s * 0.5, 0.3, 0.1], [0.72 - i * 0.18, s * 0.82, 0.3, 0.1]);
      p.rod(IRON, [0.7, s * 0.66, 0.36, 0.1], [-0.7, s * 0.66, 0.36, 0.1], { gloss: 0.3 });
    }
    p.plate(coat, [[0.66, -0.44], [0.66, 0.44], [-0.72, 0.44], [-0.72, -0.44]], 0.62, 0.14, { gloss: 0.2 });
    p.rod(IRON, [-0.5, 0, 0.8, 0.3], [0.3, 0, 0.84, 0.3], { gloss: 0.4 });
    for (const u of [-0.4, -0.1, 0.2]) p.path(GOLD, [[u, -0.31, 0.9, 0.04], [u, 0, 1.16, 0.04], [u, 0.31, 0.9, 0.04]], { gloss: 0.6 });
    p.dome(BLACK, [-0.58, 0.2, 0.15, 0.15, 0.9, 0.5], { pow: 0.1 });
    for (let i = 0; i < 4; i++) p.dome([190, 184, 178], [-0.66 - i * 0.2, 0.26 + i * 0.1, 0.13 + i * 0.03, 0.13 + i * 0.03, 1.36 + i * 0.06, 0.12]);
    for (const s of BOTH) p.rod(STEEL, [0.66, s * 0.2, 0.6, 0.1], [1.14, s * 0.14, 0.5, 0.06], { gloss: 0.5 });
    p.plate(STEEL, [[1.06, -0.5], [1.24, -0.46], [1.24, 0.46], [1.06, 0.5]], 0.6, 0.07, { gloss: 0.5 });
    p.dome(magic, [0.46, 0, 0.12, 0.16, 0.9, 0.12], GLOWS);
    p.plate(side.cloth, [[0.04, -0.42], [0.04, -0.32], [-0.6, -0.32], [-0.6, -0.42]], 0.8, 0.04);
  },
  cannon: (p, { coat, side, magic }) => {
    for (const s of BOTH) {
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * 6.28;
        p.rod(WOOD, [0, s * 0.56, 0.34, 0.07], [Math.cos(a) * 0.5, s * (0.56 + Math.sin(a) * 0.04), 0.34 + Math.sin(a) * 0.2, 0.06]);
      }
      p.path(IRON, [[-0.5, s * 0.6, 0.34, 0.08], [0, s * 0.6, 0.58, 0.1], [0.5, s * 0.6, 0.34, 0.08]], { gloss: 0.3 });
    }
    p.rod(WOOD, [-0.96, 0, 0.2, 0.12], [0.1, 0, 0.46, 0.18]);
    p.path(coat, [[-0.56, 0, 0.76, 0.26], [-0.3, 0, 0.8, 0.3], [0.3, 0, 0.84, 0.26], [1.12, 0, 0.92, 0.22]], { gloss: 0.5 });
    for (const u of [-0.4, 0.1, 0.6]) p.path(GOLD, [[u, -0.27, 0.9, 0.045], [u, 0, 1.12, 0.045], [u, 0.27, 0.9, 0.045]], { gloss: 0.6 });
    p.dome(IRON, [1.2, 0, 0.14, 0.29, 0.8, 0.3], { gloss: 0.5 });
    p.dome(magic, [1.3, 0, 0.1, 0.16, 1, 0.14], GLOWS);
    p.shine(magic, 1.3, 0, 0.6);
    p.plate(side.cloth, [[-0.6, -0.2], [-0.6, 0.2], [-0.9, 0.24], [-0.84, 0], [-0.9, -0.24]], 0.7, 0.05);
  },
  elemental: (p, { coat, magic, seed, side }) => {
    for (let i = 0; i < 16; i++) {
      const [a, d] = [(i / 16) * 6.28, 0.56 + 0.3 * hash(i, 1, seed)];
      p.rod(dimmed(coat, 0.6 + 0.4 * hash(i, 2, seed)), [Math.cos(a) * 0.4, Math.sin(a) * 0.4, 0.1, 0.2], [Math.cos(a) * d, Math.sin(a) * d, 0.1 + 0.4 * hash(i, 3, seed), 0.05]);
    }
    p.dome(coat, [-0.04, 0, 0.46, 0.56, 0.4, 0.6], { gloss: 0.3, tex: (x, y) => [0.86 + 0.3 * hash(Math.floor(x * 5), Math.floor(y * 5), seed), 0.05 * hash(Math.floor(x * 5), Math.floor(y * 5), seed)] });
    for (const s of BOTH) {
      p.dome(dimmed(coat, 1.1), [0.02, s * 0.58, 0.32, 0.3, 0.7, 0.4], { gloss: 0.3, tex: (x, y) => [0.86 + 0.3 * hash(Math.floor(x * 4), Math.floor(y * 4), seed + s), 0] });
      p.path(coat, [[0.16, s * 0.76, 0.74, 0.2], [0.62, s * 0.82, 0.6, 0.19], [0.9, s * 0.56, 0.6, 0.26]], { gloss: 0.3 });
      for (let i = 0; i < 4; i++) p.rod(dimmed(coat, 0.75), [-0.16 + i * 0.1, s * (0.5 + 0.1 * hash(i, 4, seed)), 1.04, 0.1], [-0.3 + i * 0.14, s * (0.76 + 0.24 * hash(i, 5, seed)), 1.34, 0.015]);
      p.path(magic, [[-0.2, s * 0.1, 1.0, 0.025], [0.1, s * 0.3, 1.06, 0.03], [0.04, s * 0.54, 1.14, 0.02]], GLOWS);
    }
    p.dome(coat, [0.3, 0, 0.25, 0.23, 0.96, 0.28], { gloss: 0.3 });
    for (const s of BOTH) p.dome(magic, [0.46, s * 0.1, 0.06, 0.055, 1.14, 0.05], GLOWS);
    p.dome(side.cloth, [-0.36, 0, 0.16, 0.24, 0.9, 0.12]);
    p.shine(magic, 0.3, 0, 0.9);
  },
  crystal: (p, { coat, magic, side, seed }) => {
    for (let i = 0; i < 9; i++) {
      const [a, d, h] = [(i / 9) * 6.28, 0.3 + 0.26 * hash(i, 1, seed), 0.6 + 0.7 * hash(i, 2, seed)];
      p.rod(dimmed(coat, 0.7 + 0.5 * hash(i, 3, seed)), [Math.cos(a) * 0.18, Math.sin(a) * 0.2, 0.3, 0.2], [Math.cos(a) * d, Math.sin(a) * d, h, 0.03], { gloss: 0.8 });
    }
    p.plate(coat, [[0.36, 0], [0.1, 0.42], [-0.3, 0.4], [-0.44, 0], [-0.3, -0.4], [0.1, -0.42]], (u, v) => 1.1 - 0.5 * Math.max(Math.abs(u), Math.abs(v)), 0.1, { gloss: 0.8, tint: (u, v) => (u + v > 0 ? 1.12 : 0.86) });
    for (const s of BOTH) p.plate(dimmed(coat, 1.1), [[0.2, s * 0.5], [1.2, s * 0.36], [0.62, s * 0.66], [0.1, s * 0.7]], 0.9, 0.1, { gloss: 0.8 });
    p.plate(coat, [[0.56, 0], [0.28, 0.16], [0.12, 0], [0.28, -0.16]], 1.2, 0.1, { gloss: 0.8 });
    p.dome(magic, [0, 0, 0.13, 0.13, 1.1, 0.1], GLOWS);
    p.dome(side.cloth, [-0.32, 0, 0.1, 0.2, 0.96, 0.08]);
    p.shine(magic, 0, 0, 0.9);
  },
  tree: (p, { coat, magic, side, seed }) => {
    const bark: Colour = [108, 80, 54];
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * 6.28 + 0.3;
      p.path(bark, [[Math.cos(a) * 0.3, Math.sin(a) * 0.3, 0.3, 0.16], [Math.cos(a + 0.2) * 0.68, Math.sin(a + 0.2) * 0.68, 0.14, 0.09], [Math.cos(a + 0.34) * 0.98, Math.sin(a + 0.34) * 0.98, 0.06, 0.02]]);
    }
    for (const s of BOTH) {
      p.path(bark, [[0.06, s * 0.4, 0.8, 0.16], [0.5, s * 0.74, 0.9, 0.13], [0.96, s * 0.56, 0.86, 0.1]]);
      for (let i = -1; i < 2; i++) p.rod(bark, [0.96, s * 0.56, 0.88, 0.07], [1.3, s * 0.52 + i * 0.2, 0.9, 0.012]);
    }
    p.dome(bark, [0, 0, 0.42, 0.5, 0.5, 0.5], { tex: (x, y) => [0.9 + 0.2 * Math.sin(y * 18 + x * 4), 0.02 * Math.sin(y * 18)] });
    for (let i = 0; i < 22; i++) {
      const [a, d] = [hash(i, 1, seed) * 6.28, 0.56 * Math.sqrt(hash(i, 2, seed))];
      p.dome(dimmed(coat, 0.7 + 0.6 * hash(i, 3, seed)), [-0.2 + Math.cos(a) * d, Math.sin(a) * d * 1.1, 0.16, 0.16, 0.9 + 0.2 * hash(i, 4, seed), 0.18]);
    }
    p.dome(bark, [0.36, 0, 0.22, 0.2, 0.9, 0.2]);
    for (const s of BOTH) p.dome(magic, [0.5, s * 0.1, 0.05, 0.05, 1.04, 0.05], GLOWS);
    p.path(side.cloth, [[0.06, -0.46, 0.86, 0.08], [0.22, 0, 1.04, 0.08], [0.06, 0.46, 0.86, 0.08]]);
  },
  wisp: (p, { coat, magic, side }) => {
    for (let i = 0; i < 6; i++) p.path(coat, [[-0.1, (i - 2.5) * 0.1, 0.6, 0.16], [-0.5, (i - 2.5) * 0.2, 0.44, 0.1], [-0.96 + Math.abs(i - 2.5) * 0.08, (i - 2.5) * 0.26 + 0.08 * (i % 2), 0.3, 0.015]], { glow: 0.55 });
    p.dome(coat, [0.08, 0, 0.46, 0.44, 0.5, 0.46], { glow: 0.5 });
    p.dome(WHITE, [0.14, 0, 0.26, 0.25, 0.84, 0.22], { glow: 0.9 });
    for (const s of BOTH) p.dome(BLACK, [0.32, s * 0.1, 0.05, 0.06, 1.04, 0.04]);
    for (let i = 0; i < 12; i++) {
      const [a, b] = [(i / 12) * 6.28, ((i + 1) / 12) * 6.28];
      p.rod(side.rim, [Math.cos(a) * 0.62, Math.sin(a) * 0.62, 0.3, 0.04], [Math.cos(b) * 0.62, Math.sin(b) * 0.62, 0.3, 0.04]);
    }
    p.shine(magic, 0.1, 0, 1.1);
  },
  swarm: (p, { coat, magic, side, seed }) => {
    p.dome(side.dark, [0, 0, 0.3, 0.3, 0.1, 0.1]);
    for (let i = 0; i < 26; i++) {
      const [a, d] = [hash(i, 1, seed) * 6.28, 0.95 * Math.sqrt(hash(i, 2, seed))];
      const [u, v, t, z] = [Math.cos(a) * d, Math.sin(a) * d, hash(i, 3, seed) * 6.28, 0.3 + 0.5 * hash(i, 4, seed)];
      for (const s of BOTH) p.rod(WHITE, [u, v, z, 0.05], [u + Math.cos(t + s * 1.9) * 0.16, v + Math.sin(t + s * 1.9) * 0.16, z + 0.04, 0.03], { flat: 0.3 });
      p.rod(i % 3 ? coat : side.rim, [u - Math.cos(t) * 0.07, v - Math.sin(t) * 0.07, z + 0.04, 0.06], [u + Math.cos(t) * 0.07, v + Math.sin(t) * 0.07, z + 0.04, 0.045], { glow: 0.7 });
    }
    p.shine(magic, 0, 0, 1.1);
  },
  pillar: (p, kit) => {
    const { coat, magic, seed } = kit;
    plinth(p, kit, dimmed(coat, 0.7));
    for (let i = 0; i < 8; i++) {
      const [a, h] = [(i / 8) * 6.28, 0.5 + 0.5 * hash(i, 1, seed)];
      p.rod(dimmed(coat, 0.8 + 0.3 * hash(i, 2, seed)), [Math.cos(a) * 0.3, Math.sin(a) * 0.3, 0.2, 0.17], [Math.cos(a) * 0.42, Math.sin(a) * 0.42, h, 0.03], { gloss: 0.7 });
    }
    p.plate(coat, [[0.28, 0.12], [0.12, 0.28], [-0.16, 0.26], [-0.28, 0.04], [-0.2, -0.22], [0.1, -0.28], [0.28, -0.12]], 1.3, 0.14, { gloss: 0.7 });
    p.dome(magic, [0, 0, 0.1, 0.1, 1.42, 0.08], GLOWS);
    p.shine(magic, 0, 0, 0.9);
  },
  altar: (p, kit) => {
    const { coat, magic } = kit;
    plinth(p, kit, dimmed(coat, 0.6));
    p.plate([128, 116, 108], [[0.4, -0.56], [0.4, 0.56], [-0.4, 0.56], [-0.4, -0.56]], 0.6, 0.12);
    for (const s of BOTH) for (const u of [-0.34, 0.34]) p.rod(coat, [u, s * 0.5, 0.7, 0.12], [u * 1.2, s * 0.66, 1.06, 0.015]);
    p.dome(BLACK, [0, 0, 0.32, 0.4, 0.74, 0.08], { pow: 0.2 });
    for (let i = 0; i < 11; i++) p.rod(i % 2 ? magic : [236, 110, 40], [0.02, (i - 5) * 0.05, 0.8, 0.14], [Math.cos(i * 2.4) * 0.3, (i - 5) * 0.08, 1.16, 0.012], GLOWS);
    p.shine(magic, 0, 0, 1.2);
  },
  harp: (p, kit) => {
    const { coat, magic } = kit;
    plinth(p, kit, [128, 124, 130]);
    p.path(coat, [[-0.66, -0.3, 0.4, 0.12], [-0.5, 0.36, 0.9, 0.13], [-0.06, 0.62, 1.2, 0.13], [0.4, 0.46, 1.3, 0.12], [0.66, 0.1, 1.2, 0.1], [0.62, -0.16, 1.1, 0.05]], { gloss: 0.6 });
    p.path(coat, [[-0.66, -0.3, 0.4, 0.15], [0.1, -0.44, 0.5, 0.12], [0.7, -0.14, 1, 0.09]], { gloss: 0.6 });
    for (let i = 0; i < 9; i++) p.rod(magic, [-0.5 + i * 0.13, -0.36 + i * 0.012, 0.62, 0.018], [-0.42 + i * 0.13, 0.42 + 0.16 * Math.sin(i * 0.4), 1.1, 0.018], GLOWS);
    p.shine(magic, 0, 0, 0.9);
  },
  stone: (p, kit) => {
    const { coat, magic, seed } = kit;
    plinth(p, kit, [104, 110, 74]);
    p.plate(coat, [[0.3, -0.4], [0.34, 0.3], [0.1, 0.44], [-0.26, 0.38], [-0.34, -0.2], [-0.1, -0.46]], 1.2, 0.2, { tint: (u, v) => 0.82 + 0.34 * hash(Math.floor(u * 9), Math.floor(v * 9), seed) });
    p.path(magic, [[0.16, -0.2, 1.37, 0.03], [-0.1, -0.06, 1.37, 0.035], [0.12, 0.1, 1.37, 0.035], [-0.12, 0.24, 1.37, 0.03]], GLOWS);
    for (const [u, v, r] of [[0.54, 0.36, 0.18], [-0.5, 0.42, 0.15], [-0.46, -0.46, 0.2], [0.5, -0.44, 0.14]] as const) p.dome(dimmed(coat, 0.85), [u, v, r, r * 0.9, 0.16, r * 1.3]);
    p.shine(magic, 0, 0, 0.7);
  },
  idol: (p, kit) => {
    const { coat, magic } = kit;
    plinth(p, kit, dimmed(coat, 0.9));
    p.dome(coat, [-0.1, 0, 0.5, 0.52, 0.2, 0.7], { pow: 0.4, gloss: 0.3 });
    for (const s of BOTH) {
      p.path(coat, [[0, s * 0.44, 0.7, 0.16], [0.4, s * 0.56, 0.56, 0.13], [0.62, s * 0.24, 0.5, 0.14]], { gloss: 0.3 });
      p.path(BONE, [[0.06, s * 0.22, 1.1, 0.11], [-0.02, s * 0.56, 1.2, 0.09], [0.24, s * 0.8, 1.32, 0.012]]);
    }
    p.dome(coat, [0.12, 0, 0.34, 0.32, 0.76, 0.4], { gloss: 0.3 });
    for (const [u, v] of [[0.34, 0.14], [0.34, -0.14], [0.24, 0]] as const) p.dome(magic, [u, v, 0.07, 0.06, 1.06, 0.05], GLOWS);
    p.dome(magic, [0.64, 0, 0.14, 0.14, 0.5, 0.14], { glow: 0.7 });
    p.path(LEATHER, [[-0.3, -0.4, 0.8, 0.05], [-0.2, 0, 0.98, 0.05], [-0.3, 0.4, 0.8, 0.05]]);
    p.shine(magic, 0.4, 0, 0.8);
  },
};
