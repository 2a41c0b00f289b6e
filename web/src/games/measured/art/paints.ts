// Colours of sides, of materials, and of the peoples and realms. Cloth and shields take the side's colour; skin, metal
// and wood belong to the kind.
import type { LookScene } from "../../../wire";
import type { Colour } from "./relief";

export type Look = LookScene;

export interface Side {
  rim: Colour;
  cloth: Colour;
  dark: Colour;
}

export const SIDES: readonly Side[] = [
  { rim: [230, 78, 50], cloth: [186, 48, 36], dark: [112, 28, 24] },
  { rim: [82, 158, 236], cloth: [44, 96, 172], dark: [26, 52, 104] },
  { rim: [96, 190, 130], cloth: [44, 128, 84], dark: [24, 76, 50] },
  { rim: [236, 192, 84], cloth: [184, 136, 36], dark: [112, 80, 22] },
];

export const STEEL: Colour = [172, 178, 188];
export const IRON: Colour = [104, 108, 116];
export const GOLD: Colour = [224, 176, 78];
export const WOOD: Colour = [150, 104, 62];
export const LEATHER: Colour = [116, 78, 50];
export const SKIN: Colour = [226, 178, 140];
export const BONE: Colour = [226, 214, 180];
export const WHITE: Colour = [214, 208, 194];
export const BLACK: Colour = [30, 24, 24];

export interface Folk {
  skin: Colour;
  coat: Colour;
  trim: Colour;
  magic: Colour;
}

/** What every part may use. */
export interface Kit extends Folk {
  look: Look;
  side: Side;
  hair: Colour;
  seed: number;
}

const folk = (skin: Colour, coat: Colour, trim: Colour, magic: Colour): Folk => ({ skin, coat, trim, magic });

const PLAIN = folk(SKIN, [126, 104, 78], LEATHER, [150, 226, 255]);

// biome-ignore format: a table of colours
const FOLK: Record<string, Folk> = {
  "atlantean-empire": folk(SKIN, [98, 86, 150], GOLD, [255, 220, 120]),
  "black-powder": folk([220, 170, 130], [128, 84, 50], LEATHER, [255, 190, 90]),
  "dark-crusaders": folk([206, 196, 180], [58, 50, 66], IRON, [170, 255, 130]),
  draconum: folk([186, 112, 62], [150, 92, 44], [196, 140, 72], [255, 170, 70]),
  elementalists: folk([206, 170, 124], [86, 118, 70], [118, 90, 60], [150, 255, 150]),
  "elven-lords": folk(SKIN, [88, 128, 66], STEEL, [150, 226, 255]),
  "orc-khans": folk([118, 150, 70], [112, 86, 60], IRON, [255, 190, 90]),
  shyft: folk([150, 130, 170], [96, 64, 118], [84, 60, 100], [220, 150, 255]),
  solonavi: folk([190, 214, 236], [198, 178, 112], GOLD, [255, 240, 170]),
  apocalypse: folk([178, 90, 70], [112, 40, 36], IRON, [255, 120, 60]),
  "mage-spawn": folk([150, 160, 130], [92, 104, 86], LEATHER, [150, 255, 220]),
  air: folk([220, 206, 196], [150, 176, 196], [186, 206, 220], [190, 236, 255]),
  water: folk([160, 200, 206], [52, 110, 130], [110, 160, 176], [130, 230, 255]),
  earth: folk([186, 148, 110], [124, 102, 66], [150, 134, 104], [210, 255, 140]),
  fire: folk([226, 150, 96], [166, 66, 32], [200, 110, 50], [255, 180, 70]),
  corrupted: folk([190, 170, 176], [88, 56, 96], [96, 70, 100], [210, 130, 255]),
};

// biome-ignore format: a table of colours
const PAINTS: Record<Exclude<Look["paint"], "faction">, Colour> = {
  iron: [112, 116, 124], bronze: [186, 128, 66], gold: [222, 178, 84], bone: [222, 210, 178], ivory: [228, 222, 206],
  ash: [134, 128, 124], night: [58, 54, 78], ember: [214, 92, 40], blood: [150, 38, 40], rust: [158, 86, 52],
  earth: [128, 98, 66], sand: [204, 172, 118], moss: [98, 118, 62], leaf: [92, 142, 64], tide: [44, 124, 136],
  ice: [164, 206, 226], storm: [88, 104, 138], sky: [128, 172, 206], violet: [116, 76, 150], rose: [186, 98, 122],
};

export const dimmed = ([r, g, b]: Colour, by: number): Colour => [r * by, g * by, b * by];

/** A people in the paint of one of its kinds. */
export function folkOf(tinctures: string, paint: Look["paint"]): Folk {
  const people = FOLK[tinctures] ?? PLAIN;
  return paint === "faction" ? people : { ...people, coat: PAINTS[paint] };
}
