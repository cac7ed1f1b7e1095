import { expect, test, vi } from 'vitest';
import { avatarAddress, vipIconOf, portraitOf } from './identity.ts';

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

test('a VIP level has the operator’s mark, if it is a picture, else ours', () => {
  expect(vipIconOf('https://img.example/gold.png', 3)).toBe('https://img.example/gold.png');
  for (const icon of [undefined, null, '', 'javascript:alert(1)']) expect(vipIconOf(icon, 3)).toBe('/icons/vip/3.svg');
});

test('N-13: our marks come from the icon service of the build', () => {
  vi.stubEnv('VITE_ICON_BASE', 'https://icons.example.com/v1');
  expect(vipIconOf(undefined, 3)).toBe('https://icons.example.com/v1/vip/3.svg');
  vi.unstubAllEnvs();
});
