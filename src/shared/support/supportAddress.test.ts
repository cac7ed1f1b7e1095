import { expect, test } from 'vitest';
import { supportAddress } from './supportAddress.ts';

test('customer service is written to at the first address that can be opened', () => {
  const queue = [
    { sort: 3, url: 'mailto:later@perlas.example' },
    { sort: 1 },
    { sort: 0, url: 'javascript:alert(1)' },
    { sort: 2, url: 'mailto:help@perlas.example' },
  ];
  expect(supportAddress(queue)).toBe('mailto:help@perlas.example');
  expect(supportAddress([{ sort: 1 }])).toBeUndefined();
});
