import type { Random } from '../../random.ts';

/** A drawn round: what it pays, in hundredths of the bet, and what the page shows of it. */
export interface Drawn {
  /** 0 for a lost round; never between 0 and the bet, so that no loss is shown as a win. */
  pays: number;
}

/** A kind of game: what a player may choose with the bet, how a round is drawn, and its theoretical return. */
export interface Kind {
  /** What a bet may be on; the first one is chosen at the beginning. A single one leaves nothing to choose. */
  choices: readonly [string, ...string[]];
  draw(random: Random, choice: string): Drawn;
  /** Return to player (RTP) of a choice: the mean of what a bet of 1 gets back. */
  rtp(choice: string): number;
}

/** Bets are multiples of this many hundredths: of a peso, so that what a round pays is whole hundredths. */
export const betUnit = 100;

/** The win for a bet, both in hundredths. */
export const winOf = ({ pays }: Drawn, bet: number): number => (pays * bet) / betUnit;

/** Mean return of a bet of 1 over results that are equally likely. */
export const meanPays = (results: readonly Drawn[]): number =>
  results.reduce((sum, { pays }) => sum + pays, 0) / (results.length * betUnit);

/** Draws so many different items of a list, in the order in which they come. */
export function drawn<T>(list: readonly T[], count: number, random: Random): T[] {
  const left = [...list];
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)[0]!);
}
