// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const [startPush, is] = vi.hoisted(() => [vi.fn(), { allowed: false, installed: false, missing: false }]);
vi.mock('#browser/push/pushAllowed.ts', () => ({ isAllowed: () => is.allowed }));
vi.mock('#browser/device.ts', () => ({ isInstalled: () => is.installed }));
vi.mock('#shared/push/parts.ts', () => ({
  get parts() {
    if (is.missing) throw new TypeError('Failed to fetch dynamically imported module');
    return { startPush };
  },
}));

const { pushWhenWanted } = await import('./pushWhenWanted.ts');

beforeEach(() => {
  startPush.mockClear();
  Object.assign(is, { allowed: false, installed: false, missing: false });
});

test('nothing loads without a notification or a badge to maintain (O-22, O-23)', async () => {
  await pushWhenWanted();
  expect(startPush).not.toHaveBeenCalled();
});

test.each(['allowed', 'installed'] as const)(
  'the code loads once notifications or the icon need it: %s (O-22, O-23)',
  async (what) => {
    is[what] = true;
    await pushWhenWanted();
    expect(startPush).toHaveBeenCalledOnce();
  },
);

test('code that fails to load is no failure (O-23)', async () => {
  Object.assign(is, { allowed: true, missing: true });
  await expect(pushWhenWanted()).resolves.toBeUndefined();
});
