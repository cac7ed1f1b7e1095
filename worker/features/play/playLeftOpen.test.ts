import { expect, onTestFinished, test, vi } from 'vitest';
import { login } from '#tests/support/ana.ts';
import { game, opening, operator, player } from '#tests/support/gamePlayer.ts';
import { facts, fakeDevice, openTab } from '#tests/support/tab.ts';

test('a closed tab’s game is left at the next start, one still being played is not', async () => {
  const device = fakeDevice();
  const closed = await player({}, device);
  await closed.app.play.openGame(game(4));
  closed.stores.play.gameId = 0;
  const playing = await player({}, device);
  await playing.app.play.openGame(game(5));

  const { fetch, sent } = operator();
  const next = openTab(fetch, device);
  const started = next.app.tab.start();
  for (let i = 0; i < 5; i++) await Promise.all([next.world.pass(100), playing.world.pass(100)]);
  await started;
  expect(sent('exitGame').map(({ body }) => body['gameId'])).toEqual([4]);
});

test('a closed tab’s game isn’t left by another player who logs in meanwhile', async () => {
  const device = fakeDevice();
  const closed = await player({}, device);
  await closed.app.play.openGame(game(4));
  closed.stores.play.gameId = 0;
  const ben = () => ({ errcode: 0, token: 'other', userInfo: { id: 8, nickname: 'Ben', coin: 0 } });
  const { fetch, sent } = operator({ accountLogin: ben });
  const { app, world, stores } = openTab(fetch, device);
  void app.tab.start();
  await world.pass(100);
  await app.account.login(login);
  expect(stores.session.userId).toBe(8);
  await world.pass(1_000);
  expect(sent('exitGame')).toEqual([]);
});

test('a session already ended by the operator is not left again at every start', async () => {
  const device = fakeDevice();
  const closed = await player({}, device);
  await closed.app.play.openGame(game(4));
  closed.stores.play.gameId = 0;
  for (const times of [1, 0]) {
    const { fetch, sent } = operator({ exitGame: () => ({ errcode: 404 }) });
    const { app, world } = openTab(fetch, device);
    const started = app.tab.start();
    await world.pass(1_000);
    await started;
    expect(sent('exitGame')).toHaveLength(times);
  }
});

test.each([429, 423, 500])(
  'a game whose leaving is refused for now with %i is left at the next start',
  async (errcode) => {
    const device = fakeDevice();
    const closed = await player({ exitGame: () => ({ errcode }) }, device);
    await closed.app.play.openGame(game(4));
    await closed.app.play.leaveGame(opening).catch(() => {});
    const { fetch, sent } = operator();
    const { app, world } = openTab(fetch, device);
    const started = app.tab.start();
    await world.pass(1_000);
    await started;
    expect(sent('exitGame').map(({ body }) => body['sessionId'])).toEqual(['s4']);
  },
);

test('a replacement worker leaves no game that is being played', async () => {
  const device = fakeDevice();
  const dead = await player({}, device);
  await dead.app.play.openGame(game(4));
  dead.stores.play.gameId = 0;
  const { fetch, sent } = operator();
  const { app, world } = openTab(fetch, device, { facts: { ...facts(), again: true } });
  const started = app.tab.start();
  await world.pass(1_000);
  await started;
  expect(sent('exitGame')).toEqual([]);
  const left = app.play.leaveGame(opening);
  await world.pass(1_000);
  await left;
  expect(sent('exitGame')).toHaveLength(1);
});

test('a closed tab’s game is found among other stored data', async () => {
  const device = fakeDevice();
  const closed = await player({}, device);
  const { kept } = device.storage.of(7);
  for (let i = 0; i < 60; i++) await kept.put({ key: `appUserCoinDetail ${i}`, v: 1, at: 1, value: {} });
  await closed.app.play.openGame(game(4));
  closed.stores.play.gameId = 0;
  const { fetch, sent } = operator();
  const { app, world } = openTab(fetch, device);
  void app.tab.start();
  await world.pass(1_000);
  expect(sent('exitGame')).toHaveLength(1);
});

/** Gives this browser's pages locks with these names. */
function holdLocks(...names: string[]) {
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: names.map((name) => ({ name })) }) } });
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('a game whose leaving was lost is left once the network is back, tried once a minute at most (I1)', async () => {
  let lost = 2;
  const exitGame = () => (lost-- > 0 ? new Response('', { status: 502 }) : { errcode: 0, coin: 500 });
  const { app, world, sent } = await player({ exitGame });
  holdLocks('alive');
  await app.play.openGame(game(4));
  await app.play.leaveGame(opening).catch(() => {});
  for (const tried of [2, 2, 2]) {
    void app.tab.resume();
    await world.pass(1_000);
    expect(sent('exitGame')).toHaveLength(tried);
  }
  await world.pass(60_000);
  expect(sent('exitGame')).toHaveLength(3);
  expect(new Set(sent('exitGame').map(({ body }) => body['requestId'])).size).toBe(1);
  void app.tab.resume();
  await world.pass(60_000);
  expect(sent('exitGame')).toHaveLength(3);
});

test.each([
  ['is left', 1, ['alive']],
  ['may be played where nothing lists the locks, so it is not left', 0, []],
  ['is not left if its page holds its lock', 0, ['alive', opening]],
  ['is not left if an older build stored no lock for it', 0, ['alive'], null],
])('a game of a worker that died %s when the player is back', async (_, times, locks, lock: unknown = opening) => {
  const device = fakeDevice();
  const dead = await player({}, device);
  await dead.app.play.openGame({ ...game(4), opening: lock as string });
  dead.stores.play.gameId = 0;
  holdLocks(...locks);
  const { fetch, sent } = operator();
  const { app, world } = openTab(fetch, device, { facts: { ...facts(), again: true } });
  void app.tab.start();
  await world.pass(1_000);
  expect(sent('exitGame')).toEqual([]);
  void app.tab.resume();
  await world.pass(1_000);
  expect(sent('exitGame')).toHaveLength(times);
});

test('a game in play goes on when the player is back', async () => {
  const { app, world, sent } = await player();
  holdLocks('alive');
  await app.play.openGame(game(4));
  void app.tab.resume();
  await world.pass(1_000);
  expect(sent('exitGame')).toEqual([]);
});
