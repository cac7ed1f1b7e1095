import { read, write } from '../endpoint.ts';
import { customerQueue } from '../entities.ts';
import { balance, count, flag, id, int, list, optional, text, time, line } from '../schema.ts';
import { inSession } from './session.ts';

/** Endpoints for game sessions, liked games and support contacts (spec §7). */
export const play = {
  startGame: write(
    'Opens a game: the address works once, and expires',
    { gameId: id, tryIt: optional(flag), activityId: optional(id), lang: optional(line) },
    {
      url: text,
      openType: optional(int),
      orientation: optional(int),
      sessionId: optional(text),
      launchExpire: optional(time),
      coin: optional(balance),
      ...inSession,
    },
    { identified: true },
  ),
  exitGame: write(
    'Leaves the game; what was on its table comes back',
    { gameId: optional(id), sessionId: optional(line) },
    { coin: balance, ...inSession },
    { identified: true, spoils: ['refreshData', 'appUserCoinDetail', 'slotsHackInfo', 'rankInfo'] },
  ),
  gameLike: write('Likes a game, or no longer', { gameId: id, like: flag }, { likeGameIds: list(id) }, { quiet: true }),
  getCustomerServices: read('Who can be asked for help', { itemType: optional(count) }, list(customerQueue), {
    public: true,
    wrapped: true,
    kept: 'public',
  }),
};
