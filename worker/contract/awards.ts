import { holdings } from './entities.ts';
import { list } from './schema.ts';
import { reward } from './signInReply.ts';

/** The answer to a claim: the rewards given, and the holdings that changed. */
export const awarded = { rewards: list(reward), ...holdings };

/** The reads that a reward, or another change of the balance, makes stale. */
export const moved = ['appUserCoinDetail', 'refreshData', 'getExchange', 'activityAwardGetLog'];
