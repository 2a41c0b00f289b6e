// The picture on a card, made from what the card is: a coat of arms in the land of its faction, a thing, or a deed.
// Nothing is by chance: the same card always has the same picture.
import { useId } from "preact/hooks";
import type { Face } from "../../wire";
import { CLASS_SHAPES, FactionShape } from "./symbols";
import { type Tincture, tinctureOf } from "./tinctures";

export const PICTURE = { wide: 224, high: 118 } as const;

/** A number from a card's id that always stays the same. */
function lotOf(id: string): number {
  let lot = 2166136261;
  for (const letter of id) lot = Math.imul(lot ^ letter.charCodeAt(0), 16777619);
  return lot >>> 0;
}

/** One of a number, by different bits of the lot. */
const draw = (lot: number, from: number, among: number): number => (lot >>> from) % among;

export function Vignette({ face }: { face: Face }) {
  const tincture = tinctureOf(face);
  const lot = lotOf(face.id);
  if (face.type === "item") return <Thing face={face} tincture={tincture} lot={lot} />;
  if (face.type === "character") return <Arms face={face} tincture={tincture} lot={lot} />;
  return <Deed face={face} tincture={tincture} lot={lot} />;
}

// -- characters: a coat of arms ---------------------------------------------------------------

const LANDS: Record<string, { far: string; near: string }> = {
  dwarves: {
    far: "M0 82L30 40l14 18 24-36 28 44 22-30 26 38 22-24 28 34 16-18 14 20v60H0z",
    near: "M0 118V96l26-14 22 12 18-10v-8h10v-8a10 10 0 0 1 20 0v8h10v14l24-8 30 10 26-12 38 18v20z",
  },
  elves: {
    far: "M0 70q10-30 22-6 8-44 24-4 10-40 24 2 12-46 26 0 10-38 22 0 12-44 26-2 10-36 22 2 12-40 26 2 10-26 32 2v52H0z",
    near: "M0 118V98q20-10 34-2l2-34h5l2 36q18-8 32-2l1-26h4l2 26q24-6 46 0l2-40h6l2 40q18-8 30 0l2-24h4l1 24q16-8 29-2v22z",
  },
  "free-kingdoms": {
    far: "M0 86q30-20 60-6t60-4 60-2 44 2v42H0zM20 78V46h6v5h5v-5h6v5h5v-5h6v32z",
    near: "M0 118V98q60-14 118-8V58h5v-16l7-12 7 12v16h5v8h12v-6h5v6h5v-6h5v6h12V48h4V34l8-14 8 14v14h4v44q12 0 19 4v22z",
  },
  deverenians: {
    far: "M14 84V50l5-22 5 22v20h14V44l6-30 6 30v30h34l4-22 4 22h52V40l6-34 6 34v20h12l5-24 5 24v28h32v34H0V84z",
    near: "M0 118V98q40-16 76-6t72-2 76 4v24z",
  },
  nothrog: {
    far: "M0 88l14-34 10 22 12-46 16 40 14-26 12 30 20-58 18 54 12-22 16 30 14-40 16 34 12-20 18 38v52H0z",
    near: "M0 118V98l10 4 6-22 6 20 30-8 8-26 7 26 34 4 40-6 6-30 9 30 26 4 6-20 8 20 28-2v26z",
  },
  mercenaries: {
    far: "M0 88q56-26 112-12t112-4v46H0z",
    near: "M0 118V98l20-4 22-38 24 36h12l16-28 18 30 44-4 6-14h4l2 12 20-36 24 36 12 4v26z",
  },
};

const HEATER = "M84 30q28-6 56 0v26c0 24-12 38-28 46-16-8-28-22-28-46z";

/** How the shield is divided: pale, fess, bend, chevron, quarters, chief, pile, saltire. */
const DIVISIONS = [
  "M112 20h40v90h-40z",
  "M80 56h64v60H80z",
  "M80 24h14l54 60v30z",
  "M80 92l32-34 32 34v22l-32-32-32 32z",
  "M80 20h32v42h32v50h-32V62H80z",
  "M80 20h64v24H80z",
  "M84 26h56l-28 66z",
  "M80 22h12l20 28 20-28h12v12l-22 28 22 30v14l-32-40-32 40V92l22-30-22-28z",
];

/** What stands crossed behind the shield, pointing up and to the right from the middle. */
const ARMS: Record<string, string> = {
  gauntlet: "M58 106l4 4 5-5 10 10 3-3-4-4 72-72 4-14-14 4-72 72-4-4-3 3 4 4z",
  "holy-symbol": "M60 108l4 4 74-74q8 6 16 0l-4-4q8-2 8-12l-5-3 2-6-6 2-3-5q-10 0-12 8l-4-4q-6 8 0 16z",
  scroll: "M58 110l4 4 76-76q10 8 18-2 6-10-4-18-2 8-10 8 0-8 6-10-12-4-16 6-2 6 2 12z",
  glove: "M62 104l6 6 8-8 5 5 4-4-4-4 58-60 8-26-26 10-56 60-5-5-4 4 5 5z",
  oval: "M56 110l4 4 76-74 4 10q14-6 18-22-6 4-12 2 6-4 6-10-8 6-16 6l-6-2q-4 8 2 12z",
};

/** Above the shield, by what the character is; in a box of 40 by 24 whose middle below is at 20, 24. */
const CRESTS: [string, string][] = [
  ["overlord", "M4 22L1 6l9 7 4-11 6 9 6-9 4 11 9-7-3 16zM20 0l1.5 3 3 .5-2.5 2 .5 3-2.5-1.5"],
  ["warlord", "M4 22L1 4l9 8L20 0l10 12 9-8-3 18zM5 24h30v-3H5z"],
  [
    "undead",
    "M20 2c7 0 11 4 11 9 0 4-2 5-4 7v5H13v-5c-2-2-4-3-4-7 0-5 4-9 11-9zm-5 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm10 0a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  ],
  ["demon", "M8 0c-2 8 1 13 7 14h10c6-1 9-6 7-14 8 10 4 22-6 24H14C4 22 0 10 8 0z"],
  [
    "beast",
    "M20 12c6 0 9 5 9 9 0 4-5 3-9 3s-9 1-9-3c0-4 3-9 9-9zM9 8a3 4 0 1 1 0 8 3 4 0 0 1 0-8zm22 0a3 4 0 1 1 0 8 3 4 0 0 1 0-8zM15 1a3 4 0 1 1 0 8 3 4 0 0 1 0-8zm10 0a3 4 0 1 1 0 8 3 4 0 0 1 0-8z",
  ],
  ["monster", "M2 2q6 12 10 6 2-8 8-8t8 8q4 6 10-6 2 18-8 22H10Q0 20 2 2z"],
  ["lycanthrope", "M6 0l8 8h12l8-8v14l-6 10H12L6 14z"],
  ["gargoyle", "M0 4q8 0 12 8l4-6h8l4 6q4-8 12-8-2 14-10 20H10Q2 18 0 4z"],
  ["druid", "M18 24l-2-10Q4 14 2 2l4 4 2-6 3 8 5 2v-8l4 8 4-8v8l5-2 3-8 2 6 4-4q-2 12-14 12l-2 10z"],
  ["knight", "M10 24V12q0-10 10-10t10 10v12zm3-11h14v3H13zM19 2Q24-6 36 0q-8 0-12 4z"],
  ["ranger", "M20 0l6 8h-4v8l5 3v5l-7-4-7 4v-5l5-3V8h-4z"],
  ["guardian", "M8 24V8H6V0h6v4h5V0h6v4h5V0h6v8h-2v16zm9 0v-6a3 3 0 0 1 6 0v6z"],
  ["avatar", "M20 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12z"],
];
const HELM = "M11 24V13q0-10 9-11 9 1 9 11v11h-5v-9h-8v9z";

function Arms({ face, tincture, lot }: { face: Face; tincture: Tincture; lot: number }) {
  const clip = useId();
  const land = LANDS[face.frame] ?? LANDS["mercenaries"]!;
  const crest = CRESTS.find(([trait]) => face.traits.includes(trait))?.[1] ?? (face.level >= 2 ? HELM : "");
  const isGood = face.alignment !== "evil";
  const [field, ordinary] = draw(lot, 3, 2) ? [tincture.metal, tincture.mid] : [tincture.light, tincture.deep];
  const weapon = ARMS[face.symbol.shape] ?? ARMS["oval"]!;
  const charge = CLASS_SHAPES[face.symbol.shape] ?? CLASS_SHAPES["oval"]!;
  return (
    <g stroke-linejoin="round">
      <rect width={PICTURE.wide} height={PICTURE.high} fill={isGood ? tincture.sky : tincture.far} />
      <circle
        cx={40 + draw(lot, 5, 144)}
        cy={26 + draw(lot, 11, 14)}
        r={isGood ? 15 : 11}
        fill={isGood ? tincture.metal : tincture.sky}
      />
      <g transform={draw(lot, 17, 2) ? `matrix(-1 0 0 1 ${PICTURE.wide} 0)` : undefined}>
        <path d={land.far} fill={isGood ? tincture.far : tincture.light} />
        <path d={land.near} fill={tincture.mid} />
      </g>
      <g fill={tincture.metal} stroke={tincture.deep} stroke-width="2">
        <path d={weapon} />
        <path d={weapon} transform={`matrix(-1 0 0 1 ${PICTURE.wide} 0)`} />
      </g>
      <clipPath id={clip}>
        <path d={HEATER} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <rect x="80" y="20" width="64" height="90" fill={field} />
        <path d={DIVISIONS[draw(lot, 20, DIVISIONS.length)]!} fill={ordinary} />
      </g>
      <path d={HEATER} fill="none" stroke={tincture.deep} stroke-width="3.4" />
      <g transform="translate(95.5 43) scale(0.69)">
        <path
          d={charge.body}
          fill={isGood ? "#fdfaf1" : "#1d1a19"}
          stroke={isGood ? "#221d16" : "#f0e2bd"}
          stroke-width="2.6"
        />
        <path
          d={charge.lines}
          fill="none"
          stroke={isGood ? "#221d16" : "#f0e2bd"}
          stroke-width="1.6"
          stroke-linecap="round"
        />
      </g>
      {crest ? (
        <path
          d={crest}
          transform="translate(92 3)"
          fill={tincture.metal}
          fill-rule="evenodd"
          stroke={tincture.deep}
          stroke-width="1.8"
        />
      ) : null}
      <Pips level={face.level} tincture={tincture} />
    </g>
  );
}

/** A lozenge for each level, along the lower edge. */
function Pips({ level, tincture }: { level: number; tincture: Tincture }) {
  const first = PICTURE.wide / 2 - (level - 1) * 5.5;
  let path = "";
  for (let pip = 0; pip < level; pip++) path += `M${first + pip * 11} 104.5l4 5-4 5-4-5z`;
  return <path d={path} fill={tincture.metal} stroke={tincture.deep} stroke-width="1.4" />;
}

// -- items: the thing itself ------------------------------------------------------------------

/** By trait; drawn around 112, 59 with a height of about 90. */
const THINGS: [string, string, string][] = [
  ["bow", "M84 18q52 8 52 41t-52 41l-3-6q40-8 40-35T81 24z", "M84 20L76 59l8 39M70 59h74l-8-5m8 5l-8 5"],
  ["thrown", "M112 12l8 44 22 4-22 6-8 40-8-40-22-6 22-4z", "M104 56h16M104 66h16M112 12v28"],
  [
    "shield",
    "M76 20q36-8 72 0v32c0 28-16 44-36 54-20-10-36-26-36-54z",
    "M112 17v88M76 50h72M112 38a14 14 0 1 0 0 28 14 14 0 0 0 0-28z",
  ],
  ["helmet", "M80 98V54q0-36 32-40 32 4 32 40v44h-18V70h-28v28z", "M112 14v56M98 70l14-10 14 10M86 56h52"],
  [
    "armour",
    "M84 20l16-6q12 8 24 0l16 6 18 22-14 12-4-6v52q-28 8-56 0V48l-4 6-14-12z",
    "M112 20v82M84 62q28 8 56 0M86 80q26 8 52 0",
  ],
  [
    "ring",
    "M112 38a33 33 0 1 0 0 66 33 33 0 0 0 0-66zm0 11a22 22 0 1 1 0 44 22 22 0 0 1 0-44z",
    "M98 40l-6-16 10-12h20l10 12-6 16zM92 24h40M102 12l4 12 6 16 6-16 4-12",
  ],
  [
    "potion",
    "M100 12h24v8h-4v20q26 12 26 38 0 26-34 26T78 78q0-26 26-38V20h-4z",
    "M84 70q14-8 28 0t28 0M98 88h.01M122 84h.01M110 94h.01",
  ],
  ["spellbook", "M74 18h70q6 0 6 6v74q0 6-6 6H74z", "M84 18v86M118 40l5 12 12 2-9 9 2 13-10-6-10 6 2-13-9-9 12-2z"],
  ["banner", "M88 12h64l-12 22 12 24H94v46h-6z", "M102 24l10 10-10 10M118 24l10 10-10 10"],
  [
    "steed",
    "M72 104q2-30 16-40-2-24 16-40l-2-14 12 12q22 2 34 34l-8 12q-12-8-22-8 4 22 14 44z",
    "M114 38h.01M134 60l6-2M88 64q14-6 20-18",
  ],
  [
    "pet",
    "M76 100q-4-30 16-42-10-20-2-34l12 12q12-4 22 0l12-12q8 16-4 34 20 14 16 42z",
    "M104 48h.01M120 48h.01M108 58l4 4 4-4M76 92q-16 0-14-18",
  ],
  ["treasure", "M74 52q0-28 38-28t38 28v48H74z", "M74 56h76M112 46v20M104 56a8 8 0 1 0 16 0M86 30v66M138 30v66"],
  ["weapon", "M112 8l8 12v50h18v9h-20v16q4 10-6 12-10-2-6-12V79H86v-9h18V20z", "M112 16v52M104 84h16M104 90h16"],
];
/** A weapon is drawn as what its name says. */
const WEAPONS: [RegExp, string, string][] = [
  [
    /hammer|maul|mace|club/,
    "M86 14h52q6 0 6 6v24q0 6-6 6h-20v52q0 6-6 6t-6-6V50H86q-6 0-6-6V20q0-6 6-6z",
    "M92 14v36M132 14v36M106 76h12M106 84h12",
  ],
  [/spear|lance|pike|halberd/, "M112 2l14 32-10 12v64h-8V46L98 34z", "M112 14v26M104 50h16M104 56h16"],
  [/axe|cleaver|hatchet/, "M108 8h8v14q32-16 42 20 0 26-14 36-8-20-28-22v54h-8z", "M124 30q14 8 18 30"],
  [
    /staff|rod|wand|sceptre/,
    "M108 34q-14-4-14-16a18 18 0 0 1 36 0q0 12-14 16v74h-8z",
    "M112 10a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM106 60h12M106 68h12",
  ],
];
const BUNDLE: [string, string, string] = [
  "",
  "M96 22q16-10 32 0l-6 12q26 18 26 46 0 24-36 24T76 80q0-28 26-46z",
  "M98 34h28M92 60q20 10 40 0",
];

function Thing({ face, tincture, lot }: { face: Face; tincture: Tincture; lot: number }) {
  const [trait, ...plain] = THINGS.find(([trait]) => face.traits.includes(trait)) ?? BUNDLE;
  const named = trait === "weapon" ? WEAPONS.find(([name]) => name.test(face.id)) : undefined;
  const [body, lines] = named ? [named[1], named[2]] : plain;
  const turn = [0, -12, 10, 0][draw(lot, 4, 4)]!;
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <rect width={PICTURE.wide} height={PICTURE.high} fill={tincture.sky} />
      <Rays number={12 + draw(lot, 7, 4) * 2} tincture={tincture} />
      <path d="M0 96q56-12 112-12t112 12v22H0z" fill={tincture.light} />
      <path d="M24 104q88-16 176 0" fill="none" stroke={tincture.mid} stroke-width="2" stroke-dasharray="1 7" />
      <g transform={`rotate(${turn} 112 62)`}>
        <path d={body} fill={tincture.metal} fill-rule="evenodd" stroke={tincture.deep} stroke-width="3.2" />
        <path d={lines} fill="none" stroke={tincture.deep} stroke-width="2.4" />
      </g>
      {face.traits.some((trait) => trait === "unique" || trait === "epic" || trait === "treasure") ? (
        <Sparks tincture={tincture} lot={lot} />
      ) : null}
    </g>
  );
}

function Rays({ number, tincture }: { number: number; tincture: Tincture }) {
  let path = "";
  for (let ray = 0; ray < number; ray++) {
    const [from, to] = [(2 * Math.PI * ray) / number, (2 * Math.PI * (ray + 0.5)) / number];
    path += `M112 62L${point(from, 190)}L${point(to, 190)}z`;
  }
  return <path d={path} fill={tincture.far} />;
}

const point = (angle: number, radius: number): string =>
  `${(112 + radius * Math.sin(angle)).toFixed(1)} ${(62 - radius * Math.cos(angle)).toFixed(1)}`;

function Sparks({ tincture, lot }: { tincture: Tincture; lot: number }) {
  let path = "";
  for (let spark = 0; spark < 5; spark++) {
    const x = spark % 2 ? 150 + draw(lot, spark * 3, 56) : 18 + draw(lot, spark * 3, 56);
    const y = 14 + ((draw(lot, spark * 4, 23) + spark * 17) % 62);
    path += `M${x} ${y - 8}l2 6 6 2-6 2-2 6-2-6-6-2 6-2z`;
  }
  return <path d={path} fill={tincture.metal} stroke={tincture.mid} stroke-width="1" />;
}

// -- actions: a deed, or a circle of magic ------------------------------------------------------

interface Drawing {
  body: string;
  lines: string;
}

/** Several for each class, so that not all its cards look alike. */
const DEEDS: Record<string, Drawing[]> = {
  gauntlet: [
    {
      body: "M70 14l14 2 30 34 30-34 14-2-2 14-34 32 30 30 6-4 4 4-8 10 8 8-6 6-8-8-10 8-4-4 4-6-24-24-24 24 4 6-4 4-10-8-8 8-6-6 8-8-8-10 4-4 6 4 30-30-34-32z",
      lines: "M76 20l60 60M152 20L92 80",
    },
    {
      body: "M108 10h8v16q26-14 36 4-14 8-14 18t14 18q-10 18-36 4v36h-8V70q-26 14-36-4 14-8 14-18t-14-18q10-18 36-4z",
      lines: "M86 34q12 14 0 28M138 34q-12 14 0 28",
    },
    {
      body: "M78 36a9 9 0 0 1 17-3 9 9 0 0 1 17-2 9 9 0 0 1 17 2 9 9 0 0 1 17 3v28q0 12-10 20v20H90V86Q78 80 78 64z",
      lines: "M95 34v16M112 32v18M129 34v16M78 60h30q8 0 8 8t-8 8H92M60 24l-12-8M60 60H44M164 24l12-8M164 60h16",
    },
  ],
  "holy-symbol": [
    {
      body: "M112 8l10 26 26-14-14 26 26 10-26 10 14 26-26-14-10 26-10-26-26 14 14-26-26-10 26-10-14-26 26 14z",
      lines: "M112 40a16 16 0 1 0 0 32 16 16 0 0 0 0-32zM112 48v16M104 56h16",
    },
    {
      body: "M82 16h60q0 38-24 44v24q18 2 20 16H86q2-14 20-16V60Q82 54 82 16z",
      lines: "M86 28h52M100 42q12 8 24 0M112 0v-4M100 10l-4-6M124 10l4-6",
    },
    {
      body: "M112 96Q92 90 84 74q-20-4-34-24 16 2 24-2-14-12-18-30 24 16 40 16l16 20 16-20q16 0 40-16-4 18-18 30 8 4 24 2-14 20-34 24-8 16-28 22z",
      lines: "M96 34l16 50 16-50M112 20v-8M104 14h16",
    },
  ],
  scroll: [
    {
      body: "M112 6q34 30 26 56 12-4 14-18 14 34-10 52-30 18-60 0-24-18-8-50 4 12 12 12-6-30 26-52z",
      lines: "M112 50q18 20 10 36-10 10-20 0-8-16 10-36z",
    },
    { body: "M124 6L80 62h24l-14 48 52-62h-26z", lines: "M62 30l-14-8M64 56H46M162 44l16-4M158 70l16 8" },
    {
      body: "M48 58q64-64 128 0-64 56-128 0z",
      lines:
        "M112 36a22 22 0 1 0 0 44 22 22 0 0 0 0-44zM112 48a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM112 14V4M76 22l-6-8M148 22l6-8",
    },
    {
      body: "M112 6l6 24 16-16-4 24 24-8-14 20 24 8-24 8 14 20-24-8 4 24-16-16-6 24-6-24-16 16 4-24-24 8 14-20-24-8 24-8-14-20 24 8-4-24 16 16z",
      lines: "M112 46v24M100 58h24",
    },
  ],
  glove: [
    {
      body: "M74 28q38 16 76 0 6 36-16 52-10 6-22-8-12 14-22 8-22-16-16-52z",
      lines: "M86 46q10-4 18 6-12 6-18-6zM138 46q-10-4-18 6 12 6 18-6zM82 104l22-18M142 104l-22-18",
    },
    {
      body: "M112 6l12 26-4 40h18v10h-20v14q2 10-6 12-8-2-6-12V82H86V72h18l-4-40z",
      lines: "M112 18v52M106 88h12M106 95h12",
    },
    {
      body: "M84 22a24 24 0 1 1 14 44l34 34 8-8 8 8-8 8 4 4-8 8-16-16-40-40a24 24 0 0 1 4-42zm6 14a10 10 0 1 0 12 12 10 10 0 0 0-12-12z",
      lines: "",
    },
  ],
  oval: [
    {
      body: "M60 44q46 10 76-26l14 8q8 30-10 58l-12 4q-18-26-66-22-8-10-2-22z",
      lines: "M136 20q-4 34-10 66M76 46v20M158 34l14-6M162 50h16M158 66l14 6",
    },
    {
      body: "M112 10l42 24v48l-42 24-42-24V34z",
      lines: "M112 10L88 76h48zM70 34l18 42 24 30 24-30 18-42M112 34v24M104 40l8-6",
    },
    {
      body: "M108 8h8v8q26-6 44 6-12 8-8 22-18-8-36-2v66h-8V42q-18-6-36 2 4-14-8-22 18-12 44-6z",
      lines: "M84 26q14-4 24 2M140 26q-14-4-24 2M96 104h32",
    },
  ],
};

function Deed({ face, tincture, lot }: { face: Face; tincture: Tincture; lot: number }) {
  const drawings = DEEDS[face.symbol.shape] ?? DEEDS["oval"]!;
  const drawn = drawings[draw(lot, 14, drawings.length)]!;
  const isReact = face.texts.length > 0 && face.texts.every((text) => text.kind === "react");
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <rect width={PICTURE.wide} height={PICTURE.high} fill={isReact ? tincture.far : tincture.sky} />
      {face.is_spell ? (
        <Circle tincture={tincture} lot={lot} />
      ) : isReact ? (
        <Flash tincture={tincture} lot={lot} />
      ) : (
        <Rays number={10 + draw(lot, 5, 5) * 2} tincture={tincture} />
      )}
      <g transform={draw(lot, 9, 2) && face.symbol.shape !== "holy-symbol" ? "matrix(-1 0 0 1 224 0)" : undefined}>
        <path d={drawn.body} fill={tincture.metal} fill-rule="evenodd" stroke={tincture.deep} stroke-width="3.2" />
        <path d={drawn.lines} fill="none" stroke={tincture.deep} stroke-width="2.4" />
      </g>
      <g fill={tincture.deep} opacity="0.8">
        <g transform="translate(12 48) scale(0.9)">
          <FactionShape faction="" fill={tincture.mid} />
        </g>
        <g transform="translate(190 48) scale(0.9)">
          <FactionShape faction="" fill={tincture.mid} />
        </g>
      </g>
      <Pips level={face.level} tincture={tincture} />
    </g>
  );
}

/** Rings and a star of five to nine points. */
function Circle({ tincture, lot }: { tincture: Tincture; lot: number }) {
  const points = 5 + draw(lot, 6, 5);
  const step = points % 3 === 0 || draw(lot, 12, 2) ? 2 : 3;
  let star = "";
  for (let corner = 0; corner < points; corner++) {
    star += `M${point((2 * Math.PI * corner) / points, 53)}L${point((2 * Math.PI * (corner + (points < 7 ? 2 : step))) / points, 53)}`;
  }
  return (
    <g fill="none" stroke={tincture.light} stroke-width="2.4">
      <circle cx="112" cy="62" r="104" fill={tincture.far} stroke="none" opacity="0.6" />
      <circle cx="112" cy="62" r="66" stroke-dasharray="2 6" />
      <circle cx="112" cy="62" r="53" />
      <path d={star} />
    </g>
  );
}

/** Jagged lines that break in from both sides. */
function Flash({ tincture, lot }: { tincture: Tincture; lot: number }) {
  const low = 20 + draw(lot, 8, 30);
  return (
    <path
      d={`M0 ${low}l60 8-18 10 66 16-24 12 34 14-118 18zM224 ${118 - low}l-60-8 18-10-66-16 24-12-34-14 118-18z`}
      fill={tincture.sky}
    />
  );
}
