import { expect, test } from 'vitest';
import { entrance, login } from '#tests/support/ana.ts';
import { fakeDevice, never, openTab, scripted } from '#tests/support/tab.ts';
// Loads the actions' lazy code before the fake clock advances.
import '../rg/rg.ts';

const minute = 60_000;

function operator(changes: Parameters<typeof scripted>[0] = {}) {
  return scripted({
    accountLogin: entrance,
    online: () => ({ errcode: 0 }),
    startGame: () => ({ errcode: 0, url: 'http://games.test/', sessionId: 's1' }),
    exitGame: () => ({ errcode: 0, coin: 5 }),
    refreshData: () => ({ errcode: 0, coin: 5 }),
    ...changes,
  });
}

test('a player’s tab beats every 60 seconds from log-in to log-out', async () => {
  const { fetch, sent } = operator();
  const { app, world } = openTab(fetch);
  app.tab.lead(true);
  await world.pass(45_000);
  await app.account.login(login);
  await world.pass(minute - 1);
  expect(sent('online')).toEqual([]);
  await world.pass(1_000);
  expect(sent('online')).toHaveLength(1);
  await world.pass(2 * minute);
  expect(sent('online')).toHaveLength(3);
  await app.player.logout();
  await world.pass(5 * minute);
  expect(sent('online')).toHaveLength(3);
});

test('a beat names the game in play in any tab, and 0 after it', async () => {
  const device = fakeDevice();
  const { fetch, sent } = operator();
  const [leader, other] = [openTab(fetch, device), openTab(fetch, device)];
  leader.app.tab.lead(true);
  await leader.app.account.login(login);
  await other.world.pass(0);
  await other.app.play.openGame({ opening: 'a', gameId: 42, tryIt: false, lang: 'en' });
  await leader.world.pass(minute + 1_000);
  expect(sent('online').at(-1)!.body['gameId']).toBe(42);
  await other.app.play.leaveGame('a');
  await leader.world.pass(minute);
  expect(sent('online').at(-1)!.body['gameId']).toBe(0);
});

test('a break from another device arrives with the next beat, or when the player returns (SX-06)', async () => {
  let until = 0;
  const { fetch, sent } = operator({
    online: () => ({ errcode: 0, rg: { stop: until > 0 } }),
    rgState: () => ({ errcode: 0, state: until ? 1 : 0, until, realityMin: 60, playSec: 0, stop: until > 0 }),
  });
  const { app, stores, world } = openTab(fetch);
  app.tab.lead(true);
  await app.account.login(login);
  await world.pass(minute + 1_000);
  expect([stores.rg.state, sent('rgState')]).toEqual([0, []]);
  until = world.now() + 60 * minute;
  await world.pass(minute);
  expect(stores.rg).toMatchObject({ state: 1, until });
  const asked = sent('rgState').length;
  await world.pass(5 * minute);
  expect(sent('rgState')).toHaveLength(asked);
  until += 60 * minute;
  await app.tab.tell({ visible: false });
  await app.tab.tell({ visible: true });
  await world.pass(0);
  expect(stores.rg).toMatchObject({ state: 1, until });
});

test('a stop of play meant for one player does not affect the next (I5)', async () => {
  let answer: (said: object) => void = () => {};
  const { fetch } = operator({
    online: () => ({ errcode: 0, rg: { stop: true } }),
    rgState: () => new Promise((done) => (answer = (said) => done(Response.json(said)))),
  });
  const { app, stores, world } = openTab(fetch);
  app.tab.lead(true);
  await app.account.login(login);
  await world.pass(minute + 1_000);
  await app.player.logout();
  await app.account.login(login);
  answer({ errcode: 0, state: 0, realityMin: 60, playSec: 0, stop: 1 });
  await world.pass(0);
  expect(stores.rg.playEndsAt).toBe(0);
});

test('two tabs together beat once a minute, also when the lead changes hands', async () => {
  const device = fakeDevice();
  const { fetch, sent } = operator();
  const [one, two] = [openTab(fetch, device), openTab(fetch, device)];
  one.app.tab.lead(true);
  await one.app.account.login(login);
  const both = async (ms: number) => {
    for (let at = 0; at < ms; at += 1_000) await Promise.all([one.world.pass(1_000), two.world.pass(1_000)]);
  };
  await both(90_000);
  one.app.tab.lead(false);
  two.app.tab.lead(true);
  await both(92_000);
  expect(sent('online')).toHaveLength(3);
});

test.each([
  ['being prepared', 100],
  ['in flight', 1_000],
])('a change of leader while a beat is %s causes no second beat (F8)', async (_, after) => {
  const device = fakeDevice();
  const { fetch, sent } = operator({ online: never });
  const [one, two] = [openTab(fetch, device), openTab(fetch, device)];
  one.app.tab.lead(true);
  await one.app.account.login(login);
  const both = async (ms: number, step: number) => {
    for (let at = 0; at < ms; at += step) await Promise.all([one.world.pass(step), two.world.pass(step)]);
  };
  await both(minute, 1_000);
  await both(after, 100);
  one.app.tab.lead(false);
  two.app.tab.lead(true);
  await both(minute - 2_000, 1_000);
  expect(sent('online')).toHaveLength(1);
  await both(3_000, 1_000);
  expect(sent('online')).toHaveLength(2);
});

test('a missed beat that another tab has sent is not sent again (F8)', async () => {
  const device = fakeDevice();
  let broken = true;
  const { fetch, sent } = operator({ online: () => (broken ? { errcode: 500 } : { errcode: 0 }) });
  const [one, two] = [openTab(fetch, device), openTab(fetch, device)];
  const both = async (ms: number) => {
    for (let at = 0; at < ms; at += 1_000) await Promise.all([one.world.pass(1_000), two.world.pass(1_000)]);
  };
  one.app.tab.lead(true);
  await one.app.account.login(login);
  await both(62_000);
  broken = false;
  one.app.tab.lead(false);
  two.app.tab.lead(true);
  await both(minute);
  two.app.tab.lead(false);
  one.app.tab.lead(true);
  void one.app.tab.resume();
  await both(30_000);
  expect(sent('online')).toHaveLength(2);
});

test('a beat missed before a log-in is not sent after it', async () => {
  const { fetch, sent } = operator({ online: never });
  const { app, world } = openTab(fetch);
  app.tab.lead(true);
  await app.account.login(login);
  await world.pass(minute + 1_000);
  await app.account.login({ ...login, account: 'ben' });
  await world.pass(20_000);
  void app.tab.resume();
  await world.pass(20_000);
  expect(sent('online')).toHaveLength(1);
});

test('no beat is sent offline, and one as soon as the network is back (C10)', async () => {
  const { fetch, sent } = operator();
  const { app, world } = openTab(fetch);
  app.tab.lead(true);
  await app.account.login(login);
  await app.tab.tell({ onLine: false });
  await world.pass(10 * minute);
  expect(sent('online')).toEqual([]);
  const back = app.tab.tell({ onLine: true });
  await world.pass(1_000);
  await back;
  expect(sent('online')).toHaveLength(1);
});

test('network and player returning at about the same time cause one beat', async () => {
  const { fetch, sent } = operator({ online: never });
  const { app, world } = openTab(fetch);
  app.tab.lead(true);
  await app.account.login(login);
  await app.tab.tell({ onLine: false, visible: false });
  await world.pass(10 * minute);
  for (const back of [{ onLine: true }, { visible: true }]) {
    void app.tab.tell(back);
    await world.pass(1_000);
  }
  expect(sent('online')).toHaveLength(1);
});
