// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { avatarAddress, portraitOf } from './identity.ts';

test('avatars are addressed by number only (G11)', () => {
  expect(avatarAddress('7')).toBe('/avatar/7.webp');
  expect(avatarAddress('../secret')).toBeUndefined();
  expect(avatarAddress(null)).toBeUndefined();
});

test('a custom picture takes precedence if it is valid', () => {
  const own = 'data:image/jpeg;base64,AAAA';
  expect(portraitOf({ avatar: '7', avatarOther: own })).toBe(own);
  for (const avatarOther of [
    '',
    null,
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//elsewhere.example/me.png',
  ])
    expect(portraitOf({ avatar: '7', avatarOther })).toBe('/avatar/7.webp');
});
