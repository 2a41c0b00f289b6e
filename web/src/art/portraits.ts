// Portraits and whole figures, composed from parts. The same look and name always give the same picture.
import { ARMS, type Faction, PALETTES, type Palette } from "./factions";
import { type Chance, chanceOf, imageOf, line, material, part, patch, type Tones } from "./ink";
import { BODIES, type Body, HEADS, type Head, LEGS, type Shield, shieldOf, WEAPONS, type Weapon } from "./parts";

export interface Look {
  body: Body;
  head: Head;
  weapon?: Weapon;
  /** How far the weapon leans, in degrees. */
  tilt?: number;
  /** The weapon is held behind the body. */
  isBehind?: boolean;
  shield?: Shield;
  scale?: number;
}

const HAIR: readonly Tones[] = [
  ["#2a1713", "#5b3020", "#96562d"],
  ["#3c2a12", "#a5752b", "#ecc466"],
  ["#1a1416", "#3a2f38", "#6b5a66"],
  ["#54535a", "#a9a9ae", "#ecebe6"],
];

function materialsOf(f: Palette, r: Chance): string {
  const hair = HAIR[Math.floor(r() * HAIR.length)]!;
  return (
    material("m", [f.deep, f.main, f.light]) +
    material("md", [f.near, f.deep, f.main]) +
    material("s", ["#4b5360", "#98a3ad", "#f1f2ea"]) +
    material("g", ["#7a4d17", "#cf9a36", "#ffe49a"]) +
    material("k", f.skin, 0.3, 0.78) +
    material("l", ["#2f1a10", "#6b4023", "#b37a42"]) +
    material("w", ["#a58f80", "#e8dcc4", "#fffdf2"]) +
    material("h", hair) +
    material("i", ["#16181c", "#373c44", "#7f8890"]) +
    material("b", ["#7b6f57", "#d8c9a3", "#fff8df"])
  );
}
function sceneryOf(faction: Faction, f: Palette, r: Chance): string {
  const sx = 140 + r() * 46,
    sy = 26 + r() * 20,
    sr = 20 + r() * 12;
  let s = `<rect width="200" height="152" fill="url(#sky)"/><circle cx="${sx}" cy="${sy}" r="${sr * 2.2}" fill="#fff2c4" opacity=".13"/><circle cx="${sx}" cy="${sy}" r="${sr * 1.5}" fill="#fff2c4" opacity=".2"/><circle cx="${sx}" cy="${sy}" r="${sr}" fill="#fff0c0" opacity=".9"/>`;
  for (let i = 0; i < 4; i++) {
    const y = 12 + r() * 60,
      x = r() * 150 - 20,
      w = 40 + r() * 80;
    s += patch(`M${x} ${y}h${w}q8 0 8 3t-8 3h-${w * 0.7}q-6 0-6-3t6-3Z`, i % 2 ? f.sky[1] : "#fff2d0", 0.3);
  }
  if (faction === "deverenians" || faction === "free-kingdoms" || faction === "dwarves" || faction === "elves") {
    const b = 80 + r() * 8,
      o = r() * 60 - 30;
    s +=
      patch(
        `M${-10 + o} 152V${b}h8v-8h8v8h8v-8h8v8h10V${b - 28}h4l9-22 9 22h4V${b + 4}h16v-8h8v8h8v-20h-3v-6h5v-5h5v5h5v-5h5v5h5v6h-3v32h22l7-16 7 16h60v70Z`,
        f.far,
        0.92,
      ) +
      patch(`M${45 + o} ${b - 50}v-16l14 5-14 5Z`, f.metal, 0.8) +
      patch(`M-5 152v-34q40-16 90-6t120-4v44Z`, f.near, 0.85);
  } else if (faction === "nothrog") {
    const o = r() * 60 - 20;
    s +=
      patch(`M${-20 + o} 152V110l8-20 10 18 14-40 12 36 10-16 16 26 18-52 14 44 16-18 60 30v50Z`, f.far, 0.85) +
      line(`M${30 + o} 150V62M${30 + o} 84l-16-16M${30 + o} 74l14-18M${44 + o} 56l10-2M${14 + o} 68l-8 2`, f.near, 5) +
      line(`M${172 - o / 2} 150V76M${172 - o / 2} 96l14-14M${172 - o / 2} 90l-12-12`, f.near, 4) +
      patch("M-5 152v-30q50-12 100-4t110-6v40Z", f.near, 0.9);
  } else if (faction === "mercenaries")
    s +=
      patch(`M-10 152v-40l40-44 40 44h14l34-36 34 36h60v40Z`, f.far, 0.9) +
      patch("M30 68v-18l12 5-12 4Z", f.metal) +
      patch("M-5 152v-30q50-10 210 0v30Z", f.near, 0.9);
  else {
    let rays = "";
    for (let i = 0; i < 18; i++) {
      const a = (i * Math.PI) / 9,
        b = a + Math.PI / 18;
      rays += `M100 76L${100 + Math.cos(a) * 190} ${76 + Math.sin(a) * 190}L${100 + Math.cos(b) * 190} ${76 + Math.sin(b) * 190}Z`;
    }
    s = `<rect width="200" height="152" fill="url(#sky)"/><path d="${rays}" fill="#fff2d0" opacity=".16"/>`;
  }
  return s;
}

function bannerOf(f: Palette, arms: string, x: number, tilt: number): string {
  return (
    `<g transform="translate(${x} 4) rotate(${tilt})">` +
    line("M0-30V150", "#2a170d", 4) +
    part("M2-6h50v74l-25-16L2 68Z", "m", 2.2) +
    line("M6-2v60M48-2v60", f.metal, 1.6, 0.8) +
    `<path transform="translate(12 8) scale(1.250)" d="${arms}" fill="${f.metal}"/></g>`
  );
}

function standing(look: Look, faction: Faction, r: Chance, hasLegs: boolean): string {
  const f = PALETTES[faction];
  const arms = ARMS[faction];
  const weapon = WEAPONS[look.weapon ?? "none"](look.tilt);
  const shield = look.shield ? shieldOf(look.shield, f, arms, r) : "";
  const legs = hasLegs ? LEGS[look.body]() : "";
  const [behind, before] = look.isBehind ? [weapon, ""] : ["", weapon];
  return behind + legs + BODIES[look.body](f, arms) + HEADS[look.head](f, r) + before + shield;
}

const kept = new Map<string, string>();

function once(key: string, draw: () => string): string {
  const known = kept.get(key);
  if (known) return known;
  const drawn = imageOf(draw());
  kept.set(key, drawn);
  return drawn;
}

const CROPS = { wide: "-16 -14 232 114", tall: "4 -20 196 172" } as const;

/** A portrait before the country of its faction; those of the enemy look left. */
export function portraitOf(
  name: string,
  faction: Faction,
  look: Look,
  isEnemy: boolean,
  crop: keyof typeof CROPS,
): string {
  return once(`${name} ${faction} ${JSON.stringify(look)} ${isEnemy} ${crop}`, () => {
    const f = PALETTES[faction];
    const r = chanceOf(name);
    const big = look.scale ?? 1;
    const materials = materialsOf(f, r);
    const figure = `<g transform="translate(${100 - 100 * big} ${152 - 152 * big}) scale(${big})">${standing(look, faction, r, false)}</g>`;
    const banner = bannerOf(f, ARMS[faction], 8 + r() * 20, -6 + r() * 8);
    const sky = f.sky.map((tone, at) => `<stop offset="${[0, 0.34, 0.66, 0.95][at]}" stop-color="${tone}"/>`).join("");
    const country = `<g transform="translate(-30 -30) scale(1.3 1.24)">${sceneryOf(faction, f, r)}</g>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${CROPS[crop]}" width="480" height="${crop === "wide" ? 232 : 420}"><defs><linearGradient id="sky" x1="0" x2="0" y1="0" y2="1">${sky}</linearGradient>${materials}<linearGradient id="v" x1="0" x2="0" y1="0" y2="1"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset=".95" stop-color="#000" stop-opacity=".55"/></linearGradient></defs><g ${isEnemy ? 'transform="translate(200 0) scale(-1 1)"' : ""}>${country}${banner}<g transform="translate(8 ${crop === "wide" ? 1.2 : 14})">${figure}</g></g><rect x="-40" y="-40" width="280" height="200" fill="url(#v)"/></svg>`;
  });
}

/** A whole figure from head to foot, on nothing. */
export function figureOf(name: string, faction: Faction, look: Look, isEnemy: boolean): string {
  return once(`${name} ${faction} ${JSON.stringify(look)} ${isEnemy} whole`, () => {
    const r = chanceOf(name);
    const materials = materialsOf(PALETTES[faction], r);
    const mirrored = isEnemy ? 'transform="translate(200 0) scale(-1 1)"' : "";
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -70 320 310" width="480" height="465"><defs>${materials}</defs><g ${mirrored}>${standing(look, faction, r, true)}</g></svg>`;
  });
}
