import { checkBytes } from './reedSolomon.ts';

/** The sizes in use, all of the lowest correction level and one block: bytes of data and of check. */
const versions = [
  { data: 19, check: 7 },
  { data: 34, check: 10 },
  { data: 55, check: 15 },
  { data: 80, check: 20 },
  { data: 108, check: 26 },
] as const;

/** Bytes that mode and length take up in front of the text. */
const overhead = 2;
/** Level L with mask 0, protected by its own code: 15 bits, the highest first. */
const format = 0b111011111000100;
const fillers = [0xec, 0x11];

/** Dark modules are true, undecided ones undefined while it is drawn. */
type Grid = (boolean | undefined)[][];

/**
 * A QR code as rows of dark modules, without the quiet zone around it; nothing when the text is over 106 bytes. One mask
 * does for addresses, which have no long runs; readers take any.
 */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = versions.findIndex(({ data }) => data >= bytes.length + overhead) + 1;
  const size = versions[version - 1];
  if (!size) return undefined;
  const data = codewords(bytes, size.data);
  const grid = drawFrame(version);
  drawBits(grid, [...data, ...checkBytes(data, size.check)]);
  return grid.map((row) => row.map(Boolean));
}

/** Byte mode, the length, the text, an end, and filling up to the full count; all of it moved by half a byte. */
function codewords(bytes: Uint8Array, count: number): number[] {
  const halves = [0b0100, ...[bytes.length, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from({ length: halves.length / 2 }, (_, at) => (halves[2 * at]! << 4) | halves[2 * at + 1]!);
  const rest = Array.from({ length: count - words.length }, (_, at) => fillers[at % 2]!);
  return [...words, ...rest];
}

/** What every code of a size has alike: finders, timing, alignment and the format. */
function drawFrame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  const last = size - 1;

  for (let at = 8; at < size - 8; at++) grid[6]![at] = grid[at]![6] = at % 2 === 0;
  for (const [row, column] of [
    [3, 3],
    [3, last - 3],
    [last - 3, 3],
  ] as const)
    drawRings(grid, row, column, 4, [2, 4]);
  if (version > 1) drawRings(grid, last - 6, last - 6, 2, [1]);
  drawFormat(grid);
  return grid;
}

/** Rings around a middle, dark but for those named; what falls outside is cut off. */
function drawRings(grid: Grid, row: number, column: number, radius: number, light: readonly number[]) {
  for (let down = -radius; down <= radius; down++) {
    for (let across = -radius; across <= radius; across++) {
      const line = grid[row + down];
      if (line && column + across in line)
        line[column + across] = !light.includes(Math.max(Math.abs(down), Math.abs(across)));
    }
  }
}

/** The format stands twice: around the first finder, and beside the other two. */
function drawFormat(grid: Grid) {
  const last = grid.length - 1;
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((format >> bit) & 1) === 1;
    if (bit < 8) {
      grid[around[bit]!]![8] = dark;
      grid[8]![last - bit] = dark;
    } else {
      grid[8]![around[14 - bit]!] = dark;
      grid[last - (14 - bit)]![8] = dark;
    }
  }
  grid[last - 7]![8] = true;
}

/** Lays the bits in pairs of columns from the right, up and down by turns, and turns over every other module (mask 0). */
function drawBits(grid: Grid, words: readonly number[]) {
  const last = grid.length - 1;
  let bit = 0;
  for (let right = last, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step <= last; step++) {
      const row = up ? last - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]![column] !== undefined) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        grid[row]![column] = dark !== ((row + column) % 2 === 0);
        bit++;
      }
    }
  }
}
