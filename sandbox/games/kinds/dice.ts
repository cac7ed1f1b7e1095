import type { Random } from '../../random.ts';
import { betUnit, meanPays, type Drawn, type Kind } from './kind.ts';

const sides = ['1', '2', '3', '4', '5', '6'] as const;
const diceCount = 3;

/** The payout of the chosen side, in bets, by how many of the three dice show it. */
export const sidePays = [0, 2, 3, 11] as const;

/** The sides that the dice show, from 1 to 6. */
interface Throw extends Drawn {
  shown: number[];
}

function thrown(shown: number[], side: string): Throw {
  const alike = shown.filter((each) => each === Number(side)).length;
  return { shown, pays: sidePays[alike]! * betUnit };
}

const faces = sides.map(Number);
const all = faces.flatMap((one) => faces.flatMap((two) => faces.map((three) => thrown([one, two, three], sides[0]))));
const rtp = meanPays(all);

/** The chances that none, one, two or all of the dice show a side. */
export const sideChances: readonly number[] = sidePays.map(
  (pays) => all.filter((each) => each.pays === pays * betUnit).length / all.length,
);

/** Three dice and one side to bet on: numbers, or the colours of a fair's color game. */
export const dice = {
  choices: sides,
  // The highest side comes first, so that a random number of 0 doesn't win on the initial choice.
  draw: (random: Random, side: string) =>
    thrown(
      Array.from({ length: diceCount }, () => faces.at(-1 - random(faces.length))!),
      side,
    ),
  rtp: () => rtp,
} satisfies Kind;
