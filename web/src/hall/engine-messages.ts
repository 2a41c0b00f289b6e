// What the page and the workers of its engine say to each other, besides the shell's own words.

export type ToEngine =
  | { kind: "start"; role: "engine" | "thinker"; base: string; port: MessagePort }
  | { kind: "take"; text: string };

/** "forbidden": this browser keeps nothing, so all is in memory; "full": what is new cannot be kept. */
export type StorageTrouble = "forbidden" | "full";

export type FromEngine =
  | { kind: "progress"; done: number; steps: number }
  | { kind: "ready" }
  | { kind: "broken"; why: string }
  | { kind: "storage"; trouble: StorageTrouble }
  | { kind: "told"; text: string; body: Uint8Array<ArrayBuffer> | undefined };
