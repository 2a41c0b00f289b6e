// Draws the figures or the kinds of terrain that it is given, or all tokens, with the page's own parts, as small as on a phone, and tells
// of each pair of a game how much of it differs.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const WEB = fileURLToPath(new URL("../../web/", import.meta.url));
const RADIUS = 0.62;
/** Pixels from side to side of a base; each is the mean of so many drawn ones in a square. */
const [BASE, FINER] = [24, 3];
const SCALE = (BASE / 2 / RADIUS) * FINER;
const MEADOW = [106, 110, 74];
/** From here on something is there, and from here on an eye tells two colours apart at a glance. */
const [THERE, CLEAR] = [150, 40];

globalThis.ImageData = class {
  constructor(width, height) {
    Object.assign(this, { width, height, data: new Uint8ClampedArray(width * height * 4) });
  }
};

async function part(name) {
  const folder = mkdtempSync(join(tmpdir(), "art-"));
  const [from, to] = [join(WEB, `src/games/measured/art/${name}.ts`), join(folder, `${name}.mjs`)];
  execFileSync(join(WEB, "node_modules/.bin/rolldown"), [from, "--format", "esm", "-o", to], { stdio: "ignore" });
  const found = await import(pathToFileURL(to).href);
  rmSync(folder, { recursive: true });
  return found;
}

/** On the meadow: four numbers for each pixel, the last says how much of the figure is in it. */
function small({ width, data }) {
  const wide = Math.floor(width / FINER);
  const seen = new Float32Array(wide * wide * 4);
  for (let y = 0; y < wide * FINER; y++)
    for (let x = 0; x < wide * FINER; x++) {
      const from = (y * width + x) * 4;
      const to = (Math.floor(y / FINER) * wide + Math.floor(x / FINER)) * 4;
      const alpha = data[from + 3] / 255;
      for (let k = 0; k < 3; k++) seen[to + k] += (data[from + k] * alpha + MEADOW[k] * (1 - alpha)) / FINER ** 2;
      seen[to + 3] += data[from + 3] / FINER ** 2;
    }
  return seen;
}

function apart(one, other) {
  let [seen, differs] = [0, 0];
  for (let at = 0; at < one.length; at += 4) {
    if (one[at + 3] < THERE && other[at + 3] < THERE) continue;
    seen += 1;
    if ([0, 1, 2].some((k) => Math.abs(one[at + k] - other[at + k]) > CLEAR)) differs += 1;
  }
  return differs / seen;
}

async function figures(told) {
  const { portrait } = await part("figures");
  return told.map(({ name, army, look }) => {
    const pose = { look, tinctures: army, seat: 0, turned: 270, isLong: false };
    return { name, army, seen: small(portrait(pose, SCALE).image) };
  });
}

/** Inches of a square of the meadow, and pixels to the inch: a table of 36 inches fills a phone. */
const [SQUARE, ON_PHONE] = [8, 10];
/** Two pieces of one outline differ only by how they are drawn; walls are not as broad as woods. Half of its depth. */
const [BROAD, NARROW] = [2.5, 0.3];

async function terrain(told) {
  const { ground } = await part("grounds");
  const [left, right, middle] = [1, SQUARE - 1, SQUARE / 2];
  return told.map(({ name, look, kind, is_narrow }) => {
    const half = is_narrow ? NARROW : BROAD;
    const [top, bottom] = [middle - half, middle + half];
    const polygon = [[left, top], [right, top], [right, bottom], [left, bottom]]; // biome-ignore format: corners
    const seen = small(ground(SQUARE, SQUARE, 0, ON_PHONE * FINER, "meadow", [{ id: "one", look, kind, polygon }]));
    for (let at = 0; at < seen.length; at += 4) {
      const [x, y] = [(at / 4) % (SQUARE * ON_PHONE), Math.floor(at / 4 / (SQUARE * ON_PHONE))];
      const isInside = x >= left * ON_PHONE && x < right * ON_PHONE && y >= top * ON_PHONE && y < bottom * ON_PHONE;
      seen[at + 3] = isInside ? 255 : 0;
    }
    return { name, army: half, seen };
  });
}

async function markers() {
  const { MARKERS, marked } = await part("markers");
  return Object.keys(MARKERS).map((name) => ({
    name,
    army: "",
    seen: small(marked({ look: name, holder: -1 }, SCALE).image),
  }));
}

const told = JSON.parse(readFileSync(0, "utf-8"));
const isGround = "kind" in told[0];
const drawn = await (isGround ? terrain : told[0].markers ? markers : figures)(told);
const pairs = drawn.flatMap((one, at) =>
  drawn
    .slice(at + 1)
    .filter(({ army }) => !isGround || army === one.army)
    .map((other) => [apart(one.seen, other.seen), one.army === other.army, one.name, other.name]),
);
console.log(JSON.stringify(pairs.sort(([one], [other]) => one - other)));
