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

test('a missing chunk reloads at the target once; a second miss is an error (E3)', async () => {
  expect(await chunkFailed('/member')).toBe(true);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/member');
  await expect(chunkFailed('/member')).rejects.toThrow('/member');
  expect(location.assign).toHaveBeenCalledTimes(1);
});

test.each(['failing', 'portal'] as const)(
  'a missing chunk does not reload when the network check is %s (E5, A20)',
  async (how) => {
    app.builds.checkBuild.mockImplementationOnce(async () => (stores.network[how] = true));
    expect(await chunkFailed('/member')).toBe(false);
    expect(location.assign).not.toHaveBeenCalled();
  },
);

test('a chunk missed offline is retried without a reload once the network is back (E5)', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  app.builds.checkBuild.mockImplementation(async () => !!onLine.mockReturnValue(true));
  expect(await chunkFailed('/member')).toBe(false);
  onLine.mockRestore();
  expect(location.assign).not.toHaveBeenCalled();
});

test('a missing chunk does not reload when the manifest is not a manifest (E5, A20)', async () => {
  app.builds.checkBuild.mockImplementationOnce(async () => false);
  expect(await chunkFailed('/member')).toBe(false);
  expect(location.assign).not.toHaveBeenCalled();
});

test('a missing chunk waits for the new build before reloading', async () => {
  installUpdater({ apply: async () => false, renew: vi.fn(async () => true).mockResolvedValueOnce(false) });
  expect(await chunkFailed('/faq')).toBe(false);
  expect(location.assign).not.toHaveBeenCalled();
  expect(await chunkFailed('/faq')).toBe(true);
});

test('without session storage a missing chunk never reloads, to avoid a loop', async () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(chunkFailed('/member')).rejects.toThrow('/member');
  expect(location.assign).not.toHaveBeenCalled();
});
