import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ref } from 'valtio/vanilla';
import type { Shelf } from '../../worker/contract/stores.ts';

const { stores } = await import('./stores.ts');
const { lobbyStands } = await import('./lobbyStands.ts');

const games = () => ref([{ typeId: 3, total: 1, tiles: [] }] as Shelf[]);

/** Whether it stands by now, asked as often as one likes. */
function watch() {
  let stands = false;
  void lobbyStands().then(() => (stands = true));
  return async (wait: number) => {
    await vi.advanceTimersByTimeAsync(wait);
    return stands;
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  stores.lobby.shelves = [];
});
afterEach(() => vi.useRealTimers());

test('a lobby stands a second after its games have come', async () => {
  const standsIn = watch();
  expect(await standsIn(5_000)).toBe(false);
  stores.lobby.shelves = games();
  expect(await standsIn(999)).toBe(false);
  expect(await standsIn(1)).toBe(true);
});

test('one that has its games already needs that second too', async () => {
  stores.lobby.shelves = games();
  const standsIn = watch();
  expect(await standsIn(999)).toBe(false);
  expect(await standsIn(1)).toBe(true);
});

test('games that don’t come are waited for ten seconds', async () => {
  const standsIn = watch();
  expect(await standsIn(9_999)).toBe(false);
  expect(await standsIn(1)).toBe(true);
});
