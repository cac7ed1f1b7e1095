import { describe, expect, test } from 'vitest';
import { defaultLengths } from '#contract/defaults.ts';
import { inviteCodeOf } from '#shared/identity/referral.ts';
import {
  accountError,
  knownAccountError,
  ageError,
  inviteError,
  knownPasswordError,
  mobileError,
  nicknameError,
  passwordError,
  spanOf,
  termsError,
} from './rules.ts';

describe('nickname (V-06)', () => {
  const fieldError = (text: string) => nicknameError(text, spanOf(null, 'username'));

  test.each(['Ana', 'Ma. Clara', 'ñandú_88'])('accepts “%s”', (text) => expect(fieldError(text)).toBeNull());

  test.each(['', 'A', 'A'.repeat(21), 'Ana!', 'win.com', 'www.win'])('refuses “%s”', (text) =>
    expect(fieldError(text)).toEqual({ key: 'nicknameWrong', params: defaultLengths.username }),
  );
});

test('a mobile number is accepted in any notation, other text is refused (V-01)', () => {
  expect(mobileError('\u202D+63 917 123 4567\u202C')).toBeNull();
  expect(mobileError('0917123456')).toEqual({ key: 'mobileWrong' });
});

describe('account (V-03)', () => {
  const fieldError = (text: string) => accountError(text, defaultLengths.account)?.key ?? null;

  test.each(['juan88', 'JUAN_88', 'a23456', 'a234567890123456'])('accepts “%s”', (text) =>
    expect(fieldError(text)).toBeNull(),
  );
  test.each([
    ['juan8', 'accountLength'],
    ['a2345678901234567', 'accountLength'],
    ['juan 88', 'accountCharacters'],
    ['juañ88', 'accountCharacters'],
    ['88juan', 'accountStart'],
    ['_juan88', 'accountStart'],
  ])('refuses “%s”: %s', (text, key) => expect(fieldError(text)).toBe(key));

  test.each(['juan', 'a2345678901234567'])('of a known player may have any length: “%s”', (text) =>
    expect(knownAccountError(text)).toBeNull(),
  );
  test.each([
    ['', 'accountMissing'],
    ['juan 88', 'accountCharacters'],
  ])('of a known player refuses “%s”: %s', (text, key) => expect(knownAccountError(text)?.key).toBe(key));
});

describe('new password (V-04)', () => {
  const fieldError = (text: string, account = 'juan88') =>
    passwordError(text, defaultLengths.password, account)?.key ?? null;

  test.each(['perlas88', 'P3rl@s-ng-dagat', 'ñandú2026'])('accepts “%s”', (text) =>
    expect(fieldError(text)).toBeNull(),
  );
  test.each([
    ['perla88', 'passwordLength'],
    ['perlas888888888888888', 'passwordLength'],
    ['perlas 88', 'passwordSpaces'],
    [' perlas88', 'passwordSpaces'],
    ['perlas88\u200B', 'passwordSpaces'],
    ['a1\u200B\u200B\u200B\u200B\u200B\u200B', 'passwordSpaces'],
    ['perlas\u00AD88', 'passwordSpaces'],
    ['perlas88\u200E', 'passwordSpaces'],
    ['perlas\u316488', 'passwordSpaces'],
    ['perlas88\u0000', 'passwordSpaces'],
    ['perlasperlas', 'passwordMix'],
    ['88888888', 'passwordMix'],
  ])('refuses “%s”: %s', (text, key) => expect(fieldError(text)).toBe(key));

  test('must differ from the account, ignoring case and width', () => {
    expect(fieldError('Juan8888', 'jUAN8888')).toBe('passwordIsAccount');
    expect(fieldError('ｊuan８888', 'juan8888')).toBe('passwordIsAccount');
  });

  test('is only required to be present at log-in', () => {
    expect(knownPasswordError('')).toEqual({ key: 'passwordMissing' });
    expect(knownPasswordError('x')).toBeNull();
  });
});

describe('invite code (V-07)', () => {
  test.each(['', '   ', 'AB12', 'ab12cd34ef56'])('accepts “%s”', (text) => expect(inviteError(text)).toBeNull());
  test.each(['AB1', 'AB12CD34EF567', 'AB_12', 'straße'])('refuses “%s”', (text) =>
    expect(inviteError(text)).toEqual({ key: 'inviteWrong' }),
  );
  test.each(['AB12 CD34', ' ab12\tcd34 ', 'AB12\nCD34\nEF56', 'AB12 ef CD34'])('refuses several codes: %j', (text) =>
    expect(inviteError(text)).toEqual({ key: 'inviteSeveral' }),
  );
  test.each([' ab12 cd ', 'AB12-CD', '\u2068ab12cd\u2069', 'ＡＢ１２ＣＤ'])('normalises %j to AB12CD', (text) =>
    expect(inviteCodeOf(text)).toBe('AB12CD'),
  );
});

test('both boxes are required (V-08)', () => {
  expect([ageError(false)?.key, termsError(false)?.key]).toEqual(['ageNeeded', 'termsNeeded']);
  expect([ageError(true), termsError(true)]).toEqual([null, null]);
});

test('lengths come from the config, falling back to the contract', () => {
  expect(spanOf({ lengths: { account: { min: 4, max: 30 } } }, 'account')).toEqual({ min: 4, max: 30 });
  expect(spanOf({ lengths: { account: { min: 4, max: 30 } } }, 'password')).toEqual(defaultLengths.password);
  expect(spanOf(null, 'smsCode')).toEqual(defaultLengths.smsCode);
});
