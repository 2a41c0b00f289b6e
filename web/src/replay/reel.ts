// A match that has been played, still by still: loads pages as they are needed and runs by itself.
import { batch, computed, effect, type Signal, signal } from "@preact/signals";
import { phraseOf, replay, showLine } from "../api";
import { ownMatch } from "../memory";
import { pathNow, place, rename } from "../route";
import { lang } from "../settings";
import { keep, recall } from "../storage";
import type { Analysis, Phrase, Replay, SeatNumber, Still } from "../wire";
import { following, keepTree, pathTo, recallTree, type Tree, triedIn, twigOf } from "./tree";

const PAGE = 40;
/** So near to the end of a page the next one is fetched. */
const NEAR = 12;
/** Until the address follows: browsers forbid changing it too often. */
const SETTLED = 300;

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export type Head = Omit<Replay, "stills">;

/** A moment of a variation. */
interface Moment {
  still: Still;
  /** By seat, in percent; none where somebody is in the middle of a deed. */
  chances: number[];
}

export class Reel {
  readonly head = signal<Head | null>(null);
  readonly trouble = signal<{ phrase: Phrase } | null>(null);
  readonly at = signal(0);
  readonly isPlaying = signal(false);
  readonly speed = signal<Speed>(recall<Speed>("replay.speed", 1));
  /** Whose side is looked from, once everything lies open; null: one's own. */
  readonly side = signal<SeatNumber | null>(null);
  /** No more is shown than this side could know at each moment. */
  readonly isKnown = signal(false);
  /** What the strongest bot thinks of this match; null until somebody asks. */
  readonly analysis = signal<Analysis | null>(null);
  /** What was tried instead. */
  readonly tree: Signal<Tree>;
  /** The answer of a variation that is looked at; empty: the match itself is. */
  readonly twig = signal("");
  /** Things that a line speaks of. */
  readonly spoken = signal<readonly number[]>([]);

  private readonly pages = signal<ReadonlyMap<number, Still[]>>(new Map());
  private readonly moments = signal<ReadonlyMap<string, Moment>>(new Map());
  private readonly wanted = new Set<number>();
  private generation = 0;
  private readonly token: string | undefined;
  private readonly stops: (() => void)[] = [];
  private timer = 0;
  private settling = 0;

  /** The still looked at; null until it has come. */
  readonly still = computed<Still | null>(() =>
    this.twig.value ? (this.momentOf(this.twig.value)?.still ?? null) : this.stillAt(this.at.value),
  );

  constructor(readonly match: string) {
    const { fragment } = place.peek();
    const isFrame = /^\d*$/.test(fragment);
    this.tree = signal(recallTree(match));
    this.token = isFrame ? ownMatch(match)?.tokens[0] : fragment.split(",")[0];
    // Sharing the address of a replay must not give a seat away.
    if (!isFrame) rename(`/r/${match}`);
    const last = place.peek().query.get("twig") ?? "";
    if (isFrame && twigOf(this.tree.peek(), last)) this.show(last, Number(fragment));
    this.stops.push(effect(() => this.followAddress()));
    this.stops.push(effect(() => this.startAnew()));
    this.stops.push(effect(() => this.want()));
    this.stops.push(effect(() => this.wantLine()));
    this.stops.push(effect(() => this.run()));
    this.stops.push(effect(() => this.settle()));
  }

  close(): void {
    for (const stop of this.stops) stop();
    clearTimeout(this.timer);
    clearTimeout(this.settling);
    this.generation++;
  }

  get total(): number {
    return this.head.value?.total ?? 0;
  }

  // -- moving ---------------------------------------------------------------------------------

  go(n: number): void {
    this.twig.value = "";
    const last = this.head.peek()?.total ?? n;
    this.at.value = Math.max(0, Math.min(last, n));
  }

  /** Somebody takes the reel into his own hands. */
  step(by: number): void {
    this.isPlaying.value = false;
    const twig = twigOf(this.tree.peek(), this.twig.peek());
    if (!twig) {
      this.go(this.at.peek() + by);
      return;
    }
    const next = by < 0 ? twig.parent : following(this.tree.peek(), twig.id, twig.after)[0]?.id;
    if (next !== undefined) this.show(next, twig.after);
  }

  /** A moment of a variation; with an empty name the one of the match where it begins. */
  show(twig: string, after: number): void {
    batch(() => {
      this.isPlaying.value = false;
      this.at.value = after;
      this.twig.value = twig;
    });
  }

  momentOf(twig: string): Moment | undefined {
    return this.moments.value.get(twig);
  }

  keepTree(tree: Tree): void {
    this.tree.value = tree;
    keepTree(this.match, tree);
  }

  leap(n: number): void {
    this.isPlaying.value = false;
    this.go(n);
  }

  /** To the next or the previous beginning of a round. */
  stepRound(by: 1 | -1): void {
    const starts = (this.head.peek()?.rounds ?? []).map(({ n }) => n);
    const at = this.at.peek();
    const next = by > 0 ? starts.find((n) => n > at) : starts.findLast((n) => n < at);
    this.leap(next ?? (by > 0 ? this.total : 0));
  }

  /** To the next or the previous answer that was not good. */
  stepMistake(by: 1 | -1): void {
    const found = (this.analysis.peek()?.judgements ?? []).filter(({ mark }) => mark !== "good").map(({ n }) => n);
    const at = this.at.peek();
    const next = by > 0 ? found.find((n) => n > at) : found.findLast((n) => n < at);
    if (next !== undefined) this.leap(next);
  }

  toggle(): void {
    if (!this.isPlaying.peek() && this.at.peek() >= this.total) this.at.value = 0;
    this.isPlaying.value = !this.isPlaying.peek();
  }

  setSpeed(speed: Speed): void {
    this.speed.value = speed;
    keep("replay.speed", speed);
  }

  roundAt(n: number): number {
    return this.head.value?.rounds.findLast((mark) => mark.n <= n)?.round ?? 0;
  }

  again(): void {
    this.trouble.value = null;
    this.wanted.clear();
    this.want();
  }

  // -- loading --------------------------------------------------------------------------------

  private stillAt(n: number): Still | null {
    return this.pages.value.get(Math.floor(n / PAGE))?.[n % PAGE] ?? null;
  }

  /** Another language or another seat: everything is told differently. */
  private startAnew(): void {
    lang.value;
    this.side.value;
    this.isKnown.value;
    this.generation++;
    this.wanted.clear();
    batch(() => {
      this.pages.value = new Map();
      this.moments.value = new Map();
      this.trouble.value = null;
    });
  }

  /** The whole line up to the moment that is looked at. */
  private wantLine(): void {
    const id = this.twig.value;
    const spoken = lang.value;
    const side = Math.max(0, this.side.value ?? this.head.value?.seat ?? 0);
    const isKnown = this.isKnown.value;
    if (!id || !this.head.value || this.moments.peek().has(id)) return;
    const path = pathTo(this.tree.peek(), id);
    const { generation } = this;
    const wanted = {
      after: path[0]?.after ?? 0,
      steps: triedIn(this.tree.peek(), path),
      lang: spoken,
      seat: side,
      is_known: isKnown,
    };
    showLine(this.match, wanted).then(
      ({ stills, chances }) => {
        if (generation !== this.generation) return;
        const found = new Map(this.moments.peek());
        for (const [place, twig] of path.entries()) {
          const still = stills[place + 1];
          if (still) found.set(twig.id, { still, chances: chances[place + 1] ?? [] });
        }
        this.moments.value = found;
      },
      (thrown: unknown) => {
        if (generation === this.generation) this.trouble.value = { phrase: phraseOf(thrown) };
      },
    );
  }

  private want(): void {
    lang.value;
    this.side.value;
    this.isKnown.value;
    const at = this.at.value;
    const page = Math.floor(at / PAGE);
    void this.load(page);
    if (at % PAGE >= PAGE - NEAR && (page + 1) * PAGE <= this.total) void this.load(page + 1);
  }

  private async load(page: number): Promise<void> {
    if (this.wanted.has(page)) return;
    this.wanted.add(page);
    const { generation } = this;
    try {
      const { stills, ...head } = await replay(
        this.match,
        page * PAGE,
        PAGE,
        this.token,
        this.side.peek(),
        this.isKnown.peek(),
      );
      if (generation !== this.generation) return;
      batch(() => {
        this.head.value = head;
        this.pages.value = new Map(this.pages.peek()).set(page, stills);
        this.trouble.value = null;
        if (this.at.peek() > head.total) this.at.value = head.total;
        // Everything lies open, so a spectator may sit somewhere, too.
        if (head.is_open && head.seat < 0) this.side.value = 0;
      });
    } catch (thrown) {
      if (generation !== this.generation) return;
      batch(() => {
        this.trouble.value = { phrase: phraseOf(thrown) };
        this.isPlaying.value = false;
      });
    }
  }

  // -- what follows the still --------------------------------------------------------------------

  private run(): void {
    clearTimeout(this.timer);
    if (!this.isPlaying.value) return;
    const still = this.still.value;
    if (!still) return;
    if (this.at.value >= this.total) {
      this.isPlaying.value = false;
      return;
    }
    this.timer = window.setTimeout(() => this.go(this.at.peek() + 1), timeFor(still) / this.speed.value);
  }

  private followAddress(): void {
    const { path, fragment } = place.value;
    if (path === `/r/${this.match}` && /^\d+$/.test(fragment) && Number(fragment) !== this.at.peek())
      this.go(Number(fragment));
  }

  private settle(): void {
    const at = this.at.value;
    clearTimeout(this.settling);
    this.settling = window.setTimeout(() => {
      const path = pathNow();
      if (path.startsWith("/r/")) rename(at ? `${path}#${at}` : path);
    }, SETTLED);
  }
}

/** As long as it takes to read it; dice want to be seen. */
function timeFor(still: Still): number {
  const letters = still.lines.reduce((sum, line) => sum + line.text.length, still.by?.text.length ?? 0);
  const dice = still.lines.some((line) => line.dice) ? 900 : 0;
  return Math.min(6000, 900 + 22 * letters + dice);
}
