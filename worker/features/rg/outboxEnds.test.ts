import { expect, test } from 'vitest';
import { hours, now, playerOn } from '#tests/support/rgPlayer.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
import { settle } from '#tests/support/world.ts';
// What the worker loads later is there at once.
import '#worker/network/laterEndpoint.ts';
import './rg.ts';

const minute = 60_000;
const day = 24 * hours;
const free = { errcode: 0, state: 0, realityMin: 60, playSec: 0 };

/** The first answer of an operator whose clock is a second ahead of a right one. */
const bootstrap = (time: number) => ({ code: 0, gameListVersion: '1', games: [], serverTime: time + 1_000 });

/** A tab's first two minutes on a device that has never sent a break until then, and whose clock is off by `skew`. */
async function backWith(until: number, { skew = 0, preLogin = (): unknown => bootstrap(now) } = {}) {
  const device = fakeDevice();
  const standing = { state: 1, until } as const;
  const input = { type: 1, hours: 24 } as const;
  const request = { requestId: 'x', userId: 7, token: 'secret', call: 'selfExclude', input, standing } as const;
  await device.vault.change({
    token: 'secret',
    userId: 7,
    epoch: 'e',
    deviceId: 'd',
    unheard: [{ ...request, at: until - day }],
    restrictions: { 7: { ...standing, irrevocableUntil: 0, ref: '', at: until - day } },
  });
  const network = scripted({
    preLogin,
    selfExclude: () => ({ errcode: 0, state: 1, until: now + day, irrevocableUntil: now + day, ref: 'BR-1' }),
    rgState: () => free,
    logout: () => ({ errcode: 0 }),
  });
  const tab = openTab(network.fetch, device);
  tab.world.set(skew);
  await tab.app.tab.start();
  await tab.world.pass(2 * minute);
  await settle();
  return { ...tab, ...network, device };
}

test('a break that was never sent is dropped once its end is past (RG-17)', async () => {
  const { stores, sent, device } = await backWith(now - hours);
  expect(sent('selfExclude')).toEqual([]);
  expect(device.vaulted().unheard).toEqual([]);
  expect(stores.rg).toMatchObject({ state: 0, pending: [], owed: false });
  expect(stores.rg.refused ?? []).toEqual([]);
});

test('a break whose answer was lost is not sent again after its end (RG-17)', async () => {
  let time = now;
  const { app, stores, world, sent, device } = await playerOn({
    preLogin: () => bootstrap(time),
    selfExclude: () => Promise.reject(new TypeError('Failed to fetch')),
    rgState: () => free,
  });
  expect(await app.rg.selfExclude({ type: 1, hours: 24 })).toEqual({ isDelivered: false });
  stores.network.down = true;
  await world.pass(25 * hours);
  stores.network.down = false;
  await world.pass(minute);
  // The operator hasn't told its time yet.
  expect(sent('selfExclude')).toHaveLength(1);
  expect(device.vaulted().unheard).toHaveLength(1);
  time += 25 * hours + minute;
  await app.session.bootstrap();
  await world.pass(2 * minute);
  await settle();
  expect(sent('selfExclude')).toHaveLength(1);
  expect(device.vaulted().unheard).toEqual([]);
  expect(stores.rg).toMatchObject({ state: 0, pending: [], owed: false });
});

test.each([
  ['right', 0],
  ['a year ahead', 365 * day],
  ['a year behind', -365 * day],
])('a break whose end is still to come is sent by a device whose clock is %s (RG-17)', async (_, skew) => {
  const { sent, device } = await backWith(now + hours, { skew });
  expect(sent('selfExclude').map(({ body }) => body['requestId'])).toEqual(['x']);
  expect(device.vaulted().unheard).toEqual([]);
});

test('a break that is over by the device’s clock alone is neither sent nor dropped (RG-17)', async () => {
  const { sent, device } = await backWith(now - hours, { preLogin: () => new Response('', { status: 502 }) });
  expect(sent('selfExclude')).toEqual([]);
  expect(device.vaulted().unheard).toHaveLength(1);
});
