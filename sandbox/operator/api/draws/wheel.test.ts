import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawTypes, wheelCells } from '#contract/rewards/jackpot.ts';
import { props } from '#contract/props.ts';
import { aMillionFit } from '#sandbox/testing/manyDraws.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { awards, results } from '#sandbox/operator/jackpot/awards.ts';
import { needed, giveDrawChances } from '#sandbox/operator/jackpot/drawChances.ts';
import { tiers } from '#sandbox/operator/rewards/jackpotTiers.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
  // A Wednesday, so that a week isn’t mistaken for a day; later than any seeded history, which may end now.
  operator.clock.time = Date.parse('2031-01-15T12:00+08:00');
});
afterAll(() => operator.close());

const day = 24 * 60 * 60_000;
const told = async <T>(answer: Promise<Record<string, unknown>>) => (await answer)['data'] as T;
const draw = (token: string, more: object = {}) => operator.act('receiveDrawChance', more, token);
const info = (token: string) => told<Record<string, number>>(operator.call('getJackpotDrawInfo', {}, token));
const log = (token: string, pageNum = 1, pageSize = 20) =>
  told<{ list: Record<string, number>[]; pages: number }>(
    operator.call('getPersonJackpotDrawAwardLog', { pageNum, pageSize }, token),
  );
const dot = (token: string) => operator.call('activityGetStatusList', {}, token);

/** A player who deposited the day before and has this number of chances. */
async function drawer(num = 1) {
  const player = await operator.player();
  await operator.deposit(player.token, needed.deposit);
  operator.clock.time += day;
  await giveDrawChances(operator.db, player.userId, num);
  return player;
}

interface Rules {
  results: { id: number; propId: number; count: number; chance: number }[];
}
const rules = () => told<Rules>(operator.call('jackpotRules', {}));

test('a million draws fit the published odds, which visitors see too (players B18)', async () => {
  const { results: shown } = await rules();
  const idOf = ({ id, propId }: Rules['results'][number]) =>
    results.find((each) => each.awardId === id && each.propId === propId)!.id;
  expect(aMillionFit(results, new Map(shown.map((each) => [idOf(each), each.chance])))).toBe(true);
});

test('the settings have ten cells, and every result has its cell (JP-01)', async () => {
  const { config } = await operator.call('anonymous/appConfig', {});
  const cells = (config as { jackpotAwardConfigs: typeof awards }).jackpotAwardConfigs;
  expect(cells).toHaveLength(wheelCells);
  for (const { id, propId, count } of (await rules()).results) {
    const cell = cells.find((each) => each.id === id)!;
    expect(cell).toMatchObject(cell.type === drawTypes.jackpot ? { propId: props.jackpot } : { propId, count });
  }
});

test('the daily chance needs that day’s deposit and turnover, and comes once (JP-03)', async () => {
  const { token } = await operator.player();
  expect(await info(token)).toMatchObject({ ...missing(needed.deposit, needed.stake), canReceiveDrawChance: false });
  expect(await draw(token)).toMatchObject({ code: 1003, needDeposit: needed.deposit });
  await operator.deposit(token, 30_000);
  await operator.stake(token, 20_000, 20_000);
  expect(await info(token)).toMatchObject(missing(0, needed.stake - 20_000));
  expect(await draw(token)).toMatchObject({ code: 1004, needTyping: needed.stake - 20_000 });
  await operator.stake(token, 30_000, 30_000);
  expect(await info(token)).toMatchObject({ ...missing(0, 0), canReceiveDrawChance: true });
  expect(await dot(token)).toMatchObject({ canReceiveDrawChance: true });
  expect(await draw(token)).toMatchObject({ code: 200 });
  const after = await info(token);
  expect(after).toMatchObject({ ...missing(0, 0), canReceiveDrawChance: false });
  expect(after['nextChanceTime']! - operator.clock.time).toBeLessThanOrEqual(day);
  expect(await draw(token)).toMatchObject({ code: 1001 });
  expect(await dot(token)).toMatchObject({ canReceiveDrawChance: false });
  operator.clock.time = after['nextChanceTime']!;
  expect(await info(token)).toMatchObject(missing(needed.deposit, needed.stake));
});
const missing = (needDeposit: number, needTyping: number) => ({ needDeposit, needTyping });

test('a draw is paid before the response, recorded, and uses one chance (S-08)', async () => {
  const { token } = await drawer(2);
  operator.switches.force('jackpot', [6, 2]);
  expect(await draw(token)).toMatchObject({ data: { id: 6, propId: props.coin, count: 2_000, type: drawTypes.prize } });
  operator.clock.time += 1;
  expect(await draw(token)).toMatchObject({ data: { id: 2, propId: props.diamond, count: 10 } });
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ coin: needed.deposit + 2_000, diamond: 10 });
  const { list, pages } = await log(token, 1, 1);
  expect(list).toMatchObject([{ propId: props.diamond, count: 10, type: drawTypes.prize, time: operator.clock.time }]);
  expect(pages).toBe(2);
  expect(await draw(token)).toMatchObject({ code: 1003 });
});

test('a granted chance pays bonus money after the first deposit, a daily one own money (V-32)', async () => {
  const player = await operator.player();
  await giveDrawChances(operator.db, player.userId, 2);
  operator.switches.force('jackpot', [10, tiers.mini.propId, 10]);
  expect(await info(player.token)).toMatchObject({ canReceiveDrawChance: false, needDeposit: needed.deposit });
  expect(await draw(player.token)).toMatchObject({ code: 1003, needDeposit: needed.deposit });
  await operator.deposit(player.token, needed.deposit);
  await operator.stake(player.token, needed.deposit, needed.deposit);
  const bonusOf = async () =>
    (await operator.call('getExchange', {}, player.token)) as Record<'bonusCoin' | 'withdrawable', number>;
  const won = [await draw(player.token), await draw(player.token)].map(({ data }) => (data as { count: number }).count);
  expect(won[0]).toBe(50_000);
  expect(await bonusOf()).toMatchObject({ bonusCoin: won[0]! + won[1]!, withdrawable: needed.deposit });

  await operator.stake(player.token, needed.stake, needed.stake);
  const before = await bonusOf();
  expect(await draw(player.token)).toMatchObject({ data: { count: 50_000 } });
  expect((await bonusOf()).bonusCoin).toBe(before.bonusCoin);
});

test('a tier pays out its whole pool on the jackpot cell (S-09)', async () => {
  const { token } = await drawer();
  const { minorJackpot } = await info(token);
  operator.switches.force('jackpot', [tiers.minor.propId]);
  const { data } = await draw(token);
  expect(data).toEqual({
    id: awards.find(({ type }) => type === drawTypes.jackpot)!.id,
    propId: tiers.minor.propId,
    count: minorJackpot,
    type: drawTypes.jackpot,
    bonus: 0,
  });
  expect(await info(token)).toMatchObject({ minorJackpot: tiers.minor.start });
});

test('copies of a draw, concurrent or late, are one draw with one response (JP-07)', async () => {
  const { token } = await drawer(3);
  const requestId = randomUUID();
  const [one, other] = await Promise.all([draw(token, { requestId }), draw(token, { requestId })]);
  expect(other).toEqual(one);
  expect(await draw(token, { requestId })).toEqual(one);
  expect((await log(token)).list).toHaveLength(1);
  expect(await operator.call('operationStatus', { requestId, notAfter: 0 }, token)).toMatchObject({
    state: 'done',
    answer: one['data'],
  });
});

test('with one chance in two tabs one draws and the other is refused (JP-08)', async () => {
  const { token } = await operator.player();
  await operator.deposit(token, needed.deposit);
  await operator.stake(token, 10_000, 10_000);
  for (let round = 0; round < 4; round++) await operator.stake(token, 10_000, 10_000);
  const answers = await Promise.all([draw(token), draw(token)]);
  expect(codesOf(answers.map(({ code }) => ({ errcode: code! })))).toEqual([200, 1001]);
  expect((await log(token)).list).toHaveLength(1);
});

test('a stopped jackpot, a break and an exclusion refuse draws and keep the chance (JP-06)', async () => {
  const { token } = await drawer();
  const { context } = operator;
  const { written } = context;
  context.written = { ...written, activities: [] };
  expect(await draw(token)).toMatchObject({ code: 1002 });
  expect(await operator.call('jackpotRules', {})).toMatchObject({ code: 1002 });
  context.written = written;
  expect(await info(token)).toMatchObject({ canReceiveDrawChance: true });
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await draw(token)).toMatchObject({ code: 5001 });
  expect(await dot(token)).toMatchObject({ canReceiveDrawChance: false });
});

test('the ranking has each player’s largest money win, with their own place (JP-10)', async () => {
  await sql`delete from jackpot_draws`.execute(operator.db);
  const [one, two, none] = [await drawer(3), await drawer(1), await drawer(1)];
  operator.switches.force('jackpot', [1, 10, 9, tiers.mini.propId, 2]);
  for (const { token } of [one, one, one, two, none]) await draw(token);
  const rank = (token: string, pageNum = 1, pageSize = 10) =>
    told<{ allRank: object; personRank?: object }>(operator.call('getJackpotRank', { pageNum, pageSize }, token));
  const { allRank, personRank } = await rank(one.token);
  expect(allRank).toMatchObject({
    list: [
      { rank: 1, nickname: expect.stringMatching(/^.\*\*\*$/), propId: tiers.mini.propId },
      { rank: 2, propId: props.coin, count: 50_000 },
    ],
    pages: 1,
    total: 2,
  });
  expect(personRank).toMatchObject({ rank: 2, count: 50_000 });
  expect((await rank(none.token)).personRank).toBeUndefined();
  expect((await rank(one.token, 2, 1)).allRank).toMatchObject({ list: [{ rank: 2 }], pages: 2 });
});
