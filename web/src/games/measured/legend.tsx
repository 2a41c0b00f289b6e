// What the signs on this table mean: only those that can be seen on it.
import { Modal } from "../../shell/dialogs";
import { BadgeSign } from "./badges";
import { SEAT_SHAPES } from "./base";
import { MARKS, TILED } from "./ground";
import { RAY_SIGNS } from "./lines";
import { useStage } from "./stage";
import { measuredWords } from "./texts";

export function Legend({ onClose }: { onClose: () => void }) {
  const { scene, names } = useStage();
  const w = measuredWords();
  const badges = new Map(scene.figures.flatMap((figure) => figure.badges.map((badge) => [badge.kind, badge.text])));
  const markers = new Map(scene.markers.map((marker) => [marker.kind, marker.name]));
  const terrain = new Map(
    scene.areas.filter((area) => TILED.includes(area.kind)).map((area) => [area.kind, area.text || area.name]),
  );
  const pips = new Set(scene.figures.flatMap((figure) => figure.pips.map((row) => row.kind)));
  const hasArcs = scene.figures.some((figure) => figure.arc > 0);
  return (
    <Modal title={w.legend} onClose={onClose}>
      <ul role="list" class="ms-legend" data-testid="legend">
        {scene.players.map(({ seat }) => (
          <li key={seat}>
            <svg viewBox="-12 -12 24 24" style={{ color: `var(--seat-${seat})` }} aria-hidden="true">
              <path d={SEAT_SHAPES[seat] ?? ""} fill="currentColor" />
            </svg>
            {w.legends.seat(names.get(seat) ?? "")}
          </li>
        ))}
        {pips.has("click") ? <Ring kind="click" text={w.legends.clicks} /> : null}
        {pips.has("life") ? <Ring kind="life" text={w.legends.life} /> : null}
        {pips.has("last-life") ? <Ring kind="last-life" text={w.legends.lastLife} /> : null}
        {hasArcs ? (
          <li>
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <circle r="7" class="ms-legend-base" />
              <path d="M4.9-4.9A7 7 0 0 1 4.9 4.9" class="ms-legend-arc" />
              <path d="M12 0l-3-2v4z" class="ms-legend-nose" />
            </svg>
            {w.legends.arc}
          </li>
        ) : null}
        <Swatch kind="lit" text={w.legends.lit} />
        <Swatch kind="chosen" text={w.legends.chosen} />
        <Swatch kind="obstacle" text={w.legends.obstacle} />
        {[...badges].map(([kind, text]) => (
          <li key={kind}>
            <span class="ms-legend-badge">
              <BadgeSign kind={kind} />
            </span>
            {text}
          </li>
        ))}
        {[...markers].map(([kind, text]) => (
          <li key={kind}>
            <svg viewBox="-640 -640 1280 1280" aria-hidden="true">
              <circle r="620" class="ms-legend-disc" />
              <path d={MARKS[kind] ?? MARKS["relic"]!} class="ms-legend-sign" />
            </svg>
            {text}
          </li>
        ))}
        {[...terrain].map(([kind, text]) => (
          <li key={kind}>
            <svg viewBox="0 0 1400 1400" aria-hidden="true">
              <rect width="1400" height="1400" fill={`url(#ms-${kind})`} />
            </svg>
            {text}
          </li>
        ))}
        {Object.entries(RAY_SIGNS).map(([kind, sign]) => (
          <li key={kind}>
            <span class={`ms-legend-badge is-${kind}`}>{sign}</span>
            {w.legends.rays[kind]}
          </li>
        ))}
      </ul>
      <h3>{w.keys}</h3>
      <dl class="match-keys">
        {w.keyList.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

function Ring({ kind, text }: { kind: string; text: string }) {
  return (
    <li>
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <circle r="6" class="ms-legend-base" />
        <path d="M0-9A9 9 0 0 1 9 0" class={`ms-legend-pip is-${kind}`} />
        <path d="M0 9A9 9 0 0 1-9 0" class="ms-legend-pip is-lost" />
      </svg>
      {text}
    </li>
  );
}

function Swatch({ kind, text }: { kind: string; text: string }) {
  return (
    <li>
      <span class={`ms-legend-ring is-${kind}`} aria-hidden="true" />
      {text}
    </li>
  );
}
