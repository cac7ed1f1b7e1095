import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { mostConnections } from '#sandbox/db/postgresPool.ts';
import { balanceOf } from '#sandbox/ledger/ledger.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { openOnPostgres } from '#sandbox/testing/onPostgres.ts';
import { hasServer } from '#sandbox/testing/postgresServer.ts';
import { waitingForLocks } from '#sandbox/testing/waitingForLocks.ts';

/** How long a test may take, and a transaction until it waits, milliseconds. */
const [patience, soon] = [180_000, 10_000];
const amount = 1_000;

describe.skipIf(!hasServer)('on a PostgreSQL', () => {
  let operator: MoneyTest;
  beforeAll(async () => {
    operator = await openOnPostgres(openMoneyTest);
  }, patience);
  afterAll(() => operator.close());

  /** A player in a game, with money for this many bets. */
  async function seated(bets: number) {
    const { userId, token } = await operator.player(bets * amount);
    return { userId, session: (await operator.sit(token)).session };
  }

  test(
    'rounds of one player at once take one connection, none is refused, and another player’s bet passes (N13, S30)',
    async () => {
      const { db, wallet } = operator;
      const [one, other] = [await seated(mostConnections + 2), await seated(1)];
      const round = (roundId: string) => ({ session: one.session, roundId, amount });
      for (const roundId of ['won', 'undone']) await wallet.bet(round(roundId));
      const booked: Promise<unknown>[] = [];
      await db.transaction().execute(async (trx) => {
        await lockPlayer(trx, one.userId);
        for (let bet = 0; bet < mostConnections; bet++) booked.push(wallet.bet(round(`round ${bet}`)));
        booked.push(wallet.win(round('won')), wallet.rollback(round('undone')));
        await vi.waitFor(async () => expect(await waitingForLocks(db)).toBe(1), { timeout: soon });
        expect(await wallet.bet({ session: other.session, roundId: 'round', amount })).toEqual({ coin: 0 });
        expect(await waitingForLocks(db)).toBe(1);
      });
      await Promise.all(booked);
      expect(await balanceOf(db, one.userId)).toBe(2 * amount);
    },
    patience,
  );
});
