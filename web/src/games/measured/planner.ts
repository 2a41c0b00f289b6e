// What the server says about an answer in the making: asked while somebody drags, one question at a time.
import { effect, signal } from "@preact/signals";
import type { Play } from "../../match/play";
import type { About, Command, Option, Plan, RayScene } from "../../wire";
import type { Point } from "./frame";

/** Where a movement option leads is asked of the server; what it answers becomes the draft. */
export class Planner {
  readonly plan = signal<Plan | null>(null);
  /** Polygons of where the base can get to. */
  readonly region = signal<number[][][]>([]);
  readonly about = signal<About | null>(null);
  readonly rays = signal<RayScene[]>([]);
  /** The table is set up for the player. */
  readonly isHasty = signal(false);

  private wanted: Command | null = null;
  private isAsking = false;
  private readonly stops: (() => void)[] = [];
  private optionShown = "";

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
      const isOver = command.do === "way" && this.play.draft.peek()?.option.key !== command.key;
      if (isOver) continue;
      this.plan.value = reply;
      if (command.do === "way") this.take(reply);
    }
    this.isAsking = false;
  }

  /** The way that was found is what would be sent. */
  private take({ answer }: Plan): void {
    const draft = this.play.draft.peek();
    if (!draft || !answer?.path?.length) return;
    const numbers = answer.numbers?.length ? answer.numbers.map(String) : draft.numbers;
    const picks = answer.picks?.length ? answer.picks : draft.picks;
    this.play.draft.value = { ...draft, picks, numbers, path: answer.path as Point[] };
  }

  /** By the shortest legal way. */
  goTo(to: Point, facing = -1): void {
    const draft = this.play.draft.peek();
    if (!draft) return;
    this.ask({ do: "way", key: draft.option.key, subject: draft.option.subject, picks: draft.picks, to, facing });
  }

  /** Corner by corner, as the player will have it. */
  addCorner(corner: Point): void {
    const draft = this.play.draft.peek();
    if (!draft || draft.path.length >= draft.option.corners) return;
    this.setPath([...draft.path, corner]);
  }

  setPath(path: Point[]): void {
    const draft = this.play.draft.peek();
    if (!draft) return;
    this.play.draft.value = { ...draft, path };
    this.look();
  }

  turn(facing: number): void {
    const draft = this.play.draft.peek();
    if (!draft || !draft.numbers.length) return;
    this.play.draft.value = { ...draft, numbers: [String(facing), ...draft.numbers.slice(1)] };
    if (draft.path.length) this.look();
  }

  /** What the draft comes to as it is now. */
  look(): void {
    const draft = this.play.draft.peek();
    if (!draft) return;
    const { option, picks, path } = draft;
    if (option.corners > 0 && !path.length) {
      this.plan.value = null;
      return;
    }
    const numbers = draft.numbers.map(Number);
    this.ask({ do: "plan", answer: { key: option.key, subject: option.subject, picks, path, numbers } });
  }

  /** What it would mean to pick this one. */
  preview(option: Option, pick: number): void {
    this.ask({ do: "plan", answer: { key: option.key, subject: option.subject, picks: [pick] } });
  }

  forgetPreview(): void {
    if (!this.play.draft.peek()) this.plan.value = null;
  }

  async lookAt(thing: number): Promise<void> {
    const reply = await this.play.line.ask({ do: "about", thing });
    if (reply?.type === "about" && this.play.inspected.peek() === thing) this.about.value = reply.about;
  }

  async showRays(thing: number): Promise<void> {
    const reply = thing < 0 ? null : await this.play.line.ask({ do: "rays", thing });
    this.rays.value = reply?.type === "rays" ? reply.rays : [];
  }

  /** Answers what is asked while the table is set up by the first hint, until the battle begins or somebody stops it. */
  setUpForMe(isWanted: boolean): void {
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
    if (!this.isHasty.value || !scene?.is_setup) return;
    if (play.question.value && !play.isAnswering.value) void this.hurry();
  }

  private followDraft(): void {
    const draft = this.play.draft.value;
    const shown = draft ? `${draft.option.key}:${draft.option.subject}` : "";
    if (shown === this.optionShown) return;
    this.optionShown = shown;
    this.region.value = [];
    if (!draft?.path.length) this.plan.value = null;
    if (!draft || draft.option.corners === 0) return;
    const { key, subject } = draft.option;
    void this.play.line.ask({ do: "reach", key, subject }).then((reply) => {
      if (reply?.type === "reach" && this.optionShown === shown) this.region.value = reply.region;
    });
  }
}
