// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderHook } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import type { Tile } from '#contract/entities.ts';

const { stores } = await import('#data/stores.ts');
const { useGamesByIds } = await import('./useGamesByIds.ts');

const tile = (id: number): Tile => ({ id, name: `Game ${id}`, brandId: 1, gameTypeId: 3 });

let games: { readonly current: ReturnType<typeof useGamesByIds> };
const ask = async (...ids: number[]) => void (games = await renderHook(() => useGamesByIds(ids)));
const set = (change: () => void) => act(async () => change());
const bring = () => set(() => Object.assign(stores.lobby, { version: '1', at: 1 }));

beforeEach(() => {
  app.games.gamesByIds.mockImplementation(async () => []);
  Object.assign(stores.lobby, { version: '', at: 0 });
  Object.assign(stores.network, { onLine: true, failing: false });
});

test('without a catalogue on the device the list isn’t shown as empty, and fills when it loads (L-11)', async () => {
  await ask(1, 2);
  expect(games.current).toMatchObject({ tiles: undefined, failed: false });
  app.games.gamesByIds.mockImplementation(async (ids) => ids.map(tile));
  await bring();
  expect(games.current.tiles?.map(({ id }) => id)).toEqual([1, 2]);
});

test('offline without a catalogue the list has failed, and a retry asks the operator too (L-11)', async () => {
  await set(() => void (stores.network.onLine = false));
  await ask(3);
  expect(games.current).toMatchObject({ tiles: undefined, failed: true });
  await act(async () => games.current.retry());
  expect(app.session.bootstrap).toHaveBeenCalledOnce();
  expect(app.games.gamesByIds).toHaveBeenCalledTimes(2);
});

test('a worker that doesn’t respond sets the list to failed, and a retry may succeed (L-11)', async () => {
  await bring();
  app.games.gamesByIds.mockRejectedValueOnce(new Error('stopped'));
  await ask(4);
  expect(games.current).toMatchObject({ tiles: undefined, failed: true });
  app.games.gamesByIds.mockImplementation(async (ids) => ids.map(tile));
  await act(async () => games.current.retry());
  expect(games.current).toMatchObject({ tiles: [tile(4)], failed: false });
  expect(app.session.bootstrap).not.toHaveBeenCalled();
});

test('the previous list stays until the next has loaded, and a recent one shows at once', async () => {
  await bring();
  app.games.gamesByIds.mockImplementation(async (ids) => ids.map(tile));
  await ask(5);
  let answer: (found: Tile[]) => void = () => {};
  app.games.gamesByIds.mockImplementation(() => new Promise((done) => (answer = done)));
  await ask(6);
  expect(games.current.tiles).toEqual([tile(5)]);
  await act(async () => answer([tile(6)]));
  expect(games.current.tiles).toEqual([tile(6)]);
  await ask(5);
  expect(games.current.tiles).toEqual([tile(5)]);
});
