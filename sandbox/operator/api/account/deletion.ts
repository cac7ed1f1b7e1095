import type { deletion } from '#contract/endpoints/deletion.ts';
import type { OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';
import { cancelDeletion, describeDeletion, requestDeletion } from '#sandbox/operator/deletion/deletions.ts';
import { checkOwnPassword } from '#sandbox/operator/identity/logins.ts';
import { playerOf } from '#sandbox/operator/identity/players.ts';
import { checkProven } from '#sandbox/operator/identity/reauthentication.ts';
import { lockSession } from '#sandbox/operator/identity/tokens.ts';
import { settlePayouts } from '#sandbox/operator/money/payouts.ts';

/** Handlers for the deletion of the player's account. */
export function deletionHandlers({ db }: OperatorContext): Group<typeof deletion> {
  return {
    deletionInfo: async (_, { userId, time }) => {
      await settlePayouts(db, time, userId);
      return describeDeletion(db, userId, time);
    },
    deletionRequest: async ({ password, smsCode }, context) => {
      const { userId, time } = context;
      await settlePayouts(db, time, userId);
      const isByPassword = Boolean(password && (await playerOf(db, userId)).passwordHash);
      if (isByPassword) await checkOwnPassword(db, context, password!);
      return context.once(async (trx) => {
        await lockSession(trx, context);
        if (!isByPassword) await checkProven(trx, context, { smsCode });
        await requestDeletion(trx, userId, time);
        return describeDeletion(trx, userId, time);
      });
    },
    deletionCancel: (_, { userId, token, time, once }) =>
      once(async (trx) => {
        await lockSession(trx, { userId, token });
        await cancelDeletion(trx, userId, time);
        return describeDeletion(trx, userId, time);
      }),
  };
}
