import { expect, test } from 'vitest';
import { maskMobile } from './maskMobile.ts';

test('the middle of a mobile number is masked, even when the operator sends it whole', () => {
  expect(maskMobile('09171234567')).toBe('0917***4567');
  expect(maskMobile('0917***4567')).toBe('0917***4567');
});
