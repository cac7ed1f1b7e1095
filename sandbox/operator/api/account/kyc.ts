import type { kyc } from '#contract/endpoints/kyc.ts';
import { kycStates } from '#contract/kyc.ts';
import type { OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';
import { checkOf, checkOpen, submitCheck } from '#sandbox/operator/kyc/checks.ts';
import { imagesOf, keepImage } from '#sandbox/operator/kyc/images.ts';
import { lockPlayer } from '#sandbox/operator/money/turnover.ts';

/** Handlers for identity checks (KYC). */
export function kycHandlers(operator: OperatorContext): Group<typeof kyc> {
  const { db } = operator;

  return {
    uploadKyc: ({ side, image }, { userId, time, once }) =>
      once(async (trx) => {
        await checkOpen(trx, userId, time);
        return { fileId: await keepImage(trx, userId, side, image, time) };
      }),
    addKyc: (input, { userId, time, once }) =>
      once(async (trx) => {
        await lockPlayer(trx, userId);
        await checkOpen(trx, userId, time);
        await submitCheck(trx, userId, input, operator.rules, time);
        return { hasKyc: kycStates.pending };
      }),
    kyc: async (_, { userId, time }) => ({
      ...(await checkOf(db, userId, time)),
      uploaded: await imagesOf(db, userId),
    }),
  };
}
