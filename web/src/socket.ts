// A seat's line to its match: says hello, counts what it sends, comes back by itself and loses no answer.
import { batch, effect, signal } from "@preact/signals";
import { connection } from "./api";
import { type Channel, hall, OPEN } from "./hall/hall";
import { patched } from "./patch";
import { lang, playerName } from "./settings";
import type { Answer, Command, LogLine, Question, Said, ServerMessage, TableMessage } from "./wire";

/** The newest table message with the whole log, chat and scene. */
export interface TableState extends TableMessage {
  log: LogLine[];
  chat: Said[];
  /** The number of its first line: older ones come on request. */
  chatStart: number;
  /** When it came, by `performance.now()`: clocks run on from here. */
  came: number;
}

export type Reply = Exclude<ServerMessage, TableMessage>;
export type LineState = "connecting" | "open" | "broken" | "closed";

interface Unacknowledged {
  id: number;
  turn: number;
  answer: Answer;
  settle: (reply: Reply | null) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 12_000;
const PING_EVERY = 20_000;
const PATIENCE = 8_000;
/** Closing with one of these means that trying again is no use. */
const FINAL = [4400, 4401, 4403, 4404];

export class Line {
  readonly state = signal<LineState>("connecting");
  readonly table = signal<TableState | null>(null);
  /** Why there is no table and will be none. */
  readonly fault = signal("");
  /** An answer is on its way. */
  readonly isAnswering = signal(false);
  /** The last turn whose answer was taken; the question of that turn may still lie on the table for a moment. */
  readonly takenTurn = signal(-1);

  private socket: Channel | undefined;
  private lastId = 0;
  private tries = 0;
  private answer: Unacknowledged | undefined;
  private readonly asked = new Map<number, (reply: Reply | null) => void>();
  private retry = 0;
  private ping = 0;
  private patience = 0;
  private isDone = false;
  private readonly forgetLang: () => void;

  constructor(
    readonly match: string,
    readonly token: string | null,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    let spoken = lang.peek();
    this.forgetLang = effect(() => {
      const wanted = lang.value;
      if (wanted === spoken) return;
      spoken = wanted;
      if (this.state.peek() === "open") this.write({ do: "lang", lang: wanted });
    });
    this.open();
  }

  close(): void {
    this.isDone = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.forgetLang();
    this.rest();
    this.socket?.close();
    this.state.value = "closed";
    this.giveUpAsking();
  }

  /** Whatever is sent here is answered once, or with `null` when the line broke before. */
  ask(command: Command): Promise<Reply | null> {
    if (this.state.peek() !== "open") return Promise.resolve(null);
    return new Promise((resolve) => this.asked.set(this.write(command), resolve));
  }

  /** An answer is kept until it is acknowledged and sent again, with the same turn, if the line breaks before. */
  say(answer: Answer): Promise<Reply | null> {
    const table = this.table.peek();
    if (!table || this.answer) return Promise.resolve(null);
    this.isAnswering.value = true;
    return new Promise((resolve) => {
      const id = ++this.lastId;
      this.answer = { id, turn: table.turn, answer, settle: resolve };
      this.sendAnswer();
    });
  }

  private readonly hurry = (): void => {
    if (this.state.peek() !== "broken" || document.hidden) return;
    this.tries = 0;
    this.open();
  };

  private open(): void {
    clearTimeout(this.retry);
    if (this.isDone) return;
    const socket = hall().open(this.match);
    this.socket = socket;
    this.state.value = "connecting";
    this.waitFor(socket);
    socket.onopen = () => {
      socket.send(JSON.stringify({ do: "hello", token: this.token, lang: lang.peek(), name: playerName.peek() }));
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.hear(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
    };
  }

  /** Somebody who does not answer is left; but a hall that gets ready takes its time. */
  private waitFor(socket: Channel): void {
    this.patience = window.setTimeout(() => {
      if (hall().progress.peek()) this.waitFor(socket);
      else socket.close();
    }, PATIENCE);
  }

  private lose(code: number): void {
    this.rest();
    this.giveUpAsking();
    if (this.isDone) return;
    if (FINAL.includes(code) || this.fault.peek()) {
      this.isDone = true;
      this.state.value = "closed";
      return;
    }
    this.state.value = "broken";
    // A short hiccup is not worth a banner.
    if (this.tries > 0) connection.value = navigator.onLine ? "away" : "offline";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.8 + 0.4 * Math.random());
    this.retry = window.setTimeout(() => this.open(), wait);
  }

  private rest(): void {
    clearTimeout(this.retry);
    clearTimeout(this.patience);
    clearInterval(this.ping);
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.patience);
    if (message.type === "table") {
      this.lay(message);
      for (const id of message.done) this.settle({ type: "done", id });
      if (this.state.peek() !== "open") this.greet();
      return;
    }
    if (message.type === "trouble" && message.is_final) this.fault.value = message.text;
    this.settle(message);
  }

  private settle(reply: Reply): void {
    if (this.answer && reply.id === this.answer.id) {
      this.settleAnswer(reply);
      return;
    }
    this.asked.get(reply.id)?.(reply);
    this.asked.delete(reply.id);
  }

  /** The first table after a hello: the line is open. */
  private greet(): void {
    this.tries = 0;
    this.state.value = "open";
    connection.value = "fine";
    clearInterval(this.ping);
    this.ping = window.setInterval(() => {
      clearTimeout(this.patience);
      if (this.socket) this.waitFor(this.socket);
      this.write({ do: "ping" });
    }, PING_EVERY);
    const table = this.table.peek();
    if (table && table.lang !== lang.peek()) this.write({ do: "lang", lang: lang.peek() });
    if (this.answer) this.sendAnswer();
  }

  private lay(message: TableMessage): void {
    const before = this.table.peek();
    const log = [...(before?.log.slice(0, message.log_from) ?? []), ...message.log];
    const { chat, chatStart } = continued(before, message.chat_from, message.chat);
    const question = sameQuestion(before?.question ?? null, message.question);
    const scene = message.changes && before?.scene ? patched(before.scene, message.changes) : message.scene;
    this.table.value = { ...message, log, chat, chatStart, scene, question, came: performance.now() };
  }

  /** One page more of what was said before. */
  async earlier(): Promise<void> {
    const reply = await this.ask({ do: "earlier", before: this.table.peek()?.chatStart ?? 0 });
    const table = this.table.peek();
    if (reply?.type !== "earlier" || !table || reply.chat_from + reply.chat.length !== table.chatStart) return;
    this.table.value = { ...table, chat: [...reply.chat, ...table.chat], chatStart: reply.chat_from };
  }

  private settleAnswer(reply: Reply | null): void {
    const { answer } = this;
    if (!answer) return;
    this.answer = undefined;
    batch(() => {
      if (reply?.type === "done") this.takenTurn.value = answer.turn;
      this.isAnswering.value = false;
    });
    answer.settle(reply);
  }

  private sendAnswer(): void {
    if (!this.answer || this.socket?.readyState !== OPEN) return;
    const { id, turn, answer } = this.answer;
    this.socket.send(JSON.stringify({ do: "answer", id, turn, answer }));
  }

  private write(command: Command): number {
    const id = ++this.lastId;
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify({ ...command, id }));
    return id;
  }

  private giveUpAsking(): void {
    for (const settle of this.asked.values()) settle(null);
    this.asked.clear();
    if (this.isDone) this.settleAnswer(null);
  }
}

/** Chat and presence send the table anew; a question that is the same keeps its identity, so half an answer stays. */
function sameQuestion(before: Question | null, now: Question | null): Question | null {
  return before && now && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** The chat goes on from the last message; after a long absence it begins anew with its last page. */
function continued(before: TableState | null, from: number, lines: Said[]): { chat: Said[]; chatStart: number } {
  const start = before?.chatStart ?? from;
  const isOn = before !== null && from >= start && from <= start + before.chat.length;
  return isOn
    ? { chat: [...before.chat.slice(0, from - start), ...lines], chatStart: start }
    : { chat: [...lines], chatStart: from };
}
