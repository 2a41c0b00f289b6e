// A measured table, the same for every game that measures: it draws what the server says and knows no rules.
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { TableScene } from "../../wire";
import type { BoardProps } from "../game";
import { DraftBar } from "./bar";
import { Camera } from "./camera";
import { Figures } from "./figures";
import { Ground } from "./ground";
import { Hinted } from "./hint";
import { Inspector } from "./inspector";
import { moveCursor } from "./keys";
import { Planned, Ranges, Rays, Reach, Tape, Way } from "./lines";
import { FigureMenu } from "./menu";
import { Names } from "./names";
import { Planner } from "./planner";
import { Players } from "./players";
import { usePointer } from "./pointer";
import { type Point, projectionOf } from "./projection";
import { type Stage, StageContext, useStage } from "./stage";
import { measuredWords } from "./texts";
import { Tools } from "./tools";
import "./measured.css";

export function MeasuredBoard({ scene, you, seats, play, isCovered = false, spoken = [] }: BoardProps<TableScene>) {
  const w = measuredWords();
  const projection = useMemo(() => projectionOf(scene), [scene.wide, scene.high, scene.below]);
  const camera = useMemo(() => new Camera(projection.wide, projection.high), []);
  const planner = useMemo(() => (play ? new Planner(play) : null), [play]);
  const ownInspected = useSignal(-1);
  const inspected = play?.inspected ?? ownInspected;
  const tape = useSignal<[Point, Point] | null>(null);
  const isTaping = useSignal(false);
  const cursor = useSignal<Point | null>(null);
  const showsRanges = useSignal(false);
  const hovered = useSignal(-1);
  const told = useSignal(spoken);
  const said = seats.map((seat) => seat.name).join("|");
  const names = useMemo(() => new Map(seats.map((seat) => [seat.seat, seat.name])), [said]);
  useEffect(() => {
    told.value = spoken;
  }, [spoken]);
  useEffect(() => camera.resize(projection.wide, projection.high), [projection]);
  useEffect(() => () => planner?.close(), [planner]);
  useLooking(planner, inspected, scene);
  // The same object as long as nothing in it changes, so that its readers are not drawn again for nothing.
  const stage = useMemo<Stage>(
    () => ({
      scene,
      you,
      names,
      play,
      planner,
      projection,
      camera,
      isCovered,
      spoken: told,
      inspected,
      tape,
      isTaping,
      cursor,
      showsRanges,
      hovered,
    }),
    [scene, you, names, play, planner, projection, isCovered, inspected],
  );
  const isPlacing = useComputed(() => (play?.draft.value?.option.corners ?? 0) > 0);
  const isBusy = useComputed(() => play !== null && (play.draft.value !== null || play.menuAt.value >= 0));
  return (
    <StageContext.Provider value={stage}>
      <div
        class="ms-board"
        data-testid="measured"
        data-placing={isPlacing.value || undefined}
        data-busy={isBusy.value || undefined}
        data-taping={isTaping.value || undefined}
      >
        <header class="ms-head">
          <p class="ms-title">
            {scene.title}
            <span>
              {scene.round > 0 ? w.round(scene.round, scene.rounds) : ""} {scene.phase}
            </span>
          </p>
          <Tools />
        </header>
        <Players />
        <Middle />
        {play ? <DraftBar /> : null}
        <Inspector />
      </div>
    </StageContext.Provider>
  );
}

/** What is looked at is asked of the server anew whenever the table changes. */
function useLooking(planner: Planner | null, inspected: Stage["inspected"], scene: TableScene): void {
  const thing = useComputed(() => inspected.value).value;
  useEffect(() => {
    if (!planner) return;
    if (planner.about.peek()?.thing !== thing) planner.about.value = null;
    if (thing >= 0) void planner.lookAt(thing);
  }, [planner, thing, scene]);
  useEffect(() => void planner?.showRays(-1), [planner, thing, scene]);
}

function Middle() {
  const stage = useStage();
  const { camera, cursor, play } = stage;
  const w = measuredWords();
  const svg = useRef<SVGSVGElement>(null);
  usePointer(svg, stage);
  useSizeOf(svg, camera);
  useSignalEffect(() => svg.current?.style.setProperty("--u", camera.unit.value.toFixed(2)));
  return (
    <div class="ms-middle">
      <svg
        ref={svg}
        class="ms-table"
        viewBox={camera.viewBox}
        role="group"
        aria-label={w.table}
        aria-describedby="ms-said"
        tabindex={0}
        data-testid="ms-table"
        onKeyDown={(event) => moveCursor(event, stage)}
        onBlur={() => (cursor.value = null)}
      >
        <Ground />
        <Reach />
        <Ranges />
        <Rays />
        <Figures />
        <Names />
        <Planned />
        <Hinted />
        <Way />
        <Tape />
      </svg>
      {play ? <FigureMenu svg={svg} /> : null}
      <p id="ms-said" class="unseen" aria-live="polite" />
    </div>
  );
}

/** Pixels; on very large screens small words are larger. */
const USUAL_LETTERS = 13;

/** Its size on the screen, so that letters can keep theirs. */
function useSizeOf(svg: RefObject<SVGSVGElement | null>, camera: Camera): void {
  useEffect(() => {
    const root = svg.current;
    if (!root) return;
    const watch = new ResizeObserver(() => {
      camera.size.value = [root.clientWidth, root.clientHeight];
      camera.letters.value = Math.max(1, parseFloat(getComputedStyle(root).fontSize) / USUAL_LETTERS);
    });
    watch.observe(root);
    return () => watch.disconnect();
  }, []);
}
