import { expect, test } from 'vitest';
import { fakeDevice, never, openTab, scripted } from '#tests/support/tab.ts';

const entrance = (id: number) => ({
  errcode: 0,
  token: `token ${id}`,
  userInfo: { id, nickname: `player ${id}`, coin: id * 100 },
});

function operator(changes: Parameters<typeof scripted>[0] = {}) {
  return scripted({
    accountLogin: ({ account }) => entrance(account === 'ana' ? 7 : 8),
    preLogin: () => ({ code: 0, gameListVersion: '1' }),
    getAfterLoginInfoWeb: () => ({ errcode: 0, likeGameIds: [3, 1], gameHistory: [{ gameId: 5, time: 10 }] }),
    refreshData: () => ({ errcode: 0, coin: 4_200 }),
    logout: () => ({ errcode: 0 }),
    ...changes,
  });
}
const login = (account: string) => ({ account, password: 'secret12', keepAccount: true });

test('a player has a user id other than zero; likes, games and balance follow', async () => {
  const { app, stores, world } = openTab(operator().fetch);
  expect(stores.session.userId).toBe(0);
  await app.account.login(login('ana'));
  expect(stores.session).toMatchObject({ userId: 7, user: { nickname: 'player 7' }, savedAccount: 'ana' });
  await world.pass(0);
  expect(stores.library).toEqual({ likes: [3, 1], recents: [{ gameId: 5, time: 10 }], recentTiles: [] });
  expect(stores.wallet.coin).toBe(4_200);
});

test('a start sends the wrapper’s messaging token and loads the support channels (spec §7)', async () => {
  const queue = [{ id: 1, itemType: 2, name: 'E-mail', url: 'mailto:help@perlas.test', sort: 1 }];
  const told: unknown[] = [];
  const { app, stores } = openTab(
    operator({
      preLogin: ({ messagingToken }) => {
        told.push(messagingToken);
        return { code: 0, gameListVersion: '1', customerQueue: queue };
      },
    }).fetch,
  );
  await app.session.bootstrap();
  await app.tab.tell({ messagingToken: 'fcm-1' });
  await app.session.bootstrap();
  expect(told.at(0)).toBe('');
  expect(told.at(-1)).toBe('fcm-1');
  expect(stores.settings.customerQueue).toEqual(queue);
});

test('a failed load after a log-in does not undo the log-in', async () => {
  const { app, stores, world } = openTab(
    operator({ getAfterLoginInfoWeb: () => ({ errcode: 500 }), refreshData: never }).fetch,
  );
  await app.account.login(login('ana'));
  await world.pass(0);
  expect(stores.session.userId).toBe(7);
});

test('the next offline start shows the player, the likes and the last balance with its age', async () => {
  const device = fakeDevice();
  const first = openTab(operator().fetch, device);
  await first.app.account.login(login('ana'));
  await first.world.pass(0);
  const at = first.stores.wallet.at;

  const { app, stores, world } = openTab(() => Promise.reject(new TypeError('no network')), device);
  const started = app.tab.start();
  await world.pass(0);
  await started;
  expect(stores.session).toMatchObject({ userId: 7, user: { nickname: 'player 7' } });
  expect(stores.library.likes).toEqual([3, 1]);
  expect(stores.wallet).toEqual({ coin: 4_200, at, held: {} });
});

test('a log-out wipes every trace of the player, also offline (F6)', async () => {
  const device = fakeDevice();
  const { app, stores, world } = openTab(operator().fetch, device);
  await app.account.login(login('ana'));
  await world.pass(0);
  expect(await device.storage.of(7).kept.count()).toBeGreaterThan(0);
  await app.tab.tell({ onLine: false });
  await app.player.logout();
  expect(stores.session).toMatchObject({ userId: 0, user: null, ended: 'left', savedAccount: 'ana' });
  expect(stores).toMatchObject({ wallet: { coin: null }, library: { likes: [], recents: [] }, replies: {} });
  expect(device.vaulted()).toMatchObject({ token: '', userId: 0, wiping: false });
  expect(await device.storage.of(7).kept.count()).toBe(0);
});

test('an interrupted wipe is finished at the next start (F6)', async () => {
  const device = fakeDevice();
  const { app, world } = openTab(operator().fetch, device);
  await app.account.login(login('ana'));
  await world.pass(0);
  const { forget } = device.storage;
  device.storage.forget = never as never;
  void app.player.logout();
  await world.pass(0);
  device.storage.forget = forget;
  const next = openTab(operator().fetch, device);
  await next.app.tab.start();
  expect(await device.storage.of(7).kept.count()).toBe(0);
});

test('the operator gets the log-out with the token that ended', async () => {
  const { fetch, sent } = operator();
  const { app } = openTab(fetch);
  await app.account.login(login('ana'));
  await app.player.logout();
  expect(sent('logout')[0]!.token).toBe('token 7');
});

test('a log-out first ends the device’s notifications, and goes on where that fails (O-23)', async () => {
  const { fetch, sent } = operator({ pushUnsubscribe: () => ({ errcode: 500 }) });
  const { app } = openTab(fetch);
  await app.account.login(login('ana'));
  await app.player.logout({ push: 'https://push.test/1' });
  expect(sent('pushUnsubscribe')).toMatchObject([{ token: 'token 7', body: { endpoint: 'https://push.test/1' } }]);
  expect(sent('logout')).toMatchObject([{ token: 'token 7' }]);
});

test('a log-out in one tab logs out the other (F1)', async () => {
  const device = fakeDevice();
  const { fetch } = operator();
  const [mine, other] = [openTab(fetch, device), openTab(fetch, device)];
  await mine.app.account.login(login('ana'));
  await other.world.pass(0);
  expect(other.stores.session.userId).toBe(7);
  await other.app.player.logout();
  await mine.world.pass(0);
  expect(mine.stores.session).toMatchObject({ userId: 0, user: null, ended: 'elsewhere' });
  expect(mine.stores.wallet.coin).toBeNull();
});

test('another player’s log-in in another tab replaces this one and counts stopped acts (F3)', async () => {
  const device = fakeDevice();
  const { fetch } = operator({ createRecharge: never });
  const [mine, other] = [openTab(fetch, device), openTab(fetch, device)];
  await mine.app.account.login(login('ana'));
  await other.world.pass(0);
  void mine.app.money.deposit({ rechargeTypeId: 1, amount: 1 as never, returnUrl: '/' }).catch(() => {});
  await mine.world.pass(0);
  await other.app.account.login(login('maria'));
  await mine.world.pass(0);
  expect(mine.stores.session).toMatchObject({ userId: 8, ended: 'replaced', stoppedActs: 1 });
  expect(mine.stores.wallet.coin).not.toBe(700);
});

test('a 401 on preLogin logs out quietly', async () => {
  const device = fakeDevice();
  const { app, world } = openTab(operator().fetch, device);
  await app.account.login(login('ana'));
  await world.pass(0);
  const next = openTab(operator({ preLogin: () => ({ code: 401 }) }).fetch, device);
  await next.app.tab.start();
  expect(next.stores.session).toMatchObject({ userId: 0, ended: null });
});

test('a log-in while the lobby is loading does not lose the lobby', async () => {
  const lobby = { code: 0, gameListVersion: '1', gameTypes: [], brands: [], games: [] };
  const answers: ((response: Response) => void)[] = [];
  const { fetch } = operator({ preLogin: () => new Promise<Response>((done) => void answers.push(done)) });
  const { app, stores, world } = openTab(fetch);
  void app.tab.start();
  await world.pass(0);
  await app.account.login(login('ana'));
  for (let i = 0; i < 2; i++) {
    answers[i]!(Response.json(lobby));
    await world.pass(0);
  }
  expect(stores.lobby.version).toBe('1');
});

test('a new player is marked as new in every tab and after a reload, until the log-out (RG-03)', async () => {
  const device = fakeDevice();
  const { fetch } = operator({ accountLogin: () => ({ ...entrance(7), isNew: true }) });
  const [mine, other] = [openTab(fetch, device), openTab(fetch, device)];
  await mine.app.account.login(login('ana'));
  await other.world.pass(0);
  const reloaded = openTab(fetch, device);
  await reloaded.world.pass(0);
  const tabs = [mine, other, reloaded];
  for (const { stores } of tabs) expect(stores.session).toMatchObject({ userId: 7, isNew: true });
  await mine.app.player.logout();
  for (const { world } of tabs) await world.pass(0);
  for (const { stores } of tabs) expect(stores.session).toMatchObject({ userId: 0, isNew: false });
  expect(device.vaulted()).toMatchObject({ userId: 0, isNew: false });
});
