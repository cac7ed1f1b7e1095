/** The symbols: the wild pearl, then from rarest to most common. */
export const symbols = ['pearl', 'gem', 'turtle', 'nautilus', 'starfish', 'fish', 'coral'] as const;
export type SlotSymbol = (typeof symbols)[number];

/** Payout of three alike on one line, in bets per line. The lowest exceeds the whole bet. */
export const paytable: Readonly<Record<SlotSymbol, number>> = {
  pearl: 60,
  gem: 40,
  turtle: 20,
  nautilus: 15,
  starfish: 10,
  fish: 8,
  coral: 6,
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

/** The three reels as strips of symbols, by initials, from top to bottom and cyclic; every stop is equally likely. */
export const strips: readonly (readonly SlotSymbol[])[] = [
  'fcsnctncfscfpcftncfgspcs',
  'cnfcnsctpfcsfcgfspcfncts',
  'gfscnscnfpcfnctfcspcsftc',
].map((strip) => Array.from(strip, (initial) => symbols.find((symbol) => symbol.startsWith(initial))!));

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
export interface Outcome {
  stops: number[];
  reels: SlotSymbol[][];
  lines: LineWin[];
}

/** A random integer from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

/** Stops every reel at a random position. */
export const spin = (random: Random): Outcome => outcomeAt(strips.map((strip) => random(strip.length)));

/** The outcome when each reel stops with the given symbol in the top row. */
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

/** The win of an outcome for a bet, both in hundredths; the bet is a multiple of `betUnit`, so that no fraction arises. */
export function winOf(outcome: Outcome, bet: number): number {
  return outcome.lines.reduce((win, { pays }) => win + (pays * bet) / lines.length, 0);
}

/** Bets are multiples of this many hundredths: one per line. */
export const betUnit = lines.length;

/** Return to player (RTP): the mean payout over all combinations of stops. */
export const rtp = meanPay();

function meanPay(): number {
  const combinations = strips.reduce<number[][]>(
    (all, strip) => all.flatMap((stops) => strip.map((_, stop) => [...stops, stop])),
    [[]],
  );
  return combinations.reduce((sum, stops) => sum + winOf(outcomeAt(stops), 1), 0) / combinations.length;
}
