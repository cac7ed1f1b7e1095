import type { Output } from '#contract/endpoints.ts';
import type { VipLevel } from '#contract/endpoints/vip.ts';
import type { Money } from '#contract/schema.ts';

const pesos = (amount: number) => (amount * 100) as Money;
const cash = (amount: number) => [{ id: 2001, count: pesos(amount) }];
const points = (count: number) => [{ id: 2002, count }];

const level = (each: number, name: string, experience: number, more: Partial<VipLevel> = {}): VipLevel => ({
  level: each,
  name,
  experience: pesos(experience),
  betLimit: pesos(experience / 5),
  upgradeAward: each ? cash(each * 100) : [],
  upgradeStatus: 0,
  dailyAward: each ? points(each * 5) : [],
  signInAward: each ? points(each * 2) : [],
  rebate: { 1: 30 + each * 10 },
  withdrawTimes: 3 + each,
  feeRate: 100 - each * 10,
  ...more,
});

/** The operator's reply to a player at level 2 of 4 with something of every kind to claim. */
export const vipInfo: Output<'getVipInfo'> = {
  vip: 2,
  vipExp: pesos(120_000),
  nextExp: pesos(250_000),
  bet: pesos(120_000),
  betLimit: pesos(10_000),
  keep: {
    need: pesos(10_000),
    done: pesos(2_500),
    startTime: Date.UTC(2026, 9, 31, 16),
    endTime: Date.UTC(2026, 10, 30, 16),
  },
  levels: [
    level(0, 'Member', 0),
    level(1, 'Bronze', 5_000, { upgradeStatus: 2 }),
    level(2, 'Silver', 50_000, { upgradeStatus: 1 }),
    level(3, 'Gold', 250_000),
  ],
  daily: { status: 1, awards: points(10) },
  signIn: {
    status: 1,
    days: 2,
    list: ([2, 2, 1, 0, 0, 0, 0] as const).map((status, place) => ({ day: place + 1, awards: points(5), status })),
  },
  tasks: [
    {
      id: 1,
      name: 'Bet ₱5,000 this week',
      target: pesos(5_000),
      progress: pesos(6_000),
      status: 1,
      awards: cash(10),
      unit: 'M',
    },
    {
      id: 2,
      name: 'Play on 3 days this week',
      target: 3 as Money,
      progress: 1 as Money,
      status: 0,
      awards: cash(5),
      unit: 'N',
    },
    {
      id: 3,
      name: 'Deposit ₱1,000 this week',
      target: pesos(1_000),
      progress: pesos(1_000),
      status: 2,
      awards: cash(5),
      unit: 'M',
    },
  ],
  unReceiveBonus: pesos(15),
  unReceiveUntil: Date.UTC(2026, 11, 6, 16),
  turnover: 5,
};

/** The requirements of that player's levels at the November review. */
export const vipAudit: Output<'getVipLevelAudit'> = {
  list: [[1, 5_000, 0, true] as const, [2, 50_000, 10_000, false] as const, [3, 250_000, 0, false] as const].map(
    ([each, needExp, needBet, passed]) => ({
      level: each,
      needExp: pesos(needExp),
      exp: pesos(120_000),
      needBet: pesos(needBet),
      bet: pesos(2_500),
      needRecharge: pesos(0),
      recharge: pesos(500),
      passed,
    }),
  ),
  reviewTime: Date.UTC(2026, 10, 30, 16),
};

/** The operator's map of those levels, by palette. */
export const vipMap = Object.fromEntries(
  vipInfo.levels.map(({ level: each, name, experience, betLimit }) => [
    String(each),
    { level: each, name, experience, betLimit, theme: each },
  ]),
);
