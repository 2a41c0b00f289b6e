// Pictures of the games for the first page: whole figures from the same parts, on the ground of each game.
import type { Faction } from "./factions";
import { type Chance, chanceOf, imageOf } from "./ink";
import { figureOf, type Look, portraitOf } from "./portraits";

const placed = (image: string, x: number, y: number, size: number): string =>
  `<image href="${image}" x="${x - size * 0.5}" y="${y - size * 0.925}" width="${size}" height="${size * 0.969}"/>`;

const framed = (body: string, defs = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 280" width="880" height="560" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${body}</svg>`;

/** A miniature: turning base with its window, the coloured rim of its side, shadow, figure. */
function miniature(
  x: number,
  y: number,
  s: number,
  faction: Faction,
  look: Look,
  isEnemy: boolean,
  rim: string,
): string {
  const k = s / 100;
  return (
    `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="14" cy="10" rx="50" ry="17" fill="#000" opacity=".35"/><path d="M-40 0v9c0 10 18 17 40 17s40-7 40-17V0Z" fill="#14161a"/><path d="M-40 4c0 10 18 17 40 17s40-7 40-17" fill="none" stroke="${rim}" stroke-width="3.500"/><ellipse rx="40" ry="16" fill="#2b2f34" stroke="#0c0d0f" stroke-width="1.500"/><ellipse rx="33" ry="12.500" fill="#4e5a3c"/><path d="M-14 16.500h28v8.500q-14 3-28 0Z" fill="#fbf3df" stroke="#14161a" stroke-width="1"/><text y="24" text-anchor="middle" font-family="sans-serif" font-weight="900" font-size="8.500" fill="#1c1413">8·9·16</text></g>` +
    placed(figureOf(`${x}`, faction, look, isEnemy), x, y + 5 * k, s * 1.28)
  );
}

const PINES = [
  ["#16352b", "#2b5b3d", "#5f9150"],
  ["#1b3a20", "#3a6a33", "#84a852"],
] as const;

const tree = (x: number, y: number, s: number, r: Chance): string => {
  const h = s * (0.85 + r() * 0.4),
    c = PINES[r() > 0.5 ? 1 : 0]!;
  let o = `<ellipse cx="${x + s * 0.25}" cy="${y + 2}" rx="${s * 0.52}" ry="${s * 0.16}" fill="#000" opacity=".3"/><rect x="${x - s * 0.05}" y="${y - s * 0.2}" width="${s * 0.1}" height="${s * 0.22}" fill="#3a2415"/>`;
  for (let i = 0; i < 3; i++) {
    const yy = y - s * 0.14 - i * h * 0.3,
      w = s * (0.46 - i * 0.11);
    o += `<path d="M${x - w} ${yy}L${x} ${yy - h * 0.56}L${x + w} ${yy}Q${x} ${yy + s * 0.12} ${x - w} ${yy}Z" fill="${c[1]}" stroke="#0d1f17" stroke-width="1.300" stroke-linejoin="round"/><path d="M${x - w} ${yy}L${x} ${yy - h * 0.56}L${x - w * 0.1} ${yy + s * 0.05}Z" fill="${c[2]}" opacity=".75"/><path d="M${x + w} ${yy}L${x} ${yy - h * 0.56}L${x + w * 0.35} ${yy + s * 0.04}Z" fill="${c[0]}" opacity=".7"/>`;
  }
  return o;
};
const rock = (x: number, y: number, s: number): string =>
  `<ellipse cx="${x + s * 0.2}" cy="${y + s * 0.1}" rx="${s * 0.8}" ry="${s * 0.24}" fill="#000" opacity=".3"/><path d="M${x - s * 0.7} ${y}L${x - s * 0.5} ${y - s * 0.6}L${x - s * 0.05} ${y - s * 0.85}L${x + s * 0.5} ${y - s * 0.55}L${x + s * 0.72} ${y}Q${x} ${y + s * 0.25} ${x - s * 0.7} ${y}Z" fill="#8a8377" stroke="#2a2620" stroke-width="1.500" stroke-linejoin="round"/><path d="M${x - s * 0.5} ${y - s * 0.6}L${x - s * 0.05} ${y - s * 0.85}L${x + s * 0.1} ${y - s * 0.4}L${x - s * 0.35} ${y - s * 0.1}Z" fill="#c9c0ab"/><path d="M${x + s * 0.1} ${y - s * 0.4}L${x + s * 0.5} ${y - s * 0.55}L${x + s * 0.72} ${y}L${x + s * 0.2} ${y + s * 0.1}Z" fill="#5b554b"/>`;
function wall(x: number, y: number, n: number, s: number): string {
  let o = `<path d="M${x} ${y}l${n * s} ${n * s * 0.22}l${s} ${s * 0.5}l${-n * s} ${-n * s * 0.18}Z" fill="#000" opacity=".3"/>`;
  for (let i = 0; i < n; i++) {
    const h = s * [1.6, 1.1, 1.9, 0.8, 1.4][i % 5]!;
    o +=
      `<path d="M${x + i * s} ${y + i * s * 0.22}v${-h}l${s} ${s * 0.22}v${h}Z" fill="#a59a84" stroke="#332c22" stroke-width="1.300"/><path d="M${x + i * s} ${y + i * s * 0.22 - h}l${s * 0.3} ${-s * 0.2}l${s} ${s * 0.22}l${-s * 0.3} ${s * 0.2}Z" fill="#d8ccb0" stroke="#332c22" stroke-width="1.300"/>` +
      Array.from(
        { length: Math.floor(h / (s * 0.4)) },
        (_, j) =>
          `<path d="M${x + i * s} ${y + i * s * 0.22 - j * s * 0.4}l${s} ${s * 0.22}" stroke="#6b614f" stroke-width="1"/>`,
      ).join("");
  }
  return o;
}
function specks(r: Chance, n: number, a: string, b: string): string {
  const [w, h, y0] = [440, 280, 0];
  let o = "";
  for (let i = 0; i < n; i++) {
    const x = r() * w,
      y = y0 + r() * (h - y0),
      s = 3 + r() * 18;
    o += `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${s.toFixed(1)}" ry="${(s * 0.28).toFixed(1)}" fill="${r() > 0.5 ? a : b}" opacity="${(0.05 + r() * 0.1).toFixed(2)}"/>`;
  }
  for (let i = 0; i < n; i++) {
    const x = r() * w,
      y = y0 + r() * (h - y0);
    o += `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q1-4 ${(r() * 5 - 2).toFixed(1)}-6" stroke="${r() > 0.5 ? a : b}" stroke-width="1" fill="none" opacity=".35"/>`;
  }
  return o;
}
function well(x: number, y: number, s: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${s * 1.7}" ry="${s * 0.72}" fill="#5ad6ff" opacity=".16"/><ellipse cx="${x}" cy="${y}" rx="${s}" ry="${s * 0.42}" fill="#0d2b46" stroke="#bfe9ff" stroke-width="2.500"/><ellipse cx="${x}" cy="${y}" rx="${s * 0.74}" ry="${s * 0.3}" fill="#3cc4f5"/><path d="M${x - 5} ${y}l5-${s * 1.1} 6 ${s * 1.05} -5 5ZM${x + 9} ${y + 2}l5-${s * 0.6} 5 ${s * 0.6}-5 3ZM${x - 18} ${y + 1}l4-${s * 0.5} 6 ${s * 0.5}-5 3Z" fill="#e6fbff" stroke="#1b5f86" stroke-width="1.500" stroke-linejoin="round"/>`;
}
function mageKnight(): string {
  const r = chanceOf("mk");
  return framed(
    `<rect width="440" height="280" fill="url(#mkg)"/>${specks(r, 170, "#f4e3a0", "#2f3b18")}
  <path d="M232 84q60-34 128-14t70 50-50 44-120-6-58-40 30-34Z" fill="#8f9a52" stroke="#5f6a34" stroke-width="2"/><path d="M256 90q50-26 100-12t58 38-44 30-96-6-44-28 26-22Z" fill="#a7ad62"/><path d="M280 94q36-16 74-8t40 24-34 16-70-4-30-16 20-12Z" fill="#bfc077"/>
  <path d="M-10 196q46-22 96-8t80 42-12 60H-10Z" fill="#3d7f93" stroke="#d8cf95" stroke-width="5"/><path d="M10 218q30-10 50 0t50 2M4 244q36-8 60 2t50 0" stroke="#9ad0d6" stroke-width="2" fill="none" opacity=".8"/>
  ${tree(30, 92, 54, r)}${tree(72, 76, 50, r)}${tree(108, 98, 52, r)}${tree(20, 132, 58, r)}${tree(64, 124, 60, r)}${tree(106, 140, 54, r)}
  ${wall(196, 92, 3, 22)}${rock(378, 214, 24)}${rock(402, 228, 16)}${rock(170, 262, 14)}
  ${miniature(304, 106, 76, "nothrog", { body: "brute", head: "orchelm", weapon: "axe", tilt: 14, shield: "round" }, true, "#e2603a")}${miniature(372, 150, 76, "nothrog", { body: "bones", head: "mask", weapon: "torch", tilt: 8 }, true, "#e2603a")}
  <path d="M172 186C200 150 252 166 296 142" fill="none" stroke="#2a1706" stroke-width="7" opacity=".5" stroke-linecap="round"/><path d="M172 186C200 150 252 166 296 142" fill="none" stroke="#ffe08a" stroke-width="4" stroke-dasharray="10 7" stroke-linecap="round"/><circle cx="296" cy="142" r="9" fill="none" stroke="#ffe08a" stroke-width="3.500"/>
  <g transform="translate(226 146)"><rect x="-23" y="-14" width="46" height="27" rx="8" fill="#fff6dd" stroke="#b97b20" stroke-width="2"/><text y="6" text-anchor="middle" font-family="sans-serif" font-weight="900" font-size="19" fill="#2a1706">6,5″</text></g>
  ${miniature(160, 208, 96, "free-kingdoms", { body: "plate", head: "great", weapon: "sword", tilt: 20, shield: "heater" }, false, "#3f8fd6")}${miniature(282, 226, 100, "free-kingdoms", { body: "mail", head: "bascinet", weapon: "halberd", tilt: 10, isBehind: true, shield: "tower" }, false, "#3f8fd6")}
  <rect width="440" height="280" fill="url(#mkl)"/>`,
    `<linearGradient id="mkg" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="#9aa158"/><stop offset=".6" stop-color="#7c8a45"/><stop offset="1" stop-color="#5a6a35"/></linearGradient><radialGradient id="mkl" cx=".55" cy=".35" r=".8"><stop offset=".2" stop-color="#fff0b0" stop-opacity=".3"/><stop offset=".6" stop-color="#fff0b0" stop-opacity="0"/><stop offset="1" stop-color="#0a0f06" stop-opacity=".6"/></radialGradient>`,
  );
}
function summoners(): string {
  const r = chanceOf("su");
  let stars = "";
  for (let i = 0; i < 46; i++)
    stars += `<circle cx="${(r() * 440).toFixed(0)}" cy="${(r() * 280).toFixed(0)}" r="${(0.6 + r() * 1.8).toFixed(1)}" fill="${r() > 0.5 ? "#bff3ff" : "#ffd9ff"}" opacity="${(0.3 + r() * 0.6).toFixed(2)}"/>`;
  const runes = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    return `<path transform="translate(${300 + Math.cos(a) * 92} ${186 + Math.sin(a) * 37}) scale(.42)" d="${["M0-9V9M-6-4 6 4", "M-5-8 5 0-5 8", "M0-9 7 9H-7Z", "M-6-8V8M6-8V8M-6 0H6"][i % 4]}" fill="none" stroke="#fff" stroke-width="5"/>`;
  }).join("");
  return framed(
    `<rect width="440" height="280" fill="url(#sug)"/>${specks(r, 130, "#8fb0ff", "#05040f")}
  <g opacity=".9">${tree(24, 70, 54, r)}${tree(404, 66, 58, r)}${tree(366, 50, 46, r)}${tree(64, 48, 44, r)}</g>${wall(150, 60, 4, 18)}${rock(420, 250, 24)}${rock(24, 262, 22)}
  ${well(92, 104, 24)}${well(366, 92, 19)}
  <ellipse cx="300" cy="186" rx="116" ry="47" fill="#ff7ad9" opacity=".12"/><ellipse cx="300" cy="186" rx="104" ry="42" fill="none" stroke="#ffb6f0" stroke-width="3"/><ellipse cx="300" cy="186" rx="80" ry="32" fill="#ff9de8" fill-opacity=".18" stroke="#ffd9f8" stroke-width="2"/><path d="M300 154 369 202H231ZM300 218l-69-48h138Z" fill="none" stroke="#ffd9f8" stroke-width="1.600" opacity=".8"/>${runes}
  <path d="M240 190 268 20h64l28 170Z" fill="url(#beam)"/>
  ${placed(figureOf("creature", "creature", { body: "ogre", head: "ogre" }, true), 300, 196, 176)}
  <ellipse cx="110" cy="246" rx="60" ry="20" fill="#49d0ff" opacity=".18"/><ellipse cx="110" cy="246" rx="46" ry="15" fill="none" stroke="#8fe6ff" stroke-width="2.500"/>
  ${placed(figureOf("summoner", "action", { body: "robe", head: "wizard", weapon: "staff", tilt: 22 }, false), 110, 252, 170)}
  <path d="M182 124C214 104 234 112 252 130" fill="none" stroke="#fff1b0" stroke-width="9" opacity=".3" stroke-linecap="round"/><path d="M182 124C214 104 234 112 252 130" fill="none" stroke="#fffbe0" stroke-width="3" stroke-linecap="round"/>
  <g transform="translate(366 232)"><ellipse cx="5" cy="26" rx="30" ry="8" fill="#000" opacity=".4"/><path d="M0-30 28 0 0 30-28 0Z" fill="#2a8fc0" stroke="#07283c" stroke-width="2" stroke-linejoin="round"/><path d="M0-30-28 0 0 8Z" fill="#9be4ff"/><path d="M0-30 28 0 0 8Z" fill="#4db9e6"/><path d="M-28 0 0 30V8Z" fill="#1f7099"/><text y="3" text-anchor="middle" font-family="sans-serif" font-weight="900" font-size="21" fill="#fff">8</text></g>
  ${stars}<rect width="440" height="280" fill="url(#sul)"/>`,
    `<linearGradient id="sug" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1c1a52"/><stop offset=".55" stop-color="#2c3a74"/><stop offset="1" stop-color="#1a4a58"/></linearGradient><linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffc8f4" stop-opacity="0"/><stop offset="1" stop-color="#ffc8f4" stop-opacity=".55"/></linearGradient><radialGradient id="sul" cx=".62" cy=".55" r=".75"><stop offset=".3" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#04030f" stop-opacity=".75"/></radialGradient>`,
  );
}

type Spot = readonly [number, number];

/** A die of twenty sides as it lies, lit from the upper left. */
function die(face: number): string {
  const [light, main, dim, dark, edge] = ["#f6a48a", "#d9573d", "#b23a26", "#8c2718", "#5d160e"] as const;
  const at = (turn: number, radius: number): Spot => [
    60 + Math.cos(turn * Math.PI) * radius,
    60 + Math.sin(turn * Math.PI) * radius,
  ];
  const rim = [0, 1, 2, 3, 4, 5].map((corner) => at(corner / 3 - 0.5, 48));
  const [top, right, left] = [at(-0.5, 27), at(1 / 6, 27), at(5 / 6, 27)];
  const facet = (a: Spot, b: Spot, c: Spot, fill: string): string =>
    `<path d="M${a}L${b}L${c}Z" fill="${fill}" stroke="${edge}" stroke-width="1" stroke-linejoin="round"/>`;
  const facets = [
    facet(rim[0]!, rim[1]!, top, main),
    facet(rim[0]!, rim[5]!, top, light),
    facet(rim[1]!, top, right, dim),
    facet(rim[5]!, top, left, light),
    facet(rim[1]!, rim[2]!, right, dark),
    facet(rim[2]!, rim[3]!, right, edge),
    facet(rim[3]!, right, left, dark),
    facet(rim[3]!, rim[4]!, left, dark),
    facet(rim[4]!, rim[5]!, left, main),
    facet(top, right, left, dim),
  ];
  const figure = `<text x="60" y="70.5" text-anchor="middle" font-family="sans-serif" font-weight="900" font-size="25" fill="#fff6e2">${face}</text>`;
  return `<ellipse cx="68" cy="108" rx="44" ry="12" fill="#000" opacity=".45"/><g transform="rotate(-9 60 60)">${facets.join("")}${figure}</g>`;
}

function warlord(): string {
  const own = portraitOf(
    "aurelia",
    "deverenians",
    { body: "plate", head: "regent", weapon: "sword", tilt: 20 },
    false,
    "tall",
  );
  const enemy = portraitOf(
    "grushak",
    "nothrog",
    { body: "brute", head: "warlordorc", weapon: "axe", tilt: 14, shield: "round" },
    true,
    "tall",
  );
  const cut = (id: string, points: string): string => `<clipPath id="${id}"><polygon points="${points}"/></clipPath>`;
  return framed(
    `<image href="${own}" x="-34" y="-6" width="330" height="290" preserveAspectRatio="xMidYMid slice" clip-path="url(#own)"/><image href="${enemy}" x="144" y="-6" width="330" height="290" preserveAspectRatio="xMidYMid slice" clip-path="url(#enemy)"/><path d="M262-5 178 285" stroke="#2a1206" stroke-width="9"/><path d="M262-5 178 285" stroke="#ffe3a0" stroke-width="3.5"/><g transform="translate(168 176) scale(.84)">${die(20)}</g>`,
    cut("own", "-40,-10 263,-10 179,290 -40,290") + cut("enemy", "263,-10 480,-10 480,290 179,290"),
  );
}

const SCENES: Record<string, () => string> = { warlord, mageknight: mageKnight, summoners };

/** The picture of a game as the address of an image; empty for a game that has none. */
export const sceneOf = (game: string): string => {
  const draw = SCENES[game];
  return draw ? imageOf(draw()) : "";
};
