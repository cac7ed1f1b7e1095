import { awarded, moved } from '../awards.ts';
import { read, write, ofFeature } from '../endpoint.ts';
import {
  balance,
  count,
  dictionary,
  flag,
  id,
  int,
  list,
  oneOf,
  optional,
  record,
  text,
  time,
  type Infer,
} from '../schema.ts';
import { reward } from '../signInReply.ts';

const awards = list(reward);
/** As in `vipStates`. */
const state = oneOf(0, 1, 2);

/**
 * A VIP level: `experience` reaches it, `betLimit` in bets of a calendar month keeps it; rebate rates by game type
 * and the highest withdrawal fee in 1/10000; `showType` as in `levelShows`.
 */
const level = record({
  level: count,
  name: text,
  showType: optional(int),
  experience: balance,
  betLimit: balance,
  upgradeAward: awards,
  upgradeStatus: state,
  dailyAward: awards,
  signInAward: awards,
  rebate: optional(dictionary(int)),
  withdrawTimes: optional(count),
  feeRate: optional(count),
});
const levels = list(level);

const daily = record({ status: state, awards });

/** The sign-ins of a week: `days` so far, and the award for each of its seven days, `status` as in `dayStates`. */
const signIn = record({
  status: state,
  days: count,
  list: list(record({ day: count, awards, status: oneOf(0, 1, 2, 3) })),
});

/** A VIP task: `unit` M for hundredths, else a number; `status` 0 in progress, 1 claimable, 2 claimed, 3 ended. */
const task = record({
  id,
  name: text,
  target: balance,
  progress: balance,
  status: oneOf(0, 1, 2, 3),
  awards,
  unit: optional(oneOf('N', 'M')),
  endTime: optional(time),
});
const tasks = list(task);

/** A level's requirement and the progress; a need of 0 means no requirement. */
const check = record({
  level: count,
  needExp: balance,
  exp: balance,
  needBet: balance,
  bet: balance,
  needRecharge: balance,
  recharge: balance,
  passed: flag,
});

export type VipLevel = Infer<typeof level>;
export type VipTask = Infer<typeof task>;
export type LevelCheck = Infer<typeof check>;

const money = { money: true, spoils: ['getVipInfo', 'activityGetStatusList', ...moved] } as const;

/** Endpoints for VIP levels, their awards and tasks (spec §7, payloads H). */
export const vip = ofFeature('vip', {
  getVipInfo: read(
    'The VIP level: what it takes to keep it and to rise, the awards of the day, and the tasks of the week',
    {},
    {
      vip: count,
      vipExp: balance,
      /** The experience of the next level; absent at the highest. */
      nextExp: optional(balance),
      bet: balance,
      betLimit: balance,
      /** The bets that keep the level, from `startTime` (absent: already counting) until the review at `endTime`. */
      keep: optional(record({ need: balance, done: balance, startTime: optional(time), endTime: time })),
      /** The lost level that comes back next, and this month's bets that restore it. */
      back: optional(record({ level: count, need: balance, done: balance })),
      levels,
      daily,
      signIn,
      tasks,
      /** Unclaimed awards of past weeks' tasks, and when the first of them expires. */
      unReceiveBonus: balance,
      unReceiveUntil: optional(time),
      /** How many times these awards' money must be staked before withdrawal (RG-26). */
      turnover: optional(count),
    },
    { wrapped: true, kept: 'user' },
  ),
  getVipLevelAudit: read(
    'What each level, or one, asks for at the next review, and how much of it is done',
    { level: optional(count) },
    { list: list(check), reviewTime: optional(time) },
    { wrapped: true, kept: 'user' },
  ),
  receiveVipBonusUser: write('Claims the award for reaching a level', { level: count }, { ...awarded, levels }, money),
  appVipUserReceiveDaily: write('Claims the level’s award of today', {}, { ...awarded, daily }, money),
  appVipUserReceiveSignInAward: write(
    'Signs in for today and claims what that gives',
    { day: optional(count) },
    { ...awarded, signIn },
    money,
  ),
  receiveVipTask: write('Claims the award of a VIP task of this week', { id }, { ...awarded, tasks }, money),
  receiveVipTaskUnReceiveBonus: write(
    'Claims what is left of the tasks of past weeks',
    {},
    { ...awarded, unReceiveBonus: balance },
    money,
  ),
});
