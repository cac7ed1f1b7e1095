import { expect, test } from 'vitest';
import { kycImage } from '#contract/kyc.ts';
import { headOf, jpegHead } from '#tests/support/pictureHeads.ts';
import { shrink as shrinkBytes } from './shrink.ts';
import type { ImageEditor } from '../pictures/canvas.ts';

const jpeg = (size = 100) => new Blob([jpegHead, new Uint8Array(size)]);
const shrink = async (file: Blob, effectiveType: string, open: ImageEditor) =>
  shrinkBytes(await file.arrayBuffer(), effectiveType, open);

/** An image editor whose pictures have the given dimensions, and a file size derived from pixels and quality. */
function studio(width: number, height: number, perPixel = 0.5) {
  const drawn: string[] = [];
  let closed = 0;
  const open: ImageEditor = async () => ({
    width,
    height,
    pixels: (w, h) => Uint8ClampedArray.from({ length: w * h * 4 }, (_, at) => (Math.floor(at / 4) % 8 < 4 ? 0 : 255)),
    async jpeg(w, h, quality) {
      drawn.push(`${w}x${h} ${quality}`);
      return new Blob([new Uint8Array(Math.round(w * h * quality * perPixel))]);
    },
    close: () => void closed++,
  });
  return { open, drawn, closed: () => closed };
}

test('a photo becomes a small JPEG of its pixels, without any other data of the file', async () => {
  const { open, drawn, closed } = studio(4_000, 3_000);
  const shrunk = await shrink(jpeg(), '4g', open);
  expect(shrunk).toMatchObject({
    image: expect.stringMatching(/^data:image\/jpeg;base64,[A-Za-z\d+/]+=*$/),
    blurred: false,
  });
  expect(drawn).toEqual(['1600x1200 0.85']);
  expect(closed()).toBe(1);
});

test('a heavy photo is compressed step by step until it may be sent', async () => {
  const { open, drawn } = studio(4_000, 3_000, 1.5);
  await shrink(jpeg(), '4g', open);
  expect(drawn).toEqual(['1600x1200 0.85', '1600x1200 0.7', '1600x1200 0.5']);
});

test('a slow network gets the lightest readable picture, and it is sent in any case', async () => {
  const { open, drawn } = studio(1_600, 1_200, 1);
  const shrunk = await shrink(jpeg(), 'slow-2g', open);
  expect(drawn.at(-1)).toBe('1000x750 0.3');
  expect(shrunk).toHaveProperty('image');
});

test('a narrow picture is never scaled below a readable size', async () => {
  const { open, drawn } = studio(1_600, 700, 1);
  await shrink(jpeg(), 'slow-2g', open);
  expect(drawn.every((each) => Number(/x(\d+)/.exec(each)![1]) >= kycImage.leastSide)).toBe(true);
});

test.each([
  [800, 600, true],
  [800, 599, false],
  [4_000, 1_500, true],
  // Scaled for upload, its shorter side is only 400 pixels.
  [4_000, 1_000, false],
])('a picture of %i x %i is readable: %s', async (width, height, good) => {
  const shrunk = await shrink(jpeg(), '4g', studio(width, height).open);
  expect('fault' in shrunk ? shrunk.fault : '').toBe(good ? '' : 'small');
});

test.each([
  ['an SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' }), 'kind'],
  ['a page', new Blob(['<!doctype html><script>1</script>'], { type: 'image/jpeg' }), 'kind'],
  ['nothing', new Blob([]), 'kind'],
  ['a file of 50 MB', jpeg(50 * 2 ** 20), 'heavy'],
  ['900 million pixels in a small file (N10)', new Blob([headOf['image/png'](30_000, 30_000)]), 'large'],
  ['a picture without dimensions', new Blob([Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(9)]), 'unreadable'],
])('%s is refused before decoding', async (_, file, fault) => {
  let opened = false;
  const open: ImageEditor = async () => ((opened = true), Promise.reject(new Error()));
  expect(await shrink(file, '4g', open)).toEqual({ fault });
  expect(opened).toBe(false);
});

test('a picture that decodes to more pixels than its header gave is dropped (N10)', async () => {
  const { open, drawn, closed } = studio(9_000, 9_000);
  expect(await shrink(jpeg(), '4g', open)).toEqual({ fault: 'large' });
  expect([drawn, closed()]).toEqual([[], 1]);
});

test('a file that only begins like a picture is refused, and so is a tiny picture', async () => {
  expect(await shrink(jpeg(), '4g', () => Promise.reject(new Error()))).toEqual({ fault: 'unreadable' });
  const { open, closed } = studio(500, 400);
  expect(await shrink(jpeg(), '4g', open)).toEqual({ fault: 'small' });
  expect(closed()).toBe(1);
});

test('a picture that stays too heavy at every setting is refused', async () => {
  const { open } = studio(1_600, 1_600, 10);
  expect(await shrink(jpeg(), '4g', open)).toEqual({ fault: 'heavy' });
});

const broken = () => {
  throw new Error('There is no memory.');
};
test.each([
  ['no canvas to draw on', { jpeg: broken }],
  ['a canvas that can’t be encoded', { jpeg: () => Promise.reject(new Error()) }],
  ['pixels that can’t be read', { pixels: broken }],
])('with %s the failure is reported and the picture is released (F5)', async (_, spoilt) => {
  const { open, closed } = studio(1_600, 1_200);
  const editor: ImageEditor = async (file) => ({ ...(await open(file)), ...spoilt });
  expect(await shrink(jpeg(), '4g', editor)).toEqual({ fault: 'undrawn' });
  expect(closed()).toBe(1);
});
