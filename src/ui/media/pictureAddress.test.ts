// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { canary, hostileAddresses } from '#tests/e2e/support/hostile.ts';
import { pictureAddress } from './pictureAddress.ts';

afterEach(() => vi.unstubAllEnvs());

test('N17: a picture comes from this app, from a listed place, or is data itself', () => {
  vi.stubEnv('VITE_IMG_HOSTS', 'https://img.example https://*.cdn.example');
  const good = [
    '/icons/vip/3.svg',
    `${location.origin}/a.png`,
    'https://img.example/a.png',
    'https://x.cdn.example/a.png',
    'data:image/png;base64,AA==',
  ];
  for (const address of good) expect(pictureAddress(address)).toBe(address);
});

test('N-13: the icon service of the build is such a place', () => {
  vi.stubEnv('VITE_ICON_BASE', 'https://icons.example/v1');
  expect(pictureAddress('https://icons.example/v1/vip/3.svg')).toBe('https://icons.example/v1/vip/3.svg');
  expect(pictureAddress('https://icons.example.evil.example/v1/a.svg')).toBeUndefined();
});

test('N17: a picture’s address from anywhere else is none', () => {
  vi.stubEnv('VITE_IMG_HOSTS', 'https://img.example');
  const bad = [null, undefined, '', 'https://other.example/a.png', 'http://img.example/a.png', `${canary}/1.png`];
  for (const address of bad) expect(pictureAddress(address)).toBeUndefined();
});

test('G11: no hostile address is one of a picture elsewhere, or runs', () => {
  vi.stubEnv('VITE_IMG_HOSTS', 'https://img.example');
  for (const address of hostileAddresses) {
    expect(new URL(pictureAddress(address) ?? '/', location.href).origin).toBe(location.origin);
  }
});
