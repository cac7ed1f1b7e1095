import { expect, test } from 'vitest';
import { lastMobile } from './codes.ts';

const now = 1_800_000_000_000;
const asked = (secondsAgo: number) => ({
  resendAt: now + (60 - secondsAgo) * 1_000,
  expireAt: now + (300 - secondsAgo) * 1_000,
});

test('the last number is restored while its code is valid', () => {
  expect(lastMobile({ '09171234567': asked(90), '09181234567': asked(10) }, now)).toBe('09181234567');
  expect(lastMobile({ '09171234567': asked(299) }, now)).toBe('09171234567');
  expect(lastMobile({ '09171234567': asked(300), '09181234567': undefined }, now)).toBe('');
  expect(lastMobile({}, now)).toBe('');
});
