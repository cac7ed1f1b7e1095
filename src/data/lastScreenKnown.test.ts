// @vitest-environment happy-dom
import { ref } from 'valtio/vanilla';
import { beforeEach, expect, test, vi } from 'vitest';
import { initialStores } from '#contract/stores.ts';
import { lastScreenKnown } from './lastScreenKnown.ts';
import { stores } from './stores.ts';

let settled = false;
const root = () => document.getElementById('root')!;

async function showing(last?: string) {
  settled = false;
  if (last !== undefined) root().dataset['epoch'] = last;
  void lastScreenKnown().then(() => (settled = true));
  await vi.advanceTimersByTimeAsync(0);
}
const change = async (changes: object, store: object) => {
  Object.assign(store, changes);
  await vi.advanceTimersByTimeAsync(0);
};
const games = { shelves: ref([{ typeId: 1, total: 1, tiles: [] }]) };

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div>';
  for (const [name, store] of Object.entries(initialStores())) Object.assign(stores[name as 'session'], store);
  return () => vi.useRealTimers();
});

test('without a last-screen snapshot there is no wait', async () => {
  await showing();
  expect(settled).toBe(true);
});

test('a visitor’s snapshot stays until the games are known', async () => {
  await showing('');
  await change({ known: true }, stores.session);
  expect(settled).toBe(false);
  await change(games, stores.lobby);
  expect(settled).toBe(true);
  expect(root().dataset['epoch']).toBeUndefined();
});

test('a player’s snapshot stays until the balance is known too', async () => {
  await showing('e1');
  await change(games, stores.lobby);
  await change({ known: true, userId: 7, epoch: 'e1' }, stores.session);
  expect(settled).toBe(false);
  await change({ at: 5 }, stores.wallet);
  expect(settled).toBe(true);
});

test.each([
  ['another session', { known: true, epoch: 'e2' }, {}],
  ['a break', { known: true, userId: 7, epoch: 'e1' }, { state: 1 }],
])('%s removes the snapshot at once', async (_, session, rg) => {
  await showing('e1');
  Object.assign(stores.rg, rg);
  await change(session, stores.session);
  expect(settled).toBe(true);
});

test('an uninformed worker is waited for at most three seconds', async () => {
  await showing('e1');
  await vi.advanceTimersByTimeAsync(2_999);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toBe(true);
});
