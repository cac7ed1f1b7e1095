import { expect, test } from 'vitest';
import { dropReturnToOutsideSignIn, takeReturnTo, keepReturnTo } from './returnTo.ts';

test('the requested page is returned once', () => {
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

test('the requested page is kept only while logging in', () => {
  keepReturnTo('/member');
  dropReturnToOutsideSignIn('/auth/register');
  expect(takeReturnTo()).toBe('/member');
  keepReturnTo('/member');
  dropReturnToOutsideSignIn('/');
  expect(takeReturnTo()).toBeUndefined();
});
