// Drawn by us: what the games look like from across the room.

/** A card as seen from afar: level, a face, blade and shield. */
function Card({ x, y, turn = 0, foe = false }: { x: number; y: number; turn?: number; foe?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} class={foe ? "mini foe" : "mini"}>
      <rect x="-21" y="-29" width="42" height="58" rx="4" />
      <path class="mini-face" d="M-14-15h28v20h-28z" />
      <path class="mini-line" d="M-14 12h28M-14 18h18" />
      <circle class="mini-seal" cx="-13" cy="-21" r="3.5" />
    </g>
  );
}

/** Two armies in ranks, one strike, one die. */
export function Battle() {
  return (
    <svg class="battle" viewBox="0 0 520 330" aria-hidden="true" focusable="false">
      <g class="battle-cloth">
        <path d="M52 18h416l44 294H8z" />
        <path class="battle-seam" d="M62 30h396l39 270H23zM34 165h452" />
      </g>
      <Card foe x={150} y={62} />
      <Card foe x={206} y={62} turn={90} />
      <Card foe x={268} y={62} />
      <Card foe x={318} y={62} />
      <Card foe x={370} y={62} />
      <Card foe x={206} y={128} />
      <Card foe x={260} y={128} />
      <Card foe x={314} y={128} />
      <Card x={120} y={212} />
      <Card x={176} y={212} />
      <Card x={232} y={212} turn={-4} />
      <Card x={352} y={212} />
      <Card x={408} y={212} />
      <Card x={148} y={278} />
      <Card x={212} y={278} turn={90} />
      <Card x={276} y={278} />
      <Card x={332} y={278} />
      <path class="battle-strike" d="M240 178c6-10 12-14 17-22" />
      <path class="battle-point" d="M262 147l2.5 13.5-11-6.5z" />
      <g class="battle-die" transform="translate(297 190)">
        <path class="die-body" d="M0-27l23.4 13.5v27L0 27l-23.4-13.5v-27z" />
        <path class="die-edge" d="M0-27L-14 9h28zM-23.4-13.5L-14 9 0 27 14 9l9.4-22.5M-23.4 13.5L-14 9M14 9l9.4 4.5" />
        <text y="3" text-anchor="middle">
          17
        </text>
      </g>
    </svg>
  );
}

/** A small picture for a game's card; a game without one gets crossed pikes. */
export function Vignette({ game }: { game: string }) {
  const Drawn = VIGNETTES[game] ?? PikesVignette;
  return (
    <svg class="vignette" viewBox="0 0 240 96" aria-hidden="true" focusable="false">
      <Drawn />
    </svg>
  );
}

function WarlordVignette() {
  return (
    <g>
      <path class="vignette-ground" d="M14 6h212l10 84H4z" />
      {[60, 100, 140, 180].map((x, at) => (
        <rect
          key={x}
          class="vignette-foe"
          x={x - 12}
          y="12"
          width="24"
          height="32"
          rx="3"
          transform={at === 1 ? `rotate(90 ${x} 28)` : ""}
        />
      ))}
      {[40, 80, 160, 200].map((x) => (
        <rect key={x} class="vignette-own" x={x - 12} y="54" width="24" height="32" rx="3" />
      ))}
      <path class="vignette-pike" d="M120 90V22" />
      <path class="vignette-accent" d="M120 10l4 9-4 7-4-7zM122 30c10-4 14 4 26-1v16c-12 5-16-3-26 1z" />
    </g>
  );
}

function SkirmishVignette() {
  return (
    <g>
      <path class="vignette-ground" d="M14 6h212l10 84H4z" />
      <path class="vignette-measure" d="M62 66C92 40 118 62 160 36" />
      <path class="vignette-tree" d="M104 24l12 20H92zM122 18l12 20h-24z" />
      {[
        [50, 70, 0],
        [34, 46, 0],
        [84, 78, 0],
        [176, 30, 1],
        [204, 48, 1],
        [190, 72, 1],
      ].map(([x, y, foe]) => (
        <g key={`${x}`}>
          <ellipse class={foe ? "vignette-foe" : "vignette-own"} cx={x} cy={y} rx="12" ry="7.5" />
          <path class="vignette-pike" d={`M${x} ${y}v-17`} />
        </g>
      ))}
      <path class="vignette-accent" d="M166 33l-12-1 7 9z" />
    </g>
  );
}

function PikesVignette() {
  return (
    <g>
      <path class="vignette-ground" d="M14 6h212l10 84H4z" />
      <path class="vignette-pike" d="M80 84l72-66M160 84L88 18M120 88V14" />
      <path class="vignette-accent" d="M120 6l4 9-4 7-4-7z" />
    </g>
  );
}

/** Two circles of power, a source between them, and what was called. */
function SummonersVignette() {
  return (
    <g>
      <path class="vignette-ground" d="M14 6h212l10 84H4z" />
      <ellipse class="vignette-measure" cx="62" cy="58" rx="40" ry="22" />
      <ellipse class="vignette-measure" cx="180" cy="36" rx="36" ry="19" />
      <path class="vignette-accent" d="M121 34c5 7 8 11 8 15a8 7 0 0 1-16 0c0-4 3-8 8-15z" />
      {[
        [62, 60, 0],
        [34, 70, 0],
        [94, 72, 0],
        [180, 38, 1],
        [206, 48, 1],
        [154, 52, 1],
      ].map(([x, y, foe], at) => (
        <g key={at}>
          <ellipse
            class={foe ? "vignette-foe" : "vignette-own"}
            cx={x}
            cy={y}
            rx={at % 3 ? 9 : 12}
            ry={at % 3 ? 6 : 8}
          />
          <path class="vignette-pike" d={at % 3 ? `M${x} ${y}v-11` : `M${x} ${y}v-24m-6 6l6-6 6 6`} />
        </g>
      ))}
    </g>
  );
}

/** Bases with a window in the rim: dials. */
function MageKnightVignette() {
  return (
    <g>
      <path class="vignette-ground" d="M14 6h212l10 84H4z" />
      <path class="vignette-tree" d="M112 20l14 18H98zM132 26l12 16h-24z" />
      {[
        [52, 64, 0],
        [96, 72, 0],
        [150, 30, 1],
        [194, 44, 1],
      ].map(([x, y, foe], at) => (
        <g key={at}>
          <ellipse class={foe ? "vignette-foe" : "vignette-own"} cx={x} cy={y} rx="20" ry="12" />
          <path class="vignette-measure" d={`M${x! - 12} ${y! + 4}a13 8 0 0 0 24 0`} />
          <path class="vignette-pike" d={`M${x} ${y! - 2}v-24`} />
          <path class="vignette-accent" d={`M${x} ${y! - 26}l14 5-14 5z`} />
        </g>
      ))}
    </g>
  );
}

const VIGNETTES: Record<string, () => ReturnType<typeof PikesVignette>> = {
  warlord: WarlordVignette,
  skirmish: SkirmishVignette,
  summoners: SummonersVignette,
  mageknight: MageKnightVignette,
};
