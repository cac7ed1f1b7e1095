import { expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
import { emptyVault } from '#worker/storage/vault.ts';

const now = Date.UTC(2026, 10, 21, 4);
const day = 24 * 60 * 60 * 1_000;
const until = now + 180 * day;
const game = { opening: 'a', gameId: 1001, tryIt: false, lang: 'en' };
const amount = 50_000 as Money;

const operator = (kyc: () => unknown, answers: Parameters<typeof scripted>[0] = {}) =>
  scripted({
    kyc,
    selfExclude: () => ({ errcode: 0, state: 2, until, irrevocableUntil: until, ref: 'X-1' }),
    startGame: () => ({ errcode: 0, url: 'http://games.test/', sessionId: 's1' }),
    createRecharge: () => ({ errcode: 0, orderNo: 'R1', payUrl: 'http://pay.test/' }),
    ...answers,
  });

type Device = ReturnType<typeof fakeDevice>;
type Network = ReturnType<typeof operator>;

/** The tab of a player on a device. */
async function tabOf(userId: number, network: Network, device: Device) {
  await device.vault.change({ token: `of ${userId}`, userId, epoch: `epoch ${userId}`, deviceId: 'd' });
  const tab = openTab(network.fetch, device);
  await tab.app.tab.start();
  return { ...tab, ...network };
}

/** A second player's tab, after a reload, on a device on which a first player has excluded themself. */
async function shared(status: () => unknown, between?: (device: Device) => Promise<void>) {
  const device = fakeDevice();
  const network = operator(status);
  const first = await tabOf(7, network, device);
  await first.app.rg.selfExclude({ type: 2, months: 6 });
  device.air.hush();
  await between?.(device);
  return tabOf(8, network, device);
}

const unknown = () => ({ data: { status: 0 }, errcode: 0 });
const known = () => ({ data: { status: 2 }, errcode: 0 });
const order = { rechargeTypeId: 1, amount, returnUrl: '/' };
const kycNeeded = { kind: 'refused', code: 3004, details: { need: 'kyc' } };

test('an excluded player’s device asks others for verified identity before play and deposit (S15)', async () => {
  const { app, sent, stores } = await shared(unknown);
  expect(stores.rg.state).toBe(0);
  await expect(app.play.openGame(game)).rejects.toMatchObject(kycNeeded);
  await expect(app.money.deposit(order)).rejects.toMatchObject(kycNeeded);
  expect([...sent('startGame'), ...sent('createRecharge')]).toEqual([]);
});

test('a verified player can play on an excluded player’s device (S15)', async () => {
  const { app, sent } = await shared(known);
  await app.play.openGame(game);
  await app.money.deposit(order).catch(() => {});
  expect([sent('startGame').length, sent('createRecharge').length]).toEqual([1, 1]);
});

test.each([
  ['no answer', 'server', () => new Response('', { status: 502 })],
  ['an envelope code 500', 'refused', () => ({ errcode: 500 })],
])('with %s, a failure of kind %s, no game or deposit is requested (S15)', async (_, kind, status) => {
  const { app, sent } = await shared(status);
  await expect(app.play.openGame(game)).rejects.toMatchObject({ kind });
  await expect(app.money.deposit(order)).rejects.toMatchObject({ kind });
  expect([...sent('startGame'), ...sent('createRecharge')]).toEqual([]);
});

test('the device remembers an exclusion when the vault or the other storage is cleared (S15)', async () => {
  const clearings = [
    (device: Device) => device.vault.change({ ...emptyVault }),
    async (device: Device) => {
      for (const { key } of await device.storage.open.kept.first(99)) await device.storage.open.kept.drop(key);
    },
  ];
  for (const clear of clearings) {
    const { app, sent } = await shared(unknown, clear);
    await expect(app.play.openGame(game)).rejects.toMatchObject(kycNeeded);
    expect(sent('startGame')).toEqual([]);
  }
});

test('an exclusion the operator has not received yet also applies to other players (S15)', async () => {
  const device = fakeDevice();
  const network = operator(unknown);
  const standing = { state: 2 as const, until };
  const request = {
    requestId: 'r',
    userId: 7,
    token: 'of 7',
    call: 'selfExclude' as const,
    input: { type: 2 as const },
    at: now,
  };
  await device.vault.change({ unheard: [{ ...request, sending: now + day, standing }] });
  const { app, sent } = await tabOf(8, network, device);
  await expect(app.play.openGame(game)).rejects.toMatchObject(kycNeeded);
  expect(sent('startGame')).toEqual([]);
});

test('identity is not checked on other devices, nor after a break or an ended exclusion (S15)', async () => {
  const restriction = { irrevocableUntil: until, ref: '' };
  const restrictions = [
    {},
    { 7: { ...restriction, state: 1, until } },
    { 7: { ...restriction, state: 2, until: now } },
  ];
  for (const each of restrictions) {
    const device = fakeDevice();
    await device.vault.change({ restrictions: each as never });
    const { app, sent } = await tabOf(8, operator(unknown), device);
    await app.play.openGame(game);
    expect([sent('startGame').length, sent('kyc').length]).toEqual([1, 0]);
  }
});

test('an exclusion refused by the operator does not apply to other players (S15)', async () => {
  const device = fakeDevice();
  let answer: unknown = new Response('', { status: 502 });
  const network = operator(unknown, {
    selfExclude: () => answer,
    rgState: () => ({ errcode: 0, state: 0, realityMin: 60, playSec: 0 }),
  });
  const first = await tabOf(7, network, device);
  await first.app.rg.selfExclude({ type: 2, months: 6 });
  answer = { errcode: 400 };
  await first.world.pass(60_000);
  expect(device.vaulted()).toMatchObject({ restrictions: {}, unheard: [] });
  device.air.hush();
  const { app, sent } = await tabOf(8, network, device);
  await app.play.openGame(game);
  expect(sent('kyc')).toEqual([]);
});

test('a game left during the identity check is not requested (S15)', async () => {
  let say: (answer: Response) => void = () => {};
  const { app, sent, world } = await shared(() => new Promise<Response>((said) => (say = said)));
  const opened = app.play.openGame(game).catch((error: unknown) => error);
  await world.pass(0);
  await app.play.leaveGame('a');
  say(Response.json(known()));
  expect(await opened).toMatchObject({ kind: 'stopped' });
  expect(sent('startGame')).toEqual([]);
});

test('nothing is sent for a player who logs in while the device is read (I5)', async () => {
  const device = fakeDevice();
  const { app, core, sent, world } = await tabOf(7, operator(known), device);
  const { kept } = device.storage.open;
  const read = kept.get;
  let go = () => {};
  const held = new Promise<void>((done) => (go = done));
  kept.get = async (key) => (await held, read(key));
  const waiting = [app.play.openGame(game), app.money.deposit(order)].map((each) =>
    each.catch((error: unknown) => error),
  );
  await world.pass(0);
  const entered = core.identity.enter('of 8', { id: 8, nickname: 'Ben', coin: 0 as Money }, false);
  await world.pass(0);
  await entered;
  go();
  await world.pass(0);
  expect(await Promise.all(waiting)).toMatchObject([{ kind: 'stopped' }, { kind: 'stopped' }]);
  expect([...sent('startGame'), ...sent('createRecharge')]).toEqual([]);
});
