import { expect, test } from 'vitest';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';

const minute = 60_000;
const game = { opening: 'a', gameId: 1001, tryIt: false, lang: 'en' };

const operator = (realityMin = 15) =>
  scripted({
    startGame: () => ({ errcode: 0, url: 'http://games.test/', sessionId: 's1' }),
    exitGame: () => ({ errcode: 0, coin: 5 }),
    refreshData: () => ({ errcode: 0, coin: 5 }),
    rgState: () => ({ errcode: 0, state: 0, realityMin, playSec: 0, leftSec: 7_200 }),
    rgAck: () => ({ errcode: 0 }),
  });

async function device() {
  const kept = fakeDevice();
  await kept.vault.change({ token: 'secret', userId: 7, epoch: 'e', deviceId: 'd' });
  return kept;
}

async function tabOn(place: ReturnType<typeof fakeDevice>, network = operator()) {
  const tab = openTab(network.fetch, place);
  await tab.app.tab.start();
  // Loads the lazy code, which takes no time on the fake clock.
  await tab.app.rg.checkProtection();
  return { ...tab, ...network };
}

test('the reality check is due after the chosen play time, not before', async () => {
  const { app, stores, world } = await tabOn(await device());
  await app.play.openGame(game);
  await world.pass(15 * minute - 1_000);
  expect(stores.rg).toMatchObject({ realityMin: 15, realityDue: false });
  await world.pass(1_000);
  expect(stores.rg.realityDue).toBe(true);
});

test('an answer restarts the play time and is sent to the operator', async () => {
  const { app, stores, world, sent } = await tabOn(await device());
  await app.play.openGame(game);
  await world.pass(16 * minute);
  await app.rg.ackReality('continue');
  await world.pass(14 * minute);
  expect(stores.rg.realityDue).toBe(false);
  await world.pass(minute);
  expect(stores.rg.realityDue).toBe(true);
  expect(sent('rgAck')[0]?.body).toMatchObject({ kind: 'reality', action: 'continue' });
});

test('time between games does not count, and play before a reload does', async () => {
  const place = await device();
  const before = await tabOn(place);
  await before.app.play.openGame(game);
  await before.world.pass(10 * minute);
  await before.app.play.leaveGame('a');
  await before.world.pass(30 * minute);
  const { app, stores, world } = await tabOn(place);
  await world.pass(40 * minute);
  await app.play.openGame({ ...game, opening: 'b' });
  await world.pass(4 * minute);
  expect(stores.rg.realityDue).toBe(false);
  await world.pass(minute + 1_000);
  expect(stores.rg.realityDue).toBe(true);
});

test('two tabs playing at once count once and share the answer', async () => {
  const place = await device();
  const [one, two] = [await tabOn(place), await tabOn(place)];
  await one.app.play.openGame(game);
  await two.app.play.openGame({ ...game, opening: 'b' });
  const both = async (ms: number) => {
    for (let at = 0; at < ms; at += 10_000) for (const { world } of [one, two]) await world.pass(10_000);
  };
  await both(14 * minute);
  expect([one, two].map(({ stores }) => stores.rg.realityDue)).toEqual([false, false]);
  await both(minute + 10_000);
  expect([one, two].map(({ stores }) => stores.rg.realityDue)).toEqual([true, true]);
  await one.app.rg.ackReality('continue');
  await both(10_000);
  expect([one, two].map(({ stores }) => stores.rg.realityDue)).toEqual([false, false]);
});

test('demo play does not count', async () => {
  const { app, stores, world } = await tabOn(await device());
  await app.play.openGame({ ...game, tryIt: true });
  await world.pass(60 * minute);
  expect(stores.rg.realityDue).toBe(false);
});

test('the reality check stays away while play is stopped and appears at once on return', async () => {
  const { app, stores, world } = await tabOn(await device());
  await app.play.openGame(game);
  await world.pass(16 * minute);
  await app.play.leaveGame('a');
  await world.pass(0);
  expect(stores.rg.realityDue).toBe(false);
  await app.play.openGame({ ...game, opening: 'b' });
  await world.pass(0);
  expect(stores.rg.realityDue).toBe(true);
});
