import { fc } from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import { defaultLengths } from '#contract/defaults.ts';
import { mobileOf } from '#shared/forms/mobile.ts';
import { inviteCodeOf } from '#shared/identity/referral.ts';
import {
  accountFault,
  ageFault,
  inviteFault,
  knownPasswordFault,
  mobileFault,
  nicknameFault,
  passwordFault,
  spanOf,
  termsFault,
} from './rules.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));

describe('a nickname (V-06)', () => {
  const fault = (text: string) => nicknameFault(text, spanOf(null, 'username'));

  test.each(['Ana', 'Ma. Clara', 'ñandú_88'])('“%s” is one', (text) => expect(fault(text)).toBeNull());

  test.each(['', 'A', 'A'.repeat(21), 'Ana!', 'win.com', 'www.win'])('“%s” is refused', (text) =>
    expect(fault(text)).toEqual({ key: 'nicknameWrong', params: defaultLengths.username }),
  );
});

describe('a mobile number (V-01)', () => {
  test.each([
    '09171234567',
    '9171234567',
    '+639171234567',
    '639171234567',
    '0917 123 4567',
    '+63-917-123-4567',
    ' 0917–1234567 ',
  ])('“%s” is sent as 09171234567', (text) => expect(mobileOf(text)).toBe('09171234567'));

  test.each([
    '',
    '0917123456',
    '091712345678',
    '08171234567',
    '+649171234567',
    '+09171234567',
    '0917123456a',
    '00639171234567',
  ])('“%s” is refused', (text) => expect(mobileFault(text)).toEqual({ key: 'mobileWrong' }));

  test('however it is written, the same nine digits give the same number', () => {
    fc.assert(
      fc.property(
        digits(9),
        fc.constantFrom('0', '', '+63', '63'),
        fc.constantFrom('', ' ', '-'),
        (rest, prefix, gap) => {
          const [head, tail] = [rest.slice(0, 2), rest.slice(2)];
          expect(mobileOf([prefix + '9' + head, tail].join(gap))).toBe(`09${rest}`);
        },
      ),
    );
  });

  test('what was made of a number is itself a number, and stays', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const mobile = mobileOf(text);
        if (mobile !== null) expect(mobileOf(mobile)).toBe(mobile);
      }),
    );
  });
});

describe('an account (V-03)', () => {
  const fault = (text: string) => accountFault(text, defaultLengths.account)?.key ?? null;

  test.each(['juan88', 'JUAN_88', 'a23456', 'a234567890123456'])('“%s” passes', (text) =>
    expect(fault(text)).toBeNull(),
  );
  test.each([
    ['juan8', 'accountLength'],
    ['a2345678901234567', 'accountLength'],
    ['juan 88', 'accountCharacters'],
    ['juañ88', 'accountCharacters'],
    ['88juan', 'accountStart'],
    ['_juan88', 'accountStart'],
  ])('“%s” is refused: %s', (text, key) => expect(fault(text)).toBe(key));
});

describe('a new password (V-04)', () => {
  const fault = (text: string, account = 'juan88') =>
    passwordFault(text, defaultLengths.password, account)?.key ?? null;

  test.each(['perlas88', 'P3rl@s-ng-dagat', 'ñandú2026'])('“%s” passes', (text) => expect(fault(text)).toBeNull());
  test.each([
    ['perla88', 'passwordLength'],
    ['perlas888888888888888', 'passwordLength'],
    ['perlas 88', 'passwordSpaces'],
    [' perlas88', 'passwordSpaces'],
    ['perlasperlas', 'passwordMix'],
    ['88888888', 'passwordMix'],
  ])('“%s” is refused: %s', (text, key) => expect(fault(text)).toBe(key));

  test('it may not be the account, in whatever case', () =>
    expect(fault('Juan8888', 'jUAN8888')).toBe('passwordIsAccount'));

  test('to log in it is only asked for', () => {
    expect(knownPasswordFault('')).toEqual({ key: 'passwordMissing' });
    expect(knownPasswordFault('x')).toBeNull();
  });
});

describe('an invite code (V-07)', () => {
  test.each(['', '   ', 'AB12', 'ab12cd34ef56'])('“%s” passes', (text) => expect(inviteFault(text)).toBeNull());
  test.each(['AB1', 'AB12CD34EF567', 'AB-12'])('“%s” is refused', (text) =>
    expect(inviteFault(text)).toEqual({ key: 'inviteWrong' }),
  );
  test('it is sent in upper case, without spaces', () => expect(inviteCodeOf(' ab12 cd ')).toBe('AB12CD'));
});

test('both boxes are needed (V-08)', () => {
  expect([ageFault(false)?.key, termsFault(false)?.key]).toEqual(['ageNeeded', 'termsNeeded']);
  expect([ageFault(true), termsFault(true)]).toEqual([null, null]);
});

test('lengths come from the config, and where it is silent from the contract', () => {
  expect(spanOf({ lengths: { account: { min: 4, max: 30 } } }, 'account')).toEqual({ min: 4, max: 30 });
  expect(spanOf({ lengths: { account: { min: 4, max: 30 } } }, 'password')).toEqual(defaultLengths.password);
  expect(spanOf(null, 'smsCode')).toEqual(defaultLengths.smsCode);
});
