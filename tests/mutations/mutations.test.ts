import { expect, test } from 'vitest';
import { mutations } from './mutations.ts';
import { plant } from './plant.ts';

test.each(mutations)('the sources are still such that $name can be planted', (mutation) => {
  expect(() => plant(mutation)).not.toThrow();
});

test('what does not stand in a source exactly once is not planted', () => {
  const [mutation] = mutations as [(typeof mutations)[0]];
  for (const from of ['nowhere at all', 'const '])
    expect(() => plant({ ...mutation, changes: [{ file: 'worker/core/moneyActs.ts', from, to: '' }] })).toThrow(
      /times, not once/,
    );
});
