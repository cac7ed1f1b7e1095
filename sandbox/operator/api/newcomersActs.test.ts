import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as codes from '#contract/codes.ts';
import type { Name } from '#contract/endpoints.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { usualCaps } from '../context/caps.ts';
import { sweep } from './sweep.ts';
import { kept } from './sweepRules.ts';

const day = 24 * 60 * 60_000;
const address = '198.51.100.7';
const acts = 4;
const page = 3;

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest({ caps: { ...usualCaps, newcomers: { ...usualCaps.newcomers, acts } } });
});
afterAll(() => operator.close());

const from = (at: string, name: Name, body: object, token: string) =>
  operator.call(name, { requestId: randomUUID(), ...body }, token, at);
const visit = (token: string, more: object = {}, at = address) => from(at, 'followVisit', { id: page, ...more }, token);

/** The calls of a player's stored acts. */
async function callsOf(userId: number) {
  const rows = await operator.db.selectFrom('operations').select('call').where('userId', '=', userId).execute();
  return rows.map(({ call }) => call).toSorted();
}

/** How much a player has claimed. */
async function claimsOf(userId: number) {
  return (await operator.db.selectFrom('claims').select('name').where('userId', '=', userId).execute()).length;
}

test('the stored acts of newcomers of one address have a budget a day, except those that protect (S18)', async () => {
  const [one, other, payer] = [await operator.player(), await operator.player(), await operator.player()];
  const requestId = randomUUID();
  expect(await visit(one.token, { requestId })).toMatchObject({ errcode: 0 });
  for (let more = 1; more < acts; more++)
    expect(await visit([one, other][more % 2]!.token)).toMatchObject({ errcode: 0 });
  for (const { token } of [one, other]) expect(await visit(token)).toMatchObject({ errcode: codes.tooOften });
  const closing = { requestId: randomUUID(), notAfter: 1 };
  expect(await from(address, 'operationStatus', closing, one.token)).toMatchObject({ errcode: codes.tooOften });
  expect(await visit(one.token, { requestId })).toMatchObject({ errcode: 0 });
  expect(await visit(other.token, {}, '198.51.100.8')).toMatchObject({ errcode: 0 });
  const protecting: [Name, object][] = [
    ['rgAck', samples.rgAck],
    ['exitGame', samples.exitGame],
    ['deletionCancel', {}],
    ['selfLimitSet', { kind: 'loss', period: 'day', value: 20_000 }],
    ['selfExclude', { type: 1, hours: 24 }],
  ];
  for (const [name, body] of protecting)
    expect(await from(address, name, body, one.token)).toMatchObject({ errcode: 0 });
  await operator.deposit(payer.token, 50_000);
  for (let more = 0; more <= acts; more++) expect(await visit(payer.token)).toMatchObject({ errcode: 0 });
  operator.clock.time += day;
  expect(await visit(other.token)).toMatchObject({ errcode: 0 });
});

test('taps and visits that claim nothing are swept, and copies of them claim nothing later (S18)', async () => {
  const { token, userId } = await operator.player();
  const ids = { actInviteClickInvite: randomUUID(), followVisit: randomUUID() };
  const repeat = async (name: keyof typeof ids, body: object) => {
    expect(await operator.act(name, body, token)).toMatchObject({ errcode: 0 });
    operator.clock.time += 1;
    expect(await operator.act(name, { ...body, requestId: ids[name] }, token)).toMatchObject({ errcode: 0 });
    operator.clock.time += 1;
  };
  const start = operator.clock.time;
  await repeat('actInviteClickInvite', { via: 'copy' });
  await repeat('followVisit', { id: page });
  await sweep(operator.db, start + kept.valuelessActs + 1);
  expect(await callsOf(userId)).toHaveLength(4);
  await sweep(operator.db, operator.clock.time + kept.valuelessActs);
  expect(await callsOf(userId)).toEqual(['actInviteClickInvite', 'followVisit']);
  const claimed = await claimsOf(userId);
  expect(claimed).toBe(2);
  await operator.act('actInviteClickInvite', { via: 'copy', requestId: ids.actInviteClickInvite }, token);
  await operator.act('followVisit', { id: page, requestId: ids.followVisit }, token);
  expect(await claimsOf(userId)).toBe(claimed);
});

test('the answer to a reality check, which is kept for years, has no text of its player’s (S18)', async () => {
  const { token, userId } = await operator.player();
  const ack = { action: 'continue', kind: 'x'.repeat(200) };
  expect(await operator.act('rgAck', ack, token)).toMatchObject({ errcode: codes.badParameter, field: 'kind' });
  expect(await callsOf(userId)).toEqual([]);
  expect(await operator.act('rgAck', { ...ack, kind: 'reality' }, token)).toMatchObject({ errcode: 0 });
});
