// Pictures of the icon for devices that want PNG. Run once after changing public/icon.svg: npm run icons
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const CHROMIUM = process.env.CHROMIUM ?? "chromium";
const icon = readFileSync(new URL("public/icon.svg", import.meta.url), "utf8");
// Systems cut a maskable icon to their own shape: the ground goes to the edge, the picture stays within.
const maskable = icon
  .replace('rx="14"', "")
  .replace(
    /(<rect[^>]*>)([\s\S]*)(<\/svg>)/,
    '$1<g transform="translate(32 32) scale(.72) translate(-32 -32)">$2</g>$3',
  );

const folder = mkdtempSync(join(tmpdir(), "tercio-icons-"));
for (const [name, size, picture] of [
  ["icon-192.png", 192, icon],
  ["icon-512.png", 512, icon],
  ["icon-maskable-512.png", 512, maskable],
]) {
  const page = join(folder, "icon.html");
  writeFileSync(
    page,
    `<body style="margin:0">${picture.replace("<svg ", `<svg width="${size}" height="${size}" style="display:block" `)}`,
  );
  const out = new URL(`public/${name}`, import.meta.url).pathname;
  execFileSync(
    CHROMIUM,
    [
      "--headless",
      "--no-sandbox",
      "--hide-scrollbars",
      "--default-background-color=00000000",
      `--window-size=${size},${size}`,
      `--screenshot=${out}`,
      `file://${page}`,
    ],
    { stdio: "ignore" },
  );
}
rmSync(folder, { recursive: true });
