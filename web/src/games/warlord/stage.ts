// What the parts of the table share: the scene, whose eyes see it, and the match where there is one to play.

import type { Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { plainAnswer } from "../../match/answer";
import type { Touch } from "../../match/lights";
import type { Play } from "../../match/play";
import type { Answer, Face, Option, Pick, SeatNumber, WarlordCard, WarlordScene } from "../../wire";
import type { Aim } from "./aim";
import type { Catalogue } from "./catalogue";

export interface Stage {
  scene: WarlordScene;
  you: SeatNumber;
  play: Play | null;
  catalogue: Catalogue;
  isCovered: boolean;
  inspected: Signal<number>;
  /** Shown large beside it, as long as a pointer rests on it. */
  looked: Signal<number>;
  /** Looked at in a window of its own. */
  zoomed: Signal<number>;
  names: ReadonlyMap<SeatNumber, string>;
  /** What is aimed at; nothing where nobody plays. */
  aim: Aim | null;
  /** Pointed out where nobody plays. */
  spoken: readonly number[];
}

export const StageContext = createContext<Stage | null>(null);

export function useStage(): Stage {
  return useContext(StageContext)!;
}

export function cardOf(stage: Stage, id: number): WarlordCard | undefined {
  return stage.scene.cards[id];
}

export function faceOf(stage: Stage, id: number): Face | undefined {
  const card = cardOf(stage, id);
  return card ? stage.catalogue.byId.get(card.face) : undefined;
}

export function touchesOf(stage: Stage, id: number): Touch[] {
  return stage.play?.lights.of(id) ?? [];
}

/** In a window of its own; where nothing can be done with it, with the reasons. */
export function lookClosely(stage: Stage, id: number): void {
  stage.inspected.value = id;
  stage.zoomed.value = id;
  if (!touchesOf(stage, id).length) void stage.play?.askWhy(id);
}

/** The answer that pointing gives, where it gives a whole one. */
export function answerBy(option: Option, pick: Pick | null): Answer | null {
  const { least, most, corners, numbers } = option;
  if (corners || numbers || least > 1) return null;
  if (pick) return { ...plainAnswer(option), picks: [pick.pick] };
  return most ? null : plainAnswer(option);
}

export function isSpokenOf(stage: Stage, id: number): boolean {
  return (stage.play?.spoken.value ?? stage.spoken).includes(id);
}
