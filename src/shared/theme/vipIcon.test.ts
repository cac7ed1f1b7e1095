// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { vipIconOf } from './vipIcon.ts';

test('a VIP level has the operator’s icon if it is a valid picture, else ours (VI-01)', () => {
  vi.stubEnv('VITE_IMG_HOSTS', 'https://img.example');
  expect(vipIconOf('https://img.example/gold.png', 3)).toBe('https://img.example/gold.png');
  for (const icon of [undefined, null, '', 'javascript:alert(1)', 'https://other.example/gold.png'])
    expect(vipIconOf(icon, 3)).toBe('/icons/vip/3.svg');
  vi.unstubAllEnvs();
});

test('our icons come from the build’s icon service (N-13)', () => {
  vi.stubEnv('VITE_ICON_BASE', 'https://icons.example.com/v1');
  expect(vipIconOf(undefined, 3)).toBe('https://icons.example.com/v1/vip/3.svg');
  vi.unstubAllEnvs();
});
