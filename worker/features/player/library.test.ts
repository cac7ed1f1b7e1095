import { snapshot } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';

const login = (account: string) => ({ account, password: 'x', keepAccount: false });

function operator(changes: Parameters<typeof scripted>[0] = {}) {
  const idOf = { ana: 7, maria: 8 };
  return scripted({
    accountLogin: ({ account }) => {
      const id = idOf[account as keyof typeof idOf];
      return { errcode: 0, token: `token ${id}`, userInfo: { id, nickname: 'player', coin: 0 } };
    },
    getAfterLoginInfoWeb: () => ({ errcode: 0, likeGameIds: [], gameHistory: [] }),
    gameLike: ({ gameId, like }) => ({ errcode: 0, likeGameIds: like ? [gameId] : [] }),
    ...changes,
  });
}

test('an offline like shows at once and is sent when the network is back', async () => {
  const { fetch, sent } = operator();
  const { app, stores, world } = openTab(fetch);
  await app.account.login(login('ana'));
  await world.pass(0);
  await app.tab.tell({ onLine: false });
  await app.player.like(3, true);
  expect(stores.library.likes).toEqual([3]);
  expect(sent('gameLike')).toEqual([]);
  await app.tab.tell({ onLine: true });
  await world.pass(0);
  expect(sent('gameLike').map(({ body }) => body)).toMatchObject([{ gameId: 3, like: true }]);
});

test.each([429, 423, 500])(
  'a like refused for now with %i stays, and is sent when the player is back',
  async (code) => {
    let errcode = code;
    const { fetch, sent } = operator({ gameLike: () => ({ errcode, likeGameIds: [3] }) });
    const { app, stores, world } = openTab(fetch);
    await app.account.login(login('ana'));
    await world.pass(0);
    await app.player.like(3, true);
    expect([stores.library.likes, sent('gameLike').length]).toEqual([[3], 1]);
    errcode = 0;
    await app.tab.resume();
    await app.tab.resume();
    expect(sent('gameLike')).toHaveLength(2);
  },
);

test('a like that the operator refuses for good is undone', async () => {
  const { fetch } = operator({ gameLike: () => ({ errcode: 404 }) });
  const { app, stores, world } = openTab(fetch);
  await app.account.login(login('ana'));
  await world.pass(0);
  await app.player.like(3, true);
  expect(stores.library.likes).toEqual([]);
});

test('a like sent by one tab is neither resent nor undone by another', async () => {
  const device = fakeDevice();
  const others = operator();
  const [mine, other] = [openTab(operator().fetch, device), openTab(others.fetch, device)];
  await mine.app.account.login(login('ana'));
  await mine.world.pass(0);
  for (const like of [true, false]) {
    await mine.app.player.like(3, like);
    await other.world.pass(0);
  }
  await other.app.tab.resume();
  expect(others.sent('gameLike')).toEqual([]);
  expect(other.stores.library.likes).toEqual([]);
});

test('a like not sent before the log-out is not sent for the next player', async () => {
  const { fetch, sent } = operator();
  const { app, stores, world } = openTab(fetch);
  await app.account.login(login('ana'));
  await world.pass(0);
  await app.tab.tell({ onLine: false });
  await app.player.like(3, true);
  await app.player.logout();
  await app.tab.tell({ onLine: true });
  await app.account.login(login('maria'));
  await world.pass(0);
  expect(sent('gameLike')).toEqual([]);
  expect(stores.library.likes).toEqual([]);
});

test('the last change of a like wins, even while the first is in flight', async () => {
  let answer: (response: Response) => void = () => {};
  const { fetch, sent } = operator({ gameLike: () => new Promise<Response>((done) => (answer = done)) });
  const { app, stores, world } = openTab(fetch);
  await app.account.login(login('ana'));
  await world.pass(0);
  void app.player.like(3, true);
  await world.pass(0);
  void app.player.like(3, false);
  await world.pass(0);
  answer(Response.json({ errcode: 0, likeGameIds: [3] }));
  await world.pass(0);
  answer(Response.json({ errcode: 0, likeGameIds: [] }));
  await world.pass(0);
  expect(sent('gameLike').map(({ body }) => body['like'])).toEqual([true, false]);
  expect(stores.library.likes).toEqual([]);
});

test('a game removed from the recent ones stays out until it is played again', async () => {
  const device = fakeDevice();
  const played = (gameId: number, time: number) => ({ gameId, time });
  let history = [played(4, 100), played(5, 200)];
  const changes = { getAfterLoginInfoWeb: () => ({ errcode: 0, likeGameIds: [], gameHistory: history }) };
  const { app, stores, world } = openTab(operator(changes).fetch, device);
  await app.account.login(login('ana'));
  await world.pass(1_000);
  await app.player.forgetRecent(4);
  await app.player.forgetRecent(9);
  expect(stores.library.recents).toEqual([played(5, 200)]);

  const next = openTab(operator(changes).fetch, device);
  await next.app.tab.start();
  await next.world.pass(0);
  expect(next.stores.library.recents).toEqual([played(5, 200)]);

  history = [played(4, world.now() + 1), played(5, 200)];
  const later = openTab(operator(changes).fetch, device);
  await later.app.tab.start();
  await later.world.pass(0);
  expect(later.stores.library.recents.map(({ gameId }) => gameId)).toEqual([4, 5]);
});

test('the lobby shows the playable recent games, also at the next start offline', async () => {
  const device = fakeDevice();
  const game = (id: number, more = {}) => ({ id, name: `Game ${id}`, gameTypeId: 1, brandId: 1, ...more });
  const { fetch } = operator({
    preLogin: () => ({
      code: 0,
      gameListVersion: '1',
      gameTypes: [{ id: 1, name: 'Slots', status: 1, sort: 1 }],
      brands: [],
      games: [game(4), game(5, { maintenance: 1 }), game(6, { status: 0 }), game(7)],
    }),
    getAfterLoginInfoWeb: () => ({
      errcode: 0,
      likeGameIds: [],
      gameHistory: [4, 5, 6, 7].map((gameId) => ({ gameId, time: gameId })),
    }),
  });
  const names = ({ library }: typeof stores) => library.recentTiles.map(({ name }) => name);
  const { app, stores, world } = openTab(fetch, device);
  await app.tab.start();
  await app.account.login(login('ana'));
  await world.pass(0);
  expect(names(stores)).toEqual(['Game 7', 'Game 4']);
  await app.player.forgetRecent(7);
  expect(names(stores)).toEqual(['Game 4']);

  const next = openTab(() => Promise.reject(new TypeError('no network')), device);
  await next.app.tab.start();
  expect(names(next.stores)).toEqual(['Game 4']);
  await next.app.player.logout();
  expect(names(next.stores)).toEqual([]);
});

test('recent games loaded before the catalogue appear once it is there', async () => {
  let answer: (response: Response) => void = () => {};
  const { fetch } = operator({
    preLogin: () => new Promise<Response>((done) => (answer = done)),
    getAfterLoginInfoWeb: () => ({ errcode: 0, likeGameIds: [], gameHistory: [{ gameId: 4, time: 4 }] }),
  });
  const { app, stores, world } = openTab(fetch);
  void app.tab.start();
  await app.account.login(login('ana'));
  await world.pass(0);
  expect(stores.library).toMatchObject({ recents: [{ gameId: 4, time: 4 }], recentTiles: [] });
  answer(
    Response.json({
      code: 0,
      gameListVersion: '1',
      gameTypes: [{ id: 1, name: 'Slots', status: 1, sort: 1 }],
      brands: [],
      games: [{ id: 4, name: 'Game 4', gameTypeId: 1, brandId: 1 }],
    }),
  );
  await world.pass(0);
  expect(stores.library.recentTiles).toMatchObject([{ id: 4, name: 'Game 4' }]);
});

test('a game opened while the operator’s list loads stays among the recent ones', async () => {
  let answer: (response: Response) => void = () => {};
  const { fetch } = operator({
    getAfterLoginInfoWeb: () => new Promise<Response>((done) => (answer = done)),
    startGame: () => ({ errcode: 0, url: 'https://play.example/4', sessionId: 's4' }),
  });
  const { app, stores, world } = openTab(fetch);
  await app.account.login(login('ana'));
  await world.pass(1_000);
  await app.play.openGame({ opening: 'o1', gameId: 4, tryIt: false, lang: 'en' });
  const gameHistory = [4, 5].map((gameId) => ({ gameId, time: gameId }));
  answer(Response.json({ errcode: 0, likeGameIds: [], gameHistory }));
  await world.pass(0);
  expect(stores.library.recents).toEqual([
    { gameId: 4, time: world.now() },
    { gameId: 5, time: 5 },
  ]);
  // The store can be cloned, as sending it to the page requires.
  expect(structuredClone(snapshot(stores.library)).recents).toHaveLength(2);
});
