import { expect, test, vi } from 'vitest';
import { login } from '#tests/support/ana.ts';
import { game, opening, operator, player } from '#tests/support/gamePlayer.ts';
import { facts, fakeDevice, openTab } from '#tests/support/tab.ts';

const minute = 60_000;
const answers = {
  online: () => ({ errcode: 0 }),
  rgState: () => ({ errcode: 0, state: 0, realityMin: 15, playSec: 0, leftSec: 7_200 }),
};

/** Gives this browser's pages locks with these names. */
const holdLocks = (...names: string[]) =>
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: names.map((name) => ({ name })) }) } });

/** A page whose worker died during a game, and the game as the page knows it. */
async function orphaned() {
  const device = fakeDevice();
  const { app, stores } = await player(answers, device);
  await app.play.openGame(game(4));
  const inPlay = { epoch: stores.session.epoch, opening, gameId: 4, sessionId: 's4' };
  stores.play.gameId = 0;
  return { device, inPlay };
}

/** Another tab of a device, or with `again` a worker that replaces another, once it has started. */
async function next(device: ReturnType<typeof fakeDevice>, again: boolean, changes: object = {}) {
  const { fetch, sent } = operator({ ...answers, ...changes });
  const tab = openTab(fetch, device, { facts: { ...facts(), again } });
  const started = tab.app.tab.start();
  await tab.world.pass(1_000);
  await started;
  // Loads the lazy code, which takes no time on the fake clock.
  await tab.app.rg.checkProtection();
  return { ...tab, sent };
}

test('a replacement worker goes on with the game in play: it counts, and is left once (RG-13, SX-05)', async () => {
  const { device, inPlay } = await orphaned();
  const figures = { sessionId: 's4', betInSession: 900, winInSession: 200 };
  const { app, stores, world, sent } = await next(device, true, {
    refreshData: () => ({ errcode: 0, coin: 500, ...figures }),
  });
  app.tab.lead(true);
  const asked = sent('rgState').length;
  await app.play.resumeGame(inPlay);
  await world.pass(0);
  expect(stores.play).toEqual({ gameId: 4, sessionId: 's4', net: -700 });
  expect(sent('rgState')).toHaveLength(asked + 1);
  await world.pass(15 * minute - 1_000);
  expect(stores.rg.realityDue).toBe(false);
  await world.pass(1_000);
  expect(stores.rg.realityDue).toBe(true);
  expect(sent('online').at(-1)!.body['gameId']).toBe(4);
  await app.play.leaveGame(opening);
  expect(sent('exitGame').map(({ body }) => body['sessionId'])).toEqual(['s4']);
  expect((await device.storage.of(7).kept.first(9, 'play:')).length).toBe(0);
});

test('a resumed game that can’t be left now is left at the next start under the same request id (I1)', async () => {
  const { device, inPlay } = await orphaned();
  const resumed = await next(device, true, { exitGame: () => new Response('', { status: 502 }) });
  await resumed.app.play.resumeGame(inPlay);
  await resumed.app.play.leaveGame(opening).catch(() => {});
  const later = await next(device, false);
  const [before, after] = [resumed, later].map(({ sent }) => sent('exitGame').map(({ body }) => body['requestId']));
  expect(before).toHaveLength(1);
  expect(after).toEqual(before);
});

test('a game opened since a replacement isn’t interrupted when the page names the one before', async () => {
  const { device, inPlay } = await orphaned();
  const { app, stores, sent } = await next(device, true);
  await app.play.openGame({ ...game(5), opening: 'the next showing' });
  await app.play.resumeGame(inPlay);
  expect(stores.play.gameId).toBe(5);
  expect(sent('exitGame')).toEqual([]);
});

test('a game isn’t resumed for another player, nor once its session is over', async () => {
  const { device, inPlay } = await orphaned();
  const ben = () => ({ errcode: 0, token: 'other', userInfo: { id: 8, nickname: 'Ben', coin: 0 } });
  const { app, stores, world } = await next(device, true, { accountLogin: ben });
  await app.account.login(login);
  expect(stores.session.userId).toBe(8);
  await app.play.resumeGame(inPlay);
  expect(stores.play.gameId).toBe(0);
  await app.player.logout();
  await app.play.resumeGame(inPlay);
  await world.pass(20 * minute);
  expect(stores.play.gameId).toBe(0);
  expect(stores.rg.realityDue).toBe(false);
});

test('no other tab leaves a game whose page is open but has no worker', async () => {
  const { device } = await orphaned();
  holdLocks('lead', opening);
  expect((await next(device, false)).sent('exitGame')).toEqual([]);
  holdLocks('lead');
  expect((await next(device, false)).sent('exitGame')).toHaveLength(1);
});

test('a page that leaves its game before a new worker has resumed it leaves no other page’s', async () => {
  const { device } = await orphaned();
  const other = await player(answers, device);
  await other.app.play.openGame({ ...game(5), opening: 'another page’s' });
  other.stores.play.gameId = 0;
  const { app, world, sent } = await next(device, true);
  holdLocks(opening, 'another page’s');
  const left = app.play.leaveGame(opening);
  await world.pass(1_000);
  await left;
  expect(sent('exitGame').map(({ body }) => body['gameId'])).toEqual([4]);
});
