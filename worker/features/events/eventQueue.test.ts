import { fc } from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { eventCall as log, eventTab as tab, view } from '#tests/support/eventTab.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
import { fakeChannels, settle } from '#tests/support/world.ts';
import type { ClientEvent } from '#contract/endpoints/events.ts';
import { trim } from '#worker/storage/queueCap.ts';

/** A device with `count` queued events, each with a text of the given length. */
async function waiting(count: number, length = 1) {
  const device = fakeDevice();
  const { app } = tab(undefined, device);
  await app.tab.tell({ onLine: false });
  await app.events.track(view());
  const [row] = await device.storage.open.events.first(1);
  const { events } = device.storage.open;
  await events.put(
    ...Array.from({ length: count - 1 }, (_, i) => {
      const key = `${row!.key.slice(0, 14)} ${String(i + 2).padStart(6, '0')} x`;
      return { key, event: { ...row!.event, seq: i + 2, eventId: `x${i + 2}`, params: { text: 'x'.repeat(length) } } };
    }),
  );
  device.storage.trim = (...given) => trim(events, ...given);
  return { device, events };
}

test('10,000 events go out at twenty every two seconds and continue in the next worker (D13)', async () => {
  const { device, events } = await waiting(10_000);
  const first = tab(undefined, device);
  await first.world.pass(20_000);
  expect(first.batches().map((batch) => batch.length)).toEqual(Array.from({ length: 10 }, () => 20));
  expect(await events.count()).toBe(9_800);
  const next = tab(undefined, { ...device, air: fakeChannels() });
  await next.world.pass(4_000);
  expect(next.batches().map((batch) => batch[0]!.seq)).toEqual([201, 221]);
});

test('the queue holds at most 10,000 events; the oldest are dropped first and counted (D13)', async () => {
  const { device, events } = await waiting(10_000);
  const { app, stores, world } = tab(undefined, device);
  await app.tab.tell({ onLine: false });
  await world.pass(60_000);
  for (let i = 0; i < 25; i++) await app.events.track(view());
  expect(await events.count()).toBeLessThanOrEqual(10_000);
  const [oldest] = await events.first(1);
  expect(oldest!.event.seq).toBe(stores.events.evicted + 1);
});

test('the queue holds at most 5 MiB (D13)', async () => {
  const { events } = await waiting(6_000, 1_500);
  const gone = await trim(events, 20, 2_048);
  const left = await events.first(9_999);
  const size = left.reduce((sum, { event }) => sum + JSON.stringify(event).length, 0);
  expect(gone).toBe(6_000 - left.length);
  expect(size).toBeGreaterThan(5 * 2 ** 20 - 30 * 2_048);
  expect(size).toBeLessThanOrEqual(5 * 2 ** 20 - 20 * 2_048);
  expect(left.at(-1)!.event.seq).toBe(6_000);
});

test('the in-memory queue holds at most 2,500 events (D13)', async () => {
  const { app, device, stores } = tab();
  await app.tab.tell({ onLine: false });
  for (let i = 0; i < 2_530; i++) await app.events.track(view());
  expect(await device.storage.open.events.count()).toBeLessThanOrEqual(2_500);
  expect(stores.events.evicted).toBeGreaterThan(0);
});

test('an event too long for a beacon is sent without its details', async () => {
  const { app, world, batches } = tab();
  await app.events.track({ ...view(), params: { text: 'x'.repeat(3_000) } });
  await world.pass(2_000);
  expect(batches()[0]![0]).not.toHaveProperty('params');
});

test('malformed rows are dropped and counted, and the rest are sent (D9)', async () => {
  const { app, world, batches, device, stores } = tab();
  await device.storage.open.events.put({ key: '0 spoilt' } as never, { key: '1', event: { eventId: 4 } } as never);
  await app.events.track(view(1));
  await world.pass(2_000);
  expect(batches().map((batch) => batch.map(({ params }) => params))).toEqual([[{ i: 1 }]]);
  expect(stores.storage.dropped).toBe(2);
  expect(await device.storage.open.events.count()).toBe(0);
});

test('a tab closed at any point of a flush loses no event and duplicates none (D12)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(20), fc.integer({ min: 1, max: 25 }), async (turns, count) => {
      const device = fakeDevice();
      const seen: string[] = [];
      const take = (body: Record<string, unknown>) => {
        seen.push(...(body['eventList'] as ClientEvent[]).map(({ eventId }) => eventId));
        return { errcode: 0 };
      };
      const { events } = device.storage.open;
      let closed = false;
      // Work in progress when a tab closes is never finished.
      const mortal = { ...device.storage, open: { ...device.storage.open, events: { ...events } } };
      const { drop } = events;
      mortal.open.events.drop = (...keys) => (closed ? new Promise(() => {}) : drop(...keys));
      const dying = tab(take, { ...device, storage: mortal });
      const told: string[] = [];
      for (let i = 0; i < count; i++) {
        await dying.app.events.track(view(i));
        told.push(dying.stores.events.tail.at(-1)!.eventId);
      }
      const last = dying.world.pass(2_000);
      await settle(20 + turns);
      closed = true;
      await last;
      const next = tab(take, { ...device, air: fakeChannels() });
      await next.world.pass(10_000);
      expect(new Set(seen)).toEqual(new Set(told));
      expect(await events.count()).toBe(0);
    }),
    { numRuns: 40 },
  );
});

test('hiding a page sends its events at once, and the rounds keep their pace (spec §9)', async () => {
  const { app, world, batches } = tab();
  await app.events.track(view(1));
  await app.events.flush();
  expect(batches().map((batch) => batch.map(({ params }) => params))).toEqual([[{ i: 1 }]]);
  await world.pass(2_000);
  expect(batches()).toHaveLength(1);
  await app.events.track(view(2));
  await world.pass(2_000);
  expect(batches().flat()).toHaveLength(2);
});

test('hiding a page during a round sends each event once, then the newer ones (spec §9)', async () => {
  let answer = () => {};
  const { app, world, batches } = tab(
    () => new Promise((done) => (answer = () => done(Response.json({ errcode: 0 })))),
  );
  await app.events.track(view(1));
  await world.pass(2_000);
  await app.events.track(view(2));
  const flushed = app.events.flush();
  await world.pass(0);
  expect(batches().flat()).toHaveLength(1);
  answer();
  await world.pass(0);
  answer();
  await flushed;
  expect(batches().map((batch) => batch.map(({ params }) => params))).toEqual([[{ i: 1 }], [{ i: 2 }]]);
});

test('a tab that does not lead leaves its events to the leader, hidden or not (D16)', async () => {
  const device = fakeDevice();
  const operator = scripted({ [log]: () => ({ errcode: 0 }) });
  const { app } = openTab(operator.fetch, device);
  await app.events.track(view());
  await app.events.flush();
  expect(operator.sent(log)).toEqual([]);
});

test('a tab without storage sends its own events, as no other tab can', async () => {
  const device = fakeDevice();
  const leader = tab(undefined, device);
  await leader.world.pass(0);
  const answers = [() => new Response('', { status: 500 }), () => ({ errcode: 0 })];
  const operator = scripted({ [log]: () => answers.shift()!() });
  const alone = openTab(operator.fetch, device, {
    loadDatabase: async () => () => Promise.reject(new Error('blocked')),
  });
  await alone.app.events.track(view());
  await alone.world.pass(4_000);
  expect(operator.sent(log)).toHaveLength(2);
  expect(alone.stores.events.tail).toEqual([]);
});

test('a 429 doubles the wait between rounds each time, and a success restores it (A13)', async () => {
  let status = 429;
  const { app, world, sent } = tab(() => (status === 429 ? new Response('', { status }) : { errcode: 0 }));
  await app.events.track(view());
  await world.pass(30_000);
  // The waits are 2, 4, 8 and 16 seconds.
  expect(sent(log)).toHaveLength(4);
  status = 200;
  await world.pass(32_000);
  expect(sent(log)).toHaveLength(5);
  await app.events.track(view());
  await world.pass(2_000);
  expect(sent(log)).toHaveLength(6);
});

test('an event carries the error of the clock it was recorded by (B12)', async () => {
  const operator = scripted({
    [log]: () => ({ errcode: 0 }),
    preLogin: () => ({ code: 0, serverTime: world.now() + 86_400_000 }),
  });
  const { app, world } = openTab(operator.fetch);
  app.tab.lead(true);
  await app.session.bootstrap();
  await app.events.track(view());
  await world.pass(2_000);
  const [event] = operator.sent(log)[0]!.body['eventList'] as ClientEvent[];
  expect(event).toMatchObject({ eventTime: world.now() - 2_000, skew: 86_400_000 });
});
