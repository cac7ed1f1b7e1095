import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import type { Answer } from '#sandbox/testing/testOperator.ts';
import { ledgerAccounts } from '#sandbox/testing/stressChecks.ts';
import { issueToken } from '#sandbox/operator/identity/tokens.ts';
import { claimDays, leastClaim } from '#sandbox/operator/rebate/terms.ts';
import { rateOf } from '#sandbox/operator/vip/rebateRates.ts';

const patience = 30_000;
const day = 24 * 60 * 60_000;
const midnight = Date.UTC(2027, 2, 10, 16);
const [slots, fishing] = [1, 2];
const rate = rateOf(slots, 0);
/** A deposit amount without a bonus, hundredths. */
const withoutBonus = 499_900;

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const info = async (token: string, type = 0) =>
  (await operator.call('betBonus', { type }, token))['data'] as Output<'betBonus'>;
const ofType = async (token: string, type: number) => (await info(token)).list.find((each) => each.type === type)!;
const claimAll = (token: string) => operator.act('betBonusReceive', {}, token);
const claimOne = (token: string, type: number) => operator.act('betBonusByTypeReceive', { type }, token);
const rewards = async (token: string, more: object = {}) =>
  (await operator.call('activityAwardGetLog', { pageNum: 1, pageSize: 20, ...more }, token))[
    'list'
  ] as Output<'activityAwardGetLog'>['list'];
const log = async (token: string, more: object = {}) =>
  (await operator.call('betBonusLog', { pageNum: 1, pageSize: 20, ...more }, token)) as Answer & Output<'betBonusLog'>;

/** The first open game of a type. */
const gameOf = (type: number) =>
  operator.context.catalogue.games.find(({ gameTypeId, maintenance }) => gameTypeId === type && !maintenance)!.id;

/** Bets in a round of a game type, and returns the functions that end it. */
async function bet(token: string, amount: number, type = slots) {
  const { session } = await operator.sit(token, gameOf(type));
  const round = { session, roundId: crypto.randomUUID() };
  await operator.wallet.bet({ ...round, amount });
  return {
    settle: (won = 0) => operator.wallet.win({ ...round, amount: won }),
    rollBack: () => operator.wallet.rollback(round),
  };
}

/** A player with a deposit who staked these amounts on slots on the day before the current one. */
async function withBets(...amounts: number[]) {
  operator.clock.time = Math.max(operator.clock.time, midnight);
  const player = await operator.player();
  await operator.deposit(player.token, withoutBonus);
  for (const amount of amounts) await (await bet(player.token, amount)).settle();
  operator.clock.time += day;
  return player;
}

test(
  'a day’s valid bets are rebated by game type from the next Manila midnight (BO-03)',
  async () => {
    operator.clock.time = midnight - 5;
    const { token } = await operator.player();
    await operator.deposit(token, 500_000);
    await (await bet(token, 50_000)).settle(80_000);
    await (await bet(token, 20_000, fishing)).settle();
    expect(await info(token)).toMatchObject({ total: 0, canReceive: 0, nextTime: midnight, minReceive: leastClaim });
    expect(await ofType(token, slots)).toMatchObject({
      validBet: 0,
      bonus: 0,
      status: 0,
      todayBet: 50_000,
      todayBonus: (50_000 * rate) / 10_000,
    });
    operator.clock.time = midnight;
    expect(await info(token)).toMatchObject({ total: 280, canReceive: 280, nextTime: midnight + day });
    expect(await ofType(token, slots)).toMatchObject({
      name: 'Slots',
      validBet: 50_000,
      rate,
      bonus: 200,
      status: 1,
      todayBet: 0,
      expireTime: midnight + claimDays * day,
    });
    expect((await info(token, fishing)).list).toMatchObject([
      { type: fishing, validBet: 20_000, bonus: 80, status: 0 },
    ]);
  },
  patience,
);

test('a round counts once settled; open and returned ones do not (BO-03)', async () => {
  const { token } = await withBets();
  await (await bet(token, 30_000)).rollBack();
  const open = await bet(token, 40_000);
  operator.clock.time += day;
  expect(await info(token)).toMatchObject({ total: 0 });
  await open.settle(1);
  expect(await ofType(token, slots)).toMatchObject({ bonus: 0, todayBet: 40_000 });
  operator.clock.time += day;
  expect(await ofType(token, slots)).toMatchObject({ validBet: 40_000, bonus: 160 });
});

test('claiming all pays every type once as bonus money and leaves nothing (BO-03)', async () => {
  const { token } = await withBets(100_000);
  const before = await operator.call('getExchange', {}, token);
  const answers = await Promise.all([claimAll(token), claimAll(token), claimOne(token, slots)]);
  expect(codesOf(answers)).toEqual([0, 409, 409]);
  expect(answers.find(({ errcode }) => errcode === 0)).toMatchObject({
    rewards: [{ id: 2001, count: 400 }],
    coin: withoutBonus - 100_000 + 400,
  });
  expect(await info(token)).toMatchObject({ total: 0, canReceive: 0 });
  expect(await ofType(token, slots)).toMatchObject({ bonus: 0, status: 2 });
  const after = await operator.call('getExchange', {}, token);
  expect(Number(after['needBet']) - Number(before['needBet'])).toBe(5 * 400);
  expect(after).toMatchObject({ bonusCoin: 400 });
});

test('claiming one type leaves the others (BO-03)', async () => {
  const { token } = await withBets(50_000);
  operator.clock.time -= day;
  await (await bet(token, 50_000, fishing)).settle();
  operator.clock.time += day;
  const answer = await claimOne(token, fishing);
  expect(answer).toMatchObject({ errcode: 0, rewards: [{ id: 2001, count: 200 }] });
  expect((answer['list'] as Output<'betBonus'>['list'])[0]).toMatchObject({ type: slots, bonus: 200, status: 1 });
  expect(await claimOne(token, fishing)).toMatchObject({ errcode: 409 });
  expect(await claimOne(token, 3)).toMatchObject({ errcode: 4002, need: 'bet' });
  expect(await claimOne(token, 99)).toMatchObject({ errcode: 400, field: 'type' });
  expect(await claimAll(token)).toMatchObject({ errcode: 0, total: 0, rewards: [{ count: 200 }] });
});

test('copies of a request get one response, and too small amounts are not paid (BO-03)', async () => {
  const { token } = await withBets(20_000);
  expect(await info(token)).toMatchObject({ total: 80, canReceive: 0 });
  expect(await claimAll(token)).toMatchObject({ errcode: 3002, min: leastClaim });
  await (await bet(token, 20_000)).settle();
  operator.clock.time += day;
  const requestId = crypto.randomUUID();
  const copies = await Promise.all([1, 2].map(() => operator.act('betBonusReceive', { requestId }, token)));
  expect(copies[1]).toEqual(copies[0]);
  expect(copies[0]).toMatchObject({ errcode: 0, rewards: [{ count: 160 }] });
});

test('an unclaimed rebate expires and is listed as such (BO-04)', async () => {
  const { token: first, userId } = await withBets(50_000);
  expect(await log(first)).toMatchObject({ total: 1, list: [{ type: slots, name: 'Slots', bonus: 200, status: 2 }] });
  expect(await rewards(first)).toMatchObject([
    { activityType: 45, title: 'Rebate', awards: [{ id: 2001, count: 200 }], status: 2 },
  ]);
  operator.clock.time += claimDays * day;
  const token = await issueToken(operator.db, userId, operator.clock.time);
  expect(await info(token)).toMatchObject({ total: 0 });
  expect(await claimAll(token)).toMatchObject({ errcode: 4002 });
  expect(await log(token)).toMatchObject({ list: [{ status: 3 }] });
  expect(await rewards(token)).toMatchObject([{ status: 3 }]);
});

test('the record lists each day and type with its rate, and can be filtered (VI-06)', async () => {
  const { token } = await withBets(50_000);
  await (await bet(token, 60_000, fishing)).settle();
  operator.clock.time += day;
  const { list } = await log(token);
  expect(list.map(({ type, bonus }) => [type, bonus])).toEqual([
    [fishing, 240],
    [slots, 200],
  ]);
  expect((await log(token, { type: slots })).list).toHaveLength(1);
  expect((await log(token, { startTime: list[0]!.time, endTime: operator.clock.time })).list).toHaveLength(1);
  await claimAll(token);
  expect((await log(token)).list).toMatchObject([{ status: 1, claimTime: operator.clock.time }, { status: 1 }]);
  expect(await rewards(token)).toMatchObject([{ status: 1, awards: [{ count: 440 }] }]);
});

test('a day’s rate is that of the level held when the day ended (G-03)', async () => {
  const { token } = await withBets();
  await operator.deposit(token, 1_000_000);
  for (let each = 0; each < 5; each++) await (await bet(token, 100_000)).settle();
  operator.clock.time += day;
  expect(rateOf(slots, 1)).toBeGreaterThan(rate);
  expect(await ofType(token, slots)).toMatchObject({
    rate: rateOf(slots, 1),
    bonus: (500_000 * rateOf(slots, 1)) / 1e4,
  });
});

test('without a deposit a rebate is refused and kept (V-32)', async () => {
  operator.clock.time = Math.max(operator.clock.time, midnight);
  const { token } = await operator.player(100_000);
  await (await bet(token, 50_000)).settle();
  operator.clock.time += day;
  expect(await claimAll(token)).toMatchObject({ errcode: 4002, need: 'recharge' });
  await operator.deposit(token, 20_000);
  expect(await claimAll(token)).toMatchObject({ errcode: 0, rewards: [{ count: 200 }] });
});

test('no rebate is available on a break (RG-26)', async () => {
  const { token } = await withBets(50_000);
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await operator.call('betBonus', { type: 0 }, token)).toMatchObject({ code: 5001 });
  expect(await claimAll(token)).toMatchObject({ errcode: 5001 });
});

test(
  'concurrent claims of many players keep every sum (BO-03)',
  async () => {
    const players = [];
    for (let each = 0; each < 3; each++) players.push(await withBets(50_000));
    const answers = await Promise.all(players.flatMap(({ token }) => [1, 2, 3].map(() => claimAll(token))));
    expect(codesOf(answers)).toEqual([0, 0, 0, 409, 409, 409, 409, 409, 409]);
    for (const { balance, sum } of await ledgerAccounts(operator)) expect(balance).toBe(sum);
  },
  patience,
);
