import { expect, test } from 'vitest';
import { acceptedFrom } from './oldForm.ts';

test('partners on the old form are listed with their last day and addresses; the default is empty', () => {
  expect(acceptedFrom('')).toEqual({});
  expect(acceptedFrom('game:2027-01-31@203.0.113.7, gateway:2027-02-28@203.0.113.8+2001:db8:1:2:3::4')).toEqual({
    game: { until: Date.UTC(2027, 0, 31, 16), from: ['203.0.113.7'] },
    gateway: { until: Date.UTC(2027, 1, 28, 16), from: ['203.0.113.8', '2001:db8:1:2::'] },
  });
});

test.each([
  'game',
  'game:2027-01-31',
  'game:2027-01-31@',
  'game:2027-01-31@their.example',
  'game:2027-01-31@203.0.113.7+',
  'pay:2027-01-31@203.0.113.7',
  'game:2027-01-32@203.0.113.7',
  'game:31.01.2027@203.0.113.7',
  'constructor:2027-01-31@203.0.113.7',
])('an invalid setting %j is refused and the expected format named', (text) => {
  expect(() => acceptedFrom(text)).toThrow('as game:2027-01-31');
});
