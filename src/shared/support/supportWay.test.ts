import { expect, test } from 'vitest';
import { hostileAddresses } from '#tests/e2e/support/hostile.ts';
import { supportWay } from './supportWay.ts';

const address = (queue: Parameters<typeof supportWay>[0]) => supportWay(queue)?.href;

test('customer service is written to at the first address that can be opened', () => {
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

test('N17: the address of customer service is read as a browser reads it, and a site is told as one', () => {
  expect(supportWay([{ itemType: 2, sort: 1, url: 'https://help.example' }])).toMatchObject({
    href: 'https://help.example/',
    site: true,
    shown: 'help.example',
  });
  for (const url of ['https://perlas.example@evil.example/', 'https://[::1', 'https:'])
    expect(address([{ itemType: 2, sort: 1, url }])).toBeUndefined();
});

test('N17: no hostile address leads out of the app without being a site or a mail', () => {
  for (const url of hostileAddresses)
    expect(supportWay([{ itemType: 2, sort: 1, url }])?.href ?? 'https:').toMatch(/^(https|mailto):/);
});
