// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { app } from '#tests/support/worker.ts';
import { stores } from './stores.ts';

vi.mock('./worker.ts', () => import('#tests/support/worker.ts'));

const { chunkFailed, installUpdater } = await import('./updates.ts');

beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  app.builds.checkBuild.mockResolvedValue(true);
  sessionStorage.clear();
  Object.assign(stores.network, { failing: false, portal: false });
});

test('E3: a page whose code is gone loads anew at the target, once; the second time it is an error', async () => {
  expect(await chunkFailed('/member')).toBe(true);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/member');
  await expect(chunkFailed('/member')).rejects.toThrow('/member');
  expect(location.assign).toHaveBeenCalledTimes(1);
});

test.each(['failing', 'portal'] as const)(
  'E5, A20: nothing loads anew when the look finds the network %s',
  async (how) => {
    app.builds.checkBuild.mockImplementationOnce(async () => (stores.network[how] = true));
    expect(await chunkFailed('/member')).toBe(false);
    expect(location.assign).not.toHaveBeenCalled();
  },
);

test('E5: what couldn’t be had without a network is asked for again, not loaded anew, when that is back a moment later', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  app.builds.checkBuild.mockImplementation(async () => !!onLine.mockReturnValue(true));
  expect(await chunkFailed('/member')).toBe(false);
  onLine.mockRestore();
  expect(location.assign).not.toHaveBeenCalled();
});

test('E5, A20: nothing loads anew when something else stands where the manifest should', async () => {
  app.builds.checkBuild.mockImplementationOnce(async () => false);
  expect(await chunkFailed('/member')).toBe(false);
  expect(location.assign).not.toHaveBeenCalled();
});

test('a page whose code is gone stays while the new build isn’t there, and loads anew when it is', async () => {
  installUpdater({ apply: async () => false, renew: vi.fn(async () => true).mockResolvedValueOnce(false) });
  expect(await chunkFailed('/faq')).toBe(false);
  expect(location.assign).not.toHaveBeenCalled();
  expect(await chunkFailed('/faq')).toBe(true);
});

test('a browser that remembers nothing loads nothing anew: it would do so for ever', async () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(chunkFailed('/member')).rejects.toThrow('/member');
  expect(location.assign).not.toHaveBeenCalled();
});
