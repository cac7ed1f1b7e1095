import { checkBytes } from './reedSolomon.ts';

/** The supported sizes, all of the lowest error correction level and one block: numbers of data and check bytes. */
const versions = [
  { data: 19, check: 7 },
  { data: 34, check: 10 },
  { data: 55, check: 15 },
  { data: 80, check: 20 },
  { data: 108, check: 26 },
] as const;

/** Bytes that mode and length take up before the text. */
const overhead = 2;
/** Format information for level L with mask 0, with its error correction: 15 bits, the highest first. */
const format = 0b111011111000100;
const fillers = [0xec, 0x11];

/** Dark modules are true; modules not drawn yet are undefined. */
type Grid = (boolean | undefined)[][];

/**
 * Encodes a text as the rows of a QR code, without the quiet zone; undefined if it is over 106 bytes. One fixed mask
 * is enough for addresses, which have no long runs; scanners accept any.
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

/** Byte mode, the length, the text, a terminator and padding; all of it shifted by half a byte. */
function codewords(bytes: Uint8Array, count: number): number[] {
  const halves = [0b0100, ...[bytes.length, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from({ length: halves.length / 2 }, (_, at) => (halves[2 * at]! << 4) | halves[2 * at + 1]!);
  const rest = Array.from({ length: count - words.length }, (_, at) => fillers[at % 2]!);
  return [...words, ...rest];
}

/** The function patterns of every code: finders, timing, alignment and the format. */
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

/** Concentric rings, dark except those in `light`; modules outside the grid are skipped. */
function drawRings(grid: Grid, row: number, column: number, radius: number, light: readonly number[]) {
  for (let down = -radius; down <= radius; down++) {
    for (let across = -radius; across <= radius; across++) {
      const line = grid[row + down];
      if (line && column + across in line)
        line[column + across] = !light.includes(Math.max(Math.abs(down), Math.abs(across)));
    }
  }
}

/** The format information, twice: around the first finder, and next to the other two. */
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

/**
 * Places the bits in pairs of columns from the right, up and down alternately, and applies mask 0, which inverts every
 * other module.
 */
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
