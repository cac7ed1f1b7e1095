import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { transferTypes } from '#sandbox/ledger/transferTypes.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { fc, timesAsMany } from '../../../tests/support/fastCheck.ts';
import { issueToken } from '../identity/tokens.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const numRuns = 5 * timesAsMany;
const patience = 60_000;
const day = 24 * 60 * 60 * 1_000;

const deed = fc.record({
  amount: fc.integer({ min: 100, max: 1_000 }).map((pesos) => pesos * 100),
  end: fc.constantFrom('won', 'lost', 'returned', 'open'),
  later: fc.constantFrom(0, 0, day, 20 * day),
});

/** The sum of a player's bets in settled rounds, from the ledger and not from the operator's own sums. */
async function recomputed(userId: number): Promise<number> {
  const { rows } = await sql<{ total: string }>`
    select coalesce(-sum(entries.amount), 0) as total from entries
    join accounts on accounts.id = entries.account_id join transfers on transfers.id = entries.transfer_id
    where accounts.user_id = ${userId} and accounts.kind = 'player' and accounts.currency = 'coin'
      and transfers.type = ${transferTypes.bet.id}
      and exists (select 1 from rounds where settled_at is not null
        and transfers.ref = 'bet:' || stay_id || ':' || round_id)`.execute(operator.db);
  return Number(rows[0]!.total);
}

test(
  'over months of random play experience equals the bets of settled rounds (VI-01)',
  async () => {
    const property = fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 8 }), async (deeds) => {
      const { time } = operator.clock;
      const { userId } = await operator.player(10_000_000);
      const logIn = () => issueToken(operator.db, userId, operator.clock.time);
      let token = await logIn();
      for (const [place, { amount, end, later }] of deeds.entries()) {
        const { session } = await operator.sit(token);
        const round = { session, roundId: `round-${place}` };
        await operator.wallet.bet({ ...round, amount });
        if (end === 'won') await operator.wallet.win({ ...round, amount: amount * 2 });
        if (end === 'lost') await operator.wallet.win({ ...round, amount: 0 });
        if (end === 'returned') await operator.wallet.rollback(round);
        operator.clock.time += later;
        token = await logIn();
      }
      const expected = await recomputed(userId);
      const { data } = await operator.call('getVipInfo', {}, token);
      const { vip, vipExp } = data as Output<'getVipInfo'>;
      expect(vipExp).toBe(expected);
      expect(await operator.call('refreshData', {}, token)).toMatchObject({ vip, vipExp: expected });
      operator.clock.time = time;
    });
    await fc.assert(property, { numRuns });
  },
  patience,
);
