import { awarded, moved } from '../awards.ts';
import { read, write, ofFeature } from '../endpoint.ts';
import { balance, count, id, list, oneOf, optional, page, record, text, time, type Infer } from '../schema.ts';
import { paging } from './bounds.ts';

/**
 * The rebate of a kind of games, `type` being its id: valid bets and their rebate, hundredths; `rate` the player's
 * current one, 1/10000; `status` as in `rebateStates`.
 */
const ofType = record({
  type: id,
  name: text,
  validBet: balance,
  rate: count,
  bonus: balance,
  status: oneOf(0, 1, 2),
  /** Valid bets since midnight in Manila, and their rebate at the current rate: claimable from `nextTime`. */
  todayBet: optional(balance),
  todayBonus: optional(balance),
  /** When the oldest of it expires. */
  expireTime: optional(time),
});
const rebates = list(ofType);

/**
 * The rebate of a kind of games for a day in Manila: `status` as in `awardStates`, `time` when it became claimable.
 */
const entry = record({
  id,
  time,
  type: id,
  name: optional(text),
  validBet: balance,
  rate: count,
  bonus: balance,
  status: oneOf(1, 2, 3),
  claimTime: optional(time),
  expireTime: optional(time),
});

export type Rebate = Infer<typeof ofType>;
export type RebateEntry = Infer<typeof entry>;

const changes = ['betBonus', 'betBonusLog', ...moved];

/** Endpoints for rebates (spec §7, payloads H). */
export const rebate = ofFeature('rebate', {
  betBonus: read(
    'The rebates: of a kind of games, or of all (0)',
    { type: id },
    {
      type: id,
      list: rebates,
      /** The total rebate in hundredths, and the part claimable now: 0 below `minReceive`. */
      total: balance,
      canReceive: balance,
      /** When the bets of today become claimable: midnight in Manila. */
      nextTime: time,
      minReceive: balance,
      /** How many times a rebate must be staked before withdrawal, and for how many days it is claimable. */
      turnover: optional(count),
      expireDays: optional(count),
    },
    { wrapped: true, kept: 'user' },
  ),
  betBonusReceive: write(
    'Claims the rebates of all kinds of games',
    {},
    { ...awarded, total: balance },
    {
      money: true,
      spoils: changes,
    },
  ),
  betBonusByTypeReceive: write(
    'Claims the rebate of one kind of games',
    { type: id },
    { ...awarded, list: rebates },
    {
      money: true,
      spoils: changes,
    },
  ),
  betBonusLog: read(
    'The rebates by day and kind of games, the latest first',
    { ...paging, type: optional(id), startTime: optional(time), endTime: optional(time) },
    page(entry),
    { kept: 'user' },
  ),
});
