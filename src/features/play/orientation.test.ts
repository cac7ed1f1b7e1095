import { expect, test } from 'vitest';
import { orientationOf } from './orientation.ts';

test.each([
  [0, 'portrait'],
  [1, 'landscape'],
  [2, undefined],
  [7, undefined],
  [undefined, undefined],
])('an orientation of %s locks the screen to %s', (orientation, way) => expect(orientationOf(orientation)).toBe(way));
