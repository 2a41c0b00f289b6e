// The toy game: a square table from above. A figure is clicked, then the corners of its way.

import { useRef } from "preact/hooks";
import { nameOf } from "../../match/answer";
import { moveInMenu } from "../../match/menu";
import type { Play } from "../../match/play";
import { SeatMark } from "../../shell/seat-mark";
import type { SkirmishScene, SkirmishUnit } from "../../wire";
import type { BoardProps } from "../game";
import { skirmishWords } from "./texts";
import "./skirmish.css";

type Point = [number, number];

/** The player who looks has his own side below. */
function turner(scene: SkirmishScene, you: number): (point: Point) => Point {
  return you === 1 ? ([x, y]) => [scene.wide - x, y] : ([x, y]) => [x, scene.high - y];
}

export function SkirmishBoard({ scene, you, seats, play, isCovered = false, spoken = [] }: BoardProps<SkirmishScene>) {
  const w = skirmishWords();
  const svg = useRef<SVGSVGElement>(null);
  const turn = turner(scene, you);
  const draft = play?.draft.value;
  const walker =
    draft && draft.option.corners > 0 ? scene.units.find((unit) => unit.id === draft.option.subject) : undefined;
  const addCorner = (event: MouseEvent): void => {
    if (!play || !draft || !walker || draft.path.length >= draft.option.corners) return;
    const box = svg.current!.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * scene.wide;
    const y = ((event.clientY - box.top) / box.height) * scene.high;
    const point = turn([Math.round(x), Math.round(y)]);
    play.draft.value = { ...draft, path: [...draft.path, [clamp(point[0], scene.wide), clamp(point[1], scene.high)]] };
  };
  return (
    <div class="sk-board" data-testid="skirmish">
      <p class="sk-round">{w.round(scene.round, scene.rounds)}</p>
      <div class="sk-square">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: corners are typed as numbers in the panel. */}
        <svg
          ref={svg}
          class={walker ? "sk-table is-walking" : "sk-table"}
          viewBox={`0 0 ${scene.wide} ${scene.high}`}
          role="group"
          aria-label={w.table}
          data-testid="sk-table"
          onClick={addCorner}
        >
          <rect class="sk-ground" width={scene.wide} height={scene.high} rx="200" />
          <Grid scene={scene} />
          {walker && draft ? <Way unit={walker} path={draft.path} turn={turn} /> : null}
          {scene.units.map((unit) =>
            unit.has_left ? null : (
              <Figure
                key={unit.id}
                unit={unit}
                at={turn([unit.x, unit.y])}
                play={play}
                isSpoken={(play?.spoken.value ?? spoken).includes(unit.id)}
              />
            ),
          )}
          <Strike scene={scene} turn={turn} />
        </svg>
        {play ? <UnitMenu play={play} scene={scene} turn={turn} /> : null}
      </div>
      {walker && draft && play ? <WalkBar play={play} unit={walker} path={draft.path} /> : null}
      <ul role="list" class="sk-hands">
        {scene.hands.map((hand) => (
          <li key={hand.seat}>
            <SeatMark seat={hand.seat} size={14} />
            {w.hand(
              seats.find((seat) => seat.seat === hand.seat)?.name ?? "",
              isCovered || hand.card === "unknown" ? w.unknown : hand.name || w.noCard,
            )}
            {hand.stance ? <span class="badge plain">{w.stances[hand.stance] ?? hand.stance}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

function Grid({ scene }: { scene: SkirmishScene }) {
  let lines = "";
  for (let at = 1000; at < scene.wide; at += 1000) lines += `M${at} 0v${scene.high}`;
  for (let at = 1000; at < scene.high; at += 1000) lines += `M0 ${at}h${scene.wide}`;
  return <path class="sk-grid" d={lines} />;
}

function Figure({
  unit,
  at: [x, y],
  play,
  isSpoken,
}: {
  unit: SkirmishUnit;
  at: Point;
  play: Play | null;
  isSpoken: boolean;
}) {
  const w = skirmishWords();
  const isLit = (play?.lights.of(unit.id).length ?? 0) > 0;
  const marks = [
    isLit ? "is-lit" : "",
    play?.lights.chosen.value.has(unit.id) ? "is-chosen" : "",
    isSpoken ? "is-spoken" : "",
    unit.is_spent ? "is-spent" : "",
  ].join(" ");
  const label = `${w.figure(unit.name, unit.wounds, unit.life)}${unit.is_spent ? `, ${w.spent}` : ""}`;
  const touch = (event: Event): void => {
    if (!isLit || !play) return;
    event.stopPropagation();
    play.lights.touch(unit.id);
  };
  return (
    <g
      class={`sk-figure ${marks}`}
      style={{ "--seat": `var(--seat-${unit.seat})`, transform: `translate(${x}px, ${y}px)` }}
      role={isLit ? "button" : "img"}
      aria-label={label}
      data-card={unit.id}
      {...(isLit ? { tabIndex: 0 } : {})}
      onClick={touch}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        touch(event);
      }}
    >
      <title>{label}</title>
      <circle class="sk-base" r={unit.radius} />
      <path class="sk-sign" d={SIGNS[unit.profile] ?? SIGNS["swordsman"]!} />
      <text y={unit.radius + 360} text-anchor="middle">
        {unit.name.replace(/ \(.*/, "")}
      </text>
      {Array.from({ length: unit.life }, (_, place) => (
        <circle
          key={place}
          class={place < unit.life - unit.wounds ? "sk-life" : "sk-life is-lost"}
          cx={(place - (unit.life - 1) / 2) * 190}
          cy={-unit.radius - 170}
          r="75"
        />
      ))}
    </g>
  );
}

/** Drawn in a box of 600 around the middle. */
const SIGNS: Record<string, string> = {
  golem: "M-200-220h400v160h-80v280h-240v-280h-120zM-90-150h60M30-150h60",
  imp: "M0-60c120-220 280-160 260 20-120-60-160 20-180 120L0 240-80 80C-100-20-140-100-260-40-280-220-120-280 0-60z",
  swordsman: "M-30-280h60v360h110v60H-140v-60H-30zM-35 150h70v130h-70z",
};

function Way({ unit, path, turn }: { unit: SkirmishUnit; path: readonly Point[]; turn: (point: Point) => Point }) {
  const corners = [turn([unit.x, unit.y]), ...path.map(turn)];
  const [lastX, lastY] = corners.at(-1)!;
  const left = Math.max(0, unit.walk - lengthOf(unit, path));
  return (
    <g class="sk-way">
      <circle class="sk-reach" cx={lastX} cy={lastY} r={left} />
      <polyline points={corners.map((point) => point.join()).join(" ")} />
      {corners.slice(1).map(([x, y], place) => (
        <circle key={place} class="sk-corner" cx={x} cy={y} r="110" />
      ))}
      {path.length ? <circle class="sk-shadow" cx={lastX} cy={lastY} r={unit.radius} /> : null}
    </g>
  );
}

function lengthOf(unit: SkirmishUnit, path: readonly Point[]): number {
  let [x, y] = [unit.x, unit.y];
  let length = 0;
  for (const [nextX, nextY] of path) {
    length += Math.hypot(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return length;
}

function WalkBar({ play, unit, path }: { play: Play; unit: SkirmishUnit; path: readonly Point[] }) {
  const w = skirmishWords();
  const left = unit.walk - lengthOf(unit, path);
  const inches = (Math.abs(left) / 1000).toFixed(1);
  return (
    <div class="sk-bar">
      <span class={left < 0 ? "is-over" : ""}>
        {path.length ? (left < 0 ? w.over(inches) : w.left(inches)) : w.walkHint}
      </span>
      <button
        type="button"
        class="button small"
        disabled={!path.length}
        onClick={() => (play.draft.value = { ...play.draft.peek()!, path: path.slice(0, -1) as Point[] })}
      >
        {w.undo}
      </button>
      <button type="button" class="button small primary" disabled={!path.length} onClick={() => play.send()}>
        {w.walk}
      </button>
    </div>
  );
}

function Strike({ scene, turn }: { scene: SkirmishScene; turn: (point: Point) => Point }) {
  const { focus } = scene;
  const from = scene.units.find((unit) => unit.id === focus?.attacker);
  const to = scene.units.find((unit) => unit.id === focus?.target);
  if (!from || !to) return null;
  const [[x1, y1], [x2, y2]] = [turn([from.x, from.y]), turn([to.x, to.y])];
  return <path class="sk-strike" d={`M${x1} ${y1}L${x2} ${y2}`} />;
}

function UnitMenu({ play, scene, turn }: { play: Play; scene: SkirmishScene; turn: (point: Point) => Point }) {
  const unit = scene.units.find((each) => each.id === play.menuAt.value);
  if (!unit) return null;
  const [x, y] = turn([unit.x, unit.y]);
  const [left, top] = [(x / scene.wide) * 100, (y / scene.high) * 100];
  const style = {
    left: left > 60 ? "auto" : `${left + 6}%`,
    right: left > 60 ? `${106 - left}%` : "auto",
    top: `${Math.min(top, 75)}%`,
  };
  return (
    <div
      class="sk-menu"
      role="menu"
      aria-label={unit.name}
      style={style}
      onKeyDown={(event) => moveInMenu(event, () => (play.menuAt.value = -1))}
    >
      {play.lights.of(unit.id).map(({ option }, place) => (
        <button
          key={nameOf(option)}
          type="button"
          role="menuitem"
          data-menu-option={nameOf(option)}
          ref={(button) => void (place === 0 && button?.focus())}
          onClick={() => play.choose(option)}
        >
          {option.text}
        </button>
      ))}
    </div>
  );
}
