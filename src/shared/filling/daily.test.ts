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
  stores.settings.config = null;
});

test('a player’s pages are prefetched once a day', async () => {
  await look();
  await look(day + 60_000);
  expect(asked()).toEqual(['getBankInfo', 'getJackpotDrawInfo', 'selfLimitInfo']);
  expect(onCome).toHaveBeenCalledExactlyOnceWith(day);
  await look(day + 24 * 3_600_000);
  expect(asked()).toHaveLength(6);
});

test('the worker stores prefetched replies, and the page releases them', async () => {
  await look();
  expect(app.replies.letGo.mock.calls.map(([key]) => key)).toEqual([
    'getBankInfo {}',
    'getJackpotDrawInfo {}',
    'selfLimitInfo {}',
  ]);
});

test('nothing is prefetched while the operator is down (F1)', async () => {
  stores.network.down = true;
  await look();
  expect(asked()).toEqual([]);
  stores.network.down = false;
  await look();
  expect(asked()).toHaveLength(3);
});

test('the operator’s settings switch the reading ahead off (`readAhead`)', async () => {
  stores.settings.config = { features: { readAhead: false } };
  await look();
  expect(asked()).toEqual([]);
  stores.settings.config = { features: {} };
  await look();
  expect(asked()).toHaveLength(3);
});

test('nothing is prefetched for a visitor', async () => {
  stores.session.userId = 0;
  await look();
  expect(asked()).toEqual([]);
});

test('when one read fails the others continue, and only that one is retried', async () => {
  app.replies.read.mockRejectedValueOnce(new Failure('network'));
  await look();
  expect(onCome).not.toHaveBeenCalled();
  expect(asked()).toHaveLength(3);
  await look();
  expect(asked().slice(3)).toEqual(['getBankInfo']);
});

test('a refused read isn’t repeated that day', async () => {
  app.replies.read.mockRejectedValueOnce(new Failure('refused', 404));
  await look();
  await look();
  expect(asked()).toHaveLength(3);
  expect(onCome).not.toHaveBeenCalled();
});

test('a log-out in between stops the reads, and nothing is stored', async () => {
  app.replies.read.mockImplementationOnce(async () => void (stores.session.userId = 0));
  await look();
  expect(asked()).toEqual(['getBankInfo']);
  expect(onCome).not.toHaveBeenCalled();
});

test('the record report is read for the operator’s day, not the device’s', () => {
  const at = Date.UTC(2026, 10, 21, 17);
  const report = looks.find(({ name }) => name === 'betRecordReport')!;
  const { startTime, endTime } = report.input(at) as { startTime: number; endTime: number };
  expect([startTime, endTime].map((time) => new Date(time).toISOString())).toEqual([
    '2026-11-15T16:00:00.000Z',
    '2026-11-22T15:59:59.999Z',
  ]);
});
