// Plays sounds: none before the first touch, as loud as the player wants, and not too many at once.
import { signal } from "@preact/signals";
import { isMuted, volume } from "../settings";
import type { SoundName } from "./sounds";

const LOUDNESS = { quiet: 0.22, medium: 0.5, loud: 1 } as const;
/** The same sound again within this many milliseconds is one sound. */
const APART = 60;
const MOST = 4;

/** What was played last, and how often anything was: for tests, and for those who wonder. */
export const played = signal<readonly SoundName[]>([]);

let context: AudioContext | null = null;
let limiter: AudioNode | null = null;
let isTouched = false;
let sounding = 0;
const lately = new Map<SoundName, number>();

for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, () => (isTouched = true), { once: true, capture: true });

export async function sound(name: SoundName): Promise<void> {
  const now = performance.now();
  if (!isTouched || isMuted.peek() || document.hidden || sounding >= MOST) return;
  if (now - (lately.get(name) ?? -APART) < APART) return;
  lately.set(name, now);
  const { SOUNDS, limiterOf } = await import("./sounds");
  context ??= new AudioContext();
  limiter ??= limiterOf(context);
  if (context.state === "suspended") await context.resume();
  const gain = context.createGain();
  gain.gain.value = LOUDNESS[volume.peek()];
  gain.connect(limiter);
  const time = SOUNDS[name](gain, context.currentTime + 0.01);
  played.value = [...played.peek().slice(-19), name];
  sounding++;
  setTimeout(
    () => {
      sounding--;
      gain.disconnect();
    },
    time * 1000 + 100,
  );
}
