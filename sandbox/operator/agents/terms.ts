import type { AgentLevel } from '#contract/endpoints/agents.ts';
import { props } from '#contract/props.ts';
import type { Reward } from '#contract/signInReply.ts';
import { pesos } from '#sandbox/hundredths.ts';

/** What makes a member valid: paid deposits and settled bets of own money since the registration (SH-05). */
export const validRule = { minRecharge: pesos(200), minBet: pesos(1_000) };

/** The levels of agents in ascending order: the valid members required, and the rate, 1/10000 (SH-06). */
export const levels: readonly AgentLevel[] = [
  { level: 1, minValid: 1, rate: 20 },
  { level: 2, minValid: 5, rate: 30 },
  { level: 3, minValid: 20, rate: 40 },
  { level: 4, minValid: 50, rate: 50 },
];

/** The level for this many valid members; below the first there is no commission. */
export const levelFor = (valid: number): AgentLevel =>
  levels.findLast(({ minValid }) => minValid <= valid) ?? { level: 0, minValid: 0, rate: 0 };

/** The least commission that is claimed at once, hundredths. */
export const leastReceived = pesos(1);

/** How many generations of members a team has. */
export const generations = 10;

/** A step of inviting: the valid members required, and its one-time award. */
interface Step {
  id: number;
  target: number;
  awards: readonly Reward[];
}

/** The steps of inviting in ascending order; the last is the goal (SH-05). */
export const steps: readonly [...Step[], Step] = [
  { id: 1, target: 1, awards: [{ id: props.points, count: 100 }] },
  { id: 2, target: 3, awards: [{ id: props.coin, count: pesos(30) }] },
  { id: 3, target: 5, awards: [{ id: props.coin, count: pesos(60) }] },
  {
    id: 4,
    target: 10,
    awards: [
      { id: props.coin, count: pesos(150) },
      { id: props.points, count: 500 },
    ],
  },
];
