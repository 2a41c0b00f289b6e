// The engine in a worker: Python with Tercio's own code. One worker is the hall of the page, another thinks for bots.
import { loadPyodide, type PyodideAPI } from "pyodide";
import { Disk } from "../src/hall/disk";
import type { FromEngine, ToEngine } from "../src/hall/engine-messages";

declare const self: DedicatedWorkerGlobalScope;

/** Bytes of Python, to be copied at once: those that a function is called with are gone when it returns. */
interface Bytes {
  toJs(): Uint8Array<ArrayBuffer>;
  destroy(): void;
}

const STEPS = 4;
const HOME = "/tercio";
const FIRST = "tercio.solo.shell";

const say = (message: FromEngine, moved: Transferable[] = []): void => self.postMessage(message, moved);
const step = (done: number): void => say({ kind: "progress", done, steps: STEPS });

/** Large files lie packed on the host, so that one which packs nothing itself still sends little. */
async function unpacked(address: string, type: string): Promise<Response> {
  const response = await fetch(`${address}.packed`);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": type },
  });
}

async function python(base: string): Promise<PyodideAPI> {
  const engine = new URL("engine/", base).href;
  const plain = self.fetch.bind(self);
  const code = unpacked(`${engine}tercio`, "application/octet-stream").then((response) => response.arrayBuffer());
  // Python asks for its own binary and its library by their plain names.
  self.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.endsWith(".wasm")) return unpacked(address, "application/wasm");
    return address.endsWith(".zip") ? unpacked(address, "application/zip") : plain(input, init);
  };
  const py = await loadPyodide({ indexURL: engine, env: { HOME: "/home" } });
  self.fetch = plain;
  step(2);
  layOut(py, await code);
  py.runPython(`import sys; sys.path.insert(0, "${HOME}"); sys.dont_write_bytecode = True`);
  return py;
}

/** Files that the build has bundled (site.py), each to its place. */
function layOut(py: PyodideAPI, bundle: ArrayBuffer): void {
  let at = 4 + new DataView(bundle).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(new Uint8Array(bundle, 4, at - 4))) as [string, number][];
  const folders = new Set<string>();
  for (const [name, size] of index) {
    const path = `${HOME}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) py.FS.mkdirTree(folder);
    folders.add(folder);
    // They stay where they are: nobody writes to them.
    py.FS.writeFile(path, new Uint8Array(bundle, at, size), { canOwn: true });
    at += size;
  }
}

/** What the hall does with frames and questions, as soon as it is there; until then they wait. */
let take: (text: string) => void;
const waiting: string[] = [];
take = (text) => void waiting.push(text);

async function beHall(base: string, port: MessagePort): Promise<void> {
  step(1);
  const py = await python(base);
  const thoughts = new Map<number, (found: Uint8Array<ArrayBuffer>) => void>();
  let last = 0;
  port.onmessage = (event: MessageEvent<{ id: number; found: Uint8Array<ArrayBuffer> }>) => {
    thoughts.get(event.data.id)?.(event.data.found);
    thoughts.delete(event.data.id);
  };
  const think = async (job: Bytes): Promise<unknown> => {
    const id = ++last;
    const found = new Promise<Uint8Array<ArrayBuffer>>((resolve) => thoughts.set(id, resolve));
    port.postMessage({ id, job: job.toJs() });
    return py.toPy(await found);
  };
  const tell = (text: string, bytes: Bytes | undefined): void => {
    const body = bytes?.toJs();
    say({ kind: "told", text, body }, body ? [body.buffer] : []);
  };
  // Other tabs write to the same storage.
  const tabs = new BroadcastChannel("tercio-log");
  const wrote = (match: string, n: number): void => tabs.postMessage([match, n]);
  const fetchLater = async (name: string): Promise<string> => {
    const bundle = await unpacked(new URL(`engine/${name}`, base).href, "application/octet-stream");
    layOut(py, await bundle.arrayBuffer());
    return HOME;
  };
  const { Shell } = py.pyimport(FIRST);
  step(3);
  const disk = new Disk((trouble) => say({ kind: "storage", trouble }));
  const shell = Shell(disk, think, tell, wrote, fetchLater);
  await shell.open();
  tabs.onmessage = (event: MessageEvent<[string, number]>) => shell.heard(...event.data);
  take = (text) => shell.take(text);
  for (const text of waiting.splice(0)) take(text);
  step(STEPS);
  say({ kind: "ready" });
}

async function beThinker(base: string, port: MessagePort): Promise<void> {
  const py = await python(base);
  const { thought } = py.pyimport(FIRST);
  port.onmessage = (event: MessageEvent<{ id: number; job: Uint8Array<ArrayBuffer> }>) => {
    const { id, job } = event.data;
    const found: Bytes = thought(py.toPy(job));
    port.postMessage({ id, found: found.toJs() });
    found.destroy();
  };
}

self.onmessage = (event: MessageEvent<ToEngine>) => {
  const message = event.data;
  if (message.kind === "take") {
    take(message.text);
    return;
  }
  const role = message.role === "engine" ? beHall : beThinker;
  role(message.base, message.port).catch((trouble: unknown) => say({ kind: "broken", why: String(trouble) }));
};
