import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { usualCaps } from '../context/caps.ts';
import { mostLikes } from './gameSessions.ts';

const day = 24 * 60 * 60_000;
const address = '198.51.100.7';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest({ caps: { ...usualCaps, newcomers: { ...usualCaps.newcomers, likes: 3 } } });
});
afterAll(() => operator.close());

const like = (token: string, gameId: number, liked = true) =>
  operator.call('gameLike', { gameId, like: liked }, token, address);

test('the oldest like goes when a player likes more games than are kept (S18)', async () => {
  const { token, userId } = await operator.player();
  const before = Array.from({ length: mostLikes }, (_, n) => ({ userId, gameId: 900_000 + n, time: n }));
  await operator.db.insertInto('likes').values(before).execute();
  const { likeGameIds } = await like(token, 1001);
  expect(likeGameIds).toHaveLength(mostLikes);
  expect((likeGameIds as number[])[0]).toBe(1001);
  expect(likeGameIds).not.toContain(900_000);
  expect(likeGameIds).toContain(900_001);
});

test('the games that newcomers of one address like have a budget a day (S18)', async () => {
  operator.clock.time += day;
  const [one, other, payer] = [await operator.player(), await operator.player(), await operator.player()];
  for (const gameId of [1001, 1001, 1002, 1003]) expect(await like(one.token, gameId)).toMatchObject({ errcode: 0 });
  expect(await like(other.token, 1001)).toMatchObject({ errcode: 429 });
  expect(await like(one.token, 1001, false)).toMatchObject({ errcode: 0, likeGameIds: [1002, 1003] });
  expect(await like(one.token, 1001)).toMatchObject({ errcode: 429 });
  await operator.deposit(payer.token, 50_000);
  expect(await like(payer.token, 1001)).toMatchObject({ errcode: 0, likeGameIds: [1001] });
  operator.clock.time += day;
  expect(await like(other.token, 1001)).toMatchObject({ errcode: 0 });
});
