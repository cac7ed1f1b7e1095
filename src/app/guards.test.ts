import { expect, test } from 'vitest';
import { admit } from './guards.ts';
import { routes } from './routes.ts';

const visitor = { userId: 0, savedAccount: '' };

test('a page without a guard lets anybody in', () => {
  expect(admit(undefined, visitor)).toBe(true);
});

test('auth lets players in, and sends visitors to log in', () => {
  expect(admit('auth', { ...visitor, userId: 8 })).toBe(true);
  expect(admit('auth', visitor)).toBe('/auth/login');
});

test('whose account name is kept is sent to the account form', () => {
  expect(admit('auth', { ...visitor, savedAccount: 'juan88' })).toBe('/auth/login?type=account');
});

test.each(['owner', 'toString', ''])('a guard that there isn’t (“%s”) is an error', (name) => {
  expect(() => admit(name, visitor)).toThrow(`Unknown route guard: ${name}`);
});

test('wallet, records, member and games are for players', () => {
  const guarded = routes.filter(({ rules }) => rules.guard === 'auth').map(({ path }) => path);
  expect(guarded).toEqual([
    '/auth/set-password',
    '/game/start',
    '/wallets',
    '/wallets/record',
    '/member',
    '/member/profile',
    '/member/profile/info',
    '/member/sessions',
  ]);
});
