// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const socialStart = vi.hoisted(() => vi.fn());
vi.mock('../../app/worker.ts', () => ({ app: { socialStart } }));

const { setOut, takeJourney } = await import('./social.ts');

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(location, 'assign').mockReturnValue();
});

afterEach(() => void Reflect.deleteProperty(globalThis, 'NativeBridge'));

test('who sets out is known by the page that comes back, once', async () => {
  socialStart.mockResolvedValue({ url: 'https://id.example/authorize?state=x' });
  const journey = { provider: 'line', adding: false, to: '/wallets' } as const;
  await setOut(journey);
  expect(socialStart).toHaveBeenCalledWith('line', `${location.origin}/auth/social`);
  expect(location.assign).toHaveBeenCalledWith('https://id.example/authorize?state=x');
  expect(takeJourney()).toEqual(journey);
  expect(takeJourney()).toBeNull();
});

test('AU-05: the wrapper opens the provider outside of itself, and the page waits for the way back', async () => {
  const openExternal = vi.fn();
  Object.assign(globalThis, { NativeBridge: { openExternal } });
  socialStart.mockResolvedValue({ url: 'https://id.example/authorize?state=x' });
  await setOut({ provider: 'google', adding: false, to: '/' });
  expect(openExternal).toHaveBeenCalledExactlyOnceWith('https://id.example/authorize?state=x');
  expect(location.assign).not.toHaveBeenCalled();
  expect(takeJourney()).toMatchObject({ provider: 'google' });
});

test('a journey that can’t begin leaves nothing behind', async () => {
  socialStart.mockRejectedValue(new Error('closed'));
  await expect(setOut({ provider: 'google', adding: false, to: '/' })).rejects.toThrow('closed');
  expect(takeJourney()).toBeNull();
});
