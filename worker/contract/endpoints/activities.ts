import { read } from '../endpoint.ts';
import { balance, dictionary, flag, id, list, optional, record, text } from '../schema.ts';
import { activity, jackpotAmounts } from '../entities.ts';

/** Activities are requested at most once a second (spec §9). */
const refreshThrottle = 1_000;

/** Endpoints for activities (spec §7). */
export const activities = {
  getActivityIds: read(
    'The activities that run, by type',
    {},
    {
      activityMap: dictionary(activity),
      activityIds: optional(list(id)),
      hasTurntable: optional(flag),
      totalRecharge: optional(balance),
      /** The jackpot's tiers while it runs, for visitors too, and its latest winners of money, with their names masked. */
      jackpot: optional(
        record({
          ...jackpotAmounts,
          winners: optional(list(record({ nickname: text, amount: balance }))),
        }),
      ),
    },
    { public: true, fresh: refreshThrottle, kept: 'public' },
  ),
  activityGetStatusList: read(
    'Where something waits for the player: the red dots',
    {},
    {
      spin: flag,
      task: flag,
      agent5: flag,
      vip: flag,
      signIn: flag,
      emailAward: flag,
      canReceiveDrawChance: flag,
      /** A reply to feedback that the player hasn't read (payloads K). */
      feedback: optional(flag),
    },
    { fresh: refreshThrottle, kept: 'user', polled: true },
  ),
};
