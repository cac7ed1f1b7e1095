import { expect, test } from 'vitest';
import { untilFrom } from './oldForm.ts';

test('partners of the old form are named with their last day in Manila; none by default', () => {
  expect(untilFrom('')).toEqual({});
  expect(untilFrom('game:2027-01-31, gateway:2027-02-28')).toEqual({
    game: Date.UTC(2027, 0, 31, 16),
    gateway: Date.UTC(2027, 1, 28, 16),
  });
});

test.each(['game', 'pay:2027-01-31', 'game:2027-01-32', 'game:31.01.2027', 'constructor:2027-01-31'])(
  'a setting of %j is refused with what is expected',
  (text) => {
    expect(() => untilFrom(text)).toThrow('as game:2027-01-31');
  },
);
