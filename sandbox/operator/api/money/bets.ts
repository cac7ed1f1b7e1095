import { randomUUID } from 'node:crypto';
import type { bets } from '#contract/endpoints/bets.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { balanceOf } from '#sandbox/ledger/ledger.ts';
import { statementOf } from '#sandbox/ledger/records.ts';
import { retrieveFromMaker, makerWalletsOf } from '#sandbox/operator/money/makerWallets.ts';
import type { OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';
import { settlePayouts } from '#sandbox/operator/money/payouts.ts';
import { betRecord, betReport, lifetimeNetDeposit } from '#sandbox/operator/games/reports.ts';
import { checkRecordPeriod } from '#sandbox/operator/http/recordPeriod.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';

/** Handlers for bet records, reports, statements, and balances left at game makers. */
export function betHandlers(operator: OperatorContext): Group<typeof bets> {
  const { db } = operator;

  return {
    betRecord: async (input, { userId }) => {
      checkRecordPeriod(input);
      return betRecord(db, userId, input);
    },
    betRecordReport: async (input, { userId, time }) => {
      checkRecordPeriod(input);
      await settlePayouts(db, time, userId);
      return betReport(db, userId, input);
    },
    statement: async (input, { userId, time }) => {
      checkRecordPeriod(input);
      await settlePayouts(db, time, userId);
      const statement = await statementOf(db, userId, input);
      return { ...statement, lifetimeNetDeposit: await lifetimeNetDeposit(db, userId) };
    },
    getGameBalances: async (_, { userId, time }) => {
      const list = await makerWalletsOf(db, userId, operator.rules.away, time);
      return { list, total: hundredths(list.reduce((sum, { balance }) => sum + balance, 0)) };
    },
    retrieveBalance: ({ brandId }, { userId, time, once }) =>
      once(async (trx) => {
        await lockPlayer(trx, userId);
        const { away } = operator.rules;
        const moved = await retrieveFromMaker(trx, { userId, brandId, time, ref: `retrieve:${randomUUID()}` }, away);
        return { moved, list: await makerWalletsOf(trx, userId, away, time), coin: await balanceOf(trx, userId) };
      }),
  };
}
