import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { mostConnections } from '#sandbox/db/postgresPool.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { openAgentTest, type AgentTest } from '#sandbox/testing/agentTest.ts';
import { openOnPostgres } from '#sandbox/testing/onPostgres.ts';
import { hasServer } from '#sandbox/testing/postgresServer.ts';
import { waitingForLocks } from '#sandbox/testing/waitingForLocks.ts';

/** How long a test may take, and a transaction until it waits, milliseconds. */
const [patience, soon] = [180_000, 10_000];
const amount = 1_000;

/** What holds the booking of an agent's days up: a lock of a member's, or one of the table that it writes. */
const holds: Record<string, (trx: Trx, member: number) => Promise<unknown>> = {
  'a member’s round': lockPlayer,
  'the record of days': (trx) => sql`lock table commissions in share mode`.execute(trx),
};

describe.skipIf(!hasServer)('on a PostgreSQL', () => {
  let operator: AgentTest;
  beforeAll(async () => {
    operator = await openOnPostgres(openAgentTest);
  }, patience);
  afterAll(() => operator.close());

  /** A direct member of a player, in a game with money for one bet. */
  async function seated(pid: number) {
    const { userId, token } = await operator.player(amount);
    const { db, clock } = operator;
    await db.updateTable('users').set({ pid, pidAt: clock.time }).where('id', '=', userId).execute();
    return { userId, session: (await operator.sit(token)).session };
  }

  test.each(Object.keys(holds))(
    'members bet while the booking of their agent’s days is held up by %s, however many they are (SH-03, S30)',
    async (hold) => {
      const { db, wallet } = operator;
      const { token, userId } = await operator.inviter();
      await operator.bring(userId, { bet: 300_000 });
      operator.nextDay();
      const sessions: string[] = [];
      while (sessions.length < mostConnections) sessions.push((await seated(userId)).session);
      const [held, stranger] = [await seated(userId), await operator.player(amount)];
      let seen: Promise<unknown> | undefined;
      await db.transaction().execute(async (trx) => {
        await holds[hold]!(trx, held.userId);
        seen = operator.standing(token);
        await vi.waitFor(async () => expect(await waitingForLocks(db)).toBe(1), { timeout: soon });
        const bets = sessions.map((session) => wallet.bet({ session, roundId: 'round', amount }));
        const refreshed = operator.call('refreshData', {}, stranger.token);
        expect(await Promise.all(bets)).toEqual(sessions.map(() => ({ coin: 0 })));
        expect(await refreshed).toMatchObject({ errcode: 0, coin: amount });
        expect(await waitingForLocks(db)).toBe(1);
      });
      expect(await seen).toMatchObject({ yesterday: 600, totalCommission: 600 });
    },
    patience,
  );
});
