// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render, renderHook } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import type { Tile } from '#contract/entities.ts';

const { stores } = await import('#data/stores.ts');
const { useGames } = await import('./useGames.ts');

const total = 70;
const all = Array.from({ length: total }, (_, id): Tile => ({ id, name: `Game ${id}`, brandId: 1, gameTypeId: 3 }));

let games: { readonly current: ReturnType<typeof useGames> };
const length = () => games.current.tiles?.length;

const ask = async (text: string) => void (games = await renderHook(() => useGames({ text })));
const leave = () => render(null);
const more = () => act(async () => games.current.more());
const set = (change: () => void) => act(async () => change());
const bring = (version = '1') => set(() => Object.assign(stores.lobby, { version, at: 1 }));

beforeEach(() => {
  app.games.findGames.mockImplementation(async ({ from, count }) => ({ tiles: all.slice(from, from + count), total }));
  Object.assign(stores.lobby, { version: '', at: 0 });
  Object.assign(stores.network, { onLine: true, failing: false });
});

test('without a catalogue on the device the list isn’t shown as empty, and fills when it loads (L-11)', async () => {
  app.games.findGames.mockResolvedValueOnce({ tiles: [], total: 0 });
  await ask('first visit');
  expect(games.current).toMatchObject({ tiles: undefined, before: undefined, busy: true, failed: false });
  await bring();
  expect(length()).toBe(30);
  expect(games.current).toMatchObject({ total, hasMore: true, busy: false });
});

test('offline without a catalogue the list has failed, and a retry asks the operator too (L-11)', async () => {
  app.games.findGames.mockResolvedValue({ tiles: [], total: 0 });
  await set(() => void (stores.network.onLine = false));
  await ask('offline');
  expect(games.current).toMatchObject({ tiles: undefined, busy: false, failed: true });
  await act(async () => games.current.retry());
  expect(app.session.bootstrap).toHaveBeenCalledOnce();
});

test('a list grows to its end, keeps its length on return, and restarts with a new catalogue', async () => {
  await bring();
  await ask('long');
  await more();
  await more();
  expect(games.current.tiles).toEqual(all);
  expect(games.current).toMatchObject({ hasMore: false, busy: false });
  expect(app.games.findGames.mock.calls.map(([{ from }]) => from)).toEqual([0, 30, 60]);

  await leave();
  app.games.findGames.mockClear();
  await ask('long');
  expect(length()).toBe(total);
  expect(app.games.findGames).not.toHaveBeenCalled();
  await bring('2');
  expect(length()).toBe(30);
});

test('a failed next page sets the list to failed, and a retry continues there (L-11)', async () => {
  await bring();
  await ask('broken');
  app.games.findGames.mockRejectedValueOnce(new Error('stopped'));
  await more();
  expect(games.current).toMatchObject({ busy: false, failed: true });
  await act(async () => games.current.retry());
  expect(length()).toBe(60);
  expect(games.current.failed).toBe(false);
  expect(app.session.bootstrap).not.toHaveBeenCalled();
});

test('the previous query’s games stay until those of the next have loaded', async () => {
  await bring();
  await ask('before');
  let answer: (found: { tiles: Tile[]; total: number }) => void = () => {};
  app.games.findGames.mockImplementation(() => new Promise((done) => (answer = done)));
  await ask('after');
  expect(games.current).toMatchObject({ tiles: undefined, busy: true });
  expect(games.current.before).toHaveLength(30);
  await act(async () => answer({ tiles: [all[5]!], total: 1 }));
  expect(games.current).toMatchObject({ tiles: [all[5]], total: 1, hasMore: false });
});
