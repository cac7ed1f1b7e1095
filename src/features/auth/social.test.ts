// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { app } from '#tests/support/worker.ts';

const { startSocialLogin } = await import('./social.ts');

const isShown = () => true;
const url = 'https://id.example/authorize?state=x';

beforeEach(() => {
  app.account.socialStart.mockResolvedValue({ url });
  vi.spyOn(location, 'assign').mockReturnValue();
});

afterEach(() => void Reflect.deleteProperty(globalThis, 'NativeBridge'));

test('a social log-in and its return page are kept in the worker, not in the tab', async () => {
  await startSocialLogin('line', '/wallets', isShown);
  expect(app.account.socialStart).toHaveBeenCalledWith('line', `${location.origin}/auth/social`, '/wallets');
  expect(location.assign).toHaveBeenCalledExactlyOnceWith(url);
  expect(sessionStorage).toHaveLength(0);
});

test('the wrapper opens the provider externally while the page stays (AU-05)', async () => {
  const openExternal = vi.fn();
  Object.assign(globalThis, { NativeBridge: { openExternal } });
  await startSocialLogin('google', '/', isShown);
  expect(openExternal).toHaveBeenCalledExactlyOnceWith(url);
  expect(location.assign).not.toHaveBeenCalled();
});

test('a social log-in whose page was left does not navigate', async () => {
  await startSocialLogin('google', '/', () => false);
  expect(location.assign).not.toHaveBeenCalled();
});

test('a social log-in that cannot start does not navigate', async () => {
  app.account.socialStart.mockRejectedValue(new Error('closed'));
  await expect(startSocialLogin('google', '/', isShown)).rejects.toThrow('closed');
  expect(location.assign).not.toHaveBeenCalled();
});
