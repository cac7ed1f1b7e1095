import { expect, test } from 'vitest';
import { entrance, login } from '#tests/support/ana.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
import { fakeChannels } from '#tests/support/world.ts';

const ben = { errcode: 0, token: 'of Ben', userInfo: { id: 8, nickname: 'Ben', coin: 0 } };

/** Ana's tab that hears of no other tab, with a bootstrap under way, and another tab on the same device. */
async function deafTab() {
  const device = fakeDevice();
  let answer: (response: Response) => void = () => {};
  let next: unknown = entrance();
  const { fetch, sent } = scripted({
    accountLogin: () => next,
    preLogin: () => new Promise((done) => (answer = done)),
    refreshData: () => ({ errcode: 0, coin: 1 }),
    logout: () => ({ errcode: 0 }),
  });
  const deaf = openTab(fetch, { ...device, air: fakeChannels() });
  await deaf.app.account.login(login);
  const other = openTab(fetch, device);
  await other.app.tab.follow();
  const rotating = deaf.app.session.bootstrap();
  await deaf.world.pass(0);
  const rotated = async () => {
    answer(Response.json({ code: 0, gameListVersion: '1', games: [], token: 'next of Ana' }));
    await rotating;
  };
  const enter = async (entered: unknown) => {
    next = entered;
    await other.app.player.logout();
    await other.app.account.login(login);
  };
  return { device, deaf, other, sent, rotated, enter };
}

test('a token renewed for one player is never that of another who has logged in since', async () => {
  const { device, other, rotated, enter, sent } = await deafTab();
  await enter(ben);
  await rotated();
  expect(device.vaulted()).toMatchObject({ token: 'of Ben', userId: 8 });
  await other.app.session.recheck();
  await other.core.call('refreshData', {});
  expect(sent('refreshData').at(-1)!.token).toBe('of Ben');
});

test('a token renewed for a session is not that of the same player’s next one', async () => {
  const { device, rotated, enter } = await deafTab();
  await enter({ ...entrance(), token: 'second of Ana' });
  await rotated();
  expect(device.vaulted()).toMatchObject({ token: 'second of Ana', userId: 7 });
});

test('a log-out leaves the session and rows of another player who has logged in since', async () => {
  const { device, deaf, enter } = await deafTab();
  await enter(ben);
  for (const id of [7, 8]) await device.storage.of(id).kept.put({ key: 'mine', v: 1, at: 1, value: {} });
  await deaf.app.player.logout();
  expect(device.vaulted()).toMatchObject({ token: 'of Ben', userId: 8 });
  const rows = await Promise.all([7, 8].map((id) => device.storage.of(id).kept.count()));
  expect(rows).toEqual([0, 1]);
});

test('a log-out also ends the same player’s next session', async () => {
  const { device, deaf, enter } = await deafTab();
  await enter({ ...entrance(), token: 'second of Ana' });
  await deaf.app.player.logout();
  expect(device.vaulted()).toMatchObject({ token: '', userId: 0 });
});
