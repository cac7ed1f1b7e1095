import { expect, test } from 'vitest';
import { facts } from '#tests/support/tab.ts';
import { measureRoundTrips, networkTypeOf } from './networkType.ts';

test.each([
  [undefined, ''],
  [269, '4g'],
  [270, '3g'],
  [1_399, '3g'],
  [1_400, '2g'],
  [2_000, 'slow-2g'],
])('a round trip of %s ms is a network of type %j', (roundTrip, type) => {
  expect(networkTypeOf({ effectiveType: '', ...(roundTrip !== undefined && { roundTrip }) })).toBe(type);
});

test('the browser’s network type takes precedence over measurements', () => {
  expect(networkTypeOf({ effectiveType: '4g', roundTrip: 5_000 })).toBe('4g');
});

test('the shortest of the last three round trips counts', () => {
  const known = facts();
  const measure = measureRoundTrips(known);
  for (const ms of [100, 900, 800, 700]) measure(ms);
  expect(known.roundTrip).toBe(700);
});
