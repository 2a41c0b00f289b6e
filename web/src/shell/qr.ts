// A QR code of a link, after ISO/IEC 18004: bytes, error correction level M, versions 1 to 10 (up to 213 bytes).

const PARITY_BYTES = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const LARGEST = 10;
const LEVEL_M = 0;

/** The dark modules as one SVG path, `size` units wide and high; undefined when the text is too long. */
export function qrPath(text: string): { d: string; size: number } | undefined {
  const dark = qrModules(new TextEncoder().encode(text));
  if (!dark) return undefined;
  const d = dark.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { d, size: dark.length };
}

export function qrModules(bytes: Uint8Array): boolean[][] | undefined {
  for (let version = 1; version <= LARGEST; version++) {
    const room = rawBytes(version) - PARITY_BYTES[version]! * BLOCKS[version]!;
    if (bytes.length + (version < 10 ? 2 : 3) <= room)
      return drawn(version, interleaved(version, packed(version, bytes, room)));
  }
  return undefined;
}

/** All bytes that a version has room for, parity among them. */
function rawBytes(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const patterns = Math.floor(version / 7) + 2;
    modules -= (25 * patterns - 10) * patterns - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

/** Mode, length, data, end mark, and padding up to the room there is. */
function packed(version: number, bytes: Uint8Array, room: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const out: number[] = [];
  for (let at = 0; at < bits.length; at += 8) out.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0xec; out.length < room; pad ^= 0xec ^ 0x11) out.push(pad);
  return out;
}

/** The data in blocks, each with its parity, dealt out in turn. */
function interleaved(version: number, data: number[]): number[] {
  const count = BLOCKS[version]!;
  const parity = PARITY_BYTES[version]!;
  const shortLength = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks: number[][] = [];
  for (let block = 0, at = 0; block < count; block++) {
    const length = shortLength + (block >= count - longer ? 1 : 0);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const divisor = generator(parity);
  const parities = blocks.map((block) => remainder(block, divisor));
  const out: number[] = [];
  for (let at = 0; at <= shortLength; at++) for (const block of blocks) if (at < block.length) out.push(block[at]!);
  for (let at = 0; at < parity; at++) for (const block of parities) out.push(block[at]!);
  return out;
}

/** Product in the field of 256 elements. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

function generator(degree: number): number[] {
  const out = Array<number>(degree).fill(0);
  out[degree - 1] = 1;
  for (let step = 0, root = 1; step < degree; step++, root = times(root, 2)) {
    for (let at = 0; at < degree; at++) out[at] = times(out[at]!, root) ^ (out[at + 1] ?? 0);
  }
  return out;
}

function remainder(data: number[], divisor: number[]): number[] {
  const out = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ out.shift()!;
    out.push(0);
    for (const [at, value] of divisor.entries()) out[at]! ^= times(value, factor);
  }
  return out;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The picture with the mask that disturbs a camera least. */
function drawn(version: number, bytes: number[]): boolean[][] {
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const isFixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, isDark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = isDark;
    isFixed[y]![x] = true;
  };
  drawPatterns(version, size, set);
  drawFormat(size, 0, set);
  drawVersion(version, size, set);
  pour(bytes, size, dark, isFixed);
  let best: { mask: number; penalty: number } | undefined;
  for (let mask = 0; mask < MASKS.length; mask++) {
    applyMask(mask, dark, isFixed);
    drawFormat(size, mask, set);
    const penalty = penaltyOf(dark);
    if (!best || penalty < best.penalty) best = { mask, penalty };
    applyMask(mask, dark, isFixed);
  }
  applyMask(best!.mask, dark, isFixed);
  drawFormat(size, best!.mask, set);
  return dark;
}

type Paint = (x: number, y: number, isDark: boolean) => void;

function drawPatterns(version: number, size: number, set: Paint): void {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(x + dx, y + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const places = alignments(version, size);
  const last = places.length - 1;
  for (const [column, x] of places.entries()) {
    for (const [row, y] of places.entries()) {
      if ((column === 0 && row === 0) || (column === 0 && row === last) || (column === last && row === 0)) continue;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }
  }
  // The one module that is always dark.
  set(8, size - 8, true);
}

function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const out = [6];
  for (let place = size - 7; out.length < count; place -= step) out.splice(1, 0, place);
  return out;
}

function drawFormat(size: number, mask: number, set: Paint): void {
  const data = (LEVEL_M << 3) | mask;
  let rest = data;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >>> at) & 1) === 1;
  for (let at = 0; at <= 5; at++) set(8, at, bit(at));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let at = 9; at < 15; at++) set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) set(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) set(8, size - 15 + at, bit(at));
  set(8, size - 8, true);
}

function drawVersion(version: number, size: number, set: Paint): void {
  if (version < 7) return;
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at++) {
    const isDark = ((bits >>> at) & 1) === 1;
    const along = size - 11 + (at % 3);
    const across = Math.floor(at / 3);
    set(along, across, isDark);
    set(across, along, isDark);
  }
}

/** Data runs in columns two wide, from the right, up and down in turn. */
function pour(bytes: number[], size: number, dark: boolean[][], isFixed: boolean[][]): void {
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const goesUp = ((right + 1) & 2) === 0;
        const y = goesUp ? size - 1 - step : step;
        if (isFixed[y]![x] || bit >= bytes.length * 8) continue;
        dark[y]![x] = ((bytes[bit >>> 3]! >>> (7 - (bit & 7))) & 1) === 1;
        bit++;
      }
    }
  }
}

function applyMask(mask: number, dark: boolean[][], isFixed: boolean[][]): void {
  const flips = MASKS[mask]!;
  for (const [y, row] of dark.entries()) {
    for (const [x, isDark] of row.entries()) row[x] = isFixed[y]![x] ? isDark : isDark !== flips(x, y);
  }
}

/** Long runs, blocks and false finder patterns are bad, and so is too much of one colour. */
function penaltyOf(dark: boolean[][]): number {
  const size = dark.length;
  let penalty = 0;
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x]!))];
  for (const line of lines) {
    const text = line.map((isDark) => (isDark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
    for (let at = 0; at + 11 <= size; at++) {
      const piece = text.slice(at, at + 11);
      if (piece === "10111010000" || piece === "00001011101") penalty += 40;
    }
  }
  for (let y = 0; y + 1 < size; y++) {
    for (let x = 0; x + 1 < size; x++) {
      const same = dark[y]![x];
      if (same === dark[y]![x + 1] && same === dark[y + 1]![x] && same === dark[y + 1]![x + 1]) penalty += 3;
    }
  }
  const share = dark.flat().filter(Boolean).length / (size * size);
  return penalty + Math.floor(Math.abs(share * 20 - 10)) * 10;
}
