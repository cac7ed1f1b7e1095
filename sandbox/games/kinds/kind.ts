import type { Random } from '../../random.ts';

/** A drawn round: its payout, in hundredths of the bet, and what the page shows. */
export interface Drawn {
  /** 0 for a lost round; never between 0 and the bet, so that no loss is shown as a win. */
  pays: number;
}

/** A kind of game: the choices of a bet, how a round is drawn, and its theoretical return. */
export interface Kind {
  /** What a bet may be on; the first is preselected. A single one leaves nothing to choose. */
  choices: readonly [string, ...string[]];
  draw(random: Random, choice: string): Drawn;
  /** Return to player (RTP) of a choice: the mean return of a bet of 1. */
  rtp(choice: string): number;
}

/** Bets are multiples of this many hundredths: of a peso, so that payouts are whole hundredths. */
export const betUnit = 100;

/** The win for a bet, both in hundredths. */
export const winOf = ({ pays }: Drawn, bet: number): number => (pays * bet) / betUnit;

/** Mean return of a bet of 1 over results that are equally likely. */
export const meanPays = (results: readonly Drawn[]): number =>
  results.reduce((sum, { pays }) => sum + pays, 0) / (results.length * betUnit);

/** Draws different items of a list, in the order in which they come. */
export function drawn<T>(list: readonly T[], count: number, random: Random): T[] {
  const left = [...list];
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)[0]!);
}
