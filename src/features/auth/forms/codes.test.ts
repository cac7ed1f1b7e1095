import { expect, test } from 'vitest';
import { isFor, lastMobile, maskMobile, rememberPurpose } from './codes.ts';

const now = 1_800_000_000_000;
const asked = (secondsAgo: number) => ({
  resendAt: now + (60 - secondsAgo) * 1_000,
  expireAt: now + (300 - secondsAgo) * 1_000,
});

test('the number asked for last comes back, as long as its code lives', () => {
  expect(lastMobile({ '09171234567': asked(90), '09181234567': asked(10) }, now)).toBe('09181234567');
  expect(lastMobile({ '09171234567': asked(299) }, now)).toBe('09171234567');
  expect(lastMobile({ '09171234567': asked(300), '09181234567': undefined }, now)).toBe('');
  expect(lastMobile({}, now)).toBe('');
});

test('a number is masked in its middle', () => expect(maskMobile('09171234567')).toBe('0917***4567'));

test('a code is good for what it was asked for, and for anything where nobody remembers', () => {
  expect(isFor('09171234567', 2)).toBe(true);
  rememberPurpose('09171234567', 3);
  expect(isFor('09171234567', 2)).toBe(false);
  expect(isFor('09171234567', 3)).toBe(true);
});
