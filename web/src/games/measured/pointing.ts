// Hands on the table: a figure is dragged to where it shall go, the ground is dragged to pan, two fingers zoom.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { pointAt } from "./camera";
import type { Point } from "./frame";
import { hasFacing, moverOf, movesOf, type Stage } from "./stage";

/** Less is a click. */
const DRAG_FROM = 6;

type Gesture =
  | { kind: "figure"; thing: number; isDragging: boolean }
  | { kind: "turn"; thing: number }
  | { kind: "tape"; from: Point }
  | { kind: "ground"; isDragging: boolean; at: [number, number] };

/** The hands stay the same while the table changes under them: a drag goes on. */
export function usePointing(svg: RefObject<SVGSVGElement | null>, stage: Stage): void {
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

  constructor(
    private readonly root: SVGSVGElement,
    public stage: Stage,
  ) {
    root.addEventListener("pointerdown", this.down);
    root.addEventListener("pointermove", this.move);
    root.addEventListener("pointerup", this.up);
    root.addEventListener("pointercancel", this.up);
    root.addEventListener("wheel", this.wheel, { passive: false });
  }

  close(): void {
    const { root } = this;
    root.removeEventListener("pointerdown", this.down);
    root.removeEventListener("pointermove", this.move);
    root.removeEventListener("pointerup", this.up);
    root.removeEventListener("pointercancel", this.up);
    root.removeEventListener("wheel", this.wheel);
  }

  private at(event: PointerEvent | WheelEvent): Point {
    return pointAt(this.root, event.clientX, event.clientY);
  }

  /** Where on the table, in whole mils and never beside it. */
  private spot(event: PointerEvent): Point {
    const { scene, frame } = this.stage;
    const [x, y] = frame.back(this.at(event));
    const keep = (value: number, most: number): number => Math.round(Math.max(0, Math.min(most, value)));
    return [keep(x, scene.wide), keep(y, scene.high)];
  }

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.stage.camera.zoomBy(Math.exp(-event.deltaY / 400), this.at(event));
  };

  private readonly down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    this.began = [event.clientX, event.clientY];
    if (this.fingers.size === 2) {
      this.gesture = null;
      this.apart = this.span();
      return;
    }
    const target = event.target as Element;
    const thing = Number(target.closest<SVGElement>("[data-figure]")?.dataset["figure"] ?? -1);
    if (this.stage.isTaping.peek()) {
      const from = this.spot(event);
      this.gesture = { kind: "tape", from };
      this.stage.tape.value = [from, from];
    } else if (target.closest("[data-handle]")) {
      this.gesture = { kind: "turn", thing };
    } else if (thing >= 0 && this.canMove(thing)) {
      this.gesture = { kind: "figure", thing, isDragging: false };
    } else {
      this.gesture = { kind: "ground", isDragging: false, at: [event.clientX, event.clientY] };
    }
  };

  private canMove(thing: number): boolean {
    const { play } = this.stage;
    if (!play) return false;
    const draft = play.draft.peek();
    return draft ? moverOf(this.stage, draft.option)?.id === thing : movesOf(this.stage, thing).length > 0;
  }

  private readonly move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size === 2) {
      this.pinch(event);
      return;
    }
    const far = Math.hypot(event.clientX - this.began[0], event.clientY - this.began[1]);
    const { gesture, stage } = this;
    if (!gesture) return;
    if (gesture.kind === "tape") stage.tape.value = [gesture.from, this.spot(event)];
    else if (gesture.kind === "turn") this.turn(event);
    else if (gesture.kind === "figure" && (gesture.isDragging || far > DRAG_FROM)) {
      if (!gesture.isDragging) this.pickUp(gesture.thing, event);
      gesture.isDragging = true;
      stage.planner?.goTo(this.spot(event), this.facing());
    } else if (gesture.kind === "ground" && (gesture.isDragging || far > DRAG_FROM)) {
      gesture.isDragging = true;
      this.root.setPointerCapture(event.pointerId);
      const from = pointAt(this.root, before[0], before[1]);
      const to = this.at(event);
      stage.camera.panBy(from[0] - to[0], from[1] - to[1]);
    }
  };

  /** A figure that is dragged goes by the first way it can; another one may be chosen while it lies there. */
  private pickUp(thing: number, event: PointerEvent): void {
    this.root.setPointerCapture(event.pointerId);
    const { play } = this.stage;
    const [first] = movesOf(this.stage, thing);
    if (play && first && !play.draft.peek()) play.choose(first);
  }

  /** A facing that the player has chosen stays; else the server finds one. */
  private facing(): number {
    const draft = this.stage.play?.draft.peek();
    const chosen = draft && hasFacing(draft.option) && draft.path.length ? draft.numbers[0] : "";
    return chosen ? Number(chosen) : -1;
  }

  private turn(event: PointerEvent): void {
    const { play, planner, frame } = this.stage;
    const draft = play?.draft.peek();
    const end = draft?.path.at(-1) ?? this.standing(draft?.option.subject);
    if (!end || !planner) return;
    this.root.setPointerCapture(event.pointerId);
    const [x, y] = frame.to(end);
    const [px, py] = this.at(event);
    planner.turn(frame.facing((Math.atan2(py - y, px - x) * 180) / Math.PI));
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
    if (isPinch || !gesture || event.type === "pointercancel") return;
    if (gesture.kind === "figure" && !gesture.isDragging) this.click(event, gesture.thing);
    if (gesture.kind === "ground" && !gesture.isDragging) {
      const target = event.target as Element;
      const named = target.closest<SVGElement>("[data-figure], [data-marker], [data-area]");
      const { figure, marker, area } = named?.dataset ?? {};
      this.click(event, Number(figure ?? marker ?? area ?? -1));
    }
    if (gesture.kind === "tape") stage.tape.value = [gesture.from, this.spot(event)];
  };

  private click(event: PointerEvent, thing: number): void {
    const { play, planner, inspected } = this.stage;
    const isLit = thing >= 0 && (play?.lights.of(thing).length ?? 0) > 0;
    if (play && isLit) {
      play.lights.touch(thing);
      return;
    }
    const draft = play?.draft.peek();
    if (draft && planner && draft.option.corners > 0) {
      if (event.shiftKey) planner.addCorner(this.spot(event));
      else planner.goTo(this.spot(event), this.facing());
      return;
    }
    if (thing >= 0) inspected.value = thing;
    if (play) play.menuAt.value = -1;
  }

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
