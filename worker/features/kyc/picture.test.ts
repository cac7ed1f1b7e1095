import { expect, test } from 'vitest';
import { attempts, isLargeEnough, kindOf, sharpness, sharpnessOf, sizeWithin, targetBytes } from './picture.ts';

const bytes = (text: string) => Uint8Array.from(text, (each) => each.charCodeAt(0));

test.each([
  ['image/jpeg', '\xff\xd8\xff\xe0 anything after'],
  ['image/png', '\x89PNG\r\n\x1a\n____'],
  ['image/webp', 'RIFF____WEBP'],
  ['image/heic', '\0\0\0\x18ftypheic'],
])('%s is known by how it begins', (kind, text) => {
  expect(kindOf(bytes(text))).toBe(kind);
});

test.each(['<svg xmlns="x">', '<!doctype html>', 'GIF89a______', 'RIFF____AVI ', '\0\0\0\x18ftypisom', ''])(
  'what begins as %j is no picture of an ID, whatever its name says',
  (text) => {
    expect(kindOf(bytes(text))).toBeUndefined();
  },
);

test('the longer side is cut down to measure, and nothing is blown up', () => {
  expect(sizeWithin(4_000, 3_000, 1_600)).toEqual({ width: 1_600, height: 1_200 });
  expect(sizeWithin(3_000, 4_000, 1_600)).toEqual({ width: 1_200, height: 1_600 });
  expect(sizeWithin(800, 600, 1_600)).toEqual({ width: 800, height: 600 });
});

test.each([
  [800, 600, true],
  [800, 599, false],
  [4_000, 1_500, true],
  // Scaled for upload, this is a strip of 400 pixels.
  [4_000, 1_000, false],
])('a picture of %i x %i can be read: %s', (width, height, good) => {
  expect(isLargeEnough(width, height)).toBe(good);
});

test('the slower the network, the lighter the picture, and none is cut below what can be read', () => {
  expect(targetBytes('4g')).toBe(1_500_000);
  expect(targetBytes('')).toBe(1_500_000);
  expect(targetBytes('3g')).toBeGreaterThan(targetBytes('2g'));
  expect(targetBytes('2g')).toBeGreaterThan(targetBytes('slow-2g'));
  expect(Math.min(...attempts.map(({ longest }) => longest))).toBeGreaterThanOrEqual(1_000);
});

/** A picture built from the grey value of each pixel. */
function picture(side: number, shade: (x: number, y: number) => number) {
  const grey = Array.from({ length: side * side }, (_, at) => shade(at % side, Math.floor(at / side)));
  return sharpnessOf(
    grey.flatMap((each) => [each, each, each, 255]),
    side,
    side,
  );
}

test('hard edges are sharp, a wall and a slow change of light are not', () => {
  expect(picture(32, (x) => (x % 8 < 4 ? 0 : 255))).toBeGreaterThan(sharpness.least);
  expect(picture(32, () => 128)).toBe(0);
  expect(picture(32, (x) => x * 8)).toBeLessThan(sharpness.least);
});
