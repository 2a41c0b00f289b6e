// Drawn by us: what the games look like from across the room.
import { gameOf } from "../games/registry";

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
  const Picture = gameOf(game)?.Picture ?? Pikes;
  return (
    <svg class="vignette" viewBox="0 0 240 96" aria-hidden="true" focusable="false">
      <Picture />
    </svg>
  );
}

function Pikes() {
  return (
    <g>
      <path class="vignette-ground" d="M14 6h212l10 84H4z" />
      <path class="vignette-pike" d="M80 84l72-66M160 84L88 18M120 88V14" />
      <path class="vignette-accent" d="M120 6l4 9-4 7-4-7z" />
    </g>
  );
}
