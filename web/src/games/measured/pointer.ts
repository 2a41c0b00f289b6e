// Hands on the table: a figure is dragged to where it shall go, the ground is dragged to pan, two fingers zoom.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isComplete } from "../../match/answer";
import type { Touch } from "../../match/lights";
import type { Option } from "../../wire";
import { pointAt } from "./camera";
import { begin, letGo, takeUp, touch } from "./gestures";
import { isPlacing, isSpin, turnable } from "./options";
import type { Point } from "./projection";
import { actionsOf, moverOf, movesOf, type Stage, thingUnder, touchesOf, usualOn } from "./stage";

/** Less is a click. */
const DRAG_FROM = 6;
/** Pixels by which a finger misses what it means, and how many mils of the table that may be. */
const FINGER = 12;
const CLOSE = 750;

type Gesture =
  | { kind: "figure"; thing: number; isDragging: boolean; onto: Touch | null }
  | { kind: "turn" }
  | { kind: "ghost"; isDragging: boolean }
  | { kind: "tape"; from: Point }
  | { kind: "face"; way: Option; to: Point; isTurned: boolean }
  | { kind: "ground"; isDragging: boolean };

/** The hands stay the same while the table changes under them: a drag goes on. */
export function usePointer(svg: RefObject<SVGSVGElement | null>, stage: Stage): void {
  const hands = useRef<Hands | null>(null);
  if (hands.current) hands.current.stage = stage;
  useEffect(() => {
    const root = svg.current;
    if (!root) return;
    hands.current = new Hands(root, stage);
    return () => hands.current?.close();
  }, []);
}

class Hands {
  private gesture: Gesture | null = null;
  private began: [number, number] = [0, 0];
  private readonly fingers = new Map<number, [number, number]>();
  private apart = 0;
  private readonly listening = new AbortController();

  constructor(
    private readonly root: SVGSVGElement,
    public stage: Stage,
  ) {
    // Ghosts and handles lie on a sheet above the table: what holds both is listened to.
    const sheet = root.parentElement!;
    const { signal } = this.listening;
    sheet.addEventListener("pointerdown", this.down, { signal });
    sheet.addEventListener("pointermove", this.move, { signal });
    sheet.addEventListener("pointerup", this.up, { signal });
    sheet.addEventListener("pointercancel", this.up, { signal });
    sheet.addEventListener("pointerleave", this.leave, { signal });
    sheet.addEventListener("dblclick", this.twice, { signal });
    sheet.addEventListener("wheel", this.wheel, { signal, passive: false });
  }

  close(): void {
    this.listening.abort();
  }

  private at(event: MouseEvent): Point {
    return pointAt(this.root, event.clientX, event.clientY);
  }

  private spot(event: MouseEvent): Point {
    return spotAt(this.stage, this.root, event);
  }

  /** With Shift what is being placed turns; else the table comes nearer. */
  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const draft = this.stage.play?.draft.peek();
    const by = Math.sign(event.deltaY || event.deltaX);
    if (event.shiftKey && draft) this.stage.planner?.turn((Number(draft.numbers[0] || 0) - by * 15 + 360) % 360);
    else this.stage.camera.zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, this.at(event));
  };

  private readonly down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size === 2) {
      this.gesture = null;
      this.apart = this.span();
      return;
    }
    this.began = [event.clientX, event.clientY];
    this.isFree = false;
    const target = event.target as Element;
    const thing = Number(target.closest<SVGElement>("[data-figure]")?.dataset["figure"] ?? -1);
    if (this.stage.isTaping.peek()) {
      const from = this.spot(event);
      this.gesture = { kind: "tape", from };
      this.stage.tape.value = [from, from];
    } else if (target.closest("[data-handle]")) {
      this.gesture = { kind: "turn" };
    } else if (target.closest("[data-ghost]") && !this.stage.planner?.glimpsed.peek()) {
      this.gesture = { kind: "ghost", isDragging: false };
    } else if (thing >= 0 && this.canMove(thing)) {
      this.gesture = { kind: "figure", thing, isDragging: false, onto: null };
    } else {
      const to = this.spot(event);
      const way = event.pointerType === "touch" || thing >= 0 ? null : this.wayTo(to);
      const canFace = way && turnable(way) && this.stage.camera.isUsual;
      this.gesture = canFace ? { kind: "face", way, to, isTurned: false } : { kind: "ground", isDragging: false };
    }
  };

  /** How the chosen figure would get there, if it is in reach and nothing else is being answered. */
  private wayTo(to: Point): Option | null {
    const { play, planner, actor } = this.stage;
    if (!play || !planner || play.draft.peek() || play.isAnswering.peek() || play.menuAt.peek() >= 0) return null;
    const [way] = actor.peek() >= 0 ? movesOf(this.stage, actor.peek()) : [];
    const region = planner.region.peek();
    // As long as nobody knows how far that is, it may be everywhere.
    const isReached = !region.length || region.some((polygon) => isWithin(polygon as Point[], to));
    return way && isReached ? way : null;
  }

  /** A figure that moves, turns, strikes somebody, or is the one to be put somewhere. */
  private canMove(thing: number): boolean {
    const { stage } = this;
    const draft = stage.play?.draft.peek();
    if (!draft)
      return (
        movesOf(stage, thing).length > 0 ||
        actionsOf(stage, thing).some(({ among }) => among.some(({ at }) => at.length))
      );
    const { option } = draft;
    if (isSpin(option)) return option.fields[0]!.thing === thing;
    const isLifted = isPlacing(option) && option.among.some((pick) => pick.at.includes(thing));
    return isLifted || moverOf(stage, option)?.id === thing;
  }

  private readonly move = (event: PointerEvent): void => {
    const { gesture, stage } = this;
    const before = this.fingers.get(event.pointerId);
    if (!before) {
      this.hover(event);
      return;
    }
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size === 2) {
      this.pinch(event);
      return;
    }
    const isFar = Math.hypot(event.clientX - this.began[0], event.clientY - this.began[1]) > DRAG_FROM;
    if (!gesture) return;
    if (gesture.kind === "tape") stage.tape.value = [gesture.from, this.spot(event)];
    else if (gesture.kind === "turn") this.turn(event);
    else if (gesture.kind === "face") {
      if (!gesture.isTurned && isFar) {
        this.root.setPointerCapture(event.pointerId);
        this.goTo(gesture.way, gesture.to);
      }
      gesture.isTurned ||= isFar;
      if (gesture.isTurned) this.turn(event, gesture.to);
    } else if (gesture.isDragging || isFar) this.drag(gesture, event, before);
  };

  private drag(
    gesture: Extract<Gesture, { isDragging: boolean }>,
    event: PointerEvent,
    before: [number, number],
  ): void {
    const { stage } = this;
    if (!gesture.isDragging) this.root.setPointerCapture(event.pointerId);
    if (gesture.kind === "figure" && !gesture.isDragging) this.pickUp(gesture.thing);
    gesture.isDragging = true;
    stage.isDragging.value = gesture.kind !== "ground";
    const draft = stage.play?.draft.peek();
    if (gesture.kind === "figure" && this.aim(gesture, this.spot(event))) return;
    if (gesture.kind === "ground") {
      stage.camera.panBy(before[0] - event.clientX, before[1] - event.clientY);
    } else if (draft && isSpin(draft.option)) this.turn(event);
    else stage.planner?.goTo(this.spot(event));
  }

  /** Over somebody whom the dragged figure can attack: that is what letting go would do. */
  private aim(gesture: Extract<Gesture, { kind: "figure" }>, spot: Point): boolean {
    const { stage } = this;
    const over = thingUnder(stage, spot);
    const found = over && this.isFree ? (usualOn(stage, gesture.thing, over.id) ?? null) : null;
    if (found && gesture.onto?.pick !== found.pick) {
      if (stage.play) stage.play.draft.value = null;
      stage.planner?.preview(found.option, found.pick!.pick);
    } else if (!found && gesture.onto) {
      stage.planner?.forgetPreview();
      this.pickUp(gesture.thing);
    }
    gesture.onto = found;
    return found !== null;
  }
  /** The figure was taken up without saying what it should do. */
  private isFree = false;

  /** What is put down follows a mouse until it is put somewhere; the chosen figure shows how it would go there. */
  private hover(event: PointerEvent): void {
    const { play, planner } = this.stage;
    const draft = play?.draft.peek();
    if (event.pointerType === "touch" || !planner) return;
    if (!draft) {
      const isFree = !(event.target as Element).closest("[data-figure], [data-marker]");
      const way = isFree ? this.wayTo(this.spot(event)) : null;
      if (way) planner.glimpse(way, this.spot(event));
      else if (planner.glimpsed.peek()) planner.forgetPreview();
    } else if (planner.isFloating.peek() && draft.picks.length >= draft.option.least) planner.goTo(this.spot(event));
  }

  private readonly leave = (): void => {
    if (this.stage.planner?.glimpsed.peek()) this.stage.planner.forgetPreview();
  };

  private goTo(way: Option, to: Point): void {
    this.stage.play?.choose(way);
    this.stage.planner?.settle(to);
  }

  /** A figure that is dragged goes by the first way it can; another one may be chosen while it lies there. */
  private pickUp(thing: number): void {
    const { play } = this.stage;
    const draft = play?.draft.peek();
    const [first] = movesOf(this.stage, thing);
    if (!play) return;
    if (!draft) {
      this.isFree = true;
      this.stage.inspected.value = thing;
      this.stage.actor.value = thing;
      if (first) play.choose(first);
    }
    const pick =
      draft && isPlacing(draft.option) ? draft.option.among.find((each) => each.at.includes(thing)) : undefined;
    if (pick && !draft?.picks.includes(pick.pick)) play.togglePick(pick.pick);
  }

  /** It looks from where it will stand towards the pointer; before the way is known, from where it shall go. */
  private turn(event: PointerEvent, goal?: Point): void {
    const { play, planner, projection } = this.stage;
    const draft = play?.draft.peek();
    const end =
      draft?.path[0] && isPlacing(draft.option)
        ? draft.path[0]
        : (draft?.path.at(-1) ?? goal ?? this.standing(draft?.option.fields[0]?.thing));
    if (!end || !planner) return;
    this.root.setPointerCapture(event.pointerId);
    const [x, y] = projection.to(end);
    const [px, py] = this.at(event);
    planner.turn(projection.facing((Math.atan2(py - y, px - x) * 180) / Math.PI));
  }

  private standing(thing: number | undefined): Point | null {
    const figure = this.stage.scene.figures.find((each) => each.id === thing);
    return figure ? [figure.x, figure.y] : null;
  }

  private readonly up = (event: PointerEvent): void => {
    const isPinch = this.fingers.size > 1;
    this.fingers.delete(event.pointerId);
    const { gesture, stage } = this;
    this.gesture = null;
    stage.isDragging.value = false;
    if (isPinch || !gesture || event.type === "pointercancel") return;
    if (gesture.kind === "tape") stage.tape.value = [gesture.from, this.spot(event)];
    else if (gesture.kind === "turn") return;
    else if (gesture.kind === "face") {
      if (!gesture.isTurned) this.goTo(gesture.way, gesture.to);
      stage.planner?.finish();
    } else if (gesture.isDragging) {
      if (gesture.kind === "figure" && gesture.onto) begin(stage, gesture.onto, false);
      else if (gesture.kind !== "ground") this.drop(gesture);
    } else if (gesture.kind === "figure") this.click(event, gesture.thing);
    else {
      const named = (event.target as Element).closest<SVGElement>("[data-figure], [data-marker], [data-area]");
      const { figure, marker, area } = named?.dataset ?? {};
      this.click(event, Number(figure ?? marker ?? area ?? -1));
    }
  };

  /** A figure that was dragged has arrived; where it may be turned as well, that is left to be said. */
  private drop({ kind }: Gesture): void {
    const { play, planner } = this.stage;
    const option = play?.draft.peek()?.option;
    planner?.fix();
    if (kind === "figure" && option && !turnable(option)) planner?.finish();
  }

  private click(event: PointerEvent, thing: number): void {
    const { stage } = this;
    const { play, planner, inspected, actor } = stage;
    const isDoubtful = event.pointerType === "touch" && this.isDoubtful(event, thing);
    if (touch(stage, thing, isDoubtful || event.shiftKey)) return;
    const draft = play?.draft.peek();
    if (draft && planner && draft.option.corners > 0) {
      if (event.shiftKey && !planner.isAdding.peek()) planner.setAdding(true);
      const isSeen = planner.isFloating.peek() && !isDoubtful;
      planner.settle(this.spot(event));
      if (isSeen && draft.option.fields[0]?.kind !== "turn") planner.finish();
      return;
    }
    if (draft && planner && isSpin(draft.option)) {
      this.turn(event);
      return;
    }
    if (!draft && play && planner && !play.isAnswering.peek()) {
      const [way] = actor.peek() >= 0 ? movesOf(stage, actor.peek()) : [];
      const isFoe = stage.scene.figures.some((figure) => figure.id === thing && figure.seat !== stage.you);
      if (way && !isFoe && play.menuAt.peek() < 0) {
        this.goTo(way, this.spot(event));
        if (!isDoubtful) planner.finish();
        return;
      }
      letGo(stage);
    }
    if (thing >= 0) inspected.value = thing;
    if (play) play.menuAt.value = -1;
  }

  /**
   * A finger covers what it points at: with somebody else as near, with a table too small to hit a place, or before the
   * odds are in sight, what it would do is shown first.
   */
  private isDoubtful(event: PointerEvent, thing: number): boolean {
    const { stage } = this;
    const [x, y] = this.spot(event);
    const reach = FINGER * stage.camera.scale.peek();
    if (thing < 0 && reach > CLOSE) return true;
    const isNear = (each: { id: number; x: number; y: number; radius: number }): boolean =>
      each.id !== thing && Math.hypot(each.x - x, each.y - y) < each.radius + reach;
    const { figures, markers } = stage.scene;
    if ([...figures, ...markers].some((each) => isNear(each) && touchesOf(stage, each.id).length)) return true;
    const meant = stage.play?.draft.peek() ? undefined : usualOn(stage, stage.actor.peek(), thing);
    return meant?.pick ? !stage.planner?.isWeighed(meant) : false;
  }

  private readonly twice = (event: MouseEvent): void => {
    const { play, planner } = this.stage;
    const draft = play?.draft.peek();
    if (!play || !draft || draft.option.corners === 0 || draft.option.has_spots) return;
    event.preventDefault();
    if (isComplete(draft) && planner?.plan.peek()?.legal) play.send();
  };

  private span(): number {
    const [one, other] = [...this.fingers.values()];
    return one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0;
  }

  private pinch(event: PointerEvent): void {
    const now = this.span();
    if (this.apart > 0 && now > 0) this.stage.camera.zoomBy(now / this.apart, this.at(event));
    this.apart = now;
  }
}

/** The whole mils of the table under a pointer. */
function spotAt({ projection, scene }: Stage, root: SVGSVGElement, { clientX, clientY }: MouseEvent): Point {
  const [x, y] = projection.back(pointAt(root, clientX, clientY));
  const keep = (value: number, most: number): number => Math.round(Math.max(0, Math.min(most, value)));
  return [keep(x, scene.wide), keep(y, scene.high)];
}

/** Out of a list onto the table: what is carried there lies where it is let go, or is done to whom it is let go on. */
export function carry(stage: Stage, root: SVGSVGElement | null, option: Option, down: PointerEvent): void {
  if (!root || down.button > 0) return;
  // A finger keeps what it touches; then nobody would hear where it goes.
  (down.target as Element).releasePointerCapture(down.pointerId);
  const isPlaced = option.corners > 0;
  const aimed = (event: PointerEvent): Touch | null => {
    const over = thingUnder(stage, spotAt(stage, root, event));
    const pick = over && option.among.find(({ at }) => at.includes(over.id));
    return pick ? { option, pick } : null;
  };
  let isCarried = false;
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    isCarried ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > 2 * DRAG_FROM;
    if (!isCarried) return;
    if (stage.play?.draft.peek()?.option !== option) takeUp(stage, option);
    stage.isDragging.value = true;
    if (isPlaced) stage.planner?.goTo(spotAt(stage, root, event));
    else {
      const found = aimed(event);
      if (found) stage.planner?.preview(option, found.pick!.pick);
      else stage.planner?.forgetPreview();
    }
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
    stage.isDragging.value = false;
    if (!isCarried || event.type === "pointercancel") return;
    if (!isPlaced) {
      const found = aimed(event);
      if (found) begin(stage, found, false);
      return;
    }
    stage.planner?.settle(spotAt(stage, root, event));
    stage.planner?.finish();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
}

/** Is the point in the polygon? */
function isWithin(polygon: readonly Point[], [x, y]: Point): boolean {
  let isIn = false;
  polygon.forEach(([ax, ay], at) => {
    const [bx, by] = polygon.at(at - 1)!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  });
  return isIn;
}
