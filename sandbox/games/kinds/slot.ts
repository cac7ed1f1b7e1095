import type { Random } from '../../random.ts';
import { betUnit, meanPays, type Drawn, type Kind } from './kind.ts';

/** The symbols: the wild pearl, then from rarest to most common; `motif1` is the game's own drawing. */
export const symbols = ['pearl', 'motif1', 'motif2', 'motif3', 'motif4', 'motif5', 'motif6'] as const;
export type SlotSymbol = (typeof symbols)[number];

/** Payout of three alike on one line, in bets per line. The lowest exceeds the whole bet. */
export const paytable: Readonly<Record<SlotSymbol, number>> = {
  pearl: 60,
  motif1: 40,
  motif2: 20,
  motif3: 15,
  motif4: 10,
  motif5: 8,
  motif6: 6,
};

/** The five paylines: for each, its row on every reel. */
export const lines = [
  [0, 0, 0],
  [1, 1, 1],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const;

/** Number of visible rows of a reel. */
export const rows = 3;

/** The three reels as strips of symbols, by their place in `symbols`, from top to bottom and cyclic; every stop is equally likely. */
export const strips: readonly (readonly SlotSymbol[])[] = [
  '564362365465065236514064',
  '635634620564561540653624',
  '154634635065362564064526',
].map((strip) => Array.from(strip, (place) => symbols[Number(place)]!));

/** The visible symbols of each reel, by its stop. */
const views = strips.map((strip) =>
  strip.map((_, stop) => Array.from({ length: rows }, (__, row) => strip[(stop + row) % strip.length]!)),
);

/** A winning line: its index in `lines`, and its payout in bets per line. */
interface LineWin {
  line: number;
  symbol: SlotSymbol;
  pays: number;
}

/** The stops of the reels, the symbols shown from top to bottom, and the winning lines. */
export interface Spin extends Drawn {
  stops: number[];
  reels: SlotSymbol[][];
  lines: LineWin[];
}

/** The outcome when each reel stops with the given symbol in the top row. */
export function outcomeAt(stops: number[]): Spin {
  const reels = views.map((view, reel) => view[stops[reel]!]!);
  const won = lines.flatMap((path, line) =>
    lineWin(
      line,
      path.map((row, reel) => reels[reel]![row]!),
    ),
  );
  const perLine = betUnit / lines.length;
  return { stops, reels, lines: won, pays: won.reduce((sum, { pays }) => sum + pays * perLine, 0) };
}

function lineWin(line: number, [first, ...others]: SlotSymbol[]): LineWin[] {
  const symbol = [first!, ...others].find((each) => each !== 'pearl') ?? 'pearl';
  const alike = [first, ...others].every((each) => each === symbol || each === 'pearl');
  return alike ? [{ line, symbol, pays: paytable[symbol] }] : [];
}

/** All combinations of stops. */
const combinations = strips.reduce<number[][]>(
  (all, strip) => all.flatMap((stops) => strip.map((_, stop) => [...stops, stop])),
  [[]],
);
const rtp = meanPays(combinations.map(outcomeAt));

/** Three reels of three rows and five lines; every reel stops at a random position. */
export const slot = {
  choices: [''],
  draw: (random: Random) => outcomeAt(strips.map((strip) => random(strip.length))),
  rtp: () => rtp,
} satisfies Kind;
