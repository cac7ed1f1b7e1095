import type { Output } from '#contract/endpoints.ts';
import type { Money } from '#contract/schema.ts';

const money = (amount: number) => amount as Money;
/** Step `id` of the invite rewards, which needs 3 × `id` members and gives 10 × `id` points. */
export const step = (id: number, status: 0 | 1 | 2, progress = 1) => ({
  id,
  target: id * 3,
  progress,
  status,
  awards: [{ id: 2002, count: id * 10 }],
});
/** The operator's reply to an agent at level 1 of 2. */
export const standing: Output<'appAgent5User'> = {
  inviteCode: 'ABCD1234',
  shareUrl: 'https://perlas.test/auth/register?code=ABCD1234',
  direct: 12,
  valid: 4,
  team: 40,
  todayNew: 2,
  totalCommission: money(90_000),
  canReceive: money(1_500),
  unreceived: money(1_500),
  yesterday: money(700),
  today: money(300),
  curLevel: 1,
  levels: [
    { level: 1, minValid: 1, rate: 10 },
    { level: 2, minValid: 10, rate: 25 },
  ],
  validRule: { minRecharge: money(50_000), minBet: money(100_000) },
  inviteTasks: [step(1, 1), step(2, 0)],
  goalReached: 0,
  minReceive: money(1_000),
  turnover: 0,
};
