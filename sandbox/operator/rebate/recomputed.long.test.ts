import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { transferTypes } from '#sandbox/ledger/transferTypes.ts';
import { endOf, startOf } from '#sandbox/manila.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { fc, timesAsMany } from '../../../tests/support/fastCheck.ts';
import { betsByDay, levelsOf } from '../vip/held.ts';
import { heldBy } from '../vip/levels.ts';
import { rateOf } from '../vip/rebateRates.ts';

const patience = 120_000;
const hour = 60 * 60_000;
const kinds = [1, 2, 3];

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

/** The game of a type with the highest maximum bet. */
const gameOf = (type: number) =>
  operator.context.catalogue.games
    .filter(({ gameTypeId, maintenance }) => gameTypeId === type && !maintenance)
    .toSorted((a, b) => b.maxBet! - a.maxBet!)[0]!;

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(...kinds),
      share: fc.integer({ min: 1, max: 100 }),
      end: fc.constantFrom('won', 'lost', 'open', 'returned'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ hours: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ claim: fc.constantFrom(0, ...kinds) }) },
  { weight: 1, arbitrary: fc.record({ settle: fc.constant(true) }) },
);

interface Round {
  session: string;
  roundId: string;
}

/** A player's stakes by round from the ledger, without returned bets. */
async function stakesOf(userId: number): Promise<Map<string, number>> {
  const rows = await operator.db
    .selectFrom('entries')
    .innerJoin('transfers', 'transfers.id', 'entries.transferId')
    .innerJoin('accounts', 'accounts.id', 'entries.accountId')
    .select(['transfers.ref', 'transfers.type', 'entries.amount'])
    .where('accounts.kind', '=', 'player')
    .where('accounts.userId', '=', userId)
    .where('transfers.type', 'in', [transferTypes.bet.id, transferTypes.rollback.id])
    .execute();
  const stakes = new Map<string, number>();
  for (const { ref, amount } of rows) {
    const roundId = ref.split(':')[2]!;
    stakes.set(roundId, (stakes.get(roundId) ?? 0) - amount);
  }
  return stakes;
}

test(
  'after random play and claims rebates match the ledger (BO-03, G-03)',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        operator.clock.time = startOf('day', operator.clock.time) + 50 * 24 * hour;
        const { userId, token } = await operator.player(1e12);
        await operator.deposit(token, 20_000);
        const settled = new Map<string, { at: number; kind: number }>();
        const open: (Round & { kind: number })[] = [];
        const settle = async ({ kind, ...round }: Round & { kind: number }, amount: number) => {
          await operator.wallet.win({ ...round, amount });
          settled.set(round.roundId, { at: operator.clock.time, kind });
        };
        for (const each of steps) {
          if ('hours' in each) operator.clock.time += each.hours * hour;
          else if ('claim' in each) {
            const { claim: type } = each;
            await (type
              ? operator.act('betBonusByTypeReceive', { type }, token)
              : operator.act('betBonusReceive', {}, token));
          } else if ('settle' in each) {
            const round = open.shift();
            if (round) await settle(round, 7);
          } else {
            const { kind, share, end } = each;
            const game = gameOf(kind);
            const { session } = await operator.sit(token, game.id);
            const round = { session, roundId: crypto.randomUUID(), kind };
            const amount = Math.max(game.minBet!, Math.floor((game.maxBet! * share) / 100));
            await operator.wallet.bet({ session, roundId: round.roundId, amount });
            if (end === 'open') open.push(round);
            else if (end === 'returned') await operator.wallet.rollback(round);
            else await settle(round, end === 'won' ? amount * 2 : 0);
          }
        }
        operator.clock.time = endOf('day', operator.clock.time);
        const stakes = await stakesOf(userId);
        const played = [...settled].map(([roundId, { at, kind }]) => ({ at, kind, bet: stakes.get(roundId)! }));
        const sum = (of: typeof played) => of.reduce((total, { bet }) => total + bet, 0);
        const days = [...new Set(played.map(({ at }) => startOf('day', at)))];
        const levels = levelsOf(operator.context.written.config);
        const bets = await betsByDay(operator.db, userId);
        const expected = days.flatMap((day) =>
          kinds.flatMap((type) => {
            const end = endOf('day', day);
            const validBet = sum(played.filter(({ at, kind }) => at >= day && at < end && kind === type));
            const { level } = heldBy(levels, bets, end - 1);
            const rate = rateOf(type, level);
            const bonus = Math.floor((validBet * rate) / 10_000);
            return bonus > 0 ? [{ time: end, type, validBet, rate, bonus }] : [];
          }),
        );
        const { list } = (await operator.call(
          'betBonusLog',
          { pageNum: 1, pageSize: 100 },
          token,
        )) as unknown as Output<'betBonusLog'>;
        const inOrder = <T extends { time: number; type: number }>(rows: T[]) =>
          rows.toSorted((a, b) => a.time - b.time || a.type - b.type);
        expect(
          inOrder(list.map(({ time, type, validBet, rate, bonus }) => ({ time, type, validBet, rate, bonus }))),
        ).toEqual(inOrder(expected));
        const paid = await operator.db
          .selectFrom('entries')
          .innerJoin('transfers', 'transfers.id', 'entries.transferId')
          .innerJoin('accounts', 'accounts.id', 'entries.accountId')
          .select('entries.amount')
          .where('accounts.userId', '=', userId)
          .where('transfers.ref', 'like', 'rebate:%')
          .execute();
        const total = (rows: readonly number[]) => rows.reduce((all, each) => all + each, 0);
        const got = list.filter(({ status }) => status === 1).map(({ bonus }) => bonus);
        expect(total(paid.map(({ amount }) => amount))).toBe(total(got));
        const { data } = await operator.call('betBonus', { type: 0 }, token);
        expect(data).toMatchObject({ total: total(expected.map(({ bonus }) => bonus)) - total(got) });
      }),
      { numRuns: 5 * timesAsMany },
    );
  },
  patience,
);
