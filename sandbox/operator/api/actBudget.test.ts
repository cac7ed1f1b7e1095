import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Name } from '#contract/endpoints.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { usualCaps } from '../context/caps.ts';
import { restricting } from './actBudget.ts';
import { kept } from './sweepRules.ts';

const day = 24 * 60 * 60_000;
const acts = 3;
const restrictions = 2;
let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator({ caps: { ...usualCaps, players: { ...usualCaps.players, acts, restrictions } } });
});
afterAll(() => operator.close());

/** A player who has used up the acts of a day. */
async function spent() {
  const { token, userId } = await operator.player();
  const act = async (name: Name, body: object) =>
    (await operator.call(name, { ...body, requestId: randomUUID() }, token)).errcode;
  for (let each = 0; each < acts; each++) expect(await act('rgAck', samples.rgAck)).toBe(0);
  expect(await act('rgAck', samples.rgAck)).toBe(429);
  return { act, userId };
}

test('whoever has used up the acts of a day can still tighten a limit, take a break and exclude themselves (S18)', async () => {
  const { act } = await spent();
  expect(await act('selfLimitSet', { kind: 'loss', period: 'day', value: 20_000 })).toBe(0);
  expect(await act('exitGame', samples.exitGame)).toBe(0);
  expect(await act('deletionCancel', {})).toBe(0);
  expect(await act('selfExclude', { type: 1, hours: 24 })).toBe(0);
  expect(await act('selfExclude', { type: 2, months: 6 })).toBe(0);
});

test('acts that protect have budgets of their own, so that what is stored stays limited (S18)', async () => {
  const { act, userId } = await spent();
  const codes = [];
  for (let value = 20_000; value > 0; value -= 5_000)
    codes.push(await act('selfLimitSet', { kind: 'loss', period: 'day', value }));
  expect(codes).toEqual([0, 0, 429, 429]);
  expect(await act('selfExclude', { type: 2, months: 6 })).toBe(0);
  const rows = operator.db.selectFrom('operations').select('requestId').where('userId', '=', userId);
  expect(await rows.execute()).toHaveLength(acts + restrictions + 1);
});

test('the records of restrictions, which are kept for years, are few (S18)', () => {
  const { players } = usualCaps;
  expect(players.restrictions).toBe(100);
  expect(restricting.length * players.restrictions * (kept.restrictingActs / day)).toBeLessThan(400_000);
});
