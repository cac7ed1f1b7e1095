// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tile } from '#contract/stores.ts';

const app = vi.hoisted(() => ({
  gamesByIds: vi.fn<(ids: number[]) => Promise<Tile[]>>(async () => []),
  bootstrap: vi.fn(async () => {}),
}));
vi.mock('#data/worker.ts', () => ({ app }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { stores } = await import('#data/stores.ts');
const { useGamesByIds } = await import('./useGamesByIds.ts');

const tile = (id: number): Tile => ({ id, name: `Game ${id}`, brandId: 1, gameTypeId: 3 });
const trial = { said: undefined as unknown as ReturnType<typeof useGamesByIds> };
function Trial({ ids }: { ids: number[] }) {
  const found = useGamesByIds(ids);
  useEffect(() => void (trial.said = found));
  return null;
}

let root: Root;
const ask = (...ids: number[]) => act(async () => root.render(<Trial ids={ids} />));
const set = (change: () => void) => act(async () => change());
const bring = () => set(() => Object.assign(stores.lobby, { version: '1', at: 1 }));

beforeEach(() => {
  vi.clearAllMocks();
  app.gamesByIds.mockImplementation(async () => []);
  Object.assign(stores.lobby, { version: '', at: 0 });
  Object.assign(stores.network, { onLine: true, failing: false });
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(async () => root.unmount()));

test('L-11: while this device has no catalogue nobody says that there are no games; when it comes they are there', async () => {
  await ask(1, 2);
  expect(trial.said).toMatchObject({ tiles: undefined, failed: false });
  app.gamesByIds.mockImplementation(async (ids) => ids.map(tile));
  await bring();
  expect(trial.said.tiles?.map(({ id }) => id)).toEqual([1, 2]);
});

test('L-11: without a catalogue and without a network it has failed, and asking again asks the operator, too', async () => {
  await set(() => void (stores.network.onLine = false));
  await ask(3);
  expect(trial.said).toMatchObject({ tiles: undefined, failed: true });
  await act(async () => trial.said.retry());
  expect(app.bootstrap).toHaveBeenCalledOnce();
  expect(app.gamesByIds).toHaveBeenCalledTimes(2);
});

test('L-11: a worker that doesn’t answer has failed; asked again, it may', async () => {
  await bring();
  app.gamesByIds.mockRejectedValueOnce(new Error('stopped'));
  await ask(4);
  expect(trial.said).toMatchObject({ tiles: undefined, failed: true });
  app.gamesByIds.mockImplementation(async (ids) => ids.map(tile));
  await act(async () => trial.said.retry());
  expect(trial.said).toMatchObject({ tiles: [tile(4)], failed: false });
  expect(app.bootstrap).not.toHaveBeenCalled();
});

test('the list of before stands until the next has come, and one seen lately is there at once', async () => {
  await bring();
  app.gamesByIds.mockImplementation(async (ids) => ids.map(tile));
  await ask(5);
  let answer: (found: Tile[]) => void = () => {};
  app.gamesByIds.mockImplementation(() => new Promise((done) => (answer = done)));
  await ask(6);
  expect(trial.said.tiles).toEqual([tile(5)]);
  await act(async () => answer([tile(6)]));
  expect(trial.said.tiles).toEqual([tile(6)]);
  await ask(5);
  expect(trial.said.tiles).toEqual([tile(5)]);
});
