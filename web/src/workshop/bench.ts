// What is being made in the workshop: a pack, the entry of it that is open, what it was before, and what the hall says.
// It outlives the screen and the page, so that nothing is lost by looking elsewhere.
import { computed, type Signal, signal } from "@preact/signals";
import { compileText, lookAtPack, type PackData, phraseOf } from "../api";
import { excerpt, type PackEntryData, wordsIn } from "../packs";
import { keep, recall } from "../storage";
import type { CompiledText, PackForm, PackLook, Phrase } from "../wire";

/** A table of a pack; the keys named here are those that the workshop itself looks at. */
export interface Entry extends PackEntryData {
  text?: Partial<Phrase>;
  enforced?: boolean;
}
export type Path = readonly (string | number)[];

interface Work {
  pack: PackData;
  kind: string;
  index: number;
}

export const LIST = "list";
const MOST_STEPS = 200;
const ASK_AFTER_MS = 250;

const benches = new Map<string, Bench>();

/** The bench of a game: it outlives the screen, so that undo goes back before what was tried in between. */
export function benchFor(form: PackForm): Bench {
  const found = benches.get(form.game) ?? new Bench(form);
  benches.set(form.game, found);
  return found;
}

export class Bench {
  readonly work: Signal<Work>;
  readonly look = signal<PackLook | undefined>(undefined);
  /** The last entry that could be drawn stays while something is wrong with the new one. */
  readonly shown = signal<PackLook["entries"][number] | undefined>(undefined);
  readonly trouble = signal<Phrase | undefined>(undefined);
  /** What became of English texts, by the path of their paragraph. */
  readonly compiled = signal<Record<string, CompiledText>>({});
  readonly canUndo = computed(() => this.past.value.length > 0);
  readonly canRedo = computed(() => this.future.value.length > 0);
  private readonly past = signal<Work[]>([]);
  private readonly future = signal<Work[]>([]);
  private lastPath = "";
  private timer = 0;
  private asking: AbortController | undefined;

  constructor(readonly form: PackForm) {
    const kept = recall<Partial<Work>>(this.drawer, {});
    const isSound = Array.isArray(kept.pack?.[kept.kind ?? ""]) && typeof kept.index === "number";
    this.work = signal(isSound ? (kept as Work) : this.fresh());
    this.askSoon();
  }

  private get drawer(): string {
    return `workshop.${this.form.game}`;
  }

  fresh(): Work {
    const kind = this.form.kinds[0]!;
    const { game } = this.form;
    const pack: PackData = {
      pack: { id: "my-pack", game, edition: "1", title: { en: "My pack", de: "Mein Paket" } },
      [kind]: [this.example(kind)],
    };
    return { pack, kind, index: 0 };
  }

  example(kind: string): Entry {
    return structuredClone(this.form.examples[kind]!) as Entry;
  }

  entries(kind = this.work.value.kind): Entry[] {
    return (this.work.value.pack[kind] as Entry[] | undefined) ?? [];
  }

  get entry(): Entry {
    return this.entries()[this.work.value.index] ?? {};
  }

  /** The pack as far as the entry that is open needs it: what it speaks of, and, where it is played, who uses it. */
  alone(withUsers = false): PackData {
    const { pack } = this.work.value;
    const mine = this.entry;
    // A list calls things by their names, and so many that it is not worth the search.
    if (this.work.value.kind === LIST) return excerpt(pack, (entry, kind) => entry === mine || kind !== LIST);
    const uses = (entry: Entry): boolean => withUsers && wordsIn(entry).has(mine.id ?? "");
    return excerpt(pack, (entry, kind) => entry === mine || (kind !== LIST && uses(entry)));
  }

  /** What else a key can name: entries of this pack in the tables that it refers to. */
  own(tables: readonly string[]): Entry[] {
    return tables.flatMap((table) => this.entries(table)).filter((entry) => entry !== this.entry);
  }

  /** Changes that follow each other at one place are one step. */
  private lay(next: Work, path = ""): void {
    if (!path || path !== this.lastPath || this.future.value.length) {
      this.past.value = [...this.past.value.slice(-MOST_STEPS), this.work.value];
    }
    this.lastPath = path;
    this.future.value = [];
    this.put(next);
  }

  private put(next: Work): void {
    this.work.value = next;
    keep(this.drawer, next);
    this.askSoon();
  }

  /** Writes into the entry; undefined takes the key away. */
  write(path: Path, value: unknown): void {
    const { pack, kind, index } = this.work.value;
    const entries = this.entries().map((entry, at) => (at === index ? (written(entry, path, value) as Entry) : entry));
    this.lay({ ...this.work.value, pack: { ...pack, [kind]: entries } }, `${index}.${path.join(".")}`);
  }

  writeHeader(key: string, value: unknown): void {
    const { pack } = this.work.value;
    this.lay({ ...this.work.value, pack: { ...pack, pack: { ...pack.pack, [key]: value } } }, `pack.${key}`);
  }

  open(pack: PackData): void {
    const kind = this.form.kinds.find((each) => Array.isArray(pack[each])) ?? this.form.kinds[0]!;
    const entries = (pack[kind] as Entry[] | undefined) ?? [];
    const filled = entries.length ? pack : { ...pack, [kind]: [this.example(kind)] };
    this.lay({ pack: filled, kind, index: 0 });
  }

  begin(): void {
    this.lay(this.fresh());
  }

  choose(kind: string, index: number): void {
    this.lastPath = "";
    this.forget();
    this.put({ ...this.work.value, kind, index });
  }

  private forget(): void {
    this.compiled.value = {};
    this.shown.value = undefined;
    this.look.value = undefined;
  }

  add(kind: string, like: Entry): void {
    const { pack } = this.work.value;
    const taken = this.form.kinds.flatMap((each) => this.entries(each)).map(({ id }) => id);
    let id = String(like.id ?? kind);
    for (let number = 2; taken.includes(id); number++) id = `${String(like.id).replace(/-\d+$/, "")}-${number}`;
    const entries = [...this.entries(kind), { ...structuredClone(like), id }];
    this.forget();
    this.lay({ pack: { ...pack, [kind]: entries }, kind, index: entries.length - 1 });
  }

  get count(): number {
    return this.form.kinds.reduce((sum, kind) => sum + this.entries(kind).length, 0);
  }

  /** The last entry of all stays. */
  remove(): void {
    const { pack, kind, index } = this.work.value;
    if (this.count < 2) return;
    const { [kind]: before, ...others } = pack;
    const entries = (before as Entry[]).filter((_, at) => at !== index);
    const left = { ...others, ...(entries.length ? { [kind]: entries } : {}) } as PackData;
    const next = entries.length ? kind : this.form.kinds.find((each) => Array.isArray(left[each]))!;
    this.forget();
    this.lay({ pack: left, kind: next, index: entries.length ? Math.max(0, index - 1) : 0 });
  }

  undo(): void {
    const before = this.past.value.at(-1);
    if (!before) return;
    this.past.value = this.past.value.slice(0, -1);
    this.future.value = [this.work.value, ...this.future.value];
    this.lastPath = "";
    this.put(before);
  }

  redo(): void {
    const [after, ...rest] = this.future.value;
    if (!after) return;
    this.future.value = rest;
    this.past.value = [...this.past.value, this.work.value];
    this.lastPath = "";
    this.put(after);
  }

  private askSoon(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.timer = window.setTimeout(() => void this.ask(), ASK_AFTER_MS);
  }

  private async ask(): Promise<void> {
    const mine = new AbortController();
    this.asking = mine;
    try {
      const look = await lookAtPack(this.form.game, this.alone(), mine.signal);
      this.look.value = look;
      this.trouble.value = undefined;
      const { kind } = this.work.value;
      const mineNow = look.entries.find((each) => each.kind === kind && each.id === this.entry.id);
      if (mineNow) this.shown.value = mineNow;
    } catch (trouble) {
      if (!mine.signal.aborted) this.trouble.value = phraseOf(trouble);
    }
  }

  /** A printed paragraph becomes data; what is not understood is shown, marked, and not enforced. */
  async compile(path: Path, text: string, signal: AbortSignal): Promise<void> {
    const found = await compileText(this.form.game, text, this.entry, signal);
    if (signal.aborted) return;
    this.compiled.value = { ...this.compiled.value, [path.join(".")]: found };
    const before = at(this.entry, path) as Entry | undefined;
    const words = { ...before?.text, en: text };
    this.write(path, found.data ? { ...found.data, text: words } : { kind: "static", enforced: false, text: words });
  }
}

/** What stands at the path. */
export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value);
}

/** The same with another value at the path; the first is not touched. */
function written(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  const inner = written((value as Record<string | number, unknown> | undefined)?.[key], rest, put);
  if (typeof key === "number") {
    const list = [...((value as unknown[] | undefined) ?? [])];
    if (inner === undefined) list.splice(key, 1);
    else list[key] = inner;
    return list;
  }
  const { [key]: _, ...others } = (value ?? {}) as Entry;
  if (inner === undefined) return others;
  return key in ((value ?? {}) as Entry) ? { ...(value as Entry), [key]: inner } : { ...others, [key]: inner };
}
