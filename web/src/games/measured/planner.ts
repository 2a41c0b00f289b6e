// What the server says about an answer in the making: asked while somebody drags, one question at a time.
import { computed, effect, signal } from "@preact/signals";
import { type Draft, isFor, nameOf, plainAnswer } from "../../match/answer";
import type { Touch } from "../../match/lights";
import { keepWish, type Play, recallWish } from "../../match/play";
import type { About, Command, Odds, Option, Pick, Plan, RayScene, Refusal } from "../../wire";
import { isPlacing, turnable } from "./options";
import type { Point } from "./projection";

/** Where a movement option leads is asked of the server; what it answers becomes the draft. */
export class Planner {
  readonly plan = signal<Plan | null>(null);
  /** Polygons of where the base can get to. */
  readonly region = signal<number[][][]>([]);
  readonly about = signal<About | null>(null);
  readonly rays = signal<RayScene[]>([]);
  /** By figure and pick: how likely it is that a deed of the chosen figure succeeds, in percent. */
  readonly chances = signal<ReadonlyMap<string, number>>(new Map());
  /** The table is set up for the player, unless he has said that he wants to do it himself. */
  readonly isHasty = signal(recallWish<"me" | "self">("setUp", "me") === "me");
  /** Every point is one more: a corner of a way, a spot, an access point. */
  readonly isAdding = signal(false);
  /** What is put down follows the pointer, until it is put somewhere. */
  readonly isFloating = signal(false);
  /** Where a mouse points while a figure is chosen: the way there is shown before anybody has said that it goes. */
  readonly glimpsed = signal<Option | null>(null);
  /** What would be sent if one said yes now: the draft, or what is only glimpsed. */
  readonly sketch = computed<Draft | null>(() => {
    const draft = this.play.draft.value;
    const option = this.glimpsed.value;
    const answer = this.plan.value?.answer;
    if (draft || !option || !answer?.path?.length || !isFor(answer, option)) return draft;
    return { option, picks: [], path: answer.path as Point[], numbers: (answer.numbers ?? []).map(String) };
  });
  /** Everything that speaks against what is planned, or against where one points. */
  readonly against = computed<readonly Refusal[]>(() => {
    const plan = this.plan.value;
    return plan ? [...plan.refusals, ...plan.against] : [];
  });
  /** What is in the way. */
  readonly obstacles = computed<ReadonlySet<number>>(() => {
    const rays = [...this.rays.value, ...(this.plan.value?.rays ?? [])];
    return new Set([
      ...this.against.value.flatMap((refusal) => refusal.things),
      ...rays.flatMap((ray) => (ray.kind === "clear" ? [] : ray.things)),
    ]);
  });

  private wanted: Command | null = null;
  private isSettling = false;
  /** As soon as it is known to be right it is done. */
  private isGoing = false;
  private isAsking = false;
  /** The player has chosen the facing; else the server finds one. */
  private isTurned = false;
  /** Points that stay while the next one is looked for. */
  private fixed: Point[] = [];
  private readonly stops: (() => void)[] = [];
  private shown = "";
  private looked = "";

  constructor(private readonly play: Play) {
    this.stops.push(effect(() => this.followDraft()));
    this.stops.push(effect(() => this.setUp()));
  }

  close(): void {
    for (const stop of this.stops) stop();
  }

  /** Only the newest wish counts: those in between are never sent. */
  private ask(command: Command): void {
    this.wanted = command;
    if (!this.isAsking) void this.pump();
  }

  private async pump(): Promise<void> {
    this.isAsking = true;
    while (this.wanted) {
      const command = this.wanted;
      this.wanted = null;
      const reply = await this.play.line.ask(command);
      if (reply?.type !== "plan") continue;
      const now = this.play.draft.peek()?.option ?? this.glimpsed.peek();
      if (command.do === "way" && !(now && isFor(command, now))) continue;
      this.plan.value = reply;
      if (command.do === "way") {
        this.take(reply);
        if (this.isSettling && !this.wanted) this.fix();
      }
      if (!this.wanted) this.goOn();
    }
    this.isAsking = false;
    this.isGoing = false;
  }

  /** What is planned is done as soon as it is known to be right; else it stays, to be mended or confirmed. */
  finish(): void {
    this.isGoing = this.canTakeBack() && !this.isAdding.peek();
    if (!this.isAsking) this.goOn();
  }

  private goOn(): void {
    if (!this.isGoing) return;
    this.isGoing = false;
    const plan = this.plan.peek();
    // Words tell of dice or of something else that is at stake; a wish is a place that one cannot get to.
    if (plan?.legal && !plan.words.length && !plan.wish.length && !plan.against.length) this.play.send();
  }

  /** Nobody else would have to agree. */
  private canTakeBack(): boolean {
    const { play } = this;
    const table = play.table.peek();
    if (!table || table.lesson || play.isShared) return false;
    return table.seats.every(({ seat, kind }) => seat === table.you || kind === "bot");
  }

  /** The way that was found is what would be sent. */
  private take({ answer }: Plan): void {
    const draft = this.play.draft.peek();
    if (!draft || !answer?.path?.length) return;
    const found = answer.numbers?.length ? answer.numbers.map(String) : draft.numbers;
    const picks = answer.picks?.length ? answer.picks : draft.picks;
    // Somebody may have turned it while the way was being looked for; then all is asked once more.
    const isTurned = this.isTurned && turnable(draft.option) && found[0] !== draft.numbers[0];
    const numbers = isTurned ? [draft.numbers[0]!, ...found.slice(1)] : found;
    const next = { ...draft, picks, numbers, path: answer.path as Point[] };
    if (isTurned) this.play.draft.value = next;
    else this.put(next);
  }

  /** The draft changes, and what the server says about it is known already. */
  private put(draft: Draft): void {
    this.looked = lookOf(draft);
    this.play.draft.value = draft;
  }

  // -- pointing -----------------------------------------------------------------------------------

  /** By the shortest legal way, or as near as it can lie; after the points that stay. */
  goTo(to: Point): void {
    const draft = this.play.draft.peek();
    if (!draft || draft.option.corners === 0) return;
    const numbers = draft.numbers.filter(Boolean).map(Number);
    const isAngled = turnable(draft.option);
    const facing = this.isTurned && isAngled ? (numbers[0] ?? -1) : -1;
    this.ask({
      do: "way",
      ...plainAnswer(draft.option),
      picks: draft.picks,
      path: this.fixed.slice(0, draft.option.corners - 1),
      to,
      facing,
      numbers: isAngled ? numbers.slice(1) : numbers,
    });
  }

  /** There, and it stays there. */
  settle(to: Point): void {
    this.isFloating.value = false;
    this.isSettling = true;
    this.isGoing = false;
    this.goTo(to);
  }

  /** The way there, while nothing has been said yet. */
  glimpse(option: Option, to: Point): void {
    if (this.play.draft.peek()) return;
    this.glimpsed.value = option;
    this.ask({ do: "way", ...plainAnswer(option), picks: [], path: [], to, facing: -1, numbers: [] });
  }

  /** The point at which one has arrived stays, where more may follow. */
  fix(): void {
    const draft = this.play.draft.peek();
    this.isSettling = false;
    this.isFloating.value = false;
    if (draft && this.isAdding.peek() && draft.path.length < draft.option.corners) {
      this.fixed = [...draft.path];
      if (draft.option.has_spots) this.isFloating.value = true;
    }
  }

  /** One by one from here on: what is there already stays, but for access points that were only guessed. */
  setAdding(isWanted: boolean): void {
    const draft = this.play.draft.peek();
    this.isAdding.value = isWanted;
    this.fixed = [];
    if (!draft || !isWanted) return;
    this.fixed = isPlacing(draft.option) && !draft.option.has_spots ? draft.path.slice(0, 1) : [...draft.path];
    if (this.fixed.length !== draft.path.length) this.setPath(this.fixed);
  }

  setPath(path: Point[]): void {
    const draft = this.play.draft.peek();
    if (!draft) return;
    this.fixed = this.isAdding.peek() ? path : [];
    this.play.draft.value = { ...draft, path };
  }

  turn(facing: number): void {
    const draft = this.play.draft.peek();
    if (!draft || !turnable(draft.option)) return;
    this.isTurned = true;
    this.play.draft.value = { ...draft, numbers: [String(facing), ...draft.numbers.slice(1)] };
  }

  /** Where a figure could get to if it were moved, before anybody has said that it should. */
  showReach(option: Option | undefined): void {
    if (this.play.draft.peek()) return;
    const shown = option ? `|reach:${nameOf(option)}` : "|";
    if (this.shown === shown) return;
    this.shown = shown;
    this.region.value = [];
    if (!option) return;
    void this.play.line.ask({ do: "reach", ...plainAnswer(option), picks: [] }).then((reply) => {
      if (reply?.type === "reach" && this.shown === shown) this.region.value = reply.region;
    });
  }

  /** What each deed against each target would come to, asked once a moment of the table; true when all is known. */
  async weigh(touches: readonly Touch[]): Promise<boolean> {
    const moment = {};
    this.weighed = moment;
    this.chances.value = new Map();
    this.told.clear();
    for (const { option, pick } of touches.slice(0, MOST_WEIGHED)) {
      if (!pick) continue;
      const answer = { ...plainAnswer(option), picks: [pick.pick] };
      const odds = await this.play.foresee(answer, `${this.play.table.peek()?.n}:${JSON.stringify(answer)}`);
      if (this.weighed !== moment) return false;
      const percent = percentOf(odds);
      this.told.add(chanceKey(option, pick));
      if (percent !== null) this.chances.value = new Map(this.chances.peek()).set(chanceKey(option, pick), percent);
    }
    return true;
  }
  private weighed = {};
  private readonly told = new Set<string>();

  /** What it would come to is known, and stands beside its target where there is a chance in it. */
  isWeighed({ option, pick }: Touch): boolean {
    return pick !== null && this.told.has(chanceKey(option, pick));
  }

  /** What it would mean to pick this one as well. */
  preview(option: Option, pick: number): void {
    const draft = this.play.draft.peek();
    const before = draft && nameOf(draft.option) === nameOf(option) && option.most > 1 ? draft.picks : [];
    this.ask({
      do: "plan",
      answer: { ...plainAnswer(option), picks: [...before.filter((each) => each !== pick), pick] },
    });
  }

  forgetPreview(): void {
    const draft = this.play.draft.peek();
    this.wanted = null;
    this.glimpsed.value = null;
    if (!draft) this.plan.value = null;
    else if (draft.option.corners === 0) {
      this.looked = "";
      this.look(draft);
    }
  }

  // -- looking -------------------------------------------------------------------------------------

  async lookAt(thing: number): Promise<void> {
    const reply = await this.play.line.ask({ do: "about", thing });
    if (reply?.type === "about" && this.play.inspected.peek() === thing) this.about.value = reply.about;
  }

  async showRays(thing: number): Promise<void> {
    const reply = thing < 0 ? null : await this.play.line.ask({ do: "rays", thing });
    this.rays.value = reply?.type === "rays" ? reply.rays : [];
  }

  /** What the draft comes to as it is now, unless that has been asked. */
  private look(draft: Draft): void {
    const { option, picks, path, numbers } = draft;
    const look = lookOf(draft);
    if (look === this.looked) return;
    this.looked = look;
    const isEmpty = option.corners > 0 ? !path.length : !picks.length && !numbers.some(Boolean);
    if (isEmpty || picks.length < option.least) {
      this.wanted = null;
      this.plan.value = null;
      return;
    }
    this.ask({
      do: "plan",
      answer: { ...plainAnswer(option), picks, path, numbers: numbers.map(Number) },
    });
  }

  // -- setting up ------------------------------------------------------------------------------------

  /** Takes the first hint for all that is asked in the set-up, until the battle begins or somebody stops it. */
  setUpForMe(isWanted: boolean): void {
    keepWish("setUp", isWanted ? "me" : "self");
    this.isHasty.value = isWanted;
  }

  private async hurry(): Promise<void> {
    const { play } = this;
    const reply = await play.line.ask({ do: "hint" });
    const [hint] = reply?.type === "hints" ? reply.hints : [];
    if (hint && this.isHasty.peek() && play.question.peek()) await play.answer(hint.answer);
  }

  private setUp(): void {
    const { play } = this;
    const scene = play.table.value?.scene as { is_setup?: boolean } | null | undefined;
    play.film.skipsSetUp = this.isHasty.value;
    if (!this.isHasty.value || !scene?.is_setup || play.table.value?.lesson || play.isShared) return;
    if (play.question.value && !play.isAnswering.value) void this.hurry();
  }

  private followDraft(): void {
    const draft = this.play.draft.value;
    const shown = draft ? nameOf(draft.option) : "";
    const region = draft ? `${shown}:${draft.option.mover < 0 ? draft.picks.join() : ""}` : "";
    if (shown !== this.shown.split("|")[0]) this.begin(draft);
    if (draft) this.look(draft);
    if (!draft && this.shown.startsWith("|reach:")) return;
    if (`${shown}|${region}` === this.shown) return;
    const isKnown = draft !== null && draft.option.mover >= 0 && this.shown === `|reach:${shown}`;
    this.shown = `${shown}|${region}`;
    if (isKnown) return;
    this.region.value = [];
    if (!draft || draft.option.corners === 0) return;
    void this.play.line.ask({ do: "reach", ...plainAnswer(draft.option), picks: draft.picks }).then((reply) => {
      if (reply?.type === "reach" && this.shown === `${shown}|${region}`) this.region.value = reply.region;
    });
  }

  private begin(draft: Draft | null): void {
    this.isTurned = false;
    this.isSettling = false;
    this.isGoing = false;
    this.glimpsed.value = null;
    this.fixed = [];
    this.looked = "";
    this.wanted = null;
    this.plan.value = null;
    this.isAdding.value = draft?.option.has_spots ?? false;
    this.isFloating.value = draft !== null && isPlacing(draft.option) && !draft.path.length;
  }
}

/** More targets than this are not weighed at once. */
const MOST_WEIGHED = 16;

export const chanceKey = (option: Option, pick: Pick): string => `${nameOf(option)}/${pick.pick}`;

/** How likely it is that the first thing that is told of happens. */
export function percentOf(odds: Odds | null): number | null {
  const [first] = odds?.about.flatMap((about) => about.parts) ?? [];
  return first ? Math.round(first.percent) : null;
}

const lookOf = ({ option, picks, path, numbers }: Draft): string =>
  `${nameOf(option)}:${picks}:${path.join(" ")}:${numbers}`;
