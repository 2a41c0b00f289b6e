// What may be touched on the table now: things lead to options, or to picks of the option that is being answered.
import { computed, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Option, Pick, Question, SuggestedAnswer } from "../wire";
import { type Draft, isFor, isPlain } from "./answer";

export interface Touch {
  option: Option;
  pick: Pick | null;
}

/** What has to be known of a match, and can be done in it. */
interface Touched {
  readonly question: ReadonlySignal<Question | null>;
  readonly advised: ReadonlySignal<SuggestedAnswer | null>;
  readonly draft: ReadonlySignal<Draft | null>;
  readonly inspected: Signal<number>;
  readonly menuAt: Signal<number>;
  choose(option: Option): void;
  togglePick(pick: number): void;
  send(): void;
}

export class Lights {
  readonly touches = computed<ReadonlyMap<number, Touch[]>>(() => this.find());
  /** Options and picks that mean a gap in a rank. */
  readonly gaps = computed(() => {
    const question = this.play.question.value;
    return (question?.options ?? []).flatMap((option) => (option.place ? [{ option, place: option.place }] : []));
  });
  /** Things picked so far, with their number in the order of picking. */
  readonly chosen = computed<ReadonlyMap<number, number>>(() => {
    const draft = this.play.draft.value;
    const chosen = new Map<number, number>();
    draft?.picks.forEach((pick, index) => {
      for (const thing of draft.option.among.find((each) => each.pick === pick)?.at ?? []) chosen.set(thing, index + 1);
    });
    return chosen;
  });

  constructor(private readonly play: Touched) {}

  of(thing: number): Touch[] {
    return this.touches.value.get(thing) ?? [];
  }

  /** Does the lesson or a bot advise to touch it? */
  isHinted(thing: number): boolean {
    return this.of(thing).some(({ option, pick }) => this.isAdvised(option, pick));
  }

  isAdvised(option: Option, pick: Pick | null = null): boolean {
    const advised = this.play.advised.value;
    if (!isFor(advised, option)) return false;
    return !pick || (advised?.picks?.includes(pick.pick) ?? false);
  }

  private find(): ReadonlyMap<number, Touch[]> {
    const found = new Map<number, Touch[]>();
    const add = (thing: number, touch: Touch): void => void found.set(thing, [...(found.get(thing) ?? []), touch]);
    const question = this.play.question.value;
    const draft = this.play.draft.value;
    if (!question) return found;
    if (draft) {
      if (isPlain(draft.option)) for (const thing of draft.option.at) add(thing, { option: draft.option, pick: null });
      for (const pick of draft.option.among) for (const thing of pick.at) add(thing, { option: draft.option, pick });
      return found;
    }
    for (const option of question.options) {
      for (const thing of option.at) add(thing, { option, pick: null });
      if (option.at.length) continue;
      for (const pick of option.among) for (const thing of pick.at) add(thing, { option, pick });
    }
    return found;
  }

  /** A click, a tap, or Enter on a thing. */
  touch(thing: number): void {
    const { play } = this;
    const touches = this.of(thing);
    play.inspected.value = thing;
    const [only] = touches;
    if (!only) return;
    if (play.draft.peek()) {
      if (isPlain(only.option)) play.send();
      if (only.pick) play.togglePick(only.pick.pick);
      if (only.option.least === 1 && only.option.most === 1) play.send();
    } else if (touches.length === 1 && only.pick) {
      play.choose(only.option);
      play.togglePick(only.pick.pick);
    } else if (touches.length === 1 && play.menuAt.peek() === thing) {
      // The second touch confirms what the first has shown.
      play.choose(only.option);
    } else {
      play.menuAt.value = play.menuAt.peek() === thing ? -1 : thing;
    }
  }
}
