import * as codes from '#contract/codes.ts';
import { plain } from '#contract/typed/plain.ts';
import type { accounts } from '#contract/endpoints/accounts.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import { accountStates, mostAccounts } from '#contract/payouts.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import {
  accountOf,
  accountsOf,
  checkHolder,
  checkIdle,
  checkNumber,
  describeAccount,
  kindOf,
  makeDefault,
} from '#sandbox/operator/money/accountBook.ts';
import type { OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';
import { settlePayouts } from '#sandbox/operator/money/payouts.ts';
import { accountKinds } from '#sandbox/operator/money/payoutMethods.ts';
import { checkOwnCode } from '#sandbox/operator/identity/proof.ts';
import { lockSession } from '#sandbox/operator/identity/tokens.ts';

/** Handlers for the receiving accounts of withdrawals. */
export function accountHandlers(operator: OperatorContext): Group<typeof accounts> {
  const { db } = operator;

  async function accountRow(trx: Trx, userId: number, id: number) {
    return { bankInfo: describeAccount((await accountOf(trx, userId, id))!) };
  }

  async function checkNew(trx: Trx, userId: number, bankId: number, accountNo: string, besides = 0) {
    const all = await accountsOf(trx, userId).execute();
    const others = all.filter((each) => each.bankId === bankId && each.id !== besides);
    if (others.some((each) => each.accountNo === accountNo))
      throw new Refusal(codes.alreadyDone, 'This number is there already', { field: 'accountNo' });
    if (others.length >= mostAccounts) throw new Refusal(codes.closed, 'No more of this kind', { field: 'bankId' });
    return all.length === 0;
  }

  return {
    getBankInfo: async (_, { userId }) => ({
      list: (await accountsOf(db, userId).execute()).map(describeAccount),
      kinds: [...accountKinds],
      most: mostAccounts,
    }),
    addBankInfo: (input, { userId, token, time, once }) =>
      once(async (trx) => {
        await lockSession(trx, { userId, token });
        const { bankId, name, branch } = input;
        const accountNo = checkNumber(input.accountNo, kindOf(bankId, name));
        const accountName = await checkHolder(trx, userId, input.accountName, time);
        const isFirst = await checkNew(trx, userId, bankId, accountNo);
        await checkOwnCode(trx, userId, codeTypes.withdraw, input.smsCode, time);
        const row = { userId, bankId, name, accountName, accountNo, branch: plain(branch ?? ''), createdAt: time };
        const { id } = await trx
          .insertInto('bankAccounts')
          .values({ ...row, isDefault: false, status: accountStates[operator.rules.accounts] })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (isFirst || input.isDefault) await makeDefault(trx, userId, id);
        return accountRow(trx, userId, id);
      }),
    modifyBankInfo: async (input, { userId, token, time, once }) => {
      await settlePayouts(db, time, userId);
      return once(async (trx) => {
        await lockSession(trx, { userId, token });
        const { id } = input;
        const known = await accountOf(trx, userId, id);
        if (!known) throw new Refusal(codes.notFound, 'No such account', { field: 'id' });
        if (input.deleted) {
          await checkIdle(trx, id);
          await trx.updateTable('bankAccounts').set({ deleted: true }).where('id', '=', id).execute();
          const next = known.isDefault && (await accountsOf(trx, userId).executeTakeFirst());
          if (next) await makeDefault(trx, userId, next.id);
          return { bankInfo: describeAccount(known) };
        }
        const changes = {
          ...(input.accountNo && { accountNo: checkNumber(input.accountNo, kindOf(known.bankId, known.name)) }),
          ...(input.accountName && { accountName: await checkHolder(trx, userId, input.accountName, time) }),
          ...(typeof input.branch === 'string' && { branch: plain(input.branch) }),
        };
        if (Object.keys(changes).length > 0) {
          await checkIdle(trx, id);
          if (changes.accountNo) await checkNew(trx, userId, known.bankId, changes.accountNo, id);
          await checkOwnCode(trx, userId, codeTypes.withdraw, input.smsCode, time);
          const status = accountStates[operator.rules.accounts];
          await trx
            .updateTable('bankAccounts')
            .set({ ...changes, status })
            .where('id', '=', id)
            .execute();
        }
        if (input.isDefault) await makeDefault(trx, userId, id);
        return accountRow(trx, userId, id);
      });
    },
  };
}
