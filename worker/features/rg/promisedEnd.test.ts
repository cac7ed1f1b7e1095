import { expect, test } from 'vitest';
import { addMonths } from '#contract/calendar.ts';
import { hours, now, playerOn } from '#tests/support/rgPlayer.ts';
// What the worker loads later is there at once.
import '#worker/network/laterEndpoint.ts';
import './rg.ts';

const minute = 60_000;
const until = now + 4_416 * hours;
const excluded = { errcode: 0, state: 2, until, irrevocableUntil: until, ref: 'SX-1' };
const badGateway = () => new Response('', { status: 502 });

/** A player whose first break or exclusion gets no answer, and the moments that those sent so far count from. */
async function cutOff(answers: Parameters<typeof playerOn>[0] = {}) {
  let isLost = true;
  const tab = await playerOn({
    ...answers,
    selfExclude() {
      if (!isLost) return excluded;
      isLost = false;
      return badGateway();
    },
  });
  return { ...tab, begun: () => tab.sent('selfExclude').map(({ body }) => body['from']) };
}

test('a waiting break counts from when it began, however late it arrives (RG-17)', async () => {
  const { app, world, stores, begun } = await cutOff();
  stores.network.down = true;
  await app.rg.selfExclude({ type: 1, hours: 24 });
  expect(stores.rg).toMatchObject({ state: 1, until: now + 24 * hours });
  await world.pass(23 * hours);
  stores.network.down = false;
  await world.pass(5 * minute);
  expect([...new Set(begun())]).toEqual([now]);
});

test('an extension counts from the end that its player saw (RG-18)', async () => {
  const { app, world, stores, begun } = await cutOff();
  Object.assign(stores.rg, { state: 2, until });
  await app.rg.selfExclude({ type: 2, months: 6 });
  await world.pass(minute);
  expect(begun()).toEqual([until, until]);
});

test('a break begun by a clock that is behind is sent again with the operator’s time of its beginning', async () => {
  const { app, world, stores, begun } = await cutOff();
  world.set(-2 * hours);
  await app.rg.selfExclude({ type: 1, hours: 24 });
  stores.settings.clockOffset = 2 * hours;
  await world.pass(minute);
  expect(begun()).toEqual([now - 2 * hours, now]);
});

test('a break begun by a clock that is ahead keeps the end that its player saw', async () => {
  const { app, world, stores, begun } = await cutOff();
  world.set(2 * hours);
  await app.rg.selfExclude({ type: 1, hours: 24 });
  stores.settings.clockOffset = -2 * hours;
  await world.pass(minute);
  expect(begun()).toEqual([now + 2 * hours, now + 2 * hours]);
});

test.each([
  ['ahead', 8 * hours],
  ['behind', -8 * hours],
])('a break counts from now after a clock that was %s is set right meanwhile', async (_, skew) => {
  const { app, core, world, stores, begun } = await cutOff({ online: () => ({ errcode: 0, serverTime: now }) });
  world.set(skew);
  stores.settings.clockOffset = -skew;
  world.set(0);
  await core.call('online', { gameId: 0 });
  // The monotonic clock has fractions, the operator's has none.
  await world.pass(0.5);
  await app.rg.selfExclude({ type: 1, hours: 24 });
  expect(stores.rg).toMatchObject({ state: 1, until: now + 24 * hours });
  await world.pass(minute);
  expect(begun()).toEqual([now, now]);
});

const begunAt = now - hours;
const summer = Date.UTC(2026, 7, 31, 4);

test.each([
  ['a break', { type: 1, hours: 24 }, { state: 1, until: begunAt + 24 * hours }, begunAt, begunAt],
  ['an exclusion', { type: 2, months: 6 }, { state: 2, until: addMonths(begunAt, 6) }, begunAt, begunAt],
  ['one to a shorter month', { type: 2, months: 6 }, { state: 2, until: addMonths(summer, 6) }, summer, summer],
  ['an extension', { type: 2, months: 6 }, { state: 2, until: addMonths(until, 6) }, begunAt, until],
] as const)('%s that an earlier build has left ends when it was promised to', async (_, input, standing, at, from) => {
  const { core, device, world, sent } = await playerOn({ selfExclude: () => excluded });
  const request = { requestId: 'x', userId: 7, token: 'secret', call: 'selfExclude', input, standing, at } as const;
  await device.vault.change({ unheard: [request] });
  await core.identity.restoreRestrictions();
  await world.pass(2 * minute);
  expect(sent('selfExclude').map(({ body }) => body['from'])).toEqual([from]);
});

test('a break that an earlier build has left counts from the operator’s time at its beginning', async () => {
  const { core, device, stores, world, sent } = await playerOn({ selfExclude: () => excluded });
  world.set(-2 * hours);
  stores.settings.clockOffset = 2 * hours;
  const input = { type: 1, hours: 24 } as const;
  const standing = { state: 1, until: now + 21 * hours } as const;
  const request = { requestId: 'x', userId: 7, token: 'secret', call: 'selfExclude', input, standing } as const;
  await device.vault.change({ unheard: [{ ...request, at: now - 3 * hours }] });
  await core.identity.restoreRestrictions();
  await world.pass(2 * minute);
  expect(sent('selfExclude').map(({ body }) => body['from'])).toEqual([now - hours]);
});
