// A measured table, the same for every game that measures: it draws what the server says and knows no rules.
import { type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { SeatsSide } from "../../match/seats";
import { showsEdges } from "../../settings";
import type { LogLine, Question, TableScene } from "../../wire";
import type { BoardProps } from "../game";
import { Camera, EDGE, type Insets } from "./camera";
import { Crescent } from "./crescent";
import { Figures } from "./figures";
import { letGo } from "./gestures";
import { Ground } from "./ground";
import { Hinted } from "./hint";
import { Inspector } from "./inspector";
import { moveCursor } from "./keys";
import { Obstacles, Planned, Ranges, Rays, Reach, Tape, Way } from "./lines";
import { FigureMenu } from "./menu";
import { Names } from "./names";
import { Overview } from "./overview";
import { Planner } from "./planner";
import { Players } from "./players";
import { usePointer } from "./pointer";
import { type Point, projectionOf } from "./projection";
import { MeasuredSide } from "./side";
import { actionsOf, deedsOn, figureOf, movesOf, type Stage, StageContext, useStage } from "./stage";
import { Chances, Tag } from "./tag";
import { Telling } from "./telling";
import { measuredWords } from "./texts";
import { Tools } from "./tools";
import { useTravel } from "./travel";
import { useView } from "./view";
import "./measured.css";

export function MeasuredBoard({
  scene,
  you,
  seats,
  play,
  isCovered = false,
  spoken = [],
  lines = [],
}: BoardProps<TableScene>) {
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
  const actor = useSignal(-1);
  const group = useSignal<Stage["group"]["value"]>(null);
  const isDragging = useSignal(false);
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
      actor,
      group,
      isDragging,
    }),
    [scene, you, names, play, planner, projection, isCovered, inspected],
  );
  const isSmall = useSmall();
  useFrame(stage, isSmall);
  const isSettled = useChosen(stage);
  const isPlacing = useComputed(() => (play?.draft.value?.option.corners ?? 0) > 0);
  const isBusy = useComputed(() => play !== null && (play.draft.value !== null || play.menuAt.value >= 0));
  const box = useRef<HTMLDivElement>(null);
  const table = play?.table.value ?? null;
  useInsets(box, camera);
  return (
    <StageContext.Provider value={stage}>
      <div
        ref={box}
        class="ms-board is-dark"
        data-testid="measured"
        data-placing={isPlacing.value || undefined}
        data-busy={isBusy.value || undefined}
        data-settled={isSettled.value || undefined}
        data-taping={isTaping.value || undefined}
        data-sided={table ? "" : undefined}
      >
        <Middle hasCrescent={!isSmall} lines={table?.log ?? lines} />
        <div class="ms-left">
          <header class="ms-head">
            <p class="ms-title">
              {scene.title}
              <span>
                {scene.round > 0 ? w.round(scene.round, scene.rounds) : ""} {scene.phase}
              </span>
            </p>
            <Tools />
            {isSmall && table ? <SeatsSide table={table} /> : null}
          </header>
          <Players table={isSmall ? table : null} />
          <Inspector />
        </div>
        {play && table ? <MeasuredSide table={table} play={play} hasRow={isSmall} /> : null}
      </div>
    </StageContext.Provider>
  );
}

/** Where the signs of a figure have no room around it, they stand in a row within reach of a thumb. */
const SMALL = "(max-width: 43rem), (max-height: 27rem)";

function useSmall(): boolean {
  const isSmall = useSignal(matchMedia(SMALL).matches);
  useEffect(() => {
    const list = matchMedia(SMALL);
    const look = (): void => {
      isSmall.value = list.matches;
    };
    list.addEventListener("change", look);
    return () => list.removeEventListener("change", look);
  }, []);
  return isSmall.value;
}

/** Pixels of a usual base below which one looks at one's own part of the table, not at all of it. */
const SMALLEST = 40;
/** Inches: whoever stands no farther from one's own people is part of what happens. */
const NEARBY = 11;

/** Who sits down at a table sees what stands on it, not the empty ground around; after that he looks where he likes. */
function useFrame(stage: Stage, isSmall: boolean): void {
  const { scene, projection, camera } = stage;
  const isFramed = useRef(false);
  const isMeasured = useComputed(() => camera.isMeasured.value).value;
  useEffect(() => {
    if (isFramed.current || !isMeasured || scene.is_setup || !scene.figures.length) return;
    isFramed.current = true;
    const frame = (things: readonly { x: number; y: number }[]): void =>
      camera.frame(
        things.map(({ x, y }) => projection.to([x, y])),
        isSmall,
      );
    const all = [...scene.figures, ...scene.markers];
    frame(all);
    const own = scene.figures.filter(({ seat }) => seat === stage.you);
    if (!own.length || USUAL_BASE / camera.scale.peek() >= SMALLEST) return;
    frame(all.filter(({ x, y }) => own.some((each) => Math.hypot(each.x - x, each.y - y) <= NEARBY * 1000)));
  }, [isMeasured, scene]);
}

/** Pixels that a base of 1.2 inches should have under a finger. */
const FINGER = 26;
const USUAL_BASE = 1240;

function nearnessOf(camera: Camera): number {
  const wanted = (FINGER * camera.scale.peek() * camera.look.peek().zoom) / USUAL_BASE;
  return wanted < 1.3 ? 1 : Math.min(2.4, wanted);
}

/** The one who is asked about is chosen already; what he could do is weighed as soon as he is. True when all is known. */
function useChosen(stage: Stage): ReadonlySignal<boolean> {
  const { play, planner, actor, camera, projection } = stage;
  const question = useComputed(() => play?.question.value ?? null).value;
  useEffect(() => {
    const subject = question?.subject ?? -1;
    const isOwn = figureOf(stage, subject) !== undefined && actionsOf(stage, subject).length > 0;
    actor.value = isOwn && !play?.draft.peek() ? subject : -1;
    stage.group.value = null;
    const shown = figureOf(stage, subject);
    if (shown && camera.isMeasured.peek()) camera.show(projection.to([shown.x, shown.y]));
  }, [question]);
  // On a small screen the table comes nearer once; after that it stays as it is.
  const isNear = useRef(false);
  const chosen = useComputed(() => actor.value).value;
  /** For what the table has been moved into view and weighed. */
  const settled = useSignal<{ question: Question; chosen: number } | null>(null);
  const isMeasured = useComputed(() => camera.isMeasured.value).value;
  useEffect(() => {
    if (!play || !planner || !isMeasured) return;
    const figure = figureOf(stage, chosen);
    planner.showReach(figure ? movesOf(stage, chosen)[0] : undefined);
    if (question && !figure) settled.value = { question, chosen };
    if (!figure || !question) return;
    camera.show(projection.to([figure.x, figure.y]), isNear.current ? undefined : nearnessOf(camera));
    isNear.current = true;
    void planner.weigh(stage.scene.figures.flatMap((each) => deedsOn(stage, chosen, each.id))).then((isKnown) => {
      if (isKnown) settled.value = { question, chosen };
    });
    void play.askWhy(chosen);
  }, [chosen, question, planner, isMeasured]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
      if (actor.peek() >= 0 && !play?.draft.peek() && (play?.menuAt.peek() ?? -1) < 0) letGo(stage);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [stage]);
  return useComputed(
    () =>
      settled.value !== null && settled.value.question === play?.question.value && settled.value.chosen === actor.value,
  );
}

/** What lies over the drawing is no part of it: the table fits into the rest. */
function useInsets(box: RefObject<HTMLDivElement | null>, camera: Camera): void {
  useLayoutEffect(() => {
    const root = box.current;
    if (!root) return;
    const measure = (): void => {
      const room = root.querySelector(".ms-middle")?.getBoundingClientRect();
      const [left, side] = [root.querySelector(".ms-left"), root.querySelector(".ms-panel")];
      if (!room?.width) return;
      const insets: Insets = { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE };
      const over = side?.getBoundingClientRect();
      if (over && over.left > room.left && over.left < room.right - 1 && over.top <= room.top + 20)
        insets.right = room.right - over.left + EDGE;
      const column = left?.getBoundingClientRect();
      // Upright screens have it above the table.
      if (column && left && getComputedStyle(left).position === "absolute")
        insets.left = column.right - room.left + EDGE;
      const now = camera.insets.peek();
      if (now.left !== insets.left || now.right !== insets.right) camera.insets.value = insets;
    };
    const watch = new ResizeObserver(measure);
    for (const part of [root, ...root.querySelectorAll(".ms-middle, .ms-panel")]) watch.observe(part);
    measure();
    return () => watch.disconnect();
  }, []);
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

function Middle({ hasCrescent, lines }: { hasCrescent: boolean; lines: readonly LogLine[] }) {
  const stage = useStage();
  const { camera, cursor, play } = stage;
  const w = measuredWords();
  const svg = useRef<SVGSVGElement>(null);
  const viewBox = camera.viewBox.value;
  usePointer(svg, stage);
  useView(svg, camera);
  useTravel(svg, stage.scene, stage.projection, lines);
  return (
    <div class="ms-middle">
      <div class="ms-layer">
        <svg
          ref={svg}
          class="ms-table"
          data-edges={showsEdges.value || undefined}
          viewBox={viewBox}
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
        </svg>
        {/* What changes while somebody drags lies on a sheet of its own: the table beneath is not painted anew. */}
        <div class="ms-over">
          <svg viewBox={viewBox} aria-hidden="true">
            <Obstacles />
            <Planned />
            <Hinted />
            <Way />
            <Chances />
            {play ? <Telling /> : null}
            <Tape />
          </svg>
        </div>
      </div>
      <Overview />
      {play && hasCrescent ? <Crescent svg={svg} /> : null}
      {play ? <FigureMenu svg={svg} /> : null}
      {play ? <Tag /> : null}
      <p id="ms-said" class="unseen" aria-live="polite" />
    </div>
  );
}
