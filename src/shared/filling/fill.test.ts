import { beforeEach, expect, test, vi } from 'vitest';
import { fill } from './fill.ts';

const files = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ url: `/assets/${name}.js`, bytes: 1_000 }));
const log: string[] = [];
let stop: AbortController;

const around = {
  free: async () => void log.push('free'),
  bring: vi.fn<(file: { url: string }) => Promise<void>>(),
  onBrought: vi.fn<(file: { url: string }) => void>(),
};
const run = () => fill(files, { ...around, signal: stop.signal });

beforeEach(() => {
  log.length = 0;
  stop = new AbortController();
  around.bring.mockImplementation(async ({ url }) => void log.push(url));
});

test('files load one at a time, each only while the player has no request open', async () => {
  await run();
  expect(log).toEqual(files.flatMap(({ url }) => ['free', url]));
  expect(around.onBrought).toHaveBeenCalledTimes(files.length);
});

test('a file waits until the one before it has loaded', async () => {
  let arrive = () => {};
  around.bring.mockImplementationOnce(() => new Promise((done) => (arrive = done)));
  const running = run();
  await vi.waitFor(() => expect(around.bring).toHaveBeenCalledOnce());
  arrive();
  await running;
  expect(around.bring).toHaveBeenCalledTimes(files.length);
});

test('a file that fails to load doesn’t stop the others', async () => {
  around.bring.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await run();
  expect(around.onBrought.mock.calls.map(([{ url }]) => url)).toEqual(files.slice(1).map(({ url }) => url));
});

test('three failures in a row end the download until another time', async () => {
  around.bring.mockRejectedValue(new TypeError('Failed to fetch'));
  await run();
  expect(around.bring).toHaveBeenCalledTimes(3);
});

test('nothing more is requested after a stop', async () => {
  around.bring.mockImplementationOnce(async () => stop.abort());
  await run();
  expect(around.bring).toHaveBeenCalledOnce();
});
