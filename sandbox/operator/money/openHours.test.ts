import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { settingsAt } from './openHours.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

/** The over-the-counter channel, which is open from 08:00 to 20:00 in Manila. */
const counter = 4;

/** A clock time in Manila on the day of the tests. */
const at = (clock: string) => Date.parse(`2026-11-21T${clock}:00+08:00`);

test.each([
  ['07:59', 0, 3007],
  ['08:00', 1, 0],
  ['19:59', 1, 0],
  ['20:00', 0, 3007],
])(
  'at %s a channel with hours from 08:00 to 20:00 has status %i, and an order gets %i',
  async (clock, status, code) => {
    operator.clock.time = at(clock);
    const { token } = await operator.player();
    const { config } = (await operator.call('anonymous/appConfig', {})) as unknown as Output<'anonymous/appConfig'>;
    expect(config!.rechargeTypes!.find(({ id }) => id === counter)).toMatchObject({ status, hours: '08:00–20:00' });
    const answer = await operator.order(token, 50_000, { rechargeTypeId: counter, requestId: randomUUID() });
    expect(answer.errcode).toBe(code);
  },
);

test.each([
  [0, 0],
  [2, 0],
  [1, 1],
  [undefined, 1],
])('a channel that staff gave status %s is sent with status %i, as only 1 or none is open', (given, sent) => {
  const channel = { id: 1, name: 'GCash', code: 'gcash', sort: 1, ...(given !== undefined && { status: given }) };
  const { config } = settingsAt({ config: { rechargeTypes: [channel] }, configVersion: '1' }, at('12:00'));
  expect(config.rechargeTypes).toMatchObject([{ status: sent }]);
});

test.each([
  ['20:00–04:00', '03:59', 1],
  ['20:00–04:00', '12:00', 0],
  ['24/7', '12:00', 1],
  ['weekdays', '23:00', 1],
])('a channel with hours “%s” has at %s status %i', (hours, clock, status) => {
  const channel = { id: 1, name: 'GCash', code: 'gcash', sort: 1, hours };
  const { config } = settingsAt({ config: { rechargeTypes: [channel] }, configVersion: '1' }, at(clock));
  expect(config.rechargeTypes).toMatchObject([{ status }]);
});

test('when a channel opens, the heartbeat names another version of the settings', async () => {
  const { token } = await operator.player();
  const version = async (clock: string) => {
    operator.clock.time = at(clock);
    return (await operator.call('online', { gameId: 0 }, token))['configVersion'];
  };
  const closed = await version('20:01');
  expect(await version('23:00')).toBe(closed);
  expect(await version('19:30')).not.toBe(closed);
});
