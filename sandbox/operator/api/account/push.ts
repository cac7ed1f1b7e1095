import * as codes from '#contract/codes.ts';
import type { push } from '#contract/endpoints/push.ts';
import type { Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { hashToken } from '#sandbox/operator/identity/tokens.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { restrictionOf } from '#sandbox/operator/kyc/mayPlay.ts';
import { restriction } from '#sandbox/operator/rg/exclusions.ts';
import { areKeys, isPushService } from '#sandbox/operator/push/services.ts';

/** Max devices of a player that get messages; the oldest is replaced. */
const mostDevices = 10;

/** Handlers for web push (O-23). A device belongs to its last owner, and gets nothing after that session. */
export function pushHandlers(operator: OperatorContext): Group<typeof push> {
  const { db } = operator;
  return {
    pushSubscribe: ({ endpoint, keys, lang, topics }, { userId, token, time, once }) =>
      once(async (trx) => {
        if (!isPushService(endpoint, operator.pushServices))
          throw new Refusal(codes.badParameter, 'Not a push service', { field: 'endpoint' });
        if (!areKeys(keys)) throw new Refusal(codes.badParameter, 'Not the keys of a browser', { field: 'keys' });
        await lockPlayer(trx, userId);
        const kept = await restrictionOf(trx, userId, time);
        if (kept) throw restriction(kept);
        const row = {
          ...keys,
          userId,
          lang,
          session: hashToken(token),
          topics: JSON.stringify([...new Set(topics)]),
          madeAt: time,
        };
        await trx
          .insertInto('pushSubscriptions')
          .values({ ...row, endpoint })
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
          .execute();
        const beyond = trx
          .selectFrom('pushSubscriptions')
          .select('endpoint')
          .where('userId', '=', userId)
          .orderBy('madeAt', 'desc')
          .orderBy('endpoint')
          .offset(mostDevices);
        await trx.deleteFrom('pushSubscriptions').where('endpoint', 'in', beyond).execute();
        return {};
      }),
    pushUnsubscribe: async ({ endpoint }, { userId }) => {
      await db.deleteFrom('pushSubscriptions').where('endpoint', '=', endpoint).where('userId', '=', userId).execute();
      return {};
    },
  };
}
