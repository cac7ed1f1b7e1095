import { expect, test } from 'vitest';
import { exampleFrom } from './sampleCalls.ts';

test('an example shows two items of a list, and every number of a list of numbers', () => {
  const rg = { coolOffHours: [24, 72, 168, 720], helplines: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] };
  expect(exampleFrom({ request: {}, answer: { rg } }).answer).toEqual({
    rg: { coolOffHours: [24, 72, 168, 720], helplines: [{ name: 'a' }, { name: 'b' }] },
  });
});
