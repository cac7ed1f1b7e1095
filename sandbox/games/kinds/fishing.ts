import type { Random } from '../../random.ts';
import { betUnit, type Drawn, type Kind } from './kind.ts';

/** The return of all shots, whatever the fish. */
const share = 96;

/** The fish, and the payout of catching each, in bets: the higher, the rarer. */
export const fishPays = { fish: 2, crab: 3, puffer: 5, octopus: 10, ray: 25, shark: 50 } as const;
export type Fish = keyof typeof fishPays;

const paysOf = (fish: string) => fishPays[fish as Fish];

/** The chance that a shot catches its fish: `share` hundredths, divided by its payout. */
export const catchChance = (fish: string): number => share / (paysOf(fish) * betUnit);

interface Shot extends Drawn {
  caught: boolean;
}

function draw(random: Random, fish: string): Shot {
  const every = paysOf(fish) * betUnit;
  const caught = random(every) >= every - share;
  return { caught, pays: caught ? every : 0 };
}

/** One shot at one fish: each has its price and its chance. */
export const fishing = {
  choices: Object.keys(fishPays) as [Fish, ...Fish[]],
  draw,
  rtp: (fish: string) => catchChance(fish) * paysOf(fish),
} satisfies Kind;
