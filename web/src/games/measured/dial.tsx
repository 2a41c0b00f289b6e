// The combat dial as the thing it is: a disc that turns under a window, click by click. One may peek at others.
import { useState } from "preact/hooks";
import { Icon } from "../../shell/icons";
import type { LookScene } from "../../wire";
import { portraitPicture } from "./art/studio";
import { measuredWords } from "./texts";
import "./dial.css";

export interface DialSlot {
  kind: string;
  value: string;
  /** Which ability lies on it; empty for none. */
  mark: string;
  /** The value in words, with its ability. */
  text: string;
}

export interface DialFace {
  slots: readonly DialSlot[];
  isStart: boolean;
  isRepair: boolean;
}

export interface Sitter {
  look: LookScene;
  tinctures: string;
  seat: number;
}

/** A dial has room for at least this many positions: the window is never wider than a tenth of it. */
const FEWEST = 10;
const [INNER, OUTER] = [72, 176];
/** Where the four values stand, from the rim to the middle. */
const ROWS = [160, 137, 114, 91];

export const VALUE_SIGNS: Record<string, string> = {
  movement: "M5 3h5v9l6 3c2 1 3 2 3 4v2H5zM3 22h17v1H3z",
  attack: "M20.8 3.2l-1 4.4-9.4 9.4-3.4-3.4 9.4-9.4zM5.5 12.8l5.7 5.7-1.6 1.6-2-2-3.7 3.7-1.7-1.7 3.7-3.7-2-2z",
  defense: "M12 2.2l8 2.4v6.6c0 5.2-3.3 8.6-8 10.6-4.7-2-8-5.4-8-10.6V4.6z",
  damage: "M12 1l2.6 6.2L21 5l-2.2 6.4L23 15l-6.5 1 .3 6.6L12 18l-4.8 4.6.3-6.6L1 15l4.2-3.6L3 5l6.4 2.2z",
};
const SKULL =
  "M0-9c5.5 0 8.5 3.6 8.5 8 0 3-1.4 5-3.5 6.2V8h-10V5.2C-7.1 4-8.5 2-8.500-1-8.500-5.400-5.500-9 0-9zM-3.600-2.200a2.200 2.200 0 1 0 .1 0zM3.600-2.200a2.200 2.200 0 1 0 .1 0z";

/** An ability has a colour and a shape of its own on every dial; white figures are read on all of them. */
const COLOURS = [
  "#8f2230",
  "#1f5d8c",
  "#2c6b3f",
  "#6a3a96",
  "#8a5200",
  "#0f6a6a",
  "#a03a76",
  "#4a5a1a",
  "#3d4a8c",
  "#7a3b1e",
];
const SHAPES = [
  "M-13-10h26v20h-26z",
  "M0-12a13 12 0 1 0 .01 0z",
  "M0-14L16 0 0 14-16 0z",
  "M-14 0L-7-12H7L14 0 7 12H-7z",
];

function markOf(ability: string): { colour: string; shape: string } {
  let sum = 7;
  for (const letter of ability) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return { colour: COLOURS[sum % COLOURS.length]!, shape: SHAPES[Math.floor(sum / 10) % SHAPES.length]! };
}

export function AbilitySign({ ability }: { ability: string }) {
  const { colour, shape } = markOf(ability);
  return (
    <svg class="dial-sign" viewBox="-17 -15 34 30" aria-hidden="true">
      <path d={shape} fill={colour} stroke="#fff4dc" stroke-width="1.5" />
    </svg>
  );
}

interface CombatDialProps {
  clicks: readonly DialFace[];
  now: number;
  sitter: Sitter | null;
}

export function CombatDial({ clicks, now, sitter }: CombatDialProps) {
  const w = measuredWords();
  const [peek, setPeek] = useState(0);
  const last = clicks.length;
  const shown = Math.max(0, Math.min(last, now + peek));
  const places = Math.max(FEWEST, last + 1);
  const step = 360 / places;
  const face = clicks[shown];
  const told = face
    ? face.slots.map((slot) => `${w.stats[slot.kind] ?? slot.kind} ${slot.value}`).join("\u00a0· ")
    : w.fallen;
  const look = (by: number): void => setPeek(Math.max(-now, Math.min(last - now, peek + by)));
  const isPeeking = shown !== now;
  return (
    <figure class={isPeeking ? "dial is-peeking" : "dial"} data-testid="dial" data-click={shown + 1}>
      <svg viewBox="-204 -214 408 418" aria-hidden="true" focusable="false">
        <Frame />
        <g class="dial-disc" style={{ transform: `rotate(${-shown * step}deg)` }}>
          {Array.from({ length: places }, (_, place) => (
            <Sector
              key={place}
              face={clicks[place]}
              place={place}
              step={step}
              isFallen={place >= last}
              isNow={place === now}
            />
          ))}
        </g>
        <Window step={step} hasSigns={face !== undefined} />
        <Middle sitter={sitter} />
      </svg>
      <figcaption>
        <button
          type="button"
          class="icon-button"
          aria-label={w.clickBefore}
          title={w.clickBefore}
          disabled={shown === 0}
          onClick={() => look(-1)}
        >
          <Icon name="back" size={18} />
        </button>
        <button type="button" class="dial-told" aria-live="polite" title={w.backToNow} onClick={() => setPeek(0)}>
          <b>{face ? w.clickOf(shown + 1, last) : w.skull}</b>
          <span>{isPeeking ? w.peeked(shown - now, told) : told}</span>
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={w.clickAfter}
          title={w.clickAfter}
          disabled={shown === last}
          onClick={() => look(1)}
        >
          <Icon name="forward" size={18} />
        </button>
      </figcaption>
    </figure>
  );
}

function Frame() {
  return (
    <>
      <circle r="201" class="dial-wood" />
      <circle r="194" class="dial-rope" />
      <circle r="184" class="dial-side" />
      <circle r="178" class="dial-ground" />
    </>
  );
}

interface SectorProps {
  face: DialFace | undefined;
  place: number;
  step: number;
  isFallen: boolean;
  isNow: boolean;
}

const spot = (radius: number, degrees: number): string => {
  const angle = (degrees - 90) * (Math.PI / 180);
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
};

const wedge = (step: number, inner: number, outer: number): string =>
  `M${spot(outer, -step / 2)}A${outer} ${outer} 0 0 1 ${spot(outer, step / 2)}` +
  `L${spot(inner, step / 2)}A${inner} ${inner} 0 0 0 ${spot(inner, -step / 2)}z`;

function Sector({ face, place, step, isFallen, isNow }: SectorProps) {
  const kind = isFallen ? "is-fallen" : isNow ? "is-now" : place % 2 ? "is-odd" : "";
  return (
    <g transform={`rotate(${place * step})`}>
      <path class={`dial-sector ${kind}`} d={wedge(step, INNER, OUTER)} />
      {face?.slots.map((slot, row) => (
        <g key={slot.kind} transform={`translate(0 ${-(ROWS[row] ?? 0)})`}>
          {slot.mark ? <path class="dial-slot" d={markOf(slot.mark).shape} fill={markOf(slot.mark).colour} /> : null}
          <text class={slot.mark ? "is-marked" : ""} y="8.500">
            {slot.value}
          </text>
        </g>
      ))}
      {face?.isStart ? <path class="dial-start" d={`M-8 ${-INNER - 2}h16l-8-10z`} /> : null}
      {face?.isRepair ? <circle class="dial-repair" cx="12" cy={-INNER - 6} r="4" /> : null}
      {isFallen ? <path class="dial-skull" d={SKULL} transform="translate(0 -128) scale(1.700)" /> : null}
    </g>
  );
}

function Window({ step, hasSigns }: { step: number; hasSigns: boolean }) {
  return (
    <g>
      <path class="dial-window" d={wedge(step, INNER, OUTER)} />
      <path class="dial-pointer" d="M-13-210h26L0-186z" />
      {hasSigns
        ? Object.values(VALUE_SIGNS).map((d, row) => (
            <g key={d} transform={`translate(${-58 + row * 6} ${-(ROWS[row] ?? 0) - 8 + row}) scale(.66)`}>
              <circle class="dial-coin" cx="12" cy="12" r="15" />
              <path class="dial-value-sign" d={d} transform="translate(2.500 2.500) scale(.8)" />
            </g>
          ))
        : null}
    </g>
  );
}

function Middle({ sitter }: { sitter: Sitter | null }) {
  const picture = sitter ? portraitPicture(sitter.look, sitter.tinctures, sitter.seat, "large") : null;
  return (
    <>
      <circle r={INNER - 2} class="dial-hub" />
      {picture?.value ? (
        <image class="dial-sitter" href={picture.value} x="-98" y="-98" width="196" height="196" />
      ) : null}
    </>
  );
}
