// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { app } from '#tests/support/worker.ts';
import type { Look } from './looks.ts';

const { stores } = await import('#data/stores.ts');
const { lookDaily } = await import('./daily.ts');
const { looks } = await import('./looks.ts');

const onCome = vi.fn();
const table: Look[] = [
  { name: 'getBankInfo', input: () => ({}), onCome },
  { name: 'getJackpotDrawInfo', input: () => ({}) },
  { name: 'selfLimitInfo', input: () => ({}) },
];
const day = Date.UTC(2026, 10, 21, 4);
const look = (now = day) => lookDaily(table, { now: () => now, free: async () => {} });
const asked = () => app.replies.read.mock.calls.map(([name]) => name);

beforeEach(() => {
  vi.clearAllMocks();
  app.replies.read.mockResolvedValue();
  app.replies.letGo.mockResolvedValue();
  localStorage.clear();
  stores.session.userId = 88;
  stores.settings.clockOffset = 0;
});

test('a player’s first looks are asked for once a day', async () => {
  await look();
  await look(day + 60_000);
  expect(asked()).toEqual(['getBankInfo', 'getJackpotDrawInfo', 'selfLimitInfo']);
  expect(onCome).toHaveBeenCalledExactlyOnceWith(day);
  await look(day + 24 * 3_600_000);
  expect(asked()).toHaveLength(6);
});

test('the page gets nothing to show by it: the worker keeps what has come, and lets go of it', async () => {
  await look();
  expect(app.replies.letGo.mock.calls.map(([key]) => key)).toEqual([
    'getBankInfo {}',
    'getJackpotDrawInfo {}',
    'selfLimitInfo {}',
  ]);
});

test('a visitor has nothing to look at', async () => {
  stores.session.userId = 0;
  await look();
  expect(asked()).toEqual([]);
});

test('where one look fails the rest are had, and that one is tried again', async () => {
  app.replies.read.mockRejectedValueOnce(new Failure('network'));
  await look();
  expect(onCome).not.toHaveBeenCalled();
  expect(asked()).toHaveLength(3);
  await look();
  expect(asked().slice(3)).toEqual(['getBankInfo']);
});

test('what the operator refuses isn’t asked for again that day', async () => {
  app.replies.read.mockRejectedValueOnce(new Failure('refused', 404));
  await look();
  await look();
  expect(asked()).toHaveLength(3);
  expect(onCome).not.toHaveBeenCalled();
});

test('who logs out meanwhile is asked for no more, and nothing is kept of it', async () => {
  app.replies.read.mockImplementationOnce(async () => void (stores.session.userId = 0));
  await look();
  expect(asked()).toEqual(['getBankInfo']);
  expect(onCome).not.toHaveBeenCalled();
});

test('every page’s own question is asked: the operator’s day, not the device’s', () => {
  const at = Date.UTC(2026, 10, 21, 17);
  const report = looks.find(({ name }) => name === 'betRecordReport')!;
  const { startTime, endTime } = report.input(at) as { startTime: number; endTime: number };
  expect([startTime, endTime].map((time) => new Date(time).toISOString())).toEqual([
    '2026-11-15T16:00:00.000Z',
    '2026-11-22T15:59:59.999Z',
  ]);
});
