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

test('a like made offline is shown at once, and told when the network is back', async () => {
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

test('a like told by one tab is neither told again nor undone by another', async () => {
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

test('a like that was not told before the log-out is not the next player’s', async () => {
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

test('of two words about a game the operator hears the last, also when the first is still on its way', async () => {
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

test('a game taken out of the recent ones stays out, until it is played again somewhere', async () => {
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
