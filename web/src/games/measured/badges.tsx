// Small signs on badges, on counters and before names. They are drawn: a machine's own letters may lack them.
import type { Badge } from "../../wire";

/** In a box of 14 around the middle; what lies twice inside is open. */
const SIGNS: Record<string, string> = {
  ice: "M-.8-6H.8V6H-.8zM-5.6-2.3l.8-1.4 10.4 6-.8 1.4zM4.8-3.7l.8 1.4-10.4 6-.8-1.4z",
  fire: "M.4-6.5C3.4-3.6 4.8-1.4 4.8 1.4A4.8 4.8 0 0 1-4.8 1.4C-4.8-.8-3.6-2.2-2.6-3.4-2.4-2-1.8-1.2-1-.8-1.4-3-.8-5 .4-6.5z",
  loss: "M-1.4-6H1.4L.9 1.6H-.9zM0 3a1.5 1.5 0 1 0 .01 0z",
  concentrated: "M0-6a6 6 0 1 0 .01 0zM0-4.2a4.2 4.2 0 1 0 .01 0zM0-2a2 2 0 1 0 .01 0z",
  severe: "M-1.8-6H1.8V-1.8H6V1.8H1.8V6H-1.8V1.8H-6V-1.8H-1.8z",
  spell: "M0-6.6L1.6-1.6 6.6 0 1.6 1.6 0 6.6-1.6 1.6-6.6 0-1.6-1.6z",
  captive: "M-4.6-.8H4.6V5.8H-4.6zM-3.2-.8V-2.6A3.2 3.2 0 0 1 3.2-2.6V-.8H1.3V-2.6A1.3 1.3 0 0 0-1.3-2.6V-.8z",
  item: "M0-6L5 0 0 6-5 0z",
  soaring: "M0-6.2L5.2-.6H1.9V6H-1.9V-.6H-5.2z",
  hex: "M-5.4-3.6L-3.6-5.4 0-1.8 3.6-5.4 5.4-3.6 1.8 0 5.4 3.6 3.6 5.4 0 1.8-3.6 5.4-5.4 3.6-1.8 0z",
  watch: "M-6.6 0C-4-3.6-2-4.6 0-4.6S4-3.6 6.6 0C4 3.6 2 4.6 0 4.6S-4 3.6-6.6 0zM0-2.4a2.4 2.4 0 1 0 .01 0z",
  saddle: "M-5 5.6V-.6A5 5 0 0 1 5-.6V5.6H2.2V-.4A2.2 2.2 0 0 0-2.2-.4V5.6z",
  gems: "M-3.4-5.4H3.4L6.4-1.4 0 6.2-6.4-1.4z",
  levels: "M0-6L5.8.2H2.4L5.8 4.6H-5.8L-2.4.2H-5.8z",
  points: "M0-6.4L1.9-2 6.6-1.6 3 1.6 4.1 6.2 0 3.8-4.1 6.2-3 1.6-6.6-1.6-1.9-2z",
  actions: "M0-5a5 5 0 1 0 .01 0z",
  missions: "M-4.4-6.4H-2.8V6.4H-4.4zM-2.2-5.6C.6-7 2.6-3.6 6-5.2L4.6-1.6 6 2C2.6 3.6.6.2-2.2 1.6z",
  glory:
    "M-6-6L-3.2-5.4 1.6-.6 3.4-2.4 4.6-1.2 2.8.6 6.4 4.2 4.2 6.4.6 2.8-1.2 4.6-2.4 3.4-.6 1.6-5.4-3.2zM6-6L3.2-5.4 1-3.2 3.2-1 5.4-3.2zM-3.4 1.2L-1.2 3.4-4.2 6.4-6.4 4.2z",
  "spell-marked": "M-3.6-5.6L5.6 0-3.6 5.6z",
  "spell-down": "M-5.6-3.6H5.6L0 5.6zM-2.6-1.9L0 2.4 2.6-1.9z",
  "spell-in-play": "M0-6.6L1.6-1.6 6.6 0 1.6 1.6 0 6.6-1.6 1.6-6.6 0-1.6-1.6z",
};
const DOT = "M0-3a3 3 0 1 0 .01 0z";

/** In a line of text, as high as its capitals. */
export function BadgeSign({ kind }: { kind: string }) {
  return (
    <svg class="ms-sign" viewBox="-7 -7 14 14" aria-hidden="true" focusable="false">
      <path d={SIGNS[kind] ?? DOT} fill-rule="evenodd" />
    </svg>
  );
}

export const hasSign = (kind: string): boolean => kind in SIGNS;

/** Beside a base; coins lie behind it, and are drawn by themselves. */
export function Badges({ badges, radius }: { badges: readonly Badge[]; radius: number }) {
  return (
    <g aria-hidden="true">
      {badges
        .filter(({ kind }) => kind !== "token")
        .map(({ kind, number }, place) => {
          const angle = (-35 + place * 42) * (Math.PI / 180);
          const [x, y] = [Math.cos(angle) * radius * 1.2, Math.sin(angle) * radius * 1.2];
          return (
            <g
              key={place}
              class={`ms-badge is-${kind}`}
              style={{ transform: `translate(${x}px, ${y}px) scale(var(--u))` }}
            >
              <circle r="8" />
              {number > 1 ? (
                <text text-anchor="middle" dominant-baseline="central">
                  {number}
                </text>
              ) : (
                <path d={SIGNS[kind] ?? DOT} fill-rule="evenodd" transform="scale(.8)" />
              )}
            </g>
          );
        })}
    </g>
  );
}
