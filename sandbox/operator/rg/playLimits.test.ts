import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
const minute = 60_000;
const hour = 60 * minute;
const noon = Date.UTC(2026, 10, 24, 4);
const midnight = Date.UTC(2026, 10, 24, 16);
beforeEach(() => {
  operator.clock.time = noon;
});
afterAll(() => operator.close());

const bet = (session: string, amount: number) => operator.wallet.bet({ session, roundId: randomUUID(), amount });

test('no bet exceeds the remaining loss limit, and no game opens once it is reached', async () => {
  const { token } = await operator.player(100_000);
  await operator.limit(token, 'loss', 'day', 20_000);
  const { session } = await operator.sit(token);
  const many = await Promise.allSettled(Array.from({ length: 6 }, () => bet(session, 6_000)));
  expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await bet(session, 2_000);
  await expect(bet(session, 100)).rejects.toThrow('ownLimit');
  expect((await operator.sit(token)).started).toMatchObject({
    errcode: 5004,
    kind: 'loss',
    period: 'day',
    limit: 20_000,
    used: 20_000,
  });
  operator.clock.time = midnight;
  expect((await operator.sit(token)).started).toMatchObject({ errcode: 0 });
});

test('a loss limit below a game’s smallest bet stops play and blocks the game', async () => {
  const { token } = await operator.player(100_000);
  await operator.limit(token, 'loss', 'day', 20_000);
  const { session } = await operator.sit(token);
  const round = { session, roundId: randomUUID() };
  await operator.wallet.bet({ ...round, amount: 19_900 });
  expect(await operator.call('rgState', {}, token)).toMatchObject({ stop: false });
  await operator.wallet.bet({ session, roundId: randomUUID(), amount: 100 });
  expect(await operator.call('rgState', {}, token)).toMatchObject({ stop: true });
  expect(await operator.call('online', { gameId: 1001 }, token)).toMatchObject({ rg: { stop: true } });

  await operator.wallet.win({ ...round, amount: 50 });
  expect(await operator.call('rgState', {}, token)).toMatchObject({ stop: true });
  expect((await operator.sit(token)).started).toMatchObject({ errcode: 5004, limit: 20_000, used: 19_950 });
  await operator.call('exitGame', { requestId: randomUUID() }, token);
  expect(await operator.call('rgState', {}, token)).toMatchObject({ stop: false });
});

test('a stake limit counts stakes regardless of wins and not returned ones', async () => {
  const { token } = await operator.player(100_000);
  await operator.limit(token, 'wager', 'day', 20_000);
  await operator.stake(token, 12_000, 30_000);
  const { session } = await operator.sit(token);
  const round = { session, roundId: randomUUID() };
  await operator.wallet.bet({ ...round, amount: 6_000 });
  await expect(bet(session, 3_000)).rejects.toThrow('ownLimit');
  await operator.wallet.rollback(round);
  const many = await Promise.allSettled(Array.from({ length: 6 }, () => bet(session, 2_000)));
  expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  expect(await operator.call('rgState', {}, token)).toMatchObject({ stop: true });
  expect((await operator.sit(token)).started).toMatchObject({
    errcode: 5004,
    kind: 'wager',
    limit: 20_000,
    used: 20_000,
  });
  operator.clock.time = midnight;
  expect((await operator.sit(token)).started).toMatchObject({ errcode: 0 });
});

test.each(['wager', 'loss'])(
  'a round from yesterday settling today does not change today’s limit on %s',
  async (kind) => {
    const { token } = await operator.player(200_000);
    await operator.limit(token, kind, 'day', 20_000);
    const { session } = await operator.sit(token);
    const rounds = [randomUUID(), randomUUID()].map((roundId) => ({ session, roundId }));
    for (const round of rounds) await operator.wallet.bet({ ...round, amount: 10_000 });
    operator.clock.time = midnight;
    await operator.wallet.rollback(rounds[0]!);
    await operator.wallet.win({ ...rounds[1]!, amount: 50_000 });
    await bet(session, 20_000);
    await expect(bet(session, 100)).rejects.toThrow('ownLimit');
  },
);

test('winnings raise the remaining loss allowance', async () => {
  const { token } = await operator.player(100_000);
  await operator.limit(token, 'loss', 'day', 20_000);
  await operator.stake(token, 20_000, 15_000);
  const { session } = await operator.sit(token);
  await bet(session, 15_000);
  await expect(bet(session, 100)).rejects.toThrow('ownLimit');
});

test('a daily time limit counts active play, then stops the game', async () => {
  const { token } = await operator.player(100_000);
  await operator.limit(token, 'session', 'day', 15);
  const { session } = await operator.sit(token);
  for (let at = 1; at <= 10; at++) {
    operator.clock.time += minute;
    await operator.call('online', { gameId: 1001 }, token);
  }
  expect(await operator.call('online', { gameId: 1001 }, token)).toMatchObject({ rg: { stop: false, leftSec: 300 } });
  for (let at = 1; at <= 5; at++) {
    operator.clock.time += minute;
    await operator.call('online', { gameId: 1001 }, token);
  }
  expect(await operator.call('online', { gameId: 1001 }, token)).toMatchObject({ rg: { stop: true, leftSec: 0 } });
  await expect(bet(session, 1_000)).rejects.toThrow('ownLimit');
  expect((await operator.sit(token)).started).toMatchObject({ errcode: 5005, limit: 15, used: 15, resetAt: midnight });
});

test('an idle game left open uses no time', async () => {
  const { token } = await operator.player(100_000);
  await operator.sit(token);
  operator.clock.time += 3 * hour;
  expect(await operator.call('rgState', {}, token)).toMatchObject({ playSec: 90 });
});

test('figures for this session, today, this week and this month are available', async () => {
  const { token } = await operator.player();
  await operator.deposit(token, 50_000);
  await operator.stake(token, 20_000, 5_000);
  const figures = { deposit: 50_000, bet: 20_000, win: 5_000, net: -15_000 };
  expect(await operator.call('rgSession', {}, token)).toMatchObject({
    startTime: noon,
    bet: 20_000,
    net: -15_000,
    today: figures,
    week: figures,
    month: figures,
    lifetimeNetDeposit: 50_000,
  });
});

test('marketing opt-outs are stored per channel', async () => {
  const { token } = await operator.player();
  expect(await operator.limits(token)).toMatchObject({ marketing: { push: true, sms: true, email: true } });
  await operator.call('marketingOptOut', { push: true, sms: 1, email: 0 }, token);
  expect(await operator.limits(token)).toMatchObject({ marketing: { push: true, sms: true, email: false } });
});

test('a channel of marketing that is left out stays as it is, and at least one is needed', async () => {
  const { token } = await operator.player();
  const choices = [
    [{ sms: false }, { push: true, sms: false, email: true }],
    [
      { push: false, sms: null },
      { push: false, sms: false, email: true },
    ],
    [{ sms: true }, { push: false, sms: true, email: true }],
  ] as const;
  for (const [choice, marketing] of choices) {
    expect(await operator.call('marketingOptOut', choice, token)).toMatchObject({ errcode: 0 });
    expect(await operator.limits(token)).toMatchObject({ marketing });
  }
  for (const none of [{}, { push: null, sms: null, email: null }])
    expect(await operator.call('marketingOptOut', none, token)).toMatchObject({ errcode: 400, field: 'push' });
  expect(await operator.limits(token)).toMatchObject({ marketing: { push: false, sms: true, email: true } });
});
