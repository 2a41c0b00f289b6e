// A measured table, the same for every game that measures: it draws what the server says and knows no rules.
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { TableScene } from "../../wire";
import type { BoardProps } from "../board";
import { Camera } from "./camera";
import { Figures } from "./figures";
import { frameOf, type Point } from "./frame";
import { Ground } from "./ground";
import { Inspector } from "./inspector";
import { moveCursor } from "./keys";
import { Planned, Rays, Reach, Tape, Way } from "./lines";
import { FigureMenu } from "./menu";
import { Planner } from "./planner";
import { Players } from "./players";
import { usePointing } from "./pointing";
import { StageContext, type Stage } from "./stage";
import { measuredWords } from "./texts";
import { DraftBar, Tools } from "./tools";
import "./measured.css";

/** Its size on the screen, so that letters can keep theirs. */
function useSizeOf(svg: RefObject<SVGSVGElement | null>): [number, number] {
  const [size, setSize] = useState<[number, number]>([700, 700]);
  useEffect(() => {
    const root = svg.current;
    if (!root) return;
    const watch = new ResizeObserver(() => setSize([root.clientWidth, root.clientHeight]));
    watch.observe(root);
    return () => watch.disconnect();
  }, []);
  return size;
}

export function MeasuredBoard({ scene, you, seats, play, isCovered = false, spoken = [] }: BoardProps<TableScene>) {
  const w = measuredWords();
  const svg = useRef<SVGSVGElement>(null);
  const frame = useMemo(() => frameOf(scene), [scene.wide, scene.high, scene.below]);
  const camera = useMemo(() => new Camera(frame.wide, frame.high), []);
  const planner = useMemo(() => (play ? new Planner(play) : null), [play]);
  const ownInspected = useSignal(-1);
  const tape = useSignal<[Point, Point] | null>(null);
  const isTaping = useSignal(false);
  const cursor = useSignal<Point | null>(null);
  const names = useMemo(() => new Map(seats.map((seat) => [seat.seat, seat.name])), [seats]);
  const inspected = play?.inspected ?? ownInspected;
  useEffect(() => camera.resize(frame.wide, frame.high), [frame]);
  useEffect(() => () => planner?.close(), [planner]);
  useEffect(() => {
    if (!planner) return;
    planner.about.value = null;
    void planner.showRays(-1);
    if (inspected.value >= 0) void planner.lookAt(inspected.value);
  }, [planner, inspected.value, scene]);
  const stage: Stage = { scene, you, names, play, planner, frame, camera, isCovered, spoken, inspected, tape, isTaping, cursor };
  usePointing(svg, stage);
  const size = useSizeOf(svg);
  const isPlacing = (play?.draft.value?.option.corners ?? 0) > 0;
  return (
    <StageContext.Provider value={stage}>
      <div class="ms-board" data-testid="measured" data-placing={isPlacing || undefined} data-taping={isTaping.value || undefined}>
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
        <div class="ms-middle">
          <svg
            ref={svg}
            class="ms-table"
            viewBox={camera.viewBox}
            style={{ "--u": camera.milsPerPixel(...size).toFixed(2) }}
            role="group"
            aria-label={w.table}
            aria-describedby="ms-said"
            tabIndex={0}
            data-testid="ms-table"
            onKeyDown={(event) => moveCursor(event, stage)}
            onBlur={() => (cursor.value = null)}
          >
            <Ground />
            <Reach />
            <Rays />
            <Figures />
            <Planned />
            <Way />
            <Tape />
          </svg>
          {play ? <FigureMenu svg={svg} /> : null}
          <p id="ms-said" class="unseen" aria-live="polite" />
        </div>
        {play ? <DraftBar /> : null}
        <Inspector />
      </div>
    </StageContext.Provider>
  );
}
