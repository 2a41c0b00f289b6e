// One position in the making: what is written, what the server says of it, and what can be taken back.
import { batch, computed, effect, signal } from "@preact/signals";
import { lookAtPosition, openScenario, phraseOf, positionForm, positionOfMatch } from "../api";
import { lang } from "../settings";
import { keep, recall } from "../storage";
import { say } from "../texts";
import type {
  OpenedPosition,
  Phrase,
  PositionForm,
  PositionLook,
  PositionPart,
  PositionSection,
  TableScene,
} from "../wire";
import { discarded } from "./piles";
import {
  type Entry,
  entryAt,
  type Point,
  type Position,
  type Spot,
  shifted,
  withEntry,
  without,
  withPart,
  withValue,
} from "./position";

interface Kept {
  position: Position;
  faces: string;
  title: string;
}

const MOST_UNDONE = 100;

export class Editor {
  readonly form = signal<PositionForm | null>(null);
  readonly position = signal<Position>({});
  readonly look = signal<PositionLook | null>(null);
  /** The last one that could be read. */
  readonly scene = signal<TableScene | null>(null);
  readonly trouble = signal<{ phrase: Phrase } | null>(null);
  readonly chosen = signal<Spot | null>(null);
  /** What the next click on the table lays down. */
  readonly part = signal<{ section: PositionSection; part: PositionPart } | null>(null);
  /** Whose it will be. */
  readonly seat = signal(0);
  readonly faces = signal("");
  readonly title = signal("");
  readonly isBusy = computed(() => this.asked.value > this.answered.value);

  readonly past = signal<readonly Position[]>([]);
  readonly future = signal<readonly Position[]>([]);

  private readonly asked = signal(0);
  private readonly answered = signal(0);
  private readonly stops: (() => void)[] = [];

  constructor(readonly game: string) {
    this.stops.push(effect(() => this.ask()));
    this.stops.push(effect(() => this.save()));
  }

  close(): void {
    for (const stop of this.stops) stop();
  }

  /** From a match, or what was on the table when it was last left, or an empty one. */
  async begin(match: string, after: number | null): Promise<void> {
    try {
      const form = await positionForm(this.game);
      const opened = match ? await positionOfMatch(match, after) : null;
      const kept = recall<Kept>(`edit.${this.game}`, { position: form.empty, faces: "", title: "" });
      batch(() => {
        this.form.value = form;
        if (opened) this.open(opened);
        else [this.position.value, this.faces.value, this.title.value] = [kept.position, kept.faces, kept.title];
      });
    } catch (thrown) {
      this.trouble.value = { phrase: phraseOf(thrown) };
    }
  }

  // -- changing --------------------------------------------------------------------------------------

  change(position: Position): void {
    batch(() => {
      this.past.value = [...this.past.peek(), this.position.peek()].slice(-MOST_UNDONE);
      this.future.value = [];
      this.position.value = position;
    });
  }

  undo(): void {
    const before = this.past.peek().at(-1);
    if (!before) return;
    batch(() => {
      this.future.value = [...this.future.peek(), this.position.peek()];
      this.past.value = this.past.peek().slice(0, -1);
      this.position.value = before;
    });
  }

  redo(): void {
    const next = this.future.peek().at(-1);
    if (!next) return;
    batch(() => {
      this.past.value = [...this.past.peek(), this.position.peek()];
      this.future.value = this.future.peek().slice(0, -1);
      this.position.value = next;
    });
  }

  clear(): void {
    const form = this.form.peek();
    if (!form) return;
    batch(() => {
      this.chosen.value = null;
      this.title.value = "";
      this.faces.value = "";
      this.change(form.empty);
    });
  }

  lay(at: Point): void {
    const wanted = this.part.peek();
    if (!wanted) return;
    const hasSeat = wanted.section.fields.some((field) => field.key === "seat");
    const [position, spot] = withPart(
      this.position.peek(),
      wanted.section,
      wanted.part,
      at,
      hasSeat ? { seat: this.seat.peek() } : {},
    );
    batch(() => {
      this.change(position);
      this.chosen.value = spot;
    });
  }

  shift(spot: Spot, by: Point): void {
    const entry = entryAt(this.position.peek(), spot);
    const board = this.scene.peek()?.wide ?? Infinity;
    if (entry && (by[0] || by[1])) this.change(withEntry(this.position.peek(), spot, shifted(entry, by, board)));
  }

  write(spot: Spot, key: string, value: unknown): void {
    const entry = this.entryAt(spot);
    if (entry) this.change(withEntry(this.position.peek(), spot, withValue(entry, key, value)));
  }

  /** A card of which nothing is written is as it usually is. */
  entryAt(spot: Spot): Entry | null {
    return entryAt(this.position.value, spot) ?? (this.form.peek()?.piles.length ? {} : null);
  }

  /** One of the players: those before him are there, too. */
  writePlayer(seat: number, key: string, value: unknown): void {
    const players = [...((this.position.peek()["players"] as Entry[] | undefined) ?? [])];
    while (players.length <= seat) players.push({});
    players[seat] = withValue(players[seat]!, key, value);
    this.change({ ...this.position.peek(), players });
  }

  remove(spot: Spot): void {
    const form = this.form.peek();
    if (!form) return;
    batch(() => {
      this.chosen.value = null;
      const position = this.position.peek();
      this.change(form.piles.length ? discarded(position, String(spot.name)) : without(position, spot, form));
    });
  }

  // -- files ------------------------------------------------------------------------------------------

  open(opened: OpenedPosition): void {
    batch(() => {
      this.chosen.value = null;
      this.change(opened.position);
      this.faces.value = opened.dice.join(", ");
      this.title.value = say(opened.title);
    });
  }

  /** Says which game it is of; another one has its own address. */
  static async read(text: string): Promise<OpenedPosition> {
    const opened = await openScenario(text);
    keep(`edit.${opened.game}`, { position: opened.position, faces: opened.dice.join(", "), title: say(opened.title) });
    return opened;
  }

  // -- asking the server -------------------------------------------------------------------------------

  /** After every change; an answer that comes too late is not looked at. */
  private ask(): void {
    const position = this.position.value;
    if (!this.form.value) return;
    lang.value;
    const number = this.asked.peek() + 1;
    this.asked.value = number;
    lookAtPosition(this.game, position).then(
      (look) =>
        batch(() => {
          if (number < this.answered.peek()) return;
          this.answered.value = number;
          this.look.value = look;
          this.trouble.value = null;
          if (look.scene) this.scene.value = look.scene as unknown as TableScene;
        }),
      (thrown: unknown) =>
        batch(() => {
          this.answered.value = Math.max(number, this.answered.peek());
          this.trouble.value = { phrase: phraseOf(thrown) };
        }),
    );
  }

  private save(): void {
    const kept: Kept = { position: this.position.value, faces: this.faces.value, title: this.title.value };
    if (this.form.value) keep(`edit.${this.game}`, kept);
  }

  /** The entry that a thing on the table stands for. */
  spotOf(thing: number): Spot | null {
    const found = this.look.peek()?.written.find((each) => each.thing === thing);
    return found ? { section: found.section, name: found.name } : null;
  }

  /** The thing on the table that stands for an entry; -1: it is not drawn. */
  thingOf(spot: Spot | null): number {
    return (
      this.look.value?.written.find((each) => each.section === spot?.section && each.name === spot.name)?.thing ?? -1
    );
  }
}
