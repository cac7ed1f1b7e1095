import { combinations } from '../../combinations.ts';
import type { Random } from '../../random.ts';
import { betUnit, drawn, type Drawn, type Kind } from './kind.ts';

/** Balls in the drum, and how many of them are called in a round. */
const balls = 75;
const calls = 36;

/** Numbers per column of a card: 1 to 15 under B, 16 to 30 under I, and so on. */
const perColumn = 15;
const side = 5;

/** The free field, in the middle of the card. */
const free = 12;

/** The payouts by the number of lines, in hundredths of the bet; more than four pay as four. */
export const linePays = [0, 200, 600, 2_000, 4_000] as const;

/** The twelve lines of a card, each as its fields: rows, columns, diagonals. */
export const bingoLines: readonly (readonly number[])[] = [
  ...Array.from({ length: side }, (_, row) => Array.from({ length: side }, (__, at) => row * side + at)),
  ...Array.from({ length: side }, (_, column) => Array.from({ length: side }, (__, at) => at * side + column)),
  [0, 6, 12, 18, 24],
  [4, 8, 12, 16, 20],
];

/** The payout of this many lines, in hundredths of the bet. */
const paysFor = (lines: number): number => linePays[Math.min(lines, linePays.length - 1)]!;

/** The card row by row (0 is the free field), the balls in the order of their calls, and the completed lines. */
interface BingoRound extends Drawn {
  card: number[];
  called: number[];
  lines: number[];
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

/** The drum: the last number of every column first, so that the lowest draws complete no line. */
const drum = numbers(0, balls).map((at) => ((at % side) + 1) * perColumn - Math.floor(at / side));

function draw(random: Random): BingoRound {
  const columns = numbers(0, side).map((column) => drawn(numbers(column * perColumn + 1, perColumn), side, random));
  const card = numbers(0, side * side).map((at) => (at === free ? 0 : columns[at % side]![Math.floor(at / side)]!));
  const called = drawn(drum, calls, random);
  const has = new Set([0, ...called]);
  const lines = bingoLines.flatMap((fields, line) => (fields.every((at) => has.has(card[at]!)) ? [line] : []));
  return { card, called, lines, pays: paysFor(lines.length) };
}

/** The chance that this many fields of a card, other than the free one, are all called. */
const allCalled = (fields: number) =>
  numbers(0, fields).reduce((chance, at) => (chance * (calls - at)) / (balls - at), 1);

function chancesOfLines(): number[] {
  const ofAll = Array.from({ length: bingoLines.length + 1 }, () => 0);
  for (let set = 0; set < 2 ** bingoLines.length; set++) {
    const chosen = bingoLines.filter((_, line) => set & (1 << line));
    const fields = new Set(chosen.flat());
    fields.delete(free);
    ofAll[chosen.length]! += allCalled(fields.size);
  }
  return ofAll.map((_, exactly) =>
    ofAll.reduce(
      (sum, chance, many) => sum + chance * combinations(many, exactly) * ((many - exactly) % 2 ? -1 : 1),
      0,
    ),
  );
}

/**
 * The chance of exactly this many lines, from 0 to 12: by inclusion and exclusion over all sets of lines, as the
 * chance that a set's fields are all called depends only on their number.
 */
export const lineChances: readonly number[] = chancesOfLines();

const rtp = lineChances.reduce((sum, chance, lines) => sum + (chance * paysFor(lines)) / betUnit, 0);

/** Bingo with 75 balls: one card of five by five, thirty-six balls, and lines that win. */
export const bingo = { choices: [''], draw, rtp: () => rtp } satisfies Kind;
