import { expect, test } from 'vitest';
import { readZip } from './zip.ts';

test.each(['1000', ' 1000 ', '\u202D1000\u202C', '１０００'])('%j is the ZIP code 1000 (V-13)', (text) =>
  expect(readZip(text)).toBe('1000'),
);

test.each(['', '100', '10000', 'abcd', '1000a', '1.000', '\u202E0001', '10\u115F00'])(
  '%j is not a ZIP code (V-13)',
  (text) => expect(readZip(text)).toBeNull(),
);
