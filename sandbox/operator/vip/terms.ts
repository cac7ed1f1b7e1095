import { props } from '#contract/props.ts';
import type { Reward } from '#contract/signInReply.ts';
import type { Money } from '#contract/schema.ts';
import { pesos } from '#sandbox/hundredths.ts';

const points = (count: number): Reward => ({ id: props.points, count });
const cash = (amount: number): Reward => ({ id: props.coin, count: pesos(amount) });

/** A level's awards: once for reaching it, every day, and for each sign-in. */
interface LevelAwards {
  upgrade: Reward[];
  daily: Reward[];
  signIn: Reward[];
}

const nothing: LevelAwards = { upgrade: [], daily: [], signIn: [] };

/** The awards of the levels from 0 on; levels beyond these have the last one's (G-03). */
const awards: readonly LevelAwards[] = [
  nothing,
  { upgrade: [cash(20)], daily: [points(5)], signIn: [points(2)] },
  { upgrade: [cash(100)], daily: [points(10)], signIn: [points(5)] },
  { upgrade: [cash(500), points(100)], daily: [cash(5)], signIn: [points(10)] },
  { upgrade: [cash(2_000), points(500)], daily: [cash(10)], signIn: [points(20)] },
  { upgrade: [cash(10_000), points(2_000)], daily: [cash(25)], signIn: [points(50)] },
];

/** The awards of a level. */
export const awardsOf = (level: number): LevelAwards => awards[Math.min(level, awards.length - 1)] ?? nothing;

/** The sign-ins of a week: their number, and the multiple of the award that the last of them gives. */
export const signIns = { days: 7, lastTimes: 3 } as const;

/** The award of a level's sign-in of a week, from 1 on. */
export const signInAward = (level: number, day: number): Reward[] =>
  awardsOf(level).signIn.map(({ id, count }) => ({
    id,
    count: day === signIns.days ? count * signIns.lastTimes : count,
  }));

/** The lowest level that has tasks. */
export const tasksFrom = 1;

/** For how many weeks after its own a task's award can still be claimed. */
export const weeksKept = 4;

/** A weekly task from Monday, Manila time: what is counted, its target, and its money award. */
export interface WeeklyTask {
  id: number;
  name: string;
  counts: 'bet' | 'recharge' | 'days';
  target: number;
  award: Money;
}

/** The VIP tasks: amounts bet and deposited, and days with a bet (VI-05). */
export const weeklyTasks: readonly WeeklyTask[] = [
  { id: 1, name: 'Bet ₱5,000 this week', counts: 'bet', target: pesos(5_000), award: pesos(10) },
  { id: 2, name: 'Play on 3 days this week', counts: 'days', target: 3, award: pesos(5) },
  { id: 3, name: 'Deposit ₱1,000 this week', counts: 'recharge', target: pesos(1_000), award: pesos(5) },
];
