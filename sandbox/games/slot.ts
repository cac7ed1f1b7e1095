/** The pearl stands for any symbol; the others follow from rarest to most common. */
export const symbols = ['pearl', 'gem', 'turtle', 'nautilus', 'starfish', 'fish', 'coral'] as const;
export type SlotSymbol = (typeof symbols)[number];

/** What three alike on one line pay, in bets per line. The least of them returns more than the whole bet. */
export const paytable: Readonly<Record<SlotSymbol, number>> = {
  pearl: 60,
  gem: 40,
  turtle: 20,
  nautilus: 15,
  starfish: 10,
  fish: 8,
  coral: 6,
};

/** The five lines: for each, the row that it crosses on every reel. */
export const lines = [
  [0, 0, 0],
  [1, 1, 1],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const;

/** How many rows of a reel are in sight. */
export const rows = 3;

/** The three reels, from top to bottom and round again, by initials; each stop is as likely as any other. */
export const strips: readonly (readonly SlotSymbol[])[] = [
  'fcsnctncfscfpcftncfgspcs',
  'cnfcnsctpfcsfcgfspcfncts',
  'gfscnscnfpcfnctfcspcsftc',
].map((strip) => Array.from(strip, (initial) => symbols.find((symbol) => symbol.startsWith(initial))!));

/** What is in sight of each reel, by its stop. */
const views = strips.map((strip) =>
  strip.map((_, stop) => Array.from({ length: rows }, (__, row) => strip[(stop + row) % strip.length]!)),
);

/** A line that paid: its place in `lines`, and its pay in bets per line. */
interface LineWin {
  line: number;
  symbol: SlotSymbol;
  pays: number;
}

/** Where the reels stopped, what they show from top to bottom, and the lines that pay. */
export interface Outcome {
  stops: number[];
  reels: SlotSymbol[][];
  lines: LineWin[];
}

/** A whole number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

/** Stops every reel at random. */
export const spin = (random: Random): Outcome => outcomeAt(strips.map((strip) => random(strip.length)));

/** What the reels show and pay when the topmost symbol in sight of each reel is the one at its stop. */
export function outcomeAt(stops: number[]): Outcome {
  const reels = views.map((view, reel) => view[stops[reel]!]!);
  return {
    stops,
    reels,
    lines: lines.flatMap((path, line) =>
      lineWin(
        line,
        path.map((row, reel) => reels[reel]![row]!),
      ),
    ),
  };
}

function lineWin(line: number, [first, ...others]: SlotSymbol[]): LineWin[] {
  const symbol = [first!, ...others].find((each) => each !== 'pearl') ?? 'pearl';
  const alike = [first, ...others].every((each) => each === symbol || each === 'pearl');
  return alike ? [{ line, symbol, pays: paytable[symbol] }] : [];
}

/** What an outcome pays for a bet, both in hundredths; the bet is a multiple of `betUnit`, so that no fraction arises. */
export function winOf(outcome: Outcome, bet: number): number {
  return outcome.lines.reduce((win, { pays }) => win + (pays * bet) / lines.length, 0);
}

/** Bets are multiples of this many hundredths: one for every line. */
export const betUnit = lines.length;

/** The share of all bets that comes back in the long run: the mean over every combination of stops there is. */
export const rtp = meanPay();

function meanPay(): number {
  const combinations = strips.reduce<number[][]>(
    (all, strip) => all.flatMap((stops) => strip.map((_, stop) => [...stops, stop])),
    [[]],
  );
  return combinations.reduce((sum, stops) => sum + winOf(outcomeAt(stops), 1), 0) / combinations.length;
}
