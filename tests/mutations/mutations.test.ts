import { expect, test } from 'vitest';
import { mutations } from './mutations.ts';
import { plant } from './plant.ts';

test.each(mutations)('the mutation still fits the sources: $name', (mutation) => {
  expect(() => plant(mutation)).not.toThrow();
});

test('text that does not occur exactly once in its source is refused', () => {
  const [mutation] = mutations as [(typeof mutations)[0]];
  for (const from of ['nowhere at all', 'const '])
    expect(() => plant({ ...mutation, changes: [{ file: 'worker/core/moneyActs.ts', from, to: '' }] })).toThrow(
      /times, not once/,
    );
});
