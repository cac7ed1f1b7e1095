import type { Random } from '../../random.ts';
import { betUnit, meanPays, type Drawn, type Kind } from './kind.ts';

/** The pockets of a wheel with one zero, in their order around it. */
export const wheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The colour of a number: zero is green. */
export const colourOf = (number: number): 'red' | 'black' | 'green' => {
  if (number === 0) return 'green';
  return reds.has(number) ? 'red' : 'black';
};

/** The bets: the payout in bets, and the winning numbers. */
export const tableBets = {
  red: { pays: 2, wins: (number: number) => colourOf(number) === 'red' },
  black: { pays: 2, wins: (number: number) => colourOf(number) === 'black' },
  even: { pays: 2, wins: (number: number) => number > 0 && number % 2 === 0 },
  odd: { pays: 2, wins: (number: number) => number % 2 === 1 },
  dozen1: { pays: 3, wins: (number: number) => number >= 1 && number <= 12 },
  dozen2: { pays: 3, wins: (number: number) => number >= 13 && number <= 24 },
  dozen3: { pays: 3, wins: (number: number) => number >= 25 },
} as const;
export type TableBet = keyof typeof tableBets;

/** The number at which the ball rests, from 0 to 36. */
interface Fall extends Drawn {
  number: number;
}

function fallen(number: number, choice: string): Fall {
  const { pays, wins } = tableBets[choice as TableBet];
  return { number, pays: wins(number) ? pays * betUnit : 0 };
}

/** Roulette with one zero: colours, even or odd, and dozens. */
export const roulette = {
  choices: Object.keys(tableBets) as [TableBet, ...TableBet[]],
  draw: (random: Random, choice: string) => fallen(random(wheel.length), choice),
  rtp: (choice: string) => meanPays(wheel.map((number) => fallen(number, choice))),
} satisfies Kind;
