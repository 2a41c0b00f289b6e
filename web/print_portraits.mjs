// Draws figures as the page does, for the printer: `print_portraits.py` asks for them and packs them.
// Reads poses from its input; writes the width of each picture and its pixels.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const WEB = fileURLToPath(new URL("./", import.meta.url));

globalThis.ImageData = class {
  constructor(width, height) {
    Object.assign(this, { width, height, data: new Uint8ClampedArray(width * height * 4) });
  }
};

const folder = mkdtempSync(join(tmpdir(), "portraits-"));
const to = join(folder, "figures.mjs");
const from = join(WEB, "src/games/measured/art/figures.ts");
execFileSync(join(WEB, "node_modules/.bin/rolldown"), [from, "--format", "esm", "-o", to], { stdio: "ignore" });
const { portrait } = await import(pathToFileURL(to).href);
rmSync(folder, { recursive: true });

/** A pipe takes only so much at once. */
function put(bytes) {
  for (let at = 0; at < bytes.length; )
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
    }
}

const { scale, poses } = JSON.parse(readFileSync(0, "utf-8"));
for (const { look, tinctures, isLong } of poses) {
  const { image } = portrait({ look, tinctures, seat: 0, turned: 270, isLong, isAlone: true }, scale);
  put(new Uint8Array(new Uint32Array([image.width]).buffer));
  put(new Uint8Array(image.data.buffer));
}
