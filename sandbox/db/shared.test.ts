import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimOnce, claimsOf } from '../operator/rewards/claims.ts';
import { openMoneyTest, type MoneyTest } from '../testing/moneyTest.ts';
import { openDb } from './open.ts';
import { hasServer, testServer } from '../testing/postgresServer.ts';

const patience = 120_000;

describe.skipIf(!hasServer)('several sandboxes on one PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof testServer>>;
  let sandboxes: MoneyTest[];
  beforeAll(async () => {
    server = await testServer();
    const opening = [1, 2, 3].map(() => openDb({ url: server.url, games: 30 }));
    sandboxes = await Promise.all((await Promise.all(opening)).map((db) => openMoneyTest({ db })));
  }, patience);
  afterAll(async () => {
    for (const { close } of sandboxes) await close();
    await server.close();
  });

  test('start concurrently and seed the database once', async () => {
    const { db } = sandboxes[0]!;
    const demo = db.selectFrom('users').select('account').where('account', 'in', ['juan88', 'maria88']);
    const users = await demo.orderBy('account').execute();
    expect(users.map(({ account }) => account)).toEqual(['juan88', 'maria88']);
  });

  test('find what a player has claimed, whatever language the database sorts by', async () => {
    const [one, other] = sandboxes;
    const { userId } = await one!.player();
    const claim = { userId, name: 'rank:1', time: one!.clock.time };
    await one!.db.transaction().execute((trx) => claimOnce(trx, claim));
    expect([...(await claimsOf(other!.db, userId, 'rank:'))]).toEqual([['rank:1', claim.time]]);
  });

  test('share players and run a repeated request once', async () => {
    const [one] = sandboxes;
    const { token, accountId } = await one!.known(50_000);
    const body = { amount: 10_000, name: 'gcash', accountId, smsCode: await one!.code(token), requestId: randomUUID() };
    for (const { clock } of sandboxes) clock.time = one!.clock.time;
    const answers = await Promise.all(sandboxes.map(({ act }) => act('exchange', body, token)));
    expect(new Set(answers.map(({ orderNo }) => orderNo)).size).toBe(1);
    expect(await sandboxes[2]!.call('refreshData', {}, token)).toMatchObject({ errcode: 0, coin: 40_000 });
  });
});
