import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fc } from '../../tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { longestBlock, press } from './pressed.ts';

test('precompressed content with any tail round-trips in both encodings', async () => {
  const heads = fc.string({ unit: 'grapheme', maxLength: 3_000 });
  const tails = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(heads, tails, async (head, each) => {
      const pressed = await press(head);
      for (const tail of each) {
        expect(brotliDecompressSync(pressed.with(tail, 'br')).toString()).toBe(head + tail);
        expect(gunzipSync(pressed.with(tail, 'gzip')).toString()).toBe(head + tail);
      }
    }),
    { numRuns: 50 },
  );
});

test.each([longestBlock, longestBlock + 1, 2 * longestBlock, 3 * longestBlock + 7])(
  'a tail of %i bytes round-trips',
  async (length) => {
    const tail = 'x'.repeat(length);
    const pressed = await press('{"games":[');
    expect(brotliDecompressSync(pressed.with(tail, 'br')).toString()).toBe(`{"games":[${tail}`);
    expect(gunzipSync(pressed.with(tail, 'gzip')).toString()).toBe(`{"games":[${tail}`);
  },
);

test('an empty tail throws', async () => {
  const pressed = await press('{"games":[');
  expect(() => pressed.with('', 'gzip')).toThrow(RangeError);
});
