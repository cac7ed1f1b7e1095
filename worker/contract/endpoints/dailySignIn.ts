import { awarded, moved } from '../awards.ts';
import { read, write, ofFeature } from '../endpoint.ts';
import { balance, count, flag, id, list, oneOf, optional, record, text, type Infer } from '../schema.ts';
import { reward } from '../signInReply.ts';

/** One of the seven days: `status` as in `dayStates`. */
const day = record({ day: count, awards: list(reward), status: oneOf(0, 1, 2, 3) });
/** An award for a total of days: `status` as in `totalStates`. */
const total = record({ id, days: count, awards: list(reward), status: oneOf(0, 1, 2) });

export type SignInDay = Infer<typeof day>;

const lists = { list: list(day), total: list(total) };

/** Endpoints for the daily sign-in (spec §7, payloads G). */
export const dailySignIn = ofFeature('signIn', {
  loginBonus3User: read(
    'The daily sign-in: seven days, the awards for days in all, and what has to be done first',
    {},
    {
      cycle: count,
      day: count,
      signedToday: flag,
      serverDate: text,
      ...lists,
      /** The player's total number of sign-in days. */
      signedDays: count,
      /**
       * `betDays`: for how many days, today included, bets count; `turnover`: how many times an award's money must be
       * staked before it can be withdrawn.
       */
      need: record({
        recharge: balance,
        bet: balance,
        recharged: balance,
        betDone: balance,
        betDays: optional(count),
        turnover: optional(count),
      }),
    },
    { wrapped: true, kept: 'user' },
  ),
  loginBonus3UserReceive: write(
    'Receives the award of today, by its day, or one for days in all, by its id',
    { day: optional(count), id: optional(id) },
    { ...awarded, ...lists },
    { money: true, spoils: ['loginBonus3User', 'activityGetStatusList', 'getTaskUser', ...moved] },
  ),
});
