import { expect, test } from 'vitest';
import { avatarAddress, maskMobile } from './identity.ts';

test('avatars go by number, and nothing else becomes an address', () => {
  expect(avatarAddress('7')).toBe('/avatar/7.webp');
  expect(avatarAddress('../secret')).toBeUndefined();
  expect(avatarAddress(null)).toBeUndefined();
});

test('the middle of a mobile number is hidden, also when the operator sends it whole', () => {
  expect(maskMobile('09171234567')).toBe('0917***4567');
  expect(maskMobile('0917***4567')).toBe('0917***4567');
});
