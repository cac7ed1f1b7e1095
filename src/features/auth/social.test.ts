// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const socialStart = vi.hoisted(() => vi.fn());
vi.mock('../../app/worker.ts', () => ({ app: { socialStart } }));

const { setOut, takeJourney } = await import('./social.ts');

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(location, 'assign').mockReturnValue();
});

test('who sets out is known by the page that comes back, once', async () => {
  socialStart.mockResolvedValue({ url: 'https://id.example/authorize?state=x' });
  const journey = { provider: 'line', adding: false, to: '/wallets' } as const;
  await setOut(journey);
  expect(socialStart).toHaveBeenCalledWith('line', `${location.origin}/auth/social`);
  expect(location.assign).toHaveBeenCalledWith('https://id.example/authorize?state=x');
  expect(takeJourney()).toEqual(journey);
  expect(takeJourney()).toBeNull();
});

test('a journey that can’t begin leaves nothing behind', async () => {
  socialStart.mockRejectedValue(new Error('closed'));
  await expect(setOut({ provider: 'google', adding: false, to: '/' })).rejects.toThrow('closed');
  expect(takeJourney()).toBeNull();
});
