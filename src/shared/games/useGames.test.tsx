// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tile } from '#contract/stores.ts';

interface Asked {
  text?: string;
  from: number;
  count: number;
}
interface Page {
  tiles: Tile[];
  total: number;
}

const app = vi.hoisted(() => ({
  findGames: vi.fn<(asked: Asked) => Promise<Page>>(),
  bootstrap: vi.fn(async () => {}),
}));
vi.mock('#data/worker.ts', () => ({ app }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { stores } = await import('#data/stores.ts');
const { useGames } = await import('./useGames.ts');

const total = 70;
const all = Array.from({ length: total }, (_, id): Tile => ({ id, name: `Game ${id}`, brandId: 1, gameTypeId: 3 }));
const find = async ({ from, count }: Asked) => ({ tiles: all.slice(from, from + count), total });

const trial = { said: undefined as unknown as ReturnType<typeof useGames> };
function Trial({ text }: { text: string }) {
  const found = useGames({ text });
  useEffect(() => void (trial.said = found));
  return null;
}
const length = () => trial.said.tiles?.length;

let root: Root;
const ask = (text: string) => act(async () => root.render(<Trial text={text} />));
const leave = () => act(async () => root.render(null));
const more = () => act(async () => trial.said.more());
const set = (change: () => void) => act(async () => change());
const bring = (version = '1') => set(() => Object.assign(stores.lobby, { version, at: 1 }));

beforeEach(() => {
  vi.clearAllMocks();
  app.findGames.mockImplementation(find);
  Object.assign(stores.lobby, { version: '', at: 0 });
  Object.assign(stores.network, { onLine: true, failing: false });
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(async () => root.unmount()));

test('L-11: while this device has no catalogue nobody says that there are no games; when it comes they are there', async () => {
  app.findGames.mockResolvedValueOnce({ tiles: [], total: 0 });
  await ask('first visit');
  expect(trial.said).toMatchObject({ tiles: undefined, before: undefined, busy: true, failed: false });
  await bring();
  expect(length()).toBe(30);
  expect(trial.said).toMatchObject({ total, hasMore: true, busy: false });
});

test('L-11: without a catalogue and without a network it has failed, and asking again asks the operator, too', async () => {
  app.findGames.mockResolvedValue({ tiles: [], total: 0 });
  await set(() => void (stores.network.onLine = false));
  await ask('offline');
  expect(trial.said).toMatchObject({ tiles: undefined, busy: false, failed: true });
  await act(async () => trial.said.retry());
  expect(app.bootstrap).toHaveBeenCalledOnce();
});

test('a list grows to its end, is as long as it was for who comes back, and starts anew with the catalogue', async () => {
  await bring();
  await ask('long');
  await more();
  await more();
  expect(trial.said.tiles).toEqual(all);
  expect(trial.said).toMatchObject({ hasMore: false, busy: false });
  expect(app.findGames.mock.calls.map(([{ from }]) => from)).toEqual([0, 30, 60]);

  await leave();
  app.findGames.mockClear();
  await ask('long');
  expect(length()).toBe(total);
  expect(app.findGames).not.toHaveBeenCalled();
  await bring('2');
  expect(length()).toBe(30);
});

test('L-11: where the next can’t be had it has failed; asked again, the list goes on where it was', async () => {
  await bring();
  await ask('broken');
  app.findGames.mockRejectedValueOnce(new Error('stopped'));
  await more();
  expect(trial.said).toMatchObject({ busy: false, failed: true });
  await act(async () => trial.said.retry());
  expect(length()).toBe(60);
  expect(trial.said.failed).toBe(false);
  expect(app.bootstrap).not.toHaveBeenCalled();
});

test('the games of the query before are known until those of the next have come', async () => {
  await bring();
  await ask('before');
  let answer: (found: Page) => void = () => {};
  app.findGames.mockImplementation(() => new Promise((done) => (answer = done)));
  await ask('after');
  expect(trial.said).toMatchObject({ tiles: undefined, busy: true });
  expect(trial.said.before).toHaveLength(30);
  await act(async () => answer({ tiles: [all[5]!], total: 1 }));
  expect(trial.said).toMatchObject({ tiles: [all[5]], total: 1, hasMore: false });
});
