// What the parts of a measured table share.
import type { ReadonlySignal, Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Touch } from "../../match/lights";
import type { Play } from "../../match/play";
import type { About, FigureScene, MarkerScene, Option, TableScene } from "../../wire";
import type { Camera } from "./camera";
import type { Planner } from "./planner";
import type { Point, Projection } from "./projection";

export interface Stage {
  scene: TableScene;
  you: number;
  names: ReadonlyMap<number, string>;
  play: Play | null;
  planner: Planner | null;
  /** What is told of the thing that is looked at, where no match tells it. */
  about?: ReadonlySignal<About | null>;
  projection: Projection;
  camera: Camera;
  isCovered: boolean;
  spoken: ReadonlySignal<readonly number[]>;
  inspected: Signal<number>;
  /** Two points of the table between which somebody measures; null: the tape is rolled up. */
  tape: Signal<[Point, Point] | null>;
  isTaping: Signal<boolean>;
  /** Where the keys have put the cursor. */
  cursor: Signal<Point | null>;
  /** The ranges and areas of the figure that is looked at are drawn. */
  showsRanges: Signal<boolean>;
  /** What a pointer rests on. */
  hovered: Signal<number>;
}

export const StageContext = createContext<Stage | null>(null);

export function useStage(): Stage {
  return useContext(StageContext)!;
}

export function figureOf(stage: Stage, thing: number | undefined): FigureScene | undefined {
  return stage.scene.figures.find((figure) => figure.id === thing);
}

export function thingAt(stage: Stage, thing: number): FigureScene | MarkerScene | undefined {
  return figureOf(stage, thing) ?? stage.scene.markers.find((marker) => marker.id === thing);
}

/** The way and the facing of this option would belong to this figure. */
export function moverOf(stage: Stage, option: Option | undefined): FigureScene | undefined {
  return option && option.mover >= 0 ? figureOf(stage, option.mover) : undefined;
}

/** Options by which a figure goes somewhere, in the order in which they are offered. */
export function movesOf(stage: Stage, thing: number): Option[] {
  const options = stage.play?.question.value?.options ?? [];
  return options.filter((option) => option.mover === thing);
}

/** What can be done with a thing; where it can do nothing itself, what can be done to it. */
export function touchesOf(stage: Stage, thing: number): Touch[] {
  const { play } = stage;
  const own = play?.lights.of(thing) ?? [];
  if (own.length || !play || play.draft.value) return own;
  const options = play.question.value?.options ?? [];
  return options.flatMap((option) =>
    option.among.flatMap((pick) => (pick.at.includes(thing) ? [{ option, pick }] : [])),
  );
}
