// A figure out of parts: body, head, weapon, off hand, back, mount. Which ones is said by its pack (`look`).
import { emptyHand, OFF_HANDS, TWO_HANDED, WEAPONS } from "./arms";
import { CREATURES } from "./creatures";
import { REACH, sizeOf } from "./frame";
import { Painter } from "./painter";
import { dimmed, folkOf, type Kit, type Look, SIDES } from "./paints";
import { BACKS, BODIES, HEADS, MOUNTS } from "./people";
import { type Colour, Field, hash, type Light, lit, seedOf } from "./relief";
import { WONDERS } from "./wonders";

export interface Pose {
  look: Look;
  tinctures: string;
  seat: number;
  /** Degrees of the screen, clockwise; 0 looks to the right. */
  turned: number;
  isLong: boolean;
  /** It is a portrait: its shadow ends with its base. */
  isAlone?: boolean;
}

// biome-ignore format: a table of colours
const HAIR: readonly Colour[] = [[110, 74, 44], [60, 44, 36], [214, 178, 98], [168, 88, 46], [206, 200, 190], [44, 38, 44]];

function paint(p: Painter, pose: Pose): void {
  const { look } = pose;
  const seed = Math.abs(seedOf(JSON.stringify(look))) % 1000;
  const folk = folkOf(pose.tinctures, look.paint);
  const kit: Kit = { ...folk, look, side: SIDES[pose.seat] ?? SIDES[0]!, seed, hair: HAIR[Math.floor(hash(seed, 3, 17) * HAIR.length)]! }; // biome-ignore format: one line
  const { body } = look;
  if (body in CREATURES) {
    CREATURES[body as keyof typeof CREATURES](p, kit);
    if (look.back !== "none" && (body !== "dragon" || look.back !== "spikes")) p.on(-0.06, 0, 0.06, 1, () => BACKS[look.back as keyof typeof BACKS](p, kit)); // biome-ignore format: one line
  } else if (body in WONDERS) {
    WONDERS[body as keyof typeof WONDERS](p, kit);
    if (look.back !== "none") p.on(-0.1, 0, 0.2, 1, () => BACKS[look.back as keyof typeof BACKS](p, kit));
  } else if (look.mount !== "none") {
    const steed: Kit = { ...kit, coat: HORSES[seed % HORSES.length]! };
    if (look.mount === "griffon") CREATURES.griffon(p, steed);
    else MOUNTS[look.mount](p, look.mount === "horse" ? steed : kit);
    p.on(-0.16, 0, 0.52, 0.8, () => person(p, kit));
  } else person(p, kit);
}

const HORSES: readonly Colour[] = [
  [158, 116, 78],
  [104, 82, 64],
  [206, 198, 182],
  [78, 70, 70],
];

function person(p: Painter, kit: Kit): void {
  const { look } = kit;
  if (look.back !== "none") BACKS[look.back](p, kit);
  BODIES[look.body as keyof typeof BODIES](p, kit);
  const rest = (): void => {
    const arms: Kit = look.body === "armour" ? { ...kit, coat: dimmed(kit.trim, 0.9), skin: kit.trim } : look.body === "brute" ? { ...kit, coat: kit.skin } : kit; // biome-ignore format: sleeves
    if (look.off_hand !== "none" && !TWO_HANDED.includes(look.weapon)) OFF_HANDS[look.off_hand](p, arms);
    else emptyHand(p, arms);
    if (look.head !== "none") HEADS[look.head](p, kit);
    if (look.weapon !== "none") WEAPONS[look.weapon](p, arms);
    // Both hands are full: what else there is hangs at the belt.
    if (look.off_hand !== "none" && TWO_HANDED.includes(look.weapon))
      p.on(-0.3, -0.12, -0.1, 0.7, () => OFF_HANDS[look.off_hand as keyof typeof OFF_HANDS](p, arms));
  };
  if (look.body === "centaur") p.on(0.42, 0, 0.36, 0.86, rest);
  else rest();
}

const NOON: Light = {
  gain: 1.32,
  relief: 0.95,
  wash: 2.6,
  around: 0.11,
  fine: 0.022,
  soft: 0.05,
  penumbra: 0.018,
  ink: 0.72,
  inkFrom: 0.05,
  inkWide: 2,
};

/** A figure is lit twice as large as it is shown, so that no edge in it is jagged. */
const FINER = 2;

const RADIUS = 0.62;

/** How far from its edge the shadow in a picture fades, as a share of its width. */
const FADE = 0.06;
/** How dark a shadow is, of 255. On a figure's own base it is thin: what the rim says is to be read. */
interface Shade {
  onBase: number;
  around: number;
}

const STANDING: Shade = { onBase: 84, around: 138 };
const ALONE: Shade = { onBase: 84, around: 0 };
/** Without a base. */
export const LYING: Shade = { onBase: 138, around: 138 };

export interface Lit {
  image: ImageData;
  lights: [number, number, number, Colour][];
}

/** The figure alone, with its own shadow, on nothing. */
export const portrait = (pose: Pose, scale: number): Lit =>
  litAlone(
    RADIUS * sizeOf(pose.isLong),
    pose.turned,
    scale,
    (painter) => paint(painter, pose),
    pose.isAlone ? ALONE : STANDING,
  );

/** Something on a base of that radius in inches. */
export function litAlone(
  size: number,
  turned: number,
  scale: number,
  paint: (painter: Painter) => void,
  shade: Shade,
): Lit {
  const half = REACH * size;
  const wide = Math.ceil(half * 2 * scale);
  const whole = new Field(wide * FINER, wide * FINER, scale * FINER, -half, -half);
  const painter = new Painter(whole, size, (turned * Math.PI) / 180);
  paint(painter);
  const [left, top, right, low] = boundsOf(whole);
  const field = whole.part(left, top, right - left, low - top);
  const fine = lit(field, NOON);
  const image = new ImageData(wide, wide);
  for (let y = top / FINER; y < low / FINER; y++)
    for (let x = left / FINER; x < right / FINER; x++) {
      const margin = Math.min(x, y, wide - 1 - x, wide - 1 - y);
      const isOnBase = Math.hypot(x - wide / 2, y - wide / 2) < size * scale * 0.97;
      const dark = isOnBase ? shade.onBase : shade.around * Math.min(1, margin / (wide * FADE));
      settle(field, fine, image.data, (y * wide + x) * 4, x * FINER - left, y * FINER - top, dark);
    }
  return { image, lights: painter.lights.map(([x, y, r, colour]) => [x + half, y + half, r, colour]) };
}

/** What is there, and where its shadow falls: left, top, right, low, in pixels that are settled together. */
function boundsOf({ wide, high, isThere, height, scale }: Field): [number, number, number, number] {
  let [left, top, right, low, highest] = [wide, high, 0, 0, 0];
  for (let y = 0, k = 0; y < high; y++)
    for (let x = 0; x < wide; x++, k++) {
      if (!isThere[k]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      low = y;
      if (height[k]! > highest) highest = height[k]!;
    }
  const [edge, shadow] = [0.1 * scale, (0.1 + 0.68 * highest) * scale];
  const even = (value: number): number => Math.floor(value / FINER) * FINER;
  return [
    even(Math.max(0, left - edge)),
    even(Math.max(0, top - edge)),
    even(Math.min(wide, right + shadow)),
    even(Math.min(high, low + shadow)),
  ];
}

const INK: Colour = [16, 16, 26];

/** Four pixels make one: those of the figure keep their colour, the others are shadow, and ink lies where both meet. */
function settle(
  { wide, isThere, shade }: Field,
  fine: ImageData,
  data: Uint8ClampedArray,
  to: number,
  x: number,
  y: number,
  most: number,
): void {
  let [red, green, blue, there, dark] = [0, 0, 0, 0, 0];
  for (let j = 0; j < FINER; j++)
    for (let i = 0; i < FINER; i++) {
      const from = (y + j) * wide + x + i;
      if (isThere[from]) {
        there += 1;
        red += fine.data[from * 4]!;
        green += fine.data[from * 4 + 1]!;
        blue += fine.data[from * 4 + 2]!;
      } else {
        const isBeside = isThere[from - 1] || isThere[from + 1] || isThere[from - wide] || isThere[from + wide];
        dark += Math.max(most * shade[from]!, isBeside ? 190 : 0);
      }
    }
  const alpha = 255 * there + dark;
  if (!alpha) return;
  data[to] = (red * 255 + INK[0] * dark) / alpha;
  data[to + 1] = (green * 255 + INK[1] * dark) / alpha;
  data[to + 2] = (blue * 255 + INK[2] * dark) / alpha;
  data[to + 3] = alpha / (FINER * FINER);
}
