import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routeCalls } from './staticRoutes.ts';

const addRoutes = vi.fn<(route: object) => Promise<void>>();
const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
const install = (more: object) =>
  Object.assign(new Event('install'), { waitUntil, ...more }) as unknown as Parameters<typeof routeCalls>[0];
class Pattern {
  readonly parts: object;
  constructor(parts: object) {
    this.parts = parts;
  }
}

beforeEach(() => {
  addRoutes.mockResolvedValue();
  vi.stubGlobal('URLPattern', Pattern);
});
afterEach(() => vi.unstubAllGlobals());

test('a page’s API calls bypass the service worker', () => {
  routeCalls(install({ addRoutes }));
  const urlPattern = new Pattern({ pathname: '/app/v1/*' });
  expect(addRoutes).toHaveBeenCalledExactlyOnceWith({
    condition: { urlPattern, requestMethod: 'POST' },
    source: 'network',
  });
});

test('a browser that refuses the static route still installs the service worker', async () => {
  addRoutes.mockRejectedValue(new TypeError('No such condition'));
  routeCalls(install({ addRoutes }));
  await expect(waitUntil.mock.calls[0]![0]).resolves.toBeUndefined();
});

test('a browser without static routes or URL patterns still installs the service worker', () => {
  routeCalls(install({}));
  Reflect.deleteProperty(globalThis, 'URLPattern');
  routeCalls(install({ addRoutes }));
  expect([addRoutes.mock.calls, waitUntil.mock.calls]).toEqual([[], []]);
});
