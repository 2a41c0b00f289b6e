// Draws the figures that it is given with the page's own parts, as small as on a phone, and tells of each pair of a game
// how much of it differs.
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

async function painters() {
  const folder = mkdtempSync(join(tmpdir(), "figures-"));
  const [from, to] = [join(WEB, "src/games/measured/art/figures.ts"), join(folder, "figures.mjs")];
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

const { portrait } = await painters();
const drawn = JSON.parse(readFileSync(0, "utf-8")).map(({ name, army, look }) => {
  const pose = { look, tinctures: army, seat: 0, turned: 270, isLong: false };
  return { name, army, seen: small(portrait(pose, SCALE).image) };
});
const pairs = drawn.flatMap((one, at) =>
  drawn.slice(at + 1).map((other) => [apart(one.seen, other.seen), one.army === other.army, one.name, other.name]),
);
console.log(JSON.stringify(pairs.sort(([one], [other]) => one - other)));
