import { awarded, moved } from '../awards.ts';
import { awardStates, rankPeriods } from '../rewards/contests.ts';
import { read, write, ofFeature } from '../endpoint.ts';
import { balance, count, id, list, oneOf, page, record, text, time, type Infer } from '../schema.ts';
import { reward } from '../signInReply.ts';
import { paging } from './bounds.ts';

const { day, week, month } = rankPeriods;
const { none, claimable, claimed } = awardStates;

/** A player in the ranking: `value` is the sum of their valid bets. */
const place = record({ rank: count, nickname: text, value: balance, awards: list(reward) });

/** The prize for a range of places. */
const prize = record({ from: count, to: count, awards: list(reward) });

/** The player's awarded place in an ended period, claimable until `expireTime`. */
const result = record({
  id,
  startTime: time,
  endTime: time,
  expireTime: time,
  rank: count,
  value: balance,
  awards: list(reward),
  status: oneOf(claimable, claimed),
});

export type RankPrize = Infer<typeof prize>;
export type RankResult = Infer<typeof result>;

/** Endpoints of the ranking by valid bets (payloads K). */
export const rank = ofFeature('rank', {
  rankInfo: read(
    'The ranking of a day, a week or a month, with the player’s own place and what ended periods have for them',
    { period: oneOf(day, week, month), ...paging },
    {
      ...page(place),
      startTime: time,
      endTime: time,
      /** For how many days an award is claimable, and how many times its money must be staked before withdrawal. */
      rule: record({ claimDays: count, turnover: count }),
      prizes: list(prize),
      /** `rank` 0 is none; `gap` is the distance to the next place up. */
      me: record({ rank: count, value: balance, gap: balance, status: oneOf(none, claimable, claimed) }),
      past: list(result),
    },
    { wrapped: true, kept: 'user', extension: true },
  ),
  rankReceive: write('Claims the award of a place in a period that has ended', { id }, awarded, {
    money: true,
    extension: true,
    spoils: ['rankInfo', ...moved],
  }),
});
