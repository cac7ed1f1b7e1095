import { expect, test } from 'vitest';
import { entrance, login } from '#tests/support/ana.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
// Loads the actions' lazy code before the fake clock advances.
import '../rg/rg.ts';

const minute = 60_000;
const call = 'anonymous/appConfig';

/** A player's device with two tabs, the first of them the leader, on an operator whose settings have a `version`. */
async function twoTabs() {
  const current = { version: '1', notice: '1' };
  const device = fakeDevice();
  const { fetch, sent, requests } = scripted({
    accountLogin: entrance,
    preLogin: () => ({ code: 0, gameListVersion: '1', games: [] }),
    online: () => ({ errcode: 0, configVersion: current.version }),
    [call]: () => {
      const links = { terms: `/${current.version}`, language: requests.at(-1)!.language ?? '' };
      const config = { clientMode: 1, ageNotice: { version: current.notice }, links };
      return { errcode: 0, configVersion: current.version, config };
    },
  });
  const tabs = [openTab(fetch, device), openTab(fetch, device)] as const;
  const [leader, other] = tabs;
  // The leader comes last, so that nothing reaches the other from its future.
  const pass = async (ms: number) => {
    for (const { world } of tabs.toReversed()) await world.pass(ms);
  };
  leader.app.tab.lead(true);
  await leader.app.account.login(login);
  await pass(0);
  for (const { app } of tabs) await app.tab.start();
  await pass(1_000);
  const taken = () => tabs.map(({ stores }) => stores.settings.config?.links?.['terms']);
  return { leader, other, device, fetch, pass, sent, current, taken };
}

test('every open tab takes over the operator’s new settings within a minute, for one call', async () => {
  const { pass, sent, current, taken } = await twoTabs();
  expect(taken()).toEqual(['/1', '/1']);
  const before = sent(call).length;
  current.version = '2';
  await pass(minute + 1_000);
  expect(taken()).toEqual(['/2', '/2']);
  await pass(5 * minute);
  expect(sent(call)).toHaveLength(before + 1);
});

test('settings that a page reads are taken over at once, in every tab', async () => {
  const { other, pass, current, taken } = await twoTabs();
  current.version = '2';
  const read = other.app.replies.read(call, {}, true);
  await pass(1_000);
  await read;
  expect(taken()).toEqual(['/2', '/2']);
});

test('another age notice isn’t asked about over a game or a form, but at the next start', async () => {
  const { leader, device, fetch, pass, current, taken } = await twoTabs();
  Object.assign(current, { version: '2', notice: '2' });
  await pass(minute + 1_000);
  expect(taken()).toEqual(['/2', '/2']);
  expect(leader.stores.settings.config).toMatchObject({ clientMode: 1, ageNotice: { version: '1' } });
  const next = openTab(fetch, device);
  await next.app.tab.start();
  expect(next.stores.settings.config).toMatchObject({ ageNotice: { version: '2' } });
});

test('settings that a tab in another language has read are read again in a tab’s own', async () => {
  const { leader, other, pass, current, taken } = await twoTabs();
  current.version = '2';
  await other.app.tab.tell({ lang: 'fil' });
  await pass(minute + 1_000);
  expect(taken()).toEqual(['/2', '/2']);
  const languages = [leader, other].map(({ stores }) => stores.settings.config?.links?.['language']);
  expect(languages).toEqual(['', 'fil']);
});

test('a tab in another language keeps the settings in its own', async () => {
  const { other, pass, current, taken } = await twoTabs();
  await other.app.tab.tell({ lang: 'fil' });
  await pass(1_000);
  current.version = '2';
  await pass(minute + 1_000);
  expect(taken()).toEqual(['/2', '/1']);
});

test('settings that can’t be read leave the former ones, and are read at the next beat', async () => {
  const { leader, pass, current, taken } = await twoTabs();
  const { fetch } = leader.core.world;
  leader.core.world.fetch = (url, init) =>
    url.endsWith(call) ? Promise.reject(new TypeError('no network')) : fetch(url, init);
  current.version = '2';
  await pass(minute + 1_000);
  expect(taken()).toEqual(['/1', '/1']);
  leader.core.world.fetch = fetch;
  await pass(minute);
  expect(taken()).toEqual(['/2', '/2']);
});
