import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Name } from '#contract/endpoints.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { usualCaps } from '../context/caps.ts';

const day = 24 * 60 * 60_000;
const [address, elsewhere] = ['198.51.100.7', '203.0.113.9'];
const few = { actsOfOne: 6, protecting: 4, protectingOfOne: 2, restrictionsOfOne: 10 };

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest({ caps: { ...usualCaps, newcomers: { ...usualCaps.newcomers, ...few } } });
});
afterAll(() => operator.close());
beforeEach(() => {
  operator.clock.time += day;
});

const from = async (at: string, name: Name, body: object, token: string) =>
  (await operator.call(name, { requestId: randomUUID(), ...body }, token, at)).errcode;
const limit = (token: string, at = address) =>
  from(at, 'selfLimitSet', { kind: 'loss', period: 'day', value: 20_000 }, token);

/** The result codes of an act done so many times. */
async function repeat(times: number, act: () => Promise<unknown>) {
  const results = [];
  while (results.length < times) results.push(await act());
  return results;
}

/** A player who has deposited. */
async function payer() {
  const player = await operator.player();
  await operator.deposit(player.token, 50_000);
  return player;
}

test('nobody is refused their first acts that protect because of other newcomers at their address (S18)', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  expect(await repeat(7, () => limit(one.token))).toEqual([0, 0, 0, 0, 0, 0, 429]);
  expect(await repeat(3, () => limit(other.token))).toEqual([0, 0, 429]);
  expect(await from(address, 'selfExclude', { type: 1, hours: 24 }, other.token)).toBe(0);
  expect(await limit(other.token, elsewhere)).toBe(0);
  const { token } = await payer();
  expect(await repeat(3, () => limit(token))).toEqual([0, 0, 0]);
  operator.clock.time += day;
  expect(await limit(one.token)).toBe(0);
});

test('the answers to reality checks without an id are counted, too, as each leaves a record for years (S18)', async () => {
  const { token } = await operator.player();
  const ack = () => from(address, 'rgAck', { ...samples.rgAck, requestId: undefined }, token);
  expect(await repeat(few.protecting + 1, ack)).toEqual([0, 0, 0, 0, 429]);
  expect(await from(elsewhere, 'rgAck', samples.rgAck, token)).toBe(0);
});

test('one newcomer uses up a part of the acts of their address (S18)', async () => {
  const [one, other, { token }] = [await operator.player(), await operator.player(), await payer()];
  const visit = (who: string) => from(address, 'followVisit', { id: 3 }, who);
  expect(await repeat(7, () => visit(one.token))).toEqual([0, 0, 0, 0, 0, 0, 429]);
  expect(await visit(other.token)).toBe(0);
  expect(await repeat(7, () => visit(token))).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('a newcomer sets fewer limits a day than a player who has deposited (S18)', async () => {
  const [{ token }, one] = [await operator.player(), await payer()];
  const most = Array<number>(few.restrictionsOfOne).fill(0);
  expect(await repeat(most.length + 1, () => limit(token, ''))).toEqual([...most, 429]);
  expect(await repeat(most.length + 1, () => limit(one.token, ''))).toEqual([...most, 0]);
});
