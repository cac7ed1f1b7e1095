import * as codes from '#contract/codes.ts';
import type { kyc } from '#contract/endpoints/kyc.ts';
import { kycStates } from '#contract/kyc.ts';
import { countPictures } from '../newcomers.ts';
import type { OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { spend } from '#sandbox/operator/identity/budgets.ts';
import { lockSession } from '#sandbox/operator/identity/tokens.ts';
import { checkOf, checkOpen, submitCheck } from '#sandbox/operator/kyc/checks.ts';
import { imagesOf, keepImage } from '#sandbox/operator/kyc/images.ts';
import { isSettled, keepRefused } from '#sandbox/operator/kyc/keepRefused.ts';
import { inTurnOfChecks } from '#sandbox/operator/kyc/turns.ts';

/**
 * The refusals of a person or a document, after which the player neither plays nor deposits until another check has
 * passed: whoever gives an excluded player's document learns no more than that it is known.
 */
const refusedForGood = new Set<number>([codes.taken, codes.barred]);

const day = 24 * 60 * 60_000;

/** Handlers for identity checks (KYC). */
export function kycHandlers(operator: OperatorContext): Group<typeof kyc> {
  const { db } = operator;

  return {
    uploadKyc: ({ side, image }, { userId, token, address, time, once }) =>
      once(async (trx) => {
        // The budget before the player, as feedback takes them.
        await countPictures(trx, { userId, address, time }, [image], operator.caps.newcomers);
        await lockSession(trx, { userId, token });
        await checkOpen(trx, userId, time);
        return { fileId: await keepImage(trx, userId, side, image, time) };
      }),
    addKyc: (input, { userId, token, address, time, once }) =>
      inTurnOfChecks({ userId, address }, async () => {
        await spend(db, { name: `checks:${userId}`, most: operator.caps.players.checks, period: day }, time);
        let isCopy = true;
        try {
          return await once(async (trx) => {
            isCopy = false;
            await lockSession(trx, { userId, token });
            await checkOpen(trx, userId, time);
            await submitCheck(trx, userId, input, operator.rules, time);
            return { hasKyc: kycStates.pending };
          });
        } catch (error) {
          if (error instanceof Refusal && refusedForGood.has(error.code))
            await db.transaction().execute(async (trx) => {
              await lockSession(trx, { userId, token });
              // The first one's process may have died before this.
              if (isCopy && (await isSettled(trx, userId, input, time))) return;
              await keepRefused(trx, userId, input, error, time);
            });
          throw error;
        }
      }),
    kyc: async (_, { userId, time }) => ({
      ...(await checkOf(db, userId, time)),
      uploaded: await imagesOf(db, userId),
    }),
  };
}
