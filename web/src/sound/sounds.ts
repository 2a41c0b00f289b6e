// Every sound of the table, made of noise and oscillators when it is needed: no file is loaded.
// A sound is written into any context, from `at` on, and says how long it takes; the test renders each of them.
type Sound = (out: AudioNode, at: number) => number;

const SILENT = 0.0001;
const SECONDS_OF_NOISE = 1.5;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** White noise, the same every time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate * SECONDS_OF_NOISE, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 22222;
  for (let place = 0; place < samples.length; place++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    samples[place] = seed / 2147483648;
  }
  noises.set(context, buffer);
  return buffer;
}

/** Rises within `attack` seconds to its peak and fades within the rest. */
function envelope(out: AudioNode, at: number, time: number, peak: number, attack = 0.004): GainNode {
  const gain = out.context.createGain();
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + time);
  gain.connect(out);
  return gain;
}

interface Hiss {
  type?: BiquadFilterType;
  /** Hertz at the beginning and at the end. */
  from: number;
  to?: number;
  q?: number;
  attack?: number;
}

function hiss(out: AudioNode, at: number, time: number, peak: number, tone: Hiss): void {
  const { context } = out;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = tone.type ?? "bandpass";
  filter.Q.value = tone.q ?? 1;
  filter.frequency.setValueAtTime(tone.from, at);
  filter.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, at + time);
  source.connect(filter).connect(envelope(out, at, time, peak, tone.attack));
  source.start(at, (at * 0.37) % 1);
  source.stop(at + time);
}

interface Tone {
  from: number;
  to?: number;
  type?: OscillatorType;
  attack?: number;
}

function tone(out: AudioNode, at: number, time: number, peak: number, { from, to, type, attack }: Tone): void {
  const oscillator = out.context.createOscillator();
  oscillator.type = type ?? "sine";
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to ?? from, at + time);
  oscillator.connect(envelope(out, at, time, peak, attack));
  oscillator.start(at);
  oscillator.stop(at + time);
}

/** A die against wood: the click of an edge and the knock of the board. */
function knock(out: AudioNode, at: number, peak: number): void {
  hiss(out, at, 0.05, peak, { from: 2600, to: 1700, q: 2.5, attack: 0.001 });
  tone(out, at, 0.07, peak * 0.7, { from: 320, to: 180, attack: 0.001 });
}

/** When it hits the table on its way, and how hard: as the die does on the screen. */
const HITS: readonly (readonly [number, number])[] = [
  [0, 0.28],
  [0.26, 0.7],
  [0.36, 0.22],
  [0.51, 0.46],
  [0.58, 0.17],
  [0.68, 0.27],
];

function bell(out: AudioNode, at: number, pitch: number, peak: number, time = 1.1): void {
  for (const [partial, share] of [
    [1, 1],
    [2.01, 0.42],
    [3.02, 0.18],
    [4.16, 0.1],
  ] as const)
    tone(out, at, time / Math.sqrt(partial), peak * share, { from: pitch * partial });
}

function horn(out: AudioNode, at: number, pitch: number, time: number, peak: number): void {
  const { context } = out;
  const filter = context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(500, at);
  filter.frequency.exponentialRampToValueAtTime(2100, at + 0.09);
  filter.frequency.exponentialRampToValueAtTime(700, at + time);
  filter.connect(out);
  tone(filter, at, time, peak, { from: pitch, type: "sawtooth", attack: 0.05 });
  tone(filter, at, time, peak * 0.6, { from: pitch * 1.004, type: "triangle", attack: 0.05 });
}

function drum(out: AudioNode, at: number, peak: number): void {
  tone(out, at, 0.42, peak, { from: 120, to: 46, attack: 0.003 });
  hiss(out, at, 0.12, peak * 0.35, { type: "lowpass", from: 900, to: 200, attack: 0.002 });
}

export const SOUNDS = {
  dice: (out, at) => {
    for (const [later, peak] of HITS) knock(out, at + later, peak);
    return 0.8;
  },
  card: (out, at) => {
    hiss(out, at, 0.16, 0.4, { from: 1500, to: 3600, q: 0.7, attack: 0.05 });
    hiss(out, at + 0.13, 0.05, 0.3, { from: 900, to: 500, q: 1.4, attack: 0.001 });
    return 0.2;
  },
  step: (out, at) => {
    for (const later of [0, 0.17]) {
      hiss(out, at + later, 0.09, 1.1, { type: "lowpass", from: 420, to: 160, attack: 0.004 });
      hiss(out, at + later + 0.02, 0.06, 0.4, { from: 1900, attack: 0.01 });
    }
    return 0.3;
  },
  blow: (out, at) => {
    hiss(out, at, 0.09, 0.3, { from: 3200, to: 1500, q: 0.8, attack: 0.001 });
    for (const [pitch, share] of [
      [523, 1],
      [1187, 0.7],
      [1839, 0.5],
      [2713, 0.3],
    ] as const)
      tone(out, at, 0.42 - share * 0.1, 0.1 * share, {
        from: pitch,
        to: pitch * 0.985,
        type: "triangle",
        attack: 0.001,
      });
    tone(out, at, 0.16, 0.42, { from: 150, to: 60, attack: 0.002 });
    return 0.45;
  },
  miss: (out, at) => {
    hiss(out, at, 0.24, 0.6, { from: 700, to: 2600, q: 1.6, attack: 0.09 });
    return 0.26;
  },
  shot: (out, at) => {
    tone(out, at, 0.12, 0.2, { from: 240, to: 130, type: "sawtooth", attack: 0.001 });
    hiss(out, at + 0.03, 0.26, 0.7, { from: 1000, to: 3400, q: 2.2, attack: 0.03 });
    hiss(out, at + 0.27, 0.06, 0.4, { type: "lowpass", from: 1400, to: 300, attack: 0.001 });
    return 0.36;
  },
  spell: (out, at) => {
    for (const [place, pitch] of [392, 587, 784, 1175].entries())
      tone(out, at + place * 0.09, 0.6, 0.11, { from: pitch, to: pitch * 1.03, attack: 0.08 });
    hiss(out, at, 0.85, 0.12, { from: 2400, to: 7000, q: 3, attack: 0.3 });
    return 0.95;
  },
  thunder: (out, at) => {
    hiss(out, at, 1.1, 0.6, { type: "lowpass", from: 520, to: 70, attack: 0.02 });
    tone(out, at, 0.7, 0.34, { from: 90, to: 34, attack: 0.01 });
    // The crack: small loudspeakers have nothing of the rest.
    hiss(out, at, 0.5, 0.55, { from: 1300, to: 360, q: 0.6, attack: 0.006 });
    return 1.15;
  },
  fall: (out, at) => {
    hiss(out, at, 0.3, 0.16, { from: 900, to: 240, q: 1, attack: 0.08 });
    drum(out, at + 0.22, 0.4);
    hiss(out, at + 0.22, 0.18, 0.9, { from: 1000, to: 320, q: 0.8, attack: 0.002 });
    return 0.66;
  },
  turn: (out, at) => {
    bell(out, at, 659, 0.13);
    bell(out, at + 0.16, 988, 0.12);
    return 1.3;
  },
  victory: (out, at) => {
    for (const [place, pitch] of [262, 330, 392].entries()) horn(out, at + place * 0.17, pitch, 0.24, 0.17);
    for (const pitch of [262, 392, 523]) horn(out, at + 0.51, pitch, 1.25, 0.13);
    drum(out, at + 0.51, 0.3);
    return 1.8;
  },
  defeat: (out, at) => {
    for (const [place, pitch] of [220, 208, 165].entries()) horn(out, at + place * 0.42, pitch, 0.62, 0.2);
    for (const later of [0, 0.42, 0.84]) drum(out, at + later, 0.28);
    return 1.6;
  },
} satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;

/** Several sounds at once are held back before they would be distorted; a single one passes as it is. */
export function limiterOf(context: BaseAudioContext): AudioNode {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -5;
  limiter.knee.value = 0;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.001;
  limiter.release.value = 0.12;
  limiter.connect(context.destination);
  return limiter;
}
