// Pictures of the games for the first page: whole figures from the same parts, on the ground of each game.
import type { Faction } from "./factions";
import { type Chance, chanceOf, imageOf } from "./ink";
import { figureOf, type Look, portraitOf } from "./portraits";

/** An image in an image has no fonts: these are the outlines of its few figures, from the page's own typeface. */
const FIGURES = {
  twenty:
    "M-2.3 -13.1Q-2.3 -11.8 -3.1 -10.3Q-3.9 -8.7 -5.7 -6.5L-7.8 -3.7L-7.7 -3.6H-4L-1.2 -3.9L-1 -3.5L-1.5 0.2L-5.4 0H-12.4L-13.5 0.1L-13.7 -0.1V-2.9L-9.8 -7.4Q-8.2 -9.3 -7.6 -10.2Q-6.9 -11.2 -6.9 -11.9Q-6.9 -12.6 -7.3 -12.9Q-7.7 -13.3 -8.5 -13.3Q-9.4 -13.3 -10.5 -12.8Q-11.5 -12.3 -12.4 -11.4H-13L-13.7 -14.9Q-10.4 -17.3 -7.4 -17.3Q-5.2 -17.3 -3.8 -16.1Q-2.3 -15 -2.3 -13.1ZM13.7 -8.8Q13.7 -4.4 12 -2.1Q10.2 0.3 7 0.3Q4 0.3 2.3 -1.9Q0.7 -4.1 0.7 -8.2Q0.7 -12.6 2.5 -14.9Q4.3 -17.3 7.6 -17.3Q10.6 -17.3 12.2 -15.1Q13.7 -12.9 13.7 -8.8ZM4.3 -8.5Q4.3 -6.1 5 -4.9Q5.7 -3.7 7.2 -3.7Q8.8 -3.7 9.5 -4.8Q10.2 -5.9 10.2 -8.3Q10.2 -10.7 9.5 -11.8Q8.7 -13 7.2 -13Q5.7 -13 5 -11.9Q4.3 -10.8 4.3 -8.5Z",
  eight:
    "M4.8 -11.2Q4.8 -10.1 4.3 -9.3Q3.7 -8.5 2.6 -7.9V-7.7Q3.8 -7.1 4.5 -6.3Q5.2 -5.5 5.2 -4.2Q5.2 -2.1 3.7 -0.9Q2.2 0.2 -0.3 0.2Q-2.7 0.2 -4 -0.8Q-5.3 -1.9 -5.3 -3.6Q-5.3 -4.8 -4.6 -5.6Q-3.9 -6.4 -2.6 -7V-7.2Q-3.7 -7.7 -4.3 -8.6Q-4.9 -9.4 -4.9 -10.6Q-4.9 -12.6 -3.5 -13.8Q-2 -14.9 0.3 -14.9Q2.4 -14.9 3.6 -13.9Q4.8 -12.9 4.8 -11.2ZM-1.7 -10.8Q-1.7 -10.1 -1.1 -9.6Q-0.6 -9.2 0.4 -8.8Q1 -9.2 1.4 -9.7Q1.8 -10.1 1.8 -10.7Q1.8 -11.4 1.3 -11.8Q0.8 -12.2 0 -12.2Q-0.8 -12.2 -1.2 -11.8Q-1.7 -11.4 -1.7 -10.8ZM-2 -4.1Q-2 -3.3 -1.5 -2.8Q-1 -2.4 -0 -2.4Q1 -2.4 1.5 -2.8Q2 -3.3 2 -3.9Q2 -4.7 1.4 -5.1Q0.8 -5.5 -0.3 -6Q-1.2 -5.7 -1.6 -5.2Q-2 -4.8 -2 -4.1Z",
  inches:
    "M-6.9 -4.2Q-6.9 -3 -7.5 -2Q-8 -1 -9.1 -0.4Q-10.2 0.2 -11.8 0.2Q-14 0.2 -15.2 -1.1Q-16.5 -2.4 -16.5 -4.8Q-16.5 -7.4 -14.8 -9.6Q-13.1 -11.7 -10.1 -13.1H-10L-7.6 -11.6V-11.2Q-9.8 -10.4 -11 -9.6Q-12.2 -8.8 -12.7 -7.8L-12.6 -7.6Q-11.6 -8.1 -10.7 -8.1Q-9.5 -8.1 -8.6 -7.5Q-7.8 -7 -7.4 -6.1Q-6.9 -5.2 -6.9 -4.2ZM-10.1 -3.8Q-10.1 -5.7 -11.7 -5.7Q-12.5 -5.7 -13.3 -5.2V-4.8Q-13.3 -3.4 -13 -2.7Q-12.6 -2 -11.6 -2Q-10.9 -2 -10.5 -2.5Q-10.1 -2.9 -10.1 -3.8ZM-2 -1.3Q-2 -0.2 -2.7 0.8Q-3.5 1.9 -5 2.9L-6.1 2L-6.1 1.7Q-4.9 0.7 -4.9 -0.5Q-4.9 -1.3 -5.6 -2L-5.6 -2.3Q-4.3 -3 -3 -3.4Q-2 -2.5 -2 -1.3ZM7.7 -12.8 7.4 -10.1 7.1 -9.9 4.9 -10.2H2.7L2.7 -8.2L4 -7.9Q5.9 -7.5 6.7 -6.7Q7.6 -5.8 7.6 -4.4Q7.6 -3 6.9 -2Q6.1 -0.9 4.9 -0.4Q3.6 0.2 1.9 0.2Q0.6 0.2 -0.8 -0L-1 -2.7L-0.7 -2.9Q0.6 -2.4 2 -2.4Q3.1 -2.4 3.7 -2.8Q4.3 -3.3 4.3 -4Q4.3 -4.6 3.9 -5Q3.4 -5.3 2.5 -5.5L0.2 -5.9L0 -6.1L0 -12.6L0.4 -13L1.7 -12.9H5.1L7.5 -13ZM12.5 -13.9 11.6 -8.7 10 -8.5 9.8 -8.7 9.6 -14 12.3 -14.2ZM16.2 -13.9 15.3 -8.7 13.7 -8.5 13.4 -8.7 13.3 -14 16 -14.2Z",
  window:
    "M-7.5 -4.7Q-7.5 -4.3 -7.7 -3.9Q-7.9 -3.6 -8.4 -3.3V-3.2Q-7.9 -3 -7.6 -2.7Q-7.3 -2.3 -7.3 -1.8Q-7.3 -0.9 -7.9 -0.4Q-8.6 0.1 -9.6 0.1Q-10.6 0.1 -11.2 -0.3Q-11.7 -0.8 -11.7 -1.5Q-11.7 -2 -11.4 -2.4Q-11.1 -2.7 -10.6 -2.9V-3Q-11 -3.2 -11.3 -3.6Q-11.6 -3.9 -11.6 -4.5Q-11.6 -5.3 -11 -5.8Q-10.4 -6.3 -9.4 -6.3Q-8.5 -6.3 -8 -5.8Q-7.5 -5.4 -7.5 -4.7ZM-10.2 -4.5Q-10.2 -4.2 -10 -4Q-9.8 -3.9 -9.3 -3.7Q-9.1 -3.9 -8.9 -4.1Q-8.8 -4.2 -8.8 -4.5Q-8.8 -4.8 -9 -5Q-9.2 -5.1 -9.5 -5.1Q-9.8 -5.1 -10 -5Q-10.2 -4.8 -10.2 -4.5ZM-10.4 -1.7Q-10.4 -1.4 -10.1 -1.2Q-9.9 -1 -9.5 -1Q-9.1 -1 -8.9 -1.2Q-8.7 -1.4 -8.7 -1.6Q-8.7 -2 -8.9 -2.1Q-9.1 -2.3 -9.6 -2.5Q-10 -2.4 -10.2 -2.2Q-10.4 -2 -10.4 -1.7ZM-4.8 -2.7Q-4.8 -2.3 -5.1 -2.1Q-5.3 -1.8 -5.7 -1.8Q-6.1 -1.8 -6.3 -2Q-6.5 -2.3 -6.5 -2.7Q-6.5 -3.1 -6.3 -3.3Q-6 -3.6 -5.6 -3.6Q-5.2 -3.6 -5 -3.3Q-4.8 -3.1 -4.8 -2.7ZM0.4 -3.9Q0.4 -2.6 -0.4 -1.6Q-1.2 -0.6 -2.7 0.1H-2.7L-3.8 -0.6V-0.8Q-2.8 -1.2 -2.2 -1.6Q-1.7 -1.9 -1.4 -2.4L-1.5 -2.5Q-1.9 -2.3 -2.4 -2.3Q-3 -2.3 -3.4 -2.6Q-3.8 -2.8 -4 -3.2Q-4.2 -3.7 -4.2 -4.2Q-4.2 -4.7 -3.9 -5.2Q-3.6 -5.7 -3.1 -6Q-2.6 -6.3 -1.9 -6.3Q-0.8 -6.3 -0.2 -5.6Q0.4 -5 0.4 -3.9ZM-1.1 -3.7V-3.9Q-1.1 -4.5 -1.3 -4.9Q-1.5 -5.2 -1.9 -5.2Q-2.3 -5.2 -2.5 -5Q-2.7 -4.8 -2.7 -4.3Q-2.7 -3.9 -2.5 -3.7Q-2.3 -3.5 -1.9 -3.5Q-1.5 -3.5 -1.1 -3.7ZM2.7 -2.7Q2.7 -2.3 2.4 -2.1Q2.2 -1.8 1.8 -1.8Q1.4 -1.8 1.2 -2Q1 -2.3 1 -2.7Q1 -3.1 1.2 -3.3Q1.4 -3.6 1.9 -3.6Q2.2 -3.6 2.5 -3.3Q2.7 -3.1 2.7 -2.7ZM6.1 -6.1 6 -2.2 6.1 0H4.4L4.4 -2V-4.3L3.2 -4.1L3.1 -4.2V-5.5L5.8 -6.2ZM11.9 -2Q11.9 -1.4 11.6 -1Q11.3 -0.5 10.8 -0.2Q10.3 0.1 9.5 0.1Q8.5 0.1 7.9 -0.5Q7.3 -1.2 7.3 -2.3Q7.3 -3.5 8.1 -4.6Q8.9 -5.6 10.3 -6.3H10.4L11.5 -5.5V-5.4Q10.5 -5 9.9 -4.6Q9.4 -4.2 9.1 -3.7L9.2 -3.6Q9.6 -3.9 10.1 -3.9Q10.6 -3.9 11 -3.6Q11.4 -3.3 11.6 -2.9Q11.9 -2.5 11.9 -2ZM10.4 -1.8Q10.4 -2.7 9.6 -2.7Q9.2 -2.7 8.8 -2.5V-2.3Q8.8 -1.6 9 -1.3Q9.1 -1 9.6 -1Q10 -1 10.2 -1.2Q10.4 -1.4 10.4 -1.8Z",
};

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
    `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="14" cy="10" rx="50" ry="17" fill="#000" opacity=".35"/><path d="M-40 0v9c0 10 18 17 40 17s40-7 40-17V0Z" fill="#14161a"/><path d="M-40 4c0 10 18 17 40 17s40-7 40-17" fill="none" stroke="${rim}" stroke-width="3.500"/><ellipse rx="40" ry="16" fill="#2b2f34" stroke="#0c0d0f" stroke-width="1.500"/><ellipse rx="33" ry="12.500" fill="#4e5a3c"/><path d="M-14 16.500h28v8.500q-14 3-28 0Z" fill="#fbf3df" stroke="#14161a" stroke-width="1"/><path d="${FIGURES.window}" transform="translate(0 24)" fill="#1c1413"/></g>` +
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
  <g transform="translate(226 146)"><rect x="-23" y="-14" width="46" height="27" rx="8" fill="#fff6dd" stroke="#b97b20" stroke-width="2"/><path d="${FIGURES.inches}" transform="translate(0 6.500)" fill="#2a1706"/></g>
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
  <g transform="translate(366 232)"><ellipse cx="5" cy="26" rx="30" ry="8" fill="#000" opacity=".4"/><path d="M0-30 28 0 0 30-28 0Z" fill="#2a8fc0" stroke="#07283c" stroke-width="2" stroke-linejoin="round"/><path d="M0-30-28 0 0 8Z" fill="#9be4ff"/><path d="M0-30 28 0 0 8Z" fill="#4db9e6"/><path d="M-28 0 0 30V8Z" fill="#1f7099"/><path d="${FIGURES.eight}" transform="translate(0 4)" fill="#fff"/></g>
  ${stars}<rect width="440" height="280" fill="url(#sul)"/>`,
    `<linearGradient id="sug" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1c1a52"/><stop offset=".55" stop-color="#2c3a74"/><stop offset="1" stop-color="#1a4a58"/></linearGradient><linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffc8f4" stop-opacity="0"/><stop offset="1" stop-color="#ffc8f4" stop-opacity=".55"/></linearGradient><radialGradient id="sul" cx=".62" cy=".55" r=".75"><stop offset=".3" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#04030f" stop-opacity=".75"/></radialGradient>`,
  );
}

type Spot = readonly [number, number];

/** A die of twenty sides as it lies, lit from the upper left. */
function die(): string {
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
  const figure = `<path d="${FIGURES.twenty}" transform="translate(60 70)" fill="#fff6e2"/>`;
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
    `<image href="${own}" x="-34" y="-6" width="330" height="290" preserveAspectRatio="xMidYMid slice" clip-path="url(#own)"/><image href="${enemy}" x="144" y="-6" width="330" height="290" preserveAspectRatio="xMidYMid slice" clip-path="url(#enemy)"/><path d="M262-5 178 285" stroke="#2a1206" stroke-width="9"/><path d="M262-5 178 285" stroke="#ffe3a0" stroke-width="3.5"/><g transform="translate(168 176) scale(.84)">${die()}</g>`,
    cut("own", "-40,-10 263,-10 179,290 -40,290") + cut("enemy", "263,-10 480,-10 480,290 179,290"),
  );
}

const SCENES: Record<string, () => string> = { warlord, mageknight: mageKnight, summoners };

/** The picture of a game as the address of an image; empty for a game that has none. */
export const sceneOf = (game: string): string => {
  const draw = SCENES[game];
  return draw ? imageOf(draw()) : "";
};
