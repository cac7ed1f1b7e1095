import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FollowPage } from '#contract/endpoints/follow.ts';
import { followWait } from '#contract/rewards/follow.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const [facebook, viber] = [1, 3];
const info = (token: string) => operator.call('followInfo', {}, token);
const list = async (token: string) => (await info(token))['list'] as FollowPage[];
const visit = (token: string, id: number) => operator.act('followVisit', { id }, token);
const claim = (token: string, id: number) => operator.act('followReceive', { id }, token);

test('visiting the six pages pays once, five seconds after the visit (FO-01)', async () => {
  const { token } = await operator.player();
  expect((await list(token)).map(({ platform, status }) => `${platform} ${status}`)).toEqual(
    ['facebook', 'messenger', 'viber', 'telegram', 'youtube', 'tiktok'].map((platform) => `${platform} 0`),
  );
  expect(await claim(token, viber)).toMatchObject({ errcode: 4002, need: 'visit' });
  expect(codesOf(await Promise.all([visit(token, viber), visit(token, viber)]))).toEqual([0, 0]);
  expect(await visit(token, viber)).toMatchObject({ status: 1 });
  expect((await list(token)).map(({ status }) => status)).toEqual([0, 0, 1, 0, 0, 0]);
  operator.clock.time += followWait - 1;
  expect(await claim(token, viber)).toMatchObject({ errcode: 4002, need: 'visit' });
  operator.clock.time += 1;
  expect(codesOf(await Promise.all([claim(token, viber), claim(token, viber)]))).toEqual([0, 409]);
  expect((await list(token)).map(({ status }) => status)).toEqual([0, 0, 2, 0, 0, 0]);
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ points: 20 });
  expect(await visit(token, 9)).toMatchObject({ errcode: 404 });
});

test('a second visit does not postpone the claim (FO-01)', async () => {
  const { token } = await operator.player();
  await visit(token, viber);
  operator.clock.time += followWait;
  await visit(token, viber);
  expect(await claim(token, viber)).toMatchObject({ errcode: 0 });
});

test('cash for following waits for the first deposit and needs wagering (V-32)', async () => {
  const { token } = await operator.player();
  await visit(token, facebook);
  operator.clock.time += followWait;
  expect(await claim(token, facebook)).toMatchObject({ errcode: 4002, need: 'recharge' });
  await operator.deposit(token, 30_000);
  expect(await claim(token, facebook)).toMatchObject({ errcode: 0, coin: 30_500 });
  expect(await info(token)).toMatchObject({ turnover: 5 });
});

test('following is closed when disabled, and on a break (A-21, RG-26)', async () => {
  const { token } = await operator.player();
  const { written } = operator.context;
  operator.context.written = { ...written, activities: [] };
  expect(await info(token)).toMatchObject({ errcode: 4001 });
  expect(await visit(token, viber)).toMatchObject({ errcode: 4001 });
  operator.context.written = written;
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await info(token)).toMatchObject({ errcode: 5001 });
  expect(await claim(token, viber)).toMatchObject({ errcode: 5001 });
});
