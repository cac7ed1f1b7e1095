// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { takeReferral } from '#shared/identity/referral.ts';
import { addressElsewhere, browserLink } from './browserLink.ts';

const origin = 'https://perlas.test';
beforeEach(() => {
  localStorage.clear();
  location.href = `${origin}/`;
});

test('on Android a page opens in the player’s own browser, with its path and query (F7)', () => {
  expect(browserLink(`${origin}/auth/login?type=account&back=%2Fwallets`, 'facebook', 'android')).toBe(
    'intent://perlas.test/auth/login?type=account&back=%2Fwallets#Intent;scheme=https;' +
      'S.browser_fallback_url=https%3A%2F%2Fperlas.test%2Fauth%2Flogin%3Ftype%3Daccount%26back%3D%252Fwallets;end',
  );
});

test('an address can neither end nor start an intent (F7)', () => {
  const link = browserLink(addressElsewhere('/x;end?q=a;package=evil;#Intent;component=evil;end'), 'other', 'android')!;
  expect(link.split('#')).toHaveLength(2);
  expect(link.split('#')[1]).toMatch(/^Intent;scheme=https;S\.browser_fallback_url=[^;]+;end$/);
});

test('on an iPhone LINE opens links by its own parameter, other apps have none (F7)', () => {
  expect(browserLink(`${origin}/download?code=AB12`, 'line', 'ios')).toBe(
    `${origin}/download?code=AB12&openExternalBrowser=1`,
  );
  for (const app of ['facebook', 'messenger', 'instagram', 'tiktok', 'viber', 'other'] as const)
    expect(browserLink(`${origin}/`, app, 'ios')).toBeUndefined();
});

test('the other browser gets the visitor’s referral (AU-11)', () => {
  takeReferral({ inviteCode: 'AB12CD' }, Date.now());
  expect(addressElsewhere('/auth/login?back=%2Fwallets')).toBe(`${origin}/auth/login?back=%2Fwallets&code=AB12CD`);
  expect(addressElsewhere('/auth/register?code=AB12CD')).toBe(`${origin}/auth/register?code=AB12CD`);
  takeReferral({ pid: 88 }, Date.now());
  expect(addressElsewhere('/download')).toBe(`${origin}/download?pid=88`);
});

test('an address of another origin opens the lobby', () => {
  for (const path of ['https://evil.example/', '//evil.example', 'intent://evil#Intent;end', 'javascript:alert(1)'])
    expect(addressElsewhere(path)).toBe(`${origin}/`);
});
