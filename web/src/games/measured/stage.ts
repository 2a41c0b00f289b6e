// What the parts of a measured table share.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Signal } from "@preact/signals";
import type { Play } from "../../match/play";
import type { FigureScene, Option, TableScene } from "../../wire";
import type { Camera } from "./camera";
import type { Frame, Point } from "./frame";
import type { Planner } from "./planner";

export interface Stage {
  scene: TableScene;
  you: number;
  names: ReadonlyMap<number, string>;
  play: Play | null;
  planner: Planner | null;
  frame: Frame;
  camera: Camera;
  isCovered: boolean;
  spoken: readonly number[];
  inspected: Signal<number>;
  /** Two points of the table between which somebody measures; null: the tape is rolled up. */
  tape: Signal<[Point, Point] | null>;
  isTaping: Signal<boolean>;
  /** Where the keys have put the cursor. */
  cursor: Signal<Point | null>;
}

export const StageContext = createContext<Stage | null>(null);

export function useStage(): Stage {
  return useContext(StageContext)!;
}

/** The way and the facing of this option would belong to this figure. */
export function moverOf(stage: Stage, option: Option | undefined): FigureScene | undefined {
  return option && option.mover >= 0 ? stage.scene.figures.find((figure) => figure.id === option.mover) : undefined;
}

/** Options by which a figure goes somewhere, in the order in which they are offered. */
export function movesOf(stage: Stage, thing: number): Option[] {
  const options = stage.play?.question.value?.options ?? [];
  return options.filter((option) => option.mover === thing);
}

export const hasFacing = (option: Option): boolean => option.corners > 0 && option.numbers === 1 && option.high === 359;
