import { expect, test } from 'vitest';
import { keepWantedOn, takeWanted, want } from './returnTo.ts';

test('the page asked for is told once', () => {
  want('/wallets?name=deposit');
  expect(takeWanted()).toBe('/wallets?name=deposit');
  expect(takeWanted()).toBeUndefined();
});

test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', ''])(
  '%s is no page of ours',
  (path) => {
    want('/member');
    want(path);
    expect(takeWanted()).toBeUndefined();
  },
);

test('the wish lives while somebody is logging in, and no longer', () => {
  want('/member');
  keepWantedOn('/auth/register');
  expect(takeWanted()).toBe('/member');
  want('/member');
  keepWantedOn('/');
  expect(takeWanted()).toBeUndefined();
});
