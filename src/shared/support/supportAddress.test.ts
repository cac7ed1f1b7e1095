import { expect, test } from 'vitest';
import { supportAddress } from './supportAddress.ts';

test('customer service is written to at the first address that can be opened', () => {
  const queue = [
    { itemType: 2, sort: 3, url: 'mailto:later@perlas.example' },
    { itemType: 2, sort: 1 },
    { itemType: 1, sort: 1, url: 'https://chat.vendor.example/' },
    { itemType: 2, sort: 0, url: 'javascript:alert(1)' },
    { itemType: 2, sort: 2, url: 'mailto:help@perlas.example' },
  ];
  expect(supportAddress(queue)).toBe('mailto:help@perlas.example');
  expect(supportAddress([{ itemType: 2, sort: 1 }])).toBeUndefined();
});
