import { expect, test } from 'vitest';
import { sharpness, sharpnessOf } from './picture.ts';

/** A picture built from the grey value of each pixel. */
function picture(side: number, shade: (x: number, y: number) => number) {
  const grey = Array.from({ length: side * side }, (_, at) => shade(at % side, Math.floor(at / side)));
  return sharpnessOf(
    grey.flatMap((each) => [each, each, each, 255]),
    side,
    side,
  );
}

test('hard edges count as sharp, walls and gradual shading do not', () => {
  expect(picture(32, (x) => (x % 8 < 4 ? 0 : 255))).toBeGreaterThan(sharpness.least);
  expect(picture(32, () => 128)).toBe(0);
  expect(picture(32, (x) => x * 8)).toBeLessThan(sharpness.least);
});
