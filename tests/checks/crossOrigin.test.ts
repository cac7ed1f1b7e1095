import { expect, test } from 'vitest';
import { preflight } from '#sandbox/hosting/hosted.ts';
import type { World } from '#worker/world.ts';
import { facts, fakeDevice, openTab, scripted } from '../support/tab.ts';
import { settle } from '../support/world.ts';

test('an API on another origin admits exactly the headers that the app sends', async () => {
  const names = new Set<string>();
  const { fetch } = scripted({
    accountLogin: () => ({ errcode: 0, token: 'secret', userInfo: { id: 7, nickname: 'Ana', coin: 1 } }),
    refreshData: () => ({ errcode: 0, coin: 1 }),
  });
  const watched: World['fetch'] = (url, init) => {
    for (const name of new Headers(init?.headers).keys()) names.add(name);
    return fetch(url, init);
  };
  const { app, stores } = openTab(watched, fakeDevice(), { facts: { ...facts(), lang: 'fil' } });
  await app.account.login({ account: 'ana', password: 'x', keepAccount: true });
  await app.session.refresh();
  await settle();
  expect(stores.session.userId).toBe(7);
  expect([...names].toSorted()).toEqual(preflight['Access-Control-Allow-Headers'].split(', '));
});
