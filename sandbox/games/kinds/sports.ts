import type { Random } from '../../random.ts';
import { betUnit, type Drawn, type Kind } from './kind.ts';

/** The results of a match, home and away, and their frequency in a thousand matches. */
export const scores: readonly (readonly [home: number, away: number, share: number])[] = [
  [0, 0, 80],
  [1, 1, 125],
  [2, 2, 50],
  [3, 3, 15],
  [1, 0, 130],
  [2, 0, 90],
  [2, 1, 100],
  [3, 0, 45],
  [3, 1, 55],
  [3, 2, 30],
  [0, 1, 90],
  [0, 2, 50],
  [1, 2, 75],
  [0, 3, 20],
  [1, 3, 25],
  [2, 3, 20],
];

/** The payout of a right pick, in hundredths of the bet. */
export const odds = { home: 210, draw: 350, away: 340 } as const;
export type Pick = keyof typeof odds;

const matches = scores.flatMap(([home, away, share]) => Array.from({ length: share }, () => [home, away] as const));

const winnerOf = (home: number, away: number): Pick => {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
};

/** The minutes of the goals, and for whom, in the order of the match; the last ones make the result. */
interface Match extends Drawn {
  home: number;
  away: number;
  goals: { minute: number; team: 'home' | 'away' }[];
}

const minutes = 90;

function draw(random: Random, pick: string): Match {
  const [home, away] = matches[random(matches.length)]!;
  const teams = [...Array<'home'>(home).fill('home'), ...Array<'away'>(away).fill('away')];
  const goals = teams
    .map((team) => ({ team, minute: 1 + random(minutes) }))
    .toSorted((one, other) => one.minute - other.minute);
  return { home, away, goals, pays: winnerOf(home, away) === pick ? odds[pick] : 0 };
}

/** A simulated match: a pick of home, draw or away. */
export const sports = {
  choices: ['home', 'draw', 'away'] as const,
  draw,
  rtp: (pick: string) => {
    const right = matches.filter(([home, away]) => winnerOf(home, away) === pick).length;
    return (right * odds[pick as Pick]) / (matches.length * betUnit);
  },
} satisfies Kind;
