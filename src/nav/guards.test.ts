import { expect, test } from 'vitest';
import { pages } from '#shell/pages/pages.ts';
import { admit } from './guards.ts';

const visitor = { userId: 0, savedAccount: '' };

test('a page without a guard lets anybody in', () => {
  expect(admit(undefined, visitor)).toBe(true);
});

test('auth lets players in, and sends visitors to log in', () => {
  expect(admit('auth', { ...visitor, userId: 8 })).toBe(true);
  expect(admit('auth', visitor)).toBe('/auth/login');
});

test('auth sends a visitor with a saved account to the account form', () => {
  expect(admit('auth', { ...visitor, savedAccount: 'juan88' })).toBe('/auth/login?type=account');
});

test.each(['owner', 'toString', ''])('an unknown guard (“%s”) is an error', (name) => {
  expect(() => admit(name, visitor)).toThrow(`Unknown route guard: ${name}`);
});

/** Pages of the member area without a guard: they ask a visitor to log in, or are for visitors too. */
const unguarded = /^\/member\/(games|settings|self-limited|profile.*|report|retrieve-balance)$/;

test('only money, mail, games and the member’s first page send visitors to log in (Q-21)', () => {
  const ofPlayers =
    /^\/(wallets|email|withdrawal|member|game\/start|auth\/set-password|activity\/(bank|lottery\/record))/;
  for (const { path, rules } of pages)
    expect([path, rules.guard === 'auth']).toEqual([path, ofPlayers.test(path) && !unguarded.test(path)]);
});
