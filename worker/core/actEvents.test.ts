import { expect, test } from 'vitest';
import type { ClientEvent } from '#contract/endpoints/events.ts';
import { monitoringEvents, type MonitoringEvent } from '#contract/monitoring.ts';
import { check } from '#contract/schema.ts';
import { done, order, player } from '#tests/support/depositor.ts';
import { eventCall } from '#tests/support/eventTab.ts';
import { fakeDevice, never } from '#tests/support/tab.ts';
// Loads the event log's lazy code before the fake clock advances.
import '#worker/features/events/eventQueue.ts';
import '#worker/network/laterEndpoint.ts';

const failed = () => new Response('', { status: 502 });

/** A player's tab that sends its events, and those of its events that are about acts. */
async function depositor(answers: Parameters<typeof player>[0], device = fakeDevice()) {
  const tab = await player({ [eventCall]: () => ({ errcode: 0 }), ...answers }, device);
  tab.app.tab.lead(true);
  const told = async () => {
    await tab.world.pass(4_000);
    return tab
      .sent(eventCall)
      .flatMap(({ body }) => body['eventList'] as ClientEvent[])
      .filter(({ eventName }) => eventName.startsWith('act_'));
  };
  return { ...tab, told };
}

/** One act's events, without its call and request id. */
const gist = (events: readonly ClientEvent[]) =>
  events.map(({ eventName, params }) => {
    const { call, requestId: _, ...rest } = params as Record<string, unknown>;
    expect(call).toBe('createRecharge');
    expect(check(monitoringEvents[eventName as MonitoringEvent].params, params)).toMatchObject({ ok: true });
    return [eventName, rest];
  });

test('an act with a definite answer is not reported, whether done or refused', async () => {
  const answers = [done, { errcode: 3002 }];
  const { app, told } = await depositor({ createRecharge: () => answers.shift() });
  await app.money.deposit(order);
  await app.money.deposit(order).catch(() => {});
  expect(await told()).toEqual([]);
});

test.each([
  ['done', { state: 'done', answer: done }, 'done'],
  ['not done', { state: 'refused' }, 'not_done'],
])('an uncertain act is reported with its cause, and once found %s, with its duration', async (_, found, outcome) => {
  const { app, stores, told, world } = await depositor({
    createRecharge: failed,
    operationStatus: () => ({ errcode: 0, ...found }),
  });
  await expect(app.money.deposit(order)).rejects.toMatchObject({ kind: 'uncertain' });
  const { requestId } = stores.acts['createRecharge']!;
  await world.pass(30_000);
  await app.money.settle('createRecharge').catch(() => {});
  const events = await told();
  expect(gist(events)).toEqual([
    ['act_uncertain', { why: 'server', code: 502 }],
    ['act_settled', { outcome, seconds: 30 }],
  ]);
  expect(new Set(events.map(({ params }) => params!['requestId']))).toEqual(new Set([requestId]));
});

test('an act given up by its player is reported as given up', async () => {
  const { app, told } = await depositor({ createRecharge: failed });
  await app.money.deposit(order).catch(() => {});
  await app.money.giveUp('createRecharge');
  expect(gist(await told())).toEqual([
    ['act_uncertain', { why: 'server', code: 502 }],
    ['act_settled', { outcome: 'given_up', seconds: 0 }],
  ]);
});

test('an act in progress when its tab died is reported at the next start', async () => {
  const device = fakeDevice();
  const dead = await depositor({ createRecharge: never }, device);
  void dead.app.money.deposit(order).catch(() => {});
  await dead.world.pass(0);
  const next = await depositor({ operationStatus: failed }, device);
  await next.world.pass(2_000);
  expect(gist(await next.told())).toEqual([['act_uncertain', { why: 'restart' }]]);
});

test('the operator’s message of a failure is not reported', async () => {
  const { app, told } = await depositor({ createRecharge: () => new Response('juan88 09171234567', { status: 502 }) });
  await app.money.deposit(order).catch(() => {});
  expect(JSON.stringify(await told())).not.toMatch(/juan88|0917|10000|ana/i);
});
