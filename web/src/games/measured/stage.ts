// What the parts of a measured table share.
import type { ReadonlySignal, Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { isPlain } from "../../match/answer";
import type { Touch } from "../../match/lights";
import type { Play } from "../../match/play";
import type { About, FigureScene, MarkerScene, Option, Pick, Question, TableScene } from "../../wire";
import type { Camera } from "./camera";
import { rankOf } from "./deeds";
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
  /** The figure that is to do something; -1: none is chosen. */
  actor: Signal<number>;
  /** The several ways of one deed, while they are open beside the figure. */
  group: Signal<readonly Option[] | null>;
  /** Something is being dragged. */
  isDragging: Signal<boolean>;
}

export const StageContext = createContext<Stage | null>(null);

export function useStage(): Stage {
  return useContext(StageContext)!;
}

/** What lies at a place of the table: a figure, else a token. */
export function thingUnder({ scene }: Stage, at: Point): FigureScene | MarkerScene | undefined {
  const isHere = (thing: FigureScene | MarkerScene): boolean =>
    Math.hypot(thing.x - at[0], thing.y - at[1]) <= thing.radius;
  return scene.figures.findLast(isHere) ?? scene.markers.findLast(isHere);
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

/** Everything that a figure itself can do now; what stands for nobody belongs to the one who is asked about. */
export function actionsOf(stage: Stage, thing: number): Option[] {
  const question = stage.play?.question.value;
  if (!question || thing < 0) return [];
  return question.options.filter((option) => option.at.includes(thing) || ownerOf(question, option) === thing);
}

/** Options about several pieces, or about one that does not stand yet, are nobody's own. */
const SHARED = ["deploy", "deploy-soaring", "unplan", "order", "split", "terrain", "mission"];

/** What stands for nothing on the table belongs to the one who is asked about; -1: to nobody. */
export const ownerOf = (question: Question, option: Option): number =>
  option.at.length || isPlain(option) || SHARED.includes(option.key) ? -1 : question.subject;

/** What one figure can do to another thing now. */
export function deedsOn(stage: Stage, by: number, thing: number): Touch[] {
  if (by === thing) return [];
  return actionsOf(stage, by).flatMap((option) =>
    option.corners > 0
      ? []
      : option.among.flatMap((pick) => (pick.at.includes(thing) ? [{ option, pick: pick as Pick | null }] : [])),
  );
}

/** What one figure would usually do to another thing: the one deed that a click means. */
export function usualOn(stage: Stage, by: number, thing: number): Touch | undefined {
  const deeds = deedsOn(stage, by, thing);
  return deeds.sort((one, other) => rankOf(one.option.key) - rankOf(other.option.key))[0];
}

/** The figure that has been chosen, or whose answer is in the making; -1: none. */
export function chosenOf({ play, actor }: Stage): number {
  const draft = play?.draft.value;
  if (!draft) return actor.value;
  return draft.option.at[0] ?? (draft.option.mover >= 0 ? draft.option.mover : actor.value);
}

/** What can be done with a thing; where it can do nothing itself, what can be done to it. */
export function touchesOf(stage: Stage, thing: number): Touch[] {
  const { play } = stage;
  const own = play?.lights.of(thing) ?? [];
  if (own.length || !play || play.draft.value) return own;
  const asked = actionsOf(stage, thing);
  if (asked.length) return asked.map((option) => ({ option, pick: null }));
  const by = stage.actor.value;
  const deeds = by >= 0 ? deedsOn(stage, by, thing) : [];
  if (deeds.length) return deeds;
  const options = play.question.value?.options ?? [];
  return options.flatMap((option) =>
    option.among.flatMap((pick) => (pick.at.includes(thing) ? [{ option, pick }] : [])),
  );
}
