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

test('L-11: while this device has no catalogue nobody says that there are no games; when it comes they are there', async () => {
  await ask(1, 2);
  expect(games.current).toMatchObject({ tiles: undefined, failed: false });
  app.games.gamesByIds.mockImplementation(async (ids) => ids.map(tile));
  await bring();
  expect(games.current.tiles?.map(({ id }) => id)).toEqual([1, 2]);
});

test('L-11: without a catalogue and without a network it has failed, and asking again asks the operator, too', async () => {
  await set(() => void (stores.network.onLine = false));
  await ask(3);
  expect(games.current).toMatchObject({ tiles: undefined, failed: true });
  await act(async () => games.current.retry());
  expect(app.session.bootstrap).toHaveBeenCalledOnce();
  expect(app.games.gamesByIds).toHaveBeenCalledTimes(2);
});

test('L-11: a worker that doesn’t answer has failed; asked again, it may', async () => {
  await bring();
  app.games.gamesByIds.mockRejectedValueOnce(new Error('stopped'));
  await ask(4);
  expect(games.current).toMatchObject({ tiles: undefined, failed: true });
  app.games.gamesByIds.mockImplementation(async (ids) => ids.map(tile));
  await act(async () => games.current.retry());
  expect(games.current).toMatchObject({ tiles: [tile(4)], failed: false });
  expect(app.session.bootstrap).not.toHaveBeenCalled();
});

test('the list of before stands until the next has come, and one seen lately is there at once', async () => {
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
