// The deed that is told, on the table itself: its way, an arrow to whom it concerns, what it has cost whom.
import { useEffect } from "preact/hooks";
import type { Deed } from "../../match/film";
import { resultOf } from "../../match/rolls";
import { isMotionReduced } from "../../settings";
import type { FigureScene, TableScene } from "../../wire";
import type { Camera } from "./camera";
import type { Point } from "./projection";
import { Fallen, landsAfter, Signs } from "./signs";
import { useStage } from "./stage";
import { wayBetween } from "./travel";

/** Mils: less is no way worth drawing. */
const STEP = 400;

const figuresOf = (scene: Deed["before"]): readonly FigureScene[] => (scene as TableScene | null)?.figures ?? [];
const leftOf = (figure: FigureScene): number => figure.pips.reduce((sum, row) => sum + row.left, 0);

/** Half the room that dice and their receipt need, in pixels, and how far from the spot they fall. */
const [HALF_WIDE, HALF_HIGH, ASIDE] = [135, 105, 215];
/** Above them stands in words what is done. */
const WORDS = 92;

/** Beside the spot, where they hide as few figures as possible, and none that it is about. */
function roomFor([x, y]: Point, things: readonly { at: Point; isMeant: boolean }[], camera: Camera): Point {
  const [wide, high] = camera.size.peek();
  const { left, right, top, bottom } = camera.insets.peek();
  const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
  const rooms = Array.from({ length: 12 }, (_, place): { at: Point; cost: number } => {
    const angle = (place * Math.PI) / 6;
    const at: Point = [
      within(x + Math.cos(angle) * ASIDE, left + HALF_WIDE, wide - right - HALF_WIDE),
      within(y + Math.sin(angle) * ASIDE, top + WORDS + HALF_HIGH, high - bottom - HALF_HIGH),
    ];
    const hidden = things.filter(
      (thing) => Math.abs(thing.at[0] - at[0]) < HALF_WIDE + 16 && Math.abs(thing.at[1] - at[1]) < HALF_HIGH + 16,
    );
    return { at, cost: hidden.reduce((sum, { isMeant }) => sum + (isMeant ? 8 : 1), 0) };
  });
  return rooms.reduce((best, room) => (room.cost < best.cost ? room : best)).at;
}

/** Where a thing is: a figure, a token, a piece of terrain. */
function placeOf(scene: Deed["before"], id: number): Point | null {
  const table = scene as TableScene | null;
  const thing = [...figuresOf(scene), ...(table?.markers ?? [])].find((each) => each.id === id);
  if (thing) return [thing.x, thing.y];
  const outline = table?.areas.find((area) => area.id === id)?.outline ?? [];
  const sum = (axis: number): number => outline.reduce((all, corner) => all + corner[axis]!, 0);
  return outline.length ? [sum(0) / outline.length, sum(1) / outline.length] : null;
}

/** A spell or a bombardment is told of first and names those whom it meets only afterwards. */
function concernedIn({ actor, targets, beginning, lines }: Deed): number[] {
  const named = targets.length ? targets : lines.flatMap(({ things }) => things);
  const isWide = beginning === "spell" || beginning === "thunder";
  return targets.length || isWide ? [...new Set(named)].filter((id) => id !== actor) : [];
}

export function Telling() {
  const { play, projection, camera } = useStage();
  const deed = play?.film.deed.value ?? null;
  const phase = play?.film.phase.value ?? "rest";
  const before = figuresOf(deed?.before ?? null);
  const spot = deed ? before.find((figure) => figure.id === (deed.targets[0] ?? deed.actor)) : undefined;
  const view = camera.place.value;
  useEffect(() => {
    if (spot && phase !== "rest") camera.show(projection.to([spot.x, spot.y]));
  }, [spot, phase]);
  useEffect(() => {
    // Dice fall where it happens.
    const table = document.querySelector<HTMLElement>(".match-table");
    if (!table || !spot || phase === "rest") return;
    const at = projection.to([spot.x, spot.y]);
    const meant = new Set([deed?.actor, ...(deed?.targets ?? [])]);
    const things = before.map(({ id, x, y }) => ({
      at: camera.onScreen(projection.to([x, y])),
      isMeant: meant.has(id),
    }));
    const [x, y] = roomFor(camera.onScreen(at), things, camera);
    table.style.setProperty("--dice-x", `${x}px`);
    table.style.setProperty("--dice-y", `${y}px`);
  }, [spot, view, phase]);
  if (!deed || phase === "rest") return null;
  const after = figuresOf(deed.after);
  const at = (figure: FigureScene): Point => projection.to([figure.x, figure.y]);
  const actor = before.find((figure) => figure.id === deed.actor);
  const targets = before.filter((figure) => deed.targets.includes(figure.id) && figure.id !== deed.actor);
  const losses = before.flatMap((figure) => {
    const now = after.find((each) => each.id === figure.id);
    const lost = now ? leftOf(figure) - leftOf(now) : 0;
    // A figure that was hurt on the way has arrived.
    return now && lost === 0 ? [] : [{ figure: now ?? figure, lost, isGone: !now }];
  });
  const concerned = concernedIn(deed).flatMap((id): [number, Point][] => {
    const place = placeOf(deed.before, id);
    return place ? [[id, projection.to(place)]] : [];
  });
  const lands = landsAfter(deed, actor !== undefined && concerned.length > 0);
  return (
    <g
      class="ms-telling"
      data-testid="ms-telling"
      data-phase={phase}
      aria-hidden="true"
      style={{ "--lands": `${lands}ms` }}
    >
      {before.map((figure) => {
        const now = after.find((each) => each.id === figure.id);
        if (!now || Math.hypot(now.x - figure.x, now.y - figure.y) < STEP) return null;
        const way = wayBetween(deed.lines, figure, now).map(projection.to);
        return <polyline key={figure.id} class="ms-told-way" points={way.join(" ")} />;
      })}
      {actor
        ? targets.map((target) => <Arrow key={target.id} from={at(actor)} to={at(target)} far={target.radius} />)
        : null}
      {phase === "result" && !isMotionReduced.value ? (
        <g key={deed.key} data-testid="ms-signs">
          <Signs deed={deed} from={actor ? at(actor) : null} targets={concerned} />
          {losses.map(({ figure, isGone }) =>
            isGone ? <Fallen key={figure.id} figure={figure} at={at(figure)} delay={lands} /> : null,
          )}
        </g>
      ) : null}
      {phase === "result"
        ? losses.map(({ figure, lost, isGone }) => {
            const [x, y] = at(figure);
            return (
              <g key={figure.id} transform={`translate(${x} ${y - figure.radius})`}>
                <g style={{ transform: "scale(var(--u))" }}>
                  <g class={isGone || lost > 0 ? "ms-loss" : "ms-loss is-gain"}>
                    <circle r="19" />
                    <text text-anchor="middle" y="6">
                      {isGone ? "✕" : lost > 0 ? `−${lost}` : `+${-lost}`}
                    </text>
                  </g>
                </g>
              </g>
            );
          })
        : null}
      {phase === "result" && targets[0] && !losses.length && deed.rolls.length ? (
        <Missed at={at(targets[0])} text={resultOf(deed.lines)} />
      ) : null}
    </g>
  );
}

function Arrow({ from: [x1, y1], to: [x2, y2], far }: { from: Point; to: Point; far: number }) {
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / long, (y2 - y1) / long];
  const [ex, ey] = [x2 - ux * (far + 260), y2 - uy * (far + 260)];
  const angle = (Math.atan2(uy, ux) * 180) / Math.PI;
  return (
    <g class="ms-told-arrow">
      <line x1={x1} y1={y1} x2={ex} y2={ey} />
      <path d="M420 0L-260-300-120 0-260 300z" transform={`translate(${ex} ${ey}) rotate(${angle})`} />
    </g>
  );
}

function Missed({ at: [x, y], text }: { at: Point; text: string }) {
  return text ? <circle class="ms-missed" cx={x} cy={y} r="900" /> : null;
}
