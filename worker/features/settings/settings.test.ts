import { subscribe } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { entrance, login } from '#tests/support/ana.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';

const minute = 60_000;
const settings = { errcode: 0, config: { clientMode: 1 } };
const operator = (changes: Parameters<typeof scripted>[0] = {}) =>
  scripted({
    accountLogin: entrance,
    preLogin: () => ({ code: 0, gameListVersion: '1' }),
    'anonymous/appConfig': () => settings,
    ...changes,
  });

test('the next offline start has the operator’s settings as the player received them', async () => {
  const device = fakeDevice();
  const first = openTab(operator().fetch, device);
  await first.app.account.login(login);
  await first.app.tab.start();
  await first.world.pass(1_000);
  const { app, stores, world } = openTab(() => Promise.reject(new TypeError('no network')), device);
  const started = app.tab.start();
  await world.pass(1_000);
  await started;
  expect(stores.settings.config).toEqual({ clientMode: 1 });
});

test('an offline first start gets settings and lobby as soon as the operator answers', async () => {
  let reachable = false;
  const { fetch } = operator({
    getActivityIds: () => ({ errcode: 0, activityMap: {} }),
    preLogin: () => ({ code: 0, gameListVersion: '1', gameTypes: [], brands: [], games: [] }),
  });
  const { app, stores, world } = openTab((url, init) =>
    reachable ? fetch(url, init) : Promise.reject(new TypeError('no network')),
  );
  const started = app.tab.start();
  await world.pass(1_000);
  await started;
  expect(stores.settings.config).toBeNull();
  reachable = true;
  await app.replies.read('getActivityIds', {});
  await world.pass(0);
  expect(stores.settings.config).toEqual({ clientMode: 1 });
  expect(stores.lobby.version).toBe('1');
});

test('a start with stored settings and lobby whose requests are lost sends each once more', async () => {
  const device = fakeDevice();
  const lobby = { code: 0, gameListVersion: '1', gameTypes: [], brands: [], games: [] };
  const first = openTab(operator({ preLogin: () => lobby }).fetch, device);
  await first.app.tab.start();
  await first.world.pass(1_000);
  const lost = ['anonymous/appConfig', 'preLogin'];
  const { fetch, sent } = operator({
    preLogin: () => ({ ...lobby, gameListVersion: '2' }),
    'anonymous/appConfig': () => ({ errcode: 0, config: { clientMode: 2 } }),
    'anonymous/appTheme': () => ({ errcode: 0 }),
  });
  const { app, stores, world } = openTab((url, init) => {
    const at = lost.findIndex((call) => url.endsWith(call));
    if (at < 0) return fetch(url, init);
    lost.splice(at, 1);
    return Promise.reject(new TypeError('no network'));
  }, device);
  await world.pass(minute);
  await app.tab.start();
  await world.pass(1_000);
  expect(lost).toEqual([]);
  expect(stores).toMatchObject({ settings: { config: { clientMode: 2 } }, lobby: { version: '2' } });
  await app.tab.resume();
  expect([sent('anonymous/appConfig'), sent('preLogin')].map((calls) => calls.length)).toEqual([1, 1]);
});

test('a start without a network asks for newer settings than the stored ones once it is back', async () => {
  const device = fakeDevice();
  const lobby = { code: 0, gameListVersion: '1', gameTypes: [], brands: [], games: [] };
  const answers = { preLogin: () => lobby, getActivityIds: () => ({ errcode: 0, activityMap: {} }) };
  const first = openTab(operator(answers).fetch, device);
  await first.app.tab.start();
  await first.world.pass(1_000);
  let reachable = false;
  const newer = () => ({ errcode: 0, config: { clientMode: 2 } });
  const { fetch, sent } = operator({ ...answers, 'anonymous/appConfig': newer });
  const { app, stores, world } = openTab(
    (url, init) => (reachable ? fetch(url, init) : Promise.reject(new TypeError('no network'))),
    device,
  );
  await world.pass(minute);
  await app.tab.start();
  await world.pass(1_000);
  expect(stores.settings.config).toEqual({ clientMode: 1 });
  reachable = true;
  await app.replies.read('getActivityIds', {}, true);
  await world.pass(0);
  expect(stores.settings.config).toEqual({ clientMode: 2 });
  expect(sent('preLogin')).toHaveLength(1);
});

test('a start that finds the session expired still gets the settings', async () => {
  const device = fakeDevice();
  await device.vault.change({ token: 'secret', userId: 7, epoch: 'mine' });
  const answers: ((response: Response) => void)[] = [];
  const { fetch } = operator({
    preLogin: () => ({ code: 401 }),
    'anonymous/appConfig': () => new Promise<Response>((done) => void answers.push(done)),
  });
  const { app, stores, world } = openTab(fetch, device);
  void app.tab.start();
  await world.pass(0);
  for (let i = 0; i < 2; i++) {
    answers[i]!(Response.json(settings));
    await world.pass(0);
  }
  expect(stores.session.userId).toBe(0);
  expect(stores.settings.config).toEqual({ clientMode: 1 });
});

test('an offline start does not report missing settings before the device has been read', async () => {
  const device = fakeDevice();
  const first = openTab(operator().fetch, device);
  await first.app.account.login(login);
  await first.app.tab.start();
  await first.world.pass(1_000);
  const { app, stores, world } = openTab(() => Promise.reject(new TypeError('no network')), device);
  stores.settings.missed = null;
  const without: unknown[] = [];
  const note = () => stores.settings.config === null && without.push(stores.settings.missed);
  note();
  subscribe(stores.settings, note, true);
  const started = app.tab.start();
  await world.pass(1_000);
  await started;
  expect(new Set(without)).toEqual(new Set([null]));
  expect(stores.settings).toMatchObject({ config: { clientMode: 1 }, missed: false });
});

test('a first start without settings from the operator reports them as missing', async () => {
  const { app, stores, world } = openTab(
    operator({ 'anonymous/appConfig': () => new Response('', { status: 500 }) }).fetch,
  );
  const started = app.tab.start();
  await world.pass(60_000);
  await started;
  expect(stores.settings).toMatchObject({ config: null, missed: true });
});

test('notices are there at the next start before the operator has answered', async () => {
  const device = fakeDevice();
  const notices = [{ id: 1, title: 'Mabuhay' }];
  const first = openTab(
    scripted({ preLogin: () => ({ code: 0, notices, gameListVersion: '1', games: [] }) }).fetch,
    device,
  );
  await first.app.tab.start();
  await first.world.pass(0);
  const { app, stores, world } = openTab(() => Promise.reject(new TypeError('no network')), device);
  const started = app.tab.start();
  await world.pass(0);
  await started;
  expect(stores.settings.notices).toEqual(notices);
});
