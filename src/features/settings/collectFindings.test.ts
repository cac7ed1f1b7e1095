// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { app } from '#tests/support/worker.ts';

const { collectFindings } = await import('./collectFindings.ts');

afterEach(() => vi.unstubAllGlobals());

const raise = vi.fn<() => never>();
beforeEach(() => {
  raise.mockImplementation(() => {
    throw new TypeError('Not here');
  });
});

const device = (more: object) => vi.stubGlobal('navigator', { userAgent: 'Safari', ...more });

const lacking: [string, object][] = [
  ['no storage', {}],
  ['no estimate of its storage', { storage: { persisted: async () => true } }],
  ['a storage that throws', { storage: { estimate: raise, persisted: raise } }],
];

test.each(lacking)('in a browser with %s the other findings are collected', async (_, storage) => {
  device(storage);
  expect(await collectFindings()).toMatchObject({ browser: 'Safari', serviceWorker: 'none', usage: undefined });
});

test('without service worker and caches the other findings are collected', async () => {
  device({ storage: { estimate: async () => ({ usage: 5, quota: 9 }), persisted: async () => true } });
  vi.stubGlobal('caches', undefined);
  expect(await collectFindings()).toMatchObject({ usage: 5, quota: 9, persisted: true, files: undefined });
});

test('a worker that doesn’t respond hides no other finding', async () => {
  device({});
  app.tab.lastCalls.mockImplementation(raise);
  expect(await collectFindings()).toMatchObject({ browser: 'Safari', calls: [] });
});
