import { expect, test } from 'vitest';
import { dropReturnToOutsideSignIn, takeReturnTo, keepReturnTo } from './returnTo.ts';

test('the page asked for is told once', () => {
  keepReturnTo('/wallets?name=deposit');
  expect(takeReturnTo()).toBe('/wallets?name=deposit');
  expect(takeReturnTo()).toBeUndefined();
});

test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', ''])(
  '%s is no page of ours',
  (path) => {
    keepReturnTo('/member');
    keepReturnTo(path);
    expect(takeReturnTo()).toBeUndefined();
  },
);

test('the wish lives while somebody is logging in, and no longer', () => {
  keepReturnTo('/member');
  dropReturnToOutsideSignIn('/auth/register');
  expect(takeReturnTo()).toBe('/member');
  keepReturnTo('/member');
  dropReturnToOutsideSignIn('/');
  expect(takeReturnTo()).toBeUndefined();
});
