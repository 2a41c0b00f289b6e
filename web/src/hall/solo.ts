// A hall in this browser: the engine in a worker, its bots in another one, everything kept in the browser's storage.
import { signal } from "@preact/signals";
import { Disk, type Rows } from "./disk";
import type { FromEngine, ToEngine } from "./engine-messages";
import { type Asking, type Channel, type Everything, type Hall, OPEN, type Progress, type Warning } from "./hall";

const CONNECTING = 0;
const CLOSED = 3;
const PREFIX = "tercio.";
const FORMAT = 1;
/** Answers that the build has written down already: the page is usable before the engine is. */
const KEPT = ["/api/games"];

export class Solo implements Hall {
  readonly has = { accounts: false, others: false };
  readonly progress = signal<Progress | null>({ done: 0, steps: 1 });
  readonly docs = "docs/index.html";
  readonly warning = signal<Warning>("");
  readonly everything: Everything = { save: () => this.save(), open: (file) => this.restore(file) };

  private readonly disk = new Disk();
  private readonly engine: Worker;
  private readonly asked = new Map<number, (response: Response) => void>();
  private readonly lines = new Map<number, Way>();
  private last = 0;
  private hasThinker = false;

  constructor(private readonly base: URL) {
    const thoughts = new MessageChannel();
    this.engine = started("engine", base, thoughts.port1);
    this.engine.onmessage = (event: MessageEvent<FromEngine>) => {
      this.hear(event.data);
      // Two engines that start at once would make both of them slow.
      if (event.data.kind === "ready" && !this.hasThinker) {
        this.hasThinker = true;
        started("thinker", base, thoughts.port2);
      }
    };
    // Other tabs keep their matches in the same storage.
    void navigator.storage?.persist?.().catch(() => {});
  }

  async ask(path: string, { method, body, token, signal }: Asking): Promise<Response> {
    if (method === "GET" && KEPT.includes(path)) return fetch(new URL(`kept${path}.json`, this.base));
    const id = ++this.last;
    const answered = new Promise<Response>((resolve) => this.asked.set(id, resolve));
    this.say({ do: "ask", id, method, path, body: body ?? null, token: token ?? "" });
    const response = await answered;
    signal?.throwIfAborted();
    return response;
  }

  open(match: string): Channel {
    const number = ++this.last;
    const way = new Way(
      (frame) => this.say({ do: "frame", line: number, frame }),
      () => this.say({ do: "close", line: number }),
    );
    this.lines.set(number, way);
    this.say({ do: "open", line: number, match });
    queueMicrotask(() => way.greet());
    return way;
  }

  async forget(): Promise<void> {
    await this.disk.clear();
  }

  private say(message: Record<string, unknown>): void {
    this.engine.postMessage({ kind: "take", text: JSON.stringify(message) } satisfies ToEngine);
  }

  private hear(message: FromEngine): void {
    if (message.kind === "progress") this.progress.value = { done: message.done, steps: message.steps };
    else if (message.kind === "ready") this.progress.value = null;
    else if (message.kind === "storage") this.warning.value = message.trouble;
    else if (message.kind === "broken") {
      console.error(message.why);
      this.warning.value = "broken";
    } else this.told(JSON.parse(message.text), message.body);
  }

  // biome-ignore lint/suspicious/noExplicitAny: it is what the worker's own shell says.
  private told(said: any, body: Uint8Array<ArrayBuffer> | undefined): void {
    if (said.reply !== undefined) {
      const headers: Record<string, string> = { "Content-Type": said.type ?? "application/json" };
      this.asked.get(said.reply)?.(new Response(body ?? JSON.stringify(said.data), { status: said.status, headers }));
      this.asked.delete(said.reply);
    } else if (said.closed !== undefined) {
      this.lines.get(said.line)?.end(said.closed);
      this.lines.delete(said.line);
    } else this.lines.get(said.line)?.hear(said.message);
  }

  // -- everything as one file ----------------------------------------------------------

  private async save(): Promise<Blob> {
    const settings = Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX)));
    const rows = await this.disk.everything();
    return new Blob([JSON.stringify({ tercio: FORMAT, settings, rows })], { type: "application/json" });
  }

  /** What is here already under the same names gives way; everything else stays. */
  private async restore(file: Blob): Promise<number> {
    const { tercio, settings, rows } = JSON.parse(await file.text()) as {
      tercio: number;
      settings: Record<string, string>;
      rows: Rows;
    };
    if (tercio !== FORMAT) throw new Error(`a file of format ${tercio}`);
    await this.disk.writeAll({ matches: rows["matches"] ?? {}, entries: rows["entries"] ?? {} });
    for (const [key, value] of Object.entries(settings)) if (key.startsWith(PREFIX)) localStorage.setItem(key, value);
    return Object.keys(rows["matches"] ?? {}).length;
  }
}

/** One line to a table in the worker. */
class Way implements Channel {
  readyState = CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor(
    private readonly write: (frame: unknown) => void,
    private readonly leave: () => void,
  ) {}

  greet(): void {
    if (this.readyState !== CONNECTING) return;
    this.readyState = OPEN;
    this.onopen?.(new Event("open"));
  }

  send(text: string): void {
    this.write(JSON.parse(text));
  }

  hear(message: unknown): void {
    if (this.readyState === OPEN) this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.leave();
    this.end(1000);
  }

  end(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

function started(role: "engine" | "thinker", base: URL, port: MessagePort): Worker {
  const worker = new Worker(new URL("../../worker/engine.ts", import.meta.url), { type: "module", name: role });
  worker.postMessage({ kind: "start", role, base: base.href, port } satisfies ToEngine, [port]);
  return worker;
}
