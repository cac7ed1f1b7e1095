import { moved } from '../awards.ts';
import { read, write, ofFeature } from '../endpoint.ts';
import { balance, count, id, int, list, optional, page, record, text, time, type Infer } from '../schema.ts';
import { paging } from './bounds.ts';

/** A possible result: `id` as in the settings' awards, `chance` in parts per million of all draws. */
const result = record({ id, propId: id, count: int, chance: count });

/** A draw in a player's record: `type` as in `drawTypes`, `count` in hundredths where the prop is money. */
const drawn = record({ id, propId: id, count: int, type: int, time });

/** A player's largest win, and its rank from 1; 0 for one who hasn't won. */
const ranked = record({ rank: count, nickname: text, propId: id, count: int, time });

export type RankedWin = Infer<typeof ranked>;

/** Endpoints for the jackpot's wheel (spec §7). */
export const jackpotWheel = ofFeature('jackpot', {
  receiveDrawChance: write(
    'Uses up a chance: draws, and pays what was won before it answers',
    {},
    { id, propId: id, count: int, type: int, bonus: optional(balance) },
    {
      wrapped: true,
      money: true,
      spoils: ['activityGetStatusList', 'getPersonJackpotDrawAwardLog', 'getJackpotRank', ...moved],
    },
  ),
  getPersonJackpotDrawAwardLog: read('What the player has drawn, latest first', paging, page(drawn), {
    wrapped: true,
    kept: 'user',
  }),
  getJackpotRank: read(
    'The largest win of each player, largest first, and that of the player',
    paging,
    { allRank: record(page(ranked)), personRank: optional(ranked) },
    { wrapped: true, kept: 'user' },
  ),
  jackpotRules: read(
    'The odds of the wheel, and what a chance asks for: hundredths deposited and staked on a day',
    {},
    {
      results: list(result),
      deposit: balance,
      stake: balance,
      /** The share of every stake that feeds the jackpots, in 1/10000. */
      share: count,
    },
    { wrapped: true, public: true, kept: 'public', extension: true },
  ),
});
