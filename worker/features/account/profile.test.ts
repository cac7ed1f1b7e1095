import { expect, test } from 'vitest';
import { openTab, scripted } from '#tests/support/tab.ts';

const user = { id: 7, nickname: 'Ana', coin: 4_200 };
const ana = { account: 'ana', password: 'secret88', keepAccount: false };

async function player(answers: Parameters<typeof scripted>[0]) {
  const operator = scripted({ accountLogin: () => ({ errcode: 0, token: 'secret', userInfo: user }), ...answers });
  const tab = openTab(operator.fetch);
  await tab.app.account.login(ana);
  await tab.world.pass(0);
  return { ...tab, ...operator };
}

test('a new nickname and picture are on the page once saved', async () => {
  const { app, stores } = await player({
    updateProfile: (given) => ({ errcode: 0, userInfo: { ...user, ...given } }),
  });
  await app.account.updateProfile({ nickname: 'Anita', avatar: '4' });
  expect(stores.session.user).toMatchObject({ nickname: 'Anita', avatar: '4', coin: 4_200 });
});

test('a password is shown as set once it is saved', async () => {
  const { app, stores } = await player({ initPassword: () => ({ errcode: 0, hasPassword: true }) });
  await app.account.setPassword({ password: 'secret99', oldPassword: '' });
  expect(stores.session.user).toMatchObject({ nickname: 'Ana', hasPassword: true });
});

test('a first safebox password whose response is lost is found to be set', async () => {
  const { app, stores, world } = await player({
    setSafeboxPassword: () => ({ errcode: 500 }),
    getAfterLoginInfoWeb: () => ({ errcode: 0, userInfo: { ...user, hasSafeboxPassword: true } }),
  });
  await expect(app.account.setSafeboxPassword({ password: '482915' })).rejects.toMatchObject({ code: 500 });
  await world.pass(0);
  expect(stores.session.user).toMatchObject({ nickname: 'Ana', hasSafeboxPassword: true });
});

test('changed personal details make the earlier reply stale and are not stored', async () => {
  const { app, stores, device } = await player({
    appUserOther: () => ({ code: 200, data: { realName: 'Ana Santos' } }),
    updateAppUserOther: () => ({ errcode: 0, hasUserOther: true }),
  });
  await app.replies.read('appUserOther', {});
  expect(stores.replies['appUserOther {}']).toMatchObject({ value: { realName: 'Ana Santos' } });
  await app.account.updateOther({ realName: 'Ana Reyes' });
  expect(stores.replies['appUserOther {}']).toMatchObject({ stale: true });
  expect(stores.session.user).toMatchObject({ hasUserOther: true });
  const kept = await device.storage.of(7).kept.first(100);
  expect(JSON.stringify(kept)).not.toContain('Santos');
});

test('an ended session is gone from the next session list', async () => {
  const { app, stores, sent } = await player({
    sessionList: () => ({ errcode: 0, list: [{ id: 3, device: 'Chrome, Android', time: 1, current: true }] }),
    sessionRevoke: () => ({ errcode: 0 }),
  });
  await app.replies.read('sessionList', {});
  await app.account.revokeSession(4);
  expect(sent('sessionRevoke')[0]!.body).toMatchObject({ id: 4 });
  expect(stores.replies['sessionList {}']).toMatchObject({ stale: true });
});

test('logging out of every device requires the network, and offline leaves all logged in', async () => {
  const { app, stores, sent } = await player({ logout: ({ all }) => (all ? { errcode: 0 } : { errcode: 500 }) });
  await app.tab.tell({ onLine: false });
  await expect(app.player.logout({ all: true })).rejects.toMatchObject({ kind: 'offline' });
  expect(stores.session.userId).toBe(7);
  await app.tab.tell({ onLine: true });
  await app.player.logout({ all: true });
  expect(sent('logout').map(({ body }) => body['all'])).toEqual([true]);
  expect(stores.session).toMatchObject({ userId: 0, ended: 'left' });
});
