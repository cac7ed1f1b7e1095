// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { canary, hostileAddresses } from '#tests/e2e/support/hostile.ts';
import { pictureAddress } from './pictureAddress.ts';

afterEach(() => vi.unstubAllEnvs());

test('a picture comes from this app, from a listed host, or is inline data (N17)', () => {
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

test('the build’s icon service is a listed host (N-13)', () => {
  vi.stubEnv('VITE_ICON_BASE', 'https://icons.example/v1');
  expect(pictureAddress('https://icons.example/v1/vip/3.svg')).toBe('https://icons.example/v1/vip/3.svg');
  expect(pictureAddress('https://icons.example.evil.example/v1/a.svg')).toBeUndefined();
});

test('a picture from any other address is refused (N17)', () => {
  vi.stubEnv('VITE_IMG_HOSTS', 'https://img.example');
  const bad = [null, undefined, '', 'https://other.example/a.png', 'http://img.example/a.png', `${canary}/1.png`];
  for (const address of bad) expect(pictureAddress(address)).toBeUndefined();
});

test('a hostile address never loads a foreign picture or runs (G11)', () => {
  vi.stubEnv('VITE_IMG_HOSTS', 'https://img.example');
  for (const address of hostileAddresses) {
    expect(new URL(pictureAddress(address) ?? '/', location.href).origin).toBe(location.origin);
  }
});
