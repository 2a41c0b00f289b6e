// What lies under the figures: the grid of inches, terrain by kind, tokens.
import { type ReadonlySignal, type Signal, useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { mat } from "../../settings";
import type { AreaScene, MarkerScene } from "../../wire";
import { REACH } from "./art/frame";
import { AROUND, groundPictures, markerPicture } from "./art/studio";
import { SEAT_SHAPES } from "./base";
import { touch } from "./gestures";
import type { Projection } from "./projection";
import { useStage } from "./stage";

export function Ground() {
  const { scene, projection } = useStage();
  const painted = useSignal<ReadonlySet<string>>(new Set());
  let fine = "";
  let strong = "";
  for (let at = 1000; at < projection.wide; at += 1000)
    if (at % 6000) fine += `M${at} 0v${projection.high}`;
    else strong += `M${at} 0v${projection.high}`;
  for (let at = 1000; at < projection.high; at += 1000)
    if (at % 6000) fine += `M0 ${at}h${projection.wide}`;
    else strong += `M0 ${at}h${projection.wide}`;
  return (
    <>
      <Patterns />
      <rect class="ms-ground" width={projection.wide} height={projection.high} />
      <Picture painted={painted} />
      <path class="ms-grid" d={fine} />
      <path class="ms-grid is-strong" d={strong} />
      {scene.areas.map((area) => (
        <Area key={area.id} area={area} projection={projection} painted={painted} />
      ))}
      {scene.markers.map((marker) => (
        <Marker key={marker.id} marker={marker} projection={projection} />
      ))}
    </>
  );
}

/** Ground and terrain, lit: coarse at first, then fine. Until it is there, and where it cannot be, plain patterns do. */
function Picture({ painted }: { painted: Signal<ReadonlySet<string>> }) {
  const { scene, projection } = useStage();
  const shape = JSON.stringify([scene.areas.map(placeOf), scene.below]);
  const { coarse, fine } = useMemo(() => groundPictures(scene, projection), [shape, mat.value]);
  const box = useRef<SVGImageElement>(null);
  // While another one is drawn, the last one stays.
  const last = useRef("");
  const href = fine.value || coarse.value || last.current;
  last.current = href;
  useEffect(() => void box.current?.closest(".ms-layer")?.classList.toggle("is-drawn", href !== ""), [href]);
  const isNew = fine.value !== "" || coarse.value !== "";
  useEffect(() => {
    if (isNew) painted.value = new Set(scene.areas.map(placeOf));
  }, [shape, isNew]);
  if (!href) return null;
  const edge = AROUND * 1000;
  return (
    <image
      ref={box}
      class={fine.value ? "ms-picture is-fine" : "ms-picture"}
      href={href}
      x={-edge}
      y={-edge}
      width={projection.wide + 2 * edge}
      height={projection.high + 2 * edge}
      preserveAspectRatio="none"
    />
  );
}

/** Where a piece of terrain lies: one that has come or gone elsewhere is not yet in the picture. */
const placeOf = ({ id, outline, radius }: AreaScene): string => JSON.stringify([id, outline, radius]);

/** What can be reached, and what is threatened. */
const HATCHES = { reach: "#fff3cf30", threat: "#ff5a3c55" };

/** Terrain is told by pattern, not by colour alone. */
function Patterns() {
  return (
    <defs aria-hidden="true">
      {Object.entries(GLOW_COLOURS).map(([name, colour]) => (
        <radialGradient key={name} id={`ms-glow-${name}`}>
          <stop offset="0.2" stop-color={colour} stop-opacity="0.5" />
          <stop offset="0.55" stop-color={colour} stop-opacity="0.16" />
          <stop offset="1" stop-color={colour} stop-opacity="0" />
        </radialGradient>
      ))}
      <radialGradient id="ms-pool-light">
        <stop offset="0.3" stop-color="#fff1c4" stop-opacity="0.62" />
        <stop offset="0.6" stop-color="#ffdf92" stop-opacity="0.22" />
        <stop offset="1" stop-color="#ffdf92" stop-opacity="0" />
      </radialGradient>
      {Object.entries(HATCHES).map(([name, colour]) => (
        <pattern
          key={name}
          id={`ms-hatch-${name}`}
          width="420"
          height="420"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${name === "threat" ? -45 : 45})`}
        >
          <path d="M0 210h420" stroke={colour} stroke-width={name === "threat" ? 110 : 60} />
        </pattern>
      ))}
      <pattern id="ms-wood" width="700" height="700" patternUnits="userSpaceOnUse">
        <rect width="700" height="700" fill="#a9bd84" />
        <path d="M150 280l120-200 120 200zM480 600l120-200 120 200zM480-100l120-200 120 200z" fill="#5e7a3c" />
      </pattern>
      <pattern id="ms-marsh" width="800" height="500" patternUnits="userSpaceOnUse">
        <rect width="800" height="500" fill="#bcc79a" />
        <path d="M60 180h260M480 420h240" stroke="#4f7f86" stroke-width="44" />
        <path d="M560 200v-130M620 200v-90M500 200v-90" stroke="#5e7a3c" stroke-width="34" />
      </pattern>
      <pattern id="ms-water" width="900" height="450" patternUnits="userSpaceOnUse">
        <rect width="900" height="450" fill="#9fc3cf" />
        <path
          d="M0 150c150-110 300-110 450 0s300 110 450 0M-225 370c150-110 300-110 450 0s300 110 450 0 300-110 450 0"
          fill="none"
          stroke="#4c86a0"
          stroke-width="38"
        />
      </pattern>
      <pattern id="ms-wall" width="900" height="600" patternUnits="userSpaceOnUse">
        <rect width="900" height="600" fill="#b7aa98" />
        <path
          d="M0 20h900M0 320h900M300 20v300M750 20v300M100 320v300M520 320v300"
          stroke="#6d6153"
          stroke-width="40"
          fill="none"
        />
      </pattern>
      <pattern id="ms-hill" width="620" height="620" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
        <rect width="620" height="620" fill="#d8c48f" />
        <path d="M0 310h620" stroke="#a98f4e" stroke-width="40" />
      </pattern>
      <pattern id="ms-cliff" width="520" height="520" patternUnits="userSpaceOnUse">
        <rect width="520" height="520" fill="#cbb58c" />
        <path d="M0 0l520 520M260-260l520 520M-260 260l520 520" stroke="#8a6e3d" stroke-width="52" />
      </pattern>
      <pattern id="ms-bush" width="600" height="600" patternUnits="userSpaceOnUse">
        <rect width="600" height="600" fill="#c3cf9f" />
        <circle cx="150" cy="170" r="90" fill="#7d955a" />
        <circle cx="430" cy="440" r="110" fill="#7d955a" />
      </pattern>
      <pattern id="ms-abyss" width="500" height="500" patternUnits="userSpaceOnUse">
        <rect width="500" height="500" fill="#3d3a42" />
        <path d="M0 500l500-500" stroke="#6a6572" stroke-width="44" />
      </pattern>
    </defs>
  );
}

export const TILED = ["wood", "marsh", "water", "wall", "hill", "cliff", "bush", "abyss"];

function Area({ area, projection, painted }: Shape & { painted: ReadonlySignal<ReadonlySet<string>> }) {
  const stage = useStage();
  const { play, spoken, hovered } = stage;
  const { id } = area;
  const marks = useComputed(() =>
    [
      (play?.lights.of(id).length ?? 0) > 0 ? "is-lit" : "",
      play?.lights.chosen.value.has(id) ? "is-chosen" : "",
      play?.lights.isHinted(id) ? "is-hinted" : "",
      (play?.spoken.value ?? spoken.value).includes(id) ? "is-spoken" : "",
    ].join(" "),
  );
  const isLit = marks.value.includes("is-lit");
  const isPainted = painted.value.has(placeOf(area));
  return (
    <g
      class={`ms-area is-${area.kind} ${area.is_raised ? "is-raised" : ""} ${isPainted ? "is-painted" : ""} ${marks.value}`}
      style={area.seat >= 0 ? { "--seat": `var(--seat-${area.seat})` } : {}}
      data-area={id}
      role={isLit ? "button" : "img"}
      aria-label={area.text ? `${area.name}: ${area.text}` : area.name}
      {...(isLit ? { tabindex: 0 } : {})}
      onPointerEnter={() => (hovered.value = id)}
      onPointerLeave={() => (hovered.value = -1)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        touch(stage, id, true);
      }}
    >
      <AreaShape area={area} projection={projection} />
    </g>
  );
}

interface Shape {
  area: AreaScene;
  projection: Projection;
}

export function AreaShape({ area, projection }: Shape) {
  const points = (area.outline as [number, number][]).map((corner) => projection.to(corner));
  const fill = TILED.includes(area.kind) ? { fill: `url(#ms-${area.kind})` } : {};
  const [first] = points;
  if (!first) return null;
  return (
    <>
      {area.radius ? (
        <circle {...fill} cx={first[0]} cy={first[1]} r={area.radius} />
      ) : (
        <polygon {...fill} points={points.map((point) => point.join()).join(" ")} />
      )}
      {(area.doors as [number, number][]).map((door, place) => {
        const [x, y] = projection.to(door);
        return <circle key={place} class="ms-door" cx={x} cy={y} r="180" />;
      })}
    </>
  );
}

/** What is magic lights the ground around it. */
const GLOW_COLOURS = { mana: "#6fd2ff", gold: "#ffe08a", gate: "#c79bff", exit: "#8ff0b4" };
const GLOWS: Record<string, keyof typeof GLOW_COLOURS> = {
  small: "mana",
  large: "mana",
  "well-source": "mana",
  well: "mana",
  relic: "gold",
  portal: "gate",
  exit: "exit",
  spell: "gate",
};

export const MARKS: Record<string, string> = {
  small: "M0-330c170 220 250 330 250 430a250 250 0 0 1-500 0c0-100 80-210 250-430z",
  large: "M0-420c210 280 310 410 310 530a310 310 0 0 1-620 0c0-120 100-250 310-530z",
  "well-source": "M0-420c210 280 310 410 310 530a310 310 0 0 1-620 0c0-120 100-250 310-530z",
  relic: "M0-450l130 290 310 30-230 210 70 310L0 230l-280 160 70-310-230-210 310-30z",
  portal: "M-300 400v-430a300 300 0 0 1 600 0v430h-140v-420a160 160 0 0 0-320 0v420z",
  exit: "M-300 400v-430a300 300 0 0 1 600 0v430h-140v-420a160 160 0 0 0-320 0v420z",
  well: "M-400-60h800v380a400 120 0 0 1-800 0zM-400-60a400 120 0 0 1 800 0z",
  mission: "M-40-440h80v60l330 100-330 150v520h-80z",
  spot: "M-60-380h120v320h320v120H60v320H-60V60h-320V-60h320z",
  item: "M-260-150L0-420l260 270L0 420z",
  spell: "M0-500l110 390 390 110-390 110L0 500l-110-390-390-110 390-110z",
  bomb: "M0-430l90 260 260-90-90 260 260 90-260 90 90 260-260-90L0 610l-90-260-260 90 90-260-260-90 260-90-90-260 260 90z",
};

function Marker({ marker, projection }: { marker: MarkerScene; projection: Projection }) {
  const stage = useStage();
  const { play, spoken, inspected, hovered } = stage;
  const { id } = marker;
  const marks = useComputed(() =>
    [
      (play?.lights.of(id).length ?? 0) > 0 ? "is-lit" : "",
      play?.lights.chosen.value.has(id) ? "is-chosen" : "",
      play?.lights.isHinted(id) ? "is-hinted" : "",
      (play?.spoken.value ?? spoken.value).includes(id) ? "is-spoken" : "",
      inspected.value === id ? "is-inspected" : "",
    ].join(" "),
  );
  const isLit = marks.value.includes("is-lit");
  return (
    <g
      class={`ms-marker is-${marker.kind} ${marks.value} ${marker.holder === -2 ? "is-contested" : ""}`}
      style={marker.holder >= 0 ? { "--seat": `var(--seat-${marker.holder})` } : {}}
      data-marker={id}
      data-holder={marker.holder >= 0 ? marker.holder : undefined}
      role={isLit ? "button" : "img"}
      aria-label={[marker.name, marker.text].filter(Boolean).join(": ")}
      {...(isLit ? { tabindex: 0 } : {})}
      onPointerEnter={() => (hovered.value = id)}
      onPointerLeave={() => (hovered.value = -1)}
      onFocus={() => (inspected.value = id)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        touch(stage, id, true);
      }}
    >
      <MarkerShape marker={marker} projection={projection} />
    </g>
  );
}

export function MarkerShape({ marker, projection }: { marker: MarkerScene; projection: Projection }) {
  const [x, y] = projection.to([marker.x, marker.y]);
  const { radius, holder, facing } = marker;
  const picture = markerPicture(marker.kind, holder).value;
  const shown = radius * REACH;
  return (
    <>
      {marker.reach ? <circle class="ms-marker-reach" cx={x} cy={y} r={radius + marker.reach} /> : null}
      {GLOWS[marker.kind] ? (
        <circle class="ms-glow" fill={`url(#ms-glow-${GLOWS[marker.kind]})`} cx={x} cy={y} r={radius * 3.2} />
      ) : null}
      <circle class="ms-marker-disc" cx={x} cy={y} r={radius} />
      {picture ? (
        <image class="ms-portrait" href={picture} x={x - shown} y={y - shown} width={2 * shown} height={2 * shown} />
      ) : (
        <path
          class="ms-marker-sign"
          d={MARKS[marker.kind] ?? MARKS["relic"]!}
          transform={`translate(${x} ${y}) scale(${radius / 640})`}
        />
      )}
      {facing >= 0 ? (
        <path
          class="ms-marker-arrow"
          d={`M${radius + 650} 0l-420-210v420z`}
          transform={`translate(${x} ${y}) rotate(${projection.angle(facing)})`}
        />
      ) : null}
      {holder >= 0 ? (
        <g
          class="ms-seat"
          transform={`translate(${x - radius * 0.8} ${y + radius * 0.8}) scale(${Math.max(12, radius / 26)})`}
        >
          <circle r="11" />
          <path d={SEAT_SHAPES[holder] ?? ""} />
        </g>
      ) : null}
    </>
  );
}
