import { expect, test } from 'vitest';
import { openMethods, phoneLogins, phoneRegistrations, provesNumber } from './loginMethods.ts';

const kinds = (...open: number[]) => ({ registration: { kinds: open } });

test.each([
  ['before the config has loaded', null, ['phone', 'account']],
  ['with an empty config', {}, ['phone', 'account']],
  ['with both, in any order', kinds(2, 1), ['phone', 'account']],
  ['with accounts only', kinds(2), ['account']],
  ['with phones without a code', kinds(3), ['phone']],
  ['with unsupported kinds', kinds(9), []],
])('%s: open login methods', (_, config, ways) => expect(openMethods(config)).toEqual(ways));

test.each([
  ['before the config has loaded', null, ['code'], ['code', 'password']],
  ['with codes', kinds(1), ['code'], ['code', 'password']],
  ['with passwords', kinds(3), ['password'], ['password']],
  ['with both', kinds(1, 3), ['code', 'password'], ['code', 'password']],
])('%s: phone login and registration methods', (_, config, logins, registrations) => {
  expect(phoneLogins(config)).toEqual(logins);
  expect(phoneRegistrations(config)).toEqual(registrations);
});

test.each([
  ['before the config has loaded', null, true],
  ['with codes alone, whatever else it says', { registration: { kinds: [1], smsRequired: false } }, true],
  ['without codes, whatever else it says', { registration: { kinds: [3], smsRequired: true } }, false],
  ['with both and a code required', { registration: { kinds: [1, 3], smsRequired: true } }, true],
  ['with both and none required', { registration: { kinds: [1, 3], smsRequired: false } }, false],
])('%s: whether password registration verifies the number by code', (_, config, proven) =>
  expect(provesNumber(config)).toBe(proven),
);
