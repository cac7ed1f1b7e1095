import { expect, test } from 'vitest';
import { eventTab as tab, view } from '#tests/support/eventTab.ts';
import type { ClientEvent } from '#contract/endpoints/events.ts';

test('failed event rounds back off to one a minute, then return to their pace (S9)', async () => {
  let healthy = false;
  const { app, world, batches } = tab(() => (healthy ? { errcode: 0 } : new Response('', { status: 500 })));
  await app.events.track(view());
  await world.pass(2_000);
  expect(batches()).toHaveLength(1);
  await world.pass(4_000 + 8_000 + 16_000);
  expect(batches()).toHaveLength(4);
  await world.pass(32_000 + 10 * 60_000);
  expect(batches().length).toBeGreaterThanOrEqual(14);
  expect(batches().length).toBeLessThanOrEqual(16);
  healthy = true;
  await world.pass(60_000);
  const before = batches().length;
  await app.events.track(view());
  await world.pass(2_000);
  expect(batches()).toHaveLength(before + 1);
});

test.each([
  ['a code 400', () => ({ errcode: 400 })],
  ['an HTTP 400 without a body', () => new Response('', { status: 400 })],
  ['an HTTP 413 of a proxy', () => new Response('<h1>Too large</h1>', { status: 413 })],
  ['an HTTP 422 of a gateway', () => new Response('', { status: 422 })],
  ['a code 422', () => ({ errcode: 422 })],
])('refused with %s, an event is dropped alone and the next event reports it (D14, I4)', async (_, refusal) => {
  const poison = 3;
  const { app, world, batches, device, stores } = tab(({ eventList }) =>
    (eventList as ClientEvent[]).some(({ seq }) => seq === poison) ? refusal() : { errcode: 0 },
  );
  for (let i = 0; i < 5; i++) await app.events.track(view(i));
  await world.pass(4_000);
  const taken = batches()
    .filter((batch) => batch.every(({ seq }) => seq !== poison))
    .flat();
  expect(taken.map(({ seq }) => seq)).toEqual([1, 2, 4, 5]);
  expect(await device.storage.open.events.count()).toBe(0);
  expect(stores.events.evicted).toBe(1);
  await app.events.track(view());
  await world.pass(2_000);
  expect(batches().at(-1)![0]!.params).toMatchObject({ evicted: 1 });
});

test.each([
  ['HTTP 500', () => new Response('', { status: 500 })],
  ['an envelope of code 500', () => ({ errcode: 500 })],
])('events that keep getting %s are found and set aside, and all others are delivered (S9)', async (_, failure) => {
  const poison = [3, 28];
  const { app, world, batches, device, stores } = tab(({ eventList }) =>
    (eventList as ClientEvent[]).some(({ seq }) => poison.includes(seq)) ? failure() : { errcode: 0 },
  );
  for (let i = 0; i < 60; i++) await app.events.track(view(i));
  await world.pass(120_000);
  const isPoison = ({ seq }: ClientEvent) => poison.includes(seq);
  const taken = new Set(
    batches()
      .filter((batch) => !batch.some(isPoison))
      .flat()
      .map(({ seq }) => seq),
  );
  expect(taken.size).toBe(58);
  const left = await device.storage.open.events.first(100);
  expect(left.map(({ event }) => event.seq)).toEqual(poison);
  expect(stores.events.evicted).toBe(0);
  const before = batches().length;
  await world.pass(120_000);
  expect(batches()).toHaveLength(before);
  await app.events.track(view());
  await world.pass(2_000);
  expect(
    batches()
      .at(-1)!
      .map(({ seq }) => seq),
  ).toEqual([61]);
});

test('while everything fails no event is set aside and no extra request is made (S9)', async () => {
  let healthy = false;
  const { app, world, batches, device, stores } = tab(() =>
    healthy ? { errcode: 0 } : new Response('', { status: 503 }),
  );
  for (let i = 0; i < 30; i++) await app.events.track(view(i));
  await world.pass(10 * 60_000);
  expect(batches().length).toBeLessThan(1.5 * (10 + 5));
  expect(await device.storage.open.events.count()).toBe(30);
  healthy = true;
  await world.pass(62_000);
  expect(await device.storage.open.events.count()).toBe(0);
  expect(stores.events.evicted).toBe(0);
});
