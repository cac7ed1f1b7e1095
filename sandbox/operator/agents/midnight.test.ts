import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endOf } from '#sandbox/manila.ts';
import { openAgentTest, type AgentTest } from '#sandbox/testing/agentTest.ts';
import { codesOf } from '#sandbox/testing/moneyTest.ts';
import { openOnPostgres } from '#sandbox/testing/onPostgres.ts';
import { hasServer } from '#sandbox/testing/postgresServer.ts';

const patience = 120_000;

describe.skipIf(!hasServer)('on a database with many connections', () => {
  let operator: AgentTest;
  beforeAll(async () => {
    operator = await openOnPostgres(openAgentTest);
  }, patience);
  afterAll(() => operator.close());

  /** The number of connections that wait for a lock. */
  async function waiting(): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from pg_locks where not granted`.execute(operator.db);
    return rows[0]!.total;
  }

  test(
    'a round settled at midnight counts towards the previous day’s commission (SH-03)',
    async () => {
      const { token, userId } = await operator.inviter();
      const midnight = endOf('day', operator.clock.time);
      operator.clock.time = midnight - 2;
      const member = await operator.bring(userId);
      let open = () => {};
      const gate = new Promise<void>((resolve) => (open = resolve));
      const settling = operator.db.transaction().execute(async (trx) => {
        await trx.selectFrom('users').select('id').where('id', '=', member).forUpdate().execute();
        await gate;
        await trx
          .updateTable('rounds')
          .set({ bet: 1_000_000 as never, settledAt: midnight - 1 })
          .where('stayId', 'in', trx.selectFrom('stays').select('id').where('userId', '=', member))
          .execute();
      });
      await vi.waitFor(
        async () => {
          const { rows } = await sql`select 1 from pg_stat_activity where state = 'idle in transaction'`.execute(
            operator.db,
          );
          expect(rows.length).toBeGreaterThan(0);
        },
        { timeout: patience },
      );
      operator.clock.time = midnight;
      const seen = operator.standing(token);
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: patience });
      open();
      await settling;
      expect(await seen).toMatchObject({ yesterday: 2_000, totalCommission: 2_000, today: 0 });
    },
    patience,
  );

  test(
    'agents and their members can claim concurrently without deadlock (SH-03)',
    async () => {
      const [top, middle] = [await operator.inviter(), await operator.inviter()];
      await operator.db
        .updateTable('users')
        .set({ pid: top.userId, pidAt: operator.clock.time })
        .where('id', '=', middle.userId)
        .execute();
      await operator.bring(top.userId, { bet: 300_000 });
      await operator.bring(middle.userId, { bet: 300_000 });
      operator.nextDay();
      const { token } = await operator.player();
      const all = [top.token, middle.token, token].flatMap((each) => [operator.receive(each), operator.receive(each)]);
      const play = operator.stake(middle.token, 1_000);
      const answers = await Promise.all(all);
      await play;
      expect(codesOf(answers)).toEqual([0, 0, 409, 409, 4_002, 4_002]);
    },
    patience,
  );
});
