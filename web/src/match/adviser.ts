// What a bot would answer in the player's place: asked for once a question, and taken as a draft, never sent by itself.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Line, Reply, TableState } from "../socket";
import type { Advised, Question } from "../wire";
import { type Draft, isFor } from "./answer";

/** What has to be known of a match, and can be done in it. */
interface InDoubt {
  readonly table: ReadonlySignal<TableState | null>;
  readonly question: ReadonlySignal<Question | null>;
  readonly draft: Signal<Draft | null>;
  readonly menuAt: Signal<number>;
  readonly line: Line;
  complain(reply: Reply | null): void;
}

interface Asked {
  /** The question that it is about. */
  moment: string;
  /** Nothing yet: a bot thinks about it. */
  advice: Advised[] | null;
  /** Where the player was when he asked. */
  from: Element | null;
}

export class Adviser {
  private readonly asked = signal<Asked | null>(null);
  private readonly moment = computed(() => {
    const table = this.play.table.value;
    return table && this.play.question.value ? `${table.you}:${table.turn}:${table.lang}` : "";
  });
  /** Gone as soon as something else is asked. */
  readonly shown = computed(() => (this.asked.value?.moment === this.moment.value ? this.asked.value : null));

  constructor(private readonly play: InDoubt) {}

  toggle(): void {
    if (this.shown.peek()) this.close();
    else void this.ask();
  }

  close(): void {
    this.asked.value = null;
  }

  private async ask(): Promise<void> {
    const moment = this.moment.peek();
    if (!moment) return;
    const asked: Asked = { moment, advice: null, from: document.activeElement };
    this.asked.value = asked;
    const reply = await this.play.line.ask({ do: "advice" });
    if (this.asked.peek() !== asked) return;
    this.asked.value = reply?.type === "advice" ? { ...asked, advice: reply.advice } : null;
    if (reply?.type !== "advice") this.play.complain(reply);
  }

  /** It lies before the player as if he had made it himself, and waits until he sends it. */
  take({ answer }: Advised): void {
    const { picks = [], path = [], numbers = [] } = answer;
    const option = this.play.question.peek()?.options.find((each) => isFor(answer, each));
    if (!option) return;
    this.play.menuAt.value = -1;
    // What was in the making is put away first: the table forgets where it pointed.
    this.play.draft.value = null;
    this.play.draft.value = {
      option,
      picks,
      path: path as [number, number][],
      numbers: numbers.map(String),
      advice: answer,
    };
  }
}
