import { expect, test } from 'vitest';
import { untilFrom } from './oldForm.ts';

test('partners on the old form are listed with their last day; the default is empty', () => {
  expect(untilFrom('')).toEqual({});
  expect(untilFrom('game:2027-01-31, gateway:2027-02-28')).toEqual({
    game: Date.UTC(2027, 0, 31, 16),
    gateway: Date.UTC(2027, 1, 28, 16),
  });
});

test.each(['game', 'pay:2027-01-31', 'game:2027-01-32', 'game:31.01.2027', 'constructor:2027-01-31'])(
  'an invalid setting %j is refused and the expected format named',
  (text) => {
    expect(() => untilFrom(text)).toThrow('as game:2027-01-31');
  },
);
