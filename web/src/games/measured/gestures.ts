// What a touch means, the same for mouse, finger and keys: a figure is chosen, then what it does, then to whom or where.
import { isComplete, isPlain } from "../../match/answer";
import type { Touch } from "../../match/lights";
import type { Option } from "../../wire";
import { isPlacing } from "./options";
import { actionsOf, chosenOf, deedsOn, type Stage, touchesOf, usualOn } from "./stage";

/** A figure is to do something; what, is asked beside it. */
export function choose(stage: Stage, thing: number): void {
  const { play, actor, inspected, planner, group } = stage;
  if (!play) return;
  planner?.forgetPreview();
  play.draft.value = null;
  play.menuAt.value = -1;
  group.value = null;
  inspected.value = thing;
  actor.value = thing;
}

/** Nobody is to do anything. */
export function letGo(stage: Stage): void {
  stage.actor.value = -1;
  stage.group.value = null;
  if (stage.play) stage.play.menuAt.value = -1;
}

/** Milliseconds within which a mouse that passes by opens nothing, and one that strays comes back. */
const PASSING = 110;
const STRAYING = 350;
let waiting = 0;

/** The several ways of one deed, beside the figure. */
export function openWays({ play, group }: Stage, by: number, options: readonly Option[]): void {
  clearTimeout(waiting);
  group.value = options;
  if (play) play.menuAt.value = by;
}

/** A mouse that rests on a sign sees its ways without a click. */
export function restOnWays(stage: Stage, by: number, options: readonly Option[]): void {
  clearTimeout(waiting);
  waiting = window.setTimeout(() => openWays(stage, by, options), PASSING);
}

export function leaveWays({ play, group }: Stage): void {
  clearTimeout(waiting);
  if (!group.peek()) return;
  waiting = window.setTimeout(() => {
    if (!group.peek()) return;
    group.value = null;
    if (play) play.menuAt.value = -1;
  }, STRAYING);
}

export function keepWays({ group }: Stage): void {
  if (group.peek()) clearTimeout(waiting);
}

/** Nothing is left to be said once its one target is known. */
const isSure = ({ most, among, corners, numbers }: Option): boolean =>
  corners === 0 && numbers === 0 && (most === 1 || among.length === 1);

/** An action is taken up; where only one target is possible, it is the one. */
export function takeUp(stage: Stage, option: Option): void {
  const { play, planner, group } = stage;
  if (!play || play.isAnswering.peek()) return;
  planner?.forgetPreview();
  group.value = null;
  play.choose(option);
  const [only, ...others] = option.among;
  if (only && !others.length && option.least === 1) play.togglePick(only.pick);
}

/** A deed with its target. What a mouse has seen beforehand is done at once; a finger or Shift waits for more. */
export function begin(stage: Stage, { option, pick }: Touch, isCareful: boolean): void {
  const { play, planner, group } = stage;
  if (!play || play.isAnswering.peek()) return;
  planner?.forgetPreview();
  group.value = null;
  play.choose(option);
  if (!pick) return;
  if (!play.draft.peek()?.picks.includes(pick.pick)) play.togglePick(pick.pick);
  const draft = play.draft.peek();
  if (!isCareful && draft && isComplete(draft)) play.send();
}

/** A click, a tap, or Enter on a thing; false where it means nothing here. */
export function touch(stage: Stage, thing: number, isCareful: boolean): boolean {
  const { play, actor, inspected } = stage;
  if (!play || thing < 0) return false;
  const draft = play.draft.peek();
  if (draft) {
    const [own] = play.lights.of(thing);
    if (own) {
      inspected.value = thing;
      pickInDraft(stage, own, isCareful);
      return true;
    }
    const canChange = (play.question.peek()?.options.length ?? 0) > 1 && !isPlacing(draft.option);
    // The mover itself, before it goes anywhere: something else shall be done with it.
    const isAgain = thing === chosenOf(stage) && draft.path.length > 0;
    if (!canChange || isAgain || !actionsOf(stage, thing).length) return false;
    choose(stage, thing);
    return true;
  }
  const by = actor.peek();
  const own = actionsOf(stage, thing);
  const deeds = by >= 0 && !own.length ? deedsOn(stage, by, thing) : [];
  const usual = deeds.length === 1 || !isCareful ? usualOn(stage, by, thing) : undefined;
  if (deeds.length && usual) {
    inspected.value = thing;
    begin(stage, usual, isCareful);
    return true;
  }
  if (own.length) {
    const [only, ...others] = own;
    if (by !== thing) choose(stage, thing);
    else if (only && !others.length && isPlain(only)) play.choose(only);
    else if (play.question.peek()?.subject !== thing) letGo(stage);
    return true;
  }
  const touches = touchesOf(stage, thing);
  if (!touches.length) return false;
  inspected.value = thing;
  const [only, ...others] = play.lights.of(thing);
  if (only?.pick && !others.length) begin(stage, only, isCareful);
  else play.menuAt.value = play.menuAt.peek() === thing ? -1 : thing;
  return true;
}

/** A finger cannot rest above a target: the first tap shows what would happen, the second does it. */
function pickInDraft({ play }: Stage, { option, pick }: Touch, isCareful: boolean): void {
  const draft = play?.draft.peek();
  if (!play || !draft) return;
  if (!pick) {
    play.send();
    return;
  }
  const isPicked = draft.picks.includes(pick.pick);
  if (isCareful && option.most === 1 && isPicked) play.send();
  else if (!(isPicked && option.most === 1)) play.togglePick(pick.pick);
  if (!isCareful && isSure(option)) play.send();
}
