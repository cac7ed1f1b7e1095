import { randomUUID } from 'node:crypto';
import * as codes from '#contract/codes.ts';
import type { safebox } from '#contract/endpoints/safebox.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import { pageOf, type Paging } from '#sandbox/db/paging.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { balanceOf, move } from '#sandbox/ledger/ledger.ts';
import { transferTypes } from '#sandbox/ledger/transferTypes.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import type { OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';
import { spend } from '#sandbox/operator/identity/budgets.ts';
import { ownBudget } from '#sandbox/operator/identity/logins.ts';
import { hashPassword, inPlayersTurn } from '#sandbox/operator/identity/passwords.ts';
import {
  changedMeanwhile,
  checkOwnCode,
  checkSafebox,
  compareSafebox,
  isOwnCode,
} from '#sandbox/operator/identity/proof.ts';
import { checkAlive } from '#sandbox/operator/identity/tokens.ts';
import { bonusMoneyOf } from '#sandbox/operator/money/bonusMoney.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';

const directions = { in: 1, out: 2 } as const;

/** Throws unless the safebox password is six digits and not an obvious choice (checklist V-23). */
function checkDigits(password: string) {
  if (/^\d{6}$/.test(password) && password !== '123456' && !/^(\d)\1+$/.test(password)) return;
  throw new Refusal(codes.badParameter, 'Six digits, not 123456 and not all alike', { field: 'password' });
}

/** Handlers for the safebox. */
export function safeboxHandlers({ db }: OperatorContext): Group<typeof safebox> {
  return {
    setSafeboxPassword: async ({ password, oldPassword, smsCode }, context) => {
      const { userId, token, time, once } = context;
      checkDigits(password);
      // A client that has lost the response may set the same password again.
      const compared = await compareSafebox(db, context, smsCode ? null : (oldPassword ?? password));
      const isProven = () =>
        smsCode ? isOwnCode(db, userId, codeTypes.safebox, smsCode, time) : compared.fits === true;
      const hash = async () => {
        await spend(db, ownBudget(userId), time);
        return inPlayersTurn(context, () => hashPassword(password));
      };
      const safeboxHash = !compared.hash || (await isProven()) ? await hash() : undefined;
      await checkAlive(db, token);
      return once(async (trx) => {
        await lockPlayer(trx, userId);
        const known = trx.selectFrom('users').select('safeboxHash').where('id', '=', userId);
        const { safeboxHash: before } = await known.executeTakeFirstOrThrow();
        if (before && smsCode) await checkOwnCode(trx, userId, codeTypes.safebox, smsCode, time);
        else if (before) await checkSafebox(trx, userId, compared, time);
        // No hash means that the proof wasn't right yet when it was checked.
        if (!safeboxHash) throw changedMeanwhile();
        await trx.updateTable('users').set({ safeboxHash }).where('id', '=', userId).execute();
        return { hasSafeboxPassword: true };
      });
    },
    safeboxTransfer: async ({ direction, amount, password }, context) => {
      const { userId, token, time, once } = context;
      if (amount === 0) throw new Refusal(codes.badParameter, 'More than nothing', { field: 'amount' });
      const compared = await compareSafebox(db, context, password);
      await checkAlive(db, token);
      return once(async (trx) => {
        await lockPlayer(trx, userId);
        await checkSafebox(trx, userId, compared, time);
        const goesIn = direction === directions.in;
        if (goesIn && amount > (await balanceOf(trx, userId)) - (await bonusMoneyOf(trx, userId)).bonusCoin)
          throw new Refusal(codes.lowBalance, 'Only own money goes into the safebox');
        const coin = await move(trx, {
          ref: `safebox:${randomUUID()}`,
          userId,
          type: goesIn ? 'safeboxIn' : 'safeboxOut',
          amount: goesIn ? 0 - amount : amount,
          own: 'safebox',
          time,
        });
        return { coin, safebox: await balanceOf(trx, userId, 'safebox') };
      });
    },
    safeboxLog: (paging, { userId }) => safeboxLog(db, userId, paging),
  };
}

async function safeboxLog(db: Db, userId: number, paging: Paging) {
  const lines = db
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.id', 'entries.accountId')
    .innerJoin('transfers', 'transfers.id', 'entries.transferId')
    .select(['transfers.time', 'transfers.type', 'entries.amount', 'entries.balance'])
    .where('accounts.kind', '=', 'safebox')
    .where('accounts.userId', '=', userId)
    .orderBy('entries.id', 'desc');
  const page = await pageOf(lines, paging);
  const list = page.list.map(({ type, amount, ...line }) => ({
    ...line,
    amount: hundredths(Math.abs(amount)),
    direction: type === transferTypes.safeboxIn.id ? directions.in : directions.out,
  }));
  return { ...page, list };
}
