import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as codes from '#contract/codes.ts';
import type { Name } from '#contract/endpoints.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { openHandOverTest, type HandOverTest } from '#sandbox/testing/handOverTest.ts';
import { afterReads } from '#sandbox/testing/overtaken.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { deletionHandlers } from '../api/account/deletion.ts';
import { feedbackHandlers } from '../api/account/feedback.ts';
import { kycHandlers } from '../api/account/kyc.ts';
import { memberHandlers } from '../api/account/member.ts';
import { protectionHandlers } from '../api/account/rg.ts';
import { accountHandlers } from '../api/money/payoutAccounts.ts';
import { diamondHandlers } from '../api/shop/diamonds.ts';
import type { Context, Handlers, OperatorContext } from '../context/handlers.ts';
import { playerOf } from '../identity/players.ts';

let operator: HandOverTest;
beforeAll(async () => {
  operator = await openHandOverTest();
});
beforeEach(() => operator.nextDay());
afterAll(() => operator.close());

const tables = [
  'userOthers',
  'shippingAddresses',
  'optOuts',
  'feedback',
  'deletions',
  'kycImages',
  'bankAccounts',
] as const;

/** All that an account keeps of its holder. */
async function keptOf(userId: number) {
  const rows = tables.map((table) => operator.db.selectFrom(table).selectAll().where('userId', '=', userId).execute());
  return [await playerOf(operator.db, userId), ...(await Promise.all(rows))];
}

const calls: readonly [Name, (context: OperatorContext) => Partial<Handlers>][] = [
  ['updateProfile', memberHandlers],
  ['updateAppUserOther', memberHandlers],
  ['updateAddress', diamondHandlers],
  ['marketingOptOut', protectionHandlers],
  ['feedbackAdd', feedbackHandlers],
  ['deletionRequest', deletionHandlers],
  ['deletionCancel', deletionHandlers],
  ['uploadKyc', kycHandlers],
  ['addBankInfo', accountHandlers],
  ['modifyBankInfo', accountHandlers],
];

/** Valid requests; a new session needs no proof for a deletion. */
const given = { ...samples, deletionRequest: {} };

test.each(calls)('%s that waits while the account goes to its owner changes nothing (S3)', async (name, open) => {
  const { mobile, token, userId } = await operator.unproven();
  let before: unknown;
  const db = afterReads(operator.db, async () => {
    const own = await operator.enter(mobile);
    if (name === 'deletionCancel')
      expect(await operator.act('deletionRequest', {}, own.token)).toMatchObject({ errcode: 0 });
    before = await keptOf(userId);
  });
  const once = (work: (trx: Trx) => Promise<unknown>) => db.transaction().execute(work);
  const context = { userId, token, address: '', time: operator.clock.time, once } as unknown as Context;
  const call = open({ ...operator.context, db })[name] as (input: unknown, by: Context) => Promise<unknown>;
  await expect(call(given[name], context)).rejects.toMatchObject({ code: codes.signedOut });
  expect(await keptOf(userId)).toEqual(before);
});
