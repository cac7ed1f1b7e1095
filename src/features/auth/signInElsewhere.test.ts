// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepReturnTo, takeReturnTo } from '#nav/returnTo.ts';
import { signInElsewhere } from './signInElsewhere.ts';

beforeEach(() => void takeReturnTo());

test.each([
  ['/auth/login', undefined, '/auth/login'],
  ['/auth/login?type=account', undefined, '/auth/login?type=account'],
  ['/auth/login?type=account', '/wallets?name=deposit', '/auth/login?type=account&back=%2Fwallets%3Fname%3Ddeposit'],
  ['/auth/register?code=AB12CD', undefined, '/auth/register?code=AB12CD'],
  ['/auth/register?code=AB12CD', '/vip', '/auth/register?code=AB12CD&back=%2Fvip'],
  ['/auth/accountLogin', '/wallets', '/auth/login?back=%2Fwallets'],
  ['/', undefined, '/auth/login'],
  ['/bonus?x=1', undefined, '/auth/login?back=%2Fbonus%3Fx%3D1'],
])('the log-in at %s, on the way to %s, continues in another browser at %s (F7)', (here, wanted, there) => {
  location.href = `https://perlas.test${here}`;
  if (wanted) keepReturnTo(wanted);
  expect(signInElsewhere()).toBe(there);
  expect(takeReturnTo()).toBe(wanted);
});

test('query parameters survive without URLSearchParams.size', () => {
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as unknown as number);
  location.href = 'https://perlas.test/auth/login?type=account';
  expect(signInElsewhere()).toBe('/auth/login?type=account');
});
