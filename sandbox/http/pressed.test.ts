import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fc } from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { longestTail, press } from './pressed.ts';

test('whatever was pressed and whatever is added, both codings give it back whole', async () => {
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

test('the longest tail comes through, and a longer one is a mistake', async () => {
  const tail = 'x'.repeat(longestTail);
  const pressed = await press('{"games":[');
  expect(brotliDecompressSync(pressed.with(tail, 'br')).toString()).toBe(`{"games":[${tail}`);
  expect(gunzipSync(pressed.with(tail, 'gzip')).toString()).toBe(`{"games":[${tail}`);
  expect(() => pressed.with(`${tail}x`, 'br')).toThrow(RangeError);
  expect(() => pressed.with('', 'gzip')).toThrow(RangeError);
});
