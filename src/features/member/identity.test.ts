// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { avatarAddress, portraitOf } from './identity.ts';

test('G11: avatars go by number, and nothing else becomes an address', () => {
  expect(avatarAddress('7')).toBe('/avatar/7.webp');
  expect(avatarAddress('../secret')).toBeUndefined();
  expect(avatarAddress(null)).toBeUndefined();
});

test('a picture of one’s own comes first, if it is one', () => {
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
