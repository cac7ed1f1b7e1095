import { expect, test } from 'vitest';
import { hostileAddresses } from '#tests/e2e/support/hostile.ts';
import { supportWay } from './supportWay.ts';

const address = (queue: Parameters<typeof supportWay>[0]) => supportWay(queue)?.href;

test('customer service uses the first address that can be opened', () => {
  const queue = [
    { itemType: 2, sort: 3, url: 'mailto:later@perlas.example' },
    { itemType: 2, sort: 1 },
    { itemType: 1, sort: 1, url: 'https://chat.vendor.example/' },
    { itemType: 2, sort: 0, url: 'javascript:alert(1)' },
    { itemType: 2, sort: 2, url: 'mailto:help@perlas.example' },
  ];
  expect(address(queue)).toBe('mailto:help@perlas.example');
  expect(address([{ itemType: 2, sort: 1 }])).toBeUndefined();
  expect(address(undefined)).toBeUndefined();
});

test('an address is parsed as a browser does, and a website is marked as one (N17)', () => {
  expect(supportWay([{ itemType: 2, sort: 1, url: 'https://help.example' }])).toMatchObject({
    href: 'https://help.example/',
    site: true,
    shown: 'help.example',
  });
  for (const url of ['https://perlas.example@evil.example/', 'https://[::1', 'https:'])
    expect(address([{ itemType: 2, sort: 1, url }])).toBeUndefined();
});

test('a hostile address never opens anything but a website or mail (N17)', () => {
  for (const url of hostileAddresses)
    expect(supportWay([{ itemType: 2, sort: 1, url }])?.href ?? 'https:').toMatch(/^(https|mailto):/);
});
