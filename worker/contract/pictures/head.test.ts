import { describe, expect, test } from 'vitest';
import { fc } from '../../../tests/support/fastCheck.ts';
import { box, headOf } from '../../../tests/support/pictureHeads.ts';
import { judgeHead, kindOf, mostPixels } from './head.ts';

const bytes = (text: string) => Uint8Array.from(text, (each) => each.charCodeAt(0));
const formats = Object.keys(headOf) as (keyof typeof headOf)[];

test.each([
  ['image/jpeg', '\xff\xd8\xff\xe0 anything after'],
  ['image/png', '\x89PNG\r\n\x1a\n____'],
  ['image/webp', 'RIFF____WEBP'],
  ['image/heic', '\0\0\0\x18ftypheic'],
])('%s is recognised by its first bytes', (kind, text) => {
  expect(kindOf(bytes(text))).toBe(kind);
});

test.each(['<svg xmlns="x">', '<!doctype html>', 'GIF89a______', 'RIFF____AVI ', '\0\0\0\x18ftypisom', ''])(
  'a file that begins with %j is refused as an ID picture, whatever its name',
  (text) => {
    expect(judgeHead(bytes(text))).toEqual({ fault: 'kind' });
  },
);

describe.each(formats)('header of %s (N10)', (kind) => {
  test('gives the size', () =>
    expect(judgeHead(headOf[kind](4_032, 3_024))).toEqual({ kind, width: 4_032, height: 3_024 }));
  test('is refused with more pixels than may be decoded', () =>
    expect(judgeHead(headOf[kind](16_000, 16_000))).toEqual({ fault: 'large' }));
  test('is unreadable when cut off or without pixels', () => {
    const head = headOf[kind](800, 600);
    expect(judgeHead(head.subarray(0, Math.min(12, head.length - 1)))).toEqual({ fault: 'unreadable' });
    if (kind === 'image/jpeg' || kind === 'image/png')
      expect(judgeHead(headOf[kind](0, 600))).toEqual({ fault: 'unreadable' });
  });
});

test('camera and panorama sizes may be decoded, a 30,000 pixel square may not', () => {
  for (const [width, height] of [
    [9_248, 6_936],
    [16_382, 3_800],
  ] as const)
    expect(width * height).toBeLessThan(mostPixels);
  expect(judgeHead(headOf['image/png'](30_000, 30_000))).toEqual({ fault: 'large' });
});

test('a JPEG’s size is that of its frame, not of an earlier thumbnail', () => {
  const [start, frame] = [Uint8Array.of(0xff, 0xd8), headOf['image/jpeg'](4_000, 3_000).subarray(2)];
  const thumbnail = headOf['image/jpeg'](160, 120);
  const segment = Uint8Array.of(0xff, 0xe1, 0, thumbnail.length + 2, ...thumbnail);
  const filled = Uint8Array.of(...start, ...segment, 0xff, 0xff, ...frame);
  expect(judgeHead(filled)).toMatchObject({ width: 4_000, height: 3_000 });
});

test('a JPEG whose pixels begin without a size is unreadable', () =>
  expect(judgeHead(Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 8, 0, 0, 0, 0, 0, 0))).toEqual({ fault: 'unreadable' }));

test.each([
  ['directly', [0xff, 0x00]],
  ['after fill bytes', [0xff, 0xff, 0xff, 0x00]],
])('a JPEG that jumps past its frame to a smaller one %s is unreadable (N10)', (_, marker) => {
  const [own, smaller] = [headOf['image/jpeg'](16_000, 16_000), headOf['image/jpeg'](800, 600)].map((head) =>
    head.subarray(2),
  );
  const jump = Uint8Array.of(...marker, 0, own!.length + 2);
  const lying = Uint8Array.of(0xff, 0xd8, ...jump, ...own!, ...smaller!);
  expect(judgeHead(lying)).toEqual({ fault: 'unreadable' });
});

const heic = headOf['image/heic'](9_000, 9_000);
const [ftyp, meta] = [Array.from(heic.subarray(0, 16)), Array.from(heic.subarray(16))];
const small = Array.from(headOf['image/heic'](800, 600).subarray(16));

test('a HEIC’s size is that of its properties alone, wherever another seems to be (N10)', () => {
  const free = box('free', small.slice(small.length - 20));
  for (const parts of [
    [free, meta],
    [meta, free],
    [box('free', small), meta],
    [box('meta', [0, 0, 0, 0, ...free]), meta],
  ])
    expect(judgeHead(Uint8Array.from([ftyp, ...parts].flat()))).toEqual({ fault: 'large' });
  expect(judgeHead(Uint8Array.from([...ftyp, ...free]))).toEqual({ fault: 'unreadable' });
});

test('a HEIC’s properties are found behind long boxes, and in a last one without a length', () => {
  const long = [0, 0, 0, 1, ...bytes('mdat'), 0, 0, 0, 0, 0, 0, 0, 24, ...bytes('________')];
  const endless = [0, 0, 0, 0, ...small.slice(4)];
  expect(judgeHead(Uint8Array.from([...ftyp, ...long, ...endless]))).toMatchObject({ width: 800, height: 600 });
  const [tooLong, tooShort] = [
    [0, 0, 0, 1, ...bytes('mdat'), 255, 0, 0, 0, 0, 0, 0, 24],
    [0, 0, 0, 3, ...bytes('mdat')],
  ];
  for (const broken of [tooLong, tooShort])
    expect(judgeHead(Uint8Array.from([...ftyp, ...broken, ...small]))).toEqual({ fault: 'unreadable' });
});

test('random bytes never make the header check throw or hang', () => {
  const any = fc.tuple(fc.constantFrom(...formats), fc.uint8Array({ maxLength: 200 }));
  fc.assert(
    fc.property(any, fc.nat({ max: 100 }), ([kind, rest], kept) => {
      judgeHead(Uint8Array.of(...headOf[kind](10, 10).subarray(0, 12 + kept), ...rest));
    }),
    { numRuns: 2_000 },
  );
});
