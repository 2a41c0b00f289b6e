// What a card aims at while it is dragged or chosen: legal targets with their odds, gaps that open, and the reason
// against everything else. The server is asked about this very deed, never about the card that is pointed at.
import { batch, effect, signal } from "@preact/signals";
import { isPlain, plainAnswer } from "../../match/answer";
import type { Play } from "../../match/play";
import type { Answer, Odds, Option, Place, Question, Refusal, WarlordScene } from "../../wire";

export interface Aimed {
  act: () => void;
  odds: Odds | null;
}

export interface OpenGap {
  place: Place;
  option: Option;
  act: () => void;
}

const AT_ONCE = ["strike", "place"];
/** Of so many things at most a server says what stands against them. */
const MOST = 64;
const MOVES = ["recruit", "manoeuvre"];

export class Aim {
  /** Who aims; -1 for nobody. */
  readonly from = signal(-1);
  readonly isDragged = signal(false);
  /** What is pointed at meanwhile. */
  readonly over = signal(-1);
  readonly targets = signal<ReadonlyMap<number, Aimed>>(new Map());
  readonly gaps = signal<readonly OpenGap[]>([]);
  readonly against = signal<ReadonlyMap<number, readonly Refusal[]>>(new Map());
  /** Who of several performs the card unless another is touched first. */
  readonly performer = signal("");
  /** Why the card can do nothing at all. */
  readonly why = signal<readonly Refusal[]>([]);

  private times = 0;
  private judged: ((thing: number) => Answer | null) | null = null;
  private readonly stop: () => void;

  constructor(private readonly play: Play) {
    this.stop = effect(() => {
      const question = play.question.value;
      const at = play.menuAt.value;
      const isDrafting = play.draft.value !== null;
      if (!this.isDragged.peek()) this.settle(question, at, isDrafting);
    });
  }

  close(): void {
    this.stop();
  }

  /** Without a finger on it: who is asked about aims, else the card whose actions are open. */
  private settle(question: Question | null, at: number, isDrafting: boolean): void {
    if (!question || isDrafting) this.end();
    else if (AT_ONCE.includes(question.kind)) this.begin(question.subject);
    else if (at >= 0) this.begin(at);
    else this.end();
  }

  drag(id: number): void {
    this.isDragged.value = true;
    this.begin(id);
  }

  drop(): void {
    this.isDragged.value = false;
    this.settle(this.play.question.peek(), this.play.menuAt.peek(), this.play.draft.peek() !== null);
  }

  end(): void {
    this.times += 1;
    this.judged = null;
    batch(() => {
      this.from.value = -1;
      this.over.value = -1;
      this.targets.value = new Map();
      this.gaps.value = [];
      this.against.value = new Map();
      this.performer.value = "";
      this.why.value = [];
    });
  }

  private begin(id: number): void {
    this.end();
    const { play } = this;
    const question = play.question.peek();
    const table = play.table.peek();
    if (!question || !table?.scene) return;
    const scene = table.scene as unknown as WarlordScene;
    this.from.value = id;
    if (question.subject === id && AT_ONCE.includes(question.kind)) {
      this.atOnce(question);
      return;
    }
    const options = play.lights.of(id).map(({ option }) => option);
    for (const option of options) if (option.most === 1 && option.least <= 1) this.onto(option);
    for (const option of options) if (MOVES.includes(option.key)) void this.into(option);
    const [action, ...others] = options.filter((option) => option.key === "perform");
    if (action && !others.length) this.perform(action, scene);
    const card = scene.cards[id];
    if (question.kind !== "order" || card?.seat !== table.you || card.zone !== "formation") {
      if (!options.length) void this.askWhy(id);
      return;
    }
    const foes = Object.values(scene.cards).flatMap((each) =>
      each.zone === "formation" && each.seat !== table.you ? [each.id] : [],
    );
    void this.attack(id, options.find((option) => option.key === "attack") ?? null, foes);
  }

  /** The question itself is whom to strike, or where to stand. */
  private atOnce(question: Question): void {
    this.gaps.value = question.options.flatMap((option) =>
      option.place ? [{ option, place: option.place, act: () => this.play.choose(option) }] : [],
    );
    for (const option of question.options) {
      if (!option.place)
        for (const thing of option.at) this.allow(thing, () => this.play.choose(option), plainAnswer(option));
    }
    this.judged = (thing) => ({ key: question.kind, subject: thing });
  }

  /** A card onto one of those it may be given to. */
  private onto(option: Option): void {
    for (const { pick, at } of option.among) {
      const answer = { ...plainAnswer(option), picks: [pick] };
      for (const thing of at) this.allow(thing, () => void this.play.answer(answer), answer);
    }
    this.judged = (thing) => ({ ...plainAnswer(option), picks: [thing] });
  }

  private async attack(id: number, option: Option | null, foes: number[]): Promise<void> {
    const { play, times } = this;
    const attacking: Answer = { key: "attack", subject: id };
    if (!option) {
      const reply = await play.line.ask({ do: "judge", answer: attacking });
      if (reply?.type !== "verdict" || times !== this.times) return;
      this.against.value = new Map(foes.map((foe) => [foe, reply.refusals]));
      return;
    }
    const reply = await play.line.ask({ do: "follow", answer: plainAnswer(option), things: foes });
    if (reply?.type !== "follow" || times !== this.times) return;
    this.against.value = new Map(reply.against.map(({ thing, refusals }) => [thing, refusals]));
    for (const strike of reply.question?.options ?? []) {
      const then = plainAnswer(strike);
      const act = (): void => void play.answer(plainAnswer(option), (next) => (next.kind === "strike" ? then : null));
      for (const thing of strike.at) this.allow(thing, act, then, plainAnswer(option));
    }
  }

  /** Only whom it concerns is left to be said: of several who can perform the card the first one does. */
  private perform(option: Option, scene: WarlordScene): void {
    const [first] = option.among;
    if (isPlain(option)) void this.through(plainAnswer(option), scene);
    else if (first && option.least <= 1)
      void this.through({ ...plainAnswer(option), picks: [first.pick] }, scene, first.text);
  }

  /** An order on a card asks for its target next; a gesture can mean both. */
  private async through(performing: Answer, scene: WarlordScene, performer = ""): Promise<void> {
    const { play, times } = this;
    const standing = Object.values(scene.cards).flatMap(({ zone, id }) => (zone === "formation" ? [id] : []));
    const reply = await play.line.ask({ do: "follow", answer: performing, things: standing.slice(0, MOST) });
    if (reply?.type !== "follow" || times !== this.times || reply.question?.kind !== "target") return;
    this.performer.value = performer;
    this.against.value = new Map(reply.against.map(({ thing, refusals }) => [thing, refusals]));
    for (const target of reply.question.options) {
      const then = plainAnswer(target);
      const act = (): void => void play.answer(performing, (next) => (next.kind === "target" ? then : null));
      for (const thing of isPlain(target) ? target.at : [])
        if (!this.targets.peek().has(thing)) this.allow(thing, act, then, performing);
    }
  }

  private async into(option: Option): Promise<void> {
    const { play, times } = this;
    const reply = await play.line.ask({ do: "follow", answer: plainAnswer(option) });
    if (reply?.type !== "follow" || times !== this.times) return;
    this.gaps.value = (reply.question?.options ?? []).flatMap((gap) =>
      gap.place
        ? [
            {
              place: gap.place,
              option: gap,
              act: () =>
                void play.answer(plainAnswer(option), (next) => (next.kind === "place" ? plainAnswer(gap) : null)),
            },
          ]
        : [],
    );
  }

  private allow(thing: number, act: () => void, answer: Answer, after?: Answer): void {
    const { play, times } = this;
    this.targets.value = new Map(this.targets.peek()).set(thing, { act, odds: null });
    void play.line.ask({ do: "odds", answer, after: after ?? null }).then((reply) => {
      const aimed = this.targets.peek().get(thing);
      if (reply?.type !== "odds" || times !== this.times || !aimed || !reply.about.length) return;
      this.targets.value = new Map(this.targets.peek()).set(thing, { ...aimed, odds: reply });
    });
  }

  private async askWhy(id: number): Promise<void> {
    const { times } = this;
    const reply = await this.play.line.ask({ do: "why", thing: id });
    if (reply?.type !== "why" || times !== this.times) return;
    this.why.value = reply.tries.flatMap(({ legal, refusals }) => (legal ? [] : refusals));
  }

  /** Something is pointed at: where nobody knows yet why it is not legal, the server is asked. */
  point(thing: number): void {
    if (this.over.peek() === thing) return;
    this.over.value = thing;
    const answer = thing >= 0 && thing !== this.from.peek() ? this.judged?.(thing) : null;
    if (!answer || this.targets.peek().has(thing) || this.against.peek().has(thing)) return;
    const { times } = this;
    void this.play.line.ask({ do: "judge", answer }).then((reply) => {
      if (reply?.type !== "verdict" || reply.legal || times !== this.times) return;
      this.against.value = new Map(this.against.peek()).set(thing, reply.refusals);
    });
  }

  /** Why not this one; nothing where it is legal or nobody aims. */
  reasonAgainst(thing: number): string {
    if (this.from.value < 0 || this.targets.value.has(thing)) return "";
    return (this.against.value.get(thing) ?? (thing === this.from.value ? [] : this.why.value))[0]?.because ?? "";
  }
}

/** The chance that matters most, in percent, with its word: that of killing, else the first one told. */
export function mainChance(odds: Odds, thing: number): { percent: string; word: string; also: string } | null {
  const about = odds.about.find((each) => each.thing === thing) ?? odds.about[0];
  const part = about?.parts.find(({ key }) => key === "killed") ?? about?.parts[0];
  if (!about || !part) return null;
  const also = about.parts.filter((each) => each !== part).map(({ text }) => text);
  return {
    percent: `${Math.round(part.percent)} %`,
    word: part.text.replace(/\s*[\d.,]+\s*%/, ""),
    also: also.join(" · "),
  };
}
