import { expect, test } from 'vitest';
import { eventTab as tab, view } from '#tests/support/eventTab.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
import { settle } from '#tests/support/world.ts';

test('events go out together, two seconds after the last round', async () => {
  const { app, world, batches } = tab();
  await app.events.track(view(1));
  await app.events.track(view(2));
  await world.pass(1_999);
  expect(batches()).toEqual([]);
  await world.pass(1);
  expect(batches().map((batch) => batch.map(({ params }) => params))).toEqual([[{ i: 1 }, { i: 2 }]]);
});

test('an event records what, when, where, who and which app', async () => {
  const { app, world, batches } = tab();
  app.events.tellAd({ utm_source: 'fb' });
  await app.events.track(view());
  await world.pass(2_000);
  expect(batches()[0]![0]).toMatchObject({
    eventName: 'game_card_view',
    eventShowType: 1,
    eventInterfaceId: '/',
    eventUserId: 0,
    channel: 'WEB',
    appId: 'test',
    version: '1.1.6',
    seq: 1,
    adData: { utm_source: 'fb' },
  });
});

test('a view has show type 1, a click 2, and every other event 3', async () => {
  const { app, world, batches } = tab();
  for (const name of ['banner_view', 'like', 'search', 'act_settled'] as const)
    await app.events.track({ name, screen: '/' });
  await world.pass(2_000);
  expect(batches()[0]!.map(({ eventShowType }) => eventShowType)).toEqual([1, 2, 3, 3]);
});

test('an event holds no character that a database cannot store (S9)', async () => {
  const { app, world, batches } = tab();
  app.events.tellAd({ utm_source: 'f\0b', utm_term: '😀'.slice(0, 1) });
  await app.events.track({
    name: 'search',
    screen: '/game\0',
    params: { text: 'a\uDE00b 😀', parts: ['\0', '\\u0000'] },
  });
  await world.pass(2_000);
  expect(batches()[0]![0]).toMatchObject({
    eventInterfaceId: '/game',
    params: { text: 'ab 😀', parts: ['', '\\u0000'] },
    adData: { utm_source: 'fb', utm_term: '' },
  });
});

test('events go out in order, twenty to a batch, one batch every two seconds', async () => {
  const { app, world, batches } = tab();
  for (let i = 0; i < 45; i++) await app.events.track(view(i));
  await world.pass(6_000);
  expect(batches().map((batch) => batch.length)).toEqual([20, 20, 5]);
  expect(
    batches()
      .flat()
      .map(({ seq }) => seq),
  ).toEqual(Array.from({ length: 45 }, (_, i) => i + 1));
});

test('the page has every unwritten event and the last twenty of the others (D12)', async () => {
  const device = fakeDevice();
  const { put } = device.storage.open.events;
  let write = () => {};
  const slow = new Promise<void>((done) => (write = done));
  device.storage.open.events.put = async (...rows) => (await slow, put(...rows));
  const { app, stores } = tab(undefined, device);
  const tracked = Array.from({ length: 25 }, (_, i) => app.events.track(view(i)));
  await settle();
  expect(stores.events.tail.map(({ seq }) => seq)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
  write();
  await Promise.all(tracked);
  await app.events.track(view());
  expect(stores.events.tail).toHaveLength(20);
});

test('unacknowledged events are resent with the same id, acknowledged ones are not (D10)', async () => {
  const answers = [new Response('', { status: 500 }), Response.json({ errcode: 0 })];
  const { app, world, batches, stores } = tab(() => answers.shift());
  await app.events.track(view());
  await world.pass(2_000);
  expect(stores.events.tail).toHaveLength(1);
  await world.pass(6_000);
  expect(batches()).toHaveLength(2);
  expect(batches()[0]![0]!.eventId).toBe(batches()[1]![0]!.eventId);
  expect(stores.events.tail).toEqual([]);
});

test('events queued offline are sent at the next start (D10)', async () => {
  const device = fakeDevice();
  const first = tab(undefined, device);
  await first.app.tab.tell({ onLine: false });
  await first.app.events.track(view());
  await first.world.pass(60_000);
  expect(first.batches()).toEqual([]);
  const next = tab(undefined, device);
  await next.world.pass(2_000);
  expect(next.batches().flat()).toHaveLength(1);
});

test('the leading tab sends for all tabs and shares the acknowledgements (D16)', async () => {
  const device = fakeDevice();
  const leader = tab(undefined, device);
  const other = openTab(scripted({}).fetch, device);
  await leader.world.pass(4_000);
  await other.app.events.track(view());
  expect(other.stores.events.tail).toHaveLength(1);
  await leader.world.pass(2_000);
  await other.world.pass(0);
  expect(leader.batches().flat()).toHaveLength(1);
  expect(other.stores.events.tail).toEqual([]);
});

test('an event written while a round reads goes out with the next round', async () => {
  const { app, world, batches, device } = tab();
  const { events } = device.storage.open;
  const { first } = events;
  let reading = () => {};
  events.first = async (count) => {
    const rows = await first(count);
    await new Promise<void>((done) => (reading = done));
    return rows;
  };
  await world.pass(2_000);
  await app.events.track(view());
  events.first = first;
  reading();
  await world.pass(2_000);
  expect(batches().flat()).toHaveLength(1);
});

test('an empty queue costs no database read', async () => {
  const device = fakeDevice();
  let looks = 0;
  const { first } = device.storage.open.events;
  device.storage.open.events.first = (count) => (looks++, first(count));
  const { world } = tab(undefined, device);
  await world.pass(60_000);
  expect(looks).toBe(1);
});

test('events that a round could not read go out with the next round', async () => {
  const { app, world, batches, device } = tab();
  const { events } = device.storage.open;
  const { first } = events;
  await app.events.track(view());
  events.first = () => Promise.reject(new Error('connection lost'));
  await world.pass(2_000);
  events.first = first;
  await world.pass(2_000);
  expect(batches().flat()).toHaveLength(1);
});

test('events a dead worker left with its page are sent once by the next worker', async () => {
  const dead = tab();
  await dead.app.events.track(view(1));
  const told = [...dead.stores.events.tail];
  const { app, world, batches } = tab();
  await app.events.inherit(told);
  await app.events.inherit(told);
  await world.pass(4_000);
  expect(told).toHaveLength(1);
  expect(batches()).toEqual([told]);
});
