import { expect, test } from 'vitest';
import { hrefOf } from './pathId.ts';
import { routeAt } from './routes.ts';

test('R-20: a page has an address for each id', () => {
  const address = hrefOf('/feedback/record/:id', 12);
  expect(address).toBe('/feedback/record/12');
  expect(routeAt(address)?.path).toBe('/feedback/record/:id');
});

test.each(['abc', '0', '-1', '1.5', '01', ':id', '1/2', '', '9'.repeat(16), '1e3', '٣'])(
  'R-20: %j is no id, and a 404',
  (id) => {
    expect(routeAt(`/feedback/record/${id}`)).toBeUndefined();
  },
);
