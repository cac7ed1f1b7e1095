import type { Random } from '../../random.ts';
import { betUnit, type Drawn, type Kind } from './kind.ts';

/** The return of all bets, whatever the cash-out, in hundredths. */
const share = 96;

/** The resolution of a draw. */
const steps = 1_000_000;

/** The multipliers at which a player may cash out, chosen before the round. */
const targets = ['1.20', '1.50', '2.00', '3.00', '5.00', '10.00', '20.00'] as const;

const hundredthsOf = (target: string) => Math.round(Number(target) * betUnit);

/** Where a draw from 0 to `steps` ends the round, in hundredths of the bet; the higher, the rarer. */
const endOf = (number: number): number => Math.max(betUnit, Math.floor((share * steps) / (steps - number)));

/** Where the multiplier stopped, in hundredths, and whether the cash-out came before. */
interface Flight extends Drawn {
  end: number;
  target: number;
}

function draw(random: Random, choice: string): Flight {
  const end = endOf(random(steps));
  const target = hundredthsOf(choice);
  return { end, target, pays: end >= target ? target : 0 };
}

/**
 * A multiplier that rises until it crashes. The cash-out is set with the bet, so that no lost connection can miss it.
 */
export const crash = {
  choices: targets,
  draw,
  rtp: (choice: string) => {
    const target = hundredthsOf(choice);
    const reached = Math.floor((share * steps) / target);
    return (reached * target) / (steps * betUnit);
  },
} satisfies Kind;
